"""Spirit: heroes, allies, events and attachments of the revised core."""

from __future__ import annotations

from desktop_app.games.kit.moment import told
from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    Now,
    action,
    attaches_to,
    constant,
    permits,
    response,
)
from desktop_app.games.lotr_lcg.vocabulary.costs import (
    discards,
    exhausts,
    exhausts_one,
    lowers_threat,
    pays_printed_cost_of,
    per,
)
from desktop_app.games.lotr_lcg.vocabulary.deeds import both, choosing, one_of
from desktop_app.games.lotr_lcg.vocabulary.fighting import return_to_the_staging_area
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    active_location,
    character,
    enemy,
    engaged,
    hero,
    host,
    icon,
    in_any_discard,
    in_discard,
    location,
    me,
    of_a_sphere,
    of_type,
    other_player,
    paid_for,
    player,
    sphere,
    staged,
    target,
    the_location,
    with_discards,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from desktop_app.games.lotr_lcg.vocabulary.looking import (
    cancel_it,
    cancel_it_and_reveal_another,
    remove_from_game,
    shuffle_discards_into_deck,
)
from desktop_app.games.lotr_lcg.vocabulary.moving import (
    give_control,
    put_into_owners_play,
    put_into_your_play,
    take_back,
)
from desktop_app.games.lotr_lcg.vocabulary.triggers import (
    players_travel,
    this_commits,
    would_resolve_shadow,
    would_resolve_when_revealed,
    would_resolve_when_revealed_of,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import lower_threat, place_progress, raise_threat, ready

EOWYN, ELEANOR, DUNHERE = "01007", "01008", "01009"
WANDERING_TOOK, LORIEN_GUIDE, NORTHERN_TRACKER = "01043", "01044", "01045"
GALADHRIMS_GREETING, STRENGTH_OF_WILL, HASTY_STROKE = "01046", "01047", "01048"
WILL_OF_THE_WEST, A_TEST_OF_WILL, STAND_AND_FIGHT = "01049", "01050", "01051"
A_LIGHT_IN_THE_DARK, DWARVEN_TOMB, FORTUNE_OR_FATE = "01052", "01053", "01054"
FAVOR_OF_THE_LADY, POWER_IN_THE_EARTH, UNEXPECTED_COURAGE = "01055", "01056", "01057"

# -- heroes --------------------------------------------------------------------------------------------------------


@told("alone into the staging area")
def _alone_into_the_staging_area(m: Now) -> bool:
    attack = m.g.attacks[-1] if m.g.attacks else None
    if attack is None or attack.kind != "player" or attack.characters != [m.me]:
        return False
    return attack.enemy in m.g.zones["staging"]


action(
    EOWYN,
    cost=discards(1),
    limit=per("round", each_player=True),
    anyone=True,
    do=modify(willpower=1).on(me),
)
response(
    ELEANOR,
    would_resolve_when_revealed_of("treachery"),
    cost=exhausts,
    do=cancel_it_and_reveal_another,
)
permits(DUNHERE, "attacks_staging")
constant(DUNHERE, on=me, applies=_alone_into_the_staging_area, attack=1)

# -- allies --------------------------------------------------------------------------------------------------------


action(
    WANDERING_TOOK,
    cost=lowers_threat(3),
    limit=per("round"),
    target=other_player,
    do=both(give_control.on(me), raise_threat(3).on(target)),
)
response(LORIEN_GUIDE, this_commits, do=place_progress(1).on(active_location))
response(NORTHERN_TRACKER, this_commits, do=place_progress(1).on(location(staged)))

# -- events --------------------------------------------------------------------------------------------------------


action(
    GALADHRIMS_GREETING,
    do=one_of(
        "lcg-ask-greeting",
        one_player=choosing(player, lower_threat(6)),
        each_player=lower_threat(2).on(player),
    ),
)
response(
    STRENGTH_OF_WILL,
    players_travel,
    cost=exhausts_one(character(yours, icon("spirit"))),
    do=place_progress(2).on(the_location),
)
response(HASTY_STROKE, would_resolve_shadow, do=cancel_it)
action(
    WILL_OF_THE_WEST,
    target=player(with_discards),
    do=both(shuffle_discards_into_deck, remove_from_game.on(me)),
)
response(A_TEST_OF_WILL, would_resolve_when_revealed, do=cancel_it)


action(
    STAND_AND_FIGHT,
    cost=pays_printed_cost_of(in_any_discard(of_type("ally"), of_a_sphere), put_into_your_play),
    do=put_into_your_play.on(paid_for),
)
action(A_LIGHT_IN_THE_DARK, target=enemy(engaged), do=return_to_the_staging_area)
action(DWARVEN_TOMB, target=in_discard(sphere("spirit")), do=take_back)
action(FORTUNE_OR_FATE, target=in_any_discard(of_type("hero")), do=put_into_owners_play)

# -- attachments ---------------------------------------------------------------------------------------------------

attaches_to(hero, FAVOR_OF_THE_LADY, UNEXPECTED_COURAGE)
attaches_to(location, POWER_IN_THE_EARTH)
constant(FAVOR_OF_THE_LADY, on=host, willpower=1)
constant(POWER_IN_THE_EARTH, on=host, threat=-1)
action(UNEXPECTED_COURAGE, cost=exhausts, do=ready.on(host))
