"""Dunland, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import LATER, acting, fighting, shadow_fights
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt


def won(minion: str, character: str = "Gimli", bor: dict[str, Any] | None = None, **setup: Any) -> Table:
    """A minion has won its skirmish at site 3, where every marker stands, and Bor may answer."""
    ana = {"fellowship": [character], "site": 3, **setup.pop("ana", {})}
    other = {"minions": [minion], "site": 3, **(bor or {})}
    if "controlled" in other:
        setup.setdefault("path", LATER)
    table = Table(ana, other, step="skirmish_actions", skirmish=fight(character, minion), **setup)
    for _ in range(8):
        if table.who == "Bor" and table.asked in ("respond", "regroup-actions"):
            return table
        table.passes()
    return table


@pytest.mark.parametrize(("minions", "controlled", "offered"), [
    (["Dunlending Savage"], [], False), (["Dunlending Savage", "Dunlending Brigand", "Dunlending Madman"], [], True),
    (["Dunlending Savage"], ["The Riddermark"], True),
])  # fmt: skip
def test_anger_wants_three_or_a_site(minions: list[str], controlled: list[str], offered: bool) -> None:
    bor: dict[str, Any] = {"minions": minions, "controlled": controlled, "hand": ["Anger"], "site": 3}
    setup: dict[str, Any] = {"path": LATER} if controlled else {}
    table = shadow_fights("Dunlending Savage", bor=bor, ana={"site": 3}, **setup)
    assert table.offers("play", "Anger") == offered
    if offered:
        table.choose("play", "Anger")
        assert table.pick("Dunlending Savage").has("Dunlending Savage", "fierce")


@pytest.mark.parametrize(("controlled", "strength"), [([], 13), (["The Riddermark"], 15)])
def test_burn_every_village(controlled: list[str], strength: int) -> None:
    bor: dict[str, Any] = {"controlled": controlled, "hand": ["Burn Every Village"], "site": 3}
    setup: dict[str, Any] = {"path": LATER} if controlled else {}
    table = shadow_fights("Dunlending Savage", bor=bor, ana={"site": 3}, **setup)
    assert table.play("Burn Every Village", "Dunlending Savage").strength("Dunlending Savage") == strength


@pytest.mark.parametrize("name", ["Dunlending Arsonist", "Wild Man of Dunland"])
def test_whoever_follows_a_winner_is_fierce_and_strikes_hard(name: str) -> None:
    bor: dict[str, Any] = {"hand": ["Dunlending Savage", "Uruk Defender"]}
    table = won(name, bor=bor, twilight=2).respond(name).pick("Dunlending Savage")
    assert (table.g.twilight, table.zone("Dunlending Savage")) == (0, "minions:B")
    assert (table.has("Dunlending Savage", "fierce"), table.number("Dunlending Savage", "damage")) == (True, 1)


@pytest.mark.parametrize("name", ["Dunlending Looter", "Hillman Rabble"])
def test_looters_hide_on_a_site_after_a_win(name: str) -> None:
    table = won(name, bor={"controlled": ["The Riddermark"]}).respond(name).passes()
    assert (table.titles("stacked"), table.titles("minions:B")) == ([name], [])
    assert won(name).asked != "respond"


@pytest.mark.rule("TCG-460", "TCG-463")
@pytest.mark.parametrize(("name", "other"), [
    ("Dunlending Ransacker", "Dunlending Savage"), ("Hillman Tribe", "Dunlending Savage"),
])  # fmt: skip
def test_winners_take_the_land_when_another_sees_it(name: str, other: str) -> None:
    table = won(name, bor={"minions": [name, other]}).respond(name)
    assert table.titles("controlled:B") == ["The Riddermark"]
    assert won(name, bor={"minions": [name, "Uruk Defender"]}).titles("controlled:B") == []


def test_a_hillman_band_takes_the_land_that_the_fellowship_leaves() -> None:
    bor: dict[str, Any] = {"minions": ["Hillman Band", "Dunlending Savage"], "site": 3}
    table = Table({"site": 3}, bor, step="decide", moves=1).choose("move_again").respond("Hillman Band")
    assert table.titles("controlled:B") == ["The Riddermark"]


@pytest.mark.parametrize(("character", "strength"), [("Éowyn", 7), ("Gimli", 5)])
def test_a_ravager_hates_men_of_rohan(character: str, strength: int) -> None:
    assert fighting(character, "Dunlending Ravager").strength("Dunlending Ravager") == strength


@pytest.mark.rule("TCG-415")
@pytest.mark.parametrize("name", ["Dunlending Ravager", "Dunlending Warrior"])
def test_raiders_of_villages_fall_upon_allies(name: str) -> None:
    ana: dict[str, Any] = {"support": ["Guma"], "site": 3}
    table = acting("assignment", ana, {"minions": [name]}).passes().use(name)
    table.pick("Guma")
    assert table.g.assigned[0].characters == [table.id("Guma")]
    assert not table.offers("use", name)
    assert acting("assignment", {"site": 3}, {"minions": [name]}).passes().refusal(name, "use").rule == "TCG-342"


@pytest.mark.parametrize(("character", "grows"), [("Éowyn", True), ("Gimli", False)])
def test_living_off_rock_men_grow_by_beating_men_of_rohan(character: str, grows: bool) -> None:
    table = won("Dunlending Savage", character, {"support": ["Living Off Rock"]})
    assert (table.asked == "respond") == grows
    if grows:
        table.respond("Living Off Rock")
        assert (table.strength("Dunlending Savage"), table.has("Dunlending Savage", "fierce")) == (13, True)


def test_living_off_rock_counts_the_dead() -> None:
    ana: dict[str, Any] = {"fellowship": [hurt("Éowyn", 2)]}
    table = won("Dunlending Savage", "Éowyn", {"support": ["Living Off Rock"]}, ana=ana)
    assert table.titles("dead:A") == ["Éowyn"]
    assert table.respond("Living Off Rock").has("Dunlending Savage", "fierce")


def test_no_defense_takes_the_strength_of_possessions() -> None:
    table = Table({"site": 3}, {"support": ["No Defense"]}, step="shadow", twilight=3).use("No Defense")
    assert (table["No Defense"].count("culture"), table.g.twilight) == (1, 0)
    ana: dict[str, Any] = {"fellowship": [bearing("Aragorn", "Ranger's Sword", "Heavy Chain")]}
    bor: dict[str, Any] = {"support": [{"card": "No Defense", "culture": 1}]}
    table = shadow_fights("Dunlending Savage", "Aragorn", bor, ana=ana).use("No Defense")
    table.pick("Aragorn")
    assert (table.strength("Aragorn"), table["No Defense"].count("culture")) == (8, 0)


def test_no_defense_leaves_what_others_give() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Aragorn", "Ranger's Sword"), "Gimli"]}
    bor: dict[str, Any] = {"support": [{"card": "No Defense", "culture": 1}]}
    table = fighting("Aragorn", "Dunlending Savage", ana=ana, bor={"minions": ["Dunlending Savage"], **bor})
    table.use("Gimli", "Aragorn").use("No Defense")
    table.pick("Aragorn")
    assert table.strength("Aragorn") == 9


def test_over_the_isen_a_man_is_sent_against_a_companion() -> None:
    bor: dict[str, Any] = {
        "controlled": ["The Riddermark"],
        "minions": ["Dunlending Savage", "Uruk Defender"],
        "support": ["Over the Isen"],
    }
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Legolas"], "site": 3}
    table = acting("assignment", ana, {**bor, "site": 3}, path=LATER, twilight=2).passes().use("Over the Isen")
    table.pick("Dunlending Savage").pick("Legolas")
    assert (table.g.assigned[0].characters, table.g.twilight) == ([table.id("Legolas")], 0)
    assert table.g.assigned[0].minions == [table.id("Dunlending Savage")]


def test_secret_folk_count_losses_and_take_possessions() -> None:
    table = won("Dunlending Savage", bor={"support": ["Secret Folk"]}).respond("Secret Folk")
    assert table["Secret Folk"].count("culture") == 1
    ana: dict[str, Any] = {
        "fellowship": [bearing("Éowyn", "Heavy Chain", "Sword of Rohan"), bearing("Merry", "Hobbit Sword")]
    }
    bor: dict[str, Any] = {"support": [{"card": "Secret Folk", "culture": 2}], "minions": ["Dunlending Savage"]}
    table = acting("maneuver", ana, bor).passes().choose("use", "Secret Folk").pick("Heavy Chain", "Hobbit Sword")
    assert sorted(table.titles("discard:A")) == ["Heavy Chain", "Hobbit Sword"]
    assert table.titles("discard:B") == ["Secret Folk"]


def test_a_war_club_breaks_two_possessions() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Éomer", "Heavy Chain", "Sword of Rohan", "Horse of Rohan")]}
    bor: dict[str, Any] = {"minions": [bearing("Dunlending Savage", "War Club")]}
    table = won("Dunlending Savage", "Éomer", bor, ana=ana).respond("War Club").pick("Heavy Chain", "Horse of Rohan")
    assert sorted(table.titles("discard:A")) == ["Heavy Chain", "Horse of Rohan"]


def test_a_war_cry_makes_a_winner_terrible_until_the_regroup_phase() -> None:
    table = won("Dunlending Savage", bor={"hand": ["War Cry of Dunland"]}, twilight=1).respond("War Cry of Dunland")
    assert (table.strength("Dunlending Savage"), table.has("Dunlending Savage", "fierce")) == (15, True)
    table.until("defenders").choose("assigned").until("decide")
    assert table.strength("Dunlending Savage") == 11
    assert won("Dunlending Savage", bor={"hand": ["War Cry of Dunland"]}).titles("hand:B") == ["War Cry of Dunland"]


@pytest.mark.rule("TCG-439")
def test_a_skirmish_involves_who_died_in_the_course_of_it() -> None:
    """A Man of Rohan is killed by an action: the Dunlending wins against nobody, and yet against him."""
    ana = {"fellowship": [hurt("Éomer", 2)], "site": 4}
    bor = {
        "minions": ["Dunlending Savage", "Desert Warrior"],
        "support": ["Living Off Rock"],
        "hand": ["Whirling Strike"],
    }
    sides = {"characters": ["Éomer"], "minions": ["Dunlending Savage", "Desert Warrior"]}
    table = Table(ana, bor, step="skirmish_actions", skirmish=sides, twilight=3).passes()
    table.play("Whirling Strike", "Éomer").respond("Living Off Rock")
    assert (table.titles("dead:A"), table.has("Dunlending Savage", "fierce")) == (["Éomer"], True)
