"""What the texts do. A verb acts on what was chosen, or ``.on(...)`` something; ``happens`` words act on no card."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.meccg.book.going_back import send_back
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.events.cards import Stored
from desktop_app.games.meccg.reading import queries, sites
from desktop_app.games.meccg.reading.companies import company_by_id, company_of, current
from desktop_app.games.meccg.reading.movement import moving
from desktop_app.games.meccg.reading.numbers import forbidden
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs import entering, leaving, piles, turning
from desktop_app.games.meccg.verbs.companies import characters_of
from desktop_app.games.meccg.vocabulary.bases import OnThings
from desktop_app.games.meccg.vocabulary.texts import Now

# -- cards turn and leave ----------------------------------------------------------------------------------------------

tap = OnThings("tap", lambda m, cards: turning.tap(m.g, cards, m.me), lambda m, c: turning.can_tap(m.g, c))


def _may_untap(m: Now, card: str) -> bool:
    """Whether it can untap; in a company's movement/hazard phase no card of another one untaps a site (MEC-492)."""
    mine, phase_of = company_of(m.g, m.me), current(m.g)
    elsewhere = m.g.phase == "movement" and mine is not None and mine is not phase_of
    return turning.can_untap(m.g, card) and not (elsewhere and queries.facts(m.g, card).type == "site")


def _why_no_untap(m: Now, card: str) -> str:
    if card not in m.g.pieces or not m.g.pieces[card].exhausted:
        return "upright"
    return "no_untap" if forbidden(m.g, "untap", card) else ""


untap = OnThings("untap", lambda m, cards: turning.untap(m.g, cards, m.me), _may_untap, why=_why_no_untap)


async def _wound(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        await turning.wound(m.g, card, m.me)


wound = OnThings("wound", _wound, lambda m, card: not m.g.pieces[card].wounded)
"""Wounds without a body check."""


def heal(*, upright: bool = False) -> OnThings:
    """Heals to tapped, or ``heal(upright=True)`` to untapped."""

    async def run(m: Now, cards: Sequence[str]) -> None:
        for card in cards:
            await turning.heal(m.g, card, m.me, upright=upright)

    return OnThings(
        "heal", run, lambda m, c: m.g.pieces[c].wounded and not forbidden(m.g, "heal", c), {"upright": upright}
    )


def _may_leave(m: Now, card: str) -> bool:
    """Whether a card is none that has to stay: a site card leaves play as the companies leave it (MEC-452, MEC-534)."""
    return queries.facts(m.g, card).type != "site"


discard = OnThings("discard", lambda m, cards: leaving.discard(m.g, cards, m.me), _may_leave)
"""Discards cards in play."""
return_to_hand = OnThings("return to hand", lambda m, cards: leaving.to_hand(m.g, cards, m.me), _may_leave)
"""Cards in play go back to their owners' hands."""


eliminate = OnThings("eliminate", lambda m, cards: leaving.eliminate_together(m.g, cards, m.me), _may_leave)


async def _enter(m: Now, things: Sequence[str]) -> None:
    for thing in things:
        company = company_by_id(m.g, thing)
        if company is not None or thing in m.g.seats:
            await entering.put_before(m.g, m.me, m.seat, company.id if company is not None else "")
        else:
            await entering.put_on(m.g, m.me, m.seat, thing)


def _may_enter(m: Now, thing: str) -> bool:
    """Whether nothing of its kind is there that cannot be beside it: it may be since it was declared (MEC-336,
    MEC-340)."""
    host = thing if thing in m.g.pieces else ""
    return not entering.why_not_unique(m.g, m.me) and not entering.why_not_twice(
        m.g, m.me, host, company_by_id(m.g, thing)
    )


def _may_enter_company(m: Now, card: str) -> bool:
    company = company_of(m.g, card)
    return company is not None and _may_enter(m, company.id)


enters = OnThings("enters", _enter, _may_enter)
"""The event being played comes into play on a card, on a company (its id) or before its player (a seat)."""


async def _enter_company(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        company = company_of(m.g, card)
        if company is not None:
            await entering.put_before(m.g, m.me, m.seat, company.id)


enters_on_company = OnThings("enters on company", _enter_company, _may_enter_company)
"""It comes into play on the company of the character that was chosen."""


async def _store(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        m.g.stored[card] = sites.place_name(m.g, card)
        await leaving.to_pile(m.g, card, f"marshalling:{m.seat}", "mec-log-stored", m.me)
        await resolve(m.g, Stored(card=card, seat=m.seat))


stored = OnThings("stored", _store)
"""Goes to its player's marshalling point pile."""


# -- lasting effects ---------------------------------------------------------------------------------------------------


def _group(m: Now, things: Sequence[str]) -> str:
    """On a company an effect lasts on its characters too, on those who join it later as well (MEC-455)."""
    company = company_by_id(m.g, things[0]) if len(things) == 1 else None
    return characters_of(company) if company is not None else ""


def modify(until: str = "turn", **changes: Amount) -> OnThings:
    """``modify(prowess=1, body=1)``: until the end of the "turn", "attack" or "phase"; numbers are "prowess", "body",
    "influence", "mind", "check" (corruption checks), "hazard_limit" of a company; on a company its characters'."""

    async def run(m: Now, things: Sequence[str]) -> None:
        for name, amount in changes.items():
            m.g.effects.append(Effect(name, worth(amount, m), list(things), _group(m, things), until, m.me, m.code))

    return OnThings("modify", run, told_with={"changes": tuple(changes.items()), "until": until})


def gains(what: str, until: str = "turn") -> OnThings:
    """``gains("cannot:untap")``, ``gains("skill:scout")``, ``gains("keyword:leader")``, ``gains("no_creatures")`` (of a
    company): an effect of that kind lasts on it."""

    async def run(m: Now, things: Sequence[str]) -> None:
        m.g.effects.append(Effect(what, 0, list(things), _group(m, things), until, m.me, m.code))

    return OnThings("gains", run, told_with={"what": what, "until": until})


def becomes(site_type: str, until: str = "turn") -> OnThings:
    """A site counts as one of another type: ``becomes("shadow_hold").on(its_site)``."""
    return gains(f"site_type:{site_type}", until)


# -- cards and piles ---------------------------------------------------------------------------------------------------


def draw(count: Amount = 1) -> OnThings:
    """``draw(2).on(you)``"""

    async def run(m: Now, seats: Sequence[str]) -> None:
        for seat in seats:
            await piles.draw(m.g, seat, worth(count, m))

    return OnThings("draw", run, told_with={"count": count})


async def _to_deck(m: Now, cards: Sequence[str]) -> None:
    """Everybody reads how many; which ones their owner alone."""
    for card in cards:
        m.g.move(card, f"deck:{m.g.owners[card]}")
    for seat in m.g.seats:
        theirs = [card for card in cards if m.g.owners[card] == seat]
        if theirs:
            piles.tell_shuffled_in(m.g, seat, theirs)
            await piles.shuffle_deck(m.g, seat)


into_play_deck = OnThings("into play deck", _to_deck, lambda m, card: card not in m.g.pieces, anywhere=True)
"""Cards of a hand, discard pile or sideboard are shuffled into the play deck."""


async def _to_hand(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        m.g.move(card, f"hand:{m.g.owners[card]}")
    for seat in m.g.seats:
        piles.tell_taken_back(m.g, seat, [card for card in cards if m.g.owners[card] == seat])


into_hand = OnThings("into hand", _to_hand, lambda m, card: card not in m.g.pieces, anywhere=True)
"""Cards of a pile come to the hand."""


# -- companies ---------------------------------------------------------------------------------------------------------


def more_hazards(amount: Amount) -> Happens[MecState]:
    """The hazard limit against the company in its movement/hazard phase changes: ``more_hazards(-1)``."""

    async def run(m: Now) -> None:
        company = current(m.g)
        if company is not None:
            m.g.effects.append(Effect("hazard_limit", worth(amount, m), [company.id], "", "turn", m.me, m.code))

    return happens(run, lambda m: current(m.g) is not None, told="more hazards", amount=amount)


async def _send_back(m: Now, companies: Sequence[str]) -> None:
    for id in companies:
        company = company_by_id(m.g, id)
        if company is not None:
            await send_back(m.g, company)


returns_to_origin = OnThings(
    "returns to origin", _send_back, lambda m, id: (c := moving(m.g)) is not None and c.id == id and not m.g.attacks
)
"""A moving company returns to its site of origin (MEC-536): ``returns_to_origin.on(this_company)``."""
