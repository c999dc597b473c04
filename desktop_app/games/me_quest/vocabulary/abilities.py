"""The words for abilities: how the text of a card of each kind is written down.

A card reads like its text::

    resolves("encounter.the_lonely_mountain", do=gain_favor(1).on(you))
    reward("quest.echoes_of_bolgs_army", do=one_of("meq-ask-reward", favor=gain_favor(2).on(you), level=...))
    in_combat("hero.argalad.overdraw", do=gains(attack=2), when=opponent_plays("ranged"))
    shadow("shadow.storms_of_mordor", do=each_hero(discard_down_to(5)))
"""

from __future__ import annotations

from desktop_app.games.kit.limits import Limit
from desktop_app.games.kit.moment import Amount
from desktop_app.games.kit.texts import Cost, Text
from desktop_app.games.kit.writing import Writing
from desktop_app.games.me_quest.reading.facts import load_cards
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.vocabulary.texts import (
    CARDS,
    Cancels,
    CannotBeCanceled,
    CombatText,
    Does,
    ExtraPath,
    If,
    InsteadOfDamage,
    Instruction,
    LeastDefense,
    MakesPerilous,
    Most,
    Occasion,
    Requires,
    Stage,
    StrengthCost,
    Those,
)
from desktop_app.games.me_quest.vocabulary.triggers import SHADOW_TRIGGERS

Costs = Cost[QuestState] | tuple[Cost[QuestState], ...]
_WRITING: Writing[QuestState] = Writing(CARDS, from_hand=lambda code: load_cards()[code].type == "shadow")

reaction = _WRITING.response
"""What may be used when its trigger holds: ``reaction("item.elven_cloak", shadow_played_on_you, do=...)``."""
forced = _WRITING.forced
"""What happens by itself when its trigger holds: ``forced("minion.mouth_of_sauron", this_begins_combat, do=...)``."""
constant = _WRITING.constant
"""What changes an attribute: ``constant("corruption.deranged", on=your_hero, wisdom=-1)``."""
forbids = _WRITING.forbids
"""What a seat cannot do: ``forbids("corruption.isolated", "consult", you)``.

On heroes: "rest", "heal", "move", "consult", "trade", "encounter".
"""
permits = _WRITING.permits
"""A permission by name. Of a hero's cards: "turn_goes_on", "cheaper_paths", "advances_two", "one_more_peril";
of minions: "moves_two", "tokens_near"."""


# -- instructions ------------------------------------------------------------------------------------------------------


def _instruct(code: str, occasion: Occasion, do: Does, target: Those | None, cost: Costs, when: If | None) -> None:
    costs = cost if isinstance(cost, tuple) else (cost,)
    CARDS.add(code, Instruction(occasion, Text(do, target, costs, condition=when)))


def resolves(code: str, *, do: Does, target: Those | None = None, cost: Costs = (), when: If | None = None) -> None:
    """What an Event (for Sauron as "you"), an Encounter or a Peril (for the hero) says, done when it is resolved."""
    _instruct(code, "resolve", do, target, cost, when)


def set_up(code: str, *, do: Does, when: If | None = None) -> None:
    """What a Quest says under "set-up"; characters of its facts are placed before."""
    _instruct(code, "set_up", do, None, (), when)


def reward(code: str, *, do: Does, when: If | None = None) -> None:
    """The reward of a Quest, whose task stands in its facts."""
    _instruct(code, "reward", do, None, (), when)


def consulted(code: str, *, do: Does, cost: Costs = (), when: If | None = None) -> None:
    """The ability of a character (its favor stands in its facts)."""
    _instruct(code, "consult", do, None, cost, when)


def when_active(code: str, *, do: Does, when: If | None = None) -> None:
    """What happens when a Plot comes into play."""
    _instruct(code, "active", do, None, (), when)


def when_gained(code: str, *, do: Does, when: If | None = None) -> None:
    """What happens when a Corruption card comes to a hero."""
    _instruct(code, "gained", do, None, (), when)


def explore(
    code: str,
    *,
    do: Does,
    target: Those | None = None,
    cost: Costs = (),
    when: If | None = None,
    limit: Limit | None = None,
) -> None:
    """What a hero may do while he explores; of the current Event only where its token is, and it is discarded then."""
    _WRITING.action(code, do=do, target=target, cost=cost, limit=limit, condition=when, phase="explore")


def in_turn(code: str, *, do: Does, limit: Limit) -> None:
    """What a hero may do in his own turn, before he moves or while he explores."""
    _WRITING.action(code, do=do, limit=limit, phase="turn")


def shadow(code: str, *, do: Does, target: Those | None = None, when: If | None = None) -> None:
    """A Shadow card; when it may be played stands in its facts. "You" is Sauron, ``that_hero`` whom it is played on."""
    printed = load_cards()[code]
    if printed.timing == "action_step":
        _WRITING.action(code, do=do, target=target, condition=when, phase="action", zone="hand")
    else:
        trigger = SHADOW_TRIGGERS[printed.timing, printed.outside_havens]
        _WRITING.response(code, trigger, do=do, target=target, condition=when)


# -- combat ------------------------------------------------------------------------------------------------------------


def _in_round(stage: Stage, code: str, do: Does, when: If | None) -> None:
    CARDS.add(code, CombatText(stage, do, when))


def in_combat(code: str, *, do: Does, when: If | None = None) -> None:
    """The ability of a combat card in its own round (3e), or of a monster or minion in every round."""
    _in_round("now", code, do, when)


def next_round(code: str, *, do: Does, when: If | None = None) -> None:
    """A "Next round" ability (3d of the round after); ``when`` is asked then."""
    _in_round("next", code, do, when)


def after_damage(code: str, *, do: Does, when: If | None = None) -> None:
    """What follows the damage of the round: ``after_damage(EVISCERATE, do=inflict(2), when=you_dealt(1))``."""
    _in_round("damage", code, do, when)


def answer_damage(code: str, *, do: Does, when: If | None = None) -> None:
    """What follows once all damage of the round is known: ``answer_damage(RETREAT, do=..., when=...)``."""
    _in_round("answer", code, do, when)


def at_round_end(code: str, *, do: Does, when: If | None = None) -> None:
    """What happens when it is known who was defeated in the round."""
    _in_round("end", code, do, when)


def cancels(code: str, when: If | None = None) -> None:
    """Cancels the opponent's card: ``cancels("combat.zealot.charge", opponent_plays("ranged"))``."""
    CARDS.add(code, Cancels("now", when))


def cancels_next_round(code: str, when: If | None = None) -> None:
    """Cancels the opponent's card of the next round: ``cancels_next_round(FALL_BACK, opponent_plays("melee"))``."""
    CARDS.add(code, Cancels("next", when))


def cannot_be_canceled(*codes: str) -> None:
    """No ability cancels these cards."""
    for code in codes:
        CARDS.add(code, CannotBeCanceled())


def defense_at_least(code: str, amount: int) -> None:
    """The defense of this card cannot be reduced below so much."""
    CARDS.add(code, LeastDefense(amount))


def strength_cost(code: str, when: If, *, amount: int = 0, to: int | None = None, after: bool = False) -> None:
    """What another card of one's pile costs: ``strength_cost("monster.southron", its_type("melee"), amount=-1)``.

    The card asked about is the target of the moment. ``after`` on a card: it speaks of the card played after it.
    """
    CARDS.add(code, StrengthCost(when, amount, to, after))


def instead_of_damage(code: str, *, do: Does, when: If | None = None) -> None:
    """What happens instead of the damage that would be dealt; its amount is the moment's X (``the_x``)."""
    CARDS.add(code, InsteadOfDamage(do, when))


# -- constant texts ----------------------------------------------------------------------------------------------------


def perilous(code: str, places: Those, when: If | None = None) -> None:
    """Locations that are perilous while it is in play: ``perilous("minion.gothmog", within(1, here)(~haven))``."""
    CARDS.add(code, MakesPerilous(places, when))


def most(code: str, what: str, amount: Amount, on: Those, *, later: bool = False) -> None:
    """The most a hero may have or do: "hand", "favor", "travel_steps", "favor_a_turn", "encounter_cards".

    ``later``: in future turns, not in the one in which the card comes.
    """
    CARDS.add(code, Most(what, amount, on, later))


def extra_path(code: str, one: str, other: str, cost: int) -> None:
    """A path for the hero with this card: ``extra_path("item.boat", "the_grey_havens", "belfalas", 3)``."""
    CARDS.add(code, ExtraPath(one, other, cost))


def requires(code: str, when: If) -> None:
    """What must hold to play a Plot, beyond its facts."""
    CARDS.add(code, Requires(when))
