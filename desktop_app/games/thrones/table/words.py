"""How this game speaks at the table: zones, dials, tokens, marks, sums."""

from __future__ import annotations

from desktop_app.engine.messages import message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Counter, Fact, Mark, TableWords, Token, Watched, ZoneNote
from desktop_app.games.thrones.reading.facts import load_cards
from desktop_app.games.thrones.reading.view import FIGHTING, SEEN, SHOWN_KEYWORDS
from desktop_app.games.thrones.state import CHALLENGES, POOL
from desktop_app.games.thrones.table.council import deeds, race, ring
from desktop_app.games.thrones.table.ledger import challenge_ledger
from desktop_app.games.thrones.table.telling import SCRIPTED

ZONES = (*SEEN, *FIGHTING, POOL, "resolving", "removed")
GRAVE = ("killed", "plot", "challenge", "wins", "wins-unopposed", "claim", "cancelled", "eliminated", "sacrificed")


def lies(card: CardView) -> bool:
    """Plots lie, wider than high."""
    printed = load_cards().get(card.code)
    return card.back == "plot" or (printed is not None and printed.type == "plot")


def zone_note(view: View, zone: str) -> ZoneNote | None:
    """The STR that stands in a row of characters, what each side of a challenge adds up to, and in a melee whether
    another seat is a rival or supported."""
    name, _, seat = zone.partition(":")
    if name in ("plot", "title") and f"relation:{seat}" in view.facts:
        return ZoneNote(message(f"got-note-{view.facts[f'relation:{seat}']}"))
    if name == "characters":
        standing = [card for card in view.zones[zone].cards if not card.host and "exhausted" not in card.marks]
        terms = tuple(card.numbers["strength"] for card in standing if "strength" in card.numbers)
        return ZoneNote(message("got-note-standing", strength=sum(terms)), terms) if terms else None
    if name in FIGHTING and "challenge" in view.facts:
        total = view.numbers["attack" if name == "attackers" else "defense"]
        return ZoneNote(message("got-note-total", strength=total))
    return None


def fleeting(code: str) -> bool:
    """An event is gone once it has been played."""
    return load_cards()[code].type == "event"


def lands_in(view: View, card: CardView) -> str:
    """A character or location comes to its row; an event has no place of its own."""
    printed = load_cards().get(card.code)
    rows = {"character": "characters", "location": "locations"}
    return f"{rows[printed.type]}:{view.seat}" if printed is not None and printed.type in rows else ""


def card_fact(view: View, card: CardView) -> Fact | None:
    """That the players carry out the text of a card themselves."""
    if not card.code or card.code not in load_cards() or SCRIPTED.by_rules(card.code):
        return None
    return Fact(message("got-fact-by-hand"), message("got-fact-by-hand-long"))


WORDS = TableWords(
    zone_titles={zone: f"got-mat-{zone.replace('_', '-')}" for zone in ZONES},
    counters=(
        Counter("power:{seat}", "got-counter-power", "got-told-power", limit="goal:{seat}", sign="power", feared=False),
        Counter("gold:{seat}", "got-counter-gold", "got-told-gold", sign="gold", verb="gold"),
        *(
            Counter(f"left_{type}:{{seat}}", f"got-counter-left-{type}", f"got-told-left-{type}", sign=type)
            for type in CHALLENGES
        ),
    ),
    tokens=(
        Token("power", "corner", sign="power", verb="power"),
        Token("gold", "column", sign="gold", verb="gold"),
        Token("stand", "column", sign="resource", verb="stand"),
        Token("poison", "column", sign="damage", verb="poison"),
        Token("betrayal", "column", sign="resource", verb="betrayal"),
    ),
    marks=(
        Mark("exhausted", "turned", "got-mark-kneeling"),
        Mark("attacking", "ring", "got-mark-attacking", "attacking"),
        Mark("defending", "ring", "got-mark-defending", "selected"),
        Mark("bypassed", "told", "got-mark-bypassed"),
        Mark("duplicate", "copy", "got-mark-duplicate"),
        Mark("unique", "told", "got-mark-unique"),
        Mark("used_up", "asleep", "got-mark-used-up"),
        Mark("open", "told", "got-mark-open"),
        Mark("by_hand", "by_hand", "got-mark-by-hand"),
        *(Mark(f"icon_{icon}", "told", f"got-mark-icon-{icon}") for icon in CHALLENGES),
        *(Mark(f"keyword_{keyword}", "told", f"got-mark-keyword-{keyword}") for keyword in SHOWN_KEYWORDS),
        *(Mark(f"named_{type}", "told", f"got-mark-named-{type}") for type in CHALLENGES),
    ),
    backs={"plot_deck": "plot", "used": "plot"},
    usual_back="house",
    lying=lies,
    ledger=challenge_ledger,
    note=zone_note,
    race=race,
    ring=ring,
    deeds=deeds,
    fact=card_fact,
    grave=GRAVE,
    fleeting=fleeting,
    watched=(
        Watched("power:{seat}", "got-change-power"),
        Watched("gold:{seat}", "got-change-gold"),
    ),
    watched_tokens=("power",),
    sums={"attack": "strength", "defend": "strength"},
    free_verbs=("marshal", "play", "ambush", "use", "respond"),
    drop_zones=("characters:{seat}", "locations:{seat}"),
    lands_in=lands_in,
    ready_when=("strength", ("characters",)),
    first_shown="plot",
    letters={"no_challenge": "N", "decline": "N", "placed": "N", "keep_hand": "K", "mulligan": "N"},
    stops={"3.2w": "plan", "4.1w": "news", "4.2w": "news", "4.2.1w": "always"},
    beside=("got-ask-action",),
    plan_kept=True,
    idle=("got-ask-pile",),
    decisions=("1.2", "3.2w", "4.2", "4.2.1", "4.2.4", "7.3"),
)
