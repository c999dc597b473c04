"""What a seat may do, and why not the rest."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.answering import ANSWERED
from desktop_app.games.kit.asking import refuse
from desktop_app.games.lotr_lcg.book import costs
from desktop_app.games.lotr_lcg.book.playing import (
    ACTIONS,
    ACTIONS_FROM,
    PERMITS,
    hosts,
    hosts_to_play_on,
    is_its_turn,
    moment,
    why_not_play,
    why_not_use,
)
from desktop_app.games.lotr_lcg.reading.queries import FACTS, READING, copies_in_play, facts, forbidden, is_blank, kind
from desktop_app.games.lotr_lcg.reading.refusing import refuse_forbidden
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, Now

REASONS: dict[str, tuple[str, str]] = {
    "not_planning": ("LCG-406", "lcg-no-not-planning"),
    "not_active": ("LCG-406", "lcg-no-not-active"),
    "response_only": ("LCG-064", "lcg-no-response-only"),
    "no_window": ("LCG-004", "lcg-no-window"),
    "wrong_phase": ("LCG-005", "lcg-no-wrong-phase"),
    "forbidden": ("LCG-249", "lcg-no-forbidden"),
    "effect_forbidden": ("LCG-249", "lcg-no-effect-forbidden"),
    "unique": ("LCG-084", "lcg-no-unique"),
    "unique_to_bring": ("LCG-084", "lcg-no-unique-to-bring"),
    "match": ("LCG-109", "lcg-no-match"),
    "match_for_nothing": ("LCG-110", "lcg-no-match"),
    "resources": ("LCG-215", "lcg-no-resources"),
    "resources_of_each": ("LCG-215", "lcg-no-resources-of-each"),
    "resources_for_x": ("LCG-215", "lcg-no-resources-for-x"),
    "cost": ("LCG-116", "lcg-no-costs-together"),
    "no_target": ("LCG-154", "lcg-no-target"),
    "no_host": ("LCG-087", "lcg-no-host"),
    "immune": ("LCG-200", "lcg-no-immune"),
    "no_change": ("LCG-051", "lcg-no-change"),
    "condition": ("LCG-051", "lcg-no-change"),
    "no_attack": ("LCG-147", "lcg-no-attack-to-last"),
    "exhausted": ("LCG-019", "lcg-no-exhausted-cost"),
    "nobody_to_exhaust": ("LCG-019", "lcg-no-nobody-to-exhaust"),
    "own_resources": ("LCG-053", "lcg-no-own-resources"),
    "threat": ("LCG-053", "lcg-no-threat"),
    "hand": ("LCG-115", "lcg-no-hand"),
    "limit": ("LCG-224", "lcg-no-limit"),
    "guarded": ("LCG-322", "lcg-no-guarded"),
    ANSWERED: ("LCG-343", "lcg-no-answered"),
    "not_yours": ("LCG-007", "lcg-no-not-yours"),
    "no_script": ("LCG-192", "lcg-no-script"),
}


def why_not_now(g: LcgState, seat: str, card: str) -> str:
    """Why a card with an action is of no use to its player while something else is asked; "" where it has none."""
    if card in g.zones[f"hand:{seat}"]:
        return why_not_play(g, seat, card) or "no_window"
    if card not in g.pieces or g.pieces[card].controller != seat or g.codes[card] not in ACTIONS_FROM["play"]:
        return ""
    return "no_window" if _usable_actions(g, card, "play") else ""


def refusal(g: LcgState, reason: str, verb: str, card: str) -> Refusal:
    """A reason id as a refusal that cites its rule and names what causes it."""
    printed, because = facts(g, card), ""
    if reason == "forbidden":
        because = forbidden(g, f"play:{printed.type}", g.owners[card]) if card not in g.pieces else ""
        reason = "forbidden" if because else "effect_forbidden"
    elif reason == "unique" and printed.type == "event":
        reason = "unique_to_bring"
    elif reason == "unique":
        because = next(iter(copies_in_play(g, printed.code)), "")
    elif reason == "match" and not costs.price(g, card):
        reason = "match_for_nothing"
    rule, text = REASONS[reason]
    return refuse(
        g,
        rule,
        text,
        verb,
        card,
        because=because if because in g.codes else "",
        sphere=printed.sphere or "neutral",
        count=costs.price(g, card),
        short=costs.missing(g, g.owners[card], card) if reason in ("resources", "resources_of_each") else 0,
        phase=g.phase,
    )


def _timely(g: LcgState, seat: str) -> list[str]:
    """Of the hand, and of what a permission lets be played from elsewhere (LCG-174, LCG-216), the cards whose time this
    may be: outside one's own planning the events with an action, and what is permitted then. In most windows few are,
    and most often none."""
    cards = g.zones[f"hand:{seat}"]
    if permitted := PERMITS["played_from"]:
        cards = [*cards, *(card for card in g.zones[f"discard:{seat}"] if g.codes[card] in permitted)]
    if is_its_turn(g, seat):
        return cards
    otherwise = PERMITS["played_in"]
    timely = []
    for card in cards:
        code = g.codes[card]
        if (code in ACTIONS and FACTS[code].type == "event") or code in otherwise:
            timely.append(card)
    return timely


def plays(g: LcgState, seat: str) -> list[Option]:
    """Every card in hand that may be played now."""
    found: list[Option] = []
    timely = _timely(g, seat)
    held = costs.resources_held(g, seat) if timely else 0
    for card in timely:
        if costs.could_be_met(g, card, held) and not why_not_play(g, seat, card):
            if kind(g, card) == "attachment":
                found.extend(Option("play", card, host) for host in hosts_to_play_on(g, seat, card))
            else:
                found.append(Option("play", card))
    return found


def _usable_actions(g: LcgState, card: str, zone: str) -> Sequence[Action[LcgState]]:
    """The actions of a card that are used where it is; a blank card has none, and an event is played for its own."""
    code = g.codes[card]
    if FACTS[code].type == "event" or (g.effects and is_blank(g, card)):
        return ()
    return ACTIONS_FROM[zone][code]


def uses(g: LcgState, seat: str) -> list[Option]:
    """Every action ability in play, or on a card in hand that is used from there, that this seat may use now."""
    found = []
    for card in READING.sources(g, ACTIONS_FROM["play"]):
        for act in _usable_actions(g, card, "play"):
            if not why_not_use(g, seat, card, act):
                found.append(Option("use", card, detail=act.name))
    if from_hand := ACTIONS_FROM["hand"]:
        for card in g.zones[f"hand:{seat}"]:
            for act in _usable_actions(g, card, "hand") if g.codes[card] in from_hand else ():
                if not why_not_use(g, seat, card, act):
                    found.append(Option("use", card, detail=act.name))
    return found


def refusals(g: LcgState, seat: str) -> list[Refusal]:
    """Why each other card in hand and each other action ability is not offered."""
    found = []
    for card in g.zones[f"hand:{seat}"]:
        reason = why_not_play(g, seat, card)
        if reason:
            found.append(refusal(g, reason, "play", card))
        if reason in ("", "no_host") and kind(g, card) == "attachment":
            found += _barred_hosts(g, seat, card)
    for card in READING.sources(g, ACTIONS_FROM["play"]):
        for act in _usable_actions(g, card, "play"):
            reason = why_not_use(g, seat, card, act)
            if reason:
                found.append(refusal(g, reason, "use", card))
    return found


def _barred_hosts(g: LcgState, seat: str, attachment: str) -> list[Refusal]:
    """Why it is played on none of those that would be its hosts but for a prohibition (LCG-249)."""
    return [
        refuse_forbidden(g, "play", attachment, host, because)
        for host in hosts(g, seat, attachment)
        if (because := forbidden(g, "attachments_played", host))
    ]


def aims(g: LcgState, seat: str, option: Option) -> list[str]:
    """What the question that follows an option would offer as targets, for lighting them while dragging."""
    if option.source not in g.codes:
        return []
    if option.verb == "respond":
        return _aims_of_responses(moment(g, seat, option.source), option.detail)
    if option.verb not in ("play", "use"):
        return []
    acts = CARDS.of(Action, g.codes[option.source])
    act = next((a for a in acts if a.name == option.detail), acts[0] if acts and option.verb == "play" else None)
    return [] if act is None else act.text.aims(moment(g, seat, option.source))


def _aims_of_responses(m: Now, name: str) -> list[str]:
    """The same of what answers an event, where its target does not hang on that."""
    answers = [each for each in CARDS.of(Triggered, m.code) if not each.forced and name in ("", each.name)]
    with suppress(AttributeError):  # the event is not at hand here
        return [aim for each in answers if each.text.target is not None for aim in each.text.aims(m)]
    return []
