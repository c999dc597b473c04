"""Events of heroes for characters, their influence and their piles, and against what hazards lay on them."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.queries import facts
from tests.games.meccg.cards.sentences import shows
from tests.games.meccg.cards.situations import inside
from tests.games.meccg.cards.table import CardTable, hero
from tests.games.meccg.table import at, bearing, tapped, wounded

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
