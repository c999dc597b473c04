"""The rules and the table of the game as one value."""

from __future__ import annotations

from desktop_app.games.contract.play import Play
from desktop_app.games.contract.positions import PositionRules
from desktop_app.games.kit.board import location_of
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.facts import NAMES
from desktop_app.games.me_quest.reading.hidden_zones import HIDDEN
from desktop_app.games.me_quest.reading.queries import figure, hero_of, is_hero
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.table.coach import arguments, reason
from desktop_app.games.me_quest.table.ending import STORY
from desktop_app.games.me_quest.table.foretelling import foretell
from desktop_app.games.me_quest.table.head import end, head
from desktop_app.games.me_quest.table.moments import MOMENTS
from desktop_app.games.me_quest.table.odds import combat_odds
from desktop_app.games.me_quest.table.position_cards import TOKENS
from desktop_app.games.me_quest.table.position_of_table import left_out, set_up_of
from desktop_app.games.me_quest.table.positions import QUIET, build
from desktop_app.games.me_quest.table.sitting_down import new_table
from desktop_app.games.me_quest.table.telling import WRITTEN
from desktop_app.games.me_quest.table.words import WORDS


def player_or_figure(g: QuestState, thing: str) -> list[str]:
    """The figure of a hero's player, and the player of a figure: who writes one of both means either."""
    if is_hero(g, thing):
        return [figure(thing)]
    seat = hero_of(g, thing)
    return [seat] if seat else []


def place_of(g: QuestState, card: str) -> str:
    """Where a figure stands, and where the token of a Plot or the Event lies; "" off the board."""
    home = g.home[card]
    return location_of(home) or (g.event_at if home == "event" else g.plot_at.get(home, ""))


POSITIONS = PositionRules(
    build=build,
    set_up_of=set_up_of,
    names=NAMES,
    left_out=left_out,
    tokens={token: token for token in TOKENS},
    marks=("facedown", "active", "by_hand", "ranged", "melee"),
    quiet=QUIET,
    place_named=BOARD.place_named,
    place_of=place_of,
    also_means=player_or_figure,
)


def play() -> Play:
    """Everything that is asked of a game that can be played."""
    return Play(
        game=GAME,
        new=new_table,
        words=WORDS,
        positions=POSITIONS,
        hidden=HIDDEN,
        head=head,
        end=end,
        bot="greedy",
        moments=("travel", "fight", "play_plot", "explore"),
        reason=reason,
        arguments=arguments,
        odds=combat_odds,
        staged=MOMENTS,
        story=STORY,
        foretell=foretell,
        written=WRITTEN,
        sturdy=sturdy,
    )


def sturdy(g: QuestState) -> None:
    """The Finale never begins."""
    g.endless = True
