"""How this game speaks at the table: zones, dials, tokens, marks, the sum of a combat."""

from __future__ import annotations

from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Cell, Counter, Ledger, Mark, TableWords, Token, Watched, ZoneNote
from desktop_app.games.me_quest.state import (
    ATTRIBUTES,
    COMBAT_DECKS,
    HERO_ZONES,
    PLOT_SPACES,
    SAURON,
    SAURON_ZONES,
    SEAT_ZONES,
    SHARED_ZONES,
    STAGES,
)
from desktop_app.games.me_quest.table.contest import contest, who_fights
from desktop_app.games.me_quest.table.sights import SIGHTS

DECKS = (
    *(f"event_deck_{stage}" for stage in STAGES),
    *(f"event_discard_{stage}" for stage in STAGES),
    *(f"combat_deck_{deck}" for deck in COMBAT_DECKS),
)
ZONES = (*SEAT_ZONES, *HERO_ZONES, *SAURON_ZONES, *(zone for zone in SHARED_ZONES if zone not in DECKS))
GRAVE = ("defeated", "advances", "plot", "log-event", "stage", "finale", "mission", "corruption", "shadow")
FIGHTING = ("attack", "defense")


def combat_ledger(view: View) -> Ledger | None:
    """The blows of a round: what each attacks with less what the other defends."""
    hero = who_fights(view)
    if not hero or view.outcome:
        return None
    shown = all(view.facts.get(f"shown:{seat}") for seat in (hero, SAURON)) or view.facts.get("combat_exhausted")
    heading = message("meq-ledger", hero=f"seat:{hero}", enemy=f"@:{view.facts['combat_enemy_code']}")
    cells = []
    for striker, struck in ((hero, SAURON), (SAURON, hero)):
        attack, defense = view.numbers[f"attack:{striker}"], view.numbers[f"defense:{struck}"]
        who = {"name": view.facts[f"name:{striker}"]}
        cells += [
            _cell(message("meq-ledger-attack", **who), attack, "", known=bool(shown)),
            _cell(message("meq-ledger-defense", name=view.facts[f"name:{struck}"]), defense, "−", known=bool(shown)),
            _cell(message("meq-ledger-damage"), max(0, attack - defense), "=", known=bool(shown)),
        ]
    return Ledger(heading, tuple(cells), f"pile:{hero}")


def _cell(name: Message, value: int, sign: str, *, known: bool) -> Cell:
    return Cell(name, str(value) if known else "?", sign, known=known)


def zone_note(view: View, zone: str) -> ZoneNote | None:
    """The influence and favor of a location and why it is perilous for the hero who looks (MEQ-253), the attributes of
    a hero."""
    name, _, seat = zone.partition(":")
    if name == "life":
        return ZoneNote(told=tuple(_attribute(view, attribute, seat) for attribute in ATTRIBUTES))
    if not zone.startswith("at."):
        return None
    location = zone.removeprefix("at.")
    influence, favor = view.numbers[f"influence_{location}"], view.numbers[f"favor_{location}"]
    if not influence and not favor:
        return None
    wisdom = view.numbers.get(f"wisdom:{view.seat}")
    told = message("meq-note-location", influence=influence, favor=favor)
    if wisdom is None or influence <= wisdom:
        return ZoneNote(told)
    return ZoneNote(told, told=(message("meqtable-perilous", influence=influence, wisdom=wisdom),))


def _attribute(view: View, attribute: str, seat: str) -> Message:
    return message(f"meqtable-attribute-{attribute}", value=view.numbers[f"{attribute}:{seat}"])


def lies(card: CardView) -> bool:
    """Whether a card is wider than high: plots are."""
    return card.code.startswith(("plot.", "starting_plot."))


WORDS = TableWords(
    zone_titles={zone: f"meq-mat-{zone.replace('_', '-')}" for zone in dict.fromkeys(ZONES)},
    counters=(
        Counter("favor:{seat}", "meq-counter-favor", "meq-told-favor", sign="favour", verb="favor"),
        Counter("pool", "meq-counter-pool", "meq-told-pool", limit="pool_limit", sign="influence", feared=False),
        Counter("story_green", "meq-counter-green", "meq-told-story", limit="finale", sign="story_green"),
        Counter("story_yellow", "meq-counter-yellow", "meq-told-story", limit="finale", sign="story_yellow"),
        Counter("story_red", "meq-counter-red", "meq-told-story", limit="finale", sign="story_red"),
        Counter("story_black", "meq-counter-black", "meq-told-story", limit="finale", sign="story_black"),
    ),
    tokens=(Token("damage", "corner", sign="damage", verb="damage"),),
    marks=(
        Mark("active", "ring", "meq-mark-active", "selected"),
        Mark("facedown", "told", "meq-mark-facedown"),
        Mark("ranged", "told", "meq-mark-ranged"),
        Mark("melee", "told", "meq-mark-melee"),
        Mark("by_hand", "by_hand", "meq-mark-by-hand"),
        Mark("corrected", "by_hand", "meq-mark-corrected"),
    ),
    backs={**dict.fromkeys(PLOT_SPACES, "plot"), "life": "hero", "damage": "hero", "hand": "hero"},
    usual_back="card",
    deck_of=lambda card, seat: f"life:{seat}" if seat != SAURON else "shadow_deck",
    lying=lies,
    ledger=combat_ledger,
    contest=contest,
    sights=SIGHTS,
    note=zone_note,
    grave=GRAVE,
    watched=(Watched("favor:{seat}", "meq-change-favor"), Watched("pool", "meq-change-pool")),
    watched_tokens=("damage",),
    free_verbs=("play", "use", "respond"),
    drop_zones=(),
    harmless=("pass", "done", "no_rest"),
    letters={
        "decline": "N",
        "end_travel": "N",
        "no_rest": "N",
        "stop_placing": "N",
        "stop_commands": "N",
        "pay_number": "N",
        "accept": "Y",
    },
    idle=("meq-ask-under-deck", "meq-ask-rest"),
    decisions=("plot", "action", "command", "rest", "move", "explore", "3a"),
)
