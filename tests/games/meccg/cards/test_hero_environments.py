"""Events of heroes against environments, for rangers on their way, and for piles and stores."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.vocabulary.abilities import event
from desktop_app.games.meccg.vocabulary.groups import its_site, this_company
from desktop_app.games.meccg.vocabulary.verbs import returns_to_origin, tap
from tests.games.meccg.cards.sentences import shows
from tests.games.meccg.cards.situations import WILD, inside
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, tapped

DRIVEN = make_up("ZZ-156", "hazard", "Driven from the Road", kinds=["short_event"])
event(DRIVEN, target=this_company, do=returns_to_origin)
WATCHED = make_up("ZZ-157", "hazard", "The Gate Is Watched", kinds=["short_event"])
event(WATCHED, target=its_site, do=tap)


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


@shows("Crown of Flowers", 1)
def test_no_second_resource_of_a_chain_is_played_with_one_crown() -> None:
    table = crowned().choose("play", "Dark Quarrels").choose("pass")
    assert (table.who, table.offers("play", "Dark Quarrels")) == ("Ana", False)
    assert table.until("assign").attack() == (2, 8)


@shows("Crown of Flowers", 2)
@pytest.mark.rule("MEC-704")
def test_the_crown_goes_though_the_resource_that_was_played_with_it_comes_to_nothing() -> None:
    company = at("Bree", "Elladan", "Haldir", **{**WILD, "limit": 2})
    ana = hero(company, hand=["Many Turns and Doublings"], events=["Crown of Flowers"])
    table = CardTable(ana, {"hand": ["Call of Home"]}, step="hazards").until("movement")
    table.g.effects.append(Effect("mind", 30, [table.id("Haldir")], "", "game"))
    table.choose("play", "Many Turns and Doublings").pick("Elladan").choose("play", "Call of Home").pick("Elladan")
    table.rolls(2).choose("pass").choose("pass").until("movement")
    assert table.zone("Elladan") == "hand:A"
    assert table.zone("Crown of Flowers") == "discard:A"


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
