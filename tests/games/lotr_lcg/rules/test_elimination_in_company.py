"""Players who are out in the middle of something: several at once, by the first of many cards, by a shadow card."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.vocabulary.abilities import when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import both, choosing
from desktop_app.games.lotr_lcg.vocabulary.groups import hero, in_discard, you
from desktop_app.games.lotr_lcg.vocabulary.moving import take_back
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, raise_threat
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, tired

NAZGUL, ROAD, CAVERNS, ORC_GUARD = "Nazgûl of Dol Guldur", "Old Forest Road", "Endless Caverns", "Orc Guard"

LAST_WORD, LAST_GIFT = "The Last Word", "The Last Gift"
make_up("T-995", "treachery", LAST_WORD)
make_up("T-996", "treachery", LAST_GIFT)
when_revealed("T-995", both(raise_threat(60).on(you), choosing(hero, deal_damage(1), ask="lcg-ask-damage", named=1)))
when_revealed("T-996", both(raise_threat(60).on(you), choosing(in_discard, take_back)))


def three(ana: dict[str, Any], bor: dict[str, Any], cal: dict[str, Any], **setup: Any) -> Table:
    heroes = {"Ana": "Gimli", "Bor": "Thalin", "Cal": "Éowyn"}
    players = {name: {"heroes": [heroes[name]], "threat": 20} for name in heroes}
    for name, more in (("Ana", ana), ("Bor", bor), ("Cal", cal)):
        players[name] |= more
    return Table(players=players, **setup)


@pytest.mark.rule("LCG-155", "LCG-211")
def test_a_storm_that_takes_two_players_at_once_leaves_the_third_with_the_token() -> None:
    """And with the cards that were to be revealed for them in this phase."""
    t = three(
        {"heroes": [{"card": "Gimli", "damage": 4}], "threat": 35, "engaged": ["Wargs"]},
        {"heroes": [{"card": "Thalin", "damage": 3}], "threat": 40, "engaged": ["King Spider"]},
        {"threat": 34, "hand": [TUNE]},
        encounter_deck=["Evil Storm", ROAD, STREAM, "Hummerhorns"],
        step="3.3",
    ).until("3.3w")
    assert (t.g.eliminated, t.g.first_player) == (["A", "B"], "C")
    assert sorted(t.titles("staging")) == sorted(["Wargs", "King Spider", ROAD, STREAM])
    assert t["Éowyn"].damage == 0


@pytest.mark.rule("LCG-232", "LCG-265")
def test_surge_goes_on_when_its_doom_eliminates_who_revealed_it() -> None:
    t = three(
        {"threat": 49},
        {"hand": [TUNE]},
        {"hand": [TUNE]},
        encounter_deck=[CAVERNS, ROAD, "Wargs", "Hummerhorns", STREAM],
        step="3.3",
    ).until("3.3w")
    assert (t.g.eliminated, t.g.first_player) == (["A"], "B")
    assert t.titles("staging") == [CAVERNS, ROAD, "Wargs", "Hummerhorns"]


@pytest.mark.rule("LCG-155", "LCG-159")
def test_the_nazgul_that_takes_the_last_hero_attacks_nobody_any_more() -> None:
    t = three(
        {"engaged": [{"card": NAZGUL, "shadows": ["Dol Guldur Orcs", "Hummerhorns"]}]},
        {"heroes": [tired("Thalin")], "hand": [TUNE]},
        {},
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").passes()
    t.choose("choose", "Gimli") if t.asked() == "lcg-ask-discard-character" else None
    t.until(step="7.4w")
    assert (t.g.eliminated, t.zone(NAZGUL), t.zone("Hummerhorns")) == (["A"], "staging", "encounter_discard")
    assert (t.said("lcg-log-undefended-damage"), t["Thalin"].damage) == (0, 0)


@pytest.mark.rule("LCG-155", "LCG-461")
def test_the_sniper_that_takes_the_first_player_lets_the_round_go_on() -> None:
    t = three(
        {"heroes": [{"card": "Gimli", "damage": 4}]},
        {"heroes": ["Thalin"], "hand": [TUNE]},
        {"heroes": ["Éowyn"]},
        staging=["Goblin Sniper"],
        step="6.11",
    ).until("7.4w")
    assert (t.g.eliminated, t["Thalin"].damage, t["Éowyn"].damage) == (["A"], 1, 1)
    assert (t.threat("Bor"), t.g.first_player) == (21, "C")


def test_behind_the_gate_there_is_a_guard_for_whoever_has_a_deck() -> None:
    t = three({"deck": ["Feint"]}, {"deck": []}, {"deck": ["Beorn"]}, staging=["Tower Gate"], step="4.2")
    t.choose("travel", "Tower Gate")
    assert [t.titles(f"engaged:{seat}") for seat in "ABC"] == [[ORC_GUARD], [], [ORC_GUARD]]
    assert (t.titles("deck:A"), t.titles("deck:C")) == ([], [])


@pytest.mark.rule("LCG-415")
def test_massing_at_night_reveals_for_each_who_is_still_there() -> None:
    t = three(
        {"threat": 49},
        {"hand": [TUNE]},
        {},
        encounter_deck=["Cavern Guardian", "Massing at Night", ROAD, "Wargs", "Hummerhorns", STREAM],
        step="3.3",
    ).until("3.3w")
    assert t.g.eliminated == ["A"]
    assert t.titles("staging") == ["Cavern Guardian", ROAD, "Wargs", "Hummerhorns"]  # two of them for the two left


def test_a_prisoner_of_the_log_who_is_not_at_the_table_is_another_hero() -> None:
    t = Table(
        heroes=["Gimli", "Aragorn"],
        hand=[TUNE],
        scenario="escape_from_dol_guldur",
        campaign={"prisoner": "Legolas"},
        allies=["Mendor"],
        quest_deck=["The Necromancer’s Tower", "Through the Caverns"],
        encounter_deck=["Gandalf’s Map", "Dungeon Torch", "Shadow Key", NAZGUL, *[STREAM] * 6],
        step="S7",
    ).until("1.3w")
    captive = t.titles("captive:A")
    assert "Mendor" in captive
    assert len({"Gimli", "Aragorn"} & set(captive)) == 1


@pytest.mark.rule("LCG-155", "LCG-212")
def test_who_is_out_in_the_middle_of_an_effect_chooses_nothing_any_more_and_takes_nothing() -> None:
    """Ana is eliminated by the first half of each card: Bor, first player by then, chooses for the one, and her discard
    pile is nobody's for the other."""
    decks = {"Ana": {"discard": ["Faramir", "Gandalf"]}, "Bor": {"hand": [TUNE]}}
    t = three(decks["Ana"], decks["Bor"], {}, encounter_deck=[LAST_WORD, STREAM, STREAM, STREAM], step="3.3")
    assert (t.g.eliminated, t.asked("Bor")) == (["A"], "lcg-ask-damage")
    t = three(decks["Ana"], decks["Bor"], {}, encounter_deck=[LAST_GIFT, STREAM, STREAM, STREAM], step="3.3")
    assert (t.until("3.3w").g.eliminated, t.g.zones["hand:A"]) == (["A"], [])
