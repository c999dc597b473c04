"""Paying for a path with Hero cards (MEQ-261 to MEQ-266)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one, ask_some
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.board import Path
from desktop_app.games.me_quest.reading.travel import fitting_cards, number_of_cards
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.heroes import discard_hero_cards


async def pay_for_path(g: QuestState, seat: str, path: Path) -> None:
    """One card with the icon of the path, or any cards in its number: the hero chooses (MEQ-261, MEQ-262)."""
    count, hand = number_of_cards(g, seat, path), list(g.zones[f"hand:{seat}"])
    single = hand if count == 1 else fitting_cards(g, seat, path)
    options = [Option("pay", card) for card in single]
    if count > 1 and len(hand) >= count:
        options.append(Option("pay_number"))
    prompt = message("meq-ask-pay", rule="MEQ-261", seat=seat_ref(seat), terrain=path.terrain, count=count)

    def refusals() -> list[Refusal]:
        return [refuse(g, "MEQ-261", "meq-no-icon", "pay", card) for card in hand if card not in single]

    chosen = await ask_one(Question(seat, "one", prompt, lambda: options, step=g.step, refusals=refusals))
    cards = [chosen.source] if chosen.verb == "pay" else await _choose(g, seat, hand, count)
    await discard_hero_cards(g, seat, cards)


async def _choose(g: QuestState, seat: str, hand: list[str], count: int) -> list[str]:
    prompt = message("meq-ask-pay-number", rule="MEQ-262", seat=seat_ref(seat), count=count)
    asked = Question(
        seat, "some", prompt, lambda: [Option("pay", card) for card in hand], step=g.step, minimum=count, maximum=count
    )
    return [option.source for option in await ask_some(asked)]
