"""2. The draw phase: everybody draws two cards."""

from __future__ import annotations

from desktop_app.engine.rows import Row
from desktop_app.games.thrones.book.action_windows import window
from desktop_app.games.thrones.book.phases import begins, ends
from desktop_app.games.thrones.reading.numbers import cards_to_draw
from desktop_app.games.thrones.reading.queries import players
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.piles import draw

PHASE = "draw"
CARDS_DRAWN = 2


async def draw_cards(g: ThronesState) -> None:
    """2.2: all players draw 2 cards at once (GOT-489); whoever has no deck left is out (GOT-490)."""
    await draw(g, {seat: cards_to_draw(g, seat, CARDS_DRAWN) for seat in players(g)})


ROWS = [begins("2.1", PHASE), Row("2.2", draw_cards, PHASE), window("2.2w", PHASE), ends("2.3", PHASE)]
