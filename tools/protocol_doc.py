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

`payload` may be left out if it has no fields; unknown fields are refused. A client may split its
message into several frames, which must be neither compressed nor binary. The server sends each of
its messages in one frame, with `type` and `payload`; an `id` is always inside the payload. A client
must ignore message types and fields it does not know: this version may add some.
[protocol.schema.json](protocol.schema.json) has the same in machine-readable form:
`#/$defs/from_client` and `#/$defs/from_server`.

## A first client

This client opens a room, takes a seat, adds a bot and plays a whole game, always making the first
of its choices. It needs the package `websockets`, and `parlour serve` on this computer:

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

`POST /api/rooms` takes `game`, `preset` and `options`, all of them optional. `/openapi.json`
describes everything else that HTTP offers.

## Hello

The first message on a connection is `hello`, within {hello} seconds. Without a key you watch, as a
TV does. With a key you take the seat that belongs to it, on as many screens at once as you like.
The answer is `welcome`, then `room`, then what you may see of the game. A key that opens no seat is
refused with `forbidden` and the connection closes with {forbidden}: forget the key and say hello
without it, on a new connection. A second `hello` is refused as `malformed`.

`join` takes a seat and is answered by `joined` with the seat's key. The key is sent once, is stored
only as a hash, and proves the seat for ever: keep it, and never show it to others. A client may
choose its own key, of up to 1,000 characters; a `join` with a key that already has a seat leads
back to that seat, so it can be repeated safely.

The first to join is the host. In messages a player has a `place`, which stays the same as long as
the player is in the room; a `seat`, which counts from 0 and belongs to one game; and a random `id`,
which is not related to the key.

With `profile`, the key of a device that has a profile, the game counts for that person
([people.md](people.md)). A key that opens no profile is refused with `forbidden`: join without it.
Others see the person's `rating` and nothing else of the profile.

A name is normalised (NFKC) and shown without invisible characters. If it looks like a name that is
already at the table, it gets a number.

`leave` gives the seat up and is answered by `left`. From then on the connection watches: the key is
void, and `seq` continues with the numbers of watchers.

If the host is away for a minute, a connected player becomes host. After {grace} seconds a bot
stands in for an absent player who has to choose, unless the host has switched that off.

## Sequence numbers and reconnecting

`room`, `game` and `said` carry `seq`: how many things have happened in the room as far as this
viewer may know. The numbers grow, not always by one, and differ between viewers, so nobody can
count what others do in secret. A `room` message may repeat a number, for example when somebody's
connection is lost.

After a lost connection say `hello` with the last `seq` you have seen. You get what you have missed:
what was said, and one `game` message with the events since then and the table as it is now. If that
is too long ago, or an action was taken back in between, the table comes without `events`. `room`
and every `view` are always complete; nothing has to be pieced together. A client that reads too
slowly misses older `room` and `game` messages: it gets the newest, and its numbers jump.

A second `welcome` on the same connection means that the server has read the room again; everything
after it is sent again. Commands that arrive in the meantime are kept and tried afterwards.

A `hello` with `detail` asks for more on this connection: with each event, how to get from the view
after it back to the view before it (`changes`, see [Change](#change)), and what follows from what
was seen (`concluded`). Going from the last event back to the first, a client can rebuild the table
around each of them. This reveals nothing that the viewer could not know at that time.

## Acting

A `game` message holds the viewer's legal actions in `choices`, as numbers into the list `actions`
of the game's description (`GET /api/games/NAME`). `act` carries one out. With `seen`, the `seq` of
the `game` message you looked at, an action is refused as `stale` if something has happened since.

`pick` builds an action step by step instead: first the number of its form, then its fields one by
one. If all choices have the same form, and it has fields, the form is skipped: the first step is
the first field. The `game` message holds the steps so far in `pick`, including the form; nobody
else learns of them. The step that completes an action carries it out; if more could follow, the
step -1 ends the choice. If all fields of a form are places in the player's hand (`held`), they can
be picked in any order.

How long a question may take depends on the room's pace: {paces}. `seconds` says how much time is
left; when it is up, the game's default is carried out for players who have not answered. While all
players are away the game waits.

## The description of a game

`GET /api/games/NAME` says what the numbers mean. Options in the query (`?tokens=3`) describe the
game under these house rules, `language=fr` returns its words in French. What a client needs first:

- `faces`: what cards can be. Face 1 is the first of them; 0 is none, or an unknown one.
- `zones`: where cards lie. The zone with `index` i is `zones[i]` of a view; if it is `per_seat`,
  that of seat s is `zones[i + s]`.
- `fields`: the game's own values in `view.fields`, by `name` and `type`; if the type is a
  vocabulary, `names` has its words by number.
- `forms` and `actions`: an action is `[form, value, …]`, the number of a form and values for its
  fields; trailing values may be missing.
- `events`, by number: an event in a message is `[number, value, …]`; a field that is a list takes
  all remaining values.
- `options` and `presets`: the house rules.
- `out` and `ranked_by` name fields: who is out, and for each seat a number that ranks equal scores,
  more being better. Empty if the game has none.

[add-a-game.md](add-a-game.md#4-the-declaration) lists the types of fields. `text` of events and
forms is an English sentence to fill in; `messages` has the same in the requested language, as
[Fluent](languages.md).

## What others may notice

When several players choose at once, answers are sealed: until the question is settled, nobody else
can tell whether or when somebody has answered. What every other player and every watcher is sent,
and when, is the same whether a sealed answer has arrived or not:

- `owing` names all players who were asked, whether or not they have answered.
- Sealed answers and the steps of a `pick` advance only their owner's numbers.
- An action that others may respond to cannot be taken back, nor can a response in the same turn, so
  `undo` never depends on a sealed answer.
- A stand-in plays for every absent player who was asked, whether or not they have answered.
- Every player who was asked may ask for more time, even after answering.
- The clock of a question does not change before the question is settled.

Others do notice when a question is settled, who is connected, who asks for more time and what is
said. This promise does not cover three things: when bots answer, which depends on how busy the
server is; how long a message takes on the network; and that an answer may come a few milliseconds
later while the disk stores something else, of this room or of another.

## Ids: done once, acknowledged when stored

If a client gives a command an `id` (at most 40 characters), it is answered by `ack` or by `error`
with the same id; this includes `hello`. `ack` means that the result is on the disk; it comes after
the messages that describe it. If no answer came, send the command again under the same id, on any
connection: it is not done twice. The room's log remembers the last {remembered} ids of each player
as long as the player has a seat; a client must therefore not have more than {remembered} commands
unanswered. Ids of clients without a seat are not remembered: give a `join` that you may have to
repeat over another connection a key of your own.

A room's log is bounded. Close to its end only the running game continues, and everything else is
refused with `limit`: open a new room.

## Errors

`error` has a `code` for programs and a `text` for people. The connection stays open, unless the
first message was refused or a close code below says otherwise.

| code | what it means |
|---|---|
| `malformed` | This is not a message, or its fields are wrong. |
| `illegal` | The rules do not allow it now. |
| `not_your_turn` | The table waits for somebody else. |
| `stale` | It refers to something that is over, or somebody was faster: look and choose again. |
| `forbidden` | You are not allowed to do this. |
| `full` | There is no seat left. |
| `limit` | Too many, too long or too fast. |
| `unknown` | There is no such room. |

## When the connection closes

When the server stops, when it cannot read a room now, and when the host removes somebody, `goodbye`
comes before the close; `again` says whether to reconnect automatically. Before the other codes from
4400 on, an `error` gives the reason; the WebSocket's own codes (1002 to 1009) come without one.
Also reconnect automatically after a lost connection and after 1001, 1006, 1011 and 1012; wait a
second first, and longer after each failure.

| close code | why |
|---|---|
{closes}

The request for a WebSocket may be answered with an HTTP error; if its body is JSON, it is
`{{"code": …, "text": …}}`:

| status | why |
|---|---|
{statuses}

## Limits

Limits with a name are settings of the server ([host.md](host.md)). They apply to one client unless
stated otherwise.

| what | how much |
|---|---|
{limits}

"""

REPLAYS: Final = """\
## Replays

HTTP returns a finished game as one viewer saw it, moment by moment:

- `GET /api/rooms/CODE/frames?viewer=VIEWER&round=ROUND&from=MOMENT` for a game of a room; without
  `round`, the last finished one;
- `POST /api/frames?viewer=VIEWER&from=MOMENT` with the content of a game's file, at most 1 MB.

`VIEWER` is a seat from 0, `watcher` (the default) for what everybody could see, or `all` for every
face; `MOMENT` counts from 0. The answer is a `Page`, which ends after {frames} moments or about
{kilobytes} kB; the next page begins `from` the moment after its last.

A page's `view` is complete and belongs to its first moment, whose `change` is empty. The view at
each later moment is the one before it with the `change` applied. In a zone that changes, some cards
stay at the front and some at the back, and the new ones are inserted between them. In `faces` and
`known` single cards are replaced; cards may be added at the end.

`GET /api/rooms/CODE/highlights?round=ROUND` returns the highlights of a finished game, as a list of
at most {memories} [Remembered](#remembered), whose moments are those of `watcher`. The last page of
a replay has the same list in the moments of its viewer. Once a game is over everything is open, as
`all` shows, so a highlight may reveal what nobody knew before; until then the answer is 409, as for
its replay. The sentence is the game's message `highlight-NAME`, and its title that message's
attribute `title`.

One address may make 60 of these requests a minute (the setting `replays_per_minute`), four at once.
An answer that the client does not read is dropped.

"""

OF_REPLAYS: Final[tuple[type[msgspec.Struct], ...]] = (
    replays.Page,
    replays.Remembered,
    replays.Frame,
    messages.Change,
)

CLOSES: Final = {
    connection.RESTARTING: "The server restarts, or has to read the room again: reconnect.",
    line.WRONG: "The client sent something that is not a valid frame.",
    line.NO_TEXT: "A text frame was not UTF-8.",
    line.TOO_MANY: "The client sent far too many pings or pieces of messages.",
    line.TOO_BIG: "A message was far too long.",
    connection.MALFORMED: "The first message was not `hello`, or of another version: reload.",
    connection.FORBIDDEN: "The key opens no seat here, or the host has removed you.",
    connection.UNKNOWN: "There is no such room.",
    connection.SILENT: "The client did not say `hello` in time.",
    connection.GONE: "This version of the program cannot read the room.",
    connection.LIMIT: (
        "The server or the room is full, or too many wrong codes or messages were sent."
    ),
}

STATUSES: Final = {
    400: "This is not a request for a WebSocket.",
    403: "The request comes from a page of another site.",
    404: "There is nothing at this path.",
    421: "The name in `Host` is not one of the server's.",
    429: "This address opens connections too often: wait a moment.",
    503: "There are too many connections, in all or from this address.",
}


def limits() -> dict[str, str]:
    """The limits for a client, with their default values."""
    usual = Settings()
    many, seconds = TALK
    going_on = connection.MOST_REFUSALS / connection.FORGIVEN
    return {
        "a message": f"{usual.message_bytes} bytes (`message_bytes`), else it is refused with "
        f"`limit`; above {line.LARGEST_MESSAGE} the connection closes with "
        f"{line.TOO_BIG}",
        "messages": f"{usual.messages_per_second} a second, {usual.message_burst} at once "
        "(`messages_per_second`, `message_burst`); others are refused with `limit`",
        "messages of one address": f"{usual.address_messages_per_second} a second, "
        f"{usual.address_message_burst} at once (`address_messages_per_second`, "
        "`address_message_burst`)",
        "refusals": f"after {connection.REFUSALS} with `limit` in a row, or "
        f"{connection.LONG_ONES:g} messages that are too long, the server stops reading for "
        f"{connection.REST_SECONDS:g} s; a client that continues for about {going_on:g} s is "
        f"disconnected with {connection.LIMIT}",
        "`say` and `emote`": f"{many} in {seconds:g} s",
        "pings, pongs and frames that are parts of a message": f"{line.SMALL_FRAMES:g} a "
        f"second, {line.SMALL_BURST:g} at once",
        "silence": f"allowed; the server pings after {transport.PING_SECONDS:g} s, and "
        f"disconnects if nothing comes in the next {transport.PING_SECONDS:g} s",
        "reading": f"a client that reads nothing for {usual.slow_seconds:g} s (`slow_seconds`), or "
        f"is {usual.outbox} messages (`outbox`) or {connection.OUTBOX_BYTES >> 10} kB behind, is "
        "disconnected without a close code",
        "closing": f"{line.CLOSE_SECONDS:g} s to answer a close",
        "connections to a room": f"{usual.room_connections} (`room_connections`) of all clients",
        "connections of one address": f"{usual.address_connections} (`address_connections`)",
        "new connections of one address": f"{usual.address_connections} at once "
        f"(`address_connections`), then {doors.ARRIVALS:g} a second",
        "wrong codes of one address": f"{usual.guesses_per_minute} a minute (`guesses_per_minute`)",
        "new rooms of one address": f"{usual.rooms_per_hour} an hour (`rooms_per_hour`)",
    }


def paces() -> str:
    """The clocks of a room: seconds for a turn, and for an answer to somebody else's."""
    return ", ".join(
        f"`{name}` {turn:g} seconds ({answer:g} to respond to others)"
        if turn
        else f"`{name}` no limit"
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
