"""The starting fellowships: who goes with the Ring-bearer from the first (TCG-371 to TCG-376)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.lotr_tcg.book.offering import refusal
from desktop_app.games.lotr_tcg.book.playing import play
from desktop_app.games.lotr_tcg.reading.queries import facts, kind, playing
from desktop_app.games.lotr_tcg.reading.sums import number
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.entering import why_not_enter

FELLOWSHIP_COST = 4
DONE = Option("fellowship_done")


async def starting_fellowships(g: TcgState) -> Next:
    """In player order each brings his companions into play (TCG-371, TCG-376)."""
    seat = round_the_table(g, playing(g))
    if not seat:
        return None
    g.active = seat
    if g.starter and g.starting[seat]:
        await _start_as_the_deck_says(g, seat)
        g.place.done.append(seat)
    elif not await _play_one(g, seat):
        g.place.done.append(seat)
    return STAY


async def _start_as_the_deck_says(g: TcgState, seat: str) -> None:
    """A starter deck has its starting fellowship (TCG-125 to TCG-129)."""
    for code in g.starting[seat]:
        card = next((card for card in g.zones[f"deck:{seat}"] if g.codes[card] == code), "")
        if card:
            await play(g, seat, card, free=True)


def why_not_start(g: TcgState, seat: str, card: str) -> str:
    """Why a companion of the draw deck cannot join the starting fellowship: a reason id, or "".

    Those who join cost 4 in all (TCG-372), the Ring-bearer not counted (TCG-373).
    """
    return "starting_cost" if number(g, card, "twilight") > _left(g, seat) else why_not_enter(g, seat, card)


def _left(g: TcgState, seat: str) -> int:
    """What others may still cost; who joins later changes no more what those cost who were there."""
    return FELLOWSHIP_COST - g.spent.get(seat, 0)


async def _play_one(g: TcgState, seat: str) -> bool:
    """One companion after the other, so that those in play count for the next (TCG-375)."""
    reasons = {card: why_not_start(g, seat, card) for card in _companions_of_the_deck(g, seat)}
    question = Question(
        seat,
        "one",
        message("tcg-ask-starting", rule="TCG-372", seat=seat_ref(seat), left=_left(g, seat)),
        lambda: [*(Option("start", card) for card, why in reasons.items() if not why), DONE],
        step=g.step,
        refusals=lambda: [refusal(g, why, "start", card) for card, why in reasons.items() if why],
        primary=DONE.verb,
        shows=list(reasons),
    )
    chosen = await ask_one(question)
    if chosen.verb != DONE.verb:
        g.spent[seat] = g.spent.get(seat, 0) + number(g, chosen.source, "twilight")
        await play(g, seat, chosen.source, free=True)
    return chosen.verb != DONE.verb


def _companions_of_the_deck(g: TcgState, seat: str) -> list[str]:
    """One of each companion in the draw deck; nothing else can be played now (TCG-374)."""
    found: dict[str, str] = {}
    for card in g.zones[f"deck:{seat}"]:
        if kind(g, card) == "companion":
            found.setdefault(g.codes[card], card)
    return sorted(found.values(), key=lambda card: facts(g, card).number)
