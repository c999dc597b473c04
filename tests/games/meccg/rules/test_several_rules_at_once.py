"""Where one rule limits another: sizes and meetings, keys and sites that change, decks that run out on the road."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.table import Table, at, bearing, tapped

MINION = {"kind": "ringwraith"}
DEEPS = ["The Under-gates", "The Under-grottos", "Moria", "Rivendell", "Lórien"]
DARK = {"origin": "Dol Guldur", "moved": True, "limit": 4, "path": ["shadow_land"], "regions": ["Gorgoroth"]}


@pytest.mark.rule("MEC-480", "MEC-540")
def test_who_does_not_get_out_of_the_deeps_stays_and_may_still_enter_where_he_is() -> None:
    company = at("The Under-gates", "Elrond", goal="The Under-grottos")
    table = Table({"companies": [company], "locations": DEEPS[1:]}, step="company").rolls(7).until("hazards")
    assert not table.company("Elrond").moved
    table.until("enter").choose("enter").until("site")
    assert table.company("Elrond").entered
    assert table.zone("The Under-grottos") == "locations:A"


@pytest.mark.rule("MEC-080", "MEC-511", "MEC-614")
@pytest.mark.parametrize(("creature", "detains"), [("Barrow-wight", True), ("Orc-warband", True), ("Wargs", False)])
def test_in_a_shadow_land_the_undead_and_orcs_detain_minions_and_wolves_do_not(creature: str, detains: bool) -> None:
    ana = {**MINION, "companies": [at("Bandit Lair", "Layos", "Ostisen", **DARK)]}
    table = Table(ana, {"hand": [creature]}, step="hazards").until("hazards")
    table.choose("creature", creature).until("assign")
    assert table.g.attacks[-1].detainment is detains


@pytest.mark.rule("MEC-502", "MEC-606", "MEC-717")
def test_a_creature_that_is_canceled_has_used_its_share_of_the_limit() -> None:
    company = at("Moria", "Adrazar", "Elrond", origin="Lórien", moved=True, limit=1, path=["wilderness"])
    ana = {"companies": [company], "hand": ["Concealment"]}
    table = Table(ana, {"hand": ["Wargs", "Orc-warband"]}, step="hazards").until("hazards")
    table.choose("creature", "Wargs").until("attack").choose("play", "Concealment").until("hazards")
    assert table.zone("Wargs") == "discard:B"
    assert table.refusal("Orc-warband", "creature").rule == "MEC-502"


@pytest.mark.rule("MEC-524", "MEC-515", "MEC-310")
def test_a_creature_on_guard_is_keyed_to_what_its_site_is_by_now() -> None:
    def ruined(g: MecState) -> None:
        g.effects.append(Effect("site_type:ruins", 0, [g.companies[0].site], until="turn"))

    for change, waits in ((None, {"Orc-guard", "Orc-warband"}), (ruined, {"Orc-warband"})):
        company = at("Moria", "Elrond", went=True, on_guard=["Orc-guard", "Orc-warband"])
        table = Table({"companies": [company]}, step="site_company", before=change).until("enter")
        table.choose("enter").until("guard-creature")
        offered = {option.source for option in table.question.options if option.source}
        assert offered == {table.id(name) for name in waits}


@pytest.mark.rule("MEC-447", "MEC-448", "MEC-537", "MEC-538")
@pytest.mark.parametrize(("small", "joined"), [(["Sam Gamgee", "Fatty Bolger"], True), (["Anborn", "Peath"], False)])
def test_two_companies_of_eight_meet_and_fit_where_two_of_them_are_hobbits(small: list[str], joined: bool) -> None:
    first = at("Bree", "Elrond", "Balin", "Haldir", "Beretar", went=True, moved=True, came_from="Rivendell")
    second = at("Bree", "Erkenbrand", "Ioreth", *small, went=True, moved=True, came_from="Edoras")
    ana = {"companies": [first, second], "locations": ["Rivendell", "Edoras"]}
    table = Table(ana, step="meeting")
    assert (table.who, table.question.step) == (("Ana", "enter") if joined else ("Bor", "meeting"))
    table.until_step("enter")
    assert (len(table.g.companies) == 1) is joined


@pytest.mark.rule("MEC-408", "MEC-410", "MEC-534")
def test_a_tapped_site_that_was_left_comes_back_as_soon_as_the_deck_runs_out() -> None:
    company = at("Bree", "Elrond", origin=tapped("Moria"), moved=True, limit=2, path=["wilderness"])
    ana = {"companies": [company], "deck": ["Dodge"], "discard": ["Cram", "Orcrist"], "hand": ["Cram"] * 6}
    table = Table(ana, step="movement_ends").until("enter")
    assert table.zone("Moria") == "locations:A"
    assert table.g.exhaustions["A"] == 1


@pytest.mark.rule("MEC-720", "MEC-452")
def test_of_two_dreads_the_player_whose_turn_it_is_says_which_comes_first() -> None:
    def dreading(name: str) -> dict[str, object]:
        return bearing(name, {"card": "Dread of Battle", "owner": "Bor"}, "Cram")

    company = at("Bree", dreading("Elrond"), dreading("Balin"), limit=3, path=["dark_domain"], origin="Rivendell")
    attack = {"race": "orc", "strikes": 1, "prowess": 4}
    table = Table({"companies": [company]}, step="assign", attack=attack).pick("Elrond")
    while table.asked not in ("which-first", "corruption"):
        table.passes()
    assert (table.asked, table.who) == ("which-first", "Ana")


@pytest.mark.rule("MEC-603", "MEC-670", "MEC-440")
def test_a_wizard_who_dies_hands_on_and_who_is_lost_to_corruption_does_not() -> None:
    members = [bearing("Saruman", "Glamdring", "Cram"), {"card": "Haldir", "follows": 0}]
    company = at("Moria", *members, limit=9, moved=True, path=["wilderness"])
    attack = {"race": "orc", "strikes": 1, "prowess": 30, "targets": ["Saruman"], "waiting": ["Saruman"]}
    dies = Table({"avatar": "Saruman", "companies": [company]}, {}, step="strikes", attack=attack)
    dies.until("hold").choose("full").rolls(2, 12).until("hand-on").pick("Glamdring").until("hazards")
    assert (dies["Glamdring"].host, dies.zone("Cram")) == (dies.id("Haldir"), "discard:A")
    lost = Table({"avatar": "Saruman", "companies": [at("Rivendell", *members)]})
    lost.g.effects.append(Effect("corruption", 20, [lost.id("Saruman")], "", "game"))
    lost.choose("transfer", "Cram", "Haldir").choose("roll")
    assert [lost.zone(name) for name in ("Saruman", "Glamdring", "Cram")] == ["removed:A", "discard:A", "discard:A"]
    assert dies["Haldir"].loose
    assert lost["Haldir"].loose
