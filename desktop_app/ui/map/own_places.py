"""Where to look so that some places of a land are seen at once, from as near as their names can be read."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log

from desktop_app.ui.map.camera import Camera

CLEAR, NEAREST = 150.0, 1.2
"""How many pixels the places keep from the edges together, and as near as one looks at them: what lies about them can
be travelled to."""
STEP = 1.15
"""The scales go by such steps: what is painted for one is used again for the next places seen from as near."""


def over_all(points: Sequence[tuple[float, float]], camera: Camera, grown: float) -> Camera:
    """The camera over points of the land, at least one, in its window; what has ``grown`` is as much larger."""
    across, down = [x for x, _ in points], [y for _, y in points]
    wide, tall = max(max(across) - min(across), 1.0), max(max(down) - min(down), 1.0)
    clear = CLEAR * grown
    room = min((camera.wide - clear) / wide, (camera.tall - clear) / tall) / (NEAREST * grown)
    near = NEAREST * grown * STEP ** min(0, floor(log(room) / log(STEP))) if room > 0 else 0.0
    return camera.over((min(across) + max(across)) / 2, (min(down) + max(down)) / 2, max(near, camera.least))
