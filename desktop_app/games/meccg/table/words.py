"""How this game speaks at the table: zones, dials, marks."""

from __future__ import annotations

from desktop_app.engine.messages import message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Counter, Fact, Mark, TableWords, Watched, ZoneNote
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.view import OF_COMPANIES, SHOWN_ZONES, drafted_company
from desktop_app.games.meccg.table.memory import remembered
from desktop_app.games.meccg.table.sights import SIGHTS, contest, ledger
from desktop_app.games.meccg.table.telling import SCRIPTED

ZONES = (*SHOWN_ZONES, *OF_COMPANIES, "attacking", "resolving")
MARKS = ("loose", "idle", "follows", "avatar", "unique")


def zone_note(view: View, zone: str) -> ZoneNote | None:
    """The size of a company and what is left of the hazard limit; the points of a pile."""
    name, _, which = zone.partition(":")
    if name == "company" and f"covert:{which}" in view.facts:
        return ZoneNote(
            message("mec-note-company", size=view.numbers[f"size:{which}"], kind=view.facts[f"covert:{which}"])
        )
    if name == "marshalling":
        return ZoneNote(message("mec-note-points", points=view.numbers[f"points:{which}"]))
    return None


def card_fact(view: View, card: CardView) -> Fact | None:
    """A card whose text is not written as rules."""
    if card.code in load_cards() and not SCRIPTED.by_rules(card.code):
        return Fact(message("mec-fact-by-hand"), message("mec-fact-by-hand-long"))
    return None


def fleeting(code: str) -> bool:
    """A short-event is gone once it has been played."""
    return "short_event" in load_cards()[code].kinds


def lands_in(view: View, card: CardView) -> str:
    """Whom one drafts comes to the starting company, a creature to the company that it attacks, with which whatever is
    no hazard can only lie on guard; all else names where it goes."""
    drafted, company = drafted_company(view.seat), f"company:{view.facts['company']}"
    if card.zone == f"pool:{view.seat}" and drafted in view.zones:
        return drafted
    if view.seat == view.facts["active"] or company not in view.zones or card.zone != f"hand:{view.seat}":
        return ""
    printed = load_cards()[card.code]
    return company if "creature" in printed.kinds or printed.type != "hazard" else ""


WORDS = TableWords(
    ledger=ledger,
    contest=contest,
    sights=SIGHTS,
    zone_titles={zone: f"mec-mat-{zone.replace('_', '-')}" for zone in ZONES},
    counters=(
        Counter("points:{seat}", "mec-counter-points", "mec-told-points", sign="progress"),
        Counter(
            "general:{seat}", "mec-counter-general", "mec-told-general", limit="general_limit:{seat}", sign="resource"
        ),
        Counter("exhausted:{seat}", "mec-counter-exhausted", "mec-told-exhausted", sign="damage"),
    ),
    marks=(
        Mark("exhausted", "turned", "mec-mark-exhausted"),
        Mark("target", "ring", "mec-mark-target", "attacking"),
        Mark("facing", "ring", "mec-mark-facing", "selected"),
        Mark("by_hand", "by_hand", "mec-mark-by-hand"),
        Mark("wounded", "hurt", "mec-mark-wounded"),
        *(Mark(name, "told", f"mec-mark-{name}") for name in MARKS),
    ),
    backs={"journey": "site", "locations": "site"},
    usual_back="player",
    note=zone_note,
    fact=card_fact,
    grave=("eliminated", "wounded", "corruption", "defeated", "exhausted", "calls", "reveals-avatar"),
    fleeting=fleeting,
    watched=(Watched("points:{seat}", "mec-change-points"),),
    free_verbs=(
        "play",
        "use",
        "respond",
        "organize",
        "go",
        "store",
        "transfer",
        "wear",
        "sideboard",
        "creature",
        "on_guard",
    ),
    drop_zones=("events:{seat}", "marshalling:{seat}", drafted_company("{seat}"), "company:{company}"),
    lands_in=lands_in,
    first_shown="attacking",
    remembered=remembered,
    letters={
        "decline": "N",
        "do_nothing": "N",
        "done": "N",
        "organized": "N",
        "stop": "N",
        "roll": "N",
        "keep_on": "N",
        "hold": "K",
    },
    stops={
        "organization": "plan",
        "long_events": "plan",
        "hazards": "plan",
        "site_actions": "plan",
        "end_actions": "news",
        "attack_actions": "news",
        "strike_hazards": "news",
        "strike_resources": "news",
    },
    decisions=("organization", "hazards", "enter", "site_actions", "discard_one", "assign", "strike_resources"),
)
