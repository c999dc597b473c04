"""The ways onto each screen for a picture: a profile with games that bots have begun or ended, a panel opened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication, QMenu

from desktop_app.app.saves.saves import read_save
from desktop_app.app.tables.board_says import saying
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.heads import table_head
from desktop_app.app.tables.reopening import reopened
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.session import Session
from desktop_app.games import CORRECTIONS, PLAYS, playable
from desktop_app.ui.render_decks import DECK_WAYS, keep_usual_deck
from desktop_app.ui.render_shown import Shown, UnknownScreen, Way
from desktop_app.ui.render_windows import windows
from desktop_app.ui.shell.lessons import Lesson, puzzles, screen_of, tours

_SEED = 20
_ANSWERS = 45
_WHOLE = 400
_OTHER_GAMES = 2
_LONGEST = 4000
_MOST_SEEDS = 60
_ENDS: dict[tuple[str, str], int] = {}
"""The first seed of a game that ends so for its usual bot, once it was found: whole games are played to find it."""


def _home(name: str, at: Shown, save: Path | None) -> None:
    """The start screen of somebody who plays several games: tables left open, one finished, a campaign, own decks."""
    others = [game for game in playable() if game != at.game][:_OTHER_GAMES]
    _begun(at, _WHOLE)
    for game in others:
        _begun(at, _ANSWERS, game=game)
    _show_journal(at, _begun(at, _ANSWERS))
    keep_usual_deck(at)
    at.shell.show_screen(name)


def _people(at: Shown, save: Path | None) -> None:
    """Who can play here, where several have."""
    _begun(at, _ANSWERS)
    at.shell.door.create("Bor")
    at.shell.door.choose()


def _new_game(at: Shown, save: Path | None) -> None:
    at.shell.new_table(at.game)


def _plain(name: str, at: Shown, save: Path | None) -> None:
    at.shell.show_screen(name)


def _rules(at: Shown, save: Path | None) -> None:
    """The rules of the game that is shown."""
    from desktop_app.ui.shell.rules_screen import RulesScreen

    _plain("rules", at, save)
    screen = at.shell.screens["rules"]
    assert isinstance(screen, RulesScreen)
    screen.choose_game(at.game)


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


def _puzzle(at: Shown, save: Path | None) -> None:
    """The first puzzle of the game, on its table."""
    from desktop_app.app.learning.puzzles import puzzles as puzzles_of
    from desktop_app.ui.tour.puzzle_room import PuzzleRoom

    _puzzles(at, save)
    room = at.shell.screens[at.shell.shown]
    assert isinstance(room, PuzzleRoom)
    room.begin(next(iter(puzzles_of(at.game))).id)


def _tour(at: Shown, save: Path | None) -> None:
    """The tour of the game, or of the first one that has any."""
    known, wanted = tours(), Lesson(at.game)
    at.shell.show_screen(screen_of("tour", wanted if wanted in known else known[0], known))


def _journal(at: Shown, save: Path | None) -> None:
    _show_journal(at, _begun(at, _ANSWERS))


def _with_a_finished_game(way: Way, at: Shown, save: Path | None) -> None:
    _begun(at, _WHOLE)
    way(at, save)


def _show_journal(at: Shown, table: OpenTable) -> None:
    """The journal with a campaign that has come two thirds of its way, and a picture of its last table."""
    from desktop_app.app.journal.example import example_campaign
    from desktop_app.ui.journal.final_table import picture_of
    from desktop_app.ui.journal.screen import JournalScreen

    at.shell.show_screen("journal")
    journal = at.shell.screens["journal"]
    assert isinstance(journal, JournalScreen)
    desk = at.shell.desk
    assert desk is not None
    picture = journal.store.album.keep(picture_of(desk, table))
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


def laid(at: Shown, seed: int = _SEED, game: str = "") -> OpenTable:
    """A game at its first question: the one that is shown, or another."""
    desk = at.shell.desk
    assert desk is not None
    language = at.shell.looks.texts.language
    return desk.tables.begin(usual_set_up(open_box(game or at.game), desk.profile.name), seed=seed, language=language)


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
        _go_on_to(screen.session, PLAYS[at.game].moments, screen.controller.seats_here)
        screen.refresh()
    QApplication.processEvents()  # whoever opens a panel has the table before them as large as it is
    screen.panels.act(panel)


def _by_hand(at: Shown, save: Path | None) -> None:
    """The table with the menu of a card open at what may be set by hand, at a moment when that is allowed."""
    from desktop_app.ui.table.screen import TableScreen

    _table(at, save)
    screen = at.shell.screens["table"]
    assert isinstance(screen, TableScreen)
    session = screen.session
    bot, dice = session.game.bots[PLAYS[at.game].bot], Chance(1)
    while save is None and session.question is not None and not session.can_adjust():
        session.answer(bot(session.eyes(session.question.seat), session.question, dice))
    screen.refresh()
    QApplication.processEvents()
    card = max(screen.scene.cards, key=lambda card: len(session.game.adjustments(session.state, card)))
    middle = screen.board.mapFromScene(screen.scene.rect_of(card).center())
    screen.hands.open_menu(card, screen.board.viewport().mapToGlobal(middle))
    menu = screen.hands.menu
    assert menu is not None
    last = menu.actions()[-1]
    inner = last.menu()
    assert isinstance(inner, QMenu)
    menu.setActiveAction(last)
    inner.popup(menu.mapToGlobal(menu.actionGeometry(last).topRight()))


def _go_on_to(session: Session, verbs: Sequence[str], seats: Sequence[str]) -> None:
    """On to the next question with one of these verbs that is asked of one of these seats."""
    bot, dice = session.game.bots[PLAYS[session.game.id].bot], Chance(1)
    for _ in range(_LONGEST):
        question = session.question
        if question is None:
            return
        if question.seat in seats and any(option.verb in verbs for option in question.options):
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
    raise UnknownScreen("shell-screen-not-of-game", name=wanted, game=at.game)


def _begun(at: Shown, answers: int, seed: int = _SEED, game: str = "") -> OpenTable:
    """A game that its usual bot has begun: the one that is shown, or another."""
    desk = at.shell.desk
    assert desk is not None
    table = laid(at, seed, game)
    session, dice = table.session, Chance(1)
    bot = session.game.bots[PLAYS[session.game.id].bot]
    for _ in range(answers):
        question = session.question
        if question is None:
            break
        session.answer(bot(session.eyes(question.seat), question, dice))
    return desk.tables.keep(table)


SCREENS: dict[str, Way] = {
    "home": partial(_home, "home"),
    "home-new": partial(_plain, "home"),
    "games": partial(_home, "games"),
    "people-several": _people,
    "newgame": _new_game,
    "table": _table,
    "puzzles": _puzzles,
    "puzzle": _puzzle,
    "tour": _tour,
    "map": _map,
    "corrections": _corrections,
    "journal": _journal,
    "journal-none": partial(_plain, "journal"),
    "records": _records,
    "find": _find,
    "achievements": _achievements,
    "journey": _journey,
    "victory": partial(_ended, True),
    "defeat": partial(_ended, False),
    **{name: partial(_panel, name) for name in ("history", "odds", "coach", "waiting", "note")},
    "by-hand": _by_hand,
    "rules": _rules,
    "settings": partial(_plain, "settings"),
    "library": _library,
    "decks-none": partial(_plain, "decks"),
    **DECK_WAYS,
}
"""How each screen is come to, by its name."""
WINDOWS: dict[str, Way] = windows(SCREENS)
"""How what opens from the screens is come to."""
WINDOWS["journal-tables"] = partial(_with_a_finished_game, WINDOWS["journal-tables"])
WAYS: dict[str, Way] = {**SCREENS, **WINDOWS}
