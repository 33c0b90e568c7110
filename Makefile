# All commands of this project. You need Python 3.11 or newer and make: the first command that needs tools downloads uv
# and, with it, exactly the packages in uv.lock. `make play` downloads only what playing needs; PYTHON=python3.13 chooses
# another Python.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: python help install compiled play web engine site icons check check-web format wire test checked built test-web test-steady test-slow test-many test-envs test-ecosystem pages test-ray link-pictures screenshots picture measure-web ladder learn manners bench load siege docs release wheels test-release proxies clean

PYTHON ?= python3
export UV_PYTHON := $(PYTHON)
# Some machines forbid .pyc files. Then each of the hundreds of processes that tests start compiles all its modules.
unexport PYTHONDONTWRITEBYTECODE
UV_VERSION := 0.13.7
# Where Python puts the programs of an environment.
PROGRAMS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)

# A uv on PATH is used if it understands our lock file (0.13 or newer).
UV := $(shell uv --version 2>/dev/null | grep -Eq '^uv (0\.(1[3-9]|[2-9][0-9])|[1-9][0-9]*)\.' \
	&& command -v uv || echo .tools/$(PROGRAMS)/uv)

# Three environments. .venv is for working on the code: the sources, interpreted and editable. .venv-play is for playing:
# the package as people install it, with a compiled kernel if there is a C compiler, and nothing else. .venv-compiled is
# for testing that: the same package, with all tools.
BIN := .venv/$(PROGRAMS)
READY := .venv/.synced
FAST := .venv-compiled/$(PROGRAMS)
FAST_READY := .venv-compiled/.synced
PLAY_READY := .venv-play/.synced
BENCH_READY := .venv-bench/.synced
RELEASE_READY := .venv-release/.synced
RAY_READY := .venv-ray/.synced
# Coverage makes a test run several times as long: only tests of kernel and editions are traced, and not the longest.
KERNEL_TESTS := $(addprefix tests/,editions golden kernel laws notation rules)
# Tests of the sources and documents: `make check` runs them, so `make test` does not run them again.
ABOUT_SOURCES := $(addprefix tests/,test_layers.py test_limits.py test_names.py test_steady.py test_traceability.py \
	test_documents.py sentences/test_said.py server/test_wire.py envs/test_page.py)
# The documentation is made from sources that are not compiled.
INTERPRETED_ONLY := tests/test_site.py
# These depend on how the kernel runs, so they run interpreted and compiled. The others are about processes, files, pages,
# words and results of many games, and run once.
BOTH_WAYS := $(addprefix tests/,bots envs test_build.py test_front_door.py server/test_local.py)
# One after the other: where a browser has been used, an event loop runs until the end, and no other one can be started.
WITH_SERVERS := tests/server tests/web
# Tests take from a millisecond to a minute: an idle core takes work from a busy one.
PARALLEL := -n auto --dist worksteal
# Tests of servers and browsers mostly wait: two on each core.
WAITING = -n $(shell $(PYTHON) -m tests.steadiness --workers) --dist worksteal
WEB := $(shell find web/src web/public web/*.* -type f)
# A package that is built after `make docs` or `make engine` contains the result.
PACKAGE := hatch_build.py $(WEB) $(shell find src docs/rules -type f -not -name '*.pyc' -not -name '*.so') \
	$(wildcard build/docs/index.html build/engine/engine.json)
CHROMIUM := $(shell for name in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$name && break; done \
	|| echo /usr/bin/chromium-headless-shell)
# deploy/ has files for these. Tests start them if they are here.
PROXIES := haproxy nginx caddy

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(READY) ## install the package, editable, with all development tools into .venv

compiled: $(FAST_READY) ## install the package with a compiled kernel and all tools into .venv-compiled

play: $(PLAY_READY) ## play in your browser, with friends and bots
	@.venv-play/$(PROGRAMS)/bohnhof serve

check: $(READY) ## lint, format, types, layers, lengths, names and rule citations (quick)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest -q $(ABOUT_SOURCES)

web: $(READY) ## build the web page into web/dist if its sources have changed (no Node needed)
	@$(BIN)/python web/build.py

engine: $(READY) ## build the engine for playing without a server into build/engine (downloads Pyodide, 6 MB); WHEEL=FILE uses a compiled kernel
	@$(BIN)/python web/engine/build.py $(if $(WHEEL),--wheel $(WHEEL))

site: web engine docs ## build a site that needs no server, for any static file host, into build/site
	@$(BIN)/python web/site.py

icons: $(READY) | $(CHROMIUM) ## redraw the icons of the installed page from web/public/favicon.svg
	$(BIN)/python -m tests.web.icons

check-web: $(READY) ## check types, translations and units of the web page
	$(BIN)/python web/build.py npm run --silent check
	$(BIN)/python web/build.py npm run --silent test

format: $(READY) ## format the code and sort imports
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

wire: $(READY) ## generate the TypeScript of the wire protocol and the lessons for web/
	$(BIN)/python -m bohnhof.server.wire.typescript > web/src/wire.ts
	$(BIN)/python -m bohnhof.server.wire.lesson web/src/lessons

test: $(READY) | $(CHROMIUM) ## run before every push: check, then all tests; those of the kernel both interpreted and compiled
	@$(MAKE) --no-print-directory --jobs=2 checked built
	BOHNHOF_KERNEL=interpreted $(BIN)/pytest $(PARALLEL) $(INTERPRETED_ONLY) $(BOTH_WAYS)
	@if $(FAST)/bohnhof --version | grep -q compiled; then \
		BOHNHOF_KERNEL=compiled $(FAST)/pytest $(PARALLEL) -p no:cacheprovider $(patsubst %,--ignore=%,$(ABOUT_SOURCES) $(WITH_SERVERS)) && \
		$(FAST)/python -m benchmarks --check 8 --pure $(BIN)/python; \
	else $(FAST)/pytest $(PARALLEL) -p no:cacheprovider $(patsubst %,--ignore=%,$(ABOUT_SOURCES) $(KERNEL_TESTS) $(BOTH_WAYS) $(WITH_SERVERS)) && \
		echo "There is no C compiler here: the compiled kernel was not tested."; fi
	$(FAST)/pytest $(WAITING) -p no:cacheprovider $(ABOUT_SOURCES:%=--ignore=%) tests/server
	$(FAST)/pytest $(WAITING) -p no:cacheprovider tests/web

# What needs nothing but the sources. It runs while the compiler, which uses one core, builds the rest.
checked: check
	BOHNHOF_KERNEL=interpreted $(BIN)/pytest $(PARALLEL) --cov --cov-fail-under=100 -m "not untraced" $(KERNEL_TESTS)
	BOHNHOF_KERNEL=interpreted $(BIN)/pytest $(PARALLEL) -m untraced $(KERNEL_TESTS)

# Everything that the tests use, one after the other: two of these must not download the page's packages at the same time.
built:
	@$(MAKE) --no-print-directory check-web
	@$(MAKE) --no-print-directory engine
	@$(MAKE) --no-print-directory compiled

test-web: check-web engine $(FAST_READY) | $(CHROMIUM) ## play whole games of every edition in a real browser, in all languages, with axe on every page (minutes)
	BOHNHOF_WEB=full $(FAST)/pytest $(WAITING) -p no:cacheprovider tests/web

test-steady: check-web engine $(FAST_READY) | $(CHROMIUM) ## run server and browser tests ROUNDS times (20), and BUSY times (5) on busy cores (hours)
	$(FAST)/python -m tests.steadiness --rounds $(or $(ROUNDS),20) --busy $(or $(BUSY),5)

link-pictures: $(READY) | $(CHROMIUM) ## render the drawings of the beans for the previews of links
	$(BIN)/python -m tests.web.link_pictures

screenshots: $(FAST_READY) | $(CHROMIUM) ## take pictures of the table's main states into web/screenshots
	$(FAST)/python -m tests.web.screenshots

picture: $(FAST_READY) | $(CHROMIUM) ## record the trade in the README into docs/pictures/trade.webp
	$(FAST)/python -m tests.web.picture

measure-web: engine $(FAST_READY) | $(CHROMIUM) ## measure loading time, animation on a slow phone, and download size
	$(FAST)/python -m tests.web.measure
	$(FAST)/python -m tests.web.measure_offline

test-slow: $(FAST_READY) ## test the laws of kernel, server and bots over many more games, compiled (an hour)
	BOHNHOF_LAWS=full $(FAST)/pytest $(PARALLEL) -p no:cacheprovider tests/laws tests/kernel/test_observe.py tests/notation
	BOHNHOF_LAWS=full $(FAST)/pytest -p no:cacheprovider -s tests/server
	BOHNHOF_BOTS=full $(FAST)/pytest $(PARALLEL) -p no:cacheprovider tests/bots

test-many: $(FAST_READY) ## play 200 games on three servers with one PostgreSQL and 65 faults: nothing may be lost (ARGS="--games 20" for less)
	$(FAST)/python -m tests.many $(ARGS)

test-envs: $(BENCH_READY) ## test the learning environments, including OpenSpiel's own tests (downloads it, 40 MB)
	.venv-bench/$(PROGRAMS)/pytest $(PARALLEL) -p no:cacheprovider tests/envs

test-ecosystem: ## test with other libraries (SB3, RLlib, OpenSpiel, TextArena, MCP …), each in a separate environment (gigabytes)
	$(PYTHON) -m tests.ecosystem $(GROUPS)

pages: $(READY) ## regenerate docs/observations.md from the code
	$(BIN)/python -m bohnhof.envs.page > docs/observations.md

test-ray: $(RAY_READY) ## test the arena on a Ray cluster of two workers (downloads Ray, 70 MB)
	.venv-ray/$(PROGRAMS)/pytest -p no:cacheprovider tests/arena/test_cluster.py

ladder: $(FAST_READY) ## measure every bot against the one below it, into docs/bots-ladder.md (an hour or more)
	$(FAST)/python -m benchmarks.ladder

learn: $(FAST_READY) ## play 20,000 games and train the evaluator from them, into docs/bots-value.md (an hour on two cores)
	$(FAST)/python -m benchmarks.learn --write

manners: $(FAST_READY) ## count the bots' manners: begging, contradictions, refusals (a minute)
	$(FAST)/python -m benchmarks.manners

bench: $(READY) $(BENCH_READY) ## compare the speed of the kernel and of the learning environments with other programs
	.venv-bench/$(PROGRAMS)/python -m benchmarks --pure $(BIN)/python
	.venv-bench/$(PROGRAMS)/python -m benchmarks.envs

load: $(FAST_READY) ## load-test the server on loopback: 1,000 tables at human pace, then the maximum
	$(FAST)/python -m benchmarks.load

siege: $(FAST_READY) ## attack the server on loopback from one address while people play
	$(FAST)/python -m benchmarks.siege

docs: $(READY) ## build the documentation site into build/docs; `bohnhof serve` shows it at /docs
	$(BIN)/python docs/site/build.py

release: docs engine $(RELEASE_READY) ## build a release into dist: sources, a wheel for every Python, a compiled one for yours
	rm -rf dist build/wheel
	$(UV) build --sdist --out-dir dist
	BOHNHOF_PURE=1 $(UV) build --wheel --out-dir dist
	BOHNHOF_RELEASE=1 $(UV) build --wheel --out-dir build/wheel
	@if command -v ldd > /dev/null; then PATH=$$PWD/.venv-release/$(PROGRAMS):$$PATH auditwheel repair --wheel-dir dist build/wheel/*.whl; \
	else cp build/wheel/*.whl dist; fi

wheels: web docs engine $(RELEASE_READY) ## build compiled wheels for all Pythons on this system into dist (Linux: needs Docker); PLATFORM=pyodide builds for browsers
	.venv-release/$(PROGRAMS)/cibuildwheel $(if $(PLATFORM),--platform $(PLATFORM)) --output-dir dist

test-release: ## install each file of dist in a new environment, start a server, and play a game
	$(PYTHON) tests/release.py $(or $(FILES),$(wildcard dist/*.whl dist/*.tar.gz))

clean: ## remove everything that make and the tools have written
	rm -rf web/node_modules web/engine/node_modules web/dist web/screenshots .venv .venv-play .venv-compiled .venv-bench .venv-ray .venv-release .tools build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# Check the version before anything is downloaded or compiled.
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

# The browser tests need Chromium; Debian-like systems can install it. Its headless shell is smaller and starts sooner.
$(CHROMIUM):
	@command -v apt-get > /dev/null || { echo "The browser tests need Chromium, and there is no apt-get to install it: please install Chromium or Chrome." >&2; exit 1; }
	@[ $$(id -u) = 0 ] || { echo "The browser tests need Chromium: sudo apt-get install chromium" >&2; exit 1; }
	@ls /var/lib/apt/lists/*Packages* > /dev/null 2>&1 || apt-get update
	apt-get install --yes --no-install-recommends chromium-headless-shell || apt-get install --yes --no-install-recommends chromium

# Not part of `make test`: Debian starts some of them as services, which nobody expects from a test.
proxies: ## install HAProxy, nginx and Caddy on a Debian-like test machine; without them their tests are skipped
	@command -v apt-get > /dev/null || { echo "There is no apt-get here: please install $(PROXIES) yourself." >&2; exit 1; }
	@ls /var/lib/apt/lists/*Packages* > /dev/null 2>&1 || apt-get update
	apt-get install --yes --no-install-recommends $(PROXIES)

.tools/$(PROGRAMS)/uv: | python
	$(PYTHON) -m venv .tools
	.tools/$(PROGRAMS)/pip install --quiet uv==$(UV_VERSION)
