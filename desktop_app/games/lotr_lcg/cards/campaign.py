"""The campaign cards of the box, its boons and its burdens."""

from __future__ import annotations

from desktop_app.engine.ask import chance
from desktop_app.engine.messages import message
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.limits import Limit
from desktop_app.games.kit.moment import told
from desktop_app.games.lotr_lcg.book.campaign_card import BACK, FRONT, campaign_of, flip
from desktop_app.games.lotr_lcg.book.encounter_phase import enter_engaged
from desktop_app.games.lotr_lcg.book.objectives import claims
from desktop_app.games.lotr_lcg.book.quest_stages import last_stage
from desktop_app.games.lotr_lcg.campaign.log import MENDOR, MENDORS_SUPPORT, PRISONER
from desktop_app.games.lotr_lcg.cards.anduin import HILL_TROLL
from desktop_app.games.lotr_lcg.cards.mirkwood_quest import BEORNS_PATH, DONT_LEAVE_THE_PATH
from desktop_app.games.lotr_lcg.events import AttackersDeclared, Destroyed, StageDefeated
from desktop_app.games.lotr_lcg.reading.queries import CHARACTERS, in_play
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.captivity import capture, free, is_captive, turn_attachments_down
from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    Now,
    Those,
    action,
    attaches_to,
    campaign_card,
    forced,
    gives_income,
    own,
    permits,
    response,
    shadow,
    when_revealed,
)
from desktop_app.games.lotr_lcg.vocabulary.campaign import (
    attach_from_the_box,
    attach_set_aside,
    each_earns,
    earns,
    keep_those_in_play,
    set_aside,
    start_in_play,
)
from desktop_app.games.lotr_lcg.vocabulary.costs import exhausts, once_for_all
from desktop_app.games.lotr_lcg.vocabulary.deeds import both, choosing, each_player, one_of, then, when_it_is
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    character,
    damaged,
    exhausted,
    hero,
    host,
    me,
    the_enemy,
    you,
    your_most_damaged_hero,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from desktop_app.games.lotr_lcg.vocabulary.moving import draw, goes_out_of_the_game
from desktop_app.games.lotr_lcg.vocabulary.triggers import (
    after,
    left_as,
    objective_claimed,
    picks_a_prisoner,
    this_engages_you,
    this_would_leave_play,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, exhaust, heal, raise_threat, ready

PASSAGE_THROUGH_MIRKWOOD, JOURNEY_ALONG_THE_ANDUIN, ESCAPE_FROM_DOL_GULDUR = "01129", "01130", "01131"
VALOR, APPOINTED_BY_FATE = "01133", "01134"
UNGOLIANTS_SWARM, LINGERING_VENOM, SCARRED = "01136", "01137", "01138"

# -- boons ---------------------------------------------------------------------------------------------------------


def _mendor(m: Now) -> list[str]:
    return [card for card in in_play(m.g, MENDOR) if not is_captive(m.g, card)]


mendor: Those = Group("Mendor", _mendor, one=True)
permits(MENDOR, "follows_the_first_player")
response(MENDOR, after(StageDefeated, told="a stage is defeated"), do=then(ready.on(me), each_player(draw(1).on(you))))
forced(MENDOR, this_would_leave_play, do=goes_out_of_the_game)
action(
    MENDORS_SUPPORT,
    do=modify("round", willpower=2, attack=2, defense=2).on(mendor),
    limit=once_for_all("round"),
)


def _its_hero_attacks(m: Now) -> bool:
    return m.me in m.g.pieces and m.g.pieces[m.me].host in m.event.cards


attaches_to(hero, VALOR, APPOINTED_BY_FATE, SCARRED)
response(
    VALOR,
    after(AttackersDeclared, _its_hero_attacks, told="its hero attacks"),
    cost=exhausts,
    do=both(heal(1).on(host), deal_damage(1).on(the_enemy)),
)
gives_income(APPOINTED_BY_FATE, "1")

# -- burdens -------------------------------------------------------------------------------------------------------


@own(told="the swarm comes to you")
async def the_swarm_comes_to_you(m: Now) -> None:
    """It leaves the shadows and enters play engaged with the defending player."""
    await enter_engaged(m.g, m.me, m.seat)


def _a_character_of_yours(m: Now) -> bool:
    return bool(m.event.controller == m.seat and left_as(m) in CHARACTERS)


exhaust_two = choosing(character(yours, ~exhausted), exhaust, 2, ask="lcg-ask-exhaust-some")
exhaust_the_damaged = exhaust.on(character(yours, damaged))
forced(UNGOLIANTS_SWARM, this_engages_you, do=exhaust_two)
shadow(UNGOLIANTS_SWARM, the_swarm_comes_to_you)
when_revealed(
    LINGERING_VENOM,
    each_player(
        one_of(
            "lcg-ask-venom",
            exhaust_damaged=exhaust_the_damaged,
            damage_hero=choosing(your_most_damaged_hero, deal_damage(2), ask="lcg-ask-damage", named=2),
        )
    ),
)
shadow(LINGERING_VENOM, exhaust_the_damaged)
forced(
    SCARRED,
    after(Destroyed, _a_character_of_yours, told="a character of yours is destroyed"),
    do=raise_threat(1).on(you),
)

# -- campaign cards ------------------------------------------------------------------------------------------------

mendor_in_play = start_in_play(MENDOR, told="mendor starts in play")


def _without_mendor(g: LcgState) -> str:
    """Once he has left play, which takes him out of the game."""
    return "mendor" if any(g.codes[gone] == MENDOR for gone in g.zones["removed"]) else ""


@told("beorns path was taken")
def _beorns_path_was_taken(m: Now) -> bool:
    return last_stage(m.g) == BEORNS_PATH


@told("the path was not left")
def _the_path_was_not_left(m: Now) -> bool:
    return last_stage(m.g) == DONT_LEAVE_THE_PATH


@told("mendor is in play")
def _mendor_is_in_play(m: Now) -> bool:
    return bool(in_play(m.g, MENDOR))


campaign_card(
    PASSAGE_THROUGH_MIRKWOOD,
    setup=mendor_in_play,
    lost=_without_mendor,
    resolution=both(
        each_earns(MENDORS_SUPPORT, told="each earns support"),
        when_it_is(_beorns_path_was_taken, earns(UNGOLIANTS_SWARM, told="earn the swarm")),
        when_it_is(_the_path_was_not_left, earns(LINGERING_VENOM, told="earn the venom")),
    ),
)


def _a_hill_troll(m: Now) -> bool:
    return bool(m.event.code == HILL_TROLL)


def _by_a_hill_troll(m: Now) -> bool:
    character_fell = left_as(m) in CHARACTERS
    return character_fell and m.g.codes.get(m.event.slayer) == HILL_TROLL


@own(told="name the prisoner")
async def name_the_prisoner(m: Now) -> None:
    """The hero with the most damage, at random among equals, is noted as the prisoner of the next scenario."""
    heroes = hero.all(m)
    most = max((m.g.pieces[each].damage for each in heroes), default=0)
    tied = [each for each in heroes if m.g.pieces[each].damage == most]
    if not tied:
        return
    drawn = await chance(m.g.chance, len(tied), message("lcg-chance-prisoner"), m.g.step) if len(tied) > 1 else 0
    campaign_of(m.g).noted[PRISONER] = m.g.codes[tied[drawn]]
    m.g.say("lcg-log-prisoner", card=m.g.ref(tied[drawn]), rule="LCG-533")


campaign_card(
    JOURNEY_ALONG_THE_ANDUIN,
    setup=both(mendor_in_play, set_aside(VALOR, SCARRED, told="set aside valor and scars")),
    lost=_without_mendor,
    resolution=both(keep_those_in_play(VALOR, SCARRED, told="keep valor and scars"), name_the_prisoner),
)
response(
    JOURNEY_ALONG_THE_ANDUIN,
    after(Destroyed, _a_hill_troll, told="a hill troll is defeated"),
    do=each_player(attach_set_aside(VALOR, told="attach valor")),
)
forced(
    JOURNEY_ALONG_THE_ANDUIN,
    after(Destroyed, _by_a_hill_troll, told="a hill troll destroys a character"),
    do=each_player(attach_set_aside(SCARRED, told="attach scars")),
    limit=Limit("game"),
)


@told("front is up")
def _front_is_up(m: Now) -> bool:
    return m.g.home[m.me] == FRONT


@told("first claim")
def _first_claim(m: Now) -> bool:
    return m.g.home[m.me] == BACK and claims(m.g) == 1


@own(told="the prisoner of the log")
async def the_prisoner_of_the_log(m: Now) -> None:
    """The hero that the log names is picked, what is attached to that one is face down, and Mendor is captured too."""
    named = [each for each in hero.all(m) if m.g.codes[each] == campaign_of(m.g).prisoner]
    for each in named:
        m.event.card = each
        turn_attachments_down(m.g, each, m.me)
    for each in mendor.all(m):
        await capture(m.g, each, m.me)
    await flip(m.g)


def _captive_mendor(m: Now) -> list[str]:
    return [card for card in in_play(m.g, MENDOR) if is_captive(m.g, card)]


@own(lambda m: bool(_captive_mendor(m)), told="mendor is freed")
async def mendor_is_freed(m: Now) -> None:
    """Face up again, with 1 damage token."""
    for each in _captive_mendor(m):
        await free(m.g, each, 1)


forced(ESCAPE_FROM_DOL_GULDUR, picks_a_prisoner, condition=_front_is_up, do=the_prisoner_of_the_log)
response(ESCAPE_FROM_DOL_GULDUR, objective_claimed, condition=_first_claim, do=mendor_is_freed)
campaign_card(
    ESCAPE_FROM_DOL_GULDUR,
    setup=both(mendor_in_play, attach_from_the_box(APPOINTED_BY_FATE, told="attach appointed by fate")),
    resolution=when_it_is(_mendor_is_in_play, earns(MENDOR, told="earn mendor")),
)
