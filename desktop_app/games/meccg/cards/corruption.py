"""Corruption cards, and what else lies on characters and can be shaken off by a roll."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.deeds import Own
from desktop_app.games.meccg.reading import companies
from desktop_app.games.meccg.reading.companies import borne
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.corruption import corruption_check
from desktop_app.games.meccg.vocabulary.abilities import (
    adds,
    cannot_be_duplicated,
    constant,
    corruption_card,
    corruption_event,
    discarded_when,
    forbids,
    permanent,
    permits,
    removable,
    required,
)
from desktop_app.games.meccg.vocabulary.bearer_words import hosts_company
from desktop_app.games.meccg.vocabulary.card_conditions import bearing, in_company_of, kind, mind_at_most, minion, race
from desktop_app.games.meccg.vocabulary.card_triggers import turn_of_bearer_ends
from desktop_app.games.meccg.vocabulary.card_words import counts
from desktop_app.games.meccg.vocabulary.check_verbs import check_corruption
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.groups import company_member, host, item, my_company
from desktop_app.games.meccg.vocabulary.naming import names_of_target
from desktop_app.games.meccg.vocabulary.ring_words import bearing_ring, ring_check, rings_of_target
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import gains_item, its_phase_ends

ALONE_AND_UNADVISED = "AS-24"
COVETOUS_THOUGHTS = "LE-107"
FOOLISH_WORDS = "LE-112"
LURE_OF_EXPEDIENCE = "LE-122"
LURE_OF_NATURE = "LE-123"
REBEL_TALK = "LE-132"
DRAGON_SICKNESS = "TD-18"
RINGS_BETRAYAL = "TW-99"
plain = ~race("wizard", "ringwraith")
WHICH_ITEM = "mec-ask-which-item"

# -- checks that come again and again ----------------------------------------------------------------------------------


def _checks(count: Callable[[Now], int]) -> Own[MecState]:
    """The bearer makes so many corruption checks, one after the other."""

    async def run(m: Now) -> None:
        for _ in range(count(m)):
            if host.all(m):
                await check_corruption().on(host).perform(m)

    return own(run, told="makes a corruption check for each", could=lambda m: count(m) > 0)


def _regions(m: Now) -> int:
    company = hosts_company(m)
    return len(company.path) if company is not None and company.moved else 0


def _wildernesses(m: Now) -> int:
    company = hosts_company(m)
    return company.path.count("wilderness") if company is not None and company.moved else 0


corruption_card(ALONE_AND_UNADVISED, on=company_member(plain, in_company_of(3)), above=6)
required(ALONE_AND_UNADVISED, its_phase_ends("movement"), do=_checks(_regions))
constant(ALONE_AND_UNADVISED, on=host, check=counts(my_company))
discarded_when(ALONE_AND_UNADVISED, lambda m: len(my_company.all(m)) >= 4)
cannot_be_duplicated(ALONE_AND_UNADVISED, "host")

corruption_card(LURE_OF_NATURE, on=company_member(~race("hobbit", "dwarf", "orc", "ringwraith")), above=4)
required(LURE_OF_NATURE, its_phase_ends("movement"), do=_checks(_wildernesses))
cannot_be_duplicated(LURE_OF_NATURE, "host")

corruption_card(LURE_OF_EXPEDIENCE, on=company_member(plain, ~race("hobbit")), above=5)
required(LURE_OF_EXPEDIENCE, gains_item(my_company), do=check_corruption().on(host))
cannot_be_duplicated(LURE_OF_EXPEDIENCE, "host")


async def _covets(m: Now) -> None:
    """A check for every item of the company that he does not bear, each modified by the item's corruption points, in
    the order of the resource player (MEC-720)."""
    bearer = m.g.pieces[m.me].host
    company = companies.company_of(m.g, bearer)
    members = company.members if company is not None else []
    left = [each for other in members if other != bearer for each in borne(m.g, other)]
    while left and bearer in m.g.pieces and m.me in m.g.pieces:
        weights = {number(m.g, each, "corruption") for each in left}
        item = left[0] if len(weights) == 1 else await choose_card(m.g, m.g.active, WHICH_ITEM, left, source=m.me)
        left.remove(item)
        await corruption_check(m.g, bearer, -number(m.g, item, "corruption"), m.me)
        left = [each for each in left if each in m.g.pieces]


corruption_card(COVETOUS_THOUGHTS, on=company_member(minion), above=5)
required(
    COVETOUS_THOUGHTS, turn_of_bearer_ends, do=own(_covets, told="makes a corruption check for each item of others")
)
cannot_be_duplicated(COVETOUS_THOUGHTS, "host")

# -- words and talk ----------------------------------------------------------------------------------------------------

permanent(FOOLISH_WORDS, on=company_member, during="movement")
permits(FOOLISH_WORDS, "guards_resource")
permits(FOOLISH_WORDS, "guards_influence")
adds(FOOLISH_WORDS, "influence_by", -4, lambda m: m.target == m.g.pieces[m.me].host)
removable(FOOLISH_WORDS, 7)
cannot_be_duplicated(FOOLISH_WORDS, "host")


async def _rebels(m: Now) -> None:
    """A follower has no controller any more (MEC-440)."""
    piece = m.g.pieces.get(m.target)
    if piece is not None and piece.follows:
        piece.follows, piece.loose = "", True


permanent(
    REBEL_TALK,
    on=company_member(plain, mind_at_most(7)),
    during="movement",
    then=own(_rebels, told="cannot be controlled by direct influence"),
)
forbids(REBEL_TALK, "follow", host)
removable(REBEL_TALK, 7, taps=False)
permits(REBEL_TALK, "guards_resource")
cannot_be_duplicated(REBEL_TALK, "host")

# -- short ones --------------------------------------------------------------------------------------------------------

corruption_event(
    DRAGON_SICKNESS,
    on=company_member(bearing(item(kind("major_item", "greater_item")))),
    do=check_corruption(-1),
)


async def _betrays(m: Now) -> None:
    """A failed check costs the ring and not its bearer."""
    await ring_check(m, -2)


names_of_target(RINGS_BETRAYAL, rings_of_target, "mec-ask-which-ring")
corruption_event(RINGS_BETRAYAL, on=company_member(bearing_ring), do=own(_betrays, told="the ring betrays"))
