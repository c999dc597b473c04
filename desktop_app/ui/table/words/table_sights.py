"""What a game shows besides cards and counters - journeys, points, lines, titles, ways - told for one table."""

from __future__ import annotations

from desktop_app.engine.view import View
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.words.sight_words import (
    AccountTold,
    FoldTold,
    JourneyTold,
    RosterTold,
    ScoresTold,
    StackTold,
    account_in_words,
    fold_in_words,
    journey_in_words,
    roster_in_words,
    scores_in_words,
    stack_in_words,
)
from desktop_app.ui.table.words.wording import Wording


class TableSights:
    """The sights of one table in words."""

    def __init__(self, wording: Wording, words: TableWords) -> None:
        self._words = words
        self._wording = wording
        self._texts = wording.texts

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
            return FoldTold(self.title_over(view, zone) or self._wording.zone(zone))
        return fold_in_words(told, self._wording)

    def score_of(self, view: View, zone: str) -> str:
        """What stands between the two sides of a pair; "" for nothing."""
        score = self._words.sights.score(view, zone)
        return self._wording.plain(score) if score is not None else ""

    def ahead(self, view: View, zone: str) -> tuple[str, ...]:
        """What of a way does not lie there yet, the nearest first."""
        return tuple(self._wording.plain(each) for each in self._words.sights.ahead(view, zone))
