"""Writes docs/protocol.md and docs/protocol.schema.json: `python tools/protocol_doc.py`.

Types, limits and defaults come from the messages themselves, what a field means from the comment
behind it, and the close codes from the connection.
"""

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from parlour.kernel import podium
from parlour.room import messages, patience
from parlour.room.room import TALK
from parlour.room.state import IDS_REMEMBERED, PACES
from parlour.server import connection, doors, line, replays, transport
from parlour.server.settings import Settings

DOCS: Final = Path(__file__).parent.parent / "docs"
PAGE: Final = DOCS / "protocol.md"
SCHEMA: Final = DOCS / "protocol.schema.json"

INTRO: Final = """\
# The protocol, version {protocol}

<!-- Written by `python tools/protocol_doc.py`; do not edit. -->

One WebSocket per client, at `/ws/CODE`. A code is the room's four to seven letters in any case, or
its hex digits (`/ws?room=CODE` and `/ws?game=CODE` work too). Messages are text frames of JSON:

```json
{{"type": "act", "payload": {{"action": 17, "seen": 42}}, "id": "k3-7"}}
```

`payload` may be left out where it has no fields; unknown fields are refused. A client's message may
come in several frames, of which none is compressed or binary. The server sends each of its messages
in one frame, with `type` and `payload` and never an `id` outside the payload.
A client must ignore message types and fields it does not know: they may be added in this version.
[protocol.schema.json](protocol.schema.json) says the same for programs: `#/$defs/from_client` and
`#/$defs/from_server`.

## A first client

This one opens a room, takes a seat, adds a bot and plays a whole game, always the first of its
choices. It needs the package `websockets`, and `parlour serve` on this computer:

```python
import json, urllib.request
from websockets.sync.client import connect

rooms = urllib.request.Request("http://localhost:8080/api/rooms", b'{{"game": "letters"}}')
code = json.loads(urllib.request.urlopen(rooms).read())["room"]
with connect(f"ws://localhost:8080/ws/{{code}}") as socket:

    def say(kind: str, **payload: object) -> None:
        socket.send(json.dumps({{"type": kind, "payload": payload}}))

    say("hello", protocol=1)
    say("join", name="Ann")
    say("add_bot", bot="easy")
    say("ready", ready=True)
    say("start")
    for text in socket:
        message = json.loads(text)
        game = message["payload"]
        if message["type"] == "game" and game["view"]["over"]:
            print("scores:", game["view"]["scores"])
            break
        if message["type"] == "game" and game["choices"]:
            say("act", action=game["choices"][0], seen=game["seq"])
```

`POST /api/rooms` takes `game`, `preset` and `options`, all of which may be left out.
`/openapi.json` describes everything else that can be asked for over HTTP.

## Hello

The first message on a connection is `hello`, within {hello} seconds. Without a key you watch: that
is what a TV does. With a key you sit where that key belongs, on as many screens at once as you
like. The answer is `welcome`, then `room`, then what there is to see of the game. A key that opens
no seat is refused with `forbidden` and the connection closes with {forbidden}: forget the key and
say hello without it, on a new connection. A second `hello` is refused as `malformed`.

`join` takes a seat and is answered by `joined` with the seat's key. The key is sent once, is stored
only as a hash, and proves the seat for ever: keep it, and never show it to others. A client may
bring a key of its own, of up to 1,000 characters; a `join` with a key that has a seat already leads
back to that seat, so it can be repeated safely.

The first to join is the host. In messages a player has a `place`, which is theirs as long as they
are in the room; a `seat`, which counts from 0 and belongs to one game; and a random `id`, which has
nothing to do with the key.

With `profile`, the key of a device that has a profile, the game counts for that person
([people.md](people.md)). A key that opens no profile is refused with `forbidden`: join without it.
Others see the person's `rating` and nothing else of the profile.

A name is shown in its plain form (NFKC) and without invisible characters. If it looks like a name
that is already at the table, it gets a number.

`leave` gives the seat up and is answered by `left`. From then on the connection watches: the key
opens nothing any more, and `seq` continues with the numbers of those who watch.

A host who is away for a minute is replaced by somebody who is connected. After {grace} seconds a
bot stands in for a player who is away and has a say, unless the host has switched that off.

## Numbers, gaps and coming back

`room`, `game` and `said` carry `seq`: how many things have happened to the room as far as this
viewer may know. Numbers grow, not always by one, and differ between viewers, so nobody can count
what others do in secret. A `room` message may repeat a number, for example when somebody's
connection is lost.

After a lost connection say `hello` with the last `seq` you have seen. You get what you have missed:
the talk, and one `game` message with the events since then and the table as it is now. If that is
too long ago, or an action was taken back in between, the table comes without `events`. `room` and
every `view` are always whole; nothing has to be pieced together. A client that reads too slowly
misses older `room` and `game` messages: it gets the newest, and its numbers jump.

A second `welcome` on the same connection means that the server has read the room again; everything
after it is sent afresh. What a client says in the meantime is kept and tried afterwards.

A `hello` with `detail` asks for more, on this connection: with each event, how to get from the
view after it back to the view before it (`changes`, see [Change](#change)), and what follows from
what was seen (`concluded`). From the last event back to the first, a client has the table as it was
around each of them. Nothing in it is more than the viewer could know then.

## Acting

A `game` message holds the viewer's legal actions in `choices`, as numbers into the list `actions`
of the game's description (`GET /api/games/NAME`). `act` carries one out. With `seen`, the `seq` of
the `game` message you looked at, an action is refused as `stale` if something has happened since.

`pick` builds an action step by step instead: first the number of its form, then its fields one by
one. If all choices have the same form, which has fields, the form is not asked for: the first step
is the first field. The steps so far come back in `pick`, the form included, and nobody else learns
of them. The step that completes an action carries it out; where more could follow, the step -1 says
that this is all. Where all fields of a form are places in one's hand (`held`), they can be picked
in any order.

How long a question may take depends on the room's pace: {paces}.
`seconds` says how much is left; when the time is up, the game's default is done for those who have
not answered. While all players are away the game waits.

## The description of a game

`GET /api/games/NAME` says what the numbers mean. Options in the query (`?tokens=3`) give the game
under these house rules, `language=fr` its words in French. What a client needs first:

- `faces`: what cards can be. Face 1 is the first of them; 0 is none, or one that is not known.
- `zones`: where cards lie. The zone with `index` i is `zones[i]` of a view; if it is `per_seat`,
  that of seat s is `zones[i + s]`.
- `fields`: the game's own values in `view.fields`, by `name` and `type`; `names` has the words of
  types that are words, by number.
- `forms` and `actions`: an action is `[form, value, …]`, the number of a form and values for its
  fields, of which the last ones may be missing.
- `events`, by number: an event in a message is `[number, value, …]`; a field that is a list takes
  all that is left.
- `options` and `presets`: the house rules.
- `out` and `ranked_by` name fields: who is out, and by seat a number that ranks equal scores, more
  being better. Empty if the game has none.

[add-a-game.md](add-a-game.md#4-the-declaration) lists the types of fields. `text` of events and
forms is an English sentence to fill in; `messages` has the same in the language asked for, as
[Fluent](languages.md).

## What others may notice

Where several players choose at once, answers are sealed: until the question is settled, nobody else
can tell whether or when somebody has answered. What every other player and every watcher is sent,
and when, is the same whether a sealed answer has come or not:

- `owing` names all who have a say, whether or not they have answered.
- Sealed answers and the steps of a `pick` advance the numbers of their owner alone.
- An action that lets others have a say cannot be taken back, nor can an answer to them in the same
  turn, so `undo` never depends on a sealed answer.
- A stand-in comes for everybody who has a say and is away, whether or not they have answered.
- Whoever has a say may ask for more time, even after answering.
- The clock of a question does not change before the question is settled.

Others do notice when a question is settled, who is connected, who asks for more time and what is
said. Three things are beyond this promise: when bots answer, which depends on how busy the server
is; how long a message takes on the network; and that an answer may come a few milliseconds later
while the disk stores something else, of this room or of another.

## Ids: done once, acknowledged when kept

With an `id` of the client's choosing (at most 40 characters) every command is answered by `ack` or
by `error` with the same id, `hello` included. `ack` means that what was done is on the disk; it
comes after the messages that tell of it. If no answer came, send the command again under the same
id, on any connection: it is not done twice. The room remembers the last {remembered} ids of each
player, in the log, as long as the player has a seat; a client must therefore not have more than
{remembered} commands unanswered. Whoever has no seat has no ids either: a `join` that may have to
be repeated over another connection brings a key of its own.

A room's log is bounded. Close to its end only the running game goes on, and everything else is
refused with `limit`: open a new room.

## Errors

`error` has a `code` for programs and a `text` for people. The connection stays open, unless the
first message was refused or a close code below says otherwise.

| code | what it means |
|---|---|
| `malformed` | This is not a message, or its fields are wrong. |
| `illegal` | The rules do not allow it now. |
| `not_your_turn` | The table waits for somebody else. |
| `stale` | It speaks of something that is over, or somebody was faster: look and choose again. |
| `forbidden` | Not for you to do. |
| `full` | There is no seat left. |
| `limit` | Too many, too long or too fast. |
| `unknown` | There is no such room. |

## When the connection closes

When the server stops, when it cannot read a room now, and when the host sends somebody away,
`goodbye` comes before the close; `again` says whether to come back unasked. Before the other codes
from 4400 on an `error` says why, and before those of the WebSocket itself (1002 to 1009) nothing
does. Come back unasked as well after a lost connection and after 1001, 1006, 1011 and 1012; wait a
second first, and longer each time it fails.

| close code | why |
|---|---|
{closes}

Before there is a WebSocket, the request for one may be answered with an error of HTTP; if its body
is JSON, that is `{{"code": …, "text": …}}`:

| status | why |
|---|---|
{statuses}

## Limits

The host of a server can change those with a name ([host.md](host.md)); all of them are counted for
one client unless they say otherwise.

| what | how much |
|---|---|
{limits}

"""

REPLAYS: Final = """\
## Replays

A finished game comes over HTTP as one viewer saw it, moment by moment:

- `GET /api/rooms/CODE/frames?viewer=VIEWER&round=ROUND&from=MOMENT` for a game of a room; without a
  round, the last one that was finished;
- `POST /api/frames?viewer=VIEWER&from=MOMENT` with the content of a game's file, at most 1 MB.

`VIEWER` is a seat from 0, `watcher` (the default) for what everybody could see, or `all` for every
face; `MOMENT` counts from 0. The answer is a `Page`, which ends after {frames} moments or about
{kilobytes} kB; the next page begins `from` the moment after its last.

A page's `view` is whole and belongs to its first moment, whose `change` is empty. The view at each
later moment is the one before it with the `change` applied. In a zone that changes, some cards stay
in front and some behind, and the new ones lie between them. In `faces` and `known` single cards are
replaced; cards may be added at the end.

`GET /api/rooms/CODE/highlights?round=ROUND` answers what is worth remembering of a finished game,
as a list of at most {memories} [Remembered](#remembered), whose moments are those of `watcher`. The
last page of a replay has the same list in the moments of its viewer. Once a game is over everything
is open, as `all` shows, so a highlight may tell what nobody knew before; until then the answer is
409, as for its replay. The sentence is the game's message `highlight-NAME`, and its title that
message's attribute `title`.

One address may ask for 60 of these a minute (the setting `replays_per_minute`), four at once. An
answer that nobody reads is dropped.

"""

OF_REPLAYS: Final[tuple[type[msgspec.Struct], ...]] = (
    replays.Page,
    replays.Remembered,
    replays.Frame,
    messages.Change,
)

CLOSES: Final = {
    connection.RESTARTING: "The server restarts, or has to read the room again: come back.",
    line.WRONG: "What came were no frames of a client.",
    line.NO_TEXT: "A text frame was no UTF-8.",
    line.TOO_MANY: "Far too many pings or pieces of messages came.",
    line.TOO_BIG: "A message was far too long.",
    connection.MALFORMED: "The first message was no hello, or of another version: reload.",
    connection.FORBIDDEN: "The key opens no seat here, or the host has sent you away.",
    connection.UNKNOWN: "There is no such room.",
    connection.SILENT: "No hello came.",
    connection.GONE: "The room cannot be read by this version of the program.",
    connection.LIMIT: (
        "The server or the room is full, too many wrong codes were tried, or you said far too much."
    ),
}

STATUSES: Final = {
    400: "It is no request for a WebSocket.",
    403: "It comes from a page of another site.",
    404: "There is nothing at this path.",
    421: "The server is not called by the name in `Host`.",
    429: "Connections were opened too often from this address: wait a moment.",
    503: "There are too many connections, in all or from this address.",
}


def limits() -> dict[str, str]:
    """What a client has to keep to, as it is unless a host has changed it."""
    usual = Settings()
    many, seconds = TALK
    going_on = connection.MOST_REFUSALS / connection.FORGIVEN
    return {
        "a message": f"{usual.message_bytes} bytes (`message_bytes`), else it is refused with "
        f"`limit`; above {line.LARGEST_MESSAGE} the connection closes with "
        f"{line.TOO_BIG}",
        "messages": f"{usual.messages_per_second} a second, {usual.message_burst} at once "
        "(`messages_per_second`, `message_burst`); the rest is refused with `limit`",
        "messages of one address": f"{usual.address_messages_per_second} a second, "
        f"{usual.address_message_burst} at once (`address_messages_per_second`, "
        "`address_message_burst`)",
        "refusals": f"after {connection.REFUSALS} with `limit` in a row, or "
        f"{connection.LONG_ONES:g} messages that are too long, nothing is read for "
        f"{connection.REST_SECONDS:g} s; whoever goes on like that for about {going_on:g} s is "
        f"disconnected with {connection.LIMIT}",
        "`say` and `emote`": f"{many} in {seconds:g} s",
        "pings, pongs and frames that are parts of a message": f"{line.SMALL_FRAMES:g} a "
        f"second, {line.SMALL_BURST:g} at once",
        "silence": f"none is too long; the server pings after {transport.PING_SECONDS:g} s, and "
        f"cuts the connection if nothing comes in the next {transport.PING_SECONDS:g} s",
        "reading": f"who reads nothing for {usual.slow_seconds:g} s (`slow_seconds`), or is "
        f"{usual.outbox} messages (`outbox`) or {connection.OUTBOX_BYTES >> 10} kB behind, is cut "
        "off without a close code",
        "closing": f"{line.CLOSE_SECONDS:g} s to answer a close",
        "connections to a room": f"{usual.room_connections} (`room_connections`) of all clients",
        "connections of one address": f"{usual.address_connections} (`address_connections`)",
        "new connections of one address": f"{usual.address_connections} at once "
        f"(`address_connections`), {doors.ARRIVALS:g} a second after that",
        "wrong codes of one address": f"{usual.guesses_per_minute} a minute (`guesses_per_minute`)",
        "new rooms of one address": f"{usual.rooms_per_hour} an hour (`rooms_per_hour`)",
    }


def paces() -> str:
    """The clocks of a room: seconds for a turn, and for an answer to somebody else's."""
    return ", ".join(
        f"`{name}` {turn:g} seconds (answers to others {answer:g})"
        if turn
        else f"`{name}` any time"
        for name, (turn, answer) in PACES.items()
    )


def rows(table: dict[Any, str]) -> str:
    return "\n".join(f"| {left} | {right} |" for left, right in table.items())


def page() -> str:
    """The whole document."""
    parts = [
        INTRO.format(
            protocol=messages.PROTOCOL,
            forbidden=connection.FORBIDDEN,
            remembered=IDS_REMEMBERED,
            grace=f"{patience.GRACE:g}",
            hello=f"{Settings().hello_seconds:g}",
            paces=paces(),
            closes=rows(CLOSES),
            statuses=rows(STATUSES),
            limits=rows(limits()),
        ),
        "## From the client\n\n",
        *(_section(name, kind) for name, kind in messages.COMMANDS.items()),
        "## From the server\n\n",
        *(_section(name, kind) for kind, name in messages.MESSAGES.items()),
        "## Parts of messages\n\n",
        *(_section(kind.__name__, kind) for kind in (messages.Player, messages.View)),
        REPLAYS.format(
            frames=replays.PAGE_FRAMES, kilobytes=replays.PAGE_BYTES >> 10, memories=podium.MOST
        ),
        *(_section(kind.__name__, kind) for kind in OF_REPLAYS),
    ]
    return "".join(parts).rstrip() + "\n"


def _section(name: str, kind: type[msgspec.Struct]) -> str:
    lines = [f"### {name}", "", inspect.cleandoc(kind.__doc__ or ""), ""]
    fields = msgspec.structs.fields(kind)
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        meant = _comments(kind)
        for field in fields:
            text = _type(types.type_info(field.type))
            notes = [meant[field.name]] if field.name in meant else []
            if not field.required:
                notes.append(_default(field.default))
            lines.append(f"| `{field.name}` | {text} | {'; '.join(filter(None, notes))} |")
        lines.append("")
    return "\n".join(lines) + "\n"


def _comments(kind: type) -> dict[str, str]:
    """What stands behind each field in the source."""
    sources = [inspect.getsource(one) for one in kind.__mro__ if one.__module__ == kind.__module__]
    return dict(re.findall(r"^    (\w+): .*?  # (.+)$", "".join(sources), re.MULTILINE))


def _default(value: object) -> str:
    if value in (msgspec.NODEFAULT, msgspec.UNSET):
        return "may be missing"
    return f"default `{msgspec.json.encode(value).decode()}`"


def _type(info: types.Type) -> str:
    """A type in words."""
    match info:
        case types.IntType(ge=low, le=high):
            return "number" if low is None else f"number, {low} to {high}"
        case types.FloatType():
            return "number of seconds"
        case types.BoolType():
            return "true or false"
        case types.StrType(min_length=shortest, max_length=longest):
            if longest is None:
                return "text"
            return f"text, {shortest} to {longest}" if shortest else f"text, at most {longest}"
        case types.NoneType():
            return "null"
        case types.UnionType(types=members):
            return " or ".join(_type(member) for member in members)
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            return f"list of {_plural(_type(item))}"
        case types.TupleType(item_types=items):
            return f"list of {len(items)} numbers"
        case types.DictType(value_type=value):
            return f"object of {_plural(_type(value))}"
        case types.AnyType():
            return "value"
        case types.StructType(cls=cls):
            return f"[{cls.__name__}](#{cls.__name__.lower()})"
    return "text"


def _plural(text: str) -> str:
    return re.sub(r"^(number|text|list|object|value)(?!s)", r"\1s", text)


def schema() -> dict[str, Any]:
    """All messages as a JSON Schema."""
    commands = {name: _command(name, kind) for name, kind in messages.COMMANDS.items()}
    replies = {name: _frame(name, kind) for kind, name in messages.MESSAGES.items()}
    kinds = [*messages.COMMANDS.values(), *messages.MESSAGES]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol, version {messages.PROTOCOL}",
        "$defs": {
            "from_client": {"oneOf": list(commands.values())},
            "from_server": {"oneOf": list(replies.values())},
            **parts,
        },
    }


def _frame(name: str, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """A message in its envelope."""
    return {
        "type": "object",
        "properties": {
            "type": {"const": name},
            "payload": {"$ref": f"#/$defs/{kind.__name__}"},
        },
        "required": ["type", "payload"],
        "additionalProperties": False,
    }


def _command(name: str, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """A command in its envelope, perhaps with an id. Without fields it needs no payload."""
    frame = _frame(name, kind)
    frame["properties"]["id"] = msgspec.json.schema(messages.Id | None)
    if not any(field.required for field in msgspec.structs.fields(kind)):
        frame["required"] = ["type"]
    return frame


def schema_text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    PAGE.write_text(page(), encoding="utf-8")
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
