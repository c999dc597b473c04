"""The Action step: action tokens on their tracks, and the three actions (MEQ-161 to MEQ-217)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Jump, Next, Row
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.board import location_of, zone_of
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.book import shadow_cards
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.turns import StepBegins
from desktop_app.games.me_quest.reading.board import BOARD, MONSTER_PILES
from desktop_app.games.me_quest.reading.queries import (
    heroes,
    heroes_at,
    influence,
    is_monster,
    minion,
    minions,
    monsters,
    place_of,
)
from desktop_app.games.me_quest.reading.tracks import ACTION_TRACKS, MOST_HEALED, MOST_TO_POOL
from desktop_app.games.me_quest.state import SAURON, Orders, QuestState
from desktop_app.games.me_quest.verbs.influence import place_in_extension
from desktop_app.games.me_quest.verbs.sauron import (
    TOKEN_REASONS,
    are_kept_by_heroes,
    draw_plot_cards,
    draw_shadow_cards,
    heal_minion,
    is_left,
    move_figure,
    place_token,
    token_places,
)
from desktop_app.games.me_quest.vocabulary.texts import CARDS

STEP, AFTER = "action", "hero_draw"
SPACES = 3
MOST_TOKENS = 4
MOVES_TWICE = "moves_two"
"""The permission of a minion that may move two locations with one command."""


# -- tracks ------------------------------------------------------------------------------------------------------------


def actions_of_a_turn(g: QuestState) -> int:
    """MEQ-161: two actions, three against three heroes."""
    return 3 if len(heroes(g)) == 3 else 2


def next_space(g: QuestState, track: str) -> int:
    """MEQ-163: the leftmost empty space of a track; SPACES when all are covered."""
    return next((space for space in range(SPACES) if f"{track}/{space}" not in g.action_tokens), SPACES)


def cover(g: QuestState, track: str) -> int:
    """MEQ-163, MEQ-166: a token comes to the leftmost empty space; with the fourth the other three are taken back.

    Answers the number of the space.
    """
    space = next_space(g, track)
    number = ACTION_TRACKS[track][space]
    g.action_tokens.append(f"{track}/{space}")
    g.say("meq-log-action", rule="MEQ-163", seat=seat_ref(SAURON), track=track, number=number)
    if len(g.action_tokens) == MOST_TOKENS:
        g.action_tokens = g.action_tokens[-1:]
        g.say("meq-log-tokens-back", rule="MEQ-166")
    return number


RETURNS_TO = "minas_morgul"
"""Where the Ringwraiths come back."""


async def action_begins(g: QuestState) -> Next:
    """MEQ-401: minions that return come back before the first action."""
    for name in g.returning:
        card = minion(g, name)
        g.move(card, zone_of(RETURNS_TO))
        g.pieces[card] = Piece(controller=SAURON)
        g.say("meq-log-returns", rule="MEQ-401", card=g.ref(card))
    g.returning = []
    g.actions = actions_of_a_turn(g)
    await resolve(g, StepBegins(step=STEP, seat=SAURON), lambda: None)
    return None


async def action(g: QuestState) -> Next:
    """MEQ-161, MEQ-162: one action after the other, and Shadow cards of the Action step between them."""
    chosen = await ask_one(_action_question(g))
    if chosen.verb == "play":
        await shadow_cards.play_as_action(g, chosen.source)
        return STAY
    if chosen.verb == "pass":
        g.actions = 0
        return Jump(AFTER)
    g.actions -= 1
    number = cover(g, chosen.verb)
    if chosen.verb == "place_influence":
        await place_in_extension(g, number, to_pool=MOST_TO_POOL)
    elif chosen.verb == "draw_cards":
        await draw_shadow_cards(g, number)
        await draw_plot_cards(g, number)
    else:
        g.orders = Orders(number)
    return STAY if g.orders is None else None


def _action_question(g: QuestState) -> Question:
    def options() -> list[Option]:
        tracks = [track for track in ACTION_TRACKS if g.actions and next_space(g, track) < SPACES]
        return [*(Option(track) for track in tracks), *shadow_cards.options(g), Option("pass")]

    def refusals() -> list[Refusal]:
        rule, id = ("MEQ-164", "meq-no-space") if g.actions else ("MEQ-161", "meq-no-actions-left")
        barred = [track for track in ACTION_TRACKS if not g.actions or next_space(g, track) == SPACES]
        told = [Refusal(rule, message(id, rule=rule), track) for track in barred]
        return [*told, *shadow_cards.refusals(g)]

    return Question(
        SAURON,
        "one",
        message("meq-ask-action", rule="MEQ-162", seat=seat_ref(SAURON), actions=g.actions),
        options,
        step=g.step,
        refusals=refusals,
        primary="pass" if not g.actions else "",
    )


# -- commands ----------------------------------------------------------------------------------------------------------


async def command(g: QuestState) -> Next:
    """MEQ-199, MEQ-200: each command moves, places or heals; then the next action."""
    if g.orders is None:
        return None
    if g.orders.left:
        chosen = await ask_one(_command_question(g))
        if chosen.verb != "stop_commands":
            g.orders.left -= 1
            await _carry_out(g, g.orders, chosen)
            return STAY
    g.orders = None
    return None


async def next_action(g: QuestState) -> Next:
    """Back to the actions that are left; the step is over when nothing can be done any more."""
    return Jump(STEP) if g.actions or shadow_cards.options(g) else None


async def _carry_out(g: QuestState, orders: Orders, chosen: Option) -> None:
    if chosen.verb == "place_token":
        orders.placed = True
        colour = chosen.source.removeprefix("monsters_")
        token = await place_token(g, colour)
        orders.given.append(token)
        return
    orders.given.append(chosen.source)
    if chosen.verb == "heal":
        heal_minion(g, chosen.source, MOST_HEALED)
    else:
        move_figure(g, chosen.source, location_of(chosen.target))


def why_not_command(g: QuestState, card: str, orders: Orders) -> str:
    """Why a monster token or minion can be given no command: a reason id, or "" (MEQ-214 to MEQ-216)."""
    return "commanded" if card in orders.given else ""


def moves_of(g: QuestState, card: str) -> list[str]:
    """MEQ-201 to MEQ-204: where one command moves a token or minion."""
    start = place_of(g, card)
    if is_monster(g, card):
        return [place for place in BOARD.neighbours(start) if influence(g, place)]
    if CARDS.permission(g.codes[card], MOVES_TWICE) is not None:
        return [place for place in BOARD.within(2, start) if place != start]
    return list(BOARD.neighbours(start))


def why_not_heal(g: QuestState, card: str) -> str:
    """MEQ-213: why a minion cannot be healed: a reason id, or ""."""
    if heroes_at(g, place_of(g, card)):
        return "hero_there"
    return "" if g.pieces[card].count("damage") else "unhurt"


REASONS = {
    "commanded": ("MEQ-214", "meq-no-commanded"),
    "hero_there": ("MEQ-213", "meq-no-hero-there"),
    "unhurt": ("MEQ-212", "meq-no-unhurt"),
    "influence": ("MEQ-203", "meq-no-influence-there"),
    "not_adjacent": ("MEQ-201", "meq-no-not-adjacent"),
}


def command_options(g: QuestState, orders: Orders) -> list[Option]:
    """Everything that one command can be spent on."""
    found: list[Option] = []
    for card in [*minions(g), *monsters(g)]:
        if not why_not_command(g, card, orders):
            found += [Option("move", card, zone_of(place)) for place in moves_of(g, card)]
    for card in minions(g):
        if not why_not_command(g, card, orders) and not why_not_heal(g, card):
            found.append(Option("heal", card))
    if not orders.placed:
        able = [colour for colour in MONSTER_PILES if is_left(g, colour) and token_places(g, colour)]
        found += [Option("place_token", f"monsters_{colour}") for colour in able]
    return found


def command_refusals(g: QuestState, orders: Orders) -> list[Refusal]:
    """Why the rest is not offered."""
    found: list[Refusal] = []
    for card in [*minions(g), *monsters(g)]:
        reason = why_not_command(g, card, orders)
        if reason:
            found += [_refusal(g, reason, verb, card) for verb in ("move", "heal")]
            continue
        able, start = moves_of(g, card), place_of(g, card)
        for place in BOARD.locations:
            if place != start and place not in able:
                why = "influence" if place in BOARD.neighbours(start) else "not_adjacent"
                found.append(_refusal(g, why, "move", card, zone_of(place)))
        if card in g.pieces and (why := why_not_heal(g, card)):
            found.append(_refusal(g, why, "heal", card))
    return found + _token_refusals(g, orders)


def _token_refusals(g: QuestState, orders: Orders) -> list[Refusal]:
    found = []
    for colour in MONSTER_PILES:
        pile = f"monsters_{colour}"
        if orders.placed:
            found.append(Refusal("MEQ-209", message("meq-no-second-token", rule="MEQ-209"), "place_token", pile))
        elif not is_left(g, colour):
            found.append(Refusal("MEQ-439", message("meq-no-tokens-left", rule="MEQ-439"), "place_token", pile))
        elif not token_places(g, colour):
            rule, text = TOKEN_REASONS["hero"] if are_kept_by_heroes(g, colour) else ("MEQ-208", "meq-no-token-place")
            found.append(Refusal(rule, message(text, rule=rule), "place_token", pile))
    return found


def _refusal(g: QuestState, reason: str, verb: str, card: str, target: str = "") -> Refusal:
    rule, text = REASONS[reason]
    if is_monster(g, card):
        return Refusal(rule, message(text, rule=rule), verb, card, target)
    return refuse(g, rule, text, verb, card, target)


def _command_question(g: QuestState) -> Question:
    orders = g.orders
    assert orders is not None
    return Question(
        SAURON,
        "one",
        message("meq-ask-command", rule="MEQ-200", seat=seat_ref(SAURON), commands=orders.left),
        lambda: [*command_options(g, orders), Option("stop_commands")],
        step=g.step,
        refusals=lambda: command_refusals(g, orders),
        primary="stop_commands",
    )


ACTION_ROWS = [
    Row("action_begins", action_begins, "sauron", shown=False),
    Row(STEP, action, "sauron"),
    Row("command", command, "sauron", shown=False),
    Row("next_action", next_action, "sauron", shown=False),
]
