"""The hero turn: Rest, Ambush, Travel (Move, Combat or Peril, Explore), Encounter."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Jump, Next, Row
from desktop_app.games.kit.abilities import Permits
from desktop_app.games.kit.asking import choose_option, refuse, seat_ref
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.board import location_of, zone_of
from desktop_app.games.me_quest.book import combat, encounters, exploring, offering
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.book.paying import pay_for_path
from desktop_app.games.me_quest.events.turns import Explores, HeroTurnBegins, HeroTurnEnds, Rests, StepBegins
from desktop_app.games.me_quest.reading.board import BOARD, is_haven, is_stronghold, region_of
from desktop_app.games.me_quest.reading.hindering import limited_by, refuse_for
from desktop_app.games.me_quest.reading.numbers import forbidden, is_perilous_here, most
from desktop_app.games.me_quest.reading.queries import (
    active_plots,
    corruption,
    enemies_at,
    facts,
    figure,
    hero_at,
    is_monster,
    monster_of,
    place_of,
)
from desktop_app.games.me_quest.reading.travel import can_pay, paths_from
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.favor import lose_favor
from desktop_app.games.me_quest.verbs.heroes import advance_by_hero, move_hero, shuffle_back
from desktop_app.games.me_quest.verbs.rewards import discard_corruption
from desktop_app.games.me_quest.verbs.sauron import discard_token
from desktop_app.games.me_quest.verbs.story import advance_leftmost
from desktop_app.games.me_quest.vocabulary.texts import CARDS

TABLE = "hero"
URUK_HAI = "uruk_hai"
"""The permission of a Plot that has monster tokens of a region, its detail, fight as this monster."""
END = "turn_ends"
REST_REASONS = {
    "enemy": ("MEQ-236", "meq-no-rest-enemy"),
    "stronghold": ("MEQ-237", "meq-no-rest-stronghold"),
}


async def turn_begins(g: QuestState) -> Next:
    """MEQ-091: the turn of a hero begins; Shadow cards of its start may be played."""
    g.phase = TABLE
    g.turn.start = hero_at(g, g.active)
    g.say("meq-log-turn", rule="MEQ-091", seat=seat_ref(g.active))
    await resolve(g, HeroTurnBegins(seat=g.active), lambda: None)
    return Jump(END) if g.turn.over else None


# -- Rest --------------------------------------------------------------------------------------------------------------


def why_not_rest(g: QuestState, seat: str) -> str:
    """MEQ-236, MEQ-237: why a hero cannot rest: a reason id, or ""."""
    place = hero_at(g, seat)
    if enemies_at(g, place):
        return "enemy"
    if is_stronghold(place):
        return "stronghold"
    return "forbidden" if forbidden(g, "rest", seat) else ""


async def rest(g: QuestState) -> Next:
    """MEQ-232 to MEQ-241: the active hero may rest; in a Haven he may heal as well."""
    seat = g.active
    await resolve(g, StepBegins(step="rest", seat=seat), lambda: None)
    if g.turn.over:
        return Jump(END)

    def refusals() -> list[Refusal]:
        reason = why_not_rest(g, seat)
        if not reason:
            hurt = bool(g.zones[f"damage:{seat}"]) and not is_haven(hero_at(g, seat))
            return [refuse(g, "MEQ-240", "meq-no-heal", "heal", figure(seat))] if hurt else []
        if reason == "forbidden":
            return [refuse_for(g, forbidden(g, "rest", seat), "rest", figure(seat))]
        rule, text = REST_REASONS[reason]
        return [refuse(g, rule, text, "rest", figure(seat))]

    def options() -> list[Option]:
        return [*([] if why_not_rest(g, seat) else [Option("rest", figure(seat))]), Option("no_rest")]

    prompt = message("meq-ask-rest", rule="MEQ-232", seat=seat_ref(seat))
    asked = Question(seat, "one", prompt, options, step=g.step, refusals=refusals, primary="no_rest")
    if (await ask_one(asked)).verb == "rest":
        await _rest(g, seat)
    return Jump(END) if g.turn.over else None


async def _rest(g: QuestState, seat: str) -> None:
    """MEQ-233, MEQ-234, MEQ-238, MEQ-240: rest pool, healing in a Haven, the story, one Corruption card."""
    g.say("meq-log-rests", rule="MEQ-233", seat=seat_ref(seat))
    heals = is_haven(hero_at(g, seat)) and bool(g.zones[f"damage:{seat}"]) and not forbidden(g, "heal", seat)
    heals = heals and await ask_whether(g, seat, "meq-ask-heal")
    await shuffle_back(g, seat, *(("rest", "damage") if heals else ("rest",)))
    await advance_leftmost(g, seat, "rest", advance_by_hero(g, seat), rule="MEQ-235")
    await _discard_one_corruption(g, seat)
    await resolve(g, Rests(seat=seat), lambda: None)


async def _discard_one_corruption(g: QuestState, seat: str) -> None:
    """MEQ-238, MEQ-239: for its favor one Corruption card may be discarded."""
    able = [card for card in corruption(g, seat) if facts(g, card).favor <= g.favor[seat]]
    if not able and not (g.every_question and corruption(g, seat)):
        return

    def refusals() -> list[Refusal]:
        dear = [card for card in corruption(g, seat) if card not in able]
        return [refuse(g, "MEQ-238", "meq-no-favor", "pay_off", card, favor=facts(g, card).favor) for card in dear]

    prompt = message("meq-ask-rest-corruption", rule="MEQ-238", seat=seat_ref(seat), favor=g.favor[seat])
    asked = Question(
        seat,
        "one",
        prompt,
        lambda: [*(Option("pay_off", card) for card in able), Option("decline")],
        step=g.step,
        refusals=refusals,
        primary="decline",
    )
    chosen = await ask_one(asked)
    if chosen.verb == "pay_off":
        await lose_favor(g, seat, facts(g, chosen.source).favor)
        discard_corruption(g, seat, chosen.source)


# -- Ambush ------------------------------------------------------------------------------------------------------------


async def ambush(g: QuestState) -> Next:
    """MEQ-254 to MEQ-257: Sauron must attack with one of the monsters and minions where the hero is."""
    seat = g.active
    await resolve(g, StepBegins(step="ambush", seat=seat), lambda: None)
    if g.turn.over:
        return Jump(END)
    enemies = enemies_at(g, hero_at(g, seat))
    if not enemies or g.turn.skips_ambush:
        return Jump("move")
    prompt = message("meq-ask-ambush", rule="MEQ-254", seat=seat_ref(SAURON), hero=seat_ref(seat))
    asked = Question(SAURON, "one", prompt, lambda: [Option("attack", card) for card in enemies], step=g.step)
    return await _attack(g, seat, (await ask_one(asked)).source, "ambush", "after_ambush")


async def _attack(g: QuestState, seat: str, enemy: str, within: str, back: str) -> Next:
    """MEQ-255, MEQ-269, MEQ-271: a token is turned over, a blank one discarded; anything else is fought.

    MEQ-257, MEQ-330: in a Haven only what the hero allows to.
    """
    if not await combat.is_allowed(g, seat, enemy):
        return Jump(back)
    if is_monster(g, enemy):
        monster = await _as_what_it_fights(g, enemy)
        g.say("meq-log-token-turned", rule="MEQ-269", card=g.ref(enemy))
        if not monster:
            discard_token(g, enemy)
            return Jump(back)
        combat.begin_against_token(g, seat, enemy, monster, within)
    else:
        combat.begin(g, seat, enemy, within=within)
    return Enter(combat.TABLE, back=back)


async def _as_what_it_fights(g: QuestState, token: str) -> str:
    """The monster of a token; where a Plot says so Sauron may have it be an Uruk-hai instead."""
    monster = monster_of(g, token)
    region = region_of(place_of(g, token)).id
    plots = [card for card in active_plots(g) if CARDS.permission(g.codes[card], URUK_HAI) == Permits(URUK_HAI, region)]
    if not monster or monster == URUK_HAI or not plots:
        return monster
    ways = ("as_itself", "as_uruk_hai")
    chosen = await choose_option(g, SAURON, "meqcards-ask-uruk-hai", ways, source=plots[0], card=g.ref(token))
    return URUK_HAI if chosen == ways[1] else monster


async def after_ambush(g: QuestState) -> Next:
    """MEQ-256, MEQ-270: only a defeat ends the turn."""
    return Jump(END) if g.turn.over else None


# -- Travel: Move ------------------------------------------------------------------------------------------------------


def why_not_travel(g: QuestState, seat: str) -> str:
    """Why a hero cannot do another Travel step: a reason id, or ""."""
    if forbidden(g, "move", seat):
        return "forbidden"
    if g.turn.moves >= most(g, seat, "travel_steps"):
        return "limit"
    if g.turn.one_move and g.turn.moved:
        return "limit"
    return ""


TRAVEL_REASONS = {
    "limit": ("MEQ-258", "meq-no-more-travel"),
    "cards": ("MEQ-262", "meq-no-cards"),
    "not_adjacent": ("MEQ-259", "meq-no-path"),
    "moves_first": ("MEQ-294", "meq-no-explore-again"),
}


async def move(g: QuestState) -> Next:
    """MEQ-258 to MEQ-266, MEQ-294: travel along a path, explore where the turn began, or end the travelling."""
    seat = g.active
    if g.turn.over:
        return Jump(END)
    chosen = await ask_one(_travel_question(g, seat))
    if chosen.verb == "end_travel":
        return Jump("encounter")
    if chosen.verb == "use":
        await exploring.use(g, seat, chosen)
        return STAY
    g.turn.moves += 1
    if chosen.verb == "explore":
        return Jump("explore_begins")
    place = location_of(chosen.target)
    await pay_for_path(g, seat, paths_from(g, seat)[place])
    if g.turn.over:
        return Jump(END)
    g.turn.moved = True
    await move_hero(g, seat, place, "travel")
    return Jump(END) if g.turn.over else None


def _explores_the_start(g: QuestState, seat: str) -> bool:
    """MEQ-294: in his first Travel step a hero may explore where his turn began, if he is still there."""
    return not g.turn.moves and g.turn.start in ("", hero_at(g, seat))


def _travel_question(g: QuestState, seat: str) -> Question:
    limit = why_not_travel(g, seat)
    paths = paths_from(g, seat)

    def options() -> list[Option]:
        able = [] if limit else [place for place, path in paths.items() if can_pay(g, seat, path)]
        explores = [Option("explore", zone_of(hero_at(g, seat)))] if _explores_the_start(g, seat) else []
        travels = [Option("travel", figure(seat), zone_of(place)) for place in able]
        return [*travels, *explores, *offering.uses(g, seat, offering.TURN), Option("end_travel")]

    def refusals() -> list[Refusal]:
        found = offering.use_refusals(g, seat, offering.TURN)
        if not _explores_the_start(g, seat):
            rule, text = TRAVEL_REASONS["moves_first"]
            found.append(refuse(g, rule, text, "explore", zone_of(hero_at(g, seat))))
        if limit == "forbidden":
            return [*found, refuse_for(g, forbidden(g, "move", seat), "travel", figure(seat))]
        if limit:
            rule, text = TRAVEL_REASONS[limit]
            cause = limited_by(g, seat, "travel_steps") if g.turn.moves >= most(g, seat, "travel_steps") else ""
            return [*found, refuse(g, rule, text, "travel", figure(seat), because=cause)]
        for place in BOARD.locations:
            path = paths.get(place)
            reason = "not_adjacent" if path is None else "" if can_pay(g, seat, path) else "cards"
            if reason and place != hero_at(g, seat):
                rule, text = TRAVEL_REASONS[reason]
                found.append(refuse(g, rule, text, "travel", figure(seat), zone_of(place)))
        return found

    return Question(
        seat,
        "one",
        message("meq-ask-travel", rule="MEQ-258", seat=seat_ref(seat)),
        options,
        step=g.step,
        refusals=refusals,
        primary="end_travel",
    )


# -- Travel: Combat or Peril -------------------------------------------------------------------------------------------


async def combat_or_peril(g: QuestState) -> Next:
    """MEQ-267 to MEQ-275: Sauron must attack or choose a peril, if he can do either; only one of both."""
    seat = g.active
    enemies = enemies_at(g, hero_at(g, seat))
    perilous = is_perilous_here(g, seat)
    options = [*(Option("attack", card) for card in enemies), *([Option("peril", figure(seat))] if perilous else [])]
    if not options:
        return Jump("explore_begins")
    prompt = message("meq-ask-combat-or-peril", rule="MEQ-267", seat=seat_ref(SAURON), hero=seat_ref(seat))

    def refusals() -> list[Refusal]:
        return [] if perilous else [refuse(g, "MEQ-272", "meq-no-peril", "peril", figure(seat))]

    chosen = await ask_one(Question(SAURON, "one", prompt, lambda: options, step=g.step, refusals=refusals))
    if chosen.verb == "peril":
        await encounters.peril(g, seat)
        return Jump(END) if g.turn.over else Jump("explore_begins")
    return await _attack(g, seat, chosen.source, "travel", "after_combat")


async def after_combat(g: QuestState) -> Next:
    """MEQ-270: after a combat that was won, or did not take place, the hero may explore."""
    return Jump(END) if g.turn.over else None


# -- Travel: Explore ---------------------------------------------------------------------------------------------------


async def explore_begins(g: QuestState) -> Next:
    """MEQ-284: the hero explores where he is, for whatever answers it."""
    await resolve(g, Explores(seat=g.active, location=hero_at(g, g.active)), lambda: None)
    return Jump(END) if g.turn.over else None


async def explore(g: QuestState) -> Next:
    """MEQ-284: any of the options, in any order, until the hero is done."""
    if g.turn.over:
        return Jump(END)
    return STAY if await exploring.explore_once(g, g.active) else Jump("move")


# -- Encounter ---------------------------------------------------------------------------------------------------------


async def encounter(g: QuestState) -> Next:
    """MEQ-298 to MEQ-304: outside of perilous locations Encounter cards are drawn and one is resolved."""
    await resolve(g, StepBegins(step="encounter", seat=g.active), lambda: None)
    if not g.turn.over:
        await encounters.encounter(g, g.active)
    return None


async def turn_ends(g: QuestState) -> Next:
    """The turn of the hero is over."""
    await resolve(g, HeroTurnEnds(seat=g.active), lambda: None)
    return None


ROWS = [
    Row("turn_begins", turn_begins, TABLE, shown=False),
    Row("rest", rest, TABLE),
    Row("ambush", ambush, TABLE),
    Row("after_ambush", after_ambush, TABLE, shown=False),
    Row("move", move, TABLE),
    Row("combat_or_peril", combat_or_peril, TABLE),
    Row("after_combat", after_combat, TABLE, shown=False),
    Row("explore_begins", explore_begins, TABLE, shown=False),
    Row("explore", explore, TABLE),
    Row("encounter", encounter, TABLE),
    Row(END, turn_ends, TABLE, shown=False),
]
