"""Made-up cards of Thrones, each there because the box has none that shows its rule plainly."""

from __future__ import annotations

from desktop_app.games.kit.combining import both
from desktop_app.games.thrones.events.challenges import ChallengeEnds
from desktop_app.games.thrones.events.counters import Knelt, Spent
from desktop_app.games.thrones.events.moving import EntersPlay, Killed, Saved
from desktop_app.games.thrones.events.rounds import PhaseEnds
from desktop_app.games.thrones.reading import queries
from desktop_app.games.thrones.vocabulary.abilities import action, forced, interrupt, most_on_host, reaction
from desktop_app.games.thrones.vocabulary.conditions import other, yours
from desktop_app.games.thrones.vocabulary.costs import kneels_one, per
from desktop_app.games.thrones.vocabulary.deeds import instead
from desktop_app.games.thrones.vocabulary.gold_costs import pays
from desktop_app.games.thrones.vocabulary.groups import (
    character,
    in_hand,
    in_your_discard,
    location,
    me,
    that_card,
    that_player,
    you,
)
from desktop_app.games.thrones.vocabulary.lasting import at_phase_end, modify
from desktop_app.games.thrones.vocabulary.piles import draw, gain_gold, return_gold, reveal_new_plot, swap
from desktop_app.games.thrones.vocabulary.triggers import (
    after,
    comes_to_your_discard_pile,
    this_is_killed,
    when,
    you_reveal_a_plot,
)
from desktop_app.games.thrones.vocabulary.verbs import (
    cancel_it,
    discard,
    discard_unsaved,
    kill,
    power_for_faction,
    remove_from_game,
    return_unsaved,
    sacrifice,
)
from tests.games.thrones.shelf import make_up, on_the_shelf

STIFF_KNEES = "Stiff Knees"
"""Forced: when a character kneels, it does not."""
KNEEL_AND_PAY, TOLL_BRIDGE, GATEHOUSE = "Kneel and Pay", "Toll Bridge", "Gatehouse"
"""To pay 2 gold and kneel a character: draw, once a round. An event, a location, and a reaction to who enters play."""
LATECOMER, LATE_GUEST = "Latecomer", "Late Guest"
"""After the challenge, or the phase, ends: it gets +5 STR until then; the guest would gain power when it ends, too."""
BARGAIN = "Horse Trade"
"""Swap a card of your hand with one of your discard pile."""
LEASH = "Leash"
"""Limit 1 per character."""
GRAVEDIGGER = "Gravedigger"
"""After a card comes to your discard pile from play: gain 1 gold."""
GALLOWS = "Gallows"
"""Sacrifice a character."""
CHANGE_OF_PLAN = "Change of Plan"
"""Reveal a new plot."""
LISTENER = "Listener"
"""After you reveal a plot: gain 1 gold."""
NIGHT_WATCHMAN = "Night Watchman"
"""After a phase ends: gain 1 gold. (Limit once per phase.)"""
SEPT, OUTLAW = "Quiet Sept", "Outlaw’s Camp"
"""When a character is killed, it goes back to the hand, or it is removed from the game, in place of dying."""
LEAKY_PURSE = "Leaky Purse"
"""Forced: when a player would spend gold, that player's gold goes back to the treasury."""
PIT = "Pit"
"""Forced: when an attachment would enter play, each character is discarded from play."""
KNEE_COUNTER, REJOICER = "Knee Counter", "Rejoicer"
"""After a character kneels, or is saved: gain 1 gold."""
FLOOD, HIGH_WATER = "Flood", "High Water"
"""Forced: after a character is killed, each other location is discarded."""
AVENGER = "Avenger"
"""When he is killed, another character is killed."""

for _code, _type, _title in (
    ("T-101", "location", STIFF_KNEES),
    ("T-102", "event", KNEEL_AND_PAY),
    ("T-103", "location", TOLL_BRIDGE),
    ("T-104", "character", LATECOMER),
    ("T-105", "character", LATE_GUEST),
    ("T-106", "event", BARGAIN),
    ("T-107", "attachment", LEASH),
    ("T-108", "location", GRAVEDIGGER),
    ("T-109", "location", GALLOWS),
    ("T-110", "event", CHANGE_OF_PLAN),
    ("T-111", "location", LISTENER),
    ("T-112", "location", NIGHT_WATCHMAN),
    ("T-113", "location", KNEE_COUNTER),
    ("T-114", "location", REJOICER),
    ("T-115", "location", GATEHOUSE),
    ("T-116", "location", SEPT),
    ("T-117", "location", OUTLAW),
    ("T-118", "location", LEAKY_PURSE),
    ("T-119", "location", PIT),
    ("T-191", "location", FLOOD),
    ("T-192", "location", HIGH_WATER),
    ("T-193", "character", AVENGER),
):
    make_up(_code, _type, _title)


def _is_character(card_is: str) -> bool:
    return card_is == "character"


with on_the_shelf():
    forced(
        "T-101",
        when(Knelt, lambda m: _is_character(queries.kind(m.g, m.event.card)), told="kneels", would=True),
        do=cancel_it,
    )
    for _code in ("T-102", "T-103"):
        action(_code, cost=(pays(2), kneels_one(character(yours))), do=draw(1).on(you), limit=per("round"))
    reaction(
        "T-115",
        after(EntersPlay, told="enters play"),
        cost=(pays(2), kneels_one(character(yours))),
        do=draw(1).on(you),
        limit=per("round"),
    )
    reaction("T-104", after(ChallengeEnds, told="challenge ends"), do=modify("challenge", strength=5).on(me))
    reaction("T-105", after(PhaseEnds, told="phase ends"), do=modify(strength=5).on(me))
    reaction(
        "T-105",
        after(PhaseEnds, told="phase ends"),
        do=both(draw(1).on(you), at_phase_end("late_guest", power_for_faction(1).on(you)).on(you)),
    )
    forced("T-118", when(Spent, told="spends gold"), do=return_gold.on(that_player))
    forced(
        "T-119",
        when(EntersPlay, lambda m: queries.kind(m.g, m.event.card) == "attachment", told="an attachment enters"),
        do=discard_unsaved.on(character),
    )
    reaction("T-116", when(Killed, told="is killed"), do=instead(return_unsaved.on(that_card)))
    reaction("T-117", when(Killed, told="is killed"), do=instead(remove_from_game.on(that_card)))
    action("T-106", do=swap(in_hand, in_your_discard))
    most_on_host("T-107", 1)
    reaction("T-108", comes_to_your_discard_pile, do=gain_gold(1).on(you))
    action("T-109", target=character(yours), do=sacrifice)
    action("T-110", do=reveal_new_plot.on(you))
    reaction("T-112", after(PhaseEnds, told="phase ends"), do=gain_gold(1).on(you), limit=per("phase"))
    reaction("T-113", after(Knelt, told="kneels"), do=gain_gold(1).on(you))
    reaction("T-114", after(Saved, told="is saved"), do=gain_gold(1).on(you))
    reaction("T-111", you_reveal_a_plot, do=gain_gold(1).on(you))
    for _code in ("T-191", "T-192"):
        forced(_code, after(Killed, told="is killed"), do=discard.on(location(other)))
    interrupt("T-193", this_is_killed, target=character(other), do=kill)
