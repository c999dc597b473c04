"""The verbs of the cards: what happens to heroes, to Sauron's things, on the board, in a combat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card, choose_cards, choose_option, choose_player
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.combining import Choosing, EachPlayer, If, May, OneOf, both, then
from desktop_app.games.kit.deeds import NO_CHANGE, Own, Verb
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.me_quest.book import combat
from desktop_app.games.me_quest.reading.board import BOARD, is_haven
from desktop_app.games.me_quest.reading.fight import PRINTED, TO_ZERO
from desktop_app.games.me_quest.reading.numbers import PERILOUS
from desktop_app.games.me_quest.reading.queries import (
    character,
    corruption,
    figure,
    has_item,
    hero_at,
    heroes,
    influence,
    reference,
)
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs import heroes as hero_verbs
from desktop_app.games.me_quest.verbs import influence as influence_verbs
from desktop_app.games.me_quest.verbs import rewards, sauron
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.verbs.favor import gain_favor as favor_comes
from desktop_app.games.me_quest.verbs.favor import lose_favor as favor_goes
from desktop_app.games.me_quest.verbs.favor import place_favor as favor_placed
from desktop_app.games.me_quest.verbs.fighting import cancel, deal, modify
from desktop_app.games.me_quest.verbs.story import advance as marker_moves
from desktop_app.games.me_quest.vocabulary.groups import opponent, you
from desktop_app.games.me_quest.vocabulary.groups import sauron as sauron_player
from desktop_app.games.me_quest.vocabulary.texts import Does, Now, Those
from desktop_app.games.me_quest.vocabulary.texts import If as Holds

__all__ = ["Own", "both", "happens", "then"]


@dataclass(frozen=True, slots=True, eq=False)
class Word(Verb[QuestState]):
    """A verb: what it does to each of the things it can change, and which those are; what words call it."""

    told: str
    run: Callable[[Now, str], Awaitable[object]]
    can: Callable[[Now, str], bool] = lambda m, thing: True
    told_with: Mapping[str, object] = field(default_factory=dict)

    def why_not_on(self, m: Now, thing: str) -> str:
        """As ``can`` says."""
        return "" if self.can(m, thing) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """To one after the other."""
        for thing in things:
            await self.run(m, thing)


# -- what heroes get and lose: on seats --------------------------------------------------------------------------------


def gain_favor(amount: Amount) -> Word:
    """``gain_favor(2).on(you)``"""
    return Word("gain favor", lambda m, seat: favor_comes(m.g, seat, worth(amount, m)), told_with={"amount": amount})


def lose_favor(amount: Amount) -> Word:
    """``lose_favor(1).on(that_hero)``: at most what he has."""
    return Word(
        "lose favor",
        lambda m, seat: favor_goes(m.g, seat, worth(amount, m)),
        lambda m, seat: m.g.favor.get(seat, 0) > 0,
        {"amount": amount},
    )


def gain_corruption(count: Amount = 1) -> Word:
    """``gain_corruption(1).on(that_hero)``"""
    return Word(
        "gain corruption",
        lambda m, seat: rewards.gain_corruption(m.g, seat, worth(count, m)),
        told_with={"amount": count},
    )


async def _discard_corruption(m: Now, seat: str, count: int) -> None:
    for _ in range(count):
        await rewards.choose_corruption_to_discard(m.g, seat, source=m.me)


def discard_corruption(count: Amount = 1) -> Word:
    """``discard_corruption(1).on(you)``: of his choice."""
    return Word(
        "discard corruption",
        lambda m, seat: _discard_corruption(m, seat, worth(count, m)),
        lambda m, seat: bool(corruption(m.g, seat)),
        {"count": count},
    )


async def _discard_all_corruption(m: Now, seat: str) -> None:
    for card in list(corruption(m.g, seat)):
        rewards.discard_corruption(m.g, seat, card)


discard_all_corruption = Word(
    "discard all corruption", _discard_all_corruption, lambda m, seat: bool(corruption(m.g, seat))
)
"""``discard_all_corruption.on(you)``"""


async def _train(m: Now, seat: str, times: int) -> None:
    for _ in range(times):
        await rewards.train(m.g, seat)


def train(times: int = 1) -> Word:
    """``train().on(you)``: receive training, so often."""
    return Word("train", lambda m, seat: _train(m, seat, times), told_with={"times": times})


def level(name: str) -> Word:
    """``level("wisdom").on(you)``"""

    async def run(m: Now, seat: str) -> None:
        rewards.raise_level(m.g, seat, name)

    def can(m: Now, seat: str) -> bool:
        return m.g.levels.get(f"{seat}:{name}", 0) < rewards.MOST_RAISES

    return Word("level", run, can, {"attribute": name})


def gain_item(item: str) -> Word:
    """``gain_item("boat").on(you)``"""

    async def run(m: Now, seat: str) -> None:
        rewards.gain_item(m.g, seat, item)

    def can(m: Now, seat: str) -> bool:
        left = any(m.g.codes[card] == f"item.{item}" for card in m.g.zones["item_deck"])
        return left and not has_item(m.g, seat, item)

    return Word("gain item", run, can, {"item": item})


def damage(amount: Amount) -> Word:
    """``damage(5).on(that_hero)``: a hero is dealt damage."""
    return Word("damage", lambda m, seat: hero_verbs.suffer(m.g, seat, worth(amount, m)), told_with={"amount": amount})


def draw_cards(count: Amount) -> Word:
    """``draw_cards(your("fortitude")).on(you)``: from the life pool."""

    async def run(m: Now, seat: str) -> None:
        hero_verbs.draw_hero_cards(m.g, seat, worth(count, m))

    return Word("draw cards", run, lambda m, seat: bool(m.g.zones[f"life:{seat}"]), {"count": count})


def _has_hand(m: Now, seat: str) -> bool:
    return bool(m.g.zones[f"hand:{seat}"])


def discard_cards(count: Amount) -> Word:
    """``discard_cards(2).on(you)``: of his choice, to the rest pool."""
    return Word(
        "discard cards",
        lambda m, seat: hero_verbs.discard_chosen(m.g, seat, worth(count, m), source=m.me),
        _has_hand,
        {"count": count},
    )


def discard_random_cards(count: Amount) -> Word:
    """``discard_random_cards(corruption_of_hero).on(that_hero)``"""
    return Word(
        "discard random cards",
        lambda m, seat: hero_verbs.discard_at_random(m.g, seat, worth(count, m)),
        _has_hand,
        {"count": count},
    )


def discard_down_to(count: int) -> Word:
    """``discard_down_to(5).on(hero)``"""

    async def run(m: Now, seat: str) -> None:
        over = len(m.g.zones[f"hand:{seat}"]) - count
        if over > 0:
            await hero_verbs.discard_chosen(m.g, seat, over, source=m.me)

    return Word("discard down to", run, _has_hand, {"count": count})


def shuffle_back(*pools: str) -> Word:
    """``shuffle_back("rest", "damage").on(you)``: into the life pool; also "hand"."""
    return Word(
        f"shuffle back {' '.join(pools)}",
        lambda m, seat: hero_verbs.shuffle_back(m.g, seat, *pools),
        lambda m, seat: any(m.g.zones[f"{pool}:{seat}"] for pool in pools),
    )


async def _ends_turn(m: Now, seat: str) -> None:
    if m.g.active == seat:
        m.g.turn.over = True


ends_turn = Word("ends turn", _ends_turn, subject=you)
"""``ends_turn``: your turn ends at once."""


def move_to(places: Those) -> Word:
    """``move_to(place("edoras")).on(you)``: of several locations whoever's card it is chooses."""

    async def run(m: Now, seat: str) -> None:
        chosen = await choose_place(m.g, m.seat, "meq-ask-place", places.all(m), source=m.me)
        if chosen:
            await hero_verbs.move_hero(m.g, seat, chosen)

    return Word("move to", run, lambda m, seat: bool(places.all(m)))


def fights(monster: str, *, agility: bool = True, goes_on: bool = False, won: Does | None = None) -> Word:
    """``fights("crebain").on(that_hero)``: he must combat such a monster now; not in a Haven against his will.

    Without ``agility`` his is 0 until the end of the combat; with ``goes_on`` his turn goes on if he fails. ``won``
    follows if he defeats it.
    """

    async def run(m: Now, seat: str) -> None:
        if is_haven(hero_at(m.g, seat)) and not await ask_whether(m.g, seat, "meq-ask-allow-combat"):
            return
        if not agility:
            m.g.effects.append(Effect("agility=", 0, [figure(seat)], "", combat.COMBAT, m.me, m.code))
        told = await combat.fight_now(m.g, seat, reference(m.g, monster), m.me, goes_on=goes_on)
        if won is not None and told.enemy_defeated and not told.hero_defeated:
            await won.perform(m.of(seat))

    return Word("fights and wins" if won else "fights", run, told_with={"monster": monster, "won": won})


def weakens_hero(*names: str, by: Amount) -> Word:
    """``weakens_hero("strength", by=corruption_of_hero).on(that_hero)``: until the combat ends."""

    async def run(m: Now, seat: str) -> None:
        for name in names:
            m.g.effects.append(Effect(name, -worth(by, m), [figure(seat)], "", combat.COMBAT, m.me, m.code))

    return Word(f"weakens hero {' '.join(names)}", run, told_with={"amount": by})


async def _skips_ambush(m: Now, seat: str) -> None:
    m.g.turn.skips_ambush = True


skips_ambush = Word("skips ambush", _skips_ambush)
"""``skips_ambush.on(that_hero)``: no Ambush step this turn."""


# -- Sauron ------------------------------------------------------------------------------------------------------------


def draw_shadows(count: Amount) -> Word:
    """``draw_shadows(1)``: Sauron draws Shadow cards."""
    return Word("draw shadows", lambda m, s: sauron.draw_shadow_cards(m.g, worth(count, m)), subject=sauron_player)


def draw_plots(count: Amount, keep: int = 1) -> Word:
    """``draw_plots(1)``: Sauron draws Plots and keeps so many."""
    return Word("draw plots", lambda m, s: sauron.draw_plot_cards(m.g, worth(count, m), keep), subject=sauron_player)


def sauron_discards_random(type: str, count: int = 1) -> Word:
    """``sauron_discards_random("shadow")``"""
    return Word(
        f"sauron discards {type}",
        lambda m, s: sauron.discard_at_random_of(m.g, type, count),
        told_with={"count": count},
        subject=sauron_player,
    )


def sauron_discards(type: str, count: int = 1) -> Word:
    """``sauron_discards("plot")``: of his choice."""
    return Word(
        f"sauron discards chosen {type}",
        lambda m, s: sauron.discard_chosen_of(m.g, type, count, source=m.me),
        told_with={"count": count},
        subject=sauron_player,
    )


# -- the board: on locations -------------------------------------------------------------------------------------------


def place_influence(amount: Amount) -> Word:
    """``place_influence(1).on(place("the_shire"))``: never in a Haven."""
    return Word(
        "place influence",
        lambda m, p: influence_verbs.place_at(m.g, p, worth(amount, m)),
        lambda m, p: not is_haven(p),
        {"amount": amount},
    )


def remove_influence(amount: Amount) -> Word:
    """``remove_influence(1).on(adjacent_to(place("minas_tirith")))``: of each of them."""
    return Word(
        "remove influence",
        lambda m, p: influence_verbs.remove_from(m.g, p, worth(amount, m)),
        lambda m, p: influence(m.g, p) > 0,
        {"amount": amount},
    )


def place_favor(amount: int = 1) -> Word:
    """``place_favor(1).on(place("helms_deep"))``"""

    async def run(m: Now, location: str) -> None:
        favor_placed(m.g, location, amount)

    return Word("place favor", run, told_with={"amount": amount})


def add_to_pool(amount: Amount) -> Happens[QuestState]:
    """``add_to_pool(2)``: influence comes to the Shadow Pool."""
    return happens(lambda m: influence_verbs.add_to_pool(m.g, worth(amount, m)), told="add to pool", amount=amount)


def remove_from_pool(amount: Amount) -> Happens[QuestState]:
    """``remove_from_pool(1)``"""
    return happens(
        lambda m: influence_verbs.remove_from_pool(m.g, worth(amount, m)),
        lambda m: m.g.pool > 0,
        told="remove from pool",
        amount=amount,
    )


def influence_in_extension(amount: Amount, *, to_pool: int = 0) -> Happens[QuestState]:
    """``influence_in_extension(3)``: Sauron places it, so much of it into the Shadow Pool if he likes."""
    return happens(
        lambda m: influence_verbs.place_in_extension(m.g, worth(amount, m), to_pool=to_pool, source=m.me),
        told="influence in extension",
        amount=amount,
    )


def advances(marker: str, amount: Amount = 1) -> Happens[QuestState]:
    """``advances("black", 1)``: a story marker, "green" for the heroes'; below 0 it goes back."""
    return happens(
        lambda m: marker_moves(m.g, marker, worth(amount, m), "card"), told="advances", marker=marker, amount=amount
    )


def puts_character(name: str, location: str, *, moves: bool = False) -> Happens[QuestState]:
    """``puts_character("gandalf", "bree")``: if he is not on the board, or wherever he is with ``moves``."""

    async def run(m: Now) -> None:
        if moves:
            rewards.put_character(m.g, character(m.g, name), location)
        else:
            rewards.place_character(m.g, name, location)

    return happens(run, told="puts character", character=name, place=location)


def perilous_until(moment: str) -> Word:
    """``perilous_until("turn").on(your_place)``: a location is treated as perilous."""

    async def run(m: Now, location: str) -> None:
        m.g.effects.append(Effect(PERILOUS, 0, [location], "", moment, m.me, m.code))

    return Word("perilous", run)


# -- tokens, minions, cards --------------------------------------------------------------------------------------------


async def _discard_token(m: Now, token: str) -> None:
    sauron.discard_token(m.g, token)


discard_token = Word("discard token", _discard_token)
"""``discard_token.on(monster_token(lies_in(place("bree"))))``"""


def heal_minion(amount: int) -> Word:
    """``heal_minion(4).on(target)``"""

    async def run(m: Now, card: str) -> None:
        sauron.heal_minion(m.g, card, amount)

    return Word("heal minion", run, lambda m, card: m.g.pieces[card].count("damage") > 0, {"amount": amount})


async def _take_back(m: Now, card: str) -> None:
    rewards.take_back_character(m.g, card)


take_back = Word("take back", _take_back)
"""``take_back.on(character(lies_in(here)))``: to the Favor and Characters area."""


# -- combat ------------------------------------------------------------------------------------------------------------


def _for_a_round(until: str, kinds: Mapping[str, Amount], told: str, subject: Those) -> Word:
    async def run(m: Now, seat: str) -> None:
        for kind, amount in kinds.items():
            modify(m.g, seat, kind, worth(amount, m), until, m.me)

    return Word(told, run, told_with={"numbers": tuple(kinds.items())}, subject=subject)


def gains(*, until: str = combat.ROUND, **numbers: Amount) -> Word:
    """``gains(attack=2, defense=2)``: for this round, of yours unless ``on`` says otherwise."""
    return _for_a_round(until, numbers, "gains", you)


def reduces_to_0(*names: str) -> Word:
    """``reduces_to_0("defense")``: your opponent's, and nothing raises it this round (MEQ-373)."""
    return _for_a_round(combat.ROUND, {f"{TO_ZERO}{name}": 0 for name in names}, "reduces to 0", opponent)


def prints(**numbers: int) -> Word:
    """``prints(attack=1, defense=1)``: your opponent's printed values are these; bonuses still count."""
    return _for_a_round(combat.ROUND, {f"{PRINTED}{name}": n for name, n in numbers.items()}, "prints", opponent)


def inflict(amount: Amount) -> Word:
    """``inflict(2)``: your opponent is dealt damage whatever his defense; ``.on(you)``: you are."""
    return Word(
        "inflict",
        lambda m, seat: deal(m.g, m.g.combats[-1], seat, worth(amount, m)),
        told_with={"amount": amount},
        subject=opponent,
    )


async def _is_canceled(m: Now, seat: str) -> None:
    cancel(m.g, m.g.combats[-1], seat)


cancel_card = Word("cancel card", _is_canceled, subject=opponent)
"""``cancel_card``: in the middle of an ability; a card that only cancels is written with ``cancels``."""
plays_first_next_round = _for_a_round(combat.NEXT_ROUND, {combat.PLAYS_FIRST: 0}, "plays first", opponent)
"""``plays_first_next_round``: your opponent lays his next card first and face up; write it with ``in_combat``."""
plays_random_next_round = _for_a_round(combat.NEXT_ROUND, {combat.PLAYS_RANDOM: 0}, "plays at random", opponent)
"""``plays_random_next_round``"""


def limits_damage(amount: int) -> Word:
    """``limits_damage(1)``: you cannot be dealt more damage this round."""
    return _for_a_round(combat.ROUND, {"most_damage": amount}, "limits damage", you)


async def _end_combat(m: Now) -> None:
    m.g.combats[-1].over = True


end_combat = happens(_end_combat, told="ends combat")
"""``end_combat``: the combat is over after this step, and nobody was defeated."""


async def _defeats(m: Now, seat: str) -> None:
    m.g.combats[-1].beaten.append(seat)


defeats_opponent = Word("defeats", _defeats, lambda m, seat: seat == SAURON, subject=opponent)
"""``defeats_opponent``: he counts as defeated when damage is dealt."""


# -- putting together --------------------------------------------------------------------------------------------------


def each_hero(deed: Does) -> EachPlayer[QuestState]:
    """Each hero in order, as "you": ``each_hero(lose_favor(1).on(you))``."""
    return EachPlayer(deed, lambda m: heroes(m.g))


def one_of(ask: str, *, by: Those = you, **ways: Does) -> OneOf[QuestState]:
    """Somebody chooses one: ``one_of("meq-ask-imladris", by=that_hero, level=..., heal=...)``; names are verbs."""

    async def choose(m: Now, possible: Sequence[str]) -> str:
        return await choose_option(m.g, by.all(m)[0], ask, possible, source=m.me)

    return OneOf(ways, choose)


def choosing(
    group: Those, deed: Does, count: Amount = 1, *, ask: str = "meq-ask-target", up_to: bool = False, by: Those = you
) -> Choosing[QuestState]:
    """Chooses while it resolves: ``choosing(monster_token(lies_in(your_region)), discard_token, 2, up_to=True)``."""

    async def pick(m: Now, able: list[str], wanted: int, optional: bool) -> list[str]:
        seat = by.all(m)[0]
        if group.players:
            return [await choose_player(m.g, seat, ask, able, source=m.me)]
        if able and able[0] in BOARD.locations:
            return await _pick_places(m, seat, ask, able, wanted, optional)
        if wanted == 1 and not optional:
            return [await choose_card(m.g, seat, ask, able, source=m.me)]
        return await choose_cards(m.g, seat, ask, able, wanted, source=m.me, up_to=optional)

    return Choosing(group, deed, pick, count, up_to)


async def _pick_places(m: Now, seat: str, ask: str, able: list[str], wanted: int, optional: bool) -> list[str]:
    found: list[str] = []
    while len(found) < wanted and len(found) < len(able):
        left = [place for place in able if place not in found]
        chosen = await choose_place(m.g, seat, ask, left, source=m.me, may=optional)
        if not chosen:
            break
        found.append(chosen)
    return found


def may(deed: Does, *, ask: str = "meq-ask-may", by: Those = you) -> May[QuestState]:
    """Somebody may: ``may(gain_corruption().on(you))``."""

    async def whether(m: Now) -> bool:
        return await ask_whether(m.g, by.all(m)[0], ask, source=m.me)

    return May(deed, whether)


def if_(condition: Holds, deed: Does, otherwise: Does | None = None) -> If[QuestState]:
    """One thing or another, as it is when it resolves: ``if_(at_least(your("wisdom"), 3), gain_favor(2).on(you))``."""
    return If(condition, deed, otherwise)


# -- costs -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class PaysFavor(Cost[QuestState]):
    """Spend favor."""

    amount: int

    def why_not(self, m: Now) -> str:
        """The hero must have it."""
        return "" if m.g.favor.get(m.seat, 0) >= self.amount else "favor"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is spent."""
        await favor_goes(m.g, m.seat, self.amount)
        return m


def pays_favor(amount: int) -> PaysFavor:
    """``explore(EVENT, cost=pays_favor(3), do=advances("green"))``"""
    return PaysFavor(amount)
