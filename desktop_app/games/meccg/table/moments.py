"""What of the log is staged large: arrivals, creatures and what lay on guard, strikes with their body checks, influence
and corruption, who falls, and the council."""

from __future__ import annotations

from desktop_app.engine.messages import Message, message
from desktop_app.games.contract.moments import (
    Beat,
    Camp,
    Comparison,
    Contender,
    MomentKind,
    Moments,
    Part,
    Telling,
)
from desktop_app.games.contract.table import Cell
from desktop_app.games.meccg.reading.points import SOURCES
from desktop_app.games.meccg.table.sights import SOURCE_SIGNS

ENDS = ("mec-log-phase", "mec-log-round")
"""The lines at which everything else is over."""
HURTS = ("mec-log-wounded", "mec-log-taps", "mec-log-eliminated", "mec-log-discarded", "mec-log-returns-to-hand")
"""What a strike or a check brings upon somebody."""


def strike(telling: Telling) -> Comparison | None:
    """Who is struck against what strikes: prowess and dice, then the body check (MEC-594 to MEC-602)."""
    struck, body = telling.last("mec-log-strike"), telling.last("mec-log-body")
    if struck is None:
        return None
    told = struck.params
    cells = [
        Cell(message("mec-moment-own-prowess"), str(told["own"])),
        Cell(message("mec-moment-dice"), str(told["roll"]), "+"),
        Cell(message("mec-moment-sum"), str(told["total"]), "="),
        Cell(message("mec-moment-against"), str(told["prowess"])),
    ]
    if body is not None:
        note = message("mec-moment-over", total=body.params["total"], body=body.params["body"])
        cells.append(Cell(message("mec-moment-body"), str(body.params["total"]), note=note))
    return Comparison(
        Camp(message("mectable-fighter", card=told["card"]), _card(told["card"]), int(str(told["total"])), "prowess"),
        Camp(_striker(struck), _card(told["striker"]), int(str(told["prowess"])), "prowess"),
        cells=tuple(cells),
        result=telling.last("mec-log-eliminated", "mec-log-returns-to-hand") or body or _result(struck),
    )


def _card(ref: object) -> tuple[Contender, ...]:
    return (Contender(str(ref)),) if ref else ()


def _striker(struck: Message) -> Message:
    ref = struck.params["striker"]
    return message("mectable-fighter", card=ref) if ref else message("mec-moment-attackers")


def _result(struck: Message) -> Message:
    return message(f"mec-moment-{struck.params['result']}")


def council(telling: Telling) -> Comparison | None:
    """The points of both players, as they count at the end (MEC-744)."""
    told = telling.all("mec-log-score")
    if not told:
        return None
    camps = [
        Camp(
            message("mectable-link", seat=line.params["seat"]),
            _kept(telling, line),
            int(str(line.params["total"])),
            parts=_made_of(telling, line),
        )
        for line in told
    ]
    if len(camps) == 1:
        return Comparison(camps[0], Camp(message("mec-moment-not-yet")))
    first, second = (int(str(line.params["total"])) for line in told[:2])
    ahead = told[0] if first > second else told[1]
    leads = message("mec-moment-leads", seat=ahead.params["seat"], margin=abs(first - second))
    return Comparison(camps[0], camps[1], result=leads if first != second else message("mec-moment-level"))


def _kept(telling: Telling, line: Message) -> tuple[Contender, ...]:
    """Who stands before the council: the characters that bring a player points. Whoever was lost to corruption in the
    checks before it is there no more."""
    view, seat = telling.after or telling.before, str(line.params["seat"]).removeprefix("seat:")
    if view is None:
        return ()
    cards = [card for zone in view.zones.values() if zone.id.startswith("company:") for card in zone.cards]
    mine = [card for card in cards if card.controller == seat and not card.host and card.numbers.get("points", 0) > 0]
    return tuple(Contender(f"@{card.id}:{card.code}", card.numbers["points"]) for card in mine)


def _made_of(telling: Telling, line: Message) -> tuple[Part, ...]:
    """The points of each source as the council counts them, and what it takes from their sum: for duplicates that were
    revealed, and for an avatar that fell (MEC-734, MEC-743)."""
    view, seat = telling.after or telling.before, str(line.params["seat"]).removeprefix("seat:")
    if view is None or f"score:{seat}" not in view.numbers:
        return ()
    final = {source: view.numbers[f"{source}_score:{seat}"] for source in SOURCES}
    final["taken"] = int(str(line.params["total"])) - sum(final.values())
    signs = {**SOURCE_SIGNS, "taken": "minus-circle-outline"}
    return tuple(Part(signs[each], message(f"mectable-source-{each}"), value) for each, value in final.items())


MOMENTS = Moments(
    kinds=(
        MomentKind(
            "arrival",
            "mec-moment-arrival",
            "card",
            opens=("mec-log-moves",),
            tells=("mec-log-limit",),
            closes=("mec-log-draws", "mec-log-attack", "mec-ask-hazards", "mec-ask-movement", *ENDS),
            card="site",
            acts=False,
        ),
        MomentKind(
            "avatar",
            "mec-moment-avatar",
            "card",
            opens=("mec-log-reveals-avatar",),
            closes=("mec-log-brings", "mec-ask-organization", *ENDS),
            acts=False,
        ),
        MomentKind(
            "creature",
            "mec-moment-creature",
            "card",
            opens=("mec-log-creature",),
            tells=("mec-log-attack", "mec-log-cancelled", "mec-log-no-effect", "mec-log-attack-cancelled"),
            closes=("mec-ask-assign", "mec-ask-assign-rest", "mec-log-assigned", "mec-log-attack-ends", *ENDS),
            acts=False,
        ),
        MomentKind(
            "guard",
            "mec-moment-guard",
            "card",
            opens=("mec-log-guard-revealed",),
            tells=("mec-log-attack", "mec-log-cancelled", "mec-log-no-effect"),
            closes=("mec-ask-assign", "mec-ask-assign-rest", "mec-log-assigned", "mec-ask-site", *ENDS),
            acts=False,
        ),
        MomentKind(
            "agent",
            "mec-moment-agent",
            "card",
            opens=("mec-log-agent-revealed",),
            closes=("mec-log-attack", "mec-ask-hazards", *ENDS),
            acts=False,
        ),
        MomentKind(
            "strike",
            "mec-moment-strike",
            "duel",
            opens=("mec-log-strike",),
            tells=("mec-log-body", *HURTS),
            closes=("mec-log-strike", "mec-log-attack-ends", "mec-ask-which-strike", *ENDS),
            seat="",
            compare=strike,
        ),
        MomentKind(
            "kill",
            "mec-moment-kill",
            "note",
            opens=("mec-log-defeated", "mec-log-dragon-slain"),
            closes=("mec-ask-hazards", *ENDS),
        ),
        MomentKind(
            "corruption",
            "mec-moment-corruption",
            "note",
            opens=("mec-log-corruption",),
            tells=HURTS,
            closes=("mec-log-corruption", "mec-log-strike", "mec-ask-corruption", "mec-ask-other-check", *ENDS),
        ),
        MomentKind(
            "influence",
            "mec-moment-influence",
            "note",
            opens=("mec-log-influence",),
            tells=HURTS,
            closes=("mec-log-influence", "mec-ask-site", *ENDS),
        ),
        MomentKind("fall", "mec-moment-fall", "note", opens=("mec-log-eliminated",), closes=ENDS),
        MomentKind("deck", "mec-moment-deck", "note", opens=("mec-log-exhausted",), closes=ENDS, card=""),
        MomentKind("called", "mec-moment-called", "note", opens=("mec-log-calls",), closes=ENDS, card=""),
        MomentKind(
            "council",
            "mec-moment-council",
            "sum",
            opens=("mec-log-score",),
            tells=("mec-log-score",),
            card="",
            seat="",
            compare=council,
        ),
    ),
    beats=(
        Beat("mec-log-moves", told="mec-beat-moves", way="turns", on="site"),
        Beat("mec-log-reveals-avatar", way="turns"),
        Beat("mec-log-creature", way="turns"),
        Beat("mec-log-guard-revealed", way="turns"),
        Beat("mec-log-agent-revealed", way="turns"),
        Beat("mec-log-attack", told="mec-beat-attack"),
        Beat("mec-log-strike", told="mec-beat-strike"),
        Beat("mec-log-body", told="mec-beat-body"),
        Beat("mec-log-wounded", way="hits", loss=True),
        Beat("mec-log-eliminated", way="falls", loss=True),
        Beat("mec-log-discarded", way="leaves", loss=True),
        Beat("mec-log-returns-to-hand", way="leaves", loss=True),
        Beat("mec-log-corruption", told="mec-beat-corruption"),
        Beat("mec-log-influence", told="mec-beat-influence"),
        Beat("mec-log-defeated", way="leaves"),
        Beat("mec-log-healed", way="heals"),
        Beat("mec-log-score", on="seat"),
    ),
)
