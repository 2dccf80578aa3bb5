"""Plots as SVG, for a page that defines the colours (see `report`)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LABEL = 170  # width for names on the left
RIGHT = 20
ROW = 34
COLOURS = 8  # that the page defines: --c0 to --c7


@dataclass(frozen=True)
class Spot:
    """A value with the ends of its interval."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Axis:
    """Maps values to positions between two ends of a plot."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return round(self.start + part * (self.end - self.start), 1)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers between the ends."""
        span = self.high - self.low
        if span <= 0:
            return [self.low]
        steps = [base * 10.0**power for power in range(-6, 10) for base in (1, 2, 2.5, 5)]
        step = next((one for one in steps if span / one <= most), span)
        first = -(-self.low // step)
        return [(first + n) * step for n in range(most + 1) if (first + n) * step <= self.high]


def figure(height: float, label: str, parts: Sequence[str]) -> str:
    """A drawing."""
    size = f'viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}"'
    return f"<svg {size}>\n{chr(10).join(parts)}\n</svg>"


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def hint(words: str) -> str:
    """The tooltip of a mark."""
    return f"<title>{escape(words)}</title>"


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def number(value: float) -> str:
    return f"{value:,.6g}"


def amount(value: float) -> str:
    """A number as text: whole numbers as they are, others with two decimals."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.2f}"


def shorten(name: str, most: int = 24) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def intervals(spots: Sequence[Spot], label: str, fair: float | None = None) -> str:
    """Several shares with their intervals, one below the other."""
    ends = [spot.high for spot in spots] + [spot.low for spot in spots]
    ends += [] if fair is None else [fair]
    low, high = max(0.0, min(ends) - 0.03), min(1.0, max(ends) + 0.03)
    axis = Axis(low, high, LABEL, WIDTH - RIGHT - 60)
    bottom = 8 + ROW * len(spots)
    parts = []
    for tick in axis.ticks():
        parts.append(line(axis.at(tick), 4, axis.at(tick), bottom, "grid"))
        parts.append(text(axis.at(tick), bottom + 16, f"{100 * tick:g} %", "middle", "tick"))
    if fair is not None:
        parts.append(line(axis.at(fair), 4, axis.at(fair), bottom, "fair"))
    for index, spot in enumerate(spots):
        parts.append(_spot(spot, axis, 8 + ROW * (index + 0.5), index))
    return figure(bottom + 24, label, parts)


def _spot(spot: Spot, axis: Axis, y: float, index: int) -> str:
    colour = f'style="--c: var(--c{index % COLOURS})"'
    told = f"{spot.name}: {percent(spot.value)} ({percent(spot.low)} to {percent(spot.high)})"
    x = axis.at(spot.value)
    return (
        f"<g {colour}>{hint(told)}{text(LABEL - 12, y + 4, shorten(spot.name), 'end')}"
        f"{line(axis.at(spot.low), y, axis.at(spot.high), y, 'reach')}"
        f'<circle cx="{x:g}" cy="{y:g}" r="6" class="mark"/>'
        f"{text(WIDTH - RIGHT, y + 4, percent(spot.value), 'end', 'value')}</g>"
    )


def histogram(counts: Mapping[int, int], label: str, unit: str) -> str:
    """How often each number occurred, in at most 40 bins."""
    if not counts:
        return ""
    least, most = min(counts), max(counts)
    wide = -(-(most - least + 1) // 40)
    bins: dict[int, int] = {}
    for value, times in counts.items():
        at = (value - least) // wide
        bins[at] = bins.get(at, 0) + times
    last = (most - least) // wide
    axis = Axis(least, least + (last + 1) * wide, 60, WIDTH - RIGHT)
    height = Axis(0, max(bins.values()), 210, 14)
    parts = []
    for tick in height.ticks(4):
        parts.append(line(60, height.at(tick), WIDTH - RIGHT, height.at(tick), "grid"))
        parts.append(text(52, height.at(tick) + 4, f"{tick:,.6g}", "end", "tick"))
    for at, times in sorted(bins.items()):
        left, right = axis.at(least + at * wide), axis.at(least + (at + 1) * wide)
        top, first = height.at(times), least + at * wide
        name = str(first) if wide == 1 else f"{first} to {first + wide - 1}"
        parts.append(
            f'<rect x="{left + 0.5:g}" y="{top:g}" width="{max(1.0, right - left - 1):g}"'
            f' height="{210 - top:g}" class="bar">{hint(f"{name} {unit}: {times:,} games")}</rect>'
        )
    for tick in axis.ticks(10):
        parts.append(text(axis.at(tick), 228, f"{tick:g}", "middle", "tick"))
    return figure(240, label, parts)


def stacked(names: Sequence[str], parts: Mapping[str, Sequence[float]], label: str) -> str:
    """A bar for each name, made of parts; no part may be negative."""
    totals = [sum(values[at] for values in parts.values()) for at in range(len(names))]
    axis = Axis(0, max(totals, default=0) or 1, LABEL, WIDTH - RIGHT - 60)
    bottom = 8 + ROW * len(names)
    drawn = []
    for tick in axis.ticks():
        drawn.append(line(axis.at(tick), 4, axis.at(tick), bottom, "grid"))
        drawn.append(text(axis.at(tick), bottom + 16, f"{tick:g}", "middle", "tick"))
    for at, name in enumerate(names):
        y, start = 8 + ROW * at + 7, 0.0
        drawn.append(text(LABEL - 12, y + 14, shorten(name), "end"))
        for index, (part, values) in enumerate(parts.items()):
            left, right = axis.at(start), axis.at(start + values[at])
            drawn.append(
                f'<rect x="{left:g}" y="{y:g}" width="{max(0.0, right - left):g}"'
                f' height="20" class="part" style="--c: var(--c{index % COLOURS})">'
                f"{hint(f'{name}, {part}: {amount(values[at])}')}</rect>"
            )
            start += values[at]
        drawn.append(text(WIDTH - RIGHT, y + 14, amount(totals[at]), "end", "value"))
    return figure(bottom + 24, label, drawn) + legend(list(parts))


def legend(names: Sequence[str]) -> str:
    """The legend of the colours."""
    if len(names) < 2:
        return ""
    keys = [
        f'<span style="--c: var(--c{index % COLOURS})">{escape(name)}</span>'
        for index, name in enumerate(names)
    ]
    return f'<p class="legend">{"".join(keys)}</p>'


@dataclass(frozen=True)
class Curve:
    """Shares as a function of a value."""

    name: str
    spots: Sequence[tuple[float, Spot]]


def curves(lines: Sequence[Curve], label: str, fair: float, best: float | None = None) -> str:
    """Several curves of shares, with their intervals, in one plot."""
    spots = [spot for one in lines for spot in one.spots]
    xs = [x for x, _ in spots]
    ys = [end for _, spot in spots for end in (spot.low, spot.high)] + [fair]
    axis = Axis(min(xs), max(xs), 84, WIDTH - RIGHT - 20)
    height = Axis(max(0.0, min(ys) - 0.02), min(1.0, max(ys) + 0.02), 250, 14)
    parts = []
    for tick in height.ticks():
        parts.append(line(64, height.at(tick), WIDTH - RIGHT, height.at(tick), "grid"))
        parts.append(text(56, height.at(tick) + 4, f"{100 * tick:.4g} %", "end", "tick"))
    for tick in axis.ticks(10):
        parts.append(text(axis.at(tick), 270, f"{tick:.6g}", "middle", "tick"))
    parts.append(line(64, height.at(fair), WIDTH - RIGHT, height.at(fair), "fair"))
    if best is not None:
        parts.append(line(axis.at(best), 14, axis.at(best), 250, "best"))
    for index, one in enumerate(lines):
        parts.append(_curve(one, axis, height, index))
    return figure(280, label, parts) + legend([one.name for one in lines])


def _curve(one: Curve, axis: Axis, height: Axis, index: int) -> str:
    places = [(axis.at(x) + 3 * index, spot) for x, spot in sorted(one.spots, key=lambda s: s[0])]
    path = " ".join(f"{x:g},{height.at(spot.value):g}" for x, spot in places)
    marks = [
        f"<g>{hint(f'{spot.name}: {percent(spot.value)}')}"
        f"{line(x, height.at(spot.low), x, height.at(spot.high), 'thin')}"
        f'<circle cx="{x:g}" cy="{height.at(spot.value):g}" r="4" class="mark"/></g>'
        for x, spot in places
    ]
    colour = f'style="--c: var(--c{index % COLOURS})"'
    return f'<g {colour}><polyline points="{path}" class="curve"/>{"".join(marks)}</g>'
