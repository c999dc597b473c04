"""Set-up, the component list, secrecy, and games of two to four players."""

from __future__ import annotations

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.contract.set_up import NewTable, Sitting
from desktop_app.games.me_quest.book.set_up import BadSetUp, new_game
from desktop_app.games.me_quest.reading.board import MONSTER_PILES
from desktop_app.games.me_quest.reading.facts import of_type
from desktop_app.games.me_quest.reading.queries import FACTS, heroes, is_hero
from desktop_app.games.me_quest.reading.tracks import BOARD_HALVES, DAMAGE_TOKENS, FIGURES, TOKENS
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.table.set_up_form import FORM, problem
from desktop_app.games.me_quest.table.sitting_down import new_table

HEROES = {"B": "argalad", "C": "beravor"}


def played_up_to(row: str, names: tuple[str, ...] = ("Sau", "Ana", "Bor"), **chosen: str) -> QuestState:
    """A game from its set-up to the first question in a row; Sauron places and keeps what comes first."""
    session = Session(GAME, new_game(names, chosen or HEROES, 3))
    while session.question is not None and session.question.step != row:
        question = session.question
        count = max(question.minimum, 1) if question.kind == "some" else len(question.options)
        keys = [option.key for option in question.options]
        session.answer(keys[:1] if question.kind == "one" else keys[:count])
    assert isinstance(session.state, QuestState)
    return session.state


def cards(*types: str) -> int:
    """How many cards of these types the box holds."""
    return sum(card.quantity for type in types for card in of_type(type))


@pytest.mark.rule("MEQ-001", "MEQ-052", "MEQ-098", "MEQ-100")
def test_one_sauron_against_heroes_who_are_on_one_side() -> None:
    g = new_game(("Sau", "Ana", "Bor", "Cal"), {}, 1)
    assert [is_hero(g, seat) for seat in g.seats] == [False, True, True, True]
    assert heroes(g) == ["B", "C", "D"]


@pytest.mark.rule(
    "MEQ-003",
    "MEQ-004",
    "MEQ-005",
    "MEQ-006",
    "MEQ-007",
    "MEQ-008",
    "MEQ-009",
    "MEQ-010",
    "MEQ-011",
    "MEQ-012",
    "MEQ-013",
)
def test_the_large_cards_of_the_box() -> None:
    quests = list(of_type("quest"))
    assert cards("event") == 42
    assert cards("shadow") == 26
    assert sum(card.kind == "starting" for card in quests) == 10
    assert sum(card.kind == "advanced" for card in quests) == 5
    assert (cards("starting_plot"), cards("plot")) == (3, 15)
    havens = sum(card.quantity for card in of_type("encounter") if card.owner == "haven")
    assert (cards("encounter") - havens, havens) == (75, 15)
    assert (cards("peril"), cards("monster")) == (15, 14)
    assert cards("event", "shadow", "quest", "starting_plot", "plot", "encounter", "peril", "monster") == 220


@pytest.mark.rule("MEQ-014", "MEQ-015", "MEQ-016", "MEQ-017", "MEQ-018", "MEQ-019", "MEQ-020")
def test_the_small_cards_of_the_box() -> None:
    assert [cards(type) for type in ("combat", "hero_card", "skill", "mission", "item", "corruption")] == [
        75,
        125,
        20,
        10,
        9,
        16,
    ]
    assert sum(card.owner == "sauron" for card in of_type("mission")) == 5
    assert cards("combat", "hero_card", "skill", "mission", "item", "corruption") == 255


@pytest.mark.rule(
    "MEQ-002",
    "MEQ-021",
    "MEQ-022",
    "MEQ-023",
    "MEQ-024",
    "MEQ-025",
    "MEQ-026",
    "MEQ-027",
    "MEQ-028",
    "MEQ-029",
    "MEQ-030",
)
def test_the_tokens_of_the_box() -> None:
    assert sum(TOKENS.values()) == 235
    assert (TOKENS["influence"], TOKENS["favor"], TOKENS["active_player"], TOKENS["level"]) == (80, 30, 1, 24)
    assert sum(DAMAGE_TOKENS.values()) == TOKENS["damage"]
    assert cards("monster_token") == TOKENS["monster"] == 50
    assert cards("character") == TOKENS["character"] == 8
    assert (TOKENS["action"], cards("hero"), BOARD_HALVES) == (4, 5, 2)


@pytest.mark.rule("MEQ-031", "MEQ-032", "MEQ-033", "MEQ-035", "MEQ-036", "MEQ-225")
def test_markers_figures_and_false_rumors() -> None:
    assert (TOKENS["story"], TOKENS["plot"], TOKENS["event"]) == (4, 3, 1)
    assert (FIGURES["hero"], cards("minion")) == (5, 5)
    blank = sum(card.quantity for card in of_type("monster_token") if not card.monster)
    assert blank == 20


@pytest.mark.rule("MEQ-038", "MEQ-040")
def test_each_hero_has_cards_and_quests_of_his_own() -> None:
    for hero in of_type("hero"):
        name = hero.code.removeprefix("hero.")
        own = [card.kind for card in of_type("quest") if card.owner == name]
        assert sorted(own) == ["advanced", "starting", "starting"]
        assert sum(card.quantity for card in of_type("hero_card") if card.owner == name) == 25


@pytest.mark.rule("MEQ-054", "MEQ-055", "MEQ-057")
def test_two_to_four_players_with_different_heroes() -> None:
    with pytest.raises(BadSetUp):
        new_game(("Sau", "A", "B", "C", "D"), {}, 1)
    with pytest.raises(BadSetUp):
        new_game(("Sau",), {}, 1)
    with pytest.raises(BadSetUp):
        new_game(("Sau", "Ana", "Bor"), {"B": "thalin", "C": "thalin"}, 1)
    assert FORM.seats == (2, 3, 4)
    seats = (Sitting("Sau", side="sauron"), Sitting("Ana", side="heroes"), Sitting("Bor", side="heroes"))
    twice = problem(NewTable(seats, options={"hero_1": "thalin", "hero_2": "thalin"}))
    assert twice is not None
    assert twice.rule == "MEQ-057"
    assert problem(NewTable(seats)) is None


@pytest.mark.rule("MEQ-055")
def test_sauron_sits_first_wherever_he_is_named() -> None:
    seats = (Sitting("Ana", side="heroes"), Sitting("Sau", side="sauron"))
    assert new_table(NewTable(seats)).names == {"A": "Sau", "B": "Ana"}


@pytest.mark.rule("MEQ-058")
def test_heroes_that_nobody_chose_are_dealt_by_chance() -> None:
    g = played_up_to("action", ("Sau", "Ana", "Bor", "Cal"), B="thalin")
    dealt = [g.codes[f"hero-{seat}"] for seat in heroes(g)]
    assert dealt[0] == "hero.thalin"
    assert len(set(dealt)) == 3


@pytest.mark.rule("MEQ-060", "MEQ-061", "MEQ-064", "MEQ-065", "MEQ-041", "MEQ-063", "MEQ-082")
def test_heroes_start_with_all_cards_in_their_life_pools() -> None:
    g = played_up_to("setup_sauron")
    assert g.home["hero-B"] == "at.the_woodland_realm"
    assert len(g.zones["life:B"]) == 25
    assert [g.zones[f"{pool}:B"] for pool in ("rest", "damage", "hand")] == [[], [], []]
    assert all(FACTS[g.codes[card]].type == "hero_card" for card in g.zones["life:B"])
    assert len(g.zones["skill_deck"]) == 20
    assert not any(code.startswith("hero.thalin") for code in g.codes.values())


@pytest.mark.rule("MEQ-066", "MEQ-067")
def test_one_starting_quest_by_chance_and_the_advanced_one() -> None:
    drawn = {played_up_to_seed(seed) for seed in range(8)}
    assert len(drawn) == 2


def played_up_to_seed(seed: int) -> str:
    """The Starting Quest that a seed gives to Argalad."""
    session = Session(GAME, new_game(("Sau", "Ana"), {"B": "argalad"}, seed))
    g = session.state
    quests = [FACTS[g.codes[card]] for card in g.zones["quests:B"]]
    assert [card.kind for card in quests] == ["starting", "advanced"]
    return quests[0].code


@pytest.mark.rule("MEQ-059", "MEQ-068", "MEQ-069", "MEQ-070", "MEQ-039", "MEQ-076", "MEQ-077", "MEQ-078")
def test_decks_and_markers_are_laid_out() -> None:
    g = played_up_to("setup_sauron")
    assert set(g.story.values()) == {0}
    assert sum(g.favor.values()) == 0
    for stage in (1, 2, 3):
        deck = g.zones[f"event_deck_{stage}"]
        assert len(deck) == 14
        assert all(FACTS[g.codes[card]].stage == stage for card in deck)
    encounters = [zone for zone in g.zones if zone.startswith("encounter_deck_")]
    assert len(encounters) == 6
    assert all(len(g.zones[zone]) == 15 for zone in encounters)
    assert sum(len(g.zones[f"monsters_{colour}"]) for colour in MONSTER_PILES) == 50
    assert len(g.zones["monster_cards"]) == 14
    assert g.action_tokens == []
    assert g.levels == {}


@pytest.mark.rule("MEQ-071", "MEQ-072", "MEQ-073", "MEQ-074", "MEQ-075")
def test_sauron_starts_with_two_minions_and_a_starting_plot() -> None:
    g = played_up_to("action")
    minions = {g.codes[card]: home for card, home in g.home.items() if g.owners[card] == "minion"}
    assert minions["minion.black_serpent"] == "at.near_harad"
    assert minions["minion.mouth_of_sauron"] == "at.dol_guldur"
    assert list(minions.values()).count("minions") == 3
    (plot,) = g.zones["plot_1"]
    printed = FACTS[g.codes[plot]]
    assert printed.type == "starting_plot"
    assert g.plot_at == {"plot_1": printed.places[0]}
    assert printed.set_up is not None
    assert len(g.zones["corruption_deck"]) == 16
    assert len(g.zones["peril_deck"]) == 15
    assert len(g.zones["shadow_deck"]) == 26 - printed.set_up.shadow_keep
    assert len(g.zones["plot_deck"]) == 15 - printed.set_up.plot_keep


@pytest.mark.rule("MEQ-079", "MEQ-080", "MEQ-081", "MEQ-136")
def test_missions_and_hands_are_seen_by_their_side_alone() -> None:
    g = played_up_to("move")
    for seat in g.seats:
        view = GAME.view(g, seat)
        assert bool(view.zones[f"mission:{SAURON}"].cards) == (seat == SAURON)
        assert bool(view.zones["mission_heroes"].cards) == (seat != SAURON)
        assert not any(card.code.startswith("mission") for card in view.zones["box"].cards)
        for other in g.seats:
            assert bool(view.zones[f"hand:{other}"].cards) == (seat == other and bool(g.zones[f"hand:{other}"]))


@pytest.mark.rule("MEQ-206", "MEQ-226", "MEQ-249", "MEQ-252", "MEQ-251")
def test_tokens_lie_face_down_and_pools_show_their_size() -> None:
    from tests.games.me_quest.table import Table

    ana = {"at": "bree", "rest": ["hero.argalad.parry", "hero.argalad.volley"], "damage": ["hero.argalad.overdraw"]}
    table = Table("move", ana, at={"tharbad": ["monster_token.orange.agent"]})
    sauron, hero = (GAME.view(table.g, seat) for seat in ("A", "C"))
    assert [card.code for card in sauron.zones["at.tharbad"].cards] == ["monster_token.orange.agent"]
    (hidden,) = hero.zones["at.tharbad"].cards
    assert (hidden.code, hidden.back) == ("", "monster_orange")
    assert hidden.id.startswith("~")
    assert hero.zones["life:B"].count == len(table.g.zones["life:B"])
    assert not hero.zones["life:B"].cards
    assert (hero.zones["damage:B"].count, hero.zones["damage:B"].cards) == (1, [])
    assert [card.code for card in hero.zones["rest:B"].cards] == ["hero.argalad.volley", "hero.argalad.parry"]


@pytest.mark.rule("MEQ-083", "MEQ-085")
def test_the_first_turn_is_saurons_and_heroes_follow_clockwise() -> None:
    g = played_up_to("action")
    assert (g.round, g.active) == (1, SAURON)
    session = Session(GAME, new_game(("Sau", "Ana", "Bor", "Cal"), {}, 5))
    turns: list[str] = []
    while session.question is not None and len(turns) < 5:
        assert isinstance(session.state, QuestState)
        active = session.state.active
        if active and (not turns or turns[-1] != active):
            turns.append(active)
        options = session.question.options
        quiet = [o for o in options if o.verb in ("pass", "end_travel", "no_rest", "done", "stop_placing")]
        count = max(session.question.minimum, 1)
        keys = [(quiet or options)[0].key] if session.question.kind == "one" else [o.key for o in options][:count]
        session.answer([o.key for o in options] if session.question.kind == "order" else keys)
    assert turns == ["A", "B", "C", "D", "A"]
