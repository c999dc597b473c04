"""Every card of the library has a face that says what is printed on it, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.record import SHAPES, CardRecord, read_record
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.ui.art.face import card_size, paint_face
from desktop_app.ui.art.prose import sign_of
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.faces.faces import face_of, face_of_record, is_lying
from desktop_app.ui.faces.pictures import face_pixmap

CARDS: dict[str, list[dict[str, Any]]] = {
    "lotr_lcg": [
        {"type": "hero", "titles": {"en": "Ferny"}, "sphere": "lore", "threat_cost": 9, "willpower": 1, "attack": 2,
         "defense": 1, "hit_points": 4, "traits": ["Hobbit"]},
        {"type": "contract", "titles": {"en": "A Pact"}},
        {"type": "enemy", "titles": {"en": "Orc"}, "engagement_cost": 30, "threat": 2, "attack": 3, "defense": 1,
         "hit_points": 4, "shadow": {"en": "Shadow: attack +1 [Attack]."}},
    ],
    "lotr_tcg": [
        {"type": "site", "titles": {"en": "A Mill"}, "site_number": 3, "shadow_number": 4, "arrow": "left"},
        {"type": "minion", "titles": {"en": "Uruk"}, "culture": "Uruk-hai", "twilight": 3, "strength": 8,
         "vitality": 2, "home_site": ["5"], "text": {"en": "Play from [isengard]."}},
    ],
    "thrones": [
        {"type": "plot", "titles": {"en": "A Feast"}, "faction": "neutral", "income": 5, "initiative": 2, "claim": 1,
         "reserve": 6},
        {"type": "character", "titles": {"en": "A Guard"}, "faction": "stark", "cost": 2, "strength": 3,
         "icons": ["military"], "loyal": True},
    ],
    "meccg": [
        {"type": "site", "titles": {"en": "A Tower", "es": "Una Torre"}, "alignment": "hero", "site_type": "{R}",
         "site_path": "{w}{b}", "draw": 1, "draw_opponent": 2, "region": "Rhudaur"},
        {"type": "character", "titles": {"en": "A Scout"}, "alignment": "hero", "mind": 3, "prowess": 4, "body": 7,
         "direct_influence": 1, "skills": ["Scout"]},
    ],
    "me_quest": [
        {"type": "hero_card", "titles": {"en": "Evade"}, "attack": 0, "defense": 2, "strength_cost": 1,
         "kind": "ranged", "movement": "plains"},
        {"type": "monster", "titles": {"en": "Warg"}, "health": 4, "fortitude": 5, "strength": 3},
    ],
}  # fmt: skip


def made(game: str, data: dict[str, Any]) -> CardRecord:
    """A card of our own in the shape of its game."""
    code = data["titles"]["en"].replace(" ", "_")
    return read_record(game, {"code": code, "set": "own", "set_name": "Our own", **data}, "test")


def cards_of(game: str) -> list[CardRecord]:
    """The built-in cards of a game and our own ones."""
    return [card for card in built_in_cards() if card.game == game] + [made(game, data) for data in CARDS[game]]


@pytest.mark.parametrize("game", list(SHAPES))
def test_every_card_is_painted_large_and_small(game: str, qapp: QApplication) -> None:
    """Each card can be painted, and a face is no blank rectangle."""
    theme = load_theme("daylight")
    for card in cards_of(game)[:: max(1, len(cards_of(game)) // 12)]:
        face = face_of_record(card, "es")
        for width in (110, 250):
            size = card_size(face.kind, width)
            image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
            image.fill(0)
            painter = QPainter(image)
            paint_face(painter, face, {}, "front", theme, width)
            painter.end()
            lines = (image.height() // 3, image.height() // 2)  # one of them may lie between two lines of text
            seen = {image.pixel(x, y) for y in lines for x in range(0, image.width(), 3)}
            assert len(seen) > 3, card.title


def test_types_and_spheres_are_named_in_the_language() -> None:
    """A hero of Lore is "Héroe · Saber" in Spanish."""
    hero = made("lotr_lcg", CARDS["lotr_lcg"][0])
    assert face_of_record(hero, "en").type_line == "Hero · Lore"
    assert face_of_record(hero, "es").type_line == "Héroe · Saber"
    assert face_of_record(hero, "en").printed("threat_cost") == "9"


def test_the_emblem_does_not_depend_on_the_language() -> None:
    """A card is known by its picture in both languages."""
    for game in SHAPES:
        for card in cards_of(game):
            assert face_of_record(card, "en").emblem == face_of_record(card, "es").emblem


def test_icons_of_community_texts_become_signs_and_shadow_is_not_said_twice() -> None:
    """[Attack] is drawn, and the word before a shadow effect is the face's own."""
    orc = made("lotr_lcg", CARDS["lotr_lcg"][2])
    assert face_of_record(orc, "en").shadow == "attack +1 [attack]."
    uruk = face_of_record(made("lotr_tcg", CARDS["lotr_tcg"][1]), "en")
    assert uruk.text == ("Play from [isengard].",)
    assert sign_of("[isengard]") == "hand-front-left"
    assert uruk.frame == "isengard"
    assert uruk.printed("home_site") == "5"


def test_lying_cards() -> None:
    """Plots and quests lie, a character stands."""
    plot, guard = (face_of_record(made("thrones", data), "en") for data in CARDS["thrones"])
    assert is_lying(plot)
    assert not is_lying(guard)
    assert guard.type_line == "Character · House Stark · Loyal"
    assert guard.icons == ("military",)


def test_a_site_shows_its_road_and_both_draws() -> None:
    """The path, then the site itself; cards drawn by the mover and by the opponent."""
    site = face_of_record(made("meccg", CARDS["meccg"][0]), "es")
    assert site.road == ("wilderness", "border_land", "ruins")
    assert (site.printed("you_draw"), site.printed("opponent_draws")) == ("1", "2")
    assert site.subtitle == "Ruinas y Guaridas · Rhudaur"
    assert site.title == "Una Torre"


def test_attributes_of_a_monster_and_the_land_of_a_hero_card() -> None:
    """Reference cards show attributes in cells; a hero card the land it travels through."""
    evade, warg = (face_of_record(made("me_quest", data), "es") for data in CARDS["me_quest"])
    assert [warg.printed(key) for key in ("health", "fortitude", "might")] == ["4", "5", "3"]
    assert evade.frame == "quest_ranged"
    assert (evade.printed("travel"), evade.note) == ("plains", "Llanura")


def test_an_event_shows_its_favor_and_its_character_in_rows() -> None:
    event = face_of("me_quest", "event.messengers_of_the_stormcrow", "es")
    assert [row[1:] for row in event.rows] == [("Bree", "pon 1"), ("Théoden", "El Abismo de Helm")]
    assert (event.stage, event.cost, event.type_line) == ("I", "1", "Evento · Etapa I")


def test_a_plot_of_sauron_shows_what_it_needs_brings_and_costs() -> None:
    plot = face_of("me_quest", "plot.wormtongue_taints_theoden", "en")
    assert [plot.printed(key) for key in ("shadow_pool", "advance", "favour")] == ["5", "+2", "5"]
    assert plot.type_line == "Plot · Corruption"
    assert is_lying(plot)


def test_a_monster_token_shows_what_its_monster_can_do() -> None:
    orc, blank = (face_of("me_quest", f"monster_token.blue.{monster}", "en") for monster in ("orc", "blank"))
    assert (orc.printed("health"), orc.icons.count("ranged"), len(orc.text)) == ("3", 3, 1)
    assert (blank.title, blank.numbers) == ("Idle Rumor", ())


def test_a_peril_without_a_place_fits_any() -> None:
    assert face_of("me_quest", "peril.orc_scouts", "en").rows[0][1] == "Any location"
    assert face_of("me_quest", "peril.trapped", "en").rows[0][1] == "The Grey Mountains / Rhudaur"


def test_two_characters_of_the_first_game_never_bear_the_same_sign() -> None:
    bearers: dict[str, set[str]] = {}
    for code, card in load_cards().items():
        if card.type in ("hero", "ally"):
            face = face_of("lotr_lcg", code, "en")
            assert face.emblem is not None
            bearers.setdefault(face.emblem.charge, set()).add(face.title)
    assert not {charge: titles for charge, titles in bearers.items() if len(titles) > 1}


@pytest.mark.parametrize("width", [34, 60, 120])
def test_the_small_face_of_a_lying_card_is_whole(width: int) -> None:
    """The edges of a plot are as dark at the right as at the left: it was cut there."""
    plot = next(card for card in built_in_cards("thrones") if card.type == "plot")
    pixmap = face_pixmap(face_of("thrones", plot.code, "en"), width, 1.0, load_theme("daylight"), "en")
    assert pixmap.width() == width
    assert pixmap.height() == round(width * 63 / 88)
    image = pixmap.toImage()
    across, down = image.width() - 1, image.height() - 1
    left, right = (image.pixelColor(x, down // 2).lightness() for x in (0, across))
    assert abs(left - right) < 12
