"""What the cards do, a test for each sentence of their texts."""
