"""What a player's own board says is what is played: paths and cards at a table that was begun with corrections."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.session import Session
from desktop_app.games import CORRECTIONS, PLAYS
from desktop_app.games.contract.corrections import Said
from desktop_app.games.contract.set_up import NewTable, Sitting
from desktop_app.games.me_quest.planning.goals import Goals
from desktop_app.games.me_quest.planning.imagined import Imagined
from desktop_app.games.me_quest.planning.plotting import plot_worth
from desktop_app.games.me_quest.planning.seen import Seen
from desktop_app.games.me_quest.planning.striking import use_of
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.facts import load_cards
from desktop_app.games.me_quest.reading.numbers import number
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.reading.view import view
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.table.ending import STORY
from desktop_app.games.me_quest.table.foretelling import foretell
from desktop_app.games.me_quest.table.odds import combat_odds
from desktop_app.games.me_quest.table.positions import build
from desktop_app.games.me_quest.table.set_up_form import FORM
from desktop_app.games.me_quest.table.sights import MINIONS, SIGHTS
from tests.games.me_quest.fights import Fight
from tests.games.me_quest.table import Table

QUEST = CORRECTIONS["me_quest"]
HIGH_PASS = "path:high_pass:rivendell"
ORCS = "card:plot.orcs_in_the_mountains"
PARRY, OVERDRAW = "hero.argalad.parry", "hero.argalad.overdraw"


def begun(said: Said) -> QuestState:
    """A game of three before set-up."""
    seats = tuple(Sitting(name, side=side) for name, side in zip("ABC", FORM.sides_for(3), strict=True))
    state = PLAYS["me_quest"].new(NewTable(seats, seed=1, said=said))
    assert isinstance(state, QuestState)
    return state


def at_the_pass(said: Said) -> Table:
    """Ana stands before the High Pass with two cards, one of them with the icon of hills."""
    table = Table("rest", {"at": "rivendell", "hand": [PARRY, OVERDRAW]})
    table.g.corrected = QUEST.kept(said)
    return table.choose("no_rest")


def test_a_table_begun_with_corrections_keeps_what_can_be_said() -> None:
    printed = BOARD.path("high_pass", "rivendell")
    assert printed is not None
    said = {
        HIGH_PASS: {"cost": "5", "terrain": printed.terrain, "length": "3"},
        "path:mordor:the_moon": {"cost": "1"},
        "card:plot.orcs_in_the_mountains": {"advance": "lots", "favor": "4"},
    }
    assert begun(said).corrected == {HIGH_PASS: {"cost": "5"}, "card:plot.orcs_in_the_mountains": {"favor": "4"}}
    assert begun({}).corrected == {}


@pytest.mark.rule("MEQ-262")
def test_a_path_costs_what_the_players_own_board_says() -> None:
    dear, cheap = at_the_pass({HIGH_PASS: {"terrain": "swamp", "cost": "3"}}), at_the_pass({HIGH_PASS: {"cost": "1"}})
    assert not dear.offers("travel", target="high_pass")
    assert cheap.offers("travel", target="high_pass")


@pytest.mark.rule("MEQ-261")
def test_a_card_with_the_icon_that_the_own_board_shows_pays_for_the_path() -> None:
    icon = FACTS[OVERDRAW].movement
    table = at_the_pass({HIGH_PASS: {"terrain": icon, "cost": "4"}}).choose("travel", target="high_pass")
    assert table.count("rest") == 1


@pytest.mark.rule("MEQ-109")
def test_a_plot_advances_as_the_players_own_card_says() -> None:
    def story(said: Said) -> tuple[int, int]:
        set_up = {"step": "story", "round": 2, "plots": [{"card": "Orcs in the Mountains"}], "players": {}}
        state = build(set_up, ("Sau", "Ana", "Bor"), 0)
        state.corrected = QUEST.kept(said)
        session = Session(GAME, state)
        assert isinstance(session.state, QuestState)
        return session.state.story["red"], session.state.story["black"]

    assert story({}) == (2, 0)
    assert story({ORCS: {"advance": "4"}}) == (4, 0)
    assert story({ORCS: {"marker": "black"}}) == (0, 2)


@pytest.mark.rule("MEQ-129")
def test_a_plot_that_ours_keeps_from_favor_costs_what_the_own_card_says() -> None:
    tortured = "Gollum is Tortured"
    told: dict[str, Any] = {"plots": [{"card": tortured, "at": "barad_dur"}], "every_question": True}
    kept, costing = (Table("move", {"at": "barad_dur", "favor": 2}, **told) for _ in range(2))
    costing.g.corrected = QUEST.kept({"card:plot.gollum_is_tortured": {"favor": "2"}})
    assert kept.choose("explore").rule_of("discard_plot", tortured) == "MEQ-290"
    assert costing.choose("explore").choose("discard_plot", tortured).favor() == 0


def test_what_a_story_step_will_do_is_told_as_the_own_card_says() -> None:
    table = Table("plot", round=2, plots=[{"card": "Orcs in the Mountains"}])
    table.g.corrected = QUEST.kept({ORCS: {"advance": "4", "marker": "black"}})
    told = foretell(view(table.g, "A"), "story")[1]
    assert (told.told.params["count"], told.told.params["marker"]) == (4, "black")


@pytest.mark.rule("MEQ-353")
def test_a_combat_card_is_of_the_kind_that_the_own_card_says() -> None:
    """Evade cancels melee cards: a reckless one that is a ranged card on somebody's own copy is dealt."""
    for kind, dealt in (("melee", 0), ("ranged", 5 - 2)):
        fight = Fight(["evade", "rush"], ["zealot.reckless", "zealot.hack"], "minion.black_serpent")
        fight.g.corrected = QUEST.kept({"card:combat.zealot.reckless": {"kind": kind}})
        fight.play("evade", "reckless")
        assert fight.on_hero == dealt


def test_the_words_of_a_card_are_kept_in_the_language_in_which_they_were_written() -> None:
    said = {f"card:{PARRY}": {"text_en": "  Turn the blow aside.\nThen smile. ", "text_es": " ", "attack": "3"}}
    assert QUEST.kept(said) == {f"card:{PARRY}": {"text_en": "Turn the blow aside.\nThen smile.", "attack": "3"}}
    assert QUEST.kept({f"card:{PARRY}": {"text_en": "x" * 5_000}}) == {}
    (shape,) = QUEST.cards(said).values()
    assert shape.text.en == "Turn the blow aside.\nThen smile."
    assert shape.text.es == "\n".join(FACTS[PARRY].text["es"])
    table = Table("move", {"hand": [PARRY]})
    table.g.corrected = QUEST.kept(said)
    seen = view(table.g, "B")
    card = seen.card(table.g.zones["hand:B"][0])
    assert card is not None
    assert (card.numbers["attack"], "corrected" in card.marks) == (3, True)
    assert seen.facts[f"corrected:card:{PARRY}"] == "attack=3"


def test_a_corrected_number_is_in_the_sum_and_in_the_view() -> None:
    said = {"card:minion.gothmog": {"health": "12"}, f"card:{OVERDRAW}": {"movement": "swamp", "attack": "4"}}
    table = Table("move", {"hand": [OVERDRAW]}, at={"bree": ["Gothmog of Gorgoroth"]})
    table.g.corrected = QUEST.kept(said)
    gothmog, card = table.id("Gothmog of Gorgoroth"), table.g.zones["hand:B"][0]
    assert number(table.g, gothmog, "health") == 12
    assert [term.amount for term in GAME.sum_of(table.g, gothmog, "health")] == [10, 2]
    seen = view(table.g, "B").card(card)
    assert seen is not None
    assert seen.numbers["attack"] == 4
    assert {"swamp", "corrected"} <= set(seen.marks)


def test_the_roster_of_minions_has_the_health_of_the_own_card() -> None:
    table = Table("move", at={"bree": [{"card": "Gothmog of Gorgoroth", "damage": 3}]})
    table.g.corrected = QUEST.kept({"card:minion.gothmog": {"health": "12"}})
    roster = SIGHTS.roster(view(table.g, SAURON), MINIONS)
    assert roster is not None
    assert [(line.left, line.whole) for line in roster.entries if line.card == table.id("Gothmog of Gorgoroth")] == [
        (9, 12)
    ]


def test_what_the_enemy_can_still_play_strikes_as_hard_as_the_own_cards_say() -> None:
    fight = Fight(["parry"], ["zealot.quick_shot"], "Orc")
    zealot = [code for code in load_cards() if code.startswith("combat.zealot.")]
    fight.g.corrected = QUEST.kept({f"card:{code}": {"attack": "9", "strength_cost": "15"} for code in zealot})
    odds = combat_odds(view(fight.g, "B"))
    assert odds is not None
    assert [share.message.params["attack"] for share in odds.tables[0].shares] == [9]
    assert odds.chance == 1


def test_a_game_is_told_by_what_the_own_plot_brought() -> None:
    table = Table("plot", sau={"hand": ["A Dark Messenger"]}, round=2, at={"erebor": ["The Black Serpent"]})
    table.g.corrected = QUEST.kept({"card:plot.a_dark_messenger": {"advance": "4"}})
    played = table.find("play_plot")[0].key
    weighed = STORY.weigh(view(table.g, SAURON), table.question, [played])
    assert weighed is not None
    assert weighed.gain == 4
    assert [credit.amount for credit in STORY.credits(view(table.g, SAURON), table.question, [played])] == [4]


def test_bots_know_the_paths_of_the_players_own_board() -> None:
    table = at_the_pass({HIGH_PASS: {"terrain": "swamp", "cost": "5"}})
    for sight in (Imagined(table.g, "B"), Seen(view(table.g, "B"))):
        path, other = sight.path("rivendell", "high_pass"), sight.path("rivendell", "the_trollshaws")
        assert path is not None
        assert (path.terrain, path.cost) == ("swamp", 5)
        assert other == BOARD.path("rivendell", "the_trollshaws")
        assert sight.path("rivendell", "bree") is None


def test_everything_in_doubt_can_be_corrected_and_nothing_is_named_twice() -> None:
    things = QUEST.things()
    doubtful = [path for path in BOARD.paths if not path.sure and path.terrain != "any"]
    assert len([thing for thing in things.values() if thing.ends and not thing.sure]) == len(doubtful)
    assert all(QUEST.facts[fact].takes(value) for thing in things.values() for fact, value in thing.facts.items())
    assert {id.removeprefix("card:") for id in things if id.startswith("card:")} <= load_cards().keys()
    assert len({(thing.kind, thing.titles["en"]) for thing in things.values()}) == len(things)


def test_the_board_as_said_is_the_printed_one_but_for_what_is_said() -> None:
    assert QUEST.board is not None
    said = {HIGH_PASS: {"water": "yes", "cost": "2"}}
    board = QUEST.board(said)
    path = board.path("rivendell", "high_pass")
    assert path is not None
    assert (path.water, path.cost) == (True, 2)
    others = [(mine, theirs) for mine, theirs in zip(board.paths, BOARD.paths, strict=True) if mine is not path]
    assert all(mine is theirs for mine, theirs in others)
    assert QUEST.ends(said) == {("high_pass", "rivendell")}


def test_bots_weigh_the_cards_that_the_players_own_copy_has() -> None:
    """A Plot that advances more is worth more to Sauron and to those who stop it; a card that strikes harder is."""
    plot = ORCS.removeprefix("card:")
    told: dict[str, Any] = {"plots": [{"card": "Orcs in the Mountains"}]}
    ours, own = (Table("move", {"at": "rivendell", "favor": 4, "hand": [PARRY]}, **told) for _ in range(2))
    own.g.corrected = QUEST.kept({ORCS: {"advance": "4"}, f"card:{PARRY}": {"attack": "5"}})
    for sees in (Imagined, lambda g, seat: Seen(view(g, seat))):
        sauron = [plot_worth(sees(table.g, SAURON), plot) for table in (ours, own)]
        hero = [Goals(sees(table.g, "B")).with_favor(4)["mount_gundabad"] for table in (ours, own)]
        strike = [use_of(sees(table.g, "B"), PARRY) for table in (ours, own)]
        assert [less < more for less, more in (sauron, hero, strike)] == [True, True, True]
