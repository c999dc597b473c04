"""The encounter phase and the dealing of shadow cards: who engages whom, and who gets which card."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.reading.queries import facts
from tests.games.lotr_lcg.props import DOORWARDEN, TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table
from tests.games.lotr_lcg.walk import Walk

for _code, _cost in (("T-530", 20), ("T-531", 30), ("T-532", 32), ("T-533", 34), ("T-534", 38), ("T-535", 45)):
    make_up(_code, "enemy", f"Lurker ({_cost})", engagement_cost=_cost, hit_points=9)


def lurkers(*costs: int) -> list[str]:
    return [f"Lurker ({cost})" for cost in costs]


# 5 Engaging


@pytest.mark.rule("LCG-432")
def test_players_may_engage_in_player_order_and_an_enemy_only_once() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"], "threat": 10}, "Bor": {"heroes": ["Gimli"], "threat": 10}},
        staging=lurkers(20),
        step="5.2",
    )
    assert t.asked("Ana") == "lcg-ask-engage"
    t.choose("engage", "Lurker (20)")
    assert t.zone("Lurker (20)") == "engaged:A"
    assert t.asked("Ana") == "lcg-ask-defender"  # Bor was not asked: none was left


@pytest.mark.rule("LCG-432")
def test_who_declines_leaves_the_enemy_to_the_next_player() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"], "threat": 10}, "Bor": {"heroes": ["Gimli"], "threat": 10}},
        staging=lurkers(20),
        step="5.2",
    )
    t.passes().asked("Bor")
    t.choose("engage", "Lurker (20)")
    assert t.zone("Lurker (20)") == "engaged:B"


@pytest.mark.rule("LCG-433")
def test_the_highest_engagement_cost_within_the_threat_engages() -> None:
    t = Table(hand=[TUNE], heroes=["Aragorn"], threat=35, staging=["Goblin Sniper", *lurkers(32, 30)], step="5.3")
    told = [line.message.params["card"] for line in t.session.log if line.message.id == "lcg-log-engages"]
    assert told[0] == t.g.ref(t.id("Lurker (32)"))
    assert t.zone("Goblin Sniper") == "staging"


@pytest.mark.rule("LCG-434")
def test_every_player_makes_one_check_in_player_order() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "threat": 30},
            "Bor": {"heroes": ["Gimli"], "threat": 40, "hand": [TUNE]},
        },
        staging=["Forest Spider", "Forest Spider"],
        step="5.3",
    )
    assert t.asked("Ana") == "lcg-ask-which-engages"
    t.choose("choose", "Forest Spider")
    assert t.step == "5.3w"
    assert t.titles("engaged:A") == t.titles("engaged:B") == ["Forest Spider"]


@pytest.mark.rule("LCG-435", "LCG-360")
def test_checks_go_round_until_no_enemy_can_engage() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "threat": 35},
            "Bor": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]},
        },
        staging=lurkers(34, 30, 45),
        step="5.3",
    )
    assert t.step == "5.3w"
    assert t.titles("engaged:A") == lurkers(34, 30)
    assert t.titles("staging") == lurkers(45)


@pytest.mark.rule("LCG-436")
def test_an_engagement_by_choice_can_be_answered() -> None:
    t = Table(allies=[DOORWARDEN], threat=10, staging=["Forest Spider"], step="5.2")
    t.choose("engage", "Forest Spider")
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.offers("respond", DOORWARDEN)


@pytest.mark.rule("LCG-436")
def test_an_engagement_by_a_check_can_be_answered() -> None:
    t = Table(allies=[DOORWARDEN], threat=30, staging=["Forest Spider"], step="5.3")
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.offers("respond", DOORWARDEN)


@pytest.mark.rule("LCG-436")
def test_an_engagement_by_a_card_can_be_answered() -> None:
    rich = {"card": "Aragorn", "resources": 3}
    t = Table(heroes=[rich], allies=[DOORWARDEN], hand=["Son of Arnor"], staging=["Forest Spider"])
    t.play("Son of Arnor").choose("respond", "Son of Arnor")
    assert t.zone("Forest Spider") == "engaged:A"
    assert t.offers("respond", DOORWARDEN)


@pytest.mark.rule("LCG-437")
def test_combat_follows_the_encounter_phase() -> None:
    t = Walk(hand=[TUNE], step="5.4")
    assert t.walked == ["5.4", "6.1", "6.2", "6.2w"]


# 6.2 Shadow cards


@pytest.mark.rule("LCG-439")
def test_engaged_enemies_get_a_shadow_card_and_others_none() -> None:
    t = Table(
        hand=[TUNE],
        engaged=["Forest Spider", "King Spider"],
        staging=["Goblin Sniper"],
        encounter_deck=["Enchanted Stream"] * 5,
        step="6.2",
    )
    assert t.step == "6.2w"
    for enemy in ("Forest Spider", "King Spider"):
        assert len(t[enemy].shadows) == 1
        assert t[enemy].shadows[0] not in t.g.turned
    assert t["Goblin Sniper"].shadows == []
    assert len(t.titles("encounter_deck")) == 3


def shadow_of(t: Table, enemy: str) -> str:
    (shadow,) = t[enemy].shadows
    return facts(t.g, shadow).titles["en"]


@pytest.mark.rule("LCG-440")
def test_shadow_cards_are_dealt_in_player_order() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "engaged": ["Forest Spider"]},
            "Bor": {"heroes": ["Gimli"], "engaged": ["King Spider"], "hand": [TUNE]},
        },
        first_player="Bor",
        encounter_deck=["Wolf Rider", "Black Forest Bats"],
        step="6.2",
    )
    assert t.step == "6.2w"
    assert shadow_of(t, "King Spider") == "Wolf Rider"
    assert shadow_of(t, "Forest Spider") == "Black Forest Bats"


@pytest.mark.rule("LCG-441")
def test_shadow_cards_are_dealt_from_the_highest_engagement_cost_down() -> None:
    t = Table(
        hand=[TUNE],
        engaged=lurkers(20, 38, 30),
        encounter_deck=["Wolf Rider", "Black Forest Bats", "King Spider"],
        step="6.2",
    )
    assert t.step == "6.2w"
    assert shadow_of(t, "Lurker (38)") == "Wolf Rider"
    assert shadow_of(t, "Lurker (30)") == "Black Forest Bats"
    assert shadow_of(t, "Lurker (20)") == "King Spider"


def two_of_a_cost(**setup: Any) -> Table:
    """Two Enemies of engagement cost 10 before Ana, step 6.2 to come."""
    return Table(hand=[TUNE], engaged=["Wolf Rider", "Dol Guldur Orcs"], **{"step": "6.2", **setup})


@pytest.mark.rule("LCG-441")
def test_nobody_is_asked_which_of_equals_gets_the_first_of_cards_that_nobody_knows() -> None:
    assert two_of_a_cost().step == "6.2w"


@pytest.mark.rule("LCG-441", "LCG-442")
def test_of_equals_the_first_player_says_who_gets_the_last_card() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "engaged": ["Wolf Rider", "Dol Guldur Orcs"]},
            "Bor": {"heroes": ["Gimli"], "hand": [TUNE]},
        },
        first_player="Bor",
        encounter_deck=["King Spider"],
        step="6.2",
    )
    assert t.asked("Bor") == "lcg-ask-shadow-order"
    t.choose_all("put", "Dol Guldur Orcs", "Wolf Rider")
    assert (shadow_of(t, "Dol Guldur Orcs"), t["Wolf Rider"].shadows) == ("King Spider", [])


@pytest.mark.rule("LCG-442")
def test_where_no_card_is_left_or_equals_are_alike_nobody_is_asked() -> None:
    assert two_of_a_cost(encounter_deck=[]).step == "6.2w"
    twins = Table(hand=[TUNE], engaged=["Wolf Rider", "Wolf Rider"], encounter_deck=["King Spider"], step="6.2")
    assert twins.step == "6.2w"


@pytest.mark.rule("LCG-441")
def test_of_equals_the_first_player_says_who_gets_the_card_that_denethor_saw() -> None:
    deck = ["King Spider", "Black Forest Bats", "Enchanted Stream"]
    t = two_of_a_cost(heroes=["Denethor"], encounter_deck=deck, step="5.3w")
    t.choose("use", "Denethor").choose("leave_on_top").until(asked="lcg-ask-shadow-order")
    t.choose_all("put", "Dol Guldur Orcs", "Wolf Rider")
    assert (shadow_of(t, "Dol Guldur Orcs"), shadow_of(t, "Wolf Rider")) == ("King Spider", "Black Forest Bats")


@pytest.mark.rule("LCG-441")
@pytest.mark.parametrize(("shuffled", "step"), [(False, "6.2"), (True, "6.2w")])
def test_what_denethor_saw_is_forgotten_when_the_crows_are_shuffled_in(shuffled: bool, step: str) -> None:
    t = Table(
        heroes=["Denethor", {"card": "Legolas", "resources": 1}],
        hand=["Quick Strike", TUNE],
        engaged=["Eastern Crows", "Wolf Rider", "Dol Guldur Orcs"],
        encounter_deck=["King Spider", "Black Forest Bats", "Wargs"],
        step="5.3w",
    )
    t.choose("use", "Denethor").choose("move_to_bottom")
    if shuffled:
        t.play("Quick Strike").choose("choose", "Eastern Crows")
    while not t.step.startswith("6.2"):
        t.passes()
    assert t.zone("Eastern Crows") == ("encounter_deck" if shuffled else "engaged:A")
    assert t.step == step


@pytest.mark.rule("LCG-441")
def test_the_banks_that_went_back_on_top_have_been_seen_by_all() -> None:
    t = two_of_a_cost(
        heroes=[{"card": "Éowyn", "committed": True, "exhausted": True}],
        active_location={"card": "Banks of the Anduin", "progress": 2},
        step="3.4",
    )
    t.until(asked="lcg-ask-shadow-order").choose_all("put", "Dol Guldur Orcs", "Wolf Rider")
    assert shadow_of(t, "Dol Guldur Orcs") == "Banks of the Anduin"


@pytest.mark.rule("LCG-442")
def test_without_encounter_cards_the_last_enemy_gets_none_and_nothing_is_reshuffled() -> None:
    t = Table(
        hand=[TUNE],
        engaged=lurkers(20, 38, 30),
        encounter_deck=["Wolf Rider", "Black Forest Bats"],
        encounter_discard=["King Spider"] * 4,
        step="6.2",
    )
    assert t.step == "6.2w"
    assert t["Lurker (20)"].shadows == []
    assert t.titles("encounter_discard") == ["King Spider"] * 4


@pytest.mark.rule("LCG-457")
def test_all_shadow_cards_are_discarded_when_combat_ends() -> None:
    t = Table(
        hand=[TUNE],
        heroes=["Aragorn"],
        engaged=[
            {"card": "Forest Spider", "shadows": ["Wolf Rider"]},
            {"card": "King Spider", "shadows": ["Black Forest Bats"]},
        ],
        step="6.11",
    )
    t.prepare(lambda g: g.turned.append(g.pieces[t.id("Forest Spider")].shadows[0]))
    assert t.step == "7.4w"
    assert sorted(t.titles("encounter_discard")) == ["Black Forest Bats", "Wolf Rider"]
    assert t["Forest Spider"].shadows == t["King Spider"].shadows == []
    assert t.g.turned == []
