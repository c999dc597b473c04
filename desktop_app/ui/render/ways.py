"""The ways onto each screen for a picture: a profile with games that bots have begun or ended, a panel opened."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from desktop_app.app.tables.board_says import saying
from desktop_app.games import CORRECTIONS, playable
from desktop_app.ui.render.begun import ANSWERS, begun
from desktop_app.ui.render.decks import DECK_WAYS, keep_usual_deck
from desktop_app.ui.render.journals import achievements, find, journal, journey, records, show_journal
from desktop_app.ui.render.shown import Shown, Way
from desktop_app.ui.render.tables import by_hand, ended, panel, table
from desktop_app.ui.render.windows import windows
from desktop_app.ui.shell.lessons import Lesson, puzzles, screen_of, tours

_WHOLE = 400
_OTHER_GAMES = 2


def _home(name: str, at: Shown, save: Path | None) -> None:
    """The start screen of somebody who plays several games: tables left open, one finished, a campaign, own decks."""
    others = [game for game in playable() if game != at.game][:_OTHER_GAMES]
    begun(at, _WHOLE)
    for game in others:
        begun(at, ANSWERS, game=game)
    show_journal(at, begun(at, ANSWERS))
    keep_usual_deck(at)
    at.shell.show_screen(name)


def _people(at: Shown, save: Path | None) -> None:
    """Who can play here, where several have."""
    begun(at, ANSWERS)
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


def _with_a_finished_game(way: Way, at: Shown, save: Path | None) -> None:
    begun(at, _WHOLE)
    way(at, save)


SCREENS: dict[str, Way] = {
    "home": partial(_home, "home"),
    "home-new": partial(_plain, "home"),
    "games": partial(_home, "games"),
    "people-several": _people,
    "newgame": _new_game,
    "table": table,
    "puzzles": _puzzles,
    "puzzle": _puzzle,
    "tour": _tour,
    "map": _map,
    "corrections": _corrections,
    "journal": journal,
    "journal-none": partial(_plain, "journal"),
    "records": records,
    "find": find,
    "achievements": achievements,
    "journey": journey,
    "victory": partial(ended, True),
    "defeat": partial(ended, False),
    **{name: partial(panel, name) for name in ("history", "odds", "coach", "waiting", "note")},
    "by-hand": by_hand,
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
