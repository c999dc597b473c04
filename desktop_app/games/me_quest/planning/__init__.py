"""How bots weigh what they see, and how they look ahead."""
