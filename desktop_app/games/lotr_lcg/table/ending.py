"""How a finished game is told: threat against progress, the heroes, what each decision was worth when it was made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.story import Course, Credit, Figure, Flag, Story, Weighed
from desktop_app.games.lotr_lcg.reading.queries import FACTS, THREAT_ELIMINATION_LEVEL
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.chronicle import keeps
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios

LOST_HERO = 8.0
"""What a hero is worth against points of damage; an ally is worth its cost and two."""
THREAT_WEIGHT = 1.5
"""A point of threat against a point of progress."""

Weigher = Callable[[View, Question, list[Option]], Weighed | None]


# -- numbers that are followed


def threat(g: LcgState, seat: str) -> int:
    """The dial of the seat; an eliminated player counts 50 (LCG-332)."""
    return THREAT_ELIMINATION_LEVEL if seat in g.eliminated else g.threat[seat]


def progress(g: LcgState, seat: str) -> int:
    """What has been won on the quest: the points of completed stages and the tokens on the current one."""
    points = sum(FACTS[code].quest_points or 0 for code in _done(g).values())
    return points + sum(g.pieces[quest].progress for quest in g.zones["quest"] if quest in g.pieces)


def harm(g: LcgState, seat: str) -> int:
    """Damage on the heroes of the seat; one who has fallen counts with all hit points."""
    pieces = [g.pieces.get(hero) for hero in g.heroes[seat]]
    standing = sum(piece.damage for piece in pieces if piece is not None)
    fallen = [hero for hero, piece in zip(g.heroes[seat], pieces, strict=True) if piece is None]
    return standing + sum(FACTS[g.codes[hero]].hit_points or 0 for hero in fallen)


def _done(g: LcgState) -> dict[int, str]:
    """The completed stages by number. Of a stage with several cards the one that was played left the game last."""
    here = [FACTS[g.codes[quest]].stage or 0 for quest in g.zones["quest"]]
    gone = {FACTS[g.codes[card]].stage or 0: g.codes[card] for card in g.zones["removed"] if FACTS[g.codes[card]].stage}
    return {number: code for number, code in gone.items() if number not in here}


def flags(g: LcgState) -> Sequence[Flag]:
    """Where each stage is completed: those played as they came, those to come as the scenario has them."""
    scenario = load_scenarios().get(g.scenario)
    played = _done(g) | {FACTS[g.codes[quest]].stage or 0: g.codes[quest] for quest in g.zones["quest"]}
    found: list[Flag] = []
    total = 0
    for number, codes in enumerate(scenario.stages if scenario is not None else (), 1):
        points = FACTS[played.get(number, codes[0])].quest_points or 0
        total += points
        if points:
            found.append(Flag(total, f"{number}B"))
    return found


def people(view: View) -> Sequence[CardView]:
    """The heroes of all seats."""
    return [card for seat in view.seats for card in view.zones[f"heroes:{seat}"].cards if not card.host]


def figures(view: View) -> Sequence[Figure]:
    """The threat that was left, the rounds, and how many enemies fell."""
    seat = view.seat
    fallen = view.numbers["slain"]
    return (
        Figure(
            view.numbers[f"threat:{seat}"],
            message("lcgtable-figure-threat"),
            THREAT_ELIMINATION_LEVEL,
            "threat",
            feared=True,
        ),
        Figure(view.round, message("lcgtable-figure-rounds", count=view.round)),
        Figure(fallen, message("lcgtable-figure-enemies", count=fallen)),
    )


# -- what a decision was worth


def weigh(view: View, question: Question, keys: Sequence[str]) -> Weighed | None:
    """A decision against the best other one, by what lay open when it was made: no card to come is counted."""
    chosen = [Option.from_key(key) for key in keys]
    verbs = {option.verb for option in question.options}
    weigher = next((made for verb, made in _WEIGHERS.items() if verb in verbs), None)
    return weigher(view, question, chosen) if weigher is not None else None


def _number(view: View, card: str, name: str) -> int:
    found = view.card(card)
    return found.numbers.get(name, 0) if found is not None else 0


def _ref(view: View, card: str) -> str:
    found = view.card(card)
    return card_ref(card, found.code if found is not None else "")


def _codes(view: View, *cards: str) -> tuple[str, ...]:
    return tuple(found.code for card in cards if (found := view.card(card)) is not None and found.code)


def _commit(view: View, question: Question, chosen: list[Option]) -> Weighed | None:
    """Willpower against the threat in the staging area; the other choice is one card more, or the best one less."""
    facing = view.numbers["staging_threat"]
    sent = view.numbers["willpower"] + sum(_number(view, option.source, "willpower") for option in chosen)
    kept = [option.source for option in question.options if option.key not in {each.key for each in chosen}]
    by_will = sorted(kept, key=lambda card: -_number(view, card, "willpower"))
    if sent <= facing:
        if not by_will or not _number(view, by_will[0], "willpower"):
            return None
        better = sent + _number(view, by_will[0], "willpower")
        lost = _quest_worth(better, facing) - _quest_worth(sent, facing)
        return Weighed(
            -lost,
            message("lcgtable-turn-stays", card=_ref(view, by_will[0])),
            message(
                "lcgtable-turn-quest-less", card=_ref(view, by_will[0]), better=better, willpower=sent, threat=facing
            ),
            message("lcgtable-turn-threat", count=facing - sent),
            _codes(view, by_will[0]),
            tuple(option.key for option in question.options if option in chosen or option.source == by_will[0]),
        )
    if not chosen:
        return None
    best = max((option.source for option in chosen), key=lambda card: _number(view, card, "willpower"))
    without = sent - _number(view, best, "willpower")
    return Weighed(
        _quest_worth(sent, facing) - _quest_worth(without, facing),
        message("lcgtable-turn-leads", card=_ref(view, best)),
        message("lcgtable-turn-quest-more", card=_ref(view, best), without=without, willpower=sent, threat=facing),
        message("lcgtable-turn-ahead", count=sent - facing),
        _codes(view, best),
    )


def _quest_worth(willpower: int, facing: int) -> float:
    margin = willpower - facing
    return margin if margin >= 0 else margin * THREAT_WEIGHT


def _defend(view: View, question: Question, chosen: list[Option]) -> Weighed | None:
    """The damage that the defender takes against the least that another one would have taken."""
    enemy = view.facts.get("attacker", "").partition(" ")[0]
    attack = view.numbers.get("ledger:attack", 0)
    defenders = [option.source for option in question.options if option.verb == "defend"]
    own = chosen[0].source if chosen and chosen[0].verb == "defend" else ""
    others = [card for card in defenders if card != own]
    if not enemy or not others:
        return None
    other = min(others, key=lambda card: (_loss(view, card, attack), card))
    gain = _loss(view, other, attack) - _loss(view, own, attack)
    damage = max(0, attack - _number(view, own, "defense")) if own else attack
    spared = max(0, attack - _number(view, other, "defense"))
    title = message("lcgtable-turn-holds", card=_ref(view, own)) if own else message("lcgtable-turn-nobody")
    told = message(
        "lcgtable-turn-defence" if own else "lcgtable-turn-undefended",
        enemy=_ref(view, enemy), attack=attack, defense=_number(view, own, "defense") if own else 0,
        damage=damage, other=_ref(view, other), spared=spared,
    )  # fmt: skip
    stake, codes = message("lcgtable-turn-damage", count=damage), _codes(view, enemy, own or other)
    better = tuple(option.key for option in question.options if option.verb == "defend" and option.source == other)
    return Weighed(gain, title, told, stake, codes, better if gain < 0 else ())


def _loss(view: View, card: str, attack: int) -> float:
    """What an attack costs where this card defends, or a hero undefended where none does."""
    found = view.card(card)
    if found is None:
        return float(attack)
    damage = max(0, attack - found.numbers.get("defense", 0))
    if damage < found.numbers.get("hit_points", 0) - found.tokens.get("damage", 0):
        return damage
    return damage + (LOST_HERO if FACTS[found.code].type == "hero" else found.numbers.get("cost", 0) + 2.0)


def _attack(view: View, question: Question, chosen: list[Option]) -> Weighed | None:
    """An attack that brings an enemy down, against letting it stand."""
    enemy = next((option.target for option in chosen if option.target), "") or view.facts.get("defender", "")
    found = view.card(enemy)
    attackers = [option.source for option in chosen if option.source]
    if found is None or not attackers:
        return None
    strength = sum(_number(view, card, "attack") for card in attackers)
    needed = found.numbers.get("defense", 0) + found.numbers.get("hit_points", 0) - found.tokens.get("damage", 0)
    if strength < needed:
        return None
    told = message("lcgtable-turn-strike", enemy=_ref(view, enemy), attack=strength, needed=needed)
    worth = found.numbers.get("attack", 0) + found.numbers.get("threat", 0) + found.numbers.get("hit_points", 0) / 4
    stake = message("lcgtable-turn-attack-gone", count=found.numbers.get("attack", 0))
    title = message("lcgtable-turn-falls", enemy=_ref(view, enemy))
    return Weighed(worth, title, told, stake, _codes(view, enemy, attackers[0]))


_WEIGHERS: dict[str, Weigher] = {"commit": _commit, "defend": _defend, "attack": _attack}


# -- what the cards did


def credits(view: View, question: Question, keys: Sequence[str]) -> Sequence[Credit]:
    """Willpower sent, strength in attack, attack held off in defence."""
    found: list[Credit] = []
    for option in (Option.from_key(key) for key in keys):
        card = view.card(option.source)
        if card is None or not card.code:
            continue
        if option.verb == "commit":
            found.append(Credit(card.code, "lcgtable-credit-willpower", card.numbers.get("willpower", 0)))
        elif option.verb == "attack":
            found.append(Credit(card.code, "lcgtable-credit-attack", card.numbers.get("attack", 0)))
        elif option.verb == "defend":
            held = min(view.numbers.get("ledger:attack", 0), card.numbers.get("defense", 0))
            found.append(Credit(card.code, "lcgtable-credit-defence", held))
    return found


STORY = Story(
    pressing=Course("lcgtable-course-threat", threat, THREAT_ELIMINATION_LEVEL, "lcgtable-course-limit", "eye"),
    ground=Course("lcgtable-course-progress", progress, sign="flag-variant"),
    harm=Course("lcgtable-course-harm", harm, sign="water"),
    flags=flags,
    people=people,
    wounds="damage",
    verbs=("commit", "defend", "no_defender", "attack"),
    weigh=weigh,
    credits=credits,
    faces={
        "lcg-log-destroyed": 6,
        "lcg-log-plays": 4,
        "lcg-log-plays-on": 4,
        "lcg-log-engages": 3,
        "lcg-log-travels": 2,
        "lcg-log-revealed": 1,
    },
    falls=("lcg-log-destroyed",),
    last=(
        "lcg-log-attack-damage",
        "lcg-log-undefended-damage",
        "lcg-log-destroyed",
        "lcg-log-quest",
        "lcg-log-threat-up",
        "lcg-log-progress",
        "lcg-log-eliminated",
    ),
    rises="lcg-log-threat-up",
    figures=figures,
    keeps=keeps,
)
