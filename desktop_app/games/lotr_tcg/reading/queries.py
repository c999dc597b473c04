"""Reading the table: who plays, what is in play and active, what a card is and has. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import islice

from desktop_app.games.kit.cast import Prints
from desktop_app.games.kit.reading import Reading, Term
from desktop_app.games.lotr_tcg.reading.active import FACTS, FREE_PEOPLES, SHADOW, is_active, is_blank, works
from desktop_app.games.lotr_tcg.reading.facts import BORNE, CHARACTERS, CardFacts
from desktop_app.games.lotr_tcg.state import Skirmish, TcgState
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS

__all__ = ["BORNE", "CHARACTERS", "FACTS", "FREE_PEOPLES", "SHADOW", "is_active", "works"]

_TITLES = Prints(lambda code: FACTS[code].titles["en"])
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


def facts(g: TcgState, card: str) -> CardFacts:
    """What is printed on a card."""
    return FACTS[g.codes[card]]


def kind(g: TcgState, card: str) -> str:
    """The card type."""
    return FACTS[g.codes[card]].type


# -- players -----------------------------------------------------------------------------------------------------------


def playing(g: TcgState) -> list[str]:
    """The seats still in the game, clockwise from the first player."""
    return [seat for seat in g.order if seat not in g.lost]


def to_the_right(g: TcgState, seat: str) -> list[str]:
    """The others still in the game, counter-clockwise from the one on a seat's right (TCG-139)."""
    at = g.order.index(seat)
    ring = g.order[:at][::-1] + g.order[at + 1 :][::-1]
    return [other for other in ring if other not in g.lost] if g.lost else ring


def shadow_players(g: TcgState) -> list[str]:
    """The opponents of the Free Peoples player, from his right on (TCG-175)."""
    return to_the_right(g, g.active)


def action_order(g: TcgState) -> list[str]:
    """The Free Peoples player, then the others from his right on (TCG-230)."""
    ring = to_the_right(g, g.active)
    return ring if g.active in g.lost else [g.active, *ring]


def opponents(g: TcgState, seat: str) -> list[str]:
    """All Shadow players for the Free Peoples player; only him for a Shadow player (TCG-405)."""
    return shadow_players(g) if seat == g.active else [g.active]


def controller(g: TcgState, card: str) -> str:
    """Who controls a card: in play its controller, elsewhere its owner."""
    piece = g.pieces.get(card)
    return piece.controller if piece is not None else g.owners[card]


def is_side(g: TcgState, seat: str, card: str) -> bool:
    """Whether a card is of the side that a seat plays in this turn (TCG-016, TCG-018)."""
    return FACTS[g.codes[card]].side == (FREE_PEOPLES if seat == g.active else SHADOW)


# -- cards in play, active ones ----------------------------------------------------------------------------------------


def companions(g: TcgState) -> list[str]:
    """The companions of the fellowship that acts, the Ring-bearer among them."""
    return g.zones[f"fellowship:{g.active}"]


def allies(g: TcgState) -> list[str]:
    """The allies of the Free Peoples player."""
    return [card for card in g.zones[f"support:{g.active}"] if FACTS[g.codes[card]].type == "ally"]


def minions(g: TcgState) -> list[str]:
    """The minions in play, those of the first Shadow player first."""
    return [card for seat in shadow_players(g) for card in g.zones[f"minions:{seat}"]]


def characters(g: TcgState) -> list[str]:
    """Every active character: companions, allies, minions."""
    return [*companions(g), *allies(g), *minions(g)]


def active_cards(g: TcgState) -> list[str]:
    """Every active card in play."""
    return [card for card in g.pieces if is_active(g, card)]


def ring_bearer(g: TcgState, seat: str) -> str:
    """Who bears The One Ring of a seat; "" when nobody does."""
    return g.ring_bearers.get(seat, "")


def is_ring_bearer(g: TcgState, card: str) -> bool:
    """Whether a character is a Ring-bearer."""
    return card in g.ring_bearers.values()


def wears_the_ring(g: TcgState, seat: str) -> bool:
    """Whether a seat's Ring-bearer wears The One Ring (TCG-311)."""
    ring = g.rings.get(seat, "")
    return ring in g.pieces and g.pieces[ring].worn


def titled(g: TcgState, title: str) -> Iterator[str]:
    """The active cards in play with a title, whatever their subtitle."""
    return (card for card in _TITLES.in_play(g, title) if is_active(g, card))


def stacked_on(g: TcgState, card: str) -> str:
    """The card that a stacked card lies under; "" for any other."""
    return next((host for host, piece in g.pieces.items() if card in piece.stacked), "")


# -- the path ----------------------------------------------------------------------------------------------------------


def site_at(g: TcgState, number: int) -> str:
    """The site of a number on the adventure path; "" where there is none (TCG-164)."""
    return next((card for card in g.zones["path"] if facts(g, card).site_number == number), "")


def site(g: TcgState) -> str:
    """The site where the fellowship that acts is; "" before the first is laid."""
    return site_at(g, g.at.get(g.active, 0))


def fellowship_place(g: TcgState) -> str:
    """The site where the fellowship is, as allies name their homes: number and block ("4T"); "" before the first."""
    here = site(g)
    return f"{facts(g, here).site_number}{facts(g, here).block[:1].upper()}" if here else ""


def is_at_home(g: TcgState, ally: str) -> bool:
    """Whether the fellowship is at the home site of an ally: number and block (TCG-412, TCG-414)."""
    return fellowship_place(g) in facts(g, ally).home_site


def are_together(g: TcgState, card: str, other: str) -> bool:
    """Whether two companions or allies are at the same site: companions are with the fellowship, allies always at home
    (TCG-414, TCG-450)."""
    here = [fellowship_place(g)]
    places, others = (facts(g, c).home_site if kind(g, c) == "ally" else here for c in (card, other))
    return any(place in others for place in places)


def takes_part(g: TcgState, card: str, what: str) -> bool:
    """Whether a character takes part in "archery" or a "skirmish": an ally at home or if a card allows it, anybody
    unless a card forbids it (TCG-200, TCG-415, TCG-416, TCG-434)."""
    there = FACTS[g.codes[card]].type != "ally" or is_at_home(g, card) or has_way(g, card, what)
    return there and not forbidden(g, what, card)


def is_roaming(g: TcgState, minion: str) -> bool:
    """Whether the fellowship is at a site of a lower number than the minion's (TCG-187); blocks do not matter."""
    return g.at.get(g.active, 0) < READING.number(g, minion, "minion_site")


# -- who fights whom ---------------------------------------------------------------------------------------------------


def skirmishes(g: TcgState) -> list[Skirmish]:
    """The skirmish being fought and those still to come."""
    return [*([g.fight] if g.fight is not None else []), *g.assigned]


def is_assigned(g: TcgState, card: str) -> bool:
    """Whether a character is assigned to a skirmish that is not over."""
    return any(card in each.characters or card in each.minions for each in skirmishes(g))


def against(g: TcgState, card: str) -> list[str]:
    """Whom a character is skirmishing: only in the skirmish that is being fought (TCG-438)."""
    fight = g.fight
    if fight is None:
        return []
    return fight.minions if card in fight.characters else fight.characters if card in fight.minions else []


# -- what a card is and has --------------------------------------------------------------------------------------------


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


# -- wounds and burdens ------------------------------------------------------------------------------------------------


def wounds(g: TcgState, card: str) -> int:
    """The wound tokens on a character (TCG-045)."""
    piece = g.pieces.get(card)
    return piece.tokens.get("wound", 0) if piece is not None else 0


def vitality_left(g: TcgState, card: str) -> int:
    """The vitality of a character less its wounds."""
    return number(g, card, "vitality") - wounds(g, card)


def burdens(g: TcgState, seat: str) -> int:
    """The burdens on a seat's Ring-bearer (TCG-280)."""
    return burdens_on(g, ring_bearer(g, seat))


def burdens_on(g: TcgState, bearer: str) -> int:
    """The burdens on a Ring-bearer; none on one who has left play."""
    piece = g.pieces.get(bearer)
    return piece.tokens.get("burden", 0) if piece is not None else 0


def resistance(g: TcgState, seat: str) -> int:
    """The resistance of a seat's Ring-bearer."""
    bearer = ring_bearer(g, seat)
    return number(g, bearer, "resistance") if bearer in g.pieces else 0
