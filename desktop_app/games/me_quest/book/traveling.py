"""Travel: a hero moves, and fights or meets a peril on the way."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Jump, Next
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.board import location_of, zone_of
from desktop_app.games.me_quest.book import encounters, exploring, offering
from desktop_app.games.me_quest.book.meeting import meet
from desktop_app.games.me_quest.book.paying import pay_for_path
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.hindering import limited_by, refuse_for
from desktop_app.games.me_quest.reading.numbers import forbidden, is_perilous_here, most
from desktop_app.games.me_quest.reading.queries import enemies_at, figure, hero_at
from desktop_app.games.me_quest.reading.travel import can_pay, paths_from
from desktop_app.games.me_quest.state import SAURON, TURN_ENDS, QuestState
from desktop_app.games.me_quest.verbs.heroes import move_hero


def _has_traveled_enough(g: QuestState, seat: str) -> bool:
    """Whether a text lets a hero take no more Travel steps, such in which he moves and such in which he does not."""
    return g.turn.moves >= most(g, seat, "travel_steps")


def why_not_travel(g: QuestState, seat: str) -> str:
    """Why a hero cannot do another Travel step in which he moves: a reason id, or ""."""
    if forbidden(g, "move", seat):
        return "forbidden"
    if _has_traveled_enough(g, seat):
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
        return Jump(TURN_ENDS)
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
        return Jump(TURN_ENDS)
    g.turn.moved = True
    await move_hero(g, seat, place, "travel")
    return Jump(TURN_ENDS) if g.turn.over else None


def why_not_explore_the_start(g: QuestState, seat: str) -> str:
    """MEQ-294: in his first Travel step a hero may explore where his turn began, if he is still there and may take such
    a step at all: a reason id, or ""."""
    if g.turn.moves or g.turn.start not in ("", hero_at(g, seat)):
        return "moves_first"
    return "limit" if _has_traveled_enough(g, seat) else ""


def _travel_question(g: QuestState, seat: str) -> Question:
    limit = why_not_travel(g, seat)
    unexplored = why_not_explore_the_start(g, seat)
    paths = paths_from(g, seat)

    def options() -> list[Option]:
        able = [] if limit else [place for place, path in paths.items() if can_pay(g, seat, path)]
        explores = [] if unexplored else [Option("explore", zone_of(hero_at(g, seat)))]
        travels = [Option("travel", figure(seat), zone_of(place)) for place in able]
        return [*travels, *explores, *offering.uses(g, seat, offering.TURN), Option("end_travel")]

    def refusals() -> list[Refusal]:
        found = offering.use_refusals(g, seat, offering.TURN)
        limiting = limited_by(g, seat, "travel_steps") if _has_traveled_enough(g, seat) else ""
        if unexplored:
            rule, text = TRAVEL_REASONS[unexplored]
            because = limiting if unexplored == "limit" else ""
            found.append(refuse(g, rule, text, "explore", zone_of(hero_at(g, seat)), because=because))
        if limit == "forbidden":
            return [*found, refuse_for(g, forbidden(g, "move", seat), "travel", figure(seat))]
        if limit:
            rule, text = TRAVEL_REASONS[limit]
            return [*found, refuse(g, rule, text, "travel", figure(seat), because=limiting)]
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
        return Jump(TURN_ENDS) if g.turn.over else Jump("explore_begins")
    return await meet(g, seat, chosen.source, "travel", "after_combat")


async def after_combat(g: QuestState) -> Next:
    """MEQ-270: after a combat that was won, or did not take place, the hero may explore."""
    return Jump(TURN_ENDS) if g.turn.over else None
