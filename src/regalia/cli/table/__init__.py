"""The table in the terminal: a session, what it shows, the words a player can type, and the loop between them."""
