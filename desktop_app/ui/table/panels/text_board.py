"""The table as structured text, for reading aloud: headings for zones, a line a card, the question at the end."""

from __future__ import annotations

from html import escape

from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.words.describe import describe
from desktop_app.ui.table.words.wording import Wording


def board_as_text(controller: Controller, wording: Wording) -> str:
    """The whole table as HTML with headings, so that a reader can jump from zone to zone."""
    view, texts = controller.view, wording.texts
    letters = controller.choices.letters if controller.choices is not None else {}
    parts: list[str] = []
    question = controller.question
    if question is not None:
        parts.append(f"<h3>{escape(wording.plain(question.prompt))}</h3>")
        items = "".join(f"<li>{escape(wording.option(option))}</li>" for option in question.options[:40])
        parts.append(f"<ol>{items}</ol>")
    dials = [
        texts("table-board-threat", name=wording.seat(seat), threat=view.numbers.get(f"threat:{seat}", 0))
        for seat in view.seats
    ]
    parts.append(f"<p>{escape(texts('table-round', round=view.round))} · {escape(' · '.join(dials))}</p>")
    order = [zone for zone in controller.zone_order if zone in view.zones]
    order += [zone for zone in view.zones if zone not in order and view.zones[zone].count]
    for name in order:
        zone = view.zones[name]
        parts.append(f"<h4>{escape(wording.zone(name))} ({zone.count})</h4>")
        cards = "".join(f"<li>{escape(describe(card, wording, letters.get(card.id, '')))}</li>" for card in zone.cards)
        if cards:
            parts.append(f"<ul>{cards}</ul>")
    return "".join(parts)
