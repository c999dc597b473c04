"""How the words of the `longtable` command tell what they found, and what several of them take."""

from __future__ import annotations

import locale
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from desktop_app.app.errors import LongtableError

if TYPE_CHECKING:
    from desktop_app.app.texts.texts import Language, Texts

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
def told() -> Iterator[None]:
    """Errors that a person can do something about are told in one line, with exit code 1."""
    from desktop_app.app.storage.files import read_error

    try:
        yield
    except BrokenPipeError:
        raise  # whoever reads what is printed has heard enough
    except OSError as error:
        failure: LongtableError = read_error(Path(str(error.filename or "?")), error)
        typer.echo(failure.text(texts_to_print()), err=True)
        raise typer.Exit(1) from error
    except LongtableError as error:
        typer.echo(error.text(texts_to_print()), err=True)
        raise typer.Exit(1) from error
