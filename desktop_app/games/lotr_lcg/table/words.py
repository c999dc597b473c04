"""How this game speaks at the table: zones, dials, tokens, marks, sums."""

from __future__ import annotations

from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Counter, Fact, Mark, TableWords, Token, Watched, ZoneNote
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.reading.queries import CAMPAIGN, ENCOUNTER
from desktop_app.games.lotr_lcg.table.ledger import attack_ledger

ZONES = {
    "quest": "quest",
    "quest_deck": "quest-deck",
    "active_location": "active",
    "staging": "staging",
    "encounter_deck": "encounter-deck",
    "encounter_discard": "encounter-discard",
    "victory": "victory",
    "removed": "removed",
    "resolving": "revealed",
    "revealed": "revealed",
    "set_aside": "set-aside",
    "campaign": "campaign",
    "campaign_back": "campaign",
    "pool": "pool",
    "play": "play-of",
    "heroes": "heroes-of",
    "allies": "allies-of",
    "engaged": "engaged-of",
    "hand": "hand-of",
    "deck": "deck-of",
    "discard": "discard-of",
    "threat": "threat-of",
}
GRAVE = (
    "revealed",
    "cancelled",
    "shadow",
    "surge",
    "doomed",
    "damage",
    "destroyed",
    "threat-up",
    "lost",
    "won",
    "eliminated",
    "undefended",
    "discards",
    "guards",
    "treachery",
    "leaves",
    "stage",
)


def deck_of(card: CardView, seat: str) -> str:
    """Encounter cards come from their deck, the players' from that of their owner, a campaign's from its pool."""
    if card.owner == CAMPAIGN:
        return "pool"
    if ENCOUNTER in (card.back, card.owner):
        return "encounter_deck"
    return f"deck:{card.owner or seat}"


def lies(card: CardView) -> bool:
    """Quests lie, wider than high."""
    return "quest_points" in card.numbers and "threat" not in card.numbers


def zone_note(view: View, zone: str) -> ZoneNote | None:
    """The threat in the staging area with its terms, committed willpower at the quest, the pools of the heroes."""
    if zone == "staging":
        cards = view.zones[zone].cards
        terms = tuple(card.numbers["threat"] for card in cards if not card.host and "threat" in card.numbers)
        threat = view.numbers["staging_threat"]
        return ZoneNote(
            message("lcgtable-threat-total", threat=threat),
            terms,
            value=threat,
            unit=message("lcgtable-threat-unit"),
            meaning=message("lcgtable-threat-meaning"),
        )
    if zone == "quest" and view.numbers.get("willpower"):
        return ZoneNote(message("lcgtable-willpower-total", willpower=view.numbers["willpower"]))
    if zone.startswith("heroes:"):
        return ZoneNote(
            lead=message("lcgtable-resources"),
            told=tuple(
                message("lcgtable-pool", name=card_ref(card.id, card.code), count=card.tokens["resource"])
                for card in view.zones[zone].cards
                if card.tokens.get("resource")
            ),
        )
    return None


def fleeting(code: str) -> bool:
    """An event is gone once it has been played."""
    return load_cards()[code].type == "event"


def lands_in(view: View, card: CardView) -> str:
    """An ally comes to the allies; an event has no place of its own."""
    printed = load_cards().get(card.code)
    return f"allies:{view.seat}" if printed is not None and printed.type == "ally" else ""


def card_fact(view: View, card: CardView) -> Fact | None:
    """In the staging area: when an enemy comes to you, and what a location asks for."""
    if card.zone != "staging" or card.host:
        return None
    if "engagement_cost" in card.numbers:
        cost, threat = card.numbers["engagement_cost"], view.numbers.get(f"threat:{view.seat}")
        engages = message("lcgtable-fact-engages", cost=cost)
        if threat is None:  # nobody looks: the curtain is down
            return Fact(engages)
        comes = "lcgtable-fact-comes" if threat >= cost else "lcgtable-fact-stays"
        return Fact(engages, message(comes, cost=cost, threat=threat))
    if "quest_points" in card.numbers:
        return Fact(message("lcgtable-fact-progress", points=card.numbers["quest_points"]))
    return None


WORDS = TableWords(
    zone_titles={zone: f"lcgtable-mat-{name}" for zone, name in ZONES.items()},
    counters=(
        Counter(
            "threat:{seat}",
            "lcgtable-mat-threat",
            "lcgtable-threat-told",
            limit="elimination:{seat}",
            sign="threat",
            verb="threat",
        ),
    ),
    tokens=(
        Token("resource", "column", verb="resources"),
        Token("progress", "bar", limit="quest_points", verb="progress"),
        Token("damage", "corner", verb="damage"),
    ),
    marks=(
        Mark("exhausted", "turned", "lcgtable-mark-exhausted"),
        Mark("captive", "barred", "lcgtable-mark-captive"),
        Mark("on_deck", "told", "lcgtable-mark-on-deck"),
        Mark("committed", "ring", "lcgtable-mark-committed", "selected"),
        Mark("attacking", "ring", "lcgtable-mark-attacking", "attacking"),
        Mark("defending", "ring", "lcgtable-mark-defending", "selected"),
        Mark("shadow", "beside"),
        Mark("unique", "told", "lcgtable-mark-unique"),
        Mark("by_hand", "by_hand", "lcgtable-mark-by-hand"),
    ),
    backs={"deck": "player", "hand": "player"},
    usual_back="encounter",
    shortfalls={
        "lcg-no-resources": "lcgtable-short-resources",
        "lcg-no-resources-of-each": "lcgtable-short-resources",
        "lcg-no-resources-for-x": "lcgtable-short-dear",
        "lcg-no-nobody-to-exhaust": "lcgtable-short-ready",
        "lcg-no-match": "lcgtable-short-match",
        "lcg-no-response-only": "lcgtable-short-response",
        "lcg-no-unique": "lcgtable-short-unique",
        "lcg-no-host": "lcgtable-short-host",
        "lcg-no-target": "lcgtable-short-target",
        "lcg-no-change": "lcgtable-short-change",
        "lcg-no-wrong-phase": "lcgtable-short-phase",
        "lcg-no-forbidden": "lcgtable-short-forbidden",
    },
    passing={"revealed": "lcgtable-passing-revealed"},
    deck_of=deck_of,
    lying=lies,
    ledger=attack_ledger,
    note=zone_note,
    fact=card_fact,
    grave=GRAVE,
    fleeting=fleeting,
    watched=(
        Watched("threat:{seat}", "lcgtable-change-threat"),
        Watched("staging_threat", "lcgtable-change-staging"),
    ),
    watched_tokens=("damage", "progress"),
    sums={"commit": "willpower", "attack": "attack"},
    drop_zones=("heroes:{seat}", "allies:{seat}", "engaged:{seat}", "staging", "quest", "active_location"),
    lands_in=lands_in,
    ready_when=("willpower", ("heroes", "allies")),
    first_shown="quest",
    letters={
        "no_defender": "N",
        "stay": "N",
        "no_engagement": "N",
        "no_attack": "N",
        "decline": "N",
        "mulligan": "N",
        "keep_hand": "K",
    },
    idle=("lcg-ask-discard-order",),
    stops={"2.2": "plan", "3.3w": "always", "6.4bw": "news", "6.6": "news"},
    beside=("lcg-ask-action",),
    decisions=("2.2", "3.2", "4.2", "5.2", "6.4a", "6.4.1", "6.8a"),
)
