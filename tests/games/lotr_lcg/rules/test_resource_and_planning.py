"""The resource phase and the planning phase: gaining, drawing, paying and playing."""

from __future__ import annotations

import pytest

from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table

GUARD = "Guard of the Citadel"


# Resources


@pytest.mark.rule("LCG-402")
def test_every_hero_gains_one_resource() -> None:
    t = Table(
        heroes=["Aragorn", {"card": "Gimli", "resources": 1}, {"card": "Legolas", "resources": 2}],
        hand=[TUNE],
        step="1.2",
    )
    t.until(step="1.3w")
    assert [t[hero].resources for hero in ("Aragorn", "Gimli", "Legolas")] == [1, 2, 3]


@pytest.mark.rule("LCG-340")
def test_pools_are_empty_when_the_first_round_starts_and_hold_one_after_collecting() -> None:
    t = Table(players={"Ana": {"heroes": ["Aragorn"], "hand": [TUNE]}, "Bor": {"heroes": ["Gimli"]}}, step="0.0")
    assert t.before.pieces[t.id("Aragorn")].resources == 0
    assert t.before.pieces[t.id("Gimli")].resources == 0
    assert t.step == "1.3w"
    assert t["Aragorn"].resources == t["Gimli"].resources == 1


@pytest.mark.rule("LCG-341")
def test_resources_spent_are_gone_from_the_pool() -> None:
    t = Table(heroes=[{"card": "Aragorn", "resources": 3}], hand=[GUARD, TUNE])
    t.play(GUARD)
    assert t["Aragorn"].resources == 1


@pytest.mark.rule("LCG-338")
def test_tokens_never_run_out() -> None:
    t = Table(heroes=[{"card": "Aragorn", "resources": 500}], hand=[TUNE], step="1.2")
    t.until(step="1.3w")
    assert t["Aragorn"].resources == 501


# Drawing


@pytest.mark.rule("LCG-403")
def test_every_player_draws_one_card() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "hand": [TUNE] * 6},
            "Bor": {"heroes": ["Gimli"], "hand": [TUNE] * 4},
        },
        step="1.3",
    )
    assert t.step == "1.3w"
    assert len(t.titles("hand:A")) == 7
    assert len(t.titles("hand:B")) == 5


@pytest.mark.rule("LCG-354")
def test_a_card_is_drawn_from_the_top_of_ones_own_deck() -> None:
    t = Table(hand=[TUNE] * 3, deck=["Faramir", "Sneak Attack", GUARD], step="1.3")
    assert t.step == "1.3w"
    assert t.titles("hand:A") == [TUNE, TUNE, TUNE, "Faramir"]
    assert t.titles("deck:A") == ["Sneak Attack", GUARD]


@pytest.mark.rule("LCG-335")
def test_a_player_with_an_empty_deck_draws_nothing_and_plays_on() -> None:
    t = Table(hand=[TUNE], deck=[], step="1.3")
    assert t.step == "1.3w"
    assert t.titles("hand:A") == [TUNE]
    assert t.g.eliminated == []
    assert t.offers("play", TUNE)


@pytest.mark.rule("LCG-336")
def test_a_discard_pile_is_not_shuffled_back_into_an_empty_deck() -> None:
    t = Table(hand=[TUNE], deck=[], discard=[GUARD] * 20, step="1.3")
    assert t.step == "1.3w"
    assert t.titles("discard:A") == [GUARD] * 20
    assert t.titles("deck:A") == []


@pytest.mark.rule("LCG-357")
def test_a_hand_of_twenty_is_kept_through_the_end_of_the_round() -> None:
    t = Table(heroes=["Gimli"], hand=[TUNE] * 20, step="7.1")
    t.until(step="7.4w").until(step="1.3w")
    assert len(t.titles("hand:A")) == 21
    assert t.titles("discard:A") == []


# Playing cards


@pytest.mark.rule("LCG-405")
def test_the_first_player_is_active_when_planning_begins() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"], "hand": [TUNE]}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}},
        first_player="Bor",
        step="1.3w",
    )
    t.passes().passes()
    assert t.step == "2.2"
    t.asked("Bor")
    assert t.g.active == "B"


@pytest.mark.rule("LCG-406")
def test_only_the_active_player_plays_allies() -> None:
    rich = {"card": "Aragorn", "resources": 5}
    t = Table(
        players={
            "Ana": {"heroes": [rich], "hand": [GUARD, TUNE]},
            "Bor": {"heroes": [{"card": "Théodred", "resources": 5}], "hand": ["Faramir", TUNE]},
        },
    )
    assert t.offers("play", GUARD)
    t.passes().asked("Bor")
    assert not t.offers("play", "Faramir")
    refusal = t.refusal("Faramir")
    assert refusal is not None
    assert refusal.rule == "LCG-406"
    t.passes().asked("Bor")
    assert t.g.active == "B"
    t.play("Faramir")
    assert t.zone("Faramir") == "play:B"


@pytest.mark.rule("LCG-406")
def test_only_the_active_player_plays_attachments() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "hand": [TUNE]},
            "Bor": {"heroes": [{"card": "Théodred", "resources": 2}], "hand": ["Steward of Gondor", TUNE]},
        },
    )
    t.passes().asked("Bor")
    refusal = t.refusal("Steward of Gondor", "Théodred")
    assert refusal is not None
    assert refusal.rule == "LCG-406"


@pytest.mark.rule("LCG-407")
def test_a_cost_is_split_among_heroes_of_the_sphere() -> None:
    t = Table(
        heroes=[{"card": "Gimli", "resources": 2}, {"card": "Legolas", "resources": 1}],
        hand=["Horseback Archer", TUNE],
    )
    t.play("Horseback Archer")
    assert t.zone("Horseback Archer") == "play:A"
    assert t["Gimli"].resources == t["Legolas"].resources == 0


@pytest.mark.rule("LCG-407")
def test_the_player_says_who_pays_how_much() -> None:
    t = Table(
        heroes=[{"card": "Gimli", "resources": 2}, {"card": "Legolas", "resources": 2}],
        hand=["Horseback Archer", TUNE],
    )
    t.play("Horseback Archer")
    assert t.asked("Ana") == "lcg-ask-pay"
    assert not t.question.accepts([t.find("pay", "Gimli")[0].key] * 3)  # he has but 2
    t.distribute(Gimli=1, Legolas=2)
    assert (t["Gimli"].resources, t["Legolas"].resources) == (1, 0)


@pytest.mark.rule("LCG-493")
def test_resources_match_the_sphere_of_their_hero() -> None:
    t = Table(
        heroes=[{"card": "Aragorn", "resources": 5}],
        hand=[GUARD, "Daughter of the Nimrodel", TUNE],
    )
    assert t.offers("play", GUARD)
    assert not t.offers("play", "Daughter of the Nimrodel")
    refusal = t.refusal("Daughter of the Nimrodel")
    assert refusal is not None
    assert refusal.rule == "LCG-109"


@pytest.mark.rule("LCG-408")
def test_after_all_others_passed_the_active_player_may_play_another_ally() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [{"card": "Aragorn", "resources": 6}], "hand": [GUARD, GUARD, GUARD]},
            "Bor": {"heroes": ["Gimli"], "hand": [TUNE]},
        },
    )
    t.play(GUARD).asked("Bor")
    t.passes().asked("Ana")
    assert t.g.active == "A"
    t.play(GUARD).passes().play(GUARD)
    assert t.titles("play:A") == ["Aragorn", GUARD, GUARD, GUARD]
    assert t["Aragorn"].resources == 0


@pytest.mark.rule("LCG-411")
def test_once_planning_is_over_no_ally_can_be_played() -> None:
    t = Table(heroes=[{"card": "Aragorn", "resources": 5}], hand=[GUARD, TUNE], step="2.2")
    assert t.refusal(GUARD, "play:A") is None
    t.passes()
    assert t.step == "3.1w"
    assert not t.offers("play", GUARD)
    refusal = t.refusal(GUARD)
    assert refusal is not None
    assert refusal.rule == "LCG-406"


# Who comes next


@pytest.mark.rule("LCG-361")
def test_the_next_player_is_the_next_one_clockwise() -> None:
    heroes = {"Ana": "Aragorn", "Bor": "Gimli", "Cal": "Legolas"}
    t = Table(players={name: {"heroes": [hero], "hand": [TUNE]} for name, hero in heroes.items()}, first_player="Bor")
    t.asked("Bor")
    assert t.g.active == "B"
    t.passes().passes().passes()
    assert t.g.active == "C"
    t.passes().passes().passes()
    assert t.g.active == "A"


@pytest.mark.rule("LCG-359")
def test_player_order_starts_with_the_first_player_and_goes_clockwise() -> None:
    heroes = {"Ana": "Aragorn", "Bor": "Gimli", "Cal": "Legolas"}
    t = Table(players={name: {"heroes": [hero]} for name, hero in heroes.items()}, first_player="Cal", step="3.2")
    assert t.asked("Cal") == "lcg-ask-commit"
    assert t.passes().asked("Ana") == "lcg-ask-commit"
    assert t.passes().asked("Bor") == "lcg-ask-commit"
