"""What the phase track says in the room that it has: the names of phases and steps, their numbers, checks and dots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, wide_in_sans
from desktop_app.ui.table.bars.steps import COMING, DONE, NOW, Stop, Track
from desktop_app.ui.table.words.wording import Wording, number_of

GAP = 8.0
"""How far apart phases stand."""
LAST_PAST = 4
"""The level at which past steps go, as far as there is no room for them."""
ALONE = 6
"""The level at which nothing but the current phase is shown."""


@dataclass(slots=True)
class Piece:
    """A phase or a step as it is told: its words, whether it is over, present or to come, and how wide it is."""

    text: str
    when: str
    kind: str  # "phase", "open" (the current phase's name), "step"
    id: str = ""
    width: float = 0.0


def letters(piece: Piece, scale: float, print_scale: float) -> tuple[float, int]:
    """How large and how heavy it is written."""
    weight = SEMIBOLD if piece.when == NOW or piece.kind == "open" else MEDIUM
    size = 15 if piece.kind == "open" else 14
    return size * scale * print_scale, weight


class TrackPieces:
    """The pieces of one track, in letters so many times larger than drawn."""

    def __init__(self, track: Track, wording: Wording, scale: float, print_scale: float) -> None:
        self._track, self._wording, self._scale, self._print_scale = track, wording, scale, print_scale

    def phase(self, phase: str) -> str:
        """What a phase is called; "" for none."""
        return self._wording.phase(phase) if phase else ""

    def step_text(self, stop: Stop, *, terse: bool) -> str:
        """What a step is called, or where it may be ``terse`` and is not the present one its number."""
        if stop.window:
            return self._wording.step(stop.id) or self._wording.texts("table-actions")
        terse = terse and stop.when != NOW and bool(number_of(stop.id))
        return number_of(stop.id) if terse else self._wording.step_called(stop.id)

    def at_level(self, level: int) -> list[Piece]:
        """Level 0 says all; 1 shortens steps to numbers; 2 past phases to checks; 3 coming phases too.

        From ``LAST_PAST`` on past steps go, but the last; 5 keeps only the current one, 6 the current phase alone.
        """
        pieces: list[Piece] = []
        for stop in self._track.phases:
            if stop.when != NOW:
                if level >= ALONE:
                    continue
                bare = (level >= 2 and stop.when == DONE) or (level >= 3 and stop.when == COMING)
                pieces.append(Piece("" if bare else self.phase(stop.id), stop.when, "phase"))
                continue
            pieces.append(Piece(self.phase(stop.id), NOW, "open"))
            pieces += [Piece(self.step_text(s, terse=level >= 1), s.when, "step", s.id) for s in self._steps_at(level)]
        for piece in pieces:
            piece.width = self._width(piece)
        return pieces

    def _steps_at(self, level: int) -> Sequence[Stop]:
        steps = self._track.steps
        here = next((i for i, stop in enumerate(steps) if stop.when == NOW), 0)
        if level >= 5:
            return steps[here : here + 1]
        return steps[max(0, here - 1) :] if level >= LAST_PAST else steps

    def _width(self, piece: Piece) -> float:
        k = self._scale
        words = wide_in_sans(piece.text, *letters(piece, self._scale, self._print_scale))
        if piece.kind == "phase":
            sign = 18 * k if piece.when == DONE else 0
            return (words + 14 * k if words else 4 * k) + (sign or (10 * k if not words else 0))
        sign = 17 * k if piece.kind == "step" and piece.when != COMING else 0
        return words + sign + 18 * k

    def within(self, room: float) -> list[Piece]:
        """As much as there is room for."""
        pieces: list[Piece] = []
        for level in range(ALONE + 1):
            pieces = self.at_level(level)
            if self.total(pieces) <= room:
                break
        if level < ALONE:
            self._bring_back(COMING, pieces, room)
            self._name_steps(pieces, room)
            self._name_or_leave_out(pieces, room)
            self._name_coming(pieces, room)
            self._bring_back(DONE, pieces, room)
        return pieces

    def _name_or_leave_out(self, pieces: list[Piece], room: float) -> None:
        """A number without a name says less than nothing: of the steps to come that have none the next one is named if
        the dots of coming phases, the last first, give it their room, and those after it where there is room; other
        numbers are left out."""
        bare = [piece for piece in pieces if self._is_bare(piece)]
        pieces[:] = _without(pieces, bare)
        for place, piece in enumerate(piece for piece in bare if piece.when == COMING):
            piece.text = self._step_called(piece)
            piece.width = self._width(piece)
            dots = [each for each in pieces if each.kind == "phase" and each.when == COMING and not each.text]
            needed = [dots[-count:] for count in range(1, len(dots) + 1)] if place == 0 else []
            ways = (_without(pieces, each) for each in ([], *needed))
            found = next((each for each in ways if self.total([*each, piece]) <= room), None)
            if found is None:
                return
            pieces[:] = found
            self._put_in_order(pieces, piece)

    def _put_in_order(self, pieces: list[Piece], piece: Piece) -> None:
        """A step takes its place among the others."""
        order = {stop.id: at for at, stop in enumerate(self._track.steps)}
        before = [at for at, each in enumerate(pieces) if each.kind == "step" and order[each.id] < order[piece.id]]
        pieces.insert((before or [at for at, each in enumerate(pieces) if each.kind == "open"])[-1] + 1, piece)

    def _is_bare(self, piece: Piece) -> bool:
        """Whether a step is told by its number alone, and has a name."""
        return piece.kind == "step" and piece.text == number_of(piece.id) != self._step_called(piece)

    def _step_called(self, piece: Piece) -> str:
        stop = next(stop for stop in self._track.steps if stop.id == piece.id)
        return self.step_text(stop, terse=False)

    def _name_steps(self, pieces: list[Piece], room: float) -> None:
        """Steps that are numbers are named as far as there is room: those to come, the next one first, then the past
        ones, the last first."""
        stops = {stop.id: stop for stop in self._track.steps}
        steps = [piece for piece in pieces if piece.kind == "step"]
        coming = [piece for piece in steps if piece.when == COMING]
        past = [piece for piece in steps if piece.when == DONE]
        for piece in (*coming, *reversed(past)):
            text, before = piece.text, piece.width
            piece.text = self.step_text(stops[piece.id], terse=False)
            piece.width = self._width(piece)
            if self.total(pieces) > room:
                piece.text, piece.width = text, before
                return

    def _name_coming(self, pieces: list[Piece], room: float) -> None:
        """Coming phases are named as far as there is room, the next one first."""
        shown = [piece for piece in pieces if piece.kind != "step"]  # the last dots may have been given up
        for piece, stop in zip(shown, self._track.phases, strict=False):
            if stop.when != COMING or piece.text:
                continue
            piece.text, before = self.phase(stop.id), piece.width
            piece.width = self._width(piece)
            if self.total(pieces) > room:
                piece.text, piece.width = "", before
                return

    def _bring_back(self, when: str, pieces: list[Piece], room: float) -> None:
        """Steps that went come back as far as there is room: of those to come the next one first, of the past ones the
        last first."""
        shown = {piece.id for piece in pieces}
        gone = [stop for stop in self._track.steps if stop.when == when and stop.id not in shown]
        for stop in gone if when == COMING else reversed(gone):
            steps = [at for at, piece in enumerate(pieces) if piece.kind == "step"]
            piece = Piece(self.step_text(stop, terse=False), when, "step", stop.id)
            piece.width = self._width(piece)
            if not steps or self.total([*pieces, piece]) > room:
                return
            pieces.insert(steps[-1] + 1 if when == COMING else steps[0], piece)

    def total(self, pieces: list[Piece]) -> float:
        """How much room pieces take with what lies between phases."""
        phases = sum(1 for piece in pieces if piece.kind != "step")
        return sum(piece.width for piece in pieces) + (phases + 1) * GAP * self._scale


def _without(pieces: Sequence[Piece], others: Sequence[Piece]) -> list[Piece]:
    return [piece for piece in pieces if not any(piece is other for other in others)]
