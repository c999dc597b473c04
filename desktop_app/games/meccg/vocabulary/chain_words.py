"""What is declared in the chain and not resolved, as a target: one action of it is canceled, whatever else its card has
declared (MEC-698, MEC-704, MEC-717)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.groups import Group
from desktop_app.games.meccg.book.chain import ON_GUARD
from desktop_app.games.meccg.state import Declared, MecState
from desktop_app.games.meccg.vocabulary.bases import OnThings
from desktop_app.games.meccg.vocabulary.texts import Now, Those

Fits = Callable[[Now, Declared], bool]
PLACE = "chain:"
"""How it is noted which action of the chain was named: by its place there, which it keeps until it resolves."""


class OfTheChain(Group[MecState], Frozen, eq=False):
    """The cards of the chain of which some action ``fits``, the last one first."""

    fits: Fits = lambda m, it: True

    def places(self, m: Now, card: str) -> list[int]:
        """Where in the chain the actions of a card lie that are meant."""
        return [place for place, it in _open(m) if it.card == card and self.fits(m, it)]


def _open(m: Now) -> Iterator[tuple[int, Declared]]:
    """What others have declared and nothing has canceled yet; a card that is put on guard lies face down, so that
    nothing is aimed at it (MEC-707)."""
    for place, it in enumerate(m.g.chain):
        if not it.cancelled and it.card != m.me and it.kind != ON_GUARD:
            yield place, it


def declared(told: str, fits: Fits) -> Those:
    """The cards of the chain with an action for which something is true. ``told`` is what words call them."""

    def find(m: Now) -> list[str]:
        return list(dict.fromkeys(it.card for _, it in reversed(list(_open(m))) if fits(m, it)))

    return OfTheChain(told, find, fits=fits)


async def name_action(m: Now, group: Those | None) -> list[str]:
    """Which of several actions of one card is meant is named as the card that is aimed at it is declared (MEC-704)."""
    if not isinstance(group, OfTheChain):
        return []
    places = group.places(m, m.target)
    place = places[0] if len(places) == 1 else await _ask_which(m, places)
    return [f"{PLACE}{place}"]


async def _ask_which(m: Now, places: Sequence[int]) -> int:
    question = Question(
        m.seat,
        "one",
        message("mec-ask-which-action", rule="MEC-704", seat=seat_ref(m.seat), source=m.g.ref(m.target)),
        lambda: [_action(m, place) for place in places],
        step=m.g.step,
        source=m.me,
    )
    return int((await ask_one(question)).detail)


def _action(m: Now, place: int) -> Option:
    """An action of the chain, by its number there and what it is aimed at."""
    it = m.g.chain[place]
    card, n = m.g.ref(it.card), place + 1
    label = message("mec-verb-action", card=card, n=n)
    if it.target in m.g.codes:
        label = message("mec-verb-action-at", card=card, n=n, host=m.g.ref(it.target))
    return Option("action", it.card, detail=str(place), label=label)


async def _cancel(m: Now, cards: Sequence[str]) -> None:
    named = [int(each.removeprefix(PLACE)) for each in m.paid if each.startswith(PLACE)]
    for place in named:
        if place < len(m.g.chain) and m.g.chain[place].card in cards:
            m.g.chain[place].cancelled = True


cancels_declared = OnThings("cancels what is declared", _cancel, anywhere=True)
"""Cancels an action of the chain, chosen as it is itself declared (MEC-704):
``target=declared("declared environment", ...), do=cancels_declared``."""
