"""The keywords that are processed when a challenge has been won: insight, intimidate, pillage, renown (4.2.5)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from desktop_app.engine.ask import Option, Question, Refusal, ask_some
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, choose_option, refuse, seat_ref
from desktop_app.games.thrones.reading.numbers import strength
from desktop_app.games.thrones.reading.queries import characters, forbidden, forbidding, has_keyword
from desktop_app.games.thrones.state import Challenge, ThronesState
from desktop_app.games.thrones.verbs.piles import discard_cards, draw
from desktop_app.games.thrones.verbs.treasury import gain_power
from desktop_app.games.thrones.verbs.turning import can_kneel, kneel

FIRST = "first_"
"""How the verbs begin that put one keyword before the others."""


def holders(g: ThronesState, fight: Challenge, keyword: str) -> list[str]:
    """The winner's participating characters with a keyword; intimidate is the attacker's alone (GOT-230)."""
    if keyword == "intimidate" and fight.winner != fight.by:
        return []
    side = fight.attackers if fight.winner == fight.by else fight.defenders
    return [card for card in side if has_keyword(g, card, keyword)]


async def process_keywords(g: ThronesState, fight: Challenge) -> None:
    """The first player orders the types; all of one type resolve at the same time (GOT-530, GOT-531).

    Only those are ordered that could do anything; one that could not is looked at again after each of the others.
    """
    done: list[str] = []
    while fight.winner not in g.eliminated:
        left = {keyword: able for keyword in PROCESSED if keyword not in done and (able := _able(g, fight, keyword))}
        if not left:
            return
        keyword = await _next_keyword(g, list(left))
        done.append(keyword)
        await PROCESSED[keyword](g, fight, left[keyword])


def _able(g: ThronesState, fight: Challenge, keyword: str) -> list[str]:
    """Whose keyword of a type could do anything now."""
    able = holders(g, fight, keyword)
    if keyword == "renown":
        return [card for card in able if not forbidden(g, "gain_power", card)]
    return able if able and _COULD[keyword](g, fight) else []


def _could_draw(g: ThronesState, fight: Challenge) -> bool:
    return bool(g.zones[f"deck:{fight.winner}"]) and not forbidden(g, "draw", fight.winner)


def _could_pillage(g: ThronesState, fight: Challenge) -> bool:
    return bool(g.zones[f"deck:{fight.loser}"])


def _weak(g: ThronesState, fight: Challenge) -> list[str]:
    """The characters of the loser that intimidate could kneel."""
    return [card for card in characters(g, fight.loser) if can_kneel(g, card) and strength(g, card) <= fight.margin]


async def _next_keyword(g: ThronesState, left: list[str]) -> str:
    if len(left) == 1:
        return left[0]
    verbs = [f"{FIRST}{keyword}" for keyword in left]
    chosen = await choose_option(g, g.first_player, "got-ask-keyword", verbs, primary=verbs[0])
    return chosen.removeprefix(FIRST)


async def _which(g: ThronesState, fight: Challenge, keyword: str, able: list[str]) -> list[str]:
    """Whose keyword is used: each of them may be (GOT-046)."""
    question = Question(
        fight.winner,
        "some",
        message("got-ask-uses-keyword", rule="GOT-046", seat=seat_ref(fight.winner), keyword=keyword),
        lambda: [Option(keyword, card) for card in able],
        step=g.step,
        minimum=0,
        maximum=len(able),
    )
    return [option.source for option in await ask_some(question)]


async def _renown(g: ThronesState, fight: Challenge, able: list[str]) -> None:
    """Each of them may gain 1 power (GOT-395)."""
    await gain_power(g, await _which(g, fight, "renown", able), 1)


async def _insight(g: ThronesState, fight: Challenge, able: list[str]) -> None:
    """The winner may draw a card for each of them (GOT-321)."""
    used = await _which(g, fight, "insight", able)
    if used:
        await draw(g, {fight.winner: len(used)})


async def _pillage(g: ThronesState, fight: Challenge, able: list[str]) -> None:
    """For each of them the top card of the loser's deck may be discarded (GOT-332)."""
    deck = g.zones[f"deck:{fight.loser}"]
    used = await _which(g, fight, "pillage", able)
    if used:
        await discard_cards(g, deck[: len(used)], by=used, pillage=True)


async def _intimidate(g: ThronesState, fight: Challenge, able: list[str]) -> None:
    """An attacker who has won may kneel one character of the loser that is weak enough (GOT-230 to GOT-233)."""
    chosen = await choose_card(
        g,
        fight.winner,
        "got-ask-intimidate",
        _weak(g, fight),
        about=able[0],
        rule="GOT-230",
        may=True,
        refusals=lambda: _fearless(g, fight),
    )
    if chosen:
        await kneel(g, [chosen])


def _fearless(g: ThronesState, fight: Challenge) -> list[Refusal]:
    """Why the others of the loser cannot be knelt."""
    found = []
    for card in characters(g, fight.loser):
        if strength(g, card) > fight.margin:
            found.append(refuse(g, "GOT-231", "got-no-too-strong", "choose", card, amount=fight.margin))
        elif g.pieces[card].exhausted:
            found.append(refuse(g, "GOT-031", "got-no-kneeling-fighter", "choose", card))
        elif not can_kneel(g, card):
            found.append(refuse(g, "GOT-292", "got-no-forbidden", "choose", card, because=forbidding(g, card, "kneel")))
    return found


PROCESSED: Mapping[str, Callable[[ThronesState, Challenge, list[str]], Awaitable[None]]] = {
    "insight": _insight,
    "intimidate": _intimidate,
    "pillage": _pillage,
    "renown": _renown,
}
"""Each keyword with what it does."""

_COULD: Mapping[str, Callable[[ThronesState, Challenge], object]] = {
    "insight": _could_draw,
    "intimidate": _weak,
    "pillage": _could_pillage,
}
"""Whether a keyword could do anything, whoever has it."""
