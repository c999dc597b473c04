"""What is done to attacks and strikes: ``do=cancel_attack``, ``do=on_strike(prowess=3, body=-1)``."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.meccg.book.attack import prepare
from desktop_app.games.meccg.book.following import run_attack
from desktop_app.games.meccg.reading import attacks, current_attack, queries
from desktop_app.games.meccg.reading.companies import company_by_id, company_of
from desktop_app.games.meccg.state import Attack, MecState, Strike
from desktop_app.games.meccg.vocabulary.bases import OnThings
from desktop_app.games.meccg.vocabulary.texts import Now


def _attack(m: Now) -> Attack | None:
    return current_attack.attack(m.g)


def _may_cancel(m: Now) -> bool:
    it = _attack(m)
    return it is not None and not it.cancelled and not it.assigned and not it.uncancellable


async def _cancel_attack(m: Now) -> None:
    it = _attack(m)
    if it is not None:
        it.cancelled = True
        m.g.say("mec-log-attack-cancelled", card=m.g.ref(m.me))


cancel_attack: Happens[MecState] = happens(_cancel_attack, _may_cancel, told="cancel attack")
"""Cancels the attack that goes on, before its strikes are assigned (MEC-571)."""


CLASH_STRIKES = "clash_strikes"
"""The number of strikes of a company's attack does not change (MEC-151)."""


class OnAttack(Happens[MecState]):
    """What a card does to the attack as a whole; ``counts``: to the number of its strikes alone."""

    counts: bool = False

    def why_not(self, m: Now) -> str:
        """There must be an attack, and one whose strikes can be more or fewer for what changes nothing else."""
        it = _attack(m)
        return CLASH_STRIKES if self.counts and it is not None and it.givers else Happens.why_not(self, m)


def changes_the_attack(
    strikes: int = 0, prowess: int = 0, body: int = 0, *, halves_strikes: bool = False
) -> Happens[MecState]:
    """``changes_the_attack(prowess=-2)``, ``changes_the_attack(halves_strikes=True)``: a single strike is halved to
    itself, which changes nothing (MEC-649)."""
    counts = not (prowess or body)

    async def run(m: Now) -> None:
        it = _attack(m)
        if it is not None:
            it.strikes_more += strikes
            it.prowess_more += prowess
            it.body_more += body
            it.halvings += halves_strikes

    def could(m: Now) -> bool:
        it = _attack(m)
        return it is not None and (not counts or bool(strikes) or attacks.strikes(m.g, it) > 1)

    told_with = {"strikes": strikes, "prowess": prowess, "body": body, "half": halves_strikes}
    return OnAttack(run, could, "changes the attack", told_with, counts=counts)


def _strikes(m: Now) -> bool:
    """Whether a strike is to be rolled for: nothing changes it afterwards (MEC-312, MEC-595)."""
    it = _attack(m)
    return it is not None and it.strike is not None and not it.strike.cancelled and not it.strike.result


NO_TAP = "no_tap"
"""Whoever it is for does not tap by the strike anyway."""


class OnStrike(Happens[MecState]):
    """What a card does for whoever meets a strike, or gives it; ``untapped``: he does not tap by it."""

    untapped: bool = False

    def why_not(self, m: Now) -> str:
        """A strike must be about to be rolled for; that he does not tap by it is nothing to whom it does not tap."""
        return Happens.why_not(self, m) or (NO_TAP if self.untapped and not _would_tap(m) else "")


def _gives(m: Now, strike: Strike) -> bool:
    """Whether the player of the moment is he whose company strikes."""
    return bool(strike.giver) and queries.controller(m.g, strike.giver) == m.seat


def _would_tap(m: Now) -> bool:
    """Whether the strike could tap him: he is untapped, not spared yet, and did not take -3 for it, which keeps off the
    tap of a strike that he meets and not that of a detainment attack which succeeds (MEC-587, MEC-614)."""
    it = _attack(m)
    strike = it.strike if it is not None else None
    if it is None or strike is None:
        return False
    if _gives(m, strike):
        return queries.is_untapped(m.g, strike.giver) and not (strike.giver_spared or strike.giver_held)
    return queries.is_untapped(m.g, strike.target) and not strike.spared and (it.detainment or not strike.held)


def on_strike(prowess: int = 0, body: int = 0, *, untapped: bool = False, twice: bool = False) -> OnStrike:
    """What a card does for whoever meets the strike (or, of an attacking player, gives it): ``on_strike(prowess=3,
    body=-1)``, ``on_strike(untapped=True)`` "does not tap", ``twice`` rolls twice and uses one."""

    async def run(m: Now) -> None:
        it = _attack(m)
        strike = it.strike if it is not None else None
        if it is None or strike is None:
            return
        if _gives(m, strike):
            strike.power += prowess
            strike.armour += body
            strike.giver_spared = strike.giver_spared or untapped
            strike.giver_twice = strike.giver_twice or twice
        else:
            strike.bonus += prowess
            strike.body += body
            strike.spared = strike.spared or untapped
            strike.twice = strike.twice or twice

    return OnStrike(run, _strikes, "on strike", {"prowess": prowess, "body": body, "twice": twice}, untapped=untapped)


async def _cancel_strike(m: Now) -> None:
    it = _attack(m)
    if it is not None and it.strike is not None:
        it.strike.cancelled = True
        m.g.say("mec-log-strike-cancelled", card=m.g.ref(it.strike.target))


cancel_strike: Happens[MecState] = happens(_cancel_strike, _strikes, told="cancel strike")
"""Cancels the strike that is resolved, until its roll (MEC-595)."""


async def _shelter(m: Now, cards: Sequence[str]) -> None:
    it = _attack(m)
    if it is not None:
        it.sheltered += cards


sheltered = OnThings("sheltered", _shelter, lambda m, card: (it := _attack(m)) is not None and card not in it.sheltered)
"""No strike of the attack may be assigned to it."""


def faces_attack(race: str, strikes: int, prowess: int, *, detainment: bool = False) -> OnThings:
    """A company faces an attack that a card makes: ``faces_attack("spider", 2, 7).on(this_company)``."""

    async def run(m: Now, companies: Sequence[str]) -> None:
        for id in companies:
            company = company_by_id(m.g, id) or company_of(m.g, id)
            if company is None:
                continue
            it = Attack(company.id, queries.opponent(m.g, company.seat), race, strikes, prowess, code=m.code)
            prepare(m.g, company, None, it)
            it.detainment = it.detainment or detainment
            await run_attack(m.g)

    return OnThings("faces attack", run, told_with={"race": race, "strikes": strikes, "prowess": prowess})
