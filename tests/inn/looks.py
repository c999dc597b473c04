"""How the inn looks: its table, its faces, its picture. `desktop_app.ui.games.register` brings them in."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.faces.wording import numbers_of, paragraphs, printed, traits_line, type_name
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only
from desktop_app.ui.table.layout.layout import Band, Layout, Mat, Plan, Spot

KINDS = {"guest": "tcg_companion", "weapon": "tcg_possession", "armour": "tcg_possession", "trick": "tcg_condition"}
FRAMES = {"guest": "shire", "weapon": "isengard", "armour": "dwarven", "drink": "gondor", "trick": "moria"}


def face(card: CardRecord, language: str) -> FaceModel:
    """What is printed on a card of the inn."""
    return FaceModel(
        code=card.code,
        kind=KINDS.get(card.type, "tcg_event"),
        title=card.title_in(language),
        game=card.game,
        frame=FRAMES.get(card.type, "shire"),
        cost=printed(card.fields.get("cost")) or None,
        numbers=numbers_of(card, {"strength": "strength", "guard": "vitality"}),
        type_line=type_name(card, language),
        traits=traits_line(card, language),
        text=paragraphs(card, language),
        set_name=card.set_name,
        number=str(card.number),
    )


_PILES = (
    Spot("deck:{seat}", "pile", caption="inn-mat-deck"),
    Spot("discard:{seat}", "pile", caption="inn-mat-discard"),
)
_DIALS = (
    Spot("health:{seat}", "dial", caption="inn-counter-health"),
    Spot("coins:{seat}", "dial", caption="inn-counter-coins"),
)
_OTHER = Band(
    160,
    (
        Mat("inn-zone-guest", "account", (Spot("guest:{seat}", "row", coins=True),), width=190),
        Mat("inn-zone-front", "table-furniture", (Spot("front:{seat}", "row"),)),
        Mat("inn-zone-tricks", "help-circle-outline", (Spot("tricks:{seat}", "row"),), look="encounter"),
        Mat("inn-mat-things", "cards", (*_DIALS, Spot("hand:{seat}", "pile"), *_PILES), width=430),
    ),
)
_HAND = Band(
    180,
    (
        Mat("", "", _DIALS, width=240, look="bare"),
        Mat("", "", (Spot("hand:{seat}", "fan"),), look="bare"),
        Mat("", "", _PILES, width=220, look="bare"),
    ),
)
_OWN = (
    Mat("inn-zone-guest", "account", (Spot("guest:{seat}", "row", coins=True),), width=220),
    Mat("inn-zone-front", "table-furniture", (Spot("front:{seat}", "row"),)),
    Mat("inn-zone-tricks", "help-circle-outline", (Spot("tricks:{seat}", "row"),), look="encounter"),
)
PLAN = Plan(
    name="wide",
    width=1200,
    height=720,
    card=104,
    hand_card=112,
    prompt=70,
    other=_OTHER,
    bands=(Band(210, _OWN), Band(0), _HAND),
)
LOOKS = GameLooks(
    picture=GamePicture("plains", "dusk", "shire", "round", "glass-mug-variant"),
    face=front_only(face),
    layout=Layout(plans=(PLAN,), backs={"inn": "house"}),
    columns=("title", "type", "cost", "strength", "guard"),
)
