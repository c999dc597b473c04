"""The map: a land painted from its geography, what a game has on it, the window that shows it, the page it prints on."""
