"""What a table shows beside its cards, in words: journeys, points, shares, rolls, chains in the language of a table."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message
from desktop_app.games.contract.sights import Account, Folded, Journey, Link, Roll, Roster, Scores, Stack, Step
from desktop_app.ui.table.words.wording import Wording

WAYS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice come to 2, 3, ... 12."""
LOWEST, HIGHEST, ALL_WAYS = 2, 12, 36


class FoldTold(Frozen):
    """A group that is folded, in words: its name with how many they are, where it is with its other numbers, each under
    a sign; all of it as one sentence after the other in ``aloud``."""

    name: str
    place: str = ""
    count: tuple[str, int] | None = None
    numbers: tuple[tuple[str, int], ...] = ()
    aloud: tuple[str, ...] = ()


def fold_in_words(folded: Folded, wording: Wording) -> FoldTold:
    """A group that is folded in the language of the table."""
    name, place = wording.plain(folded.name), wording.plain(folded.place)
    counted = (folded.count, *folded.numbers)
    return FoldTold(
        name,
        place,
        folded.count[:2],
        tuple((sign, number) for sign, number, _ in folded.numbers),
        (name, place, *(wording.plain(words) for _, _, words in counted)),
    )


class OutcomeTold(Frozen):
    """What comes of some sums of the dice: which, in words with its odds, and whether one would like it."""

    least: int
    most: int
    told: str
    way: str


class RollTold(Frozen):
    """A roll in words."""

    told: str
    dice: tuple[int, ...]
    outcomes: tuple[OutcomeTold, ...]

    def way_of(self, sum: int) -> str:
        """What a sum of the dice means: "good", "even" or "bad"."""
        return next((each.way for each in self.outcomes if each.least <= sum <= each.most), "even")


class StepTold(Frozen):
    """A step of a sequence in words."""

    told: str
    state: str


class JourneyTold(Frozen):
    """A journey in words, with what is drawn of it."""

    heading: str
    start: str
    goal: str
    regions: tuple[str, ...]
    from_zone: str
    to_zone: str
    guard_zone: str
    limit: int
    used: int
    used_zone: str
    sockets: str
    told: tuple[str, str]
    signs: tuple[str, ...]


class ScoresTold(Frozen):
    """The points of all sides in words: columns by their signs, lines by name and seat."""

    name: str
    columns: tuple[tuple[str, str], ...]
    lines: tuple[tuple[str, str, tuple[int, ...], int], ...]


class AccountTold(Frozen):
    """A shared amount in words: what it is called, how it stands, its portions by name and value, what is free, and
    what it is called where there is little room."""

    name: str
    stands: str
    whole: int
    portions: tuple[tuple[str, int], ...]
    short: str = ""

    @property
    def used(self) -> int:
        """How much is taken."""
        return sum(value for _, value in self.portions)

    @property
    def over(self) -> bool:
        """Whether more is taken than there is."""
        return self.used > self.whole


NONE_FREE = "–"
"""What stands for the spaces of a track on which none is free."""
SIGN = "\N{NO-BREAK SPACE}" * 6
"""The room in a line where the sign of an entry stands before what is left of it."""


class EntryTold(Frozen):
    """A line of a roster in words: spaces as numbers with whether they are taken; how much is left of a whole."""

    sign: str
    name: str
    told: str
    boxes: tuple[tuple[int, bool], ...]
    left: int
    whole: int

    @property
    def stands(self) -> str:
        """What is left, or which spaces are free."""
        free = " ".join(str(value) for value, taken in self.boxes if not taken)
        return f"{self.left} / {self.whole}" if self.whole else free or NONE_FREE

    def aloud(self) -> str:
        """As a tip says it."""
        return f"{', '.join(filter(None, (self.name, self.told)))}: {self.stands}"

    def in_brief(self) -> str:
        """The same without where it stands."""
        return f"{self.name}: {self.stands}"

    def by_its_sign(self) -> str:
        """The same with room for its sign in place of its name."""
        return SIGN + self.stands.replace(" / ", "/")


class RosterTold(Frozen):
    """A roster in words."""

    entries: tuple[EntryTold, ...]
    none: str


class LinkTold(Frozen):
    """One declared thing in words."""

    card: str
    seat: str
    name: str
    told: str
    target: str
    cancelled: bool


class StackTold(Frozen):
    """A chain in words."""

    heading: str
    zone: str
    links: tuple[LinkTold, ...]
    told: tuple[str, ...]


def roll_in_words(roll: Roll, wording: Wording) -> RollTold:
    """A roll with its odds: each outcome with the sums that bring it and in how many of 36 ways they come."""
    texts, found = wording.texts, []
    for each in roll.outcomes:
        least, most = max(each.least, LOWEST), min(each.most, HIGHEST)
        if least > most:
            continue
        ways = sum(WAYS[least - LOWEST : most - LOWEST + 1])
        sums = texts("table-roll-sums", least=least, most=most) if least < most else str(least)
        line = texts("table-roll-outcome", sums=sums, told=wording.plain(each.told), ways=ways, all=ALL_WAYS)
        found.append(OutcomeTold(least, most, line, each.way))
    return RollTold(wording.plain(roll.told), roll.dice, tuple(found))


def steps_in_words(steps: tuple[Step, ...], wording: Wording) -> tuple[StepTold, ...]:
    """The steps of a sequence."""
    return tuple(StepTold(wording.plain(step.told), step.state) for step in steps)


def journey_in_words(journey: Journey, wording: Wording) -> JourneyTold:
    """A journey."""
    start, goal = (_plain(each, wording) for each in journey.told)
    return JourneyTold(
        wording.plain(journey.heading),
        journey.start,
        journey.goal,
        journey.regions,
        journey.from_zone,
        journey.to_zone,
        journey.guard_zone,
        journey.limit,
        journey.used,
        journey.used_zone,
        _plain(journey.sockets, wording),
        (start, goal),
        journey.signs,
    )


def scores_in_words(scores: Scores, wording: Wording) -> ScoresTold:
    """Points."""
    return ScoresTold(
        wording.plain(scores.name),
        tuple((sign, wording.plain(told)) for sign, told in scores.columns),
        tuple((wording.plain(line.name), line.seat, line.values, line.total) for line in scores.lines),
    )


def account_in_words(account: Account, wording: Wording) -> AccountTold:
    """A shared amount."""
    return AccountTold(
        wording.plain(account.name),
        wording.texts("table-account-stands", used=account.used, whole=account.whole),
        account.whole,
        tuple((wording.plain(portion.name), portion.value) for portion in account.portions),
        wording.plain(account.short) if account.short is not None else "",
    )


def roster_in_words(roster: Roster, wording: Wording) -> RosterTold:
    """A roster."""
    return RosterTold(
        tuple(
            EntryTold(
                each.sign,
                wording.plain(each.name),
                _plain(each.told, wording),
                tuple((box.value, box.taken) for box in each.boxes),
                each.left,
                each.whole,
            )
            for each in roster.entries
        ),
        _plain(roster.none, wording),
    )


def stack_in_words(stack: Stack, wording: Wording) -> StackTold:
    """A chain."""
    return StackTold(
        wording.plain(stack.heading),
        stack.zone,
        tuple(
            LinkTold(
                link.card, link.seat, wording.plain(link.name), _of_link(link, wording), link.target, link.cancelled
            )
            for link in stack.links
        ),
        tuple(wording.plain(each) for each in stack.told),
    )


def _of_link(link: Link, wording: Wording) -> str:
    """What is told of a declared thing, and what its text does where that is one sentence."""
    return " ".join(each for each in (_plain(link.told, wording), wording.does(link.card)) if each)


def _plain(message: Message | None, wording: Wording) -> str:
    return wording.plain(message) if message is not None else ""
