"""Recorded games: what every question of a whole game offered, what was answered, and what came of it."""
