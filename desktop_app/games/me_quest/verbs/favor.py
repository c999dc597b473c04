"""Favor is gained, spent and placed; supply has no limit (MEQ-438)."""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.things import FavorGained, FavorLost
from desktop_app.games.me_quest.reading.numbers import room_for_favor
from desktop_app.games.me_quest.reading.queries import favor_at
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.asking import at


async def gain_favor(g: QuestState, seat: str, amount: int) -> int:
    """MEQ-296: a hero gains favor, as much as the texts on him allow; answers how much."""
    room = min(amount, room_for_favor(g, seat))
    if room < 1:
        return 0
    event = FavorGained(seat=seat, amount=room)

    def get() -> None:
        g.favor[seat] += event.amount
        g.turn.gained += event.amount if g.active == seat else 0
        g.say("meq-log-favor", seat=seat_ref(seat), amount=event.amount)

    return event.amount if await resolve(g, event, get) else 0


async def lose_favor(g: QuestState, seat: str, amount: int) -> int:
    """MEQ-295: a hero spends or loses favor, at most what he has; answers how much."""
    gone = min(amount, g.favor[seat])
    if gone < 1:
        return 0

    def lose() -> None:
        g.favor[seat] -= gone
        g.say("meq-log-favor-lost", seat=seat_ref(seat), amount=gone)

    await resolve(g, FavorLost(seat=seat, amount=gone), lose)
    return gone


def place_favor(g: QuestState, location: str, amount: int = 1) -> None:
    """Favor comes to a location."""
    g.favor_at[location] = favor_at(g, location) + amount
    g.say("meq-log-favor-placed", place=at(location), amount=amount)


def take_favor_from(g: QuestState, location: str) -> int:
    """Takes all favor off a location; answers how much there was."""
    return g.favor_at.pop(location, 0)
