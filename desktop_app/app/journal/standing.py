"""What stands in a journal: all its changes one after another, at its end or after any entry."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.app.journal.campaign import Campaign
from desktop_app.engine.frozen import Frozen
from desktop_app.games.contract.campaigns import Change, Line, Standing


class Trouble(Frozen):
    """A change that finds nothing to work on: an entry takes or hands on a line that is not there."""

    entry: int
    change: Change


class Difference(Frozen):
    """A line that stands after an entry in one journal and not in the other."""

    entry: int
    section: str
    line: Line
    gone: bool


def standing_of(campaign: Campaign, upto: int | None = None) -> Standing:
    """What stands at the end of the journal, or after the entry of a number. Raises KeyError for an unknown one."""
    if upto is not None:
        campaign.entry(upto)
    standing = Standing()
    for entry in campaign.entries:
        standing = standing.after_all(entry.changes, entry.id)
        if entry.id == upto:
            break
    return standing


def read_to(campaign: Campaign, upto: int | None) -> Campaign:
    """The journal as it was after the entry of a number; itself for None and for its last. Raises KeyError."""
    if upto is None or campaign.entry(upto) is campaign.entries[-1]:
        return campaign
    at = campaign.entries.index(campaign.entry(upto))
    return campaign.model_copy(update={"entries": campaign.entries[: at + 1], "finished": False})


def standing_before(campaign: Campaign, id: int) -> Standing:
    """What stood when an entry was written; at the end of the journal for one that is not in it yet."""
    standing = Standing()
    for entry in campaign.entries:
        if entry.id == id:
            break
        standing = standing.after_all(entry.changes, entry.id)
    return standing


def since_last_game(campaign: Campaign) -> tuple[Change, ...]:
    """What was changed after the last game that was played; before the first, since the beginning."""
    changes: list[Change] = []
    for entry in campaign.entries:
        if entry.kind in ("game", "beginning"):
            changes.clear()
        else:
            changes += entry.changes
    return tuple(changes)


def standings(campaign: Campaign) -> Iterator[tuple[int, Standing]]:
    """What stands after each entry, in their order."""
    standing = Standing()
    for entry in campaign.entries:
        standing = standing.after_all(entry.changes, entry.id)
        yield entry.id, standing


def troubles(campaign: Campaign) -> tuple[Trouble, ...]:
    """The changes that find nothing to work on, in their order."""
    found = []
    standing = Standing()
    for entry in campaign.entries:
        for change in entry.changes:
            if change.deed in ("remove", "carry") and not standing.holds(change):
                found.append(Trouble(entry.id, change))
            standing = standing.after(change, entry.id)
    return tuple(found)


def differences(before: Campaign, after: Campaign) -> tuple[Difference, ...]:
    """What another journal changes, each line told once: after the first entry where it is gone or new."""
    old = dict(standings(before))
    told: set[tuple[str, Line, bool]] = set()
    found = []
    last = Standing()
    for id, standing in standings(after):
        last = old.get(id, last)
        for difference in _between(id, last, standing):
            key = (difference.section, difference.line, difference.gone)
            if key not in told:
                told.add(key)
                found.append(difference)
    return tuple(found)


def _between(entry: int, before: Standing, after: Standing) -> Iterator[Difference]:
    for section in dict.fromkeys((*before.lines, *after.lines)):
        old, new = before.of(section), after.of(section)
        yield from (Difference(entry, section, line, gone=True) for line in _without(old, new))
        yield from (Difference(entry, section, line, gone=False) for line in _without(new, old))


def _without(lines: tuple[Line, ...], others: tuple[Line, ...]) -> list[Line]:
    left = list(others)
    kept = []
    for line in lines:
        if line in left:
            left.remove(line)
        else:
            kept.append(line)
    return kept
