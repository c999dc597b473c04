"""Words of the command about the program itself: pictures of its screens, its speed, what it needs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer

from desktop_app.cli.telling import AsJson, texts_to_print, told


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
    with told():
        paint(screen, out, (int(width), int(height)), spoken, theme, save, game)


def bench(as_json: AsJson = False) -> None:
    """Measures speed and memory.

    Each beside a bar and a baseline of the same run.
    """
    from desktop_app.app.bench import run_bench

    with told():
        run_bench(as_json=as_json)


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


def qt() -> None:
    """Starts Qt and tells its version and platform: the doctor asks a process that ends where that fails."""
    from PySide6.QtCore import qVersion
    from PySide6.QtGui import QGuiApplication

    typer.echo(f"{qVersion()} {QGuiApplication([]).platformName()}")
