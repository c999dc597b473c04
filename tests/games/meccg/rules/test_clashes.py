"""Companies against companies, and rules of the table that many cards rest on."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.attacks import prowess, strikes, target_prowess
from desktop_app.games.meccg.reading.companies import has_skill
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.reading.sites import site_type
from desktop_app.games.meccg.verbs.dragons import LAIRS
from tests.games.meccg.table import Table, at, bearing, tapped, wounded


def clash(heroes: list[Any], minions: list[Any], hand: list[str] | None = None) -> Table:
    """Ana's heroes attack Bor's minions at Moria."""
    company = at("Moria", *heroes, went=True, entered=True)
    bor = {"kind": "ringwraith", "companies": [at("Moria", *minions)], "hand": hand or []}
    table = Table({"companies": [company]}, bor, step="attack_company")
    return table.pick(facts(table.g, table.company(_name(heroes[0])).members[0]).title)


def _name(member: Any) -> str:
    return str(member["card"]) if isinstance(member, dict) else str(member)


@pytest.mark.rule("MEC-150", "MEC-151", "MEC-152", "MEC-154", "MEC-158", "MEC-611")
def test_a_company_strikes_once_with_each_character_and_hazards_do_nothing() -> None:
    table = clash(["Elrond", "Balin"], ["Muzgash"])
    it = table.g.attacks[-1]
    assert strikes(table.g, it) == 2
    it.strikes_more = 3
    assert strikes(table.g, it) == 2
    assert table.g.attacked


@pytest.mark.rule("MEC-164", "MEC-157", "MEC-182", "MEC-612")
def test_strikes_without_a_target_lower_prowess() -> None:
    table = clash(["Elrond", "Balin"], ["Layos"]).until("clash-first").pick("Layos")
    assert table.asked == "clash-giver"
    table.pick("Elrond").until_step("clash_giver_holds")
    assert table.g.attacks[-1].excess == 0
    assert table.met_strike.bonus == -1


@pytest.mark.rule("MEC-166", "MEC-167", "MEC-168", "MEC-183", "MEC-165")
def test_who_strikes_tapped_wounded_or_held_back_strikes_less() -> None:
    for member, less in ((tapped("Elrond"), 1), (wounded("Elrond"), 2), ("Elrond", 3)):
        table = clash([member], ["Layos"]).until("clash-first").pick("Layos")
        if less == 3:
            table.until("hold").choose("hold")
        table.until_step("clash_holds")
        assert prowess(table.g, table.g.attacks[-1], table.met_strike) == 7 - less


@pytest.mark.rule("MEC-175", "MEC-178", "MEC-180", "MEC-184", "MEC-185")
def test_a_strike_that_fails_wounds_who_made_it() -> None:
    table = clash(["Anborn"], ["Shagrat", "Layos"]).until("clash-first").pick("Shagrat").until("hold").choose("full")
    table.until("hold").choose("full").until("support").pick("Layos")
    assert target_prowess(table.g, table.met_strike) == 6 + 1
    table.until_step("clash_defender").rolls(2, 12, 12).until("end", limit=40)
    assert table.zone("Anborn") == "marshalling:B"
    assert table.stands("Shagrat") == "tapped"


@pytest.mark.parametrize(("check", "falls"), [(5, False), (6, True)])
def test_against_peath_a_ringwraith_has_half_his_body_between_companies_too(check: int, falls: bool) -> None:
    """His body of 10 counts as 5, whether he strikes her or she strikes him."""
    ringwraith = "Dwar the Ringwraith"
    company = at("Moria", "Peath", went=True, entered=True)
    bor = {"kind": "ringwraith", "avatar": ringwraith, "companies": [at("Moria", ringwraith)]}
    table = Table({"companies": [company]}, bor, step="attack_company").pick("Peath")
    table.until("clash-first").pick(ringwraith).until("hold").choose("full").until("hold").choose("full")
    table.until_step("clash_defender").rolls(12, 2, check).until("end", limit=40)
    assert (ringwraith not in table) is falls


@pytest.mark.rule("MEC-176")
def test_an_equal_result_between_companies_has_no_effect() -> None:
    table = clash(["Elrond"], ["Orc Captain"]).until("clash-first").pick("Orc Captain").until("hold").choose("full")
    table.until("hold").choose("full").until_step("clash_defender").rolls(5, 7).until("end", limit=40)
    assert [table.stands(name) for name in ("Elrond", "Orc Captain")] == ["tapped", "tapped"]


@pytest.mark.rule("MEC-311", "MEC-312")
def test_a_roll_is_two_dice_and_is_recorded_as_it_fell() -> None:
    table = clash(["Elrond"], ["Layos"]).until("clash-first").pick("Layos").until("hold").choose("full")
    table.until("hold").choose("full").until_step("clash_defender").rolls(9, 4).until("end", limit=40)
    rolls = [line.message for line in table.session.log if line.message.id == "mec-log-rolls"]
    assert [message.params["total"] for message in rolls[:2]] == [9, 4]
    assert sum(record.by == "chance" for record in table.session.records) >= 4


@pytest.mark.rule("MEC-314")
def test_only_an_untapped_card_taps() -> None:
    table = Table(
        {
            "companies": [at("Moria", tapped("Elrond"), wounded("Balin"), "Haldir", went=True, entered=True)],
            "hand": ["Cram"],
        },
        step="site_actions",
    )
    assert [option.target for option in table.find("acquire", "Cram")] == [table.id("Haldir")]


@pytest.mark.rule("MEC-326")
def test_skills_are_those_of_the_card() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond", "Adrazar")]})
    assert has_skill(table.g, table.id("Elrond"), "sage")
    assert not has_skill(table.g, table.id("Elrond"), "scout")


@pytest.mark.rule("MEC-101", "MEC-102", "MEC-103", "MEC-099", "MEC-624")
def test_trophies_give_more_the_more_they_are_worth() -> None:
    found = []
    for trophies in (["Ambusher"], ["Ambusher", "Wargs"], ["Slayer", "Ambusher"], ["Slayer", "Nameless Thing"]):
        creatures = [{"card": name, "owner": "Bor"} for name in trophies]
        ana = {"kind": "ringwraith", "companies": [at("Dol Guldur", bearing("Muzgash", *creatures))]}
        table = Table(ana)
        orc = table.id("Muzgash")
        found.append((number(table.g, orc, "influence"), number(table.g, orc, "prowess") - 4))
    assert found == [(1, 0), (1, 1), (2, 1), (2, 2)]


@pytest.mark.rule("MEC-310")
def test_of_two_effects_that_contradict_each_other_the_last_prevails() -> None:
    table = Table({"companies": [at("Moria", "Elrond")]})
    site = table.company("Elrond").site
    for kind in ("ruins", "border_hold"):
        table.g.effects.append(Effect(f"site_type:{kind}", 0, [site], until="turn"))
    assert site_type(table.g, site) == "border_hold"


@pytest.mark.rule("MEC-346", "MEC-344", "MEC-345")
def test_the_lair_of_a_defeated_dragon_has_no_dragon_any_more() -> None:
    lair = LAIRS["Itangast"]
    assert lair == "Gold Hill"
    ana = {"kind": "ringwraith", "companies": [at(lair, "Layos", went=True)]}
    alive = Table(ana, step="site_company").until("enter").choose("enter")
    assert alive.until_step("assign").g.attacks[-1].race == "dragon"
    dead = Table(ana, step="site_company", freed_lairs=[lair]).until("enter").choose("enter")
    assert dead.until("site").g.attacks == []


@pytest.mark.rule("MEC-536")
def test_a_company_that_was_sent_back_does_nothing_at_its_site() -> None:
    table = Table({"companies": [at("Bree", "Elrond", went=True, returned=True)]}, step="site_company").until("end")
    assert table.said("enters") == 0


@pytest.mark.rule("MEC-415", "MEC-416")
def test_a_turn_has_its_six_phases_in_order() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond")]}, step="turn").until("discard-one", limit=60)
    told = [line.message.params["phase"] for line in table.session.log if line.message.id == "mec-log-phase"]
    assert told == ["untap", "organization", "long_event", "movement", "site", "end_of_turn"]
    assert table.said("limit") == 1


@pytest.mark.rule("MEC-163", "MEC-157")
def test_the_attacker_chooses_whose_strike_it_is_that_falls_on_the_only_defender() -> None:
    table = clash(["Bofur", "Elrond", tapped("Balin")], ["Layos"]).until("clash-first").nobody()
    assert (table.asked, table.who) == ("clash-aim", "Ana")
    assert [option.source for option in table.find("aim")] == [table.id("Bofur"), table.id("Elrond")]
    table.choose("aim", "Elrond", "Layos").until_step("clash_attacker")
    assert table.met_strike.giver == table.id("Elrond")
    assert table.g.attacks[-1].excess == 2


@pytest.mark.rule("MEC-164")
def test_the_defender_says_which_of_the_strikes_that_remain_falls_on_whom() -> None:
    table = clash([tapped("Elrond"), tapped("Bofur")], [tapped("Layos"), "Muzgash"]).until("clash-first").nobody()
    assert (table.asked, table.who) == ("clash-rest", "Bor")
    table.pick("Muzgash", "Layos")
    assert (table.asked, table.who) == ("clash-giver", "Bor")
    table.choose("aim", "Bofur", "Muzgash").until("which-strike")
    assert table.g.attacks[-1].pairs[table.id("Layos")] == table.id("Elrond")


@pytest.mark.rule("MEC-613", "MEC-177", "MEC-175")
@pytest.mark.parametrize(("rolls", "wounded_one"), [((12, 2, 2), "Layos"), ((2, 12, 2), "Elrond"), ((3, 7), "")])
def test_whoever_a_strike_between_companies_wounds_does_not_tap_by_it(rolls: tuple[int, ...], wounded_one: str) -> None:
    """A made-up burden, which costs a check as its bearer taps, is no matter to whoever is wounded."""
    bor = {"card": "Heavy Burden", "owner": "Bor"}
    table = clash([bearing("Elrond", bor)], [bearing("Layos", bor)]).until("clash-first").pick("Layos")
    table.until_step("clash_defender").rolls(*rolls)
    checked = []
    while table.g.attacks:
        if table.asked == "corruption":
            checked.append(facts(table.g, table.question.source).title)
        table.passes()
    assert checked == [name for name in ("Elrond", "Layos") if name != wounded_one]


@pytest.mark.rule("MEC-169", "MEC-181")
def test_an_attacker_strikes_harder_with_his_shield_as_a_defender_does() -> None:
    shield = "Shield of Iron-bound Ash"
    table = clash([bearing("Elrond", shield)], ["Layos"]).until("clash-first").pick("Layos")
    table.until_step("clash_attacker").choose("use", shield).until("hold")
    assert prowess(table.g, table.g.attacks[-1], table.met_strike) == table.number("Elrond", "prowess") + 1
    assert table.stands(shield) == "tapped"
