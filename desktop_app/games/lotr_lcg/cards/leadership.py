"""Leadership: heroes, allies, events and attachments of the revised core."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    action,
    attaches_to,
    constant,
    gives_icon,
    gives_trait,
    response,
)
from desktop_app.games.lotr_lcg.vocabulary.costs import exhausts, exhausts_one, pays
from desktop_app.games.lotr_lcg.vocabulary.deeds import at_end_of, both, then
from desktop_app.games.lotr_lcg.vocabulary.fighting import engage_you
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    ally,
    character,
    committed,
    enemy,
    engaged_with_you,
    exhausted,
    hero,
    host,
    in_hand,
    its_controller,
    location,
    me,
    not_paid,
    of_type,
    player,
    their_characters,
    trait,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from desktop_app.games.lotr_lcg.vocabulary.moving import (
    draw,
    put_into_owners_play,
    put_into_your_play,
    return_to_hand_from_play,
)
from desktop_app.games.lotr_lcg.vocabulary.triggers import (
    leaves_play,
    the_damage,
    this_commits,
    this_enters_play,
    this_is_damaged,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, gain, place_progress, ready

ARAGORN, THEODRED, GLOIN = "01001", "01002", "01003"
FARAMIR, SON_OF_ARNOR, SNOWBOURN_SCOUT, LONGBEARD = "01014", "01015", "01016", "01018"
BROK_IRONFIST = "01019"
EVER_VIGILANT, COMMON_CAUSE, FOR_GONDOR, SNEAK_ATTACK = "01020", "01021", "01022", "01023"
VALIANT_SACRIFICE, GRIM_RESOLVE = "01024", "01025"
STEWARD_OF_GONDOR, CELEBRIANS_STONE = "01026", "01027"

# -- heroes --------------------------------------------------------------------------------------------------------

response(ARAGORN, this_commits, cost=pays(1), do=ready.on(me))
response(THEODRED, this_commits, target=hero(committed), do=gain(1))
response(GLOIN, this_is_damaged, do=gain(the_damage).on(me))

# -- allies --------------------------------------------------------------------------------------------------------

action(FARAMIR, cost=exhausts, target=player, do=modify(willpower=1).on(their_characters))
response(SON_OF_ARNOR, this_enters_play, target=enemy(~engaged_with_you), do=engage_you)
response(SNOWBOURN_SCOUT, this_enters_play, target=location, do=place_progress(1))
response(LONGBEARD, this_enters_play, do=deal_damage(1).on(enemy(trait("orc"))))
response(BROK_IRONFIST, leaves_play("hero", yours=True, trait="dwarf"), zone="hand", do=put_into_owners_play.on(me))

# -- events --------------------------------------------------------------------------------------------------------

action(EVER_VIGILANT, target=ally, do=ready)
action(COMMON_CAUSE, cost=exhausts_one(hero(yours)), target=hero(exhausted, not_paid), do=ready)
action(FOR_GONDOR, do=both(modify(attack=1).on(character), modify(defense=1).on(character(trait("gondor")))))
action(
    SNEAK_ATTACK,
    target=in_hand(of_type("ally")),
    do=then(put_into_your_play, at_end_of("phase", "sneak_attack", return_to_hand_from_play)),
)
response(VALIANT_SACRIFICE, leaves_play("ally"), do=draw(2).on(its_controller))
action(GRIM_RESOLVE, do=ready.on(character))

# -- attachments ---------------------------------------------------------------------------------------------------

attaches_to(hero, STEWARD_OF_GONDOR, CELEBRIANS_STONE)
gives_trait(STEWARD_OF_GONDOR, "gondor")
action(STEWARD_OF_GONDOR, cost=exhausts, do=gain(2).on(host))
gives_icon(CELEBRIANS_STONE, "spirit", to="Aragorn")
constant(CELEBRIANS_STONE, on=host, willpower=2)
