# Two commands matter: `make play` and `make test`. Each sets up a fresh machine by itself (Python 3.11 or newer and make).

PYTHON ?= python3
VENV := .venv/bin
# A browser on a busy machine may be late: what failed is run once more, alone.
BROWSER = $(VENV)/python -m pytest tests/browser -m
in_browser = $(BROWSER) "$(1)" -n 2 --dist worksteal || $(BROWSER) "$(1)" --last-failed
# Modules of tests are compiled once and kept, wherever the machine says otherwise: every process of a run reads them.
export PYTHONDONTWRITEBYTECODE :=
COMPILED = REGALIA_EXPECT_COMPILED=$$($(PYTHON) _build/compiler.py)

.PHONY: help play terminal test engine plain browser endurance mutants load quick lint bench golden docs pictures audit clean

help:
	@echo "make play      play in the browser (GAME=two_heirs for one game; make terminal for the terminal)"
	@echo "make test      set up and run every check: lint, types, tests, compiled and pure, and in a browser"
	@echo "make quick     the tests of what you changed, in plain Python, nothing compiled (TESTS=… for others)"
	@echo "make endurance the long runs that make test takes a sample of"
	@echo "make mutants   spoil the rules of a game and see which changes no test notices (GAME=two_heirs N=300)"
	@echo "make load      the load that the service is meant for, on both databases"
	@echo "make browser   only the tests in a real browser"
	@echo "make bench     measure, with the peers where they can be installed"
	@echo "make audit     the packages of the server, their licences and known weaknesses"
	@echo "make golden    rewrite the stored playthroughs; docs, pictures: the drawings and the screenshots that docs/ shows"

play:
	@$(PYTHON) tools/setup_env.py play
	@$(VENV)/regalia serve --open $(if $(GAME),--game $(GAME))

terminal:
	@$(PYTHON) tools/setup_env.py play
	@$(VENV)/regalia play $(GAME)

# What needs no compiler is run while it works, half of the time on one core.
test:
	@$(PYTHON) tools/setup_env.py venv
	@$(MAKE) --no-print-directory -j2 engine plain
	@$(PYTHON) tools/setup_env.py test
	@$(COMPILED) $(VENV)/python -m pytest -n 3 -m "not endurance" --ignore tests/browser
	@$(call in_browser,not endurance)

engine:
	@$(PYTHON) tools/setup_env.py build

plain:
	@$(PYTHON) tools/setup_env.py packages
	@$(MAKE) --no-print-directory lint
	@PYTHONPATH=src REGALIA_PURE=1 $(VENV)/python -m pytest tests/games tests/core tests/kit tests/table/test_lanes.py -n auto -m "not slow and not endurance" -k "not board"

lint:
	@$(VENV)/ruff check .
	@$(VENV)/ruff format --check .
	@$(VENV)/mypy

browser:
	@$(PYTHON) tools/setup_env.py test
	@$(call in_browser,endurance or not endurance)

# Everything that `make test` takes a sample of: all kills, all whole games over HTTP and in a browser, all drawings.
endurance:
	@$(PYTHON) tools/setup_env.py test
	@$(COMPILED) $(VENV)/python -m pytest -n auto -m endurance --ignore tests/browser
	@$(call in_browser,endurance)

mutants:
	@$(PYTHON) tools/setup_env.py test
	@$(VENV)/python tools/mutants.py $(GAME) --sample $(or $(N),300)

load:
	@$(PYTHON) tools/setup_env.py test
	@$(VENV)/python tools/target_load.py

quick:
	@$(PYTHON) tools/setup_env.py quick
	@$(VENV)/python tools/quick.py $(TESTS)

bench:
	@$(PYTHON) tools/setup_env.py bench
	@$(VENV)/regalia bench

golden:
	@$(VENV)/python -m pytest tests/contract tests/games -k "golden or written_down" --golden-update

docs:
	@$(VENV)/python tools/draw_architecture.py
	@PYTHONPATH=src REGALIA_PURE=1 $(VENV)/python tools/describe_positions.py

pictures:
	@$(PYTHON) tools/setup_env.py test
	@$(VENV)/python tools/screenshots.py

audit:
	@$(VENV)/python tools/audit.py

clean:
	rm -rf build .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
