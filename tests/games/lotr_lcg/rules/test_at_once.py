"""What happens at once: one window, each event answered apart, and who puts it in order."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.vocabulary.abilities import forced, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import choosing, instead
from desktop_app.games.lotr_lcg.vocabulary.groups import character, the_card
from desktop_app.games.lotr_lcg.vocabulary.triggers import would_be_destroyed
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, heal_all
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

GUARDIAN_SPIRIT = make_up("T-630", "ally", "Guardian Spirit")
"""Forced: when a hero would be destroyed, heal all its damage instead."""
forced(GUARDIAN_SPIRIT, would_be_destroyed("hero"), do=instead(heal_all.on(the_card)))
REACH = "The Necromancer’s Reach"
PAIR = make_up("T-634", "treachery", "Two by Two")
"""When Revealed: the first player chooses 2 characters; each takes 2 damage."""
when_revealed(PAIR, choosing(character, deal_damage(2), 2, ask="lcg-ask-exhaust-some"))


def tired(title: str, damage: int = 0) -> dict[str, object]:
    return {"card": title, "exhausted": True, "damage": damage}


def three_deaths() -> Table:
    """An ally of each of three players dies; Ana may answer the death of an ally with an event."""
    players: dict[str, dict[str, Any]] = {
        "Ana": {"heroes": [{"card": "Aragorn", "resources": 2}], "hand": ["Valiant Sacrifice", "Valiant Sacrifice"]},
        "Bor": {"heroes": ["Gimli"]},
        "Cal": {"heroes": ["Beravor"]},
    }
    for name, ally in (("Ana", "Snowbourn Scout"), ("Bor", "Silverlode Archer"), ("Cal", "Gondorian Spearman")):
        players[name]["allies"] = [tired(ally)]
    return Table(players=players, encounter_deck=[REACH, "Enchanted Stream", "Enchanted Stream"], step="3.3")


@pytest.mark.rule("LCG-103", "LCG-345")
def test_a_response_says_which_of_three_deaths_it_answers() -> None:
    t = three_deaths()
    deaths = [t.id(title) for title in ("Snowbourn Scout", "Silverlode Archer", "Gondorian Spearman")]
    one, other = (t.g.zones["hand:A"][index] for index in (0, 1))
    offered = [(option.source, option.target) for option in t.question.options if option.verb == "respond"]
    assert sorted(offered) == sorted((event, death) for event in (one, other) for death in deaths)
    t.choose("respond", one, "Silverlode Archer")
    assert (len(t.titles("hand:A")), len(t.titles("hand:B")), len(t.titles("hand:C"))) == (1, 2, 0)
    t.choose("respond", other, "Gondorian Spearman")
    assert (len(t.titles("hand:A")), len(t.titles("hand:B")), len(t.titles("hand:C"))) == (0, 2, 2)


@pytest.mark.rule("LCG-103")
def test_damage_and_the_death_it_brings_are_answered_in_any_order() -> None:
    for first, second in (("Glóin", "Horn of Gondor"), ("Horn of Gondor", "Glóin")):
        t = Table(
            heroes=[tired("Glóin"), {"card": "Gimli", "attachments": ["Horn of Gondor"]}],
            allies=[tired("Snowbourn Scout")],
            hand=[TUNE],
            encounter_deck=[REACH],
            step="3.3",
        )
        assert t.offers("respond", first)
        assert t.offers("respond", second)
        t.choose("respond", first).choose("respond", second)
        assert (t["Glóin"].resources, t["Gimli"].resources) == (1, 1)


@pytest.mark.rule("LCG-266")
def test_a_forced_ability_saves_before_anybody_is_asked_to() -> None:
    t = Table(
        heroes=[tired("Aragorn", damage=4), "Gimli"],
        allies=["Guardian Spirit", "Surgeon", "Bell Ringer"],
        encounter_deck=[REACH],
        step="3.3",
    )
    assert t.asked("Ana") == "lcg-ask-respond"
    assert [line.message.id for line in t.session.log].count("lcg-log-forced") == 1
    t.passes()
    assert (t.zone("Aragorn"), t["Aragorn"].damage) == ("play:A", 0)


@pytest.mark.rule("LCG-278")
def test_who_owns_several_that_die_at_once_orders_them() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": [tired("Snowbourn Scout"), tired("Silverlode Archer")]},
            "Bor": {"heroes": ["Gimli"], "allies": [tired("Gondorian Spearman")]},
        },
        first_player="Bor",
        encounter_deck=[REACH, "Enchanted Stream", "Enchanted Stream"],
        step="3.3",
    )
    assert t.asked("Ana") == "lcg-ask-discard-order"
    t.choose_all("put", "Silverlode Archer", "Snowbourn Scout")
    assert t.titles("discard:A") == ["Silverlode Archer", "Snowbourn Scout"]
    assert t.titles("discard:B") == ["Gondorian Spearman"]


@pytest.mark.rule("LCG-103", "LCG-054")
def test_two_that_one_sentence_chooses_are_hurt_together_and_die_in_one_window() -> None:
    heroes = [{"card": "Gimli", "attachments": ["Horn of Gondor"]}]
    scouts = ["Snowbourn Scout", "Gléowine"]
    t = Table(heroes=heroes, allies=scouts, hand=[TUNE], encounter_deck=["Two by Two", "Enchanted Stream"], step="3.3")
    t.choose_all("choose", *scouts).passes()  # as they lie on the pile
    assert len(t.find("respond", "Horn of Gondor")) == 2
    t.choose("respond", "Horn of Gondor").choose("respond", "Horn of Gondor")
    assert t["Gimli"].resources == 2
