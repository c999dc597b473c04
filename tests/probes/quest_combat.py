"""Middle-earth Quest in small: one combat between a hero (seat A) and a monster of Sauron's (seat B)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from desktop_app.engine.ask import Option, Question, ask_all, ask_one, shuffle
from desktop_app.engine.chance import Chance
from desktop_app.engine.checks import misplaced, not_plain
from desktop_app.engine.effects import Effect, expire
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Jump, Next, Row, Steps
from desktop_app.engine.state import Outcome, Place
from desktop_app.engine.view import View
from desktop_app.games.kit.hidden import HiddenZones
from desktop_app.games.kit.laying_out import add_card, lay_zones
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.seeing import Seeing, plain_face
from desktop_app.games.kit.state import TableState
from tests.rules_only import rules_only

HERO, SAURON = "A", "B"
RANGED, MELEE = "ranged", "melee"


@dataclass(frozen=True, slots=True)
class Card:
    """A combat card as printed."""

    kind: str
    attack: int
    defence: int
    cost: int


@dataclass(slots=True)
class Fighter:
    """What a combatant brings and what has become of him."""

    strength: int
    health: int = 0
    cards: int = 0
    wisdom: int = 0
    damage: int = 0
    exhausted: bool = False


@dataclass(slots=True)
class Combat(TableState[Piece]):
    """``chosen`` lie face down; ``shown`` were revealed this round, ``before`` the round before.

    A card in ``cancelled`` is blank for the whole combat.
    """

    pieces: dict[str, Piece] = field(default_factory=dict)
    fighters: dict[str, Fighter] = field(default_factory=dict)
    agility: int = 0
    chosen: dict[str, str] = field(default_factory=dict)
    shown: dict[str, str] = field(default_factory=dict)
    before: dict[str, str] = field(default_factory=dict)
    cancelled: list[str] = field(default_factory=list)
    influence: int = 0


# -- cards ------------------------------------------------------------------------------------------------------------

CARDS = {
    "volley": Card(RANGED, 2, 1, 2),  # next round: +2 attack if you play a ranged card
    "riposte": Card(RANGED, 3, 2, 3),  # +3 attack if the opponent played a melee card
    "turn aside": Card(MELEE, 0, 0, 1),  # cancel the opponent's card
    "seize": Card(MELEE, 1, 4, 2),  # +5 attack if the opponent's printed defence is 0
    "frenzy": Card(MELEE, 2, 1, 2),  # reduce the opponent's defence to 0
    "rush": Card(MELEE, 4, 0, 3),  # no ability
    "smother": Card(MELEE, 1, 0, 1),  # cancel the opponent's card
    "brace": Card(MELEE, 1, 0, 1),  # +2 defence
    "scratch": Card(MELEE, 0, 1, 1),  # inflict 2 damage
}


def foe(seat: str) -> str:
    """The other combatant."""
    return SAURON if seat == HERO else HERO


def add(g: Combat, seat: str, kind: str, amount: int) -> None:
    """Changes "attack" or "defence" of a combatant for this round."""
    g.effects.append(Effect(kind, amount, [seat], until="round"))


def kind_shown(g: Combat, seat: str) -> str:
    """The type of the card a combatant has shown this round; "" if none, and for an exhausted combatant."""
    if seat not in g.shown or g.fighters[seat].exhausted:
        return ""
    return CARDS[g.codes[g.shown[seat]]].kind


def _volley_later(g: Combat, seat: str) -> None:
    if kind_shown(g, seat) == RANGED:
        add(g, seat, "attack", 2)


def _riposte(g: Combat, seat: str) -> None:
    if kind_shown(g, foe(seat)) == MELEE:
        add(g, seat, "attack", 3)


def _seize(g: Combat, seat: str) -> None:
    card = g.shown.get(foe(seat))
    if card is not None and CARDS[g.codes[card]].defence == 0:
        add(g, seat, "attack", 5)


def _frenzy(g: Combat, seat: str) -> None:
    g.effects.append(Effect("no defence", targets=[foe(seat)], until="round"))


def _brace(g: Combat, seat: str) -> None:
    add(g, seat, "defence", 2)


def _scratch(g: Combat, seat: str) -> None:
    g.fighters[foe(seat)].damage += 2


Ability = Callable[[Combat, str], None]
CANCELS = ["turn aside", "smother"]
NOW: dict[str, Ability] = {
    "riposte": _riposte,
    "seize": _seize,
    "frenzy": _frenzy,
    "brace": _brace,
    "scratch": _scratch,
}
NEXT_ROUND: dict[str, Ability] = {"volley": _volley_later}


# -- numbers ----------------------------------------------------------------------------------------------------------


def spent(g: Combat, seat: str) -> int:
    """The strength that the cards of a combat pile cost, the cancelled ones too."""
    return sum(CARDS[g.codes[card]].cost for card in g.zones[f"pile:{seat}"])


def value(g: Combat, seat: str, kind: str) -> int:
    """The final attack or defence of a combatant this round; reduced to 0 it stays 0."""
    card = g.shown.get(seat)
    mine = [effect for effect in g.effects if seat in effect.targets]
    if card is None or card in g.cancelled or any(effect.kind == f"no {kind}" for effect in mine):
        return 0
    printed = CARDS[g.codes[card]]
    base = printed.attack if kind == "attack" else printed.defence
    return max(0, base + sum(effect.amount for effect in mine if effect.kind == kind))


# -- steps ------------------------------------------------------------------------------------------------------------


async def _sauron_prepares(g: Combat) -> Next:
    await shuffle(g.chance, g.zones["deck:B"], message("quest-shuffle"), g.step)
    for card in g.zones["deck:B"][: g.fighters[SAURON].cards]:
        g.move(card, "hand:B")
    return None


async def _hero_prepares(g: Combat) -> Next:
    most = min(g.agility, len(g.zones["life:A"]))
    options = [Option("draw", detail=str(number)) for number in range(most + 1)]
    chosen = await ask_one(Question(HERO, "one", message("quest-agility"), lambda: options, step=g.step))
    drawn = int(chosen.detail)
    for card in g.zones["life:A"][:drawn]:
        g.move(card, "hand:A")
    g.fighters[HERO].strength += g.agility - drawn
    return None


async def _declare_exhausted(g: Combat) -> Next:
    """Before a round, the hero first: who has no cards or wants no more is exhausted."""
    for seat in g.seats:
        fighter = g.fighters[seat]
        if not fighter.exhausted:
            options = [Option("fight")] if g.zones[f"hand:{seat}"] else []
            asked = [*options, Option("exhaust")]
            question = Question(seat, "one", message("quest-go-on"), lambda asked=asked: asked, step=g.step)  # type: ignore[misc]
            fighter.exhausted = (await ask_one(question)).verb == "exhaust"
    return Jump("4a") if _both_exhausted(g) else None


def _both_exhausted(g: Combat) -> bool:
    return all(fighter.exhausted for fighter in g.fighters.values())


def _cards_to_choose(g: Combat, seat: str) -> Question:
    options = [Option("play", card) for card in g.zones[f"hand:{seat}"]]
    return Question(seat, "one", message("quest-choose"), lambda: options, step=g.step)


async def _choose_cards(g: Combat) -> Next:
    fresh = [seat for seat in g.seats if not g.fighters[seat].exhausted]
    answers = await ask_all([_cards_to_choose(g, seat) for seat in fresh])
    g.chosen = {seat: options[0].source for seat, options in answers.items()}
    return None


async def _reveal_cards(g: Combat) -> Next:
    g.before, g.shown, g.chosen = g.shown, g.chosen, {}
    for seat, card in g.shown.items():
        g.move(card, f"pile:{seat}", 0)
        g.say("quest-revealed", seat=seat, card=g.ref(card))
    return None


async def _calculate_strength(g: Combat) -> Next:
    for seat in g.seats:
        fighter = g.fighters[seat]
        if seat in g.shown and spent(g, seat) > fighter.strength:
            fighter.exhausted = True
            g.cancelled.append(g.shown[seat])
            g.say("quest-exhausted", seat=seat, spent=spent(g, seat), strength=fighter.strength)
    return Jump("4a") if _both_exhausted(g) else None


async def _abilities_of_last_round(g: Combat) -> Next:
    for seat in g.seats:
        card = g.before.get(seat)
        if card is None or card in g.cancelled or g.fighters[seat].exhausted:
            continue
        if g.codes[card] in NEXT_ROUND:
            NEXT_ROUND[g.codes[card]](g, seat)
    return None


async def _abilities_of_this_round(g: Combat) -> Next:
    """Cancels first: two that cancel each other are both blank."""
    live = {seat: card for seat, card in g.shown.items() if card not in g.cancelled}
    g.cancelled.extend(live[foe(seat)] for seat, card in live.items() if g.codes[card] in CANCELS and foe(seat) in live)
    for seat in g.seats:
        card = g.shown.get(seat)
        if card is not None and card not in g.cancelled and g.codes[card] in NOW:
            NOW[g.codes[card]](g, seat)
    return None


async def _deal_damage(g: Combat) -> Next:
    blows = {seat: max(0, value(g, foe(seat), "attack") - value(g, seat, "defence")) for seat in g.seats}
    for seat, blow in blows.items():
        g.fighters[seat].damage += blow
        g.say("quest-damage", seat=seat, amount=blow)
    expire(g.effects, "round")
    for _ in range(g.fighters[HERO].damage):
        await _suffer(g)
    g.fighters[HERO].damage = 0
    return Jump("4a") if defeated(g) else Jump("3")


async def _suffer(g: Combat) -> None:
    """One point of damage: the top card of the life pool, or a card of the hero's choice from his hand."""
    options = [Option("lose", card) for card in g.zones["hand:A"]]
    if g.zones["life:A"]:
        options.insert(0, Option("lose life"))
    if options:
        chosen = await ask_one(Question(HERO, "one", message("quest-suffer"), lambda: options, step=g.step))
        g.move(chosen.source or g.zones["life:A"][0], "damage:A")


def defeated(g: Combat) -> list[str]:
    """Who is defeated: a hero without life pool and hand, a monster with damage up to its health."""
    beaten = [] if g.zones["life:A"] or g.zones["hand:A"] else [HERO]
    monster = g.fighters[SAURON]
    return [*beaten, SAURON] if monster.damage >= monster.health else beaten


async def _discard_cards(g: Combat) -> Next:
    for card in reversed(g.zones["pile:A"][:]):
        g.move(card, "rest:A", 0)
    for card in g.zones["pile:B"][:]:
        g.move(card, "deck:B")
    await shuffle(g.chance, g.zones["deck:B"], message("quest-shuffle"), g.step)
    return None


async def _resolve(g: Combat) -> Next:
    beaten = defeated(g)
    if SAURON not in beaten:
        options = [Option("place", detail=str(n)) for n in (0, g.fighters[SAURON].wisdom)]
        chosen = await ask_one(Question(SAURON, "one", message("quest-influence"), lambda: options, step=g.step))
        g.influence = int(chosen.detail)
    g.outcome = Outcome("over", "quest-combat-over", [seat for seat in g.seats if seat not in beaten])
    return None


STEPS = Steps(
    {
        "combat": [
            Row("1", _sauron_prepares),
            Row("2", _hero_prepares),
            Row("3", _declare_exhausted),
            Row("3a", _choose_cards),
            Row("3b", _reveal_cards),
            Row("3c", _calculate_strength),
            Row("3d", _abilities_of_last_round),
            Row("3e", _abilities_of_this_round),
            Row("3f", _deal_damage),
            Row("4a", _discard_cards),
            Row("4c", _resolve),
        ]
    }
)


# -- set-up and view --------------------------------------------------------------------------------------------------


def argalad_and_the_orc(
    hand: list[str], monster_hand: list[str], *, life: int = 8, health: int = 3, seed: int = 1
) -> Combat:
    """Argalad (strength 5, agility 3) against an Orc (fortitude 5, strength 4, health 3).

    Sauron's deck holds exactly the cards he will draw, filled up with "rush".
    """
    drawn = [*monster_hand, *["rush"] * (5 - len(monster_hand))]
    g = Combat(
        "me_quest",
        [HERO, SAURON],
        {HERO: "Argalad", SAURON: "Sauron"},
        Chance(seed),
        [Place("combat", "1")],
        agility=3,
        fighters={HERO: Fighter(strength=5), SAURON: Fighter(strength=4, health=health, cards=5, wisdom=2)},
    )
    lay_zones(g, (), ("hand", "life", "rest", "damage", "pile", "deck"))
    for zone, owner, codes in (
        ("hand:A", HERO, hand),
        ("life:A", HERO, ["volley"] * life),
        ("deck:B", SAURON, drawn),
    ):
        for code in codes:
            add_card(g, code, owner, zone, f"{owner}{list(g.owners.values()).count(owner) + 1}")
    return g


HIDDEN = HiddenZones({"life": "nobody", "deck": "nobody", "damage": "nobody", "hand": "owner"})
SEEING: Seeing[Combat] = Seeing(HIDDEN, plain_face, piles=())


def view(g: Combat, seat: str) -> View:
    """Combat piles, the rest and damage counts are open; hands, pools, decks and chosen cards are not."""
    seen = SEEING.begin(g, seat, 0)
    SEEING.look(g, seen, *g.zones)
    seen.numbers = {f"damage:{s}": fighter.damage for s, fighter in g.fighters.items()}
    return seen


def broken(g: Combat) -> list[str]:
    """Plain data, and every card in one place."""
    return not_plain(g) + misplaced(g)


QUEST = rules_only("me_quest", Combat, STEPS, view, broken)
