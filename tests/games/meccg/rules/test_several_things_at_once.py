"""On the road, where several things meet: strikes and followers, checks and cards borne, sites and who is lost."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.attacks import target_prowess
from desktop_app.games.meccg.reading.corruption import corruption
from desktop_app.games.meccg.reading.influence import general_used
from desktop_app.games.meccg.reading.numbers import number
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

LED = {"card": "Haldir", "follows": 0}
WILD = {"origin": "Lórien", "path": ["wilderness"] * 2, "regions": ["Wold & Foothills", "Redhorn Gate"]}


def struck(*members: Any, targets: list[str], prowess: int = 30, **attack: Any) -> Table:
    """Orcs strike members of a company at Moria."""
    company = at("Moria", *members, limit=9, moved=True, path=["wilderness"])
    told = {"race": "orc", "strikes": len(targets), "prowess": prowess, "targets": targets, "waiting": targets}
    return Table({"companies": [company]}, {}, step="strikes", attack={**told, **attack})


# -- strikes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-603", "MEC-440")
def test_of_who_dies_the_unwounded_take_one_item_each_and_his_follower_is_left_alone() -> None:
    elrond = bearing("Elrond", "Glamdring", "Cram", "Horn of Anor", {"card": "Lure of Nature", "owner": "Bor"})
    table = struck(elrond, LED, wounded("Balin"), targets=["Elrond"])
    table.until("hold").choose("full").rolls(2, 12).until("hand-on")
    assert table.question.source == table.id("Haldir")
    table.pick("Glamdring").until("hazards")
    assert table["Glamdring"].host == table.id("Haldir")
    assert table["Haldir"].loose
    assert [table.zone(card) for card in ("Cram", "Horn of Anor", "Lure of Nature")] == [
        "discard:A",
        "discard:A",
        "discard:B",
    ]


@pytest.mark.rule("MEC-583", "MEC-440", "MEC-441")
def test_a_follower_faces_his_own_strike_after_his_leader_has_died_of_another() -> None:
    table = struck("Elrond", LED, targets=["Elrond", "Haldir"])
    table.until("which-strike").pick("Elrond").until("hold").choose("full").rolls(2, 12).until("hold")
    assert table.met_strike.target == table.id("Haldir")
    assert table["Haldir"].loose
    assert general_used(table.g, "A") == 0


@pytest.mark.rule("MEC-614", "MEC-616", "MEC-602")
def test_who_is_wounded_already_suffers_nothing_more_by_a_detainment_attack() -> None:
    table = struck(wounded("Elrond"), targets=["Elrond"], detainment=True)
    table.until_step("strike_resources").rolls(2).until("hazards")
    assert table.stands("Elrond") == "wounded"
    assert table.said("body") == 0


@pytest.mark.rule("MEC-598", "MEC-605", "MEC-606")
def test_one_strike_that_is_merely_met_keeps_the_whole_creature_from_being_defeated() -> None:
    table = struck("Elrond", "Haldir", targets=["Elrond", "Haldir"], prowess=11, card="Orc-watch")
    table.until("which-strike").pick("Elrond").until("hold").choose("full").rolls(12).until("hold")
    table.choose("full").rolls(7).until("hazards")
    assert table.zone("Orc-watch") == "discard:B"
    assert [table.stands(name) for name in ("Elrond", "Haldir")] == ["tapped", "tapped"]


@pytest.mark.rule("MEC-582", "MEC-587", "MEC-588", "MEC-600")
def test_what_lowers_a_strike_adds_up_and_is_over_with_it() -> None:
    """A tapped target on whom two excess strikes fall."""
    table = struck(tapped("Elrond"), targets=["Elrond"], strikes=3, excess=2)
    table.until_step("strike_resources")
    assert target_prowess(table.g, table.met_strike) == 7 - 1 - 2
    table.rolls(2, 2).until("hazards")
    assert (table.stands("Elrond"), number(table.g, table.id("Elrond"), "prowess")) == ("wounded", 7)


# -- checks and cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-666", "MEC-462")
def test_what_a_follower_bears_and_what_is_stored_weigh_on_nobody_else() -> None:
    follower = {"card": "Haldir", "follows": 0, "attachments": ["Orcrist"]}
    table = Table({"companies": [at("Rivendell", bearing("Elrond", "Cram"), follower)], "marshalling": ["Glamdring"]})
    weights = [corruption(table.g, table.id(name)) for name in ("Elrond", "Haldir")]
    assert weights == [1, 2]


@pytest.mark.rule("MEC-669", "MEC-670", "MEC-671")
@pytest.mark.parametrize(
    ("roll", "hero", "wizard"),
    [(6, "companies:A", "companies:A"), (5, "discard:A", "removed:A"), (4, "discard:A", "removed:A"),
     (3, "removed:A", "removed:A")],
)  # fmt: skip
def test_a_hero_is_led_astray_where_a_wizard_is_lost(roll: int, hero: str, wizard: str) -> None:
    """Five points weigh on whoever hands on a thing."""
    for name, goes in (("Balin", hero), ("Saruman", wizard)):
        bearer = bearing(name, "Glamdring", "Orcrist", "Cram", "Horn of Anor")
        table = Table({"avatar": "Saruman", "companies": [at("Rivendell", bearer, "Haldir")]})
        who = table.id(name)
        table.choose("transfer", "Cram", "Haldir").rolls(roll).choose("roll")
        assert table.g.home[who] == goes


@pytest.mark.rule("MEC-672", "MEC-668", "MEC-314")
def test_only_who_is_untapped_and_of_the_company_strengthens_a_check() -> None:
    company = at("Rivendell", bearing("Elrond", "Glamdring"), "Balin", tapped("Haldir"), wounded("Beretar"))
    table = Table({"companies": [company, at("Rivendell", "Anborn")]}).choose("transfer", "Glamdring", "Balin")
    helpers = {option.source or option.target for option in table.question.options} & set(table.g.pieces)
    assert helpers - {table.id("Elrond")} == {table.id("Balin")}


@pytest.mark.rule("MEC-676", "MEC-677")
def test_a_second_corruption_card_in_a_turn_finds_another_bearer() -> None:
    company = at("Moria", "Elrond", "Balin", moved=True, limit=5, **WILD)
    table = Table({"companies": [company]}, {"hand": ["Lure of Nature", "Lure of Expedience"]}, step="hazards")
    table.until("hazards").choose("play", "Lure of Nature").pick("Elrond").until("hazards")
    table.choose("play", "Lure of Expedience")
    assert table.asked == "target"
    assert {option.source or option.target for option in table.question.options} & set(table.g.pieces) == {
        table.id("Balin")
    }


@pytest.mark.rule("MEC-441", "MEC-445", "MEC-446")
def test_who_came_this_turn_goes_back_to_hand_before_anybody_else_is_given_up() -> None:
    new = {"card": "Beretar", "since": 3}
    table = Table({"companies": [at("Rivendell", "Elrond", "Glorfindel II", new)], "locations": ["Bree"]}, round=3)
    assert table.choose("done").asked == "give-up"
    assert {option.source for option in table.question.options} == {table.id("Beretar")}
    table.pick("Beretar")
    assert table.zone("Beretar") == "hand:A"


@pytest.mark.rule("MEC-445", "MEC-446", "MEC-444")
def test_who_came_this_turn_and_lost_his_controller_goes_back_to_hand_too() -> None:
    """He frees nothing, so somebody else is still given up after him; one that came earlier is discarded."""
    new, old = {"card": "Haldir", "since": 3, "loose": True}, {"card": "Ioreth", "loose": True}
    company = at("Rivendell", "Elrond", "Glorfindel II", "Balin", new, old)
    table = Table({"companies": [company], "locations": ["Bree"]}, round=3).choose("done")
    table.pick("Haldir").pick("Balin").until("long-events")
    assert [table.zone(each) for each in ("Haldir", "Ioreth", "Balin")] == ["hand:A", "discard:A", "discard:A"]


# -- sites and the road ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-452", "MEC-468", "MEC-534")
def test_a_company_comes_to_the_site_at_which_another_was_lost_on_the_way() -> None:
    lost = at(tapped("Moria"), "Ioreth", origin="Bree", moved=True, path=["dark_domain"], limit=4)
    table = Table(
        {"companies": [lost, at("Lórien", "Elrond", "Glorfindel II", goal="Moria")]},
        {"hand": ["Call of Home"]},
        step="hazards",
    ).until("hazards")
    table.choose("play", "Call of Home").pick("Ioreth").rolls(2).until_step("enter")
    assert (table.place("Elrond"), table.stands("Moria")) == ("Moria", "tapped")
    assert table.titles("sites:A").count("Moria") == 1


@pytest.mark.rule("MEC-452")
def test_when_the_only_company_is_lost_no_site_of_its_player_stays() -> None:
    company = at("Moria", wounded("Ioreth"), moved=True, limit=4, **WILD)
    table = Table({"companies": [company]}, {"hand": ["Wargs"]}, step="hazards").until("hazards")
    table.g.effects += [Effect(name, -40, [table.id("Ioreth")], "", "game") for name in ("prowess", "body")]
    table.choose("creature", "Wargs").until("discard-one")
    assert "Ioreth" not in table
    assert table.titles("sites:A") == []
    assert {"Moria", "Lórien"} <= set(table.titles("locations:A"))


@pytest.mark.rule("MEC-501", "MEC-500")
def test_the_hazard_limit_stays_when_the_company_grows_smaller() -> None:
    company = at("Moria", "Ioreth", "Elrond", "Glorfindel II", moved=True, limit=3, **WILD)
    table = Table({"companies": [company]}, {"hand": ["Call of Home", "Wargs", "Orc-warband"]}, step="hazards")
    table.until("hazards").choose("play", "Call of Home").pick("Ioreth").rolls(2).until("hazards")
    assert table.members("Elrond") == ["Elrond", "Glorfindel II"]
    table.choose("creature", "Wargs").until("hazards", limit=200)
    assert table.offers("creature", "Orc-warband")


@pytest.mark.rule("MEC-077", "MEC-511", "MEC-614")
@pytest.mark.parametrize(("key", "detains"), [("wilderness", False), ("dark_domain", True)])
def test_one_creature_detains_minions_or_not_as_it_is_keyed(key: str, detains: bool) -> None:
    company = at("Moria", "Layos", "Ostisen", origin="Dol Guldur", moved=True, limit=4,
                 path=["wilderness", "dark_domain"], regions=["Redhorn Gate", "Southern Mirkwood"])  # fmt: skip
    table = Table({"kind": "ringwraith", "companies": [company]}, {"hand": ["Orc-warband"]}, step="hazards")
    table.until("hazards")
    found = [option for option in table.find("creature", "Orc-warband") if key in option.key]
    assert found, [option.key for option in table.question.options]
    table.answer([found[0].key])
    assert table.until("assign").g.attacks[-1].detainment is detains
