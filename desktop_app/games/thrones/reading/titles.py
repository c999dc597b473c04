"""The titles of a melee: who holds which, whom each supports, who its rivals are."""

from __future__ import annotations

from desktop_app.games.thrones.reading.queries import FACTS, is_blank, players
from desktop_app.games.thrones.state import Challenge, ThronesState
from desktop_app.games.thrones.vocabulary.texts import CARDS, Rivals, Supports

TITLES = [code for code, card in FACTS.items() if card.type == "title"]
FEWEST_OF_A_MELEE = 3


def is_melee(g: ThronesState) -> bool:
    """Whether a melee is played: three or more sat down (GOT-088); a joust has no titles (GOT-244)."""
    return len(g.seats) >= FEWEST_OF_A_MELEE


def title(g: ThronesState, seat: str) -> str:
    """The title that a seat holds, "" for none."""
    held = g.zones.get(f"title:{seat}")
    return held[0] if held else ""


def _name(g: ThronesState, seat: str) -> str:
    held = title(g, seat)
    return FACTS[g.codes[held]].titles["en"] if held else ""


def _speaking(g: ThronesState, seat: str) -> str:
    """The title that a seat holds and whose text counts, "" for none: a blank one says nothing (GOT-138)."""
    held = title(g, seat)
    return "" if held and is_blank(g, held) else held


def supports(g: ThronesState, seat: str, other: str) -> bool:
    """Whether the title of a seat supports that of another (GOT-029)."""
    held, name = _speaking(g, seat), _name(g, other)
    return bool(held and name) and any(name == text.supports for text in CARDS.of(Supports, g.codes[held]))


def is_rival(g: ThronesState, seat: str, other: str) -> bool:
    """Whether the title of another is named as a rival by that of a seat (GOT-400)."""
    held, name = _speaking(g, seat), _name(g, other)
    return bool(held and name) and any(
        name in (text.rival, text.other_rival) for text in CARDS.of(Rivals, g.codes[held])
    )


def earns_rivalry(g: ThronesState, fight: Challenge) -> bool:
    """Whether the winner of a challenge has beaten a rival and has had no bonus for that one this round (GOT-401)."""
    if not fight.winner or not is_rival(g, fight.winner, fight.loser):
        return False
    return not any(other.rivalry and (other.winner, other.loser) == (fight.winner, fight.loser) for other in g.fought)


def regent(g: ThronesState, what: str) -> tuple[str, str]:
    """The seat whose title permits something, and that title; "" and "" when nobody's does."""
    for seat in players(g):
        held = _speaking(g, seat)
        if held and CARDS.permission(g.codes[held], what) is not None:
            return seat, held
    return "", ""
