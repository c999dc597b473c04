"""What a person wants for good or for later: standing answers, stops, the coach, a note to themselves."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from desktop_app.app.profiles.settings import Settings
from desktop_app.engine.ask import Question
from desktop_app.games.contract.play import Play
from desktop_app.ui.table.play.coach import advise, suggested
from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.play.looking import idle, look
from desktop_app.ui.table.play.pace import Hurry, Pace
from desktop_app.ui.table.play.touching import touched_by_others
from desktop_app.ui.table.words.wording import Wording

NEAR_END = 5
"""From so many points before its end on, a dial that moves halts the way on to the next decision."""


class Wishes(QObject):
    """Keeps the wishes at one table; what changes is said, so that the profile can keep it."""

    settings_changed = Signal(object)
    note_changed = Signal(str, str)
    stops_changed = Signal(list)

    def __init__(
        self, controller: Controller, play: Play, wording: Wording, settings: Settings, notes: Mapping[str, str]
    ) -> None:
        super().__init__(controller)
        self._controller, self._session, self._wording = controller, controller.session, wording
        self._play = play
        self.settings, self._notes = settings, dict(notes)
        self.pace = Pace(
            self._session.game.id,
            settings,
            self._likely_play,
            lambda option: option.detail,
            play.words,
            self._matters,
            lambda seat: seat in controller.seats_here,
            lambda question, option: idle(self._session, question, option) is not None,
        )
        controller.changed.connect(self.pace.rest)

    def take_settings(self, settings: Settings) -> None:
        """The settings were changed elsewhere."""
        self.settings = self.pace.settings = settings

    @property
    def note(self) -> str:
        """What the person who sits here has written to themselves; nothing while nobody does."""
        return "" if self._controller.between.curtain else self._notes.get(self._controller.seat, "")

    @property
    def stops(self) -> list[str]:
        """The steps of this game at which going on by itself always stops."""
        return [*self.pace.stops]

    def answer_for_good(self, ability: str, answer: str) -> None:
        """Always, never or ask for an optional ability, from now on."""
        kept = dict(self.settings.card_answers)
        name = f"{self._session.game.id}:{ability}"
        kept.pop(name, None)
        if answer in ("always", "never"):
            kept[name] = "always" if answer == "always" else "never"
        self._keep(self.settings.changed(card_answers=kept))

    def toggle_stop(self, step: str) -> None:
        """Whether going on by itself always stops at a step, from now on."""
        pace, stops = self.settings.auto_pass, self.stops
        stops = [each for each in stops if each != step] if step in stops else [*stops, step]
        kept = pace.model_copy(update={"stops": {**pace.stops, self._session.game.id: stops}})
        self._keep(self.settings.changed(auto_pass=kept.model_dump()))
        self.stops_changed.emit(stops)

    def _keep(self, settings: Settings) -> None:
        self.take_settings(settings)
        self.settings_changed.emit(settings)

    def take_note(self, text: str, seat: str = "") -> None:
        """Keeps the note of a seat, of whoever sat here last unless told, for when the game is continued."""
        seat = seat or self._controller.seat
        if text != self._notes.get(seat, ""):
            self._notes[seat] = text
            self.note_changed.emit(seat, text)

    def advice(self) -> str:
        """What the coach would do, where it is switched on."""
        question = self._controller.question
        if not self.settings.coach or question is None:
            return ""
        found = advise(self._play, question, self._controller.view, self._wording)
        return self._wording.texts("table-coach-says", suggestion=found.suggestion) if found is not None else ""

    def _matters(self, hurry: Hurry) -> bool:
        """Whether since then a loss has come, another seat has touched one's cards, or a dial within reach of its end
        has moved."""
        staged, session = self._play.staged, self._session
        beats = [staged.beat(line.message.id) for line in session.log[hurry.lines :]]
        if any(beat.loss for beat in beats) or touched_by_others(session, hurry.seat, hurry.answers):
            return True
        if not any(beat.way == "dial" for beat in beats):
            return False
        view = look(session, self._controller.seat)
        near = (
            view.numbers.get(counter.limit.format(seat=seat), 0) - view.numbers.get(counter.number.format(seat=seat), 0)
            for counter in self._play.words.counters
            if counter.limit
            for seat in view.seats
        )
        return any(0 <= left <= NEAR_END for left in near)

    def _likely_play(self, question: Question) -> bool:
        """Whether the coach would do something here rather than go on."""
        return suggested(self._play, question, look(self._session, question.seat)) != [question.primary]
