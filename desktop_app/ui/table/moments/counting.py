"""Tokens and dials counted up line by line, from the table as it stood before."""

from __future__ import annotations

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import View
from desktop_app.games.contract.moments import Beat
from desktop_app.ui.table.moments.told import SEAT, Told, Touch, card_of


class Counting:
    """Adds up tokens and dials line by line, from the table as it stood before."""

    def __init__(self, before: View | None, after: View | None) -> None:
        self._before, self._after = before, after
        self._now: dict[tuple[str, str], int] = {}

    def count(self, told: Told, since: int) -> Told:
        """A line with what it does; lines told before do not count again."""
        beat, value = told.beat, told.message.params.get(told.beat.on)
        things = value if isinstance(value, list) else [] if value is None else [value]
        amount = told.message.params.get(beat.amount, 0)
        by = amount if isinstance(amount, int) else 0
        if not beat.on:
            touch = Touch(beat.counts, amount=by)
            return replace(told, touches=(self._counted(touch, beat, self._number(beat.counts), told.at >= since),))
        touches = tuple(self._touch(told, thing, by, since) for thing in things if isinstance(thing, str))
        return replace(told, touches=touches)

    def _touch(self, told: Told, value: str, by: int, since: int) -> Touch:
        beat = told.beat
        if value.startswith(SEAT):
            seat = value.removeprefix(SEAT)
            thing, limit = beat.counts.format(seat=seat), beat.limit.format(seat=seat)
            now = self._number(thing)
            most = self._number(limit) if limit else None
            return self._counted(Touch(thing, seat=seat, amount=by, limit=most), beat, now, told.at >= since)
        card, code = card_of(value)
        touch = Touch(card, code, amount=by, limit=self._limit(card, beat.limit))
        if not beat.counts:
            return touch
        return self._counted(touch, beat, self._tokens(card, beat.counts), told.at >= since)

    def _counted(self, touch: Touch, beat: Beat, known: int | None, news: bool) -> Touch:
        if not beat.counts or known is None or not news:
            return touch
        key = (touch.thing, beat.counts)
        was = self._now.get(key, known)
        down = beat.down or beat.way == "heals"
        now = max(0, was - touch.amount) if down else was + touch.amount
        self._now[key] = now
        return replace(touch, before=was, after=now, counted=True)

    def _number(self, name: str) -> int | None:
        view = self._before or self._after
        return view.numbers.get(name) if view is not None else None

    def _tokens(self, card: str, kind: str) -> int | None:
        if self._before is None:
            return None
        seen = self._before.card(card)
        return seen.tokens.get(kind, 0) if seen is not None else 0

    def _limit(self, card: str, number: str) -> int | None:
        for view in (self._before, self._after):
            seen = view.card(card) if view is not None and number else None
            if seen is not None and number in seen.numbers:
                return seen.numbers[number]
        return None
