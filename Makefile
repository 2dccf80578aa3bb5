# make run   sets everything up and starts
# make test  sets everything up and runs the tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q install --no-compile -c constraints.txt
SOURCES := $(shell find src -name '*.py') setup.py pyproject.toml
JOBS ?= 3
PYTEST := $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal
TEST_INSTALL := $(BIN)/python -m pytest -q tests/install -o faulthandler_timeout=1800

# Tests start the programs again and again: what Python has compiled is kept, whoever asks otherwise.
unexport PYTHONDONTWRITEBYTECODE

# Compiling and installing what only developers need go on side by side.
MAKEFLAGS += -j2

.PHONY: setup run test test-all test-install soak cluster browser coverage lint bench instructions tour
.PHONY: golden pictures clean pages icons

setup: $(VENV)/.built $(VENV)/.installed

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Parlour needs Python 3.11 or newer; set PYTHON=…"; exit 2; }
	@echo "Setting up a virtual environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { sh tools/install-debian.sh python3-venv \
		&& $(PYTHON) -m venv --clear $(VENV); }
	@touch $@

# What the compiler needs; its list stands in pyproject.toml.
$(VENV)/.tools: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing …"
	@$(PIP) $$($(BIN)/python tools/build_requirements.py)
	@touch $@

$(VENV)/.installed: $(VENV)/.tools
	@PARLOUR_PURE=1 $(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

$(VENV)/.built: $(VENV)/.tools $(SOURCES)
	@echo "Compiling …"
	@$(BIN)/python setup.py -q build_ext --inplace >$(VENV)/build.log 2>&1 \
		|| { tail -n 20 $(VENV)/build.log; exit 1; }
	@grep '^parlour:' $(VENV)/build.log || true  # where it could not be compiled
	@touch $@

# Once after installing: the types, and all that tests import. Otherwise each process of the tests
# would compile the same modules for itself, while one of them reads the types of all libraries.
$(VENV)/.warm: $(VENV)/.installed | $(VENV)/.built
	@echo "Reading types and tests …"
	@$(BIN)/mypy >/dev/null 2>&1 & $(BIN)/python -m pytest -q --collect-only >/dev/null 2>&1; wait
	@touch $@

run: setup
	@$(BIN)/parlour serve

# Plays a quarter of the random games; PARLOUR_TEST_SCALE=1 for all, 10 for ten times as many.
test: setup browser $(VENV)/.warm
	@PARLOUR_TEST_SCALE=$${PARLOUR_TEST_SCALE:-0.25} $(PYTEST) -m 'not slow and not install'

# All random games, the statistics that take long, and installing.
test-all: setup browser $(VENV)/.warm
	@$(PYTEST) -m 'not install'
	@$(TEST_INSTALL)

# Builds the package, installs it elsewhere and plays; PARLOUR_WHEEL=… tries a wheel that is there.
test-install: setup
	@$(TEST_INSTALL)

# Branches of four packages that tests take, without compiling: what is compiled cannot be measured.
# Plain and traced, a game takes a hundred times as long. So these are the tests that reach those
# packages; bots that search and the checks of every game would take an hour and reach nothing more.
COVERED := kernel games room store
COVERING := $(addprefix tests/,$(COVERED) dialects client languages test_gamefile.py \
	server/test_games_api.py server/test_replays.py server/test_rooms.py server/test_live.py \
	tui/test_story.py tui/test_words.py tui/test_shorthand.py programs/test_oracle_lines.py \
	conformance/test_golden.py conformance/test_reading.py conformance/test_replay.py \
	cli/test_games.py)
coverage: setup
	@PARLOUR_PURE=1 PARLOUR_TEST_SCALE=$${PARLOUR_TEST_SCALE:-0.02} $(PYTEST) $(COVERING) \
		-m 'not slow' -o faulthandler_timeout=900 --cov \
		--cov-report=json:$(VENV)/coverage.json --cov-report=
	@$(BIN)/python tools/coverage_table.py $(VENV)/coverage.json $(COVERED)

# Kills the server again and again while people play; KILLS=100 make soak for a long evening.
KILLS ?= 25
soak: setup
	@PARLOUR_KILLS=$(KILLS) $(BIN)/python -m pytest -q -s tests/server/test_kill.py

# Simulations on a cluster of two nodes; Ray is large, so `make test` does without.
cluster: setup
	@$(PIP) 'ray[client]'
	@$(BIN)/python -m pytest -q tests/lab/test_cluster.py

# The tests of the pages need Chromium; without it they say that they were skipped.
browser: | $(VENV)/.created
	@command -v chromium-headless-shell >/dev/null \
		|| { echo "Installing Chromium for the tests of the pages …"; \
		sh tools/install-debian.sh chromium-headless-shell; } \
		|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| sh tools/install-debian.sh chromium \
		|| echo "There is no Chromium here: the tests of the pages are left out."

lint: setup
	@$(BIN)/ruff check && $(BIN)/ruff format --check && $(BIN)/mypy

bench: setup
	@$(PIP) open_spiel
	@$(BIN)/python bench/kernel.py

# Fails if a game needs over 5 % more instructions a decision than bench/instructions.json says.
instructions: setup
	@$(BIN)/python bench/instructions.py --check

golden: setup
	@$(BIN)/python tools/golden.py

# Takes the pictures of docs/tour.md.
tour: setup browser
	@PYTHONPATH=tests $(BIN)/python tools/tour.py

# Takes the pictures anew with which tests/web/test_pictures.py compares the screens.
pictures: setup browser
	@PARLOUR_RENEW_PICTURES=1 $(BIN)/python -m pytest -q tests/web/test_pictures.py

# How soon pages are there, and updates drawn, as docs/performance.md says.
pages: setup browser
	@PYTHONPATH=.:tests:tests/room $(BIN)/python tools/pages.py first
	@PYTHONPATH=.:tests:tests/room $(BIN)/python tools/pages.py updates

# Draws the icons of the installed app from icon.svg.
icons: setup browser
	@PYTHONPATH=.:tests $(BIN)/python tools/icons.py

clean:
	@rm -rf build dist $(VENV)/.built
	@find src -name '*.so' -delete
