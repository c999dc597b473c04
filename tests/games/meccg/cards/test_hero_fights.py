"""Events of heroes in a fight: attacks that are called off, single strikes."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.numbers import hazard_limit
from tests.games.meccg.cards.sentences import shows
from tests.games.meccg.cards.table import CardTable, attacked, hero
from tests.games.meccg.table import at, bearing, tapped, wounded


def facing(race: str, *members: Any, hand: tuple[str, ...], strikes: int = 3, **more: Any) -> CardTable:
    """Ana's heroes face an attack with these cards in hand."""
    ana = hero(
        at("Moria", *members, origin="Lórien", path=["wilderness", "wilderness"], limit=4),
        *more.pop("companies", ()),
        hand=list(hand),
        events=more.pop("events", []),
    )
    bor = {"events": more.pop("hazards", []), "hand": more.pop("bor", [])}
    return CardTable(ana, bor, step="attack_actions", attack=attacked(race, strikes, 8, **more))


def canceled(table: CardTable, card: str, *targets: str) -> bool:
    """Whether a card calls the attack off; who plays it is chosen where several could."""
    table.play(card, *targets)
    return not table.g.attacks


# -- hiding ------------------------------------------------------------------------------------------------------------


@shows("Concealment", 1)
def test_concealment_taps_a_scout_of_the_company() -> None:
    table = facing("orc", "Adrazar", "Haldir", hand=("Concealment",))
    assert canceled(table, "Concealment")
    assert [table.stands(who) for who in ("Adrazar", "Haldir")] == ["tapped", "untapped"]
    assert table.zone("Concealment") == "discard:A"


@shows("Concealment", 1)
def test_without_an_untapped_scout_of_the_company_there_is_no_concealment() -> None:
    def offered(*members: Any, **more: Any) -> bool:
        return facing("orc", *members, hand=("Concealment",), **more).offers("play", "Concealment")

    assert not offered("Haldir")
    assert not offered(tapped("Adrazar"), "Haldir")
    assert not offered("Haldir", companies=(at("Bree", "Adrazar"),))
    assert offered(bearing("Haldir", "Gollum"))


@shows("Vanishment", 1)
def test_a_wizard_makes_his_company_vanish_for_a_check_at_minus_two() -> None:
    table = facing("nazgul", "Saruman", "Haldir", hand=("Vanishment",))
    table.play("Vanishment")
    assert (table.asked, table.question.source) == ("corruption", table.id("Saruman"))
    assert table.question.prompt.params["bonus"] == -2
    table.rolls(12).choose("roll").until("hazards")
    assert not table.g.attacks
    assert table.stands("Saruman") == "untapped"


@shows("Vanishment", 1)
def test_only_a_wizard_who_is_attacked_vanishes() -> None:
    assert not facing("orc", "Elrond", hand=("Vanishment",)).find("play")
    elsewhere = facing("orc", "Elrond", hand=("Vanishment",), companies=(at("Bree", "Saruman"),))
    assert not elsewhere.find("play", "Vanishment")


@shows("Escape", 1)
def test_escape_wounds_whoever_it_is_played_on_without_a_body_check() -> None:
    table = facing("orc", "Haldir", "Elladan", hand=("Escape",))
    assert canceled(table, "Escape", "Haldir")
    assert [table.stands(who) for who in ("Haldir", "Elladan")] == ["wounded", "untapped"]
    assert table.said("body") == 0


@shows("Escape", 1)
def test_nobody_who_is_wounded_escapes() -> None:
    assert not facing("orc", wounded("Haldir"), hand=("Escape",)).find("play")
    table = facing("orc", wounded("Haldir"), tapped("Elladan"), hand=("Escape",))
    assert canceled(table, "Escape", "Elladan")


# -- quarrels, cocks, doublings ----------------------------------------------------------------------------------------


@shows("Dark Quarrels", 1)
@pytest.mark.parametrize(
    ("race", "quarrel"), [("orc", True), ("troll", True), ("man", True), ("wolf", False), ("undead", False)]
)
def test_who_quarrels_in_the_dark(race: str, quarrel: bool) -> None:
    table = facing(race, "Haldir", hand=("Dark Quarrels",))
    assert table.offers("play", "Dark Quarrels") is quarrel
    if quarrel:
        assert canceled(table, "Dark Quarrels")


@shows("Dark Quarrels", 2)
@pytest.mark.parametrize(
    ("race", "strikes", "left"), [("wolf", 3, 2), ("orc", 4, 2), ("dragon", 2, 1), ("undead", 5, 3)]
)
def test_quarrels_at_daybreak_halve_any_attack(race: str, strikes: int, left: int) -> None:
    gates = {"events": ["Gates of Morning"]}
    table = facing(race, "Haldir", hand=("Dark Quarrels",), strikes=strikes, **gates)
    table.play("Dark Quarrels", way=len(table.find("play", "Dark Quarrels")) - 1)
    assert table.attack() == (left, 8)
    assert table.zone("Gates of Morning") == "events:A"


@pytest.mark.rule("MEC-649", "MEC-712")
def test_a_single_strike_is_not_halved() -> None:
    gates = {"events": ["Gates of Morning"]}
    assert not facing("wolf", "Haldir", hand=("Dark Quarrels",), strikes=1, **gates).offers("play", "Dark Quarrels")
    table = facing("wolf", "Haldir", hand=("Dark Quarrels",) * 2, strikes=2, **gates).choose("play", "Dark Quarrels")
    while table.asked == "answer":
        table.choose("play" if table.offers("play", "Dark Quarrels") else "pass")
    assert (table.attack()[0], table.said("no-effect")) == (1, 1)


@shows("The Cock Crows", 1)
@pytest.mark.parametrize(("race", "flees"), [("troll", True), ("orc", False), ("undead", False)])
def test_trolls_flee_when_the_cock_crows(race: str, flees: bool) -> None:
    table = facing(race, "Haldir", hand=("The Cock Crows",))
    assert table.offers("play", "The Cock Crows") is flees
    if flees:
        assert canceled(table, "The Cock Crows")


@shows("The Cock Crows", 2)
def test_at_daybreak_the_cock_ends_a_permanent_event_of_hazards() -> None:
    def morning(*events: str) -> CardTable:
        bor = {"events": ["The Moon Is Dead", "Minions Stir"]}
        lured = bearing("Haldir", "Lure of Nature")
        return CardTable(hero(at("Moria", lured), hand=["The Cock Crows"], events=list(events)), bor)

    assert not morning().find("play", "The Cock Crows")
    table = morning("Gates of Morning")
    table.choose("play", "The Cock Crows")
    assert {option.source for option in table.question.options} == {
        table.id(name) for name in ("The Moon Is Dead", "Lure of Nature")
    }
    table.pick("The Moon Is Dead").until("organization")
    assert (table.zone("The Moon Is Dead"), table.zone("Minions Stir")) == ("discard:B", "events:B")


@shows("Many Turns and Doublings", 1)
@pytest.mark.parametrize(
    ("race", "lost"),
    [("wolf", True), ("spider", True), ("animal", True), ("undead", True), ("orc", False), ("man", False)],
)
def test_rangers_lose_beasts_on_many_turns(race: str, lost: bool) -> None:
    table = facing(race, "Elladan", "Haldir", hand=("Many Turns and Doublings",))
    assert table.offers("play", "Many Turns and Doublings") is lost
    if lost:
        assert canceled(table, "Many Turns and Doublings")
        assert table.stands("Elladan") == "untapped"
    alone = facing(race, "Haldir", hand=("Many Turns and Doublings",), companies=(at("Bree", "Elladan"),))
    assert not alone.find("play", "Many Turns and Doublings")


@shows("Many Turns and Doublings", 2)
def test_at_daybreak_a_ranger_doubles_back_on_hazards() -> None:
    def on_the_way(*members: str, **more: Any) -> CardTable:
        company = at("Bree", *members, moved=True, path=["wilderness"], regions=["Rhudaur"], limit=1)
        ana = hero(company, hand=["Many Turns and Doublings"], **more)
        return CardTable(ana, {"hand": ["Wargs"]}, step="hazards").until("movement")

    assert not on_the_way("Elladan").find("play")
    assert not on_the_way("Haldir", events=["Gates of Morning"]).find("play")
    table = on_the_way("Elladan", events=["Gates of Morning"])
    table.play("Many Turns and Doublings")
    assert hazard_limit(table.g, table.company("Elladan")) == 0
    table.until("hazards")
    assert not table.find("creature")


# -- one strike --------------------------------------------------------------------------------------------------------


def struck(who: Any, card: str, prowess: int, *roll: int, **attack: Any) -> CardTable:
    """Ana's hero is struck with a card in hand."""
    name = who if isinstance(who, str) else who["card"]
    return CardTable(
        hero(at("Moria", who, limit=2), hand=[card]),
        {},
        step="strike_resources",
        attack=attacked("man", 1, prowess, targets=[name], **attack),
        strike={"target": name},
        roll=roll,
    )


def fought(table: CardTable) -> CardTable:
    """The attack is over."""
    while table.g.attacks:
        table.passes()
    return table


@shows("Dodge", 1)
@pytest.mark.parametrize(("prowess", "rolls", "stands"), [(5, (9,), "untapped"), (30, (3, 3), "wounded")])
def test_whoever_dodges_does_not_tap_unless_he_is_wounded(prowess: int, rolls: tuple[int, ...], stands: str) -> None:
    table = struck("Adrazar", "Dodge", prowess, *rolls)
    before = table.target_prowess()
    assert table.play("Dodge").target_prowess() == before
    table.until("hazards")
    assert table.stands("Adrazar") == stands


@shows("Dodge", 1)
def test_whoever_dodges_does_not_tap_by_a_detainment_attack_either() -> None:
    def met(*, dodging: bool) -> str:
        table = struck("Adrazar", "Dodge", 30, 3, detainment=True)
        if dodging:
            table.play("Dodge")
        return fought(table).stands("Adrazar")

    assert (met(dodging=False), met(dodging=True)) == ("tapped", "untapped")


@shows("Dodge", 2)
@pytest.mark.parametrize(("roll", "dies"), [(7, False), (8, True)])
def test_whoever_dodges_in_vain_has_less_body(roll: int, dies: bool) -> None:
    def fate(*, dodging: bool) -> str:
        table = struck("Haldir", "Dodge", 30, 3, roll)  # a body of 8
        if dodging:
            table.play("Dodge")
        return fought(table).zone("Haldir")

    assert fate(dodging=False) == "companies:A"
    assert (fate(dodging=True) == "removed:A") is dies


@shows("Risky Blow", 1)
@pytest.mark.parametrize(("roll", "dies"), [(7, False), (8, True)])
def test_a_risky_blow_adds_to_prowess_and_takes_from_the_body(roll: int, dies: bool) -> None:
    table = struck("Haldir", "Risky Blow", 30, 3, roll)
    before = table.target_prowess()
    assert table.play("Risky Blow").target_prowess() == before + 3
    assert (fought(table).zone("Haldir") == "removed:A") is dies


@shows("Risky Blow", 1)
def test_a_risky_blow_is_for_warriors_and_for_one_strike() -> None:
    assert not struck("Adrazar", "Risky Blow", 8).find("play", "Risky Blow")
    assert not CardTable(hero(at("Moria", "Haldir"), hand=["Risky Blow"])).find("play")
    attack = attacked("man", 2, 3, targets=["Haldir", "Elladan"], waiting=["Elladan"])
    company = at("Moria", "Haldir", "Elladan", limit=2)
    table = CardTable(
        hero(company, hand=["Risky Blow"]),
        {},
        step="strike_resources",
        attack=attack,
        strike={"target": "Haldir"},
        roll=(12,),
    )
    table.play("Risky Blow")
    for _ in range(10):
        if table.g.attacks[-1].strike is not None and table.met_strike.target == table.id("Elladan"):
            break
        table.passes()
    assert table.met_strike.bonus == 0
