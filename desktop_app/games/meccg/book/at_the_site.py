"""What a company plays at a site it has entered: items, allies, factions, one more minor item; influence on the
opponent (MEC-551 to MEC-565, MEC-680 to MEC-694)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.book import influencing, on_guard, whom_to_influence
from desktop_app.games.meccg.book.chain import RESOLVERS, declare
from desktop_app.games.meccg.book.offering import refused
from desktop_app.games.meccg.reading.companies import current
from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.queries import facts, is_item_card, is_turned, of_the_other_side, side
from desktop_app.games.meccg.reading.sites import fits_place, has_hoard
from desktop_app.games.meccg.state import Declared, MecState
from desktop_app.games.meccg.verbs.entering import put_faction, put_on, why_not_enter
from desktop_app.games.meccg.verbs.turning import can_tap, tap
from desktop_app.games.meccg.vocabulary.ring_words import RINGS
from desktop_app.games.meccg.vocabulary.texts import CARDS

GOODS = {"minor_item": "minor", "major_item": "major", "greater_item": "greater", "gold_ring_item": "gold_ring"}
PLAYED = ("ally", "faction", *GOODS, "special_item")
"""Special rings come into play after a test alone (MEC-660)."""


def is_for_a_site(printed: CardFacts) -> bool:
    """Whether a card is an item, an ally or a faction."""
    return any(kind in PLAYED for kind in printed.kinds)


def is_special_ring(printed: CardFacts) -> bool:
    """Whether an item comes into play after the test of a gold ring alone (MEC-660)."""
    return any(ring in printed.keywords for ring in RINGS) and "gold_ring_item" not in printed.kinds


def why_not_here(g: MecState, seat: str, card: str) -> str:
    """Why an item, ally or faction cannot be played by the company at its site: a reason id, or ""."""
    company, printed = current(g), facts(g, card)
    if company is None or g.phase != "site" or not company.entered or not company.site:
        return "not_entered"
    if not _own(g, seat, printed):
        return of_the_other_side(printed)
    if is_special_ring(printed):
        return "untested"
    extra = _as_extra(g, printed)
    if not (suits(g, card, company.site) if extra else is_playable_at(g, card, company.site)):
        if "hoard_item" in printed.keywords and not has_hoard(g, company.site):
            return "no_hoard"
        return "not_playable" if is_item_card(printed) else "not_here"
    if not extra and g.pieces[company.site].exhausted and not _even_tapped(g, printed, company.site):
        return "site_tapped"
    return why_not_enter(g, seat, card) or _why_nobody(g, card)


def _why_nobody(g: MecState, card: str) -> str:
    """Why no character of the company can tap for a card: none is untapped, or it may come to none of them."""
    company = current(g)
    able = _untapped(g, card)
    reasons = [why_not_enter(g, company.seat, card, each) for each in able] if company is not None else []
    return "no_tapper" if not reasons else "" if "" in reasons else reasons[0]


def _own(g: MecState, seat: str, printed: CardFacts) -> bool:
    """One's own alignment; items of the other may be used as well (MEC-134, MEC-135)."""
    return is_item_card(printed) or printed.alignment in (side(g, seat), "dual", "neutral")


def _as_extra(g: MecState, printed: CardFacts) -> bool:
    """Whether it may be played right after another resource has tapped the site: one more minor item (MEC-564), at an
    Under-deeps site any item playable there (MEC-565)."""
    company = current(g)
    if company is None or g.extra_item != company.id:
        return False
    if "minor_item" in printed.kinds:
        return True
    return facts(g, company.site).under_deeps and site_offers(g, printed, company.site)


def is_playable_at(g: MecState, card: str, site: str) -> bool:
    """Whether a site is one where a card is playable, tapped or not (MEC-551, MEC-556)."""
    printed = facts(g, card)
    if not suits(g, card, site):
        return False
    if not is_item_card(printed) or "special_item" in printed.kinds:
        return bool(printed.playable_at)
    return site_offers(g, printed, site)


def suits(g: MecState, card: str, site: str) -> bool:
    """Whether a site is one of those that a card names, if it names any, with a hoard for what is of one (MEC-557)."""
    printed = facts(g, card)
    if printed.playable_at and not any(fits_place(g, site, place) for place in printed.playable_at):
        return False
    return "hoard_item" not in printed.keywords or has_hoard(g, site)


def site_offers(g: MecState, printed: CardFacts, site: str) -> bool:
    """Whether a site lists the kind of an item, with whatever restricts it there (MEC-556)."""
    here = facts(g, site)
    for kind in printed.kinds:
        goods = GOODS.get(kind, "")
        if goods and (goods in here.playable or goods in READING.granted(g, site, "offers")):
            only = here.playable_only.get(goods, ())
            if not only or any(word in (printed.title, printed.alignment, *printed.keywords) for word in only):
                return True
    return False


def _even_tapped(g: MecState, printed: CardFacts, site: str) -> bool:
    return any(place.even_tapped and fits_place(g, site, place) for place in printed.playable_at)


def tappers(g: MecState, card: str) -> list[str]:
    """The characters of the company that could tap to play a card (MEC-551)."""
    company = current(g)
    if company is None:
        return []
    return [each for each in _untapped(g, card) if not why_not_enter(g, company.seat, card, each)]


def _untapped(g: MecState, card: str) -> list[str]:
    """The characters of the company that can tap and may influence, where the card needs it."""
    company, printed = current(g), facts(g, card)
    able = [each for each in company.members if can_tap(g, each)] if company is not None else []
    if "ally" in printed.kinds or "faction" in printed.kinds:
        able = [each for each in able if not READING.forbidden(g, "influence", each)]
    return able


def options(g: MecState) -> list[Option]:
    """Every item, ally and faction that may be played now by whom, and every influence attempt on the opponent."""
    company = current(g)
    if company is None:
        return []
    found = [
        Option("acquire", card, tapper)
        for card in g.zones[f"hand:{company.seat}"]
        if is_for_a_site(facts(g, card)) and not why_not_here(g, company.seat, card)
        for tapper in tappers(g, card)
    ]
    return [*found, *whom_to_influence.options(g, company)]


def refusals(g: MecState) -> list[Refusal]:
    """Why each other item, ally and faction of the hand cannot be played, nor more of the opponent be influenced."""
    company = current(g)
    if company is None:
        return []
    found: list[Refusal] = []
    for card in g.zones[f"hand:{company.seat}"]:
        if is_for_a_site(facts(g, card)):
            why = why_not_here(g, company.seat, card)
            if why:
                found += refused(g, why, "acquire", card)
    return [*found, *whom_to_influence.refusals(g, company)]


async def do(g: MecState, chosen: Option) -> None:
    """One of these is declared."""
    if chosen.verb == "acquire":
        await acquire(g, chosen.source, chosen.target)
    else:
        await influencing.attempt(g, chosen)


async def acquire(g: MecState, card: str, who: str) -> None:
    """A resource is played with a character, who taps as it is declared (MEC-552); before it resolves the hazard
    player may reveal a card on guard (MEC-526)."""
    company = current(g)
    assert company is not None
    seat, printed = company.seat, facts(g, card)
    kind = "faction" if "faction" in printed.kinds else "ally" if "ally" in printed.kinds else "item"
    extra = _as_extra(g, printed)
    g.say("mec-log-acquires", seat=seat_ref(seat), card=g.ref(card), host=g.ref(who))
    it = Declared(
        kind, seat, card, g.codes[card], target=who, data={"site": company.site, "extra": "yes" if extra else ""}
    )
    g.move(card, "resolving")
    await tap(g, [who])
    if not extra and would_tap(g, it.code, company.site):
        await on_guard.reveal_at_resource(g, company)
    elif kind == "faction":
        await on_guard.reveal_at_influence(g, company)
    await declare(g, it)


async def resolve_item(g: MecState, it: Declared) -> None:
    """An item or ally comes under the control of who tapped for it, and the site taps (MEC-552, MEC-558)."""
    seat = it.seat
    if not _still_playable(g, it) or why_not_enter(g, seat, it.card, it.target):
        _fails(g, it)
        return
    await put_on(g, it.card, seat, it.target)
    await site_taps(g, it)


async def resolve_faction(g: MecState, it: Declared) -> None:
    """A faction comes into play if the influence check exceeds its number, else it is discarded (MEC-561, MEC-563)."""
    if not _still_playable(g, it) or why_not_enter(g, it.seat, it.card):
        _fails(g, it)
        return
    if not await influencing.faction_check(g, it.card, it.target):
        _fails(g, it)
        return
    await put_faction(g, it.card, it.seat)
    await site_taps(g, it)


def _still_playable(g: MecState, it: Declared) -> bool:
    """Whether who tapped for it is still there and tapped, and the site still one where the card is playable, and
    untapped if it must be: an answer may have changed it (MEC-551, MEC-703)."""
    if not is_turned(g, it.target):
        return False
    site, extra = it.data.get("site", ""), bool(it.data.get("extra"))
    if site not in g.pieces or not (suits(g, it.card, site) if extra else is_playable_at(g, it.card, site)):
        return False
    return extra or not g.pieces[site].exhausted or _even_tapped(g, facts(g, it.card), site)


def _fails(g: MecState, it: Declared) -> None:
    g.say("mec-log-no-effect", card=g.ref(it.card))
    if g.home[it.card] == "resolving":
        g.move(it.card, f"discard:{g.owners[it.card]}")


async def site_taps(g: MecState, it: Declared) -> None:
    """What was played successfully taps the site; one more minor item may follow at once (MEC-564)."""
    site = it.data.get("site", "")
    company = current(g)
    if site not in g.pieces or it.data.get("extra") or company is None or not would_tap(g, it.code, site):
        g.extra_item = ""
        return
    await tap(g, [site])
    g.extra_item = company.id


def would_tap(g: MecState, code: str, site: str) -> bool:
    """Whether a resource that is played at a site would tap it: not one that says otherwise, nor where it is tapped."""
    spared = CARDS.permission(code, "spares_site") is not None or READING.granted(g, site, "never_taps")
    return not spared and not g.pieces[site].exhausted


RESOLVERS["item"] = resolve_item
RESOLVERS["ally"] = resolve_item
RESOLVERS["faction"] = resolve_faction
