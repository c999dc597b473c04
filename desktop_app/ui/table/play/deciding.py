"""What is open at a table and how it is answered: view, question, draft, bots, the curtain. Nothing here is drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.errors import KernelError
from desktop_app.engine.record import BY_SESSION, Line
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.play.aiming import Aiming, Meant
from desktop_app.ui.table.play.between_people import BetweenPeople
from desktop_app.ui.table.play.bot_seats import BotSeats
from desktop_app.ui.table.play.choices import Answering, Choices, sort_out
from desktop_app.ui.table.play.draft import Draft
from desktop_app.ui.table.play.in_order import things_in_order, zones_in_order
from desktop_app.ui.table.play.looking import aims, idle, look
from desktop_app.ui.table.play.review import is_grave
from desktop_app.ui.table.play.running_sum import running_sum
from desktop_app.ui.table.play.travel import Travel


class Deciding(QObject):
    """Drives one session from one screen. ``seats_here`` decide at this screen; other seats are played by bots.

    ``bots`` names the bot of a seat, ``bot`` is the one of those it leaves out. What stands ``between`` several people
    at this screen is kept there.
    """

    shown = Signal()
    marked = Signal()
    refused = Signal(object, str)
    menu_wanted = Signal(object, str)
    answered = Signal()
    changed = Signal()
    """Something that is no answer is about to be done: going back, another line of play, setting by hand."""
    failed = Signal(str)
    curtain_wanted = Signal(str)
    consent_wanted = Signal(str, object)

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
        self.seats_here = list(seats_here)
        self.travel = Travel(
            session, self.change, self.seats_here, self._others_here, self.consent_wanted.emit, self.is_grave
        )
        self.bots = BotSeats(session, self.seats_here, bots or {}, bot, self.answer, self)
        self.zone_order: list[str] = []
        self.seat = self.seats_here[0]
        self.between = BetweenPeople(session, self.seats_here)
        session.pretends = self.between.is_waited_for
        self.aimed = ""
        self.over = ""
        self.over_refused: Refusal | None = None
        self.meant = Meant()
        self.answering = Answering.of(words)
        self.by_answer = False
        self.of_itself = False
        self.view: View = look(session, self.seat)
        self.choices: Choices | None = None
        self.draft: Draft | None = None
        self.aiming: Aiming | None = None

    # -- what is open ---------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """What must be decided at this screen, or None (the game is over, a bot decides, the curtain is down)."""
        question = self.session.question
        if question is None or self.between.curtain or question.seat not in self.seats_here:
            return None
        return question

    def refresh(self) -> None:
        """Looks at the session again: view, question, marks; draws the curtain or lets a bot answer."""
        between = self.between
        self.session.state.bluffs = between.even_pauses
        question = self.session.question
        if question is not None and question.seat in self.seats_here:
            if between.changes_hands(self.seat, question.seat):
                between.curtain = True
                if between.declined_together():
                    self.answer([question.primary])
                    return
                between.ask_each()
                self._look("")
                self.shown.emit()
                self.curtain_wanted.emit(question.seat)
                return
            self.seat = question.seat
            between.ask_each()
        between.curtain = False
        self._look("" if between.nobody_sits and between.changes_hands(self.seat, self.seat) else self.seat)
        meant = self.meant.answer_to(self.question) if self.question is not None else None
        if meant is not None:
            self.answer([meant.key])
            return
        self.shown.emit()
        self.bots.wake()

    def decline(self) -> None:
        """Passes for the one behind the curtain; nobody sits at the screen until a curtain is lifted."""
        question = self.between.declinable()
        if question is not None:
            self.between.nobody_sits = True
            self.answer([question.primary])

    def decline_all(self) -> None:
        """Passes for everybody here who is asked in this window, until somebody does something in it."""
        self.between.decline_together()
        self.decline()

    def lift_curtain(self) -> None:
        """The person whose decision it is sits down."""
        self.between.nobody_sits = False
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
            self.choices = sort_out(question, self.things(), self.words.free_verbs, self.answering)
            self.draft = Draft(question)
            self.aiming = Aiming(self.choices, self.view, self.words.drop_zones, self.seat, self._aims_of)

    def is_grave(self, line: Line) -> bool:
        """Whether a line of the log tells of something revealed or lost."""
        return is_grave(line, self.words.grave)

    @property
    def elsewhere(self) -> list[str]:
        """The seats that nobody at this screen decides for."""
        return [seat for seat in self.view.seats if seat not in self.seats_here]

    def _others_here(self) -> list[str]:
        return [seat for seat in self.seats_here if seat != self.seat]

    def zones_in_order(self, others: Collection[str] = ()) -> list[str]:
        """The zones of the view as they lie on the table, of those that come and go all with cards at the place of
        their pattern; with the ``others`` that have a place there."""
        return zones_in_order(self.view, self.zone_order, others)

    def things(self) -> list[str]:
        """Ids of all cards and zones in sight, zone by zone."""
        return things_in_order(self.view, self.zone_order)

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

    def turned_down(self) -> list[str] | None:
        """The answer that picks nothing where nothing must be picked; it has a letter, for Space never means none."""
        draft = self.draft
        if draft is None or draft.question.kind != "some" or draft.question.minimum or draft.picked:
            return None
        return []

    def answer_now(self) -> list[str] | None:
        """What Space would answer, or None when something is still to be chosen or it would give something away."""
        if self.turned_down() is not None:
            return None
        choices, draft = self.choices, self.draft
        if choices is None or draft is None:
            return None
        if choices.question.kind == "one":
            return [choices.main.key] if choices.main is not None else None
        return draft.keys()

    def running_sum(self) -> tuple[str, int] | None:
        """What the picked cards add up to, by the number their verb adds (willpower, attack), with what the table
        counts of it already and those of the seat's own that the question names: they take part too. None if nothing
        is added up."""
        question, draft = self.question, self.draft
        if question is None or draft is None:
            return None
        return running_sum(question, draft, self.view, self.words.sums)

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
        self._do(lambda: self.session.answer(keys), by_answer=True)

    def change(self, act: Callable[[], object]) -> None:
        """Does something to the session that is no answer, and shows what came of it. Done at the curtain, it may be
        anybody who did it: whoever has to answer then sits down first."""
        self.meant.forget()
        self.between.nobody_sits = self.between.nobody_sits or self.between.curtain
        self.changed.emit()
        self._do(act)

    def _do(self, act: Callable[[], object], *, by_answer: bool = False) -> None:
        """``by_answer`` is whether the game goes on by it; ``of_itself`` then says that it went further than that: to
        another step, perhaps past windows in which nobody could do anything."""
        self.by_answer = by_answer
        step = self._step
        answered, by_bot = len(self.session.records) + 1, self.bots.decide
        try:
            act()
        except KernelError as error:
            self.failed.emit(type(error).__name__)
        news = self.session.records[answered:]
        answered_more = by_bot or any(record.by == BY_SESSION for record in news)
        self.of_itself = by_answer and (answered_more or self._step != step)
        self.refresh()
        self.by_answer = False
        self.answered.emit()

    @property
    def _step(self) -> str:
        """The step that the open question is asked in."""
        return self.session.question.step if self.session.question is not None else ""

    def _aims_of(self, option: Option) -> list[str]:
        question = self.question
        return aims(self.session, question, option) if question is not None else []

    def idle(self, option: Option) -> Refusal | None:
        """Why an answer to the open question would change nothing; None where it would."""
        question = self.question
        return idle(self.session, question, option) if question is not None else None

    def all_idle(self, thing: str) -> Refusal | None:
        """Why nothing that is offered with a card would change anything; None where something would."""
        found = [self.idle(option) for option in self.choices.touching(thing)] if self.choices is not None else []
        return found[0] if found and all(found) else None
