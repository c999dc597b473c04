"""What zones and the cards in them say at one table, and all other words that lie on its board."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Contest, Fighter, TableWords
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.words.apart import told_apart
from desktop_app.ui.table.words.contest_words import BarTold, ContestTold, SideTold
from desktop_app.ui.table.words.counter_words import CounterWords
from desktop_app.ui.table.words.mat_words import MatWords
from desktop_app.ui.table.words.place_words import PlaceWords
from desktop_app.ui.table.words.sight_words import roll_in_words, steps_in_words
from desktop_app.ui.table.words.sums import Sum, in_words
from desktop_app.ui.table.words.table_sights import TableSights
from desktop_app.ui.table.words.wording import Wording


class Told(Frozen):
    """What is told beside a card: a heading and a sentence of now, and the paragraphs of its text."""

    heading: str = ""
    fact: str = ""
    ability: tuple[str, ...] = ()


class ZoneWords:
    """The words on the board of one table, in the language of its wording: of its ``mats``, its ``counters``, the
    ``places`` of its land and its ``sights`` by those who know them."""

    def __init__(self, wording: Wording, words: TableWords, asides: Mapping[str, str]) -> None:
        self.asides = asides
        self._words = words
        self._wording = wording
        self._texts = wording.texts
        self.sights = TableSights(wording, words)
        self.counters = CounterWords(wording, words)
        self.mats = MatWords(wording, words, self.sights)
        self.places = PlaceWords(wording, words, asides)

    def word(self, message: str, **params: int) -> str:
        """The text of a message with its numbers."""
        return self._texts(message, **params)

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
