"""The rules and the table of the game as one value."""

from __future__ import annotations

from desktop_app.games.contract.play import Play
from desktop_app.games.contract.positions import PositionRules
from desktop_app.games.meccg.reading.facts import NAMES
from desktop_app.games.meccg.reading.hidden_zones import HIDDEN
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.table import positions
from desktop_app.games.meccg.table.coach import arguments, reason
from desktop_app.games.meccg.table.dice_odds import dice_odds
from desktop_app.games.meccg.table.ending import STORY
from desktop_app.games.meccg.table.foretelling import foretell
from desktop_app.games.meccg.table.head import end, head
from desktop_app.games.meccg.table.moments import MOMENTS
from desktop_app.games.meccg.table.sitting_down import cards_by_hand, new_table
from desktop_app.games.meccg.table.telling import WRITTEN
from desktop_app.games.meccg.table.words import WORDS

POSITIONS = PositionRules(
    build=positions.build,
    set_up_of=positions.set_up_of,
    names=NAMES,
    left_out=positions.left_out,
    marks=positions.MARKS,
    quiet=positions.QUIET,
)


def play() -> Play:
    """Everything that is asked of a game that can be played."""
    return Play(
        game=GAME,
        new=new_table,
        beyond=cards_by_hand,
        words=WORDS,
        positions=POSITIONS,
        hidden=HIDDEN,
        head=head,
        end=end,
        bot="greedy",
        moments=("creature", "acquire", "go", "face"),
        rivals=True,
        reason=reason,
        arguments=arguments,
        sturdy=sturdy,
        staged=MOMENTS,
        story=STORY,
        foretell=foretell,
        odds=dice_odds,
        written=WRITTEN,
        pace=6_000,
    )


def sturdy(g: MecState) -> None:
    """Nobody calls the end for a long time."""
    g.length = "campaign"
