"""What the glossary says of keywords: ambush, insight, bestow and the others, from one source or from two."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.reading import numbers, queries
from desktop_app.games.thrones.reading.facts import Keyword, load_cards
from desktop_app.games.thrones.table.ability_words import ABILITY_WORDS
from tests.games.thrones.rules.changed_cards import lasts, prints
from tests.games.thrones.rules.test_glossary import WOLF
from tests.games.thrones.table import Table, attack, kneeling

# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-312")
def test_there_are_ten_keywords() -> None:
    ten = {"ambush", "bestow", "insight", "intimidate", "limited"}
    ten |= {"no_attachments", "pillage", "renown", "stealth", "terminal"}
    assert {each.id for card in load_cards().values() for each in card.keywords} <= ten
    assert [each for each in sorted(ten) if not ABILITY_WORDS.knows_keyword(each.replace("_", " "))] == []


@pytest.mark.rule("GOT-310", "GOT-180")
def test_a_keyword_from_two_sources_is_one() -> None:
    t = Table({"characters": ["Robb Stark", WOLF]}, step="4.2")
    lasts(t, "keyword:renown", "Robb Stark")
    lasts(t, "keyword:insight", "Robb Stark")
    t.choose("military").choose_all("attack", "Robb Stark").until(asked="got-ask-keyword")
    t.choose("first_renown").choose_all("renown", "Robb Stark")
    assert t["Robb Stark"].power == 1
    assert [each.id for each in queries.facts(t.g, t.id("Robb Stark")).keywords] == ["renown"]


def roberts_victory(bor: object, *lasting: str) -> Table:
    """Robert Baratheon (intimidate, renown) is about to win an unopposed power challenge."""
    effects = [{"kind": effect} for effect in lasting]
    robert, fight = kneeling("Robert Baratheon", effects=effects), attack("power", "Robert Baratheon")
    return Table({"characters": [robert]}, {"characters": [bor]}, step="4.2.2", challenge=fight)


@pytest.mark.rule("GOT-530", "GOT-230")
def test_two_keywords_that_could_do_something_are_put_in_order() -> None:
    t = roberts_victory(WOLF).until(asked="got-ask-keyword")
    assert {option.verb for option in t.question.options} == {"first_intimidate", "first_renown"}


@pytest.mark.rule("GOT-530", "GOT-230")
def test_intimidate_is_not_put_in_order_where_nobody_could_be_knelt() -> None:
    t = roberts_victory(kneeling(WOLF))
    assert t.asked == "got-ask-uses-keyword"
    t.choose_all("renown", "Robert Baratheon")
    assert t["Robert Baratheon"].power == 1


@pytest.mark.rule("GOT-530", "GOT-395")
def test_nobody_orders_renown_of_who_cannot_gain_power() -> None:
    t = roberts_victory(kneeling(WOLF), "keyword:insight", "cannot:gain_power")
    assert t.asked == "got-ask-uses-keyword"
    assert {option.verb for option in t.question.options} == {"insight"}


@pytest.mark.rule("GOT-137", "GOT-311")
def test_of_two_ambush_values_one_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    prints(monkeypatch, "Direwolf Pup", keywords=(Keyword("ambush", 1),))
    t = Table({"gold": 2, "hand": ["Direwolf Pup"], "locations": ["The Wolfswood"]}, step="4.1w")
    assert [option.detail for option in t.find("ambush", "Direwolf Pup")] == ["1", "2"]
    t.session.answer([t.find("ambush", "Direwolf Pup")[0].key])
    assert t.gold() == 1


@pytest.mark.rule("GOT-422", "GOT-424")
def test_no_attachments_of_a_kind_bars_that_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    weapons = Keyword("no_attachments", only=("weapon",))
    prints(monkeypatch, "Robb Stark", keywords=(weapons,))
    prints(monkeypatch, "Eddard Stark", keywords=(weapons, Keyword("no_attachments", excepted=("weapon",))))
    t = Table({"gold": 9, "hand": ["Ice", "Little Bird"], "characters": ["Robb Stark", "Eddard Stark"]}, step="3.2w")
    assert not t.offers("marshal", "Ice")
    assert t.offers("marshal", "Little Bird", "Robb Stark")
    assert not t.offers("marshal", "Little Bird", "Eddard Stark")


# -- bestow ------------------------------------------------------------------------------------------------------------


def bestowed(monkeypatch: pytest.MonkeyPatch, gold: int, most: int, name: str = WOLF) -> Table:
    prints(monkeypatch, name, keywords=(Keyword("bestow", most),))
    t = Table({"gold": gold, "hand": [name], "characters": ["Arya Stark"]}, {"power": 1}, step="3.2w")
    return t.choose("marshal", name)


@pytest.mark.rule("GOT-155", "GOT-157")
@pytest.mark.parametrize(("gold", "most", "offered"), [(9, 2, "012"), (4, 3, "012"), (2, 2, "")])
def test_so_much_gold_may_go_on_a_card(monkeypatch: pytest.MonkeyPatch, gold: int, most: int, offered: str) -> None:
    t = bestowed(monkeypatch, gold, most)
    told = "".join(option.detail for option in t.question.options if option.verb == "bestow")
    assert told == offered


@pytest.mark.rule("GOT-158", "GOT-159")
def test_bestowed_gold_is_in_no_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    t = bestowed(monkeypatch, 5, 2)
    t.session.answer([t.question.options[2].key])
    assert (t.gold(), t[WOLF].count("gold")) == (1, 2)
    assert numbers.dominance_total(t.g, "A") == 2 + 2 + 1, "Arya, the knight, and the pool alone"
    t.until("7.3w")
    assert (t.gold(), t[WOLF].count("gold")) == (0, 2)
    assert t.g.treasury["gold"] == -2


@pytest.mark.rule("GOT-156")
def test_bestow_comes_before_reactions(monkeypatch: pytest.MonkeyPatch) -> None:
    t = bestowed(monkeypatch, 5, 1, "Vanguard Lancer")
    assert t.asked == "got-ask-bestow"
    t.session.answer([t.question.options[1].key])
    assert t.offers("respond", "Vanguard Lancer")
    assert t["Vanguard Lancer"].count("gold") == 1
