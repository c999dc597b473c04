"""Phase 4, Travel."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Row
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.book.phases import begins, ends
from desktop_app.games.lotr_lcg.events import TravelledTo
from desktop_app.games.lotr_lcg.reading.queries import active_location, forbidden, is_blank, players, staged
from desktop_app.games.lotr_lcg.reading.refusing import refuse_forbidden
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, Now, TravelText

PHASE = "travel"


def why_not_travel(g: LcgState, location: str) -> str:
    """Why the players cannot travel to a location: "active", "must", "forbidden", "cost", or "" (LCG-228, LCG-370)."""
    if active_location(g):
        return "active"
    if forbidden(g, "travel", location):
        return "forbidden"
    if location not in (demanding(g) or [location]):
        return "must"
    return "cost" if _is_out_of_reach(g, location) else ""


def _is_out_of_reach(g: LcgState, location: str) -> bool:
    """Whether the players cannot pay all that a location asks for (LCG-370)."""
    return any(text.pay.why_not_in_full(_moment(g, location)) for text in _costs(g, location))


def demanding(g: LcgState) -> list[str]:
    """The locations of the staging area that the players must travel to before all others, if they can."""
    return [
        location
        for location in staged(g, "location")
        if CARDS.permission(g.codes[location], "must_be_travelled_to")
        and not is_blank(g, location)
        and not forbidden(g, "travel", location)
        and not _is_out_of_reach(g, location)
    ]


def _costs(g: LcgState, location: str) -> Sequence[TravelText]:
    """What a location asks for; a blank one asks for nothing (LCG-162)."""
    return () if is_blank(g, location) else CARDS.of(TravelText, g.codes[location])


def _moment(g: LcgState, location: str) -> Now:
    """A location's Travel cost is paid by the players as a group; the first player decides."""
    return Moment(g, players(g)[0], location, g.codes[location])


def travel_refusals(g: LcgState) -> list[Refusal]:
    """Why the players cannot travel to each location they cannot travel to."""
    found = []
    for location in staged(g, "location"):
        why = why_not_travel(g, location)
        if why == "active":
            there = active_location(g)
            found.append(
                refuse(
                    g,
                    "LCG-228",
                    "lcg-no-travel-active",
                    "travel",
                    location,
                    "active_location",
                    there,
                    there=g.ref(there),
                )
            )
        elif why == "forbidden":
            found.append(refuse_forbidden(g, "travel", location, "active_location", forbidden(g, "travel", location)))
        elif why == "must":
            there = demanding(g)[0]
            found.append(
                refuse(
                    g,
                    "LCG-002",
                    "lcg-no-travel-must",
                    "travel",
                    location,
                    "active_location",
                    there,
                    there=g.ref(there),
                )
            )
        elif why == "cost":
            found.append(refuse(g, "LCG-370", "lcg-no-travel-cost", "travel", location, "active_location", location))
    return found


async def step_4_2_travel(g: LcgState) -> None:
    """4.2 The players may travel to one location; the first player decides (LCG-427, LCG-429)."""
    seat, must = players(g)[0], _must_travel(g)
    question = Question(
        seat,
        "one",
        message("lcg-ask-travel", rule="LCG-427", seat=seat_ref(seat)),
        lambda: [
            *(
                Option("travel", location, "active_location")
                for location in staged(g, "location")
                if not why_not_travel(g, location)
            ),
            *([] if must else [Option("stay")]),
        ],
        step=g.step,
        refusals=lambda: travel_refusals(g),
        primary="" if must else "stay",
    )
    chosen = await ask_one(question)
    if chosen.verb == "travel":
        await travel_to(g, seat, chosen.source)


def _must_travel(g: LcgState) -> bool:
    return not active_location(g) and any(not why_not_travel(g, location) for location in demanding(g))


async def travel_to(g: LcgState, seat: str, location: str) -> None:
    """Pays the Travel cost and makes the location active (LCG-227, LCG-369).

    Where something keeps a part of the cost off nobody travels: what is paid stays paid (LCG-273).
    """
    paid = [await text.pay.perform(_moment(g, location)) for text in _costs(g, location)]
    if location not in g.pieces:
        return
    if not all(paid):
        g.say("lcg-log-unpaid", card=g.ref(location), rule="LCG-273")
        return

    def apply() -> None:
        g.move(location, "active_location")
        g.say("lcg-log-travels", card=g.ref(location))

    await resolve(g, TravelledTo(location=location), apply)


ROWS = [
    begins("4.1", PHASE),
    Row("4.2", step_4_2_travel, PHASE),
    Row("4.2w", action_window, PHASE, shown=False),
    ends("4.3", PHASE),
]
