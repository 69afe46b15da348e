# Two commands matter: `make play` and `make test`. Each sets up a fresh machine by itself (Python 3.11 or newer and make).

PYTHON ?= python3
VENV := .venv/bin

.PHONY: help play terminal test browser quick lint bench golden docs pictures clean

help:
	@echo "make play   play in the browser (GAME=two_heirs for one game; make terminal for the terminal)"
	@echo "make test   set up and run every check: lint, types, tests, compiled and pure, and in a browser"
	@echo "make quick  the tests in plain Python, without compiling"
	@echo "make browser only the tests in a real browser"
	@echo "make bench  measure, with the peers where they can be installed"
	@echo "make golden rewrite the stored playthroughs; docs, pictures: the drawings and screenshots of docs/"

play:
	@$(PYTHON) tools/setup_env.py play
	@$(VENV)/regalia serve --open $(if $(GAME),--game $(GAME))

terminal:
	@$(PYTHON) tools/setup_env.py play
	@$(VENV)/regalia play $(GAME)

test:
	@$(PYTHON) tools/setup_env.py test
	@$(MAKE) --no-print-directory lint
	@REGALIA_EXPECT_COMPILED=$$($(PYTHON) _build/compiler.py) $(VENV)/python -m pytest -n auto --ignore tests/browser
	@REGALIA_PURE=1 $(VENV)/python -m pytest tests/games tests/core tests/kit tests/table/test_lanes.py -n auto -m "not slow" -k "not board"
	@$(VENV)/python -m pytest tests/browser -n 2 || $(VENV)/python -m pytest tests/browser --last-failed

lint:
	@$(VENV)/ruff check .
	@$(VENV)/ruff format --check .
	@$(VENV)/mypy

# A browser on a busy machine may be late: what failed is run once more, alone.
browser:
	@$(PYTHON) tools/setup_env.py test
	@$(VENV)/python -m pytest tests/browser -n 2 || $(VENV)/python -m pytest tests/browser --last-failed

quick:
	@$(PYTHON) tools/setup_env.py test
	@REGALIA_PURE=1 PYTHONPATH=src $(VENV)/python -m pytest -n auto --ignore tests/browser

bench:
	@$(PYTHON) tools/setup_env.py bench
	@$(VENV)/regalia bench

golden:
	@$(VENV)/python -m pytest tests/contract -k golden --golden-update

docs:
	@$(VENV)/python tools/draw_architecture.py

pictures:
	@$(PYTHON) tools/setup_env.py test
	@$(VENV)/python tools/screenshots.py

clean:
	rm -rf build .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
