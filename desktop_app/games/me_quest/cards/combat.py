"""What combat cards do: those of the heroes, the skills, and Sauron's three decks. Cards of one name say the same."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.me_quest.reading.facts import load_cards
from desktop_app.games.me_quest.vocabulary.abilities import (
    after_damage,
    answer_damage,
    at_round_end,
    cancels,
    cancels_next_round,
    cannot_be_canceled,
    defense_at_least,
    in_combat,
    next_round,
    strength_cost,
)
from desktop_app.games.me_quest.vocabulary.amounts import (
    both_hold,
    its_type,
    opponent_plays,
    opponent_repeats_his_type,
    opponents_printed,
    you_dealt,
    you_play,
    you_were_dealt,
)
from desktop_app.games.me_quest.vocabulary.choices import may
from desktop_app.games.me_quest.vocabulary.combat_rounds import (
    defeats_opponent,
    gains,
    inflict,
    limits_damage,
    plays_first_next_round,
    prints,
    reduces_to_0,
)
from desktop_app.games.me_quest.vocabulary.fighting import (
    MELEE,
    RANGED,
    costs_at_least,
    damage_dealt_to_you,
    declares,
    discards_at_random,
    discards_your_card_after,
    hamstrings,
    opponent_defeated,
    opponent_leaves_the_declared_type,
    opponents_printed_attack,
    others_in_your_pile,
    recovers,
    retreats,
    takes_back,
    takes_breath,
    tells_his_hand,
    this_counts,
    wears_down,
    you_were_dealt_nothing,
)
from desktop_app.games.me_quest.vocabulary.groups import you

TYPES = ("hero_card", "skill", "combat")
NO_DEFENSE = opponents_printed("defense", at_most=0)


def called(*names: str) -> list[str]:
    """The codes of all combat cards of these names, whoever's deck they belong to."""
    return [card.code for card in load_cards().values() if card.type in TYPES and card.code.split(".")[-1] in names]


def each(write: Callable[[str], None], *names: str) -> None:
    """Writes the same text on all cards of these names."""
    for code in called(*names):
        write(code)


# -- this round --------------------------------------------------------------------------------------------------------

cannot_be_canceled(*called("block", "sweep", "quick_shot", "crossbow_shot"))
each(lambda code: defense_at_least(code, 2), "block")
each(lambda code: cancels(code, opponent_plays(MELEE)), "evade")
each(lambda code: cancels(code, opponent_plays(RANGED)), "charge")
each(lambda code: cancels(code), "earthquake")
each(lambda code: in_combat(code, do=tells_his_hand), "strategize")
each(lambda code: in_combat(code, do=gains(defense=2), when=opponent_plays(MELEE)), "parry")
each(lambda code: in_combat(code, do=gains(attack=1), when=opponent_plays(MELEE)), "hack")
each(lambda code: in_combat(code, do=gains(attack=3), when=opponent_plays(MELEE)), "crush")
each(lambda code: in_combat(code, do=gains(attack=2), when=opponent_plays(RANGED)), "overdraw", "ranged_strike")
each(lambda code: in_combat(code, do=gains(attack=3), when=opponent_repeats_his_type), "aimed_shot")
each(lambda code: in_combat(code, do=gains(attack=5), when=NO_DEFENSE), "attack_of_opportunity")
each(lambda code: in_combat(code, do=gains(attack=3), when=NO_DEFENSE), "sneak_attack")
each(lambda code: in_combat(code, do=reduces_to_0("defense")), "precision", "smash")
each(lambda code: in_combat(code, do=prints(attack=1, defense=1)), "deadly_finesse")
each(lambda code: in_combat(code, do=limits_damage(1)), "enraged")
each(lambda code: in_combat(code, do=discards_at_random(1)), "trample")
each(lambda code: in_combat(code, do=takes_breath), "rest")

# -- after the damage --------------------------------------------------------------------------------------------------

each(lambda code: after_damage(code, do=inflict(2), when=you_dealt(1)), "eviscerate", "poison_arrow")
each(lambda code: after_damage(code, do=inflict(2).on(you), when=you_were_dealt(1)), "reckless")
each(lambda code: answer_damage(code, do=may(retreats), when=you_were_dealt_nothing), "retreat")

# -- next round --------------------------------------------------------------------------------------------------------

each(lambda code: next_round(code, do=gains(defense=2)), "dodge")
each(lambda code: next_round(code, do=gains(attack=2, defense=2)), "concentrate")
each(lambda code: next_round(code, do=gains(attack=2), when=you_play(MELEE)), "overpower")
each(lambda code: next_round(code, do=gains(attack=2), when=you_play(RANGED)), "volley")
each(lambda code: next_round(code, do=gains(defense=2), when=you_play(RANGED)), "hide")
each(lambda code: cancels_next_round(code, opponent_plays(RANGED)), "rush")
each(lambda code: cancels_next_round(code, opponent_plays(MELEE)), "fall_back")
each(lambda code: in_combat(code, do=plays_first_next_round), "anticipate")

# -- skills ------------------------------------------------------------------------------------------------------------

in_combat("skill.shrewd_planning", do=takes_back)
strength_cost("skill.ready", both_hold(its_type(RANGED), this_counts), to=0, after=True)
next_round("skill.ready", do=discards_your_card_after, when=you_play(RANGED))
next_round("skill.expose_weakness", do=gains(attack=2))
next_round("skill.set_trap", do=inflict(2), when=opponent_plays(MELEE))
at_round_end("skill.endure", do=recovers, when=opponent_defeated)
in_combat("skill.heightened_senses", do=declares(by_opponent=True))
cancels_next_round("skill.heightened_senses", opponent_leaves_the_declared_type)
next_round("skill.flaming_arrow", do=reduces_to_0("defense"))
cancels_next_round("skill.concussive_shot", opponents_printed("defense", at_least=2))
in_combat("skill.outmaneuver", do=declares(by_opponent=False))
cancels_next_round("skill.outmaneuver", opponent_leaves_the_declared_type)
answer_damage("skill.retaliate", do=inflict(damage_dealt_to_you), when=you_were_dealt(1))
in_combat("skill.focused_assault", do=gains(attack=others_in_your_pile(MELEE), defense=others_in_your_pile(MELEE)))
in_combat("skill.wear_down", do=wears_down)
cancels_next_round("skill.shield_smash", costs_at_least(2))
in_combat("skill.execute", do=defeats_opponent, when=NO_DEFENSE)
in_combat("skill.reversal", do=gains(attack=opponents_printed_attack), when=opponent_plays(MELEE))
cancels("skill.reversal", opponent_plays(MELEE))
in_combat("skill.crushing_blow", do=gains(attack=2), when=opponents_printed("defense", at_most=1))
cancels("skill.crushing_blow", opponents_printed("defense", at_most=1))
after_damage("skill.hamstring", do=hamstrings, when=you_dealt(1))
in_combat("skill.overhead_swing", do=discards_at_random(2))
in_combat("skill.brutal_finisher", do=gains(attack=others_in_your_pile()))
