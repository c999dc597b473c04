"""Minions are hurt, healed, moved, made stronger, and come back; commands outside of the Action step."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.kit.board import location_of, zone_of
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.book import actions, combat
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.numbers import number
from desktop_app.games.me_quest.reading.queries import hero_at, heroes_at, influence, minions, place_of
from desktop_app.games.me_quest.reading.tracks import MOST_HEALED
from desktop_app.games.me_quest.state import SAURON, Orders
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.verbs.fighting import COMBAT
from desktop_app.games.me_quest.verbs.heroes import minion_defeated
from desktop_app.games.me_quest.verbs.sauron import defeat_minion, heal_minion, hurt_minion, move_figure
from desktop_app.games.me_quest.vocabulary.board_words import Deed, deed
from desktop_app.games.me_quest.vocabulary.texts import Now, Those
from desktop_app.games.me_quest.vocabulary.token_words import decide


def hurts_a_minion(places: Those, amount: int) -> Deed:
    """You deal damage to a minion in one of the locations."""

    def find(m: Now) -> list[str]:
        return [card for card in minions(m.g) if place_of(m.g, card) in places.all(m)]

    async def run(m: Now) -> None:
        card = (await decide(m, "meqcards-ask-hurt", [Option("choose", card) for card in find(m)])).source
        hurt_minion(m.g, card, amount)
        if m.g.pieces[card].count("damage") >= number(m.g, card, "health"):
            defeat_minion(m.g, card)
            await minion_defeated(m.g)

    return deed("hurts a minion", run, lambda m: bool(find(m)), places=places, amount=amount)


def heals_a_minion(amount: int) -> Deed:
    """Sauron heals a minion that is not where a hero is."""

    def find(m: Now) -> list[str]:
        return [
            card
            for card in minions(m.g)
            if m.g.pieces[card].count("damage") and not heroes_at(m.g, place_of(m.g, card))
        ]

    async def run(m: Now) -> None:
        card = await choose_card(m.g, SAURON, "meqcards-ask-minion-heals", find(m), source=m.me, may=True)
        if card:
            heal_minion(m.g, card, amount)

    return deed("heals a minion", run, lambda m: bool(find(m)), amount=amount)


def moves_a_minion_to(place: str) -> Deed:
    """Sauron moves a minion to a location."""

    def find(m: Now) -> list[str]:
        return [card for card in minions(m.g) if place_of(m.g, card) != place]

    async def run(m: Now) -> None:
        card = await choose_card(m.g, SAURON, "meqcards-ask-minion-moves", find(m), source=m.me, may=True)
        if card:
            move_figure(m.g, card, place)

    return deed("moves a minion to", run, lambda m: bool(find(m)), place=place)


def minion_comes_back() -> Deed:
    """Sauron chooses a minion on the board or defeated, heals it, and places it in a location with influence."""

    def whither(m: Now, card: str) -> list[str]:
        """Where it may be placed: where it is only if it is healed there."""
        unhurt = card in m.g.pieces and not m.g.pieces[card].count("damage")
        there = place_of(m.g, card) if unhurt else ""
        return [place for place in BOARD.locations if influence(m.g, place) and place != there]

    def find(m: Now) -> list[str]:
        return [card for card in (*minions(m.g), *m.g.zones["defeated"]) if whither(m, card)]

    async def run(m: Now) -> None:
        card = await choose_card(m.g, SAURON, "meqcards-ask-minion-back", find(m), source=m.me)
        places = whither(m, card)
        place = await choose_place(m.g, SAURON, "meqcards-ask-minion-place", places, source=m.me, card=m.g.ref(card))
        m.g.returning = [name for name in m.g.returning if m.g.codes[card] != f"minion.{name}"]
        m.g.pieces[card] = Piece(controller=SAURON)
        m.g.move(card, zone_of(place))
        m.g.say("meq-log-minion-comes", card=m.g.ref(card), place=f"zone:{zone_of(place)}")

    return deed("minion comes back", run, lambda m: bool(find(m)))


def stronger_enemy(name: str, amount: Amount) -> Deed:
    """Until the combat ends an attribute of Sauron's combatant is higher."""

    async def run(m: Now) -> None:
        enemy = m.g.combats[-1].enemy
        m.g.effects.append(Effect(name, worth(amount, m), [enemy], "", COMBAT, m.me, m.code))

    return deed("stronger enemy", run, lambda m: bool(m.g.combats), attribute=name, amount=amount)


def commands(count: int) -> Deed:
    """``commands(2)``: Sauron gives so many commands, as with the action."""

    async def run(m: Now) -> None:
        m.g.orders = Orders(count)
        while m.g.orders is not None:
            await actions.command(m.g)

    return deed("commands", run, amount=count)


def commands_a_minion() -> Deed:
    """Sauron moves or heals one minion; if it comes to the hero it fights him at once, and his turn goes on."""

    def options(m: Now) -> list[Option]:
        found = [Option("move", card, zone_of(place)) for card in minions(m.g) for place in actions.moves_of(m.g, card)]
        return found + [Option("heal", card) for card in minions(m.g) if not actions.why_not_heal(m.g, card)]

    async def run(m: Now) -> None:
        prompt = message("meqcards-ask-command", seat=seat_ref(SAURON), source=m.g.ref(m.me))
        asked = Question(SAURON, "one", prompt, lambda: options(m), step=m.g.step, source=m.me)
        chosen = await ask_one(asked)
        if chosen.verb == "heal":
            heal_minion(m.g, chosen.source, MOST_HEALED)
            return
        move_figure(m.g, chosen.source, location_of(chosen.target))
        if location_of(chosen.target) == hero_at(m.g, m.seat):
            await combat.must_fight(m.g, m.seat, chosen.source, m.me, goes_on=True)

    return deed("commands a minion", run, lambda m: bool(options(m)))
