"""Tactics: heroes, allies, events and attachments of the revised core."""

from __future__ import annotations

from desktop_app.games.kit.moment import told
from desktop_app.games.lotr_lcg.reading.queries import engaged_with, has_trait
from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    Now,
    action,
    attaches_to,
    constant,
    forced,
    permits,
    response,
)
from desktop_app.games.lotr_lcg.vocabulary.costs import exhausts_one, per
from desktop_app.games.lotr_lcg.vocabulary.deeds import at_end_of, both
from desktop_app.games.lotr_lcg.vocabulary.fighting import attack_with_it
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    beset,
    character,
    enemy,
    engaged,
    hero,
    host,
    keyword,
    me,
    player,
    the_card,
    the_enemy,
    their_engaged,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import lasting, lasting_for_players, modify
from desktop_app.games.lotr_lcg.vocabulary.moving import shuffle_into_deck
from desktop_app.games.lotr_lcg.vocabulary.triggers import (
    defender_declared,
    destroyed,
    destroyed_by_attack_of,
    revealed,
    this_defends,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, gain, progress_on_the_quest

GIMLI, LEGOLAS, THALIN = "01004", "01005", "01006"
GONDORIAN_SPEARMAN, BEORN = "01029", "01031"
BLADE_MASTERY, RAIN_OF_ARROWS, FEINT, QUICK_STRIKE = "01032", "01033", "01034", "01035"
THICKET_OF_SPEARS, SWIFT_STRIKE, STAND_TOGETHER = "01036", "01037", "01038"
BLADE_OF_GONDOLIN, CITADEL_PLATE, DWARVEN_AXE, HORN_OF_GONDOR = "01039", "01040", "01041", "01042"


# -- heroes --------------------------------------------------------------------------------------------------------


@told("damage on it")
def _damage_on_it(m: Now) -> int:
    return m.g.pieces[m.me].damage if m.me in m.g.pieces else 0


@told("is committed")
def _is_committed(m: Now) -> bool:
    return m.g.pieces[m.me].committed and m.g.phase == "quest"


constant(GIMLI, on=me, attack=_damage_on_it)
response(LEGOLAS, destroyed_by_attack_of(me), do=progress_on_the_quest(2))
forced(THALIN, revealed("enemy"), condition=_is_committed, do=deal_damage(1).on(the_card))

# -- allies --------------------------------------------------------------------------------------------------------

response(GONDORIAN_SPEARMAN, this_defends, do=deal_damage(1).on(the_enemy))
action(
    BEORN,
    limit=per("round"),
    do=both(modify(attack=5).on(me), at_end_of("phase", "beorn", shuffle_into_deck).on(me)),
)

# -- events --------------------------------------------------------------------------------------------------------


@told("not against its player")
def _not_against_its_player(m: Now) -> str:
    return f"cannot:attack:{engaged_with(m.g, m.target)}"


@told("not against them")
def _not_against_them(m: Now) -> str:
    return f"cannot:attack:{m.target}"


action(BLADE_MASTERY, target=character, do=modify(attack=1, defense=1))
action(
    RAIN_OF_ARROWS,
    cost=exhausts_one(character(yours, keyword("ranged"))),
    target=player(beset),
    do=deal_damage(1).on(their_engaged),
)
action(FEINT, phase="combat", target=enemy(engaged), do=lasting(_not_against_its_player))
action(QUICK_STRIKE, cost=exhausts_one(character(yours)), target=enemy, do=attack_with_it)
permits(THICKET_OF_SPEARS, "paid_by_each")
action(THICKET_OF_SPEARS, target=player(beset), do=lasting(_not_against_them).on(their_engaged))
response(SWIFT_STRIKE, defender_declared, do=deal_damage(2).on(the_enemy))
action(STAND_TOGETHER, target=player, do=lasting_for_players("cannot:single_defender"))

# -- attachments ---------------------------------------------------------------------------------------------------


@told("against an orc")
def _against_an_orc(m: Now) -> bool:
    attack = m.g.attacks[-1] if m.g.attacks else None
    if attack is None or attack.kind != "player" or m.target not in attack.characters:
        return False
    return attack.enemy in m.g.pieces and has_trait(m.g, attack.enemy, "orc")


@told("dwarven axe")
def _axe(m: Now) -> int:
    return 2 if has_trait(m.g, m.target, "dwarf") else 1


attaches_to(hero, BLADE_OF_GONDOLIN, CITADEL_PLATE, DWARVEN_AXE, HORN_OF_GONDOR)
constant(BLADE_OF_GONDOLIN, on=host, applies=_against_an_orc, attack=1)
response(BLADE_OF_GONDOLIN, destroyed_by_attack_of(host), do=progress_on_the_quest(1))
constant(CITADEL_PLATE, on=host, hit_points=4)
constant(DWARVEN_AXE, on=host, attack=_axe)
response(HORN_OF_GONDOR, destroyed("hero", "ally", "objective_ally"), do=gain(1).on(host))
