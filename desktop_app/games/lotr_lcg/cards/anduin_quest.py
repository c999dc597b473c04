"""The stages of Journey Along the Anduin."""

from __future__ import annotations

from desktop_app.games.kit.moment import told
from desktop_app.games.lotr_lcg.book.revealing import add_to_staging, reveal
from desktop_app.games.lotr_lcg.cards.anduin import HILL_TROLL
from desktop_app.games.lotr_lcg.reading.queries import enemies, in_play, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.moving import shuffle_zone
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, own, stage
from desktop_app.games.lotr_lcg.vocabulary.looking import reveal_encounter_cards

TO_THE_RIVER, ANDUIN_PASSAGE, AMBUSH_ON_THE_SHORE = "01126", "01127", "01128"


@own(told="each player reveals one")
async def each_player_reveals_one(m: Now) -> None:
    """Side 1A: each player reveals the top card of the encounter deck."""
    for seat in list(players(m.g)):
        if seat in players(m.g):
            await reveal(m.g, seat)


@own(told="the troll follows")
async def the_troll_follows(m: Now) -> None:
    """Side 1B: a Hill Troll into the staging area when there is none in play, then shuffle."""
    found = [card for card in m.g.zones["encounter_deck"] if m.g.codes[card] == HILL_TROLL]
    if found and not in_play(m.g, HILL_TROLL):
        await add_to_staging(m.g, found[0])
    await shuffle_zone(m.g, "encounter_deck")


def _troll_in_play(g: LcgState) -> str:
    return next(iter(in_play(g, HILL_TROLL)), "")


def _nobody_left(g: LcgState) -> str:
    return "" if enemies(g) else "shore"


@told("twice the players")
def _twice_the_players(m: Now) -> int:
    return 2 * len(players(m.g))


stage(TO_THE_RIVER, setup=each_player_reveals_one, when_revealed=the_troll_follows, locked=_troll_in_play)
stage(ANDUIN_PASSAGE, more_cards=1, skips=("5.3",))
stage(
    AMBUSH_ON_THE_SHORE,
    when_revealed=reveal_encounter_cards(_twice_the_players),
    skips=("3.3",),
    won=_nobody_left,
)
