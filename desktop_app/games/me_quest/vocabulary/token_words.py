"""Sauron places monster tokens."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_option
from desktop_app.games.me_quest.reading.board import BOARD, is_haven
from desktop_app.games.me_quest.state import SAURON
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.verbs.sauron import (
    colour_of,
    draw_token,
    is_left,
    place_token,
    put_token,
    token_places,
    token_refusals,
    why_no_token,
)
from desktop_app.games.me_quest.vocabulary.board_words import Deed, deed
from desktop_app.games.me_quest.vocabulary.texts import Now, Those


def places_tokens(count: int) -> Deed:
    """Sauron places up to so many monster tokens by the usual rules."""

    async def run(m: Now) -> None:
        for _ in range(count):
            colours = _colours(m)
            if not colours:
                return
            verb = await choose_option(
                m.g, SAURON, "meqcards-ask-pile", [*(f"pile_{colour}" for colour in colours), "decline"], source=m.me
            )
            if verb == "decline":
                return
            colour = verb.removeprefix("pile_")
            await place_token(m.g, colour, source=m.me)

    return deed("places tokens", run, lambda m: bool(_colours(m)), amount=count)


def _colours(m: Now) -> list[str]:
    colours = dict.fromkeys(region.monsters for region in BOARD.regions.values())
    return [colour for colour in colours if is_left(m.g, colour) and token_places(m.g, colour)]


def tokens_in_each(places: Those, count: int, *, freely: bool = False) -> Deed:
    """Sauron may place a monster token in each of so many of the locations; ``freely`` where none of the influence is
    asked for that the rules want (MEQ-208)."""

    async def run(m: Now) -> None:
        left = _able(m, places, freely)
        for _ in range(count):
            place = await choose_place(
                m.g,
                SAURON,
                "meq-ask-token-place",
                left,
                source=m.me,
                may=True,
                refusals=lambda: token_refusals(m.g, places.all(m), freely=freely),
                token="",
            )
            if not place:
                return
            await token_at(m, place)
            left = [each for each in _able(m, places, freely) if each != place and each in left]

    return deed(
        "tokens in each", run, lambda m: bool(_able(m, places, freely)), places=places, amount=count, freely=freely
    )


def _able(m: Now, places: Those, freely: bool) -> list[str]:
    """Where a token may be placed, if one is left of the colour: never in a Haven."""
    found: list[str] = []
    for place in [place for place in places.all(m) if not is_haven(place)]:
        colour = colour_of(place)
        why = why_no_token(m.g, colour, place) if is_left(m.g, colour) else "none"
        if not why or (freely and why == "influence"):
            found.append(place)
    return found


async def token_at(m: Now, place: str) -> None:
    """A token of its colour comes to a location by chance."""
    token = await draw_token(m.g, colour_of(place))
    if token:
        await put_token(m.g, token, place)
