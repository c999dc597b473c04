"""What has changed between two looks at the table: the numbers and tokens that a game has watched."""

from __future__ import annotations

from desktop_app.engine.view import View
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.words.wording import Wording


def changes_between(before: View, after: View, wording: Wording, words: TableWords) -> list[str]:
    """Every watched change in words, with the value before and after."""
    return _numbers(before, after, wording, words) + _tokens(before, after, wording, words)


def _numbers(before: View, after: View, wording: Wording, words: TableWords) -> list[str]:
    found: list[str] = []
    for watched in words.watched:
        for seat in after.seats if "{seat}" in watched.number else [""]:
            number = watched.number.format(seat=seat)
            was, now = before.numbers.get(number), after.numbers.get(number)
            if was is not None and now is not None and was != now:
                found.append(wording.texts(watched.message, name=wording.seat(seat), before=was, after=now))
    return found


def _tokens(before: View, after: View, wording: Wording, words: TableWords) -> list[str]:
    found: list[str] = []
    for zone in after.zones.values():
        for card in zone.cards:
            old = before.card(card.id)
            moved = old is not None and old.zone != card.zone
            for kind in words.watched_tokens if card.code else ():
                was, now = (old.tokens.get(kind, 0) if old else 0), card.tokens.get(kind, 0)
                if moved and now < was:
                    continue  # what leaves a place leaves its tokens there: that is told by the line that moved it
                if was != now:
                    named = {"card": wording.title(card.code), "number": wording.number(kind)}
                    found.append(wording.texts("table-change-token", **named, before=was, after=now))
    return found
