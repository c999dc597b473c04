"""When another person takes the seat: nothing of what only the last one saw is left in any widget."""

from __future__ import annotations

from desktop_app.ui.table.input.focus import Focus
from desktop_app.ui.table.input.mouse import Hands
from desktop_app.ui.table.moments.showing import Showing
from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.parts import Parts


def forget(table: Parts, panels: Panels, hands: Hands, focus: Focus, showing: Showing) -> None:
    """Lets go of every card and word that does not lie open for the seat of the view; what is hidden counts as well,
    since a reader finds it. What is kept for a person, as their note, is put away and not lost."""
    panels.panel.close_panel()
    panels.last_page.forget()
    panels.page_panel.close_panel()
    panels.chronicle.forget()
    hands.forget()
    focus.forget()
    showing.forget()
    table.side.note.forget()
    table.side.forget(table.view)
    table.middle.forget()
    table.note.forget()
    table.reading.forget()
    table.floating.show_face(None)
    table.floating.keep_only(table.view.codes())
    table.floating.hide()
    table.scene.forget()
    table.pointed = ""
