"""The encounter sets Journey Along the Anduin, Sauron's Reach and Wilderlands."""

from __future__ import annotations

from desktop_app.games.kit.moment import told
from desktop_app.games.lotr_lcg.book.enemy_attack import attack_as_a_shadow
from desktop_app.games.lotr_lcg.reading.queries import FACTS, characters, players, staged
from desktop_app.games.lotr_lcg.verbs.moving import put_on_top
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, forbids, forced, own, permits, shadow, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import (
    at_end_of,
    both,
    choosing,
    each_player,
    then,
    undefended,
    when_it_is,
)
from desktop_app.games.lotr_lcg.vocabulary.fighting import return_to_the_staging_area
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    ally,
    attacking_enemy,
    character,
    defending,
    exhausted,
    in_hand,
    me,
    of_a_player_at,
    player,
    you,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify, modify_every, set_to
from desktop_app.games.lotr_lcg.vocabulary.looking import deal_shadow_cards, reveal_encounter_cards
from desktop_app.games.lotr_lcg.vocabulary.moving import (
    discard_from_hand,
    goes_on_top_of_the_encounter_deck,
    return_to_hand_from_play,
    shuffle_into_encounter_deck,
)
from desktop_app.games.lotr_lcg.vocabulary.triggers import (
    combat_phase_ends,
    excess_damage,
    the_excess,
    this_attacks,
    this_has_attacked,
    this_is_destroyed,
    this_would_leave_play,
    threat_rose_in_refresh,
    travelled_here,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, place_progress, raise_threat, remove_progress

WOLF_RIDER, HILL_TROLL, GOBLIN_SNIPER, MARSH_ADDER, WARGS = "01081", "01082", "01083", "01084", "01085"
DESPAIR, THE_BROWN_LANDS, THE_EAST_BIGHT = "01086", "01087", "01088"
MISTY_MOUNTAIN_GOBLINS, MASSING_AT_NIGHT = "01111", "01112"
BANKS_OF_THE_ANDUIN, GLADDEN_FIELDS = "01113", "01114"
EASTERN_CROWS, EVIL_STORM, PURSUED_BY_SHADOW, TREACHEROUS_FOG = "01115", "01116", "01117", "01118"
SAURONS_REACH = 35
"""The threat level from which the eye of Sauron sees a player."""

# -- Wilderlands ---------------------------------------------------------------------------------------------------


@own(told="wolf rider")
async def wolf_rider(m: Now) -> None:
    """It attacks the defending player by itself, with a shadow card of its own."""
    await attack_as_a_shadow(m.g, m.me, m.seat)


@own(told="back on top of the encounter deck")
async def back_on_top(m: Now) -> None:
    """From where it was set aside, unless somebody has put it elsewhere by hand."""
    if m.g.home[m.me] == "set_aside":
        put_on_top(m.g, m.me)


@told("not the only enemy")
def _not_the_only_enemy(m: Now) -> bool:
    return m.g.phase == "encounter" and any(enemy != m.me for enemy in staged(m.g, "enemy"))


@told("is staged")
def _is_staged(m: Now) -> bool:
    return m.g.home[m.me] == "staging"


@told("was dealt no effect")
def _was_dealt_no_effect(m: Now) -> bool:
    return any(FACTS[m.g.codes[card]].shadow is None for card in m.g.pieces[m.me].shadows)


shadow(WOLF_RIDER, both(wolf_rider, at_end_of("phase", "wolf_rider", back_on_top).on(me)))
forced(HILL_TROLL, excess_damage, do=raise_threat(the_excess).on(you))
forbids(GOBLIN_SNIPER, "optional_engagement", me, _not_the_only_enemy)
forced(
    GOBLIN_SNIPER,
    combat_phase_ends,
    condition=_is_staged,
    do=each_player(choosing(character(yours), deal_damage(1), ask="lcg-ask-damage", named=1)),
)
forced(MARSH_ADDER, this_attacks, do=raise_threat(1).on(you))
forced(WARGS, this_has_attacked, condition=_was_dealt_no_effect, do=return_to_the_staging_area.on(me))
shadow(WARGS, modify("attack", attack=undefended(2, defended=1)).on(attacking_enemy))
when_revealed(DESPAIR, remove_progress(4))
shadow(
    DESPAIR,
    choosing(character(defending), set_to("attack", defense=0), ask="lcg-ask-no-defense", first_player=True),
)
forced(THE_BROWN_LANDS, travelled_here, do=place_progress(1).on(me))
permits(THE_EAST_BIGHT, "must_be_travelled_to")

# -- Journey Along the Anduin --------------------------------------------------------------------------------------


@told("players")
def _players(m: Now) -> int:
    return len(players(m.g))


@told("lies active")
def _is_active(m: Now) -> bool:
    return m.g.home[m.me] == "active_location"


forced(MISTY_MOUNTAIN_GOBLINS, this_has_attacked, do=remove_progress(1))
shadow(MISTY_MOUNTAIN_GOBLINS, remove_progress(undefended(3, defended=1)))
when_revealed(MASSING_AT_NIGHT, reveal_encounter_cards(_players))
shadow(MASSING_AT_NIGHT, deal_shadow_cards(_players).on(attacking_enemy))
forced(BANKS_OF_THE_ANDUIN, this_would_leave_play, do=goes_on_top_of_the_encounter_deck)
forced(GLADDEN_FIELDS, threat_rose_in_refresh, condition=_is_active, do=raise_threat(1).on(player))

# -- Sauron's Reach ------------------------------------------------------------------------------------------------


@told("you are seen")
def _you_are_seen(m: Now) -> bool:
    return m.g.threat[m.seat] >= SAURONS_REACH


@told("more when seen")
def _more_when_seen(m: Now) -> int:
    return 2 if _you_are_seen(m) else 1


@told("has a tired ally")
def _has_a_tired_ally(m: Now) -> bool:
    return bool(ally(yours, exhausted).all(m))


@told("at home")
def _at_home(m: Now) -> int:
    return sum(not m.g.pieces[card].committed for card in characters(m.g, m.seat))


forced(EASTERN_CROWS, this_is_destroyed, zone="left", do=shuffle_into_encounter_deck.on(me))
shadow(EASTERN_CROWS, modify("attack", attack=_more_when_seen).on(attacking_enemy))
when_revealed(EVIL_STORM, deal_damage(1).on(character(of_a_player_at(SAURONS_REACH))))
when_revealed(PURSUED_BY_SHADOW, each_player(raise_threat(_at_home).on(you)))
shadow(
    PURSUED_BY_SHADOW,
    when_it_is(
        _has_a_tired_ally,
        choosing(ally(yours, exhausted), return_to_hand_from_play, ask="lcg-ask-return"),
        raise_threat(3).on(you),
    ),
)
when_revealed(
    TREACHEROUS_FOG,
    then(
        modify_every("staged location", threat=1),
        each_player(when_it_is(_you_are_seen, choosing(in_hand, discard_from_hand, ask="lcg-ask-discard-one"))),
    ),
)
