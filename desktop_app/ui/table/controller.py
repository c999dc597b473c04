"""Between a session and the table: what is open, what is marked, what an answer is. Nothing here is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.chance import Chance
from desktop_app.engine.errors import KernelError
from desktop_app.engine.game import Adjustment
from desktop_app.engine.record import BY_SEAT, Branch
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.ui.table.choices import FREE_VERBS, Choices, default_distribution, distribution_keys, sort_out
from desktop_app.ui.table.layout import Layout
from desktop_app.ui.table.lights import Light, lights_for


class Controller(QObject):
    """Drives one session from one screen. ``seats_here`` decide at this screen; other seats are played by bots."""

    shown = Signal()
    marked = Signal()
    refused = Signal(object, str)
    menu_wanted = Signal(object, str)
    answered = Signal()
    failed = Signal(str)
    curtain_wanted = Signal(str)

    def __init__(
        self,
        session: Session,
        layout: Layout,
        seats_here: Sequence[str],
        bots: Mapping[str, str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.layout = layout
        self.seats_here = list(seats_here)
        self.bots = dict(bots or {})
        self.zone_order: list[str] = []
        self.seat = self.seats_here[0]
        self.behind_curtain = False
        self.picked: list[str] = []
        self.given: dict[str, int] = {}
        self.aimed = ""
        self.over = ""
        self.over_refused: Refusal | None = None
        self._meant: tuple[str, str] | None = None
        self.view: View = session.game.view(session.state, self.seat)
        self.choices: Choices | None = None
        self._chance = Chance(1)

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
        if question is not None and question.seat not in self.seats_here:
            QTimer.singleShot(0, self._let_bot_answer)

    def lift_curtain(self) -> None:
        """The person whose decision it is sits down."""
        question = self.session.question
        if question is not None and question.seat in self.seats_here:
            self.seat = question.seat
        self.refresh()

    def _look(self, eyes: str) -> None:
        self.view = self.session.game.view(self.session.state, eyes)
        self.aimed = self.over = ""
        self.over_refused = None
        self.picked = []
        question = self.question
        self.choices = sort_out(question, self.things()) if question is not None else None
        self.given = default_distribution(question) if question is not None and question.kind == "distribute" else {}

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
        self._answer([option.key])
        return True

    def _let_bot_answer(self) -> None:
        question = self.session.question
        if question is None or question.seat in self.seats_here:
            return
        bot = self.session.game.bots[self.bots.get(question.seat, "greedy")]
        seat = question.seat
        self._answer(bot(lambda: self.session.game.view(self.session.state, seat), question, self._chance))

    # -- answering ------------------------------------------------------------------------------------------------

    def choose(self, option: Option) -> None:
        """Takes one option: the answer of a "one" question, a toggle or a step of the others."""
        question = self.question
        if question is None:
            return
        if question.kind == "one":
            self._answer([option.key])
        elif question.kind == "distribute":
            self.give(option.key, 1)
        else:
            self.toggle(option.key)

    def toggle(self, key: str) -> None:
        """Picks an option or takes it back; with one place only, the last pick counts."""
        question = self.question
        if question is None:
            return
        if key in self.picked:
            self.picked.remove(key)
        elif len(self.picked) < question.maximum or question.kind == "order":
            self.picked.append(key)
        elif question.maximum == 1:
            self.picked = [key]
        self.marked.emit()

    def give(self, key: str, amount: int) -> None:
        """Gives one more or less of a distribution; when all is given, another pool gives less."""
        question = self.question
        if question is None or key not in self.given:
            return
        wanted = self.given[key] + amount
        if not 0 <= wanted <= question.caps.get(key, 0):
            return
        if amount > 0 and sum(self.given.values()) >= question.maximum:
            donor = next((other for other in self.given if other != key and self.given[other]), None)
            if donor is None:
                return
            self.given[donor] -= 1
        self.given[key] = wanted
        self.marked.emit()

    def answer_now(self) -> list[str] | None:
        """What Space would answer, or None when something is still to be chosen."""
        question, choices = self.question, self.choices
        if question is None or choices is None:
            return None
        if question.kind == "one":
            return [choices.main.key] if choices.main is not None else None
        keys = distribution_keys(question, self.given) if question.kind == "distribute" else self._picked_keys(question)
        return keys if question.accepts(keys) else None

    def running_sum(self) -> tuple[str, int] | None:
        """What the picked cards add up to, by the number their verb adds (willpower, attack); None if nothing."""
        question = self.question
        if question is None or question.kind != "some" or not question.options:
            return None
        number = self.layout.sums.get(question.options[0].verb)
        if number is None:
            return None
        cards = [self.view.card(option.source) for option in question.options if option.key in self.picked]
        return number, sum(card.numbers.get(number, 0) for card in cards if card is not None)

    def _picked_keys(self, question: Question) -> list[str]:
        if question.kind == "order":
            return self.picked + [option.key for option in question.options if option.key not in self.picked]
        return list(self.picked)

    def confirm(self) -> bool:
        """Gives the main answer; False when there is none yet."""
        keys = self.answer_now()
        if keys is None:
            return False
        self._answer(keys)
        return True

    def _answer(self, keys: Sequence[str]) -> None:
        self._do(lambda: self.session.answer(keys))

    def _go(self, act: Callable[[], object]) -> None:
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
        elif self.targets_of(thing):
            self.aim(thing)
        return True

    def _is_pick(self, options: list[Option]) -> bool:
        """Whether the question only asks to point at one thing; windows for playing and using are not that."""
        return len(options) == 1 and options[0].verb not in FREE_VERBS

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
            self._refuse(thing, "")
        elif choices.question.kind != "one" or len(options) == 1:
            self.choose(options[0])
        elif len({(option.verb, option.detail) for option in options}) == 1 and self.targets_of(thing):
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
        if target in self.view.zones or not target or self.matches(source, target):
            self.marked.emit()
            return
        question = self.question
        if question is not None:
            self.over_refused = self.session.game.why_not(self.session.state, question, source, target)
        self.marked.emit()

    def matches(self, source: str, target: str) -> list[Option]:
        """The options that a drop of ``source`` on ``target`` could mean."""
        choices = self.choices
        if choices is None or not target:
            return []
        targets = choices.targets(source)
        card = self.view.card(target)
        zone = card.zone if card is not None else target
        exact = targets.get(target) or targets.get(zone) or targets.get(zone.partition(":")[2])
        if exact:
            return exact
        aimed = [option for option in choices.loose(source) if target in self.aims(option)]
        if aimed:
            return aimed
        if zone in self.play_area() and zone != self._zone_of(source):
            return choices.loose(source)
        return []

    def aims(self, option: Option) -> list[str]:
        """What an option without a target will ask to choose next: it can be dropped there at once."""
        question = self.question
        if question is None or option.target:
            return []
        return self.session.game.aims(self.session.state, question, option)

    def targets_of(self, source: str) -> list[str]:
        """Everything the source may be dropped on by name: targets of its options, and aims of those without."""
        choices = self.choices
        if choices is None:
            return []
        aims = [target for option in choices.loose(source) for target in self.aims(option)]
        return list(dict.fromkeys([*choices.targets(source), *aims]))

    def play_area(self) -> list[str]:
        """Where a card without a target may be dropped: the own zones and the contested middle."""
        return [zone.format(seat=self.seat) for zone in self.layout.own] + list(self.layout.middle)

    def _zone_of(self, thing: str) -> str:
        card = self.view.card(thing)
        return card.zone if card is not None else ""

    def drop(self, source: str, target: str) -> bool:
        """Ends a drag: one match answers, several are offered, none is refused with its reason."""
        self.aimed, self.over, self.over_refused = "", "", None
        matching = self.matches(source, target)
        if len(matching) == 1:
            self._meant = (source, target) if target in self.aims(matching[0]) else None
            self.choose(matching[0])
            return True
        if matching:
            self.marked.emit()
            self.menu_wanted.emit(matching, target)
            return True
        self.marked.emit()
        if target and target != source and target != self._zone_of(source):
            self._refuse(source, target)
        return False

    def why_not(self, thing: str) -> None:
        """Says why a thing is no answer now."""
        self._refuse(thing, "")

    def answer(self, keys: Sequence[str]) -> None:
        """Answers with keys that somebody else chose (the coach)."""
        self._answer(keys)

    def _refuse(self, source: str, target: str) -> None:
        question = self.question
        if question is None:
            return
        reason = self.session.game.why_not(self.session.state, question, source, target)
        if reason is not None:
            self.refused.emit(reason, target or source)

    # -- history and hands ----------------------------------------------------------------------------------------

    def undo(self, step: str = "answer") -> None:
        """Goes back by an answer, an action or a phase."""
        self._go(lambda: self.session.undo(step))

    def redo(self) -> None:
        """Plays the next undone answer again."""
        self._go(self.session.redo)

    def go_to(self, at: int) -> None:
        """Plays on from an earlier moment."""
        self._go(lambda: self.session.go_to(at))

    def switch(self, branch: Branch) -> None:
        """Takes up another line of play."""
        self._go(lambda: self.session.switch(branch))

    def adjust(self, adjustment: Adjustment) -> None:
        """Does something by hand."""
        self._go(lambda: self.session.adjust(adjustment))

    def can_undo(self) -> bool:
        """Whether anything was answered."""
        return any(record.by == BY_SEAT or record.by == "hand" for record in self.session.records)
