"""A duel in the middle of a table: large, and beside it the pairs that wait."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF

from desktop_app.app.profiles.settings import Settings
from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games import PLAYS
from desktop_app.games.contract.moments import Beat
from desktop_app.ui.table.layout.appearing import spots_now
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.pairs import between_sides
from desktop_app.ui.table.layout.placed import Rect
from desktop_app.ui.table.layout.placing import place
from desktop_app.ui.table.layout.plan import IN_A_PAIR
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.layouts.lotr_tcg import LAYOUT
from desktop_app.ui.table.moments.note_stage import NoteStage
from desktop_app.ui.table.moments.pictures import Faces, small_card
from desktop_app.ui.table.moments.rows import rows_of
from desktop_app.ui.table.moments.telling import tell
from desktop_app.ui.table.moments.told import Moment, Told, Touch
from tests.games.lotr_tcg.table import Table, bearing, fight
from tests.ui.table.conftest import Table as Window
from tests.ui.table.conftest import activate
from tests.ui.table.test_path_table import SIZES, laid

WORDS = PLAYS["lotr_tcg"].words
SIGNS = Signs(WORDS)


def duel(waiting: int, seats: int = 2) -> View:
    """A duel of Aragorn, while so many others wait, the first of them for two minions."""
    friends = ["Gimli", "Legolas", "Merry", "Pippin", "Éowyn", "Théoden"][:waiting]
    foes = [f"Uruk Regular {number}" if number > 1 else "Uruk Regular" for number in range(1, waiting + 2)]
    ana = {"fellowship": [bearing("Aragorn", "Ranger's Sword"), *friends], "hand": ["Valor"] * 7}
    bor = {"minions": ["Orthanc Warrior", *["Uruk Regular"] * len(foes)]}
    fights = [fight(friend, foe) for friend, foe in zip(friends, foes[1:], strict=True)]
    if fights:
        fights[0]["minions"].append(foes[0])
    against = fight("Aragorn", "Orthanc Warrior")
    table = Table(ana, bor, *[{}] * (seats - 2), step="skirmish_actions", skirmish=against, assigned=fights)
    return table.session.look("A")


def rect(card: Laid) -> Rect:
    tall = card.width * RATIO
    return Rect(card.x - card.width / 2, card.y - tall / 2, card.width, tall)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("waiting", "seats"), [(1, 2), (3, 2), (6, 2), (3, 4)])
def test_pairs_stand_within_their_mat_their_strengths_between_or_under_them(
    size: tuple[int, int], waiting: int, seats: int
) -> None:
    view = duel(waiting, seats)
    placement = laid(view, size)
    (mat,) = [mat for mat in placement.mats if "waiting:*" in mat.zones]
    spots = spots_now(placement, view, SIGNS)
    for number in range(1, waiting + 1):
        spot, cards = spots[f"waiting:{number}"], view.zones[f"waiting:{number}"].cards
        places = {each.card: rect(each) for each in lay(spot, cards, SIGNS)}
        below, *above = [places[card.id] for card in cards if not card.host]
        assert len(above) == (2 if number == 1 else 1)
        words = between_sides(spot)
        if above[0].x >= below.right:
            assert below.width > spot.card * IN_A_PAIR, "beside each other only to be larger"
            assert all(each.bottom <= words.y + 1 for each in (below, *above)), "the strengths stand under them"
        else:
            assert all(each.bottom <= below.y for each in above), "who attacks stands above whom it attacks"
            assert above[0].bottom - 1 <= words.y < words.bottom <= below.y + 1, "the strengths stand between them"
        for each in places.values():
            assert mat.rect.x <= each.x
            assert each.right <= mat.rect.right + 1
            assert mat.rect.y <= each.y
            assert each.bottom <= mat.rect.bottom


@pytest.mark.parametrize("size", SIZES)
def test_whoever_fights_now_stands_larger_than_whoever_waits(size: tuple[int, int]) -> None:
    view = duel(3)
    placement = laid(view, size)
    fighting, waiting = placement.spots["free_side"], placement.spots["waiting:*"]
    assert fighting.card > 0
    shown = [lay(spot, view.zones[zone].cards, SIGNS) for zone, spot in spots_now(placement, view, SIGNS).items()
             if zone.startswith("waiting:")]  # fmt: skip
    assert waiting.card == fighting.card, "they share a row"
    widest = max(card.width for cards in shown for card in cards)
    assert widest * 1.25 < fighting.card


@pytest.mark.parametrize(("waiting", "least"), [(2, 66), (3, 66), (4, 49)])
def test_pairs_in_a_small_window_lie_beside_each_other_rather_than_too_small_to_tell(waiting: int, least: int) -> None:
    view = duel(waiting)
    placement = laid(view, SIZES[0])
    spots = spots_now(placement, view, SIGNS)
    zones = [f"waiting:{number}" for number in range(1, waiting + 1)]
    widths = {card.width for zone in zones for card in lay(spots[zone], view.zones[zone].cards, SIGNS)}
    assert len(widths) == 1, "all of them alike"
    assert min(widths) >= least


@pytest.mark.parametrize("size", [(1126, 674), (1496, 967)])
def test_pairs_that_wait_for_the_first_duel_lie_beside_each_other_where_that_makes_them_large(
    size: tuple[int, int],
) -> None:
    """What is being decided has the middle of the table, and must not be the smallest thing on it."""
    ana = {"fellowship": ["Gimli"], "hand": ["Valor"] * 7}
    fights = [fight("Gimli", "Orthanc Warrior"), fight("Frodo", "Uruk Regular")]
    bor = {"minions": ["Orthanc Warrior", "Uruk Regular"]}
    view = Table(ana, bor, step="skirmishes", assigned=fights).session.look("A")
    placement = laid(view, size)
    spots = [spot for zone, spot in spots_now(placement, view, SIGNS).items() if zone.startswith("waiting:")]
    assert len(spots) == 2
    for spot in spots:
        widths = {card.width for card in lay(spot, view.zones[spot.zone].cards, SIGNS)}
        assert min(widths) >= 1.3 * spot.card * IN_A_PAIR


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("idle", [1, 2, 3])
def test_pairs_to_choose_from_stand_larger_than_whoever_fights_nobody(size: tuple[int, int], idle: int) -> None:
    """Which skirmish is fought next is asked about them, not about those who look on."""
    ana = {"fellowship": ["Gimli", "Legolas", "Merry", "Pippin"][: 1 + idle], "hand": ["Valor"] * 7}
    bor = {"minions": ["Orthanc Warrior", "Uruk Regular"]}
    fights = [fight("Gimli", "Orthanc Warrior"), fight("Frodo", "Uruk Regular")]
    view = Table(ana, bor, step="skirmishes", assigned=fights).session.look("A")
    placement = laid(view, size)
    spots = [spot for zone, spot in spots_now(placement, view, SIGNS).items() if zone.startswith("waiting:")]
    widths = {card.width for spot in spots for card in lay(spot, view.zones[spot.zone].cards, SIGNS) if not card.strip}
    assert min(widths) > max(placement.spots[f"fellowship:{seat}"].card for seat in "AB")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("minions", [2, 3, 4])
def test_those_who_sleep_make_room_for_those_who_are_hit(size: tuple[int, int], minions: int) -> None:
    """Whom archery wounds is asked of the Shadow player while his own fellowship rests beside his minions."""
    ana = {"fellowship": ["Aragorn", "Pippin"], "minions": ["Uruk Regular"] * minions, "hand": ["Valor"] * 3}
    view = Table({"fellowship": ["Legolas"]}, ana, step="archery").session.look("B")
    placement = place(LAYOUT, Room(*size, "B", ["A"]), Census(LAYOUT, view, SIGNS, {}, lambda zone: False))
    spots = spots_now(placement, view, SIGNS)

    def in_sight(zone: str) -> float:
        """How much of the first card of a zone is seen."""
        first, second, *_ = [card for card in lay(spots[zone], view.zones[zone].cards, SIGNS) if not card.strip]
        return min(1.0, (second.x - first.x) / first.width)

    assert in_sight("minions:B") > 0.8
    assert in_sight("minions:B") >= in_sight("fellowship:B")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("waiting", [0, 3])
def test_a_duel_makes_room_for_itself(size: tuple[int, int], waiting: int) -> None:
    view = duel(waiting)
    placement = laid(view, size)
    rows = {zone: placement.spots[zone].card for zone in ("free_side", "fellowship:A", "fellowship:B")}
    assert rows["free_side"] == max(rows.values())
    for one, other in itertools.combinations([mat.rect for mat in placement.mats if mat.zones], 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


def test_a_pair_says_how_strong_both_sides_are() -> None:
    score = WORDS.sights.score(duel(2), "waiting:2")
    assert score is not None
    assert score.params == {"free": 6, "shadow": 8}, "Legolas against an Uruk Regular"


def test_whoever_waits_can_be_clicked_and_walked_to(lay_table: Callable[..., Window]) -> None:
    ana = {"fellowship": ["Aragorn", "Gimli", "Legolas"], "hand": ["Best Company"]}
    now, later = fight("Aragorn", "Uruk Regular"), fight("Gimli", "Uruk Regular 2")
    bor = {"minions": ["Uruk Regular"] * 2}
    game = Table(ana, bor, step="skirmish_actions", skirmish=now, assigned=[later])
    gimli = game.id("Gimli")
    table = lay_table(game.session, size=(1366, 768))
    assert "waiting:1" in table.screen.controller.zones_in_order(), "the keyboard comes past it"
    assert gimli in table.letters
    spot = table.board.mapToScene(table.at(gimli))
    assert table.screen.scene.thing_at(spot) == gimli, "nothing lies over it"
    table.double_click(gimli)
    assert "target" in table.question


def test_where_pairs_stand_below_it_the_duel_has_the_whole_row() -> None:
    placement = laid(duel(5), (1496, 985))
    decided = placement.spots["free_side"].card
    assert decided >= 120
    assert decided > 1.3 * max(placement.spots[zone].card for zone in ("fellowship:A", "fellowship:B"))


def told_until(session: Session, line: str, kind: str) -> Moment:
    """The one moment of a kind told once the log has such a line; every question is given its last answer."""
    before = session.look("A")
    while not any(each.message.id == line for each in session.log):
        assert session.question is not None
        session.answer([session.question.options[-1].key])
    told = tell(session.log, session.records, 0, PLAYS["lotr_tcg"].staged, "A", before, session.look("A"), "")
    (moment,) = [moment for moment in told if moment.kind.id == kind]
    return moment


@pytest.mark.parametrize(("friend", "numbers"), [("Gimli", ["6", "7", "−1"]), ("Aragorn", ["8", "7", "1"])])
def test_a_skirmish_is_told_with_both_strengths_and_what_lies_between(friend: str, numbers: list[str]) -> None:
    """Orthanc Warrior has 7: too much for Gimli, too little for Aragorn."""
    session = Table(
        {"fellowship": [friend]}, {"minions": ["Orthanc Warrior"]}, step="skirmishes",
        assigned=[fight(friend, "Orthanc Warrior")],
    ).session  # fmt: skip
    moment = told_until(session, "tcg-log-wins", "skirmish")
    compared = moment.compared(len(moment.lines))
    assert compared is not None
    assert [cell.value for cell in compared.cells] == numbers
    assert [cell.sign for cell in compared.cells] == ["", "−", "="]
    assert compared.cells[-1].won == (friend == "Aragorn")


def test_who_fights_shows_the_strength_that_is_compared(lay_table: Callable[..., Window]) -> None:
    """Valor makes Legolas 8 before the skirmish is told: a 6 on his face beside that would read as a mistake."""
    game = Table(
        {"fellowship": ["Legolas"], "hand": ["Valor"]}, {"minions": ["Orthanc Warrior"]}, step="skirmishes",
        assigned=[fight("Legolas", "Orthanc Warrior")],
    )  # fmt: skip
    session, before = game.session, game.session.look("A")
    game.until("skirmish-actions").play("Valor")
    while not any(each.message.id == "tcg-log-wins" for each in session.log):
        assert session.question is not None
        session.answer([session.question.options[-1].key])
    told = tell(session.log, session.records, 0, PLAYS["lotr_tcg"].staged, "A", before, session.look("A"), "")
    (moment,) = [each for each in told if each.kind.id == "skirmish"]
    compared = moment.compared(len(moment.lines))
    assert compared is not None
    (legolas,) = compared.left.cards
    assert compared.left.total == 8
    showing = lay_table(session, seats=["A"], size=(1366, 768)).screen.showing
    faces = Faces(showing.ground(), moment, 1.0)
    seen = before.card(game.id("Legolas"))
    assert seen is not None
    of_eight = dataclasses.replace(seen, numbers=seen.numbers | {"strength": 8})
    painted = small_card(showing.ground(), seen.code, 120, 1.0, of_eight)
    assert faces.of_contender(legolas, 120).toImage() == painted.toImage()


def test_a_move_is_told_with_what_the_pool_gains_by_it() -> None:
    session = Table({"fellowship": ["Aragorn", "Gimli"]}, {}, twilight=1).session
    march = told_until(session, "tcg-log-dusk", "move")
    (pool,) = [touch for line in march.lines for touch in line.touches if touch.thing == "twilight"]
    fallen = march.lines[-1].message.params
    assert (pool.before, pool.after) == (1, fallen["total"])
    assert pool.amount >= 3, "one for each of the three at least"


def test_the_last_skirmish_has_been_told_when_the_regroup_phase_asks() -> None:
    game = Table(
        {"fellowship": ["Aragorn"]}, {"minions": ["Orthanc Warrior"], "hand": ["Uruk Regular"]}, step="skirmishes",
        assigned=[fight("Aragorn", "Orthanc Warrior")],
    ).until("reconcile")  # fmt: skip
    session, staged = game.session, PLAYS["lotr_tcg"].staged
    assert session.question is not None
    told = tell(session.log, session.records, 0, staged, "A", None, session.look("A"), session.question.fingerprint)
    (moment,) = [moment for moment in told if moment.kind.id == "skirmish"]
    assert not moment.open, "what is asked now does not belong to it"


def test_where_there_is_no_room_for_the_cells_of_a_duel_its_sum_is_a_line_over_the_cards(
    lay_table: Callable[..., Window],
) -> None:
    ana = {"fellowship": ["Gimli"], "hand": ["Best Company"]}
    game = Table(ana, {"minions": ["Uruk Regular"]}, step="skirmish_actions", skirmish=fight("Gimli", "Uruk Regular"))
    scene = lay_table(game.session, size=(840, 700)).screen.scene
    assert scene.ledger.isVisible()
    assert scene.ledger.in_a_line
    for name in ("Gimli", "Uruk Regular"):
        assert not scene.ledger.sceneBoundingRect().intersects(scene.rect_of(game.id(name)))


def test_nothing_looks_out_between_the_prompt_and_a_hand_that_is_lifted_over_the_table(
    lay_table: Callable[..., Window],
) -> None:
    """Two cards are discarded while Legolas fights with three possessions at a table of three: the hand has no room
    below it."""
    legolas = bearing("Legolas", "Elven Sword", "Elven Bow", "Elven Brooch")
    ana = {"fellowship": [legolas, "Gimli", "Merry", "Aragorn"], "hand": ["Valor", "Gimli", "Pippin", "Merry"] * 2}
    bor = {"minions": ["Orthanc Warrior", "Uruk Regular"], "fellowship": ["Aragorn", "Merry"]}
    fights = [fight("Legolas", "Orthanc Warrior"), fight("Gimli", "Uruk Regular")]
    game = Table(ana, bor, {}, step="skirmish_actions", skirmish=fights[0], assigned=fights[1:])
    (discarding,) = [option for option in game.question.options if option.key.endswith("4_64/3")]
    game.session.answer([discarding.key])
    table = lay_table(game.session, size=(1366, 640))
    scene, prompt = table.screen.scene, table.screen.prompt.geometry()
    assert table.question == "tcg-ask-discards"
    hand = [scene.rect_of(item.card.id) for item in scene.items_of(["hand:A"])]
    top = min(rect.top() for rect in hand)
    covered = [item for item in scene.items_of(["fellowship:A"]) if scene.rect_of(item.card.id).bottom() > top]
    assert covered, "it lies over one's own row"
    below = scene.hand_ground.sceneBoundingRect()
    assert scene.hand_ground.isVisible()
    assert below.top() <= prompt.bottom() + 1
    assert below.bottom() >= max(rect.bottom() for rect in hand) - 1
    for item in covered:
        assert item.zValue() < scene.hand_ground.zValue() < min(each.zValue() for each in scene.items_of(["hand:A"]))
    table.screen.parts.raise_hand(False)
    assert not scene.hand_ground.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_note_on_who_falls_lies_over_neither_side_of_the_duel(
    lay_table: Callable[..., Window], size: tuple[int, int]
) -> None:
    ana = {"fellowship": ["Aragorn", "Merry"], "hand": ["Best Company"] * 6}
    game = Table(ana, {"minions": ["Uruk Regular"]}, step="skirmish_actions", skirmish=fight("Aragorn", "Uruk Regular"))
    screen = lay_table(game.session, settings=Settings(motion="normal", moments="slow"), size=size).screen
    activate(screen)
    (death,) = [kind for kind in screen.showing.staged.kinds if kind.id == "death"]
    foe, friend = game.id("Uruk Regular"), game.id("Aragorn")
    seen = game.session.look("A").card(foe)
    assert seen is not None
    falls = Beat("tcg-log-killed", way="falls")
    killed = message("tcg-log-killed", card=card_ref(foe, seen.code))
    line = Told(0, killed, falls, (Touch(foe, seen.code),))
    moment = Moment(death, (line,))
    ground = replace(screen.showing.ground(), room=QRectF(screen.board.viewport().rect()))
    note = NoteStage(ground, moment, rows_of(moment, screen.showing.staged, screen.wording), [], 1.0)
    for card in (foe, friend):
        covered = note.box(0).intersected(ground.sights.place_of(card))
        assert covered.width() * covered.height() < 500
