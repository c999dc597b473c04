"""What the table tells of a game: staged moments, what the coach says in numbers, and pauses that tell nothing."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.engine.messages import Message, card_ref, split_card_ref
from desktop_app.engine.session import Session
from desktop_app.engine.state import Outcome
from desktop_app.games.contract.moments import Telling
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.table.coach import arguments, reason
from desktop_app.games.meccg.table.ending import figures, own_points, rival_points
from desktop_app.games.meccg.table.head import end
from desktop_app.games.meccg.table.moments import MOMENTS, council, strike
from desktop_app.games.meccg.table.odds import at_least
from desktop_app.games.meccg.table.positions import QUIET, build
from desktop_app.games.meccg.table.sights import folded, journey, title
from tests.games.meccg.rules.situations import attacked
from tests.games.meccg.table import SEATS, Table, at, bearing, tapped, wounded


def lines(table: Table) -> list[Message]:
    """Everything that was told."""
    return [line.message for line in table.session.log]


def test_a_strike_is_staged_with_its_dice_and_its_body_check() -> None:
    table = attacked("Elrond", "Balin", prowess=15, card="Orc-watch")
    table.pick("Elrond").until("hold").choose("full").rolls(7, 9).until("hazards")
    told = strike(Telling(lines(table)))
    assert told is not None
    assert [card.card.partition(":")[0][1:] for card in told.left.cards] == [table.id("Elrond")]
    assert [card.card.partition(":")[0][1:] for card in told.right.cards] == [table.id("Orc-watch")]
    assert [cell.value for cell in told.cells] == ["7", "7", "14", "15", "9"]
    assert told.result is not None
    assert told.result.id == "mec-log-body"


def test_who_has_declared_where_a_company_goes_reads_it_over_the_company_and_nobody_else_does() -> None:
    companies = [at("Rivendell", "Elrond")]
    table = Table({"companies": companies, "locations": ["Moria"]}, {"companies": [at("Lórien", "Haldir")]})
    zone = f"company:{table.company('Elrond').id}"
    table.choose("go", "Elrond", "Moria")
    texts = Texts("en")
    own, other = (title(GAME.view(table.g, seat), zone) for seat in ("A", "B"))
    assert own is not None
    assert other is not None
    assert own.id == "mectable-company-goes"
    assert texts(own.id, site="Rivendell", size=1, goal="Moria") == "Rivendell, size 1, to Moria"
    assert other.id == "mectable-company"


def test_an_automatic_attack_is_staged_as_its_site() -> None:
    table = attacked("Elrond", prowess=3, automatic=True, step="assign")
    table.pick("Elrond").until("hold").choose("full").rolls(7).until("site")
    told = strike(Telling(lines(table)))
    assert told is not None
    assert [card.card.partition(":")[0][1:] for card in told.right.cards] == [table.id("Moria")]
    assert told.result == Message("mec-moment-failed")


def test_at_the_council_both_totals_stand_against_each_other() -> None:
    score = [Message("mec-log-score", {"seat": f"seat:{seat}", "total": total}) for seat, total in (("A", 9), ("B", 6))]
    table = Table({"companies": [at("Rivendell", "Elrond")]})
    view = GAME.view(table.g, "A")
    half, whole = council(Telling(score[:1], view)), council(Telling(score, view))
    assert half is not None
    assert whole is not None
    assert (half.result, whole.left.total, whole.right.total) == (None, 9, 6)
    assert whole.result == Message("mec-moment-leads", {"seat": "seat:A", "margin": 3})
    assert [(card.card.partition(":")[0][1:], card.value) for card in whole.left.cards] == [(table.id("Elrond"), 3)]


def test_who_is_lost_in_the_checks_before_the_council_does_not_stand_there() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond", "Haldir")]})
    before = GAME.view(table.g, "A")
    after = GAME.view(table.g, "A")
    for zone in after.zones.values():
        zone.cards = [card for card in zone.cards if card.id != table.id("Elrond")]
    told = council(Telling([Message("mec-log-score", {"seat": "seat:A", "total": 1})], before, after))
    assert told is not None
    assert [card.card.partition(":")[0][1:] for card in told.left.cards] == [table.id("Haldir")]


@pytest.mark.rule("MEC-739", "MEC-744")
def test_the_last_page_gives_one_number_for_the_points_of_the_council() -> None:
    company = at("Bree", bearing("Beretar", "Glamdring"))
    ana = {"companies": [company], "marshalling": ["Riders of Rohan"], "exhaustions": 2, "turns": 9}
    table = Table(ana, {"companies": [at("Rivendell", "Elrond")]}, step="turn_ends", caller="Bor", last="Ana")
    while table.session.question is not None:
        if table.asked == "corruption":
            table.rolls(12)
        table.passes()
    view = GAME.view(table.g, "A")
    assert table.g.scores["A"] > view.numbers["points:A"]
    assert (figures(view)[0].value, end(view).parts[0].value) == (table.g.scores["A"], table.g.scores["A"])
    assert own_points(table.g, "A") == table.g.scores["A"], "and the course over the turns ends there"
    assert rival_points(table.g, "B") == table.g.scores["A"]


@pytest.mark.rule("MEC-010")
def test_a_game_that_ends_without_a_council_gives_the_points_as_they_stood() -> None:
    table = Table({"companies": [at("Bree", "Beretar")], "marshalling": ["Riders of Rohan"]})
    table.g.outcome = Outcome("won", "ring_given", ["A"])
    view = GAME.view(table.g, "A")
    assert view.numbers["points:A"] > 0
    assert (figures(view)[0].value, end(view).parts[0].value) == (view.numbers["points:A"], view.numbers["points:A"])


def test_no_two_steps_of_an_attack_have_the_same_name() -> None:
    steps = ("mec-step-assign", "mec-step-assign-rest", "mec-step-clash", "mec-step-strikes")
    assert [len({Texts(language)(step) for step in steps}) for language in LANGUAGES] == [4] * len(LANGUAGES)


def test_every_line_that_is_staged_can_be_said() -> None:
    said = [line for kind in MOMENTS.kinds for line in (kind.name, *kind.opens, *kind.tells, *kind.closes)]
    said += [id for beat in MOMENTS.beats for id in (beat.line, beat.told) if id]
    assert [id for id in said for language in LANGUAGES if not Texts(language).has(id)] == []


def test_each_socket_of_the_hazard_limit_shows_the_card_that_took_it_and_none_that_lies_face_down() -> None:
    table = Table(
        {"companies": [at("Moria", "Elrond", "Balin", limit=3, moved=True, path=["wilderness", "wilderness"])]},
        {"hand": ["Wargs", "Balin"]},
        step="hazards",
    )
    while table.who != "Bor":
        table.passes()
    table.choose("on_guard", "Balin 2" if table.find("on_guard", "Balin 2") else "Balin").until("hazards")
    for seat in ("A", "B"):
        shown = GAME.view(table.g, seat).zones["used:A1"].cards
        assert [(card.code, card.back) for card in shown] == [("", "player")]
    told = journey(GAME.view(table.g, "A"))
    assert told is None or told.used_zone == "used:A1"
    table.choose("creature", "Wargs").until("hazards")
    assert [card.code for card in GAME.view(table.g, "A").zones["used:A1"].cards] == [
        "",
        table.g.codes[table.id("Wargs")],
    ]


def test_who_has_arrived_is_on_no_road_any_more() -> None:
    """While hands are reset at the end of the movement/hazard phase the site of origin is gone (MEC-534)."""
    table = Table(
        {"companies": [at("Rivendell", "Elrond")], "locations": ["Moria"], "hand": ["Dodge"] * 10}, step="organization"
    )
    table.choose("go", "Elrond", "Moria").until("hazards")
    underway = journey(GAME.view(table.g, "A"))
    assert underway is not None
    assert [table.g.codes[card] for card in (table.g.companies[0].origin, table.g.companies[0].site)] == [
        underway.start,
        underway.goal,
    ]
    table.until_step("movement_ends")
    assert not table.g.companies[0].origin
    assert journey(GAME.view(table.g, "A")) is None


# -- the coach ---------------------------------------------------------------------------------------------------------


def test_eleven_sums_of_two_dice() -> None:
    assert [at_least(total) for total in (1, 2, 7, 12, 13)] == [36, 36, 21, 1, 0]


def advice(table: Table, verb: str, source: str = "", target: str = "") -> list[Message]:
    """What the coach says for such an answer, and against it."""
    chosen, view = table.find(verb, source, target)[:1], GAME.view(table.g, table.question.seat)
    told = [each.message for each in arguments(table.question, chosen, view)]
    assert told[0] == reason(table.question, chosen, view)
    for message in told:
        for language in LANGUAGES:
            Texts(language, strict=True)(message.id, **message.params)
    return told


def test_before_a_strike_the_coach_counts_the_rolls() -> None:
    table = attacked("Elrond", "Balin", prowess=11).pick("Elrond").until("hold")
    for_full, against_full = advice(table, "full")
    assert for_full.params == {"ways": at_least(11 - 7 + 1), "instead": at_least(11 - 4 + 1)}
    assert against_full.params == {"ways": 36 - at_least(4)}
    table.choose("full").until("support")
    assert advice(table, "support", "Balin")[0].params == {"ways": at_least(4), "instead": at_least(5)}


def test_on_the_way_the_coach_tells_of_what_waits_there() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond")], "locations": ["Moria"]}, step="organization")
    told = advice(table, "go", "Elrond", "Moria")
    assert told[1].id == "mec-argue-go-attack"
    assert told[1].params["best"] == 7


# -- pauses ------------------------------------------------------------------------------------------------------------


def _goes_on(session: Session) -> bool:
    assert isinstance(session.state, MecState)
    return bool(session.state.chain or session.state.attacks)


def asked_of_bor(*hand: str, among_rivals: bool = True) -> tuple[list[str], list[list[str]]]:
    """Whatever else Bor is asked when he plays his orcs, and passes; and what is written down."""
    company: dict[str, Any] = at("Moria", "Elrond", "Balin", limit=4)
    players = {"Ana": {"companies": [company]}, "Bor": {"hand": ["Orc-watch", *hand]}}
    session = Session(GAME, build({"step": "hazards", "players": players}, SEATS, 1))
    session.pretends = lambda question: among_rivals and question.seat == "B"
    assert session.question is not None
    session.answer([next(option.key for option in session.question.options if option.verb == "creature")])
    asked: list[str] = []
    while session.question is not None and _goes_on(session):
        question = session.question
        asked += [question.prompt.id.removeprefix("mec-ask-")] if question.seat == "B" else []
        quiet = [option.key for option in question.options if option.verb in QUIET]
        session.answer(quiet[:1] or [option.key for option in question.options[:1]])
    return asked, [record.keys for record in session.records[:9]]


@pytest.mark.parametrize("hand", [("Balin",), ("Wargs", "Dire Wolves"), ("Sword of Gondolin",)])
def test_nobody_can_tell_from_a_pause_what_a_hand_holds(hand: tuple[str, ...]) -> None:
    asked, written = asked_of_bor(*hand)
    assert asked[:3] == ["answer", "attack", "strike"]
    assert written == asked_of_bor(*hand, among_rivals=False)[1]


def test_an_empty_hand_is_not_waited_for() -> None:
    assert "strike" not in asked_of_bor()[0]


def test_who_stores_an_item_is_told_what_becomes_safe_and_what_is_checked_first() -> None:
    table = Table({"companies": [at("Rivendell", bearing("Elrond", "Glamdring"))], "hand": ["Balin"]})
    good, bad = advice(table, "store", "Glamdring")
    assert (good.params["points"], bad.params["points"]) == (2, 1)
    assert advice(table, "organize")[0].id == "mec-coach-organize"


def test_who_stays_outside_is_told_why() -> None:
    company = at("Moria", "Elrond", went=True)
    table = Table({"companies": [company], "hand": ["Glamdring"]}, step="site_company").until("enter")
    assert advice(table, "do_nothing")[0].id == "mec-coach-stay-out"


def test_a_folded_company_tells_leader_place_size_and_who_is_not_well() -> None:
    company = at("Moria", bearing("Elrond", "Glamdring"), wounded("Balin"), tapped("Haldir"))
    table = Table({"companies": [company]})
    view, id = GAME.view(table.g, "A"), table.company("Elrond").id
    told = folded(view, f"company:{id}")
    assert told is not None
    assert str(told.name.params["card"]).startswith(f"@{table.id('Elrond')}")
    assert str(told.place.params["site"]).startswith(f"@{table.id('Moria')}")
    assert told.count[:2] == ("account-group", 3)
    assert [number for _, number, _ in told.numbers] == [table.number("Elrond", "prowess"), 1, 1]
    assert folded(view, f"hand:{table.question.seat}") is None


def test_companies_at_one_site_are_each_seen_with_it() -> None:
    """They share one card; where a company parted, the place of its site was empty."""
    table = Table({"companies": [at("Rivendell", "Elrond"), at("Rivendell", "Haldir")]})
    view = GAME.view(table.g, "A")
    sites = [zone.cards for name, zone in view.zones.items() if name.startswith("site:A")]
    assert [[card.code for card in cards] for cards in sites] == [["TW-421"], ["TW-421"]]
    first, second = (cards[0].id for cards in sites)
    assert first == table.id("Rivendell") != second
    assert split_card_ref(card_ref(second, "TW-421")) == (second, "TW-421")
