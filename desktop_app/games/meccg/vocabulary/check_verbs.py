"""What is done to checks and rolls: ``do=check_corruption(-2)``, ``do=adds_to_check(4)``."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.meccg.book.agent_influence import able_agents, agent_attempts, agent_targets
from desktop_app.games.meccg.reading import companies, queries
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.corruption import corruption_check, makes_checks
from desktop_app.games.meccg.verbs.rings import destroy_the_one_ring
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.vocabulary.bases import OnThings
from desktop_app.games.meccg.vocabulary.texts import Does, Now


def check_corruption(modifier: Amount = 0) -> OnThings:
    """A corruption check: ``check_corruption(-2).on(chosen)``; of several characters one after the other, in the order
    that their player chooses: who has failed or tapped supports nobody any more (MEC-672)."""

    async def run(m: Now, cards: Sequence[str]) -> None:
        left = [card for card in cards if makes_checks(m.g, card)]
        while left:
            seat = queries.controller(m.g, left[0])
            card = left[0] if len(left) == 1 else await choose_card(m.g, seat, "mec-ask-which-check", left, source=m.me)
            await corruption_check(m.g, card, worth(modifier, m.at(card)), m.me)
            left = [each for each in left if each != card and each in m.g.pieces]

    return OnThings("check corruption", run, told_with={"modifier": modifier})


def adds_to_check(amount: Amount) -> Happens[MecState]:
    """Adds to the roll about to be made, of a corruption, influence or body check."""

    async def run(m: Now) -> None:
        if m.g.check is not None:
            m.g.check.bonus += worth(amount, m)

    return happens(run, lambda m: m.g.check is not None, told="adds to check", amount=amount)


async def _cancel_check(m: Now) -> None:
    if m.g.check is not None:
        m.g.check.cancelled = True


cancel_check: Happens[MecState] = happens(_cancel_check, lambda m: m.g.check is not None, told="cancel check")
"""Cancels the influence or body check that is about to be rolled."""


def rolls_above(number: Amount, deed: Does, modifier: Amount = 0, otherwise: Does | None = None) -> Happens[MecState]:
    """The player of the card makes a roll, and if it is greater than the number something happens: ``rolls_above(5,
    discard.on(me))``. The target stays what it was."""

    async def run(m: Now) -> None:
        result = await roll(m.g, m.seat, "card", m.me) + worth(modifier, m)
        if result > worth(number, m):
            if not deed.why_not(m):
                await deed.perform(m)
        elif otherwise is not None and not otherwise.why_not(m):
            await otherwise.perform(m)

    return happens(run, told="rolls above", number=number, deed=deed)


async def _agent_attempts(m: Now) -> None:
    await agent_attempts(m.g, m.seat, m.me)


def _agent_could(m: Now) -> bool:
    company = companies.current(m.g)
    return company is not None and bool(able_agents(m.g, m.seat, company)) and bool(agent_targets(m.g, company))


agent_influences: Happens[MecState] = happens(_agent_attempts, _agent_could, told="agent influences")
"""An agent at the company's site makes an influence attempt (MEC-695)."""


def destroys_the_one_ring(modifier: int = 0) -> OnThings:
    """Who bears The One Ring makes a corruption check and wins the game with it (MEC-665): ``target=company_member(
    bearing(item(keyword("the_one_ring")))), do=destroys_the_one_ring(-4)``."""

    async def run(m: Now, cards: Sequence[str]) -> None:
        for card in cards:
            await destroy_the_one_ring(m.g, card, modifier, m.me)

    return OnThings("destroys the one ring", run, told_with={"modifier": modifier})
