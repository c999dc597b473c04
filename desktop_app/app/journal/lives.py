"""The lives of the pieces that players set out with: since when they are there, what they played in, how they went."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chapters import numeral
from desktop_app.app.journal.chronicle import entry_title
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Change, Line


@dataclass(slots=True)
class Life:
    """One piece of one player. ``fell`` and ``left`` are the entries in which it was lost and taken off, 0 for
    neither; ``games`` those that tell of games it was in."""

    name: str
    card: str
    player: str
    joined: int
    games: list[int] = field(default_factory=list)
    won: int = 0
    fell: int = 0
    left: int = 0


def lives(campaign: Campaign) -> tuple[Life, ...]:
    """Every piece that was ever in the journal, in the order they came; none in a journal kept without rules."""
    rules = CAMPAIGNS.get(campaign.game)
    if rules is None:
        return ()
    found: list[Life] = []
    for entry in campaign.entries:
        for change in entry.changes:
            if (change.section, change.deed) == (rules.owned, "add"):
                found.append(Life(change.name, change.card, change.player, entry.id))
            for life in _meant(found, change, rules.owned, rules.lost):
                if change.section == rules.lost and change.deed == "add":
                    life.fell = entry.id
                elif change.section == rules.owned and change.deed == "remove":
                    life.left = entry.id
        _add_game(found, entry)
    return tuple(found)


def brought_by(campaign: Campaign, line: Line, texts: Texts) -> str:
    """Where a line of the journal comes from: its chapter or entry, in words; "" where that is gone."""
    try:
        entry = campaign.entry(line.entry)
    except KeyError:
        return ""
    return entry_named(campaign, entry, texts)


def entry_named(campaign: Campaign, entry: Entry, texts: Texts) -> str:
    """An entry as one refers to it: a chapter by its number and title, anything else by its title and day."""
    title, rules = entry_title(entry, texts), CAMPAIGNS.get(campaign.game)
    chapters = [chapter.id for chapter in rules.chapters] if rules is not None else []
    if entry.played is not None and entry.played.chapter in chapters:
        return f"{numeral(chapters.index(entry.played.chapter) + 1)}. {title}"
    return texts("journal-title-on", title=title, date=entry.date.date())


def life_told(campaign: Campaign, life: Life, texts: Texts) -> Iterator[str]:
    """A life entry by entry."""
    yield texts("journal-life-joined", entry=entry_named(campaign, campaign.entry(life.joined), texts))
    for id in life.games:
        entry = campaign.entry(id)
        assert entry.played is not None
        result = texts(f"journal-result-{entry.played.result or 'open'}")
        told = texts("journal-life-game", entry=entry_named(campaign, entry, texts), result=result)
        yield f"{told} {texts('journal-life-fell-here')}" if life.fell == entry.id else told
    if life.fell and life.fell not in life.games:
        yield texts("journal-life-fell", entry=entry_named(campaign, campaign.entry(life.fell), texts))
    if life.left:
        yield texts("journal-life-left", entry=entry_named(campaign, campaign.entry(life.left), texts))


def _add_game(found: list[Life], entry: Entry) -> None:
    if entry.played is None:
        return
    for seat in entry.played.seats:
        for piece in seat.told.heroes if seat.told is not None else ():
            life = next((each for each in reversed(found) if _same(each, piece.name, piece.card)), None)
            if life is not None and entry.id not in life.games:
                life.games.append(entry.id)
                life.won += entry.played.result == "won"


def _meant(found: list[Life], change: Change, *sections: str) -> list[Life]:
    if change.section not in sections:
        return []
    return [life for life in reversed(found) if _same(life, change.name, change.card) and not life.left][:1]


def _same(life: Life, name: str, card: str) -> bool:
    return life.card == card if life.card and card else life.name == name
