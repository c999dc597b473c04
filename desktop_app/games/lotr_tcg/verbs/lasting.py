"""Effects that last: until the end of the phase (TCG-090), of the turn, or until the regroup phase."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_tcg.state import TcgState

WAITS, WAITING = "waits:", "waiting"
"""How the kinds of effects begin that wait for what becomes of a character, whose id follows; and the zone of what
answers then."""


def modify(g: TcgState, cards: Sequence[str], number: str, amount: int, until: str, source: str) -> None:
    """A number of cards is another one for a while."""
    if not amount:
        return
    g.effects.append(Effect(number, amount, list(cards), "", until, source, g.codes[source]))
    for card in cards:
        sign = "−" if amount < 0 else "+"
        g.say("tcg-log-modified", card=g.ref(card), sign=sign, amount=abs(amount), number=number)


def give(g: TcgState, cards: Sequence[str], kind: str, until: str, source: str, amount: int = 0) -> None:
    """Cards get something for a while: "keyword:fierce", "way:tripled", "cannot:wound"."""
    g.effects.append(Effect(kind, amount, list(cards), "", until, source, g.codes[source]))
    group, _, word = kind.partition(":")
    for card in cards:
        g.say("tcg-log-gains", card=g.ref(card), what=f"cannot_{word}" if group == "cannot" else word or kind)


def wait_for(g: TcgState, card: str, until: str, source: str) -> None:
    """A card waits for what becomes of a character, even of one that is dead by then."""
    g.effects.append(Effect(f"{WAITS}{card}", 0, [], "", until, source, g.codes[source]))


def forbid(g: TcgState, seats: Sequence[str], what: str, until: str, source: str) -> None:
    """Players may not do something for a while ("move")."""
    g.effects.append(Effect(f"cannot:{what}", 0, list(seats), "", until, source, g.codes[source]))
    g.say("tcg-log-takes-effect", card=g.ref(source))
