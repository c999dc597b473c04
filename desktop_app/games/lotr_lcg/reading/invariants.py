"""What must always be true of a table of this game."""

from __future__ import annotations

from desktop_app.engine.checks import misplaced, not_plain
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.state import LcgState

IN_PLAY = ("quest", "active_location", "staging", "attached")


def broken(g: LcgState) -> list[str]:
    """Every broken invariant, in words."""
    wrong = misplaced(g) + not_plain(g)
    for card, home in g.home.items():
        in_play = home in IN_PLAY or home.startswith(("play:", "engaged:"))
        if home != "revealed" and in_play != (card in g.pieces):  # what is being revealed can be harmed already
            wrong.append(f"{card} in {home} has {'a' if card in g.pieces else 'no'} piece")
    for card, piece in g.pieces.items():
        wrong += _broken_piece(g, card)
        for name in ("damage", "progress", "resources"):
            if getattr(piece, name) < 0:
                wrong.append(f"{card} has {getattr(piece, name)} {name}")
    wrong += [f"{seat} is at threat {level}" for seat, level in g.threat.items() if level < 0]
    if len(g.zones["active_location"]) > 1:
        wrong.append("two active locations")
    return wrong + _unique(g)


def _broken_piece(g: LcgState, card: str) -> list[str]:
    piece = g.pieces[card]
    wrong = []
    if piece.host and (piece.host not in g.pieces or card not in g.pieces[piece.host].attachments):
        wrong.append(f"{card} hangs on {piece.host}, which does not know it")
    wrong += [f"{a} is not attached to {card}" for a in piece.attachments if g.pieces[a].host != card]
    wrong += [f"{s} is no shadow card" for s in piece.shadows if g.home[s] != "shadows"]
    if g.home[card] == "attached" and not piece.host:
        wrong.append(f"{card} is attached to nothing")
    return wrong


def _unique(g: LcgState) -> list[str]:
    titles = [FACTS[g.codes[card]].titles["en"] for card in g.pieces if FACTS[g.codes[card]].unique]
    return [f"{title} is in play twice" for title in titles if titles.count(title) > 1]
