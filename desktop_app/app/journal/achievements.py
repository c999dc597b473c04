"""Achievements: what somebody has brought about at their tables and in their journals, worked out from these alone.

Nothing of them is stored, so none can be lost, and a game that is mended or taken out of a journal counts as it stands.
What they are is data (``resources/achievements.json``); their words are in the translations, by their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chapters import tries
from desktop_app.app.journal.chronicle import entry_title
from desktop_app.app.journal.figures import best_score
from desktop_app.app.journal.history import Game, history, own_entries
from desktop_app.app.journal.pictured import in_text
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.store import Opened
from desktop_app.app.profiles.results import GameResult
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen
from desktop_app.games import CAMPAIGNS
from desktop_app.paths import RESOURCES

LONG_STORY = 400
"""Letters from which an entry is a story."""
FEWEST_GAMES = 3
"""Games from which a campaign without rules counts as walked once its keeper says that it is over."""


class Where(BaseModel):
    """Which games or campaigns count; what is left out asks for nothing."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    result: str = ""
    scenario: bool = False
    players_at_least: int = 0
    players_at_most: int | None = None
    minutes_at_least: int = 0
    rounds_at_most: int | None = None
    attempt_at_least: int = 0
    own_record: bool = False
    lost_at_most: int | None = None
    tries_at_most: int | None = None
    other_mode: bool = False


class Achievement(BaseModel):
    """One of them: what it counts, of that which, and how many there must be. With ``each`` only those that bring a
    new one of something count. A ``veiled`` one says what it asks for only when it is earned."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    id: str
    sign: str
    counts: Literal["games", "campaigns", "branches", "stories", "pictures"]
    where: Where = Where()
    each: Literal["", "game", "month", "heroes", "decks"] = ""
    goal: int = 1
    veiled: bool = False


class Step(Frozen):
    """One thing that counts: when it was, what it is called, and where it is told (see `Game`)."""

    date: datetime
    title: str
    campaign: str = ""
    entry: int = 0
    save: str = ""
    game: Game | None = None


class Earned(Frozen):
    """How far somebody has come with an achievement; ``by`` is the step that earned it, None for one still open."""

    achievement: Achievement
    count: int
    by: Step | None


@cache
def achievements() -> tuple[Achievement, ...]:
    """All there are, in their order."""
    content = (RESOURCES / "achievements.json").read_text(encoding="utf-8")
    return TypeAdapter(tuple[Achievement, ...]).validate_json(content)


def earned(games: Sequence[Game], journals: Sequence[Opened], texts: Texts) -> tuple[Earned, ...]:
    """How every achievement stands, by all games (oldest first) and all journals of a profile."""
    by_kind: Mapping[str, Callable[[Where], Iterable[Step]]] = {
        "games": lambda where: _games(games, where),
        "campaigns": lambda where: (step for each in journals for step in _campaign(each, where, texts)),
        "branches": lambda where: (step for each in journals for step in _branch(each, texts)),
        "stories": lambda where: (step for each in journals for step in _stories(each, texts)),
        "pictures": lambda where: (step for each in journals for step in _pictures(each, texts)),
    }
    return tuple(_earned(each, by_kind[each.counts](each.where)) for each in achievements())


def brought_by(
    save: str, results: Sequence[GameResult], journals: Sequence[Opened], texts: Texts
) -> tuple[Achievement, ...]:
    """The achievements that the game of a table earned: those that would not stand without it."""
    before = earned(
        history([result for result in results if result.save != save], [_without(each, save) for each in journals]),
        [_without(each, save) for each in journals],
        texts,
    )
    had = {each.achievement.id for each in before if each.by is not None}
    after = earned(history(results, journals), journals, texts)
    return tuple(each.achievement for each in after if each.by is not None and each.achievement.id not in had)


def _without(opened: Opened, save: str) -> Opened:
    """A journal without the game of a table."""
    entries = opened.campaign.entries
    left = tuple(entry for entry in entries if entry.played is None or entry.played.save != save)
    if len(left) == len(entries):
        return opened
    return Opened(opened.id, opened.campaign.model_copy(update={"entries": left}))


def _earned(achievement: Achievement, steps: Iterable[Step]) -> Earned:
    count, by, seen = 0, None, set[str]()
    for step in sorted(steps, key=lambda each: each.date):
        new = [name for name in _brought(achievement.each, step) if name not in seen]
        if achievement.each and not new:
            continue
        seen.update(new)
        count = len(seen) if achievement.each else count + 1
        if by is None and count >= achievement.goal:
            by = step
    return Earned(achievement, count, by)


def _brought(each: str, step: Step) -> tuple[str, ...]:
    """What a step brings of what is counted."""
    game = step.game
    if game is None or not each:
        return ()
    if each == "month":
        return (f"{game.date.year}-{game.date.month}",)
    return (game.game,) if each == "game" else game.heroes if each == "heroes" else game.decks


def _games(games: Sequence[Game], where: Where) -> Iterator[Step]:
    best: dict[str, int] = {}
    for game in games:
        record = _beats(game, best)
        if _fits(game, where) and (record or not where.own_record):
            yield Step(game.date, game.title, game.campaign, game.entry, game.save, game)


def _beats(game: Game, best: dict[str, int]) -> bool:
    """Whether a victory is better than every one at that scenario before it; none is before the first."""
    if game.score is None or not game.won:
        return False
    before = best.get(game.quest)
    best[game.quest] = game.score if before is None else best_score(game.game, (before, game.score))
    return before is not None and best[game.quest] != before


def _fits(game: Game, where: Where) -> bool:
    seated = len(game.players)
    return (
        where.result in ("", game.result)
        and (bool(game.scenario) or not where.scenario)
        and seated >= where.players_at_least
        and (where.players_at_most is None or 0 < seated <= where.players_at_most)
        and (game.minutes or 0) >= where.minutes_at_least
        and (where.rounds_at_most is None or 0 < game.rounds <= where.rounds_at_most)
        and game.attempt >= where.attempt_at_least
    )


def _campaign(opened: Opened, where: Where, texts: Texts) -> Iterator[Step]:
    """A campaign that was walked to its end, at the entry that brought it there."""
    campaign = opened.campaign
    last = _last_entry(campaign)
    if last is None or (campaign.parent and last not in own_entries(opened)):
        return
    rules = CAMPAIGNS.get(campaign.game)
    if rules is None and where != Where():
        return
    if rules is not None:
        lost = len(standing_of(campaign, last.id).of(rules.lost))
        most = max(tries(campaign).values(), default=1)
        fits = (
            (where.lost_at_most is None or lost <= where.lost_at_most)
            and (where.tries_at_most is None or most <= where.tries_at_most)
            and (not where.other_mode or campaign.mode != next(iter(rules.modes)))
        )
        if not fits:
            return
    yield Step(last.date, campaign.title, opened.id, last.id)


def _last_entry(campaign: Campaign) -> Entry | None:
    """The game that ended a campaign: the one that won the last of its chapters; without rules its last game, once its
    keeper says that it is over. None for one that goes on."""
    rules = CAMPAIGNS.get(campaign.game)
    played = [entry for entry in campaign.entries if entry.played is not None and entry.played.result]
    if rules is None:
        return played[-1] if campaign.finished and len(played) >= FEWEST_GAMES else None
    left = {chapter.id for chapter in rules.chapters}
    for entry in played:
        if entry.played is not None and entry.played.result == "won":
            left.discard(entry.played.chapter)
        if not left:
            return entry
    return None


def _branch(opened: Opened, texts: Texts) -> Iterator[Step]:
    """A game of a campaign that went another way."""
    if opened.campaign.parent:
        for entry in own_entries(opened):
            yield Step(entry.date, opened.campaign.title, opened.id, entry.id)
            return


def _stories(opened: Opened, texts: Texts) -> Iterator[Step]:
    for entry in _written(opened):
        if len(entry.text) >= LONG_STORY:
            yield Step(entry.date, entry_title(entry, texts), opened.id, entry.id)


def _pictures(opened: Opened, texts: Texts) -> Iterator[Step]:
    for entry in _written(opened):
        for _ in dict.fromkeys((*entry.pictures, *in_text(entry.text))):
            yield Step(entry.date, entry_title(entry, texts), opened.id, entry.id)


def _written(opened: Opened) -> Iterator[Entry]:
    """The entries of a journal; of a branch those that it does not share with its parent."""
    campaign = opened.campaign
    numbers = [entry.id for entry in campaign.entries]
    start = 0
    if campaign.parent and campaign.branched_at in numbers:
        start = numbers.index(campaign.branched_at) + 1
    yield from campaign.entries[start:]
