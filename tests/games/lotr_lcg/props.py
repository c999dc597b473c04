"""Made-up cards that many tests of the rules use: for looking into every window, and at every milestone."""

from __future__ import annotations

from desktop_app.engine.events import Event
from desktop_app.games.lotr_lcg.abilities import action, response
from desktop_app.games.lotr_lcg.cards.targets import any_character, exhausted_allies
from desktop_app.games.lotr_lcg.events import EnemyEngages, PhaseBegins, PhaseEnds, RoundBegins, RoundEnds
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import lasting, ready
from desktop_app.games.lotr_lcg.verbs.moving import draw_cards
from tests.games.lotr_lcg.shelf import make_up

TUNE = "A Walking Song"
"""Action: nothing comes of it. Whoever holds one is asked in every action window."""
HERALD = "Herald of the Hours"
"""Response: at the beginning and the end of each round and phase, draw 1 card."""
STOUT_HEART = "Stout Heart"
"""Action: choose a character; it has +2 willpower until the phase ends."""
RAISED_SHIELD = "Raised Shield"
"""Action: choose a character; it has +2 defense until the phase ends."""
DOORWARDEN = "Warden of the Door"
"""Response: after an enemy engages you, draw 1 card."""
WAKE_UP = "No Time for Sleep"
"""Action: ready an ally."""

make_up("T-501", "event", TUNE)
make_up("T-502", "ally", HERALD)
make_up("T-503", "event", STOUT_HEART)
make_up("T-504", "event", RAISED_SHIELD)
make_up("T-505", "ally", DOORWARDEN)
make_up("T-506", "event", WAKE_UP)


@action("T-501")
async def hum(g: LcgState, seat: str, me: str) -> None:
    g.say("lcg-log-uses", seat=seat, card=g.ref(me))


async def _announce(g: LcgState, ev: Event, me: str) -> None:
    await draw_cards(g, g.pieces[me].controller, 1)


for _milestone in (RoundBegins, PhaseBegins, PhaseEnds, RoundEnds):
    response("T-502", after=_milestone, condition=lambda g, ev, me: True, zone="play")(_announce)


@action("T-503", targets=any_character)
async def take_heart(g: LcgState, seat: str, me: str, character: str) -> None:
    lasting(g, "willpower", 2, [character], "phase", me)


@action("T-504", targets=any_character)
async def raise_shield(g: LcgState, seat: str, me: str, character: str) -> None:
    lasting(g, "defense", 2, [character], "phase", me)


@response(
    "T-505",
    after=EnemyEngages,
    condition=lambda g, ev, me: ev.seat == g.pieces[me].controller,
    zone="play",
)
async def challenge(g: LcgState, ev: EnemyEngages, me: str) -> None:
    await draw_cards(g, ev.seat, 1)


@action("T-506", targets=exhausted_allies)
async def wake_up(g: LcgState, seat: str, me: str, ally: str) -> None:
    ready(g, ally)
