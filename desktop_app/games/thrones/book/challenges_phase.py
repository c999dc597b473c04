"""4. The challenges phase: one player after the other initiates challenges."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one, ask_some
from desktop_app.engine.events import Apply, Event
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Enter, Jump, Next, Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.action_windows import window
from desktop_app.games.thrones.book.allowing import tell_allowed
from desktop_app.games.thrones.book.declaring import (
    NO_CHALLENGE,
    able_attackers,
    allowed_by,
    challenge_refusals,
    challenges,
    fighter_refusals,
    has_way,
    most_attackers,
)
from desktop_app.games.thrones.book.ladder import LADDER, resolve_together
from desktop_app.games.thrones.book.phases import begins, ends, next_active
from desktop_app.games.thrones.book.redirecting import may_redirect
from desktop_app.games.thrones.book.stealth import bypass, use_stealth
from desktop_app.games.thrones.events.challenges import Attacks, ChallengeInitiated
from desktop_app.games.thrones.reading.numbers import more_by
from desktop_app.games.thrones.reading.queries import characters
from desktop_app.games.thrones.state import Challenge, ThronesState
from desktop_app.games.thrones.verbs.turning import kneeling

PHASE = "challenges"
TABLE = "challenge"
WINDOW = "4.1w"


async def first_is_active(g: ThronesState) -> None:
    """The first player is the first active player (GOT-239)."""
    g.place.done = []
    next_active(g)


async def may_initiate(g: ThronesState) -> Next:
    """4.2: the active player may initiate a challenge; who passes or cannot is done (GOT-506, GOT-507)."""
    seat = g.active
    if seat in g.eliminated:
        return None
    question = Question(
        seat,
        "one",
        message("got-ask-challenge", rule="GOT-506", seat=seat_ref(seat)),
        lambda: [*challenges(g, seat), Option(NO_CHALLENGE)],
        step=g.step,
        refusals=lambda: challenge_refusals(g, seat),
        primary=NO_CHALLENGE,
    )
    chosen = await ask_one(question)
    if chosen.verb == NO_CHALLENGE:
        g.say("got-log-no-challenge", seat=seat_ref(seat))
        return None
    attackers = await _declare_attackers(g, seat, chosen.verb, chosen.target)
    bypassed = await use_stealth(g, seat, chosen.target, attackers)
    await initiate(g, Challenge(chosen.verb, seat, chosen.target, attackers), bypassed)
    return Enter(TABLE, back=WINDOW) if g.challenges else Jump(WINDOW)


async def _declare_attackers(g: ThronesState, seat: str, type: str, at: str) -> list[str]:
    """At least one standing character with the icon (GOT-511)."""
    question = Question(
        seat,
        "some",
        message("got-ask-attackers", rule="GOT-511", seat=seat_ref(seat), other=seat_ref(at), type=type),
        lambda: [Option("attack", card) for card in able_attackers(g, seat, type)],
        step=g.step,
        minimum=1,
        maximum=most_attackers(g, seat),
        refusals=lambda: fighter_refusals(g, "attack", type, characters(g, seat), None),
    )
    return [option.source for option in await ask_some(question)]


async def initiate(g: ThronesState, fight: Challenge, bypassed: dict[str, str]) -> None:
    """All declarations are made at once: the attackers kneel together, and reactions follow (GOT-514).

    In a melee it may be redirected before them.
    """
    happened: list[Event] = []
    allowing = [*allowed_by(g, "attack", fight.type, fight.attackers), more_by(g, fight.by, fight.type)]

    def begin() -> None:
        fight.attackers = [card for card in fight.attackers if card in characters(g, fight.by)]
        g.challenges.append(fight)
        g.say(
            "got-log-challenge",
            rule="GOT-508",
            seat=seat_ref(fight.by),
            other=seat_ref(fight.at),
            type=fight.type,
            cards=[g.ref(card) for card in fight.attackers],
        )
        tell_allowed(g, allowing)
        happened.extend(bypass(g, fight, bypassed))

    kneels = [card for card in fight.attackers if not has_way(g, card, "attacks_standing", fight.type)]
    together: list[tuple[Event, Apply | None]] = [
        (ChallengeInitiated(type=fight.type, by=fight.by, at=fight.at), begin)
    ]
    together += [(Attacks(card=card, seat=fight.by), None) for card in fight.attackers]
    await resolve_together(g, together + kneeling(g, kneels), happened)
    if g.challenges:
        await may_redirect(g, fight, happened)
    await LADDER.react(g, happened)


async def next_player(g: ThronesState) -> Next:
    """4.3: the next player becomes active, until everybody has been (GOT-534, GOT-535)."""
    return Jump(WINDOW) if next_active(g) else None


ROWS = [
    begins("4.1", PHASE),
    Row("4.1a", first_is_active, PHASE, shown=False),
    window(WINDOW, PHASE),
    Row("4.2", may_initiate, PHASE),
    Row("4.3", next_player, PHASE, shown=False),
    ends("4.4", PHASE),
]
