"""Cards tap, untap, are wounded and heal (MEC-313 to MEC-318)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.games.meccg.book.ladder import resolve, resolve_together
from desktop_app.games.meccg.events.cards import Healed, Tapped, Untapped, Wounded
from desktop_app.games.meccg.reading.numbers import forbidden
from desktop_app.games.meccg.reading.queries import facts, is_untapped
from desktop_app.games.meccg.state import MecState


def can_tap(g: MecState, card: str) -> bool:
    """Only an untapped card can tap (MEC-314)."""
    return is_untapped(g, card) and not forbidden(g, "tap", card)


def can_untap(g: MecState, card: str) -> bool:
    """Only a tapped card can untap (MEC-315), unless something forbids it (MEC-420)."""
    piece = g.pieces.get(card)
    return piece is not None and piece.exhausted and not forbidden(g, "untap", card)


async def tap(g: MecState, cards: Sequence[str], source: str = "") -> None:
    """Cards tap; those that cannot, or may not, stay as they are. What lies on them does not tap (MEC-318)."""
    events = [Tapped(card=card, source=source) for card in cards if can_tap(g, card) and not _is_kept(g, card, source)]
    await resolve_together(g, [(event, partial(_tap, g, event.card)) for event in events])


def _is_kept(g: MecState, card: str, source: str) -> bool:
    """Whether no hazard may tap this site of a company, which it leaves or comes to."""
    if source not in g.codes or facts(g, source).type != "hazard" or facts(g, card).type != "site":
        return False
    there = [company for company in g.companies if card in (company.site, company.origin)]
    return any(forbidden(g, "tap_site", member) for company in there for member in company.members)


def _tap(g: MecState, card: str) -> None:
    if is_untapped(g, card):
        g.pieces[card].exhausted = True
        g.say("mec-log-taps", card=g.ref(card))


async def untap(g: MecState, cards: Sequence[str], source: str = "") -> None:
    """Cards untap that can."""
    events = [Untapped(card=card, source=source) for card in cards if can_untap(g, card)]
    await resolve_together(g, [(event, partial(_untap, g, event.card)) for event in events])


def _untap(g: MecState, card: str) -> None:
    if card in g.pieces:
        g.pieces[card].exhausted = False
        g.say("mec-log-untaps", card=g.ref(card))


async def wound(g: MecState, card: str, source: str = "") -> bool:
    """A character is wounded; answers whether it was."""

    def happen() -> None:
        if card in g.pieces:
            g.pieces[card].wounded, g.pieces[card].exhausted = True, False
            g.say("mec-log-wounded", card=g.ref(card))

    return await resolve(g, Wounded(card=card, source=source), happen)


async def heal(g: MecState, card: str, source: str = "", *, upright: bool = False) -> None:
    """A wounded character heals to tapped (MEC-317), or with ``upright`` to untapped if he may untap (MEC-420)."""
    if card in g.pieces and g.pieces[card].wounded and not forbidden(g, "heal", card):

        def happen() -> None:
            tapped = not upright or bool(forbidden(g, "untap", card))
            g.pieces[card].wounded, g.pieces[card].exhausted = False, tapped
            g.say("mec-log-healed", card=g.ref(card))

        await resolve(g, Healed(card=card, source=source), happen)
