"""What of the log is staged large: plots that are revealed, challenges, the dead, power."""

from __future__ import annotations

from desktop_app.engine.messages import message
from desktop_app.games.contract import Beat, Camp, Cell, Comparison, Contender, MomentKind, Moments, Telling


def _cards(value: object) -> tuple[Contender, ...]:
    return tuple(Contender(str(card)) for card in (value if isinstance(value, list) else [value]))


def challenge(telling: Telling) -> Comparison | None:
    """Attackers against defenders, their STR, and who has won."""
    begun = telling.last("got-log-challenge")
    if begun is None:
        return None
    defends, won = telling.last("got-log-defends"), telling.last("got-log-wins", "got-log-wins-unopposed")
    after = telling.after
    known = after is not None and "challenge" in after.facts
    attack, defense = (
        (after.numbers["attack"], after.numbers["defense"]) if after is not None and known else (None, None)
    )
    margin = str(won.params["margin"]) if won is not None else "?"
    return Comparison(
        Camp(message("got-moment-attacks", seat=begun.params["seat"]), _cards(begun.params["cards"]), attack, "str"),
        Camp(
            message("got-moment-defends", seat=begun.params["other"]),
            _cards(defends.params["cards"]) if defends is not None else (),
            defense,
            "str",
        ),
        cells=(Cell(message("got-ledger-margin"), margin, known=won is not None),),
        result=won if won is not None else telling.last("got-log-nobody-wins"),
    )


MOMENTS = Moments(
    kinds=(
        MomentKind(
            "plots",
            "got-moment-plots",
            "card",
            opens=("got-log-plot",),
            tells=("got-log-initiative", "got-log-first-player", "got-log-forced"),
            closes=("got-log-phase", "got-log-plot", "got-ask-first-player"),
        ),
        MomentKind(
            "challenge",
            "got-moment-challenge",
            "duel",
            opens=("got-log-challenge",),
            tells=(
                "got-log-redirected",
                "got-log-bypassed",
                "got-log-defends",
                "got-log-no-defenders",
                "got-log-wins",
                "got-log-wins-unopposed",
                "got-log-nobody-wins",
                "got-log-unopposed",
                "got-log-rivalry",
                "got-log-claim",
                "got-log-killed",
                "got-log-saved",
                "got-log-discards",
                "got-log-power",
                "got-log-power-moves",
                "got-log-draws",
                "got-log-kneels",
            ),
            closes=("got-ask-challenge", "got-log-phase", "got-log-challenge"),
            card="cards",
            compare=challenge,
        ),
        MomentKind(
            "kill",
            "got-moment-kill",
            "note",
            opens=("got-log-killed",),
            tells=("got-log-saved",),
            closes=("got-log-phase",),
        ),
    ),
    beats=(
        Beat("got-log-plot", way="turns"),
        Beat("got-log-challenge", told="got-beat-challenge"),
        Beat("got-log-wins", told="got-beat-wins"),
        Beat("got-log-wins-unopposed", told="got-beat-wins-unopposed"),
        Beat("got-log-claim", told="got-beat-claim"),
        Beat("got-log-killed", way="falls", loss=True),
        Beat("got-log-discards", way="leaves"),
        Beat("got-log-power", way="gains", amount="amount", counts="power"),
    ),
)
