"""Between a session and the table: what clicks, drags and drops mean for the open question. Nothing here is drawn."""

from __future__ import annotations

from desktop_app.engine.ask import Option
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.play.deciding import Deciding
from desktop_app.ui.table.play.lights import lights_for
from desktop_app.ui.table.play.looking import why_not


class Controller(Deciding):
    """Points, aims and drops for the seats that decide at this screen."""

    def lights(self) -> dict[str, Light]:
        """How every card and zone is marked now."""
        if self.choices is None:
            return {}
        return lights_for(self)

    def press(self, thing: str) -> bool:
        """A click: aims, toggles, or answers a question that only asks to pick one; False if it means nothing."""
        choices = self.choices
        if choices is None:
            return False
        if self.aimed:
            self._aim_at(thing)
            return True
        options = choices.touching(thing)
        if not options:
            return False
        if choices.question.kind != "one" or self._is_pick(options):
            self.choose(options[0])
        elif self._has_targets(thing):
            self.aim(thing)
        return True

    def _has_targets(self, source: str) -> bool:
        return self.aiming is not None and bool(self.aiming.targets_of(source))

    def _is_pick(self, options: list[Option]) -> bool:
        """Whether the question only asks to point at one thing; windows for playing and using are not that."""
        return len(options) == 1 and options[0].verb not in self.words.free_verbs

    def activate(self, thing: str) -> None:
        """Enter or a double click: does the one thing possible, or offers what is."""
        choices = self.choices
        if choices is None:
            return
        if self.aimed:
            self._aim_at(thing)
            return
        options = choices.touching(thing)
        if not options:
            if thing not in self.view.zones:
                self._refuse(thing, "")
        elif choices.question.kind != "one" or len(options) == 1:
            self.choose(options[0])
        elif len({(option.verb, option.detail) for option in options}) == 1 and self._has_targets(thing):
            self.aim(thing)
        else:
            self.menu_wanted.emit(options, thing)

    def aim(self, source: str) -> None:
        """Takes a card up by keyboard or click: its targets light until one is chosen or Escape lets go."""
        self.aimed = source
        self.marked.emit()

    def let_go(self) -> bool:
        """Stops aiming; False when nothing was held."""
        held, self.aimed, self.over, self.over_refused = self.aimed, "", "", None
        if held:
            self.marked.emit()
        return bool(held)

    def _aim_at(self, target: str) -> None:
        source = self.aimed
        if target == source:
            self.let_go()
            return
        self.let_go()
        self.drop(source, target)

    def take(self, source: str) -> None:
        """A drag begins."""
        self.aim(source)

    def hover_with(self, source: str, target: str) -> None:
        """A held card is over something: it is a target, or the reason why not is looked up."""
        self.over, self.over_refused = target, None
        question, aiming = self.question, self.aiming
        on_card = bool(target) and target not in self.view.zones and not self._ordered(target)
        if question is not None and aiming is not None and on_card and not aiming.matches(source, target):
            self.over_refused = why_not(self.session, self.view, question, source, target)
        self.marked.emit()

    def would_do(self, source: str, target: str) -> Option | None:
        """The one option that a drop would take; None where it would take none or ask which."""
        if self.aiming is None or self._ordered(target):
            return None
        matching = self.aiming.matches(source, target)
        return matching[0] if len(matching) == 1 else None

    def drop(self, source: str, target: str) -> bool:
        """Ends a drag: one match answers, several are offered, none is refused with its reason."""
        self.aimed, self.over, self.over_refused = "", "", None
        aiming = self.aiming
        if aiming is None:
            return False
        if self._takes_place(source, target):
            return True
        matching = aiming.matches(source, target)
        if len(matching) == 1:
            self.meant.forget()
            if target in aiming.aims(matching[0]):
                self.meant.remember(source, target)
            self.choose(matching[0])
            return True
        if matching:
            self.marked.emit()
            self.menu_wanted.emit(matching, target)
            return True
        self.marked.emit()
        if target and target != source and target != aiming.zone_of(source):
            self._refuse(source, target)
        return False

    def ordered(self) -> list[str]:
        """The things that are being put in order, as they stand now."""
        if self.draft is None or self.draft.question.kind != "order":
            return []
        by_key = {option.key: option.source or option.target for option in self.draft.question.options}
        return [by_key[key] for key in self.draft.order()]

    def _ordered(self, thing: str) -> str:
        """The key of a thing that is being put in order; "" for any other."""
        if self.draft is None or self.draft.question.kind != "order":
            return ""
        options = self.draft.question.options
        return next((option.key for option in options if thing in (option.source, option.target)), "")

    def _takes_place(self, source: str, target: str) -> bool:
        """A drop in an order: what is dropped takes the place of what it falls on."""
        key, of = self._ordered(source), self._ordered(target)
        if not key or not of or self.draft is None:
            return False
        self.draft.take_place(key, of)
        self.marked.emit()
        return True

    def why_not(self, thing: str) -> None:
        """Says why a thing is no answer now."""
        self._refuse(thing, "")

    def _refuse(self, source: str, target: str) -> None:
        question = self.question
        if question is None:
            return
        reason = why_not(self.session, self.view, question, source, target)
        if reason is not None:
            self.refused.emit(reason, target or source)
