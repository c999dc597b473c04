"""The encounter set Escape from Dol Guldur."""

from __future__ import annotations

from desktop_app.games.kit.moment import told
from desktop_app.games.lotr_lcg.reading.queries import engaged, players
from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    Now,
    action,
    forbids,
    forced,
    gives_prohibition,
    permits,
    shadow,
    when_revealed,
)
from desktop_app.games.lotr_lcg.vocabulary.costs import raises_threat
from desktop_app.games.lotr_lcg.vocabulary.deeds import choosing, each_player, if_defended, instead
from desktop_app.games.lotr_lcg.vocabulary.fighting import claim_this
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    attachment,
    character,
    first_player,
    hero,
    host,
    me,
    unclaimed_objective,
    you,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import raise_staging_threat
from desktop_app.games.lotr_lcg.vocabulary.moving import (
    add_to_the_staging_area,
    attach_to_deck,
    discard,
    place_orc_guard,
    shuffle_into_deck,
)
from desktop_app.games.lotr_lcg.vocabulary.triggers import (
    its_shadow_resolved,
    prisoner_is_rescued,
    quested_unsuccessfully,
    round_ends,
    travelled_here,
    would_draw_from_its_deck,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, raise_threat

DUNGEON_JAILOR, NAZGUL_OF_DOL_GULDUR, CAVERN_GUARDIAN = "01101", "01102", "01103"
UNDER_THE_SHADOW, IRON_SHACKLES, TOWER_GATE = "01104", "01105", "01107"
GANDALFS_MAP, DUNGEON_TORCH, SHADOW_KEY = "01108", "01109", "01110"
OBJECTIVES = (GANDALFS_MAP, DUNGEON_TORCH, SHADOW_KEY)


@told("is staged")
def _is_staged(m: Now) -> bool:
    return m.g.home[m.me] == "staging"


@told("players")
def _players(m: Now) -> int:
    return len(players(m.g))


@told("your enemies")
def _your_enemies(m: Now) -> int:
    return len(engaged(m.g, m.seat))


# -- enemies -------------------------------------------------------------------------------------------------------

forced(
    DUNGEON_JAILOR,
    quested_unsuccessfully,
    condition=_is_staged,
    do=choosing(unclaimed_objective, shuffle_into_deck, ask="lcg-ask-objective-back"),
)
forbids(NAZGUL_OF_DOL_GULDUR, "attachments_played", me)
forced(NAZGUL_OF_DOL_GULDUR, prisoner_is_rescued, zone="set_aside", do=add_to_the_staging_area.on(me))
forced(
    NAZGUL_OF_DOL_GULDUR, its_shadow_resolved, do=choosing(character(yours), discard, ask="lcg-ask-discard-character")
)
shadow(
    CAVERN_GUARDIAN,
    if_defended(
        choosing(attachment(yours), discard, ask="lcg-ask-discard-attachment"),
        undefended=discard.on(attachment(yours)),
    ),
)

# -- treacheries and locations -------------------------------------------------------------------------------------

when_revealed(UNDER_THE_SHADOW, raise_staging_threat(_players))
shadow(UNDER_THE_SHADOW, raise_threat(_your_enemies).on(you))
when_revealed(IRON_SHACKLES, attach_to_deck.on(first_player))
shadow(IRON_SHACKLES, attach_to_deck.on(first_player))
forced(IRON_SHACKLES, would_draw_from_its_deck, do=instead(discard.on(me)))
forced(TOWER_GATE, travelled_here, do=each_player(place_orc_guard.on(you)))

# -- objectives ----------------------------------------------------------------------------------------------------


@told("is unclaimed")
def _is_unclaimed(m: Now) -> bool:
    return m.g.home[m.me] == "staging"


@told("is claimed")
def _is_claimed(m: Now) -> bool:
    return m.g.home[m.me] == "attached"


for _objective in OBJECTIVES:
    action(_objective, cost=raises_threat(2), target=hero(yours), condition=_is_unclaimed, do=claim_this)
    permits(_objective, "goes_back")
gives_prohibition(GANDALFS_MAP, "attack")
gives_prohibition(GANDALFS_MAP, "defend")
forced(DUNGEON_TORCH, round_ends, condition=_is_claimed, do=raise_threat(2).on(you))
forced(SHADOW_KEY, round_ends, condition=_is_claimed, do=deal_damage(1).on(host))
