"""What lasting effects and texts in play do to a card: immunity, blankness, what is given, what is forbidden.

Nothing here changes anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.abilities import Blanks, CardTexts, Forbids, Gives, Grants
from desktop_app.games.kit.cast import Cast
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.state import T


class Influences(Generic[T]):
    """What reaches the cards of a table.

    ``belongs(g, card, group)`` says whether a card in play is of a named group that an effect lasts on;
    ``side_of(code)`` is whose effects those of a card are, for immunity. ``keeper(g, card)`` is the seat that a card
    without a controller answers to. ``blanking`` are the kinds of blankness, each of which silences a card. With
    ``sheds`` a card that becomes immune is rid of what lasted on it before.
    """

    def __init__(
        self,
        *,
        texts: CardTexts,
        belongs: Callable[[T, str, str], bool],
        side_of: Callable[[str], str],
        keeper: Callable[[T, str], str],
        blanking: Sequence[str],
        sheds: bool,
    ) -> None:
        self.texts = texts
        self.sources: Callable[[T, Mapping[str, object]], Sequence[str]] = Cast().in_play
        """The cards in play that have one of some texts, in the order of the table: most of the time there is none."""
        self._belongs = belongs
        self._side_of = side_of
        self._keeper = keeper
        self._blanking = blanking
        self._sheds = sheds
        self._asking: list[tuple[str, str, str]] = []
        """What texts give to which card is being found out just now, innermost last."""
        self._gifts = texts.about(Gives)
        self._grants: Mapping[str, Mapping[str, Sequence[Grants[T]]]] = texts.about(Grants)
        self._gifts_of: Mapping[str, Mapping[str, Sequence[Gives]]] = texts.about(Gives, "what")
        self._giving: Mapping[str, Mapping[str, Sequence[Grants[T]]]] = texts.about(Grants, "what")
        self._blanks: Mapping[str, Mapping[str, Sequence[Blanks[T]]]] = texts.about(Blanks)
        self._prohibitions: Mapping[str, Mapping[str, Sequence[Forbids[T]]]] = texts.about(Forbids)
        self._forbidding = (texts.about(Forbids, "whatever"), texts.about(Gives, "whatever"))

    # -- immunity ------------------------------------------------------------------------------------------------------

    def immune(self, g: T, thing: str, code: str) -> bool:
        """Whether a card or seat is immune to the effects of cards of this code.

        Immunity is an effect "immune:<side>" on the thing itself, or that side granted as "immune" by a constant text;
        what is attached to it, and what it does to others, is not protected.
        """
        if not code:
            return False
        granting = self._grants.get("immune")
        if not granting and not g.effects:
            return False
        side = self._side_of(code)
        immunity = f"immune:{side}"
        for effect in g.effects:
            if effect.kind == immunity and thing in effect.targets:
                return True
        return granting is not None and self._immune_by_text(g, thing, side, granting)

    def _immune_by_text(self, g: T, thing: str, side: str, granting: Mapping[str, Sequence[Grants[T]]]) -> bool:
        for source in self.sources(g, granting):
            m = self.moment(g, source, thing)
            for text in granting[g.codes[source]]:
                if text.what != side or not (text.applies is None or text.applies(m)) or not text.on.has(m, thing):
                    continue
                if not self._is_silenced(g, source, besides=side if text.on.has(m, source) else ""):
                    return True
        return False

    def affects(self, g: T, effect: Effect, thing: str) -> bool:
        """Whether a lasting effect applies to a thing now, its group and immunity looked at anew."""
        if thing not in effect.targets and not (effect.group and self._belongs(g, thing, effect.group)):
            return False
        return (not self._sheds and thing in effect.targets) or not self.immune(g, thing, effect.code)

    # -- blankness -----------------------------------------------------------------------------------------------------

    def is_blank(self, g: T, card: str) -> bool:
        """Whether a card's printed text box is treated as blank, in any of the game's kinds of blankness."""
        kinds = self._blanking
        for effect in g.effects:
            if effect.kind in kinds and self.affects(g, effect, card):
                return True
        for kind in kinds:
            blanking = self._blanks.get(kind)
            sources = self.sources(g, blanking) if blanking else ()
            if blanking and sources and self._blanked_by_text(g, card, blanking, sources):
                return True
        return False

    def is_blanked(self, g: T, card: str, kind: str) -> bool:
        """Whether a lasting effect or a text in play makes the text box of a card blank in one way."""
        for effect in g.effects:
            if effect.kind == kind and self.affects(g, effect, card):
                return True
        blanking = self._blanks.get(kind)
        return self._blanked_by_text(g, card, blanking, self.sources(g, blanking)) if blanking else False

    def _blanked_by_text(
        self, g: T, card: str, blanking: Mapping[str, Sequence[Blanks[T]]], sources: Sequence[str]
    ) -> bool:
        for source in sources:
            code = g.codes[source]
            if not self.immune(g, card, code) and not (g.effects and self._is_silenced(g, source)):
                m = self.moment(g, source, card)
                for text in blanking[code]:
                    if (text.applies is None or text.applies(m)) and text.on.has(m, card):
                        return True
        return False

    def _is_silenced(self, g: T, source: str, besides: str = "") -> bool:
        """Whether an effect silences a card that would silence others or make them immune; texts do not silence each
        other. A side ``besides`` whose effects do not reach it does not."""
        silencing = [effect for effect in g.effects if effect.kind in self._blanking]
        reaching = [e for e in silencing if not (besides and e.code and self._side_of(e.code) == besides)]
        return any(self.affects(g, effect, source) for effect in reaching)

    def says_nothing(self, g: T, source: str, what: str) -> bool:
        """Whether the text of a card in play gives or forbids nothing of a kind just now, as a blank one does."""
        return self.is_blank(g, source)

    # -- what is given -------------------------------------------------------------------------------------------------

    def granted(self, g: T, card: str, kind: str) -> list[str]:
        """What constant texts in play give a card, of one kind: a blank one nothing, an immune card takes nothing."""
        granting = self._grants.get(kind)
        sources = self.sources(g, granting) if granting else ()
        asked = (kind, "", card)
        if not granting or not sources or asked in self._asking:
            return []
        found: list[str] = []
        self._asking.append(asked)
        try:
            for source in sources:
                code = g.codes[source]
                if not self.says_nothing(g, source, kind) and not self.immune(g, card, code):
                    m = self.moment(g, source, card)
                    found += [
                        text.what
                        for text in granting[code]
                        if (text.applies is None or text.applies(m)) and text.on.has(m, card)
                    ]
        finally:
            self._asking.pop()
        return found

    def is_granted(self, g: T, card: str, kind: str, what: str) -> bool:
        """Whether constant texts in play give a card this one thing: most things are given by no card at all."""
        return what in self._giving and bool(self.giver(g, card, kind, what))

    def giver(self, g: T, card: str, kind: str, what: str) -> str:
        """The first card in play whose constant text gives a card this one thing, "" for none.

        Nothing is so because it is so: of two texts that would only hold each other up neither gives anything.
        """
        giving = self._giving.get(what)
        sources = self.sources(g, giving) if giving else ()
        asked = (kind, what, card)
        if not giving or not sources or asked in self._asking:
            return ""
        self._asking.append(asked)
        try:
            return next((each for each in sources if self._gives(g, each, card, kind, giving[g.codes[each]])), "")
        finally:
            self._asking.pop()

    def _gives(self, g: T, source: str, card: str, kind: str, texts: Sequence[Grants[T]]) -> bool:
        m = self.moment(g, source, card)
        for text in texts:
            if text.kind == kind and (text.applies is None or text.applies(m)) and text.on.has(m, card):
                return not self.says_nothing(g, source, kind) and not self.immune(g, card, g.codes[source])
        return False

    def could_gain(self, g: T, kind: str, what: str) -> bool:
        """Whether an effect or a text in play could give this to any card: most of the time none does."""
        giving, lasting = self._giving.get(what), f"{kind}:{what}"
        if giving and self.sources(g, giving):
            return True
        for effect in g.effects:
            if effect.kind == lasting:
                return True
        return False

    def gained(self, g: T, card: str, kind: str) -> list[Effect]:
        """The lasting effects of a kind that a card has now ("trait:orc", "keyword:surge")."""
        return [e for e in g.effects if e.kind == kind and self.affects(g, e, card)]

    def has_gained(self, g: T, card: str, kind: str) -> bool:
        """Whether there is such an effect."""
        for effect in g.effects:
            if effect.kind == kind and self.affects(g, effect, card):
                return True
        return False

    def gifts(self, g: T, card: str, kind: str, title: str = "") -> list[str]:
        """What the attachments of a card give it, of one kind: a blank one nothing, an immune host takes nothing."""
        piece = g.pieces.get(card)
        if piece is None or not piece.attachments:
            return []
        return [gift.what for _, gift in self._gifts_on(g, card, kind) if gift.to in ("", title)]

    def _gifts_on(self, g: T, card: str, kind: str) -> Iterator[tuple[str, Gives]]:
        """Those gifts, each with the attachment that gives it."""
        giving = self._gifts.get(kind)
        if giving:
            for attachment in g.pieces[card].attachments:
                if g.codes[attachment] in giving and self._works_on(g, attachment, card):
                    for gift in giving[g.codes[attachment]]:
                        yield attachment, gift

    def _works_on(self, g: T, attachment: str, host: str) -> bool:
        """Whether the text of an attachment does anything to its host."""
        return not (self.immune(g, host, g.codes[attachment]) or (g.effects and self.is_blank(g, attachment)))

    # -- what is forbidden ---------------------------------------------------------------------------------------------

    def forbidden(self, g: T, what: str, subject: str) -> str:
        """What forbids something to a card or seat: an effect's source (or its kind), an attachment, a text; or ""."""
        if g.effects:
            kind = f"cannot:{what}"
            for effect in g.effects:
                if effect.kind == kind and self.affects(g, effect, subject):
                    return effect.source or effect.code or effect.kind
        if what in self._gifts_of and subject in g.pieces:
            for attachment, gift in self._gifts_on(g, subject, "cannot"):
                if gift.what == what:
                    return attachment
        if what not in self._prohibitions:
            return ""
        prohibitions = self._prohibitions[what]
        sources = self.sources(g, prohibitions)
        return self._forbidden_by_text(g, subject, what, sources) if sources else ""

    def could_forbid(self, g: T, what: str) -> bool:
        """Whether an effect, a text or an attachment in play could forbid this, or this of some kind ("what:kind"), to
        anything: most of the time none does."""
        for effect in g.effects:
            if effect.kind == f"cannot:{what}" or effect.kind.startswith(f"cannot:{what}:"):
                return True
        for forbidding in self._forbidding:
            if what in forbidding and self.sources(g, forbidding[what]):
                return True
        return False

    def _forbidden_by_text(self, g: T, subject: str, what: str, sources: Sequence[str]) -> str:
        prohibitions = self._prohibitions[what]
        for card in sources:
            code = g.codes[card]
            if self.says_nothing(g, card, what) or self.immune(g, subject, code):
                continue
            m = self.moment(g, card)
            for text in prohibitions[code]:
                if (text.applies is None or text.applies(m)) and text.to.has(m, subject):
                    return card
        return ""

    def moment(self, g: T, card: str, target: str = "") -> Moment[T]:
        """A card's constant ability as it looks now, and as it concerns another card."""
        piece = g.pieces.get(card)
        seat = piece.controller if piece is not None else g.owners[card]
        return Moment(g, seat or self._keeper(g, card), card, g.codes[card], None, target)
