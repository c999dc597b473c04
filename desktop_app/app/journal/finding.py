"""Finding things in all journals of a profile: a title, a player, a hero, a scenario, a word somebody wrote."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from desktop_app.app.journal.campaign import Campaign, Entry, Played
from desktop_app.app.journal.chronicle import entry_title
from desktop_app.app.journal.naming import called
from desktop_app.app.journal.store import Opened
from desktop_app.app.texts.folding import fold, without_accents
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen
from desktop_app.games import CAMPAIGNS

MOST_LETTERS = 140
"""Letters of an extract."""
BEFORE = 40
"""Letters of an extract that stand before the first word found."""


class Found(Frozen):
    """A place in which all words were found: a campaign, or one of its entries (0 for none). ``title`` is what the
    place is called, ``told`` the line in it that has most of the words, "" where that is the title itself."""

    campaign: str
    entry: int
    title: str
    told: str
    date: datetime
    archived: bool


class _Place(Frozen):
    found: Found
    lines: tuple[str, ...]
    words: str


class Finder:
    """Looks through journals that were read once. A word is found by its beginning, whatever its case and accents."""

    def __init__(self, journals: Sequence[Opened], texts: Texts) -> None:
        self._places = [place for opened in journals for place in _places(opened, texts)]

    def find(self, text: str) -> tuple[Found, ...]:
        """Every place that has all the words, campaigns first, then entries, the newest first; none for no word."""
        words = fold(text).split()
        if not words:
            return ()
        found = [place for place in self._places if all(f" {word}" in place.words for word in words)]
        found.sort(key=lambda place: (place.found.entry != 0, -place.found.date.timestamp()))
        return tuple(_told(place, words) for place in found)


def _told(place: _Place, words: Sequence[str]) -> Found:
    known = place.found

    def has(line: str) -> int:
        folded = f" {fold(line)}"
        return sum(f" {word}" in folded for word in words)

    best = max((known.title, *place.lines), key=has)
    told = "" if best == known.title else extract(best, words)
    return Found(known.campaign, known.entry, known.title, told, known.date, known.archived)


def extract(text: str, words: Iterable[str]) -> str:
    """The part of a text around the first of some words, on one line."""
    line = " ".join(text.split())
    if len(line) <= MOST_LETTERS:
        return line
    plain = without_accents(line).casefold()
    at = min((plain.find(word) for word in words if word in plain), default=0)
    start = max(0, at - BEFORE)
    if start:
        start = line.find(" ", start, start + BEFORE) + 1 or start
    end = start + MOST_LETTERS
    if end < len(line):
        end = max(line.rfind(" ", start, end), start + BEFORE)
    return f"{'… ' if start else ''}{line[start:end]}{' …' if end < len(line) else ''}"


def _places(opened: Opened, texts: Texts) -> Iterator[_Place]:
    campaign = opened.campaign
    yield _place(opened, 0, campaign.title, campaign.touched, _of_campaign(campaign))
    for entry in campaign.entries:
        yield _place(opened, entry.id, entry_title(entry, texts), entry.date, _of_entry(campaign, entry, texts))


def _place(opened: Opened, entry: int, title: str, date: datetime, lines: Iterable[str]) -> _Place:
    kept = tuple(dict.fromkeys(line for line in lines if line.strip()))
    found = Found(opened.id, entry, title, "", date, opened.campaign.archived)
    return _Place(found, kept, f" {fold(' '.join((title, *kept)))}")


def _of_campaign(campaign: Campaign) -> Iterator[str]:
    yield ", ".join(campaign.players)
    yield campaign.game_name
    yield from campaign.notes.splitlines()


def _of_entry(campaign: Campaign, entry: Entry, texts: Texts) -> Iterator[str]:
    if entry.played is not None:
        yield from _of_game(campaign, entry.played, texts)
    yield from entry.text.splitlines()
    for change in entry.changes:
        yield from _names(campaign.game, change.name, change.card, texts)
        yield from (change.player, change.bearer, change.note)


def _of_game(campaign: Campaign, played: Played, texts: Texts) -> Iterator[str]:
    yield played.scenario
    rules = CAMPAIGNS.get(campaign.game)
    for chapter in rules.chapters if rules is not None else ():
        if chapter.id == played.chapter:
            yield from chapter.titles.values()
    for seat in played.seats:
        for piece in seat.told.heroes if seat.told is not None else ():
            yield from (f"{seat.player}: {name}" for name in _names(campaign.game, piece.name, piece.card, texts))
        yield from (f"{seat.player}: {seat.deck}" if seat.deck else seat.player, seat.note)
    for piece, _ in played.earned:
        yield from _names(campaign.game, piece.name, piece.card, texts)
    for decision in played.decisions:
        yield f"{decision.question} {decision.taken}"
    yield from played.events


def _names(game: str, name: str, card: str, texts: Texts) -> Iterator[str]:
    """What a card is called in the reader's language, then in the others: whoever asks may know it by any name."""
    yield called(game, name, card, texts.language)
    for language in ("en", "es"):
        yield called(game, name, card, language)
    yield name
