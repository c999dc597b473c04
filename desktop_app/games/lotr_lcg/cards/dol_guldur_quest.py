"""The stages of Escape from Dol Guldur."""

from __future__ import annotations

from desktop_app.games.kit.moment import told
from desktop_app.games.lotr_lcg.book.revealing import reveal_guarded
from desktop_app.games.lotr_lcg.cards.dol_guldur import NAZGUL_OF_DOL_GULDUR, OBJECTIVES
from desktop_app.games.lotr_lcg.reading.queries import allies_played_this_round, in_play
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.captivity import capture_one, free, prisoners
from desktop_app.games.lotr_lcg.verbs.moving import set_aside
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, forbids, forced, own, response, stage
from desktop_app.games.lotr_lcg.vocabulary.deeds import each_player
from desktop_app.games.lotr_lcg.vocabulary.groups import player, you
from desktop_app.games.lotr_lcg.vocabulary.moving import place_orc_guard
from desktop_app.games.lotr_lcg.vocabulary.triggers import progress_on_this, quest_phase_begins

THE_NECROMANCERS_TOWER, THROUGH_THE_CAVERNS, OUT_OF_THE_DUNGEONS = "01123", "01124", "01125"
ALLIES_A_ROUND = 1
DAMAGE_OF_THE_PRISON = 1


@own(told="into the tower")
async def into_the_tower(m: Now) -> None:
    """Side 1A: the objectives are revealed, each with its guard; the Nazgûl waits out of play."""
    deck = m.g.zones["encounter_deck"]
    await set_aside(m.g, [card for card in deck if m.g.codes[card] == NAZGUL_OF_DOL_GULDUR])
    found = [card for code in OBJECTIVES for card in deck if m.g.codes[card] == code]
    await reveal_guarded(m.g, found, m.seat)


@own(told="a hero is captured")
async def a_hero_is_captured(m: Now) -> None:
    """Side 1B: one hero of all is the prisoner."""
    await capture_one(m.g, m.me)


@own(lambda m: bool(prisoners(m.g)), told="the prisoner is rescued")
async def the_prisoner_is_rescued(m: Now) -> None:
    """Side 2B: face up again, with 1 damage token."""
    for hero in prisoners(m.g):
        await free(m.g, hero, DAMAGE_OF_THE_PRISON)


@told("an ally was played")
def _an_ally_was_played(m: Now) -> bool:
    return allies_played_this_round(m.g) >= ALLIES_A_ROUND


def _missing(g: LcgState) -> list[str]:
    """The objectives of the scenario that the players do not have, by code."""
    return [code for code in OBJECTIVES if not any(g.home[card] == "attached" for card in in_play(g, code))]


def _without_an_objective(g: LcgState) -> str:
    return "objectives" if len(_missing(g)) == len(OBJECTIVES) else ""


def _not_everything(g: LcgState) -> str:
    return next(iter(g.prisoners), "") or next(iter(_missing(g)), "")


def _nazgul_in_play(g: LcgState) -> str:
    return next(iter(in_play(g, NAZGUL_OF_DOL_GULDUR)), "")


def _the_prisoner_is_lost(g: LcgState) -> str:
    """Whoever is left without a free hero is out of the game, and with the prisoner nobody is left to be rescued."""
    return "prisoner" if len(prisoners(g)) < len(g.prisoners) else ""


stage(
    THE_NECROMANCERS_TOWER,
    setup=into_the_tower,
    when_revealed=a_hero_is_captured,
    locked=_without_an_objective,
    lost=_the_prisoner_is_lost,
)
stage(THROUGH_THE_CAVERNS, locked=_not_everything, lost=_the_prisoner_is_lost)
stage(OUT_OF_THE_DUNGEONS, locked=_nazgul_in_play)
for _stage in (THE_NECROMANCERS_TOWER, THROUGH_THE_CAVERNS):
    forbids(_stage, "play:ally", player, _an_ally_was_played)
response(THROUGH_THE_CAVERNS, progress_on_this, do=the_prisoner_is_rescued)
forced(OUT_OF_THE_DUNGEONS, quest_phase_begins, do=each_player(place_orc_guard.on(you)))
