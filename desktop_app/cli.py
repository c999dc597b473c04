"""The `longtable` command. Without a word after it, it opens the window."""

from __future__ import annotations

import json
import locale
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer

from desktop_app.app.errors import LongtableError
from desktop_app.app.machine.idle_memory import look_seldom

if TYPE_CHECKING:
    from desktop_app.app.library.commands import Answer
    from desktop_app.app.profiles.profile import Profile
    from desktop_app.app.texts.texts import Language, Texts


app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    help="An offline tabletop for five games.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
deck_app = typer.Typer(help="Work on decks.", rich_markup_mode=None)
app.add_typer(deck_app, name="deck")

InProfile = Annotated[str, typer.Option("--profile", help="Name of a profile; else the one used last.")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON lines instead of text.")]


def language() -> Language:
    """The language of what the command prints: Spanish where the system speaks it, else English."""
    return "es" if (locale.getlocale()[0] or "").lower().startswith(("es", "spanish")) else "en"


def texts_to_print() -> Texts:
    """What the command prints, in that language."""
    from desktop_app.app.texts.texts import Texts

    return Texts(language())


@contextmanager
def _told() -> Iterator[None]:
    """Errors that a person can do something about are told in one line, with exit code 1."""
    from desktop_app.app.storage.files import read_error

    try:
        yield
    except BrokenPipeError:
        raise  # whoever reads what is printed has heard enough
    except OSError as error:
        told: LongtableError = read_error(Path(str(error.filename or "?")), error)
        typer.echo(told.text(texts_to_print()), err=True)
        raise typer.Exit(1) from error
    except LongtableError as error:
        typer.echo(error.text(texts_to_print()), err=True)
        raise typer.Exit(1) from error


@app.callback(invoke_without_command=True)
def window(context: typer.Context) -> None:
    """Opens the window when no command is given."""
    if context.invoked_subcommand is None:
        from desktop_app.ui.shell.launch import run

        raise typer.Exit(run([]))


@app.command()
def simulate(
    game: str,
    scenario: Annotated[str, typer.Option(help="Scenario id.")] = "",
    seats: Annotated[Optional[int], typer.Option(min=1, help="As few as can play.")] = None,  # noqa: UP045
    deck: Annotated[Optional[list[str]], typer.Option(help="Deck file or id, one for each seat.")] = None,  # noqa: UP045
    any_decks: Annotated[bool, typer.Option("--any-decks", help="Seats without a deck draw one by the seed.")] = False,
    bot: Annotated[Optional[list[str]], typer.Option(help="Bot for each seat.")] = None,  # noqa: UP045
    games: Annotated[int, typer.Option(min=1)] = 1,
    seed: int = 0,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    as_json: AsJson = False,
) -> None:
    """Plays whole games between bots.

    A line a game with who won, a summary last; exit code 1 if anything went wrong.
    """
    from desktop_app.app.tables import simulate as play

    plan = play.Plan(game, scenario, seats or 0, tuple(deck or ()), tuple(bot or ("random",)), games, seed, any_decks)
    with _told():
        play.check_plan(plan)
        told = []
        for one in play.simulate(plan, jobs):
            told.append(one)
            typer.echo(play.as_json(one) if as_json else play.line(one))
        typer.echo(play.summary(told, as_json=as_json))
    if any(one.failed for one in told):
        raise typer.Exit(1)


@app.command()
def campaign(
    game: str,
    players: Annotated[int, typer.Option(min=1)] = 2,
    mode: Annotated[str, typer.Option(help="A way to play the campaign, else the usual one.")] = "",
    bot: Annotated[Optional[list[str]], typer.Option(help="Bot for each player.")] = None,  # noqa: UP045
    campaigns: Annotated[int, typer.Option(min=1)] = 1,
    seed: int = 0,
    as_json: AsJson = False,
) -> None:
    """Plays whole campaigns between bots.

    The exit code is 1 if anything went wrong.

    What the bots lose is eased for them the next time, so that every campaign comes to its end.
    """
    from desktop_app.app.journal import by_bots

    told = []
    with _told():
        for each in range(seed, seed + campaigns):
            plan = by_bots.CampaignPlan(game, players, mode, tuple(bot or ("random",)), each)
            one = by_bots.play_campaign(plan)
            told.append(one)
            typer.echo(by_bots.as_json(one) if as_json else by_bots.line(one))
    typer.echo(by_bots.summary(told))
    if any(one.failed for one in told):
        raise typer.Exit(1)


@app.command()
def check(paths: list[Path], as_json: AsJson = False) -> None:
    """Runs position files.

    Exit code 1 if any expectation fails.
    """
    from desktop_app.app.positions.playing import check_paths

    failed = False
    with _told():
        for result in check_paths(paths, texts_to_print()):
            failed = failed or not result.passed
            if as_json:
                typer.echo(json.dumps({"file": str(result.path), "passed": result.passed, "why": result.why}))
            else:
                typer.echo(f"{'passed' if result.passed else 'failed'}  {result.path}  {result.why}".rstrip())
    if failed:
        raise typer.Exit(1)


@app.command()
def render(
    screen: str,
    out: Path,
    size: str = "1366x768",
    lang: str = "en",
    theme: str = "daylight",
    save: Annotated[Optional[Path], typer.Option(help="A saved game to show.")] = None,  # noqa: UP045
    game: Annotated[str, typer.Option(help="The game to show, else the first that can be played.")] = "",
) -> None:
    """Paints a screen into a PNG without a display."""
    from desktop_app.app.texts.texts import LANGUAGES
    from desktop_app.ui.art.theme import THEMES
    from desktop_app.ui.render.stage import SMALLEST_PICTURE
    from desktop_app.ui.render.stage import render as paint

    width, _, height = size.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise typer.BadParameter(size, param_hint="--size")
    spoken = next((known for known in LANGUAGES if known == lang), None)
    if spoken is None:
        raise typer.BadParameter(lang, param_hint="--lang")
    if theme not in THEMES:
        raise typer.BadParameter(f"{theme} ({', '.join(THEMES)})", param_hint="--theme")
    if int(width) < SMALLEST_PICTURE[0] or int(height) < SMALLEST_PICTURE[1]:
        smallest = "x".join(str(side) for side in SMALLEST_PICTURE)
        raise typer.BadParameter(f"{size} < {smallest}", param_hint="--size")
    with _told():
        paint(screen, out, (int(width), int(height)), spoken, theme, save, game)


@app.command()
def cards(
    game: str,
    query: str,
    played: Annotated[bool, typer.Option("--played", help="Tell which of them the rules play, and why not.")] = False,
    profile: InProfile = "",
    as_json: AsJson = False,
) -> None:
    """Searches the cards of a game.

    Exit code 1 when there is none, or with --played one that is played by hand.
    """
    from desktop_app.app.library import commands
    from desktop_app.app.library.card_check import check_cards
    from desktop_app.app.library.shelves import shelves_to_look_at
    from desktop_app.app.profiles.profiles import Profiles

    with _told(), shelves_to_look_at(Profiles(), profile) as shelves:
        looked = check_cards if played else commands.cards
        _answer(looked(shelves.library, game, query, texts_to_print()), as_json)


@deck_app.command("check")
def deck_check(
    file: Path,
    game: Annotated[Optional[str], typer.Option(help="Game id, when the file does not say.")] = None,  # noqa: UP045
    profile: InProfile = "",
    as_json: AsJson = False,
) -> None:
    """Checks a deck against the rules of its game.

    In any format; exit code 1 when a construction rule is broken.
    """
    from desktop_app.app.library import commands
    from desktop_app.app.library.shelves import shelves_to_look_at
    from desktop_app.app.profiles.profiles import Profiles

    with _told(), shelves_to_look_at(Profiles(), profile) as shelves:
        _answer(commands.deck_check(shelves.library, file, texts_to_print(), game), as_json)


@app.command("import")
def import_files(
    game: str,
    files: list[Path],
    column: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Option(help="What a column of a table is, as NAME=FIELD; once for each that is not told by its name."),
    ] = None,
    profile: InProfile = "",
    as_json: AsJson = False,
) -> None:
    """Imports card data, decks or packs.

    Into the library of a profile; the first one is made where there is none yet.
    """
    from desktop_app.app.imports.staging import MappingNeeded
    from desktop_app.app.library import commands
    from desktop_app.app.library.shelves import shelves_to_keep_in
    from desktop_app.app.profiles.profiles import Profiles

    texts = texts_to_print()

    def made(first: Profile) -> None:
        typer.echo(texts("library-command-profile-made", name=first.name), err=True)

    with _told(), shelves_to_keep_in(Profiles(), profile, made) as shelves:
        try:
            answer = commands.import_paths(shelves.library, shelves.decks, files, game, texts, columns=column or ())
        except MappingNeeded as needed:
            for line in commands.column_lines(needed, game, texts):
                typer.echo(line, err=True)
            raise typer.Exit(1) from needed
        _answer(answer, as_json)


def _answer(answer: Answer, as_json: bool) -> None:
    for line in answer.output(as_json=as_json):
        typer.echo(line)
    if answer.code:
        raise typer.Exit(answer.code)


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measures speed and memory.

    Each beside a bar and a baseline of the same run.
    """
    from desktop_app.app.bench import run_bench

    with _told():
        run_bench(as_json=as_json)


@app.command()
def doctor() -> None:
    """Looks at versions, folders and profiles.

    And whether the system has the libraries that the window needs.
    """
    from desktop_app.app.machine.doctor import Level, examine

    texts = texts_to_print()
    findings = examine()
    for finding in findings:
        typer.echo(finding.text(texts))
    if any(finding.level is Level.BAD for finding in findings):
        raise typer.Exit(1)


@app.command(hidden=True)
def qt() -> None:
    """Starts Qt and tells its version and platform: the doctor asks a process that ends where that fails."""
    from PySide6.QtCore import qVersion
    from PySide6.QtGui import QGuiApplication

    typer.echo(f"{qVersion()} {QGuiApplication([]).platformName()}")


def main() -> None:
    """The entry point of the installed command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    look_seldom()
    app()


if __name__ == "__main__":
    main()
