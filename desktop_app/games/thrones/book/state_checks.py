"""What follows every event at once: bestowed gold, illegal attachments, what cannot stay, victory, elimination."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from functools import cache

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.events import Event
from desktop_app.engine.messages import message
from desktop_app.engine.state import Outcome
from desktop_app.games.kit.abilities import Triggered
from desktop_app.games.kit.asking import choose_player, seat_ref
from desktop_app.games.thrones.book.elimination import eliminate
from desktop_app.games.thrones.book.ladder import LADDER, resolve
from desktop_app.games.thrones.book.put_away import is_to_be_put_away, put_away
from desktop_app.games.thrones.events.challenges import ChallengeWon
from desktop_app.games.thrones.events.counters import StrengthRaised
from desktop_app.games.thrones.events.moving import EntersPlay, Killed
from desktop_app.games.thrones.events.rounds import PhaseEnds
from desktop_app.games.thrones.reading.numbers import missing_strength, power_by_seat, power_in_play, strength
from desktop_app.games.thrones.reading.queries import READING, facts, has_keyword, is_blank, players
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.entering import is_legal_on
from desktop_app.games.thrones.verbs.lasting import CHALLENGE_WON, DELAYED, PHASE_ENDS
from desktop_app.games.thrones.verbs.leaving import GROWS, can_die, can_leave, discard, leave
from desktop_app.games.thrones.verbs.treasury import put_gold_on
from desktop_app.games.thrones.vocabulary.texts import CARDS, AsSoonAs, Now

WHEN = "when"
"""The timing of what is answered before it happens."""
DIES_AT_0 = "dies_at_0"
"""The lasting effect that kills a character as soon as its STR is 0; only what raises it too saves it (GOT-413)."""
_AWAITED = (PhaseEnds, ChallengeWon)
"""The events that delayed effects wait for."""
_AS_SOON_AS = CARDS.by_code(AsSoonAs)


def settle(g: ThronesState, happened: Sequence[Event]) -> Awaitable[None] | None:
    """What follows these events, until nothing more does; None where nothing follows at all, as after most of them."""
    if _calls_for_more(g, happened) or is_unsettled(g) or READING.sources(g, _answering_growth()):
        return _settle(g, happened)
    return None


def is_unsettled(g: ThronesState) -> bool:
    """Whether something cannot stay as it lies on the table, or somebody has won or is out."""
    return _cannot_stay(g) or _is_decided(g)


def _calls_for_more(g: ThronesState, happened: Sequence[Event]) -> bool:
    """Whether any of these events brings something about by itself that has not been seen to."""
    for event in happened:
        if isinstance(event, EntersPlay):
            if not event.is_bestowed_on:
                return True
        elif is_to_be_put_away(event) or (g.effects and isinstance(event, _AWAITED)):
            return True
    return False


async def _settle(g: ThronesState, happened: Sequence[Event]) -> None:
    await put_away(g, happened)
    for event in list(happened):
        if isinstance(event, EntersPlay) and not event.is_bestowed_on:
            event.is_bestowed_on = True
            await _bestow(g, event)
        elif isinstance(event, PhaseEnds):
            await LADDER.at_once(g, DELAYED.run(g, PHASE_ENDS))
        elif isinstance(event, ChallengeWon):
            await LADDER.at_once(g, DELAYED.run(g, CHALLENGE_WON, whose=event.winner))
    going_on = True
    while going_on:
        while await _follows(g):
            pass
        await _grown(g)
        going_on = await decide(g)


# -- what cannot stay as it is -----------------------------------------------------------------------------------------


def _cannot_stay(g: ThronesState) -> bool:
    return bool(_illegal(g) or _dying(g)) or next(_due(g), None) is not None


async def _follows(g: ThronesState) -> bool:
    """One thing that cannot stay as it is; answers whether there was one."""
    illegal = _illegal(g)
    if illegal:
        return bool(await discard(g, illegal, savable=False))
    deaths = _dying(g)
    if deaths:
        await leave(g, deaths)
        return True
    for m, text in _due(g):
        if await text.do.perform(m):
            return True
    return False


def _illegal(g: ThronesState) -> list[str]:
    """The attachments that may not lie where they do."""
    return [
        card for card in g.zones["attached"] if not is_legal_on(g, card, g.pieces[card].host) and can_leave(g, card)
    ]


def _dying(g: ThronesState) -> list[Killed]:
    """The deaths of those who die at STR 0."""
    if not any(effect.kind == DIES_AT_0 for effect in g.effects):
        return []
    killed = _being_killed(g)
    dying = [
        card
        for card in g.pieces
        if card not in killed and READING.has_gained(g, card, DIES_AT_0) and strength(g, card) < 1
    ]
    return [Killed(card=card, lacks=missing_strength(g, card)) for card in dying if can_die(g, card)]


def _due(g: ThronesState) -> Iterator[tuple[Now, AsSoonAs]]:
    """What texts in play do as soon as something is so, where it is."""
    for card in READING.sources(g, _AS_SOON_AS):
        m, blank = READING.moment(g, card), is_blank(g, card)
        for text in _AS_SOON_AS[g.codes[card]]:
            if (text.ends or not blank) and text.condition(m) and not text.do.why_not(m):
                yield m, text


def _being_killed(g: ThronesState) -> set[str]:
    """Who is being killed already while that is answered: an interrupt to it does not kill them once more."""
    return {card for each in g.pending if each.what == Killed.__name__ and each.timing == WHEN for card in each.cards}


async def _grown(g: ThronesState) -> None:
    """Whose STR the effects of cards raise, constant and lasting ones: an event for those who answer it.

    What no longer lowers it has not raised it (GOT-126).
    """
    for card in note_growth(g):
        await resolve(g, StrengthRaised(card=card))


def note_growth(g: ThronesState) -> list[str]:
    """Remembers how much the effects of cards add to the STR of those who answer when it grows; answers whose has."""
    grown = []
    for card in READING.sources(g, _answering_growth()):
        more = sum(term.amount for term in READING.terms(g, card, "strength") if term.source and term.amount > 0)
        before = int(g.named.get(f"{GROWS}{card}", "0"))
        if more != before:
            g.named[f"{GROWS}{card}"] = str(more)
        if more > before:
            grown.append(card)
    return grown


@cache
def _answering_growth() -> dict[str, bool]:
    """The cards with an ability that answers growing STR; read once, when all cards are written."""
    return {
        code: True
        for code in CARDS.codes(Triggered)
        if any(ability.trigger.event is StrengthRaised for ability in CARDS.of(Triggered, code))
    }


async def _bestow(g: ThronesState, event: EntersPlay) -> None:
    """GOT-155 to GOT-157: its controller may move up to so much gold on a card that enters play."""
    piece = g.pieces.get(event.card)
    if piece is None or not has_keyword(g, event.card, "bestow") or piece.count("gold"):
        return
    printed = max((each.amount for each in facts(g, event.card).keywords if each.id == "bestow"), default=0)
    most = min(printed, g.gold[event.seat])
    question = Question(
        event.seat,
        "one",
        message("got-ask-bestow", rule="GOT-157", seat=seat_ref(event.seat), card=g.ref(event.card)),
        lambda: [Option("bestow", event.card, detail=str(amount)) for amount in range(most + 1)],
        step=g.step,
        source=event.card,
    )
    put_gold_on(g, event.seat, event.card, int((await ask_one(question)).detail))


# -- the end of the game -------------------------------------------------------------------------------------------


async def decide(g: ThronesState) -> bool:
    """GOT-181 to GOT-186: 15 power win, an empty deck eliminates; of several the first player decides.

    Answers whether somebody has left a game that goes on: with what was theirs more may follow.
    """
    if g.phase == "setup":
        return False
    reached = _with_enough_power(g)
    if reached:
        await _win(g, reached, "power")
        return False
    out = _without_deck(g)
    if not out:
        return False
    for seat in out:
        g.say("got-log-eliminated", seat=seat_ref(seat), rule="GOT-184")
    if out == players(g):
        await _win(g, out, "deck")
    else:
        eliminate(g, out, "deck")
    return g.outcome is None


def _is_decided(g: ThronesState) -> bool:
    return g.phase != "setup" and bool(_with_enough_power(g) or _without_deck(g))


def _with_enough_power(g: ThronesState) -> list[str]:
    """Who has the power that wins: nobody while there is less on the whole table."""
    if power_in_play(g) < g.goal:
        return []
    power = power_by_seat(g)
    return [seat for seat in players(g) if power.get(seat, 0) >= g.goal]


def _without_deck(g: ThronesState) -> list[str]:
    """Who has no card left in the deck, and is not out for it yet."""
    for seat in g.seats:
        if not g.zones[f"deck:{seat}"] and seat not in g.eliminated:
            return [each for each in players(g) if not g.zones[f"deck:{each}"]]
    return []


async def _win(g: ThronesState, seats: Sequence[str], reason: str) -> None:
    winner = await choose_player(g, players(g)[0], "got-ask-winner", seats)
    g.outcome = Outcome("won", reason, [winner])
