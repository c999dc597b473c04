"""The ways onto each screen for a picture: a profile with games that bots have begun or ended, a panel opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from desktop_app.app.errors import LongtableError
from desktop_app.app.saves.saves import read_save
from desktop_app.app.tables.board_says import saying
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.reopening import reopened
from desktop_app.app.tables.service import OpenTable, table_head
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.session import Session
from desktop_app.games import CORRECTIONS, PLAYS
from desktop_app.ui.shell.lessons import Lesson, puzzles, screen_of, tours
from desktop_app.ui.shell.shell import Shell

_SEED = 20
_ANSWERS = 45
_LONGEST = 4000
_MOST_SEEDS = 60
_ENDS: dict[tuple[str, str], int] = {}
"""The first seed of a game that ends so for its usual bot, once it was found: whole games are played to find it."""


class UnknownScreen(LongtableError):
    """There is no screen of that name."""

    default_id = "shell-unknown-screen"


class Shown(Protocol):
    """What a picture is made of: a window's shell with an open profile, and the game that is shown."""

    shell: Shell
    game: str


def _home(name: str, at: Shown, save: Path | None) -> None:
    for answers in (400, _ANSWERS, _ANSWERS):
        _begun(at, answers)
    at.shell.show_screen(name)


def _new_game(at: Shown, save: Path | None) -> None:
    at.shell.new_table(at.game)


def _plain(name: str, at: Shown, save: Path | None) -> None:
    at.shell.show_screen(name)


def _library(at: Shown, save: Path | None) -> None:
    """The cards of the game that is shown."""
    from desktop_app.ui.library.screen import LibraryScreen

    _plain("library", at, save)
    screen = at.shell.screens["library"]
    assert isinstance(screen, LibraryScreen)
    screen.show_game(at.game)


def _map(at: Shown, save: Path | None) -> None:
    """The map with the board of the game on it, where its game has one."""
    from desktop_app.ui.map.screen import MapScreen

    _plain("map", at, save)
    screen = at.shell.screens["map"]
    assert isinstance(screen, MapScreen)
    if at.game in screen.boards:
        screen.show_board(at.game)


def _corrections(at: Shown, save: Path | None) -> None:
    """The page of corrections of the game, with the first thing corrected."""
    shell = at.shell
    game = at.game if at.game in CORRECTIONS else next(iter(CORRECTIONS))
    thing, first = next(iter(CORRECTIONS[game].things().items()))
    fact, printed = next(iter(first.facts.items()))
    value = next(value for value in CORRECTIONS[game].facts[fact].values if value != printed)
    assert shell.desk is not None
    shell.desk.change(board_says=saying(shell.looks.settings, game, thing, fact, value))
    shell.show_corrections(game)


def _puzzles(at: Shown, save: Path | None) -> None:
    at.shell.show_screen(screen_of("puzzles", Lesson(at.game), puzzles()))


def _tour(at: Shown, save: Path | None) -> None:
    """The tour of the game, or of the first one that has any."""
    known, wanted = tours(), Lesson(at.game)
    at.shell.show_screen(screen_of("tour", wanted if wanted in known else known[0], known))


def _deck(at: Shown, save: Path | None) -> None:
    """The deck builder with the usual shipped deck open."""
    from desktop_app.app.decks.preset import preset_decks
    from desktop_app.ui.decks.screen import DeckScreen

    shell = at.shell
    shell.show_screen("decks")
    decks = shell.screens["decks"]
    assert isinstance(decks, DeckScreen)
    shipped = preset_decks(shell.looks.texts.language, at.game)[open_box(at.game).usual_deck]
    decks.open_deck(decks.catalogue.decks.create(shipped))


def _journal(at: Shown, save: Path | None) -> None:
    """The journal with a campaign that has come two thirds of its way, and a picture of its last table."""
    from desktop_app.app.journal.example import example_campaign
    from desktop_app.ui.journal.final_table import picture_of
    from desktop_app.ui.journal.screen import JournalScreen

    at.shell.show_screen("journal")
    journal = at.shell.screens["journal"]
    assert isinstance(journal, JournalScreen)
    desk = at.shell.desk
    assert desk is not None
    picture = journal.store.album.keep(picture_of(desk, _begun(at, _ANSWERS)))
    campaign = example_campaign(at.shell.looks.texts, journal.store.now())
    *before, last = campaign.entries
    journal.open(journal.store.create(campaign.changed(entries=(*before, last.changed(pictures=(picture,))))))


def _journey(at: Shown, save: Path | None) -> None:
    """The map of the journey of a campaign that has come two thirds of its way."""
    from desktop_app.ui.journal.screen import JournalScreen

    _journal(at, save)
    journal = at.shell.screens["journal"]
    assert isinstance(journal, JournalScreen)
    journal.beside = "journey"
    journal.show_again()


def _find(at: Shown, save: Path | None) -> None:
    """A campaign in the archive, and what is found of a word in all of them."""
    from desktop_app.app.journal.example import example_campaign
    from desktop_app.ui.journal.screen import JournalScreen

    _journal(at, save)
    journal = at.shell.screens["journal"]
    assert isinstance(journal, JournalScreen)
    campaign = example_campaign(at.shell.looks.texts, journal.store.now())
    journal.store.create(campaign.changed(archived=True, finished=True))
    journal.beside, journal.sought = "find", "Mirkwood" if at.shell.looks.texts.language == "en" else "Bosque Negro"
    journal.show_again()


def _achievements(at: Shown, save: Path | None) -> None:
    """The achievements of somebody who has played for half a year."""
    from desktop_app.ui.journal.screen import JournalScreen

    _records(at, save)
    journal = at.shell.screens["journal"]
    assert isinstance(journal, JournalScreen)
    journal.beside = "achievements"
    journal.show_again()


def _records(at: Shown, save: Path | None) -> None:
    """The records of somebody who has played for half a year."""
    from desktop_app.app.journal.example import example_results
    from desktop_app.ui.journal.screen import JournalScreen

    _journal(at, save)
    desk, journal = at.shell.desk, at.shell.screens["journal"]
    assert desk is not None
    assert isinstance(journal, JournalScreen)
    desk.profile.results.add(example_results(at.shell.looks.texts, desk.tables.now()))
    journal.beside = "records"
    journal.show_again()


def _table(at: Shown, save: Path | None) -> None:
    if save is None:
        at.shell.lay(_begun(at, _ANSWERS))
        return
    kept = read_save(save)
    session = reopened(kept, save)
    at.shell.lay(OpenTable(kept.id, session, kept.header, table_head(kept.header)))


def laid(at: Shown, seed: int = _SEED) -> OpenTable:
    """A game at its first question."""
    desk = at.shell.desk
    assert desk is not None
    language = at.shell.looks.texts.language
    return desk.tables.begin(usual_set_up(open_box(at.game), desk.profile.name), seed=seed, language=language)


def _panel(panel: str, at: Shown, save: Path | None) -> None:
    """The table with one of its panels open: the history with a line of play that was left, the coach at a choice."""
    from desktop_app.ui.table.screen import TableScreen

    _table(at, save)
    screen = at.shell.screens["table"]
    assert isinstance(screen, TableScreen)
    if panel == "history" and save is None:
        _take_another_way(screen.session)
        screen.refresh()
    if panel == "coach" and save is None:
        _go_on_to(screen.session, PLAYS[at.game].moments)
        screen.refresh()
    screen.panels.act(panel)


def _go_on_to(session: Session, verbs: Sequence[str]) -> None:
    """On to the next question with one of these verbs."""
    bot, dice = session.game.bots[PLAYS[session.game.id].bot], Chance(1)
    for _ in range(_LONGEST):
        question = session.question
        if question is None or any(option.verb in verbs for option in question.options):
            return
        session.answer(bot(session.eyes(question.seat), question, dice))


def _take_another_way(session: Session) -> None:
    """Goes back to the middle and on from there with other answers where there are any."""
    dice, kept = Chance(5), len(session.records)
    session.go_to(kept * 2 // 3)
    for _ in range(kept // 6):
        question = session.question
        if question is None:
            return
        session.answer(random_answer(session.eyes(question.seat), question, dice))


def _ended(won: bool, at: Shown, save: Path | None) -> None:
    """The last page of a game that its bot has won or lost."""
    if save is not None:
        _table(at, save)
        return
    wanted = "won" if won else "lost"
    for seed in range(_ENDS.get((at.game, wanted), 0), _MOST_SEEDS):
        table = _begun(at, _LONGEST, seed=seed)
        view = table.session.look(table.seats_here[0])
        if view.outcome.get("result") == wanted:
            _ENDS[at.game, wanted] = seed
            at.shell.lay(table)
            return
    raise UnknownScreen(name=wanted, known="")


def _begun(at: Shown, answers: int, seed: int = _SEED) -> OpenTable:
    """A game that its usual bot has begun."""
    desk = at.shell.desk
    assert desk is not None
    table = laid(at, seed)
    session, dice = table.session, Chance(1)
    bot = session.game.bots[PLAYS[at.game].bot]
    for _ in range(answers):
        question = session.question
        if question is None:
            break
        session.answer(bot(session.eyes(question.seat), question, dice))
    return desk.tables.keep(table)


WAYS: dict[str, Callable[[Shown, Path | None], None]] = {
    "home": partial(_home, "home"),
    "games": partial(_home, "games"),
    "newgame": _new_game,
    "table": _table,
    "deck": _deck,
    "puzzles": _puzzles,
    "tour": _tour,
    "map": _map,
    "corrections": _corrections,
    "journal": _journal,
    "records": _records,
    "find": _find,
    "achievements": _achievements,
    "journey": _journey,
    "victory": partial(_ended, True),
    "defeat": partial(_ended, False),
    **{name: partial(_panel, name) for name in ("history", "odds", "coach", "waiting")},
    **{name: partial(_plain, name) for name in ("rules", "settings", "decks")},
    "library": _library,
}
"""How each screen is come to, by its name, from a profile that is open; of a table the game of a save may be shown."""
