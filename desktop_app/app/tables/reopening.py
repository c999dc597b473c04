"""A saved game brought back to the table, looked at once by every seat before anybody sits down to it."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.errors import FileDamaged, LongtableError
from desktop_app.app.saves.saves import Save
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.heads import facts_of
from desktop_app.engine.saving import restore
from desktop_app.engine.session import Session
from desktop_app.games import GAMES


def reopened(kept: Save, path: Path) -> Session:
    """The game in a save; `path` is only named in errors.

    A save may be read in full and still make no sense: a card whose place is gone, a number where a name should be.
    So every seat's view is made once; whatever that raises is damage of the file.

    Raises FileDamaged, or LongtableError `errors-save-unknown-card` or `errors-save-unknown-game`: those saves are of
    another Longtable and sound.
    """
    if kept.header.game not in GAMES:
        raise LongtableError("errors-save-unknown-game", path=path, game=kept.header.game)
    unknown = _unknown_card(kept)
    if unknown:
        # Some games would go on for a while, until a rule asks for the facts of that card.
        raise LongtableError("errors-save-unknown-card", path=path, code=unknown)
    try:
        session = restore(GAMES[kept.header.game], kept.session)
        for seat in session.state.seats:
            facts_of(kept.header.game, session.look(seat))
    except Exception as error:
        raise FileDamaged("errors-file-wrong-shape", path=path, field="session") from error
    return session


def _unknown_card(kept: Save) -> str:
    """The first code in a save that no card of its game has; "" when there is none or the save tells no codes."""
    codes = kept.session.get("codes")
    if not isinstance(codes, dict):
        return ""
    box = open_box(kept.header.game)
    return next((str(code) for code in codes.values() if not box.knows(str(code))), "")
