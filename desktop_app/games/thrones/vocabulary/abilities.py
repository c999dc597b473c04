"""The words for abilities: what stands before the colon on a card, and what constant texts say.

A card reads like its text::

    reaction(LITTLEFINGER, you_marshal_this, do=draw(2).on(you))
    action(SEAL_OF_THE_HAND, cost=kneels, do=stand.on(host))
    constant(ROBERT_BARATHEON, on=me, strength=number_of(character(kneeling, other)))
    grants("keyword", DROGON, "renown", on=character(yours, trait("stormborn")))
    forbids(SNEAK_ATTACK, "initiate", you, you_have_initiated)
"""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.moment import Amount
from desktop_app.games.kit.writing import Writing
from desktop_app.games.thrones.reading.facts import load_cards
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.texts import (
    CARDS,
    AsSoonAs,
    Contributes,
    CostsX,
    Does,
    DrawsMore,
    MoreChallenges,
    MostOnHost,
    Now,
    Rivals,
    Supports,
    Those,
)
from desktop_app.games.thrones.vocabulary.triggers import this_is_revealed

_WRITING: Writing[ThronesState] = Writing(CARDS, from_hand=lambda code: load_cards()[code].type == "event")

action = _WRITING.action
"""An Action; ``phase`` "marshal", "challenges", "dominance" for one of a phase."""
reaction = _WRITING.response
"""A Reaction: ``reaction(LANNISPORT, you_win("intrigue"), do=draw(1).on(you))``."""
interrupt = _WRITING.response
"""An Interrupt: ``interrupt(SHIREEN, this_is_killed, target=character, do=kneel)``."""
forced = _WRITING.forced
"""A Forced Reaction or Forced Interrupt, by the timing of its trigger."""
constant = _WRITING.constant
"""What changes numbers: ``constant(ICE, on=host, strength=2)``."""
grants = _WRITING.grants
"""What gives: ``grants("icon", LITTLE_BIRD, "intrigue", on=host)``; also "trait", "keyword" and "way".

Ways are "attacks_standing", "defends_standing", "attacks_kneeling", "defends_kneeling" and "defends_without_icon", each
also for one type of challenge ("attacks_standing:military").
"""
forbids = _WRITING.forbids
"""What cannot be (GOT-292): ``forbids(MARCHING_ORDERS, "marshal:location", you)``.

On players: "initiate", "initiate:<type>", "initiate_against:<seat>", "more_than_one" (fighters on a side),
"more_than_one_defender", "marshal:<card type>", "play:event", "trigger", "draw", "gain_gold", "put_into_play",
"return_gold", "stand_more_than_two_characters", "unopposed_bonus". On cards: "attack", "defend", "be_bypassed",
"be_killed", "leave_play", "kneel", "stand", "contribute", "contribute_to_dominance", "gain_power".
"""
permits = _WRITING.permits
"""A permission by name: "enters_knelt", "more_limited", "redirect", "intrigue_claim_of_several"."""
attaches_to = _WRITING.attaches_to
"""``attaches_to(character(faction("stark")), ICE)``; without it an attachment goes on any character."""


def when_revealed(
    code: str, *, do: Does, target: Those | None = None, condition: Callable[[Now], bool] | None = None
) -> None:
    """A plot's When Revealed: ``when_revealed(FILTHY_ACCUSATIONS, target=character(standing), do=kneel)``."""
    _WRITING.forced(code, this_is_revealed, do=do, target=target, condition=condition)


def blanks(code: str, *, on: Group[ThronesState], applies: Callable[[Now], bool] | None = None) -> None:
    """Printed text boxes are blank but for traits: ``blanks(MILK_OF_THE_POPPY, on=host)``."""
    _WRITING.blanks(code, on=on, kind="blank_but_traits", applies=applies)


def contributes(code: str, to: str, amount: Amount, applies: Callable[[Now], bool] | None = None) -> None:
    """STR for your total: ``contributes(THE_IRON_THRONE, "dominance", 8)``; also for your side of a "challenge"."""
    CARDS.add(code, Contributes(to, amount, applies))


def costs_x(code: str, amount: Amount) -> None:
    """What the X of a cost is: ``costs_x(THE_HANDS_JUDGMENT, printed_cost_of(that_card))``."""
    CARDS.add(code, CostsX(amount))


def as_soon_as(code: str, condition: Callable[[Now], bool], do: Does, *, ends: bool = False) -> None:
    """What happens once something is true: ``as_soon_as(SER_JORAH, tokens_here("betrayal", 3), sacrifice.on(me))``.

    ``ends``: it ends what the card's text gave, and so happens where that is blank as well.
    """
    CARDS.add(code, AsSoonAs(condition, do, ends))


def more_challenges(code: str, type: str, *, elsewhere: bool = False) -> None:
    """You may initiate an additional challenge of a type: ``more_challenges(KHAL_DROGO, "military")``.

    With ``elsewhere`` only against an opponent you have not attacked so in this phase.
    """
    CARDS.add(code, MoreChallenges(type, elsewhere))


def draws_more(code: str, amount: int) -> None:
    """You draw more cards in the draw phase: ``draws_more(MASTER_OF_LAWS, 1)``."""
    CARDS.add(code, DrawsMore(amount))


def most_on_host(code: str, count: int) -> None:
    """Limit so many copies for each card that it is attached to: ``most_on_host(A_LEASH, 1)``."""
    CARDS.add(code, MostOnHost(count))


def relations(code: str, supports: str = "", rivals: tuple[str, str] | None = None) -> None:
    """What a title is to others: ``relations(MASTER_OF_SHIPS, "Master of Whispers", ("Master of Laws", ...))``."""
    CARDS.add(code, Supports(supports))
    if rivals is not None:
        CARDS.add(code, Rivals(*rivals))
