"""What a seat may do, and why not the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.deeds import NO_CHANGE
from desktop_app.games.lotr_tcg.book.bold_words import is_time_for
from desktop_app.games.lotr_tcg.book.paying import moment, places
from desktop_app.games.lotr_tcg.book.playing import plays, why_not_play
from desktop_app.games.lotr_tcg.book.reasons import OF_THE_SHADOW, REASONS
from desktop_app.games.lotr_tcg.book.targets import why_not_the_others
from desktop_app.games.lotr_tcg.book.using import actions, stacked_cards, uses, why_not_use
from desktop_app.games.lotr_tcg.reading.numbers import active_copies, twilight_cost
from desktop_app.games.lotr_tcg.reading.queries import (
    SHADOW,
    characters,
    controller,
    facts,
    is_active,
    kind,
    playing,
    shadow_players,
    works,
)
from desktop_app.games.lotr_tcg.reading.sums import forbidden
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.entering import dead_copies, is_borne, of_its_class, why_not_bear
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, Acts, Now, Those

NO_BEARER: dict[str, tuple[str, str]] = {
    "unfit": ("TCG-161", "tcg-no-transfer-bearer"),
    "theirs": ("TCG-182", "tcg-no-bearer-theirs"),
    "class": ("TCG-158", "tcg-no-bearer-class"),
    "too_dear": ("TCG-084", "tcg-no-tokens"),
}
"""The rule and the words of each reason why a character does not bear a card."""


def options(g: TcgState, seat: str) -> list[Option]:
    """Every card that a seat may play and every ability that it may use now."""
    return [*plays(g, seat), *uses(g, seat)]


def refusals(g: TcgState, seat: str) -> list[Refusal]:
    """Why each other card in hand and each other special ability of one's own side is not offered."""
    found = []
    for card in g.zones[f"hand:{seat}"]:
        reason = why_not_play(g, seat, card)
        if reason:
            found.append(refusal(g, reason, "play", card))
        if reason in ("", "no_bearer") and is_borne(g, card):
            found += _unfit_bearers(g, seat, card)
    for card in [*_cards_of_the_side(g, seat), *stacked_cards(g, seat)]:
        for act in actions(g, card):
            reason = why_not_use(g, seat, card, act)
            if reason:
                found.append(refusal(g, reason, "use", card))
        if card in g.pieces and _waits(g, card):
            reason = "not_yours" if controller(g, card) != seat else "response_only" if works(g, card) else "inactive"
            found.append(refusal(g, reason, "use", card))
    return found


def _unfit_bearers(g: TcgState, seat: str, card: str) -> list[Refusal]:
    """Why a card that could be played now is not played on other characters."""
    able = places(g, seat, card)
    unfit = {host: why_not_bear(g, seat, card, host) for host in characters(g) if host not in able}
    reasons = {host: why or "too_dear" for host, why in unfit.items()}
    found = []
    for host, why in reasons.items():
        rule, text = NO_BEARER[why]
        rule, because = (
            _of_its_side(g, rule, card),
            next(iter(of_its_class(g, card, host)), "") if why == "class" else "",
        )
        found.append(refuse(g, rule, text, "play", card, host, because, whom=g.ref(host), twilight=g.twilight))
    return found


def _cards_of_the_side(g: TcgState, seat: str) -> list[str]:
    """A seat's own cards in play, and every site; for a Shadow player the active ones of the others too, whose
    minions may pay for his cards (TCG-406)."""
    others = shadow_players(g) if seat != g.active else []
    return [
        card
        for card, piece in g.pieces.items()
        if piece.controller in (seat, "")
        or (piece.controller in others and is_active(g, card))
        or kind(g, card) == "site"
    ]


def _waits(g: TcgState, card: str) -> bool:
    """Whether a card has a Response, which is used when its trigger occurs and not in a window of actions (TCG-305)."""
    return any(not part.forced for part in CARDS.of(Triggered, g.codes[card]))


def refusal(g: TcgState, reason: str, verb: str, card: str) -> Refusal:
    """A reason id as a refusal that cites its rule."""
    rule, text = REASONS.get(reason, REASONS[NO_CHANGE])
    rule, because, cost = _of_its_side(g, rule, card), _because(g, reason, card), twilight_cost(g, card)
    return refuse(g, rule, text, verb, card, because=because, cost=cost, twilight=g.twilight, phase=g.phase)


def _because(g: TcgState, reason: str, card: str) -> str:
    """The card that causes a reason; "" where it is none."""
    seat, found = controller(g, card), list[str]()
    if reason == "unique":
        found = active_copies(g, card)
    elif reason == "dead":
        found = dead_copies(g, seat, card)
    elif reason == "forbidden":
        found = [forbidden(g, f"act:{g.phase}", each) for each in ([seat] if seat else playing(g))]
    return next((each for each in found if each in g.codes), "")


def _of_its_side(g: TcgState, rule: str, card: str) -> str:
    """The rule for a card of its side."""
    return OF_THE_SHADOW.get(rule, rule) if facts(g, card).side == SHADOW else rule


def why_not_played(m: Now, group: Those, able: Sequence[str], why: Callable[[str], str]) -> list[Refusal]:
    """Why the other cards of the kind that a text plays are not offered: it does not mean them, or they cannot be
    played, for the reason whose id ``why`` gives."""
    barred = [card for card in group.all(m) if card not in able]
    kept = [refusal(m.g, why(card) or "no_bearer", "choose", card) for card in barred]
    return kept + why_not_the_others(m, group, [*able, *barred])


def aims(g: TcgState, seat: str, option: Option) -> list[str]:
    """What the question that follows an option would offer as targets, for lighting them while dragging."""
    if option.verb not in ("play", "use") or option.source not in g.codes:
        return []
    m = moment(g, seat, option.source)
    return list(dict.fromkeys(aim for act in _acts_of(g, seat, option) for aim in act.text.aims(m)))


def why_no_effect(g: TcgState, seat: str, option: Option) -> str:
    """Why an event that may be played or an ability that may be used would have no effect (TCG-391): a reason id, or
    "" when it could have one, as every other card has by being in play."""
    if option.verb not in ("play", "use") or option.source not in g.codes:
        return ""
    m = moment(g, seat, option.source)
    reasons = [act.text.why_not(m) for act in _acts_of(g, seat, option)]
    return reasons[0] if reasons and all(reasons) else ""


def _acts_of(g: TcgState, seat: str, option: Option) -> list[Acts]:
    """The texts that an option may use: the ability by its name, or those of an event whose time it is."""
    acts = CARDS.of(Action, g.codes[option.source])
    if option.verb == "use":
        return [act for act in acts if act.name == option.detail]
    is_event = facts(g, option.source).type == "event"
    return [act for act in acts if is_event and is_time_for(g, seat, act)]
