"""The encounter sets Passage Through Mirkwood, Spiders of Mirkwood and Dol Guldur Orcs."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card, choose_player
from desktop_app.games.kit.moment import told
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.lotr_lcg.reading.queries import heroes, immune, players
from desktop_app.games.lotr_lcg.verbs.moving import attach_treachery, can_attach
from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    Now,
    constant,
    forbids,
    forced,
    own,
    response,
    shadow,
    stays_exhausted,
    travel,
    when_revealed,
)
from desktop_app.games.lotr_lcg.vocabulary.deeds import (
    both,
    choosing,
    each_player,
    if_defended,
    may,
    undefended,
    when_it_is,
)
from desktop_app.games.lotr_lcg.vocabulary.fighting import remove_from_quest
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    attached_to_defenders,
    attachment,
    attacking_enemy,
    character,
    committed,
    exhausted,
    first_player,
    hero,
    in_hand,
    in_staging,
    me,
    of_type,
    player,
    you,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from desktop_app.games.lotr_lcg.vocabulary.looking import (
    deal_shadow_card,
    gain_keyword,
    reveal_encounter_card,
    search_top_of_deck,
)
from desktop_app.games.lotr_lcg.vocabulary.moving import discard, discard_at_random, discard_from_hand, draw
from desktop_app.games.lotr_lcg.vocabulary.triggers import (
    this_attacks,
    this_engages_you,
    this_has_attacked,
    this_is_explored,
    travelled_here,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, exhaust, gain, raise_threat, ready

KING_SPIDER, HUMMERHORNS, UNGOLIANTS_SPAWN = "01074", "01075", "01076"
GREAT_FOREST_WEB, MOUNTAINS_OF_MIRKWOOD = "01077", "01078"
EYES_OF_THE_FOREST, CAUGHT_IN_A_WEB = "01079", "01080"
DOL_GULDUR_ORCS, CHIEFTAIN_UFTHAK, DOL_GULDUR_BEASTMASTER = "01089", "01090", "01091"
DRIVEN_BY_SHADOW, NECROMANCERS_REACH = "01092", "01093"
NECROMANCERS_PASS, ENCHANTED_STREAM = "01094", "01095"
FOREST_SPIDER, EAST_BIGHT_PATROL, BLACK_FOREST_BATS = "01096", "01097", "01098"
OLD_FOREST_ROAD, FOREST_GATE = "01099", "01100"

# -- Spiders of Mirkwood -------------------------------------------------------------------------------------------

exhaust_yours = choosing(character(yours, ~exhausted), exhaust, ask="lcg-ask-exhaust-some")
when_revealed(KING_SPIDER, each_player(exhaust_yours))
shadow(
    KING_SPIDER,
    choosing(character(yours, ~exhausted), exhaust, undefended(2, defended=1), ask="lcg-ask-exhaust-some"),
)
forced(HUMMERHORNS, this_engages_you, do=choosing(hero(yours), deal_damage(5), ask="lcg-ask-damage", named=5))
shadow(HUMMERHORNS, deal_damage(undefended(2, defended=1)).on(character(yours)))
when_revealed(UNGOLIANTS_SPAWN, modify(willpower=-1).on(character(committed)))
shadow(UNGOLIANTS_SPAWN, raise_threat(undefended(8, defended=4)).on(you))
travel(GREAT_FOREST_WEB, each_player(choosing(hero(yours, ~exhausted), exhaust, ask="lcg-ask-exhaust-hero")))
travel(MOUNTAINS_OF_MIRKWOOD, reveal_encounter_card)
response(
    MOUNTAINS_OF_MIRKWOOD,
    this_is_explored,
    zone="left",
    do=each_player(may(search_top_of_deck(5).on(you), ask="lcg-ask-search-five")),
)
when_revealed(EYES_OF_THE_FOREST, each_player(discard_from_hand.on(in_hand(of_type("event")))))


@own(told="caught in a web")
async def caught_in_a_web(m: Now) -> None:
    """The player with the highest threat attaches it to one of their heroes; the first player breaks a tie."""
    order = players(m.g)
    highest = max(m.g.threat[seat] for seat in order)
    tied = [seat for seat in order if m.g.threat[seat] == highest]
    seat, purpose = tied[0], Purpose(player, caught_in_a_web, m)
    if len(tied) > 1:
        seat = await choose_player(m.g, order[0], "lcg-ask-player", tied, source=m.me, purpose=purpose)
    able = [hero for hero in heroes(m.g, seat) if can_attach(m.g, m.me, hero) and not immune(m.g, hero, m.code)]
    chosen = await choose_card(m.g, seat, "lcg-ask-attach-web", able, source=m.me)
    if chosen:
        await attach_treachery(m.g, m.me, chosen)


when_revealed(CAUGHT_IN_A_WEB, caught_in_a_web)
stays_exhausted(CAUGHT_IN_A_WEB, unless_paid=2)

# -- Dol Guldur Orcs -----------------------------------------------------------------------------------------------


@told("twice its resources")
def _twice_its_resources(m: Now) -> int:
    return 2 * m.g.pieces[m.me].resources if m.me in m.g.pieces else 0


@told("is active location")
def _is_active_location(m: Now) -> bool:
    return m.g.home[m.me] == "active_location"


@told("staging is empty")
def _staging_is_empty(m: Now) -> bool:
    return not m.g.zones["staging"]


when_revealed(DOL_GULDUR_ORCS, choosing(character(committed), deal_damage(2), ask="lcg-ask-damage", named=2))
shadow(DOL_GULDUR_ORCS, modify("attack", attack=undefended(3, defended=1)).on(attacking_enemy))
constant(CHIEFTAIN_UFTHAK, on=me, attack=_twice_its_resources)
forced(CHIEFTAIN_UFTHAK, this_has_attacked, do=gain(1).on(me))
forced(DOL_GULDUR_BEASTMASTER, this_attacks, do=deal_shadow_card.on(me))
when_revealed(
    DRIVEN_BY_SHADOW,
    when_it_is(_staging_is_empty, gain_keyword("surge").on(me), modify(threat=1).on(in_staging)),
)
shadow(
    DRIVEN_BY_SHADOW,
    if_defended(
        choosing(attached_to_defenders, discard, ask="lcg-ask-discard-attachment"),
        undefended=discard.on(attachment(yours)),
    ),
)
when_revealed(NECROMANCERS_REACH, deal_damage(1).on(character(exhausted)))
travel(NECROMANCERS_PASS, discard_at_random(2).on(first_player))
forbids(ENCHANTED_STREAM, "draw", player, _is_active_location)

# -- Passage Through Mirkwood --------------------------------------------------------------------------------------

forced(FOREST_SPIDER, this_engages_you, do=modify("round", attack=1).on(me))
shadow(FOREST_SPIDER, choosing(attachment(yours), discard, ask="lcg-ask-discard-attachment"))
shadow(
    EAST_BIGHT_PATROL,
    both(
        modify("attack", attack=1).on(attacking_enemy),
        raise_threat(undefended(3, defended=0)).on(you),
    ),
)
when_revealed(
    BLACK_FOREST_BATS,
    each_player(choosing(character(committed), remove_from_quest, ask="lcg-ask-uncommit")),
)
response(OLD_FOREST_ROAD, travelled_here, target=character(yours), do=ready)
response(FOREST_GATE, travelled_here, do=draw(2).on(you))
