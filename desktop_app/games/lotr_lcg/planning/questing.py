"""Who goes on the quest, and where the journey leads."""

from __future__ import annotations

from itertools import combinations

from desktop_app.engine.ask import Option, Question
from desktop_app.games.lotr_lcg.planning.sensible import Ways, best_first
from desktop_app.games.lotr_lcg.planning.skirmish import Fighter, Foe, clash, fighter, foe, target_of_blows
from desktop_app.games.lotr_lcg.planning.weighing import (
    attackers,
    pays_for_itself,
    place_left,
    provides,
    quest_left,
    stands_again,
)
from desktop_app.games.lotr_lcg.reading.coming import cards_to_reveal
from desktop_app.games.lotr_lcg.reading.numbers import committed_willpower, number, staging_threat
from desktop_app.games.lotr_lcg.reading.queries import THREAT_ELIMINATION_LEVEL, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, TravelText

REVEALED = ((0, 0.35), (1, 0.1), (2, 0.4), (3, 0.15))
"""What a card of the encounter deck adds to the staging area, and how often."""
PROGRESS = 0.8
"""What a point of progress counts."""
THREAT = 0.45
"""What a point of threat counts, at the start; it counts double when ten are left, and more after that."""
DONE = 30.0
"""What it counts to win."""
NEWCOMER = Foe("", 2, 1, 4, True)
"""An enemy as it may come from the encounter deck."""
COMES = 0.35
"""How often one comes and engages."""
CLOSE = 6.0
"""Ways that are worse by more than this are not thought about."""
SUBTLE = 6
"""Of so many it is looked at what leaving any two at home would bring."""
TRAVEL_COST = 2.5
"""What the Travel cost of a location counts against it."""


def commit(g: LcgState, question: Question) -> Ways:
    """Willpower for the quest as long as it is worth more than what those who go could do in the fight."""
    will = {option.source: number(g, option.source, "willpower") for option in question.options}
    able = [card for card in will if will[card]]
    party = {card: fighter(g, card) for card in will}
    others = [fighter(g, card) for card in _staying(g, question.seat, will)]
    again = {card for card in will if stands_again(g, card)}
    provided = {card for card in will if pays_for_itself(g, card)}
    givers = {card for card in will if provides(g, card)}
    foes = [foe(g, enemy) for enemy in attackers(g, question.seat)]
    left = target_of_blows(g, question.seat)
    strength = committed_willpower(g) - staging_threat(g)
    keys = {option.source: option.key for option in question.options}
    valued = list[tuple[float, list[str]]]()
    for chosen in _choices(able, will, party, again):
        stands = again | provided if givers.intersection(chosen) else again
        home = [party[card] for card in will if card not in chosen or card in stands] + others
        value = _quest(g, strength + sum(will[card] for card in chosen)) + _fight(home, foes, left)
        valued.append((value, [keys[card] for card in chosen]))
    return best_first(valued, CLOSE)


def _staying(g: LcgState, seat: str, able: dict[str, int]) -> list[str]:
    """Who is ready and cannot be committed."""
    return [card for card in g.zones[f"play:{seat}"] if card not in able and not g.pieces[card].exhausted]


def _choices(able: list[str], will: dict[str, int], party: dict[str, Fighter], again: set[str]) -> list[list[str]]:
    """Nobody, then one more each time: whoever brings most for what the fight loses."""

    def brings(card: str) -> tuple[float, str]:
        fights = 0 if card in again else party[card].attack + party[card].defense
        return will[card] * 2 - fights, card

    ranked = sorted(able, key=brings, reverse=True)
    found = [ranked[:count] for count in range(len(ranked) + 1)]
    found += [[card for card in ranked if card != left] for left in ranked[:-1]]
    found += [[card for card in ranked if card not in pair] for pair in combinations(ranked[:SUBTLE], 2)]
    return [list(chosen) for chosen in dict.fromkeys(map(tuple, found))]


def _fight(home: list[Fighter], foes: list[Foe], left: int) -> float:
    """What the fight comes to, with the chance that one more comes."""
    return (1 - COMES) * clash(home, foes, left) + COMES * clash(home, [*foes, NEWCOMER], left)


def _quest(g: LcgState, strength: int) -> float:
    """What so much more willpower than threat is worth, before the encounter cards are revealed."""
    place = place_left(g)
    stage, last = quest_left(g)
    room = max(1, THREAT_ELIMINATION_LEVEL - max(g.threat[seat] for seat in players(g)))
    dread = THREAT * max(1.0, 20 / room)
    value, coming = 0.0, cards_to_reveal(g)
    for threat, chance in REVEALED:
        made = strength - threat * coming
        if made < 0:
            value += chance * (dread * made - (DONE if -made >= room else 0))
        elif last and stage and made >= place + stage:
            value += chance * DONE
        else:
            value += chance * PROGRESS * min(made, place + stage)
    return value


def travel(g: LcgState, question: Question) -> Ways:
    """To the location that weighs most on the staging area."""
    places = [option for option in question.options if option.verb == "travel"]

    def weight(option: Option) -> float:
        threat, points = number(g, option.source, "threat"), number(g, option.source, "quest_points")
        dear = TRAVEL_COST if CARDS.of(TravelText, g.codes[option.source]) else 0
        return threat - points / 4 - dear

    stay = [(0.0, [option.key]) for option in question.options if option.verb == "stay"]
    return best_first([*stay, *((weight(option), [option.key]) for option in places)])
