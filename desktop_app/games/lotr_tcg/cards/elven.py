"""The Elves: archers, and blades that are the sharper the more a minion is wounded."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import (
    action,
    constant,
    costs_less_on,
    each_time,
    grants,
    played_on,
    required,
    response,
    to_play,
)
from desktop_app.games.lotr_tcg.vocabulary.amounts import either, tokens_here, wounds_on_it, x_times
from desktop_app.games.lotr_tcg.vocabulary.card_costs import discards_from_hand, removes_tokens
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import discard_stacked, liberate
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import place_token
from desktop_app.games.lotr_tcg.vocabulary.circumstances import no_opponent_controls_a_site
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    at_a,
    bearing,
    borne_by,
    can_spot,
    culture,
    it_is,
    of_class,
    other,
    race,
    skirmishing,
    this_is,
    titled,
    type_of,
    unbound,
    wounded,
    yours,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, exerts_this, exerts_x
from desktop_app.games.lotr_tcg.vocabulary.deeds import a_shadow_player, both, choosing
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    character,
    chosen,
    companion,
    condition,
    fighting_bearer,
    host,
    in_hand,
    me,
    minion,
    possession,
    site,
    stacked_on,
)
from desktop_app.games.lotr_tcg.vocabulary.triggers import regroup_phase_begins, shadow_about_to_discard, wins
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, modify, prevent_it, wound

ARROW_AND_BLADE, BLADES_DRAWN, ELVEN_BOW, ELVEN_BROOCH = "4_59", "4_60", "4_62", "4_63"
ELVEN_SWORD, FEATHERED, FEREVELDIR, FEREVELLON = "4_64", "4_66", "4_67", "4_68"
FLASHING_STEEL, HALDIR, LEGOLAS_ELVEN_COMRADE, LORIEN_GUARDIAN = "4_70", "4_71", "4_74", "4_76"
LORIEN_IS_MOST_WELCOME, LORIEN_SWORDSMAN, ORDULUS, PENGEDHEL = "4_77", "4_78", "4_80", "4_81"
STRENGTH_OF_ARMS, SUPPORTING_FIRE, THANDRONEN, THONNAS, VALOR = "4_82", "4_83", "4_85", "4_86", "4_87"

IS_ELF = race("elf")
ELF = character(IS_ELF)
BEARS_RANGED_WEAPON = bearing(of_class("ranged_weapon"))

# -- companions --------------------------------------------------------------------------------------------------------

for elf in (ELVEN_BROOCH, FEREVELDIR, FEREVELLON, ORDULUS, PENGEDHEL, THANDRONEN, THONNAS):
    to_play(elf, ELF)
action(
    FEREVELDIR,
    "skirmish",
    cost=(exerts_this, removes_tokens(1, condition(culture("elven"), yours))),
    target=minion(skirmishing(me)),
    do=wound,
)
action(FEREVELLON, "skirmish", cost=exerts_this, target=minion(skirmishing(me)), do=modify(strength=-2))
constant(HALDIR, on=me, strength=2, applies=no_opponent_controls_a_site)
action(
    HALDIR,
    "regroup",
    condition=at_a("battleground"),
    cost=(exerts_this, exerts(1, ELF(other))),
    do=liberate,
)
action(
    LEGOLAS_ELVEN_COMRADE,
    "skirmish",
    cost=exerts_this,
    target=minion(skirmishing(companion(unbound))),
    do=modify(strength=either(it_is(skirmishing(companion(unbound, titled("Gimli")))), -2, -1)),
)
action(LORIEN_GUARDIAN, "regroup", cost=exerts_this, do=a_shadow_player(choosing(minion, wound)))
constant(LORIEN_SWORDSMAN, on=minion(skirmishing(me)), strength=wounds_on_it(-2))
costs_less_on(ORDULUS, of_class("ranged_weapon"), 1)
constant(PENGEDHEL, on=me, strength=2, applies=this_is(BEARS_RANGED_WEAPON))
constant(THONNAS, on=minion(skirmishing(me)), strength=-2, applies=this_is(BEARS_RANGED_WEAPON))
for archer in (PENGEDHEL, THONNAS):
    grants("way", archer, "no_archery", on=me, applies=this_is(BEARS_RANGED_WEAPON))
action(
    THANDRONEN,
    "regroup",
    cost=exerts_this,
    target=stacked_on(condition | site)(type_of("minion")),
    do=discard_stacked,
)

# -- possessions -------------------------------------------------------------------------------------------------------

played_on(ELF, ELVEN_BOW, ELVEN_SWORD)
grants("keyword", ELVEN_BOW, "archer", on=host)
for way in (exerts(1, host), discards_from_hand(2, in_hand)):
    action(ELVEN_SWORD, "skirmish", cost=way, target=fighting_bearer, do=modify(strength=-1))
played_on(companion, ELVEN_BROOCH)
response(
    ELVEN_BROOCH,
    shadow_about_to_discard(possession(other, borne_by(host))),
    do=both(prevent_it, discard.on(me)),
)

# -- conditions --------------------------------------------------------------------------------------------------------

for muster in (BLADES_DRAWN, LORIEN_IS_MOST_WELCOME):
    to_play(muster, ELF, 3)
    required(muster, regroup_phase_begins, do=discard.on(me))
constant(BLADES_DRAWN, on=minion, strength=wounds_on_it(-2))
grants("way", LORIEN_IS_MOST_WELCOME, "no_damage", on=minion(wounded))
each_time(STRENGTH_OF_ARMS, wins(ELF), do=place_token.on(me))
action(
    STRENGTH_OF_ARMS,
    "skirmish",
    target=minion(skirmishing(ELF)),
    do=both(modify(strength=tokens_here(-1, most=3)), discard.on(me)),
)

# -- events ------------------------------------------------------------------------------------------------------------

action(
    ARROW_AND_BLADE,
    "skirmish",
    cost=exerts_x(companion(IS_ELF)),
    target=minion(skirmishing(companion(unbound))),
    do=modify(strength=x_times(-1)),
)
action(FEATHERED, "skirmish", target=minion(skirmishing(ELF)), do=modify(strength=wounds_on_it(-2)))
action(
    FLASHING_STEEL,
    "skirmish",
    cost=exerts(1, ELF),
    target=minion(skirmishing(chosen)),
    do=modify(strength=-3),
)
action(SUPPORTING_FIRE, "skirmish", target=ELF, do=modify(strength=either(can_spot(companion(IS_ELF), 3), 3, 2)))
action(
    VALOR,
    "skirmish",
    target=ELF,
    do=modify(strength=either(it_is(skirmishing(minion(wounded))), 3, 2)),
)
