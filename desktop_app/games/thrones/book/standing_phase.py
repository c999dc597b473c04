"""6. The standing phase: every kneeling card stands."""

from __future__ import annotations

from desktop_app.engine.rows import Row
from desktop_app.games.kit.asking import choose_cards
from desktop_app.games.thrones.book.action_windows import window
from desktop_app.games.thrones.book.phases import begins, ends
from desktop_app.games.thrones.reading.queries import characters, controlled, forbidden, players
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.turning import can_stand, stand

PHASE = "standing"
FEW = 2
"""How many characters a player may stand who cannot stand more than two."""


async def stand_cards(g: ThronesState) -> None:
    """6.2: all kneeling cards stand simultaneously (GOT-543)."""
    standing: list[str] = []
    for seat in players(g):
        cards = [card for card in controlled(g, seat) if can_stand(g, card)]
        if forbidden(g, "stand_more_than_two_characters", seat):
            people = [card for card in cards if card in characters(g, seat)]
            chosen = await choose_cards(g, seat, "got-ask-stand", people, FEW)
            cards = [card for card in cards if card not in people or card in chosen]
        standing += cards
    await stand(g, standing, told=False)
    g.say("got-log-all-stand", rule="GOT-543")


ROWS = [begins("6.1", PHASE), Row("6.2", stand_cards, PHASE), window("6.2w", PHASE), ends("6.3", PHASE)]
