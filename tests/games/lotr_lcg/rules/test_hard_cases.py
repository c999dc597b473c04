"""Where rules meet: elimination in mid-turn, what comes later than an effect, searching, words that bind."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.vocabulary.abilities import action, attaches_to
from desktop_app.games.lotr_lcg.vocabulary.costs import pays
from desktop_app.games.lotr_lcg.vocabulary.deeds import both
from desktop_app.games.lotr_lcg.vocabulary.groups import attachment, character, exhausted, hero, you, yours
from desktop_app.games.lotr_lcg.vocabulary.moving import draw
from desktop_app.games.lotr_lcg.vocabulary.verbs import raise_threat, ready
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, refused

STREAM, ROAD = "Enchanted Stream", "Old Forest Road"
LAST_STAND, MUSTER, FLINT = "Last Stand", "Muster", "Flint"
make_up("T-710", "event", LAST_STAND)
make_up("T-711", "event", MUSTER)
make_up("T-712", "attachment", FLINT)
action("T-710", do=raise_threat(60).on(you))
action("T-711", do=both(ready.on(character(yours, exhausted)), ready.on(attachment(yours, exhausted))))
attaches_to(hero, "T-712")
action("T-712", cost=pays(2), do=draw(1).on(you))


def three(**more: Any) -> dict[str, Any]:
    found: dict[str, Any] = {
        "Ana": {"heroes": ["Aragorn"], "hand": [TUNE], "threat": 20},
        "Bor": {"heroes": ["Gimli"], "hand": [TUNE, LAST_STAND], "threat": 20},
        "Cal": {"heroes": ["Beravor"], "hand": [TUNE], "threat": 20},
    }
    return {name: {**found[name], **more.get(name, {})} for name in found}


def active(t: Table) -> str:
    return t.g.names.get(t.g.active, "")


@pytest.mark.rule("LCG-155", "LCG-409")
@pytest.mark.parametrize(("first", "after"), [("Ana", "Cal"), ("Cal", "")])
def test_who_is_eliminated_in_planning_gives_nobody_a_second_turn(first: str, after: str) -> None:
    t = Table(players=three(), first_player=first, step="2.2")
    while active(t) != "Bor":
        t.passes()
    t.play(LAST_STAND)
    assert t.g.names[t.g.eliminated[0]] == "Bor"
    if after:
        assert (t.step, active(t)) == ("2.2", after)
    else:
        assert t.step == "3.1w"


@pytest.mark.rule("LCG-155", "LCG-161", "LCG-448")
def test_when_the_first_player_dies_by_an_attack_the_others_go_on() -> None:
    engaged = [{"card": "King Spider", "shadows": [STREAM]}, {"card": "Wargs", "shadows": [STREAM]}]
    players = three(
        Ana={"heroes": [{"card": "Aragorn", "damage": 4}], "engaged": engaged},
        Bor={"engaged": [{"card": "Marsh Adder", "shadows": [STREAM]}]},
    )
    t = Table(players=players, step="6.4a")
    t.choose("choose", "King Spider").until(asked="lcg-ask-defender").choose("no_defender")
    t.until(asked="lcg-ask-defender")
    assert t.g.names[t.g.first_player] == "Bor"
    assert (t.zone("King Spider"), t.zone("Wargs"), t.g.attacks[-1].enemy) == (
        "staging",
        "staging",
        t.id("Marsh Adder"),
    )
    assert t.threat("Bor") == 21


@pytest.mark.rule("LCG-145", "LCG-011")
def test_a_location_that_is_staged_later_is_in_the_fog_too() -> None:
    fog = ["Treacherous Fog", ROAD, STREAM]
    t = Table(players=three(), staging=[STREAM], encounter_deck=fog, step="3.3").until(step="3.3w")
    assert (t.number(ROAD, "threat"), t.number(STREAM, "threat")) == (2, 3)
    t.until(step="4.2")
    assert t.number(ROAD, "threat") == 1


@pytest.mark.rule("LCG-200", "LCG-087")
def test_nothing_is_attached_to_what_is_immune_to_it() -> None:
    t = Table(
        heroes=[{"card": "Beravor", "resources": 4}], hand=["Forest Snare", TUNE], engaged=["King Spider"], step="2.2"
    )
    t.prepare(lambda g: g.effects.append(Effect("immune:player", 0, [t.id("King Spider")], "", "round")))
    refused(t, "Forest Snare", "LCG-087")


@pytest.mark.rule("LCG-034", "LCG-033")
def test_cards_that_are_searched_through_do_not_leave_the_deck() -> None:
    deck = ["Faramir", "Gandalf", "Beorn", "Feint", "Ever Vigilant", "Sneak Attack"]
    location = {"card": "Mountains of Mirkwood", "progress": 2}
    t = Table(
        heroes=[{"card": "Éowyn", "committed": True, "exhausted": True}],
        active_location=location,
        deck=deck,
        hand=[TUNE],
        step="3.4",
    )
    t.until(asked="lcg-ask-respond").choose("respond", "Mountains of Mirkwood").choose("accept")
    assert t.asked() == "lcg-ask-take"
    assert t.titles("deck:A") == deck
    t.choose("choose", "Gandalf")
    assert (t.zone("Gandalf"), sorted(t.titles("deck:A"))) == ("hand:A", sorted(set(deck) - {"Gandalf"}))


@pytest.mark.rule("LCG-035")
def test_a_qualifier_goes_for_every_term_of_its_list() -> None:
    """Ready each exhausted character and attachment you control."""
    tired: dict[str, Any] = {"exhausted": True}
    stone = {"card": "Steward of Gondor", **tired}
    t = Table(
        players=three(
            Ana={"heroes": [{"card": "Aragorn", **tired, "attachments": [stone]}], "hand": [MUSTER, TUNE]},
            Bor={"heroes": [{"card": "Gimli", **tired}]},
        ),
        step="4.2w",
    )
    t.play(MUSTER)
    assert (t["Aragorn"].exhausted, t["Steward of Gondor"].exhausted, t["Gimli"].exhausted) == (False, False, True)


@pytest.mark.rule("LCG-194", "LCG-195")
@pytest.mark.parametrize(("change", "price"), [(0, 2), (-1, 1), (1, 3), (-5, 0)])
def test_the_cost_is_determined_and_then_modified_before_it_is_paid(change: int, price: int) -> None:
    host_of_it = {"card": "Aragorn", "resources": 3, "attachments": [FLINT]}
    t = Table(heroes=[host_of_it], hand=[TUNE], step="4.2w")
    t.prepare(lambda g: g.effects.append(Effect("ability_cost", change, [t.id(FLINT)], "", "round")))
    t.choose("use", FLINT)
    assert t["Aragorn"].resources == 3 - price


@pytest.mark.rule("LCG-240", "LCG-241")
def test_what_sets_a_number_stands_over_everything_that_adds_to_it() -> None:
    t = Table(heroes=[{"card": "Gimli", "damage": 2, "attachments": ["Dwarven Axe"]}], hand=[TUNE], step="4.2w")
    t.prepare(lambda g: g.effects.extend([Effect("attack=", 0, [t.id("Gimli")]), Effect("attack", 3, [t.id("Gimli")])]))
    assert t.number("Gimli", "attack") == 0


@pytest.mark.rule("LCG-337")
@pytest.mark.parametrize(("step", "offered"), [("3.2w", True), ("4.2w", False)])
def test_who_looks_at_an_empty_encounter_deck_has_it_made_anew_in_the_quest_phase_alone(
    step: str, offered: bool
) -> None:
    t = Table(
        heroes=["Beravor"],
        allies=["Henamarth Riversong"],
        hand=[TUNE],
        encounter_deck=[],
        encounter_discard=[STREAM, ROAD],
        step=step,
    )
    assert t.offers("use", "Henamarth Riversong") == offered
    if offered:
        t.choose("use", "Henamarth Riversong")
        assert (len(t.g.zones["encounter_deck"]), t.titles("encounter_discard")) == (2, [])
