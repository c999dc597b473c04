"""Enemies that attack and engage at unusual times: as they are revealed, out of the staging area, across players."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.events import AttackEnds, EnemyEngages, EntersPlay
from desktop_app.games.lotr_lcg.reading.queries import kind
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, action, forced, shadow, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.costs import per
from desktop_app.games.lotr_lcg.vocabulary.deeds import each_player
from desktop_app.games.lotr_lcg.vocabulary.fighting import attack_you, engage_you
from desktop_app.games.lotr_lcg.vocabulary.groups import enemy, engaged_with_you, me, other_player, staged, you
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify, modify_every
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, this_engages_you
from desktop_app.games.lotr_lcg.vocabulary.verbs import gain, raise_threat
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

ROAD, GATE, SPIDER, KING = "Old Forest Road", "Forest Gate", "Forest Spider", "King Spider"
BREAKER, LEAPER, REEDS = "Door Breaker", "Leaper in the Dark", "Out of the Reeds"
"""When revealed it engages you, surge; it attacks you; each staged enemy attacks each player."""
DRUMS, WHISPERER, FOLLOWER = "Caller of Drums", "Whisperer", "Follower"
"""After it engages a player, that one's threat rises by 5, everybody else's by 3; it engages whom another engages."""
TRAP, BLOOD, FRENZY, WAVE = "Sprung Trap", "Fresh Blood", "Frenzy of All", "Wave of Foes"
"""Shadow: each staged enemy attacks you; engages you; all are stronger until the attack ends. Surge, and attacks."""
OVER, GOAD, TIRELESS = "Come Over Here", "Goad", "Tireless One"
"""An enemy of anybody engages you; attacks you; after its attack it attacks once more, once a round."""

make_up("T-890", "enemy", BREAKER, keywords=("surge",))
make_up("T-891", "enemy", LEAPER, hit_points=1)
make_up("T-892", "treachery", REEDS)
make_up("T-893", "enemy", DRUMS, engagement_cost=30)
make_up("T-894", "enemy", WHISPERER, engagement_cost=35)
make_up("T-895", "enemy", FOLLOWER)
make_up("T-896", "treachery", TRAP)
make_up("T-897", "treachery", BLOOD)
make_up("T-898", "treachery", FRENZY)
make_up("T-899", "treachery", WAVE, keywords=("surge",))
make_up("T-1000", "event", OVER)
make_up("T-1001", "event", GOAD)
make_up("T-1002", "enemy", TIRELESS, hit_points=6)


def _its_own_attack(m: Now) -> bool:
    return bool(m.event.kind == "enemy" and m.event.enemy == m.me)


def _another_while_staged(m: Now) -> bool:
    return m.event.enemy != m.me and m.g.home[m.me] == "staging"


when_revealed("T-890", engage_you.on(me))
when_revealed("T-891", attack_you.on(me))
when_revealed("T-892", each_player(attack_you.on(enemy(staged))))
forced("T-893", this_engages_you, do=raise_threat(5).on(you))
forced("T-894", this_engages_you, do=raise_threat(3).on(other_player))
forced("T-895", after(EnemyEngages, _another_while_staged, lambda m: m.event.seat), do=engage_you.on(me))
shadow("T-896", attack_you.on(enemy(staged)))
shadow("T-897", engage_you.on(enemy(staged)))
shadow("T-898", modify_every("enemy", "attack", attack=1))
when_revealed("T-899", each_player(attack_you.on(enemy(engaged_with_you))))
action("T-1000", target=enemy(~engaged_with_you), do=engage_you)
action("T-1001", target=enemy(engaged_with_you), do=attack_you)
forced(
    "T-1002",
    after(AttackEnds, _its_own_attack, lambda m: m.event.seat),
    do=attack_you.on(me),
    limit=per("round"),
)
FURY, COUNTER = "Sudden Fury", "Counter of Foes"
"""Shadow: the enemies engaged with you are stronger. - After another enemy enters play it receives a resource."""
make_up("T-1004", "enemy", COUNTER)
forced(
    "T-1004",
    after(EntersPlay, lambda m: kind(m.g, m.event.card) == "enemy" and m.event.card != m.me),
    do=gain(1).on(me),
)
make_up("T-1003", "treachery", FURY)
shadow("T-1003", modify("attack", attack=2).on(enemy(engaged_with_you)))


def two(ana: dict[str, Any], bor: dict[str, Any], **setup: Any) -> Table:
    players = {"Ana": {"heroes": ["Beravor"], "threat": 20, **ana}, "Bor": {"heroes": ["Gimli"], "threat": 20, **bor}}
    return Table(players=players, **setup)


def without_an_attack(t: Table, step: str) -> Table:
    """Passes on to a step; no enemy attacks on the way."""
    while t.step != step:
        assert t.asked() != "lcg-ask-defender"
        t.passes()
    return t


# -- as they are revealed ------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-165", "LCG-301", "LCG-262")
def test_an_enemy_that_engages_as_it_is_revealed_is_not_staged_but_surges() -> None:
    t = Table(hand=[TUNE], encounter_deck=[BREAKER, ROAD, STREAM], step="3.3").until("3.3w")
    assert (t.zone(BREAKER), t.titles("staging")) == ("engaged:A", [ROAD])


@pytest.mark.rule("LCG-175", "LCG-261")
def test_an_enemy_that_engages_as_it_is_revealed_enters_play_by_it() -> None:
    """Whoever keeps the count of those that come counts it once, as it counts one that is staged."""
    t = Table(staging=[COUNTER], hand=[TUNE], encounter_deck=[BREAKER, KING, STREAM], step="3.3").until("3.3w")
    assert (t.zone(BREAKER), t.zone(KING), t[COUNTER].resources) == ("engaged:A", "staging", 2)


@pytest.mark.rule("LCG-165", "LCG-318", "LCG-322")
def test_a_guard_that_engages_as_it_is_revealed_guards_where_it_fights() -> None:
    t = Table(hand=[TUNE], encounter_deck=["Gandalf’s Map", BREAKER, ROAD, STREAM], step="3.3").until("3.3w")
    assert (t.zone(BREAKER), t.titles("staging")) == ("engaged:A", ["Gandalf’s Map", ROAD])
    assert not t.offers("use", "Gandalf’s Map")


@pytest.mark.rule("LCG-027", "LCG-445")
def test_an_enemy_that_attacked_as_it_was_revealed_attacks_no_more_in_this_round() -> None:
    t = Table(threat=20, hand=[TUNE], encounter_deck=[LEAPER, *[STREAM] * 4], step="3.3")
    t.until(asked="lcg-ask-defender").choose("no_defender").until("3.3w")
    assert (t["Aragorn"].damage, t.zone(LEAPER)) == (2, "staging")
    t.until("5.3w")
    assert t.zone(LEAPER) == "engaged:A"
    assert without_an_attack(t, "7.4w")["Aragorn"].damage == 2


@pytest.mark.rule("LCG-028", "LCG-301")
def test_an_enemy_that_dies_in_the_attack_it_makes_as_it_is_revealed_is_not_staged() -> None:
    spearman = "Gondorian Spearman"
    t = Table(allies=[spearman], hand=[TUNE], encounter_deck=[LEAPER, ROAD, STREAM], step="3.3")
    t.until(asked="lcg-ask-defender").choose("defend", spearman)
    t.until(asked="lcg-ask-respond").choose("respond", spearman).until("3.3w")
    assert (t.zone(LEAPER), t.titles("staging"), t[spearman].damage) == ("encounter_discard", [], 0)


@pytest.mark.rule("LCG-265", "LCG-160")
def test_the_surge_of_attacks_that_drive_out_the_first_player_goes_on_with_the_next() -> None:
    ana = {"heroes": [{"card": "Aragorn", "damage": 4}], "engaged": [SPIDER]}
    deck = [WAVE, STREAM, GATE, ROAD, GATE, STREAM]
    t = two(ana, {"engaged": [KING], "hand": [TUNE]}, encounter_deck=deck, step="3.3")
    t.until(asked="lcg-ask-defender").asked("Ana")
    t.choose("no_defender").until(asked="lcg-ask-defender").asked("Bor")
    t.choose("no_defender").until("3.3w")
    assert (t.g.eliminated, t["Gimli"].damage) == (["A"], 3)
    assert t.titles("staging") == [SPIDER, ROAD, GATE]


# -- out of the staging area ---------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-027", "LCG-026")
def test_a_staged_enemy_attacks_each_player_with_a_shadow_card_each_time_and_stays() -> None:
    deck = [REEDS, ROAD, GATE, STREAM, STREAM]
    t = two({}, {"hand": [TUNE]}, staging=[SPIDER], encounter_deck=deck, step="3.3")
    for player in ("Ana", "Bor"):
        t.until(asked="lcg-ask-defender").asked(player)
        t.choose("no_defender")
    t.until("3.3w")
    assert (t["Beravor"].damage, t["Gimli"].damage, t.zone(SPIDER)) == (2, 2, "staging")
    assert t.titles("encounter_discard") == [ROAD, GATE, REEDS]


@pytest.mark.rule("LCG-445", "LCG-027")
@pytest.mark.parametrize(("shadows", "again"), [([TRAP, BLOOD], False), ([BLOOD], True)])
def test_whom_the_shadows_bring_attacks_too_unless_the_shadows_had_it_attack(shadows: list[str], again: bool) -> None:
    t = Table(
        heroes=["Aragorn", "Gimli", "Beravor"],
        staging=[KING],
        engaged=[{"card": SPIDER, "shadows": shadows}],
        hand=[TUNE],
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli")
    assert (t["Gimli"].exhausted, t.g.attacks[-1].enemy) == (True, t.id(KING))
    without_an_attack(t, "7.4w")
    assert (t.zone(KING), t["Gimli"].damage, t["Aragorn"].damage) == ("engaged:A", 1, 0)
    assert (TRAP in shadows) != again


# -- engaging ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-433", "LCG-435")
def test_a_check_that_raises_the_threat_brings_the_next_enemy_into_reach() -> None:
    t = two({"threat": 30}, {"hand": [TUNE]}, staging=[DRUMS, WHISPERER], step="5.2w").until("5.3w")
    assert (t.zone(DRUMS), t.zone(WHISPERER)) == ("engaged:A", "engaged:A")
    assert (t.threat("Ana"), t.threat("Bor")) == (35, 23)


@pytest.mark.rule("LCG-159", "LCG-435")
def test_the_enemies_of_whom_a_check_drives_out_are_checked_for_as_well() -> None:
    ana, bor = {"threat": 36, "hand": [TUNE]}, {"threat": 47, "engaged": [{"card": KING, "damage": 1}]}
    t = two(ana, bor, staging=[WHISPERER], step="5.2w").until("5.3w")
    assert (t.g.eliminated, t.zone(KING), t[KING].damage) == (["B"], "engaged:A", 1)


@pytest.mark.rule("LCG-436", "LCG-259")
def test_one_engagement_draws_all_that_follow_each_other() -> None:
    t = Table(threat=10, staging=[KING, FOLLOWER, FOLLOWER], hand=[TUNE], step="5.2").choose("engage", KING)
    while t.asked() == "lcg-ask-which-first":
        t.choose("resolve")
    assert t.titles("engaged:A") == [KING, FOLLOWER, FOLLOWER]


# -- from player to player -----------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-206")
def test_an_enemy_that_changes_sides_in_mid_attack_goes_on_attacking_whom_it_attacked() -> None:
    ana = {"hand": [OVER, TUNE]}
    t = two(ana, {"engaged": [{"card": KING, "shadows": [STREAM]}], "hand": [TUNE]}, step="6.4a")
    t.until("6.4bw").play(OVER).until(asked="lcg-ask-defender").asked("Bor")
    t.choose("no_defender").until("6.4.3w")
    assert (t.zone(KING), t["Gimli"].damage, t["Beravor"].damage) == ("engaged:A", 3, 0)


@pytest.mark.rule("LCG-444", "LCG-447")
def test_an_enemy_that_comes_after_ones_turn_attacks_nobody_and_one_that_comes_before_it_does() -> None:
    enemies = [{"card": name, "shadows": [STREAM]} for name in (KING, SPIDER)]
    t = two({"hand": [OVER, TUNE]}, {"engaged": enemies, "hand": [TUNE]}, step="6.4a")
    t.until(asked="lcg-ask-enemy-attack").choose("choose", KING)
    t.play(OVER).choose("choose", SPIDER).until(asked="lcg-ask-defender").choose("no_defender")
    without_an_attack(t, "7.4w")
    t = two({"heroes": ["Gimli"], "engaged": enemies}, {"heroes": ["Legolas"], "hand": [OVER, TUNE]}, step="6.4a")
    t.until(asked="lcg-ask-enemy-attack").choose("choose", KING).until("6.4bw").play(OVER).choose("choose", SPIDER)
    t.until(asked="lcg-ask-defender").asked("Ana")
    t.choose("no_defender").until(asked="lcg-ask-defender").asked("Bor")
    assert t.question.source == t.id(SPIDER)


# -- attacks inside attacks ----------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-146", "LCG-476")
def test_what_strengthens_every_enemy_until_the_attack_ends_ends_with_it() -> None:
    enemies = [{"card": KING, "shadows": [FRENZY]}, {"card": SPIDER, "shadows": [STREAM]}]
    t = Table(heroes=["Aragorn", "Gimli"], engaged=enemies, hand=[TUNE], step="6.4a")
    t.until(asked="lcg-ask-enemy-attack").choose("choose", KING)
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn").until("6.4.2w")
    assert (t.number(KING, "attack"), t.number(SPIDER, "attack")) == (4, 3)
    t.until(asked="lcg-ask-defender")
    assert (t.number(KING, "attack"), t.number(SPIDER, "attack")) == (3, 2)


@pytest.mark.rule("LCG-027", "LCG-028")
def test_an_enemy_goaded_in_its_own_attack_goes_on_with_that_without_its_shadow_card() -> None:
    t = Table(
        heroes=["Aragorn", "Gimli"],
        engaged=[{"card": KING, "shadows": [FURY]}],
        hand=[GOAD, TUNE],
        encounter_deck=[STREAM, STREAM],
        step="6.4a",
    )
    t.until("6.4bw").play(GOAD).until(asked="lcg-ask-defender").choose("defend", "Gimli")
    while len(t.g.attacks) == 2:
        t.passes()
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn").until("6.4.3w")
    assert (t["Gimli"].damage, t["Aragorn"].damage) == (1, 1)


@pytest.mark.rule("LCG-224", "LCG-445")
def test_an_enemy_that_attacks_again_when_its_attack_ends_does_so_once_a_round() -> None:
    engaged = [{"card": TIRELESS, "shadows": [STREAM]}]
    t = Table(heroes=["Aragorn", "Gimli"], engaged=engaged, hand=[TUNE], encounter_deck=[ROAD, GATE], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli")
    without_an_attack(t, "7.4w")
