"""Attacks that cards start: at once, inside the effect; each gives back what was there, over saves and undos too."""

from __future__ import annotations

import json

import pytest

from desktop_app.engine.codec import dump
from desktop_app.engine.saving import restore, save
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.vocabulary.abilities import action, forced, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import both, each_player
from desktop_app.games.lotr_lcg.vocabulary.fighting import attack_you
from desktop_app.games.lotr_lcg.vocabulary.groups import enemy, engaged_with_you, you
from desktop_app.games.lotr_lcg.vocabulary.moving import draw
from desktop_app.games.lotr_lcg.vocabulary.triggers import combat_phase_ends
from desktop_app.games.lotr_lcg.vocabulary.verbs import raise_threat
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

TAUNT, UPROAR, NIGHT_RAID, LAST_BLOW = "Taunt", "Uproar", "Night Raid", "Last Blow"
make_up("T-651", "event", TAUNT)
make_up("T-652", "event", UPROAR)
make_up("T-653", "treachery", NIGHT_RAID, keywords=("surge",))
make_up("T-654", "ally", LAST_BLOW)
action("T-651", target=enemy(engaged_with_you), do=attack_you)
action("T-652", do=both(attack_you.on(enemy(engaged_with_you)), draw(1).on(you)))
forced("T-654", combat_phase_ends, do=attack_you.on(enemy(engaged_with_you)))
when_revealed("T-653", both(each_player(attack_you.on(enemy(engaged_with_you))), raise_threat(2).on(you)))

SPAWN, SPIDER = "Ungoliant’s Spawn", "King Spider"


def attackers(t: Table) -> list[tuple[str, str]]:
    """The attacks being resolved, outermost first: whose they are and the enemy."""
    names = {t.id(name): name for name in (SPAWN, SPIDER)}
    return [(attack.kind, names[attack.enemy]) for attack in t.g.attacks]


def comes_back(t: Table) -> None:
    """Saved here and loaded, taken back and done again, the table is as it was, and asks the same."""
    before, asked = dump(t.session.state), t.question.fingerprint
    loaded = restore(GAME, json.loads(json.dumps(save(t.session))))
    assert (dump(loaded.state), loaded.dropped) == (before, [])
    assert loaded.question is not None
    assert loaded.question.fingerprint == asked
    here = len(t.session.records)
    assert t.session.undo()
    assert len(t.session.records) < here
    t.session.go_to(here)
    assert dump(t.session.state) == before


def three_deep() -> Table:
    """Aragorn attacks the Spawn; meanwhile the Spider is taunted; meanwhile Gimli strikes at the Spawn."""
    t = Table(
        heroes=["Aragorn", {"card": "Gimli", "resources": 1}, "Beravor"],
        hand=[TAUNT, "Quick Strike", TUNE],
        engaged=[{"card": SPAWN, "attacked": True}, {"card": SPIDER, "attacked": True}],
        encounter_deck=["Enchanted Stream"],
        step="6.8a",
    )
    t.choose("attack", "Aragorn", SPAWN).passes()
    t.play(TAUNT).choose("choose", SPIDER)
    t.play("Quick Strike").choose("choose", "Gimli").choose("choose", SPAWN)
    return t


@pytest.mark.rule("LCG-028", "LCG-029")
def test_an_attack_inside_an_attack_inside_an_attack_gives_back_each() -> None:
    t = three_deep()
    assert attackers(t) == [("player", SPAWN), ("enemy", SPIDER), ("player", SPAWN)]
    comes_back(t)
    while len(t.g.attacks) == 3:
        t.passes()
    assert t[SPAWN].damage == 0
    assert attackers(t) == [("player", SPAWN), ("enemy", SPIDER)]
    assert t.step == "6.4bw"
    t.until(asked="lcg-ask-defender")
    comes_back(t)
    t.choose("defend", "Beravor")
    while len(t.g.attacks) == 2:
        t.passes()
    assert t["Beravor"].damage == 1
    assert t.step == "6.8.1w"
    assert t.g.attacks[-1].characters == [t.id("Aragorn")]
    comes_back(t)
    t.until(step="6.8.3w")
    assert t[SPAWN].damage == 1


@pytest.mark.rule("LCG-027")
def test_a_shadow_card_of_another_phase_is_discarded_when_its_attack_is_over() -> None:
    t = Table(heroes=["Aragorn"], hand=[TAUNT, TUNE], engaged=["Wargs"], encounter_deck=["Despair"], step="4.2w")
    t.play(TAUNT).until(asked="lcg-ask-defender").choose("defend", "Aragorn")
    assert t.zone("Despair") == "shadows"
    while t.g.attacks:
        t.passes()
    assert (t.step, t.zone("Despair"), t["Wargs"].shadows) == ("4.2w", "encounter_discard", [])


@pytest.mark.rule("LCG-027", "LCG-457")
def test_the_shadow_card_of_an_attack_at_the_end_of_combat_does_not_outlast_the_phase() -> None:
    t = Table(
        heroes=["Aragorn"], allies=[LAST_BLOW], hand=[TUNE], engaged=["Wargs"], encounter_deck=["Despair"], step="6.11"
    )
    t.until(step="7.4w")
    assert (t.said("lcg-log-shadow-turned"), t.zone("Despair"), t["Wargs"].shadows) == (1, "encounter_discard", [])


@pytest.mark.rule("LCG-027")
def test_one_attack_more_has_a_shadow_card_of_its_own_and_no_other() -> None:
    """The Spider's card of the combat phase would exhaust Beravor; it is gone before she can be asked."""
    t = Table(
        heroes=["Aragorn", "Beravor"],
        hand=[TAUNT, TUNE],
        engaged=[{"card": "Wargs", "shadows": [SPIDER]}],
        encounter_deck=["Enchanted Stream"],
        step="6.2w",
    )
    t.play(TAUNT).until(asked="lcg-ask-defender").choose("defend", "Aragorn").until(step="6.4.2w")
    assert (t.zone(SPIDER), t["Beravor"].exhausted) == ("encounter_discard", False)
    assert t.said("lcg-log-shadow-turned") == 1


@pytest.mark.rule("LCG-028")
def test_undo_by_actions_leads_out_of_attacks_inside_each_other() -> None:
    """Each goes back behind a whole action of the window it was taken in, however deep that window was."""
    t = three_deep()
    depths = []
    while t.g.attacks:
        assert t.session.undo("action")
        depths.append(len(t.g.attacks))
    assert depths[-1] == 0
    assert depths == sorted(depths, reverse=True)
    assert t.asked() == "lcg-ask-attack"


@pytest.mark.rule("LCG-027", "LCG-028", "LCG-265", "LCG-464")
def test_two_attacks_started_by_one_card_come_before_the_rest_of_it_and_before_its_surge() -> None:
    t = Table(
        heroes=["Aragorn", "Gimli"],
        hand=[TUNE],
        threat=20,
        engaged=[SPIDER, SPAWN],
        encounter_deck=[NIGHT_RAID, "Enchanted Stream", *["Old Forest Road"] * 3],
        step="3.3",
    )
    assert t.asked("Ana") == "lcg-ask-enemy-attack"
    t.choose("choose", SPAWN)
    for number, name in enumerate((SPAWN, SPIDER)):
        t.until(asked="lcg-ask-defender")
        assert attackers(t) == [("enemy", name)]
        assert t.zone(NIGHT_RAID) == "revealed"
        assert t.threat() == 20
        assert t.said("lcg-log-surge") == 0
        comes_back(t)
        t.choose("defend", ("Aragorn", "Gimli")[number])
    while t.g.attacks:
        t.passes()
    assert t.step == "3.3w"
    assert (t.threat(), t.zone(NIGHT_RAID), t.said("lcg-log-surge")) == (22, "encounter_discard", 1)


@pytest.mark.rule("LCG-221", "LCG-028")
def test_an_event_lies_on_the_table_until_the_attacks_it_started_are_over() -> None:
    t = Table(
        heroes=["Aragorn", "Gimli", "Beravor"],
        hand=[UPROAR, TUNE],
        engaged=[SPIDER, SPAWN],
        encounter_deck=["Enchanted Stream", "Old Forest Road"],
        step="4.2w",
    )
    t.play(UPROAR)
    held = len(t.g.zones["hand:A"])
    t.choose("choose", SPIDER)
    for name, defender in ((SPIDER, "Aragorn"), (SPAWN, "Gimli")):
        t.until(asked="lcg-ask-defender")
        assert attackers(t) == [("enemy", name)]
        assert (t.zone(UPROAR), len(t.g.zones["hand:A"])) == ("resolving", held)
        comes_back(t)
        t.choose("defend", defender)
    while t.g.attacks:
        t.passes()
    assert t.step == "4.2w"
    assert (t.zone(UPROAR), len(t.g.zones["hand:A"])) == ("discard:A", held + 1)
