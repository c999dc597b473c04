"""Where about its mark each token of a place lies: where no name covers it, and it covers no badge. Pure geometry."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from desktop_app.ui.map.boxes import Box, about, meeting, moved, shared
from desktop_app.ui.map.spread import Spread, badge_box

Hung = list[tuple[float, float]]
"""The middles of the tokens of a place."""

BESIDE = ((1.0, -0.1), (-1.0, -0.1), (0.7, 1.0), (-0.7, 1.0), (0.0, 1.2))
"""Where the tokens of a place may lie about its mark, the usual place first."""
ABOVE = ((0.75, -0.95), (-0.75, -0.95))
"""Where they lie as well if no piece stands there."""
RATHER = 0.4
"""How much of a token lies rather over a badge than all of it above the mark."""
FAR = 0.42
"""How far beyond its mark the middle of a token lies, in its size."""
UNDER_NAME, OVER_MARK, OVER_BADGE = 3.0, 2.0, 1.0
"""What each pixel costs of a token that is under a name or another token of its place, over the mark or a token of
another place, or over the badge of a path."""


def hung_about(
    lies: Spread,
    at: Mapping[str, tuple[float, float]],
    places: Sequence[str],
    counted: Mapping[str, int],
    side: float,
    occupied: Collection[str] = (),
) -> dict[str, Hung]:
    """The tokens of ``places``, so many as are ``counted`` at each and so large, on a board that lies so; pieces stand
    at those that are ``occupied``. Each gives way to those before it: their order is that of the board, no set."""
    scale = lies.scale
    middles = {id: (x * scale, y * scale) for id, (x, y) in at.items()}
    names = [moved(box, *middles[id]) for id, box in lies.names.items() if id in middles]
    badges = [badge_box(x * scale, y * scale, lies.sizes) for x, y in lies.badges.values()]
    marks = {id: about(*middles[id], reach) for id, reach in lies.reaches.items() if id in middles}
    found, lying = dict[str, Hung](), list[Box]()
    for place in places:
        (x, y), reach = middles[place], lies.reaches[place]
        room = about(x, y, reach + 2 * side)
        near, beside, over = (
            [box for box in boxes if meeting(box, room)] for boxes in (names, [*marks.values(), *lying], badges)
        )
        others = [box for box in beside if box is not marks[place]]
        hung = hung_tokens(counted[place], (x, y), reach, side, near, others, over, occupied=place in occupied)
        lying += [about(*middle, side / 2) for middle in hung]
        found[place] = [(east - x, south - y) for east, south in hung]
    return found


def hung_tokens(
    count: int,
    at: tuple[float, float],
    reach: float,
    side: float,
    names: Sequence[Box],
    marks: Sequence[Box],
    badges: Sequence[Box],
    *,
    occupied: bool = False,
) -> Hung:
    """The middles of so many tokens about a place whose mark reaches so far; none lies over another, nor over what
    stands at an ``occupied`` place."""
    far, corners = reach + FAR * side, BESIDE if occupied else BESIDE + ABOVE
    middles = [(at[0] + east * far, at[1] + south * far) for east, south in corners]
    weighed = [
        (worth, box)
        for worth, boxes in ((UNDER_NAME, names), (OVER_MARK, marks), (OVER_BADGE, badges))
        for box in boxes
    ]

    def cost(middle: tuple[float, float]) -> float:
        token = about(*middle, side / 2)
        above = RATHER * side**2 if middle[1] < at[1] - far / 2 else 0.0
        return above + sum(worth * shared(token, box) for worth, box in weighed if meeting(token, box))

    found: Hung = []
    for _ in range(min(count, len(middles))):
        best = min(middles, key=cost)
        middles.remove(best)
        found.append(best)
        weighed.append((UNDER_NAME, about(*best, side / 2)))
    return found
