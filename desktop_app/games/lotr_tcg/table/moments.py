"""What of the log is staged large: moves, skirmishes, archery, deaths, the Ring, corruption, the last site."""

from __future__ import annotations

from desktop_app.engine.messages import message
from desktop_app.games.contract import Beat, Camp, Cell, Comparison, Contender, MomentKind, Moments, Telling


def _cards(value: object) -> tuple[Contender, ...]:
    return tuple(Contender(str(card)) for card in (value if isinstance(value, list) else [value]))


def skirmish(telling: Telling) -> Comparison | None:
    """Who fights whom, their strength, and who has won."""
    begun = telling.last("tcg-log-skirmish")
    if begun is None:
        return None
    won, after = telling.last("tcg-log-wins"), telling.after
    known = after is not None and bool(after.facts.get("skirmish"))
    free, shadow = (
        (after.numbers["free_strength"], after.numbers["shadow_strength"])
        if after is not None and known
        else (None, None)
    )
    margin = abs(int(str(won.params["strength"])) - int(str(won.params["against"]))) if won is not None else 0
    return Comparison(
        Camp(message("tcg-moment-free"), _cards(begun.params["cards"]), free, "strength"),
        Camp(message("tcg-moment-shadow"), _cards(begun.params["minions"]), shadow, "strength"),
        cells=(Cell(message("tcg-ledger-margin"), str(margin) if won is not None else "?", known=won is not None),),
        result=won if won is not None else telling.last("tcg-log-cancelled"),
    )


MOMENTS = Moments(
    kinds=(
        MomentKind(
            "move",
            "tcg-moment-move",
            "card",
            opens=("tcg-log-moves",),
            tells=("tcg-log-site", "tcg-log-dusk", "tcg-log-wounded", "tcg-log-exerts", "tcg-log-healed"),
            closes=("tcg-log-phase",),
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
            closes=("tcg-ask-skirmish", "tcg-log-skirmish", "tcg-log-fierce"),
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
