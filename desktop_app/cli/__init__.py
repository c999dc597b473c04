"""The `longtable` command. Without a word after it, it opens the window."""

from __future__ import annotations

import sys

import typer

from desktop_app.app.machine.idle_memory import look_seldom
from desktop_app.cli import library, playing, program

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    help="An offline tabletop for five games.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
deck_app = typer.Typer(help="Work on decks.", rich_markup_mode=None)
app.add_typer(deck_app, name="deck")


@app.callback(invoke_without_command=True)
def window(context: typer.Context) -> None:
    """Opens the window when no command is given."""
    if context.invoked_subcommand is None:
        from desktop_app.ui.shell.launch import run

        raise typer.Exit(run([]))


app.command()(playing.simulate)
app.command()(playing.campaign)
app.command()(playing.check)
app.command()(program.render)
app.command()(library.cards)
deck_app.command("check")(library.deck_check)
app.command("import")(library.import_files)
app.command()(program.bench)
app.command()(program.doctor)
app.command(hidden=True)(program.qt)


def main() -> None:
    """The entry point of the installed command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    look_seldom()
    app()
