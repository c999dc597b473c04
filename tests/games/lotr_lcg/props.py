"""Made-up cards that many tests of the rules use: for looking into every window, and at every milestone."""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_lcg.events import EnemyEngages, PhaseBegins, PhaseEnds, RoundBegins, RoundEnds
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, action, own, response
from desktop_app.games.lotr_lcg.vocabulary.groups import ally, character, you
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from desktop_app.games.lotr_lcg.vocabulary.moving import draw
from desktop_app.games.lotr_lcg.vocabulary.triggers import after
from desktop_app.games.lotr_lcg.vocabulary.verbs import ready
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


@own()
async def hum(m: Now) -> None:
    m.g.say("lcg-log-uses", seat=seat_ref(m.seat), card=m.g.ref(m.me))


def _engages_you(m: Now) -> bool:
    return bool(m.event.seat == m.seat)


action("T-501", do=hum)
for _milestone in (RoundBegins, PhaseBegins, PhaseEnds, RoundEnds):
    response("T-502", after(_milestone), do=draw(1).on(you))
action("T-503", target=character, do=modify(willpower=2))
action("T-504", target=character, do=modify(defense=2))
response("T-505", after(EnemyEngages, _engages_you), do=draw(1).on(you))
action("T-506", target=ally, do=ready)
