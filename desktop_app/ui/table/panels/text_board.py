"""The table as structured text, for reading aloud: headings for zones, a line a card, the question at the end."""

from __future__ import annotations

from html import escape

from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.words.counter_words import counters_of


def board_as_text(table: Parts) -> str:
    """The whole table as HTML with headings, so that a reader can jump from zone to zone."""
    controller, wording, texts, view = table.controller, table.wording, table.texts, table.view
    letters = controller.choices.letters if controller.choices is not None else {}
    parts: list[str] = []
    question = controller.question
    if question is not None:
        parts.append(f"<h3>{escape(wording.question(question))}</h3>")
        items = "".join(f"<li>{escape(wording.option(option))}</li>" for option in question.options[:40])
        parts.append(f"<ol>{items}</ol>")
    dials = [table.scene.words.counters.told(counter, seat, view) for counter, seat in counters_of(table.words, view)]
    parts.append(f"<p>{escape(' · '.join([texts('table-round', round=view.round), *dials]))}</p>")
    order = controller.zones_in_order()
    order += [zone for zone in view.zones if zone not in order and view.zones[zone].count]
    for name in order:
        zone = view.zones[name]
        parts.append(f"<h4>{escape(wording.zone(name))} ({zone.count})</h4>")
        cards = "".join(
            f"<li>{escape(table.describe.card(card, letters.get(card.id, '')))}</li>" for card in zone.cards
        )
        if cards:
            parts.append(f"<ul>{cards}</ul>")
    return "".join(parts)
