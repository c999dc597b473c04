"""Every game a profile has played: those finished at its tables and those that only a journal tells of, each once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from desktop_app.app.journal.campaign import Entry, Played
from desktop_app.app.journal.chapters import tries
from desktop_app.app.journal.store import Opened
from desktop_app.app.profiles.results import GameResult
from desktop_app.engine.frozen import Frozen


class Game(Frozen):
    """A game that was played. ``scenario`` is the id of one that ships, "" for any other, which ``title`` names in
    words; ``decks`` are those that won or lost it, ``against`` those of their rivals. ``campaign`` and ``entry`` are
    where a journal tells of it, ``save`` its replay; "" and 0 for neither. ``attempt`` is which try at its scenario it
    was in its campaign, 0 where that is not counted."""

    date: datetime
    game: str
    scenario: str
    title: str
    result: str
    players: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()
    score: int | None = None
    rounds: int = 0
    minutes: int | None = None
    save: str = ""
    campaign: str = ""
    entry: int = 0
    attempt: int = 0

    @property
    def quest(self) -> str:
        """By what its scenario is told from others: its id, or its title."""
        return self.scenario or self.title

    @property
    def won(self) -> bool:
        """Whether it was won."""
        return self.result == "won"


def history(results: Iterable[GameResult], journals: Sequence[Opened]) -> tuple[Game, ...]:
    """All games, oldest first. One that was taken up again and ended otherwise counts as it ended last; what a journal
    says of a game of the table goes before what the list of results says. A branch tells its own games alone."""
    found: dict[object, Game] = {}
    for number, result in enumerate(results):
        ended: object = result.save or number
        found.pop(ended, None)
        found[ended] = _of_result(result)
    for opened in sorted(journals, key=lambda each: each.campaign.created):
        for entry in own_entries(opened):
            assert entry.played is not None
            key: object = entry.played.save or (opened.id, entry.id)
            found[key] = _of_entry(opened, entry, entry.played, found.get(key))
    return tuple(sorted(found.values(), key=lambda game: game.date))


def own_entries(opened: Opened) -> Iterator[Entry]:
    """The games of a journal that were played in it to an end: not those it took over from the one it branched off."""
    campaign = opened.campaign
    fork = campaign.branched_at if campaign.parent else None
    passed = fork is None or all(entry.id != fork for entry in campaign.entries)
    for entry in campaign.entries:
        if passed and entry.played is not None and entry.played.result:
            yield entry
        passed = passed or entry.id == fork


def _of_result(result: GameResult) -> Game:
    decks, against = _sides(result)
    return Game(
        date=result.date,
        game=result.game,
        scenario=result.scenario,
        title=result.scenario,
        result=result.outcome,
        players=tuple(result.players),
        decks=decks,
        against=against,
        score=result.score,
        rounds=result.rounds,
        minutes=result.minutes,
        save=result.save or "",
    )


def _sides(result: GameResult) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The decks of which the outcome tells, and those of their rivals."""
    brought = [deck for deck in result.decks if deck]
    if result.deck not in brought:
        return tuple(brought), ()
    brought.remove(result.deck)
    return (result.deck,), tuple(brought)


def _of_entry(opened: Opened, entry: Entry, played: Played, known: Game | None) -> Game:
    """A game as its journal tells it, with what only the list of results knows."""
    campaign = opened.campaign
    told = [seat.told for seat in played.seats if seat.told is not None]
    rivals = known.against if known is not None else ()
    heroes = (piece.name for seat in told for piece in seat.heroes)
    return Game(
        date=known.date if known is not None else entry.date,
        game=campaign.game or campaign.game_name,
        scenario=played.chapter or (known.scenario if known is not None else ""),
        title=played.scenario,
        result=played.result,
        players=tuple(seat.player for seat in played.seats) or campaign.players,
        decks=known.decks if known is not None and rivals else tuple(seat.deck for seat in played.seats if seat.deck),
        against=rivals,
        heroes=tuple(dict.fromkeys(heroes)),
        score=played.score,
        rounds=played.rounds or 0,
        minutes=played.minutes,
        save=played.save,
        campaign=opened.id,
        entry=entry.id,
        attempt=tries(campaign).get(entry.id, 0),
    )
