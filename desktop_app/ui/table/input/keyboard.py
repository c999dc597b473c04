"""The keyboard at the table: an action for every key."""

from __future__ import annotations

from desktop_app.ui.table.input.actions import Actions
from desktop_app.ui.table.input.focus import Focus
from desktop_app.ui.table.keys import HELD
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.play.choices import NO
from desktop_app.ui.table.play.lights import target_letters

ANSWERS = ("confirm", "activate", "until-something")
"""What never answers while a key is held down, nor in the breath after a prompt has changed of itself."""


class Keyboard:
    """Turns keys into what they do at one table."""

    def __init__(self, table: Parts, focus: Focus, actions: Actions) -> None:
        self.table, self.focus, self.actions = table, focus, actions

    def press(self, key: str, text: str, *, repeated: bool = False) -> bool:
        """Does what a key means now; False when it means nothing."""
        self.focus.by_keys = True
        digit = text.isdecimal() and key == text and (text != "0" or 0 in self.table.prompt.digits)
        action = self.table.keys.action(key)
        if (repeated or self.table.breath.taking) and (digit or action in ANSWERS or key == NO):
            return True
        if not repeated and self.actions.panels.panel.press(text):
            return True
        if digit:
            return self._digit(int(text))
        if repeated and len(key) == 1 and key.isalpha():
            return True
        if len(key) == 1 and key.isalpha() and self._letter(key):
            return True
        return self.do(action) if action else False

    def release(self, key: str) -> bool:
        """Ends what lasts while a key is held."""
        action = self.table.keys.action(key)
        if action in HELD:
            self.actions.hold(action, False)
            return True
        return False

    def _digit(self, number: int) -> bool:
        option = self.table.prompt.digits.get(number)
        if option is None:
            return False
        self.table.controller.choose(option)
        return True

    def _letter(self, letter: str) -> bool:
        controller = self.table.controller
        if controller.choices is None:
            return False
        letters = target_letters(controller) if controller.aimed else controller.choices.letters
        if letter in controller.choices.lettered:
            controller.choose(controller.choices.lettered[letter])
            return True
        if letter == NO and controller.turned_down() is not None:
            controller.answer([])
            return True
        thing = next((thing for thing, key in letters.items() if key == letter), "")
        if not thing:
            return False
        self.focus.focus_on(thing)
        controller.activate(thing)
        return True

    def go_on(self) -> None:
        """On to the next decision that matters."""
        self.do("until-something")

    def _activate(self, thing: str) -> None:
        """A group that is folded opens; anything else is chosen."""
        if self.table.scene.unfold(thing):
            self.focus.enter(thing)
        elif thing:
            self.table.controller.activate(thing)

    def do(self, action: str) -> bool:
        """Does an action by its id; False for one nobody knows."""
        if action in ("left", "right", "up", "down"):
            self.focus.move(action)
        elif action == "next-zone":
            self.focus.next_zone(1)
        elif action == "previous-zone":
            self.focus.next_zone(-1)
        elif action in ("next-page", "previous-page"):
            self.focus.turn_page(1 if action == "next-page" else -1)
        elif action == "activate":
            self._activate(self.focus.thing)
        else:
            return self.actions.do(action)
        return True
