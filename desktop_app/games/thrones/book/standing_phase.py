"""6. The standing phase: every kneeling card stands."""

from __future__ import annotations

from desktop_app.engine.rows import Row
from desktop_app.games.thrones.book.action_windows import window
from desktop_app.games.thrones.book.phases import begins, ends
from desktop_app.games.thrones.reading.queries import controlled, players
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.turning import STANDING, stand

PHASE = STANDING


async def stand_cards(g: ThronesState) -> None:
    """6.2: all kneeling cards stand simultaneously, but those that something keeps kneeling (GOT-543)."""
    await stand(g, {seat: controlled(g, seat) for seat in players(g)}, told=False)
    kneeling = [card for seat in players(g) for card in controlled(g, seat) if g.pieces[card].exhausted]
    if kneeling:
        g.say("got-log-all-stand-but", rule="GOT-543", cards=[g.ref(card) for card in kneeling])
    else:
        g.say("got-log-all-stand", rule="GOT-543")


ROWS = [begins("6.1", PHASE), Row("6.2", stand_cards, PHASE), window("6.2w", PHASE), ends("6.3", PHASE)]
