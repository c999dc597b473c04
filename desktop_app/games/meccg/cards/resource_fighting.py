"""Hero events of the fight: attacks that are canceled and single strikes."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.vocabulary.abilities import event, permits
from desktop_app.games.meccg.vocabulary.card_conditions import exposed, kind, skill, unscathed, wizard
from desktop_app.games.meccg.vocabulary.card_words import gates_are_open, wreath_withers
from desktop_app.games.meccg.vocabulary.check_verbs import check_corruption
from desktop_app.games.meccg.vocabulary.conditions import attacked_by
from desktop_app.games.meccg.vocabulary.costs import names, taps
from desktop_app.games.meccg.vocabulary.deeds import both, own, then
from desktop_app.games.meccg.vocabulary.fight_verbs import cancel_attack, changes_the_attack, on_strike
from desktop_app.games.meccg.vocabulary.groups import (
    chosen,
    hazard_event,
    struck,
    under_attack,
    with_allies,
    your_character,
)
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.verbs import discard, wound

MANY_TURNS_AND_DOUBLINGS = "TD-132"
CONCEALMENT, A_NICE_PLACE_TO_HIDE = "TW-204", "LE-160"
DARK_QUARRELS = "TW-207"
DODGE = "TW-209"
ESCAPE, DIVERSION = "TW-229", "LE-180"
RISKY_BLOW, BOLD_THRUST = "TW-319", "LE-172"
THE_COCK_CROWS = "TW-342"
VANISHMENT = "TW-356"

# -- attacks are canceled ----------------------------------------------------------------------------------------------

for hiding in (CONCEALMENT, A_NICE_PLACE_TO_HIDE):
    event(hiding, during="attack", cost=taps(with_allies(under_attack)(skill("scout"))), do=cancel_attack, skilled=True)
    permits(hiding, "requires", "scout")

for running in (ESCAPE, DIVERSION):
    event(running, during="attack", target=with_allies(under_attack)(unscathed, exposed), do=then(cancel_attack, wound))

event(DARK_QUARRELS, during="attack", condition=attacked_by("orc", "troll", "man"), do=cancel_attack)
event(
    DARK_QUARRELS,
    during="attack",
    condition=gates_are_open,
    do=both(changes_the_attack(halves_strikes=True), wreath_withers),
)

event(THE_COCK_CROWS, during="attack", condition=attacked_by("troll"), do=cancel_attack)
event(
    THE_COCK_CROWS,
    target=hazard_event(kind("permanent_event")),
    condition=gates_are_open,
    do=both(discard, wreath_withers),
)

event(
    MANY_TURNS_AND_DOUBLINGS,
    during="attack",
    cost=names(with_allies(under_attack)(skill("ranger"))),
    condition=attacked_by("wolf", "spider", "animal", "undead"),
    do=cancel_attack,
    skilled=True,
)


async def _doubles_back(m: Now) -> None:
    """The hazard limit against the ranger's company is one less, to no minimum."""
    for ranger in chosen.all(m):
        company = company_of(m.g, ranger)
        if company is not None:
            m.g.effects.append(Effect("hazard_limit", -1, [company.id], "", "turn", m.me, m.code))


event(
    MANY_TURNS_AND_DOUBLINGS,
    cost=names(with_allies(your_character)(skill("ranger"))),
    condition=gates_are_open,
    do=both(own(_doubles_back, told="one hazard less"), wreath_withers),
    skilled=True,
)
permits(MANY_TURNS_AND_DOUBLINGS, "requires", "ranger")

event(
    VANISHMENT,
    during="attack",
    cost=names(under_attack(wizard)),
    do=then(cancel_attack, check_corruption(-2).on(chosen)),
)

# -- one strike --------------------------------------------------------------------------------------------------------

event(DODGE, during="strike", target=struck, do=on_strike(body=-1, untapped=True))
for blow in (RISKY_BLOW, BOLD_THRUST):
    event(blow, during="strike", cost=names(struck(skill("warrior"))), do=on_strike(prowess=3, body=-1), skilled=True)
    permits(blow, "requires", "warrior")
