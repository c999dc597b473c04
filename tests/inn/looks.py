"""How the inn looks: its faces, its card kinds, its table for a large and for a small window."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord
from desktop_app.engine.view import SHOWN
from desktop_app.ui.art.kinds import Kind
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.faces.wording import numbers_of, paragraphs, printed, traits_line, type_name
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only
from desktop_app.ui.table.layout.layout import Arrangement, Layout, Mat, Spot

_FIGHTING = ("strength", "guard")
KINDS = {
    "inn_guest": Kind("tcg", "arch", "heater", "gondor", corner="", strip=(*_FIGHTING, "stamina"), sphere_sign=False),
    "inn_friend": Kind("tcg", "cut", "heater", "rohan", strip=_FIGHTING, sphere_sign=False),
    "inn_thing": Kind("tcg", "hexagon", "square", "dwarven", sphere_sign=False),
    "inn_drink": Kind("tcg", "scroll", "lobes", "shire", sphere_sign=False),
    "inn_trick": Kind("tcg", "scroll", "lozenge", "gollum", sphere_sign=False),
}
_NUMBERS = {"strength": "strength", "guard": "guard", "health": "stamina"}


def face(card: CardRecord, language: str) -> FaceModel:
    """A card of the inn."""
    kind = f"inn_{card.type}"
    return FaceModel(
        code=card.code,
        kind=kind,
        title=card.title_in(language),
        game=card.game,
        frame=KINDS[kind].frame,
        cost=printed(card.fields.get("cost")) or None,
        numbers=numbers_of(card, _NUMBERS),
        type_line=type_name(card, language),
        traits=traits_line(card, language),
        text=paragraphs(card, language),
        set_name=card.set_name,
        number="" if card.number is None else str(card.number),
    )


# -- the table ---------------------------------------------------------------------------------------------------------

_GUEST = Spot("guest:{seat}", "row")
_FRIENDS = Spot("friends:{seat}", "row")
_BET = Spot("bet:{seat}", "row")
_DIALS = (
    Spot("health:{seat}", "dial", caption="inn-counter-health"),
    Spot("coins:{seat}", "dial", caption="inn-counter-coins"),
)
_PILES = (
    Spot("deck:{seat}", "pile", caption="inn-mat-deck-short"),
    Spot("discard:{seat}", "pile", caption="inn-mat-discard-short"),
)
_OTHERS = (
    Mat("inn-mat-guest", "shield-account", (_GUEST,)),
    Mat("inn-mat-friends", "account-group", (_FRIENDS,)),
    Mat("inn-mat-bet", "help-circle-outline", (_BET,), look="encounter", short="inn-mat-bet-short"),
    Mat("inn-mat-belongings", "cards", (*_DIALS, *_PILES), weight=1, counted=("hand:{seat}",)),
)
BET = Mat("inn-mat-bet", "help-circle-outline", (_BET,), weight=4, look="encounter", words=True)
GUEST = Mat("inn-mat-guest", "shield-account", (_GUEST,), weight=3, words=True)
FRIENDS = Mat("inn-mat-friends", "account-group", (_FRIENDS,), weight=3, words=True)

LAYOUT = Layout(
    arrangements=(
        Arrangement(((BET,), (GUEST, FRIENDS)), _OTHERS),
        Arrangement(((BET, GUEST, FRIENDS),), _OTHERS),
        Arrangement(((BET,), (GUEST, FRIENDS)), _OTHERS, beside=4),
    ),
    hand=Spot("hand:{seat}", "fan"),
    left_of_hand=_DIALS,
    face_numbers={"health": "stamina"},
    right_of_hand=_PILES,
    belongings=Mat("inn-mat-belongings", "cards", (*_DIALS, *_PILES), weight=1),
    tray=(SHOWN, "resolving"),
)

LOOKS = GameLooks(
    picture=GamePicture("hall", "gold", "shire", "lobes", "glass-mug-variant"),
    face=front_only(face),
    layout=lambda: LAYOUT,
    columns=("title", "type", "cost", "strength", "guard", "traits"),
    sign_field="type",
    deck_kinds=("guest", "friend", "thing", "drink", "trick", "all"),
    kinds=KINDS,
    number_signs={"guard": "shield", "stamina": "heart"},
)
