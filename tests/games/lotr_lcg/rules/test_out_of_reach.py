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
