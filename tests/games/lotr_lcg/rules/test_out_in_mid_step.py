"""Players who leave the game in the middle of a step that others go on with, and cards that go at one moment."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.events import AttackersDeclared, TravelledTo
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, action, forced, response, shadow, travel, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.costs import per, raises_threat
from desktop_app.games.lotr_lcg.vocabulary.deeds import both, choosing, each_player
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    ally,
    enemy,
    exhausted,
    hero,
    location,
    other_player,
    player,
    staged,
    you,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.moving import draw
from desktop_app.games.lotr_lcg.vocabulary.triggers import (
    after,
    destroyed,
    this_commits,
    this_engages_you,
    this_is_destroyed,
    this_is_explored,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import (
    deal_damage,
    exhaust,
    lower_threat,
    place_progress,
    progress_on_the_quest,
    raise_threat,
)
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, committed

ROAD, SPIDER, KING = "Old Forest Road", "Forest Spider", "King Spider"
SINGER, BREATH, BARBED, DRUM = "Loud Singer", "Cold Breath", "Barbed One", "War Drum in the Deep"
"""After it commits everybody else's threat rises by 3; so it does as a shadow. After it is attacked the threat of who
attacks rises by 4, after it engages a player that one's by 5."""
TOLL_HOUSE, PATHFINDER, NO_HELP, DREAM = "Toll House", "Pathfinder", "No Help Comes", "Costly Dream"
"""Travel: everybody's threat rises by 2. After travelling lower it by 1. It rises by 1, then each exhausts a hero. To
raise your threat by 3, draw 2 cards."""
FORD, BRIDGE, VAULT = "Deep Ford", "Broken Bridge", "Great Leap"
"""Once explored 1 progress is made; each staged location gets 1 progress; each location 2."""
SPLITTER, STONES, BROTHER, CAVE_IN = "Splitter", "Falling Rocks", "Sworn Brother", "Cave In"
"""Once destroyed everybody's threat rises by 2; each enemy takes 9. After an ally is destroyed draw 1; each takes 1."""

make_up("T-1010", "ally", SINGER, willpower=1)
make_up("T-1011", "treachery", BREATH)
make_up("T-1012", "enemy", BARBED, hit_points=9)
make_up("T-1013", "enemy", DRUM, engagement_cost=30)
make_up("T-1014", "location", TOLL_HOUSE)
make_up("T-1015", "ally", PATHFINDER)
make_up("T-1016", "treachery", NO_HELP)
make_up("T-1017", "event", DREAM)
make_up("T-1018", "location", FORD, quest_points=2)
make_up("T-1019", "location", BRIDGE, quest_points=2, keywords=("surge",))
make_up("T-1020", "event", VAULT)
make_up("T-1021", "enemy", SPLITTER)
make_up("T-1022", "event", STONES)
make_up("T-1023", "ally", BROTHER, hit_points=1)
make_up("T-1024", "treachery", CAVE_IN)


def _it_is_attacked(m: Now) -> bool:
    return bool(m.event.enemy == m.me)


forced("T-1010", this_commits, do=raise_threat(3).on(other_player))
shadow("T-1011", raise_threat(3).on(other_player))
forced("T-1012", after(AttackersDeclared, _it_is_attacked, lambda m: m.event.seat), do=raise_threat(4).on(you))
forced("T-1013", this_engages_you, do=raise_threat(5).on(you))
travel("T-1014", raise_threat(2).on(player))
response("T-1015", after(TravelledTo), do=lower_threat(1).on(player), limit=per("phase"))
when_revealed("T-1016", both(raise_threat(1).on(player), each_player(choosing(hero(yours, ~exhausted), exhaust))))
action("T-1017", cost=raises_threat(3), do=draw(2).on(you))
forced("T-1018", this_is_explored, do=progress_on_the_quest(1), zone="left")
when_revealed("T-1019", place_progress(1).on(location(staged)))
action("T-1020", do=place_progress(2).on(location))
forced("T-1021", this_is_destroyed, do=raise_threat(2).on(player), zone="left")
action("T-1022", do=deal_damage(9).on(enemy))
response("T-1023", destroyed("ally"), do=draw(1).on(you))
when_revealed("T-1024", deal_damage(1).on(ally))


def company(*players: dict[str, Any], **setup: Any) -> Table:
    """Ana with Aragorn, Bor with Gimli, Cal with Beravor, Dan with Éowyn, each at threat 20."""
    heroes = {"Ana": "Aragorn", "Bor": "Gimli", "Cal": "Beravor", "Dan": "Éowyn"}
    told = zip(heroes.items(), players, strict=False)
    return Table(players={name: {"heroes": [h], "threat": 20, **more} for (name, h), more in told}, **setup)


# -- in the middle of a step ---------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-156", "LCG-413")
def test_who_is_driven_out_while_others_commit_is_not_asked_to() -> None:
    t = company({"allies": [SINGER]}, {"threat": 47}, {"hand": [TUNE]}, step="3.2").choose_all("commit", SINGER)
    assert t.g.eliminated == ["B"]
    t.until(asked="lcg-ask-commit").asked("Cal")


@pytest.mark.rule("LCG-211", "LCG-413")
def test_the_token_goes_on_at_once_when_the_first_player_is_driven_out_by_who_commits_later() -> None:
    ana = {"threat": 47, "heroes": [committed("Aragorn")]}
    t = company(ana, {"allies": [SINGER]}, {"hand": [TUNE]}, done=["Ana"], active="Bor", step="3.2")
    t.choose_all("commit", SINGER)
    assert (t.g.eliminated, t.g.first_player) == (["A"], "B")
    t.until(asked="lcg-ask-commit").asked("Cal")


@pytest.mark.rule("LCG-473", "LCG-158")
def test_a_sentinel_whose_player_the_shadow_drives_out_leaves_the_attack_undefended() -> None:
    bor = {"hand": [TUNE], "engaged": [{"card": SPIDER, "shadows": [BREATH]}]}
    t = company({"threat": 47}, bor, step="6.4a")
    t.until(asked="lcg-ask-defender").choose("no_defender").until(asked="lcg-ask-defender").asked("Ana")
    t.choose("defend", "Aragorn").until("6.4.3w")
    assert (t.g.eliminated, t["Gimli"].damage) == (["A"], 2)


@pytest.mark.rule("LCG-159", "LCG-454")
def test_who_is_driven_out_by_attacking_ends_that_attack_and_the_next_player_goes_on() -> None:
    ana = {"threat": 46, "engaged": [{"card": BARBED, "attacked": True, "damage": 2}]}
    t = company(ana, {"hand": [TUNE], "engaged": [{"card": KING, "attacked": True}]}, step="6.8a")
    t.choose("attack", "Aragorn", BARBED)
    assert (t.g.eliminated, t.g.attacks, t.zone(BARBED), t[BARBED].damage) == (["A"], [], "staging", 2)
    t.until(asked="lcg-ask-attack").asked("Bor")


@pytest.mark.rule("LCG-158", "LCG-480")
def test_an_archer_who_is_driven_out_by_joining_leaves_the_others_attacking() -> None:
    ana, bor = {"engaged": [{"card": BARBED, "attacked": True}]}, {"threat": 46, "heroes": ["Legolas"]}
    t = company(ana, bor, {"hand": [TUNE]}, step="6.8a").choose("attack", "Aragorn", BARBED)
    t.until(asked="lcg-ask-ranged").choose_all("attack", "Legolas")
    assert t.g.eliminated == ["B"]
    assert t.until("6.8.3w")[BARBED].damage == 3


@pytest.mark.rule("LCG-369", "LCG-429")
def test_who_is_driven_out_by_the_price_of_the_way_has_paid_it_for_the_others() -> None:
    t = company({"hand": [TUNE], "allies": [PATHFINDER]}, {"threat": 48}, staging=[TOLL_HOUSE], step="4.2")
    t.choose("travel", TOLL_HOUSE).until(asked="lcg-ask-respond").choose("respond", PATHFINDER).until("4.2w")
    assert (t.g.eliminated, t.zone(TOLL_HOUSE), t.threat("Ana")) == (["B"], "active_location", 21)


@pytest.mark.rule("LCG-054", "LCG-156")
def test_who_is_driven_out_by_the_first_sentence_chooses_nothing_in_the_next() -> None:
    ana = {"heroes": ["Aragorn", "Legolas"]}
    t = company(ana, {"threat": 49}, {"hand": [TUNE]}, encounter_deck=[NO_HELP, *[STREAM] * 4], step="3.3")
    t.asked("Ana")
    t.choose("choose", "Legolas").until("3.3w")
    assert (t.g.eliminated, t["Beravor"].exhausted) == (["B"], True)


@pytest.mark.rule("LCG-116", "LCG-156")
def test_who_pays_with_the_last_threat_draws_nothing_for_it() -> None:
    t = company({"threat": 47, "hand": [DREAM, TUNE]}, {"hand": [TUNE]}, step="4.2w").play(DREAM)
    assert (t.g.eliminated, t.titles("hand:A")) == (["A"], [])


@pytest.mark.rule("LCG-211", "LCG-461")
def test_the_token_passes_from_whoever_has_it_by_then() -> None:
    """Ana is out in the checks and Bor has it; of four two fall with the rising threat and it goes past them."""
    t = company({"threat": 46}, {}, {"hand": [TUNE]}, staging=[DRUM], step="5.2w").until("5.3w")
    assert (t.g.eliminated, t.g.first_player) == (["A"], "B")
    assert t.until("7.4w").g.first_player == "C"
    t = company({"threat": 49}, {}, {"threat": 49}, {"hand": [TUNE]}, step="7.2").until("7.4w")
    assert (t.g.eliminated, t.g.first_player) == (["A", "C"], "D")


# -- at one moment -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-231", "LCG-420")
def test_what_exploring_brings_comes_beside_what_is_left_of_the_progress() -> None:
    quest = {"card": "Flies and Spiders"}
    setup: dict[str, Any] = {"active_location": FORD, "quest": quest, "encounter_deck": [STREAM], "step": "3.4"}
    t = Table(heroes=[committed("Éowyn")], hand=[TUNE], **setup).until("3.4w")
    assert t["Flies and Spiders"].progress == 2 + 1


@pytest.mark.rule("LCG-180")
def test_the_active_location_and_a_staged_one_are_explored_by_one_effect() -> None:
    t = Table(active_location=FORD, staging=[BRIDGE, ROAD], hand=[VAULT, TUNE], step="3.4w").play(VAULT)
    assert (t.titles("staging"), t[ROAD].progress, t.g.zones["active_location"]) == ([ROAD], 2, [])
    assert sorted(t.titles("encounter_discard")) == [BRIDGE, FORD]


@pytest.mark.rule("LCG-300", "LCG-301")
def test_a_location_that_is_being_revealed_is_not_yet_among_those_of_the_staging_area() -> None:
    t = Table(staging=[ROAD], hand=[TUNE], encounter_deck=[BRIDGE, "Forest Gate", STREAM], step="3.3").until("3.3w")
    assert [t[name].progress for name in (ROAD, BRIDGE, "Forest Gate")] == [1, 0, 0]


@pytest.mark.rule("LCG-259")
def test_two_enemies_that_die_at_once_each_do_what_their_death_brings() -> None:
    t = company({"engaged": [SPLITTER], "hand": [STONES, TUNE]}, {"engaged": [SPLITTER]}, step="4.2w").play(STONES)
    while t.asked() == "lcg-ask-which-first":
        t.choose("resolve")
    assert (t.threat("Ana"), t.threat("Bor")) == (24, 24)


@pytest.mark.rule("LCG-049")
def test_of_two_brothers_who_die_at_once_neither_answers_the_death_of_the_other() -> None:
    t = Table(allies=[BROTHER, BROTHER], hand=[TUNE], encounter_deck=[CAVE_IN, STREAM], step="3.3").until("3.3w")
    assert t.titles("hand:A") == [TUNE]
