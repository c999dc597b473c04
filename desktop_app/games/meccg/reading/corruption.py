"""Corruption: the points of a character, and what is added to his checks."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.kit.reading import Term
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.numbers import number, terms, total
from desktop_app.games.meccg.reading.queries import is_avatar, is_ringwraith
from desktop_app.games.meccg.state import MecState


def corruption_terms(g: MecState, card: str) -> Iterator[Term]:
    """What a character's corruption point total is made of: the cards it controls, used or not, and what lies on them
    (MEC-656, MEC-666)."""
    for other in g.pieces[card].attachments:
        for each in (other, *g.pieces[other].attachments):
            points = number(g, each, "corruption")
            if points:
                yield Term(points, each, g.codes[each])
    own = number(g, card, "corruption")
    if own:
        yield Term(own, card, g.codes[card])


def corruption(g: MecState, card: str) -> int:
    """A character's corruption point total (MEC-666)."""
    return total(corruption_terms(g, card))


def check_terms(g: MecState, card: str) -> Iterator[Term]:
    """What is added to a character's corruption checks (MEC-667); +2 in a Ringwraith's company (MEC-129)."""
    yield from (term for term in terms(g, card, "check") if term.amount)
    company = company_of(g, card)
    for other in company.members if company is not None else ():
        if is_ringwraith(g, other) and is_avatar(g, other):
            yield Term(2, other, g.codes[other])


def check_bonus(g: MecState, card: str) -> int:
    """The sum of that."""
    return total(check_terms(g, card))
