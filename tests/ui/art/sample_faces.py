"""Faces to look at: real cards of every kind, told in our own words, one list a game."""

from __future__ import annotations

from desktop_app.ui.art.emblems import choose_emblem
from desktop_app.ui.art.face import FaceModel


def _face(english_traits: tuple[str, ...] = (), **printed: object) -> FaceModel:
    face = FaceModel(**printed)  # type: ignore[arg-type]
    emblem = choose_emblem(
        face.game, face.code, face.kind, frame=face.frame, title=face.title, traits=english_traits
    )
    return FaceModel(**{**printed, "emblem": emblem})  # type: ignore[arg-type]


def _character(kind: str, code: str, title: str, frame: str, cost: str, stats: str, **more: object) -> FaceModel:
    keys = ("willpower", "attack", "defense", "hit_points")
    numbers = tuple(zip(keys, stats.split(), strict=True))
    if kind == "lcg_hero":
        numbers = (("threat_cost", cost), *numbers)
        more["cost"] = None
    else:
        more["cost"] = cost
    return _face(
        game="lotr_lcg", code=code, kind=kind, title=title, frame=frame, numbers=numbers, set_name="Revised Core",
        number=str(int(code[2:])), **more,
    )  # fmt: skip


ARAGORN = _character(
    "lcg_hero", "01001", "Aragorn", "leadership", "12", "2 3 2 5", unique=True, type_line="Hero · Leadership",
    traits="Dúnedain. Noble. Ranger.",
    text=("**Sentinel.**",
          "**Response:** When Aragorn has committed to a quest, pay 1 resource of his own to ready him."),
)  # fmt: skip
LEGOLAS = _character(
    "lcg_hero", "01005", "Legolas", "tactics", "9", "1 3 1 4", unique=True, type_line="Hero · Tactics",
    traits="Noble. Silvan. Warrior.",
    text=("**Ranged.**",
          "**Response:** After Legolas helps to destroy an enemy by an attack, put 2 progress on the current quest."),
)  # fmt: skip
EOWYN = _character(
    "lcg_hero", "01007", "Éowyn", "spirit", "9", "4 1 1 3", unique=True, type_line="Hero · Spirit",
    traits="Noble. Rohan.",
    text=("**Action:** Discard 1 card from hand: Éowyn has +1 [willpower] until the phase ends. "
          "Each player may use this once a round.",),
)  # fmt: skip
DENETHOR = _character(
    "lcg_hero", "01010", "Denethor", "lore", "8", "1 1 3 3", unique=True, type_line="Hero · Lore",
    traits="Gondor. Noble. Steward.",
    text=("**Action:** Exhaust Denethor to look at the top card of the encounter deck. "
          "You may put it on the bottom.",),
)  # fmt: skip
FARAMIR = _character(
    "lcg_ally", "01014", "Faramir", "leadership", "4", "2 1 2 3", unique=True, type_line="Ally · Leadership",
    traits="Gondor. Noble. Ranger.",
    text=("**Action:** Exhaust Faramir and choose a player: each character of that player has "
          "+1 [willpower] until the phase ends.",),
)  # fmt: skip
GANDALF = _character(
    "lcg_ally", "01073", "Gandalf", "neutral", "5", "4 4 4 4", unique=True, type_line="Ally · Neutral",
    traits="Istari.",
    text=("When the round ends, discard Gandalf from play.",
          "**Response:** After Gandalf enters play choose one: draw 3 cards; 4 damage to an enemy; "
          "lower your threat by 5."),
)  # fmt: skip
BLADE_MASTERY = _face(
    game="lotr_lcg", code="01032", kind="lcg_event", title="Blade Mastery", frame="tactics", cost="1",
    type_line="Event · Tactics", set_name="Revised Core", number="32",
    text=("**Action:** Choose a character. It has +1 [attack] and +1 [defense] until the phase ends.",),
)  # fmt: skip
STEWARD = _face(
    game="lotr_lcg", code="01026", kind="lcg_attachment", title="Steward of Gondor", frame="leadership",
    cost="2", unique=True, type_line="Attachment · Leadership", traits="Gondor. Title.",
    set_name="Revised Core", number="26",
    text=("Attach to a hero, who gains the Gondor trait.",
          "**Action:** Exhaust this card to add 2 resources to that hero’s pool."),
)  # fmt: skip
SPIDER = _face(
    game="lotr_lcg", code="01096", kind="lcg_enemy", title="Forest Spider", type_line="Enemy",
    numbers=(("engagement", "25"), ("threat", "2"), ("attack", "2"), ("defense", "1"), ("hit_points", "4")),
    traits="Creature. Spider.", set_name="Passage Through Mirkwood", number="96",
    text=("**Forced:** After Forest Spider engages a player, it has +1 [attack] until the round ends.",),
    shadow="the defending player chooses and discards 1 attachment of theirs.",
)  # fmt: skip
ROAD = _face(
    game="lotr_lcg", code="01099", kind="lcg_location", title="Old Forest Road", type_line="Location",
    numbers=(("threat", "1"), ("quest_points", "3")), traits="Forest.",
    set_name="Passage Through Mirkwood", number="99",
    text=("**Response:** After you travel here, the first player may ready 1 character of theirs.",),
)  # fmt: skip
EYES = _face(
    game="lotr_lcg", code="01079", kind="lcg_treachery", title="Eyes of the Forest", type_line="Treachery",
    set_name="Spiders of Mirkwood", number="79",
    text=("**When Revealed:** Each player discards all event cards in hand.",),
)  # fmt: skip
TORCH = _face(
    game="lotr_lcg", code="01109", kind="lcg_objective", title="Dungeon Torch", type_line="Objective",
    traits="Item.", set_name="Escape from Dol Guldur", number="109",
    text=("**Guarded. Restricted.**",
          "**Action:** Raise each player’s threat by 2 to claim this objective when it has no encounters on it. "
          "Then attach it to a hero you control.",
          "**Forced:** At the end of each round raise the attached hero’s controller’s threat by 2."),
)  # fmt: skip
FLIES = _face(
    game="lotr_lcg", code="01119", kind="lcg_quest", title="Flies and Spiders", stage="1B",
    numbers=(("quest_points", "8"),), type_line="Quest · Passage Through Mirkwood",
    set_name="Passage Through Mirkwood", number="119",
    text=("A courier rides for Rivendell and you are the escort. The old road bends under the eaves, "
          "and threads as thick as rope hang between the trunks.",),
)  # fmt: skip
CAMPAIGN = _face(
    game="lotr_lcg", code="01128", kind="lcg_campaign", title="Passage Through Mirkwood",
    type_line="Campaign · Mirkwood Paths", set_name="Revised Core", number="128",
    text=("**Setup:** Put Mendor into play under the control of the first player.",),
)  # fmt: skip

LOTR_LCG = (
    ARAGORN, FARAMIR, BLADE_MASTERY, SPIDER, ROAD, STEWARD, GANDALF, LEGOLAS, EOWYN, DENETHOR, EYES, TORCH,
    FLIES, CAMPAIGN,
)  # fmt: skip

GAMES = {"lotr_lcg": LOTR_LCG}
