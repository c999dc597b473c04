"""Every number of a card as a sum: printed value, constant abilities, lasting effects, and what gives each.

The total is worked out as LCG-237 to LCG-244 say: additions first, then multiplication and halving, rounded up; a
modifier that sets the value overrides the rest; below 0 is 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop_app.games.kit.moment import Moment, worth
from desktop_app.games.lotr_lcg.reading.queries import FACTS, affects, committed, immune, is_blank, staged
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, Now, NumberText, SpreadText

NUMBERS = (
    "willpower",
    "attack",
    "defense",
    "hit_points",
    "threat",
    "engagement_cost",
    "quest_points",
    "cost",
    "threat_cost",
)


class Term(NamedTuple):
    """One part of a number: how much, the card it comes from and that card's code ("" for the printed value)."""

    amount: int
    source: str = ""
    code: str = ""


_PRINTED: dict[str, dict[str, int]] = {
    name: {code: value for code, card in FACTS.items() if isinstance(value := getattr(card, name, None), int)}
    for name in NUMBERS
}


def printed(g: LcgState, card: str, name: str) -> int:
    """The printed value; 0 for a dash or an X (LCG-191, LCG-222)."""
    return _PRINTED[name].get(g.codes[card], 0)


def has_number(g: LcgState, card: str, name: str) -> bool:
    """Whether the card has this number at all."""
    return g.codes[card] in _PRINTED[name]


def terms(g: LcgState, card: str, name: str) -> Iterator[Term]:
    """The printed value and every addition to it, in the order they were made."""
    code = g.codes[card]
    yield Term(_PRINTED[name].get(code, 0))
    yield from _constants(g, card, card, name, "me")
    piece = g.pieces.get(card)
    if piece is not None:
        for attachment in piece.attachments:
            if not immune(g, card, g.codes[attachment]):
                yield from _constants(g, attachment, card, name, "host")
    if CARDS.has(SpreadText):
        for source in g.pieces:
            yield from _spread(g, source, card, name)
    for effect in g.effects:
        if effect.kind == name and affects(g, effect, card):
            yield Term(effect.amount, effect.source, effect.code)


def _constants(g: LcgState, source: str, card: str, name: str, on: str) -> Iterator[Term]:
    """What the text of a card adds to a number of itself or of its host."""
    code = g.codes[source]
    for text in CARDS.of(NumberText, code):
        if text.number == name and text.on.name == on and not is_blank(g, source):
            m = _moment(g, source).at(card)
            if text.applies is None or text.applies(m):
                yield Term(worth(text.amount, m), source, code)


def _spread(g: LcgState, source: str, card: str, name: str) -> Iterator[Term]:
    """What the text of a card in play adds to a number of another card."""
    code = g.codes[source]
    for text in CARDS.of(SpreadText, code):
        if text.number != name or is_blank(g, source) or immune(g, card, code):
            continue
        m = _moment(g, source).at(card)
        if (text.applies is None or text.applies(m)) and text.on.has(m, card):
            yield Term(worth(text.amount, m), source, code)


def _moment(g: LcgState, card: str) -> Now:
    piece = g.pieces.get(card)
    return Moment(g, piece.controller if piece is not None else g.owners[card], card, g.codes[card])


def _nothing_changes(g: LcgState, card: str) -> bool:
    """Whether the printed value stands alone: most numbers, most of the time."""
    if g.effects or CARDS.has(SpreadText) or CARDS.of(NumberText, g.codes[card]):
        return False
    piece = g.pieces.get(card)
    return piece is None or not piece.attachments


def number(g: LcgState, card: str, name: str) -> int:
    """The current value of a number of a card."""
    if _nothing_changes(g, card):
        return _PRINTED[name].get(g.codes[card], 0)
    total = 0
    for term in terms(g, card, name):
        total += term.amount
    for effect in g.effects:
        if effect.kind.startswith(name) and effect.kind != name and affects(g, effect, card):
            return _with_factors(g, card, name, total)
    return total if total > 0 else 0


def _with_factors(g: LcgState, card: str, name: str, total: int) -> int:
    numerator, denominator, fixed = total, 1, None
    for effect in g.effects:
        if not affects(g, effect, card):
            continue
        if effect.kind == f"{name}*":
            numerator *= effect.amount
        elif effect.kind == f"{name}/":
            denominator *= effect.amount
        elif effect.kind == f"{name}=":
            fixed = effect.amount
    if fixed is not None:
        return max(0, fixed)
    return max(0, -(-numerator // denominator))


def staging_terms(g: LcgState) -> list[Term]:
    """The threat strength each card gives to the staging area, then what effects add to the area (LCG-025)."""
    found = [
        Term(number(g, card, "threat"), card, g.codes[card])
        for card in staged(g, "enemy") + staged(g, "location")
        if not any(e.kind == "no_threat" and affects(g, e, card) for e in g.effects)
    ]
    found.extend(Term(e.amount, e.source, e.code) for e in g.effects if e.kind == "staging_threat")
    return found


def staging_threat(g: LcgState) -> int:
    """The combined threat strength in the staging area."""
    return max(0, sum(term.amount for term in staging_terms(g)))


def willpower_terms(g: LcgState) -> list[Term]:
    """The willpower of each committed character (LCG-418)."""
    return [Term(number(g, card, "willpower"), card, g.codes[card]) for card in committed(g)]


def committed_willpower(g: LcgState) -> int:
    """The combined willpower of all committed characters."""
    return sum(term.amount for term in willpower_terms(g))


def hit_points_left(g: LcgState, card: str) -> int:
    """Hit points not yet covered by damage."""
    return number(g, card, "hit_points") - g.pieces[card].damage
