"""Tests of the table service; helpers that the tests of the server use too."""
