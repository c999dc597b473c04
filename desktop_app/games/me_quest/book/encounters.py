"""Encounter and Peril cards: drawn, one of them resolved, the others discarded."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.book import combat, quests
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.things import PerilDrawn
from desktop_app.games.me_quest.events.turns import EncounterDrawn
from desktop_app.games.me_quest.reading.board import BOARD, encounter_deck
from desktop_app.games.me_quest.reading.facts import CardFacts
from desktop_app.games.me_quest.reading.hindering import rule_of
from desktop_app.games.me_quest.reading.numbers import forbidden, is_perilous_here, is_permitted, most
from desktop_app.games.me_quest.reading.queries import facts, hero_at, reference
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.decks import shuffle_into, top_cards
from desktop_app.games.me_quest.verbs.following import follow

DRAWN = 3
ONE_MORE_PERIL = "one_more_peril"
"""The permission of a hero's card with which Sauron draws one Peril card more."""


def fits(printed: CardFacts, location: str) -> bool:
    """MEQ-274, MEQ-283, MEQ-302: whether a card affects a location: by name, by its region, or any."""
    if printed.places:
        return location in printed.places
    return not printed.regions or BOARD.locations[location].region in printed.regions


# -- peril -------------------------------------------------------------------------------------------------------------


async def peril(g: QuestState, seat: str) -> None:
    """MEQ-272 to MEQ-275: of three Peril cards Sauron picks one that fits; then all are discarded."""
    place = hero_at(g, seat)
    event = PerilDrawn(seat=seat, location=place, cards=DRAWN + (1 if is_permitted(g, seat, ONE_MORE_PERIL) else 0))
    await resolve(g, event, lambda: None)
    drawn = await top_cards(g, "peril_deck", event.cards, "peril_discard")
    g.say("meq-log-peril-drawn", rule="MEQ-272", seat=seat_ref(seat), count=len(drawn))
    able = [card for card in drawn if fits(facts(g, card), place)]
    if able:
        chosen = (await ask_one(_peril_question(g, seat, drawn, able))).source
        g.move(chosen, "resolving")
        g.say("meq-log-peril", rule="MEQ-272", card=g.ref(chosen), seat=seat_ref(seat))
        await follow(Moment(g, seat, chosen, g.codes[chosen], target=seat), "resolve")
    for card in drawn:
        if g.home[card] in ("drawn", "resolving"):
            g.move(card, "peril_discard")
            g.say("meq-log-discarded", rule="MEQ-273", card=g.ref(card))


def _peril_question(g: QuestState, seat: str, drawn: Sequence[str], able: Sequence[str]) -> Question:
    def refusals() -> list[Refusal]:
        return [refuse(g, "MEQ-274", "meq-no-other-place", "choose", card) for card in drawn if card not in able]

    prompt = message("meq-ask-peril", rule="MEQ-272", seat=seat_ref(SAURON), hero=seat_ref(seat))
    return Question(
        SAURON,
        "one",
        prompt,
        lambda: [Option("choose", card) for card in able],
        step=g.step,
        refusals=refusals,
        shows=drawn,
    )


# -- encounter ---------------------------------------------------------------------------------------------------------


async def encounter(g: QuestState, seat: str) -> None:
    """MEQ-298 to MEQ-304: three cards of the deck of the location; the lowest that fits is resolved."""
    if is_perilous_here(g, seat):
        g.say("meq-log-no-encounter", rule="MEQ-299", seat=seat_ref(seat))
        return
    cause = forbidden(g, "encounter", seat)
    if cause:
        g.say("meq-log-encounter-forbidden", rule=rule_of(g, cause), seat=seat_ref(seat), card=g.ref(cause))
        return
    place = hero_at(g, seat)
    quest = quests.combat_instead(g, seat, place)
    if quest:
        await fight_for_quest(g, seat, quest)
        return
    event = EncounterDrawn(seat=seat, location=place)
    if await resolve(g, event, lambda: None) and not g.turn.over:
        await draw_encounter(g, seat)


async def draw_encounter(g: QuestState, seat: str) -> None:
    """MEQ-298, MEQ-302, MEQ-303: draws, resolves the lowest card that fits, and discards the others."""
    place = hero_at(g, seat)
    deck = encounter_deck(place)
    zone, discard = f"encounter_deck_{deck}", f"encounter_discard_{deck}"
    drawn = await top_cards(g, zone, most(g, seat, "encounter_cards", DRAWN), discard)
    g.say("meq-log-encounters", rule="MEQ-298", seat=seat_ref(seat), cards=[g.ref(card) for card in drawn])
    by_priority = sorted(drawn, key=lambda card: facts(g, card).priority)
    chosen = next((card for card in by_priority if fits(facts(g, card), place)), "")
    for card in drawn:
        if card != chosen:
            g.move(card, discard)
    if chosen:
        await resolve_encounter(g, seat, chosen, discard)
    else:
        g.say("meq-log-no-encounter-fits", rule="MEQ-303", seat=seat_ref(seat))


async def resolve_encounter(g: QuestState, seat: str, card: str, discard: str) -> None:
    """MEQ-304: a Quest stays before the hero; any other card is resolved and discarded."""
    printed = facts(g, card)
    m = Moment(g, seat, card, g.codes[card], target=seat)
    g.say("meq-log-encounter", rule="MEQ-302", seat=seat_ref(seat), card=g.ref(card))
    if printed.quest:
        g.move(card, f"quests:{seat}")
        g.pieces[card] = Piece(controller=seat)
        await quests.set_up(g, seat, card)
        return
    g.move(card, "resolving")
    await follow(m, "resolve")
    if g.home[card] == "resolving":
        g.move(card, discard)
        if printed.reshuffles:
            await shuffle_into(g, g.zones[discard], discard.replace("discard", "deck"))


async def fight_for_quest(g: QuestState, seat: str, quest: str) -> None:
    """A Quest that wants a monster fought instead of Encounter cards; who defeats it completes the Quest."""
    enemy = reference(g, facts(g, quest).enemy)
    told = await combat.must_fight(g, seat, enemy, quest)
    if told is not None and told.enemy_defeated:
        await quests.complete(g, seat, quest)
