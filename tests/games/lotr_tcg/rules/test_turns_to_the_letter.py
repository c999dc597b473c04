"""Setting up, turns, the path, losing and sites: what the sentences of the rules say besides, word by word."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.lotr_tcg.book import losing
from desktop_app.games.lotr_tcg.book.set_up import BadSetUp, new_game
from desktop_app.games.lotr_tcg.reading import numbers, queries, tokens
from desktop_app.games.lotr_tcg.reading.path import is_roaming, site
from desktop_app.games.lotr_tcg.rules import GAME
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs import path, piles
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, each_time, required
from desktop_app.games.lotr_tcg.vocabulary.groups import you
from desktop_app.games.lotr_tcg.vocabulary.triggers import (
    fellowship_arrives_here,
    fellowship_leaves_here,
    fellowship_moves,
    this_is_played,
    turn_begins,
)
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_twilight, draw, remove_burdens
from tests.games.carried_out import run
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.test_set_up import DECKS, started
from tests.games.lotr_tcg.rules.test_starting_fellowship import starting
from tests.games.lotr_tcg.table import Table, bearing, fight

SHADOW: dict[str, Any] = {"side": "shadow", "culture": "sauron"}


def state(session: Session) -> TcgState:
    """The state of a game of this system."""
    g = session.state
    assert isinstance(g, TcgState)
    return g


def logged(session: Session, *ids: str) -> list[str]:
    """Which of these messages stand in the log, in its order."""
    return [line.message.id.removeprefix("tcg-log-") for line in session.log
            if line.message.id.removeprefix("tcg-log-") in ids]  # fmt: skip


# -- setting up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-004", "TCG-348")
def test_nobody_plays_alone() -> None:
    with pytest.raises(BadSetUp, match="TCG-004"):
        new_game([DECKS["starter_aragorn"]], ["Ana"], 0, starter=True)
    assert GAME.broken(new_game([DECKS["starter_aragorn"]] * 2, ["Ana", "Bor"], 0, starter=True)) == []


@pytest.mark.rule("TCG-012", "TCG-116", "TCG-117", "TCG-123", "TCG-125", "TCG-126", "TCG-127", "TCG-130", "TCG-131",
                  "TCG-141", "TCG-115", "TCG-307")  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lies_where_when_the_first_turn_begins(seats: int) -> None:
    g = state(started(seats=seats))
    first = g.order[0]
    for seat in g.seats:
        own = [card for card in g.pieces if g.owners[card] == seat and queries.kind(g, card) != "site"]
        assert sorted(queries.facts(g, card).titles["en"] for card in own) == sorted(
            ["Frodo", "The One Ring", "Aragorn" if seat in "AC" else "Éowyn"]
        )
        assert queries.ring_bearer(g, seat) == g.zones[f"fellowship:{seat}"][0]
        assert not queries.wears_the_ring(g, seat)
        assert len(g.zones[f"adventure:{seat}"]) == (8 if seat == first else 9)
        drawn = [*g.zones[f"deck:{seat}"], *g.zones[f"hand:{seat}"]]
        assert len(drawn) == 59
        assert not any(queries.kind(g, card) in ("site", "the_one_ring") for card in drawn)
        seen = GAME.view(g, seat).zones
        for other in g.seats:
            assert len(seen[f"adventure:{other}"].cards) == (len(g.zones[f"adventure:{seat}"]) if other == seat else 0)
            assert seen[f"adventure:{other}"].count == len(g.zones[f"adventure:{other}"])
    assert (set(g.at.values()), g.twilight, g.opponents) == ({1}, 0, seats - 1)
    assert [g.codes[card] for card in g.zones["deck:A"]] != [
        g.codes[card] for card in state(started(seats=seats, seed=2)).zones["deck:A"]
    ], "shuffled"


@pytest.mark.rule("TCG-135", "TCG-121", "TCG-122")
def test_the_starter_game_is_set_up_in_the_order_of_the_book() -> None:
    told = logged(started(), "first-player", "bids", "site", "plays", "draws", "round")
    assert list(dict.fromkeys(told)) == ["first-player", "site", "plays", "draws", "round"]
    assert (told.count("site"), told.count("plays"), told.count("draws")) == (1, 2, 2)


@pytest.mark.rule("TCG-363", "TCG-364", "TCG-365", "TCG-366", "TCG-370", "TCG-368", "TCG-371")
def test_three_bid_in_secret_choose_by_their_bids_and_sit_as_they_chose() -> None:
    session = started(starter=False, seats=3)
    assert session.question is not None
    assert min(int(option.detail) for option in session.question.options) == 0
    session.answer(["bid#1"])
    looks = [session.look(seat) for seat in "ABC"]
    assert [seen.numbers["burdens:A"] for seen in looks] == [0, 0, 0]
    assert logged(session, "bids") == []
    session.answer(["bid#3"])
    session.answer(["bid#2"])
    assert logged(session, "bids") == ["bids"] * 3
    asked = []
    for answer in ("place#1", "place#3"):
        assert session.question is not None
        asked.append((session.question.seat, [option.detail for option in session.question.options]))
        session.answer([answer])
    g = state(session)
    assert asked == [("B", ["1", "2", "3"]), ("C", ["2", "3"])]
    assert (g.order, [tokens.burdens(g, seat) for seat in "ABC"]) == (["B", "A", "C"], [1, 3, 2])
    assert [queries.to_the_right(g, seat) for seat in g.order] == [["C", "A"], ["B", "C"], ["A", "B"]]


@pytest.mark.rule("TCG-372", "TCG-373", "TCG-375")
def test_three_of_two_and_one_and_what_a_starting_companion_says(invent: Invent) -> None:
    one, two = invent("Errand Boy", "companion", twilight=1), invent("Guard", "companion", twilight=2)
    other = invent("Other Guard", "companion", twilight=2)
    each_time(two, this_is_played, do=remove_burdens(1))
    table = starting(one, two, other)
    table["Frodo"].put("burden", 2)
    table.choose("start", two)
    assert (table.asked, table.burdens()) == ("respond", 2)
    table.respond(two)
    assert table.burdens() == 1
    table.choose("start", other)
    assert (table.offers("start", one), table.refusal(one, "start").rule) == (False, "TCG-372")
    table = Table({"ring_bearer": "Sam", "deck": [two, other]}, {}, full=True)
    table.g.position[0].table, table.g.position[0].row, table.g.phase = "setup", "fellowships", "setup"
    table = Table.of(table.g).choose("start", other)
    assert table.offers("start", two), "what the Ring-bearer costs does not count"


# -- the turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-136", "TCG-138", "TCG-139", "TCG-175", "TCG-178", "TCG-176", "TCG-137", "TCG-286")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_to_the_left_and_shadow_phases_to_the_right(seats: int) -> None:
    hand: dict[str, Any] = {"hand": ["Gimli"]}
    table = Table(*[hand] * seats, full=True)
    turns, shadows = [], dict[str, list[str]]()
    for _ in range(seats + 1):
        table.until("fellowship-actions")
        active = table.g.active
        turns.append(active)
        table.choose("move")
        while table.asked != "decide":
            if table.asked == "shadow-actions":
                assert table.question.seat == table.g.shadow
                shadows.setdefault(active, []).append(table.g.shadow)
            table.passes()
        table.choose("end_turn")
    ring = "ABCD"[:seats]
    assert "".join(turns) == ring + "A"
    for active, order in shadows.items():
        at = ring.index(active)
        wanted = (ring[:at][::-1] + ring[at + 1 :][::-1]) * (2 if active == "A" else 1)
        assert "".join(order) == wanted


@pytest.mark.rule("TCG-137", "TCG-193", "TCG-253", "TCG-254")
def test_a_turn_has_seven_phases() -> None:
    table = Table({"fellowship": ["Gimli"]}, {"minions": ["Uruk Regular"]}, full=True, step="turn")
    table.until("defenders").defend("Gimli", "Uruk Regular").until("decide")
    phases = [line.message.params["phase"] for line in table.session.log if line.message.id == "tcg-log-phase"]
    assert phases == ["fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup"]


@pytest.mark.rule("TCG-140", "TCG-142", "TCG-143", "TCG-423")
def test_what_happens_at_the_start_of_a_turn_finds_an_empty_pool_and_comes_before_the_phase(invent: Invent) -> None:
    code = invent("Evening Star", "condition")
    required(code, turn_begins, do=add_twilight(1))
    table = Table({"support": [code], "hand": ["Gimli"]}, {}, twilight=5, step="turn")
    assert (table.g.twilight, table.asked) == (1, "fellowship-actions")
    assert logged(table.session, "round", "forced", "phase") == ["round", "forced", "phase"]


@pytest.mark.rule("TCG-007", "TCG-166", "TCG-167", "TCG-162", "TCG-145")
def test_only_the_marker_of_the_turn_moves_and_by_one_site() -> None:
    table = Table({"hand": ["Gimli"]}, {})
    before = len(table.g.zones["adventure:A"])
    table.choose("move")
    assert (table.g.at, len(table.g.zones["adventure:A"])) == ({"A": 2, "B": 1}, before)
    assert table.g.owners[site(table.g)] == "B"


@pytest.mark.rule("TCG-169", "TCG-139", "TCG-170")
@pytest.mark.parametrize(("arrow", "three", "four"), [("left", "B", "B"), ("right", "C", "D")])
def test_the_arrow_of_the_site_that_is_left_points_to_who_lays(
    invent: Invent, arrow: str, three: str, four: str
) -> None:
    here = invent("Crossing", "site", site_number=1, arrow=arrow)
    for seats, who in ((2, "B"), (3, three), (4, four)):
        table = Table({"hand": ["Gimli"]}, *[{}] * (seats - 1), path=[here])
        assert table.choose("move").g.owners[site(table.g)] == who


@pytest.mark.rule("TCG-171", "TCG-174", "TCG-172", "TCG-173", "TCG-455", "TCG-026")
def test_a_move_from_a_site_to_one_that_is_missing(invent: Invent) -> None:
    """Each adds ten times what the one before added, and asks how much there was."""
    here = invent("Old Bridge", "site", site_number=1, shadow_number=9, arrow="left")
    there = invent("Far Shore", "site", site_number=2, shadow_number=3)
    walker = invent("Walker", "companion")
    required(here, fellowship_leaves_here, do=add_twilight(100))
    required(walker, fellowship_moves, do=add_twilight(10))
    required(there, fellowship_arrives_here, do=add_twilight(1))
    ana = {"fellowship": [walker, "Gimli"], "support": ["Guma"], "hand": ["Legolas"]}
    table = Table(ana, {"adventure": [there], "hand": ["Uruk Regular"]}, path=[here], twilight=2).choose("move")
    told = [(line.message.id.removeprefix("tcg-log-"), line.message.params.get("amount")) for line in table.session.log]
    wanted = [("site", None), ("moves", None), ("twilight", 100), ("twilight", 10), ("twilight", 1), ("dusk", None)]
    assert [each for each in told if each[0] in ("site", "moves", "twilight", "dusk")] == wanted
    assert table.g.twilight == 2 + 111 + 3 + 3, "the site's number, and one for each companion, not for the ally"
    assert (table.zone("Guma"), table.g.at["A"]) == ("support:A", 2)


@pytest.mark.rule("TCG-394", "TCG-189", "TCG-186", "TCG-187", "TCG-188", "TCG-190", "TCG-191")
@pytest.mark.parametrize(("number", "pool"), [(3, 6), (4, 8), (5, 8), (9, 8)])
@pytest.mark.parametrize("block", ["fellowship", "towers"])
def test_the_example_of_a_minion_of_site_four(invent: Invent, number: int, pool: int, block: str) -> None:
    orc = invent("Scout", "minion", minion_site=4, twilight=2)
    sites = [invent(f"Road {at}", "site", site_number=at, block=block) for at in range(1, 10)]
    table = Table({"site": number}, {"hand": [orc]}, path=sites, step="shadow", twilight=10)
    assert numbers.twilight_cost(table.g, table.id(orc), less=9) == (2 if number < 4 else 0), "never less than none"
    assert table.play(orc).g.twilight == pool
    assert is_roaming(table.g, table.id(orc)) == (number < 4)
    poor = Table({"site": number}, {"hand": [orc]}, path=sites, step="shadow", twilight=3)
    assert poor.offers("play", orc) == (number >= 4)


@pytest.mark.rule("TCG-261", "TCG-262", "TCG-260", "TCG-191")
def test_a_second_move_adds_to_what_is_left(invent: Invent) -> None:
    far = invent("Far Shore", "site", site_number=3, shadow_number=4)
    ana = {"fellowship": ["Gimli", "Legolas"], "site": 2, "hand": ["Aragorn"] * 3}
    bor = {"minions": ["Uruk Regular"], "adventure": [far], "hand": ["Uruk Chaser"]}
    table = Table(ana, bor, step="decide", moves=1, twilight=2, path=["The Riddermark", "Rohirrim Village"])
    table.choose("move_again")
    assert (table.g.twilight, table.asked, table.who) == (9, "shadow-actions", "Bor")
    assert (len(table.titles("hand:A")), table.titles("minions:B")) == (3, ["Uruk Regular"])


@pytest.mark.rule("TCG-266", "TCG-267", "TCG-268", "TCG-265")
@pytest.mark.parametrize(("players", "limit"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_move_limit_is_that_of_so_many_players(players: int, limit: int) -> None:
    table = Table({}, {})
    table.g.opponents = players - 1
    assert numbers.move_limit(table.g) == limit


@pytest.mark.rule("TCG-256", "TCG-257", "TCG-258", "TCG-255", "TCG-254")
@pytest.mark.parametrize(
    ("held", "discards", "more", "drawn"),
    [(8, True, 0, 1), (8, False, 0, 0), (6, False, 0, 2), (5, True, 0, 4), (11, True, 2, 0), (9, False, 1, 0)],
)
def test_a_hand_is_reconciled_to_eight(held: int, discards: bool, more: int, drawn: int) -> None:
    table = Table({}, {"hand": ["Ferocity"] * held, "discard": [], "deck": ["Valor"] * 20}, step="reconcile", moves=1)
    table.choose("choose", "Ferocity") if discards else table.choose("decline")
    if more:
        assert (table.asked, table.question.minimum, table.question.maximum) == ("too-many", more, more)
        table.session.answer([option.key for option in table.question.options[:more]])
    hand = table.titles("hand:B")
    assert (len(hand), hand.count("Valor"), table.titles("discard:B")) == (8, drawn, ["Ferocity"] * (discards + more))
    assert table.asked == "decide"


@pytest.mark.rule("TCG-264", "TCG-263", "TCG-029")
def test_minions_go_at_the_end_of_the_turn_and_conditions_stay() -> None:
    minions = [bearing("Uruk Defender", "Broad-bladed Sword"), "Uruk Regular"]
    bor = {"minions": minions, "support": ["No Defense"], "discard": []}
    table = Table({"hand": ["Gimli"]}, bor, step="decide", moves=1).choose("end_turn").until("fellowship-actions")
    assert sorted(table.titles("discard:B")) == ["Broad-bladed Sword", "Uruk Defender", "Uruk Regular"]
    assert (table.titles("support:B"), table.titles("minions:B"), table.who) == (["No Defense"], [], "Bor")


# -- what each side may use --------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-295", "TCG-293")
def test_a_shadow_ability_of_a_site_is_offered_to_each_shadow_player_in_his_phase() -> None:
    hand = {"hand": ["Dunlending Brigand"]}
    table = Table({"site": 8, **hand}, hand, hand, step="shadow_begins", twilight=20)
    asked = []
    while table.asked == "shadow-actions":
        asked.append((table.who, table.offers("use", "Ring of Isengard")))
        table.passes()
    assert asked == [("Cia", True), ("Bor", True)]
    assert not Table({"site": 8, **hand}, hand).offers("use", "Ring of Isengard")


@pytest.mark.rule("TCG-289", "TCG-290", "TCG-287")
def test_a_shadow_condition_on_a_companion_sleeps_as_he_does() -> None:
    ana = {"fellowship": [{"card": "Gimli", "attachments": [{"card": "Iron Axe", "owner": "Bor"}]}]}
    for active, awake in (("Ana", True), ("Bor", False), ("Cia", False)):
        table = Table(ana, {}, {}, active=active)
        assert (table.is_active("Iron Axe"), table.is_active("Gimli")) == (awake, awake)


@pytest.mark.rule("TCG-453", "TCG-449", "TCG-384")
def test_minions_hand_nothing_on_and_two_cards_are_not_paid_with_one() -> None:
    bor = {"minions": [bearing("Uruk Defender", "Broad-bladed Sword"), "Uruk Regular"], "hand": ["Uruk Chaser"]}
    table = Table({}, bor, step="shadow", twilight=9, full=True)
    assert (table.who, table.offers("transfer")) == ("Bor", False)
    ana = {"fellowship": [bearing("Legolas", "Elven Sword")], "hand": ["Gimli"]}
    fought: dict[str, Any] = {"step": "skirmish_actions", "skirmish": fight("Legolas", "Uruk Regular")}
    table = Table(ana, {"minions": ["Uruk Regular"]}, **fought)
    assert len(table.find("use", "Elven Sword")) == 1, "an exertion would do, two cards of the hand are not there"
    assert "TCG-384" in {each.rule for each in table.question.refusals() if each.source == table.id("Elven Sword")}


# -- losing ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-284", "TCG-282", "TCG-283", "TCG-285", "TCG-273")
def test_the_sites_of_who_has_lost_are_replaced_in_order_from_his_right_on() -> None:
    """Bor owned the second and the fifth site: Ana, on his right, gives the one and Cia the other."""
    names = ("The Riddermark", "Rohirrim Village", "Westemnet Plains", "Westemnet Hills", "Hornburg Courtyard")
    sites = [{"card": name, "owner": "Bor" if at in (2, 5) else "Ana"} for at, name in enumerate(names, 1)]
    ana = {"site": 5, "fellowship": [bearing("Merry", {"card": "Many Riddles", "owner": "Bor"})]}
    bor = {"site": 5, "fellowship": [bearing("Gimli", {"card": "Iron Axe", "owner": "Cia"})]}
    table = Table(ana, bor, {"site": 5}, path=sites)
    losing.lose(table.g, "B", "killed")
    owners = [table.g.owners[card] for card in table.g.zones["path"]]
    assert owners == ["A", "A", "A", "A", "C"]
    assert [queries.facts(table.g, card).site_number for card in table.g.zones["path"]] == [1, 2, 3, 4, 5]
    assert [table.zone(name) for name in ("Iron Axe", "Many Riddles", "Gimli")] == ["discard:C", "removed", "removed"]
    assert (queries.playing(table.g), table.winner) == (["A", "C"], "")
    losing.lose(table.g, "C", "killed")
    assert table.winner == "Ana"


# -- sites and the deck ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-458", "TCG-457")
def test_no_site_is_played_beyond_the_ninth() -> None:
    ana = {"site": 9, "fellowship": ["Faramir"], "hand": ["Pathfinder"]}
    table = Table(ana, {}, step="fellowship").choose("play", "Pathfinder")
    assert (len(table.titles("path")), table.zone("Pathfinder")) == (9, "discard:A")


@pytest.mark.rule("TCG-465", "TCG-119")
def test_a_controlled_site_goes_home_to_its_owner_when_it_is_replaced() -> None:
    bor = {"site": 3, "controlled": [{"card": "The Riddermark", "owner": "Ana"}]}
    table = Table({"site": 3}, bor, path=["Rohirrim Village", "Westemnet Plains"])
    assert (table.g.owners[table.id("The Riddermark")], table["The Riddermark"].controller) == ("A", "B")
    path.put_on_path(table.g, table.id("The Riddermark"))
    assert table.titles("path")[0] == "The Riddermark"


@pytest.mark.rule("TCG-389", "TCG-133", "TCG-279")
def test_as_much_as_can_be_done(invent: Invent) -> None:
    code = invent("Relief", "event", phases=["fellowship"])
    action(code, "fellowship", do=remove_burdens(2))
    table = Table({"ring_bearer": {"card": "Frodo", "burden": 1}, "hand": [code, code]}, {}).play(code)
    assert table.burdens() == 0
    assert table.play(code).burdens() == 0


@pytest.mark.rule("TCG-422", "TCG-423")
def test_no_more_than_four_in_the_fellowship_phase_however_they_come(invent: Invent) -> None:
    code = invent("Plenty", "event", phases=["fellowship"])
    action(code, "fellowship", do=draw(2).on(you))
    table = Table({"hand": [code], "deck": ["Gimli"] * 9}, {}, taken=3).play(code)
    assert (len(table.titles("hand:A")), table.g.taken) == (1, 4)
    dawn = invent("Dawn", "condition")
    required(dawn, turn_begins, do=draw(1).on(you))
    ana = {"hand": [code, code, code], "support": [dawn], "deck": ["Gimli"] * 9}
    table = Table(ana, {}, step="turn")
    for held in (5, 6, 5):
        assert len(table.play(code).titles("hand:A")) == held, "four besides the one of the morning"
    run(piles.draw(table.g, "B", 6))
    assert len(table.titles("hand:B")) == 6, "it is not his fellowship phase"


def test_a_path_that_lacks_a_site_goes_on() -> None:
    """Somebody's hand has taken them out of the game."""
    ana = {"hand": ["Gimli"], "adventure": ["Uruk Camp"]}
    table = Table(ana, {"adventure": [], "hand": ["Uruk Regular"]}, path=["The Riddermark"]).choose("move")
    assert (table.titles("path"), table.g.owners[site(table.g)]) == (["The Riddermark", "Uruk Camp"], "A")
    table.until("decide").choose("move_again")
    assert (table.g.at["A"], site(table.g), table.asked) == (3, "", "shadow-actions")
