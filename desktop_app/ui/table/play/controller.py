"""Between a session and the table: what is open, what is marked, what an answer is. Nothing here is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.errors import KernelError
from desktop_app.engine.record import Line
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games.contract import TableWords
from desktop_app.ui.table.board.card_item import Light
from desktop_app.ui.table.play.aiming import Aiming
from desktop_app.ui.table.play.bot_seats import BotSeats
from desktop_app.ui.table.play.choices import Choices, sort_out
from desktop_app.ui.table.play.draft import Draft
from desktop_app.ui.table.play.lights import lights_for
from desktop_app.ui.table.play.looking import look
from desktop_app.ui.table.play.review import is_grave
from desktop_app.ui.table.play.travel import Travel


class Controller(QObject):
    """Drives one session from one screen. ``seats_here`` decide at this screen; other seats are played by bots.

    ``bots`` names the bot of a seat, ``bot`` is the one of those it leaves out.
    """

    shown = Signal()
    marked = Signal()
    refused = Signal(object, str)
    menu_wanted = Signal(object, str)
    answered = Signal()
    failed = Signal(str)
    curtain_wanted = Signal(str)
    consent_wanted = Signal(str, str)

    def __init__(
        self,
        session: Session,
        words: TableWords,
        bot: str,
        seats_here: Sequence[str],
        bots: Mapping[str, str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.words = words
        self.travel = Travel(session, self.change, self._others_here, self.consent_wanted.emit, self.is_grave)
        self.seats_here = list(seats_here)
        self.bots = BotSeats(session, self.seats_here, bots or {}, bot, self.answer, self)
        self.zone_order: list[str] = []
        self.seat = self.seats_here[0]
        self.behind_curtain = False
        self.aimed = ""
        self.over = ""
        self.over_refused: Refusal | None = None
        self._meant: tuple[str, str] | None = None
        self.view: View = look(session, self.seat)
        self.choices: Choices | None = None
        self.draft: Draft | None = None
        self.aiming: Aiming | None = None

    # -- what is open ---------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """What must be decided at this screen, or None (the game is over, a bot decides, the curtain is down)."""
        question = self.session.question
        if question is None or self.behind_curtain or question.seat not in self.seats_here:
            return None
        return question

    def refresh(self) -> None:
        """Looks at the session again: view, question, marks; draws the curtain or lets a bot answer."""
        question = self.session.question
        if question is not None and question.seat in self.seats_here and question.seat != self.seat:
            if len(self.seats_here) > 1:
                self.behind_curtain = True
                self._look("")
                self.shown.emit()
                self.curtain_wanted.emit(question.seat)
                return
            self.seat = question.seat
        self.behind_curtain = False
        self._look(self.seat)
        if self._answer_as_meant():
            return
        self.shown.emit()
        self.bots.wake()

    def lift_curtain(self) -> None:
        """The person whose decision it is sits down."""
        question = self.session.question
        if question is not None and question.seat in self.seats_here:
            self.seat = question.seat
        self.refresh()

    def _look(self, eyes: str) -> None:
        self.view = look(self.session, eyes)
        self.aimed = self.over = ""
        self.over_refused = None
        question = self.question
        self.choices = self.draft = self.aiming = None
        if question is not None:
            self.choices = sort_out(question, self.things(), self.words.free_verbs)
            self.draft = Draft(question)
            self.aiming = Aiming(self.choices, self.view, self.words.drop_zones, self.seat, self._aims_of)

    def is_grave(self, line: Line) -> bool:
        """Whether a line of the log tells of something revealed or lost."""
        return is_grave(line, self.words.grave)

    def _others_here(self) -> list[str]:
        return [seat for seat in self.seats_here if seat != self.seat]

    def things(self) -> list[str]:
        """Ids of all cards and zones in sight, zone by zone."""
        order = [zone for zone in self.zone_order if zone in self.view.zones]
        order += [zone for zone in self.view.zones if zone not in order]
        found: list[str] = []
        for zone in order:
            found += [card.id for card in self.view.zones[zone].cards]
        return found + order

    def lights(self) -> dict[str, Light]:
        """How every card and zone is marked now."""
        if self.choices is None:
            return {}
        return lights_for(self)

    def _answer_as_meant(self) -> bool:
        """A card dropped on the target of its effect answers the question for that target when it comes."""
        if self._meant is None or self.question is None:
            return False
        source, target = self._meant
        if self.question.source != source:
            self._meant = None
            return False
        option = next((each for each in self.question.options if each.source == target), None)
        if option is None or self.question.kind != "one":
            return False
        self._meant = None
        self.answer([option.key])
        return True

    # -- answering ------------------------------------------------------------------------------------------------

    def choose(self, option: Option) -> None:
        """Takes one option: the answer of a "one" question, a toggle or a step of the others."""
        question, draft = self.question, self.draft
        if question is None or draft is None:
            return
        if question.kind == "one":
            self.answer([option.key])
        elif question.kind == "distribute":
            self.give(option.key, 1)
        else:
            draft.toggle(option.key)
            self.marked.emit()

    def give(self, key: str, amount: int) -> None:
        """Gives one more or less of a distribution."""
        if self.draft is not None:
            self.draft.give(key, amount)
            self.marked.emit()

    def answer_now(self) -> list[str] | None:
        """What Space would answer, or None when something is still to be chosen."""
        choices, draft = self.choices, self.draft
        if choices is None or draft is None:
            return None
        if choices.question.kind == "one":
            return [choices.main.key] if choices.main is not None else None
        return draft.keys()

    def running_sum(self) -> tuple[str, int] | None:
        """What the picked cards add up to, by the number their verb adds (willpower, attack); None if nothing."""
        question, draft = self.question, self.draft
        if question is None or draft is None or question.kind != "some" or not question.options:
            return None
        number = self.words.sums.get(question.options[0].verb)
        if number is None:
            return None
        cards = [self.view.card(option.source) for option in question.options if option.key in draft.picked]
        return number, sum(card.numbers.get(number, 0) for card in cards if card is not None)

    def confirm(self) -> bool:
        """Gives the main answer, or has a bot answer that is waited for; False when there is none yet."""
        if self.bots.decide:
            self.bots.answer()
            return True
        keys = self.answer_now()
        if keys is None:
            return False
        self.answer(keys)
        return True

    def answer(self, keys: Sequence[str]) -> None:
        """Answers the open question with these keys."""
        self._do(lambda: self.session.answer(keys))

    def change(self, act: Callable[[], object]) -> None:
        """Does something to the session that is no answer, and shows what came of it."""
        self._meant = None
        self._do(act)

    def _do(self, act: Callable[[], object]) -> None:
        try:
            act()
        except KernelError as error:
            self.failed.emit(type(error).__name__)
        self.refresh()
        self.answered.emit()

    # -- pointing -------------------------------------------------------------------------------------------------

    def press(self, thing: str) -> bool:
        """A click: aims, toggles, or answers a question that only asks to pick one; False if it means nothing."""
        choices = self.choices
        if choices is None:
            return False
        if self.aimed:
            self._aim_at(thing)
            return True
        options = choices.touching(thing)
        if not options:
            return False
        if choices.question.kind != "one" or self._is_pick(options):
            self.choose(options[0])
        elif self._has_targets(thing):
            self.aim(thing)
        return True

    def _has_targets(self, source: str) -> bool:
        return self.aiming is not None and bool(self.aiming.targets_of(source))

    def _is_pick(self, options: list[Option]) -> bool:
        """Whether the question only asks to point at one thing; windows for playing and using are not that."""
        return len(options) == 1 and options[0].verb not in self.words.free_verbs

    def activate(self, thing: str) -> None:
        """Enter or a double click: does the one thing possible, or offers what is."""
        choices = self.choices
        if choices is None:
            return
        if self.aimed:
            self._aim_at(thing)
            return
        options = choices.touching(thing)
        if not options:
            if thing not in self.view.zones:
                self._refuse(thing, "")
        elif choices.question.kind != "one" or len(options) == 1:
            self.choose(options[0])
        elif len({(option.verb, option.detail) for option in options}) == 1 and self._has_targets(thing):
            self.aim(thing)
        else:
            self.menu_wanted.emit(options, thing)

    def aim(self, source: str) -> None:
        """Takes a card up by keyboard or click: its targets light until one is chosen or Escape lets go."""
        self.aimed = source
        self.marked.emit()

    def let_go(self) -> bool:
        """Stops aiming; False when nothing was held."""
        held, self.aimed, self.over, self.over_refused = self.aimed, "", "", None
        if held:
            self.marked.emit()
        return bool(held)

    def _aim_at(self, target: str) -> None:
        source = self.aimed
        if target == source:
            self.let_go()
            return
        self.let_go()
        self.drop(source, target)

    def take(self, source: str) -> None:
        """A drag begins."""
        self.aim(source)

    def hover_with(self, source: str, target: str) -> None:
        """A held card is over something: it is a target, or the reason why not is looked up."""
        self.over, self.over_refused = target, None
        question, aiming = self.question, self.aiming
        on_card = bool(target) and target not in self.view.zones
        if question is not None and aiming is not None and on_card and not aiming.matches(source, target):
            self.over_refused = self.session.game.why_not(self.session.state, question, source, target)
        self.marked.emit()

    def _aims_of(self, option: Option) -> list[str]:
        question = self.question
        return self.session.game.aims(self.session.state, question, option) if question is not None else []

    def drop(self, source: str, target: str) -> bool:
        """Ends a drag: one match answers, several are offered, none is refused with its reason."""
        self.aimed, self.over, self.over_refused = "", "", None
        aiming = self.aiming
        if aiming is None:
            return False
        matching = aiming.matches(source, target)
        if len(matching) == 1:
            self._meant = (source, target) if target in aiming.aims(matching[0]) else None
            self.choose(matching[0])
            return True
        if matching:
            self.marked.emit()
            self.menu_wanted.emit(matching, target)
            return True
        self.marked.emit()
        if target and target != source and target != aiming.zone_of(source):
            self._refuse(source, target)
        return False

    def why_not(self, thing: str) -> None:
        """Says why a thing is no answer now."""
        self._refuse(thing, "")

    def _refuse(self, source: str, target: str) -> None:
        question = self.question
        if question is None:
            return
        reason = self.session.game.why_not(self.session.state, question, source, target)
        if reason is not None:
            self.refused.emit(reason, target or source)
