"""Sauron places monster tokens."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_option
from desktop_app.games.me_quest.reading.board import BOARD, is_haven
from desktop_app.games.me_quest.reading.queries import heroes_at
from desktop_app.games.me_quest.state import SAURON
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.verbs.sauron import draw_token, is_left, place_token, put_token, token_places
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


def tokens_in_each(places: Those, count: int) -> Deed:
    """Sauron may place a monster token in each of so many of the locations; influence is not asked for."""

    async def run(m: Now) -> None:
        left = _free(m, places)
        for _ in range(count):
            place = await choose_place(m.g, SAURON, "meq-ask-token-place", left, source=m.me, may=True, token="")
            if not place:
                return
            await token_at(m, place)
            left = [each for each in _free(m, places) if each != place and each in left]

    return deed("tokens in each", run, lambda m: bool(_free(m, places)), places=places, amount=count)


def _free(m: Now, places: Those) -> list[str]:
    """Where a token may be placed: no hero, no Haven, and one left of the colour (MEQ-210)."""
    return [
        place
        for place in places.all(m)
        if not heroes_at(m.g, place)
        and not is_haven(place)
        and is_left(m.g, BOARD.regions[BOARD.locations[place].region].monsters)
    ]


async def token_at(m: Now, place: str) -> None:
    """A token of its colour comes to a location by chance."""
    token = await draw_token(m.g, BOARD.regions[BOARD.locations[place].region].monsters)
    if token:
        await put_token(m.g, token, place)
