"""Several things at once, prohibitions, who orders, leaving play, and words that no shipped card has yet."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_tcg.book import losing, playing
from desktop_app.games.lotr_tcg.reading import numbers, queries
from desktop_app.games.lotr_tcg.reading.active import works
from desktop_app.games.lotr_tcg.verbs import leaving, wounds
from tests.games.carried_out import run
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

# -- active ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-290", "TCG-030")
def test_a_shadow_card_on_the_companion_of_one_who_rests_is_inactive() -> None:
    table = Table({}, {"fellowship": [{"card": "Gimli", "attachments": [{"card": "Iron Axe", "owner": "Cia"}]}]}, {})
    assert not table.is_active("Iron Axe")
    table = Table({"fellowship": [{"card": "Gimli", "attachments": [{"card": "Iron Axe", "owner": "Cia"}]}]}, {}, {})
    assert table.is_active("Iron Axe")


@pytest.mark.rule("TCG-296")
def test_sites_say_nothing_while_fellowships_start() -> None:
    table = Table({}, {})
    assert works(table.g, table.id("The Riddermark"))
    table.g.phase = "setup"
    assert not works(table.g, table.id("The Riddermark"))


@pytest.mark.rule("TCG-405", "TCG-183", "TCG-184", "TCG-185", "TCG-406")
def test_shadow_players_help_each_other() -> None:
    bor = {"hand": ["Ferocity", "Still They Came"], "minions": ["Uruk Regular"]}
    table = Table(
        {"fellowship": ["Aragorn"]},
        bor,
        {"minions": ["Uruk Defender", "Uruk Rear Guard"]},
        twilight=1,
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Uruk Defender"),
    )
    assert (queries.opponents(table.g, "A"), queries.opponents(table.g, "B")) == (["C", "B"], ["A"])
    table.passes().passes()
    table.play("Ferocity", "Uruk Defender")
    assert table.strength("Uruk Defender") == 11
    table.passes().passes().choose("play", "Still They Came").pick("Uruk Rear Guard").pick("Uruk Defender")
    assert (table.wounds("Uruk Rear Guard"), table.strength("Uruk Defender")) == (1, 14)


# -- several things at once --------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-046", "TCG-400")
def test_every_wound_of_several_can_be_answered() -> None:
    table = Table(
        {"fellowship": [bearing("Éowyn", "Heavy Chain"), "Legolas"]},
        {"minions": ["Uruk Regular"]},
        step="skirmish_actions",
        skirmish=fight("Legolas", "Uruk Regular"),
    )
    table.until("respond").respond("Éowyn")
    assert (table.asked, table.wounds("Legolas")) == ("respond", 0)
    table.respond("Éowyn")
    assert (table.wounds("Legolas"), table.wounds("Éowyn"), table.g.twilight) == (0, 2, 2)


@pytest.mark.rule("TCG-381", "TCG-382")
def test_the_free_peoples_player_orders_what_must_happen_and_it_comes_first() -> None:
    rider = bearing("Éowyn", "Brego")
    table = Table(
        {"fellowship": [rider, bearing("Théoden", "Horse of Rohan")]},
        {"minions": ["Uruk Rear Guard"]},
        step="skirmishes",
        assigned=[{"characters": ["Éowyn", "Théoden"], "minions": ["Uruk Rear Guard"]}],
    )
    table.choose("skirmish")
    assert (table.who, table.asked) == ("Ana", "which-first")
    table.choose("resolve", "Horse of Rohan")
    assert table.wounds("Uruk Rear Guard") == 2


@pytest.mark.rule("TCG-048", "TCG-052", "TCG-389")
def test_several_are_different_ones_and_as_many_as_there_are() -> None:
    fellowship = ["Gimli", "Legolas", "Merry", "Pippin", bearing("Aragorn", "Ranger's Sword")]
    table = Table(
        {"fellowship": fellowship},
        {"minions": ["Dunlending Pillager"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Dunlending Pillager"),
    )
    table.until("respond").respond("Dunlending Pillager").passes()
    assert table.titles("discard:A") == ["Ranger's Sword"]


@pytest.mark.rule("TCG-397", "TCG-399", "TCG-338")
def test_what_leaves_play_loses_all_that_lay_on_it() -> None:
    pippin = hurt("Pippin", 2, attachments=["Hobbit Sword"])
    table = Table(
        {"fellowship": [pippin], "site": 2},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Pippin", "Uruk Defender"),
    )
    affect(table, "Pippin", "strength", 4)
    table.use("Pippin")
    assert sorted(table.titles("discard:A")) == ["Hobbit Sword", "Pippin"]
    assert table.g.effects == []


@pytest.mark.rule("TCG-075", "TCG-076", "TCG-077", "TCG-078", "TCG-044")
def test_exhausting_exerts_as_often_as_possible() -> None:
    table = Table({"fellowship": [hurt("Merry"), "Théoden"]}, {"minions": ["Dunlending Brigand"]})
    run(wounds.exhaust(table.g, table.id("Merry")))
    run(wounds.exhaust(table.g, table.id("Théoden")))
    run(wounds.exhaust(table.g, table.id("Dunlending Brigand")))
    assert [table.wounds(name) for name in ("Merry", "Théoden", "Dunlending Brigand")] == [3, 1, 0]


# -- the rest ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-281", "TCG-320")
def test_a_card_may_corrupt_at_once() -> None:
    table = Table({}, {})
    losing.corrupt(table.g, "A")
    assert table.winner == "Bor"


@pytest.mark.rule("TCG-275")
def test_when_sam_bears_the_ring_his_death_is_the_end() -> None:
    table = Table(
        {"ring_bearer": "Sam"},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Sam", "Uruk Defender"),
    )
    assert table.until_the_end().winner == "Bor"


@pytest.mark.rule("TCG-471")
def test_a_stacked_card_is_not_in_play() -> None:
    table = Table({"fellowship": ["Gimli", "Merry"], "hand": ["Gimli"]}, {})
    leaving.stack(table.g, table.g.zones["fellowship:A"][1], table.id("Merry"))
    assert playing.why_not_play(table.g, "A", table.g.zones["hand:A"][0]) == ""
    leaving.take_off(table.g, table.id("Merry"), "discard")
    assert sorted(table.titles("discard:A")) == ["Gimli", "Merry"]


@pytest.mark.rule("TCG-470")
def test_culture_tokens_go_with_their_card() -> None:
    table = Table({"support": ["Well Stored"]}, {})
    table["Well Stored"].put("culture", 2)
    leaving.take_off(table.g, table.id("Well Stored"), "hand")
    run(playing.play(table.g, "A", table.id("Well Stored")))
    assert table["Well Stored"].count("culture") == 0


@pytest.mark.rule("TCG-475")
def test_a_ring_put_on_in_the_regroup_phase_is_taken_off_at_its_end() -> None:
    table = Table({"worn": True, "hand": ["Gimli"]}, {}, step="decide", moves=1)
    table.choose("end_turn")
    assert not table["The One Ring"].worn


@pytest.mark.rule("TCG-398", "TCG-092", "TCG-093")
def test_nothing_borne_can_be_thrown_away_at_will() -> None:
    table = Table({"fellowship": [bearing("Aragorn", "Ranger's Sword")]}, {})
    assert not [option for option in table.question.options if option.source == table.id("Ranger's Sword")]


@pytest.mark.rule("TCG-383", "TCG-384", "TCG-101", "TCG-150", "TCG-105")
def test_what_cannot_be_paid_in_full_cannot_be_used() -> None:
    table = Table({"fellowship": ["Gimli", hurt("Legolas", 2)], "deck": ["Aragorn"]}, {})
    assert table.refusal("The Riddermark", "use").rule == "TCG-072"
    table = Table({"fellowship": ["Gimli", "Legolas"], "deck": ["Aragorn"]}, {})
    assert table.offers("use", "The Riddermark")


@pytest.mark.rule("TCG-385", "TCG-094")
def test_a_card_played_for_one_action_pays_for_no_other() -> None:
    """Théoden and the Armory both want a possession played: each wants one of its own."""
    ana = {"site": 6, "fellowship": [hurt("Théoden"), "Éowyn"], "hand": ["Heavy Chain", "Horse of Rohan"]}
    table = Table(ana, {})
    table.choose("use", "Théoden").pick("Heavy Chain").pick("Théoden")
    assert (table.wounds("Théoden"), table.titles("hand:A")) == (0, ["Horse of Rohan"])


@pytest.mark.rule("TCG-095", "TCG-305", "TCG-380")
def test_a_response_waits_for_its_trigger_and_is_optional() -> None:
    table = Table(
        {"fellowship": ["Éowyn", "Gimli"]},
        {"minions": ["Uruk Regular"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Uruk Regular"),
    )
    assert not table.offers("use", "Éowyn")
    table.until("respond").passes().until("decide")
    assert (table.wounds("Gimli"), table.wounds("Éowyn"), table.g.twilight) == (2, 0, 0)


@pytest.mark.rule("TCG-107", "TCG-108")
def test_when_you_play_happens_once() -> None:
    table = Table({"fellowship": [hurt("Éomer", 2)], "hand": ["Brego"]}, {}).play("Brego", "Éomer").respond("Brego")
    assert (table.wounds("Éomer"), table.asked) == (1, "fellowship-actions")


@pytest.mark.rule("TCG-300", "TCG-409")
def test_only_active_copies_count() -> None:
    table = Table({"fellowship": ["Théoden"]}, {"fellowship": ["Gandalf"], "hand": ["Uruk Regular"]})
    assert numbers.active_copies(table.g, table.id("Gandalf")) == []
    table = Table({"fellowship": ["Gandalf"], "hand": ["Gandalf"]}, {})
    assert len(numbers.active_copies(table.g, table.g.zones["hand:A"][0])) == 1


@pytest.mark.rule("TCG-200", "TCG-418")
def test_an_archer_ally_counts_at_home() -> None:
    for site, total in ((4, 1), (3, 0)):
        table = Table({"site": site, "support": ["Guma"]}, {"minions": ["Uruk Defender"]})
        affect(table, "Guma", "keyword:archer")
        assert numbers.archery_total(table.g, "free_peoples") == total
        affect(table, "Guma", "way:archery")
        assert numbers.archery_total(table.g, "free_peoples") == 1, "wherever it is allowed to"


@pytest.mark.rule("TCG-142", "TCG-143")
def test_what_happens_at_the_start_of_a_turn_does_once() -> None:
    table = Table({"fellowship": ["Éomer"], "support": [hurt("Guma", 1), hurt("Weland", 1)]}, {}, step="turn")
    table.respond("Éomer").pick("Guma")
    assert (table.asked, table.wounds("Weland")) == ("fellowship-actions", 1)


@pytest.mark.rule("TCG-112", "TCG-111")
def test_while_goes_on_and_off_with_its_condition() -> None:
    table = Table(
        {"fellowship": [bearing("Aragorn", "Ranger's Sword")]},
        {"minions": ["Uruk Rear Guard"]},
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Uruk Rear Guard"),
    )
    assert table.strength("Aragorn") == 12
    leaving.take_off(table.g, table.id("Ranger's Sword"), "discard")
    assert table.strength("Aragorn") == 8


@pytest.mark.rule("TCG-097", "TCG-100")
def test_two_copies_of_an_event_add_up_and_go_on_after_they_are_discarded() -> None:
    table = Table(
        {"fellowship": ["Gimli"], "hand": ["Best Company", "Best Company"]},
        {"minions": ["Uruk Rear Guard"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Uruk Rear Guard"),
    )
    table.play("Best Company", "Gimli").passes().play("Best Company", "Gimli")
    assert (table.strength("Gimli"), table.titles("discard:A")) == (10, ["Best Company", "Best Company"])


@pytest.mark.rule("TCG-447")
def test_ambush_may_be_declined() -> None:
    table = Table({"fellowship": ["Aragorn"]}, {"minions": ["Southron Scout"]}, step="assignment")
    assert table.defend("Aragorn", "Southron Scout").choose("decline").g.twilight == 0


@pytest.mark.rule("TCG-426", "TCG-428", "TCG-431", "TCG-435", "TCG-448", "TCG-254")
def test_every_phase_of_the_fight_opens_with_actions() -> None:
    bor = {"minions": ["Uruk Rear Guard"], "hand": ["Ferocity"]}
    table = Table({"fellowship": ["Aragorn"]}, bor, step="shadow_ends", full=True)
    asked = [table.asked]
    while table.asked != "decide":
        table.passes()
        asked += [table.asked] if table.asked != asked[-1] else []
    assert asked == [
        "maneuver-actions",
        "archery-actions",
        "assignment-actions",
        "defenders",
        "leftovers",
        "regroup-actions",
        "reconcile",
        "decide",
    ]


@pytest.mark.rule("TCG-245", "TCG-209")
def test_a_skirmish_ends_when_all_it_triggered_is_done() -> None:
    table = Table(
        {"fellowship": ["Gimli", "Legolas"]},
        {"minions": ["Dunlending Robber", "Uruk Regular"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Dunlending Robber"),
        assigned=[fight("Legolas", "Uruk Regular")],
    )
    table.until("respond")
    assert table.g.fight is not None
    assert table.g.fight.winner == "shadow"
    table.respond("Dunlending Robber").until("skirmish-actions")
    assert table.g.fight.characters == [table.id("Legolas")]
