"""What stands below the help of every command: command lines to learn from, and exit codes."""

from typing import Final

from parlour.cli.exits import BROKEN_PIPE, INTERRUPTED, NOT_HELD, NOT_READY, REFUSED

SERVER: Final = "--server http://192.168.1.7:8080 --room KRST"
EXAMPLES: Final = {
    "bot": (
        f"parlour bot hard {SERVER}",
        f'parlour bot "exec:python3 my_bot.py" {SERVER}',
        "parlour bot hard letters --listen localhost:9000",
    ),
    "calibrate": ("parlour calibrate oracle hybrid --parameters draw2=1:6 --games 400",),
    "check": ("parlour check letters", "parlour check letters --only secrecy --scale 4"),
    "compare": ("parlour compare letters hard medium",),
    "completion": (
        "parlour completion bash > ~/.local/share/bash-completion/completions/parlour",
        "parlour completion zsh > ~/.zfunc/_parlour",
        "parlour completion fish > ~/.config/fish/completions/parlour.fish",
    ),
    "games": ("parlour games --json",),
    "health": ("parlour health",),
    "league": ("parlour league oracle --bots novice,balanced,hybrid --games 500",),
    "play": (
        "parlour play letters --bots hard --name Zoe",
        "parlour play coup --seats 6 --save evening.game",
        "parlour play --resume evening.game",
        f"parlour play {SERVER}",
    ),
    "replay": (
        "parlour replay evening.game",
        "parlour replay evening.game --step --seat 0",
        "parlour replay evening.game --truth --json",
    ),
    "rules": (
        "parlour rules coup",
        "parlour rules letters --preset official --options tokens=3",
    ),
    "serve": (
        "parlour serve --open",
        "parlour serve --port 3000 --set max_rooms=100",
        "parlour serve --store evening.db --public-url https://games.example.org",
    ),
    "sim": (
        "parlour sim letters --seats 4 --bots hard,random --games 200 --jobs 2",
        "parlour sim oracle --bots hybrid,novice --games 1000 --seed 1 --json",
    ),
    "tui": (
        "parlour tui",
        "parlour tui citadels --seats 5 --bots hard,medium",
        "parlour tui coup --name Ann,Ben",
        "parlour tui oracle --sim --bots hybrid,novice",
        f"parlour tui {SERVER} --name Zoe",
    ),
}


CODES: Final = {
    0: "done",
    REFUSED: "not possible, and one line on the standard error says why",
    INTERRUPTED: "stopped by Ctrl-C",
    BROKEN_PIPE: "nobody read the output any more",
}
OWN_CODES: Final = {  # where a command differs
    "check": {NOT_HELD: "the game fails a check"},
    "health": {0: "the server is ready", NOT_READY: "it is not"},
    "serve": {0: "done, also after Ctrl-C", INTERRUPTED: ""},
}


def epilogue(command: str) -> str:
    """What stands below the help of a command."""
    codes = f"Exit codes: {exit_codes(command)}."
    return "\n".join(["Examples:", "", "```", *EXAMPLES[command], "```", "", codes])


def exit_codes(command: str) -> str:
    codes = CODES | OWN_CODES.get(command, {})
    return "; ".join(f"{code} {codes[code]}" for code in sorted(codes) if codes[code])
