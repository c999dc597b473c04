"""A game that is over, and its last page on a table."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from desktop_app.engine.session import Session
from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.ends.page import EndPage
from tests.ui.table.conftest import LayTable, Table


def page_of(lay_table: LayTable, session: Session, **more: object) -> tuple[Table, EndPage]:
    """The table of a game that is over, and its last page."""
    table = lay_table(session, **more)
    settle()
    return table, table.screen.panels.page


def words_on(page: EndPage) -> list[str]:
    """Every word on the page."""
    return [label.text() for label in page.findChildren(QLabel)]
