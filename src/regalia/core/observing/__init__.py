"""Observations: what one seat may see, as named pieces of numbers, written by compiled code from the table of fields.

Reading order: `sheet` (where numbers are written), `units` (how one value is written), `pieces` (who sees which share), `kernel`
(what every game has), `plan` (from a game's FIELDS to its pieces), `ledger` and `layout` (what has changed since a row was
observed last), `fleet` (many games at once).
"""
