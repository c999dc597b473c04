"""Cards whose texts no other test of the cards shows: hazards on the road, minion events, creatures, sites."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading import numbers
from desktop_app.games.meccg.reading.queries import facts, site_type
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing, tapped, wounded

WILD = {"moved": True, "way": "region", "path": ["wilderness"], "regions": ["TW-482"], "limit": 4}


def met(card: str, *members: Any, site: str = "Bree", way: str = "hazards", **more: Any) -> CardTable:
    """The hazard player holds a card against a company on its way through the wild."""
    road = {**WILD, **more.pop("road", {})}
    bor = {"hand": [card], **more.pop("bor", {})}
    table = CardTable(hero(at(site, *members, **road), **more.pop("ana", {})), bor, step="hazards", **more)
    table.until(way)
    return table


def struck_minion(card: str, who: str, prowess: int, *roll: int, **more: Any) -> CardTable:
    """A minion is struck with a card in hand."""
    return CardTable(
        minion(at("Moria", who, limit=2), hand=[card]),
        {},
        step="strike_resources",
        attack=attacked("man", 1, prowess, targets=[more.pop("name", who)]),
        strike={"target": more.pop("target", who if isinstance(who, str) else who["card"])},
        roll=roll,
    )


def besieged(race: str, *members: Any, hand: list[str], **attack: Any) -> CardTable:
    """A minion company faces an attack with cards in hand."""
    ana = minion(at("Moria", *members, limit=2), hand=hand)
    return CardTable(ana, {}, step="attack_actions", attack=attacked(race, 3, 8, **attack))


def inside(site: Any, *members: Any, hand: list[str], kind: Any = minion, **more: Any) -> CardTable:
    """A company that has entered its site."""
    bor = more.pop("bor", {})
    company = at(site, *members, went=True, entered=True)
    return CardTable(kind(company, hand=hand, **more.pop("ana", {})), bor, step="site_actions", **more)


# -- hazards on the road -----------------------------------------------------------------------------------------------


def test_choking_shadows_darken_an_attack_a_site_or_a_region() -> None:
    table = met("Choking Shadows", "Elrond", site="Isengard")
    table.play("Choking Shadows").until("enter").choose("enter").until_step("attack_actions")
    assert table.attack() == (3, 9)
    doors = met("Choking Shadows", "Elrond", site="Isengard", bor={"events": ["Doors of Night"]})
    doors.play("Choking Shadows", way=1)
    assert site_type(doors.g, doors.company("Elrond").site) == "shadow_hold"
    path = met("Choking Shadows", "Elrond", bor={"events": ["Doors of Night"]})
    path.play("Choking Shadows")
    assert path.company("Elrond").path == ["shadow_land"]


def test_the_rings_betrayal_costs_the_ring_in_place_of_its_bearer() -> None:
    ring = bearing("Elrond", "Minor Ring", "Glamdring", "Hauberk of Bright Mail", "Orcrist")
    table = met("The Ring’s Betrayal", ring)
    table.play("The Ring’s Betrayal").rolls(2).choose("roll")
    assert table.zone("Minor Ring") == "discard:A"
    assert "Elrond" in table
    assert not met("The Ring’s Betrayal", bearing("Elrond", "Glamdring")).find("play")


@pytest.mark.rule("MEC-672")
def test_companions_help_against_the_rings_betrayal() -> None:
    ring = bearing("Elrond", "Minor Ring", "Glamdring", "Hauberk of Bright Mail", "Orcrist")
    for helped in (False, True):
        table = met("The Ring’s Betrayal", ring, "Balin", bor={"hand": ["The Ring’s Betrayal"]})
        table.play("The Ring’s Betrayal")
        needed = table.corruption("Elrond") - table.check_bonus("Elrond") + 2
        if helped:
            table.choose("support", "Balin")
        table.rolls(needed).choose("roll")
        assert ("Minor Ring" in table) is helped
        assert table.said("corruption") == 1
        assert not table.find("play", "The Ring’s Betrayal")


@pytest.mark.rule("MEC-127")
def test_a_minion_that_narrowly_holds_out_keeps_his_ring() -> None:
    ring = bearing("Layos", "Minor Ring", "High Helm")
    table = CardTable(minion(at("Bandit Lair", ring, limit=2)), {"hand": ["The Ring’s Betrayal"]}, step="hazards")
    table.until("hazards")
    table.play("The Ring’s Betrayal")
    table.rolls(table.corruption("Layos") - table.check_bonus("Layos") + 2).choose("roll")
    assert "Minor Ring" in table
    assert table.stands("Layos") == "tapped"


@pytest.mark.parametrize(("roll", "flees"), [(7, True), (10, False)])
def test_who_is_seized_by_terror_goes_back_alone(roll: int, flees: bool) -> None:
    road = {"path": ["shadow_land"], "regions": ["TW-444"], "origin": "Rivendell"}
    table = met("Seized by Terror", "Elrond", "Orophin", road=road)
    table.rolls(roll)
    table.play("Seized by Terror", "Orophin")
    assert table.place("Orophin") == ("Rivendell" if flees else "Bree")
    assert table.members("Elrond") == (["Elrond"] if flees else ["Elrond", "Orophin"])


def test_two_or_three_tribes_free_a_race_of_the_limit() -> None:
    road = {"path": ["wilderness", "wilderness"], "limit": 1}
    table = met(
        "Two or Three Tribes Present", "Elrond", road=road, bor={"hand": ["Two or Three Tribes Present", "Wargs"]}
    )
    table.choose("play", "Two or Three Tribes Present").until("tribe")
    table.choose("tribe_wolf").until("hazards")
    assert table.offers("creature", "Wargs")


def test_the_defenders_are_incited() -> None:
    company = at("Dale", "Layos", limit=2)
    bor = {"hand": ["Incite Defenders"]}
    dale = CardTable(minion(company), bor, step="hazards")
    dale.until("hazards")
    assert dale.offers("play", "Incite Defenders")
    dale.play("Incite Defenders")
    assert not dale.find("play", "Incite Defenders")
    moria = CardTable(minion(at("Moria", "Layos", limit=2)), bor, step="hazards")
    moria.until("hazards")
    assert not moria.find("play", "Incite Defenders")


def test_the_searching_eye_sees_the_scout() -> None:
    ana = hero(at("Rivendell", "Adrazar", "Elrond", limit=2), hand=["Stealth"])
    table = CardTable(ana, {"hand": ["Searching Eye"]})
    table.choose("play", "Stealth")
    table.until("hazards")
    assert table.offers("play", "Searching Eye")
    table.play("Searching Eye")
    assert not any(effect.kind == "no_creatures" for effect in table.g.effects)


def test_an_ally_turns_on_its_controller() -> None:
    table = met("Stay Her Appetite", bearing("Anborn", "Treebeard"), "Glorfindel II", "Elrond")
    table.rolls(12, 2).choose("play", "Stay Her Appetite").until_step("hold")
    it = table.g.attacks[-1]
    assert (it.race, it.strikes, it.detainment) == ("ally", 1, True)
    assert table.met_strike.target == table.id("Anborn")
    table.until("support")
    assert table.offers("support", "Elrond")
    assert not table.find("support", "Treebeard")


def test_veils_are_flung_away() -> None:
    ana = minion(at("Dale", "Muzgash", "Layos", **WILD))
    table = CardTable(ana, {"hand": ["Veils Flung Away"]}, step="hazards")
    table.until("hazards").rolls(10, 10).choose("play", "Veils Flung Away").until("movement", limit=20)
    assert (table.stands("Muzgash"), table.stands("Layos")) == ("tapped", "tapped")


def test_from_the_pits_of_angband_a_drake_comes_back() -> None:
    bor = {"events": ["From the Pits of Angband"], "discard": ["Cave Worm", "Wargs"]}
    table = CardTable(hero(at("Bree", "Elrond")), bor, step="turn_ends")
    table.until("target")
    assert [facts(table.g, option.source).title for option in table.find("choose")] == ["Cave Worm"]
    table.pick("Cave Worm")
    assert table.zone("Cave Worm") == "deck:B"


def test_itangast_hunts_who_comes_to_the_withered_heath() -> None:
    road = {"regions": ["TW-489"], "path": ["wilderness"]}
    company = at("Bree", "Elrond", **{**WILD, **road})
    table = CardTable(hero(company), {"events": ["Itangast Ahunt"]}, step="passive")
    table.until_step("assign")
    assert table.g.attacks[-1].race == "dragon"
    elsewhere = CardTable(hero(at("Bree", "Elrond", **WILD)), {"events": ["Itangast Ahunt"]}, step="passive")
    assert elsewhere.until("movement").g.attacks == []


# -- creatures ---------------------------------------------------------------------------------------------------------


def test_the_orc_lieutenant_is_stronger_behind_other_orcs() -> None:
    for faced, prowess in (([], 7), (["orc"], 11)):
        company = at("Moria", "Elrond", limit=2, faced=faced)
        table = CardTable(
            hero(company), {}, step="attack_begins", attack={**attacked("orc", 1, 7), "card": "Orc-lieutenant"}
        )
        assert table.attack() == (1, prowess)


def test_the_three_trolls_plunder_where_a_brother_came_before() -> None:
    company = at("Bree", bearing("Glorfindel II", "Glamdring"), limit=2)
    table = CardTable(
        hero(company), {"hand": []}, step="assign", attack={**attacked("troll", 1, 30), "card": "“Tom” (Tûma)"}
    )
    table.g.effects.append(Effect("faced_troll", 0, [table.company("Glorfindel II").id], "Bert", "turn", "", "TW-16"))
    table.face("Glorfindel II").until("hold").choose("full").rolls(2, 2).until("hazards", limit=20)
    assert table.stands("Glorfindel II") == "wounded"
    assert table.zone("Glamdring") == "discard:A"


def test_a_nameless_thing_is_driven_off_by_who_taps() -> None:
    company = at("Moria", "Elrond", "Balin", limit=2)
    table = CardTable(
        hero(company), {}, step="attack_actions", attack={**attacked("drake", 2, 10), "card": "Nameless Thing"}
    )
    table.use("Nameless Thing", "Balin")
    assert table["Balin"].exhausted
    table.until("hazards")
    assert table.zone("Nameless Thing") == "discard:B"


# -- characters --------------------------------------------------------------------------------------------------------


def test_peath_fears_no_wraith() -> None:
    table = CardTable(
        hero(at("Bree", "Peath", limit=2)),
        {},
        step="strike_resources",
        attack=attacked("nazgul", 1, 12, body=9, targets=["Peath"]),
        strike={"target": "Peath"},
    )
    assert numbers.number(table.g, table.id("Peath"), "prowess") == 9
    assert table.session.game.view(table.g, "A").numbers["attack_body"] == 5
    assert table.influence("Peath") == 1


def test_alatar_comes_to_help_and_pays_for_it() -> None:
    company = at("Bree", "Elrond", limit=2)
    ana = hero(company, at("Rivendell", "Alatar"), avatar="Alatar")
    table = CardTable(ana, {}, step="attack_begins", attack={**attacked("wolf", 1, 9), "card": "Wargs"})
    table.until("may").choose("accept").until_step("hold")
    assert table.members("Elrond") == ["Elrond", "Alatar"]
    assert table.met_strike.target == table.id("Alatar")
    assert table.said("corruption") == 0


@pytest.mark.rule("MEC-440")
def test_whom_alatar_leads_stays_behind_without_a_controller() -> None:
    company = at("Bree", "Elrond", "Balin", path=["wilderness"], origin="Rivendell", limit=3)
    haven = at("Rivendell", "Alatar", {"card": "Anborn", "follows": 0})
    ana = hero(company, haven, avatar="Alatar")
    table = CardTable(ana, {}, step="attack_begins", attack={**attacked("wolf", 1, 9), "card": "Wargs"})
    table.until("may").choose("accept").until_step("hold")
    assert (table["Anborn"].follows, table["Anborn"].loose) == ("", True)
    assert table.place("Anborn") == "Rivendell"


@pytest.mark.rule("MEC-066")
def test_alatar_does_not_join_seven() -> None:
    seven = ("Elrond", "Balin", "Haldir", "Orophin", "Adrazar", "Beretar", "Erkenbrand")
    company = at("Bree", *seven, path=["wilderness"], origin="Rivendell", limit=3)
    ana = hero(company, at("Rivendell", "Alatar"), avatar="Alatar")
    table = CardTable(ana, {}, step="attack_begins", attack={**attacked("wolf", 1, 9), "card": "Wargs"})
    while table.question.step != "assign":
        assert table.asked != "may"
        table.passes()
    assert table.place("Alatar") == "Rivendell"


def test_alatars_strike_is_still_his_when_the_first_attack_is_called_off() -> None:
    company = at("Bree", "Elrond", "Balin", path=["border_land"], origin="Rivendell", limit=3)
    ana = hero(company, at("Rivendell", "Alatar"), avatar="Alatar")
    attack = {**attacked("slayer", 1, 11, key="region_type", keyed="border_land"), "card": "Slayer"}
    table = CardTable(ana, {}, step="attack_begins", attack=attack)
    table.g.attacks[-1].left = 1
    table.until("may").choose("accept").until_step("attack_actions")
    table.use("Slayer", "Balin").until_step("hold")
    assert table.met_strike.target == table.id("Alatar")


def test_factions_of_their_own_country() -> None:
    for name, faction, amount in (("Asternak", "", 2), ("Nevido Smôd", "", 1), ("Tros Hesnef", "", 0)):
        table = CardTable(minion(at("Dale", name)))
        assert table.influence(name, faction) == amount


def test_wuluag_wakes_his_brother() -> None:
    table = CardTable(minion(at("Dol Guldur", "Wûluag", tapped("Tûma"))))
    assert table.number("Wûluag", "mind") == 3
    table.use("Wûluag", "Tûma")
    assert (table.stands("Wûluag"), table.stands("Tûma")) == ("tapped", "untapped")


# -- events of heroes --------------------------------------------------------------------------------------------------


def test_wizards_laughter_ends_an_attempt() -> None:
    bor = hero(at("Bree", "Saruman", "Balin"), avatar="Saruman", hand=["Wizard’s Laughter"])
    table = inside("Bree", "Elrond", hand=["Cram"], kind=hero, bor=bor)
    table.choose("influence", "Elrond", "Balin")
    for _ in range(6):
        if table.find("play", "Wizard’s Laughter"):
            break
        table.passes()
    assert table.who == "Bor"
    table.play("Wizard’s Laughter").until("end", limit=20)
    assert "Balin" in table
    assert table.said("influence") == 0
    assert table.said("corruption") == 1


def test_the_white_tree_makes_minas_tirith_heal() -> None:
    company = at("Minas Tirith", bearing("Balin", "Sapling of the White Tree"), wounded("Elrond"))
    table = CardTable(hero(company, hand=["The White Tree"]))
    table.play("The White Tree", "Balin")
    assert table.zone("Sapling of the White Tree") == "discard:A"
    healed = CardTable(hero(at("Minas Tirith", wounded("Elrond")), events=["The White Tree"]), {}, step="turn")
    healed.until("organization")
    assert healed.stands("Elrond") == "tapped"


def test_forewarned_leaves_one_attack_that_cannot_be_canceled() -> None:
    company = at("Bag End", "Layos", went=True)
    ana = minion(company, hand=["Not Slay Needlessly"])
    table = CardTable(ana, {"events": ["Forewarned Is Forearmed"]}, step="site_company").until("enter").choose("enter")
    table.until("which-attack")
    assert table.who == "Bor"
    table.choose("attack_2").until_step("attack_actions")
    assert table.g.attacks[-1].race == "dunadan"
    assert table.g.attacks[-1].uncancellable


def test_the_windlord_found_me_costs_the_site_and_a_fight() -> None:
    table = inside("Moria", "Elrond", "Balin", "Haldir", hand=["The Windlord Found Me"], kind=hero)
    table.choose("play", "The Windlord Found Me").until_step("assign")
    assert table.stands("Moria") == "tapped"
    assert table.attack() == (4, 9)
    hand = ["The Windlord Found Me", "Rescue Prisoners"]
    spent = inside(tapped("Moria"), "Elrond", hand=hand, kind=hero)
    assert not spent.find("play", "The Windlord Found Me")
    assert spent.offers("play", "Rescue Prisoners")


@pytest.mark.parametrize(
    ("card", "make", "side"), [("Safe from the Shadow", hero, "Rivendell"), ("Tokens to Show", minion, "Dol Guldur")]
)
def test_items_are_stored_at_the_end_of_a_turn(card: str, make: Any, side: str) -> None:
    who = "Elrond" if make is hero else "Layos"
    item = "Glamdring" if make is hero else "High Helm"
    ana = make(at(side, bearing(who, item)), events=[card])
    table = CardTable(ana, {}, step="end_actions")
    assert table.offers("store", item)
    assert not CardTable(make(at(side, bearing(who, item)), hand=["Dodge"]), {}, step="end_actions").find("store")


@pytest.mark.parametrize(
    ("card", "make", "who"), [("Promptings of Wisdom", hero, "Beretar"), ("Piercing All Shadows", minion, "Shagrat")]
)
def test_a_ranger_keeps_the_company_on_its_way(card: str, make: Any, who: str) -> None:
    ana = make(at("Bree" if make is hero else "Dale", bearing(who, card), **WILD))
    table = CardTable(ana, {}, step="hazards")
    table.until("movement")
    table.use(card)
    assert table.stands(who) == "tapped"
    assert any(effect.kind == "cannot:return" for effect in table.g.effects)


# -- events of minions -------------------------------------------------------------------------------------------------


def test_a_nice_place_to_hide_taps_a_scout() -> None:
    table = besieged("man", "Luitprand", "Layos", hand=["A Nice Place to Hide"])
    table.play("A Nice Place to Hide").until("hazards")
    assert table.stands("Luitprand") == "tapped"
    assert not besieged("man", "Layos", hand=["A Nice Place to Hide"]).find("play")


def test_diversion_wounds_one_and_saves_all() -> None:
    table = besieged("man", "Layos", "Ostisen", hand=["Diversion"])
    table.play("Diversion", "Ostisen").until("hazards")
    assert (table.stands("Ostisen"), table.stands("Layos")) == ("wounded", "untapped")


def test_orc_quarrels_cancel_men_orcs_and_trolls() -> None:
    for race, able in (("orc", True), ("troll", True), ("man", True), ("elf", False)):
        assert bool(besieged(race, "Layos", hand=["Orc Quarrels"]).find("play", "Orc Quarrels")) is able


def test_a_ruse_of_a_diplomat_or_of_a_scout() -> None:
    covert = besieged("man", "Layos", hand=["Ruse"])
    assert covert.offers("play", "Ruse")
    covert.play("Ruse").until("hazards")
    assert covert.stands("Layos") == "tapped"
    scout = besieged("man", "Ostisen", "Muzgash", hand=["Ruse"])
    scout.play("Ruse", "Ostisen")
    assert scout.g.attacks[-1].sheltered == [scout.id("Ostisen")]


def test_crept_along_cleverly_is_for_a_ranger() -> None:
    assert besieged("wolf", "Shagrat", hand=["Crept Along Cleverly"]).offers("play", "Crept Along Cleverly")
    assert not besieged("orc", "Shagrat", hand=["Crept Along Cleverly"]).find("play")
    assert not besieged("wolf", "Layos", hand=["Crept Along Cleverly"]).find("play")


def test_bold_thrust_and_swift_strokes_are_for_warriors() -> None:
    bold = struck_minion("Bold Thrust", "Asternak", 9)
    bold.play("Bold Thrust")
    assert bold.target_prowess() == 8
    swift = struck_minion("Swift Strokes", "Asternak", 9)
    swift.play("Swift Strokes")
    assert (swift.target_prowess(), swift.met_strike.twice) == (6, True)
    assert not struck_minion("Bold Thrust", "Layos", 9).find("play")


def test_under_his_blow_keeps_one_untapped() -> None:
    table = struck_minion("Under His Blow", "Asternak", 2)
    table.choose("play", "Under His Blow").until("hazards", limit=20)
    assert table.stands("Asternak") == "untapped"


def test_voices_of_malice_undo_a_hazard() -> None:
    ana = minion(at("Dol Guldur", "Layos", "Ostisen"), hand=["Voices of Malice"])
    table = CardTable(ana, {"events": ["The Moon Is Dead", "Doors of Night"]})
    table.choose("play", "Voices of Malice").until("organization", limit=20)
    assert table.zone("The Moon Is Dead") == "discard:B"
    assert "Doors of Night" in table
    assert table.stands("Layos") == "tapped"


def test_weigh_all_things_brings_a_card_back() -> None:
    ana = minion(at("Dol Guldur", "Layos"), hand=["Weigh All Things to a Nicety"], discard=["Ruse", "Wargs"])
    table = CardTable(ana)
    table.choose("play", "Weigh All Things to a Nicety").until("organization", limit=10)
    assert table.zone("Ruse") == "deck:A"


def test_well_preserved_untaps_the_wounded() -> None:
    ana = minion(at("Bandit Lair", "Ciryaher", wounded("Layos")), hand=["Well-preserved"])
    table = CardTable(ana)
    table.choose("play", "Well-preserved").until("corruption")
    assert table.stands("Layos") == "untapped"
    assert table.number("Layos", "body") == 7
    assert table.g.check is not None
    assert table.g.check.who == table.id("Ciryaher")


def test_join_with_that_power_counts_companions() -> None:
    ana = minion(at("Dol Guldur", bearing("Layos", "High Helm"), "Ostisen", "Muzgash"), hand=["Join With That Power"])
    table = CardTable(ana)
    table.choose("transfer", "High Helm", "Ostisen")
    assert table.asked == "corruption"
    table.play("Join With That Power")
    assert table.g.check is not None
    assert table.g.check.bonus == 2
    assert not table.find("play", "Join With That Power")


def test_deeper_shadow_hides_the_way() -> None:
    company = at("Bandit Lair", "Ciryaher", **WILD)
    for way, seen in ((0, "site"), (1, "path"), (2, "limit")):
        table = CardTable(minion(company, hand=["Deeper Shadow"]), {}, step="hazards")
        table.until("movement").choose("play", "Deeper Shadow", detail=f"LE-179/{way + 1}").until("corruption")
        here = table.company("Ciryaher")
        changed = {
            "site": site_type(table.g, here.site) == "shadow_hold",
            "path": here.path == ["shadow_land"],
            "limit": numbers.hazard_limit(table.g, here) == 3,
        }
        assert [name for name, done in changed.items() if done] == [seen]


def test_poisonous_despair_ends_an_attempt() -> None:
    bor = minion(at("Moria", "Adûnaphel the Ringwraith"), avatar="Adûnaphel the Ringwraith", hand=["Poisonous Despair"])
    bor["marshalling"] = ["Orcs of Moria"]
    table = inside("Moria", "Elrond", hand=["Cram"], kind=hero, bor=bor)
    table.choose("influence", "Elrond", "Orcs of Moria")
    for _ in range(6):
        if table.find("play", "Poisonous Despair"):
            break
        table.passes()
    assert table.who == "Bor"
    table.play("Poisonous Despair").until("end", limit=20)
    assert table.said("influence") == 0


def test_a_village_burns_and_its_faction_is_lost() -> None:
    table = inside(tapped("Dale"), "Asternak", "Muzgash", hand=["Burning Rick, Cot, and Tree"])
    table.choose("play", "Burning Rick, Cot, and Tree").until_step("assign")
    assert table.attack() == (4, 7)
    assert not inside("Dale", "Asternak", hand=["Burning Rick, Cot, and Tree", "Gleaming Gold Ring"]).find("play")


def test_the_questioner_is_satisfied_at_a_free_hold() -> None:
    table = inside("Edoras", "Layos", "Ostisen", hand=["To Satisfy the Questioner", "Gleaming Gold Ring"])
    table.play("To Satisfy the Questioner", "Layos")
    assert (table.stands("Layos"), table.stands("Edoras")) == ("tapped", "tapped")
    assert table["To Satisfy the Questioner"].host == table.id("Layos")
    assert numbers.forbidden(table.g, "untap", table.id("Layos"))


def test_the_secrets_of_forging_turn_gold_into_a_ring() -> None:
    sage = bearing("Layos", "The Least of Gold Rings")
    table = inside("Thranduil’s Halls", sage, "Ostisen", hand=["Secrets of Their Forging", "Minor Ring"])
    table.choose("play", "Secrets of Their Forging").until("ring")
    table.pick("Minor Ring")
    assert table["Minor Ring"].host == table.id("Layos")
    assert table.zone("The Least of Gold Rings") == "discard:A"
    assert table.stands("Thranduil’s Halls") == "tapped"


def test_stinker_hides_a_small_company() -> None:
    for members, able in ((["Layos"], True), (["Layos", "Ostisen", "Muzgash"], False)):
        company = at("Moria", bearing(members[0], "Stinker"), *members[1:], limit=2)
        attack = {**attacked("man", 1, 9), "key": "region_type", "keyed": "shadow_land", "card": "Wargs"}
        table = CardTable(minion(company), {}, step="attack_actions", attack=attack)
        assert bool(table.find("use", "Stinker")) is able


# -- sites -------------------------------------------------------------------------------------------------------------


def test_the_worthy_hills_never_tap() -> None:
    table = inside("The Worthy Hills", "Layos", "Ostisen", hand=["Woses of the Eryn Vorn"])
    table.choose("acquire", "Woses of the Eryn Vorn", "Layos").until("influence").rolls(12).until("end", limit=20)
    assert table.stands("The Worthy Hills") == "untapped"


@pytest.mark.parametrize("site", ["Lossadan Cairn", "Tolfalas"])
def test_the_dead_of_the_cairns_corrupt_whom_they_wound(site: str) -> None:
    table = CardTable(hero(at(site, "Ioreth", went=True)), {}, step="site_company")
    table.until("enter").choose("enter").until_step("assign").rolls(2, 2)
    table.face("Ioreth")
    for _ in range(30):
        if table.asked in ("corruption", "end"):
            break
        table.passes()
    assert table.asked == "corruption"
