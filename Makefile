# Everything you do to this project has a verb here. A machine with Python 3.11 (or newer) and make is enough:
# the first verb that needs tools fetches uv and, with it, exactly the packages written in uv.lock. `make play` fetches
# no more than playing needs; PYTHON=python3.13 chooses another Python.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: python help install compiled play web engine site icons check check-web format wire test test-web test-steady test-slow test-many test-envs test-ecosystem pages test-ray link-pictures screenshots picture measure-web ladder learn manners bench load siege docs release wheels test-release clean

PYTHON ?= python3
export UV_PYTHON := $(PYTHON)
# Some machines forbid it, and then each of the hundreds of processes that tests start compiles all its modules again.
unexport PYTHONDONTWRITEBYTECODE
UV_VERSION := 0.13.7

# A uv on PATH that understands our lock file (0.13 or newer) is as good as one of our own.
UV := $(shell uv --version 2>/dev/null | grep -Eq '^uv (0\.(1[3-9]|[2-9][0-9])|[1-9][0-9]*)\.' \
	&& command -v uv || echo .tools/bin/uv)

# Three environments. .venv is for working on the code: the sources as they are, interpreted, editable. .venv-play is
# for playing: the package as people install it, its kernel compiled where there is a C compiler, and nothing else.
# .venv-compiled is for testing that one: the same package, with all tools.
BIN := .venv/bin
READY := .venv/.synced
FAST := .venv-compiled/bin
FAST_READY := .venv-compiled/.synced
PLAY_READY := .venv-play/.synced
BENCH_READY := .venv-bench/.synced
RELEASE_READY := .venv-release/.synced
RAY_READY := .venv-ray/.synced
# Tracing every branch makes a test run several times as long: only those that are about kernel and editions are traced.
KERNEL_TESTS := $(addprefix tests/,editions golden kernel laws notation rules)
# What holds for sources and documents: `make check` asks it, and `make test` does not ask again.
ABOUT_SOURCES := $(addprefix tests/,test_layers.py test_limits.py test_names.py test_steady.py test_traceability.py \
	test_documents.py sentences/test_said.py server/test_wire.py envs/test_page.py)
# How the kernel runs makes a difference to these, so they run interpreted and compiled. The others are about processes,
# files, pages, words and results of many games, and run once.
BOTH_WAYS := $(addprefix tests/,bots envs test_build.py test_front_door.py server/test_local.py)
# Tests take from a millisecond to a minute: a core that has nothing left takes some from the other.
PARALLEL := -n auto --dist worksteal
WEB := $(shell find web/src web/public web/*.* -type f)
PACKAGE := hatch_build.py $(WEB) $(shell find src docs/rules -name '*.py' -o -name '*.md' -o -name '*.ftl')
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome || echo /usr/bin/chromium)

help: ## list these verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(READY) ## fetch uv if need be, and everything the project needs, into .venv

compiled: $(FAST_READY) ## the package with a compiled kernel, into .venv-compiled

play: $(PLAY_READY) ## open the table in your browser, for you, friends and bots (in the terminal: bohnhof play)
	@.venv-play/bin/bohnhof serve

check: $(READY) ## lint, format, types, layers, lengths, names and rule citations: quick, no games are played
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest -q $(ABOUT_SOURCES)

web: $(READY) ## build the web table into web/dist, if its sources changed (no Node needed)
	@$(BIN)/python web/build.py

engine: $(READY) ## build what plays in a browser without a server into build/engine (fetches Pyodide, 6 MB); WHEEL=FILE: with a compiled kernel
	@$(BIN)/python web/engine/build.py $(if $(WHEEL),--wheel $(WHEEL))

site: web engine docs ## a site that plays without any server, for every host of files, into build/site
	@$(BIN)/python web/site.py

icons: $(READY) | $(CHROMIUM) ## draw the icons of the installed page again, from web/public/favicon.svg
	$(BIN)/python -m tests.web.icons

check-web: $(READY) ## types, translations and small parts of the web table
	$(BIN)/python web/build.py npm run --silent check
	$(BIN)/python web/build.py npm run --silent test

format: $(READY) ## put imports and layout in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

wire: $(READY) ## write the wire protocol as TypeScript, and the lessons as the kernel plays them, for web/
	$(BIN)/python -m bohnhof.server.wire.typescript > web/src/wire.ts
	$(BIN)/python -m bohnhof.server.wire.lesson web/src/lessons

test: check check-web engine $(FAST_READY) | $(CHROMIUM) ## everything that must hold before a push: check, then all tests, interpreted and compiled
	BOHNHOF_KERNEL=interpreted $(BIN)/pytest $(PARALLEL) --cov --cov-fail-under=100 $(KERNEL_TESTS)
	BOHNHOF_KERNEL=interpreted $(BIN)/pytest $(PARALLEL) $(BOTH_WAYS)
	@if $(FAST)/bohnhof --version | grep -q compiled; then \
		BOHNHOF_KERNEL=compiled $(FAST)/pytest $(PARALLEL) -p no:cacheprovider $(ABOUT_SOURCES:%=--ignore=%) && \
		$(FAST)/python -m benchmarks --check 8 --pure $(BIN)/python; \
	else $(FAST)/pytest $(PARALLEL) -p no:cacheprovider $(patsubst %,--ignore=%,$(ABOUT_SOURCES) $(KERNEL_TESTS) $(BOTH_WAYS)) && \
		echo "There is no C compiler here: the compiled kernel was not tested."; fi

test-web: check-web engine $(FAST_READY) | $(CHROMIUM) ## whole games of every edition in a real browser, all languages, axe on every page (minutes)
	BOHNHOF_WEB=full $(FAST)/pytest -p no:cacheprovider tests/web

test-steady: $(FAST_READY) | $(CHROMIUM) ## server and browser tests ROUNDS times (20), and BUSY times (5) beside busy loops: hours
	$(FAST)/python -m tests.steadiness --rounds $(or $(ROUNDS),20) --busy $(or $(BUSY),5)

link-pictures: $(READY) | $(CHROMIUM) ## the drawings of the beans as pictures, for the cards that links show elsewhere
	$(BIN)/python -m tests.web.link_pictures

screenshots: $(FAST_READY) | $(CHROMIUM) ## pictures of the table's main states, into web/screenshots
	$(FAST)/python -m tests.web.screenshots

picture: $(FAST_READY) | $(CHROMIUM) ## the moving picture of a trade for the README, into docs/pictures/trade.webp
	$(FAST)/python -m tests.web.picture

measure-web: engine $(FAST_READY) | $(CHROMIUM) ## how soon the table is there, how smoothly cards move on a slow phone, what it weighs
	$(FAST)/python -m tests.web.measure
	$(FAST)/python -m tests.web.measure_offline

test-slow: $(FAST_READY) ## the laws of kernel, server and bots over many more games, compiled (an hour)
	BOHNHOF_LAWS=full $(FAST)/pytest $(PARALLEL) -p no:cacheprovider tests/laws tests/kernel/test_observe.py tests/notation
	BOHNHOF_LAWS=full $(FAST)/pytest -p no:cacheprovider -s tests/server
	BOHNHOF_BOTS=full $(FAST)/pytest $(PARALLEL) -p no:cacheprovider tests/bots

test-many: $(FAST_READY) ## three servers on one PostgreSQL, 200 games, 65 faults: nothing is lost (ARGS="--games 20" for less)
	$(FAST)/python -m tests.many $(ARGS)

test-envs: $(BENCH_READY) ## the learning environments with OpenSpiel, too: its tests for every edition (fetches it, 40 MB)
	.venv-bench/bin/pytest $(PARALLEL) -p no:cacheprovider tests/envs

test-ecosystem: ## other people's libraries (SB3, RLlib, OpenSpiel, TextArena, MCP …), each in an environment of its own (gigabytes)
	$(PYTHON) -m tests.ecosystem $(GROUPS)

pages: $(READY) ## write docs/observations.md again, from the code that it describes
	$(BIN)/python -m bohnhof.envs.page > docs/observations.md

test-ray: $(RAY_READY) ## the arena on a Ray cluster of two workers (fetches Ray, 70 MB)
	.venv-ray/bin/pytest -p no:cacheprovider tests/arena/test_cluster.py

ladder: $(FAST_READY) ## measure every bot against the one below it, into docs/bots-ladder.md (an hour or more)
	$(FAST)/python -m benchmarks.ladder

learn: $(FAST_READY) ## play 20,000 games and train the evaluator from them, into docs/bots-value.md (an hour on two cores)
	$(FAST)/python -m benchmarks.learn --write

manners: $(FAST_READY) ## count how bots talk to each other: begging, contradictions, refusals (a minute)
	$(FAST)/python -m benchmarks.manners

bench: $(READY) $(BENCH_READY) ## measure the kernel beside its peers on one core, then the learning environments beside theirs
	.venv-bench/bin/python -m benchmarks --pure $(BIN)/python
	.venv-bench/bin/python -m benchmarks.envs

load: $(FAST_READY) ## load the table server on loopback: 1,000 tables at human pace, then as much as it takes
	$(FAST)/python -m benchmarks.load

siege: $(FAST_READY) ## besiege the table server on loopback: one address does its worst while people play
	$(FAST)/python -m benchmarks.siege

docs: $(READY) ## build the documentation site into build/docs; `bohnhof serve` shows it at /docs
	$(BIN)/python docs/site/build.py

release: docs $(RELEASE_READY) ## the files of a release, into dist: sources, a wheel for every Python, a compiled one for yours
	rm -rf dist build/wheel
	$(UV) build --sdist --out-dir dist
	BOHNHOF_PURE=1 $(UV) build --wheel --out-dir dist
	BOHNHOF_RELEASE=1 $(UV) build --wheel --out-dir build/wheel
	@if command -v ldd > /dev/null; then PATH=$$PWD/.venv-release/bin:$$PATH auditwheel repair --wheel-dir dist build/wheel/*.whl; \
	else cp build/wheel/*.whl dist; fi

wheels: web docs $(RELEASE_READY) ## compiled wheels for all Pythons on this kind of system, into dist (Linux: needs Docker); PLATFORM=pyodide: for browsers
	.venv-release/bin/cibuildwheel $(if $(PLATFORM),--platform $(PLATFORM)) --output-dir dist

test-release: ## install each wheel of dist in an environment elsewhere, serve, and play a game there
	$(PYTHON) tests/release.py $(or $(FILES),$(wildcard dist/*.whl))

clean: ## remove everything that make and the tools have made
	rm -rf web/node_modules web/engine/node_modules web/dist web/screenshots .venv .venv-play .venv-compiled .venv-bench .venv-ray .venv-release .tools build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# Said before anything is fetched or compiled.
python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Bohnhof needs Python 3.11 or newer; $(PYTHON) is Python " + sys.version.split()[0] + ". If there is another one: make PYTHON=python3.12 ...")'

$(READY): pyproject.toml uv.lock hatch_build.py | python $(UV)
	UV_PROJECT_ENVIRONMENT=.venv BOHNHOF_PURE=1 $(UV) sync --locked
	@touch $@

$(PLAY_READY): pyproject.toml uv.lock $(PACKAGE) | python $(UV)
	UV_PROJECT_ENVIRONMENT=.venv-play $(UV) sync --locked --no-editable --no-dev
	@touch $@

$(FAST_READY): pyproject.toml uv.lock $(PACKAGE) | python $(UV)
	UV_PROJECT_ENVIRONMENT=.venv-compiled $(UV) sync --locked --no-editable
	@touch $@

$(RAY_READY): pyproject.toml uv.lock $(PACKAGE) | python $(UV)
	UV_PROJECT_ENVIRONMENT=.venv-ray $(UV) sync --locked --no-editable --extra ray
	@touch $@

$(RELEASE_READY): pyproject.toml uv.lock | python $(UV)
	UV_PROJECT_ENVIRONMENT=.venv-release $(UV) sync --locked --only-group release
	@touch $@

$(BENCH_READY): pyproject.toml uv.lock $(PACKAGE) | python $(UV)
	UV_PROJECT_ENVIRONMENT=.venv-bench $(UV) sync --locked --no-editable --group bench
	@touch $@

# The browser tests need a Chromium; where none is installed, a Debian-like system can fetch its own.
$(CHROMIUM):
	@command -v apt-get > /dev/null || { echo "The browser tests need Chromium, and there is no apt-get to fetch it: please install Chromium or Chrome." >&2; exit 1; }
	@ls /var/lib/apt/lists/*Packages* > /dev/null 2>&1 || apt-get update
	apt-get install --yes --no-install-recommends chromium

.tools/bin/uv: | python
	$(PYTHON) -m venv .tools
	.tools/bin/pip install --quiet uv==$(UV_VERSION)
