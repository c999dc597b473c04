"""What the mats say: names of zones, whose they are, counts, counters, totals with the sums behind them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Contest, Counter, Fighter, TableWords
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.naming import kind_and_region, name_in
from desktop_app.ui.table.layout.asides import beside
from desktop_app.ui.table.layout.layout import PlacedMat, PlacedSpot
from desktop_app.ui.table.words.apart import told_apart
from desktop_app.ui.table.words.contest_words import BarTold, ContestTold, SideTold
from desktop_app.ui.table.words.sight_words import (
    AccountTold,
    EntryTold,
    FoldTold,
    JourneyTold,
    RosterTold,
    ScoresTold,
    StackTold,
    account_in_words,
    fold_in_words,
    journey_in_words,
    roll_in_words,
    roster_in_words,
    scores_in_words,
    stack_in_words,
    steps_in_words,
)
from desktop_app.ui.table.words.sums import Sum, in_words
from desktop_app.ui.table.words.wording import Wording

MOST_TERMS = 7
MOST_NAMED = 3
"""So many names are written at a place at most."""
PAIR = 2


class Label(Frozen):
    """What stands in a mat's strip: its title, a chip (a total) and the sum behind it, or what is counted, each with
    its sign; for large numerals the ``value``, the ``unit`` it counts and what it means. ``shorter`` are other words
    for the title, each shorter than the one before, where there is no room; a title in a line may have a ``rest``, and
    ``briefer`` ways to say it: in the last of them ``signs`` stand before the parts."""

    title: str
    chip: str = ""
    sum: str = ""
    value: str = ""
    unit: str = ""
    meaning: str = ""
    counts: tuple[tuple[str, str], ...] = ()
    shorter: tuple[str, ...] = ()
    rest: str = ""
    briefer: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()


class Told(Frozen):
    """What is told beside a card: a heading and a sentence of now, and the paragraphs of its text."""

    heading: str = ""
    fact: str = ""
    ability: tuple[str, ...] = ()


class Reading(Frozen):
    """What a counter says: its value, the number it runs against (0 for none), the words below and within, its sign,
    the terms it is the sum of, each in words with its amount, and whether it warns near its limit."""

    value: int
    limit: int = 0
    caption: str = ""
    of: str = ""
    sign: str = ""
    terms: tuple[tuple[str, int], ...] = ()
    warns: bool = True


class ZoneWords:
    """The words on the mats of one table, in the language of its wording."""

    def __init__(self, wording: Wording, words: TableWords, asides: Mapping[str, str]) -> None:
        self.asides = asides
        self._words = words
        self._wording = wording
        self._texts = wording.texts

    def word(self, message: str, **params: int) -> str:
        """The text of a message with its numbers."""
        return self._texts(message, **params)

    def label(self, mat: PlacedMat, view: View) -> Label:
        """What a mat's strip says for this view: its name, and the note of its first zone."""
        if not mat.title:
            return Label("")
        title, *shorter = self._names(mat, view)
        if mat.state == "strip" and mat.seat in view.out:
            return Label(self._texts("table-seat-out", name=self._wording.seat(mat.seat)))
        if mat.state == "strip":
            # That it is empty is seen: what it is comes first.
            empty, *rest = [
                told for name in (title, *shorter) for told in (self._texts("table-zone-empty", name=name), name)
            ]
            return Label(empty, shorter=tuple(rest))
        if mat.state == "line":
            shorter = [self._in_a_line(mat, name, view)[0] for name in shorter]
        return replace(self._open_label(mat, title, view), shorter=tuple(shorter))

    def _names(self, mat: PlacedMat, view: View) -> list[str]:
        """What a mat is called, longest first. Of another seat the shortest name is whose it is, unless that is longer:
        the sign says what it is. At a table of several others there is no other short one."""
        name = self._wording.seat(mat.seat)
        called = [self._texts(mat.title, name=name), self._texts(mat.short, name=name)]
        # At the curtain nobody's own mats are theirs.
        theirs = any(zone.removesuffix("*").endswith(f":{mat.seat}") for zone in mat.zones)
        if theirs and mat.seat not in ("", view.seat):
            called = [called[0], name] if len(view.seats) > PAIR else [*called, name]
        whole, *others = dict.fromkeys(called)
        return [whole, *sorted((each for each in others if len(each) < len(whole)), key=len, reverse=True)]

    def _open_label(self, mat: PlacedMat, title: str, view: View) -> Label:
        zone = mat.zones[0] if mat.zones else ""
        if mat.state == "open" and any(self.title_over(view, each) for each in names_like(zone, view)):
            return Label("")
        if mat.state == "line":
            return self._slim_label(mat, title, view)
        note = self._words.note(view, zone) if zone in view.zones else None
        if mat.counted:
            alone = len(mat.counted) == 1
            chip = self._wording.plain(note.total) if note is not None and note.total is not None else ""
            told = ", ".join(map(self._wording.plain, note.told)) if note is not None else ""
            return Label(title, chip, told, counts=tuple(self._count(each, view, alone=alone) for each in mat.counted))
        if note is None:
            return Label(title)
        terms = [str(term) for term in note.terms] if 1 < len(note.terms) <= MOST_TERMS else []
        told = " + ".join(terms) or ", ".join(self._wording.plain(each) for each in note.told)
        if told and note.lead is not None:
            told = f"{self._wording.plain(note.lead)} {told}"
        total = self._wording.plain(note.total) if note.total is not None else ""
        if note.value is None or note.unit is None:
            return Label(title, total, told)
        meaning = self._wording.plain(note.meaning) if note.meaning is not None else ""
        return Label(title, total, told, str(note.value), self._wording.plain(note.unit), meaning)

    def _count(self, counted: str, view: View, *, alone: bool) -> tuple[str, str]:
        """What is counted: a sign and the number; cards that are counted ``alone`` in words."""
        counter = counter_at(self._words, counted)
        if counter is not None:
            return counter.sign, str(view.numbers.get(counted, 0))
        lying = view.zones.get(counted)
        count = lying.count if lying is not None else 0
        return ("", self._texts("table-hand-count", count=count)) if alone else ("hand", str(count))

    def _count_in_words(self, counted: str, view: View, seat: str) -> str:
        """The same with its name instead of its sign."""
        counter = counter_at(self._words, counted)
        told = self._count(counted, view, alone=True)[1]
        if counter is None:
            return told[:1].upper() + told[1:]
        return self._texts("table-pile", name=self._texts(counter.name, name=self._wording.seat(seat)), count=told)

    def _slim_label(self, mat: PlacedMat, title: str, view: View) -> Label:
        """What a mat says in a line, and more briefly how its rosters stand."""
        first, *rest = self._in_a_line(mat, title, view)
        rosters = [roster for zone in mat.zones if (roster := self.roster(view, zone)) is not None]
        signs = tuple(each.sign for roster in rosters for each in roster.entries)
        if not signs:
            return Label(first, rest=" · ".join(rest))
        briefer = (self._in_a_line(mat, title, view, tell)[1:] for tell in (EntryTold.in_brief, EntryTold.by_its_sign))
        return Label(first, rest=" · ".join(rest), briefer=tuple(map(" · ".join, briefer)), signs=signs)

    def _in_a_line(
        self, mat: PlacedMat, title: str, view: View, tell: Callable[[EntryTold], str] = EntryTold.aloud
    ) -> list[str]:
        """A mat without room for its cards: its name and counters, how many cards lie where, how a roster stands, and
        what else is counted. What zones without a name hold is one number."""
        values, told, nameless = [], [], 0
        for zone, caption in zip(mat.zones, mat.captions, strict=True):
            name = self._texts(caption, name=self._wording.seat(mat.seat)) if caption else ""
            told += [over for each in names_like(zone, view) if (over := self.title_over(view, each))]
            number = view.zones[zone].count if zone in view.zones else view.numbers.get(zone)
            if number is not None and not name and zone not in view.zones:
                values.append(str(number))
            elif number is not None and not name:
                nameless += number
            elif number is not None:
                told.append(self._texts("table-pile", name=name, count=number))
            if (roster := self.roster(view, zone)) is not None:
                told += [tell(each) for each in roster.entries]
        told += [self._count_in_words(each, view, mat.seat) for each in mat.counted]
        told = [str(nameless), *told] if nameless else told
        return [self._texts("table-pile", name=title, count=", ".join(values)) if values else title, *told]

    def of_place(self, view: View, zone: str, place: str, look: MapLook) -> list[str]:
        """What is told of a place of a land: its name, what it is, what its game says of it, who and what is there."""
        location = look.board().locations.get(place)
        if location is None:
            return [self.zone(zone)]
        told = [name_in(location, self._texts.language), kind_and_region(look, place, self._texts)]
        note = self._words.note(view, zone)
        if note is not None:
            told += [self._wording.plain(each) for each in (note.total, note.lead, *note.told) if each is not None]
        there = view.zones[zone].cards if zone in view.zones else []
        return [*told, *(self._wording.thing(card.id) for card in there)]

    def there(self, view: View, look: MapLook, parties: str) -> dict[str, str]:
        """Who is at each place of a land where anybody is: of a party its first card, of others all, by name as far as
        they lie face up. ``parties`` are the zones of parties that lie elsewhere."""
        found: dict[str, list[CardView]] = {}
        for name, zone in view.zones.items():
            if name.startswith(look.zone) and zone.cards:
                found.setdefault(name.removeprefix(look.zone), []).extend(zone.cards)
            elif parties and fnmatchcase(name, parties):
                place = next((at for card in zone.cards if (at := look.place_of_card(card.code))), "")
                party = view.zones.get(beside(self.asides, name))
                if place and party is not None:
                    found.setdefault(place, []).extend(party.cards[:1])
        return {place: self._some_of(cards) for place, cards in found.items()}

    def _some_of(self, cards: Sequence[CardView]) -> str:
        """A few names, how many more there are, and how many lie face down."""
        names = [self._wording.title(card.code) for card in cards if card.code and not card.host]
        hidden = sum(1 for card in cards if not card.code)
        told = names if len(names) <= MOST_NAMED else [*names[: MOST_NAMED - 1], f"+{len(names) - MOST_NAMED + 1}"]
        return ", ".join([*told, *([self._texts("table-there-face-down", count=hidden)] if hidden else [])])

    def beside(self, view: View, card: CardView, text: tuple[str, ...]) -> Told:
        """What is told beside a card: a fact of now, where its game has one, and its text."""
        fact = self._words.fact(view, card)
        if fact is None:
            return Told(ability=text)
        told = self._wording.plain(fact.text) if fact.text is not None else ""
        return Told(self._wording.plain(fact.heading), told, text)

    def passing(self, card: CardView) -> str:
        """What stands on a card that only passes through its zone; "" for any other."""
        told = self._words.passing.get(card.zone.partition(":")[0], "")
        return self._texts(told) if told and not card.host else ""

    def progress(self, amount: int, whole: int) -> str:
        """How far something has come."""
        return self._texts("table-progress", amount=amount, whole=whole)

    def more(self, count: int) -> str:
        """That there are more attachments than are shown."""
        return self._texts("table-more-attached", count=count)

    def face_down(self, card: CardView) -> str:
        """A card that lies face down."""
        return self._wording.title(card.code)

    def has_total(self, view: View, zone: str) -> bool:
        """Whether a zone adds up to something that is worth large numerals."""
        note = self._words.note(view, zone) if zone in view.zones else None
        return note is not None and note.value is not None and note.unit is not None

    def none(self, spot: PlacedSpot) -> str:
        """That a pile is empty."""
        name = self._texts(spot.caption, name=self._wording.seat(spot.seat)) if spot.caption else self.zone(spot.zone)
        return self._texts("table-zone-empty", name=name)

    def zone(self, zone: str) -> str:
        """The name of a zone."""
        return self._wording.zone(zone)

    def title_of(self, card: CardView) -> str:
        """The title of a card."""
        return self._wording.title(card.code)

    def caption(self, spot: PlacedSpot, view: View, count: int = 0) -> str:
        """The words under a pile, with the number of cards where no plate shows it; "" where it has none."""
        if not spot.caption:
            return ""
        name = self._texts(spot.caption, name=self._wording.seat(spot.seat))
        return self._texts("table-pile", name=name, count=count) if count > 1 else name

    def reading(self, spot: PlacedSpot, view: View) -> Reading:
        """What the counter in a place says now."""
        counter = counter_at(self._words, spot.zone)
        if counter is None:
            return Reading(view.numbers.get(spot.zone, 0))
        limit = view.numbers.get(counter.limit.format(seat=spot.seat), 0) if counter.limit else 0
        of = self._texts("table-dial-of", limit=limit) if limit else ""
        caption = self._texts(counter.name, name=self._wording.seat(spot.seat)) if spot.caption else ""
        terms = tuple((self._wording.plain(each.name), each.value) for each in counter.made_of(view))
        value, warns = view.numbers.get(spot.zone, 0), counter.warns(spot.seat, view.seat)
        return Reading(value, limit, caption, of, counter.sign, terms, warns)

    def told(self, counter: Counter, seat: str, view: View) -> str:
        """A counter read aloud."""
        limit = view.numbers.get(counter.limit.format(seat=seat), 0)
        value = view.numbers.get(counter.number.format(seat=seat), 0)
        return self._texts(counter.told, name=self._wording.seat(seat), value=value, limit=limit)

    def back_of(self, zone: str) -> str:
        """Which back the cards of a pile show."""
        return self._words.back_of(zone)

    def deck_of(self, card: CardView, seat: str) -> str:
        """The zone from which a card that was not in sight comes, for the seat it lies with."""
        return self._words.deck_of(card, seat)

    def contest(self, view: View) -> Contest | None:
        """Who stands against whom, None while nobody does."""
        return self._words.contest(view)

    def of_contest(self, contest: Contest) -> ContestTold:
        """A contest in words."""
        left, right = (self._of_fighter(side) for side in contest.sides)
        roll = roll_in_words(contest.roll, self._wording) if contest.roll is not None else None
        steps = steps_in_words(contest.steps, self._wording)
        return ContestTold(self._wording.plain(contest.heading), (left, right), roll, steps)

    def journey(self, view: View) -> JourneyTold | None:
        """The journey that goes on over the land."""
        journey = self._words.sights.journey(view)
        return journey_in_words(journey, self._wording) if journey is not None else None

    def stack(self, view: View) -> StackTold | None:
        """What is declared and not resolved."""
        stack = self._words.sights.stack(view)
        return stack_in_words(stack, self._wording) if stack is not None and stack.links else None

    def scores(self, view: View) -> ScoresTold | None:
        """The points of all sides."""
        scores = self._words.sights.scores(view)
        return scores_in_words(scores, self._wording) if scores is not None else None

    def accounts(self, view: View, seat: str) -> tuple[AccountTold, ...]:
        """What a seat shares out."""
        return tuple(account_in_words(each, self._wording) for each in self._words.sights.accounts(view, seat))

    def roster(self, view: View, zone: str) -> RosterTold | None:
        """What a spot tells line by line."""
        roster = self._words.sights.roster(view, zone)
        return roster_in_words(roster, self._wording) if roster is not None else None

    def title_over(self, view: View, zone: str, seat: str = "") -> str:
        """What stands over the cards of a zone that comes and goes, with the name of another ``seat`` whose it is; ""
        for nothing."""
        title = self._words.sights.title(view, zone)
        if title is None:
            return ""
        told = self._wording.plain(title)
        if seat in ("", view.seat):
            return told
        return self._texts("table-title-of", name=self._wording.seat(seat), title=told)

    def folded(self, view: View, zone: str) -> FoldTold:
        """What stands for a group that is folded."""
        told = self._words.sights.folded(view, zone)
        if told is None:
            return FoldTold(self.title_over(view, zone) or self.zone(zone))
        return fold_in_words(told, self._wording)

    def score_of(self, view: View, zone: str) -> str:
        """What stands between the two sides of a pair; "" for nothing."""
        score = self._words.sights.score(view, zone)
        return self._wording.plain(score) if score is not None else ""

    def ahead(self, view: View, zone: str) -> tuple[str, ...]:
        """What of a way does not lie there yet, the nearest first."""
        return tuple(self._wording.plain(each) for each in self._words.sights.ahead(view, zone))

    def _of_fighter(self, side: Fighter) -> SideTold:
        bars = tuple(
            BarTold(self._wording.plain(bar.name), bar.left, bar.whole, bar.used, bar.sign) for bar in side.bars
        )
        told = tuple(self._wording.plain(each) for each in side.told)
        return SideTold(self._wording.plain(side.name), side.card, bars, told)

    def ledger(self, view: View) -> Sum | None:
        """What is being added up, as far as it is known; None while there is nothing."""
        ledger = self._words.ledger(view)
        if ledger is None:
            return None
        told = in_words(ledger, self._wording)
        subjects = [card for id in ledger.cells[0].subjects if (card := view.card(id)) is not None]
        apart = [found for card in subjects if (found := told_apart(card, view, self._wording))]
        return replace(told, heading=f"{told.heading} ({', '.join(apart)})") if apart else told


def names_like(pattern: str, view: View) -> list[str]:
    """The zones of a view that a pattern names; none for a name without a star."""
    return [name for name in view.zones if fnmatchcase(name, pattern)] if "*" in pattern else []


def counter_at(words: TableWords, place: str) -> Counter | None:
    """The counter whose number this is, of whichever seat."""
    seat = place.partition(":")[2]
    return next((counter for counter in words.counters if counter.number.format(seat=seat) == place), None)


def counters_of(words: TableWords, view: View) -> list[tuple[Counter, str]]:
    """Every counter on the table with its seat, "" where it is nobody's."""
    found: list[tuple[Counter, str]] = []
    for counter in words.counters:
        seats = view.seats if "{seat}" in counter.number else [""]
        found += [(counter, seat) for seat in seats if counter.number.format(seat=seat) in view.numbers]
    return found
