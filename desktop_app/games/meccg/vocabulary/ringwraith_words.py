"""What cards say of Ringwraiths: modes, followers, whoever comes into play beside them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.deeds import NO_TARGET, Verb
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.book.ringwraith_followers import put_follower, why_not_follower
from desktop_app.games.meccg.reading.companies import company_of, current, followers
from desktop_app.games.meccg.reading.composition import why_not_together
from desktop_app.games.meccg.reading.minions import MODES
from desktop_app.games.meccg.reading.queries import facts, is_ringwraith
from desktop_app.games.meccg.reading.sites import is_at_haven
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.verbs.entering import put_character, why_not_enter
from desktop_app.games.meccg.vocabulary.abilities import permanent, required
from desktop_app.games.meccg.vocabulary.card_conditions import at_haven
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.groups import avatar
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import begins

# -- followers ---------------------------------------------------------------------------------------------------------


class BringsFollower(Verb[MecState]):
    """A Ringwraith of the hand comes into play as a follower: ``event(THEY_RIDE_TOGETHER, target=in_hand(ringwraith),
    do=brings_follower)``; ``anywhere``: wherever your Ringwraith is (MEC-060)."""

    anywhere: bool = False

    def why_not_on(self, m: Now, thing: str) -> str:
        """What the rules of followers say (MEC-047 to MEC-055)."""
        return why_not_follower(m.g, m.seat, thing, anywhere=self.anywhere)

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They come into play."""
        for thing in things:
            await put_follower(m.g, m.seat, thing)


brings_follower = BringsFollower()
brings_follower_anywhere = BringsFollower(anywhere=True)


class BringsToCompany(Verb[MecState]):
    """A character of the hand comes into play in the company whose phase it is, whatever site that is at: ``event(
    WE_HAVE_COME_TO_KILL, during="site", target=in_hand(is_character), do=brings_to_company)``. What would break a rule
    of composition does not happen (MEC-066)."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """A character that may be in such a company there."""
        company = current(m.g)
        if company is None or facts(m.g, thing).type != "character" or facts(m.g, thing).avatar:
            return NO_TARGET
        if why_not_together(m.g, [*company.members, thing], company.site, m.seat):
            return "composition"
        return why_not_enter(m.g, m.seat, thing)

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They join the company under general influence."""
        for thing in things:
            company = current(m.g)
            if company is not None:
                await put_character(m.g, thing, m.seat, company, company.site)


brings_to_company = BringsToCompany()

# -- modes -------------------------------------------------------------------------------------------------------------


def ringwraith_mode(code: str) -> None:
    """A mode card: played on your Ringwraith at a Darkhaven, in place of another mode (MEC-033); in a later
    organization phase at a Darkhaven it is discarded, and the followers of the Ringwraith with it (MEC-037)."""
    permanent(code, on=avatar(at_haven), during="organization", then=own(_ends_other_modes, told="ends other modes"))
    required(code, begins("organization"), condition=_is_home_again, do=own(_ends, told="ends with its followers"))


async def _ends_other_modes(m: Now) -> None:
    others = [card for card in m.g.pieces[m.target].attachments if card != m.me and facts(m.g, card).title in MODES]
    await leaving.discard(m.g, others, m.me)


@told("its Ringwraith is at a Darkhaven")
def _is_home_again(m: Now) -> bool:
    company = company_of(m.g, m.me)
    return company is not None and is_at_haven(m.g, company)


async def _ends(m: Now) -> None:
    """The mode is over, and those who follow the Ringwraith leave it."""
    led = [card for card in followers(m.g, m.g.pieces[m.me].host) if is_ringwraith(m.g, card)]
    await leaving.discard(m.g, [m.me, *led], m.me)
