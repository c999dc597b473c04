"""Who owns and controls a card, where cards go, what is open to all eyes, and what is gone for good."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.reading.queries import ENCOUNTER, controller
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.vocabulary.abilities import action, attaches_to
from desktop_app.games.lotr_lcg.vocabulary.groups import ally, attachment, hero
from desktop_app.games.lotr_lcg.vocabulary.moving import discard, return_to_hand_from_play
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

make_up("T-600", "event", "Homeward Bound")
make_up("T-601", "attachment", "Silver Ring")
make_up("T-602", "event", "Lost in the River")
HOMEWARD, RING, LOST = "Homeward Bound", "Silver Ring", "Lost in the River"
TOOK, WEB = "Wandering Took", "Caught in a Web"

attaches_to(hero, "T-601")
action("T-600", target=ally, do=return_to_hand_from_play)
action("T-602", target=attachment, do=discard)


def two_players(ana: dict[str, Any] | None = None, bor: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "Ana": {"heroes": ["Éowyn"], "threat": 30, **(ana or {})},
        "Bor": {"heroes": ["Gimli"], "threat": 20, **(bor or {})},
    }


def took_wanders(step: str = "4.2w", **took: Any) -> Table:
    """Ana hands Wandering Took to Bor."""
    ana = {"allies": [{"card": TOOK, **took}], "hand": [TUNE]}
    t = Table(players=two_players(ana, {"hand": [TUNE, TUNE, HOMEWARD]}), step=step)
    return t.choose("use", TOOK)


# Owner and controller


@pytest.mark.rule("LCG-307")
def test_the_owner_stays_who_brought_the_card() -> None:
    t = took_wanders()
    assert t[TOOK].controller == "B"
    assert t.g.owners[t.id(TOOK)] == "A"


@pytest.mark.rule("LCG-308")
def test_an_encounter_card_on_a_hero_belongs_to_the_scenario() -> None:
    t = Table(heroes=["Aragorn"], allies=["Faramir"], encounter_deck=[WEB], step="3.3")
    t.asked("Ana")
    assert t["Aragorn"].attachments == [t.id(WEB)]
    assert t.g.owners[t.id(WEB)] == ENCOUNTER


@pytest.mark.rule("LCG-309")
def test_a_card_enters_play_under_its_owners_control() -> None:
    rich = {"card": "Aragorn", "resources": 5}
    t = Table(players=two_players({"heroes": [rich], "hand": ["Faramir", TUNE]}))
    t.play("Faramir")
    assert controller(t.g, t.id("Faramir")) == "A"


@pytest.mark.rule("LCG-310")
def test_the_scenario_controls_its_cards() -> None:
    t = Table(heroes=["Aragorn"], allies=["Faramir"], encounter_deck=[WEB], staging=["Forest Spider"], step="3.3")
    t.asked("Ana")
    assert controller(t.g, t.id("Forest Spider")) == ""
    assert controller(t.g, t.id(WEB)) == ""


@pytest.mark.rule("LCG-311")
def test_the_new_controller_may_use_the_card_and_the_old_one_may_not() -> None:
    t = took_wanders(step="7.4w").until(step="1.3w")
    t.until(step="2.2")
    while t.question.seat != "A":
        t.passes()
    assert not t.offers("use", TOOK)
    refusal = t.refusal(TOOK)
    assert refusal is not None
    assert refusal.rule == "LCG-007"
    t.passes().asked("Bor")
    assert t.offers("use", TOOK)


@pytest.mark.rule("LCG-312")
def test_a_player_controls_what_lies_in_their_own_areas() -> None:
    t = Table(
        players=two_players(
            {"heroes": [{"card": "Éowyn", "resources": 1}], "hand": ["Dwarven Tomb", TUNE], "discard": [TOOK]},
            {"hand": [TUNE, HOMEWARD, LOST], "discard": ["Northern Tracker"]},
        ),
        step="4.2w",
    )
    t.play("Dwarven Tomb")
    assert TOOK in t.titles("hand:A")  # it was the only choice: Bor's pile is his own
    t.asked("Bor")
    t.choose("use", "Éowyn")
    offered = {t.g.home[option.source] for option in t.question.options}
    assert offered == {"hand:B"}  # he pays with a card of his own hand


@pytest.mark.rule("LCG-313")
def test_a_card_goes_home_to_its_owner() -> None:
    t = took_wanders()
    t.asked("Bor")
    t.play(HOMEWARD)
    assert TOOK in t.titles("hand:A")


@pytest.mark.rule("LCG-314")
def test_the_way_home_is_no_second_event() -> None:
    rich = {"card": "Aragorn", "resources": 2}
    t = Table(
        players=two_players(
            {"heroes": [rich], "hand": ["Valiant Sacrifice"] * 2, "allies": [TOOK]},
            {"engaged": ["King Spider"], "hand": [TUNE]},
        ),
        step="6.2w",
    )
    t.choose("use", TOOK).until(asked="lcg-ask-defender").choose("defend", TOOK).until(asked="lcg-ask-respond")
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.zone(TOOK) == "discard:A"
    t.passes()
    assert t.asked() != "lcg-ask-respond"


@pytest.mark.rule("LCG-315")
def test_a_character_changes_sides_as_it_is() -> None:
    t = took_wanders(exhausted=True, damage=1)
    assert t.zone(TOOK) == "play:B"
    assert t[TOOK].exhausted
    assert t[TOOK].damage == 1


@pytest.mark.rule("LCG-316")
def test_attachments_change_sides_with_their_host() -> None:
    t = took_wanders(attachments=["Self Preservation"])
    assert t["Self Preservation"].controller == "B"
    assert t.g.owners[t.id("Self Preservation")] == "A"


@pytest.mark.rule("LCG-317")
def test_a_change_of_control_lasts() -> None:
    t = took_wanders(step="7.4w").until(asked="lcg-ask-commit").until(step="7.4w")
    assert t.g.round == 2
    assert t[TOOK].controller == "B"
    assert t.zone(TOOK) == "play:B"


# Discard piles


@pytest.mark.rule("LCG-274")
def test_every_player_and_the_encounter_deck_have_a_discard_pile() -> None:
    heroes = {"Ana": "Aragorn", "Bor": "Gimli", "Cal": "Legolas"}
    t = Table(players={name: {"heroes": [hero], "hand": [TUNE]} for name, hero in heroes.items()})
    piles = [zone for zone in GAME.view(t.g, "A").zones if "discard" in zone]
    assert sorted(piles) == ["discard:A", "discard:B", "discard:C", "encounter_discard"]


@pytest.mark.rule("LCG-275")
def test_a_discarded_card_goes_to_the_pile_of_its_own_deck() -> None:
    t = Table(players=two_players({"hand": [RING, LOST, TUNE]}))
    t.choose("play", RING, "Gimli")
    assert t["Gimli"].attachments == [t.id(RING)]
    t.until(asked="lcg-ask-planning").play(LOST)
    assert t.titles("discard:A") == [RING, LOST]
    assert t.titles("discard:B") == []


@pytest.mark.rule("LCG-276")
def test_every_player_sees_every_discard_pile_and_the_victory_display() -> None:
    t = Table(
        players=two_players({"hand": [TUNE]}, {"discard": ["Faramir", "Sneak Attack"]}),
        encounter_discard=["Forest Spider"],
        victory=["Hummerhorns"],
    )
    for seat in "AB":
        seen = GAME.view(t.g, seat).zones
        shown = {zone: [card.id for card in seen[zone].cards] for zone in ("discard:B", "encounter_discard", "victory")}
        assert shown["discard:B"] == [t.id("Sneak Attack"), t.id("Faramir")]
        assert shown["encounter_discard"] == [t.id("Forest Spider")]
        assert shown["victory"] == [t.id("Hummerhorns")]


@pytest.mark.rule("LCG-277")
def test_the_latest_discard_lies_on_top_and_nobody_reorders_a_pile() -> None:
    t = Table(heroes=["Gimli"], hand=[TUNE, HOMEWARD, LOST, TUNE], allies=["Faramir"], step="4.2w")
    t.play(TUNE).play(HOMEWARD)
    top_down = [card.code for card in GAME.view(t.g, "A").zones["discard:A"].cards]
    assert top_down == ["T-600", "T-501"]
    assert not any(t.g.home.get(option.source) == "discard:A" for option in t.question.options)


@pytest.mark.rule("LCG-278")
def test_the_owner_orders_cards_discarded_together() -> None:
    t = Table(
        hand=["Sneak Attack", "Grim Resolve", "For Gondor!"],
        allies=["Faramir"],
        encounter_deck=["Eyes of the Forest"],
        step="3.3",
    )
    assert t.asked("Ana") == "lcg-ask-discard-order"
    t.choose_all("put", "For Gondor!", "Sneak Attack", "Grim Resolve")
    assert t.titles("discard:A") == ["For Gondor!", "Sneak Attack", "Grim Resolve"]


# Removed from the game


def with_will_of_the_west() -> Table:
    rich = {"card": "Éowyn", "resources": 2}
    t = Table(
        players={
            "Ana": {
                "heroes": [rich],
                "hand": ["Will of the West", "Dwarven Tomb", TUNE],
                "discard": ["Faramir"],
                "threat": 20,
            }
        },
        encounter_deck=["The Necromancer's Reach"] * 5,
        step="7.4w",
    )
    return t.play("Will of the West")


@pytest.mark.rule("LCG-351")
def test_a_removed_card_is_out_of_reach() -> None:
    t = with_will_of_the_west()
    assert t.zone("Will of the West") == "removed"
    assert t["Éowyn"].resources == 1
    assert not t.offers("play", "Dwarven Tomb")  # no Spirit card is in the discard pile
    refusal = t.refusal("Dwarven Tomb")
    assert refusal is not None
    assert refusal.rule == "LCG-154"


@pytest.mark.rule("LCG-352")
def test_a_removed_card_stays_removed() -> None:
    t = with_will_of_the_west()
    t.until(step="1.3w").until(step="7.4w").until(step="1.3w")
    assert t.zone("Will of the West") == "removed"
