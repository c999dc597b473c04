"""The rules and the table of the game as one value."""

from __future__ import annotations

from desktop_app.games.contract.play import Play
from desktop_app.games.contract.positions import PositionRules
from desktop_app.games.thrones.reading.facts import NAMES
from desktop_app.games.thrones.reading.hidden_zones import HIDDEN
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.table import position_cards, position_of_table, positions
from desktop_app.games.thrones.table.by_hand import TOKENS
from desktop_app.games.thrones.table.coach import arguments, reason
from desktop_app.games.thrones.table.ending import STORY
from desktop_app.games.thrones.table.foretelling import foretell
from desktop_app.games.thrones.table.head import end, head
from desktop_app.games.thrones.table.moments import MOMENTS
from desktop_app.games.thrones.table.sitting_down import cards_by_hand, new_table
from desktop_app.games.thrones.table.telling import WRITTEN
from desktop_app.games.thrones.table.words import WORDS

NEVER = 100_000

POSITIONS = PositionRules(
    build=positions.build,
    set_up_of=position_of_table.set_up_of,
    names=NAMES,
    left_out=position_of_table.left_out,
    tokens={token: token for token in TOKENS},
    marks=positions.MARKS,
    called=position_cards.CALLED,
    quiet=positions.QUIET,
    host_of=position_cards.host_of,
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
        moments=("attack", "defend", "marshal", "plot"),
        reason=reason,
        arguments=arguments,
        foretell=foretell,
        sturdy=sturdy,
        staged=MOMENTS,
        story=STORY,
        written=WRITTEN,
        rivals=True,
        pace=8_000,
    )


def sturdy(g: ThronesState) -> None:
    """No power wins for a long time."""
    g.goal = NEVER
