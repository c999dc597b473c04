"""The map: a land painted from its geography, what a game has on it, the window and the page that show it."""
