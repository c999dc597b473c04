"""The journey of a campaign over the land: which roads were taken, which is next, where the company stands and fell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chapters import next_chapter, progress
from desktop_app.app.journal.lives import lives
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.store import Opened
from desktop_app.engine.frozen import Frozen
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Chapter, Line


class Stage(Frozen):
    """One chapter on the way: ``won``, the one that is ``next``, or neither yet; how often it was tried, and the score
    of its victory."""

    number: int
    chapter: Chapter
    won: bool
    next: bool
    tries: int
    score: int | None = None


class Stone(Frozen):
    """Where somebody fell: in which chapter, by its place in the row of chapters."""

    name: str
    card: str
    stage: int


class Journey(Frozen):
    """The whole way. ``place`` is where the company stands, ``company`` who goes on."""

    stages: tuple[Stage, ...]
    stones: tuple[Stone, ...]
    place: str
    company: tuple[Line, ...]


class Trail(Frozen):
    """The way of another fellowship over the same land, told from others by its ``letter``."""

    id: str
    letter: str
    title: str
    journey: Journey


def trails_beside(id: str, journals: Sequence[Opened]) -> tuple[Trail, ...]:
    """The ways of the other campaigns of the game of one, those of the archive among them, the last touched first; as
    many as there are letters."""
    game = next((each.campaign.game for each in journals if each.id == id), "")
    others = (each for each in journals if each.id != id and each.campaign.game == game)
    ways = ((each, journey_of(each.campaign)) for each in others)
    found = [(each, way) for each, way in ways if way is not None]
    return tuple(
        Trail(each.id, letter, each.campaign.title, way)
        for letter, (each, way) in zip(ascii_uppercase, found, strict=False)
    )


def journey_of(campaign: Campaign) -> Journey | None:
    """The journey of a campaign whose chapters lead over the land; None for any other."""
    rules = CAMPAIGNS.get(campaign.game)
    if rules is None or not all(chapter.road for chapter in rules.chapters):
        return None
    following = next_chapter(campaign, rules.chapters)
    scores = _scores(campaign)
    stages = tuple(
        Stage(number, each.chapter, each.won, each.chapter is following, each.attempts, scores.get(each.chapter.id))
        for number, each in enumerate(progress(campaign, rules.chapters), 1)
    )
    won = [stage for stage in stages if stage.won]
    place = won[-1].chapter.road[-1] if won else stages[0].chapter.road[0]
    lost = standing_of(campaign).names(rules.lost)
    company = tuple(line for line in standing_of(campaign).of(rules.owned) if line.name not in lost)
    return Journey(stages, _stones(campaign, [stage.chapter.id for stage in stages]), place, company)


def _scores(campaign: Campaign) -> Mapping[str, int]:
    """The score of the last victory in each chapter."""
    won = (played for played in campaign.games() if played.result == "won" and played.score is not None)
    return {played.chapter: played.score for played in won if played.score is not None}


def _stones(campaign: Campaign, chapters: list[str]) -> tuple[Stone, ...]:
    """Those who fell, each where it was; who fell between the games has no stone."""
    played = {entry.id: entry.played.chapter for entry in campaign.entries if entry.played is not None}
    fallen = ((life, played.get(life.fell, "")) for life in lives(campaign) if life.fell)
    return tuple(
        Stone(life.name, life.card, chapters.index(chapter)) for life, chapter in fallen if chapter in chapters
    )
