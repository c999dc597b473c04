"""Archery, assignment, skirmishes."""

from __future__ import annotations

import pytest

from desktop_app.engine.game import Adjustment
from desktop_app.games.lotr_tcg.reading.facts import NAMES
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

# -- archery -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-196", "TCG-199", "TCG-202", "TCG-207", "TCG-203")
def test_an_archer_of_the_fellowship_wounds_a_minion_that_the_shadow_chooses() -> None:
    table = Table({"fellowship": ["Legolas"]}, {"minions": ["Uruk Defender", hurt("Uruk Regular")]}, step="archery")
    assert table.asked == "archery-player"
    assert table.passes().who == "Bor"
    table.pick("Uruk Regular")
    assert table.titles("minions:B") == ["Uruk Defender"]


@pytest.mark.rule("TCG-197", "TCG-198", "TCG-201", "TCG-204", "TCG-429")
def test_the_causeway_adds_to_the_archery_of_minions() -> None:
    fellowship = ["Gimli", "Legolas", "Aragorn", hurt("Merry", 3)]
    table = Table({"site": 7, "fellowship": fellowship}, {"minions": ["Uruk Defender"]}, step="archery")
    assert table.question.prompt.params["count"] == 2
    table.pick("Merry")
    assert table.titles("dead:A") == ["Merry"]
    table.pick("Aragorn")
    assert table.wounds("Aragorn") == 1


@pytest.mark.rule("TCG-205", "TCG-206", "TCG-430")
def test_wounds_that_cannot_be_assigned_are_ignored() -> None:
    uruk = bearing("Uruk Defender", "Broad-bladed Sword")
    table = Table({"fellowship": ["Legolas"]}, {"minions": [uruk]}, step="archery")
    assert table.passes().until("defenders").wounds("Uruk Defender") == 0
    table = Table({"fellowship": ["Legolas"]}, {"minions": [hurt("Uruk Defender")]}, step="archery")
    table.until("decide")
    assert table.titles("discard:B") == ["Uruk Defender"]
    assert table.said("skirmish") == 0


# -- assignment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-208", "TCG-210", "TCG-211", "TCG-212", "TCG-216", "TCG-433", "TCG-224")
def test_one_defender_for_one_minion() -> None:
    table = Table({"fellowship": ["Aragorn"]}, {"minions": ["Uruk Defender"]}, step="assignment")
    assert table.offers("defend", "Frodo", "Uruk Defender")
    table.defend("Aragorn", "Uruk Defender")
    assert [(each.characters, each.minions) for each in ([table.g.fight] if table.g.fight else table.g.assigned)] == [
        ([table.id("Aragorn")], [table.id("Uruk Defender")])
    ]
    table.until("decide")
    assert table.wounds("Frodo") == 0


@pytest.mark.rule("TCG-220", "TCG-222", "TCG-223", "TCG-221")
def test_leftover_minions_may_be_set_against_anybody() -> None:
    table = Table({"fellowship": ["Aragorn"]}, {"minions": ["Uruk Defender", "Uruk Regular"]}, step="assignment")
    table.defend("Aragorn", "Uruk Defender").choose("assigned")
    assert (table.who, table.asked) == ("Bor", "leftovers")
    table.choose("attack", "Uruk Regular", "Aragorn").until("skirmish-actions")
    assert table.g.fight is not None
    assert len(table.g.fight.minions) == 2


@pytest.mark.rule("TCG-415", "TCG-414", "TCG-416", "TCG-417", "TCG-412")
def test_an_ally_fights_at_home_alone() -> None:
    table = Table({"site": 4, "support": ["Guma"]}, {"minions": ["Dunlending Brigand"]}, step="assignment")
    assert table.offers("defend", "Guma", "Dunlending Brigand")
    table = Table({"site": 3, "support": ["Guma"]}, {"minions": ["Dunlending Brigand"]}, step="assignment")
    assert not table.offers("defend", "Guma")
    assert table.refusal("Guma", "defend").rule == "TCG-415"


@pytest.mark.rule("TCG-213", "TCG-214", "TCG-215")
def test_ambush_adds_twilight_when_the_free_peoples_assign() -> None:
    table = Table({"fellowship": ["Aragorn"]}, {"minions": ["Southron Scout"]}, step="assignment")
    table.defend("Aragorn", "Southron Scout")
    assert (table.who, table.asked) == ("Bor", "ambush")
    assert table.choose("accept").g.twilight == 2
    table = Table({"fellowship": ["Aragorn"]}, {"minions": ["Southron Scout"]}, step="assignment")
    table.choose("assigned").choose("attack", "Southron Scout", "Aragorn")
    assert table.g.twilight == 0


@pytest.mark.rule("TCG-225", "TCG-226", "TCG-228", "TCG-247")
def test_the_free_peoples_player_orders_the_skirmishes() -> None:
    minions = ["Uruk Defender", "Dunlending Brigand"]
    table = Table(
        {"fellowship": ["Aragorn", "Gimli"]},
        {"minions": minions},
        step="skirmishes",
        assigned=[fight("Aragorn", "Uruk Defender"), fight("Gimli", "Dunlending Brigand")],
    )
    table.choose("skirmish", "Gimli")
    assert table.g.fight is not None
    assert table.g.fight.characters == [table.id("Gimli")]


# -- skirmishes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-233", "TCG-237", "TCG-240")
def test_the_damage_bonus_of_the_winner_adds_a_wound() -> None:
    table = Table(
        {"fellowship": [bearing("Théoden", "Herugrim")]},
        {"minions": ["Dunlending Brigand", "Uruk Regular"]},
        step="skirmish_actions",
        skirmish=fight("Théoden", "Uruk Regular"),
    )
    assert (table.strength("Théoden"), table.strength("Uruk Regular")) == (8, 8)
    table.until("decide")
    assert table.wounds("Théoden") == 2
    table = Table(
        {"fellowship": [bearing("Théoden", "Herugrim")]},
        {"minions": ["Orthanc Warrior"]},
        step="skirmish_actions",
        skirmish=fight("Théoden", "Orthanc Warrior"),
    )
    assert table.until("decide").titles("discard:B") == ["Orthanc Warrior"]


@pytest.mark.rule("TCG-234", "TCG-241", "TCG-238")
def test_a_tie_goes_to_the_shadow_and_every_bonus_of_its_side_counts() -> None:
    table = Table(
        {"fellowship": ["Aragorn"], "support": []},
        {"minions": ["Uruk Regular"]},
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Uruk Regular"),
    )
    assert table.until("decide").wounds("Aragorn") == 2


@pytest.mark.rule("TCG-242", "TCG-243", "TCG-236")
def test_double_strength_kills_outright() -> None:
    table = Table(
        {"fellowship": ["Merry"]},
        {"minions": ["Orthanc Warrior"]},
        step="skirmish_actions",
        skirmish=fight("Merry", "Orthanc Warrior"),
    )
    table.until("decide")
    assert table.titles("dead:A") == ["Merry"]
    assert table.said("wounded") == 0


def test_heavy_chain_asks_for_triple_strength() -> None:
    eowyn = bearing("Éowyn", "Heavy Chain")
    table = Table(
        {"fellowship": [eowyn]},
        {"minions": ["Uruk Rear Guard"]},
        step="skirmish_actions",
        skirmish=fight("Éowyn", "Uruk Rear Guard"),
    )
    table.until("decide")
    assert table.wounds("Éowyn") == 2


@pytest.mark.rule("TCG-229", "TCG-230", "TCG-231", "TCG-227")
def test_the_action_procedure_goes_round_until_all_pass() -> None:
    table = Table(
        {"fellowship": ["Gimli"], "hand": ["Best Company"]},
        {"minions": ["Uruk Regular"], "hand": ["Ferocity"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Uruk Regular"),
    )
    assert table.who == "Ana"
    table.passes()
    assert table.who == "Bor"
    table.play("Ferocity", "Uruk Regular")
    assert table.who == "Ana"
    table.play("Best Company", "Gimli")
    assert table.asked != "skirmish-actions" or table.who in ("Ana", "Bor")


@pytest.mark.rule("TCG-091", "TCG-232", "TCG-090")
def test_a_skirmish_action_lasts_for_one_skirmish() -> None:
    table = Table(
        {"fellowship": ["Gimli", "Legolas"], "hand": ["Best Company"]},
        {"minions": ["Uruk Rear Guard", "Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Uruk Defender"),
        assigned=[fight("Legolas", "Uruk Rear Guard")],
    )
    table.play("Best Company", "Gimli")
    assert table.strength("Gimli") == 8
    while table.g.fight is None or table.id("Gimli") in table.g.fight.characters:
        table.passes()
    assert table.strength("Gimli") == 6


@pytest.mark.rule("TCG-438")
def test_whoever_waits_is_not_skirmishing() -> None:
    table = Table(
        {"fellowship": ["Legolas", "Gimli"]},
        {"minions": ["Uruk Rear Guard", "Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Uruk Defender"),
        assigned=[fight("Legolas", "Uruk Rear Guard")],
    )
    table.use("Legolas", "Uruk Defender")
    assert table.strength("Uruk Defender") == 7
    assert table.strength("Uruk Rear Guard") == 12


@pytest.mark.rule("TCG-439", "TCG-442")
def test_a_side_that_is_gone_has_lost() -> None:
    table = Table(
        {"fellowship": ["Merry", "Aragorn"]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Merry", "Uruk Defender"),
    )
    table.use("Merry")
    assert table.titles("discard:A") == ["Merry"]
    assert table.said("wins") == 1
    assert table.asked != "skirmish-actions"


@pytest.mark.rule("TCG-440")
def test_a_skirmish_without_a_minion_does_not_take_place() -> None:
    table = Table(
        {"fellowship": ["Gimli", "Aragorn"]},
        {"minions": ["Uruk Regular", "Uruk Defender"]},
        step="skirmishes",
        assigned=[fight("Gimli", "Uruk Defender"), fight("Aragorn", "Uruk Regular")],
    )
    table.session.adjust(Adjustment("move", table.id("Uruk Defender"), "discard:B"))
    assert {option.source for option in table.find("skirmish")} == {table.id("Aragorn")}


@pytest.mark.rule("TCG-441", "TCG-472")
def test_a_cancelled_skirmish_has_no_winner_and_the_ring_bearers_is_never_cancelled() -> None:
    table = Table(
        {"site": 2, "fellowship": ["Merry"], "hand": ["Severed His Bonds"]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Merry", "Uruk Defender"),
    )
    table.play("Severed His Bonds", "Merry")
    assert (table.said("cancelled"), table.said("wins"), table.wounds("Merry")) == (1, 0, 0)
    table = Table(
        {"site": 2, "hand": ["Severed His Bonds"]},
        {"minions": ["Uruk Regular"]},
        step="skirmish_actions",
        skirmish=fight("Frodo", "Uruk Regular"),
    )
    told = table.idle("Severed His Bonds")
    assert told is not None
    assert told.rule == "TCG-472", "before it is played it says why it would be for nothing"
    table.play("Severed His Bonds")
    assert (table.said("cancelled"), table.said("no-effect")) == (0, 1), "the log tells that nothing came of it"
    assert [line.message.rule for line in table.session.log if line.message.id == "tcg-log-no-effect"] == ["TCG-472"]


@pytest.mark.rule("TCG-391")
def test_what_would_have_no_effect_is_offered_and_says_so() -> None:
    hand = ["Valor", "Severed His Bonds"]
    table = Table(
        {"site": 2, "fellowship": ["Merry"], "hand": hand},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Merry", "Uruk Defender"),
    )
    told = table.idle("Valor")
    assert told is not None
    assert told.message.id == "tcg-no-target", "no Elf is here"
    assert table.idle("Severed His Bonds") is None, "a Hobbit fights here"


@pytest.mark.rule("TCG-248", "TCG-249", "TCG-250", "TCG-251", "TCG-252", "TCG-253", "TCG-436")
def test_a_fierce_minion_fights_twice() -> None:
    fanatic = {"dead": ["Merry", "Pippin", "Sam"], "fellowship": ["Aragorn", "Gimli"]}
    table = Table(fanatic, {"minions": ["Uruk Fanatic", "Uruk Regular"]}, step="assignment")
    assert table.has("Uruk Fanatic", "fierce")
    table.defend("Aragorn", "Uruk Fanatic").defend("Gimli", "Uruk Regular").until("skirmish").choose(
        "skirmish", "Aragorn"
    )
    table.until("defenders")
    assert {option.target for option in table.find("defend")} == {table.id("Uruk Fanatic")}
    table.defend("Gimli", "Uruk Fanatic").until("decide")
    assert table.said("skirmish") == 3


@pytest.mark.rule("TCG-226", "TCG-248")
def test_whoever_has_fought_is_marked_until_defenders_are_assigned_again() -> None:
    ana = {"dead": ["Merry", "Pippin", "Sam"], "fellowship": ["Aragorn", "Gimli"]}
    table = Table(ana, {"minions": ["Uruk Fanatic", "Uruk Regular"]}, step="assignment")
    table.defend("Aragorn", "Uruk Fanatic").defend("Gimli", "Uruk Regular").until("skirmish")
    table.choose("skirmish", "Gimli").until("skirmish-actions")

    def fought() -> list[str]:
        cards = (card for zone in table.session.look("B").zones.values() for card in zone.cards)
        return [NAMES.name(card.code) for card in cards if "fought" in card.marks]

    assert fought() == []
    while table["Gimli"].fought is False:
        table.passes()
    assert "Gimli" in fought()
    assert "Aragorn" not in fought(), "his skirmish is still to come"
    table.until("defenders")
    assert fought() == []


@pytest.mark.rule("TCG-395", "TCG-394")
def test_no_number_falls_below_zero() -> None:
    table = Table({"fellowship": ["Aragorn"]}, {}, path=["4_328", "4_334", "4_342", "4_344", "4_350"])
    table.g.at["A"] = 5
    assert table.number("Hornburg Courtyard", "shadow_number") == 6
    assert table.number("Frodo", "twilight") == 0
