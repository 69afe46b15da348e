"""Tests of the server: HTTP, streams, identity, crashes."""
