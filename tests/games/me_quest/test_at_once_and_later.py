"""Several things at once, things that are gone meanwhile, and texts that speak of what is still to come."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.fight import strength
from desktop_app.games.me_quest.reading.queries import in_hand
from desktop_app.games.me_quest.reading.view import view
from desktop_app.games.me_quest.table.foretelling import foretell
from tests.games.me_quest.cards.resolving import Card
from tests.games.me_quest.table import Table

OVERDRAW, VOLLEY = "hero.argalad.overdraw", "hero.argalad.volley"
AGENT, ORC = "monster_token.orange.agent", "monster_token.purple.orc"
MOUTH, SERPENT = "The Mouth of Sauron", "The Black Serpent"
MEETS_THE_MOUTH: dict[str, Any] = {"at": {"the_dead_marshes": [MOUTH]}}
THERE = {"at": "the_dead_marshes", "hand": [OVERDRAW] * 3}


# -- influence ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-180", "MEQ-181")
def test_influence_leaves_each_location_at_once_before_a_cut_chain_loses_any() -> None:
    chain = {
        "barad_dur": 2,
        "mount_doom": 1,
        "plains_of_gorgoroth": 1,
        "minas_morgul": 2,
        "osgiliath": 1,
        "pelargir": 2,
    }
    table = Card("event.from_argonath_to_the_sea", "explore", ana={"at": "minas_tirith"}, influence=chain)
    assert table.changes == {"influence osgiliath": -1, "influence pelargir": -1}


@pytest.mark.rule("MEQ-174", "MEQ-178")
def test_the_extension_of_one_stronghold_grows_while_it_is_placed() -> None:
    said = ["influence", "place_influence ruins_of_angmar", "place_influence the_north_downs"]
    table = Card("encounter.carn_dum_reborn", says=said, ana={"at": "weathertop"}, influence={"mount_gundabad": 2})
    assert table.changes == {"pool": 1, "influence ruins_of_angmar": 1, "influence the_north_downs": 1}


@pytest.mark.rule("MEQ-174")
def test_what_extends_another_stronghold_is_refused() -> None:
    deck = {"encounter_deck_rhudaur_grey_mountains": ["Carn Dûm Reborn"]}
    ana = {"at": "weathertop", "hand": [OVERDRAW]}
    table = Table("encounter", ana, influence={"mount_gundabad": 2, "barad_dur": 3}, zones=deck).choose("influence")
    assert table.places("place_influence") == {"mount_gundabad", "ruins_of_angmar", "high_pass", "the_northern_waste"}
    assert table.rule_of("place_influence", "mount_doom") == "MEQ-174"


@pytest.mark.rule("MEQ-180")
def test_a_stronghold_that_loses_strength_takes_it_from_its_whole_extension() -> None:
    chain = {"barad_dur": 3, "mount_doom": 3, "plains_of_gorgoroth": 2, "minas_morgul": 3}
    says = ["remove_influence barad_dur", "decline"]
    table = Card("encounter.sting_of_the_west", says=says, ana={"at": "mount_doom"}, influence=chain)
    assert table.changes == dict.fromkeys(("influence barad_dur", "influence mount_doom", "influence minas_morgul"), -1)


@pytest.mark.rule("MEQ-181")
def test_influence_that_is_chosen_one_by_one_leaves_together() -> None:
    says = [
        "remove_influence mount_doom",
        "remove_influence plains_of_gorgoroth",
        "remove_influence plains_of_gorgoroth",
    ]
    chain = {"barad_dur": 3, "mount_doom": 1, "plains_of_gorgoroth": 3}
    table = Card("encounter.sting_of_the_west", says=says, ana={"at": "mount_doom"}, influence=chain)
    assert table.changes == {"influence mount_doom": -1, "influence plains_of_gorgoroth": -2}


@pytest.mark.rule("MEQ-208")
def test_tokens_of_a_card_come_to_the_serpent_without_influence_as_those_of_an_action() -> None:
    rising = "A New Power Is Rising"
    table = Table("action", sau={"hand": [rising]}, pool=4, at={"bree": [SERPENT]}, actions=1)
    table.choose("play", rising).choose("monsters").choose("pile_orange")
    assert table.places() == {"bree", "old_forest", "tharbad"}, "not Weathertop, which is purple, nor Fornost, a Haven"


# -- cards that come in the middle of what they speak of ---------------------------------------------------------------


def test_the_cowardly_lose_no_card_in_the_combat_that_made_them_so() -> None:
    table = Table("ambush", THERE, zones={"corruption_deck": ["Cowardly"]}, **MEETS_THE_MOUTH).until("2h")
    assert table.count("hand") == 3
    before = Table("ambush", {**THERE, "corruption": ["Cowardly"]}, **MEETS_THE_MOUTH).until("2h")
    assert before.count("hand") == 2


@pytest.mark.rule("MEQ-195")
def test_no_card_is_played_at_the_start_of_a_combat_that_is_over_with_the_turn() -> None:
    sau = {"hand": ["Dark Promises"]}
    table = Table("ambush", THERE, sau=sau, pool=4, zones={"corruption_deck": ["Wretched"]}, **MEETS_THE_MOUTH)
    asked = []
    while table.who != "Bor":
        asked.append(table.question.prompt.id)
        table.quietly()
    assert "meq-ask-respond" not in asked


def test_the_mistrusted_and_the_hopeless_are_so_from_the_next_turn_on() -> None:
    deck: dict[str, Any] = {"zones": {"corruption_deck": ["Mistrusted"]}, "favor": {"bree": 3}}
    table = Table("explore", {"at": "bree"}, every_question=True, **deck).choose("dark_path").choose("retrieve_favor")
    assert table.favor() == 4
    deck = {"zones": {"corruption_deck": ["Hopeless"]}, "turn": {"moves": 3}}
    moving = Table("explore", {"at": "bree", "hand": [OVERDRAW] * 3}, every_question=True, **deck)
    assert moving.choose("dark_path").choose("done").places("travel")
    moving.choose("end_travel").until("rest").until("action").until("move")
    assert moving.who == "Ana"
    assert moving.g.effects == []


@pytest.mark.rule("MEQ-234", "MEQ-238")
def test_who_pays_his_despondency_off_was_despondent_as_he_rested() -> None:
    ana = {"at": "bree", "life": [OVERDRAW] * 3, "rest": [VOLLEY] * 3, "favor": 3, "corruption": ["Despondent"]}
    table = Table("rest", ana, story={"yellow": 3, "red": 6, "black": 6}).choose("rest").choose("pay_off", "Despondent")
    assert table.g.story["yellow"] == 5
    assert table.favor() == 0


def test_the_betrayed_are_weaker_by_the_corruption_that_comes_in_the_combat_too() -> None:
    zones = {"corruption_deck": ["Isolated"], "combat_deck_zealot": ["combat.zealot.quick_shot"] * 6}
    ana = {"at": "bree", "hand": ["hero.argalad.quick_shot"] * 5, "corruption": ["Greedy"]}
    table = Table("ambush", ana, sau={"hand": ["Betrayed"]}, pool=1, at={"bree": [AGENT]}, zones=zones)
    table.choose("respond", "Betrayed").until("2h").choose("draw", detail="0")
    before = strength(table.g, table.fight, "B")
    table.choose("fight_on").choose("fight_on")
    while table.fight.round == 1:
        table.answer([table.question.options[0].key])
    assert table.count("corruption") == 2
    assert strength(table.g, table.fight, "B") == before - 1


@pytest.mark.rule("MEQ-327")
@pytest.mark.parametrize(("before", "drawn"), [([], 0), (["Greedy"], 1)])
def test_sauron_draws_nothing_for_the_card_that_made_a_hero_greedy(before: list[str], drawn: int) -> None:
    ana = {"at": "bree", "hand": [OVERDRAW] * 3, "corruption": before}
    zones = {"corruption_deck": ["Weak" if before else "Greedy"]}
    table = Table("ambush", ana, sau={"hand": ["Dark Promises"]}, pool=3, at={"bree": [AGENT]}, zones=zones)
    table.choose("respond", "Dark Promises").choose("corruption")
    while table.who == "Sau":
        table.choose("accept")
    assert len(in_hand(table.g, "shadow")) == drawn
    assert "Greedy" in table.titles("corruption:B")


# -- the last card -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-248", "MEQ-407")
def test_who_discards_his_last_card_by_chance_meets_no_orc() -> None:
    ana = {"at": "mount_gundabad", "hand": [VOLLEY], "life": [], "rest": [OVERDRAW] * 8, "corruption": ["Weak"]}
    table = Table("combat_or_peril", ana, zones={"peril_deck": ["Armies Underground"]}).until("rest")
    assert table.who == "Bor"
    assert (table.said("meq-log-defeated"), table.said("meq-log-combat")) == (1, 0)


@pytest.mark.rule("MEQ-248")
def test_who_keeps_damage_off_with_his_last_cards_falls_after_he_has_his_reward() -> None:
    shields = ["hero.argalad.precision"] * 4
    ana = {"at": "old_forest", "hand": shields, "life": [], "rest": [OVERDRAW] * 8, "favor": 0}
    deck = {"encounter_deck_eriador_enedwaith": ["Cold be Hand and Heart and Bone"]}
    table = Table("encounter", ana, zones={**deck, "skill_deck": []})
    table.choose_all("discard", *shields).until("rest")
    assert table.said("meq-log-defeated") == 1
    assert table.said("meq-log-favor") == 1
    assert table.count("damage") == 0


# -- where a hero goes and what he sees --------------------------------------------------------------------------------


def test_argalad_looks_about_before_he_goes() -> None:
    ana = {"at": "bree", "hand": [OVERDRAW] * 3}
    table = Table("move", ana, at={"weathertop": [ORC]}, turn={"moves": 1}, every_question=True)
    table.choose("use", "Argalad").choose("choose", "weathertop")
    assert len(table.question.shows) == 1
    table.choose("done")
    assert table.step == "move"
    assert not table.offers("use", "Argalad"), "once a turn"


def test_his_arm_reaches_whoever_comes_by_a_card_and_lasts_until_his_own_turn_ends() -> None:
    arm, wander = "His Arm Has Grown Long", "Not All Those Who Wander are Lost"
    told: dict[str, Any] = {"sau": {"hand": [arm]}, "pool": 2, "event": {"card": wander, "at": "rhun"}}
    table = Table("explore", {"at": "rhun", "hand": [OVERDRAW]}, **told).choose("use", wander)
    table.choose("choose", "bree").choose("respond", arm).choose("done").choose("end_travel")
    assert table.said("meq-log-no-encounter") == 1
    shadow = {"event_deck_2": ["Under the Shadow"]}
    table = Table(
        "event", {"at": "rhun", "hand": [OVERDRAW]}, sau={"hand": [arm]}, pool=2, zones=shadow, story={"green": 7}
    )
    table.choose("choose_player", target="Ana").choose("corruption")
    while not table.offers("respond", arm):
        table.choose("choose", "bree") if table.offers("choose", "bree") else table.quietly()
    table.choose("respond", arm).until("move").choose("end_travel")
    assert table.said("meq-log-no-encounter") == 1
    assert table.g.effects == []


def test_whoever_has_a_boat_finds_belfalas_beside_the_grey_havens() -> None:
    ana = {"at": "the_grey_havens", "items": ["Boat"]}
    told: dict[str, Any] = {"says": ["accept", "choose belfalas"], "ana": ana}
    assert Card("encounter.saurons_road", **told).changes == {"Ana at": "belfalas"}


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-439")
def test_without_a_corruption_card_there_is_no_dark_path() -> None:
    none: dict[str, Any] = {"corruption_deck": [], "corruption_discard": []}
    table = Table("explore", {"at": "bree"}, zones=none, every_question=True)
    assert not table.offers("dark_path")
    assert table.rule_of("dark_path", "Ana") == "MEQ-439"


@pytest.mark.rule("MEQ-291")
@pytest.mark.parametrize(("title", "rule"), [("Despairing", "MEQ-291"), ("Isolated", "MEQ-327")])
def test_favor_that_a_corrupted_hero_cannot_be_given_is_refused(title: str, rule: str) -> None:
    bor = {"at": "bree", "favor": 3, "corruption": [title]}
    table = Table("explore", {"at": "bree", "favor": 1}, bor, every_question=True)
    assert not table.offers("give", "Ana", "Bor")
    refused = table.refusal("give", "Ana", "Bor")
    assert refused is not None
    assert (refused.rule, refused.because) == (rule, table.id(title))


@pytest.mark.rule("MEQ-295", "MEQ-159")
def test_what_cannot_be_used_says_why_and_how_much_it_takes() -> None:
    frodo = "Gandalf Visits Frodo"
    told: dict[str, Any] = {"every_question": True, "at": {"the_shire": ["Denethor"]}}
    poor = {"at": "the_shire", "favor": 2}
    table = Table("explore", poor, event={"card": frodo, "at": "the_shire"}, **told)
    for verb, card in (("use", frodo), ("consult", "Denethor")):
        refused = table.refusal(verb, card)
        assert refused is not None
        assert (refused.rule, refused.message.params["favor"]) == ("MEQ-295", 3)
    away = Table("explore", {"at": "bree", "favor": 3}, event={"card": frodo, "at": "the_shire"}, **told)
    assert away.rule_of("use", frodo) == "MEQ-159"


@pytest.mark.rule("MEQ-201", "MEQ-327", "MEQ-219", "MEQ-133")
def test_a_refusal_names_the_rule_and_the_card_that_hinders() -> None:
    lone: dict[str, Any] = {"orders": {"left": 1}, "actions": 1, "at": {"bree": [SERPENT], "weathertop": [ORC]}}
    command = Table("command", **lone)
    assert command.rule_of("move", SERPENT, "erebor") == command.rule_of("move", ORC, "erebor") == "MEQ-201"
    gained: dict[str, Any] = {"favor": {"bree": 2}, "turn": {"gained": 1}, "every_question": True}
    full = Table("explore", {"at": "bree", "corruption": ["Mistrusted"]}, **gained)
    resting: dict[str, Any] = {"step": "rest", "story": {"green": 13}}
    king = Table(ana={"at": "bree"}, at={"old_forest": ["The Witch-king"]}, every_question=True, **resting)
    line = [{"card": "A Broken Line of Kings", "at": "edoras"}]
    broken = Table(ana={"at": "edoras"}, plots=line, every_question=True, **resting)
    for table, verb, rule, cause in (
        (full, "retrieve_favor", "MEQ-327", "Mistrusted"),
        (king, "rest", "MEQ-219", "The Witch-king"),
        (broken, "rest", "MEQ-133", "A Broken Line of Kings"),
    ):
        refused = table.refusal(verb)
        assert refused is not None
        assert (refused.rule, refused.because) == (rule, table.id(cause))


# -- both fall ---------------------------------------------------------------------------------------------------------


def test_who_falls_with_the_monster_that_he_defeats_has_defeated_it() -> None:
    ana = {"hero": "Thálin", "at": "the_northern_waste", "quests": ["A New Threat"], "life": [], "rest": ["Parry"]}
    deck = {"combat_deck_zealot": ["combat.zealot.quick_shot"] * 6}
    table = Table("encounter", {**ana, "hand": ["hero.thalin.reckless"]}, zones=deck)
    while table.step != "rest":
        table.answer([table.question.options[0].key])
    assert (table.said("meq-log-quest"), table.said("meq-log-defeated")) == (1, 1)


# -- the story ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-116", "MEQ-109")
def test_minions_come_after_every_marker_has_moved_that_of_an_event_too() -> None:
    told: dict[str, Any] = {"story": {"green": 2, "red": 6}, "event": {"card": "Of Serpents and Sand"}}
    table = Table("story", round=3, plots=[{"card": "Orcs in the Mountains"}], **told)
    story = ("meq-log-advances", "meq-log-stage")
    said = [line.message.id for line in table.session.log if line.message.id in story]
    assert said == ["meq-log-advances"] * 3 + ["meq-log-stage"]
    assert (table.g.story["red"], table.g.story["green"]) == (9, 4)
    ahead = Table("plot", round=3, plots=[{"card": "Orcs in the Mountains"}], **told)
    assert [each.number for each in foretell(view(ahead.g, "A"), "story")] == ["+2", "+2", "+1"]


@pytest.mark.rule("MEQ-133")
def test_who_ends_where_the_line_of_kings_is_broken_is_told_so() -> None:
    plots = [{"card": "A Broken Line of Kings", "at": "edoras"}]
    assert Table("encounter", {"at": "edoras"}, plots=plots).said("meq-log-encounter-forbidden") == 1
