"""Encounter cards that end up elsewhere than they usually do: out of the shadows, or as they are revealed."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_lcg.vocabulary.abilities import gives_prohibition, shadow, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import choosing
from desktop_app.games.lotr_lcg.vocabulary.groups import character, defending, me
from desktop_app.games.lotr_lcg.vocabulary.lasting import lasting, modify
from desktop_app.games.lotr_lcg.vocabulary.looking import deal_shadow_card
from desktop_app.games.lotr_lcg.vocabulary.moving import add_to_the_staging_area, attach_this
from desktop_app.games.lotr_lcg.vocabulary.verbs import place_progress
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

SPIDER = "Forest Spider"
DART, WALKER, ROOTS = "Barbed Dart", "Walker of Shades", "Grasping Roots"
"""Shadow: it is attached to a defender, who cannot ready; it comes to the staging area; a defender cannot ready."""
PATH, CLOAKED, GROWER = "Sunken Path", "Cloaked One", "One That Grows"
"""When revealed it gets 2 progress; a shadow card; 2 attack until the round ends."""

make_up("T-1030", "treachery", DART)
make_up("T-1031", "enemy", WALKER)
make_up("T-1032", "treachery", ROOTS)
make_up("T-1033", "location", PATH, quest_points=2)
make_up("T-1034", "enemy", CLOAKED)
make_up("T-1035", "enemy", GROWER, attack=1)
shadow("T-1030", choosing(character(defending), attach_this))
gives_prohibition("T-1030", "ready")
shadow("T-1031", add_to_the_staging_area.on(me))
shadow("T-1032", lasting("cannot:ready", "round").on(character(defending)))
when_revealed("T-1033", place_progress(2).on(me))
when_revealed("T-1034", deal_shadow_card.on(me))
when_revealed("T-1035", modify("round", attack=2).on(me))


def defended(shadow_card: str) -> Table:
    """Aragorn defends against an attack with this shadow card, up to what follows its effect."""
    t = Table(engaged=[{"card": SPIDER, "shadows": [shadow_card]}], hand=[TUNE], step="6.4a")
    return t.until(asked="lcg-ask-defender").choose("defend", "Aragorn").until("6.4.2w")


@pytest.mark.rule("LCG-469", "LCG-364")
def test_a_shadow_card_that_is_attached_to_the_defender_is_a_shadow_card_no_longer() -> None:
    t = defended(DART)
    assert (t.zone(DART), t[DART].host, t[SPIDER].shadows) == ("attached", t.id("Aragorn"), [])
    t.until("7.4w")
    assert (t.zone(DART), t["Aragorn"].exhausted) == ("attached", True)


@pytest.mark.rule("LCG-469")
def test_a_shadow_card_that_comes_to_the_staging_area_lies_there_as_what_it_is() -> None:
    t = defended(WALKER)
    assert (t.zone(WALKER), t[SPIDER].shadows) == ("staging", [])


@pytest.mark.rule("LCG-140", "LCG-249")
def test_a_defender_held_until_the_round_ends_is_not_readied_in_the_refresh_phase() -> None:
    t = defended(ROOTS).until("7.4w")
    assert (t.zone(ROOTS), t["Aragorn"].exhausted) == ("encounter_discard", True)


@pytest.mark.rule("LCG-180", "LCG-301")
def test_a_location_that_is_explored_as_it_is_revealed_is_not_staged() -> None:
    t = Table(hand=[TUNE], encounter_deck=[PATH, STREAM], step="3.3").until("3.3w")
    assert (t.zone(PATH), t.titles("staging")) == ("encounter_discard", [])


@pytest.mark.rule("LCG-439", "LCG-469")
def test_a_shadow_card_dealt_as_an_enemy_was_revealed_is_there_beside_that_of_the_combat_phase() -> None:
    deck = [CLOAKED, *[STREAM] * 3]
    t = Table(threat=20, hand=[TUNE], encounter_deck=deck, step="3.3").until("6.2w")
    assert (t.zone(CLOAKED), len(t[CLOAKED].shadows)) == ("engaged:A", 2)


@pytest.mark.rule("LCG-141")
def test_what_grew_as_it_was_revealed_has_grown_until_the_round_ends() -> None:
    t = Table(hand=[TUNE], encounter_deck=[GROWER, STREAM], step="3.3").until("3.3w")
    assert t.number(GROWER, "attack") == 1 + 2
