"""Set by hand: the menu of what can be done to a card, dial or deck outside the rules, as on a real table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QMenu

from desktop_app.engine.game import Adjustment
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.spelled import spelled

Apply = Callable[[Adjustment], None]


def fill_menu(menu: QMenu, offered: Sequence[Adjustment], wording: Wording, apply: Apply) -> None:
    """Adds the adjustments to a menu; those with several targets open a menu of their own."""
    by_verb: dict[str, list[Adjustment]] = {}
    for adjustment in offered:
        by_verb.setdefault(adjustment.verb, []).append(adjustment)
    for verb, found in by_verb.items():
        targeted = [adjustment for adjustment in found if adjustment.target]
        if len(targeted) > 1:
            inner = menu.addMenu(wording.texts(f"table-hand-{verb}-to"))
            inner.setFont(menu.font())
            for adjustment in targeted:
                _add(inner, wording.thing(adjustment.target), adjustment, apply)
        else:
            for adjustment in found:
                _add(menu, describe_adjustment(adjustment, wording), adjustment, apply)


def _add(menu: QMenu, text: str, adjustment: Adjustment, apply: Apply) -> None:
    menu.addAction(spelled(text), lambda: apply(adjustment))


def describe_adjustment(adjustment: Adjustment, wording: Wording) -> str:
    """One adjustment in words."""
    return wording.texts(
        f"{wording.domain}-adjust-{adjustment.verb.replace('_', '-')}",
        target=wording.thing(adjustment.target),
        amount=adjustment.amount,
    )
