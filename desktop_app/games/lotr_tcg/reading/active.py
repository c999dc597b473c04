"""Which cards are active (TCG-286 to TCG-290): the first thing that every query and every ability asks.

Inactive cards neither affect the game nor are affected by it, so that nothing else has to know of them.
"""

from __future__ import annotations

from desktop_app.games.lotr_tcg.reading.facts import load_cards
from desktop_app.games.lotr_tcg.state import TcgState

FACTS = load_cards()
FREE_PEOPLES, SHADOW = "free_peoples", "shadow"
BLANK = "blank"
"""The lasting effect by which a card has lost its text."""
TEXT_IN_USE = "text_in_use"
"""The lasting effect by which a seat uses the text of a site where the fellowship is not (TCG-294)."""


def is_active(g: TcgState, card: str) -> bool:
    """Whether a card in play is active: what lies under another as its bearer is (TCG-289), who is no site.

    Active are sites, the Free Peoples player's Free Peoples cards and his opponents' Shadow cards (TCG-286, TCG-292).
    """
    pieces = g.pieces
    if card not in pieces:
        return False
    piece = pieces[card]
    while piece.host:
        bearer = piece.host
        if bearer not in pieces:
            return False
        if FACTS[g.codes[bearer]].site_number is not None:
            break
        card, piece = bearer, pieces[bearer]
    side = FACTS[g.codes[card]].side
    return not side or (piece.controller == g.active) == (side == FREE_PEOPLES)


def works(g: TcgState, card: str) -> bool:
    """Whether the text of a card in play is in use: it is active and has not lost it, and of a site, the fellowship is
    there or is just leaving it (TCG-171, TCG-293), or a card copies it (TCG-294).

    The text of a controlled site is not in use (TCG-464), nor is any while starting fellowships are played (TCG-296).
    """
    number = FACTS[g.codes[card]].site_number
    if g.effects and is_blank(g, card):
        return False
    if number is None:
        return is_active(g, card)
    if g.home[card] != "path" or g.phase == "setup":
        return False
    return is_here(g, card) or any(effect.kind == TEXT_IN_USE and card in effect.targets for effect in g.effects)


def is_blank(g: TcgState, card: str) -> bool:
    """Whether a card has lost its text, the keywords in it among it."""
    for effect in g.effects:
        if effect.kind == BLANK and card in effect.targets:
            return True
    return False


def is_here(g: TcgState, site: str) -> bool:
    """Whether the fellowship is at a site of the path, or just leaving it."""
    return g.at.get(g.active) == FACTS[g.codes[site]].site_number or site == g.left


def may_use_site(g: TcgState, seat: str, site: str) -> bool:
    """Whether a seat may use what a site says: there everybody, elsewhere whose card copies its text."""
    return is_here(g, site) or any(e.kind == TEXT_IN_USE and {site, seat} <= set(e.targets) for e in g.effects)
