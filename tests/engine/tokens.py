"""Shadows on the map: a tiny game of face-down tokens that one seat lays and the other may touch.

The shadow (seat B) moves its tokens from place to place; the hunter (seat A) points at one and may look at it. What
lies face down is touched by where it lies: "~hills.2" is the second of the tokens in the hills, whatever it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.ask import Option, Question, Refusal, ask_one, ask_some
from desktop_app.engine.chance import Chance
from desktop_app.engine.checks import misplaced, not_plain, wrong_aliases
from desktop_app.engine.game import Adjustment, Game
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Jump, Next, Row, Steps
from desktop_app.engine.state import Outcome, Place, State
from desktop_app.engine.view import ALIAS, CardView, View, ZoneView

PLACES = ["hills", "marsh", "ford"]
TOKENS = ["wraith", "crow", "rumour", "wraith", "crow", "rumour", "spy"]
HUNTER, SHADOW = "A", "B"


@dataclass(slots=True)
class Map(State):
    """``seen`` are the tokens the hunter has found out about, face up for everyone."""

    turns: int = 0
    most: int = 8


async def _hunt(g: Map) -> Next:
    """The hunter points at a token and looks at it; only it sees what the token is."""
    tokens = [token for place in PLACES for token in g.zones[place]]
    question = Question(
        HUNTER,
        "one",
        message("map-hunt", first=g.ref(tokens[0])),
        lambda: [Option("look", token) for token in tokens],
        step=g.step,
        refusals=lambda: [Refusal("MAP-1", message("map-no", token=g.ref(tokens[0])), "take", tokens[0], "ford")],
    )
    token = (await ask_one(question)).source
    g.say("map-looked", place=g.home[token])
    shown = Question(
        HUNTER,
        "one",
        message("map-found", token=g.ref(token)),
        lambda: [Option("leave"), Option("drive", token, "marsh")],
        step=g.step,
        shows=[token],
    )
    if (await ask_one(shown)).verb == "drive":
        g.move(token, "marsh")
    return None


async def _creep(g: Map) -> Next:
    """The shadow moves one token where it likes, and turns the tokens of a place about."""
    tokens = [token for place in PLACES for token in g.zones[place]]
    question = Question(
        SHADOW,
        "one",
        message("map-creep"),
        lambda: [Option("move", token, place) for token in tokens for place in PLACES if g.home[token] != place],
        step=g.step,
    )
    moved = await ask_one(question)
    g.move(moved.source, moved.target, 0)
    sorted_anew = Question(
        HUNTER, "order", message("map-sort"), lambda: [Option("put", t) for t in g.zones[moved.target]], step=g.step
    )
    for option in await ask_some(sorted_anew):
        g.move(option.source, moved.target)
    g.turns += 1
    if g.turns == g.most:
        g.outcome = Outcome("ended", "map-dawn")
    return Jump("hunt")


STEPS = Steps({"night": [Row("hunt", _hunt, "night"), Row("creep", _creep, "night")]})


def new(seed: int = 1, most: int = 8) -> Map:
    """Seven tokens, face down, in two of three places."""
    g = Map("map", [HUNTER, SHADOW], {HUNTER: "Hunter", SHADOW: "Shadow"}, Chance(seed), [Place("night", "hunt")])
    g.most = most
    g.zones = {place: [] for place in PLACES}
    for number, code in enumerate(TOKENS):
        token, place = f"t{number}", PLACES[number % 2]
        g.codes[token], g.owners[token], g.home[token] = code, SHADOW, place
        g.zones[place].append(token)
    return g


def aliases(g: Map, seat: str) -> dict[str, str]:
    """The shadow knows its tokens; the hunter knows where they lie."""
    if seat == SHADOW:
        return {}
    return {token: f"{ALIAS}{place}.{n}" for place in PLACES for n, token in enumerate(g.zones[place], 1)}


def view(g: Map, seat: str) -> View:
    """Every token lies in sight; the hunter sees backs."""
    names = aliases(g, seat)
    zones = {}
    for place in PLACES:
        tokens = [CardView(names.get(t, t), "" if t in names else g.codes[t], place, SHADOW) for t in g.zones[place]]
        zones[place] = ZoneView(place, len(tokens), tokens)
    return View(g.game, seat, g.seats, g.turns, [[p.table, p.row] for p in g.position], zones)


def hidden(g: Map, seat: str) -> list[list[str]]:
    """To the hunter all tokens look alike."""
    return [list(g.codes)] if seat == HUNTER else []


def adjust(g: Map, adjustment: Adjustment) -> None:
    """By hand: a token is moved to a place."""
    g.move(adjustment.subject, adjustment.target)


MAP: Game = Game(
    id="map",
    build="1",
    state=Map,
    steps=STEPS,
    view=view,
    adjust=adjust,
    adjustments=lambda g, subject: [],
    broken=lambda g: not_plain(g) + misplaced(g) + wrong_aliases(MAP, g),
    sum_of=lambda g, subject, number: [],
    why_not=lambda g, question, source, target: None,
    aims=lambda g, question, option: [],
    seats=(2,),
    aliases=aliases,
    hidden=hidden,
)
