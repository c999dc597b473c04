"""A game's map as somebody's own board has it: the corrected paths, each known for one."""

from __future__ import annotations

from desktop_app.engine.frozen import replace
from desktop_app.games.contract.corrections import Corrections, Said
from desktop_app.ui.map.look import MapLook


def as_said(look: MapLook, corrections: Corrections, said: Said) -> MapLook:
    """The look with what is said of its board; itself where nothing is."""
    kept = corrections.kept(said)
    if not kept or corrections.board is None:
        return look
    board = corrections.board(kept)
    return replace(look, board=lambda: board, corrected=corrections.ends(kept))
