"""Cards that wait: abilities of heroes, items, Corruption and minions, Shadow cards that answer what happens."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.numbers import attribute, is_perilous
from tests.games.me_quest.table import Table

ORC = "monster_token.green.orc"
PARRY = "hero.argalad.parry"
HURT = {"life": [PARRY] * 10, "rest": [PARRY] * 4, "damage": [PARRY] * 3}


def exploring(place: str, ana: dict[str, Any] | None = None, **setup: Any) -> Table:
    """Ana explores where she is."""
    return Table("explore", {"at": place, **(ana or {})}, every_question=True, **setup)


def advised(table: Table, character: str) -> None:
    """Ana consults a character, and takes what comes of it."""
    table.choose("consult", character)
    while table.question.prompt.id != "meq-ask-explore":
        table.quietly()


# -- heroes ------------------------------------------------------------------------------------------------------------


def test_argalad_looks_at_the_tokens_of_one_place_beside_him_once_a_turn() -> None:
    table = exploring("bree", at={"weathertop": [ORC], "old_forest": [ORC]})
    table.choose("use", "Argalad").choose("choose", "weathertop")
    assert len(table.question.shows) == 1
    table.choose("done")
    assert not table.offers("use", "Argalad")


@pytest.mark.rule("MEQ-226", "MEQ-243")
def test_whoever_may_look_is_asked_to_look_and_the_others_hear_of_it() -> None:
    """Where nothing that has but one answer is asked, as at every table: answered by itself nobody would see it."""
    table = Table("move", {"at": "bree"}, at={"weathertop": [ORC, ORC]}).choose("use", "Argalad")
    assert (table.who, len(table.question.shows), table.said("meqcards-log-looks")) == ("Ana", 2, 1)
    assert table.choose("done").question.prompt.id == "meq-ask-travel"
    deck = {"encounter_deck_haven": ["The Palantírs"], "corruption_deck": ["Weary"]}
    hand = {"hand": ["Loss of an Heir", "Winter Storm"]}
    seeing = Table("encounter", {"at": "minas_tirith"}, sau=hand, zones=deck).choose("accept")
    assert [seeing.g.codes[card] for card in seeing.question.shows] == ["plot.loss_of_an_heir"]


def test_eleanor_gains_favor_with_a_quest_or_an_advice_once_a_turn() -> None:
    eleanor = {"hero": "Eleanor"}
    table = exploring("erebor", eleanor, at={"erebor": ["Gandalf", "Dáin II"]})
    advised(table, "Dáin II")
    assert table.favor() == 1
    advised(table, "Gandalf")
    assert table.favor() == 1
    done = exploring("anfalas", {**eleanor, "quests": ["An Appeal to Golasgil"]})
    rewarded = done.choose("complete", "An Appeal to Golasgil")
    while rewarded.question.prompt.id != "meq-ask-explore":
        rewarded.quietly()
    assert rewarded.favor() == 2


def test_beravor_heals_or_trains_when_she_rests_outside_havens() -> None:
    ana = {"hero": "Beravor", "life": ["hero.beravor.parry"], "damage": ["hero.beravor.parry"] * 2}
    rest: dict[str, Any] = {"step": "rest", "bor": {"hero": "Argalad"}, "story": {"red": 5, "black": 5}}
    table = Table(ana={**ana, "at": "bree"}, **rest).choose("rest", "Ana")
    table.choose("respond", "Beravor")
    verbs = [option.verb for option in table.question.options]
    assert {"heal", "train"} <= set(verbs)
    table.choose("heal")
    assert table.count("damage") == 0
    haven = Table(ana={**ana, "at": "rivendell"}, **rest).choose("rest", "Ana").choose("decline")
    assert not haven.offers("respond", "Beravor")


# -- items -------------------------------------------------------------------------------------------------------------


def test_a_horse_makes_paths_cheaper_and_a_boat_opens_one() -> None:
    on_foot = {"at": "high_pass", "hand": ["hero.argalad.volley"] * 2}
    mountains = "gladden_fields"
    assert mountains not in Table("move", on_foot, every_question=True).places("travel")
    assert mountains in Table("move", {**on_foot, "items": ["Horse"]}, every_question=True).places("travel")
    one = {"at": "bree", "hand": [PARRY], "items": ["Horse"]}
    assert Table("move", one).choose("travel", target="old_forest").count("hand") == 0, "one card at least"
    hand = [PARRY] * 4
    ana = {"at": "the_grey_havens", "hand": hand}
    assert "belfalas" not in Table("move", ana).places("travel")
    assert "belfalas" in Table("move", {**ana, "items": ["Boat"]}).places("travel")


# -- Corruption --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "name"),
    [("Deranged", "wisdom"), ("Helpless", "agility"), ("Weary", "fortitude"), ("Weak", "strength")],
)
def test_corruption_takes_from_an_attribute(title: str, name: str) -> None:
    sound = Table("move", {"at": "bree"})
    table = Table("move", {"at": "bree", "corruption": [title]})
    assert attribute(table.g, "B", name) == attribute(sound.g, "B", name) - 1


def test_the_isolated_are_advised_by_nobody_and_trade_with_nobody() -> None:
    table = Table(
        "explore",
        {"at": "erebor", "corruption": ["Isolated"], "favor": 2},
        {"at": "erebor"},
        at={"erebor": ["Dáin II"]},
        every_question=True,
    )
    assert not table.offers("consult")
    assert not table.offers("consult_favor")
    assert not table.offers("give")


def test_the_mistrusted_gain_one_favor_a_turn() -> None:
    table = exploring("bree", {"corruption": ["Mistrusted"]}, favor={"bree": 3}).choose("retrieve_favor")
    assert table.favor() == 1
    assert table.g.favor_at["bree"] == 2
    assert not table.offers("retrieve_favor"), "what would change nothing is not offered again and again"


def test_the_despairing_hold_three_favor() -> None:
    table = exploring("bree", {"corruption": ["Despairing"], "favor": 2}, favor={"bree": 3}).choose("retrieve_favor")
    assert table.favor() == 3


def test_for_the_despondent_sauron_advances_two() -> None:
    ana = {"at": "bree", **HURT}
    story = {"yellow": 3, "red": 6, "black": 6}
    assert Table("rest", ana, story=story).choose("rest", "Ana").g.story["yellow"] == 4
    table = Table("rest", {**ana, "corruption": ["Despondent"]}, story=story).choose("rest", "Ana")
    assert table.g.story["yellow"] == 5


def test_the_hopeless_travel_three_times() -> None:
    ana = {"at": "bree", "corruption": ["Hopeless"], "hand": [PARRY] * 4}
    assert Table("move", ana, turn={"moves": 2}, every_question=True).offers("travel")
    ended = Table("move", ana, turn={"moves": 3}, every_question=True)
    assert ended.session.question is None or not ended.offers("travel")


# -- minions and plots -------------------------------------------------------------------------------------------------


def test_the_witch_king_keeps_heroes_near_him_from_rest() -> None:
    table = Table("rest", {"at": "bree", **HURT}, at={"weathertop": ["The Witch-king"]}, every_question=True)
    assert not table.offers("rest")
    far = Table("rest", {"at": "bree", **HURT}, at={"mount_gundabad": ["The Witch-king"]}, every_question=True)
    assert far.offers("rest")


def test_gothmog_makes_what_is_near_him_perilous_but_no_haven() -> None:
    table = Table("move", {"at": "bree"}, at={"osgiliath": ["minion.gothmog"]})
    assert is_perilous(table.g, "B", "osgiliath")
    assert not is_perilous(table.g, "B", "minas_tirith")


def test_the_mouth_of_sauron_corrupts_whom_he_attacks() -> None:
    table = Table("ambush", {"at": "bree"}, at={"bree": ["The Mouth of Sauron"]}).until("3", "combat")
    assert table.count("corruption") == 1


# -- Shadow cards ------------------------------------------------------------------------------------------------------


def starting(card: str, place: str = "bree", ana: dict[str, Any] | None = None, **setup: Any) -> Table:
    """The start of Ana's turn with that card in Sauron's hand."""
    hero = {"at": place, "hand": [PARRY] * 4, **(ana or {})}
    return Table("turn_begins", hero, sau={"hand": [card]}, pool=12, story={"green": 14}, **setup)


def test_flocks_of_crebain_fight_a_hero_outside_havens_and_no_ambush_follows() -> None:
    table = starting("Flocks of Crebain", at={"bree": ["monster_token.orange.agent"]})
    table.choose("respond", "Flocks of Crebain")
    assert table.g.codes[table.fight.enemy] == "monster.crebain"
    assert table.until("move").said("meq-log-combat") == 1
    assert table.titles("at.bree") == ["Argalad", "Agent"]
    assert not starting("Flocks of Crebain", "rivendell").g.combats


def test_creatures_of_the_wild_are_worse_for_the_corrupted() -> None:
    table = starting("Creatures of the Wild").choose("respond", "Creatures of the Wild")
    assert table.g.codes[table.fight.enemy] == "monster.giant_spider"
    corrupted = starting("Creatures of the Wild", ana={"corruption": ["Weak", "Greedy"]})
    corrupted.choose("respond", "Creatures of the Wild")
    assert corrupted.g.codes[corrupted.fight.enemy] == "monster.cave_troll"


def test_a_winter_storm_leaves_one_move() -> None:
    table = starting("Winter Storm").choose("respond", "Winter Storm").until("move")
    assert table.g.turn.one_move


def fighting(card: str, enemy: str = "minion.gothmog", ana: dict[str, Any] | None = None) -> Table:
    """The start of a combat of Ana's with that card in Sauron's hand."""
    hero = {"at": "bree", "hand": [PARRY] * 4, **(ana or {})}
    combat = {"hero": "Ana", "enemy": enemy, "within": "ambush"}
    return Table(
        "0",
        hero,
        sau={"hand": [card]},
        pool=12,
        story={"green": 14},
        at={"bree": ["minion.gothmog"]},
        active="Ana",
        combat=combat,
    )


def test_the_betrayed_lose_two_cards_and_strength() -> None:
    corrupt = {"corruption": ["Greedy", "Reckless"]}
    before = attribute(fighting("Betrayed", ana=corrupt).g, "B", "strength")
    table = fighting("Betrayed", ana=corrupt).choose("respond", "Betrayed")
    assert table.count("hand") == 2
    assert attribute(table.g, "B", "strength") == before - 2


def test_dark_promises_corrupt_or_hurt() -> None:
    table = fighting("Dark Promises").choose("respond", "Dark Promises")
    assert {option.verb for option in table.question.options} == {"corruption", "damage"}
    assert table.who == "Ana"
    table.choose("corruption")
    assert table.count("corruption") == 1


def test_a_morgul_blade_is_a_minions() -> None:
    assert fighting("shadow.morgul_blade").offers("respond", "shadow.morgul_blade")
    assert not fighting("shadow.morgul_blade", "Orc").offers("respond", "shadow.morgul_blade")


def test_the_black_breath_weakens_by_all_corruption() -> None:
    ana = {"corruption": ["Greedy"]}
    numbers = fighting("The Black Breath", ana=ana).g
    table = fighting("The Black Breath", ana=ana).choose("respond", "The Black Breath")
    assert table.count("corruption") == 2
    assert attribute(table.g, "B", "agility") <= attribute(numbers, "B", "agility") - 2


def test_an_elven_cloak_takes_an_influence_away_and_the_greedy_feed_sauron() -> None:
    table = starting("Winter Storm", ana={"items": ["Elven Cloak"]}).choose("respond", "Winter Storm")
    assert table.g.pool == 11
    greedy = starting("Winter Storm", ana={"corruption": ["Greedy"]}).choose("respond", "Winter Storm")
    drawn = greedy.count("hand", "Sau")
    greedy.choose("accept")
    assert greedy.count("hand", "Sau") == drawn + 1


# -- what lasts --------------------------------------------------------------------------------------------------------


def test_who_hears_a_corrupted_character_is_corrupted() -> None:
    plot = "Saruman Falls to Corruption"
    told: dict[str, Any] = {"at": {"isengard": ["Saruman"]}, "zones": {"corruption_deck": ["Weak", "Weary"]}}
    told["sau"] = {"hand": ["Winter Storm"]}
    table = exploring("isengard", plots=[{"card": plot}], **told)
    advised(table, "Saruman")
    assert table.count("corruption") == 1
    sound = exploring("isengard", **told)
    advised(sound, "Saruman")
    assert sound.count("corruption") == 0


def test_a_plot_makes_isengard_perilous() -> None:
    plots = [{"card": "Saruman Falls to Corruption"}]
    assert is_perilous(exploring("bree", plots=plots).g, "B", "isengard")
    assert not is_perilous(exploring("bree").g, "B", "isengard")


def test_nobody_rests_where_the_line_of_kings_is_broken() -> None:
    plot = "A Broken Line of Kings"
    plots = [{"card": plot, "at": "fornost"}]
    assert not Table("rest", {"at": "fornost", **HURT}, every_question=True, plots=plots).offers("rest")
    assert Table("rest", {"at": "bree", **HURT}, every_question=True, plots=plots).offers("rest")


def test_events_move_their_marker_in_every_story_step() -> None:
    story = {"green": 8, "red": 2}
    still = Table("story", story=story, round=2).g.story["red"]
    event = {"card": "Of Serpents and Sand"}
    assert Table("story", story=story, round=2, event=event).g.story["red"] == still + 1
