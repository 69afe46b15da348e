"""The service behind a hosted game: tables, seats, clocks, consent, live updates, storage. It knows nothing of HTTP.

Reading order: `records` (what is stored), `store` (where), `live` (a table folded from its rows), `moves` and `seating` (what
people may add), `hall` (the service itself), `payload` and `papers` (what a viewer is told).
"""
