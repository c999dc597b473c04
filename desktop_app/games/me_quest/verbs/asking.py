"""Questions of this game: a location, a story marker, and what the heroes decide together."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, Refusals, ask_all, ask_one, chance
from desktop_app.engine.messages import Message, Value, message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.board import location_of, zone_of
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.me_quest.reading.queries import heroes
from desktop_app.games.me_quest.state import QuestState


def at(location: str) -> str:
    """A message parameter that stands for a location."""
    return f"zone:{zone_of(location)}"


def question(
    g: QuestState,
    seat: str,
    prompt: Message,
    options: Sequence[Option],
    *,
    source: str = "",
    primary: str = "",
    refusals: Refusals | None = None,
) -> Question:
    """A question for exactly one of these options."""
    return Question(
        seat, "one", prompt, lambda: list(options), step=g.step, source=source, primary=primary, refusals=refusals
    )


async def choose_place(
    g: QuestState,
    seat: str,
    id: str,
    places: Sequence[str],
    *,
    source: str = "",
    rule: str = "",
    may: bool = False,
    refusals: Refusals | None = None,
    purpose: Purpose[QuestState] | None = None,
    **params: Value,
) -> str:
    """Asks a seat for one of the locations; "" when there is none, or when it may decline and does.

    ``source`` is a card whose text asks; ``refusals`` say why others cannot be chosen.
    """
    if not places:
        return ""
    options = [Option("choose", zone_of(place)) for place in places]
    asked_by: dict[str, Value] = {"source": g.ref(source)} if source in g.codes else {}
    prompt = Message(id, {"seat": seat_ref(seat), **asked_by, **params}, rule=rule)
    options += [Option("decline")] if may else []
    primary = "decline" if may else ""
    asked = question(g, seat, prompt, options, source=source, primary=primary, refusals=refusals)
    asked.purpose = purpose
    return location_of((await ask_one(asked)).source)


async def choose_marker(g: QuestState, seat: str, markers: Sequence[str], *, rule: str = "") -> str:
    """Asks a seat for one of Sauron's story markers; "" when there is none."""
    if not markers:
        return ""
    prompt = message("meq-ask-marker", rule=rule, seat=seat_ref(seat))
    chosen = await ask_one(question(g, seat, prompt, [Option(f"marker_{marker}") for marker in markers]))
    return chosen.verb.removeprefix("marker_")


async def choose_amount(
    g: QuestState, seat: str, id: str, verb: str, amounts: Sequence[int], *, rule: str = "", **params: Value
) -> int:
    """Asks a seat for a number."""
    prompt = Message(id, {"seat": seat_ref(seat), **params}, rule=rule)
    options = [Option(verb, detail=str(amount)) for amount in amounts]
    return int((await ask_one(question(g, seat, prompt, options))).detail)


async def heroes_decide(
    g: QuestState, id: str, options: Sequence[Option], *, source: str = "", refusals: Refusals | None = None
) -> Option:
    """MEQ-134: the heroes decide as a side. All say what they want; if they disagree, chance decides between them."""
    asked_by: dict[str, Value] = {"source": g.ref(source)} if source in g.codes else {}

    def ask_seat(seat: str) -> Question:
        prompt = Message(id, {"seat": seat_ref(seat), **asked_by}, rule="MEQ-134")
        return question(g, seat, prompt, options, source=source, refusals=refusals)

    seats = heroes(g)
    if len(seats) == 1 or len(options) == 1:
        return await ask_one(ask_seat(seats[0]))
    wanted = [answer[0] for answer in (await ask_all([ask_seat(seat) for seat in seats])).values()]
    different = list(dict.fromkeys(wanted))
    if len(different) == 1:
        return different[0]
    drawn = await chance(g.chance, len(different), message("meq-chance-disagree", rule="MEQ-134"), g.step)
    g.say("meq-log-disagree", rule="MEQ-134")
    return different[drawn]
