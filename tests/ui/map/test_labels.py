"""Where the names of places stand: each beside its own, none over another, turned in where the window ends."""

from __future__ import annotations

from desktop_app.engine.frozen import replace
from desktop_app.ui.map.boxes import Box, meeting, share
from desktop_app.ui.map.labels import Name, placed, turned_in

WINDOW = (0.0, 0.0, 400.0, 300.0)


def at_the_right_of(name: Name) -> Box:
    return name.x + name.reach, name.y - name.tall / 2, name.x + name.reach + name.wide, name.y + name.tall / 2


def test_a_name_that_the_edge_cuts_turns_to_the_other_side_of_its_place() -> None:
    havens = Name("havens", 360.0, 150.0, 8.0, 90.0, 16.0)
    (box,) = turned_in([havens], {"havens": at_the_right_of(havens)}, WINDOW).values()
    assert 0 <= box[0] < box[2] <= 400
    assert box[2] - box[0] == havens.wide


def test_a_name_under_a_card_on_the_map_turns_away_from_it() -> None:
    card = (200.0, 0.0, 300.0, 300.0)
    bree = Name("bree", 180.0, 150.0, 8.0, 90.0, 16.0)
    (box,) = turned_in([bree], {"bree": at_the_right_of(bree)}, WINDOW, [card]).values()
    assert not meeting(box, card)


def test_a_name_steps_beside_a_piece_on_the_land_and_stays_where_every_side_is_taken() -> None:
    pawn = (190.0, 120.0, 225.0, 170.0)
    bree = Name("bree", 180.0, 150.0, 8.0, 90.0, 16.0)
    here = {"bree": at_the_right_of(bree)}
    (box,) = turned_in([bree], here, WINDOW, standing=[pawn]).values()
    assert not meeting(box, pawn)
    assert turned_in([bree], here, WINDOW, standing=[WINDOW]) == here


def test_a_name_that_finds_no_side_but_over_a_piece_of_another_place_is_left_out_unless_its_place_is_large() -> None:
    """At a puzzle the name of a dale beside Moria lay over both companies that met there."""
    pawn, pillar = (190.0, 135.0, 240.0, 165.0), (0.0, 0.0, 170.0, 300.0)
    above, below = (170.0, 0.0, 400.0, 132.0), (170.0, 168.0, 400.0, 300.0)
    dale = Name("dale", 180.0, 150.0, 8.0, 90.0, 16.0, rank=1)
    around, here = [pillar, above, below], {"dale": at_the_right_of(dale)}
    assert turned_in([dale], here, WINDOW, over=around) == here
    assert turned_in([dale], here, WINDOW, over=around, standing=[pawn]) == {}
    assert "dale" in turned_in([replace(dale, rank=2)], here, WINDOW, over=around, standing=[pawn])
    its_own = (184.0, 135.0, 240.0, 165.0)
    assert "dale" in turned_in([dale], here, WINDOW, over=around, standing=[its_own]), "it tells where that stands"


def test_a_name_that_turns_covers_no_badge_where_another_side_is_as_good() -> None:
    bree = Name("bree", 380.0, 150.0, 8.0, 90.0, 16.0)
    cut = {"bree": at_the_right_of(bree)}
    (first,) = turned_in([bree], cut, WINDOW).values()
    (box,) = turned_in([bree], cut, WINDOW, badges=[first]).values()
    assert not meeting(box, first)


def test_a_name_turns_to_no_side_where_it_would_hide_another_place() -> None:
    """On its way from under a pawn the name of what lies below Moria lay over Moria itself."""
    pieces = [(185.0, 60.0, 300.0, 300.0), (60.0, 160.0, 300.0, 300.0), (60.0, 60.0, 300.0, 140.0)]
    moria = (80.0, 120.0, 160.0, 180.0)
    gates = Name("gates", 180.0, 150.0, 8.0, 90.0, 16.0, rank=-1)
    here = {"gates": at_the_right_of(gates)}
    (turned,) = turned_in([gates], here, WINDOW, standing=pieces).values()
    assert turned[2] < 180.0, "to the left, where nothing stands"
    (turned,) = turned_in([gates], here, WINDOW, standing=pieces, marks=[moria]).values()
    assert not meeting(turned, (90.0, 130.0, 150.0, 170.0))


def test_the_name_of_a_haven_rather_touches_a_piece_than_stand_over_another_place() -> None:
    """Minas Tirith was written over the mark of Minas Morgul, which one would have taken for it."""
    tirith = Name("tirith", 60.0, 150.0, 8.0, 90.0, 16.0, rank=2)
    cut = {"tirith": (-41.0, 142.0, 49.0, 158.0)}
    morgul, piece, above = (90.0, 140.0, 114.0, 160.0), (0.0, 168.0, 300.0, 230.0), (0.0, 0.0, 400.0, 138.0)
    (box,) = turned_in([tirith], cut, WINDOW, over=[above], standing=[piece], marks=[morgul]).values()
    assert share(box, morgul) < 0.5
    (box,) = turned_in([tirith], cut, WINDOW, over=[above], standing=[piece]).values()
    assert not meeting(box, piece)


def test_a_name_of_which_little_is_seen_under_a_card_or_a_key_is_left_out() -> None:
    """On a journey half a name looked out from under the card of a site."""
    bree = Name("bree", 180.0, 150.0, 8.0, 90.0, 16.0)
    here, around = {"bree": at_the_right_of(bree)}, (0.0, 0.0, 400.0, 148.0)
    assert turned_in([bree], here, WINDOW, [around, (0.0, 152.0, 400.0, 300.0)]) == {}
    assert turned_in([bree], here, WINDOW, over=[(0.0, 0.0, 400.0, 300.0)]) == {}
    assert turned_in([bree], here, WINDOW, over=[(270.0, 0.0, 400.0, 300.0), (0.0, 0.0, 187.0, 300.0)]) == here


def test_a_name_at_the_left_edge_keeps_its_first_letter() -> None:
    """One read "harbad"."""
    tharbad = Name("tharbad", 40.0, 150.0, 8.0, 100.0, 16.0)
    beneath, taken = (-10.0, 160.0, 90.0, 176.0), [(0.0, 0.0, 400.0, 158.0), (0.0, 180.0, 400.0, 300.0)]
    taken += [(110.0, 150.0, 400.0, 190.0)]
    assert turned_in([tharbad], {"tharbad": beneath}, WINDOW, over=taken) == {"tharbad": (0.0, 160.0, 100.0, 176.0)}
    beside = [*taken, (95.0, 150.0, 400.0, 190.0)]
    assert turned_in([tharbad], {"tharbad": beneath}, WINDOW, over=beside) == {}


def test_a_name_that_the_edge_would_cut_a_little_is_moved_so_far_that_no_letter_is_lost() -> None:
    """At the edge of a land names were read without a sixth of their letters."""
    rhun = Name("rhun", 350.0, 285.0, 8.0, 60.0, 16.0)
    cut, around = (341.0, 285.0, 401.0, 301.0), [(0.0, 0.0, 400.0, 280.0), (0.0, 280.0, 300.0, 300.0)]
    assert turned_in([rhun], {"rhun": cut}, WINDOW, over=around) == {"rhun": (340.0, 284.0, 400.0, 300.0)}
    assert turned_in([rhun], {"rhun": cut}, WINDOW, over=[*around, (300.0, 280.0, 340.5, 300.0)]) == {}


def test_the_name_of_a_place_out_of_sight_is_left_out_and_what_is_seen_whole_stays() -> None:
    beyond, seen = Name("beyond", 420.0, 150.0, 8.0, 90.0, 16.0), Name("seen", 100.0, 50.0, 8.0, 90.0, 16.0)
    found = {"beyond": (322.0, 142.0, 412.0, 158.0), "seen": at_the_right_of(seen)}
    assert turned_in([beyond, seen], found, WINDOW) == {"seen": at_the_right_of(seen)}


def test_a_name_does_not_stand_nearer_to_another_place_than_to_its_own() -> None:
    """The name of Goblin-gate could be read as that of Beorn's House."""
    gate, own = Name("gate", 180.0, 150.0, 8.0, 90.0, 16.0), (172.0, 142.0, 188.0, 158.0)
    (usual,) = placed([gate], [own, (290.0, 140.0, 306.0, 156.0)], []).values()
    assert usual[0] > 188.0, "at its right"
    (box,) = placed([gate], [own, (283.5, 140.0, 299.5, 156.0)], []).values()
    assert box[1] > 158.0, "under it, where no other is nearer"
    region = replace(gate, area=True)
    assert list(placed([region], [own, (283.5, 140.0, 299.5, 156.0)], []).values()) == [usual], "nobody mistakes it"


def test_where_marks_stand_close_a_plain_name_gives_way_to_them_and_that_of_a_haven_does_not() -> None:
    marks = [(x, y, x + 10.0, y + 10.0) for x in map(float, range(0, 300, 12)) for y in map(float, range(0, 200, 12))]
    eregion = Name("eregion", 150, 100, 6, 60, 14)
    rivendell = Name("rivendell", 150, 100, 6, 60, 14, rank=2, yields=False)
    assert list(placed([eregion], marks, [])) == []
    assert list(placed([rivendell], marks, [])) == ["rivendell"]
    assert list(placed([eregion], marks[:4], [])) == ["eregion"], "there is room beside it"


def test_long_names_of_a_very_large_window_lie_over_no_other_when_they_are_turned_in() -> None:
    """One is written from afar over the place of the other, which is cut at the edge and looks for another side."""
    far = Name("corazon", 1180, 130, 20, 500, 40)
    cut = Name("oeste", 400, 130, 20, 520, 40)
    found = {"corazon": (660.0, 110.0, 1160.0, 150.0), "oeste": (-140.0, 110.0, 380.0, 150.0)}
    turned = turned_in([cut], found, (0.0, 0.0, 1200.0, 600.0))
    assert turned["oeste"] != found["oeste"]
    box, other = turned["oeste"], found[far.id]
    assert box[0] >= other[2] or other[0] >= box[2] or box[1] >= other[3] or other[1] >= box[3]
