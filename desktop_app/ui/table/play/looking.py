"""What a seat sees, for everything at the table that looks."""

from __future__ import annotations

from desktop_app.engine.session import Session
from desktop_app.engine.view import View


def look(session: Session, seat: str) -> View:
    """The table as a seat sees it now, with the cards that the open question shows to it; "" sees what all see."""
    return session.look(seat)
