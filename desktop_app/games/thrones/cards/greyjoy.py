"""House Greyjoy."""

from __future__ import annotations

from desktop_app.games.thrones.cards.shared import ONE_A_CHALLENGE, makes_the_next_cheaper
from desktop_app.games.thrones.verbs.entering import become_attachment, can_attach
from desktop_app.games.thrones.vocabulary.abilities import (
    action,
    attaches_to,
    constant,
    forbids,
    grants,
    interrupt,
    reaction,
)
from desktop_app.games.thrones.vocabulary.amounts import either, number_of
from desktop_app.games.thrones.vocabulary.conditions import (
    attacking,
    defending,
    faction,
    kind,
    named,
    of,
    participating,
    printed_at_most,
    strength_at_most,
    theirs,
    trait,
    weaker_than_this,
    yours,
)
from desktop_app.games.thrones.vocabulary.costs import kneels, per, sacrifices
from desktop_app.games.thrones.vocabulary.deeds import Own, choosing, one_of, then
from desktop_app.games.thrones.vocabulary.groups import (
    attachment,
    character,
    host,
    in_their_discard,
    in_your_dead,
    location,
    loser,
    me,
    plot,
    you,
)
from desktop_app.games.thrones.vocabulary.lasting import cannot, modify
from desktop_app.games.thrones.vocabulary.moments import attacks_now, you_go_first
from desktop_app.games.thrones.vocabulary.piles import draw, put_into_play
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import this_pillages, would_be_killed, you_win, you_win_dominance
from desktop_app.games.thrones.vocabulary.verbs import (
    discard,
    gain_power,
    kill,
    kneel,
    power_for_faction,
    save_it,
    stand,
)

AERON_DAMPHAIR, ALANNYS_GREYJOY, ASHA_GREYJOY, BALON_GREYJOY = "01065", "01066", "01067", "01068"
EURON_CROWS_EYE, THEON_GREYJOY, DROWNED_MEN = "01069", "01071", "01073"
IRON_ISLANDS_FISHMONGER, LORDSPORT_SHIPWRIGHT = "01074", "01075"
THROWING_AXE, GREAT_KRAKEN, IRON_FLEET_SCOUT, SEA_TOWER = "01077", "01078", "01079", "01080"
RISEN_FROM_THE_SEA, THE_KRAKENS_GRASP, WE_DO_NOT_SOW = "01081", "01082", "01083"

makes_the_next_cheaper("greyjoy", IRON_ISLANDS_FISHMONGER, SEA_TOWER)

# -- characters --------------------------------------------------------------------------------------------------------

reaction(AERON_DAMPHAIR, you_win_dominance, do=choosing(in_your_dead(kind("character trait:ironborn")), put_into_play))

constant(ALANNYS_GREYJOY, on=plot(theirs), reserve=-1, applies=you_go_first)

reaction(ASHA_GREYJOY, you_win(unopposed=True, with_=me), do=stand.on(me))

forbids(BALON_GREYJOY, "contribute", character(defending, weaker_than_this), attacks_now)

reaction(EURON_CROWS_EYE, this_pillages(), do=choosing(in_their_discard(of(loser), kind("location")), put_into_play))

reaction(THEON_GREYJOY, you_win(unopposed=True, with_=me), do=gain_power(1).on(me))

constant(DROWNED_MEN, on=me, strength=number_of(location(yours, trait("warship"))))

action(
    LORDSPORT_SHIPWRIGHT,
    phase="marshal",
    cost=kneels,
    target=location(printed_at_most("cost", either(you_go_first, 3, 2))),
    do=kneel,
)

# -- attachments and locations -----------------------------------------------------------------------------------------

attaches_to(character(trait("ironborn")), THROWING_AXE)
reaction(
    THROWING_AXE, you_win(attacking=True, with_=host(attacking)), cost=sacrifices, target=character(defending), do=kill
)

grants("keyword", GREAT_KRAKEN, "stealth", on=character(yours, named("Balon Greyjoy")))
reaction(
    GREAT_KRAKEN,
    you_win(unopposed=True),
    do=one_of("got-ask-great-kraken", draw_one=draw(1).on(you), gain_one_power=power_for_faction(1).on(you)),
    limit=per("round", 2),
)

action(
    IRON_FLEET_SCOUT,
    phase="challenges",
    cost=kneels,
    target=character(participating, faction("greyjoy")),
    do=modify("challenge", strength=either(you_go_first, 2, 1)),
)

# -- events ------------------------------------------------------------------------------------------------------------


async def _attach_itself(m: Now) -> None:
    """It lies on the saved character from now on, an attachment and a condition; where it cannot it is discarded."""
    await become_attachment(m.g, m.seat, m.me, m.event.card)


def _strength_of_the_risen(m: Now) -> int:
    """What it adds once it lies on the character, where it may."""
    return 1 if can_attach(m.g, m.me, m.event.card) else 0


interrupt(
    RISEN_FROM_THE_SEA,
    would_be_killed(character(faction("greyjoy")), _strength_of_the_risen),
    do=then(save_it, Own(_attach_itself, told="attach itself")),
)
grants("trait", RISEN_FROM_THE_SEA, "condition", on=me)
grants("keyword", RISEN_FROM_THE_SEA, "terminal", on=me)
constant(RISEN_FROM_THE_SEA, on=host, strength=1)

action(
    THE_KRAKENS_GRASP,
    phase="challenges",
    condition=you_go_first,
    target=character(defending, strength_at_most(5)),
    do=cannot("contribute", "challenge"),
)

reaction(
    WE_DO_NOT_SOW,
    you_win(unopposed=True),
    target=attachment(of(loser)) | location(of(loser)),
    do=discard,
    limit=ONE_A_CHALLENGE,
)
