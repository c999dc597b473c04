"""The ring of a lesson around what a card bears: its bearer can be read."""

from __future__ import annotations

from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.tour.tour_screen import TourScreen

THE_RING_IS_PUT_ON = 7


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
