"""What cards do on the board: heroes and characters move, fights begin, influence comes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.happens import Happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.me_quest.book import combat, encounters
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.things import InfluenceChanged
from desktop_app.games.me_quest.reading.board import BOARD, HAVENS, is_haven
from desktop_app.games.me_quest.reading.extension import why_none_stays
from desktop_app.games.me_quest.reading.numbers import forbidden
from desktop_app.games.me_quest.reading.queries import character, figure, hero_at, influence, minions_at
from desktop_app.games.me_quest.reading.travel import paths_from
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.verbs.heroes import move_hero
from desktop_app.games.me_quest.verbs.influence import could_extend, no_influence, place_at, place_in_extension
from desktop_app.games.me_quest.verbs.rewards import put_character
from desktop_app.games.me_quest.vocabulary.conditions import hero_of
from desktop_app.games.me_quest.vocabulary.groups import you
from desktop_app.games.me_quest.vocabulary.texts import Does, Now, Those
from desktop_app.games.me_quest.vocabulary.word import Word

Deed = Happens[QuestState]


def deed(
    told: str,
    run: Callable[[Now], Awaitable[object]],
    could: Callable[[Now], bool] = lambda m: True,
    **told_with: object,
) -> Deed:
    """A verb on nothing in particular: what words call it, what happens, and whether it could change anything."""
    return Happens(run, could, told, told_with)


# -- heroes move -------------------------------------------------------------------------------------------------------


MOVE = "move"


def may_move(m: Now, seat: str) -> bool:
    """Whether no text keeps a hero from moving by a card; who is defeated is carried home all the same."""
    return not forbidden(m.g, MOVE, seat)


async def _moves_next_door(m: Now, seat: str) -> None:
    near = list(paths_from(m.g, seat))
    await move_hero(m.g, seat, await choose_place(m.g, seat, "meqcards-ask-move", near, source=m.me))


moves_next_door = Word("moves next door", _moves_next_door, barred=MOVE, subject=you)
"""You move to an adjacent location of your choice."""


async def _moves_anywhere(m: Now, seat: str) -> None:
    others = [place for place in BOARD.locations if place != hero_at(m.g, seat)]
    await move_hero(m.g, seat, await choose_place(m.g, seat, "meqcards-ask-move", others, source=m.me))


moves_anywhere = Word("moves anywhere", _moves_anywhere, barred=MOVE, subject=you)
"""You move to any location of your choice."""


async def _sauron_moves_you(m: Now) -> None:
    seat = hero_of(m)
    near = BOARD.neighbours(hero_at(m.g, seat))
    place = await choose_place(m.g, SAURON, "meqcards-ask-move-hero", near, source=m.me, hero=seat_ref(seat))
    await move_hero(m.g, seat, place)


sauron_moves_the_hero = deed("sauron moves the hero", _sauron_moves_you, lambda m: may_move(m, hero_of(m)))
"""Sauron moves the hero to an adjacent location."""


async def _to_the_nearest_haven(m: Now) -> None:
    seat = hero_of(m)
    nearest = BOARD.nearest(hero_at(m.g, seat), HAVENS)
    who = m.g.ref(figure(seat))
    await move_hero(m.g, seat, await choose_place(m.g, SAURON, "meq-ask-haven", nearest, source=m.me, card=who))


sauron_moves_the_hero_home = deed(
    "sauron moves the hero home",
    _to_the_nearest_haven,
    lambda m: not is_haven(hero_at(m.g, hero_of(m))) and may_move(m, hero_of(m)),
)
"""Sauron moves the hero to the nearest Haven; of several he picks."""


def encounters_at(place: str) -> Deed:
    """``pays(spends_favor(1), to=encounters_at("edoras"))``: you move there at once and have an encounter."""

    async def run(m: Now) -> None:
        if hero_at(m.g, m.seat) != place:
            await move_hero(m.g, m.seat, place)
        await encounters.encounter(m.g, m.seat)

    return deed("encounters at", run, lambda m: hero_at(m.g, m.seat) == place or may_move(m, m.seat), place=place)


# -- fights ------------------------------------------------------------------------------------------------------------


def fights_minion_here(won: Does) -> Deed:
    """You fight a minion where you are, of several Sauron's choice; ``won`` follows if you defeat it.

    Your turn goes on in any case.
    """

    def find(m: Now) -> list[str]:
        return minions_at(m.g, hero_at(m.g, m.seat))

    async def run(m: Now) -> None:
        card = await choose_card(m.g, SAURON, "meqcards-ask-minion-fights", find(m), source=m.me)
        told = await combat.must_fight(m.g, m.seat, card, m.me, goes_on=True)
        if told is not None and told.enemy_defeated:
            await won.perform(m)

    return deed("fights a minion here", run, lambda m: bool(find(m)), won=won)


# -- influence ---------------------------------------------------------------------------------------------------------


def sauron_places_influence(places: Those, count: int = 1, *, may: bool = True) -> Deed:
    """``sauron_places_influence(your_region, 3)``: 1 in each of up to so many different locations of his choice."""

    def able(m: Now) -> list[str]:
        return [place for place in places.all(m) if not why_none_stays(m.g, place)]

    def refusals(m: Now, taken: list[str]) -> list[Refusal]:
        reasons = {place: why_none_stays(m.g, place) for place in places.all(m) if place not in taken}
        return [no_influence(why, "choose", place) for place, why in reasons.items() if why]

    async def run(m: Now) -> None:
        taken: list[str] = []
        for _ in range(count):
            left = [place for place in able(m) if place not in taken]
            place = await choose_place(
                m.g,
                SAURON,
                "meqcards-ask-influence",
                left,
                source=m.me,
                may=may,
                refusals=lambda: refusals(m, taken),
            )
            if not place:
                return
            await place_at(m.g, place)
            taken.append(place)

    return deed("sauron places influence", run, lambda m: bool(able(m)), places=places, amount=count)


def influence_in_all(places: Those, amount: int) -> Deed:
    """``influence_in_all(region("mordor"), 2)``: so much comes to each of the locations at once, never to a Haven."""

    def able(m: Now) -> list[str]:
        return [place for place in places.all(m) if not is_haven(place)]

    async def run(m: Now) -> None:
        def put() -> None:
            for place in able(m):
                m.g.influence[place] = influence(m.g, place) + amount
                m.g.say("meq-log-influence", place=f"zone:{zone_of(place)}", amount=amount)

        await resolve(m.g, InfluenceChanged(location=able(m)[0], amount=amount), put)

    def could(m: Now) -> bool:
        return any(not why_none_stays(m.g, place) for place in places.all(m))

    return deed("influence in all", run, could, places=places, amount=amount)


def extends(amount: Amount, *, to_pool: bool = False, stronghold: str = "") -> Deed:
    """``extends(3, stronghold="mount_gundabad")``: Sauron places influence in extension, or also in the Shadow Pool."""

    async def run(m: Now) -> None:
        count = worth(amount, m)
        await place_in_extension(m.g, count, to_pool=count if to_pool else 0, stronghold=stronghold, source=m.me)

    def could(m: Now) -> bool:
        count = worth(amount, m)
        return count > 0 and could_extend(m.g, to_pool=count if to_pool else 0, stronghold=stronghold)

    told = "extends from a stronghold" if stronghold else "extends or into the pool"
    return deed(told, run, could, amount=amount)


# -- characters --------------------------------------------------------------------------------------------------------


def brings(name: str, places: Those) -> Deed:
    """``brings("gandalf", location(haven))``: you place a character in one of the locations, wherever it was."""

    async def run(m: Now) -> None:
        able, card = places.all(m), m.g.ref(character(m.g, name))
        place = await choose_place(m.g, m.seat, "meqcards-ask-place", able, source=m.me, card=card)
        put_character(m.g, character(m.g, name), place)

    return deed("brings", run, lambda m: bool(places.all(m)), character=name, places=places)
