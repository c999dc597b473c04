"""The table screen: board, bars, side column, and the keys and clicks that run them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.journeys import Journey
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.bars.prompt import Onward
from desktop_app.ui.table.bars.steps import next_decision, track_of
from desktop_app.ui.table.board import clock
from desktop_app.ui.table.board.ahead import Ahead
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.fitting import Fitting
from desktop_app.ui.table.forgetting import forget
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.input.actions import Actions
from desktop_app.ui.table.input.focus import Focus
from desktop_app.ui.table.input.keyboard import Keyboard
from desktop_app.ui.table.input.mouse import Hands
from desktop_app.ui.table.input.passing import Passing
from desktop_app.ui.table.keys import Keys
from desktop_app.ui.table.layout.placing import Room
from desktop_app.ui.table.making import make_parts, skin_for
from desktop_app.ui.table.moments.hushed import Hushed
from desktop_app.ui.table.moments.showing import Showing
from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.parts import Ways
from desktop_app.ui.table.play.bot_seats import PAUSES
from desktop_app.ui.table.words.announce import announce
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

SHUFFLED = "-log-shuffles"
"""How the id of the log line of a shuffled zone ends, in every game."""


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
        journeys: Callable[[], Sequence[Journey]] | None = None,
        lesson: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("screen")
        self.session, self.texts = session, texts
        self.game, self.title = game, title
        self._lines_seen = self._lines_moved = len(session.log)
        self._view_before: View | None = None
        self.saved = True
        ways = Ways(
            rule=self.rule_requested.emit,
            rules=self.rules_requested.emit,
            settings=self.settings_requested.emit,
            home=self.home_requested.emit,
            again=self.again_requested.emit,
            another_deck=self.another_deck_requested.emit,
            journal=self.journal_requested.emit,
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
            journeys=journeys or list,
        )
        parts = self.parts
        self.controller, self.wishes, self.wording = parts.controller, parts.wishes, parts.wording
        self.scene, self.board, self.bar, self.track = parts.scene, parts.board, parts.bar, parts.track
        self.prompt, self.note, self.side, self.reading = parts.prompt, parts.note, parts.side, parts.reading
        self.floating, self.motion = parts.floating, parts.motion
        self.panels = Panels(parts, lesson=lesson)
        self.showing = Showing(parts)
        self._hushed = Hushed(self.showing, self)
        self._passing = Passing(parts)
        self._after_waits = False
        self._curtain_waits = ""
        self._seat_shown = parts.view.seat
        self.focus = Focus(parts)
        self.hands = Hands(parts, self.panels, self.focus)
        self.keyboard = Keyboard(parts, self.focus, Actions(parts, self.panels, self.hands, self.focus, self.showing))
        session.policy = self.wishes.pace
        self.track.show_stops(self.wishes.stops)
        self.fitting = Fitting(parts, self.panels)
        self.ahead = Ahead(session, parts.scene, self._moves, self)
        self._take_pace()
        self.controller.nobody_sits = continued
        self._connect()
        self.refresh()
        if session.question is None and self.controller.view.outcome:
            self.panels.end_when_shown()
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
        controller.shown.connect(self._show)
        controller.marked.connect(self._mark)
        controller.refused.connect(self.hands.tell_refusal)
        controller.menu_wanted.connect(self.hands.offer)
        controller.answered.connect(self._after_answer)
        controller.curtain_wanted.connect(self._draw_curtain)
        controller.consent_wanted.connect(self.panels.ask_consent)
        self.showing.ended.connect(self._all_told)
        self.side.log.staged = frozenset(id for kind in self.showing.staged.kinds for id in kind.opens)
        self.side.log.moment_asked.connect(self.showing.show_again)
        self.parts.breath.shown.connect(self.prompt.show_breath)
        self.track.stop_toggled.connect(self.wishes.toggle_stop)
        self.wishes.stops_changed.connect(self.track.show_stops)
        self.wishes.settings_changed.connect(self.settings_changed)
        self.wishes.note_changed.connect(self.note_changed)
        board.hovered.connect(self.parts.show_large)
        board.resized.connect(self._lay_out)
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
        self._lay_out()
        self.refresh()
        self.side.show_other_language(self.side.other_language)

    def _take_pace(self) -> None:
        settings = self.settings
        self.controller.bots.pause = PAUSES[settings.review]
        self.controller.open_hands = settings.open_hands
        self.motion.speed = clock.SPEEDS[settings.motion]
        self.scene.flat = settings.flat_table

    def _lay_out(self) -> None:
        self._rebuild()
        self.scene.shine(self.controller.lights())
        self._show_prompt()
        self.parts.raise_hand(self.parts.chooses_from_hand())
        self.panels.place()

    def _rebuild(self) -> None:
        """Everything on the board is made anew: for another room, other looks, or other eyes."""
        view = self.controller.view
        others = [seat for seat in view.seats if seat != self.controller.seat]
        room = self.board.viewport().size()
        grown = self.look.scale * self.theme.print_scale
        seat, lettering = self.controller.seat, self.theme.print_scale
        unit = grown / lettering
        self.scene.rebuild(
            Room(room.width(), room.height(), seat, tuple(others), unit, lettering),
            self._skin(),
            view,
        )
        assert self.scene.placement is not None
        self.controller.zone_order = list(self.scene.placement.spots)
        box = self.scene.placement.prompt
        self.prompt.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))

    def _skin(self) -> Skin:
        """How things look now; the same one with all it has painted while theme and language stay."""
        skin = self.scene.skin
        if skin.theme == self.theme and skin.language == self.texts.language:
            return skin
        return skin_for(self.game, self.theme, self.texts)

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the session as it stands."""
        self.controller.refresh()

    def _show(self) -> None:
        """What has just happened is told first; then the table shows how it stands."""
        self.wording.view = self.controller.view
        controller = self.controller
        self._curtain_waits = ""
        if self.showing.playing:
            self.showing.close()
            controller.bots.held = False
        found = self.showing.news(by_answer=controller.by_answer)
        if self.showing.tell(found, bot=controller.bots.answering):
            controller.bots.held = True
            return
        if controller.of_itself:
            self.parts.breath.begin()
        self._show_table()

    def _all_told(self) -> None:
        """After the last moment: the table as it stands now, and a breath before it can be answered."""
        self.controller.bots.held = False
        self.parts.breath.begin()
        self._show_table()
        if self._curtain_waits:
            self._draw_curtain(self._curtain_waits)
        if self._after_waits:
            self._tell_after()
        self.controller.bots.wake()

    def _draw_curtain(self, seat: str) -> None:
        """Whoever answered is told what came of it; then the curtain falls for the next."""
        self._curtain_waits = seat if self.showing.playing else ""
        if not self._curtain_waits:
            self.panels.fall(seat)

    def _show_table(self) -> None:
        view = self.controller.view
        if self._seat_shown != view.seat:
            forget(self.parts, self.panels, self.hands, self.focus, self.showing)
        self._seat_shown = view.seat
        if not self.controller.behind_curtain:
            self.panels.curtain.hide()
        self.note.hide()
        self.floating.hide()
        if self.scene.placement is not None and self.scene.view is not None and self.scene.view.seat != view.seat:
            self._rebuild()
            self.panels.place()
        else:
            self.scene.show_view(view)
        self.focus.keep()
        self.track.show_track(track_of(self.session.game.steps, view), self.wording)
        self.side.show_log(self.session.log, view.seat)
        self.side.refresh_card(view)
        self.side.note.show_note(self.wishes.note, self.controller.seat)
        self.parts.show_rules()
        self._show_asking_card()
        self.parts.raise_hand(self.parts.chooses_from_hand())
        self._show_bar()
        self._mark()
        self.board.setAccessibleName(self.prompt.accessibleName())
        announce(self.board, self.prompt.question.text())
        if not self.reading.hasFocus():
            self.board.setFocus()

    def _show_asking_card(self) -> None:
        """The card that asks, or at first the one that the game shows first, stands large at the side."""
        view, question = self.controller.view, self.controller.question
        asking = view.card(question.source) if question is not None and question.source else None
        if asking is not None and asking.code:
            self.side.show_card(asking)
        elif self.side.large.card is None:
            zone = self.game.words.first_shown
            first = view.zones.get(zone) or view.zones.get(f"{zone}:{view.seat}")
            if first is not None and first.cards:
                self.side.show_card(first.cards[0])

    def _show_bar(self) -> None:
        view = self.controller.view
        names = ", ".join(self.wording.seat(seat) for seat in view.seats)
        subtitle = self.texts("table-subtitle", names=names, round=view.round)
        saved = self.texts("table-saved" if self.saved else "table-not-saved")
        self.bar.show_game(self.title or view.facts.get("scenario", ""), subtitle, saved)
        self.bar.allow(
            undo=self.controller.travel.can_undo(), redo=bool(self.session.future), waiting=len(self.parts.waiting())
        )

    def tell_saved(self, saved: bool) -> None:
        """Whether the last answer is on the disk; the window that keeps the game says so."""
        self.saved = saved
        self._show_bar()

    def _after_answer(self) -> None:
        self.answered.emit(self.session)
        self._after_waits = self.showing.playing
        if not self._after_waits:
            self._tell_after()

    def _tell_after(self) -> None:
        """The digest, the end of the game, a shuffled deck: what is told once the table shows it."""
        self._after_waits = False
        news = self.session.log[self._lines_moved :]
        self._lines_moved = len(self.session.log)
        self.panels.after_change(self.session.log[self._lines_seen :], self._view_before)
        if not self.controller.bots.decide:
            self._view_before = self.controller.view
            self._lines_seen = len(self.session.log)
        for line in news:
            if line.message.id.endswith(SHUFFLED):
                self.scene.shuffle(str(line.message.params.get("zone", "")).removeprefix("zone:"))

    def _mark(self) -> None:
        self.scene.order_tray(self.controller.ordered())
        self.scene.shine(self.controller.lights())
        if self.board.drag is None:
            self._show_prompt()
            self.reading.refresh()

    def _show_prompt(self) -> None:
        self.prompt.show_question(self.controller, self.wording, self.wishes.advice(), self._onward())

    def _onward(self) -> Onward | None:
        """The way on to the next decision that matters, where a window is open that may be passed."""
        question = self.controller.question
        if question is None or not self.wishes.pace.passable(question):
            return None
        row = next_decision(self.session.game.steps, self.controller.view, self.game.words.decisions)
        name = (
            self.texts("table-on-to", place=self.wording.step(row)) if row else self.texts("table-do-until-something")
        )
        return Onward(name, self.parts.keys.key("until-something"), self.keyboard.go_on)

    # -- keys -----------------------------------------------------------------------------------------------------

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every decision can be made by keyboard."""
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
