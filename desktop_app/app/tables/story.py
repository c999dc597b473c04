"""A finished game read from its record: its courses round by round, the turns that decided it, who fell, what helped.

The record is walked once from its start; nothing is asked of the rules that they would not answer during play, and
nothing hidden from the seat is read.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message, is_card_ref, split_card_ref
from desktop_app.engine.record import BY_SEAT, Line, Record, Snapshot
from desktop_app.engine.session import Session
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.story import Credit, Flag, Story, Weighed
from desktop_app.games.kit.asking import seat_ref

ROUND_LINE, PHASE_LINE = "-log-round", "-log-phase"
"""How the ids of the log lines that open a round and a phase end, in every game."""
MOST_TURNS = 4
MOST_ALIKE = 2
FEWEST_TURNS = 2
MOST_FACES = 2
SMALLEST_GAIN = 1.0
"""Points of a game below which a decision decided nothing."""


class Level(Frozen):
    """A number from a moment on. ``time`` counts in rounds: 3.5 is the middle of round 3."""

    time: float
    value: int


class Face(Frozen):
    """A card that stood for a round, and whether it left the game there."""

    code: str
    fell: bool


class Turn(Frozen):
    """A decision that decided: the moment to play on from, when it was, and how it is weighed."""

    at: int
    round: int
    step: str
    time: float
    seat: str
    weighed: Weighed


class Fate(Frozen):
    """What became of one of the people: wounds, or the round in which they fell (0 for those who stand)."""

    card: str
    code: str
    wounds: int = 0
    fell: int = 0


class Carried(Frozen):
    """What a card did over a whole game: its best kind of credit, how much in all and how often."""

    code: str
    kind: str
    amount: int
    times: int


class Rise(Frozen):
    """How much more came to press on the seat in a phase, over a whole game and in how many goes."""

    phase: str
    amount: int
    times: int


class Told(Frozen):
    """The whole of it. ``rounds`` are the numbers of the rounds with the moments they began at; ``end`` is the time at
    which the game stood still."""

    rounds: tuple[tuple[int, int], ...] = ()
    pressing: tuple[Level, ...] = ()
    ground: tuple[Level, ...] = ()
    flags: tuple[Flag, ...] = ()
    faces: tuple[tuple[Face, ...], ...] = ()
    turns: tuple[Turn, ...] = ()
    fates: tuple[Fate, ...] = ()
    carried: tuple[Carried, ...] = ()
    rises: tuple[Rise, ...] = ()
    end: float = 1.0


class Times:
    """From moments (how many answers lie before) to times in rounds."""

    def __init__(self, log: Sequence[Line], answers: int) -> None:
        begun: dict[int, int] = {}
        for line in log:
            if line.message.id.endswith(ROUND_LINE):
                begun.setdefault(int(str(line.message.params.get("round", len(begun) + 1))), line.at)
        self.rounds = tuple(sorted(begun.items()))
        self._starts = [at for _, at in self.rounds]
        self._answers = answers

    def round(self, at: int) -> int:
        """The round of a moment, 0 before the first."""
        index = bisect_right(self._starts, at) - 1
        return self.rounds[index][0] if index >= 0 else 0

    def time(self, at: int) -> float:
        """The time of a moment; everything before the first round is its beginning."""
        index = bisect_right(self._starts, at) - 1
        if index < 0:
            return 1.0
        start = self._starts[index]
        following = self._starts[index + 1] if index + 1 < len(self._starts) else max(self._answers, start + 1)
        share = (at - start) / max(1, following - start)
        return self.rounds[index][0] + min(1.0, share)


class _Walk:
    """Walks a record from its start and writes down what the story of its game asks for."""

    def __init__(self, session: Session, story: Story, seat: str, judged: Sequence[str], times: Times) -> None:
        self._story, self._seat, self._judged, self._times = story, seat, judged, times
        first = session.snapshots[0]
        self.copy = Session.standing_at(session.game, [Snapshot(0, 0, first.state)], keep=False, policy=None)
        self.pressing: list[Level] = []
        self.ground: list[Level] = []
        self.turns: list[Turn] = []
        self.credits: list[Credit] = []
        self.people: Sequence[CardView] = ()
        self._begun = False
        self.copy.play_again(session.records[:], self._answered)
        self._measure()

    def _answered(self, question: Question, record: Record) -> Record:
        self._measure()
        if not self.people or not self._begun:  # up to the first decision of round 1: all is set up by then
            self.people = self._story.people(self.copy.look(self._seat))
            self._begun = bool(self._times.round(len(self.copy.records)))
        verbs = {Option.from_key(key).verb for key in record.keys} | self._offered(question)
        if record.by == BY_SEAT and question.seat in self._judged and verbs & set(self._story.verbs):
            self._weigh(question, record)
        return record

    def _offered(self, question: Question) -> set[str]:
        """Verbs of a question that could be left alone: that nothing was chosen is a choice too."""
        return {option.verb for option in question.options[:MOST_TURNS]}

    def _measure(self) -> None:
        time = self._times.time(len(self.copy.records))
        for levels, course in ((self.pressing, self._story.pressing), (self.ground, self._story.ground)):
            value = course.read(self.copy.state, self._seat)
            if not levels or levels[-1].value != value:
                levels.append(Level(time, value))

    def _weigh(self, question: Question, record: Record) -> None:
        view, at = self.copy.look(question.seat), len(self.copy.records)
        self.credits += self._story.credits(view, question, record.keys)
        weighed = self._story.weigh(view, question, record.keys)
        if weighed is not None and abs(weighed.gain) >= SMALLEST_GAIN:
            time, number = self._times.time(at), self._times.round(at)
            self.turns.append(Turn(at, number, question.step, time, question.seat, weighed))


def tell(session: Session, story: Story, view: View, judged: Sequence[str], *, won: bool) -> Told:
    """The story of a game for the seat of ``view``; decisions of the ``judged`` seats are weighed."""
    answers = len(session.records)
    times = Times(session.log, answers)
    readable = [line for line in session.log if line.message.only in ("", view.seat)]
    walk = _Walk(session, story, view.seat, judged, times)
    last = times.rounds[-1][0] + 1.0 if times.rounds else 1.0
    return Told(
        rounds=times.rounds,
        pressing=tuple(walk.pressing),
        ground=tuple(walk.ground),
        flags=tuple(story.flags(walk.copy.state)),
        faces=tuple(faces_of(readable, story, times)),
        turns=tuple(deciding(walk.turns, won=won)),
        fates=tuple(_fates(walk.people, story, view, readable, times)),
        carried=tuple(carried(walk.credits)),
        rises=tuple(_rises(readable, story, view.seat)),
        end=last,
    )


def deciding(turns: Sequence[Turn], *, won: bool) -> list[Turn]:
    """Two to four turns, at most one a round and of different kinds where there are any, in order of time: after a
    victory what was done well counts first, after a defeat what was not."""
    wanted = [turn for turn in turns if (turn.weighed.gain > 0) == won]
    others = [turn for turn in turns if turn not in wanted]
    chosen = _largest(wanted, MOST_TURNS, _largest(wanted, MOST_TURNS, [], alike=MOST_ALIKE))
    if len(chosen) < FEWEST_TURNS:
        chosen = _largest(others, FEWEST_TURNS, chosen)
    return sorted(chosen, key=lambda turn: turn.at)


def _largest(turns: Sequence[Turn], most: int, already: list[Turn], alike: int = MOST_TURNS) -> list[Turn]:
    """Up to ``most`` turns, the largest first, with at most ``alike`` that are told under one title."""
    chosen = list(already)
    for turn in sorted(turns, key=lambda each: (-abs(each.weighed.gain), each.at)):
        same = sum(turn.weighed.title.id == other.weighed.title.id for other in chosen)
        if len(chosen) < most and same < alike and all(turn.round != other.round for other in chosen):
            chosen.append(turn)
    return chosen


def _rises(log: Sequence[Line], story: Story, seat: str) -> list[Rise]:
    """The phases in which more came to press on a seat, that of most first."""
    amount, times, phase = Counter[str](), Counter[str](), ""
    for line in log:
        said = line.message
        if said.id.endswith(PHASE_LINE):
            phase = str(said.params.get("phase", ""))
        elif story.rises and said.id == story.rises and said.params.get("seat") == seat_ref(seat):
            amount[phase] += int(str(said.params["count"]))
            times[phase] += 1
    return [Rise(name, count, times[name]) for name, count in amount.most_common()]


def carried(credits: Sequence[Credit], most: int = 24) -> list[Carried]:
    """The cards by what they did most of, the best first."""
    amount, times = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for credit in credits:
        if credit.amount > 0:
            amount[credit.code, credit.kind] += credit.amount
            times[credit.code, credit.kind] += 1
    best: dict[str, Carried] = {}
    for (code, kind), value in amount.items():
        if code not in best or best[code].amount < value:
            best[code] = Carried(code, kind, value, times[code, kind])
    return sorted(best.values(), key=lambda each: (-each.amount, each.code))[:most]


def _cards(said: Message) -> list[tuple[str, str]]:
    """The cards that a message names: ids and codes."""
    found: list[tuple[str, str]] = []
    for value in said.params.values():
        values = value if isinstance(value, list) else [value]
        found += [split_card_ref(str(one)) for one in values if is_card_ref(one)]
    return found


def faces_of(log: Sequence[Line], story: Story, times: Times) -> list[tuple[Face, ...]]:
    """For every round the one or two cards that mattered most, in order of time."""
    found: dict[int, dict[str, tuple[int, int, Face]]] = {number: {} for number, _ in times.rounds}
    for line in log:
        said, number = line.message, times.round(line.at)
        weight = story.faces.get(said.id, 0)
        if not weight or number not in found:
            continue
        for _, code in _cards(said)[:1]:
            known = found[number].get(code)
            fell = said.id in story.falls or (known is not None and known[2].fell)
            if known is None or known[0] < weight:
                found[number][code] = (weight, line.at, Face(code, fell))
    strips = []
    for seen in found.values():
        best = sorted(seen.values(), key=lambda each: (-each[0], each[1]))[:MOST_FACES]
        strips.append(tuple(face for _, _, face in sorted(best, key=lambda each: each[1])))
    return strips


def _fates(people: Sequence[CardView], story: Story, view: View, log: Sequence[Line], times: Times) -> list[Fate]:
    """Everybody who was there at the beginning: how they stand, or when they fell; without a line that says so, with
    their player at the end."""
    here = {card.id: card for card in story.people(view)}
    falls = [line for line in log if line.message.id in story.falls]
    fell = {card: times.round(line.at) for line in falls for card, _ in _cards(line.message)}
    fates: list[Fate] = []
    for card in people:
        if card.id in here and card.owner not in view.out:
            fates.append(Fate(card.id, card.code, wounds=here[card.id].tokens.get(story.wounds, 0)))
        elif card.id in fell or not story.may_return or card.owner in view.out:
            fates.append(Fate(card.id, card.code, fell=max(1, fell.get(card.id, view.round))))
    return fates
