"""Tells what has just happened, moment by moment, before the table shows it: the queue, the clock, the stage."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPixmap

from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import Message
from desktop_app.engine.view import View
from desktop_app.ui.art.prose import plain
from desktop_app.ui.table.moments.brief import Brief
from desktop_app.ui.table.moments.carrying import Carrying
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.halt import Halt
from desktop_app.ui.table.moments.kept import Kept
from desktop_app.ui.table.moments.pace import FACTORS, one_faster
from desktop_app.ui.table.moments.player import Frame, Player, gathered, wanted
from desktop_app.ui.table.moments.rows import Row, in_short, rows_of
from desktop_app.ui.table.moments.sights import TableSights
from desktop_app.ui.table.moments.stage import Stage
from desktop_app.ui.table.moments.told import Moment, card_of
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.words.announce import announce

TICK = 16
HELD = 350
"""Milliseconds a key or button is held until all that waits is skipped."""
ROOMY, ROOMY_LETTERS = 1350, 1.14
"""From this width of the board on words are written larger, by this much."""


class Showing(QObject):
    """The moments of one table. ``begun`` and ``ended`` say when the stage takes the table's place and gives it back,
    ``closed`` that it stopped without a word."""

    begun = Signal()
    ended = Signal()
    closed = Signal()

    def __init__(self, table: Parts) -> None:
        super().__init__(table.window)
        self.table = table
        self.staged = table.game.play.staged
        self.player = Player(self._letters)
        self.stage = Stage(table.board)
        self.brief = Brief(table.look, table.board)
        self.stage.pressed.connect(self.press)
        self.stage.released.connect(self.release)
        self._time = QElapsedTimer()
        self._time.start()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HELD)
        self._hold.timeout.connect(self.skip_all)
        self._place: tuple[int, int] = (-1, -1)
        self._frame: Frame | None = None
        self._before: View | None = None
        self._rows: list[Row] = []
        self._kinds: list[str] = []
        self.kept = Kept(table)
        self.halt = Halt(table, self.kept, self.ground)
        self.sights = TableSights(table)
        self.carrying = Carrying(table, self.sights)

    @property
    def playing(self) -> bool:
        """Whether something is being told now."""
        return self.player.playing

    # -- telling --------------------------------------------------------------------------------------------------

    def tell(self, moments: Sequence[Moment], *, bot: bool = False) -> bool:
        """Begins to tell; False when nothing of it is to be staged."""
        settings = self.table.settings
        chosen = gathered(wanted(moments, settings.moment_kinds, self._kinds))
        self._kinds += [moment.kind.id for moment in moments]
        speed = one_faster(settings.moments) if bot else settings.moments
        if not chosen or not self.table.window.isVisible():
            return False
        if speed == "off":
            self._tell_briefly(chosen[-1])
            return False
        self._begin(chosen, speed)
        return True

    def _tell_briefly(self, moment: Moment) -> None:
        """What came of it, beside its place and without a veil."""
        touches = [touch for line in moment.lines for touch in line.touches]
        rect = self.sights.place_of(touches[-1].thing) if touches else QRectF()
        self.brief.tell(in_short(moment, self.staged, self.table.wording), rect, self.table.look)

    def tell_played(self, played: Message) -> bool:
        """What somebody else has just played and what will not stay in sight: in a line, the card large at the side;
        False where a panel that is read lies there. What came of it in short stays beneath."""
        words = [self.table.wording.plain(played)]
        if self.brief.isVisible():
            words.append(self.brief.text())
        self.brief.tell("\n".join(words), QRectF(), self.table.look)
        self.table.show_named(*card_of(played.params["card"]))
        return self.brief.isVisible()

    def _begin(self, moments: Sequence[Moment], speed: str) -> None:
        self.player.factor = FACTORS[speed]
        self.player.still = self.table.motion.reduced
        self.table.motion.finish()
        if not self.playing:
            self._before = self.table.scene.told
            self.stage.open_over(self._picture(), self.table.theme)
            self.table.side.waiting.forget()  # what waited goes on, or something else is told meanwhile
            self.carrying.clear()
            self._place, self._frame = (-1, -1), None
            self.begun.emit()
        self.player.add(moments, self._time.elapsed())
        self._timer.start()
        self._tick()

    def look_again(self) -> None:
        """Goes on where it was, over the table as it stood before, in the room that there is now. When another seat is
        to take the table next, whose eyes it would be laid for, what is left is skipped."""
        if self._frame is None or self._before is None:
            return
        if self._before.seat != self.table.controller.seat:
            self.skip_all()
            return
        self.stage.hide()
        self.table.scene.show_view(self._before, moving=False)
        self.stage.open_over(self._picture(), self.table.theme)
        self._set_up(self._frame.moment)
        self.stage.show_frame(self._frame)

    def _picture(self) -> QPixmap:
        """The table as it stands, without what belonged to the question that was answered: its lights, the frame of the
        keys, the tray of what was looked at."""
        scene = self.table.scene
        scene.shine({})
        scene.focus_on("")
        with scene.without_tray():
            return self.table.board.viewport().grab()

    def show_again(self, first: int = -1) -> bool:
        """Tells a moment of this table once more, the last one unless one of its lines is named; False when there is
        none."""
        if self.playing:
            return False
        moment = self.kept.again(first)
        if moment is None:
            return False
        speed = one_faster(self.table.settings.moments)
        self._begin([replace(moment, open=False)], "fast" if speed == "off" else speed)
        return True

    def _letters(self, moment: Moment) -> int:
        _, code = moment.subject
        if not code:
            return 0
        face = self.table.game.face_of(code, self.table.texts.language, "front")
        return len(plain((*face.text, face.shadow or "")))

    def _tick(self) -> None:
        frame = self.player.frame(self._time.elapsed())
        if frame is None:
            self._end()
            return
        self.show(frame)

    def show(self, frame: Frame) -> None:
        """Shows one frame; a line that begins is read aloud and its card stands large at the side."""
        if self._frame is None or frame.moment is not self._frame.moment:
            self._let_go()
            self._set_up(frame.moment)
            self._place = (-1, -1)
        place = (frame.moment.first, frame.step.line)
        if place != self._place:
            self._place = place
            self._say(frame)
        self._frame = frame
        self.stage.show_frame(frame)

    def _set_up(self, moment: Moment) -> None:
        question, queue = self.table.session.question, self.player.queue
        halts = not queue or moment is queue[-1]  # what is asked now is asked in the last of them
        asked = question if halts else None
        self._rows = rows_of(moment, self.staged, self.table.wording, asked)
        self.stage.set_up(self.ground(), moment, self._rows, list(queue or [moment]))

    def _let_go(self) -> None:
        if self._frame is not None:
            self.carrying.let_go(self._frame.moment, self._frame.step.phase, self.stage.card)

    def ground(self) -> Ground:
        """Where the stages are drawn now."""
        table = self.table
        roomy = ROOMY_LETTERS if self.stage.width() > ROOMY else 1.0
        lettering = table.look.scale * table.theme.print_scale * roomy
        return Ground(self.stage.room, table.scene.skin, table.wording, lettering, self.sights, table.controller.seat)

    def _say(self, frame: Frame) -> None:
        line = frame.step.line
        if line < len(self._rows):
            announce(self.table.board, self._rows[line].aloud)
        if line >= len(frame.moment.lines):
            return
        told = frame.moment.lines[line]
        touched = next((touch for touch in told.touches if touch.code), None)
        card, code = (touched.thing, touched.code) if touched is not None else frame.moment.subject
        if code:
            self.table.side.shown.show_named(self.table.view.card(card), code)

    # -- ending ---------------------------------------------------------------------------------------------------

    def press(self) -> None:
        """A key or a click: the present line is told. Held, everything is."""
        if not self.playing:
            return
        self._hold.start()
        self.player.end_line(self._time.elapsed())
        self._tick()

    def release(self) -> None:
        """The key or the button is up again."""
        self._hold.stop()

    def skip_all(self) -> None:
        """To the table at once."""
        if not self.playing:
            return
        self.player.skip_all()
        self._end()

    def hold(self) -> None:
        """Stands still: whoever draws a picture of it shows the frames."""
        self._timer.stop()

    def forget(self) -> None:
        """What was told to one person is not kept for the next, who can be shown again what the log tells them."""
        self.kept.forget()
        self._rows = []
        self.table.side.waiting.forget()
        self.stage.forget()
        self.brief.forget()

    def close(self) -> None:
        """Stops telling without a word: the table has moved on."""
        self.player.skip_all()
        self._stop()
        self.carrying.clear()
        self.closed.emit()

    def _stop(self) -> None:
        self._timer.stop()
        self._hold.stop()
        self.stage.hide()
        self._frame = self._before = None

    def _end(self) -> None:
        self._let_go()
        told = self._frame.moment if self._frame is not None else None
        self._stop()
        compared = told.compared(len(told.lines)) if told is not None else None
        if compared is not None and compared.result is not None:
            announce(self.table.board, self.table.wording.plain(compared.result))
        self.carrying.hand_over(self.ended.emit)

    def rows(self, moment: Moment) -> list[Row]:
        """A moment in words."""
        return rows_of(moment, self.staged, self.table.wording)
