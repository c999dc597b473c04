"""The chapters of a campaign: which are won, which may be played next, how often each was tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.tables.set_up import BadTable
from desktop_app.app.texts.folding import fold
from desktop_app.engine.frozen import Frozen
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Campaigns, Chapter

_NUMERALS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


class Progress(Frozen):
    """How far a campaign has come in one of its chapters. Only an open one may be played."""

    chapter: Chapter
    attempts: int
    won: bool
    open: bool


def progress(campaign: Campaign, chapters: Sequence[Chapter]) -> tuple[Progress, ...]:
    """Every chapter in its order: the next opens once all before it are won (LCG-512), a lost one is played again."""
    found: list[Progress] = []
    for chapter in chapters:
        results = [played.result for played in campaign.games() if played.chapter == chapter.id]
        before_won = all(each.won for each in found)
        found.append(Progress(chapter, len(results), "won" in results, before_won))
    return tuple(found)


def tries(campaign: Campaign) -> Mapping[int, int]:
    """Which try each game was, by its entry: 1 for the first at its scenario, 2 for the one after it.

    Counted where a campaign is played against its scenarios; between rivals a second evening is no second try.
    """
    if campaign.game not in CAMPAIGNS:
        return {}
    counted: dict[str, int] = {}
    found = {}
    for entry in campaign.entries:
        if entry.played is not None:
            key = entry.played.chapter or fold(entry.played.scenario)
            found[entry.id] = counted[key] = counted.get(key, 0) + 1
    return found


def next_try(campaign: Campaign, chapter: str) -> int:
    """Which try the next game of a chapter will be."""
    return 1 + sum(played.chapter == chapter for played in campaign.games())


def next_chapter(campaign: Campaign, chapters: Sequence[Chapter]) -> Chapter | None:
    """The chapter that is to be played now, None when all are won."""
    return next((each.chapter for each in progress(campaign, chapters) if each.open and not each.won), None)


class ChapterClosed(BadTable):
    """A chapter that does not open before those before it are won; ``rule`` is the game's."""

    default_id = "journal-chapter-closed"


def refuse_closed(campaign: Campaign, rules: Campaigns, chapter: str, language: str = "en") -> None:
    """Raises ChapterClosed for a chapter that is not open yet; what is no chapter is free."""
    for each in progress(campaign, rules.chapters):
        if each.chapter.id == chapter and not each.open:
            raise ChapterClosed(rule=rules.in_order, chapter=each.chapter.titles[language])


def numeral(number: int) -> str:
    """A chapter's number as the printed log writes it: I, II, III. Numbers below 1 stay as they are."""
    if number < 1:
        return str(number)
    written = ""
    for value, sign in _NUMERALS:
        while number >= value:
            written += sign
            number -= value
    return written


def seal_text(campaign: Campaign, entry: Entry) -> str:
    """What the seal of an entry says: its chapter's numeral, a game's number in the row of games where it is no
    chapter, a star for words."""
    if entry.played is None:
        return "✦"
    rules = CAMPAIGNS.get(campaign.game)
    chapters = [chapter.id for chapter in rules.chapters] if rules is not None else []
    if entry.played.chapter in chapters:
        return numeral(chapters.index(entry.played.chapter) + 1)
    games = [each.id for each in campaign.entries if each.played is not None]
    return numeral(games.index(entry.id) + 1)
