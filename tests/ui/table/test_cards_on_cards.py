"""Cards that lie on another or half under it: attachments as strips with their titles, and shadow cards."""

from __future__ import annotations

import itertools

from desktop_app.engine.view import CardView
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from desktop_app.ui.table.layout.plan import STRIP_LEAST
from tests.ui.table.laid_out import SIGNS, cards, of_game, row, table


def test_attachments_lie_as_strips_above_their_card_and_show_their_title() -> None:
    hero, ring = cards(2)
    ring.host = hero.id
    laid = {each.card: each for each in lay(row(400, 240), [hero, ring], SIGNS)}
    assert laid[ring.id].y < laid[hero.id].y
    assert laid[ring.id].over < laid[hero.id].over
    assert laid[ring.id].strip
    in_sight = laid[hero.id].y - laid["c0"].width * RATIO / 2 - (laid[ring.id].y - laid[ring.id].strip / 2)
    assert STRIP_LEAST <= in_sight <= 32 + 5


def test_over_a_small_card_a_strip_is_wide_enough_for_its_title_where_there_is_room() -> None:
    """ "Dwarven Axe" was cut to "Dwarven..." beside an empty mat."""
    hero, axe, other = (CardView(id, "01026", "heroes:A") for id in ("hero", "axe", "other"))
    axe.host = hero.id
    wide, tight = (PlacedSpot("heroes:A", "row", Rect(0, 0, room, 240), 82, "A", 0, "", gap=28) for room in (400, 90))
    strip = {each.card: each for each in lay(wide, [hero, axe], SIGNS)}["axe"]
    assert strip.width >= 140
    assert strip.x - strip.width / 2 == 0, "from the edge of its bearer on"
    assert {each.card: each for each in lay(tight, [hero, axe], SIGNS)}["axe"].width == 90, "to the edge of its mat"
    between = {each.card: each for each in lay(wide, [hero, axe, other], SIGNS)}
    assert between["axe"].x + between["axe"].width / 2 < between["other"].x - between["other"].width / 2


def test_the_titles_of_three_attachments_can_be_read() -> None:
    view = of_game()
    hero = view.zones["heroes:A"].cards[0]
    attached = [CardView(f"attached-{i}", "01026", "heroes:A", host=hero.id) for i in range(3)]
    view.zones["heroes:A"].cards += attached
    spot = table(view).spots["heroes:A"]
    laid = {each.card: each for each in lay(spot, view.zones["heroes:A"].cards, SIGNS)}
    tops = [laid[card.id].y - laid[card.id].strip / 2 for card in attached]
    tops.append(laid[hero.id].y - laid[hero.id].width * RATIO / 2)
    for upper, lower in itertools.pairwise(tops):
        assert lower - upper >= STRIP_LEAST - 0.5
    assert tops[0] >= spot.rect.y - 0.5


def test_of_six_attachments_the_lowest_strip_says_how_many_more_there_are() -> None:
    hero = CardView("hero", "01001", "heroes:A")
    attached = [CardView(f"a{i}", "01026", "heroes:A", host="hero") for i in range(6)]
    laid = lay(row(400, 300), [hero, *attached], SIGNS)
    strips = [each for each in laid if each.strip]
    assert [each.more for each in strips] == [0, 0, 0, 3]
    opened = [each for each in lay(row(400, 300), [hero, *attached], SIGNS, opened="hero") if each.strip]
    assert [each.card for each in opened] == [card.id for card in attached]


def test_an_exhausted_attachment_is_pushed_aside_and_keeps_clear_of_the_next_hero() -> None:
    cards = [
        CardView("one", "01001", "heroes:A"),
        CardView("sword", "01026", "heroes:A", host="one"),
        CardView("horn", "01026", "heroes:A", host="one", marks=["exhausted"]),
        CardView("two", "01002", "heroes:A"),
    ]
    laid = {each.card: each for each in lay(row(800, 240), cards, SIGNS)}
    assert laid["horn"].x - laid["horn"].width / 2 == laid["sword"].x - laid["sword"].width / 2 + 12
    assert laid["horn"].x + laid["horn"].width / 2 <= laid["two"].x - laid["two"].width / 2


def test_a_shadow_card_lies_half_covered_at_the_right_of_its_enemy() -> None:
    enemy = CardView("e", "01096", "engaged:A")
    shadow = CardView("e/shadow1", "", "engaged:A", host="e", back="encounter", marks=["shadow"])
    laid = {each.card: each for each in lay(row(600), [enemy, shadow], SIGNS)}
    apart = laid["e/shadow1"].x - laid["e"].x
    assert 0.35 * 100 < apart < 100


def test_what_lies_half_under_a_card_on_its_side_is_no_higher_than_that() -> None:
    """It would reach over the name of the mat, whose row is as high as its cards lie."""
    enemy = CardView("e", "01096", "engaged:A", marks=["exhausted"])
    shadow = CardView("e/shadow1", "", "engaged:A", host="e", back="encounter", marks=["shadow"])
    laid = {each.card: each for each in lay(row(600), [enemy, shadow], SIGNS)}
    over, under = laid["e"], laid["e/shadow1"]
    assert over.landscape
    assert under.y - under.width * RATIO / 2 >= over.y - over.width / RATIO / 2
    assert under.x + under.width / 2 > over.x + over.width / 2 + 0.35 * 100, "it is in sight as ever"
