"""Playing as Sauron: by a card of the deck or from the beginning, and what players know of each other."""

from __future__ import annotations

import pytest

from desktop_app.games.contract.decks import CardList
from desktop_app.games.meccg.book.set_up import BadSetUp, new_game
from desktop_app.games.meccg.reading.influence import general_limit
from desktop_app.games.meccg.reading.minions import is_sauron
from desktop_app.games.meccg.reading.numbers import hand_size
from desktop_app.games.meccg.reading.view import view
from desktop_app.games.meccg.table.presets import PresetDeck, load_presets
from desktop_app.games.meccg.table.set_up_form import FORM
from tests.games.meccg.table import Table, at

HEROES, MINIONS = "stewards_of_gondor", "marauding_brood_of_uglies"


def cards_of(deck: PresetDeck) -> CardList:
    """A shipped deck as it is brought to a table."""
    return CardList({part: dict(codes) for part, codes in deck.parts.items()}, {"alignment": deck.alignment})


def seated(*decks: str, begins_with: str = "LE-203") -> list[str]:
    """What the players of a new game are."""
    g = new_game([cards_of(load_presets()[deck]) for deck in decks], ("Ana", "Bor"), 1, begins_with=begins_with)
    return [view(g, "B").facts[f"kind:{seat}"] for seat in g.seats]


@pytest.mark.rule("MEC-378", "MEC-301")
def test_before_the_draft_both_players_know_what_the_other_is() -> None:
    assert seated(HEROES, MINIONS, begins_with="") == ["wizard", "ringwraith"]


@pytest.mark.rule("MEC-112", "MEC-113")
def test_a_minion_player_may_begin_as_sauron_against_a_wizard_alone() -> None:
    assert "sauron" in [option.id for option in FORM.options]
    assert seated(HEROES, MINIONS) == ["wizard", "sauron"]
    assert seated(HEROES, MINIONS, begins_with="BA-43") == ["wizard", "sauron"]
    assert seated(MINIONS, MINIONS) == ["ringwraith", "ringwraith"]
    assert seated(HEROES, HEROES) == ["wizard", "wizard"]


@pytest.mark.rule("MEC-112", "MEC-113")
def test_the_card_sauron_brings_in_as_many_as_one_likes() -> None:
    ana = {
        "kind": "ringwraith",
        "companies": [at("Dol Guldur", "Layos")],
        "hand": ["Sauron", "The Lidless Eye", "Muzgash", "Radbug"],
    }
    table = Table(ana, {"companies": [at("Rivendell", "Elrond")]})
    table.choose("play", "Sauron").until("organization")
    assert is_sauron(table.g, "A")
    assert general_limit(table.g, "A") == 30
    assert not table.offers("play", "The Lidless Eye")
    table.choose("organize").choose("bring", "Muzgash", "Dol Guldur").choose("bring", "Radbug", "Dol Guldur")
    assert table.titles("companies:A") == ["Layos", "Muzgash", "Radbug"]
    table.choose("organized").choose("done").until("discard-one")


@pytest.mark.rule("MEC-112", "MEC-427")
def test_sauron_takes_a_card_of_the_sideboard_once_a_turn_and_discards_no_second_character() -> None:
    ana = {
        "kind": "ringwraith",
        "companies": [at("Dol Guldur", "Layos", "Ostisen")],
        "events": ["Sauron"],
        "sideboard": ["Muzgash", "Radbug", "Wargs"],
        "hand": ["LE-167", "Dwar the Ringwraith", "Lagduf"],
    }
    table = Table(ana, {"companies": [at("Rivendell", "Elrond")]})
    assert hand_size(table.g, "A") == 8
    assert not table.offers("play", "LE-167")
    table.choose("use", "Sauron").until("target")
    assert sorted(table.g.codes[option.source] for option in table.question.options) == ["LE-25", "LE-38"]
    table.pick("Radbug").until("organization")
    assert table.zone("Radbug") == "deck:A"
    assert not table.offers("use", "Sauron")
    table.choose("organize").choose("dismiss", "Ostisen")
    assert not table.find("dismiss")
    assert table.refusal("Dwar the Ringwraith", "bring").rule == "MEC-112"
    table.choose("bring", "Lagduf", "Dol Guldur")
    assert "Lagduf" in table


@pytest.mark.rule("MEC-427")
@pytest.mark.parametrize(("card", "able"), [("Sauron", True), ("The Lidless Eye", False)])
def test_whoever_has_brought_in_one_discards_none_unless_he_may_bring_in_as_many_as_he_likes(
    card: str, able: bool
) -> None:
    """Whichever comes first: those whom the card Sauron lets in are not the one of the turn."""
    company = at("Dol Guldur", "Layos", "Ostisen")
    ana = {"kind": "ringwraith", "companies": [company], "events": [card], "hand": ["Muzgash"]}
    table = Table(ana, {"companies": [at("Rivendell", "Elrond")]}).choose("organize")
    table.choose("bring", "Muzgash", "Dol Guldur")
    assert table.offers("dismiss", "Ostisen") is able
    if able:
        table.choose("dismiss", "Ostisen")
    assert table.refusal("Layos", "dismiss").rule == "MEC-427"


@pytest.mark.rule("MEC-112")
def test_when_the_eye_is_gone_its_player_is_no_sauron_any_more() -> None:
    ana = {"kind": "ringwraith", "companies": [at("Dol Guldur", "Layos")], "events": ["The Lidless Eye"]}
    table = Table(ana, {"companies": [at("Rivendell", "Elrond")]})
    assert is_sauron(table.g, "A")
    assert not is_sauron(table.g, "B")
    gone = Table(ana | {"events": []}, {"companies": [at("Rivendell", "Elrond")]})
    assert not is_sauron(gone.g, "A")


@pytest.mark.rule("MEC-389", "MEC-348")
def test_a_deck_without_its_starting_site_is_refused() -> None:
    deck = cards_of(load_presets()[MINIONS])
    bare = CardList({**deck.parts, "sites": {"LE-351": 1}}, deck.options)
    with pytest.raises(BadSetUp, match="MEC-389"):
        new_game([bare, deck], ("Ana", "Bor"), 1)
