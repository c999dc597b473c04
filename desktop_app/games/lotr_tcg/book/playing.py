"""Playing cards and using special abilities: what may be done now and why not, and how it is done (TCG-408)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from desktop_app.engine.ask import Option
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.answering import ANSWERED
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET
from desktop_app.games.kit.texts import NO_CONDITION
from desktop_app.games.lotr_tcg.book.costs import pay_twilight
from desktop_app.games.lotr_tcg.book.ladder import LADDER, resolve
from desktop_app.games.lotr_tcg.book.paying import (
    is_too_dear,
    moment,
    places,
    to_play_it,
    why_not_pay,
    why_not_pay_to_play,
)
from desktop_app.games.lotr_tcg.book.state_checks import settle_and_answer
from desktop_app.games.lotr_tcg.book.targets import pick_target
from desktop_app.games.lotr_tcg.events.cards import AbilityUsed, EventPlayed, Played
from desktop_app.games.lotr_tcg.reading.active import is_blank, may_use_site
from desktop_app.games.lotr_tcg.reading.queries import (
    FACTS,
    FREE_PEOPLES,
    READING,
    SHADOW,
    controller,
    forbidden,
    is_side,
    kind,
    stacked_on,
    works,
)
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.entering import is_borne, less_on, put_in_place, why_not_enter
from desktop_app.games.lotr_tcg.verbs.skirmishing import RING_BEARERS_FIGHT
from desktop_app.games.lotr_tcg.vocabulary.bases import PlaysWhatIsThere
from desktop_app.games.lotr_tcg.vocabulary.spotting import Spots
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, Acts, Does, Now, Says

STACKED = "stacked"
"""The zone of abilities that are used while the card is stacked on a site that its player controls."""

IN_PHASE = CARDS.about(Action, "phase")
"""The actions by the phase that their bold word names, then by card."""

REASONS: dict[str, tuple[str, str]] = {
    "inactive": ("TCG-287", "tcg-no-inactive"),
    "elsewhere": ("TCG-293", "tcg-no-elsewhere"),
    "controlled": ("TCG-464", "tcg-no-controlled"),
    "fellowship": ("TCG-146", "tcg-no-fellowship"),
    "shadow": ("TCG-177", "tcg-no-shadow"),
    "response_only": ("TCG-305", "tcg-no-response-only"),
    ANSWERED: ("TCG-305", "tcg-no-answered"),
    "wrong_phase": ("TCG-098", "tcg-no-wrong-phase"),
    "no_script": ("TCG-097", "tcg-no-script"),
    "unique": ("TCG-291", "tcg-no-unique"),
    "dead": ("TCG-063", "tcg-no-dead"),
    "nine": ("TCG-424", "tcg-no-nine"),
    "spot": ("TCG-342", "tcg-no-spot"),
    NO_CONDITION: ("TCG-342", "tcg-no-spot"),
    "no_bearer": ("TCG-161", "tcg-no-bearer"),
    "twilight": ("TCG-084", "tcg-no-twilight"),
    "too_dear": ("TCG-084", "tcg-no-tokens"),
    "tokens": ("TCG-384", "tcg-no-tokens"),
    "starting_cost": ("TCG-372", "tcg-no-starting-cost"),
    "cost": ("TCG-384", "tcg-no-cost"),
    "exhausted": ("TCG-072", "tcg-no-exhausted"),
    "weary": ("TCG-386", "tcg-no-weary"),
    "no_cost": ("TCG-384", "tcg-no-cost"),
    "not_there": ("TCG-391", "tcg-no-card-there"),
    "no_target": ("TCG-389", "tcg-no-target"),
    "no_change": ("TCG-389", "tcg-no-change"),
    "limit": ("TCG-392", "tcg-no-limit"),
    "not_yours": ("TCG-101", "tcg-no-not-yours"),
    "forbidden": ("TCG-104", "tcg-no-forbidden"),
    RING_BEARERS_FIGHT: ("TCG-472", "tcg-no-cancel-of-the-ring-bearer"),
}


# -- requirements ------------------------------------------------------------------------------------------------------


def why_not_afford(m: Now, text: Says) -> str:
    """Why the requirements of a text are not met or its costs cannot be paid (TCG-086, TCG-384).

    Whether it would have any effect does not matter (TCG-391), save for what costs nothing and is played by no card;
    but the card that it plays from where its player sees it has to be there.
    """
    if text.condition is not None and not text.condition(m):
        return "spot"
    why = why_not_pay(m, text)
    if why:
        return why
    if any(not part.is_there(m) for part in _plays_there(text.do)):
        return "not_there"
    free = FACTS[m.code].type != "event" and all(isinstance(cost, Spots) for cost in text.cost)
    return text.why_not(m) if free else ""


@lru_cache(maxsize=1024)
def _plays_there(deed: Does) -> Sequence[PlaysWhatIsThere]:
    """What of a deed plays a card of an area that its player sees."""
    return [part for part in deed.parts() if isinstance(part, PlaysWhatIsThere)]


# -- playing cards -----------------------------------------------------------------------------------------------------


def why_not_play(g: TcgState, seat: str, card: str) -> str:
    """Why a card in hand cannot be played now: a reason id, or "" when it can."""
    if not is_side(g, seat, card):
        return "inactive"
    printed = FACTS[g.codes[card]]
    if printed.type == "event":
        return _why_no_event(g, seat, card)
    if printed.side == SHADOW:
        if g.phase != "shadow" or g.shadow != seat:
            return "shadow"
    elif g.phase != "fellowship":
        return "fellowship"
    return why_not_put(g, seat, card)


def why_not_played_by_a_text(g: TcgState, seat: str, card: str, less: int = 0) -> str:
    """Why a text cannot play a card, from wherever it lies (TCG-340): an event is played in its phase alone (TCG-098),
    and nothing of the side that is not that of the player (TCG-016, TCG-018)."""
    if not is_side(g, seat, card):
        return "inactive"
    return _why_no_event(g, seat, card, less) if kind(g, card) == "event" else why_not_put(g, seat, card, less)


def why_not_put(g: TcgState, seat: str, card: str, less: int = 0) -> str:
    """Why a card cannot be played whatever the phase, as when an effect plays it (TCG-340)."""
    why = why_not_enter(g, seat, card) or why_not_pay_to_play(g, seat, card)
    if why:
        return why
    able = places(g, seat, card, less) if is_borne(g, card) else not is_too_dear(g, seat, card, less)
    return "" if able else "twilight"


def _why_no_event(g: TcgState, seat: str, card: str, less: int = 0) -> str:
    acts = CARDS.of(Action, g.codes[card])
    if not acts:
        return "response_only" if LADDER.knows(g.codes[card]) else "no_script"
    timely = [act for act in acts if is_time_for(g, seat, act)]
    if not timely:
        return "wrong_phase"
    if forbidden(g, f"act:{g.phase}", seat):
        return "forbidden"
    why = why_not_put(g, seat, card, less)
    if why:
        return why
    reasons = [why_not_afford(moment(g, seat, card), act.text) for act in timely]
    return "" if "" in reasons else reasons[0]


def is_time_for(g: TcgState, seat: str, act: Acts) -> bool:
    """Whether it is the phase that the bold word names (TCG-088); the Shadow phase is of one player (TCG-176)."""
    return act.phase == g.phase and (act.phase != "shadow" or g.shadow == seat)


def _timely(g: TcgState, seat: str) -> list[str]:
    """Of the cards in hand, those whose time this may be: in most windows few are."""
    codes, now = g.codes, IN_PHASE[g.phase]
    if seat == g.active:
        side, its_phase = FREE_PEOPLES, g.phase == "fellowship"
    else:
        side, its_phase = SHADOW, g.phase == "shadow" and g.shadow == seat
    if not (its_phase or now):
        return []
    hand = g.zones[f"hand:{seat}"]
    return [card for card in hand if (its_phase or codes[card] in now) and FACTS[codes[card]].side == side]


def plays(g: TcgState, seat: str) -> list[Option]:
    """Every card in hand that may be played now, and on what."""
    found: list[Option] = []
    for card in _timely(g, seat):
        if not why_not_play(g, seat, card):
            found += [Option("play", card, host) for host in (places(g, seat, card) if is_borne(g, card) else [""])]
    return found


async def play(g: TcgState, seat: str, card: str, host: str = "", less: int = 0, *, free: bool = False) -> None:
    """A card is shown, paid for with the tokens first, put in place, and what that triggers resolved (TCG-408)."""
    if kind(g, card) == "event":
        await _play_event(g, seat, card, less)
        return
    if is_borne(g, card) and not host:
        host = await choose_card(g, seat, "tcg-ask-bearer", places(g, seat, card, less), source=card)
    cost = 0 if free else pay_twilight(g, card, less + less_on(g, card, host))
    told = "tcg-log-plays-on" if host else "tcg-log-plays"
    on = {"host": g.ref(host)} if host else {}
    g.say(told, seat=seat_ref(seat), card=g.ref(card), cost=cost, total=g.twilight, **on)
    g.played.append(f"{g.at.get(g.active, 0)}:{card}")
    await to_play_it(g, card).pay(moment(g, seat, card))
    await resolve(g, Played(card=card, seat=seat, host=host), lambda: put_in_place(g, seat, card, host))


async def _play_event(g: TcgState, seat: str, card: str, less: int) -> None:
    acts = [act for act in CARDS.of(Action, g.codes[card]) if is_time_for(g, seat, act)]
    m = moment(g, seat, card)
    act = next(act for act in acts if not why_not_afford(m, act.text))
    cost = pay_twilight(g, card, less)
    g.say("tcg-log-plays", seat=seat_ref(seat), card=g.ref(card), cost=cost, total=g.twilight)
    await carry_out_event(m, act.text)


async def carry_out_event(m: Now, text: Says) -> None:
    """An event whose tokens are paid: its own cost, its effect unless it is cancelled (TCG-388), and it is discarded
    before the next action (TCG-097, TCG-099)."""
    g = m.g
    g.move(m.me, "resolving")
    before = await to_play_it(g, m.me).pay(m)
    paid = (await text.pay(m)).where_paid(not before.unpaid)
    if await resolve(g, EventPlayed(card=m.me, seat=m.seat)):
        await _take_effect(paid, text)
    if g.home[m.me] == "resolving":
        g.move(m.me, f"discard:{g.owners[m.me]}")
    await resolve(g, Played(card=m.me, seat=m.seat))


# -- special abilities -------------------------------------------------------------------------------------------------


def why_not_use(g: TcgState, seat: str, card: str, act: Acts) -> str:
    """Why a special ability cannot be used now: a reason id, or "" (TCG-101 to TCG-104)."""
    if act.zone == STACKED:
        if stacked_on(g, card) not in g.zones[f"controlled:{seat}"]:
            return "inactive"
    elif not works(g, card):
        return _why_silent(g, card)
    elif kind(g, card) == "site":
        wrong = (act.phase == "shadow" and seat == g.active) or (act.phase == "fellowship" and seat != g.active)
        if wrong or not may_use_site(g, seat, card):
            return "not_yours"
    elif controller(g, card) != seat:
        return "not_yours"
    if not is_time_for(g, seat, act):
        return "wrong_phase"
    if forbidden(g, f"act:{act.phase}", seat):
        return "forbidden"
    if act.text.limit is not None and act.text.limit.is_reached(g, act.name, card, seat):
        return "limit"
    why = why_not_afford(moment(g, seat, card), act.text)
    return "tokens" if why == "twilight" else why


def _why_silent(g: TcgState, card: str) -> str:
    """Why the text of a card in play is not in use: a site speaks where the fellowship is (TCG-293), a controlled one
    not at all (TCG-464), an inactive card neither (TCG-287)."""
    if kind(g, card) != "site" or is_blank(g, card):
        return "inactive"
    return "elsewhere" if g.home[card] == "path" else "controlled"


def actions(g: TcgState, card: str) -> Sequence[Acts]:
    """The special abilities of a card where it lies: in play, or stacked on another."""
    zone = "play" if card in g.pieces else STACKED
    return [act for act in CARDS.of(Action, g.codes[card]) if act.zone == zone]


def stacked_cards(g: TcgState, seat: str) -> list[str]:
    """The cards of a seat that are stacked."""
    return [card for card in g.zones["stacked"] if g.owners[card] == seat]


def uses(g: TcgState, seat: str) -> list[Option]:
    """Every special ability that a seat may use now: most cards have none at all, and most of the others none in this
    phase."""
    now = IN_PHASE[g.phase]
    return [
        Option("use", card, detail=act.name)
        for zone, cards in (("play", READING.sources(g, now)), (STACKED, stacked_cards(g, seat)))
        for card in cards
        for act in now.get(g.codes[card], ())
        if act.zone == zone and not why_not_use(g, seat, card, act)
    ]


async def use(g: TcgState, seat: str, card: str, name: str) -> None:
    """Uses a special ability."""
    act = next(act for act in actions(g, card) if act.name == name)
    g.say("tcg-log-uses", seat=seat_ref(seat), card=g.ref(card))
    if act.text.limit is not None:
        act.text.limit.count(g, act.name, card, seat)
    await carry_out(moment(g, seat, card), act.text, special=True)


async def carry_out(m: Now, text: Says, *, special: bool = False) -> None:
    """Pays, chooses a target, and does what the text says as far as it can be done (TCG-389).

    A ``special`` ability can be cancelled by what answers that it is used; what it cost stays paid (TCG-388).
    """
    paid = await text.pay(m)
    if special and not await resolve(m.g, AbilityUsed(card=m.me, seat=m.seat)):
        return
    await _take_effect(paid, text)


async def _take_effect(paid: Now, text: Says) -> None:
    """What a text says, unless something has kept a part of its cost from being paid (TCG-384)."""
    if paid.unpaid:
        paid.g.say("tcg-log-unpaid", card=paid.g.ref(paid.me), rule="TCG-384")
        return
    chosen = await text.choose(paid, pick_target)
    why = NO_TARGET if chosen is None else text.do.why_not(chosen)
    if chosen is not None and not why:
        await text.do.perform(chosen)
    else:
        rule = "TCG-391" if why in (NO_TARGET, NO_CHANGE) else REASONS[why][0]
        paid.g.say("tcg-log-no-effect", rule=rule, card=paid.g.ref(paid.me))
    await settle_and_answer(paid.g)  # a lasting effect is no event
