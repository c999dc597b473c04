"""Creatures on guard: which of them are revealed when a company enters its site, and attack it."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card, refuse, seat_ref
from desktop_app.games.meccg.book.attack import prepare
from desktop_app.games.meccg.book.playing import has_no_effect
from desktop_app.games.meccg.reading.keying import faces_no_creatures, site_keyings
from desktop_app.games.meccg.reading.queries import facts, hazard_player
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.state import Attack, Company, MecState
from desktop_app.games.meccg.verbs.entering import why_not_required, why_not_unique


async def reveal_creatures(g: MecState, company: Company) -> list[str]:
    """Creatures that can be keyed to the site are revealed, where there is an automatic-attack (MEC-524); answers
    their cards, which wait to attack. A company that has joined another may have several on guard."""
    found: list[str] = []
    while automatic_attacks(g, company) and (able := [c for c in company.on_guard if _is_able(g, company, c)]):
        chosen = await choose_card(
            g,
            hazard_player(g),
            "mec-ask-guard-creature",
            able,
            may=True,
            refusals=lambda: [
                refuse(g, "MEC-524", "mec-no-guard-unkeyed", "choose", card)
                for card in company.on_guard
                if not _is_keyed(g, company, card)
            ],
        )
        if not chosen:
            break
        company.on_guard.remove(chosen)
        g.move(chosen, "attacking")
        g.say("mec-log-guard-revealed", card=g.ref(chosen), seat=seat_ref(hazard_player(g)))
        found.append(chosen)
    return found


def _is_able(g: MecState, company: Company, card: str) -> bool:
    """Whether a creature on guard can be revealed: it is played then, with all that keeps it from being played."""
    seat = hazard_player(g)
    if not _is_keyed(g, company, card):
        return False
    if faces_no_creatures(g, company) or has_no_effect(g, seat, card):
        return False
    return not why_not_unique(g, card) and not why_not_required(g, seat, card)


def _is_keyed(g: MecState, company: Company, card: str) -> bool:
    """Whether a card on guard is a creature that can be keyed to the site."""
    return "creature" in facts(g, card).kinds and bool(site_keyings(g, card, company.site))


def creature_attacks(g: MecState, company: Company, card: str) -> bool:
    """A creature that lay on guard attacks, keyed to the site; answers whether it does: an attack before its own may
    have ended its key (MEC-517)."""
    keyed = site_keyings(g, card, company.site)
    if not keyed:
        g.say("mec-log-no-effect", card=g.ref(card))
        g.move(card, f"discard:{g.owners[card]}")
        return False
    kind, what = keyed[0]
    printed = facts(g, card).attacks
    which = printed[0]
    it = Attack(
        company.id,
        hazard_player(g),
        *which.faced,
        card=card,
        code=g.codes[card],
        key=kind,
        keyed=what,
        left=len(printed) - 1,
    )
    prepare(g, company, which, it)
    return True
