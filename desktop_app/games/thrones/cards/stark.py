"""House Stark."""

from __future__ import annotations

from desktop_app.games.thrones.cards.shared import ONE_A_CHALLENGE, makes_the_next_cheaper
from desktop_app.games.thrones.reading.queries import FACTS
from desktop_app.games.thrones.verbs.entering import lay_under
from desktop_app.games.thrones.verbs.piles import draw as draw_cards
from desktop_app.games.thrones.vocabulary.abilities import (
    action,
    attaches_to,
    constant,
    forbids,
    grants,
    interrupt,
    permits,
    reaction,
)
from desktop_app.games.thrones.vocabulary.amounts import either, number_of
from desktop_app.games.thrones.vocabulary.conditions import (
    attacking,
    faction,
    kind,
    named,
    of,
    other,
    participating,
    printed_at_most,
    strength_at_most,
    trait,
    with_duplicate,
    yours,
)
from desktop_app.games.thrones.vocabulary.costs import kneels, kneels_one, per, sacrifices
from desktop_app.games.thrones.vocabulary.deeds import Own, both, choosing
from desktop_app.games.thrones.vocabulary.groups import (
    card_in_play,
    character,
    host,
    in_hand,
    in_your_dead,
    in_your_discard,
    loser,
    me,
    opponent,
    plot,
    you,
    your_plot,
)
from desktop_app.games.thrones.vocabulary.lasting import if_you_win_it, modify
from desktop_app.games.thrones.vocabulary.moments import during, participates_now, there_is
from desktop_app.games.thrones.vocabulary.piles import draw, to_hand
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import (
    challenge_initiated,
    killed_or_sacrificed,
    opponents_event_initiates,
    this_enters_play,
    this_stands,
    you_lose,
    you_win,
)
from desktop_app.games.thrones.vocabulary.verbs import cancel_it, kill, power_for_faction, stand

ARYA_STARK, BRAN_STARK, CATELYN_STARK, EDDARD_STARK = "01141", "01142", "01143", "01144"
GREY_WIND, ROBB_STARK, SANSA_STARK, SUMMER = "01145", "01146", "01147", "01148"
DIREWOLF_PUP, VANGUARD_OF_THE_NORTH, WINTERFELL_STEWARD = "01149", "01151", "01152"
ICE, GATES_OF_WINTERFELL, THE_WOLFSWOOD, HEART_TREE_GROVE = "01153", "01154", "01155", "01156"
FOR_THE_NORTH, LIKE_WARM_RAIN, WINTER_IS_COMING = "01157", "01158", "01159"

makes_the_next_cheaper("stark", WINTERFELL_STEWARD, HEART_TREE_GROVE)

# -- characters --------------------------------------------------------------------------------------------------------

grants("icon", ARYA_STARK, "military", on=me(with_duplicate))


async def _cover(m: Now) -> None:
    """The top card of your deck lies facedown under her, a duplicate whatever it is."""
    lay_under(m.g, m.g.zones[f"deck:{m.seat}"][0], m.me, facedown=True)


reaction(
    ARYA_STARK,
    this_enters_play(),
    do=Own(
        _cover,
        lambda m: m.me in m.g.pieces and bool(m.g.zones[f"deck:{m.seat}"]),
        told="put the top card on this as a duplicate",
    ),
)

interrupt(BRAN_STARK, opponents_event_initiates, cost=sacrifices, do=cancel_it)

forbids(CATELYN_STARK, "trigger", opponent, participates_now)

reaction(EDDARD_STARK, challenge_initiated(against_you=True), do=stand.on(me))

action(
    GREY_WIND,
    phase="challenges",
    cost=kneels,
    target=character(strength_at_most(either(there_is(character(yours, named("Robb Stark"))), 2, 1))),
    do=kill,
)

reaction(
    ROBB_STARK, killed_or_sacrificed("stark character", yours=True), do=stand.on(character(yours)), limit=per("round")
)

permits(SANSA_STARK, "enters_knelt")
reaction(SANSA_STARK, this_stands, do=power_for_faction(1).on(you), limit=per("round"))

constant(DIREWOLF_PUP, on=me, strength=number_of(card_in_play(yours, other, trait("direwolf"))))

grants("keyword", SUMMER, "insight", on=character(yours, named("Bran Stark")))
_YOUNG = kind("stark character") & printed_at_most("strength", 2)
reaction(
    SUMMER,
    this_enters_play(),
    do=choosing(in_your_discard(_YOUNG) | in_your_dead(_YOUNG), to_hand),
)

grants("way", VANGUARD_OF_THE_NORTH, "attacks_standing:military", on=me, applies=there_is(plot(trait("war"))))

# -- attachments and locations -----------------------------------------------------------------------------------------

attaches_to(character(faction("stark")), ICE)
constant(ICE, on=host, strength=2)
reaction(ICE, you_win("military", with_=host), cost=sacrifices, target=character(of(loser)), do=kill)


async def _reveal(m: Now) -> None:
    """The top card is revealed; one of House Stark is drawn."""
    top = m.g.zones[f"deck:{m.seat}"][0]
    m.g.say("got-log-reveals", card=m.g.ref(top))
    if FACTS[m.g.codes[top]].faction == "stark":
        await draw_cards(m.g, {m.seat: 1})


action(
    GATES_OF_WINTERFELL,
    phase="challenges",
    cost=kneels,
    do=Own(_reveal, lambda m: bool(m.g.zones[f"deck:{m.seat}"]), told="reveal the top card"),
)

grants("keyword", THE_WOLFSWOOD, "ambush", on=in_hand(trait("direwolf")))

# -- events ------------------------------------------------------------------------------------------------------------

action(
    FOR_THE_NORTH,
    condition=during("military"),
    target=character(participating, faction("stark")),
    do=both(modify("challenge", strength=2), if_you_win_it("for_the_north", draw(1).on(you)).on(you)),
)

reaction(
    LIKE_WARM_RAIN,
    you_lose("intrigue", defending=True),
    cost=kneels_one(character(yours, trait("direwolf"))),
    target=character(attacking),
    do=kill,
    limit=ONE_A_CHALLENGE,
)

action(
    WINTER_IS_COMING,
    condition=during(),
    do=modify("challenge", claim=1).on(your_plot),
    limit=ONE_A_CHALLENGE,
)
