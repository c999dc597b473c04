"""Chains on the road, limits, who is led by whom, what is gained and stored at a site, and attempts on the opponent."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.book.influencing import attempt_terms, faction_terms
from desktop_app.games.meccg.reading import companies
from desktop_app.games.meccg.reading.corruption import check_bonus
from desktop_app.games.meccg.reading.influence import general_used
from desktop_app.games.meccg.reading.movement import draws
from desktop_app.games.meccg.reading.numbers import hazard_limit, number, total
from desktop_app.games.meccg.reading.points import doubled, limited, sources
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.cards.table import attacked, hero, minion
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

PATH = {"path": ["wilderness", "wilderness"], "regions": ["Redhorn Gate"]}
WILD: dict[str, Any] = {"origin": "Lórien", "moved": True, "limit": 4, **PATH}
DWAR = "Dwar the Ringwraith"


def on_the_road(ana: dict[str, Any], *hand: str, **bor: Any) -> Table:
    """Bor may play hazards on Ana's company."""
    return Table(ana, {"hand": list(hand), **bor}, step="hazards").until("hazards")


def inside(*members: Any, kind: Any = hero, site: Any = "Moria", bor: Any = None, **more: Any) -> Table:
    """A company has entered its site."""
    return Table(kind(at(site, *members, went=True, entered=True), **more), bor or {}, step="site_actions").until(
        "site"
    )


def resolved(table: Table) -> Table:
    """Nobody answers; where only one can be chosen, it is."""
    while table.asked == "answer" or (table.asked in ("who-plays", "target") and len(table.question.options) == 1):
        table.passes()
    return table


def until_its_phase(table: Table, name: str, asked: str = "hazards") -> Table:
    """Until it is the turn of somebody's company."""
    while table.asked != asked or table.g.company != table.company(name).id:
        table.passes()
    return table


# -- on the road -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-703", "MEC-712", "MEC-536", "MEC-523")
def test_a_company_is_sent_back_in_answer_to_a_creature_that_has_no_effect_then() -> None:
    table = on_the_road(hero(at("Moria", "Elrond", "Balin", **WILD)), "Wargs", "Driven Back", "Wolves")
    resolved(table.choose("on_guard", "Wolves")).until("hazards").choose("creature", "Wargs")
    while table.who != "Bor":
        table.passes()
    resolved(table.choose("play", "Driven Back"))
    assert (table.zone("Wargs"), table.zone("Wolves"), table.said("attack")) == ("discard:B", "hand:B", 0)
    assert (table.place("Elrond"), "Moria" in table.titles("locations:A")) == ("Lórien", True)


@pytest.mark.rule("MEC-503", "MEC-502")
def test_a_creature_beyond_a_limit_lowered_in_answer_has_no_effect() -> None:
    ana = hero(at("Moria", "Elrond", "Beretar", **{**WILD, "limit": 2}), hand=["Many Turns and Doublings"],
               events=["Gates of Morning"])  # fmt: skip
    table = on_the_road(ana, "Wargs", "Lure of Nature")
    resolved(table.choose("play", "Lure of Nature").pick("Elrond")).until("hazards").choose("creature", "Wargs")
    table.answer([table.find("play", "Many Turns and Doublings")[-1].key])
    resolved(table)
    assert (table.zone("Wargs"), table.said("attack"), "Lure of Nature" in table) == ("discard:B", 0, True)


@pytest.mark.rule("MEC-702", "MEC-712", "MEC-717")
def test_a_scout_stays_tapped_for_what_an_eye_has_seen_in_time() -> None:
    ana = hero(at("Moria", "Adrazar", "Elrond", **WILD), hand=["Concealment"])
    table = Table(ana, {"hand": ["Searching Eye"]}, step="attack_actions", attack=attacked("orc", 2, 8))
    table.choose("play", "Concealment")
    while table.who == "Ana":
        table.passes()
    resolved(table.choose("play", "Searching Eye"))
    assert (table.stands("Adrazar"), table.zone("Concealment")) == ("tapped", "discard:A")
    assert not table.until("assign").g.attacks[-1].cancelled


@pytest.mark.rule("MEC-423", "MEC-500", "MEC-535")
def test_hazards_of_the_sideboard_halve_the_limit_of_each_company_even_of_one() -> None:
    five = at("Moria", "Layos", "Ostisen", "Eradan", "Luitprand", "Muzgash")
    ana = minion(at("Dol Guldur", DWAR), five, avatar=DWAR)
    table = Table(ana, step="company", halved=True).pick("Layos").until("hazards")
    assert hazard_limit(table.g, table.company("Layos")) == 3
    until_its_phase(table, DWAR)
    assert hazard_limit(table.g, table.company(DWAR)) == 1
    assert (len(table.g.zones["hand:A"]), len(table.g.zones["hand:B"])) == (8, 8)


@pytest.mark.rule("MEC-628", "MEC-627")
def test_an_agent_that_has_rested_against_one_company_does_nothing_against_the_next() -> None:
    bor = minion(agents=[{"card": "Lurker", "at": "Bandit Lair", "hidden": True, "exhausted": True}])
    table = Table(hero(at("Bree", "Elrond"), at("Edoras", "Théoden")), bor, step="company").pick("Elrond")
    table.until("hazards").choose("agent_rest", "Lurker")
    assert table.company("Elrond").hazards == 1
    assert until_its_phase(table, "Théoden").refusal("Lurker", "agent_key").rule == "MEC-628"


@pytest.mark.rule("MEC-635", "MEC-637")
def test_a_creature_is_keyed_by_an_agent_against_the_next_company_at_its_site_too() -> None:
    bor = minion(agents=[{"card": "Lurker", "at": "Moria", "hidden": True}], hand=["Orc-guard"])
    ana = hero(at("Moria", "Elrond", "Balin"), at("Lórien", "Haldir", goal="Moria"))
    table = Table(ana, bor, step="company").pick("Elrond").until("hazards").choose("agent_key", "Lurker")
    until_its_phase(table, "Haldir")
    assert any(option.detail.startswith("agent") for option in table.find("creature", "Orc-guard"))


@pytest.mark.rule("MEC-506", "MEC-507")
@pytest.mark.parametrize(
    ("kind", "haven", "who", "cards"),
    [(hero, "Lórien", "Elrond", (2, 3)), (minion, "Dol Guldur", "Luitprand", (0, 3))],
)
def test_on_the_way_to_a_haven_the_numbers_of_the_site_left_count(
    kind: Any, haven: str, who: str, cards: tuple[int, int]
) -> None:
    company = at(haven, who, origin="Moria", moved=True, limit=2, path=["wilderness"])
    table = Table(kind(company), step="hazards")
    assert draws(table.g, table.company(who)) == cards


@pytest.mark.rule("MEC-494")
def test_a_company_of_whom_one_may_not_move_stays_and_gives_the_site_back() -> None:
    def hold(g: MecState) -> None:
        g.effects.append(Effect("cannot:move", 0, g.zones["companies:A"][:1], "", "turn"))

    table = Table(hero(at("Lórien", "Elrond", "Haldir", goal="Moria")), step="company", before=hold).until("movement")
    assert (table.place("Haldir"), table.company("Haldir").moved) == ("Lórien", False)
    assert "Moria" in table.titles("locations:A")


# -- who leads and who is led ------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-440", "MEC-441", "MEC-560")
def test_whose_leader_is_called_home_counts_against_nobody_until_he_is_led_again() -> None:
    leader = bearing("Elrond", "Treebeard")
    table = on_the_road(hero(at("Moria", leader, {"card": "Haldir", "follows": 0}, **WILD)), "Call of Home")
    table.g.effects.append(Effect("general_influence", -10, ["A"], "", "game"))
    table.choose("play", "Call of Home").pick("Elrond").rolls(2).until("hazards")
    assert (table.zone("Elrond"), table.zone("Treebeard")) == ("hand:A", "discard:A")
    assert (table["Haldir"].loose, general_used(table.g, "A")) == (True, 0)


@pytest.mark.rule("MEC-061", "MEC-431", "MEC-436")
def test_a_man_may_follow_a_ringwraith_at_a_darkhaven_and_rides_nowhere_with_him() -> None:
    ana = minion(at("Dol Guldur", DWAR), hand=["Ostisen"], locations=["Moria", "Minas Morgul"])
    table = Table(ana).choose("organize").choose("bring", "Ostisen", DWAR).choose("organized")
    assert general_used(table.g, "A") == 0
    assert "Moria" not in [facts(table.g, option.target).title for option in table.find("go")]
    assert table.refusal(DWAR, "go", "Moria").rule in ("MEC-032", "MEC-061")


@pytest.mark.rule("MEC-129")
def test_only_those_in_the_ringwraiths_company_resist_better() -> None:
    table = Table(minion(at("Dol Guldur", DWAR, "Layos"), at("Dol Guldur", "Eradan")))
    assert [check_bonus(table.g, table.id(name)) for name in ("Layos", "Eradan")] == [2, 0]


@pytest.mark.rule("MEC-457", "MEC-456")
def test_of_three_parts_two_must_have_declared_where_they_go() -> None:
    ana = hero(at("Rivendell", "Elrond", "Balin", "Haldir"), locations=["Bree", "Lórien", "Old Forest"])
    table = Table(ana).choose("organize").choose("split", "Balin").choose("split", "Haldir").choose("organized")
    for _ in range(2):
        assert not table.offers("done")
        table.choose("go")
    assert table.offers("done")


@pytest.mark.rule("MEC-019", "MEC-326")
def test_orcs_who_are_made_scouts_are_half_as_many() -> None:
    table = Table(minion(at("Dol Guldur", "Muzgash", "Radbug", "Lagduf")))
    company = table.company("Muzgash")
    before = companies.size(table.g, company)
    table.g.effects.append(Effect("skill:scout", 0, company.members[:2], "", "turn"))
    assert (before, companies.size(table.g, company)) == (3, 2)


# -- at the goal -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-720", "MEC-491")
def test_each_of_two_who_are_lured_is_checked_for_what_a_third_has_gained() -> None:
    lure = {"card": "Lure of Expedience", "owner": "Bor"}
    table = inside(bearing("Elrond", lure), bearing("Balin", lure), "Haldir", hand=["Glamdring"])
    table.choose("acquire", "Glamdring", "Haldir")
    checks = 0
    while table.asked != "site":
        if table.asked == "corruption":
            checks += 1
            table.rolls(12).choose("roll")
        else:
            table.passes()
    assert (checks, table["Glamdring"].host) == (2, table.id("Haldir"))


@pytest.mark.rule("MEC-527", "MEC-529")
def test_an_ally_is_gone_before_the_item_comes_and_the_item_comes_all_the_same() -> None:
    company = at("Moria", bearing("Elrond", "Treebeard"), went=True, entered=True, on_guard=["False Friend"])
    table = Table(hero(company, hand=["Glamdring"]), step="site_actions").until("site")
    resolved(table.choose("acquire", "Glamdring", "Elrond").choose("reveal", "False Friend")).until("site")
    assert (table.zone("Treebeard"), table["Glamdring"].host) == ("discard:A", table.id("Elrond"))


@pytest.mark.rule("MEC-564", "MEC-552")
def test_one_more_minor_item_follows_and_no_third() -> None:
    table = inside("Elrond", "Balin", "Haldir", hand=["Glamdring", "Cram", "Cram"])
    table.choose("acquire", "Glamdring", "Elrond").until("site").choose("acquire", "Cram", "Balin").until("site")
    assert (table.stands("Balin"), table.offers("acquire", "Cram", "Haldir")) == ("tapped", False)


@pytest.mark.rule("MEC-139", "MEC-462", "MEC-138")
def test_a_hero_sword_is_worth_half_to_a_minion_borne_or_stored() -> None:
    table = Table(minion(at("Dol Guldur", bearing("Layos", "Glamdring"))))
    assert (sources(table.g, "A")["item"], number(table.g, table.id("Layos"), "prowess")) == (1, 3)
    table.choose("store", "Glamdring").rolls(12).choose("roll")
    assert sources(table.g, "A")["item"] == 1


@pytest.mark.rule("MEC-669", "MEC-461")
def test_who_falls_as_he_stores_loses_what_was_to_be_stored() -> None:
    table = Table(hero(at("Rivendell", bearing("Elrond", "Glamdring", "Orcrist"))))
    table.choose("store", "Orcrist").rolls(3).choose("roll")
    assert (table.zone("Elrond"), table.zone("Orcrist")) == ("discard:A", "discard:A")


@pytest.mark.rule("MEC-128", "MEC-465")
def test_a_wounded_minion_holds_out_narrowly_stays_wounded_and_hands_the_mace_on() -> None:
    bearer = {"card": "Layos", "wounded": True, "attachments": ["Black Mace"]}
    table = Table(minion(at("Dol Guldur", bearer, "Ostisen")))
    table.choose("transfer", "Black Mace", "Ostisen").rolls(3).choose("roll")
    assert (table.stands("Layos"), table["Black Mace"].host) == ("wounded", table.id("Ostisen"))


# -- the opponent's own ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-683", "MEC-680")
def test_whom_a_ringwraith_leads_is_safe_and_only_who_is_untapped_and_has_entered_tries() -> None:
    bor = minion(at("Dol Guldur", DWAR, {"card": "Ostisen", "follows": 0}, "Layos"), avatar=DWAR)
    there, outside = at("Dol Guldur", "Eradan", tapped("Muzgash"), went=True, entered=True), at("Dol Guldur", "Lagduf")
    table = Table(minion(there, {**outside, "went": True}), bor, step="site_actions", company="Eradan").until("site")
    assert {(option.source, option.target) for option in table.find("influence")} == {
        (table.id("Eradan"), table.id("Layos"))
    }


@pytest.mark.rule("MEC-142", "MEC-015", "MEC-688")
def test_five_points_to_spare_defend_minions_and_the_other_side_is_five_harder() -> None:
    for kind, theirs, sum_of_all in ((hero, "Anborn", 1 - (20 - 2) - 5), (minion, "Ostisen", 1 - (20 - 2 + 5))):
        table = inside("Eradan", kind=minion, bor=kind(at("Moria", theirs)))
        assert total(attempt_terms(table.g, table.id("Eradan"), table.id(theirs))) == sum_of_all


@pytest.mark.rule("MEC-562", "MEC-438")
def test_a_faction_of_the_opponent_helps_to_win_its_kin() -> None:
    bor = minion(marshalling=["Goblins of Goblin-gate"])
    table = inside("Layos", kind=minion, hand=["Orcs of Moria"], bor=bor)
    assert total(faction_terms(table.g, table.id("Orcs of Moria"), table.id("Layos"))) == 2 + 2


@pytest.mark.rule("MEC-148", "MEC-149")
def test_after_trying_for_a_faction_of_ones_own_one_may_still_attack() -> None:
    table = inside("Layos", "Eradan", kind=minion, hand=["Orcs of Moria"], bor=hero(at("Moria", "Elrond")))
    table.choose("acquire", "Orcs of Moria", "Layos").until("influence").rolls(2).choose("roll").until("site")
    assert (table.zone("Orcs of Moria"), table.stands("Layos")) == ("discard:A", "tapped")
    assert table.choose("done").offers("attack")


@pytest.mark.rule("MEC-739", "MEC-740", "MEC-741")
def test_a_source_below_nothing_doubles_the_others_and_the_half_is_taken_after_that() -> None:
    mine = {"character": 6, "ally": 0, "item": 4, "faction": 0, "kill": 2, "miscellaneous": 0}
    theirs = {**mine, "character": -3, "item": 0, "ally": 2, "faction": 1}
    twice = doubled(mine, theirs)
    assert twice == {**mine, "character": 12, "item": 8}
    assert limited(twice) == {**twice, "character": 10}


@pytest.mark.rule("MEC-418", "MEC-419")
def test_a_new_turn_heals_at_a_darkhaven_untaps_and_leaves_the_wounded_elsewhere() -> None:
    ana = minion(at("Dol Guldur", wounded("Layos"), tapped("Ostisen")), at("Moria", wounded("Eradan")))
    table = Table(ana, step="turn").until("organization")
    assert [table.stands(name) for name in ("Layos", "Ostisen", "Eradan")] == ["tapped", "untapped", "wounded"]
