"""Emblems: well-known cards as agreed, the rest by trait, frame and code, in every language the same."""

from __future__ import annotations

import json

import pytest

from desktop_app.paths import RESOURCES
from desktop_app.ui.art.chance import Chance, seed_of
from desktop_app.ui.art.emblems import choose_emblem, emblem_of
from desktop_app.ui.art.glyphs import known_glyph
from desktop_app.ui.art.heraldry import ORDINARIES, SHIELDS, shield_outline
from desktop_app.ui.art.kinds import KINDS
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.outlines import outline
from desktop_app.ui.art.places import LANDSCAPES
from desktop_app.ui.art.scenery import landscape
from desktop_app.ui.art.theme import Theme

TABLES = json.loads((RESOURCES / "art" / "emblems.json").read_text(encoding="utf-8"))


def test_aragorn_bears_a_crown_and_the_spider_a_spider() -> None:
    aragorn = choose_emblem("lotr_lcg", "01001", "lcg_hero", frame="leadership", title="Aragorn")
    spider = choose_emblem("lotr_lcg", "01096", "lcg_enemy", title="Forest Spider", traits=("Creature", "Spider"))
    assert (aragorn.charge, aragorn.shield) == ("crown", "heater")
    assert (spider.charge, spider.shield, spider.landscape) == ("spider", "jagged", "web")


def test_a_card_nobody_knows_gets_its_emblem_from_its_traits() -> None:
    unknown = choose_emblem("lotr_lcg", "99001", "lcg_hero", frame="lore", title="Nobody", traits=("Dwarf",))
    assert (unknown.shield, unknown.charge) == ("hexagon", "axe-battle")


def test_a_trait_is_known_by_its_printed_word_and_by_its_key() -> None:
    for printed, key, charge in (
        ("Dúnedain", "dunedain", "star"),
        ("Dol Guldur", "dol_guldur", "skull"),
        ("Nazgûl", "nazgul", "crown-outline"),
    ):
        by_word = choose_emblem("lotr_lcg", "99007", "lcg_ally", traits=(printed,))
        assert by_word == choose_emblem("lotr_lcg", "99007", "lcg_ally", traits=(key,))
        assert by_word.charge == charge


def test_a_card_without_traits_bears_its_spheres_sign() -> None:
    event = choose_emblem("lotr_lcg", "99002", "lcg_event", frame="spirit")
    assert (event.shield, event.charge) == ("lobes", "star-four-points")


def test_an_attachment_keeps_its_square_shield_whatever_its_traits() -> None:
    axe = choose_emblem("lotr_lcg", "99003", "lcg_attachment", frame="tactics", traits=("Dwarf", "Weapon"))
    assert axe.shield == "square"


def test_the_code_and_never_the_title_is_the_seed() -> None:
    english = FaceModel(code="99004", kind="lcg_ally", title="The Watcher", game="lotr_lcg", frame="lore")
    spanish = FaceModel(code="99004", kind="lcg_ally", title="El Vigilante", game="lotr_lcg", frame="lore")
    assert emblem_of(english) == emblem_of(spanish)


def test_codes_side_by_side_look_different() -> None:
    looks = {
        (emblem.light, emblem.landscape)
        for emblem in (choose_emblem("lotr_lcg", f"99{code:03}", "lcg_ally", frame="tactics") for code in range(30))
    }
    assert len(looks) >= 8


def test_an_unknown_kind_is_an_error() -> None:
    with pytest.raises(ValueError, match="lcg_wizard"):
        choose_emblem("lotr_lcg", "1", "lcg_wizard")


@pytest.mark.parametrize("game", sorted(TABLES["titles"]))
def test_fixed_emblems_name_things_that_exist(daylight: Theme, game: str) -> None:
    for title, emblem in TABLES["titles"][game].items():
        assert emblem.get("light", "dawn") in daylight.lights, title
        assert emblem.get("landscape", "hills") in LANDSCAPES, title
        assert emblem.get("shield", "heater") in SHIELDS, title
        assert known_glyph(emblem.get("charge", "ring")), title


def test_traits_and_frames_name_things_that_exist(daylight: Theme) -> None:
    for name, row in {**TABLES["traits"], **TABLES["frames"]}.items():
        assert set(row.get("lights", ())) <= set(daylight.lights), name
        assert set(row.get("landscapes", ())) <= set(LANDSCAPES), name
        assert row.get("shield", "heater") in SHIELDS, name
        assert known_glyph(row.get("charge", "ring")), name
    assert set(TABLES["frames"]) <= set(daylight.frames)


@pytest.mark.parametrize("place", sorted(LANDSCAPES))
def test_every_landscape_is_drawn_in_every_light(daylight: Theme, place: str) -> None:
    for light in daylight.lights:
        drawn = landscape("99005", place, light, 316, 232, "#5f4187", daylight)
        assert len(drawn) > 4
        assert drawn[0].path.boundingRect().width() == 316


def test_each_landscape_is_a_picture_of_its_own(daylight: Theme) -> None:
    sizes = {place: len(landscape("99006", place, "dawn", 316, 232, "", daylight)) for place in LANDSCAPES}
    assert len(set(sizes.values())) >= 8


@pytest.mark.parametrize("shape", sorted(SHIELDS))
def test_every_shield_fits_its_box(qapp: object, shape: str) -> None:
    box = shield_outline(shape).boundingRect()
    assert -1.3 <= box.left() < -0.6
    assert 0.6 < box.right() <= 1.3
    assert box.height() > 1.5


def test_every_kind_has_its_shield_its_metal_and_its_frame(daylight: Theme) -> None:
    for key, kind in KINDS.items():
        assert kind.shield == "" or kind.shield in SHIELDS, key
        assert kind.metal in daylight.metals, key
        assert kind.frame in daylight.frames, key
        assert kind.back in daylight.backs, key


def test_an_outline_may_only_use_the_commands_it_knows() -> None:
    assert not outline("M0 0L1 1Z").isEmpty()
    with pytest.raises(ValueError, match="'A'"):
        outline("M0 0A1 1 0 0 0 2 2")
    assert all(outline(notation) for notation in ORDINARIES.values() if notation)


class TestChance:
    def test_a_seed_gives_the_same_numbers_for_ever(self) -> None:
        assert seed_of("") == 2166136261
        assert seed_of("a") == 0xE40C292C
        first, second = Chance("01001"), Chance("01001")
        assert [first.share() for _ in range(50)] == [second.share() for _ in range(50)]

    def test_numbers_keep_to_their_bounds(self) -> None:
        chance = Chance("bounds")
        assert all(2 <= chance.between(2, 3) < 3 for _ in range(500))
        assert {chance.whole(1, 6) for _ in range(500)} == {1, 2, 3, 4, 5, 6}
        assert {chance.one_of("abc") for _ in range(200)} == set("abc")
