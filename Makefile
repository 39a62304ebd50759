# make play, make test: both set everything up first.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled

.PHONY: setup play test matrix lint format rules golden bench compiled test-compiled clean

setup: .venv/.done

.venv/.done: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Buonfresco needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: setup            ## play against bots: make play ARGS="--players 4 --lang de"
	@$(BIN)/buonfresco play $(ARGS)

test: setup            ## all tests, on all cores
	$(BIN)/python -m pytest -n auto $(ARGS)

matrix: setup          ## whole games of module sets, every promise at every step: make matrix ARGS="--minutes 60"
	@$(BIN)/python -m scripts.matrix $(ARGS)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

rules: setup           ## rule ids that no test shows
	@$(BIN)/python -m scripts.rules

golden: setup          ## write the golden games again; say in the commit why they changed
	@$(BIN)/python -m scripts.golden

bench: setup           ## our figures beside peers', in one run
	@$(BIN)/python -m bench.run $(ARGS)

compiled: setup        ## the same sources compiled by mypyc, into build/compiled
	@$(BIN)/python -m bench.build compiled

test-compiled: compiled  ## all tests against the compiled build
	PYTHONPATH=$(COMPILED)/site $(BIN)/python -m pytest -n auto -p no:cacheprovider $(ARGS)

clean:
	rm -rf .venv build dist src/*.egg-info
