"""Whom the texts name: groups of cards and of players. Conditions (``conditions``) narrow them.

``character(yours, kneeling)`` is each kneeling character you control, ``in_hand(kind("stark character"))`` each such
card in your hand.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.groups import Group, target_group
from desktop_app.games.thrones.reading import queries
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.texts import Now, Those

target: Those = target_group()
"""What was chosen."""
chosen_player: Those = Group(
    "chosen player", lambda m: [m.target] if m.target in m.g.seats else [], players=True, one=True
)
"""The player who was chosen, where the verb is about somebody else: ``character(of(chosen_player))``."""
me: Those = Group("me", lambda m: [m.me] if m.me in m.g.pieces else [], one=True)
"""This card."""


chosen: Those = Group("chosen cards", lambda m: list(m.paid))
"""What ``chooses`` has chosen, where one target would not do."""


def _host(m: Now) -> list[str]:
    piece = m.g.pieces.get(m.me)
    return [piece.host] if piece is not None and piece.host else []


host: Those = Group("host", _host, one=True)
"""What this card is attached to: "attached character"."""
that_card: Those = Group("that card", lambda m: [m.event.card] if m.event is not None else [], one=True)
"""The card of the event that is answered: who was killed, what entered play, what is about to leave."""
your_faction_card: Those = Group("your faction card", lambda m: list(m.g.zones[f"faction:{m.seat}"]), one=True)
"""``discard_power(1).on(your_faction_card)``"""
your_plot: Those = Group("your revealed plot", lambda m: list(m.g.zones[f"plot:{m.seat}"]), one=True)
"""``modify(claim=1, until="challenge").on(your_plot)``"""


# -- cards in play -----------------------------------------------------------------------------------------------------


def _of_type(*types: str) -> Callable[[Now], list[str]]:
    def find(m: Now) -> list[str]:
        return [card for card in m.g.pieces if queries.kind(m.g, card) in types]

    return find


character: Those = Group("character", lambda m: queries.all_characters(m.g))
"""Every character in play."""
location: Those = Group("location", _of_type("location"))
"""Every location in play."""
attachment: Those = Group("attachment", _of_type("attachment"))
"""Every attachment in play."""
faction_card: Those = Group("faction card", _of_type("faction"))
"""Every faction card."""
plot: Those = Group("plot", _of_type("plot"))
"""Every revealed plot."""
card_in_play: Those = Group("card in play", _of_type("character", "location", "attachment"))
"""Every character, location and attachment in play."""


def _fighters(m: Now) -> list[str]:
    fight = queries.challenge(m.g)
    return fight.participants if fight is not None else []


fighter: Those = Group("participating character", _fighters)
"""Every participating character, attackers first."""


# -- cards elsewhere ---------------------------------------------------------------------------------------------------


def _yours(area: str) -> Callable[[Now], list[str]]:
    return lambda m: list(m.g.zones[f"{area}:{m.seat}"])


def _theirs(area: str) -> Callable[[Now], list[str]]:
    return lambda m: [card for seat in queries.opponents(m.g, m.seat) for card in m.g.zones[f"{area}:{seat}"]]


in_hand: Those = Group("card in your hand", _yours("hand"))
in_your_discard: Those = Group("card in your discard pile", _yours("discard"))
in_your_dead: Those = Group("card in your dead pile", _yours("dead"))
in_their_discard: Those = Group("card in an opponent's discard pile", _theirs("discard"))


def top_of_your_deck(count: int) -> Those:
    """``top_of_your_deck(10)(kind("character"))``"""
    return Group(f"top {count} of your deck", lambda m: m.g.zones[f"deck:{m.seat}"][:count])


# -- players -----------------------------------------------------------------------------------------------------------

player: Those = Group("player", lambda m: queries.players(m.g), players=True)
"""Each player."""
you: Those = Group("you", lambda m: [m.seat], players=True, one=True)
"""The player whose ability it is."""
opponent: Those = Group("opponent", lambda m: queries.opponents(m.g, m.seat), players=True)
"""Each of your opponents."""


def _role(*names: str) -> Callable[[Now], list[str]]:
    """The seat that plays a part in the event that is answered, or in the challenge being resolved."""

    def find(m: Now) -> list[str]:
        for name in names:
            for value in (m.event, queries.challenge(m.g)):
                seat = getattr(value, name, "")
                if seat:
                    return [str(seat)]
        return []

    return find


loser: Those = Group("losing player", _role("loser"), players=True, one=True)
"""Who lost the challenge: "the losing opponent"."""
winner: Those = Group("winning player", _role("winner"), players=True, one=True)
"""Who won the challenge."""
attacking_player: Those = Group("attacking player", _role("by"), players=True, one=True)
"""Who initiated the challenge."""
defending_player: Those = Group("defending player", _role("at"), players=True, one=True)
"""Against whom it is resolved."""
that_player: Those = Group("that player", _role("seat"), players=True, one=True)
"""The seat of the event that is answered: who collected income, marshaled, revealed."""


def controller_of(group: Those) -> Those:
    """Who controls the cards of a group: ``controller_of(target)``."""

    def find(m: Now) -> list[str]:
        return list(dict.fromkeys(queries.controller(m.g, card) for card in group.all(m)))

    return Group(f"controller of {group.name}", find, players=True, one=True)


def of_state(find: Callable[[ThronesState], list[str]], name: str) -> Those:
    """A group that only the table decides: ``of_state(lambda g: [...], "named so")``."""
    return Group(name, lambda m: find(m.g))
