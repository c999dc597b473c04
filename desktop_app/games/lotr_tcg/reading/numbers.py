"""Totals of the table: sides of a skirmish, archery, twilight of a move, costs, the move limit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop_app.games.kit.moment import worth
from desktop_app.games.kit.reading import Term
from desktop_app.games.lotr_tcg.reading.path import is_roaming, site, takes_part
from desktop_app.games.lotr_tcg.reading.queries import allies, companions, facts, kind, minions, titled, works
from desktop_app.games.lotr_tcg.reading.sums import READING, has_keyword, has_way, number
from desktop_app.games.lotr_tcg.state import Skirmish, TcgState
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, Adds

ROAMING_PENALTY = 2
USUAL_MOVE_LIMIT = 2
FEWEST_FOR_MORE_MOVES = 3


# -- skirmishes --------------------------------------------------------------------------------------------------------


def side_terms(g: TcgState, cards: list[str]) -> Iterator[Term]:
    """What the total strength of a side is made of."""
    for card in cards:
        yield Term(number(g, card, "strength"), card, g.codes[card])


def side_total(g: TcgState, cards: list[str]) -> int:
    """The total strength of a side (TCG-233)."""
    return sum(number(g, card, "strength") for card in cards)


def winning_side(g: TcgState, fight: Skirmish) -> str:
    """The side that would win now: the stronger one, the Shadow when both are equal (TCG-233, TCG-234).

    A side without characters loses (TCG-439); "" when both are gone.
    """
    if not fight.characters or not fight.minions:
        return "free_peoples" if fight.characters else "shadow" if fight.minions else ""
    return "free_peoples" if side_total(g, fight.characters) > side_total(g, fight.minions) else "shadow"


def would_overwhelm(g: TcgState, winners: list[str], loser: str, losers: list[str]) -> bool:
    """Whether a loser would be overwhelmed: at least double its side's total (TCG-242), triple for one so protected.

    Any strength overwhelms none at all; at zero against zero nobody is overwhelmed (TCG-443).
    """
    factor = 3 if has_way(g, loser, "tripled") else 2
    strong, weak = side_total(g, winners), side_total(g, losers)
    return strong > 0 and strong >= factor * weak


def damage_bonus(g: TcgState, winners: list[str]) -> int:
    """How many wounds more each loser takes (TCG-237)."""
    return sum(damage(g, card) for card in winners)


def damage(g: TcgState, card: str) -> int:
    """The damage bonus of a character; none for one that has lost all of them."""
    return 0 if has_way(g, card, "no_damage") else number(g, card, "damage")


# -- totals that cards add to ------------------------------------------------------------------------------------------


def _added(g: TcgState, total: str) -> Iterator[Term]:
    written = CARDS.by_code(Adds)
    for card in g.pieces:
        code = g.codes[card]
        if code in written and works(g, card):
            m = READING.moment(g, card)
            for text in written[code]:
                if text.total == total and (text.applies is None or text.applies(m)):
                    yield Term(worth(text.amount, m), card, code)
    for effect in g.effects:
        if effect.kind == total:
            yield Term(effect.amount, effect.source, effect.code)


def archers(g: TcgState, side: str) -> list[str]:
    """The characters that count for a side's archery total (TCG-197, TCG-199); allies at home or allowed (TCG-200),
    none that a card says does not add to it."""
    here = minions(g) if side == "shadow" else [*companions(g), *allies(g)]
    able = [card for card in here if has_keyword(g, card, "archer") and not has_way(g, card, "no_archery")]
    return [card for card in able if takes_part(g, card, "archery")]


def archery_terms(g: TcgState, side: str) -> Iterator[Term]:
    """What an archery total is made of: its archers, and what cards add (TCG-429)."""
    for card in archers(g, side):
        yield Term(1, card, g.codes[card])
    yield from _added(g, "minion_archery" if side == "shadow" else "fellowship_archery")


def archery_total(g: TcgState, side: str) -> int:
    """The archery total of a side, "shadow" or "free_peoples"; one for all Shadow players (TCG-198)."""
    return max(0, sum(term.amount for term in archery_terms(g, side)))


def move_limit(g: TcgState) -> int:
    """How often the fellowship may move in this turn: two, or with four and more as many times as there were opponents
    when the game began (TCG-266 to TCG-268)."""
    usual = g.opponents if g.opponents >= FEWEST_FOR_MORE_MOVES else USUAL_MOVE_LIMIT
    return max(1, usual + sum(term.amount for term in _added(g, "move_limit")))


# -- twilight ----------------------------------------------------------------------------------------------------------


def move_terms(g: TcgState) -> Iterator[Term]:
    """What arriving at a site adds to the pool: its Shadow number, and one for each companion (TCG-172, TCG-173)."""
    here = site(g)
    yield Term(number(g, here, "shadow_number"), here, g.codes[here]) if here else Term(0)
    yield Term(len(companions(g)))


def next_shadow_number(g: TcgState) -> int | None:
    """The Shadow number of the next site as it will be when the fellowship arrives there, its text in use (TCG-293);
    None where no site lies there yet."""
    there = replace(g, at={**g.at, g.active: g.at.get(g.active, 0) + 1}, left="")
    return number(there, site(there), "shadow_number") if site(there) else None


def twilight_cost(g: TcgState, card: str, less: int = 0) -> int:
    """What a card costs here and now: its twilight cost, and two more for a minion that will roam (TCG-188).

    ``less`` is what the action by which it is played takes off its twilight cost.
    """
    cost = max(0, number(g, card, "twilight") - less)
    return cost + ROAMING_PENALTY if kind(g, card) == "minion" and is_roaming(g, card) else cost


def dead_companions(g: TcgState, seat: str) -> list[str]:
    """The companions in a dead pile."""
    return [card for card in g.zones[f"dead:{seat}"] if kind(g, card) == "companion"]


def same_thing(g: TcgState, card: str, other: str) -> bool:
    """Whether two cards represent the same thing: the same title, or the same collector's info (TCG-299)."""
    mine, theirs = facts(g, card), facts(g, other)
    return mine.titles["en"] == theirs.titles["en"] or mine.code == theirs.code


def active_copies(g: TcgState, card: str) -> list[str]:
    """The active cards in play that represent the same thing (TCG-291, TCG-300, TCG-304).

    They have the same title, as cards of the same collector's info have too.
    """
    return [other for other in titled(g, facts(g, card).titles["en"]) if other != card]
