"""Where an agent may go, what lies with it, and what its influence takes from a company."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.facts import Attack, Place, load_cards
from tests.games.meccg.rules.made_up import prints
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import Table, at

MINION = {"kind": "ringwraith"}
LAIR, BEORN, EYRIE = "Bandit Lair", "Beorn’s House", "Eagles’ Eyrie"
make_up("ZZ-691", "character", "Watcher of Ruins", alignment="minion", race="man", agent=True,
        home=[{"type": "ruins", "region": "TW-489"}])  # fmt: skip


def abroad(agent: dict[str, Any], *locations: str, members: tuple[Any, ...] = ("Elrond",), **bor: Any) -> Table:
    """The agent of Bor's before a company of Ana's that may meet three hazards."""
    ana = {"companies": [at(bor.pop("site", "Bree"), *members, limit=3)]}
    theirs = {**MINION, "agents": [agent], "locations": list(locations), **bor}
    return Table(ana, theirs, step="hazards").until("hazards")


def goals(table: Table, verb: str = "agent_move") -> list[str]:
    """The names of the sites to which an agent is offered to go."""
    return sorted(load_cards()[option.detail].title for option in table.find(verb))


def code_of(site: str) -> str:
    """The code of a minion site."""
    return next(code for code, card in load_cards().items() if (card.title, card.alignment) == (site, "minion"))


@pytest.mark.rule("MEC-630", "MEC-629")
@pytest.mark.parametrize(("hidden", "back"), [(True, ["Irerock"]), (False, [])])
def test_only_in_hiding_an_agent_needs_no_other_card_to_go_back_by_one_site(hidden: bool, back: list[str]) -> None:
    table = abroad({"card": "Mîonid", "at": "Gold Hill", "sites": ["Irerock", "Dancing Spire"], "hidden": hidden})
    assert goals(table) == back


@pytest.mark.rule("MEC-629", "MEC-631", "MEC-646")
def test_an_agent_goes_neither_to_a_haven_of_wizards_nor_under_the_earth() -> None:
    near = ["Rivendell", "The Under-courts", "Barrow-downs", "Edoras"]
    table = abroad({"card": "Mîonid", "at": "Bree", "hidden": True}, *near, kind="wizard")
    assert goals(table) == ["Barrow-downs"]
    minions = ["The Under-courts", "Minas Morgul"]
    table = abroad({"card": "Mîonid", "at": "Barad-dûr", "hidden": True}, *minions)
    assert goals(table) == ["Minas Morgul"]


@pytest.mark.rule("MEC-630")
def test_the_site_of_an_agent_in_the_open_lies_open_in_the_place_of_the_one_before() -> None:
    table = abroad({"card": "Mîonid", "at": LAIR}, BEORN, EYRIE)
    for there, left in ((BEORN, [EYRIE]), (EYRIE, [BEORN])):
        table.choose("agent_move", "Mîonid", detail=code_of(there))
        assert (table.titles("sites:B"), table.titles("locations:B")) == ([there], left)
        table.g.agents[0].acted = False
        table.until("hazards")


@pytest.mark.rule("MEC-632")
def test_an_agent_in_the_open_that_goes_home_shows_where_it_is() -> None:
    table = abroad({"card": "Lurker", "at": EYRIE}, LAIR, BEORN).choose("agent_home", "Lurker")
    assert (table.titles("sites:B"), table.titles("locations:B")) == ([LAIR], [BEORN])


@pytest.mark.rule("MEC-626")
def test_an_agent_that_is_at_home_in_the_ruins_of_a_region_is_put_at_no_others() -> None:
    table = abroad({"card": "Mîonid", "at": LAIR}, hand=["Watcher of Ruins"])
    assert goals(table, "agent") == ["Caves of Ûlund", "Dancing Spire", "Gold Hill", "Irerock"]


@pytest.mark.rule("MEC-695", "MEC-692")
@pytest.mark.parametrize(("resists", "stays"), [(2, False), (12, True)])
def test_whom_an_agent_wins_over_is_discarded(resists: int, stays: bool) -> None:
    agent = {"card": "Perchen", "at": "Goblin-gate", "hidden": True}
    members = ("Anborn", "Elrond", "Théoden")
    table = abroad(agent, members=members, site="Goblin-gate", hand=["Whispers at the Gate"])
    table.choose("play", "Whispers at the Gate").until("agent").pick("Perchen").pick("Anborn").until("influence")
    table.rolls(12, resists).until("hazards")
    assert ("Anborn" in table) is stays
    assert "Perchen" in table


@pytest.mark.rule("MEC-695", "MEC-639")
def test_an_agent_that_came_no_legal_way_is_discarded_and_influences_nobody() -> None:
    agent = {"card": "Perchen", "at": "Barad-dûr", "sites": ["Goblin-gate"], "hidden": True}
    table = abroad(agent, members=("Anborn",), site="Goblin-gate", hand=["Whispers at the Gate"])
    table.choose("play", "Whispers at the Gate").until("agent").pick("Perchen").until("movement")
    assert table.zone("Perchen") == "discard:B"
    assert table.said("attempts") == 0


@pytest.mark.rule("MEC-644", "MEC-642")
@pytest.mark.parametrize(
    ("site", "before", "check", "falls"),
    [
        ("Bree", False, 9, False),
        ("Bree", False, 10, True),
        ("Bree", True, 8, False),
        ("Bree", True, 9, True),
        ("Goblin-gate", False, 10, False),
        ("Goblin-gate", False, 11, True),
    ],
)
def test_an_agent_falls_later_at_home_and_earlier_when_it_is_wounded(
    monkeypatch: pytest.MonkeyPatch, site: str, before: bool, check: int, falls: bool
) -> None:
    """Away from home Perchen has a body of 9."""
    prints(monkeypatch, "Perchen", home=(Place("Goblin-gate"),))
    agent = {"card": "Perchen", "at": site, "wounded": before}
    bor = {**MINION, "agents": [agent]}
    company = at(site, "Elrond", went=True, met=["1"])
    table = Table({"companies": [company]}, bor, step="site_company").until("enter")
    table.choose("enter").until("agent-attack").pick("Perchen").until_step("strike_resources")
    table.rolls(12, 2, check).passes()
    assert (table.zone("Perchen") == "marshalling:A") is falls


@pytest.mark.rule("MEC-548", "MEC-695")
def test_only_agents_of_the_other_at_the_same_site_attack_and_influence() -> None:
    mine = {"card": "Tûma", "at": "Dale", "hidden": True}
    ana = {**MINION, "companies": [at("Dale", "Layos", limit=2)], "agents": [mine]}
    theirs = [{"card": name, "at": place, "hidden": True} for name, place in (("Perchen", "Dale"), ("Mîonid", LAIR))]
    bor = {**MINION, "agents": theirs, "hand": ["Whispers at the Gate"]}
    table = Table(ana, bor, step="hazards").until("hazards").choose("play", "Whispers at the Gate").until("agent")
    assert [option.source for option in table.question.options] == [table.id("Perchen")]
    table.until("enter").choose("enter").until("agent-attack")
    assert [option.source for option in table.find("choose")] == [table.id("Perchen")]


@pytest.mark.rule("MEC-641")
@pytest.mark.parametrize(("rolls", "struck"), [((2, 12), True), ((12, 2), False)])
def test_the_roll_of_an_agent_is_on_its_side(rolls: tuple[int, int], struck: bool) -> None:
    bor = {**MINION, "agents": [{"card": "Perchen", "at": "Bree"}]}
    table = Table({"companies": [at("Bree", "Elrond", went=True)]}, bor, step="site_company").until("enter")
    table.choose("enter").until("agent-attack").pick("Perchen").until_step("strike_resources")
    table.rolls(*rolls, 2).passes()
    assert (table["Elrond"].wounded, table["Perchen"].wounded) == (struck, not struck)


FREE = {"man", "dwarf", "elf", "dunadan", "hobbit"}
DARK = {"orc", "troll", "nazgul"}


@pytest.mark.rule("MEC-637", "MEC-635")
@pytest.mark.parametrize(
    ("site", "admitted"),
    [
        ("Beorn’s House", FREE),
        ("Raider-hold", FREE | {"orc", "nazgul"}),
        ("Bandit Lair", DARK),
        ("Barad-dûr", DARK),
        ("Goblin-gate", DARK | {"undead"}),
    ],
)
def test_at_home_an_agent_admits_creatures_of_the_races_of_the_place(
    monkeypatch: pytest.MonkeyPatch, site: str, admitted: set[str]
) -> None:
    prints(monkeypatch, "Mîonid", home=(Place(site),))
    found = set()
    for race in FREE | DARK | {"undead", "wolf", "drake", "spider", "slayer"}:
        prints(monkeypatch, "Cave-drake", race=race, unique=True, keyed=())
        ana = {**MINION, "companies": [at(site, "Layos", limit=3)]}
        bor = {**MINION, "agents": [{"card": "Mîonid", "at": site}], "hand": ["Cave-drake"]}
        table = Table(ana, bor, step="hazards").until("hazards").choose("agent_key", "Mîonid").until("hazards")
        found |= {race} if table.offers("creature", "Cave-drake") else set()
    assert found == admitted


@pytest.mark.rule("MEC-636")
@pytest.mark.parametrize(
    ("site", "race", "unique", "admitted"),
    [
        ("Goblin-gate", "orc", False, True),
        ("Goblin-gate", "orc", True, False),
        ("Goblin-gate", "spider", False, False),
        ("Gold Hill", "dragon", False, True),
        ("Barad-dûr", "orc", False, True),
        ("Dale", "man", False, False),
    ],
)
def test_away_from_home_an_agent_admits_what_lives_at_a_wild_place(
    monkeypatch: pytest.MonkeyPatch, site: str, race: str, unique: bool, admitted: bool
) -> None:
    prints(monkeypatch, "Mîonid", home=(Place("Raider-hold"),))
    prints(monkeypatch, "Cave-drake", race=race, unique=unique, keyed=())
    for title in ("Barad-dûr", "Dale"):
        prints(monkeypatch, title, attacks=(Attack("orc", 1, 5), Attack("man", 1, 5)))
    ana = {**MINION, "companies": [at(site, "Layos", limit=3)]}
    bor = {**MINION, "agents": [{"card": "Mîonid", "at": site}], "hand": ["Cave-drake"]}
    table = Table(ana, bor, step="hazards").until("hazards").choose("agent_key", "Mîonid").until("hazards")
    assert table.offers("creature", "Cave-drake") is admitted
