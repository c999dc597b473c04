"""Influence: general influence with what uses it, the direct influence of characters, and whom it controls."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.moment import worth
from desktop_app.games.meccg.reading.companies import characters, followers
from desktop_app.games.meccg.reading.numbers import READING, added, number, signed, total, works_for
from desktop_app.games.meccg.reading.queries import facts, is_avatar, is_ringwraith, is_wizard
from desktop_app.games.meccg.state import GENERAL_INFLUENCE, MINION_SPARE, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS, InfluenceAgainst, Which


def under_general(g: MecState, seat: str) -> list[str]:
    """The characters that take general influence: no avatars, no followers, none that is loose (MEC-435, MEC-440)."""
    return [
        card
        for card in characters(g, seat)
        if not is_avatar(g, card) and not g.pieces[card].follows and not g.pieces[card].loose
    ]


def general_used(g: MecState, seat: str) -> int:
    """The general influence in use (MEC-435)."""
    return sum(number(g, card, "mind") for card in under_general(g, seat))


def mind_drafted(g: MecState, seat: str) -> int:
    """The total mind of a starting company, as it is printed, whatever would change it (MEC-384)."""
    return sum(facts(g, card).mind or 0 for card in g.starting[seat])


def general_limit(g: MecState, seat: str) -> int:
    """How much general influence can control characters: 20, and what cards add (MEC-396, MEC-016)."""
    return GENERAL_INFLUENCE + total(added(g, "general_influence", seat, seat))


def general_unused(g: MecState, seat: str) -> int:
    """The unused general influence, never below 0 (MEC-397), and 5 more for a minion player (MEC-015)."""
    spare = 0 if is_wizard(g, seat) else MINION_SPARE
    return max(0, general_limit(g, seat) - general_used(g, seat)) + spare


def _restricted(g: MecState, card: str) -> list[tuple[int, Which, str]]:
    """Direct influence of a character that counts against certain cards only."""
    found: list[tuple[int, Which, str]] = []
    sources = [card, *(item for item in g.pieces[card].attachments)]
    for source in sources:
        if source != card and facts(g, source).type == "resource" and not works_for(g, source, card):
            continue
        for part in CARDS.of(InfluenceAgainst, g.codes[source]):
            if part.on.name == ("me" if source == card else "host") and not READING.is_blank(g, source):
                found.append((worth(part.amount, READING.moment(g, source).at(card)), part.against, source))
    return found


def _spend(g: MecState, card: str, controlled: Sequence[str]) -> tuple[int, list[tuple[int, Which, str]]]:
    """The unrestricted points that minds take after the restricted ones, and what is left of those (MEC-438); what is
    lost beyond the unrestricted ones is taken from the restricted (MEC-439)."""
    minds = {other: influence_needed(g, other) for other in controlled}
    left: list[tuple[int, Which, str]] = []
    lost = max(0, -signed(g, card, "influence"))
    for amount, which, source in _narrow_first(g, _restricted(g, card), controlled):
        if amount < 0:
            left.append((amount, which, source))
            continue
        kept = max(0, amount - lost)
        lost, amount = lost - (amount - kept), kept
        m = READING.moment(g, source)
        for other in controlled:
            if which.holds(m.at(other), other):
                taken = min(amount, minds[other])
                minds[other] -= taken
                amount -= taken
        left.append((amount, which, source))
    return sum(minds.values()), left


def _narrow_first(
    g: MecState, given: list[tuple[int, Which, str]], controlled: Sequence[str]
) -> Sequence[tuple[int, Which, str]]:
    """What counts against fewer of those who are controlled is spent first, so that what counts against more is left
    for the others: their player says which point controls whom (MEC-438)."""
    if len(given) < 2 or len(controlled) < 2:
        return given
    return sorted(given, key=lambda each: sum(each[1].holds(READING.moment(g, each[2]).at(c), c) for c in controlled))


def influence_needed(g: MecState, card: str) -> int:
    """What a follower takes: its mind, a Ringwraith one point (MEC-055, MEC-436)."""
    return 1 if is_ringwraith(g, card) else number(g, card, "mind")


def unused_influence(g: MecState, card: str, against: str = "") -> int:
    """The direct influence that a character has left, with what it has against a card (MEC-436 to MEC-439)."""
    base = max(0, signed(g, card, "influence"))
    used, left = _spend(g, card, followers(g, card))
    more = 0
    if against:
        for amount, which, source in left:
            if which.holds(READING.moment(g, source).at(against), against):
                more += amount
    return max(0, base - used + more)


def can_control(g: MecState, card: str, other: str) -> bool:
    """Whether the direct influence of a character suffices for one more follower (MEC-431, MEC-442)."""
    if g.pieces[card].follows or g.pieces[card].loose:
        return False
    used, _ = _spend(g, card, [*(each for each in followers(g, card) if each != other), other])
    return used <= max(0, signed(g, card, "influence"))


def is_overburdened(g: MecState, card: str) -> bool:
    """Whether the followers of a character take more direct influence than it has."""
    used, _ = _spend(g, card, followers(g, card))
    return used > max(0, signed(g, card, "influence"))
