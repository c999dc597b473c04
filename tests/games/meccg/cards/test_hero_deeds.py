"""Events of heroes for characters, their influence and their piles, and against what hazards lay on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.vocabulary.abilities import event
from desktop_app.games.meccg.vocabulary.groups import its_site, this_company
from desktop_app.games.meccg.vocabulary.verbs import returns_to_origin, tap
from tests.games.meccg.cards.sentences import shows
from tests.games.meccg.cards.situations import WILD, inside
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.shelf import make_up, on_the_shelf
from tests.games.meccg.table import at, bearing, tapped, wounded

DRIVEN = make_up("ZZ-156", "hazard", "Driven from the Road", kinds=["short_event"])
event(DRIVEN, target=this_company, do=returns_to_origin)
WATCHED = make_up("ZZ-157", "hazard", "The Gate Is Watched", kinds=["short_event"])
event(WATCHED, target=its_site, do=tap)


@pytest.fixture
def hazards() -> Iterator[None]:
    """Made-up hazards that send a company back and tap its site lie among the printed cards."""
    with on_the_shelf():
        yield


# -- characters --------------------------------------------------------------------------------------------------------


@shows("And Forth He Hastened", 1)
def test_somebody_of_the_wizards_company_hastens_forth() -> None:
    tired = tapped("Haldir"), tapped("Elladan")
    table = CardTable(hero(at("Rivendell", "Saruman", *tired), hand=["And Forth He Hastened"]))
    table.play("And Forth He Hastened", "Haldir")
    assert [table.stands(who) for who in ("Haldir", "Elladan")] == ["untapped", "tapped"]
    apart = hero(at("Rivendell", "Saruman"), at("Moria", *tired), hand=["And Forth He Hastened"])
    assert not CardTable(apart).find("play")
    assert not CardTable(hero(at("Moria", *tired), hand=["And Forth He Hastened"])).find("play")
    himself = CardTable(hero(at("Moria", tapped("Saruman")), hand=["And Forth He Hastened"]))
    himself.play("And Forth He Hastened")
    assert himself.stands("Saruman") == "untapped"


STRENGTH = "Halfling Strength"


@shows(STRENGTH, 1)
def test_halfling_strength_untaps_a_hobbit_and_nobody_else() -> None:
    table = CardTable(hero(at("Moria", tapped("Sam Gamgee"), tapped("Haldir")), hand=[STRENGTH]))
    table.play(STRENGTH)
    assert [table.stands(who) for who in ("Sam Gamgee", "Haldir")] == ["untapped", "tapped"]
    assert not CardTable(hero(at("Moria", tapped("Haldir"), "Sam Gamgee"), hand=[STRENGTH])).find("play")
    later = inside("Moria", tapped("Sam Gamgee"), hand=[STRENGTH], kind=hero)
    assert later.offers("play", STRENGTH)


@shows(STRENGTH, 1)
def test_halfling_strength_heals_a_hobbit_in_the_organization_phase_alone() -> None:
    table = CardTable(hero(at("Moria", wounded("Sam Gamgee"), wounded("Haldir")), hand=[STRENGTH]))
    table.play(STRENGTH)
    assert [table.stands(who) for who in ("Sam Gamgee", "Haldir")] == ["untapped", "wounded"]
    assert not inside("Moria", wounded("Sam Gamgee"), hand=[STRENGTH], kind=hero).find("play")


@shows(STRENGTH, 1)
@pytest.mark.parametrize(("who", "strong"), [("Sam Gamgee", True), ("Haldir", False)])
def test_halfling_strength_holds_out_against_corruption(who: str, strong: bool) -> None:
    table = CardTable(hero(at("Rivendell", bearing(who, "Glamdring")), hand=[STRENGTH]))
    table.choose("store", "Glamdring")
    assert table.offers("play", STRENGTH) is strong
    if strong:
        table.play(STRENGTH)
        assert table.question.prompt.params["bonus"] == 3 + 4


# -- influence ---------------------------------------------------------------------------------------------------------


def mustering(who: Any, hand: tuple[str, ...] = ("Riders of Rohan", "Muster")) -> CardTable:
    table = inside("Edoras", who, hand=list(hand), kind=hero)
    name = who if isinstance(who, str) else who["card"]
    table.choose("acquire", hand[0], name).until("influence")
    return table


@shows("Muster", 1)
@pytest.mark.parametrize(("who", "more"), [("Haldir", 4), ("Orophin", 2), (bearing("Elrond", "Orcrist"), 5)])
def test_a_warrior_musters_with_his_prowess_up_to_five(who: Any, more: int) -> None:
    table = mustering(who)
    table.play("Muster")
    assert table.asked == "influence"
    assert table.question.prompt.params["bonus"] == more


@shows("Muster", 1)
def test_only_a_warrior_musters_and_factions_alone() -> None:
    assert not mustering("Anborn").find("play", "Muster")
    bor = hero(at("Bree", "Saruman"), at("Edoras", "Anborn"), avatar="Saruman")
    table = inside("Edoras", "Haldir", hand=["Muster"], kind=hero, bor=bor)
    table.choose("influence", "Haldir", "Anborn").until("influence")
    assert not table.find("play", "Muster")


def vilya(site: str = "Rivendell", deck: int = 20, **more: Any) -> CardTable:
    pile = ["Concealment", "Dodge", "Glamdring", "Escape", "Orc-watch"]
    ana = hero(at(site, "Elrond", "Balin"), hand=["Vilya", "Vilya"], discard=pile, deck=["LE-68"] * deck, **more)
    return CardTable(ana)


@shows("Vilya", 1)
def test_vilya_strengthens_elrond_until_the_end_of_the_turn() -> None:
    table = vilya("Moria").rolls(12)
    table.choose("play", "Vilya").until("organization")
    strong = [table.number("Elrond", name) for name in ("prowess", "body", "influence")]
    assert strong == [7 + 4, 9 + 2, 4 + 6]
    assert table.number("Balin", "prowess") == 4
    table.until_step("untap_actions")
    assert [table.number("Elrond", name) for name in ("prowess", "body", "influence")] == [7, 9, 4]
    assert not CardTable(hero(at("Rivendell", "Balin"), hand=["Vilya"])).find("play")


@shows("Vilya", 2)
def test_vilya_brings_three_resources_back_at_rivendell() -> None:
    table = vilya()
    table.choose("play", "Vilya").until("may").choose("accept")
    offered = {facts(table.g, option.source).title for option in table.question.options}
    assert offered == {"Concealment", "Dodge", "Glamdring", "Escape"}
    table.pick("Concealment", "Dodge", "Glamdring")
    zones = [table.zone(name) for name in ("Concealment", "Dodge", "Glamdring", "Escape", "Orc-watch")]
    assert zones == ["deck:A"] * 3 + ["discard:A"] * 2


@shows("Vilya", 2)
@pytest.mark.parametrize(
    ("site", "deck", "asked"), [("Rivendell", 5, True), ("Rivendell", 4, False), ("Moria", 20, False)]
)
def test_vilya_brings_nothing_back_elsewhere_or_into_a_small_deck(site: str, deck: int, asked: bool) -> None:
    table = vilya(site, deck)
    table.choose("play", "Vilya")
    while table.asked not in ("may", "corruption"):
        table.passes()
    assert (table.asked == "may") is asked


@shows("Vilya", 3)
def test_vilya_tempts_elrond() -> None:
    table = vilya("Moria")
    table.choose("play", "Vilya").until("corruption")
    assert (table.question.source, table.question.prompt.params["bonus"]) == (table.id("Elrond"), -3)


@shows("Vilya", 4)
def test_vilya_is_used_once_in_a_turn() -> None:
    table = vilya("Moria").rolls(12)
    table.choose("play", "Vilya").until("organization")
    assert not table.find("play", "Vilya")


@shows("Stealth", 1)
def test_a_scout_taps_and_no_creature_is_played_on_his_small_company() -> None:
    ana = hero(at("Rivendell", "Adrazar", "Haldir", limit=2), hand=["Stealth"], locations=["Bree"])
    table = CardTable(ana, {"hand": ["Wargs", "Lure of Nature"]})
    table.choose("go", "Adrazar", "Bree").play("Stealth")
    assert [table.stands(who) for who in ("Adrazar", "Haldir")] == ["tapped", "untapped"]
    table.until("hazards")
    assert table.company("Adrazar").moved
    assert not table.find("creature")
    assert table.refusal("Wargs", "creature").rule == "MEC-510"
    assert table.offers("play", "Lure of Nature")


@shows("Stealth", 1)
def test_where_there_is_no_stealth() -> None:
    def offered(*members: Any) -> bool:
        return CardTable(hero(at("Moria", *members), hand=["Stealth"])).offers("play", "Stealth")

    assert offered("Adrazar", "Haldir")
    assert offered("Sam Gamgee", "Fatty Bolger", "Haldir")
    assert not offered("Adrazar", "Haldir", "Elladan")
    assert not offered(tapped("Adrazar"))
    assert not offered("Haldir")
    organizing = CardTable(hero(at("Rivendell", "Adrazar"), hand=["Stealth", "Beretar"], locations=["Bree"]))
    organizing.choose("organize")
    assert not organizing.find("play", "Stealth")
    assert not inside("Moria", "Adrazar", hand=["Stealth"], kind=hero).find("play")


# -- Wizards -----------------------------------------------------------------------------------------------------------


def laughing(*bors: Any, target: str, site: str = "Bree", **more: Any) -> CardTable:
    """An attempt on a card of the player who holds the Laughter."""
    bor = hero(*bors, avatar="Saruman", hand=["Wizard’s Laughter"], **more)
    table = inside(site, "Elrond", hand=["Riders of Rohan"], kind=hero, bor=bor)
    table.choose("influence", "Elrond", target)
    for _ in range(6):
        if table.who == "Bor" and table.asked == "influence":
            break
        table.passes()
    return table


@shows("Wizard’s Laughter", 1)
@pytest.mark.parametrize(
    ("target", "company", "more"),
    [
        ("Balin", at("Bree", "Balin"), {}),
        ("Treebeard", at("Bree", bearing("Balin", "Treebeard")), {}),
        ("Anborn", at("Bree", "Théoden", {"card": "Anborn", "follows": 0}), {}),
        ("Rangers of the North", at("Bree", "Balin"), {"marshalling": ["Rangers of the North"]}),
    ],
)
def test_a_wizard_laughs_an_attempt_away(target: str, company: Any, more: dict[str, Any]) -> None:
    table = laughing(at("Rivendell", "Saruman"), company, target=target, **more)
    table.play("Wizard’s Laughter")
    assert (table.asked, table.question.source) == ("corruption", table.id("Saruman"))
    assert table.question.prompt.params["bonus"] == -2
    table.rolls(12).choose("roll").until("site")
    assert table.said("influence") == 0
    assert table.id(target) in table.g.pieces


@shows("Wizard’s Laughter", 1)
def test_nobody_laughs_without_a_wizard_or_about_ones_own_faction() -> None:
    alone = laughing(at("Bree", "Balin"), target="Balin")
    assert not alone.find("play")
    bor = hero(at("Rivendell", "Saruman"), avatar="Saruman", hand=["Wizard’s Laughter"])
    table = inside("Edoras", "Elrond", hand=["Riders of Rohan"], kind=hero, bor=bor)
    table.choose("acquire", "Riders of Rohan", "Elrond")
    for _ in range(6):
        if table.who == "Bor" and table.asked == "influence":
            break
        table.passes()
    assert not table.find("play", "Wizard’s Laughter")


@shows("Wizard Uncloaked", 1)
def test_a_wizard_throws_off_what_hazards_laid_on_his_company() -> None:
    company = at(
        "Rivendell", "Saruman", bearing("Haldir", "Lure of Nature", "Align Palantír"), bearing("Elladan", "Rebel-talk")
    )
    apart = at("Moria", bearing("Balin", "Foolish Words"))
    table = CardTable(hero(company, apart, hand=["Wizard Uncloaked"]), {"events": ["Doors of Night"]})
    table.play("Wizard Uncloaked")
    assert (table.asked, table.question.source) == ("corruption", table.id("Saruman"))
    assert table.question.prompt.params["bonus"] == -2
    assert [table.zone(card) for card in ("Lure of Nature", "Rebel-talk")] == ["hand:B", "hand:B"]
    assert (table.zone("Foolish Words"), table.zone("Doors of Night")) == ("attached", "events:B")
    assert table.zone("Align Palantír") == "attached"
    assert not CardTable(hero(at("Moria", bearing("Haldir", "Rebel-talk")), hand=["Wizard Uncloaked"])).find("play")


# -- environments and other hazards ------------------------------------------------------------------------------------


@shows("Marvels Told", 1)
def test_a_sage_tells_a_hazard_away_that_is_no_environment() -> None:
    bor = {"events": ["Doors of Night", "The Moon Is Dead", "Minions Stir"]}
    ana = hero(at("Moria", "Balin", bearing("Haldir", "Lure of Nature")), hand=["Marvels Told"])
    table = CardTable(ana, bor)
    table.choose("play", "Marvels Told").pick("Balin")
    offered = {facts(table.g, option.source).title for option in table.question.options}
    assert offered == {"The Moon Is Dead", "Minions Stir", "Lure of Nature"}
    table.pick("Minions Stir").until("corruption")
    assert (table.question.source, table.question.prompt.params["bonus"]) == (table.id("Balin"), -2)
    assert (table.zone("Minions Stir"), table.stands("Balin")) == ("discard:B", "tapped")
    assert not CardTable(hero(at("Moria", "Haldir"), hand=["Marvels Told"]), bor).find("play")
    assert not CardTable(hero(at("Moria", tapped("Balin")), hand=["Marvels Told"]), bor).find("play")


@shows("Gates of Morning", 1)
def test_the_gates_of_morning_end_environments_of_hazards() -> None:
    ana = hero(at("Moria", "Haldir"), hand=["Gates of Morning"], events=["Crown of Flowers"])
    table = CardTable(ana, {"events": ["Doors of Night", "The Moon Is Dead"]})
    table.play("Gates of Morning")
    zones = [
        table.zone(card) for card in ("Doors of Night", "The Moon Is Dead", "Crown of Flowers", "Gates of Morning")
    ]
    assert zones == ["discard:B", "events:B", "events:A", "events:A"]


@shows("Gates of Morning", 1)
def test_the_gates_of_morning_end_what_lasts_of_choking_shadows() -> None:
    company = at("Isengard", "Elrond", **WILD)
    ana = hero(company, hand=["Gates of Morning"])
    table = CardTable(ana, {"hand": ["Choking Shadows"]}, step="hazards").until("hazards")
    table.choose("play", "Choking Shadows").until("movement")
    assert any(effect.kind == "automatic_prowess" for effect in table.g.effects)
    table.choose("play", "Gates of Morning").until("hazards")
    assert not any(effect.kind == "automatic_prowess" for effect in table.g.effects)


@shows("Gates of Morning", 2)
def test_there_is_one_morning() -> None:
    ana = hero(at("Moria", "Haldir"), hand=["Gates of Morning"], events=["Gates of Morning"])
    assert not CardTable(ana).find("play")
    assert not CardTable(hero(at("Moria", "Haldir"), hand=["Gates of Morning"]), {"events": ["Gates of Morning"]}).find(
        "play"
    )


def crowned(*events: str, hand: tuple[str, ...] = ("Dark Quarrels", "Dark Quarrels"), race: str = "wolf") -> CardTable:
    company = at("Moria", "Haldir", path=["wilderness"], limit=3)
    ana = hero(company, hand=list(hand), events=["Crown of Flowers", *events])
    return CardTable(ana, {}, step="attack_actions", attack=attacked(race, 3, 8))


@shows("Crown of Flowers", 1)
def test_a_crown_of_flowers_stands_for_the_gates_for_one_resource_alone() -> None:
    table = crowned()
    table.play("Dark Quarrels")
    assert table.attack() == (2, 8)
    assert not table.find("play", "Dark Quarrels")
    assert "Gates of Morning" not in table
    hazards = hero(at("Bree", "Elrond", **WILD), events=["Crown of Flowers"])
    bor = {"hand": ["Choking Shadows"], "events": ["Doors of Night"]}
    dark = CardTable(hazards, bor, step="hazards").until("hazards")
    assert dark.offers("play", "Choking Shadows")


@shows("Crown of Flowers", 1)
def test_a_crown_of_flowers_is_worn_beside_the_doors_of_night_and_by_its_player_alone() -> None:
    company = at("Moria", "Haldir", path=["wilderness"], limit=3)
    attack = attacked("wolf", 3, 8)
    ana = hero(company, hand=["Dark Quarrels"], events=["Crown of Flowers"])
    table = CardTable(ana, {"events": ["Doors of Night"]}, step="attack_actions", attack=attack)
    assert table.play("Dark Quarrels").attack() == (2, 8)
    theirs = hero(company, hand=["Dark Quarrels"])
    assert not CardTable(theirs, {"events": ["Crown of Flowers"]}, step="attack_actions", attack=attack).find("play")


@shows("Crown of Flowers", 2)
def test_the_crown_goes_with_the_resource_that_was_played_with_it() -> None:
    table = crowned()
    table.play("Dark Quarrels")
    assert table.zone("Crown of Flowers") == "discard:A"
    spared = crowned("Gates of Morning")
    spared.play("Dark Quarrels")
    assert spared.zone("Crown of Flowers") == "events:A"


@shows("Crown of Flowers", 2)
def test_the_resource_goes_with_the_crown() -> None:
    company = at("Moria", "Haldir", path=["wilderness"], limit=3)
    ana = hero(company, hand=["Dark Quarrels"], events=["Crown of Flowers"])
    table = CardTable(ana, {"hand": ["Twilight"]}, step="attack_actions", attack=attacked("wolf", 3, 8))
    table.choose("play", "Dark Quarrels")
    for _ in range(6):
        if table.who == "Bor" and table.find("play", "Twilight"):
            break
        table.passes()
    table.choose("play", "Twilight")
    while table.g.chain or table.asked in ("answer", "target"):
        table.passes()
    assert [table.zone(card) for card in ("Crown of Flowers", "Dark Quarrels")] == ["discard:A", "discard:A"]
    assert table.attack() == (3, 8)


# -- promptings --------------------------------------------------------------------------------------------------------

PROMPTINGS = "Promptings of Wisdom"


@shows(PROMPTINGS, 1)
def test_promptings_come_to_rangers_in_the_organization_phase() -> None:
    table = CardTable(hero(at("Moria", "Elladan", "Haldir", "Anborn"), hand=[PROMPTINGS]))
    table.choose("play", PROMPTINGS)
    assert {facts(table.g, option.source).title for option in table.question.options} == {"Elladan", "Anborn"}
    table.pick("Anborn").until("organization")
    assert table[PROMPTINGS].host == table.id("Anborn")
    assert not CardTable(hero(at("Moria", "Haldir"), hand=[PROMPTINGS])).find("play")
    assert not inside("Moria", "Elladan", hand=[PROMPTINGS], kind=hero).find("play")


@shows(PROMPTINGS, 2)
@pytest.mark.usefixtures("hazards")
@pytest.mark.parametrize("prompted", [True, False])
def test_a_prompted_ranger_keeps_his_company_on_its_way_and_its_site_open(prompted: bool) -> None:
    ana = hero(at("Isengard", bearing("Beretar", PROMPTINGS), "Balin", **WILD, origin="Lórien"))
    bor = {"hand": ["Driven from the Road", "The Gate Is Watched"]}
    table = CardTable(ana, bor, step="hazards").until("movement")
    if prompted:
        table.use(PROMPTINGS)
        assert (table.asked, table.question.source) == ("corruption", table.id("Beretar"))
        table.rolls(12).choose("roll")
    table.until("hazards")
    table.choose("play", "The Gate Is Watched").until("hazards")
    assert table.stands("Isengard") == ("untapped" if prompted else "tapped")
    table.choose("play", "Driven from the Road")
    while table.g.chain or table.asked == "answer":
        table.passes()
    assert table.place("Beretar") == ("Isengard" if prompted else "Lórien")
    assert table.stands("Beretar") == ("tapped" if prompted else "untapped")


@shows(PROMPTINGS, 2)
@pytest.mark.usefixtures("hazards")
def test_the_ranger_is_prompted_for_the_rest_of_the_turn_wherever_he_goes() -> None:
    ana = hero(at("Lórien", bearing("Beretar", PROMPTINGS), goal="Isengard"))
    table = CardTable(ana, {"hand": ["The Gate Is Watched"]}, step="organization")
    table.use(PROMPTINGS).rolls(12).choose("roll").until("hazards")
    assert table.place("Beretar") == "Isengard"
    table.choose("play", "The Gate Is Watched").until("hazards")
    assert table.stands("Isengard") == "untapped"


@shows(PROMPTINGS, 2)
def test_a_site_still_taps_for_resources_of_a_prompted_company() -> None:
    ana = {"kind": "wizard"}
    table = inside("Isengard", bearing("Beretar", PROMPTINGS), "Balin", hand=["Glamdring"], kind=hero, ana=ana)
    table.use(PROMPTINGS).rolls(12).choose("roll")
    table.choose("acquire", "Glamdring", "Balin").until("site")
    assert table.stands("Isengard") == "tapped"


@shows(PROMPTINGS, 3)
def test_one_ranger_of_a_company_is_prompted() -> None:
    there = at("Moria", bearing("Beretar", PROMPTINGS), "Elladan")
    assert not CardTable(hero(there, hand=[PROMPTINGS])).find("play")
    table = CardTable(hero(there, at("Bree", "Anborn"), hand=[PROMPTINGS]))
    table.choose("play", PROMPTINGS)
    assert [option.source for option in table.question.options] == [table.id("Anborn")]


# -- piles and storing -------------------------------------------------------------------------------------------------


@shows("Smoke Rings", 1)
def test_smoke_rings_bring_a_resource_or_a_character_into_the_play_deck() -> None:
    ana = hero(
        at("Moria", "Haldir"),
        hand=["Smoke Rings"],
        discard=["Concealment", "Orc-watch", "Elladan"],
        sideboard=["Dodge", "Slayer"],
    )
    table = CardTable(ana)
    table.choose("play", "Smoke Rings")
    for _ in range(4):
        if table.find("choose"):
            break
        table.passes()
    offered = {facts(table.g, option.source).title for option in table.question.options if option.verb == "choose"}
    assert offered == {"Concealment", "Elladan", "Dodge"}
    table.pick("Dodge")
    assert (table.zone("Dodge"), table.zone("Concealment")) == ("deck:A", "discard:A")
    assert len(table.g.zones["deck:A"]) == 21


SAFE = "Safe from the Shadow"


@shows(SAFE, 1)
def test_with_safety_from_the_shadow_heroes_store_at_the_end_of_a_turn() -> None:
    held = at("Rivendell", bearing("Elrond", "Glamdring", "Rescue Prisoners"))
    for ana, bor in ((hero(held, events=[SAFE]), {}), (hero(held), hero(events=[SAFE]))):
        table = CardTable(ana, bor, step="end_actions")
        assert [table.offers("store", card) for card in ("Glamdring", "Rescue Prisoners")] == [True, True]
        table.choose("store", "Glamdring").rolls(12).choose("roll")
        assert table.zone("Glamdring") == "marshalling:A"
    assert not CardTable(hero(held), {}, step="end_actions").find("store")
    assert not CardTable(hero(at("Moria", bearing("Elrond", "Glamdring")), events=[SAFE]), step="end_actions").find(
        "store"
    )


@shows(SAFE, 1)
def test_minions_are_not_safe_from_the_shadow() -> None:
    ana = minion(at("Dol Guldur", bearing("Layos", "High Helm")))
    assert not CardTable(ana, hero(events=[SAFE]), step="end_actions").find("store")


@shows(SAFE, 2)
@pytest.mark.parametrize("who", ["A", "B"])
def test_safety_from_the_shadow_ends_with_a_play_deck(who: str) -> None:
    ana = hero(at("Moria", "Haldir"), events=[SAFE], deck=["LE-68"] * (1 if who == "A" else 20))
    bor = {"deck": ["LE-68"] * (1 if who == "B" else 20)}
    table = CardTable(ana, bor, step="reset_hands").until_step("untap_actions")
    assert SAFE not in table.titles("events:A")


@shows(SAFE, 3)
def test_there_is_one_safety_from_the_shadow() -> None:
    assert CardTable(hero(at("Moria", "Haldir"), hand=[SAFE])).offers("play", SAFE)
    assert not CardTable(hero(at("Moria", "Haldir"), hand=[SAFE], events=[SAFE])).find("play")
