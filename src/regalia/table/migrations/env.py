"""Run by Alembic: the connection comes from `regalia.table.migrate`."""

from alembic import context

from regalia.table.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
