"""What the texts do to cards in play: they kneel and stand, leave play, gain power, are saved."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.thrones.events.moving import LeavesPlay
from desktop_app.games.thrones.reading.numbers import faction_power
from desktop_app.games.thrones.reading.queries import challenge, characters, controller, faction_card, forbidden
from desktop_app.games.thrones.state import Challenge, ThronesState
from desktop_app.games.thrones.verbs import leaving, treasury, turning
from desktop_app.games.thrones.verbs.entering import can_take_control
from desktop_app.games.thrones.verbs.entering import take_control as take
from desktop_app.games.thrones.vocabulary.bases import OnCards, OnPlayers, OnWhatCame
from desktop_app.games.thrones.vocabulary.texts import Now

# -- kneeling and standing ---------------------------------------------------------------------------------------------

kneel = OnCards("kneel", lambda m, cards: turning.kneel(m.g, cards), lambda m, card: turning.can_kneel(m.g, card))
"""``target=character, do=kneel``"""
stand = OnCards(
    "stand", lambda m, cards: turning.stand(m.g, {m.seat: cards}), lambda m, card: turning.may_stand(m.g, m.seat, card)
)
"""``do=stand.on(host)``"""


# -- leaving play ------------------------------------------------------------------------------------------------------


def _can_leave(m: Now, card: str) -> bool:
    return leaving.can_leave(m.g, card)


kill = OnCards("kill", lambda m, cards: leaving.kill(m.g, cards), lambda m, card: leaving.can_die(m.g, card))
"""``target=character(of(loser)), do=kill``"""
discard = OnCards("discard", lambda m, cards: leaving.discard(m.g, cards), _can_leave)
"""Discard from play: ``target=attachment, do=discard``."""
discard_unsaved = OnCards("discard unsaved", lambda m, cards: leaving.discard(m.g, cards, savable=False), _can_leave)
"""Discarded from play and cannot be saved."""
sacrifice = OnCards("sacrifice", lambda m, cards: leaving.sacrifice(m.g, cards), _can_leave)
"""``sacrifice.on(me)``; as a cost it is ``sacrifices``."""
return_to_hand = OnCards("return to hand", lambda m, cards: leaving.return_to(m.g, cards), _can_leave)
"""To its owner's hand."""
return_unsaved = OnCards("return unsaved", lambda m, cards: leaving.return_to(m.g, cards, savable=False), _can_leave)
"""To its owner's hand, and cannot be saved."""


discard_what_came = OnWhatCame("discard unsaved", discard_unsaved.run, _can_leave)
"""What was put into play goes again, also where it came as a duplicate: ``at_phase_end(..., discard_what_came)``."""
return_what_came = OnWhatCame("return unsaved", return_unsaved.run, _can_leave)
"""It goes back to its owner's hand, also where it came as a duplicate."""
remove_from_game = OnCards("remove from game", lambda m, cards: leaving.remove_from_game(m.g, cards), _can_leave)


# -- of what is about to happen ----------------------------------------------------------------------------------------


async def _save(m: Now) -> None:
    await leaving.save(m.g, m.event)


save_it: Happens[ThronesState] = happens(
    _save, lambda m: isinstance(m.event, LeavesPlay) and m.event.savable, told="save it"
)
"""What would leave play stays: ``interrupt(BODYGUARD, would_leave_play(host), cost=sacrifices, do=save_it)``."""


async def _cancel(m: Now) -> None:
    m.event.cancelled = True
    if m.event.about:
        m.g.say("got-log-cancelled", card=m.g.ref(m.event.about))


cancel_it: Happens[ThronesState] = happens(_cancel, lambda m: m.event is not None, told="cancel it")
"""What would initiate does not: ``interrupt(BRAN_STARK, opponents_event_initiates, cost=sacrifices, do=cancel_it)``."""


def goes_to(area: str) -> Happens[ThronesState]:
    """It goes elsewhere instead (GOT-142): ``interrupt(SER_DAVOS, this_is_killed, do=goes_to("hand"))``.

    "hand", "discard", "removed", or "deck" for shuffled into it.
    """

    async def change(m: Now) -> None:
        m.event.to = area

    return happens(change, lambda m: m.event.to != area, told="goes to", area=area)


# -- control -----------------------------------------------------------------------------------------------------------


async def _take_control(m: Now, cards: Sequence[str]) -> bool:
    return all([await take(m.g, m.seat, card) for card in cards])


take_control = OnCards("take control", _take_control, lambda m, card: can_take_control(m.g, m.seat, card))
"""You take control of it for the rest of the game."""


# -- power and tokens --------------------------------------------------------------------------------------------------


def gain_power(amount: Amount) -> OnCards:
    """Cards gain power: ``gain_power(1).on(me)``."""
    return OnCards(
        "gain power",
        lambda m, cards: treasury.gain_power(m.g, cards, worth(amount, m)),
        lambda m, card: worth(amount, m) > 0 and not forbidden(m.g, "gain_power", card),
        {"amount": amount},
    )


def power_for_faction(amount: Amount) -> OnPlayers:
    """``power_for_faction(2).on(you)`` (GOT-313)."""

    async def gain(m: Now, seats: Sequence[str]) -> list[str]:
        return await treasury.gain_power(m.g, [faction_card(m.g, seat) for seat in seats], worth(amount, m))

    def could(m: Now, seat: str) -> bool:
        return worth(amount, m) > 0 and not forbidden(m.g, "gain_power", faction_card(m.g, seat))

    return OnPlayers("power for faction", gain, could, {"amount": amount}, at_once=True)


def move_power_to_you(amount: int) -> OnPlayers:
    """Power moves from the faction card of a player to yours: ``move_power_to_you(1).on(loser)``."""

    async def move(m: Now, seats: Sequence[str]) -> bool:
        to = faction_card(m.g, m.seat)
        return all([await treasury.move_power(m.g, faction_card(m.g, seat), to, amount) >= amount for seat in seats])

    return OnPlayers(
        "move power to you", move, lambda m, seat: seat != m.seat and faction_power(m.g, seat) > 0, {"amount": amount}
    )


def discard_power(amount: int) -> OnCards:
    """Power goes back to the treasury: ``target=character(theirs) | faction_card(theirs), do=discard_power(1)``."""

    async def lose(m: Now, cards: Sequence[str]) -> bool:
        lost = [treasury.discard_power(m.g, card, amount) for card in cards]
        return min(lost) >= amount

    return OnCards("discard power", lose, lambda m, card: m.g.pieces[card].power > 0, {"amount": amount})


def place(token: str, amount: int = 1) -> OnCards:
    """``place("betrayal").on(me)``"""

    async def put(m: Now, cards: Sequence[str]) -> None:
        for card in cards:
            treasury.put_token(m.g, card, token, amount)
            m.g.say("got-log-token", card=m.g.ref(card), token=token, amount=amount)

    return OnCards("place", put, told_with={"token": token, "amount": amount})


# -- the challenge -----------------------------------------------------------------------------------------------------


def _fight(m: Now) -> Challenge:
    return m.g.challenges[-1]


def _participates(m: Now, card: str) -> bool:
    fight = challenge(m.g)
    return fight is not None and card in fight.participants


async def _remove(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        leaving.out_of_challenges(m.g, card)
        m.g.say("got-log-out-of-challenge", card=m.g.ref(card))


remove_from_challenge = OnCards("remove from challenge", _remove, _participates)
"""It stops participating (GOT-315)."""


def _could_join(m: Now, card: str) -> bool:
    fight = challenge(m.g)
    if fight is None or card in fight.participants:
        return False
    return any(card in characters(m.g, seat) for seat in (fight.by, fight.at))


async def _join(m: Now, cards: Sequence[str]) -> None:
    fight = _fight(m)
    for card in cards:
        side = fight.attackers if controller(m.g, card) == fight.by else fight.defenders
        side.append(card)
        m.g.say("got-log-joins", card=m.g.ref(card))


join_challenge = OnCards("join challenge", _join, _could_join)
"""It participates on its controller's side from now on."""
