"""The quest phase and the travel phase: committing, revealing, comparing, travelling."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, committed

make_up("T-520", "location", "Barren Hill", threat=4)
make_up("T-521", "location", "Quiet Glade", threat=0)
make_up("T-522", "treachery", "A Rush of Wings", keywords=("surge",))
HILL, GLADE, RUSH = "Barren Hill", "Quiet Glade", "A Rush of Wings"


def progress(t: Table) -> int:
    return t.g.pieces[t.g.zones["quest"][0]].progress


# 3.2 Committing


@pytest.mark.parametrize("count", range(4))
@pytest.mark.rule("LCG-413")
def test_any_number_of_characters_may_commit(count: int) -> None:
    heroes = ["Aragorn", "Gimli", "Legolas"]
    t = Table(heroes=heroes, hand=[TUNE], step="3.2")
    assert t.asked("Ana") == "lcg-ask-commit"
    t.choose_all("commit", *heroes[:count]).until(step="3.2w")
    assert [t[hero].committed for hero in heroes] == [index < count for index in range(3)]


@pytest.mark.rule("LCG-414")
def test_committing_exhausts_and_who_is_exhausted_cannot() -> None:
    t = Table(heroes=["Aragorn", {"card": "Gimli", "exhausted": True}], hand=[TUNE], step="3.2")
    assert not t.offers("commit", "Gimli")
    refusal = t.refusal("Gimli", t.g.zones["quest"][0])
    assert refusal is not None
    assert refusal.rule == "LCG-414"
    t.choose_all("commit", "Aragorn").until(step="3.2w")
    assert t["Aragorn"].exhausted
    assert not t["Gimli"].committed


# 3.3 Staging


@pytest.mark.rule("LCG-415")
def test_one_card_is_revealed_for_each_player() -> None:
    heroes = {"Ana": "Aragorn", "Bor": "Gimli", "Cal": "Legolas"}
    t = Table(
        players={name: {"heroes": [hero], "hand": [TUNE]} for name, hero in heroes.items()},
        encounter_deck=[GLADE] * 5,
        step="3.3",
    )
    assert t.step == "3.3w"
    assert t.said("lcg-log-revealed") == 3
    assert t.titles("staging") == [GLADE] * 3
    assert len(t.titles("encounter_deck")) == 2


@pytest.mark.rule("LCG-416")
def test_a_when_revealed_effect_resolves_before_the_next_card_is_turned_up() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn", "Legolas"]}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}},
        encounter_deck=["King Spider", GLADE],
        step="3.3",
    )
    assert t.asked("Ana") == "lcg-ask-exhaust-some"
    assert t.titles("encounter_deck") == [GLADE]
    t.choose_all("choose", "Legolas")
    assert t["Legolas"].exhausted
    assert t.titles("staging") == ["King Spider", GLADE]


@pytest.mark.rule("LCG-417", "LCG-302")
def test_a_treachery_is_discarded_unless_it_says_otherwise() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"], "threat": 30}, "Bor": {"heroes": ["Gimli"], "allies": ["Faramir"]}},
        encounter_deck=["Eyes of the Forest", "Caught in a Web", GLADE],
        step="3.3",
    )
    assert t.step == "3.3w"
    assert t.titles("encounter_discard") == ["Eyes of the Forest"]
    assert t["Aragorn"].attachments == [t.id("Caught in a Web")]


@pytest.mark.rule("LCG-337")
def test_an_empty_encounter_deck_is_made_anew_while_questing() -> None:
    t = Table(hand=[TUNE], encounter_deck=[], encounter_discard=[GLADE, GLADE, GLADE], step="3.3")
    assert t.step == "3.3w"
    assert t.said("lcg-log-shuffles") == 1
    assert t.titles("staging") == [GLADE]
    assert t.titles("encounter_deck") == [GLADE, GLADE]
    assert t.titles("encounter_discard") == []


@pytest.mark.rule("LCG-337", "LCG-442")
def test_a_deck_that_runs_out_with_the_last_card_of_staging_gives_shadow_cards() -> None:
    t = Table(
        hand=[TUNE], engaged=["Forest Spider"], encounter_deck=[GLADE], encounter_discard=[HILL, HILL], step="3.3"
    )
    assert t.step == "3.3w"
    assert (t.titles("encounter_deck"), t.titles("encounter_discard")) == ([HILL, HILL], [])
    assert t.titles("staging") == [GLADE]
    t.until(step="6.2w")
    assert len(t["Forest Spider"].shadows) == 1


@pytest.mark.rule("LCG-337", "LCG-442")
def test_a_deck_that_runs_out_after_the_quest_phase_stays_empty() -> None:
    t = Table(hand=[TUNE], engaged=["Forest Spider"], encounter_deck=[], encounter_discard=[HILL], step="4.2")
    t.until(step="6.2w")
    assert (t["Forest Spider"].shadows, t.titles("encounter_deck")) == ([], [])


@pytest.mark.rule("LCG-337")
def test_the_card_that_was_the_last_is_not_in_the_new_deck() -> None:
    """A treachery with Surge is the last card: the deck is made anew without it, and its Surge finds a card there."""
    t = Table(hand=[TUNE], encounter_deck=[RUSH], encounter_discard=[HILL, HILL], step="3.3")
    assert t.step == "3.3w"
    assert t.said("lcg-log-shuffles") == 1
    assert t.titles("staging") == [HILL]
    assert (t.titles("encounter_deck"), t.titles("encounter_discard")) == ([HILL], [RUSH])


@pytest.mark.rule("LCG-337")
def test_a_treachery_that_was_deck_and_pile_lies_in_the_pile_until_a_card_is_needed() -> None:
    alone: dict[str, Any] = {"hand": [TUNE], "encounter_discard": [], "threat": 20, "step": "3.3"}
    t = Table(encounter_deck=["Evil Storm"], **alone)
    assert t.step == "3.3w"
    assert (t.titles("encounter_deck"), t.titles("encounter_discard")) == ([], ["Evil Storm"])
    t = Table(encounter_deck=[RUSH, HILL], **alone)
    assert t.step == "3.3w"
    assert (t.titles("encounter_deck"), t.titles("staging")) == ([RUSH], [HILL])


# 3.4 Resolving


@pytest.mark.rule("LCG-418", "LCG-422")
def test_on_a_tie_nothing_happens() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [committed("Glorfindel"), committed("Aragorn")], "threat": 28},
            "Bor": {"heroes": [committed("Denethor")], "threat": 30, "hand": [TUNE]},
        },
        staging=["Forest Spider", HILL],
        step="3.4",
    )
    assert t.step == "3.4w"
    told = next(line.message.params for line in t.session.log if line.message.id == "lcg-log-quest")
    assert (told["willpower"], told["threat"]) == (6, 6)
    assert progress(t) == 0
    assert (t.threat("Ana"), t.threat("Bor")) == (28, 30)


@pytest.mark.rule("LCG-419")
def test_the_surplus_of_willpower_becomes_progress() -> None:
    t = Table(
        heroes=[committed("Éowyn"), committed("Aragorn"), committed("Gimli")],
        hand=[TUNE],
        staging=[HILL, "Black Forest Bats"],
        step="3.4",
    )
    assert t.step == "3.4w"
    assert progress(t) == 3  # 8 against 5
    assert t.threat() == 25


@pytest.mark.rule("LCG-420")
def test_the_active_location_takes_the_progress_first() -> None:
    t = Table(
        heroes=[committed("Éowyn"), committed("Glorfindel"), committed("Aragorn")],
        hand=[TUNE],
        staging=[HILL],
        active_location={"card": "Old Forest Road", "progress": 1},
        step="3.4",
    )
    assert t.step == "3.4w"
    assert t.titles("active_location") == []
    assert t.titles("encounter_discard") == ["Old Forest Road"]
    assert progress(t) == 3


@pytest.mark.rule("LCG-421")
def test_a_failed_quest_raises_the_threat_of_every_player() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [committed("Éowyn")], "threat": 28},
            "Bor": {"heroes": ["Gimli"], "threat": 30, "hand": [TUNE]},
        },
        staging=[HILL, "East Bight Patrol"],
        step="3.4",
    )
    assert t.step == "3.4w"
    assert (t.threat("Ana"), t.threat("Bor")) == (31, 33)


@pytest.mark.rule("LCG-423")
def test_committed_characters_stay_so_until_the_phase_ends() -> None:
    t = Table(allies=[committed("Faramir")], hand=[TUNE], step="3.4")
    assert t.step == "3.4w"
    assert t["Faramir"].committed
    t.passes()
    assert t.step == "4.2w"
    assert not t["Faramir"].committed


@pytest.mark.rule("LCG-424")
def test_who_quested_is_still_exhausted_in_combat() -> None:
    t = Table(heroes=["Éowyn", "Aragorn"], hand=[TUNE], engaged=["Forest Spider"], step="3.2")
    t.choose_all("commit", "Éowyn").until(step="6.4.1")
    assert t["Éowyn"].exhausted
    assert not t.offers("defend", "Éowyn")
    t.choose("defend", "Aragorn").until(step="7.4w")
    assert t.said("lcg-log-attacks") == 0  # both were exhausted: nobody was asked to attack


# 3.5 The phase ends


@pytest.mark.rule("LCG-425")
def test_a_bonus_until_the_end_of_the_phase_is_gone_after_the_quest() -> None:
    t = Table(heroes=["Gimli"], allies=["Faramir"], hand=[TUNE], step="3.1")
    t.choose("use", "Faramir")
    assert t.number("Gimli", "willpower") == 3
    t.until(step="3.4w")
    assert t.number("Gimli", "willpower") == 3
    t.passes()
    assert t.step == "4.2"
    assert t.number("Gimli", "willpower") == 2


# 4 Travelling


@pytest.mark.rule("LCG-427")
def test_the_players_may_travel_to_a_location_of_the_staging_area() -> None:
    t = Table(hand=[TUNE], staging=["Enchanted Stream"], step="4.2")
    assert t.offers("stay")
    t.choose("travel", "Enchanted Stream")
    assert t.titles("active_location") == ["Enchanted Stream"]
    assert t.titles("staging") == []


@pytest.mark.rule("LCG-428")
def test_only_one_journey_each_time() -> None:
    t = Table(heroes=["Aragorn"], hand=[TUNE], staging=["Enchanted Stream", "Great Forest Web"], step="4.2")
    t.choose("travel", "Enchanted Stream")
    assert t.step == "4.2w"
    assert t.refusal("Great Forest Web", "active_location") is not None
    t.until(step="3.1w").until(step="4.2w")
    assert t.titles("active_location") == ["Enchanted Stream"]  # in the next round the place was taken


@pytest.mark.rule("LCG-429")
def test_the_first_player_decides_whether_and_where() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}},
        first_player="Bor",
        staging=["Great Forest Web", "Enchanted Stream"],
        step="4.2",
    )
    assert t.asked("Bor") == "lcg-ask-travel"
    assert t.offers("travel", "Great Forest Web")
    t.choose("stay")
    assert t.step == "4.2w"
    assert t.titles("active_location") == []


@pytest.mark.rule("LCG-430")
def test_after_the_travel_phase_nobody_travels() -> None:
    t = Table(hand=[TUNE], staging=["Enchanted Stream"], step="4.3")
    assert t.step == "5.2w"
    assert not t.offers("travel")
    refusal = t.refusal("Enchanted Stream", "active_location")
    assert refusal is not None
    assert refusal.rule == "LCG-374"


@pytest.mark.rule("LCG-369")
def test_a_travel_cost_is_paid_before_travelling() -> None:
    t = Table(heroes=["Aragorn", "Gimli"], hand=[TUNE], staging=["Great Forest Web"], step="4.2")
    t.choose("travel", "Great Forest Web")
    assert t.asked("Ana") == "lcg-ask-exhaust-hero"
    assert t.zone("Great Forest Web") == "staging"
    t.choose("choose", "Gimli")
    assert t["Gimli"].exhausted
    assert not t["Aragorn"].exhausted
    assert t.zone("Great Forest Web") == "active_location"


@pytest.mark.rule("LCG-370")
def test_who_cannot_pay_the_travel_cost_cannot_travel() -> None:
    tired = {"card": "Aragorn", "exhausted": True}
    t = Table(heroes=[tired], staging=["Great Forest Web", "Enchanted Stream"], step="4.2")
    assert not t.offers("travel", "Great Forest Web")
    refusal = t.refusal("Great Forest Web", "active_location")
    assert refusal is not None
    assert refusal.rule == "LCG-370"
