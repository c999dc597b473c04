"""What of the log is staged large: a round of a fight, perils, Plots, Shadow cards, Corruption, stages, the Finale."""

from __future__ import annotations

from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import View
from desktop_app.games.contract.moments import Beat, Camp, Comparison, Contender, MomentKind, Moments, Telling
from desktop_app.games.contract.table import Cell
from desktop_app.games.me_quest.state import SAURON
from desktop_app.games.me_quest.table.contest import enemy_name, hero_name, who_fights

ENDS = ("meq-log-turn", "meq-log-round")
"""The lines at which everything else is over."""


def blows(telling: Telling) -> Comparison | None:
    """The cards of a round face to face, and the damage that came of them."""
    shown = telling.all("meq-log-reveals")
    if not shown:
        return None
    theirs = [line for line in shown if line.params["seat"] == f"seat:{SAURON}"]
    ours = [line for line in shown if line not in theirs]
    hero = str(ours[0].params["seat"]).removeprefix("seat:") if ours else ""
    settled = _is_settled(telling.after, (hero, SAURON))
    fighters = _fighters(telling)
    return Comparison(
        Camp(fighters[0], _cards(ours), _attack(telling.after, hero, ours), "attack"),
        Camp(fighters[1], _cards(theirs), _attack(telling.after, SAURON, theirs), "attack"),
        cells=(
            _damage("meqtable-moment-dealt", telling.all("meq-log-enemy-damage"), settled),
            _damage("meqtable-moment-suffered", telling.all("meq-log-damage"), settled),
        ),
        result=telling.last("meq-log-enemy-defeated", "meq-log-defeated"),
    )


def _fighters(telling: Telling) -> tuple[Message, Message]:
    """The two who fight, by their names where a view still knows them."""
    for view in (telling.before, telling.after):
        hero = who_fights(view) if view is not None else ""
        if view is not None and hero:
            return hero_name(view, hero), enemy_name(view)
    return message("meqtable-moment-hero"), message("meqtable-moment-enemy")


def _cards(lines: list[Message]) -> tuple[Contender, ...]:
    return tuple(Contender(str(line.params["card"])) for line in lines)


def _attack(view: View | None, seat: str, shown: list[Message]) -> int | None:
    """The attack of the round, while the view still knows it."""
    if view is None or not shown or not seat or not view.facts.get(f"shown:{seat}"):
        return None
    return view.numbers.get(f"attack:{seat}")


def _is_settled(view: View | None, seats: tuple[str, str]) -> bool:
    """Whether all damage of the round is dealt: its cards are on show until then (MEQ-354), and some has to be given
    card by card (MEQ-402)."""
    return view is None or not who_fights(view) or not any(view.facts.get(f"shown:{seat}") for seat in seats)


def _damage(name: str, lines: list[Message], settled: bool) -> Cell:
    """All damage of the round, that of blows and that of abilities; none is known while it is still dealt."""
    told = sum(int(str(line.params["amount"])) for line in lines)
    return Cell(message(name), str(told) if told or settled else "?", known=settled)


MOMENTS = Moments(
    kinds=(
        MomentKind(
            "battle",
            "meqtable-moment-battle",
            "duel",
            opens=("meq-log-reveals",),
            tells=(
                "meq-log-reveals",
                "meq-log-exhausted",
                "meq-log-canceled",
                "meq-log-enemy-damage",
                "meq-log-damage",
                "meq-log-enemy-defeated",
                "meq-log-minion-defeated",
            ),
            closes=(
                "meq-ask-fight-on",
                "meq-ask-combat-card",
                "meq-ask-influence",
                "meq-ask-explore",
                "meq-ask-training",
                *ENDS,
            ),
            compare=blows,
        ),
        MomentKind(
            "peril",
            "meqtable-moment-peril",
            "card",
            opens=("meq-log-peril",),
            tells=("meq-log-damage", "meq-log-corruption", "meq-log-favor", "meq-log-favor-lost", "meq-log-pool"),
            closes=("meq-ask-explore", "meq-log-combat", *ENDS),
        ),
        MomentKind(
            "plot",
            "meqtable-moment-plot",
            "card",
            opens=("meq-log-plot",),
            tells=("meq-log-plot-discarded",),
            closes=("meq-log-event", "meq-ask-action", *ENDS),
        ),
        MomentKind(
            "stopped",
            "meqtable-moment-stopped",
            "note",
            opens=("meq-log-plot-discarded",),
            closes=("meq-ask-explore", "meq-log-event", *ENDS),
        ),
        MomentKind(
            "shadow",
            "meqtable-moment-shadow",
            "card",
            opens=("meq-log-shadow",),
            tells=("meq-log-damage", "meq-log-corruption", "meq-log-discards", "meq-log-pool", "meq-log-advances"),
            closes=("meq-ask-action", "meq-ask-agility", "meq-ask-rest", "meq-ask-explore", *ENDS),
        ),
        MomentKind(
            "corruption",
            "meqtable-moment-corruption",
            "note",
            opens=("meq-log-corruption",),
            closes=("meq-ask-explore", *ENDS),
        ),
        MomentKind(
            "stage",
            "meqtable-moment-stage",
            "note",
            opens=("meq-log-stage",),
            tells=("meq-log-minion-comes",),
            closes=("meq-ask-plot", "meq-log-event", "meq-ask-explore", *ENDS),
            card="",
        ),
        MomentKind(
            "fallen",
            "meqtable-moment-fallen",
            "note",
            opens=("meq-log-defeated",),
            tells=("meq-log-advances", "meq-log-favor-lost", "meq-log-item-lost", "meq-log-moves", "meq-log-recovers"),
            closes=ENDS,
            card="",
        ),
        MomentKind(
            "finale",
            "meqtable-moment-finale",
            "card",
            opens=("meq-log-mission",),
            tells=("meq-log-mission", "meq-log-advances", "meq-log-difficulty", "meq-log-champion"),
            closes=("meq-log-combat", "meq-ask-champion"),
            seat="",
        ),
    ),
    beats=(
        Beat("meq-log-reveals", way="turns"),
        Beat("meq-log-canceled", way="leaves"),
        Beat("meq-log-enemy-damage", way="hits", amount="amount", counts="damage"),
        Beat("meq-log-damage", way="hits", on="seat", amount="amount", loss=True),
        Beat("meq-log-minion-defeated", way="falls"),
        Beat("meq-log-defeated", on="seat", loss=True),
        Beat("meq-log-corruption", way="turns", loss=True),
        Beat("meq-log-plot", way="turns"),
        Beat("meq-log-plot-discarded", way="leaves"),
        Beat("meq-log-peril", way="turns"),
        Beat("meq-log-shadow", way="turns"),
        Beat("meq-log-mission", way="turns"),
        Beat("meq-log-pool", way="dial", amount="amount", counts="pool", limit="pool_limit"),
    ),
)
