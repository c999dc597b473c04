"""What must always be true of a table with pieces, whatever the game."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.checks import misplaced, not_plain
from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.state import T


def broken_table(g: T, in_play: Callable[[str], bool | None]) -> list[str]:
    """Every broken invariant, in words: plain data, each card in one place, what is in play and what hangs together.

    ``in_play`` says of a zone whether its cards are pieces; None where either may be.
    """
    wrong = misplaced(g) + not_plain(g)
    for zone, cards in g.zones.items():
        expected = in_play(zone)
        if expected is None:
            continue
        for card in cards:
            if expected != (card in g.pieces):
                wrong.append(f"{card} in {zone} has {'no' if expected else 'a'} piece")
    for card, piece in g.pieces.items():
        if piece.tokens or piece.host or piece.attachments or g.home[card] == ATTACHED:
            wrong += _broken_piece(g, card)
    return wrong


def _broken_piece(g: T, card: str) -> list[str]:
    piece = g.pieces[card]
    wrong = [f"{card} has {count} {token}" for token, count in piece.tokens.items() if count < 0]
    if piece.host and (piece.host not in g.pieces or card not in g.pieces[piece.host].attachments):
        wrong.append(f"{card} hangs on {piece.host}, which does not know it")
    wrong += [f"{a} is not attached to {card}" for a in piece.attachments if g.pieces[a].host != card]
    if g.home[card] == ATTACHED and not piece.host:
        wrong.append(f"{card} is attached to nothing")
    return wrong
