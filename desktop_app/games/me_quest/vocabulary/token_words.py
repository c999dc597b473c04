"""What cards do with monster tokens and influence: Sauron places tokens, heroes remove them and look at them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_option, seat_ref
from desktop_app.games.kit.board import location_of, zone_of
from desktop_app.games.me_quest.reading.board import BOARD, is_haven
from desktop_app.games.me_quest.reading.queries import influence, monsters_at
from desktop_app.games.me_quest.state import SAURON
from desktop_app.games.me_quest.verbs.asking import choose_place, heroes_decide
from desktop_app.games.me_quest.verbs.influence import remove_at_once, remove_from
from desktop_app.games.me_quest.verbs.sauron import (
    colour_of,
    discard_token,
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

MONSTERS, INFLUENCE = "monsters", "influence"
REMOVE_INFLUENCE = "remove_influence"


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


# -- tokens are removed ------------------------------------------------------------------------------------------------


def clears(places: Those, *, influence_too: bool = False) -> Deed:
    """``clears(within(1, place("fangorn")))``: all monster tokens go, and with ``influence_too`` all influence."""

    async def run(m: Now) -> None:
        for place in places.all(m):
            if influence_too:
                await remove_from(m.g, place, influence(m.g, place))
            for token in list(monsters_at(m.g, place)):
                discard_token(m.g, token)

    def could(m: Now) -> bool:
        return any(monsters_at(m.g, place) or (influence_too and influence(m.g, place)) for place in places.all(m))

    return deed("clears all" if influence_too else "clears", run, could, places=places)


def removes_tokens(places: Those, **most: int) -> Deed:
    """``removes_tokens(region("mirkwood"), monsters=2)``: up to so many monster tokens, and of ``influence``.

    With ``either`` up to so many of both kinds together. The heroes choose as a side where Sauron's card says so.
    What was chosen is removed at once, before a chain that is cut by it loses any.
    """
    either = most.get("either", 0)
    limits = {kind: either or most.get(kind, 0) for kind in (MONSTERS, INFLUENCE)}

    async def run(m: Now) -> None:
        left, taken = dict(limits), list[Option]()
        for _ in range(either or sum(most.values())):
            options = [each for each in _removable(m, places.all(m), left) if taken.count(each) < _lying(m, each)]
            chosen = await decide(m, "meqcards-ask-remove", [*options, Option("decline")]) if options else None
            if chosen is None or chosen.verb == "decline":
                break
            taken.append(chosen)
            left[INFLUENCE if chosen.verb == REMOVE_INFLUENCE else MONSTERS] -= 1
        await _remove(m, taken)

    told = "removes either" if either else "removes tokens"
    words = {"amount": either} if either else {kind: most.get(kind, 0) for kind in limits}
    return deed(told, run, lambda m: bool(_removable(m, places.all(m), limits)), places=places, **words)


def removes_one_monster(places: Those) -> Deed:
    """``removes_one_monster(your_region)``: you discard a monster token from one of the locations."""

    def able(m: Now) -> list[Option]:
        return _removable(m, places.all(m), {MONSTERS: 1, INFLUENCE: 0})

    async def run(m: Now) -> None:
        await _remove(m, [await decide(m, "meqcards-ask-remove", able(m))])

    return deed("removes one monster", run, lambda m: bool(able(m)), places=places)


def _removable(m: Now, places: Sequence[str], left: dict[str, int]) -> list[Option]:
    tokens = [token for place in places for token in monsters_at(m.g, place)] if left[MONSTERS] else []
    influenced = [place for place in places if influence(m.g, place)] if left[INFLUENCE] else []
    found = [Option(REMOVE_INFLUENCE, zone_of(place)) for place in influenced]
    return [*found, *(Option("remove_token", token) for token in tokens)]


def _lying(m: Now, option: Option) -> int:
    """How often an option may be taken: a monster token once, influence as much as there is."""
    return influence(m.g, location_of(option.source)) if option.verb == REMOVE_INFLUENCE else 1


async def _remove(m: Now, taken: Sequence[Option]) -> None:
    gone: dict[str, int] = {}
    for option in taken:
        if option.verb == REMOVE_INFLUENCE:
            place = location_of(option.source)
            gone[place] = gone.get(place, 0) + 1
        else:
            discard_token(m.g, option.source)
    await remove_at_once(m.g, gone)


async def decide(m: Now, id: str, options: list[Option]) -> Option:
    """The heroes as a side where Sauron's card asks them, else "you" alone (MEQ-134)."""
    if m.seat == SAURON:
        return await heroes_decide(m.g, id, options, source=m.me)
    prompt = message(id, seat=seat_ref(m.seat), source=m.g.ref(m.me))
    return await ask_one(Question(m.seat, "one", prompt, lambda: options, step=m.g.step, source=m.me))


# -- looking -----------------------------------------------------------------------------------------------------------


def looks_at_tokens(places: Those) -> Deed:
    """``looks_at_tokens(adjacent_to(place("amon_hen")))``: you look at the faces of the monster tokens there."""

    def able(m: Now) -> list[str]:
        return [token for place in places.all(m) for token in monsters_at(m.g, place)]

    return deed("looks at tokens", lambda m: show(m, able(m)), lambda m: bool(able(m)), places=places)


async def show(m: Now, cards: Sequence[str]) -> None:
    """Shows cards to "you" alone, who is asked to look; the others hear of it."""
    m.g.say("meqcards-log-looks", seat=seat_ref(m.seat), count=len(cards))
    prompt = message("meqcards-ask-seen", seat=seat_ref(m.seat), source=m.g.ref(m.me), count=len(cards))
    asked = Question(
        m.seat,
        "one",
        prompt,
        lambda: [Option("done")],
        step=m.g.step,
        source=m.me,
        primary="done",
        shows=list(cards),
    )
    asked.for_the_look = True
    await ask_one(asked)


def looks_at_one_place(places: Those) -> Deed:
    """``looks_at_one_place(adjacent_to(your_place))``: you look at all monster tokens of one of the locations."""

    def able(m: Now) -> list[str]:
        return [place for place in places.all(m) if monsters_at(m.g, place)]

    async def run(m: Now) -> None:
        place = await choose_place(m.g, m.seat, "meqcards-ask-look", able(m), source=m.me)
        await show(m, monsters_at(m.g, place))

    return deed("looks at one place", run, lambda m: bool(able(m)), places=places)
