"""The rules and the table of the game as one value."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.contract.play import Play
from desktop_app.games.contract.positions import PositionRules
from desktop_app.games.lotr_tcg.reading.facts import NAMES
from desktop_app.games.lotr_tcg.reading.hidden_zones import HIDDEN
from desktop_app.games.lotr_tcg.rules import GAME
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.table import position_of_table, positions
from desktop_app.games.lotr_tcg.table.by_hand import TOKENS
from desktop_app.games.lotr_tcg.table.coach import arguments, reason
from desktop_app.games.lotr_tcg.table.ending import STORY
from desktop_app.games.lotr_tcg.table.foretelling import foretell
from desktop_app.games.lotr_tcg.table.head import end, head
from desktop_app.games.lotr_tcg.table.moments import MOMENTS
from desktop_app.games.lotr_tcg.table.sitting_down import cards_by_hand, new_table
from desktop_app.games.lotr_tcg.table.telling import WRITTEN
from desktop_app.games.lotr_tcg.table.words import WORDS

NEVER = 100_000

POSITIONS = PositionRules(
    build=positions.build,
    set_up_of=position_of_table.set_up_of,
    names=NAMES,
    left_out=position_of_table.left_out,
    tokens={token: token for token in TOKENS},
    marks=positions.MARKS,
    quiet=positions.QUIET,
    called={"site": "at"},
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
        moments=("defend", "play", "move", "move_again"),
        reason=reason,
        arguments=arguments,
        sturdy=sturdy,
        staged=MOMENTS,
        story=STORY,
        foretell=foretell,
        written=WRITTEN,
        rivals=True,
        pace=8_000,
    )


def sturdy(g: TcgState) -> None:
    """No site wins and no Ring-bearer falls for a long time."""
    g.goal = NEVER
    for bearer in g.ring_bearers.values():
        for number in ("strength", "vitality", "resistance"):
            g.effects.append(Effect(number, NEVER, [bearer], until="game"))
