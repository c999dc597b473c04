"""What may be done before and after organizing: storing, transferring, taking cards of the sideboard (MEC-460 to
MEC-467)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.asking import choose_option, refuse, seat_ref
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.book.untap_phase import (
    choose_from_sideboard,
    ways_from_sideboard,
)
from desktop_app.games.meccg.events.cards import ItemGained, Stored
from desktop_app.games.meccg.reading.companies import avatar, borne, characters
from desktop_app.games.meccg.reading.numbers import READING, item_works
from desktop_app.games.meccg.reading.queries import controller, counts_as, facts, is_ally, is_item, is_trophy, side
from desktop_app.games.meccg.reading.sites import fits_place, is_haven, same_place, site_of
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.corruption import corruption_check
from desktop_app.games.meccg.verbs.entering import can_bear, settle_rest, settle_use
from desktop_app.games.meccg.verbs.leaving import hang, to_pile
from desktop_app.games.meccg.verbs.rings import AUTOMATIC_TEST, examine_ring
from desktop_app.games.meccg.verbs.turning import can_tap, tap
from desktop_app.games.meccg.vocabulary.texts import CARDS, Storing

STORABLE = "may_be_stored"
"""The permission of an event that is stored as an item is, though it is worth no more then."""


def options(g: MecState) -> list[Option]:
    """Everything of this kind that the resource player may do."""
    seat = g.active
    found = [Option("store", card) for card in storable(g, seat)]
    for bearer in characters(g, seat):
        for item in borne(g, bearer):
            if can_transfer(g, item):
                found += [Option("transfer", item, other) for other in receivers(g, item)]
    own = avatar(g, seat)
    if own and can_tap(g, own) and _from_sideboard(g, seat):
        found.append(Option("sideboard", own))
    return found


def storable(g: MecState, seat: str) -> list[str]:
    """What characters may store where they are: items at havens, and what says that it is stored (MEC-460)."""
    return [
        card
        for bearer in characters(g, seat)
        for card in g.pieces[bearer].attachments
        if g.pieces[card].controller == seat and can_store(g, card, site_of(g, bearer), seat)
    ]


def stores_in(g: MecState, seat: str, phase: str) -> list[Option]:
    """Storing in a phase other than the organization phase, where a card in play lets it."""
    written = CARDS.by_code(Storing)
    lying = [card for card in READING.sources(g, written) if item_works(g, card)]
    given = [(part, controller(g, card)) for card in lying for part in written[g.codes[card]]]
    for_all = [part for part, whose in given if not part.yours or whose == seat]
    if not any(part.phase == phase and part.side == side(g, seat) for part in for_all):
        return []
    return [Option("store", card) for card in storable(g, seat)]


def can_store(g: MecState, card: str, site: str, seat: str) -> bool:
    """Whether a card may be stored at a site."""
    return is_for_storing(g, card) and not _why_not_store(g, card, site, seat)


def is_for_storing(g: MecState, card: str) -> bool:
    """Whether a card is an item, or says that it is stored."""
    stored = facts(g, card).points_stored is not None or CARDS.permission(g.codes[card], STORABLE) is not None
    return is_item(g, card) or stored


def _why_not_store(g: MecState, card: str, site: str, seat: str) -> str:
    """No trophy is stored (MEC-095), nor The One Ring (MEC-463), and the rest only at havens or where it says so
    (MEC-460)."""
    printed = facts(g, card)
    if is_trophy(g, card):
        return "trophy_stored"
    if "the_one_ring" in printed.keywords:
        return "one_ring"
    stands = bool(site) and (is_haven(g, site, seat) or any(fits_place(g, site, place) for place in printed.stored_at))
    return "" if stands else "no_haven"


def can_transfer(g: MecState, item: str) -> bool:
    """A trophy may not be transferred (MEC-094)."""
    return not is_trophy(g, item)


def receivers(g: MecState, item: str) -> list[str]:
    """The other characters at the same site, in one company or in two (MEC-464), who may bear it (MEC-340)."""
    bearer = g.pieces[item].host
    near = [other for other in characters(g, g.active) if other != bearer and same_place(g, bearer, other)]
    return [other for other in near if can_bear(g, item, other)]


def _from_sideboard(g: MecState, seat: str) -> list[str]:
    zone = g.zones[f"sideboard:{seat}"]
    return [card for card in zone if any(each in ("resource", "character") for each in counts_as(g, card))]


WHY_NOT = {
    "trophy_stored": ("MEC-095", "store", "mec-no-trophy-stored"),
    "one_ring": ("MEC-463", "store", "mec-no-one-ring-stored"),
    "no_haven": ("MEC-460", "store", "mec-no-storing-here"),
    "trophy_given": ("MEC-094", "transfer", "mec-no-trophy-given"),
    "alone": ("MEC-464", "transfer", "mec-no-receiver"),
    "twice": ("MEC-340", "transfer", "mec-no-twice"),
}
"""Why a card is not stored, an item given to nobody."""


def refusals(g: MecState) -> list[Refusal]:
    """Why an item is not stored or not given to anybody, and why the avatar takes nothing of the sideboard."""
    seat, found = g.active, list[Refusal]()
    for bearer in characters(g, seat):
        for card in g.pieces[bearer].attachments:
            kept = _why_not_store(g, card, site_of(g, bearer), seat) if is_for_storing(g, card) else ""
            for why in (kept, _why_not_given(g, card) if is_item(g, card) else ""):
                if why:
                    rule, verb, text = WHY_NOT[why]
                    found.append(refuse(g, rule, text, verb, card))
            if is_item(g, card) and can_transfer(g, card):
                found += _not_to(g, card)
    own = avatar(g, seat)
    if own and not can_tap(g, own) and _from_sideboard(g, seat):
        found.append(refuse(g, "MEC-466", "mec-no-tapped-avatar", "sideboard", own))
    return found


def _not_to(g: MecState, item: str) -> list[Refusal]:
    """Why an item passes neither to those at another site (MEC-464) nor to an ally (MEC-659)."""
    bearer, seat = g.pieces[item].host, g.active
    away = [other for other in characters(g, seat) if not same_place(g, bearer, other)]
    allies = [card for card in g.pieces if is_ally(g, card) and g.pieces[card].controller == seat]
    return [
        *(refuse(g, "MEC-464", "mec-no-giving-afar", "transfer", item, other, host=g.ref(other)) for other in away),
        *(refuse(g, "MEC-659", "mec-no-giving-allies", "transfer", item, ally, host=g.ref(ally)) for ally in allies),
    ]


def _why_not_given(g: MecState, item: str) -> str:
    """Why an item passes to nobody: it is a trophy (MEC-094), nobody else is there (MEC-464), or none may have two."""
    if not can_transfer(g, item):
        return "trophy_given"
    if receivers(g, item):
        return ""
    bearer = g.pieces[item].host
    return "twice" if any(o != bearer and same_place(g, bearer, o) for o in characters(g, g.active)) else "alone"


async def do(g: MecState, chosen: Option) -> None:
    """One of these is done."""
    if chosen.verb == "store":
        await store(g, chosen.source)
    elif chosen.verb == "transfer":
        await transfer(g, chosen.source, chosen.target)
    else:
        await _sideboard(g, chosen.source)


async def store(g: MecState, card: str) -> None:
    """Its bearer makes a corruption check; if it succeeds the card is stored (MEC-461). A gold ring is tested at once
    instead (MEC-132, MEC-133)."""
    bearer, seat = g.pieces[card].host, g.pieces[card].controller
    site = site_of(g, bearer)
    if is_item(g, card) and not await corruption_check(g, bearer, source=card):
        return
    if card not in g.pieces or g.pieces[card].host != bearer:
        return
    g.stored[card] = facts(g, site).title if site in g.codes else ""
    if "gold_ring_item" in facts(g, card).kinds and facts(g, site).alignment == "minion":
        await examine_ring(g, card, AUTOMATIC_TEST, stores=True)
        return
    await to_pile(g, card, f"marshalling:{seat}", "mec-log-stored")
    await resolve(g, Stored(card=card, seat=seat))


async def transfer(g: MecState, item: str, to: str) -> None:
    """Its bearer makes a corruption check, and only on a success does the item change hands (MEC-465)."""
    bearer = g.pieces[item].host
    if not await corruption_check(g, bearer, source=item):
        return
    if item in g.pieces and g.pieces[item].host == bearer and to in g.pieces:
        hang(g, item, to)
        settle_use(g, item)
        settle_rest(g, bearer)
        g.say("mec-log-transfers", card=g.ref(item), host=g.ref(to))
        await resolve(g, ItemGained(card=item, who=to))


async def _sideboard(g: MecState, own: str) -> None:
    """The avatar taps: up to five resources or characters to the discard pile, or one into the play deck (MEC-466,
    MEC-467)."""
    seat = g.active
    way = await choose_option(g, seat, "mec-ask-from-sideboard", ways_from_sideboard(g, seat), source=own)
    await tap(g, [own])
    await choose_from_sideboard(g, seat, _from_sideboard(g, seat), way, "MEC-466")
    g.say("mec-log-avatar-taps", seat=seat_ref(seat), card=g.ref(own))
