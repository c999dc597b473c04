"""Faces to look at: real cards of every kind, told in our own words, one list a game."""

from __future__ import annotations

from typing import Any

from desktop_app.engine.frozen import replace
from desktop_app.ui.art.emblems import choose_emblem
from desktop_app.ui.art.face import FaceModel


def _face(**printed: Any) -> FaceModel:
    face = FaceModel(**printed)
    traits = tuple(trait for trait in face.traits.rstrip(".").split(". ") if trait)
    emblem = choose_emblem(face.game, face.code, face.kind, frame=face.frame, title=face.title, traits=traits)
    return replace(face, emblem=emblem)


def _character(kind: str, code: str, title: str, frame: str, cost: str, stats: str, **more: Any) -> FaceModel:
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


T_ARAGORN = _face(
    game="lotr_tcg", code="4C364", kind="tcg_companion", title="Aragorn", subtitle="Wingfoot", frame="gondor",
    unique=True, cost="4", numbers=(("strength", "8"), ("vitality", "4"), ("resistance", "6")),
    type_line="Companion · Man · Gondor", traits="Ranger.", number="The Two Towers 364",
    text=("Each time the fellowship moves, you may wound one minion for every unbound Hobbit you can spot.",),
)  # fmt: skip
T_URUK = _face(
    game="lotr_tcg", code="4C192", kind="tcg_minion", title="Uruk Regular", frame="isengard", cost="3",
    numbers=(("strength", "8"), ("vitality", "2"), ("home_site", "5")), type_line="Minion · Isengard",
    traits="Uruk-hai. Damage +1.", number="The Two Towers 192",
    text=("**Shadow:** Exert this minion to play an Uruk-hai; it costs 1 twilight less for each other "
          "Uruk-hai you can spot.",),
)  # fmt: skip
T_SITE = _face(
    game="lotr_tcg", code="4C350", kind="tcg_site", title="Hornburg Courtyard", subtitle="Site 5 · Towers",
    frame="site", cost="5", numbers=(("shadow_number", "8"), ("direction", "L")), type_line="Site",
    traits="Battleground.", number="The Two Towers 350",
    text=("While Aragorn can be spotted, the Shadow number here is 2 lower.",),
)  # fmt: skip
T_EVENT = _face(
    game="lotr_tcg", code="1C116", kind="tcg_event", title="Swordsman of the Northern Kingdom", frame="gondor",
    cost="0", type_line="Event · Gondor", number="The Fellowship 116",
    text=("**Maneuver:** Spot a ranger to make a roaming minion strength –3 until the regroup phase.",),
)  # fmt: skip
T_RING = _face(
    game="lotr_tcg", code="1R1", kind="tcg_ring", title="The One Ring", subtitle="Isildur’s Bane", frame="ring",
    unique=True, numbers=(("strength", "+1"), ("vitality", "+1")), type_line="The One Ring", number="1 1",
    text=("**Response:** If the bearer is about to take a wound, he takes 2 burdens instead and wears the Ring "
          "until the regroup phase.",),
)  # fmt: skip
LOTR_TCG = (T_ARAGORN, T_URUK, T_SITE, T_EVENT, T_RING)


def _thrones(kind: str, code: str, title: str, frame: str, cost: str, **more: Any) -> FaceModel:
    return _face(game="thrones", code=code, kind=kind, title=title, frame=frame, cost=cost, set_name="Core Set",
                 number=str(int(code[2:])), **more)  # fmt: skip


NED = _thrones(
    "thrones_character", "01144", "Eddard Stark", "stark", "7", unique=True, numbers=(("str", "5"),),
    icons=("military", "power"), type_line="Character", traits="Lord. Small Council.",
    text=("Renown.", "**Reaction:** After a challenge is initiated against you, stand Eddard Stark."),
)  # fmt: skip
TYWIN = _thrones(
    "thrones_character", "01090", "Tywin Lannister", "lannister", "7", unique=True, numbers=(("str", "6"),),
    icons=("military", "intrigue", "power"), type_line="Character", traits="Lord. Small Council.",
    text=("Tywin Lannister has +1 STR for each gold in your pool.",),
)  # fmt: skip
GATES = _thrones(
    "thrones_location", "01154", "Gates of Winterfell", "stark", "2", unique=True, type_line="Location",
    traits="The North. Winterfell.",
    text=("**Challenges Action:** Kneel this card to turn up the top card of your deck. "
          "Draw it if it is of House Stark.",),
)  # fmt: skip
STORM = _face(
    game="thrones", code="01005", kind="thrones_plot", title="A Storm of Swords", type_line="Plot", traits="War.",
    numbers=(("income", "3"), ("initiative", "8"), ("claim", "1"), ("reserve", "5")), set_name="Core Set", number="5",
    text=("You may initiate an additional [military] challenge in the challenges phase.",),
)  # fmt: skip
HAND = _thrones(
    "thrones_attachment", "01033", "Little Bird", "house_neutral", "1", type_line="Attachment", traits="Condition.",
    text=("The attached character gains an [intrigue] icon.",),
)  # fmt: skip
TEARS = _thrones(
    "thrones_event", "01044", "Tears of Lys", "house_neutral", "1", type_line="Event",
    text=("**Challenges Action:** Choose a character without an [intrigue] icon and put a poison token on it.",),
)  # fmt: skip
THRONES = (NED, TYWIN, GATES, HAND, TEARS, STORM)

M_ARAGORN = _face(
    game="meccg", code="TW120", kind="meccg_character", title="Aragorn II", unique=True,
    subtitle="Dúnadan · Warrior, Scout, Ranger", numbers=(("mind", "9"), ("marshalling", "3"), ("prowess", "6/9")),
    type_line="Character · 9 mind", note="Direct influence 3 · Home: Bree", set_name="The Wizards", number="120",
    text=("+2 direct influence against the Rangers of the North.", "If he is eliminated: −3 marshalling points."),
)  # fmt: skip
M_DRAKE = _face(
    game="meccg", code="TW020", kind="meccg_creature", title="Cave-drake", subtitle="Dragon",
    numbers=(("marshalling", "1"), ("prowess", "10/–")), road=("wilderness", "wilderness", "ruins"),
    type_line="Hazard creature", note="Two strikes", set_name="The Wizards", number="20",
    text=("The attacker chooses the characters who face its two strikes.",),
)  # fmt: skip
M_MORIA = _face(
    game="meccg", code="TW413", kind="meccg_site", title="Moria", subtitle="Shadow-hold · Redhorn Gate", unique=True,
    frame="meccg_shadow_hold", numbers=(("you_draw", "2"), ("opponent_draws", "3"), ("site_type", "S"),
                                        ("automatic_attack", "4×7")),
    road=("haven", "wilderness", "wilderness", "shadow_hold"), type_line="Site · nearest haven Lórien",
    set_name="The Wizards", number="413",
    text=("**Path from Lórien** · 2 cards for you, 3 for the opponent.",
          "**Playable:** items (minor, major, greater, gold ring).",
          "**Automatic attack:** Orcs, 4 strikes, prowess 7."),
)  # fmt: skip
MECCG = (M_ARAGORN, M_DRAKE, M_MORIA)

Q_BLOCK = _face(
    game="me_quest", code="HT02", kind="quest_combat", title="Block", cost="2",
    numbers=(("attack", "0"), ("defense", "4"), ("travel", "forest")), type_line="Hero card · Melee · Thálin",
    note="Forest", set_name="Middle-earth Quest", number="×3",
    text=("Cannot be cancelled; its defence cannot drop below 2.",),
)  # fmt: skip
Q_SHOT = _face(
    game="me_quest", code="HE05", kind="quest_combat", title="Aimed Shot", cost="1", frame="quest_ranged",
    numbers=(("attack", "3"), ("defense", "1"), ("travel", "plains")), type_line="Hero card · Ranged · Eleanor",
    note="Plains", set_name="Middle-earth Quest", number="×3",
    text=("If the foe played a melee card, draw a card.",),
)  # fmt: skip
Q_EVENT = _face(
    game="me_quest", code="E101", kind="quest_event", title="Messengers of the Stormcrow", cost="1", stage="I",
    rows=(("hand-heart", "Favour at Bree", "place 1"), ("account-star", "Théoden", "to Helm’s Deep")),
    type_line="Event · Stage I", set_name="Middle-earth Quest", number="I-1",
    text=("Each hero spends 1 favour or takes a corruption card.",),
)  # fmt: skip
Q_PLOT = _face(
    game="me_quest", code="P03", kind="quest_plot", title="Wormtongue Taints Théoden", type_line="Plot · corruption",
    numbers=(("shadow_pool", "5"), ("advance", "+2"), ("favour", "5")), set_name="Middle-earth Quest", number="Edoras",
    text=("Needs 6 influence within 1 space of Edoras. Consulting Théoden costs a hero 1 corruption.",),
)  # fmt: skip
ME_QUEST = (Q_BLOCK, Q_SHOT, Q_EVENT, Q_PLOT)

GAMES = {"lotr_lcg": LOTR_LCG, "lotr_tcg": LOTR_TCG, "thrones": THRONES, "meccg": MECCG, "me_quest": ME_QUEST}
