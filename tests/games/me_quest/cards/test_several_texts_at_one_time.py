"""Texts that answer the same thing: who orders them, whose come first, and what is gone when its turn comes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.games.me_quest.events.turns import HeroDefeated
from desktop_app.games.me_quest.vocabulary.abilities import forced, reaction
from desktop_app.games.me_quest.vocabulary.gaining import discard_all_corruption, gain_favor
from desktop_app.games.me_quest.vocabulary.groups import you
from desktop_app.games.me_quest.vocabulary.hero_cards import damage
from desktop_app.games.me_quest.vocabulary.hero_turns import ends_turn
from desktop_app.games.me_quest.vocabulary.triggers import after, you_consult, you_rest
from tests.games.me_quest.shelf import make_up, on_the_shelf
from tests.games.me_quest.table import Table

PARRY, VOLLEY = "hero.argalad.parry", "hero.argalad.volley"
GRIEF, PITY = make_up("made.grief", "item", item="grief"), make_up("made.pity", "item", item="pity")
CURE, COMFORT = make_up("made.cure", "corruption"), make_up("made.comfort", "corruption")
DOOM, SORE = make_up("made.doom", "corruption"), make_up("made.sore", "corruption")
with on_the_shelf():
    forced(GRIEF, after(HeroDefeated, told="hero is defeated"), do=gain_favor(1).on(you))
    reaction(PITY, after(HeroDefeated, told="hero is defeated"), do=gain_favor(1).on(you))
    forced(CURE, you_rest, do=discard_all_corruption.on(you))
    forced(COMFORT, you_rest, do=gain_favor(3).on(you))
    forced(DOOM, you_consult, do=ends_turn)
    forced(SORE, you_rest, do=damage(30).on(you))


@pytest.fixture(autouse=True, scope="module")
def shelf() -> Iterator[None]:
    """The made-up cards are among the printed ones while these tests run."""
    with on_the_shelf():
        yield


@pytest.mark.parametrize(("first", "favor"), [(CURE, 0), (COMFORT, 3)])
def test_a_hero_orders_his_own_texts_and_one_may_take_the_other_away(first: str, favor: int) -> None:
    resting = {"at": "bree", "rest": [PARRY], "corruption": [CURE, COMFORT]}
    table = Table("rest", resting, story={"red": 3, "black": 3}).choose("rest")
    assert (table.who, table.question.prompt.id) == ("Ana", "meq-ask-which-first")
    chosen = next(option for option in table.question.options if table.g.codes[option.source] == first)
    table.answer([chosen.key])
    assert (table.count("corruption"), table.favor()) == (0, favor)


@pytest.mark.rule("MEQ-392", "MEQ-196")
def test_what_must_happen_comes_first_then_other_heroes_and_sauron_last() -> None:
    cold = {"encounter_deck_eriador_enedwaith": ["Cold be Hand and Heart and Bone"]}
    spent = {"at": "old_forest", "hand": [], "life": [PARRY] * 4, "rest": [VOLLEY], "items": [GRIEF, "Boat"]}
    wound = {"hand": ["Evil Wound"]}
    story = {"green": 7, "yellow": 1, "red": 2}
    table = Table("encounter", spent, {"items": [PITY]}, sau=wound, pool=8, story=story, zones=cold)
    table.choose("lose_item", "Boat")
    assert (table.favor(), table.who) == (1, "Bor")
    table.choose("respond", PITY)
    assert (table.favor("Bor"), table.who, table.offers("respond", "Evil Wound")) == (1, "Sau", True)


@pytest.mark.rule("MEQ-091", "MEQ-297")
def test_counsel_that_ends_the_turn_is_given_all_the_same_and_no_more_after_it() -> None:
    table = Table("explore", {"at": "bree", "corruption": [DOOM]}, at={"bree": ["Gandalf", "Aragorn"]})
    table.choose("consult_favor", "Gandalf")
    assert (table.who, table.favor(), table.zone("Gandalf"), table.at("Aragorn")) == ("Bor", 2, "characters", "bree")


@pytest.mark.rule("MEQ-234", "MEQ-248", "MEQ-403", "MEQ-407")
def test_who_falls_as_he_rests_has_rested_and_has_fallen() -> None:
    weak = {"at": "bree", "hand": [VOLLEY], "life": [PARRY] * 3, "rest": [PARRY] * 2, "favor": 1, "corruption": [SORE]}
    table = Table("rest", weak, story={"red": 5, "black": 5, "green": 3}).choose("rest")
    while table.who != "Bor":
        table.quietly()
    assert table.g.story["yellow"] == 2, "one space for the rest, one for the defeat"
    assert (table.at("Ana"), table.pools(), table.favor()) == ("fornost", (6, 0, 0), 0)
