"""Every number of the game: of cards, of plots, of sides, of seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from desktop_app.games.kit.moment import worth
from desktop_app.games.kit.reading import Term
from desktop_app.games.thrones.reading.queries import (
    READING,
    characters,
    faction_card,
    forbidden,
    is_blank,
    plot,
)
from desktop_app.games.thrones.state import CHALLENGES, Challenge, ThronesState
from desktop_app.games.thrones.vocabulary.texts import CARDS, Contributes, DrawsMore, MoreChallenges

CLAIM_IN = "claim in:"
"""How the kinds of lasting effects begin that raise a seat's claim in challenges of one type; the type follows."""
NEVER_ENOUGH = 10_000
"""More STR than anything adds."""
number, terms, has_number = READING.number, READING.terms, READING.has_number


def strength(g: ThronesState, card: str) -> int:
    """The STR of a character (GOT-173)."""
    return READING.number(g, card, "strength")


def in_full(g: ThronesState, card: str, name: str) -> int:
    """All that makes up a number of a card, below 0 where more was taken than there is (GOT-282)."""
    found = number(g, card, name)
    return found or min(0, sum(term.amount for term in terms(g, card, name)))


def is_set(g: ThronesState, card: str, name: str) -> bool:
    """Whether an effect sets a number of a card, whatever is added to it (GOT-279)."""
    return READING.has_gained(g, card, f"{name}=")


def missing_strength(g: ThronesState, card: str) -> int:
    """How much STR must be added for a character to have any; more than there is where its STR is set."""
    return NEVER_ENOUGH if is_set(g, card, "strength") else max(0, 1 - in_full(g, card, "strength"))


def plot_value(g: ThronesState, seat: str, name: str) -> int:
    """A value of a seat's revealed plot after all modifiers, 0 without one: income, initiative, claim, reserve."""
    revealed = plot(g, seat)
    return READING.number(g, revealed, name) if revealed else 0


def claim(g: ThronesState, fight: Challenge) -> int:
    """The claim of a challenge: of the attacking player's revealed plot (GOT-076), and what its type adds to it.

    What was taken beyond nothing is made up for first (GOT-282).
    """
    kind = f"{CLAIM_IN}{fight.type}"
    more = sum(effect.amount for effect in g.effects if effect.kind == kind and fight.by in effect.targets)
    revealed = plot(g, fight.by)
    if revealed and is_set(g, revealed, "claim"):
        return number(g, revealed, "claim")
    return max(0, more + (in_full(g, revealed, "claim") if revealed else 0))


# -- power -------------------------------------------------------------------------------------------------------------


def power_of(g: ThronesState, seat: str) -> int:
    """The power a seat has on all the cards it controls (GOT-333)."""
    return power_by_seat(g).get(seat, 0)


def power_in_play(g: ThronesState) -> int:
    """All the power on the table: what has left the treasury (GOT-428)."""
    return -g.treasury["power"]


def power_by_seat(g: ThronesState) -> dict[str, int]:
    """The power of everybody who has any."""
    found: dict[str, int] = {}
    for piece in g.pieces.values():
        if piece.tokens and "power" in piece.tokens:
            found[piece.controller] = found.get(piece.controller, 0) + piece.tokens["power"]
    return found


def faction_power(g: ThronesState, seat: str) -> int:
    """The power on a seat's faction card."""
    return g.pieces[faction_card(g, seat)].power


# -- totals ------------------------------------------------------------------------------------------------------------


def side_terms(g: ThronesState, fight: Challenge, seat: str) -> Iterator[Term]:
    """What a seat's total STR in a challenge is made of: its participants, then what else contributes (GOT-188)."""
    side = fight.attackers if seat == fight.by else fight.defenders
    for card in side:
        if not forbidden(g, "contribute", card):
            yield Term(strength(g, card), card, g.codes[card])
    yield from _contributions(g, seat, "challenge")


def side_total(g: ThronesState, fight: Challenge, seat: str) -> int:
    """A seat's total STR in a challenge, 0 or more (GOT-187)."""
    return max(0, sum(term.amount for term in side_terms(g, fight, seat)))


def dominance_terms(g: ThronesState, seat: str) -> Iterator[Term]:
    """What a seat's dominance total is made of: standing characters, gold, what else contributes (GOT-538)."""
    for card in characters(g, seat):
        if not g.pieces[card].exhausted and not forbidden(g, "contribute_to_dominance", card):
            yield Term(strength(g, card), card, g.codes[card])
    yield Term(g.gold[seat])
    yield from _contributions(g, seat, "dominance")


def dominance_total(g: ThronesState, seat: str) -> int:
    """A seat's total for dominance."""
    return sum(term.amount for term in dominance_terms(g, seat))


def _contributions(g: ThronesState, seat: str, to: str) -> Iterator[Term]:
    written = CARDS.by_code(Contributes)
    for card in _working(g, written, seat):
        m = READING.moment(g, card)
        for text in written[m.code]:
            if text.to == to and (text.applies is None or text.applies(m)):
                yield Term(worth(text.amount, m), card, m.code)
    for effect in g.effects:
        if effect.kind == f"contributes:{to}" and seat in effect.targets:
            yield Term(effect.amount, effect.source, effect.code)


def _working(g: ThronesState, texts: Mapping[str, object], seat: str) -> list[str]:
    """The cards of a seat in play with one of these texts that are not blank."""
    return [c for c in READING.sources(g, texts) if g.pieces[c].controller == seat and not is_blank(g, c)]


# -- challenges that may be initiated ----------------------------------------------------------------------------------


def challenges_allowed(g: ThronesState, seat: str, type: str, *, elsewhere: bool = False) -> int:
    """How many challenges of a type a seat may initiate in a challenges phase: one, and what cards add (GOT-506).

    With ``elsewhere`` how many more it may initiate each against another opponent than before.
    """
    more = CARDS.by_code(MoreChallenges)
    count = 0 if elsewhere else 1 + sum(e.kind == f"more:{type}" and seat in e.targets for e in g.effects)
    for card in _working(g, more, seat):
        count += sum(text.type == type and text.elsewhere == elsewhere for text in more[g.codes[card]])
    return count


def more_by(g: ThronesState, seat: str, type: str) -> str:
    """The card that lets a seat initiate one more challenge of a type than it has, "" while the rules do."""
    done, more = challenges_initiated(g, seat, type), CARDS.by_code(MoreChallenges)
    lasting = [e.source for e in g.effects if e.kind == f"more:{type}" and seat in e.targets]
    found = [c for c in _working(g, more, seat) for text in more[g.codes[c]] if text.type == type] + lasting
    return found[min(done, len(found)) - 1] if done and found else ""


def challenges_initiated(g: ThronesState, seat: str, type: str = "") -> int:
    """How many challenges, or those of a type, a seat has initiated in this challenges phase."""
    fights = [*g.fought, *g.challenges]
    return sum([fight.by == seat and type in ("", fight.type) for fight in fights]) if fights else 0


def challenges_left(g: ThronesState, seat: str) -> dict[str, int]:
    """How many challenges of each type a seat may still initiate, as far as their number goes."""
    return {type: sum(_left(g, seat, type)) for type in CHALLENGES}


def has_challenge_left(g: ThronesState, seat: str, type: str, at: str) -> bool:
    """Whether a seat may still initiate a challenge of a type against an opponent, as far as their number goes: the
    first it always may."""
    if not challenges_initiated(g, seat, type):
        return True
    anywhere, elsewhere = _left(g, seat, type)
    return anywhere > 0 or (elsewhere > 0 and at not in _attacked(g, seat, type))


def _left(g: ThronesState, seat: str, type: str) -> tuple[int, int]:
    """How many more may be initiated against anybody, and how many only against somebody else than before.

    Of those that were, each against another opponent than the ones before it counts among the latter where it can.
    """
    done = challenges_initiated(g, seat, type)
    allowed = challenges_allowed(g, seat, type)
    more = challenges_allowed(g, seat, type, elsewhere=True)
    used_elsewhere = min(more, max(0, len(set(_attacked(g, seat, type))) - 1))
    return max(0, allowed - (done - used_elsewhere)), (more - used_elsewhere) if done else 0


def _attacked(g: ThronesState, seat: str, type: str) -> list[str]:
    return [f.initiated_against for f in [*g.fought, *g.challenges] if f.by == seat and f.type == type]


# -- cards to draw -----------------------------------------------------------------------------------------------------


def cards_to_draw(g: ThronesState, seat: str, usual: int) -> int:
    """How many cards a seat draws in the draw phase."""
    more = CARDS.by_code(DrawsMore)
    return usual + sum(text.amount for card in _working(g, more, seat) for text in more[g.codes[card]])
