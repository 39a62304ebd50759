# make play, make test: both set up first what they need.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
COMPILE := @$(BIN)/python -m compileall -q src  # so that the first start is as quick as the others
COMPILED := build/compiled
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 2)  # twice as many: browsers and servers are waited for
CLIENT := src/buonfresco/web/index.html
# Words of the page come from the catalogues.
SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/buonfresco/locales/*/*.ftl)

.PHONY: setup tools web play wheel arena test test-ray matrix fuzz secrets monkey audit crash lint format rules golden bench \
	bench-server bench-server-compiled bench-web ladder shots compiled test-compiled clean
.DELETE_ON_ERROR:

setup: .venv/.played   ## what playing needs
tools: .venv/.tested   ## and what testing needs

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Buonfresco needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/.played: pyproject.toml | .venv/bin/python
	$(PIP) install --quiet --editable .
	$(COMPILE)
	@touch $@

.venv/.tested: pyproject.toml | .venv/bin/python
	$(PIP) install --quiet --editable '.[dev]'
	$(COMPILE)
	@touch .venv/.played $@

.venv/.arena: pyproject.toml | setup
	$(PIP) install --quiet --editable '.[arena]'
	@touch $@

.venv/.ray: pyproject.toml | tools
	$(PIP) install --quiet --editable '.[dev,ray]'
	@touch $@

web: $(CLIENT)         ## the browser client, if something in it has changed

$(CLIENT): $(SOURCES) | .venv/bin/python
	@echo "Building the page for the browser ..."
	@$(BIN)/python -m scripts.web build
	@touch $@

play: setup web        ## the table in the browser: make play ARGS="--players 4 --lang de"; in the terminal: ARGS=--terminal
	@BUONFRESCO_START="make play" $(BIN)/buonfresco play $(ARGS)

wheel: tools web       ## sdist and wheel into dist/, both with the client: whoever installs them needs no Node
	@rm -rf dist build/lib build/bdist.* && mkdir -p build
	@$(BIN)/python -m build --no-isolation --outdir dist . > build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@ls dist/*

test: tools web        ## all tests, on all cores
	@$(BIN)/python -m scripts.postgres
	@$(BIN)/python -m scripts.browser
	@$(BIN)/python -m scripts.compiler
	@$(BIN)/python -m scripts.web check test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

test-ray: .venv/.ray   ## the arena on a real Ray on this machine, which takes a minute to start
	$(BIN)/python -m pytest tests/arena/test_ray.py $(ARGS)

arena: .venv/.arena    ## bots against bots: make arena ARGS="--bots apprentice,random --players 4 --games 1000"
	@$(BIN)/buonfresco arena $(ARGS)

matrix: tools          ## whole games of module sets, every promise at every step: make matrix ARGS="--minutes 60"
	@$(BIN)/python -m scripts.matrix $(ARGS)

fuzz: tools            ## edited saves, logs and packs: make fuzz ARGS="--minutes 60"
	@$(BIN)/python -m scripts.fuzz $(ARGS)

secrets: tools         ## pairs of houses, every byte compared: make secrets ARGS="--minutes 60"
	@$(BIN)/python -m scripts.secrets $(ARGS)

monkey: tools web      ## random touches in a real browser, at random tables: make monkey ARGS="--minutes 60"
	@$(BIN)/python -m scripts.browser
	@$(BIN)/python -m scripts.monkey $(ARGS)

audit: tools           ## known holes in what we depend on; what cannot be looked up is an error, not a pass
	$(PIP) install --quiet 'pip-audit>=2.7,<3'
	$(BIN)/pip-audit --strict --skip-editable
	cd web && npm audit

crash: tools           ## kill -9 a house while people play, on both stores: make crash ARGS="--kills 500"
	@$(BIN)/python -m scripts.crash $(ARGS)

lint: tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

rules: tools           ## rule ids that no test shows
	@$(BIN)/python -m scripts.rules

golden: tools          ## write the golden games again; say in the commit why they changed
	@$(BIN)/python -m scripts.golden

bench: tools           ## our figures beside peers', in one run
	@$(BIN)/python -m bench.run $(ARGS)

bench-server: tools    ## a house under load: make bench-server ARGS="--tables 1000 --seconds 30"
	@$(BIN)/python -m bench.server $(ARGS)

bench-server-compiled: compiled  ## the same on the compiled engine
	@PYTHONPATH=$(COMPILED)/site $(BIN)/python -m bench.server $(ARGS)

ladder: compiled       ## is each bot stronger than the one below? hours: make ladder ARGS="--games 40"
	@PYTHONPATH=$(COMPILED)/site $(BIN)/python -m bench.ladder $(ARGS)

bench-web: tools web   ## what the page downloads, and how long it takes
	@$(BIN)/python -m bench.web $(ARGS)

shots: tools web       ## the screenshots under docs/
	@$(BIN)/python -m scripts.shots $(ARGS)

compiled: tools web    ## the same sources compiled by mypyc, into build/compiled
	@$(BIN)/python -m bench.build compiled

test-compiled: compiled  ## all tests against the compiled build
	PYTHONPATH=$(COMPILED)/site $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -p no:cacheprovider $(ARGS)

clean:
	rm -rf .venv build dist src/*.egg-info web/node_modules src/buonfresco/web
