"""The table screen: board, bars, side column, and the keys and clicks that run them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.session import Session
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.around import Around
from desktop_app.ui.table.board import clock
from desktop_app.ui.table.board.ahead import Ahead
from desktop_app.ui.table.fitting import Fitting
from desktop_app.ui.table.following import Following
from desktop_app.ui.table.forgetting import forget
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.input.actions import Actions
from desktop_app.ui.table.input.focus import Focus
from desktop_app.ui.table.input.keyboard import Keyboard
from desktop_app.ui.table.input.mouse import Hands
from desktop_app.ui.table.input.passing import Passing
from desktop_app.ui.table.keys import Keys
from desktop_app.ui.table.making import make_parts
from desktop_app.ui.table.moments.hushed import Hushed
from desktop_app.ui.table.moments.showing import Showing
from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.parts import Ways
from desktop_app.ui.table.play.bot_seats import PAUSES
from desktop_app.ui.table.standing import Standing
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look


class TableScreen(QWidget):
    """A game at this screen. The window around it listens to its signals and hands it what it is made of."""

    answered = Signal(object)
    rule_requested = Signal(str)
    rules_requested = Signal()
    settings_requested = Signal()
    home_requested = Signal()
    again_requested = Signal()
    another_deck_requested = Signal()
    journal_requested = Signal()
    onward_requested = Signal()
    settings_changed = Signal(object)
    note_changed = Signal(str, str)

    def __init__(
        self,
        session: Session,
        texts: Texts,
        theme: Theme,
        settings: Settings,
        seats_here: Sequence[str],
        game: GameTable,
        *,
        title: str = "",
        notes: Mapping[str, str] | None = None,
        continued: bool = False,
        bots: Mapping[str, str] | None = None,
        around: Around | None = None,
        lesson: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("screen")
        self.session, self.texts = session, texts
        self.game = game
        ways = Ways(
            rule=self.rule_requested.emit,
            rules=self.rules_requested.emit,
            settings=self.settings_requested.emit,
            home=self.home_requested.emit,
            again=self.again_requested.emit,
            another_deck=self.another_deck_requested.emit,
            journal=self.journal_requested.emit,
            onward=self.onward_requested.emit,
        )
        self.parts = make_parts(
            self,
            session,
            game,
            texts,
            theme,
            settings,
            seats_here=seats_here,
            bots=bots or {},
            notes=notes or {},
            ways=ways,
            around=around or Around(),
        )
        parts = self.parts
        self.controller, self.wishes, self.wording = parts.controller, parts.wishes, parts.wording
        self.scene, self.board, self.bar, self.track = parts.scene, parts.board, parts.bar, parts.track
        self.prompt, self.note, self.side, self.reading = parts.prompt, parts.note, parts.side, parts.reading
        self.floating, self.motion = parts.floating, parts.motion
        self.panels = Panels(parts, lesson=lesson)
        self.showing = Showing(parts)
        self.showing.brief.give_way_to(self.panels.panel)
        self._hushed = Hushed(self.showing, self)
        self._passing = Passing(parts)
        self.focus = Focus(parts)
        self.hands = Hands(parts, self.panels, self.focus)
        self.keyboard = Keyboard(parts, self.focus, Actions(parts, self.panels, self.hands, self.focus, self.showing))
        self.standing = Standing(parts, self.panels, self.focus, self._forget, self.keyboard.go_on, title)
        self.following = Following(parts, self.panels, self.showing, self.standing)
        session.policy = self.wishes.pace
        self.track.show_stops(self.wishes.stops)
        self.fitting = Fitting(parts, self.panels)
        self.ahead = Ahead(session, parts.scene, texts, self.side.shown.paint_ahead, self._moves, self)
        self._take_pace()
        self.controller.between.nobody_sits = continued
        self._connect()
        self.refresh()
        if session.question is None and self.controller.view.outcome:
            self.panels.last_page.open_when_shown()
        elif continued:
            self.panels.welcome_back()

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.wishes.settings

    @property
    def theme(self) -> Theme:
        """The theme as it is now."""
        return self.parts.theme

    @property
    def look(self) -> Look:
        """The looks as they fit the window now."""
        return self.parts.look

    # -- building -------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        controller, board = self.controller, self.board
        self.following.answered.connect(self.answered)
        controller.marked.connect(self.standing.mark)
        controller.refused.connect(self.hands.tell_refusal)
        controller.menu_wanted.connect(self.hands.offer)
        controller.consent_wanted.connect(self.panels.reading.ask_consent)
        self.side.log.staged = self.showing.staged
        self.side.log.moment_asked.connect(self.showing.show_again)
        self.panels.panel.opened.connect(self.showing.brief.forget)
        self.parts.breath.shown.connect(self.prompt.show_breath)
        self.track.stop_toggled.connect(self.wishes.toggle_stop)
        self.wishes.stops_changed.connect(self.track.show_stops)
        self.wishes.settings_changed.connect(self.settings_changed)
        self.wishes.note_changed.connect(self.note_changed)
        board.hovered.connect(self.parts.show_large)
        board.resized.connect(self.standing.lay_out)
        board.resized.connect(self.showing.look_again)
        for given in (self.prompt.chosen, self.prompt.confirmed, self.prompt.given):
            given.connect(self.focus.by_mouse)
        self.prompt.chosen.connect(controller.choose)
        self.prompt.confirmed.connect(lambda: self.keyboard.do("confirm"))
        self.prompt.given.connect(controller.give)
        for rules in (self.prompt, self.note, self.side):
            rules.rule_asked.connect(self.rule_requested)
        self.side.card_pointed.connect(self.parts.show_named)
        self.side.moment_chosen.connect(controller.travel.go_to)
        self.side.note.written.connect(self.wishes.take_note)
        self.bar.asked.connect(self.keyboard.do)
        self.reading.walked.connect(self.focus.focus_on)
        self.reading.chosen.connect(controller.activate)

    # -- looks ----------------------------------------------------------------------------------------------------

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Bars and column follow the size of the window."""
        super().resizeEvent(event)
        self.fitting.fit()
        whole = self.layout()
        if whole is not None:
            whole.activate()  # the column has its new width now, not a moment later

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """Coming back to the table, keys work at once: the curtain's, where it is down, or the board's."""
        super().showEvent(event)
        (self.board if self.panels.curtain.isHidden() else self.panels.curtain).setFocus()
        self.ahead.begin()

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is told to nobody."""
        self.showing.skip_all()
        self.ahead.pause()
        super().hideEvent(event)

    def _moves(self) -> bool:
        """Whether something is under way that a halt would be seen in."""
        return not self.motion.still or self.board.drag is not None or self.showing.playing

    def take_settings(self, settings: Settings, theme: Theme) -> None:
        """Another theme, language, motion: everything is shown again as it stands."""
        self.parts.theme = theme
        self.wishes.take_settings(settings)
        self.parts.keys = Keys(settings.key_preset, settings.key_bindings)
        self._take_pace()
        self.fitting.fit(force=True)
        self.standing.lay_out()
        self.refresh()
        self.hands.forget()
        self.panels.tell_again()
        self.side.shown.show_other_language(self.side.shown.other_language)

    def _take_pace(self) -> None:
        settings = self.settings
        self.controller.bots.pause = PAUSES[settings.review]
        self.controller.between.open_hands = settings.open_hands
        self.controller.between.even_pauses = settings.even_pauses and self.game.play.rivals
        self.motion.speed = clock.SPEEDS[settings.motion]
        self.scene.flat = settings.flat_table

    # -- showing --------------------------------------------------------------------------------------------------

    def _forget(self) -> None:
        forget(self.parts, self.panels, self.hands, self.focus, self.showing)

    def refresh(self) -> None:
        """Shows the session as it stands."""
        self.controller.refresh()

    def retitle(self, title: str) -> None:
        """Another title for the bar, as when the language changes."""
        self.standing.title = title
        self.standing.show_bar()

    def tell_saved(self, saved: bool) -> None:
        """Whether the last answer is on the disk; the window that keeps the game says so."""
        self.standing.saved = saved
        self.standing.show_bar()

    # -- keys -----------------------------------------------------------------------------------------------------

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every decision can be made by keyboard; while the curtain is down every key is its own."""
        if not self.panels.curtain.isHidden():
            self.panels.curtain.keyPressEvent(event)
            return
        key = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        if not self.keyboard.press(key, event.text(), repeated=event.isAutoRepeat()):
            super().keyPressEvent(event)

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Some keys last as long as they are held."""
        key = QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.PortableText)
        if event.isAutoRepeat() or not self.keyboard.release(key):
            super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks over the zones; F6 leaves the board."""
        return False
