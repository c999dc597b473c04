"""A moment in words: every line with its card, its amount and the new total."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message, message
from desktop_app.games.contract.moments import Moments
from desktop_app.ui.art.tokens import sign_of_number
from desktop_app.ui.table.moments.told import Moment, Told, Touch
from desktop_app.ui.table.words.wording import Wording


class Row(Frozen):
    """One line in words: what happens, the sum beneath it, the rule it cites, what it does, and the sign of what is
    gained."""

    title: str
    note: str = ""
    rule: str = ""
    way: str = "tells"
    sign: str = ""

    @property
    def in_one_line(self) -> str:
        """With its sum behind it: a sentence has ended before."""
        between = " " if self.title.endswith(".") else " · "
        return between.join(filter(None, (self.title, self.note)))

    @property
    def aloud(self) -> str:
        """As a screen reader says it."""
        return f"{self.title}. {self.note}".strip(". ") + "."


def rows_of(moment: Moment, staged: Moments, wording: Wording, asked: Question | None = None) -> list[Row]:
    """All lines of a moment, and last what is ``asked`` in the middle of it, or where its card goes."""
    rows = [row_of(line, wording) for line in moment.lines]
    if moment.open and asked is not None:
        rows.append(Row(wording.question(asked), way="asks"))
    if staged.goes and moment.kind.stage == "card" and moment.goes and not moment.open:
        place = wording.plain(message(staged.goes, place=wording.zone(moment.goes)))
        rows.append(Row(place, way="leaves"))
    return rows


def in_short(moment: Moment, staged: Moments, wording: Wording) -> str:
    """What came of a moment: the result of its sum, or its last line with its total."""
    compared = moment.compared(len(moment.lines))
    if compared is not None and compared.result is not None:
        return as_heading(wording.plain(compared.result))
    last = rows_of(moment, staged, wording)[len(moment.lines) - 1]
    return " ".join(filter(None, (last.title, last.note)))


def row_of(told: Told, wording: Wording) -> Row:
    """One line: the short words of the game, or the sentence of the log, and the new total."""
    line, beat = told.message, told.beat
    short = beat.told and all(isinstance(name, str) for name in line.params)
    title = wording.plain(Message(beat.told, line.params)) if short else wording.plain(line)
    notes = [wording.plain(Message(beat.note, line.params))] if beat.note else []
    notes += [total_of(touch, wording, beat.way) for touch in told.touches if touch.counted]
    sign = sign_of_number(beat.counts) if beat.way == "gains" else ""
    return Row(as_heading(title), " ".join(notes), line.rule, beat.way, sign)


def as_heading(sentence: str) -> str:
    """A sentence that stands alone without its full stop, as the short words of a game have none either."""
    return sentence.removesuffix(".") if sentence.count(".") == 1 else sentence


def total_of(touch: Touch, wording: Wording, way: str = "hits") -> str:
    """The sum: "1 + 2 = 3 of 5"."""
    less = touch.after < touch.before or way == "heals"
    sum_of = "table-moment-less" if less else "table-moment-total"
    numbers = {"before": touch.before, "count": abs(touch.after - touch.before), "after": touch.after}
    if touch.limit is None:
        return wording.texts(sum_of, **numbers)
    return wording.texts(f"{sum_of}-of", **numbers, limit=touch.limit)


def waiting_row(moment: Moment, wording: Wording, *, told: bool) -> tuple[str, str]:
    """What stands in the queue: its name, and whom it is for. A card that is not turned up yet is not named."""
    texts = wording.texts
    _, code = moment.subject
    name = wording.title(code) if code else texts(moment.kind.name)
    if not told and moment.kind.stage == "card":
        name = texts(moment.kind.more if moment.more and moment.kind.more else "table-moment-one-card")
    return name, texts("table-moment-for", name=wording.seat(moment.seat)) if moment.seat else ""
