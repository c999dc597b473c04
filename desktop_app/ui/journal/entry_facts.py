"""What an entry says in small letters under its story: numbers, decks, moments, choices, and what it changed."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.app.journal.campaign import Campaign, Entry, Played
from desktop_app.app.journal.chronicle import changes_told, decision_told
from desktop_app.app.texts.texts import Texts

EVENTS = 3
CHANGES = 8
"""So many lines of a kind stand on the page; all of them in the record."""


def facts(campaign: Campaign, entry: Entry, texts: Texts) -> Iterator[str]:
    """Line by line."""
    if entry.played is not None:
        yield from _of_game(entry.played, texts)
    if entry.kind != "beginning":
        yield from _some(changes_told(campaign, entry.changes, texts), CHANGES, texts)


def numbers(played: Played, texts: Texts) -> Iterator[str]:
    """Score, time, seed, and the number of each player."""
    for name in ("score", "minutes"):
        if getattr(played, name) is not None:
            yield texts(f"journal-{name}", value=getattr(played, name))
    for seat in played.seats:
        for name in ("threat", "points"):
            if getattr(seat, name) is not None:
                yield f"{seat.player}: {texts(f'journal-{name}', value=getattr(seat, name))}"


def _of_game(played: Played, texts: Texts) -> Iterator[str]:
    told = list(numbers(played, texts))
    if told:
        yield "   ".join(each.replace(" ", "\u00a0") for each in told)  # a number stays with what it is of
    decks = [f"{seat.player}: {seat.deck}" for seat in played.seats if seat.deck]
    if decks:
        yield texts("journal-decks", decks="; ".join(decks))
    chosen = [decision for decision in played.decisions if decision.others] or list(played.decisions)
    yield from (decision_told(decision, texts) for decision in chosen[:EVENTS])
    yield from _some(list(played.events), EVENTS, texts)


def _some(lines: list[str], most: int, texts: Texts) -> Iterator[str]:
    """The first lines; what is left out is counted."""
    left = len(lines) - most
    yield from lines[:most]
    if left > 0:
        yield texts("journal-more", count=left)
