"""Set-up: the board, the heroes, Sauron, the Missions, and the first Sauron turn (MEQ-054 to MEQ-083)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.engine.ask import chance
from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Jump, Next, Row
from desktop_app.engine.state import Place
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.laying_out import add_card, seats_for
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.book import quests
from desktop_app.games.me_quest.book.setting_sauron import starting_plot
from desktop_app.games.me_quest.reading.board import BOARD, HAVEN_DECK, MONSTER_PILES, REGION_DECKS
from desktop_app.games.me_quest.reading.facts import of_type
from desktop_app.games.me_quest.reading.queries import FACTS, figure, heroes
from desktop_app.games.me_quest.reading.tracks import STAGE_MINIONS
from desktop_app.games.me_quest.state import (
    COMBAT_DECKS,
    HERO_ZONES,
    HEROES_MARKER,
    MOST_HEROES,
    SAURON,
    SAURON_MARKERS,
    SAURON_ZONES,
    SEAT_ZONES,
    SHARED_ZONES,
    STAGES,
    QuestState,
)
from desktop_app.games.me_quest.verbs.decks import pick_at_random, shuffle_zone
from desktop_app.games.me_quest.verbs.following import follow
from desktop_app.games.me_quest.verbs.rewards import gain_item
from desktop_app.games.me_quest.verbs.story import receive_minion

TABLE = "setup"
ENCOUNTER_DECKS = (*REGION_DECKS, HAVEN_DECK)


class BadSetUp(ValueError):
    """Nobody can sit down like this."""


def new_game(
    names: Sequence[str], chosen: Mapping[str, str], seed: int, options: Mapping[str, str] | None = None
) -> QuestState:
    """A state before set-up. ``chosen`` are the heroes by seat ("B": "thalin"); those left out are dealt by chance.

    Raises:
        BadSetUp: for too few or too many players (MEQ-054), or one hero taken twice (MEQ-057).
    """
    g = empty(names, seed)
    if not 1 <= len(heroes(g)) <= MOST_HEROES:
        raise BadSetUp(f"{len(names)} players")
    taken = [hero for hero in chosen.values() if hero]
    if len(dict.fromkeys(taken)) != len(taken):
        raise BadSetUp("one hero twice")
    options = options or {}
    g.advanced_dominance = options.get("advanced_dominance") == "yes"
    g.exciting_stage = options.get("exciting_stage") == "yes"
    for seat, hero in chosen.items():
        if hero:
            seat_hero(g, seat, hero)
    lay_box(g)
    return g


def empty(names: Sequence[str], seed: int) -> QuestState:
    """A table with nobody's things on it."""
    called = seats_for(names)
    g = QuestState("me_quest", list(called), called, Chance(seed), [Place("game", TABLE)])
    for zone in SHARED_ZONES:
        g.zones[zone] = []
    for deck in ENCOUNTER_DECKS:
        g.zones[f"encounter_deck_{deck}"], g.zones[f"encounter_discard_{deck}"] = [], []
    for colour in MONSTER_PILES:
        g.zones[f"monsters_{colour}"], g.zones[f"monsters_out_{colour}"] = [], []
    for location in BOARD.locations:
        g.zones[zone_of(location)] = []
    for seat in g.seats:
        own = SAURON_ZONES if seat == SAURON else HERO_ZONES
        for zone in (*SEAT_ZONES, *own):
            g.zones[f"{zone}:{seat}"] = []
    for seat in heroes(g):
        g.favor[seat] = 0
        g.completed[seat] = []
    for marker in (HEROES_MARKER, *SAURON_MARKERS):
        g.story[marker] = 0
    return g


def seat_hero(g: QuestState, seat: str, hero: str, location: str = "") -> None:
    """MEQ-057, MEQ-060: a hero's figure comes to his starting location; his figure is his sheet as well."""
    code = f"hero.{hero}"
    card = add_card(g, code, seat, zone_of(location or FACTS[code].places[0]), figure(seat))
    g.pieces[card] = Piece(controller=seat)


def hero_played(g: QuestState, seat: str) -> str:
    """The hero of a seat ("thalin"); "" before one was dealt."""
    return g.codes[figure(seat)].removeprefix("hero.") if figure(seat) in g.codes else ""


def add_all(g: QuestState, type: str, zone: str, owner: str, *, of: str = "") -> list[str]:
    """Adds every card of a type, or of one of its decks, to a zone; the owner is the deck, as its back shows."""
    cards = [card for card in of_type(type) if of in ("", card.owner)]
    return [add_card(g, card.code, owner, zone) for card in cards for _ in range(card.quantity)]


def lay_box(g: QuestState) -> None:
    """Everything of the box that belongs to no hero lies where set-up puts it, not shuffled yet."""
    add_all(g, "character", "characters", "character")
    add_all(g, "skill", "skill_deck", "skill")
    add_all(g, "item", "item_deck", "item")
    add_all(g, "minion", "minions", "minion")
    add_all(g, "monster", "monster_cards", "monster")
    add_all(g, "shadow", "shadow_deck", "shadow")
    add_all(g, "plot", "plot_deck", "plot")
    add_all(g, "starting_plot", "box", "starting_plot")
    add_all(g, "corruption", "corruption_deck", "corruption")
    add_all(g, "peril", "peril_deck", "peril")
    for deck in COMBAT_DECKS:
        add_all(g, "combat", f"combat_deck_{deck}", f"combat_{deck}", of=deck)
    for deck in ENCOUNTER_DECKS:
        add_all(g, "encounter", f"encounter_deck_{deck}", f"encounter_{deck}", of=deck)
    for colour in MONSTER_PILES:
        add_all(g, "monster_token", f"monsters_{colour}", colour, of=colour)
    for stage in STAGES:
        for card in of_type("event"):
            if card.stage == stage:
                add_card(g, card.code, f"event_{stage}", f"event_deck_{stage}")
    for side in ("sauron", "heroes"):
        add_all(g, "mission", "box", f"mission_{side}", of=side)


# -- the steps of the book ---------------------------------------------------------------------------------------------


async def set_up_heroes(g: QuestState) -> Next:
    """MEQ-057 to MEQ-067: heroes, Hero decks as life pools, a Starting Quest each by chance."""
    await _deal_heroes(g)
    for seat in heroes(g):
        hero = hero_played(g, seat)
        add_all(g, "hero_card", f"life:{seat}", seat, of=hero)
        await shuffle_zone(g, f"life:{seat}")
        g.say("meq-log-hero", rule="MEQ-060", seat=seat_ref(seat), card=g.ref(figure(seat)))
        if FACTS[f"hero.{hero}"].item:
            gain_item(g, seat, FACTS[f"hero.{hero}"].item)
        await _quests_of(g, seat, hero)
    return None


async def _deal_heroes(g: QuestState) -> None:
    """MEQ-058: heroes that nobody chose are dealt by chance."""
    for seat in heroes(g):
        if not hero_played(g, seat):
            taken = [hero_played(g, other) for other in heroes(g)]
            free = [card.code.removeprefix("hero.") for card in of_type("hero")]
            free = [hero for hero in free if hero not in taken]
            drawn = await chance(g.chance, len(free), message("meq-chance-hero", rule="MEQ-058"), g.step)
            seat_hero(g, seat, free[drawn])


async def _quests_of(g: QuestState, seat: str, hero: str) -> None:
    """MEQ-066, MEQ-067: one of two Starting Quests by chance, with its set-up; the Advanced one lies ready."""
    own = [card for card in of_type("quest") if card.owner == hero]
    starting = [card.code for card in own if card.kind == quests.STARTING]
    drawn = starting[await chance(g.chance, len(starting), message("meq-chance-quest", rule="MEQ-066"), g.step)]
    advanced = [card.code for card in own if card.kind == quests.ADVANCED]
    cards = [give_quest(g, seat, code) for code in (drawn, *advanced)]
    g.say("meq-log-starting-quest", rule="MEQ-066", seat=seat_ref(seat), card=g.ref(cards[0]))
    await quests.set_up(g, seat, cards[0])


def give_quest(g: QuestState, seat: str, code: str) -> str:
    """A Quest of a hero's own lies before him; answers the card."""
    card = add_card(g, code, seat, f"quests:{seat}")
    g.pieces[card] = Piece(controller=seat)
    return card


async def shuffle_the_decks(g: QuestState) -> Next:
    """MEQ-063, MEQ-068, MEQ-069, MEQ-075 to MEQ-077: every deck and pile is shuffled apart."""
    decks = ["skill_deck", "shadow_deck", "plot_deck", "corruption_deck", "peril_deck"]
    decks += [f"event_deck_{stage}" for stage in STAGES]
    decks += [f"encounter_deck_{deck}" for deck in ENCOUNTER_DECKS]
    decks += [f"combat_deck_{deck}" for deck in COMBAT_DECKS]
    decks += [f"monsters_{colour}" for colour in MONSTER_PILES]
    for deck in decks:
        await shuffle_zone(g, deck)
    return None


async def set_up_sauron(g: QuestState) -> Next:
    """MEQ-072 to MEQ-074: the minions of stage I, and one Starting Plot by chance with its instructions."""
    for code in STAGE_MINIONS[1]:
        await receive_minion(g, code.removeprefix("minion."))
    plots = [card for card in g.zones["box"] if g.owners[card] == "starting_plot"]
    drawn = await pick_at_random(g, plots)
    await starting_plot(g, drawn)
    await follow(Moment(g, SAURON, drawn, g.codes[drawn]), "set_up")
    return None


async def draw_missions(g: QuestState) -> Next:
    """MEQ-079 to MEQ-081: each side draws one of its Missions; the others go back to the box unseen."""
    for side, zone in (("sauron", f"mission:{SAURON}"), ("heroes", "mission_heroes")):
        cards = [card for card in g.zones["box"] if g.owners[card] == f"mission_{side}"]
        g.move(await pick_at_random(g, cards), zone)
    return None


async def begin_play(g: QuestState) -> Next:
    """MEQ-083: the game begins with the first Sauron turn."""
    return Jump("hero_rally")


ROWS = [
    Row(TABLE, set_up_heroes, TABLE),
    Row("setup_decks", shuffle_the_decks, TABLE, shown=False),
    Row("setup_sauron", set_up_sauron, TABLE),
    Row("setup_missions", draw_missions, TABLE, shown=False),
    Row("setup_ends", begin_play, TABLE, shown=False),
]
