"""The laboratory: many games at once, bots against each other, speed measured against ourselves and our peers."""
