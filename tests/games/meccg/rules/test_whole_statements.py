"""Parts of statements of the atlas that no other test asks for: every "and", "or", "only" and "up to" of them."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.engine.frozen import replace
from desktop_app.games.meccg.book.end_phase import meets_conditions
from desktop_app.games.meccg.reading import queries
from desktop_app.games.meccg.reading.facts import Place, load_cards
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.rules.test_agents_abroad import against, lurking
from tests.games.meccg.rules.test_minions import detained
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

MINION = {"kind": "ringwraith"}
ROAD = {"origin": "Lórien", "path": ["wilderness"] * 2, "regions": ["Wold & Foothills", "Redhorn Gate"]}


# -- on the way --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-475", "MEC-476")
@pytest.mark.parametrize(
    ("more", "farthest"), [(0, "Isengard"), (1, "Edoras"), (2, "Minas Tirith"), (4, "Minas Tirith")]
)
def test_no_card_leads_through_more_than_six_regions(more: int, farthest: str) -> None:
    def led(g: MecState) -> None:
        g.effects += [Effect("region_limit", 1, [g.companies[0].id], "", "turn")] * more

    ways = ["Isengard", "Edoras", "Minas Tirith", "Pelargir"]
    table = Table({"companies": [at("Rivendell", "Elrond")], "locations": ways}, before=led)
    offered = [place for place in ways if table.offers("go", "Elrond", place)]
    assert offered == ways[: ways.index(farthest) + 1]


@pytest.mark.rule("MEC-509", "MEC-502", "MEC-520", "MEC-521")
def test_a_creature_an_agent_an_event_and_a_card_on_guard_use_up_a_limit_of_four() -> None:
    bor = {**MINION, "hand": ["Wargs", "Lurker", "Stench of Mordor", "Wolves", "Cram"]}
    company = at("Moria", "Elrond", limit=4, **ROAD)
    table = Table({"companies": [company]}, bor, step="hazards").until("hazards")
    table.choose("on_guard", "Cram").until("hazards").choose("agent", "Lurker").until("hazards")
    table.choose("play", "Stench of Mordor").until("hazards").choose("creature", "Wargs").until("hazards")
    assert table.company("Elrond").hazards == 4
    verbs = {option.verb for option in table.question.options}
    assert not verbs & {"creature", "agent", "agent_move", "play", "on_guard"}


@pytest.mark.rule("MEC-532")
@pytest.mark.parametrize(("deck", "ways"), [(4, ["to_discard"]), (5, ["to_discard", "to_deck"])])
def test_a_nazgul_brings_one_hazard_into_a_deck_of_five(deck: int, ways: list[str]) -> None:
    bor = {"events": ["Herald of Fear"], "sideboard": ["Wargs", "Wolves", "Cram"], "deck": ["Cram"] * deck}
    table = Table({"companies": [at("Bree", "Elrond", limit=2)]}, bor, step="hazards").until("hazards")
    table.choose("nazgul", "Herald of Fear")
    assert [option.verb for option in table.question.options] == ways
    table.choose(ways[-1])
    assert not table.find("choose", "Cram")
    assert table.question.maximum == (1 if deck == 5 else 2)


@pytest.mark.rule("MEC-516")
@pytest.mark.parametrize(("key", "cancels"), [(("site_type", "shadow_hold"), False), (("site", "Moria"), False)])
def test_what_is_keyed_to_a_site_is_not_keyed_to_the_wild(key: tuple[str, str], cancels: bool) -> None:
    attack = {"race": "orc", "strikes": 1, "prowess": 8, "key": key[0], "keyed": key[1], "card": "Orc-watch"}
    company = at("Moria", bearing("Elrond", "Goldberry"), limit=2, **ROAD)
    table = Table({"companies": [company]}, step="attack_actions", attack=attack)
    assert bool(table.find("use", "Goldberry")) is cancels


# -- fights ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-619")
def test_what_is_keyed_to_a_darkhaven_detains() -> None:
    assert detained("dragon", "site_type", "haven")
    assert not detained("dragon", "site_type", "ruins")


@pytest.mark.rule("MEC-580", "MEC-579", "MEC-581")
def test_the_attacker_chooses_both_targets_from_the_start() -> None:
    attack = {"race": "drake", "strikes": 2, "prowess": 9, "chooses": True}
    table = Table(
        {"companies": [at("Moria", "Elrond", tapped("Balin"), wounded("Haldir"))]}, step="assign", attack=attack
    )
    assert (table.asked, table.who, len(table.question.options)) == ("assign-rest", "Bor", 3)
    table.session.answer([f"strike>{table.id(name)}" for name in ("Balin", "Haldir")])
    assert (table.until("which-strike").who, len(table.question.options)) == ("Ana", 2)


@pytest.mark.rule("MEC-611", "MEC-682", "MEC-149")
def test_one_attack_on_a_company_a_turn_and_no_attempt_beside_it() -> None:
    companies = [at("Moria", "Elrond", went=True), at("Bree", "Balin", went=True)]
    bor = {**MINION, "companies": [at("Moria", "Muzgash"), at("Bree", "Layos")]}
    table = Table({"companies": companies, "turns": 3}, bor, step="site_company", before=strong)
    table.pick("Elrond").choose("enter").until("site").choose("done").until("attack-company").pick("Elrond")
    table.until("enter", 60).choose("enter").until("site")
    assert not table.find("influence")
    assert table.refusal("Balin", "influence", "Layos").rule == "MEC-682"
    table.choose("done")
    assert table.asked == "end"


def strong(g: MecState) -> None:
    """Ana's characters win every strike."""
    g.effects.append(Effect("prowess", 40, list(g.zones["companies:A"]), "", "game"))


# -- phases ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-486")
@pytest.mark.parametrize(
    ("step", "asked", "able"),
    [
        ("untap_actions", "untap", False),
        ("organization", "organization", False),
        ("long_events", "long-events", True),
        ("hazards", "movement", False),
        ("site_actions", "site", False),
        ("end_actions", "end", False),
    ],
)
def test_a_resource_long_event_is_for_the_long_event_phase_of_its_player(step: str, asked: str, able: bool) -> None:
    company = at("Bree", "Elrond", went=step != "hazards", entered=True, limit=2)
    table = Table({"companies": [company], "hand": ["Long Summer"]}, {"hand": ["Long Summer"]}, step=step).until(asked)
    assert (table.who, table.offers("play", "Long Summer")) == ("Ana", able)
    if not able:
        assert table.refusal("Long Summer", "play").rule == "MEC-486"


@pytest.mark.rule("MEC-485", "MEC-650")
def test_a_resource_long_event_lasts_through_the_other_turn_and_goes_as_its_own_phase_begins() -> None:
    ana = {"companies": [at("Bree", "Elrond")], "hand": ["Long Summer"]}
    table = Table(ana, {"companies": [at("Rivendell", "Balin")]}, step="long_events")
    table.choose("play", "Long Summer").until("end")
    assert "Long Summer" in table
    while (table.asked, table.who) != ("end", "Bor"):
        table.passes()
    assert "Long Summer" in table
    while (table.asked, table.who) != ("organization", "Ana"):
        table.passes()
    assert "Long Summer" in table
    assert table.choose("done").until("long-events").zone("Long Summer") == "discard:A"


@pytest.mark.rule("MEC-467")
@pytest.mark.parametrize(("deck", "ways"), [(4, ["to_discard"]), (5, ["to_discard", "to_deck"])])
def test_an_avatar_brings_one_card_into_a_deck_of_five(deck: int, ways: list[str]) -> None:
    side = {"avatar": "Saruman", "companies": [at("Rivendell", "Saruman")], "deck": ["Cram"] * deck}
    table = Table({**side, "sideboard": ["Dodge", "Orophin", "Wargs"]}).choose("sideboard", "Saruman")
    assert [option.verb for option in table.question.options] == ways
    table.choose(ways[-1])
    assert (table.find("choose", "Wargs"), table.question.maximum) == ([], 1 if deck == 5 else 2)


@pytest.mark.rule("MEC-478", "MEC-497")
def test_to_a_site_of_its_region_a_company_crosses_that_region_alone() -> None:
    company = at("Barrow-downs", "Balin", goal="Old Forest")
    table = Table({"companies": [company]}, step="company").until("hazards")
    moved = table.company("Balin")
    assert (len(moved.path), len(moved.regions), moved.way) == (1, 1, "region")


# -- agents ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-633", "MEC-628")
@pytest.mark.parametrize(("how", "after"), [({"wounded": True}, "tapped"), ({"exhausted": True}, "untapped"), ({}, "")])
def test_an_agent_rests_by_one_step_a_turn(how: dict[str, bool], after: str) -> None:
    table = against(lurking("Mîonid", "Bandit Lair", **how))
    assert table.offers("agent_rest", "Mîonid") is bool(after)
    if after:
        table.choose("agent_rest", "Mîonid").until("hazards")
        assert table.stands("Mîonid") == after
        assert not [verb for verb in ("agent_rest", "agent_move", "agent_key", "agent_home") if table.find(verb)]


@pytest.mark.rule("MEC-634", "MEC-627")
def test_a_revealed_agent_hides_again_and_leaves_its_site_open() -> None:
    table = against({"card": "Mîonid", "at": "Bandit Lair", "hidden": True}, limit=3)
    table.choose("agent_reveal", "Mîonid").until("hazards")
    open_sites = list(table.g.zones["sites:B"])
    assert table.company("Elrond").hazards == 0
    table.choose("agent_hide", "Mîonid").until("hazards")
    assert (table["Mîonid"].hidden, table.stands("Mîonid")) == (True, "untapped")
    assert (table.g.zones["sites:B"], table.company("Elrond").hazards) == (open_sites, 1)
    for how in ({"exhausted": True}, {"wounded": True}):
        weary = against({"card": "Mîonid", "at": "Bandit Lair", **how})
        assert not weary.find("agent_hide")


@pytest.mark.rule("MEC-645", "MEC-615")
def test_an_agent_beaten_by_minions_taps_and_makes_no_body_check() -> None:
    company = at("Bandit Lair", "Layos", went=True, met=["1"])
    bor = {**MINION, "agents": [{"card": "Mîonid", "at": "Bandit Lair"}]}
    table = Table({**MINION, "companies": [company]}, bor, step="ambush", before=strong).until("agent-attack")
    table.pick("Mîonid").until("site", 60)
    assert (table.stands("Mîonid"), table.zone("Mîonid")) == ("tapped", "agents:B")
    assert table.said("body") == 0


@pytest.mark.rule("MEC-636")
@pytest.mark.parametrize(
    ("card", "able"), [("Ambusher", True), ("Wolves", False), ("Giant Spiders", False), ("“Bert” (Bûrat)", False)]
)
def test_an_agent_admits_only_what_attacks_at_its_site(card: str, able: bool) -> None:
    agent = {"card": "Mîonid", "hidden": True, "at": "Bandit Lair"}
    table = against(agent, hand=[card], kind="ringwraith", members=["Layos"], site="Bandit Lair")
    assert table.choose("agent_key", "Mîonid").until("hazards").offers("creature", card) is able


@pytest.mark.rule("MEC-637")
def test_at_home_in_a_border_hold_an_agent_admits_orcs_and_no_trolls(monkeypatch: Any) -> None:
    code = next(code for code, card in load_cards().items() if card.title == "Mîonid")
    monkeypatch.setitem(queries.FACTS, code, replace(queries.FACTS[code], home=(Place("Raider-hold"),)))
    hand = ["Orc-watch", "“William” (Wûluag)", "Barrow-wight", "Ambusher"]
    table = against(
        lurking("Mîonid", "Raider-hold"), hand=hand, kind="ringwraith", members=["Layos"], site="Raider-hold"
    )
    table.choose("agent_key", "Mîonid").until("hazards")
    assert [name for name in hand if table.offers("creature", name)] == ["Orc-watch", "Ambusher"]


# -- the end of the game -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-725", "MEC-726", "MEC-727", "MEC-728")
@pytest.mark.parametrize(
    ("length", "points", "exhausted", "able"),
    [
        *(("starter", 20, 0, True), ("starter", 19, 0, False), ("starter", 0, 1, True)),
        *(("short", 25, 1, True), ("short", 24, 1, False), ("short", 30, 0, False), ("short", 10, 2, True)),
        *(("long", 30, 2, True), ("long", 29, 2, False), ("long", 40, 1, False), ("long", 0, 3, True)),
        *(("campaign", 40, 3, True), ("campaign", 39, 3, False), ("campaign", 60, 2, False), ("campaign", 0, 4, True)),
    ],
)
def test_points_and_exhausted_decks_for_each_length(length: str, points: int, exhausted: int, able: bool) -> None:
    table = Table({"companies": [at("Bree", "Sam Gamgee")], "exhaustions": exhausted}, length=length)
    table.g.effects.append(Effect("points", points - table_points(table), ["A"], "", "game"))
    assert meets_conditions(table.g, "A") is able


def table_points(table: Table) -> int:
    """What Ana's table is worth."""
    return table.session.game.view(table.g, "A").numbers["points:A"]
