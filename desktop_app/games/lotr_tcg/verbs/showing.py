"""Showing cards that lie hidden: to one who is told to look, or to everybody (TCG-404)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_tcg.reading.queries import action_order
from desktop_app.games.lotr_tcg.state import TcgState


async def look(g: TcgState, seat: str, cards: Sequence[str], source: str = "") -> None:
    """A seat alone looks at cards; the others hear how many."""
    g.say("tcg-log-looks", seat=seat_ref(seat), count=len(cards), rule="TCG-404")
    g.say("tcg-log-sees", only=seat, cards=[g.ref(card) for card in cards])
    await _show(g, [seat], cards, source)


async def reveal(g: TcgState, cards: Sequence[str], source: str = "") -> None:
    """Cards are revealed: everybody sees them."""
    g.say("tcg-log-reveals", cards=[g.ref(card) for card in cards], rule="TCG-404")
    await _show(g, action_order(g), cards, source)


async def _show(g: TcgState, seats: Sequence[str], cards: Sequence[str], source: str) -> None:
    """They lie open until each of the seats has seen them."""
    for seat in seats if cards else ():
        g.shown[seat] = list(cards)
    for seat in list(g.shown):
        await ask_one(_seen(g, seat, source))
    g.shown = {}


def _seen(g: TcgState, seat: str, source: str) -> Question:
    told = {"source": g.ref(source)} if source else {}
    asked = Question(
        seat,
        "one",
        message("tcg-ask-look", rule="TCG-404", seat=seat_ref(seat), count=len(g.shown[seat]), **told),
        lambda: [Option("seen")],
        step=g.step,
        source=source,
        shows=g.shown[seat],
        primary="seen",
    )
    asked.for_the_look = True
    return asked
