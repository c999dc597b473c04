"""What an attack is worth now: strikes, prowess, body; whether it is detainment; how strong a target is."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.kit.moment import worth
from desktop_app.games.kit.reading import Term
from desktop_app.games.meccg.reading.companies import BIG_RACES, company_by_id
from desktop_app.games.meccg.reading.current_attack import defenders
from desktop_app.games.meccg.reading.movement import type_of_region
from desktop_app.games.meccg.reading.numbers import READING, item_works, kept_to_maximum, number
from desktop_app.games.meccg.reading.queries import FACTS, facts, is_ringwraith, is_wizard
from desktop_app.games.meccg.reading.sites import site_type
from desktop_app.games.meccg.state import Attack, Company, MecState, Strike
from desktop_app.games.meccg.vocabulary.texts import CARDS, ChangesAttacks

DARK = ("dark_domain", "dark_hold", "shadow_hold")
"""Keyed to these every attack is detainment against minions (MEC-077 to MEC-079)."""
SHADOW_RACES = ("orc", "troll", "undead", "man")
"""Whose attacks keyed to a Shadow-land are detainment against minions (MEC-080)."""
HELD_BACK = 3
NOT_TAPPING = -HELD_BACK
TAPPED, WOUNDED = -1, -2


def _changes(g: MecState, it: Attack, what: str) -> Iterator[Term]:
    """What cards in play and lasting effects do to an attack.

    Where a company attacks hazards change nothing (MEC-152), but resources its prowess and body (MEC-169).
    """
    written = CARDS.by_code(ChangesAttacks)
    sources = [card for card in READING.sources(g, written) if not it.givers or _is_resource(g.codes[card])]
    if it.card in g.codes and it.card not in g.pieces and g.codes[it.card] in written:
        sources.append(it.card)
    for card in sources:
        if READING.immune(g, it.company, g.codes[card]) or not item_works(g, card):
            continue
        m = READING.moment(g, card)
        for part in written[g.codes[card]]:
            if part.applies(m) and not READING.is_blank(g, card):
                yield Term(worth(getattr(part, what), m), card, g.codes[card])
    for effect in g.effects:
        here = not effect.targets or it.company in effect.targets
        if it.givers and not _is_resource(effect.code):
            continue
        if effect.kind == f"attack_{what}" and here and effect.group in ("", f"race:{it.race}"):
            yield Term(effect.amount, effect.source, effect.code)


def _is_resource(code: str) -> bool:
    return code in FACTS and FACTS[code].type == "resource"


def strikes(g: MecState, it: Attack) -> int:
    """How many strikes an attack has; nothing changes the number of those of a company (MEC-151)."""
    if it.givers:
        return len(it.givers)
    base = len(defenders(g, it)) if it.each else it.strikes
    found = base + it.strikes_more + sum(term.amount for term in _changes(g, it, "strikes"))
    for _ in range(it.halvings):
        found = -(-found // 2)
    return max(0, found)


def prowess_terms(g: MecState, it: Attack, strike: Strike | None = None) -> Iterator[Term]:
    """What the prowess of a strike is made of."""
    giver = strike.giver if strike is not None else ""
    if giver and giver in g.pieces:
        yield Term(number(g, giver, "prowess"), giver, g.codes[giver])
        piece = g.pieces[giver]
        taken = [WOUNDED if piece.wounded else TAPPED] if piece.wounded or piece.exhausted else []
        taken += [NOT_TAPPING] if strike is not None and strike.giver_held else []
        yield from (Term(amount, giver, g.codes[giver]) for amount in taken)
        kept = kept_to_maximum(g, giver, -sum(taken))
        if kept:
            yield Term(kept, giver, g.codes[giver])
    else:
        yield Term(it.prowess, it.card, it.code)
    yield from _changes(g, it, "prowess")
    if it.prowess_more or it.stronger:
        yield Term(it.prowess_more + it.stronger)
    if it.site:
        yield from (
            Term(each.amount, each.source, each.code)
            for each in g.effects
            if each.kind == "automatic_prowess" and it.site in each.targets and each.group == it.which
        )
    if strike is not None and strike.power:
        yield Term(strike.power)


def prowess(g: MecState, it: Attack, strike: Strike | None = None) -> int:
    """The prowess of an attack, or of one of its strikes."""
    return sum(term.amount for term in prowess_terms(g, it, strike))


def body(g: MecState, it: Attack) -> int | None:
    """The body of an attack; None for a strike that is beaten without a check (MEC-597)."""
    if it.body is None:
        return None
    return max(0, it.body + body_changes(g, it))


def body_changes(g: MecState, it: Attack) -> int:
    """What is added to the body of an attack, or of whoever gives a strike of a company's."""
    return it.body_more + sum(term.amount for term in _changes(g, it, "body"))


# -- the target --------------------------------------------------------------------------------------------------------


def target_terms(g: MecState, strike: Strike) -> Iterator[Term]:
    """What the prowess of a target against a strike is made of (MEC-586 to MEC-593)."""
    piece, code = g.pieces[strike.target], g.codes[strike.target]
    yield Term(number(g, strike.target, "prowess"), strike.target, code)
    taken = [WOUNDED if piece.wounded else TAPPED] if piece.wounded or piece.exhausted else []
    taken += [NOT_TAPPING] if strike.held else []
    yield from (Term(amount, strike.target, code) for amount in taken)
    for other in strike.supporters:
        yield Term(1, other, g.codes.get(other, ""))
    if strike.bonus:
        yield Term(strike.bonus)
    kept = kept_to_maximum(g, strike.target, -sum(taken) - min(0, strike.bonus))
    if kept:
        yield Term(kept, strike.target, code)


def target_prowess(g: MecState, strike: Strike) -> int:
    """The prowess with which a target meets a strike."""
    return sum(term.amount for term in target_terms(g, strike))


# -- detainment --------------------------------------------------------------------------------------------------------


def is_detainment(g: MecState, it: Attack, company: Company, text: str = "") -> bool:
    """Whether an attack is a detainment attack (MEC-075 to MEC-081, MEC-618 to MEC-620).

    ``text`` is against which companies the text of its card makes it one: "always", "covert", "overt".
    """
    if text == "always" or text == ("overt" if it.overt else "covert"):
        return True
    if is_wizard(g, company.seat) or it.givers:
        return False
    if it.agent:
        return True
    if it.race == "nazgul":
        return not it.site
    if it.site:
        return False
    where = _dark_type(g, it)
    if where in DARK:
        return not _attacks_normally(g, it, company)
    if where == "haven":
        return True
    return where == "shadow_land" and it.race in SHADOW_RACES and not _attacks_normally(g, it, company)


def _attacks_normally(g: MecState, it: Attack, company: Company) -> bool:
    """Whether a site says that creatures played at it attack normally."""
    return it.key in ("site", "site_type") and bool(READING.granted(g, company.site, "normal_attacks"))


def _dark_type(g: MecState, it: Attack) -> str:
    """The type that an attack is keyed to; one keyed by name counts as keyed to its type (MEC-618)."""
    if it.key in ("region_type", "site_type"):
        return it.keyed
    if it.key == "region":
        return type_of_region(g, it.keyed)
    company = company_by_id(g, it.company)
    return site_type(g, company.site) if it.key == "site" and company is not None and company.site else ""


def leaves_on_body(g: MecState, card: str, result: int, body: int) -> bool:
    """Whether a body check discards a character by the number on its card, which moves as its body does (MEC-107,
    MEC-108), where nothing keeps it."""
    printed = facts(g, card)
    if printed.discard_on is None or READING.granted(g, card, "stays_on_body"):
        return False
    return result == printed.discard_on + body - (printed.body or 0)


def may_hold_trophy(g: MecState, card: str) -> bool:
    """Whether a character could take a trophy: an Orc or a Troll, no Half-orc (MEC-090, MEC-622)."""
    printed = facts(g, card)
    return printed.race in BIG_RACES and "half_orc" not in printed.keywords and not is_ringwraith(g, card)
