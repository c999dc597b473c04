"""Campaigns and their journals: what was played and what came of it, readable without the program."""
