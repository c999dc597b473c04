"""What cards are worth at a glance, in marshalling points."""

from __future__ import annotations

from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.points import DOUBLED, FALLEN, SOURCES, doubled, limited, points_of, sources
from desktop_app.games.meccg.reading.queries import facts, is_avatar, opponent
from desktop_app.games.meccg.state import MecState

MIND, PROWESS = 0.12, 0.08
"""What each point of mind and prowess of a character counts besides its marshalling points."""
AVATAR = 6.0
"""What an avatar is worth to whom it stands for: he falls with it by so much (MEC-403)."""
STEP = 2
"""By so many points of a source it is tried what more of them would change."""


def printed_points(printed: CardFacts) -> int:
    """The most points that a card can bring."""
    return max(printed.points, printed.points_stored or 0)


def loss(g: MecState, card: str) -> float:
    """What it costs its player that somebody leaves play, with all that he bears."""
    printed = facts(g, card)
    found = float(printed.points) + MIND * (printed.mind or 0) + PROWESS * number(g, card, "prowess")
    found += sum(max(0, points_of(g, other)[1]) for other in g.pieces[card].attachments if other in g.codes)
    return found + (AVATAR if is_avatar(g, card) else 0.0)


def margin(g: MecState, seat: str) -> float:
    """By how many points a seat would win if the council were held now, without what dice and hands could change."""
    other = opponent(g, seat)
    return _margin(sources(g, seat), sources(g, other)) + _fallen(g, seat) - _fallen(g, other)


def weights(g: MecState, seat: str) -> dict[str, float]:
    """What one more point of each source is worth to a seat: more where the opponent has none of it (MEC-740), less
    where it is more than half of all (MEC-741)."""
    mine, theirs = sources(g, seat), sources(g, opponent(g, seat))
    now = _margin(mine, theirs)
    found: dict[str, float] = {}
    for source in SOURCES:
        more = (_margin({**mine, source: mine[source] + STEP}, theirs) - now) / STEP
        found[source] = (more + (1.5 if source in DOUBLED and theirs[source] <= 0 else 1.0)) / 2
    return found


def _margin(mine: dict[str, int], theirs: dict[str, int]) -> float:
    return sum(limited(doubled(mine, theirs)).values()) - sum(limited(doubled(theirs, mine)).values())


def _fallen(g: MecState, seat: str) -> int:
    return FALLEN if seat in g.fallen else 0
