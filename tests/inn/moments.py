"""What of an evening at the inn is staged: the brawl, and health lost outside of one."""

from __future__ import annotations

from desktop_app.engine.messages import message
from desktop_app.games.contract.moments import Beat, Camp, Comparison, Contender, MomentKind, Moments, Telling
from desktop_app.games.contract.table import Cell


def brawl(telling: Telling) -> Comparison | None:
    """Who strikes, the bets that were turned up, and what is lost."""
    struck = telling.last("inn-log-strikes")
    if struck is None:
        return None
    cards = struck.params["cards"]
    strikers = tuple(Contender(str(card)) for card in (cards if isinstance(cards, list) else [cards]))
    bets = tuple(str(line.params["card"]) for line in telling.all("inn-log-turns-up"))
    lost = telling.last("inn-log-hurt")
    loss = str(lost.params["amount"]) if lost is not None else "0" if telling.last("inn-log-held-off") else "?"
    seat = struck.params["seat"]
    return Comparison(
        Camp(message("inn-ledger", striker=seat, struck=lost.params["seat"] if lost is not None else seat), strikers),
        Camp(message("inn-moment-bets"), tuple(Contender(card) for card in bets)),
        cells=(Cell(message("inn-ledger-loss"), loss, known=loss != "?"),),
        result=lost if lost is not None else telling.last("inn-log-held-off"),
    )


MOMENTS = Moments(
    kinds=(
        MomentKind(
            "brawl",
            "inn-moment-brawl",
            "duel",
            opens=("inn-log-strikes",),
            tells=("inn-log-turns-up", "inn-log-hurt", "inn-log-held-off", "inn-log-heals", "inn-log-nothing-lost"),
            closes=("inn-log-round", "inn-ask-strike"),
            last=("inn-log-hurt", "inn-log-held-off"),
            compare=brawl,
        ),
        MomentKind(
            "hurt",
            "inn-moment-hurt",
            "note",
            opens=("inn-log-hurt",),
            closes=("inn-log-round",),
        ),
    ),
    beats=(
        Beat("inn-log-turns-up", way="turns"),
        Beat("inn-log-hurt", way="dial", on="seat", amount="amount", counts="health:{seat}", loss=True, down=True),
    ),
)
