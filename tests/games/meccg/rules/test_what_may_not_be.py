"""What "may not" means for every way of doing it, and sums that are split for the player who has them."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.attacks import prowess, target_prowess
from desktop_app.games.meccg.reading.influence import can_control, unused_influence
from desktop_app.games.meccg.reading.movement import region_limit
from desktop_app.games.meccg.reading.numbers import hand_size
from desktop_app.games.meccg.vocabulary.abilities import (
    adds,
    changes_attacks,
    constant,
    event,
    forbids,
    influence,
    permanent,
)
from desktop_app.games.meccg.vocabulary.bearer_words import attacks_its_company
from desktop_app.games.meccg.vocabulary.card_conditions import race, titled
from desktop_app.games.meccg.vocabulary.groups import company_member, host, my_company
from desktop_app.games.meccg.vocabulary.verbs import eliminate
from tests.games.meccg.cards.situations import inside, met
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.rules.made_up import EXILE, PERMANENT, SHORT, make_up
from tests.games.meccg.shelf import on_the_shelf
from tests.games.meccg.table import Table, at, bearing

FETTERS = make_up("ZZ-551", "hazard", "Fetters", PERMANENT)
"""Its bearer may not tap."""
BROKEN_MEN = make_up("ZZ-552", "resource", "Broken Men", PERMANENT)
"""All attacks have -3 body."""
ORC_SPY = make_up(
    "ZZ-553", "character", "Orc Spy", alignment="minion", race="orc", agent=True, home=[{"site": "Moria"}], points=1
)
WEARINESS = make_up("ZZ-555", "hazard", "Weariness", PERMANENT)
"""-2 prowess."""
PLAGUE = make_up("ZZ-558", "hazard", "Plague of the Elves", SHORT)
"""Eliminates every Elf of the company."""
HORN_OF_TROLLS = make_up("ZZ-554", "resource", "Horn of Trolls", "minor_item", alignment="minion")
"""+2 direct influence against Trolls."""
BANNER = make_up("ZZ-556", "resource", "Banner", "greater_item", alignment="minion", keywords=["weapon"])
"""The others of the company have +1 prowess, the hand +1 card, attacks on it -1 prowess; one region less."""
WEST_BANNER = make_up("ZZ-557", "resource", "Banner of the West", "greater_item", keywords=["weapon"])
"""The same for heroes."""
with on_the_shelf():
    for banner in (BANNER, WEST_BANNER):
        constant(banner, on=my_company(titled("Ostisen")), prowess=1)
        adds(banner, "hand", 1)
        adds(banner, "region_limit", -1)
        changes_attacks(banner, attacks_its_company, prowess=-1)
    permanent(FETTERS, on=company_member)
    forbids(FETTERS, "tap", to=host)
    event(PLAGUE, do=eliminate.on(company_member(race("elf"))))
    permanent(WEARINESS, on=company_member)
    constant(WEARINESS, on=host, prowess=-2)
    permanent(BROKEN_MEN)
    changes_attacks(BROKEN_MEN, lambda m: True, body=-3)
    influence(HORN_OF_TROLLS, 2, against=race("troll"), on=host)

BOUND = {"card": "Fetters", "owner": "Bor"}
FACED = {"target": "Lieutenant of Morgul"}


def struck(who: Any, kind: Any = hero, **attack: Any) -> CardTable:
    """Somebody in fetters, with a companion, meets a strike."""
    name = str(who["card"])
    told = attacked("man", 1, attack.pop("prowess", 2), targets=[name], **attack)
    company = at("Moria", who, "Haldir" if kind is hero else "Ostisen", limit=2)
    return CardTable(kind(company), {}, step="strike_resources", attack=told, strike={"target": name}).until("strike")


# -- nobody taps who may not -------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-309", "MEC-596", "MEC-598", "MEC-614", "MEC-128")
def test_who_may_not_tap_is_tapped_by_nothing() -> None:
    """A strike that fails or comes to nothing, one that detains, and a check that a minion barely passes."""
    for strong, detainment, rolled in ((2, False, 12), (15, False, 8), (30, True, 2)):
        table = struck(bearing("Elrond", BOUND), prowess=strong, detainment=detainment).rolls(rolled)
        table.choose("pass")
        assert table.stands("Elrond") == "untapped", (strong, detainment)
    company = at("Dol Guldur", bearing("Layos", BOUND, "Cram", "Black Mace"), "Ostisen")
    table = CardTable(minion(company)).choose("transfer", "Cram", "Ostisen").rolls(4).choose("roll")
    assert (table.stands("Layos"), table["Cram"].host) == ("untapped", table.id("Ostisen"))


@pytest.mark.rule("MEC-309", "MEC-588", "MEC-672", "MEC-551", "MEC-680")
def test_who_may_not_tap_helps_nobody_and_plays_nothing() -> None:
    company = at("Moria", "Elrond", bearing("Haldir", BOUND), limit=2)
    attack = attacked("man", 1, 2, targets=["Elrond"])
    fight = CardTable(hero(company), {}, step="support", attack=attack, strike={"target": "Elrond"})
    assert not fight.offers("support", "Haldir")
    site = inside("Moria", bearing("Haldir", BOUND), hand=["Glamdring"], kind=hero)
    assert site.refusal("Glamdring", "acquire").rule == "MEC-551"
    store = CardTable(hero(at("Rivendell", bearing("Elrond", "Cram"), bearing("Haldir", BOUND))))
    assert not store.choose("store", "Cram").offers("support", "Haldir")


@pytest.mark.rule("MEC-420", "MEC-633")
@pytest.mark.parametrize(("lies", "may"), [({"exhausted": True}, False), ({"wounded": True}, True)])
def test_an_agent_that_may_not_untap_only_heals(lies: dict[str, bool], may: bool) -> None:
    spy = {"card": "Lurker", "at": "Moria", **lies}
    table = Table(hero(at("Bree", "Elrond", limit=2)), minion(agents=[spy]), step="hazards")
    table.g.effects.append(Effect("cannot:untap", 0, [table.id("Lurker")], "", "game"))
    table.until("hazards")
    assert table.offers("agent_rest", "Lurker") is may
    if may:
        assert table.choose("agent_rest", "Lurker").stands("Lurker") == "tapped"
    else:
        assert table.refusal("Lurker", "agent_rest").rule == "MEC-420"


# -- agents in a fight -------------------------------------------------------------------------------------------------


def ambushed(spy: str, *members: Any, ana: dict[str, Any] | None = None, bor: dict[str, Any] | None = None) -> Table:
    """Heroes in Moria, whose orcs they have faced, are attacked by an agent that lies there face up."""
    company = at("Moria", *members, went=True, met=["1"])
    agents = [{"card": spy, "at": "Moria"}]
    table = Table(hero(company, **(ana or {})), minion(agents=agents, **(bor or {})), step="ambush")
    return table.until("agent-attack").pick(spy)


@pytest.mark.rule("MEC-644")
@pytest.mark.parametrize(("events", "dies"), [([], False), (["Broken Men"], True)])
def test_what_lowers_the_body_of_attacks_lowers_that_of_an_agent(events: list[str], dies: bool) -> None:
    """The body of the spy is 8, one more at home."""
    table = ambushed("Lurker", "Glorfindel II", ana={"events": events}).until("assign").pick("Glorfindel II")
    table.until("hold").choose("full").until_step("strike_resources")
    table.rolls(12, 2, 8).until("site")
    assert ("Lurker" not in table) is dies


@pytest.mark.rule("MEC-644", "MEC-641")
def test_an_agent_that_strikes_twice_is_defeated_by_either_body_check() -> None:
    """Minions Stir gives an Orc that is an agent a second strike."""
    table = ambushed("Orc Spy", "Glorfindel II", "Elrond", bor={"events": ["Minions Stir"]}).until("assign")
    table.g.effects.append(Effect("prowess", 40, list(table.company("Elrond").members), "", "game"))
    table.pick("Glorfindel II", "Elrond").until("which-strike").rolls(7, 7, 10).pick("Elrond")
    while table.met_strike.target == table.id("Elrond"):
        table.passes()
    table.rolls(7, 7, 7).until("site")
    assert table.zone("Orc Spy") == "marshalling:A"


# -- influence that counts against some alone --------------------------------------------------------------------------


@pytest.mark.rule("MEC-438", "MEC-436")
def test_what_counts_against_fewer_is_spent_first() -> None:
    """+3 against Orcs and Trolls, +2 against Trolls, 2 for all: an Orc of 2 and a Troll of 4 leave one point."""
    lord = bearing("Lieutenant of Morgul", "Horn of Trolls")
    led = [{"card": name, "follows": 0} for name in ("Bûrat", "Muzgash")]
    table = Table(minion(at("Minas Morgul", lord, *led, "Lagduf")))
    assert unused_influence(table.g, table.id("Lieutenant of Morgul")) == 1
    assert not can_control(table.g, table.id("Lieutenant of Morgul"), table.id("Lagduf"))


@pytest.mark.rule("MEC-593")
@pytest.mark.parametrize(("less", "comes_to"), [(0, 8), (1, 8), (2, 7)])
def test_what_takes_prowess_off_is_taken_off_before_a_helm_adds(less: int, comes_to: int) -> None:
    """The helm adds one to at most 8, and the Lieutenant has 8: his player lets the loss come first."""
    company = at("Moria", bearing("Lieutenant of Morgul", "High Helm"), limit=2)
    attack = attacked("man", 1, 9, targets=["Lieutenant of Morgul"])
    table = CardTable(minion(company), {}, step="strike_resources", attack=attack, strike=FACED)
    table.g.effects.append(Effect("prowess", -less, [table.id("Lieutenant of Morgul")], "", "turn"))
    assert table.until("strike").target_prowess() == comes_to


# -- companies that fight ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-152", "MEC-173", "MEC-174")
def test_hazards_neither_weaken_nor_strengthen_those_who_fight_each_other() -> None:
    """What lies on them and what lasts on them counts again once the fight is over."""
    company = at("Moria", bearing("Elrond", {"card": "Weariness", "owner": "Bor"}), went=True, entered=True)
    bor = minion(at("Moria", bearing("Layos", {"card": "Weariness", "owner": "Ana"})))
    table = Table(hero(company), bor, step="attack_company")
    table.g.effects.append(Effect("prowess", 5, [table.id("Layos")], "", "turn", "", EXILE))
    assert (table.number("Elrond", "prowess"), table.number("Layos", "prowess")) == (5, 6)
    table.pick("Elrond").until("clash-first").pick("Layos").until_step("clash_defender")
    assert table.g.attacks[-1].strike is not None
    assert prowess(table.g, table.g.attacks[-1], table.g.attacks[-1].strike) == 7
    assert target_prowess(table.g, table.g.attacks[-1].strike) == 3
    table.until("end", limit=30)
    assert table.number("Layos", "prowess") == 6


# -- items that do nothing ---------------------------------------------------------------------------------------------


def _borne(bearer: Any) -> tuple[int, int, int, int]:
    """What a banner does for Ostisen, for the hand, for an attack and for the regions, in the hands of somebody."""
    company = at("Moria", bearer, "Ostisen", limit=2)
    table = CardTable(minion(company), {}, step="attack_actions", attack=attacked("man", 1, 8))
    it, g = table.g.attacks[-1], table.g
    return table.number("Ostisen", "prowess"), hand_size(g, "A"), prowess(g, it), region_limit(g, g.companies[0])


@pytest.mark.rule("MEC-029", "MEC-138", "MEC-654", "MEC-658")
@pytest.mark.parametrize(
    ("bearer", "banner", "does"),
    [
        ("Layos", "Banner", (4, 9, 7, 3)),
        ("Dwar the Ringwraith", "Banner", (3, 8, 8, 3)),
        ("Layos", "Banner of the West", (3, 8, 8, 3)),
        ("Muzgash", "Black Mace", (3, 8, 8, 3)),
    ],
)
def test_an_item_that_is_of_no_use_to_its_bearer_is_of_none_to_others(
    bearer: str, banner: str, does: tuple[int, int, int, int]
) -> None:
    """Its restriction on movement holds all the same. Muzgash bears the banner, a weapon, and has the mace in use."""
    items = [banner, "Banner"] if banner == "Black Mace" else [banner]
    assert _borne(bearing(bearer, *items)) == does


@pytest.mark.rule("MEC-440", "MEC-441")
def test_who_may_not_follow_any_more_has_lost_his_controller() -> None:
    """Whatever says so, and however he came to bear it."""
    rebel = {"card": "Haldir", "follows": "Elrond", "attachments": ["Rebel-talk"]}
    table = Table(hero(at("Rivendell", "Elrond", rebel, {"card": "Balin", "follows": "Elrond"})))
    table.g.effects.append(Effect("cannot:follow", 0, [table.id("Balin")], "", "turn"))
    table.choose("organize").choose("free", "Haldir")
    assert not table["Haldir"].loose
    table.until("long-events")
    assert table.zone("Balin") == "discard:A"


# -- who falls at the same moment --------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-603")
def test_who_falls_at_the_same_moment_is_no_heir() -> None:
    elves = (bearing("Elrond", "Glamdring", "Cram"), bearing("Haldir", "Orcrist"))
    table = met("Plague of the Elves", *elves, "Balin", "Bofur").choose("play", "Plague of the Elves")
    table.until("hand-on").pick("Glamdring").pick("Cram").until("hand-on").pick("Orcrist")
    heirs = {"Glamdring": "Balin", "Cram": "Bofur", "Orcrist": "Balin"}
    assert {item: table[item].host for item in heirs} == {item: table.id(who) for item, who in heirs.items()}
    assert [table.zone(who) for who in ("Elrond", "Haldir")] == ["removed:A"] * 2
    assert table.until("hazards").members("Balin") == ["Balin", "Bofur"]
