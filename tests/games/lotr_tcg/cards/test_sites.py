"""The sites that no starter deck has, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.reading.numbers import move_limit
from tests.games.lotr_tcg.cards.scenes import acting, archery, fighting, shadow_fights
from tests.games.lotr_tcg.table import Table, bearing, hurt

USUAL = ["4_328", "4_334", "4_342", "4_344", "4_350", "4_354", "4_356", "4_358", "4_362"]


def path(code: str, number: int) -> list[str]:
    """The usual path with one other site on it, up to the one after that."""
    return [*USUAL[: number - 1], code, *USUAL[number : number + 1]]


def test_the_east_wall_asks_two_of_those_who_leave() -> None:
    table = Table({"site": 1}, {}, path=path("4_323", 1)).choose("move")
    assert table.g.twilight == 2 + 3 + 1


def test_in_the_downs_each_companion_costs_two_cards() -> None:
    ana: dict[str, Any] = {"hand": ["Gimli", "Valor", "Feathered", "Merry"]}
    table = Table(ana, {}, path=path("4_324", 1)).play("Gimli").pick("Valor", "Feathered")
    assert (table.titles("discard:A"), table.titles("hand:A")) == (["Valor", "Feathered"], ["Merry"])


@pytest.mark.parametrize(("code", "name"), [("4_325", "Legolas"), ("4_327", "Gimli")])
def test_two_exertions_bring_a_friend(code: str, name: str) -> None:
    ana: dict[str, Any] = {"fellowship": ["Éowyn", "Éomer", "Sam"], "deck": ["Valor", name]}
    table = Table(ana, {}, path=path(code, 1))
    site = table.g.zones["path"][0]
    table.answer([next(o.key for o in table.question.options if o.verb == "use" and o.source == site)])
    table.pick("Éowyn").until("which-to-play").pick(name)
    assert (table.zone(name), table.wounds("Éowyn"), table.wounds("Éomer"), table.wounds("Sam")) == (
        "fellowship:A",
        1,
        1,
        0,
    )


def test_in_western_emyn_muil_the_ring_bound_tire_as_they_leave() -> None:
    table = Table({"fellowship": ["Sam", "Merry"]}, {}, path=path("4_329", 1)).choose("move")
    assert [table.wounds(name) for name in ("Frodo", "Sam", "Merry")] == [1, 1, 0]


@pytest.mark.rule("TCG-456")
@pytest.mark.parametrize(("hobbit", "limit"), [("Merry", 3), ("Sam", 2)])
def test_derndingle_lets_an_unbound_hobbit_go_further(hobbit: str, limit: int) -> None:
    table = Table({"fellowship": [hobbit], "site": 1}, {"site": 2}, path=path("4_330", 2)).choose("move")
    assert move_limit(table.g) == limit


def test_eastfold_and_three_trackers_end_the_march() -> None:
    bor: dict[str, Any] = {"minions": ["Uruk Seeker", "Uruk Runner", "Uruk Chaser"]}
    table = Table({"site": 2}, bor, step="shadow", path=path("4_331", 2), moves=1).use("Eastfold")
    assert not table.offers("use", "Eastfold")
    assert not table.until("decide").offers("move_again")
    table = Table({"site": 2}, {"minions": bor["minions"][:2]}, step="shadow", path=path("4_331", 2))
    assert table.refusal("Eastfold", "use").rule == "TCG-342"


def test_fangorn_wakes_treebeard() -> None:
    table = Table({"site": 2, "deck": ["Treebeard"]}, {}, path=path("4_332", 2)).use("Fangorn Forest", "Treebeard")
    assert (table.zone("Treebeard"), table.g.twilight) == ("support:A", 4)


def test_a_camp_in_the_plains_heals_three_wounds() -> None:
    ana: dict[str, Any] = {"site": 2, "fellowship": [hurt("Gimli", 2), hurt("Legolas", 2)]}
    table = Table(ana, {}, step="fellowship_begins", path=path("4_333", 2)).respond("Plains of Rohan Camp")
    table.pick("Gimli").pick("Gimli").pick("Legolas")
    assert (table.wounds("Gimli"), table.wounds("Legolas"), table.asked) == (0, 1, "fellowship-actions")


def test_in_the_wold_each_assignment_darkens_the_pool() -> None:
    ana: dict[str, Any] = {"site": 2, "fellowship": ["Aragorn, Heir of Elendil", "Gimli"]}
    bor: dict[str, Any] = {"minions": ["Uruk Defender", "Uruk Regular", "Uruk Stalker"]}
    table = Table(ana, bor, step="assignment", path=path("4_336", 2)).defend("Aragorn", "Uruk Defender")
    assert table.g.twilight == 1
    table.defend("Aragorn", "Uruk Regular")
    assert table.g.twilight == 1, "one more minion of the same skirmish"
    table.choose("assigned").choose("attack", "Uruk Stalker", "Gimli")
    assert table.g.twilight == 1


@pytest.mark.rule("TCG-422")
def test_the_barrows_change_a_hand() -> None:
    ana: dict[str, Any] = {"site": 3, "hand": ["Valor", "Feathered"], "deck": ["Merry", "Pippin", "Sam"]}
    table = Table(ana, {}, path=path("4_337", 3)).use("Barrows of Edoras")
    assert (table.titles("hand:A"), table.titles("deck:A")) == (["Merry", "Pippin", "Sam", "Valor"], ["Feathered"])


def test_weapons_are_laid_down_in_the_golden_hall() -> None:
    fellowship = [bearing("Merry", "Hobbit Sword"), bearing("Legolas", "Elven Bow"), bearing("Éowyn", "Heavy Chain")]
    table = Table({"site": 2, "fellowship": fellowship}, {"site": 3}, step="move", path=path("4_338", 3))
    assert sorted(table.titles("discard:A")) == ["Elven Bow", "Hobbit Sword"]


@pytest.mark.rule("TCG-392")
def test_the_stables_bring_a_horse_once_a_turn() -> None:
    ana: dict[str, Any] = {"site": 3, "fellowship": ["Éowyn", "Éomer"], "deck": ["Horse of Rohan", "Brego"]}
    table = Table(ana, {}, path=path("4_339", 3)).choose("use", "Stables").pick("Éowyn").pick("Horse of Rohan")
    table.pick("Éowyn")
    assert (table["Horse of Rohan"].host, table.wounds("Éowyn")) == (table.id("Éowyn"), 1)
    assert table.refusal("Stables", "use").rule == "TCG-392"


def test_allies_do_not_fight_in_the_streets_of_edoras() -> None:
    ana: dict[str, Any] = {"site": 3, "support": ["Guma"]}
    table = Table(ana, {"minions": ["Uruk Defender"]}, step="assignment", path=path("4_340", 3))
    assert not table.offers("defend", "Guma")


def test_allies_of_rohan_fight_in_the_great_hall() -> None:
    ana: dict[str, Any] = {"site": 6, "support": ["Guma", "Treebeard"]}
    table = Table(ana, {"minions": ["Uruk Defender"]}, step="assignment", path=path("4_353", 6))
    assert (table.offers("defend", "Guma"), table.offers("defend", "Treebeard")) == (True, False)


def test_in_the_great_hall_allies_of_rohan_are_shot_at() -> None:
    ana: dict[str, Any] = {"site": 6, "support": ["Guma"]}
    table = Table(ana, {"minions": ["Southron Bowman"]}, step="archery", path=path("4_353", 6))
    assert table.offers("choose", "Guma")


def test_over_ered_nimrais_friends_come_dear() -> None:
    ana: dict[str, Any] = {"site": 4, "hand": ["Gimli", "Guma", "Hobbit Sword"], "fellowship": ["Merry"]}
    table = Table(ana, {}, path=path("4_343", 4))
    assert [table.cost(name) for name in ("Gimli", "Guma", "Hobbit Sword")] == [5, 4, 1]


@pytest.mark.rule("TCG-390")
def test_over_the_white_mountains_theoden_or_two_others_tire() -> None:
    ana: dict[str, Any] = {"site": 3, "fellowship": ["Théoden", "Gimli", "Legolas"]}
    table = Table(ana, {"site": 4}, step="move", path=path("4_345", 4))
    assert table.choose("theoden").wounds("Théoden") == 1
    table = Table(ana, {"site": 4}, step="move", path=path("4_345", 4))
    table.choose("two_others").pick("Gimli", "Legolas")
    assert [table.wounds(name) for name in ("Théoden", "Gimli", "Legolas")] == [0, 1, 1]
    ana["fellowship"] = [hurt("Théoden"), "Gimli"]
    table = Table(ana, {"site": 4}, step="move", path=path("4_345", 4))
    assert not table.offers("theoden")


def test_the_deeping_wall_waits_for_saruman() -> None:
    table = Table({"site": 5}, {"deck": ["Ferocity"]}, step="shadow", path=path("4_348", 5))
    assert not table.offers("use", "Deeping Wall")


def test_the_balcony_waits_for_saruman() -> None:
    table = Table({"site": 9}, {"discard": ["Ferocity"]}, step="shadow", path=[*USUAL[:8], "4_361"])
    assert not table.offers("use", "Orthanc Balcony")


def test_at_helms_gate_hand_weapons_count_for_two() -> None:
    ana: dict[str, Any] = {"site": 5, "fellowship": [bearing("Merry", "Hobbit Sword"), bearing("Legolas", "Elven Bow")]}
    bor: dict[str, Any] = {"minions": [bearing("Uruk Defender", "Uruk Spear"), "Uruk Regular"]}
    table = Table(ana, bor, path=path("4_349", 5))
    assert [table.strength(name) for name in ("Merry", "Legolas", "Uruk Defender", "Uruk Regular")] == [7, 6, 13, 8]


@pytest.mark.rule("TCG-429")
def test_the_parapet_favours_the_archers_of_the_fellowship() -> None:
    table = Table({"site": 5}, {"minions": ["Southron Bowman"]}, path=path("4_351", 5))
    assert archery(table) == (1, 0)


def test_in_the_caves_an_uruk_of_yours_grows_fierce() -> None:
    bor: dict[str, Any] = {"minions": ["Uruk Defender", "Dunlending Savage"]}
    table = acting("maneuver", {"site": 6}, bor, path=path("4_352", 6), twilight=2)
    assert not table.offers("use", "Caves of Aglarond")
    table.passes().use("Caves of Aglarond", "Uruk Defender")
    assert (table.has("Uruk Defender", "fierce"), table.g.twilight) == (True, 0)


@pytest.mark.rule("TCG-104")
def test_in_the_cavern_entrance_nobody_acts_in_skirmishes() -> None:
    ana: dict[str, Any] = {"site": 7, "fellowship": ["Gimli"], "hand": ["Best Company"]}
    setup: dict[str, Any] = {"path": path("4_355", 7)}
    table = fighting("Gimli", "Uruk Defender", ana=ana, **setup)
    assert (table.refusal("Best Company").rule, table.refusal("Gimli", "use").rule) == ("TCG-104", "TCG-104")
    table = shadow_fights("Uruk Defender", "Gimli", {"hand": ["Ferocity"]}, ana=ana, **setup)
    assert table.refusal("Ferocity").rule == "TCG-104"


@pytest.mark.parametrize(
    ("others", "number"), [(["Gimli", "Legolas", "Merry"], 9), (["Gimli", "Legolas", "Merry", "Pippin", "Sam"], 13)]
)
def test_the_fortress_is_dark_for_large_fellowships(others: list[str], number: int) -> None:
    table = Table({"site": 9, "fellowship": others}, {}, path=[*USUAL[:8], "4_360"])
    assert table.number("Fortress of Orthanc", "shadow_number") == number
