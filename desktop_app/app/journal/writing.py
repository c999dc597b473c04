"""Writing in a journal: entries are added, mended, taken out or moved; a campaign goes two ways from one of them."""

from __future__ import annotations

import itertools
from dataclasses import replace
from datetime import datetime

from desktop_app.app.errors import LongtableError
from desktop_app.app.journal.campaign import LONGEST_TITLE, Campaign, Entry, Played
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.library.names import slug
from desktop_app.app.texts.folding import one_line, sound
from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract.campaigns import Campaigns, Change, GameTold, SeatTold, Section, Standing

POINTS, EARNED = "points", "earned"
"""The sections of a journal that is kept without rules: what its games count and bring by themselves."""


class TooManyPlayers(LongtableError):
    """More players than the log of a game has columns."""

    default_id = "journal-too-many-players"


def new_campaign(
    title: str, players: tuple[str, ...], now: datetime, *, game: str = "", game_name: str = "", mode: str = ""
) -> Campaign:
    """An empty journal. Raises ValidationError for a title that is too long."""
    return Campaign(
        title=one_line(title, LONGEST_TITLE),
        game=game,
        game_name=one_line(game_name, LONGEST_TITLE),
        mode=mode,
        players=tuple(one_line(player, LONGEST_TITLE) for player in players),
        created=now,
        touched=now,
    )


def sections_by_hand(texts: Texts) -> tuple[Section, ...]:
    """What a journal counts that is kept without rules."""
    return (
        Section(POINTS, "number", texts("journal-points-section"), by_player=True),
        Section(EARNED, name=texts("journal-earned-section"), borne=True),
    )


def begun(campaign: Campaign, rules: Campaigns, seats: tuple[SeatTold, ...], now: datetime) -> Campaign:
    """The journal with the sections of its game and a first entry that writes who sets out.

    Raises TooManyPlayers when the log of the game has no room for them.
    """
    if len(campaign.players) > rules.most:
        raise TooManyPlayers(count=len(campaign.players), most=rules.most)
    with_sections = campaign.changed(sections=rules.sections(campaign.mode))
    return added(with_sections, Entry(id=1, kind="beginning", date=now, changes=rules.begins(seats)), now)


def followed(campaign: Campaign, rules: Campaigns, before: Campaign, now: datetime) -> Campaign:
    """The journal with what an earlier campaign of the game brings into it, if it brings anything."""
    changes = rules.carries(standing_of(before), campaign.players)
    if not changes:
        return campaign
    return added(campaign, Entry(id=1, kind="change", date=now, title=before.title, changes=changes), now)


def added(campaign: Campaign, entry: Entry, now: datetime) -> Campaign:
    """The journal with an entry at its end, under the next free number."""
    numbered = _sound(entry.changed(id=next_id(campaign)))
    return campaign.with_entries((*campaign.entries, numbered), now)


def mended(campaign: Campaign, entry: Entry, now: datetime) -> Campaign:
    """The journal with another entry in the place of the one of that number. Raises KeyError when there is none."""
    campaign.entry(entry.id)
    entries = tuple(_sound(entry) if each.id == entry.id else each for each in campaign.entries)
    return campaign.with_entries(entries, now)


def taken_out(campaign: Campaign, id: int, now: datetime) -> Campaign:
    """The journal without an entry. Raises KeyError when there is none of that number."""
    campaign.entry(id)
    return campaign.with_entries(tuple(entry for entry in campaign.entries if entry.id != id), now)


def shifted(campaign: Campaign, id: int, by: int, now: datetime) -> Campaign:
    """The journal with an entry so many places later, or earlier; at most at its end or beginning. Raises KeyError."""
    entry = campaign.entry(id)
    others = [each for each in campaign.entries if each.id != id]
    at = max(0, min(len(others), campaign.entries.index(entry) + by))
    return campaign.with_entries((*others[:at], entry, *others[at:]), now)


def with_sections_of(campaign: Campaign, rules: Campaigns) -> Campaign:
    """The journal with every section its game has by now, in the game's order, and behind them those of its own."""
    wanted = rules.sections(campaign.mode)
    known = {section.id: section for section in campaign.sections}
    own = tuple(section for section in campaign.sections if section.id not in {each.id for each in wanted})
    sections = (*(known.get(section.id, section) for section in wanted), *own)
    return campaign if sections == campaign.sections else campaign.changed(sections=sections)


def own_section(campaign: Campaign, section: Section) -> Section:
    """A section that a keeper adds, under an id that none has."""
    taken, stem = {each.id for each in campaign.sections}, f"own-{slug(section.name)[:40]}"
    ids = itertools.chain((stem,), (f"{stem}-{number}" for number in itertools.count(2)))
    return replace(section, id=next(id for id in ids if id not in taken))


def branched(campaign: Campaign, id: str, after: int, title: str, now: datetime) -> Campaign:
    """What if: the journal of campaign `id` as it stood after an entry, to go on otherwise. Raises KeyError."""
    entry = campaign.entry(after)
    entries = campaign.entries[: campaign.entries.index(entry) + 1]
    return campaign.changed(
        title=one_line(title, LONGEST_TITLE),
        parent=id,
        branched_at=after,
        entries=entries,
        created=now,
        touched=now,
        finished=False,
        archived=False,
    )


def game_entry(rules: Campaigns | None, campaign: Campaign, played: Played, now: datetime, text: str = "") -> Entry:
    """A game as an entry, with what comes of it."""
    changes = changes_of(rules, campaign, standing_of(campaign), played)
    return Entry(id=1, kind="game", date=now, text=text, played=played, changes=changes)


def changes_of(
    rules: Campaigns | None, campaign: Campaign, standing: Standing, played: Played, before: tuple[Change, ...] = ()
) -> tuple[Change, ...]:
    """What a game writes into the page: what the rules of its campaign make of it; without rules the points of the
    players and what they earned, where the journal counts them, and whatever else its entry did ``before``."""
    if rules is not None:
        return rules.after_game(campaign.mode, standing, told_by(played))
    counted = {section.id for section in campaign.sections} & {POINTS, EARNED}
    kept = tuple(change for change in before if change.section not in counted)
    points = (
        Change(POINTS, "count", played.scenario, player=seat.player, amount=seat.points)
        for seat in played.seats
        if seat.points is not None and POINTS in counted
    )
    earned = (
        Change(EARNED, "add", piece.name, piece.card, bearer=bearer)
        for piece, bearer in played.earned
        if EARNED in counted
    )
    return (*kept, *points, *earned)


def told_by(played: Played) -> GameTold:
    """What a game that was played tells the rules of the campaign."""
    seats = tuple(seat.told or SeatTold(seat.player) for seat in played.seats)
    return GameTold(played.chapter, played.result == "won", seats, played.earned, played.noted)


def next_id(campaign: Campaign) -> int:
    """A number that no entry had: numbers are never given twice while the last entry stands."""
    return max((entry.id for entry in campaign.entries), default=0) + 1


def _sound(entry: Entry) -> Entry:
    """Half characters, as some systems paste them, cannot be written."""
    values: dict[str, object] = {"title": one_line(entry.title, LONGEST_TITLE), "text": sound(entry.text)}
    return entry.changed(**values)
