"""Claim in its three forms (GOT-076 to GOT-087)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, Refusal, ask_some
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_cards, refuse, seat_ref
from desktop_app.games.thrones.book.ladder import LADDER, resolve_together
from desktop_app.games.thrones.events.challenges import ClaimApplies
from desktop_app.games.thrones.reading.numbers import claim
from desktop_app.games.thrones.reading.queries import characters, faction_card, forbidding, opponents
from desktop_app.games.thrones.reading.titles import regent
from desktop_app.games.thrones.state import Challenge, ThronesState
from desktop_app.games.thrones.verbs.leaving import can_die, kill
from desktop_app.games.thrones.verbs.piles import discard_at_random
from desktop_app.games.thrones.verbs.treasury import move_power

CLAIM_OF_SEVERAL = "intrigue_claim_of_several"


async def apply_claim(g: ThronesState, fight: Challenge) -> None:
    """The loser of a challenge pays the claim, unless something else happens instead; reactions follow to all of it."""
    await LADDER.react(g, await LADDER.gather(g, _apply(g, fight)))


async def _apply(g: ThronesState, fight: Challenge) -> None:
    amount = claim(g, fight)
    events = [
        ClaimApplies(seat=seat, by=fight.winner, type=fight.type, amount=amount) for seat in await _who_pays(g, fight)
    ]
    done = await resolve_together(g, [(event, None) for event in events])
    paying = [event for event in events if any(event is each for each in done) and event.amount > 0]
    paying = [event for event in paying if event.instead is None]  # that has happened in its place
    for event in paying:
        g.say("got-log-claim", seat=seat_ref(event.seat), type=event.type, amount=event.amount, rule="GOT-526")
    if fight.type == "military":
        await _military(g, paying)
    elif fight.type == "intrigue":
        await discard_at_random(g, {event.seat: event.amount for event in paying})
    else:
        for event in paying:
            await move_power(g, faction_card(g, event.seat), faction_card(g, event.by), event.amount)


async def _who_pays(g: ThronesState, fight: Challenge) -> Sequence[str]:
    """The loser, unless out of the game; who may have several opponents pay chooses them."""
    others = opponents(g, fight.winner)
    usual = [seat for seat in others if seat == fight.loser]
    if fight.type != "intrigue" or regent(g, CLAIM_OF_SEVERAL)[0] != fight.winner or others == usual:
        return usual
    question = Question(
        fight.winner,
        "some",
        message("got-ask-who-pays", rule="GOT-439", seat=seat_ref(fight.winner)),
        lambda: [Option("choose_player", target=other) for other in others],
        step=g.step,
        minimum=len(usual),
        maximum=len(others),
    )
    chosen = [option.target for option in await ask_some(question)]
    return [seat for seat in others if seat in chosen]


async def _military(g: ThronesState, paying: Sequence[ClaimApplies]) -> None:
    """The loser chooses so many different characters, which die at the same time (GOT-083 to GOT-086)."""
    chosen = [card for event in paying for card in await _who_dies(g, event)]
    await kill(g, chosen, claim=True, arranged_by=paying[0].seat if paying else "")


async def _who_dies(g: ThronesState, event: ClaimApplies) -> list[str]:
    own = characters(g, event.seat)

    def refusals() -> list[Refusal]:
        return [
            refuse(
                g, "GOT-292", "got-no-forbidden", "choose", card, because=forbidding(g, card, "be_killed", "leave_play")
            )
            for card in own
            if not can_die(g, card)
        ]

    able = [card for card in own if can_die(g, card)]
    return await choose_cards(g, event.seat, "got-ask-claim", able, event.amount, refusals=refusals)
