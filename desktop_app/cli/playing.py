"""Words of the command that play: whole games and campaigns between bots, position files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Optional

import typer

from desktop_app.cli.telling import AsJson, texts_to_print, told


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
    with told():
        play.check_plan(plan)
        ended = []
        for one in play.simulate(plan, jobs):
            ended.append(one)
            typer.echo(play.as_json(one) if as_json else play.line(one))
        typer.echo(play.summary(ended, as_json=as_json))
    if any(one.failed for one in ended):
        raise typer.Exit(1)


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

    ended = []
    with told():
        for each in range(seed, seed + campaigns):
            plan = by_bots.CampaignPlan(game, players, mode, tuple(bot or ("random",)), each)
            one = by_bots.play_campaign(plan)
            ended.append(one)
            typer.echo(by_bots.as_json(one) if as_json else by_bots.line(one))
    typer.echo(by_bots.summary(ended))
    if any(one.failed for one in ended):
        raise typer.Exit(1)


def check(paths: list[Path], as_json: AsJson = False) -> None:
    """Runs position files.

    Exit code 1 if any expectation fails.
    """
    from desktop_app.app.positions.playing import check_paths

    failed = False
    with told():
        for result in check_paths(paths, texts_to_print()):
            failed = failed or not result.passed
            if as_json:
                typer.echo(json.dumps({"file": str(result.path), "passed": result.passed, "why": result.why}))
            else:
                typer.echo(f"{'passed' if result.passed else 'failed'}  {result.path}  {result.why}".rstrip())
    if failed:
        raise typer.Exit(1)
