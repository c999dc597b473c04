"""Who may try to influence which card of the opponent (MEC-680 to MEC-687), and why nobody else."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import refuse
from desktop_app.games.meccg.reading.companies import avatar, characters
from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.numbers import forbidden
from desktop_app.games.meccg.reading.queries import (
    facts,
    is_ally,
    is_avatar,
    is_character,
    is_follower,
    is_item,
    is_trophy,
    opponent,
)
from desktop_app.games.meccg.reading.sites import fits_place, place_name
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.turning import can_tap

WHY_NOT = {
    "first_turn": ("MEC-681", "mec-no-attempt-yet"),
    "attempted": ("MEC-682", "mec-no-second-attempt"),
    "tapped": ("MEC-680", "mec-no-tapped-attempt"),
    "new_avatar": ("MEC-684", "mec-no-new-avatar"),
    "rider": ("MEC-056", "mec-no-rider-influenced"),
    "avatar": ("MEC-683", "mec-no-avatar-influenced"),
    "elsewhere": ("MEC-685", "mec-no-influence-elsewhere"),
    "laden": ("MEC-686", "mec-no-influence-laden"),
    "mute": ("MEC-309", "mec-no-influencing"),
    "unshown": ("MEC-686", "mec-no-influence-unshown"),
}


def candidates(g: MecState, other: str) -> list[str]:
    """The characters, allies, items and factions of a player, wherever they are."""
    found: list[str] = []
    for card in characters(g, other):
        borne = [each for each in g.pieces[card].attachments if is_ally(g, each) or is_item(g, each)]
        found += [card, *(each for each in borne if not is_trophy(g, each))]
    return found + [card for card in g.zones[f"marshalling:{other}"] if card in g.pieces]


def why_not_target(g: MecState, other: str, target: str, site: str) -> str:
    """Why a card of a player may not be influenced from a site: neither an avatar nor what it controls (MEC-683), no
    Ringwraith at all (MEC-056), only from its own site or where a faction is playable (MEC-685), no item with a
    permanent-event on it (MEC-686); "" if it may."""
    if not is_character(g, target) and g.pieces[target].host not in g.pieces:
        return "" if any(fits_place(g, site, place) for place in facts(g, target).playable_at) else "elsewhere"
    own = avatar(g, other)
    holder = target if is_character(g, target) else g.pieces[target].host
    if holder == target and is_follower(g, target):
        return "rider"
    if holder == own or (holder == target and g.pieces[target].follows == own != ""):
        return "avatar"
    if place_name(g, holder) != facts(g, site).title:
        return "elsewhere"
    return "laden" if is_item(g, target) and g.pieces[target].attachments else ""


def targets_at(g: MecState, other: str, site: str) -> list[str]:
    """The cards of a player that may be influenced from a site."""
    return [card for card in candidates(g, other) if not why_not_target(g, other, card, site)]


def identical(g: MecState, seat: str, target: str) -> list[str]:
    """The cards in hand that may be revealed for a target: the same, a manifestation of it, the same resource in its
    opposite version (MEC-143, MEC-144, MEC-687)."""
    wanted = facts(g, target)
    return [card for card in g.zones[f"hand:{seat}"] if _is_alike(facts(g, card), wanted)]


def _is_alike(shown: CardFacts, wanted: CardFacts) -> bool:
    """Whether a card is the same as another: of the same name, or of one entity, of whatever type (MEC-006)."""
    if shown.type == wanted.type:
        return wanted.entity == shown.entity or wanted.title == shown.title
    return wanted.unique and wanted.entity == shown.entity


def _why_nobody(g: MecState, seat: str) -> str:
    """Why a player makes no attempt now: none in the first turn (MEC-681), one a turn and none beside an attack on a
    company (MEC-682)."""
    if g.turns.get(seat, 0) < 2:
        return "first_turn"
    return "attempted" if g.attempted or g.attacked else ""


def _why_not_he(g: MecState, who: str) -> str:
    """Why this character makes none: he taps for it (MEC-680), no avatar does that has just come (MEC-684), nor whom
    something forbids to influence anybody (MEC-309)."""
    if not can_tap(g, who):
        return "tapped"
    if forbidden(g, "influence", who):
        return "mute"
    return "new_avatar" if is_avatar(g, who) and g.pieces[who].since == g.round else ""


def options(g: MecState, company: Company) -> list[Option]:
    """Every influence attempt against a card of the opponent, with the card that may be revealed as a detail ("" for
    none)."""
    seat = company.seat
    if not company.entered or _why_nobody(g, seat):
        return []
    able = [who for who in company.members if not _why_not_he(g, who)]
    aims = targets_at(g, opponent(g, seat), company.site) if able else []
    found: list[Option] = []
    for who in able:
        for target in aims:
            if not is_item(g, target):
                found.append(Option("influence", who, target))
            found += [_revealing(g, who, target, card) for card in identical(g, seat, target)]
    return found


def _revealing(g: MecState, who: str, target: str, shown: str) -> Option:
    """An attempt with a card of the hand revealed, in words."""
    label = message("mec-verb-influence-with", card=g.ref(who), host=g.ref(target), shown=g.ref(shown))
    return Option("influence", who, target, shown, label)


def refusals(g: MecState, company: Company) -> list[Refusal]:
    """Why each other card of the opponent may not be influenced by a character of the company."""
    other = opponent(g, company.seat)
    found: list[Refusal] = []
    for target in candidates(g, other):
        aimed = why_not_target(g, other, target, company.site)
        if not aimed and is_item(g, target) and not identical(g, company.seat, target):
            aimed = "unshown"
        for who in company.members:
            why = aimed or _why_nobody(g, company.seat) or _why_not_he(g, who)
            if why:
                rule, text = WHY_NOT[why]
                found.append(refuse(g, rule, text, "influence", who, target, host=g.ref(target)))
    return found
