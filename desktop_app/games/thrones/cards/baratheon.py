"""House Baratheon."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card
from desktop_app.games.thrones.cards.shared import makes_the_next_cheaper
from desktop_app.games.thrones.verbs.piles import discard_cards
from desktop_app.games.thrones.vocabulary.abilities import (
    action,
    attaches_to,
    constant,
    contributes,
    forbids,
    grants,
    interrupt,
    reaction,
)
from desktop_app.games.thrones.vocabulary.amounts import number_of
from desktop_app.games.thrones.vocabulary.conditions import (
    faction,
    kneeling,
    named,
    other,
    standing,
    theirs,
    trait,
    yours,
)
from desktop_app.games.thrones.vocabulary.costs import kneels, per
from desktop_app.games.thrones.vocabulary.deeds import Own, choosing, then
from desktop_app.games.thrones.vocabulary.gold_costs import pays
from desktop_app.games.thrones.vocabulary.groups import (
    attachment,
    character,
    chosen,
    faction_card,
    fighter,
    host,
    me,
    opponent,
    player,
    you,
)
from desktop_app.games.thrones.vocabulary.lasting import gains, if_you_win_it
from desktop_app.games.thrones.vocabulary.moments import all_of, during, there_is, you_defend, you_have_not_lost
from desktop_app.games.thrones.vocabulary.piles import draw
from desktop_app.games.thrones.vocabulary.several import chooses_strength
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import (
    gains_power,
    phase_begins,
    phase_ends,
    this_enters_play,
    this_is_killed,
    you_marshal_or_play,
    you_win_dominance,
)
from desktop_app.games.thrones.vocabulary.verbs import (
    discard,
    discard_power,
    gain_power,
    goes_to,
    join_challenge,
    kneel,
    move_power_to_you,
    stand,
)

MAESTER_CRESSEN, MELISANDRE, ROBERT_BARATHEON, SELYSE_BARATHEON = "01046", "01047", "01048", "01049"
SER_DAVOS_SEAWORTH, SHIREEN_BARATHEON, STANNIS_BARATHEON = "01050", "01051", "01052"
FIERY_FOLLOWERS, KINGS_HUNTING_PARTY, DRAGONSTONE_FAITHFUL, VANGUARD_LANCER = "01054", "01055", "01056", "01057"
LIGHTBRINGER, DRAGONSTONE_PORT, CHAMBER_OF_THE_PAINTED_TABLE, THE_RED_KEEP = "01058", "01059", "01060", "01061"
CONSOLIDATION_OF_POWER, OURS_IS_THE_FURY, SEEN_IN_FLAMES = "01062", "01063", "01064"

makes_the_next_cheaper("baratheon", DRAGONSTONE_FAITHFUL, DRAGONSTONE_PORT)

# -- characters --------------------------------------------------------------------------------------------------------

action(MAESTER_CRESSEN, phase="marshal", cost=kneels, target=attachment(trait("condition")), do=discard)

# It answers her own marshaling too: she is in play when the reaction may be used.
reaction(MELISANDRE, you_marshal_or_play("trait:rhllor"), target=character, do=kneel, limit=per("round"))

constant(ROBERT_BARATHEON, on=me, strength=number_of(character(kneeling, other)))

action(
    SELYSE_BARATHEON,
    phase="challenges",
    cost=pays(1),
    target=character(faction("baratheon")),
    do=gains("icon", "intrigue"),
)

interrupt(SER_DAVOS_SEAWORTH, this_is_killed, do=goes_to("hand"))

interrupt(SHIREEN_BARATHEON, this_is_killed, target=character, do=kneel)

# Ruling: it counts whom a player has stand in that phase by the step and by abilities together ("cannot" is absolute).
forbids(STANNIS_BARATHEON, "stand_more_than_two_characters", player)

reaction(FIERY_FOLLOWERS, phase_begins("dominance"), do=stand.on(me))

grants("icon", KINGS_HUNTING_PARTY, "intrigue", on=me, applies=there_is(character(theirs, trait("king"))))

reaction(
    VANGUARD_LANCER,
    this_enters_play(),
    target=character(theirs) | faction_card(theirs),
    do=discard_power(1),
)

# -- attachments and locations -----------------------------------------------------------------------------------------

attaches_to(character(faction("baratheon")), LIGHTBRINGER)
grants("keyword", LIGHTBRINGER, "renown", on=host(named("Stannis Baratheon")))
reaction(LIGHTBRINGER, gains_power(host), do=stand.on(host), limit=per("phase"))

reaction(
    CHAMBER_OF_THE_PAINTED_TABLE,
    you_win_dominance,
    cost=kneels,
    do=choosing(opponent, move_power_to_you(1)),
)

contributes(THE_RED_KEEP, "challenge", 2, applies=all_of(during("power"), there_is(fighter(yours))))
interrupt(
    THE_RED_KEEP,
    phase_ends("challenges"),
    condition=you_have_not_lost("power"),
    cost=kneels,
    do=draw(2).on(you),
)

# -- events ------------------------------------------------------------------------------------------------------------

action(
    CONSOLIDATION_OF_POWER,
    phase="marshal",
    cost=chooses_strength(character(standing), 4, kneel),
    do=then(kneel.on(chosen), choosing(chosen, gain_power(1))),
)

action(
    OURS_IS_THE_FURY,
    condition=you_defend,
    target=character(yours, kneeling, faction("baratheon")),
    do=then(join_challenge, if_you_win_it("ours_is_the_fury", stand)),
)


async def _look_and_discard(m: Now) -> None:
    """One card of the hand, if it still holds any: what it held may have been played against this."""
    hand = m.g.zones[f"hand:{m.target}"]
    card = await choose_card(m.g, m.seat, "got-ask-discard-of-hand", hand, source=m.me)
    if card:
        await discard_cards(m.g, [card], by=[m.me])


action(
    SEEN_IN_FLAMES,
    phase="challenges",
    condition=there_is(character(yours, trait("rhllor"))),
    target=opponent,
    do=Own(_look_and_discard, lambda m: bool(m.g.zones.get(f"hand:{m.target}")), told="look and discard"),
)
