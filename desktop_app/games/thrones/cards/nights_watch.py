"""The Night's Watch."""

from __future__ import annotations

from desktop_app.games.kit.moment import told
from desktop_app.games.thrones.cards.shared import ONE_A_ROUND
from desktop_app.games.thrones.reading.queries import challenge, is_blank
from desktop_app.games.thrones.verbs.leaving import out_of_challenges
from desktop_app.games.thrones.vocabulary.abilities import (
    action,
    as_soon_as,
    attaches_to,
    constant,
    forbids,
    forced,
    grants,
    interrupt,
    reaction,
)
from desktop_app.games.thrones.vocabulary.conditions import (
    attacking,
    defending,
    faction,
    kind,
    kneeling,
    named,
    other,
    printed_at_most,
    trait,
    unique,
    yours,
)
from desktop_app.games.thrones.vocabulary.costs import discards, kneels, per, returns_this, sacrifices
from desktop_app.games.thrones.vocabulary.deeds import Own, both, choosing, then
from desktop_app.games.thrones.vocabulary.groups import (
    character,
    fighter,
    host,
    in_hand,
    in_their_discard,
    location,
    loser,
    me,
    opponent,
    that_card,
    that_player,
    you,
)
from desktop_app.games.thrones.vocabulary.lasting import cannot, modify, player_cannot, reduce_next
from desktop_app.games.thrones.vocabulary.moments import stands_now, there_is, you_have_not_lost
from desktop_app.games.thrones.vocabulary.piles import (
    discard_at_random,
    draw,
    gain_gold,
    move_gold_to_you,
    put_into_play,
)
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import (
    opponent_collects_income,
    phase_ends,
    this_bypasses,
    this_is_killed,
    would_be_killed,
    you_lose,
    you_marshal_this,
    you_win,
)
from desktop_app.games.thrones.vocabulary.verbs import goes_to, kneel, power_for_faction, save_it, stand, take_control

BENJEN_STARK, GHOST, JON_SNOW, MAESTER_AEMON = "01122", "01123", "01124", "01125"
OLD_BEAR_MORMONT, SER_WAYMAR_ROYCE, YOREN, MESSENGER_RAVEN = "01126", "01128", "01129", "01130"
OLD_FOREST_HUNTER, STEWARD_AT_THE_WALL, VETERAN_BUILDER = "01131", "01133", "01134"
LONGCLAW, CASTLE_BLACK, THE_WALL = "01135", "01136", "01137"
A_MEAGER_CONTRIBUTION, TAKE_THE_BLACK, THE_SWORD_IN_THE_DARKNESS = "01138", "01139", "01140"
WATCH = faction("thenightswatch")

action(
    STEWARD_AT_THE_WALL,
    phase="marshal",
    cost=kneels,
    do=reduce_next("thenightswatch character", 1, marshaled=True).on(you),
)

# -- characters --------------------------------------------------------------------------------------------------------

forbids(BENJEN_STARK, "be_bypassed", character(yours, trait("ranger")))
interrupt(BENJEN_STARK, this_is_killed, do=then(power_for_faction(2).on(you), goes_to("deck")))

reaction(GHOST, this_bypasses, do=cannot("defend").on(that_card))

CONSIDERED = "considered to be attacking"
"""What is remembered of Jon Snow while he participates without having been declared."""


def _should_attack(m: Now) -> bool:
    """He stands while another of your Night's Watch characters attacks.

    Ruling: he is considered to be an attacker, on your side with his STR.
    """
    fight = challenge(m.g)
    beside = character(yours, other, attacking, WATCH)
    if fight is None or fight.by != m.seat or is_blank(m.g, m.me):
        return False
    return stands_now(m) and there_is(beside)(m)


def _is_considered(m: Now) -> bool:
    return m.g.named.get(m.me) == CONSIDERED


async def _attack(m: Now) -> None:
    m.g.challenges[-1].attackers.append(m.me)
    m.g.named[m.me] = CONSIDERED
    m.g.say("got-log-joins", card=m.g.ref(m.me))


async def _attack_no_more(m: Now) -> None:
    out_of_challenges(m.g, m.me)
    m.g.named.pop(m.me, None)


@told("attacks beside you")
def _begins_to_attack(m: Now) -> bool:
    return _should_attack(m) and m.me not in m.g.challenges[-1].attackers


@told("attacks no more beside you")
def _ceases_to_attack(m: Now) -> bool:
    return _is_considered(m) and not _should_attack(m)


as_soon_as(JON_SNOW, _begins_to_attack, Own(_attack, told="is considered to be participating"))
as_soon_as(JON_SNOW, _ceases_to_attack, Own(_attack_no_more, told="participates no more"), ends=True)

interrupt(MAESTER_AEMON, would_be_killed(character(WATCH)), cost=kneels, do=save_it)

grants("way", OLD_BEAR_MORMONT, "defends_standing", on=me, applies=there_is(location(yours, named("The Wall"))))
interrupt(
    OLD_BEAR_MORMONT,
    phase_ends("challenges"),
    condition=you_have_not_lost(defending=True),
    do=choosing(in_hand(kind("thenightswatch")), put_into_play),
)

interrupt(SER_WAYMAR_ROYCE, this_is_killed, do=discard_at_random(1).on(opponent))

reaction(
    YOREN,
    you_marshal_this,
    target=in_their_discard(kind("character"), printed_at_most("cost", 3)),
    do=put_into_play,
)

action(MESSENGER_RAVEN, phase="dominance", cost=returns_this, do=draw(1).on(you))

action(OLD_FOREST_HUNTER, cost=discards(1), do=gain_gold(1).on(you), limit=per("phase"))

action(VETERAN_BUILDER, cost=sacrifices, target=location(kneeling), do=stand)

# -- attachments and locations -----------------------------------------------------------------------------------------

attaches_to(character(WATCH), LONGCLAW)
constant(LONGCLAW, on=host, strength=1)
grants("keyword", LONGCLAW, "renown", on=host)

action(
    CASTLE_BLACK,
    cost=kneels,
    target=character(defending, WATCH),
    do=both(stand, modify("challenge", strength=2)),
)

constant(THE_WALL, on=character(yours, WATCH), strength=1)
forced(THE_WALL, you_lose(unopposed=True), do=kneel.on(me))
interrupt(THE_WALL, phase_ends("challenges"), cost=kneels, do=power_for_faction(2).on(you))

# -- events ------------------------------------------------------------------------------------------------------------

reaction(A_MEAGER_CONTRIBUTION, opponent_collects_income, do=move_gold_to_you(1).on(that_player), limit=ONE_A_ROUND)

action(
    TAKE_THE_BLACK,
    phase="dominance",
    target=character(~unique, printed_at_most("cost", 6)),
    do=take_control,
    limit=ONE_A_ROUND,
)

reaction(
    THE_SWORD_IN_THE_DARKNESS,
    you_win(by=5, attacking=False),
    condition=there_is(fighter(yours, WATCH)),
    do=player_cannot("initiate_against:you", "round").on(loser),
)
