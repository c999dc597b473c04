"""The lands that games lie on: geography as data, with no game's facts in it."""
