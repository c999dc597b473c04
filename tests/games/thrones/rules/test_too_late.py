"""What an answer has taken away: nothing more befalls a card that has gone, or that has turned or been emptied already.

Each made-up card answers something that no card of the box answers.
"""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.events.challenges import ChallengeEnds
from desktop_app.games.thrones.events.counters import PowerGained
from desktop_app.games.thrones.events.moving import EffectsInitiate
from desktop_app.games.thrones.events.piles import CardsDrawn
from desktop_app.games.thrones.events.rounds import PhaseEnds
from desktop_app.games.thrones.vocabulary.abilities import action, forced, reaction
from desktop_app.games.thrones.vocabulary.conditions import other
from desktop_app.games.thrones.vocabulary.deeds import instead
from desktop_app.games.thrones.vocabulary.groups import character, that_card, you
from desktop_app.games.thrones.vocabulary.piles import discard_top, gain_gold
from desktop_app.games.thrones.vocabulary.triggers import after, when
from desktop_app.games.thrones.vocabulary.verbs import discard_unsaved, power_for_faction, remove_from_game
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Table, attack

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
HUMBLE, PROUD = "Humble Knight", "Herald"
"""When a character would gain power: it is discarded. After a character gains power: gain 1 gold."""
THIEF = "Thief at the Well"
"""When a player would draw cards: the top card of that deck is discarded."""
MARTYR, HEADSMAN = "Martyr", "Headsman"
"""Action: gain 2 power. When the effects of a character initiate: it is discarded."""
EXILE = "Exile"
"""Action: choose another character: it is removed from the game."""
LONG_WAR, LONG_YEAR = "Long War", "Long Year"
"""When a challenge would end, or a phase: gain 1 gold instead."""

for _code, _type, _title in (
    ("T-301", "location", HUMBLE),
    ("T-302", "location", PROUD),
    ("T-303", "location", THIEF),
    ("T-304", "character", MARTYR),
    ("T-305", "location", EXILE),
    ("T-306", "location", HEADSMAN),
    ("T-307", "location", LONG_WAR),
    ("T-308", "location", LONG_YEAR),
):
    make_up(_code, _type, _title)

with on_the_shelf():
    forced("T-301", when(PowerGained, lambda m: m.event.card in character.all(m), told="gains power"),
           do=discard_unsaved.on(that_card))  # fmt: skip
    reaction("T-302", after(PowerGained, lambda m: True, told="gains power"), do=gain_gold(1).on(you))
    forced("T-303", when(CardsDrawn, lambda m: m.event.seat == m.seat, told="draws"), do=discard_top(1).on(you))
    forced("T-306", when(EffectsInitiate, lambda m: m.event.kind == "character", told="initiates"),
           do=discard_unsaved.on(that_card))  # fmt: skip
    action("T-304", do=power_for_faction(2).on(you))
    for _code, _end in (("T-307", ChallengeEnds), ("T-308", PhaseEnds)):
        forced(_code, when(_end, told="it ends", would=True), do=instead(gain_gold(1).on(you)))
    action("T-305", target=character(other), do=remove_from_game)


@pytest.mark.rule("GOT-416", "GOT-178")
def test_who_is_gone_before_the_power_comes_has_gained_none() -> None:
    t = Table(
        {"characters": ["Robb Stark"], "locations": [HUMBLE, PROUD]},
        {"characters": [WOLF]},
        step="4.2.1w",
        challenge=attack("military", "Robb Stark", defenders=(WOLF,)),
    )
    t.until(asked="got-ask-uses-keyword").choose_all("renown", "Robb Stark")
    assert t.zone("Robb Stark") == "discard:A"
    assert not t.offers("respond", PROUD)
    assert (t.gold(), t.g.treasury["power"]) == (0, 0)


@pytest.mark.rule("GOT-416")
def test_whose_place_in_the_deck_was_taken_is_not_drawn() -> None:
    t = Table({"deck": [WOLF, BASTARD, LION, LION, LION], "locations": [THIEF]}, step="2.2")
    assert t.titles("discard:A") == [WOLF]
    assert sorted(t.hand()) == [BASTARD, LION]


@pytest.mark.rule("GOT-416", "GOT-128")
def test_effects_go_on_though_their_card_has_given_itself_up() -> None:
    t = Table({"characters": [MARTYR], "locations": [HEADSMAN]}, step="5.2w")
    t.use(MARTYR)
    assert t.zone(MARTYR) == "discard:A"
    assert t.power() == 2


@pytest.mark.rule("GOT-113", "GOT-398", "GOT-410")
def test_a_duplicate_saves_from_being_removed_from_the_game() -> None:
    t = Table(
        {"locations": [EXILE]},
        {"characters": [{"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Bodyguard"]}]},
        step="5.2w",
    )
    t.use(EXILE)
    assert not t.offers("respond", "Bodyguard"), "that is neither killed nor discarded"
    t.choose("respond")
    assert t.zone("Robb Stark") == "characters:B"


@pytest.mark.rule("GOT-129", "GOT-532")
def test_a_challenge_ends_whatever_happens_instead() -> None:
    t = Table(
        {"characters": [WOLF], "locations": [LONG_WAR]},
        {"characters": [BASTARD]},
        step="4.2.5",
        challenge=attack("military", WOLF, defenders=(BASTARD,)),
    )
    assert (t.step, t.gold(), t.g.challenges) == ("4.1w", 1, [])


@pytest.mark.rule("GOT-129")
def test_a_phase_ends_whatever_happens_instead() -> None:
    t = Table({"locations": [LONG_YEAR]}, step="5.2w").until(step="6.2w")
    assert (t.step, t.gold()) == ("6.2w", 1)
