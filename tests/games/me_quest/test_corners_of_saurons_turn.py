"""What the Sauron turn comes to at its edges: full tracks, decks that run out, requirements that are nearly met."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.table import Table

MOUTH, SERPENT, NINE = "The Mouth of Sauron", "The Black Serpent", "The Ringwraiths"
NOBODY_ELSE: dict[str, Any] = {"zones": {"minions": []}, "every_question": True}


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-164", "MEQ-166", "MEQ-167")
def test_the_fourth_token_opens_a_full_track_in_the_same_step() -> None:
    full = [f"place_influence/{space}" for space in range(3)]
    table = Table("action", actions=3, action_tokens=full, cal={}, seats=("Sau", "Ana", "Bor", "Cal"))
    assert (table.offers("place_influence"), table.rule_of("place_influence")) == (False, "MEQ-164")
    table.choose("command").choose("stop_commands")
    assert table.g.action_tokens == ["command/0"]
    assert table.choose("place_influence").question.prompt.params["amount"] == 6


@pytest.mark.rule("MEQ-163", "MEQ-166")
def test_the_fourth_token_on_a_third_space_leaves_the_first_empty() -> None:
    table = Table("action", actions=2, action_tokens=["place_influence/0", "place_influence/1", "command/0"])
    assert table.choose("place_influence").question.prompt.params["amount"] == 4
    table.choose("stop_placing")
    assert table.choose("place_influence").question.prompt.params["amount"] == 6


@pytest.mark.rule("MEQ-188", "MEQ-189")
def test_shadow_cards_are_drawn_though_no_plot_is_left() -> None:
    decks = {"plot_deck": [], "plot_discard": [], "shadow_deck": ["Betrayed", "Winter Storm", "An Evil Fog"]}
    table = Table("action", actions=1, zones=decks).choose("draw_cards")
    assert sorted(table.titles("hand:A")) == ["An Evil Fog", "Betrayed", "Winter Storm"]


@pytest.mark.rule("MEQ-212", "MEQ-214")
def test_who_was_healed_by_a_command_does_not_move_by_another() -> None:
    hurt = {"bree": [{"card": SERPENT, "damage": 10}], "moria": [MOUTH]}
    table = Table("action", actions=1, at=hurt).choose("command").choose("heal", SERPENT)
    assert table.g.pieces[table.id(SERPENT)].count("damage") == 6
    assert [table.rule_of(verb, SERPENT) for verb in ("heal", "move")] == ["MEQ-214"] * 2
    assert table.offers("move", MOUTH)


@pytest.mark.rule("MEQ-203", "MEQ-205")
def test_a_token_does_not_enter_a_haven_and_a_minion_does() -> None:
    there = {"osgiliath": ["Idle Rumor", MOUTH]}
    table = Table("action", {"at": "minas_tirith"}, actions=1, at=there, influence={"osgiliath": 1}).choose("command")
    assert table.rule_of("move", "Idle Rumor", "minas_tirith") == "MEQ-203"
    assert table.choose("move", MOUTH, "minas_tirith").at(MOUTH) == "minas_tirith"
    assert not table.g.combats, "all combats take place in hero turns"


@pytest.mark.rule("MEQ-401", "MEQ-201")
def test_the_nine_ride_on_in_the_step_in_which_they_return() -> None:
    table = Table("action_begins", returning=["ringwraiths"], zones={"defeated": [NINE]}, story={"green": 7})
    table.choose("command").choose("move", NINE, "mount_doom")
    assert table.at(NINE) == "mount_doom", "two locations with one command"


# -- Plots -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-121")
def test_a_plot_comes_to_the_space_that_is_empty_between_two_others() -> None:
    held = [{"card": "A Dark Messenger", "space": 1}, {"card": "Loss of an Heir", "at": "edoras", "space": 3}]
    madness = "Denethor Falls into Madness"
    table = Table("plot", round=2, sau={"hand": [madness]}, pool=8, story={"green": 7}, plots=held).choose("play_plot")
    assert (table.titles("plot_2"), table.g.plot_at["plot_2"]) == ([madness], "minas_tirith")


@pytest.mark.rule("MEQ-125")
@pytest.mark.parametrize(
    ("plot", "there", "able"),
    [
        ("A Dark Messenger", {"erebor": [MOUTH]}, True),
        ("A Dark Messenger", {"lake_esgaroth": [MOUTH]}, False),
        ("Osgiliath Invaded", {"osgiliath": [MOUTH]}, False),
        ("Osgiliath Invaded", {"osgiliath": ["Idle Rumor"]}, True),
        ("Sméagol Escapes", {"the_forest_trail": ["Idle Rumor"]}, True),
        ("Sméagol Escapes", {"high_pass": [MOUTH]}, False),
        ("A Promise of Rings", {"bree": ["Gandalf"], "old_forest": [MOUTH]}, False),
        ("A Promise of Rings", {"bree": ["Gandalf", "Idle Rumor"]}, True),
    ],
)
def test_a_plot_wants_just_what_it_names_where_it_names_it(plot: str, there: dict[str, Any], able: bool) -> None:
    table = Table("plot", round=2, sau={"hand": [plot]}, at=there, **NOBODY_ELSE)
    assert (table.offers("play_plot", plot), table.rule_of("play_plot", plot)) == (able, "" if able else "MEQ-125")


@pytest.mark.rule("MEQ-125", "MEQ-128")
def test_of_two_places_a_plot_affects_the_one_where_its_requirement_is_met() -> None:
    rumor = {"osgiliath": ["Idle Rumor"]}
    table = Table("plot", round=2, sau={"hand": ["Loss of an Heir"]}, at=rumor, zones={"minions": []})
    assert table.choose("play_plot").g.plot_at == {"plot_1": "minas_tirith"}
    line, around = "A Broken Line of Kings", {"bree": 2, "old_forest": 2, "weathertop": 2}
    again = Table(
        "plot",
        round=2,
        sau={"hand": [line]},
        influence=around,
        plots=[{"card": line, "at": "fornost"}],
        **NOBODY_ELSE,
    )
    assert again.rule_of("play_plot", line) == "MEQ-125", "the Haven has a plot token"


def test_smeagol_finds_no_gollum_where_none_is_left() -> None:
    decks = {"plot_deck": ["Loss of an Heir"], "plot_discard": [], "minions": []}
    hand = {"hand": ["Sméagol Escapes", "Gollum is Captured"]}
    near = {"the_woodland_realm": [MOUTH]}
    table = Table("plot", round=2, sau=hand, at=near, plots=["Gollum is Tortured"], zones=decks)
    table.choose("play_plot", "Sméagol Escapes")
    assert (table.titles("plot_2"), table.titles("hand:A")) == (["Sméagol Escapes"], ["Gollum is Captured"])


# -- the story ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-408", "MEQ-409")
@pytest.mark.parametrize(
    ("yellow", "red", "black", "phase"),
    [(9, 10, 10, "finale"), (8, 15, 16, "sauron"), (17, 0, 0, "finale"), (16, 0, 0, "sauron")],
)
def test_the_finale_wants_every_marker_at_the_shadow_falls_or_one_at_the_end(
    yellow: int, red: int, black: int, phase: str
) -> None:
    story = {"yellow": yellow, "red": red, "black": black}
    table = Table("story", round=2, story=story, plots=["Sauron Hunts for the Ring"])
    assert (table.g.story["yellow"], table.g.phase) == (yellow + 1, phase)


@pytest.mark.rule("MEQ-158", "MEQ-408")
def test_an_event_may_bring_the_marker_to_the_finale() -> None:
    table = Table("story", round=2, story={"green": 2, "red": 17}, event="Of Serpents and Sand")
    assert (table.g.story["red"], table.g.phase) == (18, "finale")


@pytest.mark.rule("MEQ-093", "MEQ-182")
def test_where_heroes_rally_a_chain_is_cut_unless_another_stronghold_holds_it() -> None:
    chain = {"mount_gundabad": 3, "high_pass": 3, "gladden_fields": 3, "rhosgobel": 2}
    heroes: dict[str, Any] = {"ana": {"at": "high_pass"}, "bor": {"at": "high_pass"}}
    cut = Table("hero_rally", round=1, influence=chain, **heroes)
    assert [cut.influence(place) for place in ("high_pass", "gladden_fields", "rhosgobel")] == [0, 1, 1]
    held = Table("hero_rally", round=1, influence={**chain, "dol_guldur": 2}, **heroes)
    assert [held.influence(place) for place in ("high_pass", "gladden_fields", "rhosgobel")] == [0, 2, 2]


# -- Events ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-138", "MEQ-437")
def test_of_an_event_deck_with_one_card_three_are_drawn_all_the_same() -> None:
    decks = {
        "event_deck_1": ["event.imladris"],
        "event_discard_1": ["Lady of the Golden Wood", "From Argonath to the Sea"],
    }
    table = Table("event", story={"green": 3}, zones=decks).until("action")
    assert table.titles("event") == ["From Argonath to the Sea"], "the lowest of 9, 10 and 12, as the heroes lead"


@pytest.mark.rule("MEQ-151", "MEQ-156")
def test_what_an_event_placed_stays_when_another_replaces_it() -> None:
    lady, lies = "Lady of the Golden Wood", {"the_withered_heath": 1}
    table = Table("event", zones={"event_deck_1": ["event.imladris"]}, event=lady, favor=lies).until("action")
    assert (table.titles("event"), table.g.event_at) == (["Imladris"], "rivendell")
    assert table.g.favor_at == {"the_withered_heath": 1, "ered_mithrin": 1, "gap_of_rohan": 1}
    assert table.titles("event_discard_1") == [lady]


@pytest.mark.rule("MEQ-151")
def test_favor_on_an_event_goes_with_it() -> None:
    trust = "Trust in Friendship"
    kept = {"kind": "kept_favor", "amount": 2, "on": [trust], "until": "game", "source": trust}
    table = Table("event", zones={"event_deck_1": ["event.imladris"]}, event=trust, effects=[kept]).until("action")
    assert table.g.effects == []


def test_who_has_no_favor_to_spend_on_a_messenger_is_corrupted() -> None:
    messengers = {"event_deck_1": ["Messengers of the Stormcrow"]}
    table = Table("event", {"favor": 1}, {"favor": 0}, zones=messengers)
    assert (table.who, table.choose("spend_favor").favor(), table.count("corruption", "Bor")) == ("Ana", 0, 1)


# -- Shadow cards ------------------------------------------------------------------------------------------------------


def test_the_lidless_eye_shares_nothing_out_for_a_lone_hero_and_corrupts_him() -> None:
    table = Table(
        "action",
        {"at": "bree", "corruption": ["Weak"]},
        seats=("Sau", "Ana"),
        actions=1,
        pool=8,
        story={"green": 7},
        sau={"hand": ["The Lidless Eye"]},
    )
    assert table.choose("play").count("corruption") == 2


@pytest.mark.rule("MEQ-402", "MEQ-407", "MEQ-196")
def test_a_storm_in_saurons_turn_may_fell_one_hero_and_goes_on_to_the_next() -> None:
    spent = {"at": "bree", "hand": ["Parry"], "life": [], "rest": ["Volley"] * 3, "corruption": ["Weak"]}
    other = {"at": "bree", "hand": ["Parry"] * 2, "corruption": ["Weary"]}
    storms = {"hand": ["Storms of Mordor", "Evil Wound"]}
    table = Table("action", spent, other, actions=1, pool=8, story={"green": 7, "yellow": 1, "red": 2}, sau=storms)
    table.choose("play", "Storms of Mordor")
    assert (table.at("Ana"), table.pools(), table.count("hand", "Bor")) == ("fornost", (4, 0, 0), 1)
    assert table.zone("Evil Wound") == "hand:A", "one Shadow card a turn"
    assert (table.who, table.step, table.g.turn.over) == ("Sau", "action", False)
