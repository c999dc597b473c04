"""The bar above the table: what is being played, and the tools that work on the whole game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.table.bars.phase_track import PhaseTrack
from desktop_app.ui.widgets.look import Look

TOOLS = (
    ("waiting", "bell-outline"),
    ("coach", "school-outline"),
    ("history", "history"),
    ("by-hand", "hand-back-right-outline"),
    ("rules", "book-open-page-variant-outline"),
    ("settings", "cog-outline"),
    ("column", "dock-right"),
)

TITLE_SHARE = 0.28
"""How much of the bar the title may take beside the phase track."""
HIGH, HIGH_WITH_TRACK = 48, 42
LEAST_TITLE = 60
"""A title with less room than this tells nothing."""


class AppBar(QFrame):
    """``asked`` names the tool that was pressed: menu, undo, redo, or one of TOOLS."""

    asked = Signal(str)

    def __init__(self, look: Look, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("appBar")
        self.look = look
        self.texts = texts
        self.tools: dict[str, QToolButton] = {}
        self._words_fit = True
        self._wide = 0
        self._track: PhaseTrack | None = None
        self._title = self._saved = ""
        self._row = QHBoxLayout(self)
        self._add_tool("menu", "menu")
        self.title = QLabel(self)
        self.subtitle = QLabel(self)
        self.subtitle.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row.addWidget(self.title)
        self._row.addWidget(self.subtitle, 1)
        self.middle = QHBoxLayout()
        self._row.addLayout(self.middle)
        self.saved = QLabel(self)
        self._row.addWidget(self.saved, 0, Qt.AlignmentFlag.AlignVCenter)
        for tool, sign in (("undo", "undo-variant"), ("redo", "redo-variant"), *TOOLS):
            self._add_tool(tool, sign)
        self.restyle(look)

    def _add_tool(self, tool: str, sign: str) -> None:
        button = QToolButton(self)
        button.setProperty("sign", sign)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.asked.emit(tool))
        self.tools[tool] = button
        self._row.addWidget(button)

    def restyle(self, look: Look) -> None:
        """Takes another theme, size or language."""
        self.look = look
        self._row.setContentsMargins(look.px(10), 0, look.px(10), 0)
        self._row.setSpacing(look.px(6))
        self.subtitle.setContentsMargins(look.px(6), 0, 0, 0)
        self._stand()
        look.dress(self.title, "title")
        look.dress(self.subtitle, "body")
        look.dress(self.saved, "chip")
        for tool, button in self.tools.items():
            look.sign(button, str(button.property("sign")), look.theme.ink)
            button.setFont(look.font("label"))
            name = self.texts(f"table-tool-{tool}")
            button.setAccessibleName(name)
            button.setToolTip(name)
            if tool in ("undo", "redo"):
                button.setText(name)

    def fit(self, width: int, *, narrow: bool = False) -> None:
        """Drops words where there is no room for them; a narrow window has its column in a drawer."""
        self.tools["column"].setVisible(narrow)
        roomy = width >= 1500 * self.look.scale
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if roomy else Qt.ToolButtonStyle.ToolButtonIconOnly
        for tool in ("undo", "redo"):
            self.tools[tool].setToolButtonStyle(style)
        self._words_fit = width >= 900
        self._wide = width
        self._show_title()
        self.subtitle.setVisible(self._words_fit and self.middle.count() == 0)

    def _stand(self) -> None:
        """Less high where the track stands in it: a small window has no height to give."""
        self.setFixedHeight(self.look.px(HIGH if self._track is None else HIGH_WITH_TRACK))

    def take_track(self, track: PhaseTrack) -> None:
        """The phase track stands in this bar where the window is small."""
        self.middle.addWidget(track, 1)
        self._track = track
        self._stand()
        track.told.connect(self._show_title)
        self._show_title()
        self._show_saved()
        self._row.setStretchFactor(self.middle, 1)
        self._row.setStretchFactor(self.subtitle, 0)
        self.subtitle.hide()

    def give_track(self, track: PhaseTrack) -> None:
        """The phase track goes to a line of its own."""
        self.middle.removeWidget(track)
        self._track = None
        self._stand()
        track.told.disconnect(self._show_title)
        self._show_title()
        self._show_saved()
        self._row.setStretchFactor(self.middle, 0)
        self._row.setStretchFactor(self.subtitle, 1)
        self.subtitle.setVisible(self._words_fit)

    def show_game(self, title: str, subtitle: str, saved: str) -> None:
        """What is being played, where it is, whether it is saved."""
        self._title = title
        self._show_title()
        self.title.setToolTip(f"{title} · {subtitle}")
        self.subtitle.setText(subtitle)
        self._saved = saved
        self._show_saved()

    def _show_title(self) -> None:
        """Whole, cut short where the phase track beside it needs the room, or not at all where little is left."""
        room = self._wide
        if self._track is not None:
            room = min(round(room * TITLE_SHARE), room - self._track.least() - self._tools_wide())
        said = self.title.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, room)
        self.title.setText(said if room >= self.look.px(LEAST_TITLE) else "")

    def _tools_wide(self) -> int:
        """What all but the title and the track takes."""
        shown = [each for each in (*self.tools.values(), self.saved) if not each.isHidden()]
        edges = self._row.contentsMargins()
        between = self._row.spacing() * (len(shown) + 4) + edges.left() + edges.right()
        return sum(each.sizeHint().width() for each in shown) + between

    def _show_saved(self) -> None:
        """In words, or as a sign where the phase track needs the room; what is not saved is always said in words."""
        self.saved.setToolTip(self._saved)
        self.saved.setAccessibleName(self._saved)
        if self.middle.count() and self._saved == self.texts("table-saved"):
            side = self.look.px(19)
            self.saved.setPixmap(self.look.icon("content-save-check-outline").pixmap(side, side))
        else:
            self.saved.setText(self._saved)

    def allow(self, *, undo: bool, redo: bool, waiting: int) -> None:
        """Which tools have something to do."""
        self.tools["undo"].setEnabled(undo)
        self.tools["redo"].setEnabled(redo)
        self.tools["waiting"].setVisible(waiting > 0)
        self.tools["waiting"].setText(str(waiting))
        self.tools["waiting"].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._show_title()
