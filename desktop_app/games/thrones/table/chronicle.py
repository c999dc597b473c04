"""Which lines of the log belong into a chronicle of the game, and how much."""

from __future__ import annotations

from desktop_app.engine.messages import Message
from desktop_app.games.contract.story import SLIGHT, card_named
from desktop_app.games.thrones.reading.queries import FACTS

_KEPT = {
    "got-log-eliminated": 9,
    "got-log-control": 5,
    "got-log-saved": 4,
    "got-log-redirected": 3,
    "got-log-rivalry": 3,
}
_LOSSES = ("got-log-killed", "got-log-sacrificed")
_WINS = ("got-log-wins", "got-log-wins-unopposed")
GREAT_MARGIN, MUCH_POWER = 5, 2
"""STR by which a challenge is remembered, power that somebody takes at once."""


def keeps(said: Message) -> int:
    """Who was killed, above all those of whom there is but one; challenges won by far, power that came in numbers,
    who changed sides; slightly whatever else was lost or won."""
    if said.id in _KEPT:
        return _KEPT[said.id]
    if said.id in _LOSSES:
        card = FACTS.get(card_named(said))
        return 7 if card is not None and card.unique and card.type == "character" else SLIGHT
    if said.id in _WINS:
        return 4 if _number(said, "margin") >= GREAT_MARGIN else SLIGHT
    if said.id == "got-log-power":
        return 4 if _number(said, "amount") >= MUCH_POWER else 0
    return SLIGHT if said.id == "got-log-dominance" else 0


def _number(said: Message, name: str) -> int:
    value = said.params.get(name, 0)
    return value if isinstance(value, int) else 0
