"""The ring of a lesson lies over nothing that has to be read beside what it is around."""

from __future__ import annotations

from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.tour.ring import WIDE
from desktop_app.ui.tour.tour_screen import TourScreen

THE_RING_IS_PUT_ON, THE_ROUND_ENDS = 7, 11


def test_the_ring_around_a_strip_leaves_the_name_of_its_bearer_in_sight() -> None:
    with Stage((1366, 768), "en", "daylight", "lotr_tcg") as stage:
        stage.show("tour")
        tour = stage.shell.screens[stage.shell.shown]
        assert isinstance(tour, TourScreen)
        tour.go_to(THE_RING_IS_PUT_ON)
        settle()
        assert tour.table is not None
        scene, board = tour.table.scene, tour.table.board
        (ring,) = [item for item in scene.cards.values() if item.strip and item.card.id in tour.looked_at]
        bearer = board.mapFromScene(scene.rect_of(ring.card.host)).boundingRect()
        top = board.viewport().mapTo(tour, bearer.topLeft()).y()
        around = [box for box in tour.ring.around if box.bottom() < top + bearer.height() // 2]
        assert around
        assert all(box.bottom() <= top + 2 for box in around)


def test_the_ring_around_the_prompt_covers_no_key_of_the_hand_below_it() -> None:
    with Stage((1366, 768), "es", "daylight", "thrones") as stage:
        stage.show("tour")
        tour = stage.shell.screens[stage.shell.shown]
        assert isinstance(tour, TourScreen)
        tour.go_to(THE_ROUND_ENDS)
        settle()
        assert tour.table is not None
        board = tour.table.board
        hand = tour.table.scene.items_of(["hand:A"])
        caps = [board.mapFromScene(item.key_rect().translated(item.home)).boundingRect() for item in hand]
        tops = [board.viewport().mapTo(tour, cap.topLeft()).y() for cap in caps if not cap.isEmpty()]
        prompt = tour.table.prompt
        foot = prompt.mapTo(tour, prompt.rect().bottomLeft()).y()
        (around,) = [box for box in tour.ring.around if abs(box.bottom() - foot) < 20]
        assert tops
        assert around.bottom() + WIDE <= min(tops) + 2


def test_the_ring_around_the_large_card_leaves_its_numbers_in_sight() -> None:
    with Stage((1366, 768), "en", "daylight", "thrones") as stage:
        stage.show("tour")
        tour = stage.shell.screens[stage.shell.shown]
        assert isinstance(tour, TourScreen)
        assert tour.table is not None
        now = tour.table.side.large.now
        assert now.text()
        foot = now.mapTo(tour, now.rect().bottomLeft()).y()
        (around,) = [box for box in tour.ring.around if abs(box.bottom() - foot) < 20]
        assert around.bottom() >= foot
