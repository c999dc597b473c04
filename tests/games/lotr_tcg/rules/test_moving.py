"""The turn, the path, and how the fellowship moves."""

from __future__ import annotations

import pytest

from tests.games.lotr_tcg.table import Table


@pytest.mark.rule("TCG-140", "TCG-141", "TCG-137")
def test_the_pool_is_emptied_at_the_start_of_a_turn() -> None:
    assert Table({"hand": ["Gimli"]}, {}, step="turn", twilight=7).g.twilight == 0


@pytest.mark.rule("TCG-145", "TCG-162", "TCG-166", "TCG-172", "TCG-173", "TCG-174", "TCG-455")
def test_a_move_adds_the_shadow_number_and_one_for_each_companion() -> None:
    table = Table(
        {"fellowship": ["Gimli", "Legolas"], "support": ["Guma"], "hand": ["Aragorn"]}, {"hand": ["Uruk Regular"]}
    )
    assert [option.verb for option in table.question.options].count("move") == 1
    table.choose("move")
    assert table.g.at["A"] == 2
    assert table.g.twilight == 3 + 3
    assert table.g.moves == 1


@pytest.mark.rule("TCG-165", "TCG-167", "TCG-168", "TCG-170", "TCG-163", "TCG-164", "TCG-007")
def test_a_missing_site_comes_from_the_shadow_player() -> None:
    table = Table({"hand": ["Gimli"]}, {"adventure": ["Uruk Camp", "Throne Room"]})
    table.choose("move")
    assert table.titles("path") == ["The Riddermark", "Uruk Camp"]
    assert table.titles("adventure:B") == ["Throne Room"]
    table = Table({"hand": ["Gimli"]}, {"site": 2, "adventure": ["Uruk Camp"]})
    table.choose("move")
    assert table.titles("path") == ["The Riddermark", "Rohirrim Village"]


@pytest.mark.rule("TCG-169", "TCG-139")
def test_with_three_players_the_arrow_of_the_site_left_says_who_lays() -> None:
    """The Riddermark points left, to Bor; Westemnet Plains right, to Cia."""
    site = {"adventure": ["Uruk Camp", "White Rocks"]}
    table = Table({"hand": ["Gimli"]}, site, {"adventure": ["Uruk Camp", "White Rocks"]}).choose("move")
    assert (table.titles("adventure:B"), len(table.titles("adventure:C"))) == (["White Rocks"], 2)
    table = Table({"hand": ["Gimli"], "site": 3}, site, {"adventure": ["Uruk Camp", "White Rocks"]}).choose("move")
    assert (len(table.titles("adventure:B")), table.titles("adventure:C")) == (2, ["Uruk Camp"])


@pytest.mark.rule("TCG-171")
def test_what_moving_triggers_comes_before_what_arriving_does() -> None:
    path = ["The Riddermark", "Rohirrim Village", "Throne Room", "White Rocks", "Hornburg Courtyard", "Hornburg Armory"]
    table = Table({"site": 6, "fellowship": ["Aragorn", "Merry"]}, {"minions": ["Uruk Defender"]}, step="decide",
                  moves=1, path=[*path, "King's Room"])  # fmt: skip
    table.choose("move_again").respond("Aragorn")
    assert table.wounds("Merry") == 0
    table.pick("Uruk Defender")
    assert [table.wounds(name) for name in ("Aragorn", "Merry", "Frodo")] == [1, 1, 0]


@pytest.mark.rule("TCG-175", "TCG-178", "TCG-192", "TCG-136", "TCG-138")
def test_shadow_phases_go_to_the_right_and_turns_to_the_left() -> None:
    hand = {"hand": ["Dunlending Brigand"]}
    table = Table({"site": 3}, hand, hand, hand, step="shadow_begins", twilight=4)
    assert (table.who, table.g.names[table.g.shadow]) == ("Dan", "Dan")
    table.play("Dunlending Brigand").passes()
    assert table.who == "Cia"
    table.play("Dunlending Brigand")
    assert table.g.twilight == 0
    table = Table({}, {"hand": ["Gimli"]}, {}, step="decide", moves=1)
    table.choose("end_turn").until("fellowship-actions")
    assert table.who == "Bor"


@pytest.mark.rule("TCG-195")
def test_in_the_starter_game_nobody_is_asked_for_maneuver_actions() -> None:
    """Unless a card of somebody's deck has any; under the full rules a hand might hold one."""
    ana, bor = {"fellowship": ["Gimli"], "hand": ["Legolas"]}, {"minions": ["Uruk Defender"]}
    assert Table(ana, bor, step="maneuver_begins").asked == "archery-actions"
    assert Table(ana, {**bor, "deck": ["Uruk Spear"]}, step="maneuver_begins").asked == "maneuver-actions"
    assert Table(ana, bor, step="maneuver_begins", full=True).asked == "maneuver-actions"


@pytest.mark.rule("TCG-194", "TCG-193")
def test_without_minions_the_regroup_phase_follows() -> None:
    table = Table({"site": 2}, {}, step="shadow_ends").until("decide")
    assert table.said("phase") == 1
    table = Table({"site": 2, "fellowship": ["Gimli"]}, {"minions": ["Uruk Defender"]}, step="shadow_ends")
    assert table.until("defenders").said("phase") == 3


@pytest.mark.rule("TCG-265", "TCG-266", "TCG-269", "TCG-259", "TCG-260", "TCG-261")
def test_two_moves_a_turn() -> None:
    table = Table({"site": 2, "fellowship": ["Gimli"]}, {}, step="decide", moves=1, twilight=5)
    table.choose("move_again").until("decide")
    assert table.g.twilight == 5 + 1 + 2
    assert not table.offers("move_again")


@pytest.mark.rule("TCG-267", "TCG-268")
def test_with_four_players_three_moves() -> None:
    table = Table({"site": 2}, {}, {}, {}, step="decide", moves=2)
    assert table.offers("move_again")
    assert not Table({"site": 2}, {}, {}, step="decide", moves=2).until("fellowship-actions").offers("move_again")


@pytest.mark.rule("TCG-456")
def test_the_move_limit_of_horse_country_holds_for_the_turn() -> None:
    rider = {"card": "Éomer", "attachments": ["Horse of Rohan"]}
    table = Table({"fellowship": [rider], "hand": ["Gimli"]}, {}, step="turn", path=["Horse-country"])
    assert table.said("move-limit") == 1
    table.choose("move").until("decide").choose("move_again").until("decide")
    assert table.offers("move_again")


@pytest.mark.rule("TCG-262", "TCG-246")
def test_who_moves_again_keeps_the_minions_and_the_hand() -> None:
    table = Table(
        {"site": 2, "hand": ["Gimli"]}, {"minions": ["Uruk Defender"], "hand": ["Uruk Regular"]}, step="decide", moves=1
    )
    table.choose("move_again")
    assert table.titles("minions:B") == ["Uruk Defender"]
    assert table.titles("hand:A") == ["Gimli"]


@pytest.mark.rule("TCG-263", "TCG-264", "TCG-255", "TCG-256", "TCG-257", "TCG-258")
def test_hands_are_brought_to_eight_and_minions_discarded() -> None:
    minion = {"card": "Uruk Defender", "attachments": ["Broad-bladed Sword"]}
    table = Table({"hand": ["Gimli"]}, {"minions": [minion], "hand": ["Ferocity"] * 10}, step="reconcile", moves=1)
    assert (table.who, table.asked) == ("Bor", "reconcile")
    table.pick("Ferocity")
    assert table.asked == "too-many"
    table.pick("Ferocity 1")
    assert len(table.titles("hand:B")) == 8
    table.choose("end_turn").pick("Gimli")
    assert len(table.titles("hand:A")) == 8
    assert [title for title in table.titles("discard:B") if title != "Ferocity"] == [
        "Broad-bladed Sword",
        "Uruk Defender",
    ]


@pytest.mark.rule("TCG-133")
def test_in_the_starter_game_the_discard_pile_becomes_a_draw_deck_once() -> None:
    table = Table({"deck": [], "discard": ["Valor"] * 9}, {}, step="turn_ends")
    assert table.asked == "reshuffle"
    table.choose("accept")
    assert len(table.titles("hand:A")) == 8
    assert table.g.reshuffled == ["A"]
    table = Table({"deck": ["Gimli"], "discard": ["Valor"] * 9}, {}, step="turn_ends", reshuffled=["Ana"])
    table.until("fellowship-actions")
    assert (table.who, table.titles("hand:A")) == ("Bor", ["Gimli"])


@pytest.mark.rule("TCG-134", "TCG-379")
def test_under_the_full_rules_an_empty_deck_stays_empty() -> None:
    table = Table(
        {"deck": [], "discard": ["Valor"] * 9, "hand": ["Gimli"]},
        {"hand": ["Gimli"]},
        step="decide",
        moves=2,
        full=True,
    )
    table.until("fellowship-actions")
    assert table.titles("hand:A") == ["Gimli"]
    assert table.winner == ""
