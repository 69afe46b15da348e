"""The history of the database's shape, as Alembic scripts."""
