"""What an effect says will happen later: at the end of an attack, or the next time that something happens."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.events import EnemyAttacks, PhaseBegins
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, action, response, shadow, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import at_end_of, both, choosing, next_time
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    ally,
    attacking_enemy,
    character,
    enemy,
    hero,
    me,
    player,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from desktop_app.games.lotr_lcg.vocabulary.moving import discard
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, leaves_play
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage, gain, ready
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, rich

SNARE, SNARE_TONIGHT, BREATH, LOOKOUT = "Laid Snare", "Snare for Tonight", "Held Breath", "Lookout"
AFTERMATH, DOOM = "Bitter Aftermath", "Coming Doom"
FAREWELL, WEEPER = "A Long Farewell", "Weeper"
make_up("T-886", "event", SNARE)
make_up("T-881", "event", SNARE_TONIGHT)
make_up("T-882", "event", BREATH)
make_up("T-883", "ally", LOOKOUT)
make_up("T-884", "treachery", AFTERMATH)
make_up("T-885", "treachery", DOOM)
make_up("T-887", "event", FAREWELL)
make_up("T-888", "ally", WEEPER)


def _it_attacks(m: Now) -> bool:
    return bool(m.event.enemy == m.target)


def _combat(m: Now) -> bool:
    return bool(m.event.phase == "combat")


its_attack = after(EnemyAttacks, _it_attacks)
action("T-886", target=enemy, do=next_time(its_attack, "snared", deal_damage(3)))
action("T-881", target=enemy, do=next_time(its_attack, "snared tonight", deal_damage(3), until="phase"))
action("T-882", target=character(yours), do=both(modify(defense=1), at_end_of("attack", "breath", ready)))
response("T-883", after(EnemyAttacks), do=gain(1).on(me))
shadow("T-884", at_end_of("attack", "aftermath", deal_damage(1)).on(attacking_enemy))
one_of_the_heroes = choosing(hero, deal_damage(1), ask="lcg-ask-damage", named=1)
action("T-887", do=at_end_of("phase", "farewell", discard).on(ally))
response("T-888", leaves_play("ally"), do=gain(1).on(me))
when_revealed("T-885", next_time(after(PhaseBegins, _combat), "doom", one_of_the_heroes).on(player))


def snared(*events: str, step: str = "6.2w", **setup: Any) -> Table:
    """These events are played on the Troll that is about to attack Gimli."""
    troll = [{"card": "Hill Troll", "damage": 5}]
    table = {"heroes": [rich("Gimli", 9)], "allies": [LOOKOUT], "hand": [*events, TUNE], "engaged": troll, **setup}
    t = Table(threat=20, encounter_deck=[STREAM] * 9, step=step, **table)
    for event in events:
        t.play(event)
    return t


@pytest.mark.rule("LCG-149", "LCG-150")
def test_what_waits_for_an_attack_happens_before_anybody_answers_to_it_and_once() -> None:
    t = snared(SNARE).until(asked="lcg-ask-respond")
    assert (t["Hill Troll"].damage, t.offers("respond", LOOKOUT), t.g.effects) == (8, True, [])


@pytest.mark.rule("LCG-151", "LCG-259")
def test_the_first_player_says_which_of_several_that_wait_for_one_event_comes_first() -> None:
    t = snared(SNARE, SNARE_TONIGHT).until(asked="lcg-ask-which-first")
    t.answer([t.question.options[1].key])
    assert t.zone("Hill Troll") == "victory"


@pytest.mark.rule("LCG-149", "LCG-146")
@pytest.mark.parametrize(("event", "damage"), [(SNARE, 8), (SNARE_TONIGHT, 5)])
def test_it_waits_no_longer_than_it_says(event: str, damage: int) -> None:
    t = snared(event, step="5.2w").until(asked="lcg-ask-respond")
    assert t["Hill Troll"].damage == damage


@pytest.mark.rule("LCG-149")
def test_for_an_enemy_that_has_left_play_nothing_waits_any_more() -> None:
    t = snared(SNARE, "Aimed Stone", engaged=[{"card": "Hill Troll", "damage": 8}])
    assert (t.zone("Hill Troll"), t.g.effects) == ("victory", [])


@pytest.mark.rule("LCG-149", "LCG-150")
def test_at_the_end_of_the_attack_means_this_one() -> None:
    wargs = {"card": "Wargs", "shadows": [AFTERMATH]}
    t = snared(engaged=[wargs, "Marsh Adder"], hand=[BREATH, TUNE], step="6.4a")
    t.until(asked="lcg-ask-enemy-attack").choose("choose", "Wargs")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until(step="6.4.1w").play(BREATH).choose(
        "choose", "Gimli"
    )
    t.until(step="6.4.3w")
    assert (t["Gimli"].exhausted, t["Wargs"].damage) == (True, 0)
    t.until(asked="lcg-ask-which-first").answer([t.question.options[0].key])
    t.until(asked="lcg-ask-defender")  # of the Adder
    assert (t["Gimli"].exhausted, t["Wargs"].damage) == (False, 1)
    t.choose("defend", "Gimli").until(asked="lcg-ask-attack")
    assert (t["Gimli"].exhausted, t["Marsh Adder"].damage) == (True, 0)


@pytest.mark.rule("LCG-149", "LCG-147")
def test_outside_an_attack_nothing_waits_for_the_end_of_one() -> None:
    t = snared(BREATH, allies=[])
    assert [effect.kind for effect in t.g.effects] == ["defense"]


@pytest.mark.rule("LCG-149", "LCG-212")
def test_what_an_encounter_card_has_somebody_choose_later_the_first_player_chooses() -> None:
    players = {"Ana": {"heroes": ["Gimli"]}, "Bor": {"heroes": ["Legolas"]}}
    t = Table(players=players, first_player="Bor", encounter_deck=[DOOM, *[STREAM] * 5], step="3.3")
    t.until(asked="lcg-ask-damage").asked("Bor")
    assert t.g.phase == "combat"


@pytest.mark.rule("LCG-149", "LCG-278")
def test_what_waits_for_several_cards_happens_to_all_of_them_at_once() -> None:
    """So the one who weeps for others is gone with them, and their owner says who lies on top."""
    t = Table(heroes=["Aragorn"], allies=["Guard of the Citadel", WEEPER], hand=[FAREWELL], step="6.2w").play(FAREWELL)
    assert (t.step, t.asked("Ana")) == ("6.11", "lcg-ask-discard-order")
    t.passes()
    assert t.titles("discard:A") == [FAREWELL, "Guard of the Citadel", WEEPER]
    assert t.said("lcg-log-uses") == 0
