"""What of the log is staged large: moves, skirmishes, archery, deaths, the Ring, corruption, the last site."""

from __future__ import annotations

from desktop_app.engine.messages import Message, Value, message
from desktop_app.games.contract.moments import Beat, Camp, Comparison, Contender, MomentKind, Moments, Telling
from desktop_app.games.contract.table import Cell
from desktop_app.games.kit.numerals import numeral
from desktop_app.games.lotr_tcg.table.ledger import margin

_REGROUP = ("regroup", "reconcile", "decide")
"""The steps after the last skirmish."""


def _cards(value: object, strength: int | None = None) -> tuple[Contender, ...]:
    """Who stands on a side; a lone one shows the strength that is compared, which texts may have raised since."""
    cards = [str(card) for card in (value if isinstance(value, list) else [value])]
    shown = (("strength", strength),) if strength is not None and len(cards) == 1 else ()
    return tuple(Contender(card, shown=shown) for card in cards)


def skirmish(telling: Telling) -> Comparison | None:
    """Who fights whom, their strength, and who has won."""
    begun = telling.last("tcg-log-skirmish")
    if begun is None:
        return None
    won = telling.last("tcg-log-wins")
    free, shadow = _strengths(telling, begun, won)
    return Comparison(
        Camp(message("tcg-moment-free"), _cards(begun.params["cards"], free), free, "strength"),
        Camp(message("tcg-moment-shadow"), _cards(begun.params["minions"], shadow), shadow, "strength"),
        cells=(
            _cell("tcg-ledger-free", free, "", begun.params["cards"]),
            _cell("tcg-ledger-shadow", shadow, "−", begun.params["minions"]),
            _margin(telling, free, shadow),
        ),
        result=won if won is not None else telling.last("tcg-log-cancelled"),
    )


def _margin(telling: Telling, free: int | None, shadow: int | None) -> Cell:
    view = telling.before or telling.after
    if free is None or shadow is None or view is None:
        return Cell(message("tcg-ledger-margin"), "?", "=", known=False)
    return margin(view, free - shadow, "free_peoples" if free > shadow else "shadow")


def _strengths(telling: Telling, begun: Message, won: Message | None) -> tuple[int | None, int | None]:
    """The strength of the free side and of the Shadow: as they were compared, before that as they stand."""
    if won is not None:
        two = int(str(won.params["strength"])), int(str(won.params["against"]))
        minions = _cards(begun.params["minions"])
        return two[::-1] if any(card in minions for card in _cards(won.params["cards"])) else two
    after = telling.after
    if after is None or not after.facts.get("skirmish"):
        return None, None
    return after.numbers["free_strength"], after.numbers["shadow_strength"]


def _cell(name: str, value: int | None, sign: str, cards: Value) -> Cell:
    told = message("tcg-ledger-cards", cards=cards)
    return Cell(message(name), "?" if value is None else numeral(value), sign, told, known=value is not None)


MOMENTS = Moments(
    kinds=(
        MomentKind(
            "move",
            "tcg-moment-move",
            "card",
            opens=("tcg-log-moves",),
            tells=("tcg-log-site", "tcg-log-dusk", "tcg-log-wounded", "tcg-log-exerts", "tcg-log-healed"),
            closes=("tcg-log-phase",),
            acts=False,
        ),
        MomentKind(
            "skirmish",
            "tcg-moment-skirmish",
            "duel",
            opens=("tcg-log-skirmish",),
            tells=(
                "tcg-log-wins",
                "tcg-log-overwhelmed",
                "tcg-log-cancelled",
                "tcg-log-wounded",
                "tcg-log-exerts",
                "tcg-log-killed",
                "tcg-log-burden",
                "tcg-log-wears",
                "tcg-log-prevented",
            ),
            closes=("tcg-ask-skirmish", "tcg-log-skirmish", "tcg-log-fierce", *_REGROUP),
            card="cards",
            compare=skirmish,
        ),
        MomentKind(
            "archery",
            "tcg-moment-archery",
            "note",
            opens=("tcg-log-archery",),
            tells=("tcg-log-archery-wound", "tcg-log-killed", "tcg-log-prevented"),
            closes=("tcg-log-phase",),
        ),
        MomentKind("death", "tcg-moment-death", "note", opens=("tcg-log-killed",), closes=("tcg-log-phase",)),
        MomentKind("ring", "tcg-moment-ring", "note", opens=("tcg-log-wears",), closes=("tcg-log-phase",)),
        MomentKind("heir", "tcg-moment-heir", "note", opens=("tcg-log-ring-bearer",), closes=("tcg-log-phase",)),
        MomentKind("threats", "tcg-moment-threats", "note", opens=("tcg-log-threats",), closes=("tcg-log-phase",)),
        MomentKind(
            "corruption", "tcg-moment-corruption", "note", opens=("tcg-log-corrupted",), closes=("tcg-log-phase",)
        ),
        MomentKind("lost", "tcg-moment-lost", "note", opens=("tcg-log-loses",), closes=("tcg-log-phase",)),
        MomentKind("last_site", "tcg-moment-last-site", "note", opens=("tcg-log-prevails",), closes=("tcg-log-phase",)),
    ),
    beats=(
        Beat("tcg-log-moves", way="turns"),
        Beat("tcg-log-dusk", way="gains", on="", amount="added", counts="twilight"),
        Beat("tcg-log-wounded", way="hits", counts="wound", limit="vitality", loss=True),
        Beat("tcg-log-exerts", way="hits", counts="wound", limit="vitality"),
        Beat("tcg-log-healed", way="heals", counts="wound", limit="vitality"),
        Beat("tcg-log-burden", way="gains", counts="burden", limit="resistance", loss=True),
        Beat("tcg-log-killed", way="falls", loss=True),
        Beat("tcg-log-overwhelmed", on="cards", loss=True),
        Beat("tcg-log-corrupted", loss=True),
        Beat("tcg-log-loses", on="seat", loss=True),
        Beat("tcg-log-discarded", way="leaves"),
    ),
)
