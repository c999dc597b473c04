"""What combat cards, monsters and minions say of a round that no other card does."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card, choose_option, seat_ref
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.me_quest.book.combat_abilities import deck_zone
from desktop_app.games.me_quest.reading import fight as fights
from desktop_app.games.me_quest.reading.numbers import room_in_hand
from desktop_app.games.me_quest.reading.queries import combat_hand, facts, other_fighter
from desktop_app.games.me_quest.reading.travel import paths_from
from desktop_app.games.me_quest.state import SAURON, Combat, QuestState
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.verbs.decks import pick_at_random, shuffle_into
from desktop_app.games.me_quest.verbs.fighting import FROM_HAND, LEAVES_THE_PILE, NEXT_ROUND, ROUND, deal, modify
from desktop_app.games.me_quest.verbs.heroes import discard_hero_cards, move_hero
from desktop_app.games.me_quest.verbs.sauron import heal_minion
from desktop_app.games.me_quest.vocabulary.board_words import may_move
from desktop_app.games.me_quest.vocabulary.groups import opponent, you
from desktop_app.games.me_quest.vocabulary.texts import Now
from desktop_app.games.me_quest.vocabulary.word import Word

RANGED, MELEE = fights.RANGED, fights.MELEE
DECLARED = "declared_"
"""The lasting effect by which a card's type was named for the next round."""


def _fight(m: Now) -> Combat:
    return m.g.combats[-1]


def _theirs(m: Now) -> str:
    return other_fighter(_fight(m), m.seat)


# -- what is asked -----------------------------------------------------------------------------------------------------


def costs_at_least(amount: int) -> Worked[bool]:
    """Whether your opponent's card of this round costs so much strength."""

    def holds(m: Now) -> bool:
        card = fights.shown(m.g, _fight(m), _theirs(m))
        return bool(card) and fights.cost(m.g, _fight(m), _theirs(m), card) >= amount

    return Worked(holds, "opponent's cost", {"amount": amount})


@told("you were dealt nothing")
def you_were_dealt_nothing(m: Now) -> bool:
    """You have been dealt no damage this round."""
    return not _fight(m).dealt.get(m.seat)


@told("opponent defeated")
def opponent_defeated(m: Now) -> bool:
    """Your opponent is defeated this round."""
    return _theirs(m) in _fight(m).beaten


@told("you are not defeated")
def you_are_not_defeated(m: Now) -> bool:
    """You are not defeated this round."""
    return m.seat not in _fight(m).beaten


@told("opponent's attack")
def opponents_printed_attack(m: Now) -> int:
    """The attack printed on your opponent's card."""
    return fights.printed_value(m.g, _fight(m), _theirs(m), fights.ATTACK)


@told("damage dealt to you")
def damage_dealt_to_you(m: Now) -> int:
    """The damage that you were dealt this round."""
    return _fight(m).dealt.get(m.seat, 0)


def others_in_your_pile(type: str = "") -> Worked[int]:
    """The other cards in your combat pile, of one type."""

    def count(m: Now) -> int:
        others = [card for card in m.g.zones[f"pile:{m.seat}"] if card != m.me]
        return sum(1 for card in others if type in ("", facts(m.g, card).kind))

    return Worked(count, "others in your pile", {"type": type})


@told("defense prevents damage")
def your_defense_prevents_damage(m: Now) -> bool:
    """The defense of your card keeps off damage."""
    fight = _fight(m)
    blow = fights.value(m.g, fight, _theirs(m), fights.ATTACK)
    return min(blow, fights.value(m.g, fight, m.seat, fights.DEFENSE)) > 0


@told("at the bottom")
def at_the_bottom(m: Now) -> bool:
    """The card asked about is the bottom card of your combat pile."""
    pile = m.g.zones[f"pile:{m.seat}"]
    return bool(pile) and pile[0] == m.target


@told("this counts")
def this_counts(m: Now) -> bool:
    """This card has not been canceled."""
    return m.me not in _fight(m).canceled


@told("opponent leaves the declared type")
def opponent_leaves_the_declared_type(m: Now) -> bool:
    """Your opponent plays another type than was declared by this card."""
    kinds = [effect.kind for effect in m.g.effects if effect.source == m.me and effect.kind.startswith(DECLARED)]
    return bool(kinds) and kinds[-1] != f"{DECLARED}{fights.played(m.g, _fight(m), _theirs(m))}"


# -- what is done ------------------------------------------------------------------------------------------------------


async def _tells_his_hand(m: Now) -> None:
    kinds = [facts(m.g, card).kind for card in m.g.zones[combat_hand(_theirs(m))]]
    m.g.say("meqcards-log-tells-hand", seat=seat_ref(_theirs(m)), ranged=kinds.count(RANGED), melee=kinds.count(MELEE))


tells_his_hand: Happens[QuestState] = happens(_tells_his_hand, told="opponent tells his hand")
"""Your opponent tells how many cards of each type he holds."""


def declares(by_opponent: bool) -> Happens[QuestState]:
    """You, or your opponent, name a type for the next round."""

    async def run(m: Now) -> None:
        seat = _theirs(m) if by_opponent else m.seat
        named = await choose_option(m.g, seat, "meqcards-ask-declare", ("name_ranged", "name_melee"), source=m.me)
        type = named.removeprefix("name_")
        m.g.say("meqcards-log-declares", seat=seat_ref(seat), type=type)
        modify(m.g, m.seat, f"{DECLARED}{type}", 0, NEXT_ROUND, m.me)

    return happens(run, told="opponent declares" if by_opponent else "you declare")


async def discard_combat_cards(m: Now, seat: str, cards: list[str]) -> None:
    """Combat cards leave the hand: a hero's for his rest pool, Sauron's for the bottom of their deck."""
    if seat != SAURON:
        await discard_hero_cards(m.g, seat, cards)
        return
    for card in cards:
        m.g.move(card, deck_zone(m.g, _fight(m)))
        m.g.say("meq-log-discards", seat=seat_ref(seat), card=m.g.ref(card))


async def _random(m: Now, seat: str, count: int) -> list[str]:
    found: list[str] = []
    for _ in range(count):
        card = await pick_at_random(m.g, m.g.zones[combat_hand(seat)])
        if card:
            await discard_combat_cards(m, seat, [card])
            found.append(card)
    return found


def discards_at_random(count: int) -> Word:
    """``discards_at_random(1)``: your opponent discards cards of his hand by chance."""
    return Word(
        "opponent discards at random",
        lambda m, seat: _random(m, seat, count),
        lambda m, seat: bool(m.g.zones[combat_hand(seat)]),
        {"count": count},
        subject=opponent,
    )


async def _wears_down(m: Now, seat: str) -> None:
    for card in await _random(m, seat, 1):
        await deal(m.g, _fight(m), seat, facts(m.g, card).attack, m.seat)


wears_down = Word("wears down", _wears_down, lambda m, seat: bool(m.g.zones[combat_hand(seat)]), subject=opponent)
"""Your opponent discards a card by chance and is dealt damage equal to its attack."""


async def _takes_back(m: Now) -> None:
    pile = list(m.g.zones[f"pile:{m.seat}"])
    card = await choose_card(m.g, m.seat, "meqcards-ask-take-back-card", pile, source=m.me)
    m.g.move(card, combat_hand(m.seat))
    m.g.say("meqcards-log-takes-back", seat=seat_ref(m.seat), card=m.g.ref(card))


takes_back: Happens[QuestState] = happens(
    _takes_back,
    lambda m: bool(m.g.zones[f"pile:{m.seat}"]) and room_in_hand(m.g, m.seat) > 0,
    told="takes a card of the pile back",
)
"""A card of your combat pile comes back into your hand."""


def _deck(m: Now, seat: str) -> list[str]:
    """What a combatant draws from: the deck of Sauron's monster or minion, a hero's life pool."""
    return m.g.zones[deck_zone(m.g, _fight(m)) if seat == SAURON else f"life:{seat}"]


async def _hamstrings(m: Now, seat: str) -> None:
    deck = _deck(m, seat)
    m.g.say("meqcards-log-under-pile", seat=seat_ref(seat), card=m.g.ref(deck[0]))
    m.g.move(deck[0], f"pile:{seat}", 0)


hamstrings = Word("hamstrings", _hamstrings, lambda m, seat: bool(_deck(m, seat)), subject=opponent)
"""The top card of your opponent's deck comes to the bottom of his combat pile."""


async def _recovers(m: Now) -> None:
    pile = m.g.zones[f"pile:{m.seat}"]
    if m.seat == SAURON:
        await shuffle_into(m.g, pile, deck_zone(m.g, _fight(m)))
    else:
        await shuffle_into(m.g, [*m.g.zones[f"rest:{m.seat}"], *pile], f"life:{m.seat}")


recovers: Happens[QuestState] = happens(_recovers, told="pools and pile back")
"""You shuffle your rest pool and your combat pile into your life pool; Sauron his pile into the combat deck."""


async def _takes_breath(m: Now) -> None:
    for _ in range(min(2, room_in_hand(m.g, m.seat))):
        tops = {"draw_from_rest": m.g.zones.get(f"rest:{m.seat}", [])[-1:], "draw_from_life": _deck(m, m.seat)[:1]}
        verbs = [verb for verb, top in tops.items() if top]
        ways = [*verbs, "decline"]
        chosen = await choose_option(m.g, m.seat, "meqcards-ask-breath", ways, source=m.me) if verbs else "decline"
        if chosen == "decline":
            return
        m.g.move(tops[chosen][0], combat_hand(m.seat))
        m.g.say("meq-log-draws", seat=seat_ref(m.seat), count=1)


takes_breath: Happens[QuestState] = happens(_takes_breath, told="draws from rest or life")
"""You draw up to 2 cards, each from the top of your rest pool or of your life pool; Sauron of the combat deck."""


async def _retreats(m: Now) -> None:
    place = await choose_place(m.g, m.seat, "meqcards-ask-move", list(paths_from(m.g, m.seat)), source=m.me)
    _fight(m).over = True
    await move_hero(m.g, m.seat, place)


retreats: Happens[QuestState] = happens(_retreats, lambda m: m.seat != SAURON and may_move(m, m.seat), told="retreats")
"""The combat ends, you move to an adjacent location, and your turn goes on: heroes retreat, and nobody else."""


def draws_combat_card() -> Happens[QuestState]:
    """You draw a card: Sauron of his combat deck, a hero of his life pool."""

    async def run(m: Now) -> None:
        m.g.move(_deck(m, m.seat)[0], combat_hand(m.seat))
        m.g.say("meq-log-draws", seat=seat_ref(m.seat), count=1)

    return happens(run, lambda m: bool(_deck(m, m.seat)) and room_in_hand(m.g, m.seat) > 0, told="draws a combat card")


async def _regenerates(m: Now) -> None:
    fight = _fight(m)
    if fight.enemy in m.g.pieces:
        heal_minion(m.g, fight.enemy, 1)
        return
    fight.damage -= 1
    m.g.say("meqcards-log-enemy-heals", card=m.g.ref(fight.enemy), amount=1)


regenerates: Happens[QuestState] = happens(
    _regenerates, lambda m: m.seat == SAURON and fights.damage_on_enemy(m.g, _fight(m)) > 0, told="regenerates"
)
"""Sauron's monster or minion heals 1 damage."""


def from_hand(amount: int) -> Word:
    """``from_hand(1)``: so much of the damage of this round your opponent takes from his hand."""

    async def run(m: Now, seat: str) -> None:
        modify(m.g, seat, FROM_HAND, amount, ROUND, m.me)

    return Word("damage from hand", run, told_with={"amount": amount}, subject=opponent)


async def _discarded_after(m: Now, seat: str) -> None:
    card = fights.shown(m.g, _fight(m), seat)
    modify(m.g, card, LEAVES_THE_PILE, 0, ROUND, m.me)


discards_your_card_after = Word("discards your card after", _discarded_after, subject=you)
"""The card that you play this round leaves your combat pile when the round ends."""
