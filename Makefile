# make run   sets everything up and starts
# make test  sets everything up and runs all tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(shell find src -name '*.py') setup.py pyproject.toml

.PHONY: setup run test soak cluster browser lint bench instructions golden clean

setup: $(VENV)/.built

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Parlour needs Python 3.11 or newer; set PYTHON=…"; exit 2; }
	@echo "Setting up a virtual environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { sh tools/install-debian.sh python3-venv \
		&& $(PYTHON) -m venv --clear $(VENV); }
	@touch $@

$(VENV)/.installed: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing …"
	@$(PIP) install -c constraints.txt setuptools 'mypy[mypyc]'
	@PARLOUR_PURE=1 $(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

$(VENV)/.built: $(VENV)/.installed $(SOURCES)
	@echo "Compiling …"
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py -q build_ext --inplace --parallel 2 >$(VENV)/build.log 2>&1 \
		|| { tail -n 20 $(VENV)/build.log; exit 1; }
	@find src -name '*.so' -exec touch {} +  # copies keep the date of an earlier build
	@touch $@

run: setup
	@$(BIN)/parlour serve

test: setup browser
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal

# Kills the server again and again while people play; KILLS=100 make soak for a long evening.
KILLS ?= 25
soak: setup
	@PARLOUR_KILLS=$(KILLS) $(BIN)/python -m pytest -q -s tests/server/test_kill.py

# Simulations on a cluster of two nodes; Ray is large, so `make test` does without.
cluster: setup
	@$(PIP) install -c constraints.txt 'ray[client]'
	@$(BIN)/python -m pytest -q tests/lab/test_cluster.py

# The tests of the pages need Chromium; without it they say that they were skipped.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| { echo "Installing Chromium for the tests of the pages …"; \
		sh tools/install-debian.sh chromium; } \
		|| echo "There is no Chromium here: the tests of the pages are left out."

lint: setup
	@$(BIN)/ruff check && $(BIN)/ruff format --check && $(BIN)/mypy

bench: setup
	@$(PIP) install -c constraints.txt open_spiel
	@$(BIN)/python bench/kernel.py

# Fails if a game needs over 5 % more instructions a decision than bench/instructions.json says.
instructions: setup
	@$(BIN)/python bench/instructions.py --check

golden: setup
	@$(BIN)/python -m parlour.lab.golden tests/golden
	@$(BIN)/python -m parlour.lab.perft tests/conformance/perft.json

clean:
	@rm -rf build $(VENV)/.built
	@find src -name '*.so' -delete
