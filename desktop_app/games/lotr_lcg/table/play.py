"""The rules and the table of the game as one value."""

from __future__ import annotations

from desktop_app.games.contract.play import Play
from desktop_app.games.contract.positions import PositionRules
from desktop_app.games.lotr_lcg.reading.facts import NAMES
from desktop_app.games.lotr_lcg.reading.hidden_zones import HIDDEN
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table import positions
from desktop_app.games.lotr_lcg.table.arguments import arguments
from desktop_app.games.lotr_lcg.table.coach import reason
from desktop_app.games.lotr_lcg.table.ending import STORY
from desktop_app.games.lotr_lcg.table.foretelling import foretell
from desktop_app.games.lotr_lcg.table.head import end, head
from desktop_app.games.lotr_lcg.table.ladder import engagement_ladder
from desktop_app.games.lotr_lcg.table.moments import MOMENTS
from desktop_app.games.lotr_lcg.table.odds import encounter_odds
from desktop_app.games.lotr_lcg.table.position_cards import TOKENS
from desktop_app.games.lotr_lcg.table.position_of_table import left_out, set_up_of
from desktop_app.games.lotr_lcg.table.sitting_down import cards_by_hand, new_table
from desktop_app.games.lotr_lcg.table.telling import WRITTEN
from desktop_app.games.lotr_lcg.table.words import WORDS

NEVER = 100_000

POSITIONS = PositionRules(
    build=positions.build,
    set_up_of=set_up_of,
    names=NAMES,
    left_out=left_out,
    tokens=TOKENS,
    marks=positions.MARKS,
    quiet=positions.QUIET,
    host_of=positions.host_of,
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
        moments=("commit", "defend", "attack", "play", "travel"),
        reason=reason,
        arguments=arguments,
        written=WRITTEN,
        odds=encounter_odds,
        ladder=engagement_ladder,
        foretell=foretell,
        sturdy=sturdy,
        better="less",
        staged=MOMENTS,
        story=STORY,
    )


def sturdy(g: LcgState) -> None:
    """No dial and no wound ends the game for a long time."""
    for seat in g.seats:
        g.threat[seat] = -NEVER
        for hero in g.heroes[seat]:
            g.pieces[hero].damage = -NEVER
