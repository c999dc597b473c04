"""What a card is and has: its numbers with all that adds to them, keywords and ways, printed, gained and granted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import islice

from desktop_app.games.kit.reading import Reading, Term
from desktop_app.games.lotr_tcg.reading.active import FACTS, is_blank, works
from desktop_app.games.lotr_tcg.reading.queries import facts, kind
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS

NUMBERS = ("twilight", "strength", "vitality", "resistance", "shadow_number", "minion_site")
"""The numbers that stand on cards."""
KEYWORD_NUMBERS = ("damage", "defender")
"""The keywords with a number, whose instances add up (TCG-445, TCG-446)."""
NO_POSSESSION_STRENGTH = "no_possession_strength"
"""The way of one who does not gain strength from possessions."""
TAKEN_AWAY = ("strength", *KEYWORD_NUMBERS)
"""The numbers of which an effect may take away a part that is printed."""
BONUSES = ("strength", "vitality", "resistance")
"""What a borne card adds to its bearer (TCG-155)."""


def _bonuses(name: str, g: TcgState, card: str) -> Sequence[Term]:
    """What the cards that a character bears add to a number of his (TCG-155)."""
    piece = g.pieces.get(card)
    if piece is None or not piece.attachments:
        return ()
    bonuses = [(getattr(FACTS[g.codes[borne]], name), borne) for borne in piece.attachments]
    return [Term(bonus, borne, g.codes[borne]) for bonus, borne in bonuses if bonus]


def _printed() -> dict[str, dict[str, int]]:
    found = {name: {c: v for c, card in FACTS.items() if (v := getattr(card, name)) is not None} for name in NUMBERS}
    keywords = {name: {c: v for c, card in FACTS.items() if (v := card.amount(name))} for name in KEYWORD_NUMBERS}
    return {**found, **keywords}


class _ActiveReading(Reading[TcgState]):
    """Texts of cards that are not in use say nothing (TCG-287, TCG-293)."""

    def terms(self, g: TcgState, card: str, name: str) -> Iterator[Term]:
        """Without the strength that possessions give to one who does not gain it, without printed keywords where the
        text is lost."""
        found = super().terms(g, card, name)
        if not g.effects or name not in TAKEN_AWAY:
            return found
        if not self._is_taken_away(g, card, name):
            return found
        if name in KEYWORD_NUMBERS:
            return islice(found, 1, None)  # the printed one comes first
        return (term for term in found if term.amount <= 0 or FACTS[term.code or g.codes[card]].type != "possession")

    def _changed_by_text(self, g: TcgState, card: str, code: str, name: str) -> bool:
        """As ever; and whoever gains no strength from possessions, or has lost the text that gave him keywords."""
        if g.effects and name in TAKEN_AWAY and self._is_taken_away(g, card, name):
            return True
        return super()._changed_by_text(g, card, code, name)

    def _is_taken_away(self, g: TcgState, card: str, name: str) -> bool:
        """Whether a card has lost the text that gave it a keyword, or gains no strength from possessions."""
        if name in KEYWORD_NUMBERS:
            return is_blank(g, card)
        return bool(self.gained(g, card, f"way:{NO_POSSESSION_STRENGTH}"))

    def is_blank(self, g: TcgState, card: str) -> bool:
        """Blank, or not in use; a card that is being played is as it is printed."""
        return card in g.pieces and not works(g, card)


READING: Reading[TcgState] = _ActiveReading(
    texts=CARDS,
    printed=_printed(),
    belongs=lambda g, card, group: card in g.pieces and kind(g, card) == group,
    side_of=lambda code: FACTS[code].side if code in FACTS else "",
    keeper=lambda g, card: g.active,
    adds={name: partial(_bonuses, name) for name in BONUSES},
)
"""What lasting effects and texts come to; all modifiers apply together, below zero is zero (TCG-394)."""
number, terms, has_number = READING.number, READING.terms, READING.has_number
forbidden = READING.forbidden


@cache
def printed_keywords(code: str) -> frozenset[str]:
    """The keywords that are printed on a card, and those that it has by the rules."""
    return frozenset(each.id for each in FACTS[code].keywords) | _by_the_rules(code)


@cache
def _by_the_rules(code: str) -> frozenset[str]:
    """Every Frodo and Sam is Ring-bound, whatever their text says (TCG-337)."""
    printed = FACTS[code]
    bound = printed.titles["en"] in ("Frodo", "Sam") and printed.type == "companion"
    return frozenset(["ring_bound"] if bound else [])


def has_keyword(g: TcgState, card: str, keyword: str) -> bool:
    """Whether a card has a keyword, printed or gained; one that has lost its text has none of those in it."""
    code = g.codes[card]
    if keyword in (_by_the_rules(code) if g.effects and is_blank(g, card) else printed_keywords(code)):
        return True
    if g.effects and READING.has_gained(g, card, f"keyword:{keyword}"):
        return True
    if keyword in KEYWORD_NUMBERS and number(g, card, keyword) > 0:
        return True
    return READING.is_granted(g, card, "keyword", keyword)


def ambushes(g: TcgState, card: str) -> list[int]:
    """The ambushes of a minion, printed and gained, each apart (TCG-447)."""
    keywords = () if is_blank(g, card) else FACTS[g.codes[card]].keywords
    printed = [each.amount for each in keywords if each.id == "ambush"]
    return printed + [effect.amount for effect in READING.gained(g, card, "keyword:ambush")]


def has_way(g: TcgState, card: str, way: str) -> bool:
    """Whether a text or effect lets a character do something that the rules do not ("archery", "skirmish"), or spares
    it something ("tripled")."""
    if g.effects and READING.has_gained(g, card, f"way:{way}"):
        return True
    return READING.is_granted(g, card, "way", way)


def is_unbound(g: TcgState, card: str) -> bool:
    """Whether a card is an unbound companion: one without Ring-bound (TCG-335, TCG-336)."""
    return kind(g, card) == "companion" and not has_keyword(g, card, "ring_bound")


def is_mounted(g: TcgState, card: str) -> bool:
    """Whether a character bears a possession of the class mount (TCG-421)."""
    piece = g.pieces.get(card)
    borne = piece.attachments if piece is not None else []
    return any("mount" in facts(g, each).item_class and kind(g, each) == "possession" for each in borne)
