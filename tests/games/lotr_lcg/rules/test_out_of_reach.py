"""What an ability can reach: who is immune to it is chosen for no part of it, and no way around leads past "cannot"."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.vocabulary.abilities import action, forbids, immune_to, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import both, choosing
from desktop_app.games.lotr_lcg.vocabulary.groups import character, enemy, me, player, you
from desktop_app.games.lotr_lcg.vocabulary.moving import draw
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, exhaust, raise_threat
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.rules.made_up_encounters import TAME_DOG
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, refused

KING, SPIDER, SPEARMAN = "King Spider", "Forest Spider", "Gondorian Spearman"
HALLOWED, SHOT, WHISPERS, STILL = "Hallowed Rider", "Parting Shot", "Whispers Apart", "Sentry in the Pit"
make_up("T-970", "enemy", HALLOWED)
make_up("T-971", "event", SHOT)
make_up("T-972", "treachery", WHISPERS)
make_up("T-973", "enemy", STILL)
immune_to("T-970", "player", on=me)
action("T-971", target=enemy, do=both(deal_damage(1), draw(1).on(you)))
when_revealed("T-972", choosing(character, both(exhaust, raise_threat(1).on(player)), first_player=True))
forbids("T-973", "engage", me)


def lasts(t: Table, kind: str, thing: str) -> Table:
    target = thing if thing in t.before.seats else t.id(thing)
    return t.prepare(lambda g: g.effects.append(Effect(kind, 0, [target], "", "round")))


@pytest.mark.rule("LCG-200")
def test_who_is_immune_is_no_target_though_the_rest_of_it_could_happen() -> None:
    t = Table(engaged=[HALLOWED], hand=[SHOT, TUNE], step="6.2w")
    refused(t, SHOT, "LCG-200")
    t = Table(engaged=[HALLOWED, KING], hand=[SHOT, TUNE], step="6.2w").play(SHOT)
    assert (t[HALLOWED].damage, t[KING].damage) == (0, 1)


@pytest.mark.rule("LCG-200")
def test_nobody_who_is_immune_to_an_encounter_card_is_chosen_for_it() -> None:
    t = Table(heroes=["Aragorn", "Gimli"], threat=20, hand=[TUNE], encounter_deck=[WHISPERS, STREAM], step="3.3")
    lasts(t, "immune:encounter", "Aragorn").until("3.3w")
    assert (t["Aragorn"].exhausted, t["Gimli"].exhausted, t.threat()) == (False, True, 21)


@pytest.mark.rule("LCG-200", "LCG-245")
def test_nothing_is_moved_from_or_onto_who_is_immune() -> None:
    setup: dict[str, Any] = {"heroes": [{"card": "Aragorn", "damage": 2}, "Gimli", "Beravor"], "step": "4.2w"}
    t = lasts(Table(hand=["Shared Pain", TUNE], **setup), "immune:player", "Gimli").play("Shared Pain")
    assert (t["Gimli"].damage, t["Beravor"].damage) == (0, 1)
    t = lasts(Table(hand=["Shared Pain", TUNE], **setup), "immune:player", "Aragorn")
    refused(t, "Shared Pain", "LCG-200")


@pytest.mark.rule("LCG-200", "LCG-204")
def test_no_number_is_swapped_with_who_is_immune() -> None:
    t = Table(allies=[SPEARMAN], hand=["Borrowed Strength", TUNE], step="4.2w")
    refused(lasts(t, "immune:player", SPEARMAN), "Borrowed Strength", "LCG-200")


@pytest.mark.rule("LCG-249", "LCG-203")
@pytest.mark.parametrize(("staged", "barred"), [(STILL, ""), (SPIDER, "A")])
def test_no_swap_engages_who_cannot_be_engaged(staged: str, barred: str) -> None:
    """Neither an enemy that cannot engage anybody, nor a player whom none can engage."""
    t = Table(engaged=[KING], staging=[staged], hand=[TUNE], encounter_deck=["Decoy", STREAM], step="3.3")
    if barred:
        lasts(t, "cannot:engage", barred)
    t.until("3.3w")
    assert (t.zone(KING), t.zone(staged)) == ("engaged:A", "staging")


@pytest.mark.rule("LCG-249", "LCG-350")
def test_of_three_restricted_attachments_one_goes_that_can_leave_play() -> None:
    hero = {"card": "Aragorn", "resources": 2, "attachments": ["Dwarven Axe", "Citadel Plate"]}
    t = lasts(Table(heroes=[hero], hand=["Celebrían’s Stone", TUNE], step="2.2"), "cannot:leave_play", "Dwarven Axe")
    t.play("Celebrían’s Stone", "Aragorn").until(asked="lcg-ask-restricted")
    assert not t.offers("choose", "Dwarven Axe")
    t.choose("choose", "Citadel Plate")
    assert t.zone("Citadel Plate") == "discard:A"


@pytest.mark.rule("LCG-249", "LCG-256")
def test_what_cannot_leave_play_stays_on_who_can_have_no_attachments() -> None:
    hero = {"card": "Aragorn", "attachments": ["Dwarven Axe", "Citadel Plate"]}
    t = lasts(Table(heroes=[hero], hand=[TUNE], step="2.2"), "cannot:leave_play", "Dwarven Axe")
    lasts(t, "cannot:attachments", "Aragorn").until("3.3w")
    assert t.titles("attached") == ["Dwarven Axe"]


@pytest.mark.rule("LCG-083", "LCG-085", "LCG-249")
def test_beside_a_copy_that_cannot_leave_play_no_unique_character_comes_from_the_encounter_deck() -> None:
    t = Table(allies=[TAME_DOG], hand=[TUNE], encounter_deck=["Faithful Dog", STREAM], step="3.3")
    (tame,) = (card for card in t.before.zones["play:A"] if t.before.codes[card] == TAME_DOG)
    t.prepare(lambda g: g.effects.append(Effect("cannot:leave_play", 0, [tame], "", "round"))).until("3.3w")
    assert (t.g.home[tame], t.titles("staging"), t.titles("encounter_discard")) == ("play:A", [], ["Faithful Dog"])
