"""How this game speaks at the table: zones, dials, tokens, marks, sums."""

from __future__ import annotations

from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.sights import Portion, Sights
from desktop_app.games.contract.table import Counter, Fact, Mark, TableWords, Token, Watched, ZoneNote
from desktop_app.games.lotr_tcg.reading.facts import load_cards
from desktop_app.games.lotr_tcg.reading.keywords import SHOWN_KEYWORDS
from desktop_app.games.lotr_tcg.reading.view import FIGHTING, WAITING
from desktop_app.games.lotr_tcg.state import LAST_SITE, POOL, SEAT_ZONES
from desktop_app.games.lotr_tcg.table.ledger import skirmish_ledger
from desktop_app.games.lotr_tcg.table.telling import SCRIPTED

ZONES = (*SEAT_ZONES, *FIGHTING, WAITING, "path", "resolving", "removed")
GRAVE = (
    "killed",
    "overwhelmed",
    "wins",
    "wounded",
    "burden",
    "wears",
    "loses",
    "corrupted",
    "prevails",
    "moves",
    "ring-bearer",
)


def lies(card: CardView) -> bool:
    """Sites lie, wider than high, where they are laid."""
    return card.zone == "path"


def zone_note(view: View, zone: str) -> ZoneNote | None:
    """What each side of a skirmish adds up to; whether a fellowship acts, and how often it has moved; archery."""
    name, _, seat = zone.partition(":")
    if name in FIGHTING and view.facts.get("skirmish"):
        total = view.numbers["free_strength" if name == "free_side" else "shadow_strength"]
        return ZoneNote(message("tcg-note-total", strength=total))
    if name == "fellowship":
        if seat != view.facts["active"]:
            return ZoneNote(message("tcg-note-inactive"))
        return ZoneNote(message("tcg-note-active", moves=view.numbers["moves"], limit=view.numbers["move_limit"]))
    if name == "minions" and view.numbers["minion_archery"]:
        return ZoneNote(message("tcg-note-archery", total=view.numbers["minion_archery"]))
    return None


def fleeting(code: str) -> bool:
    """An event is gone once it has been played."""
    return load_cards()[code].type == "event"


def lands_in(view: View, card: CardView) -> str:
    """A companion comes to the fellowship, a minion among the minions, what nobody bears to the support area."""
    printed = load_cards().get(card.code)
    rows = {"companion": "fellowship", "minion": "minions", "ally": "support", "condition": "support"}
    return f"{rows[printed.type]}:{view.seat}" if printed is not None and printed.type in rows else ""


def card_fact(view: View, card: CardView) -> Fact | None:
    """A card whose text is not written as rules; one that sleeps in this turn."""
    if "inactive" in card.marks:
        return Fact(message("tcg-fact-inactive"), message("tcg-fact-inactive-long", rule="TCG-287"))
    if card.code in load_cards() and not SCRIPTED.by_rules(card.code):
        return Fact(message("tcg-fact-by-hand"), message("tcg-fact-by-hand-long"))
    return None


def price(view: View, card: CardView) -> Message | None:
    """What a card of the side that acts costs here and now, as a sum: "3 + 2 = 5" for a minion that will roam."""
    facts, cost = load_cards().get(card.code), card.numbers.get("cost")
    if facts is None or cost is None or facts.twilight is None or "inactive" in card.marks or cost == facts.twilight:
        return None
    more = cost - facts.twilight
    sign = "+" if more > 0 else "−"
    return message("tcg-price", printed=facts.twilight, sign=sign, more=abs(more), cost=cost)


def pool_terms(view: View) -> tuple[Portion, ...]:
    """What the tokens of the twilight pool come from, and what took some away; what lay there before comes first."""
    found = {name: view.numbers.get(f"pool:{name}", 0) for name in POOL}
    whole = {"before": view.numbers["twilight"] - sum(found.values()), **found}
    return tuple(
        Portion(message(f"tcg-pool-{name.replace('_', '-')}"), value) for name, value in whole.items() if value
    )


def strengths(view: View, zone: str) -> Message | None:
    """How strong both sides of a pair are that waits for its skirmish."""
    if not zone.startswith(WAITING):
        return None
    return message("tcg-waiting", free=view.numbers[f"free:{zone}"], shadow=view.numbers[f"shadow:{zone}"])


def sites_ahead(view: View, zone: str) -> tuple[Message, ...]:
    """The sites that lie on the path of nobody yet, with what is known of them before: the sanctuaries (TCG-034) and
    the last."""
    if zone != "path":
        return ()
    laid = [load_cards()[card.code].site_number or 0 for card in view.zones[zone].cards if not card.host]
    ahead = range(max(laid, default=0) + 1, LAST_SITE + 1)
    return tuple(message("tcg-path-ahead", number=number, what=_known_of(number)) for number in ahead)


def _known_of(number: int) -> str:
    if number == LAST_SITE:
        return "last"
    sites = (card for card in load_cards().values() if card.site_number == number)
    return "sanctuary" if any(each.id == "sanctuary" for site in sites for each in site.keywords) else "other"


WORDS = TableWords(
    zone_titles={zone: f"tcg-mat-{zone.replace('_', '-')}" for zone in ZONES},
    counters=(
        Counter(
            "twilight",
            "tcg-counter-twilight",
            "tcg-told-twilight",
            sign="twilight",
            verb="twilight",
            made_of=pool_terms,
        ),
        Counter("at:{seat}", "tcg-counter-at", "tcg-told-at", sign="progress"),
        Counter("burdens:{seat}", "tcg-counter-burdens", "tcg-told-burdens", limit="resistance:{seat}", sign="burden"),
    ),
    tokens=(
        Token("wound", "corner", sign="damage", verb="wound"),
        Token("burden", "column", verb="burden"),
        Token("culture", "column", sign="progress", verb="culture"),
    ),
    marks=(
        Mark("inactive", "asleep", "tcg-mark-inactive"),
        Mark("fighting", "ring", "tcg-mark-fighting", "attacking"),
        Mark("here", "ring", "tcg-mark-here", "selected"),
        Mark("assigned", "ring", "tcg-mark-assigned", "selected"),
        Mark("fought", "over", "tcg-mark-fought"),
        Mark("ring_bearer", "told", "tcg-mark-ring-bearer"),
        Mark("wears_ring", "told", "tcg-mark-wears-ring"),
        Mark("roaming", "told", "tcg-mark-roaming"),
        Mark("unique", "told", "tcg-mark-unique"),
        Mark("stacked", "beside", "tcg-mark-stacked"),
        Mark("damage_bonus", "told", "tcg-mark-damage-bonus"),
        Mark("defender_bonus", "told", "tcg-mark-defender-bonus"),
        Mark("by_hand", "by_hand", "tcg-mark-by-hand"),
        *(Mark(f"keyword_{name}", "told", f"tcg-mark-keyword-{name.replace('_', '-')}") for name in SHOWN_KEYWORDS),
    ),
    backs={"adventure": "site"},
    usual_back="player",
    lying=lies,
    ledger=skirmish_ledger,
    note=zone_note,
    fact=card_fact,
    grave=GRAVE,
    fleeting=fleeting,
    watched=(Watched("twilight", "tcg-change-twilight"), Watched("burdens:{seat}", "tcg-change-burdens")),
    watched_tokens=("wound",),
    sums={},
    free_verbs=("play", "use", "respond", "heal", "transfer"),
    drop_zones=("fellowship:{seat}", "support:{seat}", "minions:{seat}"),
    lands_in=lands_in,
    ready_when=("strength", ("fellowship",)),
    first_shown="path",
    letters={
        "decline": "N",
        "keep_hand": "K",
        "new_hand": "N",
        "end_turn": "N",
        "shadow_done": "N",
        "assigned": "N",
        "move": "N",
        "leave_over": "N",
    },
    stops={
        "fellowship": "plan",
        "shadow": "plan",
        "maneuver": "news",
        "archery_actions": "news",
        "assignment_actions": "news",
        "skirmish_actions": "always",
        "regroup": "news",
    },
    decisions=("fellowship", "shadow", "archery", "assignment", "leftovers", "skirmishes", "decide"),
    shortfalls={"tcg-no-twilight": "tcg-short-twilight"},
    price=price,
    sights=Sights(score=strengths, ahead=sites_ahead),
)
