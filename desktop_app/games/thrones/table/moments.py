"""What of the log is staged large: plots that are revealed, challenges, the dead, power."""

from __future__ import annotations

from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import Message, message
from desktop_app.games.contract.moments import Beat, Camp, Comparison, Contender, MomentKind, Moments, Telling
from desktop_app.games.contract.table import Cell
from desktop_app.games.kit.numerals import numeral


def _cards(value: object) -> tuple[Contender, ...]:
    return tuple(Contender(str(card)) for card in (value if isinstance(value, list) else [value]))


def plots(telling: Telling) -> Comparison | None:
    """The plots that were revealed, and as soon as they were compared the initiative of each (GOT-475)."""
    won = telling.last("got-log-initiative")
    values = dict(zip(_names(won, "seats"), _names(won, "initiatives"), strict=True))
    best = won.params["seat"] if won is not None else ""
    return Comparison(
        Camp(
            message("got-moment-plots"),
            tuple(
                Contender(
                    str(line.params["card"]),
                    int(values[seat]) if seat in values else None,
                    whose=seat,
                    best=seat == best,
                )
                for line in telling.all("got-log-plot")
                if (seat := str(line.params["seat"]))
            ),
            sign="initiative",
        ),
        result=won,
    )


def _names(line: Message | None, name: str) -> list[str]:
    value = line.params[name] if line is not None else []
    return value if isinstance(value, list) else []


def challenge(telling: Telling) -> Comparison | None:
    """Attackers against defenders, their STR, and who has won."""
    begun = telling.last("got-log-challenge")
    if begun is None:
        return None
    redirected = telling.last("got-log-redirected")
    against = begun.params["other"] if redirected is None else redirected.params["at"]
    defends = telling.last("got-log-defends")
    decided = telling.last("got-log-wins", "got-log-wins-unopposed", "got-log-nobody-wins")
    attack, defense = _totals(telling, decided)
    declared = bool(defends is not None or telling.last("got-log-no-defenders") or decided is not None)
    cells = (
        _total("got-ledger-attack", attack, ""),
        _total("got-ledger-defense", defense, "−", known=declared),
        replace(
            _total("got-ledger-margin", _margin(decided, attack, defense), "=", known=decided is not None),
            won=_won(telling, decided),
        ),
    )
    return Comparison(
        Camp(message("got-moment-attacks", seat=begun.params["seat"]), _cards(begun.params["cards"]), attack, "str"),
        Camp(
            message("got-moment-defends" if defends or not declared else "got-moment-undefended", seat=against),
            _cards(defends.params["cards"]) if defends is not None else (),
            defense,
            "str",
        ),
        cells=cells,
        result=decided,
    )


def _totals(telling: Telling, decided: Message | None) -> tuple[int | None, int | None]:
    """STR of both sides: as it was compared, or as it stands on the table; None where neither is known any more."""
    if decided is not None and "attack" in decided.params:
        return _number(decided, "attack"), _number(decided, "defense")
    after = telling.after
    if decided is None and after is not None and "challenge" in after.facts:
        return after.numbers["attack"], after.numbers["defense"]
    return None, None


def _margin(decided: Message | None, attack: int | None, defense: int | None) -> int | None:
    if attack is not None and defense is not None:
        return attack - defense
    return _number(decided, "margin") if decided is not None and "margin" in decided.params else None


def _won(telling: Telling, decided: Message | None) -> bool:
    """Whether the one who is told of it has won it."""
    if decided is None or telling.after is None:
        return False
    return decided.params.get("seat") == f"seat:{telling.after.seat}"


def _number(line: Message, name: str) -> int | None:
    value = line.params[name]
    return value if isinstance(value, int) else None


def _total(name: str, value: int | None, sign: str, *, known: bool = True) -> Cell:
    return Cell(message(name), "?" if value is None else numeral(value), sign, known=known and value is not None)


MOMENTS = Moments(
    kinds=(
        MomentKind(
            "plots",
            "got-moment-plots",
            "row",
            opens=("got-log-plot",),
            tells=("got-log-plot", "got-log-initiative", "got-log-first-player"),
            closes=("got-log-phase", "got-ask-first-player"),
            last=("got-log-first-player",),
            compare=plots,
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
            closes=("4.1w", "got-ask-challenge", "got-log-phase", "got-log-challenge"),
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
