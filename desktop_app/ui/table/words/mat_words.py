"""What stands in the strip of a mat: its name and whose it is, its total, what is counted, or all of it in a line."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.engine.view import View
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.layout.placed import PlacedMat
from desktop_app.ui.table.words.counter_words import counter_at
from desktop_app.ui.table.words.sight_words import EntryTold
from desktop_app.ui.table.words.table_sights import TableSights
from desktop_app.ui.table.words.wording import Wording

MOST_TERMS = 7
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


class MatWords:
    """The labels of the mats of one table."""

    def __init__(self, wording: Wording, words: TableWords, sights: TableSights) -> None:
        self._words = words
        self._sights = sights
        self._wording = wording
        self._texts = wording.texts

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
        if mat.state == "open" and any(self._sights.title_over(view, each) for each in _names_like(zone, view)):
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
        rosters = [roster for zone in mat.zones if (roster := self._sights.roster(view, zone)) is not None]
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
            told += [over for each in _names_like(zone, view) if (over := self._sights.title_over(view, each))]
            number = view.zones[zone].count if zone in view.zones else view.numbers.get(zone)
            if number is not None and not name and zone not in view.zones:
                values.append(str(number))
            elif number is not None and not name:
                nameless += number
            elif number is not None:
                told.append(self._texts("table-pile", name=name, count=number))
            if (roster := self._sights.roster(view, zone)) is not None:
                told += [tell(each) for each in roster.entries]
        told += [self._count_in_words(each, view, mat.seat) for each in mat.counted]
        told = [str(nameless), *told] if nameless else told
        return [self._texts("table-pile", name=title, count=", ".join(values)) if values else title, *told]


def _names_like(pattern: str, view: View) -> list[str]:
    """The zones of a view that a pattern names; none for a name without a star."""
    return [name for name in view.zones if fnmatchcase(name, pattern)] if "*" in pattern else []
