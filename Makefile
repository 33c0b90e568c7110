# Everything you do to this project has a verb here. A machine with Python 3.11 (or newer) and make is enough:
# the first verb that needs tools fetches uv and, with it, exactly the packages written in uv.lock.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install play check format test test-slow bench clean

PYTHON ?= python3
UV_VERSION := 0.13.7

# A uv on PATH that understands our lock file (0.13 or newer) is as good as one of our own.
UV := $(shell uv --version 2>/dev/null | grep -Eq '^uv (0\.(1[3-9]|[2-9][0-9])|[1-9][0-9]*)\.' \
	&& command -v uv || echo .tools/bin/uv)

# One place for the environment, whatever the caller's shell says.
export UV_PROJECT_ENVIRONMENT := .venv
BIN := .venv/bin
READY := .venv/.synced

help: ## list these verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(READY) ## fetch uv if need be, and everything the project needs, into .venv

play: $(READY) ## sit down at a table in the terminal, bots in the other seats
	@$(BIN)/bohnhof play

check: $(READY) ## lint, format, types, layers and rule citations: quick, no games are played
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest -q tests/test_layers.py tests/test_traceability.py

format: $(READY) ## put imports and layout in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

test: check ## everything that must hold before a push: check, then all tests but the slow ones
	$(BIN)/pytest -n auto --cov --cov-fail-under=100

test-slow: $(READY) ## the laws of the kernel over many more games (minutes, not seconds)
	BOHNHOF_LAWS=full $(BIN)/pytest -n auto tests/laws

bench: $(READY) ## measure decisions, games and clones per second
	$(BIN)/bohnhof bench

clean: ## remove everything that make and the tools have made
	rm -rf .venv .tools build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(READY): pyproject.toml uv.lock | $(UV)
	$(UV) sync --locked
	@touch $@

.tools/bin/uv:
	$(PYTHON) -m venv .tools
	.tools/bin/pip install --quiet uv==$(UV_VERSION)
