"""Cards that leave, come back, change hands or belong to somebody who is out: limits, effects, copies, control."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed, refused, tired

TOOK, GUARD_ORC, SHACKLES = "Wandering Took", "Orc Guard", "Iron Shackles"


def two(ana: dict[str, Any], bor: dict[str, Any], **setup: Any) -> Table:
    players = {"Ana": {"heroes": ["Gimli"], "threat": 20, **ana}, "Bor": {"heroes": ["Thalin"], "threat": 20, **bor}}
    return Table(players=players, **setup)


@pytest.mark.rule("LCG-224")
def test_eowyn_who_comes_back_can_be_given_courage_again() -> None:
    """Ana uses her; Éowyn falls in the same round and Fortune or Fate brings her back: she is a new card."""
    fallen = {"card": "Éowyn", "fallen": True}
    t = Table(
        heroes=[{"card": "Eleanor", "resources": 9}],
        discard=[fallen],
        hand=["Fortune or Fate", TUNE, GUARD, GUARD],
        step="4.2w",
    )
    t.play("Fortune or Fate")
    t.choose("use", "Éowyn").choose_all("choose", GUARD)
    assert not t.offers("use", "Éowyn")


@pytest.mark.rule("LCG-224")
def test_a_limit_of_each_player_ends_when_the_card_leaves_play() -> None:
    t = Table(
        heroes=[{"card": "Éowyn", "damage": 2}, {"card": "Eleanor", "resources": 9}],
        hand=["Fortune or Fate", TUNE, GUARD, GUARD],
        step="3.1w",
        encounter_deck=["The Necromancer’s Reach", STREAM],
    )
    t.choose("use", "Éowyn").choose_all("choose", GUARD)
    assert not t.offers("use", "Éowyn")
    t.until("3.2").choose_all("commit", "Éowyn").until("3.3w")
    assert t.zone("Éowyn") == "discard:A"
    t.play("Fortune or Fate")
    assert t.offers("use", "Éowyn")
    assert t.number("Éowyn", "willpower") == 4


def test_an_ally_of_sneak_attack_that_was_handed_on_goes_back_to_its_owners_hand() -> None:
    t = two({"heroes": [{"card": "Aragorn", "resources": 1}], "hand": ["Sneak Attack", TOOK, TUNE]}, {}, step="4.2w")
    t.play("Sneak Attack").choose("use", TOOK)
    assert (t[TOOK].controller, t.threat("Ana"), t.threat("Bor")) == ("B", 17, 23)
    t.until("5.2w")
    assert t.zone(TOOK) == "hand:A"


def test_a_character_that_is_handed_on_stays_committed() -> None:
    t = two({"allies": [committed(TOOK)], "hand": [TUNE]}, {}, step="3.3w", staging=[])
    t.choose("use", TOOK)
    assert t[TOOK].committed
    t.until("3.4w")
    assert t["Flies and Spiders"].progress == 1


def test_a_defender_that_is_handed_on_still_defends() -> None:
    t = two({"allies": [TOOK], "hand": [TUNE], "engaged": [{"card": "Wargs", "shadows": [STREAM]}]}, {}, step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", TOOK)
    t.choose("use", TOOK).until("6.4.3w")
    assert (t.zone(TOOK), t["Gimli"].damage) == ("discard:A", 0)


@pytest.mark.rule("LCG-158")
def test_the_archers_of_the_eliminated_shoot_no_more() -> None:
    t = two(
        {"allies": [TOOK], "engaged": [{"card": "Hill Troll", "attacked": True}], "hand": [TUNE]},
        {"allies": ["Silverlode Archer"], "threat": 48},
        step="6.8a",
    )
    t.choose("attack", "Gimli", "Hill Troll").passes()
    t.choose_all("attack", "Silverlode Archer")
    assert len(t.g.attacks[-1].characters) == 2
    t.choose("use", TOOK)
    assert (t.g.eliminated, t.g.attacks[-1].characters) == (["B"], [t.id("Gimli")])


@pytest.mark.rule("LCG-155", "LCG-160")
def test_who_is_eliminated_in_staging_quests_no_more_but_the_card_for_them_is_revealed() -> None:
    t = two(
        {"heroes": [committed("Gimli")], "hand": [TUNE]},
        {"heroes": [committed("Beravor")], "threat": 49},
        encounter_deck=["Cavern Guardian", "Wargs", STREAM],
        step="3.3",
    ).until("3.3w")
    assert (t.g.eliminated, t.titles("staging")) == (["B"], ["Cavern Guardian", "Wargs"])
    t.until("3.4w")
    assert (t["Flies and Spiders"].progress, t.threat()) == (0, 20 + 4 - 2 + 1)


@pytest.mark.rule("LCG-158")
def test_nobody_takes_from_the_pile_of_a_player_who_is_out() -> None:
    t = two(
        {"heroes": [{"card": "Denethor", "resources": 2}], "hand": ["Erebor Hammersmith"]},
        {"heroes": [], "discard": ["Dwarven Axe"], "threat": 50},
        eliminated=["Bor"],
        step="2.2",
    )
    t.play("Erebor Hammersmith")
    assert not t.offers("respond", "Erebor Hammersmith")
    assert t.zone("Dwarven Axe") == "discard:B"


@pytest.mark.rule("LCG-083", "LCG-084")
def test_what_another_player_has_in_play_is_not_brought_by_stand_and_fight() -> None:
    t = two(
        {"heroes": [{"card": "Éowyn", "resources": 9}], "hand": ["Stand and Fight", TUNE], "discard": ["Faramir"]},
        {"allies": ["Faramir"]},
        step="4.2w",
    )
    refused(t, "Stand and Fight", "LCG-084")


def test_who_stands_and_fights_for_another_goes_home_to_the_owner() -> None:
    t = two(
        {"heroes": [{"card": "Éowyn", "resources": 6}], "hand": ["Stand and Fight", TUNE]},
        {"discard": ["Beorn"], "deck": [GUARD]},
        step="4.2w",
    )
    t.play("Stand and Fight")
    assert (t.zone("Beorn"), t["Éowyn"].resources) == ("play:A", 0)
    t.choose("use", "Beorn").until("5.2w")
    assert sorted(t.titles("deck:B")) == ["Beorn", GUARD]


def test_gandalf_finds_no_more_than_there_is() -> None:
    t = two(
        {"heroes": [{"card": "Denethor", "resources": 5}], "hand": ["Gandalf’s Search", TUNE]},
        {"deck": ["Feint", "Beorn"]},
        step="4.2w",
    )
    t.play("Gandalf’s Search")
    t.session.answer([t.find("amount")[-1].key])
    assert t.asked() == "lcg-ask-player"
    t.choose("choose_player", target="Bor").choose("choose", "Feint")
    assert (t.zone("Feint"), t.titles("deck:B")) == ("hand:B", ["Beorn"])


@pytest.mark.parametrize(("pools", "playable"), [((5, 0, 0), False), ((2, 1, 0), False), ((1, 1, 1), True)])
def test_a_thicket_is_paid_by_three_pools_or_not_at_all(pools: tuple[int, ...], playable: bool) -> None:
    names = ("Gimli", "Legolas", "Thalin")
    heroes = [{"card": name, "resources": amount} for name, amount in zip(names, pools, strict=True)]
    t = Table(heroes=heroes, hand=["Thicket of Spears", TUNE], engaged=["Wargs"], step="6.2w")
    assert t.offers("play", "Thicket of Spears") == playable


def test_an_orc_guard_that_changes_sides_dies_to_its_owners_pile() -> None:
    arnor = {"heroes": [{"card": "Aragorn", "resources": 3}], "hand": ["Son of Arnor", TUNE]}
    guard = {"card": GUARD_ORC, "beneath": "Feint"}
    t = two(arnor, {"engaged": [guard]}, step="2.2")
    t.play("Son of Arnor").choose("respond", "Son of Arnor")
    assert t.zone(GUARD_ORC) == "engaged:A"
    t.until(asked="lcg-ask-attack").choose("attack", "Aragorn", GUARD_ORC).passes()
    t.until("7.4w")
    assert t.zone("Feint") == "discard:B"


@pytest.mark.rule("LCG-139", "LCG-140")
def test_two_shackles_on_one_deck_cost_a_draw_each() -> None:
    ana = {"heroes": ["Gimli"], "on_deck": [SHACKLES, SHACKLES], "deck": ["Feint", "Beorn"], "hand": [TUNE]}
    t = Table(players={"Ana": ana}, step="1.3")
    if t.asked() == "lcg-ask-which-first":
        t.choose("resolve")
    assert (len(t.titles("on_deck:A")), t.titles("hand:A")) == (1, [TUNE])


def test_the_ally_of_the_round_in_the_tower_keeps_nobody_from_a_sneak_attack() -> None:
    t = Table(
        heroes=[{"card": "Aragorn", "resources": 9}, "Gimli"],
        hand=[GUARD, "Son of Arnor", "Sneak Attack", TUNE],
        quest="The Necromancer’s Tower",
        step="2.2",
    )
    t.play(GUARD)
    assert not t.offers("play", "Son of Arnor")
    t.play("Sneak Attack")
    assert t.zone("Son of Arnor") == "play:A"


def test_who_carries_the_map_strikes_no_quick_blow() -> None:
    bearer = {"card": "Gimli", "attachments": ["Gandalf’s Map"], "resources": 1}
    t = Table(heroes=[bearer, tired("Aragorn")], hand=["Quick Strike", TUNE], engaged=["Wargs"], step="4.2w")
    assert not t.offers("play", "Quick Strike")


def test_brok_does_not_come_for_a_player_who_is_out() -> None:
    t = two(
        {"heroes": [tired("Gimli", damage=4)], "hand": ["Brok Ironfist", TUNE]},
        {"hand": [TUNE]},
        encounter_deck=["The Necromancer’s Reach", STREAM, STREAM],
        step="3.3",
    ).until("3.3w")
    assert (t.g.eliminated, t.zone("Brok Ironfist")) == (["A"], "discard:A")
