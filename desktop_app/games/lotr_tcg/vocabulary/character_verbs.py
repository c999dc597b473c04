"""What the texts do to characters beside wounds and numbers: exhausting, sparing, allowing, forbidding, setting against
each other, tokens."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.lotr_tcg.reading.queries import is_assigned
from desktop_app.games.lotr_tcg.reading.sums import forbidden
from desktop_app.games.lotr_tcg.reading.tokens import wounds as wounds_of
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs import lasting, skirmishing, tokens, wounds
from desktop_app.games.lotr_tcg.vocabulary.bases import OnCards
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those

# -- wounds, several of them -------------------------------------------------------------------------------------------


def wounds_it(amount: Amount) -> OnCards:
    """``do=wounds_it(either(it_is(race("uruk_hai")), 2, 1))``"""

    async def run(m: Now, cards: Sequence[str]) -> bool:
        return await wounds.wound_each(m.g, {card: worth(amount, m.at(card)) for card in cards}, m.me)

    return OnCards("wounds it", run, lambda m, c: wounds.can_be_wounded(m.g, c), {"amount": amount})


def heals_it(amount: Amount) -> OnCards:
    """``do=heals_it(2)``"""

    async def run(m: Now, cards: Sequence[str]) -> bool:
        return await wounds.heal_each(m.g, {card: worth(amount, m.at(card)) for card in cards}, m.me)

    def short(m: Now, card: str) -> bool:
        return wounds_of(m.g, card) < worth(amount, m.at(card))

    return OnCards("heals it", run, lambda m, c: wounds.can_heal(m.g, c), {"amount": amount}, short)


async def _exhaust(m: Now, cards: Sequence[str]) -> bool:
    return await wounds.exhaust(m.g, *cards, source=m.me)


exhaust = OnCards("exhaust", _exhaust, lambda m, c: wounds.can_exert(m.g, c))
"""``do=exhaust``: it exerts as often as it can (TCG-075)."""


async def _no_wounds(m: Now, cards: Sequence[str]) -> None:
    lasting.give(m.g, cards, wounds.MOST_WOUNDS, "phase", m.me, 0)


prevent_all_wounds = OnCards("prevent all wounds", _no_wounds)
"""Every wound is prevented until the end of the phase."""


# -- what is allowed and forbidden for a while -------------------------------------------------------------------------


def may_take_part(*ways: str, until: str = "phase") -> OnCards:
    """``may_take_part("archery", "skirmish", until="regroup")``: as ``grants("way", ...)``, for a while."""

    async def give(m: Now, cards: Sequence[str]) -> None:
        for way in ways:
            lasting.give(m.g, cards, f"way:{way}", until, m.me)

    return OnCards(f"ways {' '.join(ways)}", give, told_with={"until": until})


def cannot(what: str, until: str = "phase") -> OnCards:
    """``do=cannot("skirmish")``: as ``forbids``, for a while."""

    async def forbid(m: Now, cards: Sequence[str]) -> None:
        lasting.give(m.g, cards, f"cannot:{what}", until, m.me)

    return OnCards(f"cannot {what}", forbid, lambda m, c: not forbidden(m.g, what, c), {"until": until})


def change_totals(**totals: int) -> Happens[TcgState]:
    """``change_totals(minion_archery=1, fellowship_archery=-1)``, until the end of the phase."""

    async def change(m: Now) -> None:
        for total, amount in totals.items():
            m.g.effects.append(Effect(total, amount, [], "", "phase", m.me, m.code))
            m.g.say("tcg-log-total", total=total, sign="−" if amount < 0 else "+", amount=abs(amount))

    return happens(change, told="change totals", totals=tuple(totals.items()))


async def _wait(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        lasting.wait_for(m.g, card, "phase", m.me)


wait_for_it = OnCards("wait for it", _wait)
"""This card waits for what becomes of it in this skirmish (``it_loses``)."""


# -- assignments -------------------------------------------------------------------------------------------------------


def assigned_to(minion: Those) -> OnCards:
    """The minion, of several one of your choice, is assigned to this companion:
    ``do=assigned_to(me).on(ring_bearer)``."""

    def able(m: Now, card: str) -> list[str]:
        return [foe for foe in minion.all(m) if skirmishing.can_assign(m.g, card, foe, m.seat)]

    async def choose(m: Now, foes: list[str]) -> str:
        purpose = Purpose(minion, verb)
        return await choose_card(m.g, m.seat, "tcg-ask-target", foes, source=m.me, purpose=purpose)

    async def run(m: Now, cards: Sequence[str]) -> None:
        for card in cards:
            foes = able(m, card)
            foe = foes[0] if len(foes) == 1 else await choose(m, foes)
            if foe:
                await skirmishing.set_against(m.g, m.seat, card, foe)

    verb = OnCards("assigned to", run, lambda m, card: bool(able(m, card)), {"those": minion})
    return verb


def assigned_to_one_of(group: Those) -> OnCards:
    """The minion is assigned to a companion of your choice: ``target=DUNLENDING, do=assigned_to_one_of(...)``."""

    def able(m: Now, foe: str) -> list[str]:
        return [card for card in group.all(m) if skirmishing.can_assign(m.g, card, foe, m.seat)]

    async def run(m: Now, cards: Sequence[str]) -> None:
        for foe in cards:
            purpose = Purpose(group, verb)
            card = await choose_card(m.g, m.seat, "tcg-ask-target", able(m, foe), source=m.me, purpose=purpose)
            if card:
                await skirmishing.set_against(m.g, m.seat, card, foe)

    verb = OnCards("assigned to one of", run, lambda m, foe: bool(able(m, foe)), {"those": group})
    return verb


async def _attack_ally(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        lasting.give(m.g, [card], "way:skirmish", "phase", m.me)
        if skirmishing.can_assign(m.g, card, m.me, m.seat):
            await skirmishing.set_against(m.g, m.seat, card, m.me)


def _can_attack_ally(m: Now, card: str) -> bool:
    return m.me in m.g.pieces and not any(
        is_assigned(m.g, each) or forbidden(m.g, "skirmish", each) for each in (card, m.me)
    )


attacked_by_this = OnCards("attacked by this", _attack_ally, _can_attack_ally)
"""That ally takes part in skirmishes, and this minion is assigned to it."""


# -- culture tokens ----------------------------------------------------------------------------------------------------


async def _place_token(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        tokens.place(m.g, card)


place_token = OnCards("place token", _place_token)
"""``do=place_token.on(me)`` (TCG-470)"""
