"""The Dwarves, Gandalf and the Shire, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import acting, fighting, shadow_fights
from tests.games.lotr_tcg.table import Table, bearing, hurt

# -- Dwarven -----------------------------------------------------------------------------------------------------------


def test_a_lad_brings_two_cards_of_the_deck() -> None:
    hall = {"card": "Courtesy of My Hall", "stacked": ["Best Company"]}
    ana: dict[str, Any] = {
        "support": [hall, "Here Is Good Rock"],
        "hand": ["Come Here Lad"],
        "deck": ["Valor", "Feathered", "Merry"],
    }
    table = Table(ana, {}).choose("play", "Come Here Lad")
    assert not table.offers("choose", "Here Is Good Rock")
    table.pick("Courtesy of My Hall")
    assert (table.titles("stacked"), table.titles("deck:A")) == (["Best Company", "Valor", "Feathered"], ["Merry"])


@pytest.mark.rule("TCG-471")
def test_courtesy_stacks_a_discarded_card_and_heals_dwarves_with_it() -> None:
    ana: dict[str, Any] = {
        "fellowship": [hurt("Gimli"), hurt("Legolas")],
        "hand": ["Courtesy of My Hall"],
        "discard": ["Valor", "Ferocity"],
    }
    table = Table(ana, {}).play("Courtesy of My Hall", "Valor")
    assert table.titles("stacked") == ["Valor"]
    table.choose("use", "Courtesy of My Hall").pick("Valor")
    assert not table.offers("choose", "Legolas")
    assert table.pick("Gimli").wounds("Gimli") == 0
    assert sorted(table.titles("discard:A")) == ["Ferocity", "Valor"]


def test_courtesy_heals_with_free_peoples_cards_alone() -> None:
    hall = {"card": "Courtesy of My Hall", "stacked": ["Ferocity"]}
    table = Table({"fellowship": [hurt("Gimli")], "support": [hall]}, {})
    assert table.refusal("Courtesy of My Hall", "use").rule == "TCG-384"


def test_from_the_armory_a_dwarf_takes_no_wounds() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli"], "support": ["From the Armory"], "hand": ["Valor", "Ferocity"]}
    table = fighting("Gimli", "Uruk Defender", ana=ana).choose("use", "From the Armory")
    assert not table.offers("choose", "Ferocity")
    table.pick("Valor").until("regroup-actions")
    assert (table.wounds("Gimli"), table.titles("stacked")) == (1, ["Valor"])


@pytest.mark.rule("TCG-445")
def test_good_rock_makes_a_dwarf_strike_harder() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli"], "support": ["Here Is Good Rock"], "hand": ["Valor"]}
    table = fighting("Gimli", "Uruk Rear Guard", ana=ana).choose("use", "Here Is Good Rock").pick("Valor").pick("Gimli")
    assert (table.number("Gimli", "damage"), table.titles("stacked")) == (2, ["Valor"])
    assert not table.offers("use", "Here Is Good Rock")


@pytest.mark.parametrize(("others", "strength", "damage"), [(["Legolas"], 9, 2), ([], 8, 1)])
def test_khazad_ai_menu(others: list[str], strength: int, damage: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", *others], "hand": ["Khazâd Ai-mênu"]}
    table = fighting("Gimli", "Uruk Defender", ana=ana).play("Khazâd Ai-mênu", "Gimli")
    assert (table.strength("Gimli"), table.number("Gimli", "damage")) == (strength, damage)


def test_quick_as_may_be_wants_a_dwarf_and_an_elf() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Legolas"], "hand": ["Quick As May Be"]}
    table = acting("maneuver", ana, {"minions": ["Uruk Defender"]}).play("Quick As May Be", "Uruk Defender")
    assert table.wounds("Uruk Defender") == 1
    table = acting("maneuver", {**ana, "fellowship": ["Gimli"]}, {"minions": ["Uruk Defender"]})
    assert table.refusal("Quick As May Be").rule == "TCG-342"


@pytest.mark.rule("TCG-422")
def test_search_far_and_wide_turns_one_card_into_two() -> None:
    ana: dict[str, Any] = {
        "fellowship": ["Gimli"],
        "hand": ["Search Far and Wide"],
        "deck": ["Valor", "Merry", "Pippin", "Sam"],
    }
    table = Table(ana, {}).play("Search Far and Wide")
    assert (table.titles("hand:A"), table.titles("deck:A")) == (["Merry", "Pippin"], ["Sam"])
    assert table.titles("discard:A") == ["Valor", "Search Far and Wide"]
    assert Table({**ana, "deck": []}, {}, full=True).refusal("Search Far and Wide").rule == "TCG-384"


def test_stout_and_strong_gathers_tokens_for_any_unbound_companion() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Legolas"], "support": ["Stout and Strong"]}
    table = fighting("Gimli", "Southron Scout", ana=ana).until("respond").respond("Stout and Strong")
    assert table["Stout and Strong"].count("culture") == 1
    ana["support"] = [{"card": "Stout and Strong", "culture": 5}]
    table = fighting("Legolas", "Uruk Defender", ana=ana).use("Stout and Strong", "Legolas")
    assert (table.strength("Legolas"), table.titles("discard:A")) == (9, ["Stout and Strong"])


# -- Gandalf -----------------------------------------------------------------------------------------------------------


def test_the_white_rider_gathers_tokens_and_spends_them_as_wounds() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gandalf"], "support": ["Behold the White Rider"]}
    table = fighting("Gandalf", "Southron Scout", ana=ana).until("respond").respond("Behold the White Rider")
    assert table["Behold the White Rider"].count("culture") == 1
    ana["support"] = [{"card": "Behold the White Rider", "culture": 2}]
    table = fighting("Gandalf", "Uruk Rear Guard", ana=ana).choose("use", "Behold the White Rider")
    table.pick("Uruk Rear Guard").pick("Uruk Rear Guard")
    assert (table.wounds("Uruk Rear Guard"), table.titles("discard:A")) == (2, ["Behold the White Rider"])


def test_have_patience_heals_twice() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gandalf", hurt("Gimli", 2), hurt("Sam", 2)], "hand": ["Have Patience"]}
    table = Table(ana, {}).choose("play", "Have Patience")
    assert not table.offers("choose", "Sam")
    assert table.pick("Gimli").wounds("Gimli") == 0


@pytest.mark.rule("TCG-087")
@pytest.mark.parametrize(("twilight", "offered"), [(2, False), (3, True)])
def test_a_forked_tongue_is_kept_where_there_are_three_tokens_before(twilight: int, offered: bool) -> None:
    ana: dict[str, Any] = {"fellowship": ["Gandalf", "Gimli"], "hand": ["Keep Your Forked Tongue"]}
    table = fighting("Gimli", "Uruk Defender", ana=ana, twilight=twilight)
    assert table.offers("play", "Keep Your Forked Tongue") == offered
    if offered:
        table.play("Keep Your Forked Tongue", "Gimli").until("regroup-actions")
        assert table.wounds("Gimli") == 0


@pytest.mark.rule("TCG-388")
@pytest.mark.parametrize(("answer", "gandalf", "minion"), [("decline", 0, 0), ("accept", 2, 1)])
def test_long_i_fell_may_be_prevented_by_a_wound_of_a_minion(answer: str, gandalf: int, minion: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Gandalf"], "hand": ["Long I Fell"]}
    table = fighting("Gandalf", "Uruk Rear Guard", ana=ana).play("Long I Fell")
    assert (table.who, table.asked) == ("Bor", "prevent-wound")
    table.choose(answer)
    if answer == "accept":
        assert table.who == "Ana"
        table.pick("Uruk Rear Guard")
    table.until("regroup-actions")
    assert (table.wounds("Gandalf"), table.wounds("Uruk Rear Guard")) == (gandalf, minion)


def test_mithrandir_wounds_the_weak() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gandalf"], "hand": ["Mithrandir, Mithrandir!"]}
    bor: dict[str, Any] = {"minions": ["Uruk Besieger", "Desert Warrior", "Uruk Regular"]}
    table = acting("maneuver", ana, bor).choose("play", "Mithrandir, Mithrandir!")
    assert [table.wounds(name) for name in bor["minions"]] == [1, 1, 0]
    assert table.wounds("Gandalf") == 1


@pytest.mark.parametrize("phase", ["maneuver", "fellowship"])
def test_a_roll_of_thunder_discards_what_the_shadow_bears(phase: str) -> None:
    ana: dict[str, Any] = {
        "fellowship": [bearing("Gandalf"), bearing("Éowyn", "Heavy Chain")],
        "hand": ["Roll of Thunder"],
    }
    bor: dict[str, Any] = {"minions": [bearing("Uruk Defender", "Uruk Spear")]}
    table = acting(phase, ana, bor).choose("play", "Roll of Thunder")
    assert not table.offers("choose", "Heavy Chain")
    assert table.pick("Uruk Spear").titles("discard:B") == ["Uruk Spear"]


@pytest.mark.rule("TCG-476")
def test_stump_and_bramble_sends_an_ent_to_war() -> None:
    ana: dict[str, Any] = {"support": ["Treebeard"], "hand": ["Stump and Bramble"], "site": 5}
    table = acting("maneuver", ana, {"minions": ["Uruk Defender"]}).play("Stump and Bramble", "Treebeard")
    assert table.number("Treebeard", "damage") == 2
    table.until("defenders").defend("Treebeard", "Uruk Defender")
    table = acting("maneuver", {**ana, "hand": []}, {"minions": ["Uruk Defender"]}).until("defenders")
    assert not table.offers("defend", "Treebeard")


def test_stump_and_bramble_wants_an_ent_and_a_minion_of_isengard() -> None:
    ana: dict[str, Any] = {"hand": ["Stump and Bramble"], "support": ["Guma"]}
    assert acting("maneuver", ana, {"minions": ["Uruk Defender"]}).refusal("Stump and Bramble").rule == "TCG-342"
    ana["support"] = ["Treebeard"]
    assert acting("maneuver", ana, {"minions": ["Hillman Band"]}).refusal("Stump and Bramble").rule == "TCG-342"


def test_stump_and_bramble_ends_with_the_regroup_phase() -> None:
    ana: dict[str, Any] = {"support": ["Treebeard"], "hand": ["Stump and Bramble"], "site": 5}
    table = acting("maneuver", ana, {"minions": ["Uruk Defender"]}).play("Stump and Bramble", "Treebeard")
    table.until("defenders").choose("assigned").until("decide")
    assert table.number("Treebeard", "damage") == 0


def test_the_task_discards_wounded_minions() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gandalf"], "hand": ["Task Was Not Done"]}
    bor: dict[str, Any] = {"minions": [hurt("Uruk Defender"), hurt("Uruk Regular"), "Uruk Stalker"]}
    table = acting("regroup", ana, bor).choose("play", "Task Was Not Done").pick("Uruk Defender", "Uruk Regular")
    assert (table.titles("minions:B"), table.wounds("Gandalf")) == (["Uruk Stalker"], 1)


def test_treebeard_heals_for_a_companion_from_hand() -> None:
    ana: dict[str, Any] = {"support": ["Treebeard"], "fellowship": [hurt("Gimli")], "hand": ["Legolas", "Sam"]}
    table = Table(ana, {}).choose("use", "Treebeard")
    table.pick("Legolas").pick("Gimli")
    assert (table.wounds("Gimli"), table.wounds("Treebeard"), table.titles("hand:A")) == (0, 1, ["Sam"])
    table = Table({**ana, "hand": ["Sam"]}, {})
    assert table.refusal("Treebeard", "use").rule == "TCG-384"


@pytest.mark.rule("TCG-087")
@pytest.mark.parametrize(("twilight", "strength"), [(0, 8), (2, 13), (9, 15)])
def test_under_the_living_earth_counts_the_token_that_paid_for_it_too(twilight: int, strength: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Gandalf"], "hand": ["Under the Living Earth"]}
    table = fighting("Gandalf", "Uruk Defender", ana=ana, twilight=twilight).play("Under the Living Earth", "Gandalf")
    assert table.strength("Gandalf") == strength


def test_wizardry_indeed_when_minions_outnumber_companions() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gandalf"], "hand": ["Wizardry Indeed"]}
    bor: dict[str, Any] = {"minions": ["Uruk Defender", "Uruk Regular", "Uruk Stalker"]}
    table = acting("maneuver", ana, bor).play("Wizardry Indeed")
    assert table.who == "Bor"
    assert table.pick("Uruk Stalker").titles("discard:B") == ["Uruk Stalker"]
    table = acting("maneuver", ana, {"minions": bor["minions"][:2]})
    assert table.refusal("Wizardry Indeed").rule == "TCG-342"


# -- the Shire ---------------------------------------------------------------------------------------------------------

BURDENED: dict[str, Any] = {"card": "Frodo", "burden": 4}


def test_a_brace_of_coneys_takes_a_burden_off() -> None:
    table = Table({"ring_bearer": {**BURDENED, "attachments": ["Brace of Coneys"]}}, {}).use("Brace of Coneys")
    assert (table.burdens(), table.titles("discard:A")) == (3, ["Brace of Coneys"])
    table = Table({"hand": ["Brace of Coneys"], "fellowship": ["Merry"]}, {})
    assert table.offers("play", "Brace of Coneys", "Frodo")
    assert not table.offers("play", "Brace of Coneys", "Merry")


def test_good_work_gathers_tokens_and_takes_three_burdens_off_at_most() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Merry", "Hobbit Sword")], "support": ["Good Work"]}
    table = fighting("Merry", "Southron Scout", ana=ana).until("respond").respond("Good Work")
    assert table["Good Work"].count("culture") == 1
    table = Table({"ring_bearer": BURDENED, "support": [{"card": "Good Work", "culture": 4}]}, {}).use("Good Work")
    assert (table.burdens(), table.titles("discard:A")) == (1, ["Good Work"])


def test_a_light_heals_the_ring_bound_for_a_burden() -> None:
    ana: dict[str, Any] = {
        "ring_bearer": hurt("Frodo", 2),
        "fellowship": [hurt("Merry")],
        "hand": ["Light Shining Faintly"],
    }
    table = Table(ana, {}).choose("play", "Light Shining Faintly")
    assert not table.offers("choose", "Merry")
    assert (table.pick("Frodo").wounds("Frodo"), table.burdens()) == (0, 1)


def test_mind_your_own_affairs_for_those_with_frodos_signet() -> None:
    ana: dict[str, Any] = {"fellowship": ["Merry"], "hand": ["Mind Your Own Affairs"]}
    table = fighting("Merry", "Uruk Defender", ana=ana).play("Mind Your Own Affairs", "Uruk Defender")
    assert (table.wounds("Uruk Defender"), table.burdens()) == (1, 1)
    table = fighting("Gimli", "Uruk Defender", ana={**ana, "fellowship": ["Gimli"]}).play("Mind Your Own Affairs")
    assert (table.wounds("Uruk Defender"), table.burdens()) == (0, 1)


def test_seven_we_had_rids_a_hobbit_of_a_condition() -> None:
    ana: dict[str, Any] = {
        "fellowship": [bearing("Merry", "Weary"), bearing("Gimli", "Weary")],
        "hand": ["Seven We Had"],
    }
    table = Table(ana, {}).choose("play", "Seven We Had")
    assert len(table.find("choose")) == 1
    table.passes()
    assert (table["Merry"].attachments, len(table["Gimli"].attachments), table.burdens()) == ([], 1, 1)


@pytest.mark.parametrize(("others", "wounds"), [(["Gandalf"], 0), ([], 1)])
def test_the_store_room(others: list[str], wounds: int) -> None:
    ana: dict[str, Any] = {
        "fellowship": [hurt("Merry", 2), *others],
        "hand": ["Store-room"],
        "ring_bearer": hurt("Frodo"),
    }
    table = acting("regroup", ana, {}).choose("play", "Store-room")
    assert not table.offers("choose", "Frodo")
    assert table.pick("Merry").wounds("Merry") == wounds


@pytest.mark.rule("TCG-067")
def test_warmed_up_a_hobbit_slips_away() -> None:
    ana: dict[str, Any] = {"fellowship": ["Merry", "Sam"], "hand": ["Warmed Up a Bit"]}
    table = fighting("Merry", "Uruk Rear Guard", ana=ana).choose("play", "Warmed Up a Bit")
    assert not table.offers("choose", "Sam")
    assert table.pick("Merry").titles("discard:A") == ["Merry", "Warmed Up a Bit"]


def test_a_hobbit_cannot_slip_away_from_uruk_hunters() -> None:
    ana: dict[str, Any] = {"fellowship": ["Merry"], "hand": ["Warmed Up a Bit"]}
    table = fighting("Merry", "Uruk Hunter", ana=ana).choose("play", "Warmed Up a Bit")
    assert table.titles("fellowship:A") == ["Frodo", "Merry"]
    assert shadow_fights("Uruk Pursuer", "Merry").g.zones["discard:A"] == []
