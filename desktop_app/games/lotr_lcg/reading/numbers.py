"""The numbers of this game: those of a card as sums, and what they come to on the table.

A number is worked out as LCG-237 to LCG-244 say: additions first, then multiplication and halving, rounded up; a
modifier that sets the value overrides the rest; below 0 is 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.reading import Term
from desktop_app.games.lotr_lcg.reading.queries import READING, affects, committed, staged
from desktop_app.games.lotr_lcg.state import LcgState

printed, has_number = READING.printed, READING.has_number
number, terms = READING.number, READING.terms


def staging_terms(g: LcgState) -> list[Term]:
    """The threat strength each card gives to the staging area, then what effects add to the area (LCG-025)."""
    adding = staged(g, "enemy") + staged(g, "location")
    for effect in g.effects:
        if effect.kind == "no_threat":
            adding = [card for card in adding if not affects(g, effect, card)]
    found = [Term(number(g, card, "threat"), card, g.codes[card]) for card in adding]
    for effect in g.effects:
        if effect.kind == "staging_threat":
            found.append(Term(effect.amount, effect.source, effect.code))
    return found


def staging_threat(g: LcgState) -> int:
    """The combined threat strength in the staging area."""
    return combined(staging_terms(g))


def combined(parts: Sequence[Term]) -> int:
    """What the parts of a number of the table come to."""
    return max(0, sum([part.amount for part in parts]))


def willpower_terms(g: LcgState) -> list[Term]:
    """The willpower of each committed character (LCG-418)."""
    return [Term(number(g, card, "willpower"), card, g.codes[card]) for card in committed(g)]


def committed_willpower(g: LcgState) -> int:
    """The combined willpower of all committed characters."""
    return combined(willpower_terms(g))


def hit_points_left(g: LcgState, card: str) -> int:
    """Hit points not yet covered by damage."""
    return number(g, card, "hit_points") - g.pieces[card].damage
