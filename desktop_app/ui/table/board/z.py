"""The one table of heights: what lies over what on the table, from the board up to the curtain."""

from __future__ import annotations

MATS = 0.0
WORDS = 40.0
LEDGER = 50.0
RESTING = 100.0
"""Cards at rest; a card's place in its zone is added, at most 99."""
ATTACHED = -0.5
"""Added per strip to a card that lies above and under its host."""
MAP_NAMES = 210.0
"""The names of places, over what stands there."""
OVER_NAMES = MAP_NAMES - RESTING + 1.0
"""Added to what stands on the land and can be chosen: a name would cover its key."""
PLACE_NOTE = 320.0
COUNTS = 300.0
UNDER_HAND, HAND = 399.0, 400.0
TRAY = 500.0
TRAY_CARDS = 510.0
"""The cards being looked at, over their tray and everything that lies on the table."""
RAISED = 600.0
"""A card under the pointer or the focus, above its neighbours."""
SLIM_PROMPT = 690.0
TRAIL = 700.0
DRAGGED = 800.0
