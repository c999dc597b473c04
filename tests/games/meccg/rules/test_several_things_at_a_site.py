"""At a site, where several things meet: cards on guard, tapped sites, what is borne, agents, attempts at influence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.book.influencing import attempt_terms, number_to_exceed
from desktop_app.games.meccg.reading.corruption import corruption
from desktop_app.games.meccg.reading.numbers import total
from desktop_app.games.meccg.reading.points import sources
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.table import Table, at, bearing, tapped

MINION = {"kind": "ringwraith"}


def arriving(*companies: Any, before: Callable[[MecState], None] | None = None, **more: Any) -> Table:
    """Companies whose movement/hazard phases are over."""
    ana = {"companies": [{**each, "went": True} for each in companies], **more}
    return Table(ana, step="site_company", before=before)


def strong(g: MecState) -> None:
    """Nobody in a company is in danger from an attack."""
    members = [card for company in g.companies for card in company.members]
    g.effects.append(Effect("prowess", 40, members, "", "game"))


def offered(table: Table) -> set[str]:
    """The cards that the open question is about."""
    return {option.source for option in table.question.options if option.source}


@pytest.mark.rule("MEC-524", "MEC-513")
def test_on_guard_a_creature_keyed_to_regions_alone_waits_in_vain() -> None:
    """Wargs run in the wild on the way to Moria and are keyed to no Shadow-hold."""
    table = arriving(at("Moria", "Elrond", "Balin", on_guard=["Wargs", "Orc-guard"])).until("enter")
    table.choose("enter").until("guard-creature")
    assert offered(table) == {table.id("Orc-guard")}


@pytest.mark.rule("MEC-524", "MEC-531")
def test_where_no_automatic_attack_is_no_creature_comes_from_on_guard_and_it_returns() -> None:
    table = arriving(at("Edoras", "Elrond", on_guard=["Wargs"])).until("enter").choose("enter")
    assert table.asked == "site"
    assert table.until("discard-one").zone("Wargs") == "hand:B"


@pytest.mark.rule("MEC-530", "MEC-524")
def test_what_lies_on_guard_for_one_company_is_not_revealed_against_another() -> None:
    waits, comes = at("Moria", "Elrond", on_guard=["Orc-guard"]), at("Goblin-gate", "Balin")
    for name, met in (("Elrond", True), ("Balin", False)):
        table = arriving(waits, comes, before=strong).pick(name).until("enter").choose("enter")
        asked = []
        while table.asked not in ("site", "ambush"):
            asked.append(table.asked)
            table.passes()
        assert ("guard" in asked, "guard-creature" in asked) == (met, met)


@pytest.mark.rule("MEC-551", "MEC-553", "MEC-587", "MEC-552")
@pytest.mark.parametrize(("way", "may"), [("full", False), ("hold", True)])
def test_only_who_stayed_untapped_in_the_attack_of_the_site_takes_something_there(way: str, may: bool) -> None:
    table = arriving(at("Moria", tapped("Elrond"), "Haldir"), hand=["Glamdring"], before=strong).until("enter")
    table.choose("enter").until("assign").pick("Haldir").until("hold").choose(way).until("site")
    assert table.offers("acquire", "Glamdring", "Haldir") is may
    assert table.stands("Moria") == "untapped"


@pytest.mark.rule("MEC-338", "MEC-341")
def test_who_is_out_of_play_stands_in_the_way_of_his_like_and_who_was_discarded_does_not() -> None:
    for pile, may in (("removed", False), ("discard", True)):
        bor = {"companies": [at("Bree", "Anborn")], pile: ["Haldir"]}
        table = Table({"companies": [at("Lórien", "Elrond")], "hand": ["Haldir"]}, bor).choose("organize")
        assert table.offers("bring") is may


@pytest.mark.rule("MEC-657", "MEC-656", "MEC-655")
def test_a_second_weapon_weighs_and_counts_though_it_is_not_in_use() -> None:
    table = Table({"companies": [at("Rivendell", bearing("Elrond", "Glamdring", "Orcrist"))]})
    assert [table[name].idle for name in ("Glamdring", "Orcrist")] == [False, True]
    assert corruption(table.g, table.id("Elrond")) == 1 + 2
    one = Table({"companies": [at("Rivendell", bearing("Elrond", "Orcrist"))]})
    assert sources(table.g, "A")["item"] > sources(one.g, "A")["item"]


@pytest.mark.rule("MEC-628", "MEC-638", "MEC-627")
def test_an_agent_that_has_just_come_does_nothing_but_may_show_itself_beyond_the_limit() -> None:
    company = at("Bree", "Elrond", moved=True, origin="Rivendell", path=["wilderness"], limit=1)
    bor = {**MINION, "hand": ["Lurker", "Wargs"], "locations": ["Bandit Lair"]}
    table = Table({"companies": [company]}, bor, step="hazards").until("hazards")
    table.choose("agent", "Lurker").until("hazards")
    assert not any(table.find(verb) for verb in ("agent_move", "agent_key", "agent_home", "creature"))
    assert table.offers("agent_reveal", "Lurker")


@pytest.mark.rule("MEC-081", "MEC-548", "MEC-616")
def test_an_agent_detains_minions_and_may_wound_heroes() -> None:
    for kind, member, detains in (("ringwraith", "Layos", True), ("wizard", "Elrond", False)):
        company = at("Goblin-gate", member, went=True, entered=True)
        bor = {**MINION, "agents": [{"card": "Mîonid", "at": "Goblin-gate"}], "locations": ["Goblin-gate"]}
        table = Table({"kind": kind, "companies": [company]}, bor, step="ambush")
        table.until("agent-attack").pick("Mîonid").until("assign")
        assert table.g.attacks[-1].detainment is detains


@pytest.mark.rule("MEC-688", "MEC-689", "MEC-690", "MEC-683")
def test_an_item_of_a_follower_is_defended_by_his_mind_and_by_nobody_elses_influence() -> None:
    """What controls the item is its bearer: his own influence counts, his leader's does not."""
    follower = {"card": "Anborn", "follows": 0, "attachments": ["Horn of Anor"]}
    mine = at("Bree", "Théoden", went=True, entered=True)
    bor = {"companies": [at("Bree", "Elrond", follower)]}
    table = Table({"companies": [mine], "hand": ["Horn of Anor"]}, bor, step="site_actions")
    horn = table["Anborn"].attachments[0]
    assert number_to_exceed(table.g, horn, revealed=True) == 2
    assert total(attempt_terms(table.g, table.id("Théoden"), horn)) == 3 - (20 - 10) - 0


@pytest.mark.rule("MEC-692", "MEC-440", "MEC-462")
def test_who_is_won_over_loses_what_he_bears_and_keeps_what_he_stored() -> None:
    bor = {
        "companies": [at("Bree", bearing("Théoden", "Cram"), {"card": "Haldir", "follows": 0}, "Elrond", "Peath")],
        "marshalling": ["Glamdring"],
    }
    mine = at("Bree", "Saruman", went=True, entered=True)
    ana = {"avatar": "Saruman", "companies": [mine]}
    table = Table(ana, bor, step="site_actions")
    table.choose("influence", "Saruman", "Théoden").until("influence").rolls(12, 2).until("site")
    assert [table.zone(name) for name in ("Théoden", "Cram", "Glamdring")] == [
        "discard:B",
        "discard:B",
        "marshalling:B",
    ]
    assert table["Haldir"].loose


@pytest.mark.rule("MEC-413", "MEC-535")
def test_a_deck_that_runs_out_while_hands_are_reset_is_made_anew_and_the_drawing_goes_on() -> None:
    company = at("Bree", "Beretar", went=True)
    ana = {
        "companies": [company],
        "deck": ["Dodge"],
        "hand": ["Cram"] * 5,
        "discard": ["Glamdring", "Orcrist", "Dodge"],
    }
    table = Table(ana, {}, step="reset_hands").until("organization")
    assert len(table.titles("hand:A")) == 8
    assert (len(table.g.zones["deck:A"]), table.g.zones["discard:A"]) == (1, [])
    assert table.g.exhaustions["A"] == 1
