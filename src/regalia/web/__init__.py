"""The hosted table over HTTP: API, update stream, identity, limits, and the pages."""
