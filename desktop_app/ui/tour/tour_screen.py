"""The first game, station by station: a table laid for one thing, and a guide that notices when it is done."""

from __future__ import annotations

from PySide6.QtCore import Signal

from desktop_app.app.learning.tour import Tour, Walk
from desktop_app.app.positions.playing import play_move
from desktop_app.app.positions.position_file import PositionWrong
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.table.words.announce import announce
from desktop_app.ui.tour.beside import BesideTable
from desktop_app.ui.tour.guide import Page, Press, ToDo


class TourScreen(BesideTable):
    """Leads through a tour. ``game_wanted`` asks for a whole game, once the last station is reached."""

    game_wanted = Signal(str)
    finished = Signal()

    def __init__(self, looks: Looks, tour: Tour, called: str = "", at: int = 0) -> None:
        super().__init__(looks)
        self.tour, self._called = tour, called
        self.at = at
        self.visited = [False] * len(tour.stations)
        self.walk = Walk(tour.stations[at], called)
        self.go_to(at)

    # -- going ----------------------------------------------------------------------------------------------------

    def go_to(self, at: int) -> None:
        """Lays the table of a station anew."""
        self.at = at
        station = self.tour.stations[at]
        self.walk = Walk(station, self._called)
        table = self.put(self.walk.table.session, station.position.title[self.looks.texts.language])
        self.look_at([self._thing(name) for name in station.look])
        self._show()
        table.board.setFocus()

    def _thing(self, name: str) -> str:
        """A name of the file as the table calls it: a zone or a part as it is written, a card by its title."""
        known = self.walk.table.rules.cards_named(self.walk.table.state, name)
        return known[0] if known else name

    def go_on(self) -> None:
        """To the next station; from the last one to the start screen."""
        self.visited[self.at] = True
        if self.at + 1 < len(self.tour.stations):
            self.go_to(self.at + 1)
        else:
            self.finished.emit()
            self.leave()
            self._begin_anew()

    def go_back(self) -> None:
        """To the station before."""
        if self.at:
            self.go_to(self.at - 1)

    def begin_game(self) -> None:
        """From the tour straight to a game of one's own."""
        self.finished.emit()
        self.game_wanted.emit(self.tour.game)
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Who comes again begins at the first station."""
        self.visited = [False] * len(self.tour.stations)
        self.go_to(0)

    # -- playing --------------------------------------------------------------------------------------------------

    def turned(self) -> None:
        """Follows what was done; where the table passed on by itself it is shown anew."""
        assert self.table is not None
        if self.walk.look_again():
            self.table.refresh()
        if self.walk.finished:
            self.visited[self.at] = True
        self._show()
        announce(self.table.board, self._told()[0])

    def try_again(self) -> None:
        """Back to before the other thing was done."""
        assert self.table is not None
        self.walk.table.session.go_to(self.walk.other_at)
        self.table.refresh()
        self.turned()
        self.table.board.setFocus()

    def show_me(self) -> None:
        """Plays what the station asks for."""
        assert self.table is not None
        step = self.walk.step
        if self.walk.other:
            self.try_again()
        if step is not None and step.move is not None:
            try:
                play_move(self.walk.table, step.move)
            except PositionWrong:  # what was done besides is in its way: from the beginning it is not
                self.go_to(self.at)
                play_move(self.walk.table, step.move)
        elif step is not None and step.kind == "undo":
            self.walk.table.session.undo()
        self.table.refresh()
        self.turned()

    # -- showing --------------------------------------------------------------------------------------------------

    def reworded(self) -> None:
        """Everything in the language and theme of now."""
        if self.table is not None:
            self.table.retitle(self.walk.station.position.title[self.looks.texts.language])
            self.table.refresh()
        self._show()

    def _show(self) -> None:
        texts, walk, station = self.looks.texts, self.walk, self.walk.station
        said = texts(f"{station.say}-say").split("\n\n")
        lines = [ToDo(texts(f"{station.say}-do-{number}"), done) for number, done in enumerate(walk.done, 1)]
        told, good = self._told()
        place = texts("tour-place", number=self.at + 1, count=len(self.tour.stations))
        looked = ", ".join(name for name in (self.name_of(self._thing(each)) for each in station.look) if name)
        self.guide.show_page(
            Page(
                place,
                station.position.title[texts.language],
                said,
                texts("tour-to-do") if lines else "",
                lines,
                told,
                good,
                station.position.rules,
                self._ways(),
                self._others(),
                self.visited,
                self.at,
                " ".join([*said, texts("tour-look", things=looked), *(line.text for line in lines)]),
            )
        )

    def _told(self) -> tuple[str, bool]:
        """What the guide answers to what was done, and whether that was what the station meant."""
        texts, walk = self.looks.texts, self.walk
        if walk.other:
            return self._told_other(), False
        if not walk.finished:
            return "", True
        words = [texts("tour-well-done")] if walk.station.steps else []
        words.append(texts(f"{walk.station.say}-done"))
        if self.at + 1 == len(self.tour.stations):
            words.append(texts("tour-finished"))
        return " ".join(words), True

    def _told_other(self) -> str:
        assert self.table is not None
        texts, wording = self.looks.texts, self.table.wording
        number = next((number for number, done in enumerate(self.walk.done, 1) if not done), 1)
        did = ", ".join(dict.fromkeys(wording.option(option) for option in self.walk.other))
        meant = texts(f"{self.walk.station.say}-do-{number}")
        if not did:
            return texts("tour-other-plain")
        return texts("tour-other", did=did, meant=meant.rstrip("."))

    def _ways(self) -> list[Press]:
        texts, walk = self.looks.texts, self.walk
        key = texts("tour-key-next")
        last = self.at + 1 == len(self.tour.stations)
        if walk.other:
            return [
                Press("again", texts("tour-again"), self.try_again, key, primary=True),
                Press("next", texts("tour-go-on"), self.go_on),
            ]
        if walk.finished and last:
            return [
                Press("play", texts("tour-play-now"), self.begin_game, key, primary=True),
                Press("next", texts("tour-finish"), self.go_on),
            ]
        if walk.finished:
            return [Press("next", texts("tour-next"), self.go_on, key, primary=True)]
        shown = walk.step is not None and walk.step.kind != "by_hand"
        show_me = [Press("show", texts("tour-show-me"), self.show_me, key)] if shown else []
        return [*show_me, Press("next", texts("tour-go-on"), self.go_on, "" if shown else key)]

    def _others(self) -> list[Press]:
        texts = self.looks.texts
        back = [Press("back", texts("tour-back"), self.go_back)] if self.at else []
        return [*back, Press("leave", texts("tour-leave"), self.leave, texts("tour-key-leave"))]
