"""Rules of sites, items and trophies that no card of the four decks shows; with made-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from tests.games.meccg.rules.made_up import prints
from tests.games.meccg.table import Table, at, bearing, tapped

MINION = {"kind": "ringwraith"}
DEEPS = ["The Under-gates", "The Under-grottos", "Moria", "Rivendell", "Lórien"]


# -- sites -------------------------------------------------------------------------------------------------------------


def entering(site: str, *members: Any, bor: dict[str, Any] | None = None, **more: Any) -> Table:
    """A company that enters its site."""
    company = at(site, *members, went=True)
    return Table({"companies": [company], **more}, bor, step="site_company").until("enter").choose("enter")


def faces(table: Table) -> list[tuple[str, int]]:
    """The attacks that the company faces one after the other until it may act at its site."""
    found: list[tuple[str, int]] = []
    for _ in range(100):
        if table.asked == "site":
            break
        if table.g.attacks and table.question.step == "attack_actions":
            it = table.g.attacks[-1]
            found += [] if found and found[-1] == (it.race, it.prowess) else [(it.race, it.prowess)]
        table.passes()
    return found


@pytest.mark.rule("MEC-545", "MEC-543")
def test_added_automatic_attacks_come_after_those_of_the_card() -> None:
    table = entering("Moria", "Elrond", "Balin", "Haldir", "Glorfindel II", bor={"events": ["Dragon at Home"]})
    assert faces(table) == [("orc", 7), ("dragon", 14)]


@pytest.mark.rule("MEC-546")
def test_a_creature_as_an_automatic_attack_is_discarded_and_gives_nothing() -> None:
    table = entering("Hall of Beasts", "Elrond", bor={"hand": ["Wargs", "Stirring Bones", "Cave-drake"]})
    table.until("guard-creature")
    assert not table.find("choose", "Wargs")
    table.pick("Stirring Bones").until_step("attack_actions")
    it = table.g.attacks[-1]
    assert (it.key, it.race, bool(it.site)) == ("", "undead", True)
    table.until_step("assign").pick("Elrond").until("hold").choose("full").until("strike").rolls(12).until("site")
    assert table.zone("Stirring Bones") == "discard:B"
    assert table.session.game.view(table.g, "A").numbers["kill_points:A"] == 0


@pytest.mark.rule("MEC-546")
def test_a_creature_of_two_attacks_makes_both_as_an_automatic_attack() -> None:
    table = entering("Hall of Beasts", "Elrond", "Balin", bor={"hand": ["Slayer"]})
    table.until("guard-creature").pick("Slayer")
    table.g.effects.append(Effect("prowess", 40, [table.id("Elrond"), table.id("Balin")], "", "game"))
    table.until("site")
    assert table.said("attack") == 2
    assert table.zone("Slayer") == "discard:B"
    assert table.company("Elrond").entered


@pytest.mark.rule("MEC-547")
def test_an_automatic_attack_is_removed_before_the_site_phase_alone() -> None:
    ana = {"companies": [at("Moria", "Elrond")], "hand": ["Quiet Entrance"], "locations": ["Moria"]}
    table = Table(ana)
    assert table.offers("play", "Quiet Entrance")
    inside = entering("Moria", "Elrond", hand=["Quiet Entrance"])
    offered = []
    for _ in range(100):
        if inside.asked != "site":
            offered += inside.find("play")
            inside.passes()
    assert offered == []
    table.choose("play", "Quiet Entrance").until("organization").choose("done").until("enter").choose("enter")
    assert table.asked == "site"


@pytest.mark.rule("MEC-554", "MEC-564")
def test_what_does_not_tap_its_site_is_not_playable_where_it_is_tapped() -> None:
    company = at("Bree", "Elrond", "Balin", went=True, entered=True)
    table = Table({"companies": [company], "hand": ["Shy Friend", "Cram"]}, step="site_actions")
    table.choose("acquire", "Shy Friend", "Elrond").until("site")
    assert table.stands("Bree") == "untapped"
    assert not table.find("acquire", "Cram")
    spent = at(tapped("Bree"), "Elrond", went=True, entered=True)
    closed = Table({"companies": [spent], "hand": ["Shy Friend"]}, step="site_actions")
    assert closed.refusal("Shy Friend", "acquire").rule == "MEC-551"


@pytest.mark.rule("MEC-709")
def test_hero_events_do_not_touch_minion_sites() -> None:
    ana = {"companies": [at(tapped("Bree"), "Elrond")], "hand": ["Tidy Up"]}
    bor = {**MINION, "companies": [at(tapped("Moria"), "Layos")]}
    table = Table(ana, bor).choose("play", "Tidy Up").until("organization")
    assert table.stands("Bree") == "untapped"
    alone = Table({"companies": [at("Bree", "Elrond")], "hand": ["Tidy Up"]}, bor)
    assert not alone.find("play", "Tidy Up")


@pytest.mark.rule("MEC-652")
def test_what_lies_on_a_site_affects_that_card_alone() -> None:
    ana = {"companies": [at("Isengard", "Elrond")], "hand": ["Quiet Entrance"]}
    bor = {"companies": [at("Isengard", "Balin")]}
    table = Table(ana, bor)
    mine, theirs = table.company("Elrond"), table.company("Balin")
    table.choose("play", "Quiet Entrance").until("target")
    table.answer([option.key for option in table.question.options if option.source == mine.site])
    table.until("organization")
    assert automatic_attacks(table.g, mine) == []
    assert len(automatic_attacks(table.g, theirs)) == 1


# -- items, rings ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-658")
@pytest.mark.parametrize("idle", [True, False])
def test_a_restriction_on_movement_holds_for_an_item_that_is_not_in_use(idle: bool) -> None:
    weapons = ["Glamdring", "Blade and Anvil"] if idle else ["Blade and Anvil"]
    company = at("Rivendell", bearing("Elrond", *weapons), goal="Bree")
    table = Table({"companies": [company], "locations": ["Bree"]}, step="company")
    assert table["Blade and Anvil"].idle is idle
    table.until("hazards")
    assert table.zone("Blade and Anvil") == "discard:A"


@pytest.mark.rule("MEC-463")
def test_the_one_ring_is_not_stored() -> None:
    table = Table({"companies": [at("Rivendell", bearing("Elrond", "A Ring of Doom", "Glamdring"))]})
    assert table.offers("store", "Glamdring")
    assert not table.offers("store", "A Ring of Doom")


@pytest.mark.rule("MEC-665")
@pytest.mark.parametrize(("roll", "won"), [(11, True), (10, False)])
def test_a_wizard_player_wins_when_the_one_ring_is_destroyed(roll: int, won: bool) -> None:
    company = at("Mount of Fire", bearing("Elrond", "A Ring of Doom"), "Balin", went=True, entered=True)
    table = Table({"companies": [company], "hand": ["Into the Fire"]}, step="site_actions")
    table.choose("play", "Into the Fire").until("corruption").rolls(roll)
    table.choose("roll")
    outcome = table.g.outcome
    assert (outcome is not None) is won
    if outcome is not None:
        assert (outcome.winners, outcome.reason) == (["A"], "ring_destroyed")


# -- kills and trophies ------------------------------------------------------------------------------------------------


def defeated(card: str, race: str, *members: Any, kind: str = "wizard", **attack: Any) -> Table:
    """The first of a company has defeated the one strike of a creature."""
    ana = {"kind": kind, "companies": [at("Dale" if kind != "wizard" else "Bree", *members, limit=2)]}
    table = Table(ana, step="assign", attack={"race": race, "strikes": 1, "prowess": 1, "card": card, **attack})
    first = members[0] if isinstance(members[0], str) else members[0]["card"]
    return table.pick(first).until("hold").choose("full").until_step("strike_resources").rolls(12)


@pytest.mark.rule("MEC-609")
def test_a_starred_creature_is_out_of_play_for_a_wizard_player() -> None:
    table = defeated("Starlit Worm", "drake", "Elrond").until("hazards", limit=20)
    assert table.zone("Starlit Worm") == "removed:B"
    assert table.session.game.view(table.g, "A").numbers["kill_points:A"] == 0


@pytest.mark.rule("MEC-617", "MEC-621")
def test_a_trophy_of_a_detainment_attack_gives_no_points() -> None:
    for detainment, points in ((True, 0), (False, 2)):
        table = defeated("Starlit Worm", "drake", "Muzgash", kind="ringwraith", detainment=detainment).until("trophy")
        table.pick("Muzgash")
        assert table["Starlit Worm"].host == table.id("Muzgash")
        assert table.session.game.view(table.g, "A").numbers["kill_points:A"] == points
    left = defeated("Starlit Worm", "drake", "Muzgash", kind="ringwraith", detainment=True).until("trophy")
    left.choose("decline")
    assert left.zone("Starlit Worm") == "discard:B"


@pytest.mark.rule("MEC-622")
def test_a_half_orc_takes_no_trophy() -> None:
    table = defeated("Starlit Worm", "drake", "Spy of Isengard", kind="ringwraith")
    while table.asked != "hazards":
        assert table.asked != "trophy"
        table.passes()
    assert table.zone("Starlit Worm") == "marshalling:A"


@pytest.mark.rule("MEC-623")
def test_no_trophy_is_made_of_a_character() -> None:
    company = at("Moria", "Shagrat", went=True, entered=True)
    table = Table({**MINION, "companies": [company]}, {"companies": [at("Moria", "Anborn")]}, step="attack_company")
    table.pick("Shagrat").until("clash-first").pick("Anborn").until("hold").choose("full").until("hold").choose("full")
    table.until_step("clash_defender").rolls(12, 2, 12)
    asked = []
    for _ in range(60):
        if table.asked not in ("end", "discard-one"):
            asked.append(table.asked)
            table.passes()
    assert "trophy" not in asked
    assert table.zone("Anborn") == "marshalling:A"


@pytest.mark.rule("MEC-008", "MEC-617")
@pytest.mark.parametrize(("troll", "zone"), [("“Bert” (Bûrat)", "removed:B"), ("Starlit Worm", "discard:B")])
def test_one_of_several_manifestations_is_out_of_the_game_even_where_it_only_detained(troll: str, zone: str) -> None:
    table = defeated(troll, "troll", "Layos", kind="ringwraith", detainment=True).until("hazards", limit=20)
    assert table.zone(troll) == zone


@pytest.mark.rule("MEC-099", "MEC-100", "MEC-101", "MEC-102", "MEC-103", "MEC-624")
@pytest.mark.parametrize(
    ("points", "influence", "prowess"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (6, 2, 2)]
)
def test_what_trophies_are_worth_to_who_bears_them(
    monkeypatch: pytest.MonkeyPatch, points: int, influence: int, prowess: int
) -> None:
    prints(monkeypatch, "Starlit Worm", points=points)
    table = Table({**MINION, "companies": [at("Dale", bearing("Lagduf", "Starlit Worm"), "Muzgash")]})
    assert (table.number("Lagduf", "influence"), table.number("Lagduf", "prowess")) == (influence, 5 + prowess)
