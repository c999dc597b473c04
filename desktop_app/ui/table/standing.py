"""The table as it stands: the view of the seat at the screen, put onto every part."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRect

from desktop_app.engine.ask import Question
from desktop_app.engine.messages import is_card_ref, split_card_ref
from desktop_app.engine.view import CardView, View
from desktop_app.ui.table.bars.answers import Onward
from desktop_app.ui.table.bars.steps import next_decision, track_of
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.input.focus import Focus
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.making import skin_for
from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.words.announce import announce
from desktop_app.ui.table.words.shortfalls import prices, shortfalls


class Standing:
    """Lays the parts of one table out and shows on them how the game stands.

    ``title`` stands in the bar, ``saved`` is whether the last answer is on the disk. ``forget`` is called when another
    person takes the seat, ``go_on`` passes to the next decision that matters.
    """

    def __init__(
        self,
        table: Parts,
        panels: Panels,
        focus: Focus,
        forget: Callable[[], None],
        go_on: Callable[[], None],
        title: str,
    ) -> None:
        self.table, self._panels, self._focus = table, panels, focus
        self._forget, self._go_on = forget, go_on
        self.title, self.saved = title, True
        self._seat_shown = table.view.seat

    def lay_out(self) -> None:
        """Every part takes its place in the room there is now."""
        table = self.table
        self._build()
        table.scene.shine(table.controller.lights())
        self._show_prompt()
        table.raise_hand(table.chooses_from_hand())
        self._panels.place()

    def _build(self) -> None:
        """Everything on the board is made anew: for another room, other looks, or other eyes. A card in the air goes
        back to where it lay."""
        table = self.table
        table.board.cancel_drag()
        view, controller = table.view, table.controller
        others = tuple(seat for seat in view.seats if seat != controller.seat)
        room = table.board.viewport().size()
        grown = table.look.scale * table.theme.print_scale
        seat, lettering = controller.seat, table.theme.print_scale
        unit = grown / lettering
        table.scene.rebuild(
            Room(
                room.width(),
                room.height(),
                seat,
                others,
                unit,
                lettering,
                hand_open=table.chooses_from_hand(),
                hand_plays=table.plays_from_hand(),
            ),
            self._skin(),
            view,
        )
        assert table.scene.placement is not None
        controller.zone_order = list(table.scene.placement.spots)
        box = table.scene.placement.prompt
        table.prompt.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))

    def _skin(self) -> Skin:
        """How things look now; the same one with all it has painted while theme and language stay."""
        table = self.table
        skin = table.scene.skin
        if skin.theme == table.theme and skin.language == table.texts.language:
            return skin
        return skin_for(table.game, table.theme, table.texts)

    def show(self) -> None:
        """The view, the question and the log, on every part."""
        table = self.table
        view, controller = table.view, table.controller
        if self._seat_shown != view.seat:
            self._forget()
        self._seat_shown = view.seat
        if not table.controller.between.curtain:
            self._panels.curtain.hide()
        table.note.hide()
        table.floating.hide()
        hand = table.game.layout.hand.zone.format(seat=controller.seat)
        table.scene.notes = prices(controller.question, view, hand, table.words, table.wording) | shortfalls(
            controller.question, view, hand, table.words, table.wording
        )
        table.scene.question = controller.question
        self._show_on_board(view)
        self._panels.panel.keep_clear()
        self._focus.keep()
        table.track.show_track(track_of(table.session.game.steps, view), table.wording)
        table.side.show_log(table.words.remembered(view, table.session.log), view.seat)
        table.side.shown.refresh(view)
        table.side.note.show_note(table.wishes.note, table.controller.seat)
        table.show_rules()
        self._show_asking_card()
        table.raise_hand(table.chooses_from_hand())
        self.show_bar()
        self.mark()
        table.board.setAccessibleName(table.prompt.accessibleName())
        announce(table.board, table.prompt.question.text())
        if not table.reading.hasFocus():
            table.board.setFocus()

    def _show_on_board(self, view: View) -> None:
        """The board is made anew for other eyes; for the same ones, what is another moves."""
        scene = self.table.scene
        if scene.placement is not None and scene.view is not None and scene.view.seat != view.seat:
            self._build()
            self._panels.place()
            return
        if scene.planner is not None:
            scene.planner.open_hand(self.table.chooses_from_hand(), plays=self.table.plays_from_hand())
        scene.show_view(view)

    def _show_asking_card(self) -> None:
        """The card that asks, or at first the one that the game shows first, stands large at the side; also one that
        asks a bot, where everybody sees it: what it has played is gone as soon as it has answered."""
        table = self.table
        view, question = table.view, table.controller.question
        asked = question or table.session.question
        asking = view.card(asked.source) if asked is not None and asked.source else None
        answered = _answered(question)
        if asking is not None and asking.code:
            table.side.shown.show(asking)
        elif answered:
            table.side.shown.show_named(view.card(answered[0]), answered[1])
        elif table.side.large.card is None:
            self._show_first_card()

    def _show_first_card(self) -> None:
        """The card that the game shows first; where it has none, whom one fights, else a card of one's own, or any that
        lies open."""
        table, view = self.table, self.table.view
        zone = table.game.words.first_shown
        contest = table.words.contest(view)
        if (first := _first_of(view, (zone, f"{zone}:{view.seat}"))) is not None:
            table.side.shown.show(first)
        elif contest is not None and contest.sides[1].card:
            table.side.shown.show_named(None, contest.sides[1].card)
        elif (own := _first_of(view, [name for name in view.zones if name.endswith(f":{view.seat}")])) is not None:
            table.side.shown.show(own)
        elif (any_card := _first_of(view, view.zones)) is not None:
            table.side.shown.show(any_card)

    def show_bar(self) -> None:
        """Which game this is, whether it is kept, and what the buttons can do."""
        table = self.table
        view = table.view
        names = ", ".join(table.wording.seat(seat) for seat in view.seats)
        subtitle = table.texts("table-subtitle", names=names, round=view.round)
        saved = table.texts("table-saved" if self.saved else "table-not-saved")
        table.bar.show_game(self.title or view.facts.get("scenario", ""), subtitle, saved)
        table.bar.allow(
            undo=table.controller.travel.can_undo(), redo=bool(table.session.future), waiting=len(table.waiting())
        )

    def mark(self) -> None:
        """What is picked and what can be, on the board and in the prompt."""
        table = self.table
        table.scene.order_tray(table.controller.ordered())
        table.scene.shine(table.controller.lights())
        if table.board.drag is None:
            self._show_prompt()
            table.reading.refresh()

    def _show_prompt(self) -> None:
        table = self.table
        table.prompt.show_question(table.controller, table.wording, table.wishes.advice(), self._onward())
        if table.scene.placement is not None:
            table.side.answering.over = round(table.board.height() - table.scene.placement.prompt.y)
        answering, question = table.side.answering, table.controller.question
        turns = answering.turns_of(question, table.wording)
        in_the_middle = table.middle.show_window(question, table.view, table.scene, table.wording, turns, table.look)
        answering.show_window(question, table.prompt.digits, table.wording, told=in_the_middle)
        if table.side.answering.isHidden():
            table.side.council.show_council(table.view, table.words, table.wording)
        else:
            table.side.council.hide()  # what is answered now needs the room
            table.side.waiting.forget()  # what goes on is told already

    def _onward(self) -> Onward | None:
        """The way on to the next decision that matters, where a window is open that may be passed."""
        table = self.table
        question = table.controller.question
        if question is None or not table.wishes.pace.passable(question):
            return None
        row = next_decision(table.session.game.steps, table.view, table.game.words.decisions)
        name = (
            table.texts("table-on-to", place=table.wording.step(row))
            if row
            else table.texts("table-do-until-something")
        )
        return Onward(name, table.keys.key("until-something"), self._go_on)


def _first_of(view: View, zones: Iterable[str]) -> CardView | None:
    """The first card that lies open in any of these zones."""
    there = (card for name in zones if name in view.zones for card in view.zones[name].cards)
    return next((card for card in there if card.code), None)


def _answered(question: Question | None) -> tuple[str, str] | None:
    """The card that brought about what is answered, and its code: the last that is in use, or that it happens to."""
    told = question.going_on() if question is not None else []
    cards = [(str(each.params.get("timing")), each.params["card"]) for each in told if "card" in each.params]
    in_use = [card for timing, card in cards if timing == "used"] or [card for _, card in cards]
    return split_card_ref(str(in_use[-1])) if in_use and is_card_ref(in_use[-1]) else None
