"""Bringing cards, decks and pictures in from the community's files, one module a format."""
