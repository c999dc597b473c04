"""What a person wants for good or for later: standing answers, stops, the coach, a note to themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.app.profiles.settings import Settings
from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.ui.table.panels.coach import advise
from desktop_app.ui.table.play.pace import Pace

if TYPE_CHECKING:
    from desktop_app.ui.table.screen import TableScreen


class Wishes:
    """Keeps the wishes of one screen; changes of settings are said, so that the profile can keep them."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        game = screen.session.game.id
        self.pace = Pace(game, screen.settings, self._likely_play, lambda option: option.detail)

    def answer_for_good(self, ability: str, answer: str) -> None:
        """Always, never or ask for an optional ability, from now on."""
        kept = dict(self.screen.settings.card_answers)
        name = f"{self.screen.session.game.id}:{ability}"
        kept.pop(name, None)
        if answer in ("always", "never"):
            kept[name] = "always" if answer == "always" else "never"
        self._keep(self.screen.settings.changed(card_answers=kept))

    def toggle_stop(self, step: str) -> None:
        """Whether going on by itself always stops at a step, from now on."""
        pace, game = self.screen.settings.auto_pass, self.screen.session.game.id
        stops = [*pace.stops.get(game, [])]
        stops = [each for each in stops if each != step] if step in stops else [*stops, step]
        kept = pace.model_copy(update={"stops": {**pace.stops, game: stops}})
        self._keep(self.screen.settings.changed(auto_pass=kept.model_dump()))
        self.screen.track.show_stops(stops)

    def _keep(self, settings: Settings) -> None:
        self.screen.settings = self.pace.settings = settings
        self.screen.settings_changed.emit(settings)

    def take_note(self, text: str) -> None:
        """Keeps the note for when the game is continued."""
        if text != self.screen.note_text:
            self.screen.note_text = text
            self.screen.note_changed.emit(text)

    def advice(self) -> str:
        """What the coach would do, where it is switched on."""
        screen = self.screen
        bot = screen.session.game.bots.get("greedy")
        if not screen.settings.coach or bot is None or screen.controller.question is None:
            return ""
        found = advise(screen.session, screen.controller.view, screen.wording, bot)
        return screen.texts("table-coach-says", suggestion=found.suggestion) if found is not None else ""

    def _likely_play(self, question: Question) -> bool:
        """Whether the coach would do something here rather than go on."""
        session = self.screen.session
        bot = session.game.bots.get("greedy")
        if bot is None:
            return True
        view = session.game.view(session.state, question.seat)
        return bot(lambda: view, question, Chance(1)) != [question.primary]
