"""Words of the command about cards and decks: searched, checked, brought in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer

from desktop_app.cli.telling import AsJson, InProfile, texts_to_print, told

if TYPE_CHECKING:
    from desktop_app.app.library.commands import Answer
    from desktop_app.app.profiles.profile import Profile


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

    with told(), shelves_to_look_at(Profiles(), profile) as shelves:
        looked = check_cards if played else commands.cards
        _answer(looked(shelves.library, game, query, texts_to_print()), as_json)


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

    with told(), shelves_to_look_at(Profiles(), profile) as shelves:
        _answer(commands.deck_check(shelves.library, file, texts_to_print(), game), as_json)


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

    with told(), shelves_to_keep_in(Profiles(), profile, made) as shelves:
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
