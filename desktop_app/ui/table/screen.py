"""The table screen: board, bars, side column, and the keys and clicks that run them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.ask import Option
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.bars.app_bar import AppBar
from desktop_app.ui.table.bars.phase_track import PhaseTrack
from desktop_app.ui.table.bars.prompt import PromptBar
from desktop_app.ui.table.bars.refusal_note import RefusalNote
from desktop_app.ui.table.bars.steps import track_of
from desktop_app.ui.table.board import clock
from desktop_app.ui.table.board.board import Board
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.scene import TableScene
from desktop_app.ui.table.board.skin import FaceOf, Skin
from desktop_app.ui.table.fitting import Fitting
from desktop_app.ui.table.input.keyboard import Keyboard
from desktop_app.ui.table.input.mouse import Hands
from desktop_app.ui.table.layout.layout import place
from desktop_app.ui.table.layout.zone_words import ZoneWords
from desktop_app.ui.table.layouts import LAYOUTS
from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.play.bot_seats import PAUSES
from desktop_app.ui.table.play.choices import FREE_VERBS
from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.play.wishes import Wishes
from desktop_app.ui.table.side.floating_card import FloatingCard
from desktop_app.ui.table.side.side_column import SideColumn
from desktop_app.ui.table.words.announce import announce
from desktop_app.ui.table.words.reading_tree import ReadingTree
from desktop_app.ui.table.words.wording import Namer, Wording
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
    settings_changed = Signal(object)
    note_changed = Signal(str)

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
        note: str = "",
        continued: bool = False,
        bots: Mapping[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("screen")
        self.session, self.texts, self.theme, self.settings = session, texts, theme, settings
        self.face_of, self.title, self.note_text = face_of, title, note
        self._lines_seen = self._lines_moved = len(session.log)
        self._view_before: View | None = None
        self.saved = True
        self.layout_of_game = LAYOUTS[session.game.id]
        self.look = Look(theme)
        self.wording = Wording(texts, namer, self.layout_of_game.domain, self.layout_of_game.zone_titles)
        self.controller = Controller(session, self.layout_of_game, seats_here, bots, self)
        self.controller.bots.pause = PAUSES[settings.review]
        self.motion = Clock(self)
        self.motion.speed = clock.SPEEDS[settings.motion]
        self.skin = self._new_skin()
        self.scene = TableScene(self.skin, self.motion, ZoneWords(self.wording, self.layout_of_game.asides), self)
        self.scene.flat = settings.flat_table
        self.board = Board(self.scene, self)
        self.bar = AppBar(self.look, texts, self)
        self.track = PhaseTrack(self.look, self)
        self.prompt = PromptBar(self.look, self.board)
        self.note = RefusalNote(self.look, self.board)
        self.side = SideColumn(self.look, self.wording, self.face_of, self.layout_of_game.turned, self)
        self.floating = FloatingCard(self.look, self.board)
        self.side.large.sum_of = lambda card, number: session.game.sum_of(session.state, card, number)
        self.reading = ReadingTree(self.controller, self.wording, self)
        self.hands = Hands(self)
        self.keyboard = Keyboard(self)
        self.panels = Panels(self, self.look)
        self.wishes = Wishes(self)
        session.policy = self.wishes.pace
        self.track.show_stops(settings.auto_pass.stops.get(session.game.id, []))
        self.fitting = Fitting(self)
        self._connect()
        self.refresh()
        if session.question is None and self.controller.view.outcome:
            self.panels.open_game_over()
        elif continued:
            self.panels.open_coming_back()

    # -- building -------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        controller, board = self.controller, self.board
        controller.shown.connect(self._show)
        controller.marked.connect(self._mark)
        controller.refused.connect(self.hands.tell_refusal)
        controller.menu_wanted.connect(self.hands.offer)
        controller.answered.connect(self._after_answer)
        controller.curtain_wanted.connect(self.panels.fall)
        controller.consent_wanted.connect(self.panels.ask_consent)
        self.track.stop_toggled.connect(self.wishes.toggle_stop)
        board.hovered.connect(self.show_large)
        board.resized.connect(self._lay_out)
        self.prompt.chosen.connect(controller.choose)
        self.prompt.confirmed.connect(controller.confirm)
        self.prompt.given.connect(controller.give)
        for rules in (self.prompt, self.note, self.side):
            rules.rule_asked.connect(self.rule_requested)
        self.side.card_pointed.connect(self.show_named)
        self.side.moment_chosen.connect(controller.travel.go_to)
        self.side.note.written.connect(self.wishes.take_note)
        self.bar.asked.connect(self.keyboard.do)
        self.reading.walked.connect(self.keyboard.focus_on)
        self.reading.chosen.connect(controller.activate)

    def _new_skin(self) -> Skin:
        return Skin(self.theme, self.face_of, self.texts.language, self.layout_of_game.turned)

    # -- looks ----------------------------------------------------------------------------------------------------

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Bars and column follow the size of the window."""
        super().resizeEvent(event)
        self.fitting.fit()
        whole = self.layout()
        if whole is not None:
            whole.activate()  # the column has its new width now, not a moment later

    def take_settings(self, settings: Settings, theme: Theme) -> None:
        """Another theme, language, motion: everything is shown again as it stands."""
        self.settings, self.theme = settings, theme
        self.wishes.pace.settings = settings
        self.controller.bots.pause = PAUSES[settings.review]
        self.keyboard.take_settings(settings)
        self.motion.speed = clock.SPEEDS[settings.motion]
        self.scene.flat = settings.flat_table
        self.fitting.fit(force=True)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        view = self.controller.view
        others = [seat for seat in view.seats if seat != self.controller.seat]
        room = self.board.viewport().size()
        grown = self.look.scale * self.theme.print_scale
        seat, lettering = self.controller.seat, self.theme.print_scale
        placement = place(self.layout_of_game, room.width(), room.height(), seat, others, grown, lettering)
        self.skin = self._new_skin()
        self.scene.rebuild(placement, self.skin)
        self.controller.zone_order = list(placement.spots)
        box = placement.prompt
        self.prompt.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))
        self.scene.shine(self.controller.lights())
        self._show_prompt()
        self.panels.place()

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the session as it stands."""
        self.controller.refresh()

    def _show(self) -> None:
        view = self.controller.view
        self.wording.view = view
        self.note.hide()
        self.floating.hide()
        if self.scene.placement is not None and self.scene.view is not None and self.scene.view.seat != view.seat:
            self._lay_out()
        self.scene.show_view(view)
        self.keyboard.keep()
        self.track.show_track(track_of(self.session.game.steps, view), self.wording)
        self.side.show_log(self.session.log, view.seat)
        self.side.refresh_card(view)
        self.side.note.show_note(self.note_text)
        self.show_rules()
        self._show_asking_card()
        self._show_bar()
        self._mark()
        self.board.setAccessibleName(self.prompt.accessibleName())
        announce(self.board, self.prompt.question.text())
        if not self.reading.hasFocus():
            self.board.setFocus()

    def show_rules(self, *more: str) -> None:
        """The rules that bear on the open question stand in the side column, those just broken first."""
        question = self.controller.question
        asked = [question.prompt.rule, question.why.rule if question.why is not None else ""] if question else []
        self.side.rules.show_rules([*more, *asked], self.texts)

    def _show_asking_card(self) -> None:
        """The card that asks, or at first the quest, stands large at the side."""
        view, question = self.controller.view, self.controller.question
        asking = view.card(question.source) if question is not None and question.source else None
        if asking is not None and asking.code:
            self.side.show_card(asking)
        elif self.side.large.card is None and view.zones.get("quest") and view.zones["quest"].cards:
            self.side.show_card(view.zones["quest"].cards[0])

    def _show_bar(self) -> None:
        view = self.controller.view
        names = ", ".join(self.wording.seat(seat) for seat in view.seats)
        subtitle = self.texts("table-subtitle", names=names, round=view.round)
        saved = self.texts("table-saved" if self.saved else "table-not-saved")
        self.bar.show_game(self.title or view.facts.get("scenario", ""), subtitle, saved)
        self.bar.allow(
            undo=self.controller.travel.can_undo(), redo=bool(self.session.future), waiting=len(self.waiting())
        )

    def tell_saved(self, saved: bool) -> None:
        """Whether the last answer is on the disk; the window that keeps the game says so."""
        self.saved = saved
        self._show_bar()

    def waiting(self) -> list[Option]:
        """Optional triggers and unused actions: what could be done now besides going on."""
        choices = self.controller.choices
        if choices is None or choices.question.kind != "one":
            return []
        return [option for option in choices.question.options if option.verb in FREE_VERBS]

    def _after_answer(self) -> None:
        self.answered.emit(self.session)
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
        self.scene.shine(self.controller.lights())
        if self.board.drag is None:
            self._show_prompt()
            self.reading.refresh()

    def _show_prompt(self) -> None:
        self.prompt.show_question(self.controller, self.wording, self.wishes.advice())

    # -- what panels and menus ask for ----------------------------------------------------------------------------

    def follow(self, link: str) -> None:
        """Follows a link of a panel: a card to the large face, a rule to its page."""
        kind, _, rest = link.partition(":")
        if kind == "rule":
            self.rule_requested.emit(rest)
        elif kind == "card":
            card, _, code = rest.partition(":")
            self.show_named(card, code)

    def show_large(self, thing: str) -> None:
        """The large card of what is under the pointer or the focus; a hanging hand rises with its cards."""
        card = self.controller.view.card(thing)
        self.raise_hand(card is not None and card.zone.startswith("hand:"))
        if card is not None:
            self.side.show_card(card)
        if self.side.drawer:
            place = self.board.mapFromScene(self.scene.rect_of(thing)).boundingRect()
            self.floating.show_beside(self.side.face_of_card(card) if card is not None else None, place, self.look)

    def show_named(self, card: str, code: str) -> None:
        """The large card of a name in the log."""
        self.side.show_card_by_code(self.controller.view.card(card), code)

    def raise_hand(self, up: bool) -> None:
        """Where the hand hangs half below the edge, lifts it (and the prompt with it)."""
        by = self.scene.raise_hand(up)
        placement = self.scene.placement
        if placement is not None:
            self.prompt.move(round(placement.prompt.x), round(placement.prompt.y - by))

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
