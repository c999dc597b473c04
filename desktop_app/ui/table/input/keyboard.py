"""The keyboard at the table: a focus that walks over cards and zones, and an action for every key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.app.profiles.settings import Settings
from desktop_app.ui.table.input.actions import Actions
from desktop_app.ui.table.input.focus import neighbour, next_zone
from desktop_app.ui.table.input.keys import HELD, Keys
from desktop_app.ui.table.play.lights import target_letters
from desktop_app.ui.table.side.large_card import describe
from desktop_app.ui.table.words.announce import announce

if TYPE_CHECKING:
    from desktop_app.ui.table.screen import TableScreen


class Keyboard:
    """Turns keys into what they do on one table screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.thing = ""
        self._framed = False
        self.actions = Actions(screen)
        self.take_settings(screen.settings)

    def take_settings(self, settings: Settings) -> None:
        """Other keys from now on."""
        self.keys = Keys(settings.key_preset, settings.key_bindings)

    # -- focus ----------------------------------------------------------------------------------------------------

    def focus_on(self, thing: str, *, framed: bool = True) -> None:
        """Puts the focus on a card or zone and shows and names it; its frame is for those who walk by keys."""
        self.thing, self._framed = thing, framed
        self.screen.scene.bring_forward(thing)
        self.screen.scene.focus_on(thing if framed else "")
        if thing:
            self.screen.reading.stand_on(thing)
            self.screen.show_large(thing)
            self._name(thing)

    def _name(self, thing: str) -> None:
        """Names what the keyboard is on for assistive tools."""
        screen = self.screen
        card = screen.controller.view.card(thing)
        choices = screen.controller.choices
        key = choices.letters.get(thing, "") if choices is not None else ""
        name = describe(card, screen.wording, key) if card is not None else screen.wording.thing(thing)
        screen.board.setAccessibleDescription(name)
        announce(screen.board, name)

    def keep(self) -> None:
        """After a change: the frame stays where its card went, or goes."""
        if self.thing and self.thing not in self.screen.controller.things():
            self.thing = ""
        self.screen.scene.focus_on(self.thing if self._framed else "")

    def _move(self, direction: str) -> None:
        scene = self.screen.scene
        places = {name: (item.home.x(), item.home.y()) for name, item in scene.cards.items()}
        if self.thing and self.thing not in places:
            centre = scene.rect_of(self.thing).center()
            places[self.thing] = (centre.x(), centre.y())
        self.focus_on(neighbour(places, self.thing, direction))

    def _zone(self, by: int) -> None:
        scene, view = self.screen.scene, self.screen.controller.view
        zones = [zone for zone in self.screen.controller.zone_order if zone in view.zones or zone.startswith("threat:")]
        card = view.card(self.thing)
        wanted = next_zone(zones, card.zone if card is not None else self.thing, by)
        first = scene.items_of([wanted])
        self.focus_on(first[0].card.id if first else wanted)

    def _page(self, by: int) -> None:
        """Turns the page of the zone in focus."""
        card = self.screen.controller.view.card(self.thing)
        zone = card.zone if card is not None else self.thing
        self.screen.scene.turn_page(zone, by)
        first = self.screen.scene.items_of([zone])
        if first:
            self.focus_on(first[0].card.id)

    # -- keys -----------------------------------------------------------------------------------------------------

    def press(self, key: str, text: str, *, repeated: bool = False) -> bool:
        """Does what a key means now; False when it means nothing."""
        if text.isdigit() and text != "0" and key == text:
            return self._digit(int(text))
        if len(key) == 1 and key.isalpha() and self._letter(key):
            return True
        action = self.keys.action(key)
        if not action or (repeated and action in ("confirm", "activate")):
            return bool(action)
        return self.do(action)

    def release(self, key: str) -> bool:
        """Ends what lasts while a key is held."""
        action = self.keys.action(key)
        if action in HELD:
            self.actions.hold(action, False)
            return True
        return False

    def _digit(self, number: int) -> bool:
        options = self.screen.prompt.options
        if number > len(options):
            return False
        self.screen.controller.choose(options[number - 1])
        return True

    def _letter(self, letter: str) -> bool:
        controller = self.screen.controller
        if controller.choices is None:
            return False
        letters = target_letters(controller) if controller.aimed else controller.choices.letters
        thing = next((thing for thing, key in letters.items() if key == letter), "")
        if not thing:
            return False
        self.focus_on(thing)
        controller.activate(thing)
        return True

    def do(self, action: str) -> bool:
        """Does an action by its id; False for one nobody knows."""
        if action in ("left", "right", "up", "down"):
            self._move(action)
        elif action == "next-zone":
            self._zone(1)
        elif action == "previous-zone":
            self._zone(-1)
        elif action in ("next-page", "previous-page"):
            self._page(1 if action == "next-page" else -1)
        elif action == "activate":
            if self.thing:
                self.screen.controller.activate(self.thing)
        else:
            return self.actions.do(action)
        return True
