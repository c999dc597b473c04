"""The table screen: board, bars, side column, and the keys and clicks that run them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from desktop_app.app.settings import Settings
from desktop_app.app.texts import Texts
from desktop_app.engine.ask import Option, Refusal
from desktop_app.engine.session import Session
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table import clock
from desktop_app.ui.table.app_bar import AppBar
from desktop_app.ui.table.board import Board
from desktop_app.ui.table.clock import Clock
from desktop_app.ui.table.controller import Controller
from desktop_app.ui.table.keyboard import Keyboard
from desktop_app.ui.table.large_card import describe
from desktop_app.ui.table.layout import place
from desktop_app.ui.table.layouts import LAYOUTS
from desktop_app.ui.table.look import Look, look_for
from desktop_app.ui.table.phase_track import PhaseTrack
from desktop_app.ui.table.prompt import PromptBar
from desktop_app.ui.table.refusal_note import RefusalNote
from desktop_app.ui.table.scene import TableScene
from desktop_app.ui.table.side_column import SideColumn
from desktop_app.ui.table.skin import FaceOf, Skin
from desktop_app.ui.table.steps import track_of
from desktop_app.ui.table.wording import Namer, Wording
from desktop_app.ui.table.zone_words import ZoneWords


class TableScreen(QWidget):
    """A game at this screen. The window around it listens to its signals and gives it nothing but what it is made of."""

    answered = Signal(object)
    rule_requested = Signal(str)
    rules_requested = Signal()
    settings_requested = Signal()
    home_requested = Signal()
    settings_changed = Signal(object)

    def __init__(
        self,
        session: Session,
        texts: Texts,
        theme: Theme,
        settings: Settings,
        seats_here: Sequence[str],
        namer: Namer,
        face_of: FaceOf,
        *,
        title: str = "",
        bots: Mapping[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("screen")
        self.session, self.texts, self.theme, self.settings = session, texts, theme, settings
        self.face_of, self.title = face_of, title
        self.layout_of_game = LAYOUTS[session.game.id]
        self.look = Look(theme)
        self.wording = Wording(texts, namer, self.layout_of_game.domain, self.layout_of_game.zone_titles)
        self.controller = Controller(session, self.layout_of_game, seats_here, bots, self)
        self.motion = Clock(self)
        self.motion.speed = clock.SPEEDS[settings.motion]
        self.skin = Skin(theme, face_of, texts.language)
        self.scene = TableScene(self.skin, self.motion, ZoneWords(self.wording, self.layout_of_game.asides), self)
        self.scene.flat = settings.flat_table
        self.board = Board(self.scene, self)
        self.bar = AppBar(self.look, texts, self)
        self.track = PhaseTrack(self.look, self)
        self.prompt = PromptBar(self.look, self.board)
        self.note = RefusalNote(self.look, self.board)
        self.side = SideColumn(self.look, self.wording, self.face_of, self)
        self.side.large.sum_of = lambda card, number: session.game.sum_of(session.state, card, number)
        self.keyboard = Keyboard(self)
        self._arrange()
        self._connect()
        self.refresh()

    # -- building -------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        below = QHBoxLayout()
        below.setSpacing(0)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.track)
        left.addWidget(self.board, 1)
        below.addLayout(left, 1)
        below.addWidget(self.side)
        whole.addLayout(below, 1)

    def _connect(self) -> None:
        controller, board = self.controller, self.board
        controller.shown.connect(self._show)
        controller.marked.connect(self._mark)
        controller.refused.connect(self._tell_refusal)
        controller.menu_wanted.connect(self.offer)
        controller.answered.connect(lambda: self.answered.emit(self.session))
        board.clicked.connect(self._clicked)
        board.activated.connect(self._activated)
        board.lifted.connect(controller.take)
        board.dragged_over.connect(self._dragged_over)
        board.dropped.connect(self._dropped)
        board.hovered.connect(self.show_large)
        board.resized.connect(self._lay_out)
        self.prompt.chosen.connect(controller.choose)
        self.prompt.confirmed.connect(controller.confirm)
        self.prompt.given.connect(controller.give)
        for rules in (self.prompt, self.note, self.side):
            rules.rule_asked.connect(self.rule_requested)
        self.side.card_pointed.connect(self.show_named)
        self.side.moment_chosen.connect(controller.go_to)
        self.bar.asked.connect(self._tool)

    # -- looks ----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Bars and column follow the size of the window."""
        super().resizeEvent(event)
        self._restyle()

    def take_settings(self, settings: Settings, theme: Theme) -> None:
        """Another theme, language, motion: everything is shown again as it stands."""
        self.settings, self.theme = settings, theme
        self.motion.speed = clock.SPEEDS[settings.motion]
        self.scene.flat = settings.flat_table
        self._restyle(force=True)
        self._lay_out()
        self.refresh()

    def _restyle(self, *, force: bool = False) -> None:
        look = look_for(self.theme, self.width(), self.height())
        self.bar.fit(self.width())
        if look != self.look or force:
            self.look = look
            for part in (self.bar, self.track, self.prompt, self.note):
                part.restyle(look)
        self.side.fit(self.width(), self.height(), look)

    def _lay_out(self) -> None:
        view = self.controller.view
        others = [seat for seat in view.seats if seat != self.controller.seat]
        room = self.board.viewport().size()
        placement = place(self.layout_of_game, room.width(), room.height(), self.controller.seat, others)
        self.skin = Skin(self.theme, self.face_of, self.texts.language)
        self.scene.rebuild(placement, self.skin)
        self.controller.zone_order = list(placement.spots)
        box = placement.prompt
        self.prompt.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))
        self.scene.shine(self.controller.lights())
        self._show_prompt()

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the session as it stands."""
        self.controller.refresh()

    def _show(self) -> None:
        view = self.controller.view
        self.wording.view = view
        self.note.hide()
        if self.scene.placement is not None and self.scene.view is not None and self.scene.view.seat != view.seat:
            self._lay_out()
        self.scene.show_view(view)
        self.keyboard.keep()
        self.track.show_track(track_of(self.session.game.steps, view), self.wording)
        self.side.show_log(self.session.log, view.seat)
        self.side.refresh_card(view)
        self._show_bar()
        self._mark()
        self.board.setFocus()

    def _show_bar(self) -> None:
        view = self.controller.view
        names = ", ".join(self.wording.seat(seat) for seat in view.seats)
        subtitle = self.texts("table-subtitle", names=names, round=view.round)
        self.bar.show_game(self.title or view.facts.get("scenario", ""), subtitle, self.texts("table-saved"))
        self.bar.allow(undo=self.controller.can_undo(), redo=bool(self.session.future), waiting=0)

    def _mark(self) -> None:
        self.scene.shine(self.controller.lights())
        self._show_prompt()

    def _show_prompt(self) -> None:
        self.prompt.show_question(self.controller, self.wording)

    # -- intents --------------------------------------------------------------------------------------------------

    def _clicked(self, thing: str) -> None:
        self.note.hide()
        self.keyboard.focus_on(thing)
        self.controller.press(thing)

    def _activated(self, thing: str) -> None:
        self.note.hide()
        self.controller.activate(thing)

    def _dragged_over(self, source: str, target: str) -> None:
        self.controller.hover_with(source, target)
        refusal = self.controller.over_refused
        if self.board.drag is not None:
            self.board.drag.refuse(refusal is not None)
        if refusal is not None:
            self._tell_refusal(refusal, target)
        else:
            self.note.hide()

    def _dropped(self, source: str, target: str, at: QPointF) -> None:
        self._drop_place = self.board.viewport().mapToGlobal(self.board.mapFromScene(at))
        if not self.controller.drop(source, target):
            self.board.glide_home(source)

    def _tell_refusal(self, refusal: Refusal, thing: str) -> None:
        rect = self.board.mapFromScene(self.scene.rect_of(thing)).boundingRect()
        self.note.tell(refusal, self.wording, rect)

    def offer(self, options: Sequence[Option], thing: str) -> None:
        """A small menu of answers beside a thing."""
        menu = QMenu(self)
        menu.setFont(self.look.font("body"))
        for number, option in enumerate(options, 1):
            menu.addAction(f"&{number}  {self.wording.option(option)}", lambda chosen=option: self._offered(chosen))
        menu.aboutToHide.connect(lambda: self.board.glide_home(options[0].source))
        self.menu = menu
        menu.popup(self.board.viewport().mapToGlobal(self.board.place_of(thing) + QPoint(8, 8)))

    def _offered(self, option: Option) -> None:
        self.controller.choose(option)

    def show_large(self, thing: str) -> None:
        """The large card of what is under the pointer or the focus."""
        card = self.controller.view.card(thing)
        if card is not None:
            self.side.show_card(card)

    def show_named(self, card: str, code: str) -> None:
        """The large card of a name in the log."""
        self.side.show_card_by_code(self.controller.view.card(card), code)

    def say_focus(self, thing: str) -> None:
        """Names what the keyboard is on for assistive tools."""
        card = self.controller.view.card(thing)
        choices = self.controller.choices
        key = choices.letters.get(thing, "") if choices is not None else ""
        self.board.setAccessibleDescription(describe(card, self.wording, key) if card else self.wording.thing(thing))

    def hold(self, what: str, held: bool) -> None:
        """What lasts as long as its key is held."""
        if what == "language":
            self.side.show_other_language(held)

    def act(self, action: str) -> bool:
        """Does one of the table's actions by its id; False for one nobody knows."""
        acts = {
            "undo": lambda: self.controller.undo("answer"),
            "undo-action": lambda: self.controller.undo("action"),
            "undo-phase": lambda: self.controller.undo("phase"),
            "redo": self.controller.redo,
            "let-go": self._let_go,
            "pin": self.side.large.pin.toggle,
            "choices": self.prompt.open_menu,
            "language": lambda: self.hold("language", True),
            "hand": lambda: self.hold("hand", True),
            "find": self.side.log.toggle_search,
            "zoom-in": lambda: self.board.zoom_by(1.25),
            "zoom-out": lambda: self.board.zoom_by(0.8),
            "zoom-fit": self.board.fit,
            "rules": self.rules_requested.emit,
            "settings": self.settings_requested.emit,
            "menu": self.home_requested.emit,
        }
        if action not in acts:
            return False
        acts[action]()
        return True

    def _let_go(self) -> None:
        self.note.hide()
        if not self.board.cancel_drag():
            self.controller.let_go()

    def _tool(self, tool: str) -> None:
        self.keyboard.do(tool)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every decision can be made by keyboard."""
        key = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        if not self.keyboard.press(key, event.text(), repeated=event.isAutoRepeat()):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Some keys last as long as they are held."""
        key = QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)
        if event.isAutoRepeat() or not self.keyboard.release(key):
            super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks over the zones; F6 leaves the board."""
        return False


