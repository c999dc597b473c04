"""Costs, 'may', play restrictions and permissions, card types and base values."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.events import CardsDrawn
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.reading.numbers import printed
from desktop_app.games.lotr_lcg.reading.queries import engaged, facts, has_trait, heroes, kind
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, action, own, permits, response, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.costs import exhausts
from desktop_app.games.lotr_lcg.vocabulary.deeds import may
from desktop_app.games.lotr_lcg.vocabulary.groups import hero, next_player, you, yours
from desktop_app.games.lotr_lcg.vocabulary.moving import draw
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, defender_declared
from desktop_app.games.lotr_lcg.vocabulary.verbs import raise_threat
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

make_up("T-610", "ally", "Patient Scribe")
make_up("T-611", "event", "Stand Your Ground")
make_up("T-612", "ally", "Late Rider", cost=1, sphere="leadership")
make_up("T-613", "ally", "Reader of Signs")
make_up("T-614", "event", "Old Tales")
make_up("T-615", "treachery", "Ill News")
make_up("T-616", "treachery", "A Moment of Rest")
make_up("T-617", "ally", "Careful Squire")
SCRIBE, STAND, RIDER, READER = "Patient Scribe", "Stand Your Ground", "Late Rider", "Reader of Signs"
make_up("T-618", "ally", "Sworn Shield", willpower=1, attack=1, defense=1)
SHIELD = "Sworn Shield"
TALES, NEWS, REST, SQUIRE = "Old Tales", "Ill News", "A Moment of Rest", "Careful Squire"


def _a_dwarf_is_engaged(m: Now) -> bool:
    return any(has_trait(m.g, card, "dwarf") for card in heroes(m.g, m.seat)) and bool(engaged(m.g, m.seat))


def _you_drew(m: Now) -> bool:
    return bool(m.event.seat == m.seat)


@own()
async def swear(m: Now) -> None:
    """Attach this ally to a hero; it counts as an attachment from now on."""
    m.g.move(m.me, "attached")
    m.g.pieces[m.me].host, m.g.pieces[m.me].counts_as = m.target, "attachment"
    m.g.pieces[m.target].attachments.append(m.me)


permits("T-612", "played_in", "combat")
action("T-610", cost=exhausts, do=draw(1).on(you))
action("T-611", condition=_a_dwarf_is_engaged, do=draw(1).on(you))
response("T-613", after(CardsDrawn, _you_drew), do=raise_threat(1).on(you))
action("T-614", do=draw(5).on(you))
when_revealed("T-615", raise_threat(2).on(next_player))
when_revealed("T-616", may(draw(1).on(you), ask="lcg-ask-search-five"))
response("T-617", defender_declared, do=draw(1).on(you))
action("T-618", target=hero(yours), do=swear)


# Costs


@pytest.mark.rule("LCG-272")
def test_what_stands_before_to_is_the_cost() -> None:
    t = Table(allies=[SCRIBE], hand=[TUNE], step="4.2w")
    t.choose("use", SCRIBE)
    assert t[SCRIBE].exhausted
    assert len(t.titles("hand:A")) == 2


@pytest.mark.rule("LCG-272", "LCG-273")
def test_without_paying_there_is_no_effect() -> None:
    t = Table(allies=[{"card": SCRIBE, "exhausted": True}], hand=[TUNE], step="4.2w")
    assert not t.offers("use", SCRIBE)
    refusal = t.refusal(SCRIBE)
    assert refusal is not None
    assert refusal.rule == "LCG-019"
    assert len(t.titles("hand:A")) == 1


@pytest.mark.rule("LCG-273")
def test_with_an_empty_hand_nothing_can_be_discarded_as_a_cost() -> None:
    t = Table(heroes=["Éowyn"], allies=["Faramir"], hand=[], step="4.2w")
    assert not t.offers("use", "Éowyn")
    refusal = t.refusal("Éowyn")
    assert refusal is not None
    assert refusal.rule == "LCG-115"
    assert t.number("Éowyn", "willpower") == 4


# May


@pytest.mark.parametrize(("answer", "cards"), [("accept", 1), ("decline", 0)])
@pytest.mark.rule("LCG-279")
def test_who_may_is_asked_and_can_decline(answer: str, cards: int) -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"], "allies": ["Faramir"]}, "Bor": {"heroes": ["Gimli"]}},
        first_player="Bor",
        encounter_deck=[REST, "Enchanted Stream"],
        step="3.3",
    )
    t.asked("Bor")
    t.choose(answer)
    assert len(t.titles("hand:B")) == cards
    assert t.titles("hand:A") == []


@pytest.mark.rule("LCG-280")
def test_an_option_without_a_name_is_the_controllers() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": [SQUIRE]},
            "Bor": {"heroes": ["Gimli"], "engaged": ["King Spider"]},
        },
        first_player="Bor",
        step="6.4a",
    )
    t.choose("defend", "Gimli")
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.offers("respond", SQUIRE)
    assert t.offers("pass")


# Restrictions and permissions


@pytest.mark.parametrize(
    ("hero", "enemies", "allowed"),
    [("Gimli", ["King Spider"], True), ("Gimli", [], False), ("Aragorn", ["King Spider"], False)],
)
@pytest.mark.rule("LCG-347")
def test_every_play_restriction_must_be_met(hero: str, enemies: list[str], allowed: bool) -> None:
    t = Table(heroes=[hero], hand=[STAND, TUNE], engaged=enemies, step="6.2w")
    assert t.offers("play", STAND) is allowed
    assert (t.refusal(STAND) is None) is allowed


@pytest.mark.rule("LCG-348")
def test_a_permission_lets_an_ally_come_in_combat() -> None:
    rich = {"card": "Aragorn", "resources": 4}
    t = Table(heroes=[rich], hand=[RIDER, "Guard of the Citadel", TUNE], step="6.2w")
    assert not t.offers("play", "Guard of the Citadel")
    t.play(RIDER)
    assert t.zone(RIDER) == "play:A"
    assert t["Aragorn"].resources == 3


@pytest.mark.rule("LCG-348")
def test_a_permission_holds_only_in_its_phase() -> None:
    t = Table(heroes=[{"card": "Aragorn", "resources": 4}], hand=[RIDER, TUNE], step="5.2w")
    assert not t.offers("play", RIDER)
    refusal = t.refusal(RIDER)
    assert refusal is not None
    assert refusal.rule == "LCG-406"


# Drawing


@pytest.mark.rule("LCG-355")
def test_cards_drawn_by_one_ability_are_drawn_together() -> None:
    rich = {"card": "Aragorn", "resources": 5}
    t = Table(heroes=[rich], allies=[READER], hand=["Gandalf", TUNE], threat=20)
    t.play("Gandalf").choose("respond", "Gandalf").choose("draw_three")
    assert t.asked("Ana") == "lcg-ask-respond"
    t.choose("respond", READER)
    assert t.asked("Ana") == "lcg-ask-planning"
    assert t.threat() == 21


@pytest.mark.rule("LCG-356")
def test_no_limit_on_drawing() -> None:
    t = Table(hand=[TALES] * 3, deck=["Guard of the Citadel"] * 15, step="4.2w")
    t.play(TALES).play(TALES)
    assert len(t.titles("hand:A")) == 11
    assert t.offers("play", TALES)
    t.play(TALES)
    assert len(t.titles("hand:A")) == 15


# Who is next


@pytest.mark.parametrize(("names", "threats"), [(["Ana"], [25]), (["Ana", "Bor"], [25, 27])])
@pytest.mark.rule("LCG-362")
def test_alone_there_is_no_next_player(names: list[str], threats: list[int]) -> None:
    cards = {"Ana": ("Gimli", "Faramir"), "Bor": ("Legolas", "Gléowine")}
    seats: dict[str, Any] = {name: {"heroes": [cards[name][0]], "allies": [cards[name][1]]} for name in names}
    t = Table(players=seats, encounter_deck=[NEWS, "Enchanted Stream"], step="3.3")
    t.asked("Ana")
    assert [t.threat(name) for name in names] == threats


# Card types, traits and values


@pytest.mark.rule("LCG-363")
def test_there_are_nine_card_types_outside_the_campaign() -> None:
    campaign = ("campaign", "objective_ally")
    box = [card for card in load_cards().values() if not card.code.startswith("T") and card.subtype is None]
    assert {card.type for card in box if card.type not in campaign} == {
        "quest",
        "enemy",
        "location",
        "treachery",
        "objective",
        "hero",
        "ally",
        "attachment",
        "event",
    }


@pytest.mark.rule("LCG-364")
def test_an_ally_turned_into_an_attachment_is_an_ally_no_longer() -> None:
    spent = {"card": "King Spider", "attacked": True}
    t = Table(heroes=["Gimli"], allies=[SHIELD], hand=[TUNE, "Sneak Attack"], engaged=[spent], step="3.1w")
    t.choose("use", SHIELD)
    assert kind(t.g, t.id(SHIELD)) == "attachment"
    t.until(asked="lcg-ask-commit")
    assert not t.offers("commit", SHIELD)
    t.until(asked="lcg-ask-attack")
    assert not t.offers("attack", SHIELD)
    t.until(step="7.4w").until(asked="lcg-ask-defender")
    assert not t.offers("defend", SHIELD)
    assert t["Gimli"].attachments == [t.id(SHIELD)]


@pytest.mark.rule("LCG-364")
def test_a_treachery_turned_into_an_attachment_is_one_again_when_discarded() -> None:
    rich = {"card": "Glorfindel", "resources": 2, "attachments": ["Caught in a Web"]}
    t = Table(heroes=[rich], hand=["Miner of the Iron Hills", TUNE])
    web = t.id("Caught in a Web")
    assert kind(t.g, web) == "attachment"
    t.play("Miner of the Iron Hills").choose("respond", "Miner of the Iron Hills")
    assert t.titles("encounter_discard") == ["Caught in a Web"]
    assert kind(t.g, web) == "treachery"


@pytest.mark.rule("LCG-339")
def test_a_trait_does_nothing_but_abilities_refer_to_it() -> None:
    rich = {"card": "Aragorn", "resources": 2}
    t = Table(heroes=[rich, "Eleanor"], hand=["For Gondor!", TUNE], step="4.2w")
    t.play("For Gondor!")
    assert "gondor" in facts(t.g, t.id("Eleanor")).traits
    assert t.number("Eleanor", "defense") == 2 + 1
    assert t.number("Aragorn", "defense") == 2


@pytest.mark.rule("LCG-365")
def test_the_base_value_is_the_value_before_modifiers() -> None:
    t = Table(heroes=["Gimli"], hand=[TUNE], step="4.2w")
    t.prepare(lambda g: g.effects.append(Effect("attack", 3, [t.id("Gimli")])))
    assert printed(t.g, t.id("Gimli"), "attack") == 2
    assert t.number("Gimli", "attack") == 5
    parts = GAME.sum_of(t.g, t.id("Gimli"), "attack")
    assert [part.amount for part in parts if part.amount] == [2, 3]
    assert parts[0].reason.id == "lcg-part-printed"
