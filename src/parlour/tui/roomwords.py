"""What people type in a room besides their choices; the same on screens and in plain lines."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from parlour.client.described import described
from parlour.room.messages import Player
from parlour.tui.remote import RemoteDesk
from parlour.tui.words import Said, of, t


@dataclass(frozen=True)
class RoomWord:
    """What a word does, and what follows it."""

    run: Callable[[RemoteDesk, str], Awaitable[None]]
    takes: str = ""


async def join(desk: RemoteDesk, _: str) -> None:
    await desk.join()


async def ready(desk: RemoteDesk, _: str) -> None:
    await desk.client.ask("ready", ready=True)


async def unready(desk: RemoteDesk, _: str) -> None:
    await desk.client.ask("ready", ready=False)


async def start(desk: RemoteDesk, _: str) -> None:
    """The host who starts is ready."""
    me = desk.client.me
    if me is not None and not me.ready:
        await desk.client.ask("ready", ready=True)
    await desk.client.ask("start")


async def add_bot(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("add_bot", bot=text or "medium")


async def game(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("settings", game=needed(text, "game NAME"))


async def preset(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("settings", preset=needed(text, "preset NAME"))


async def pace(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("settings", pace=needed(text, "pace NAME"))


async def option(desk: RemoteDesk, text: str) -> None:
    """`set tokens=3`, read as the game's option wants it."""
    name, equals, value = (part.strip() for part in needed(text, "set NAME=VALUE").partition("="))
    if not equals:
        raise Said("type-name-value")
    room = desk.client.room
    chosen = described(
        await desk.client.address.describe(
            room.game if room else "", desk.options, desk.client.language
        )
    )
    found = next((one for one in chosen.options if one.name == name), None)
    if found is None:
        have = ", ".join(one.name for one in chosen.options) or "none"
        raise Said("no-option", title=of(chosen).title, name=f"{name!r:.40}", have=have)
    await desk.client.ask("settings", options={name: found.read(value)})


async def programs(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("settings", programs=switched(text, "programs"))


async def hints(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("settings", hints=switched(text, "hints"))


async def stand_ins(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("settings", stand_ins=switched(text, "standins"))


def switched(text: str, word: str) -> bool:
    if text not in ("on", "off"):
        raise Said("type-switch", word=word)
    return text == "on"


async def kick(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("kick", place=player(desk, text).place)


async def host(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("give_host", place=player(desk, text).place)


async def emote(desk: RemoteDesk, text: str) -> None:
    await desk.client.ask("emote", emote=needed(text, "emote WORD"))


async def more_time(desk: RemoteDesk, _: str) -> None:
    await desk.client.ask("more_time")


async def again(desk: RemoteDesk, _: str) -> None:
    await desk.client.ask("rematch")


async def leave(desk: RemoteDesk, _: str) -> None:
    await desk.leave()


def needed(text: str, how: str) -> str:
    if not text:
        raise Said("type-this", what=how)
    return text


def player(desk: RemoteDesk, name: str) -> Player:
    """Somebody in the room by name."""
    players = desk.client.room.players if desk.client.room else []
    found = [one for one in players if one.name.lower() == name.lower()]
    if not found:
        raise Said("nobody-called", name=f"{name!r:.40}")
    return found[0]


WORDS = {
    "join": RoomWord(join),
    "ready": RoomWord(ready),
    "unready": RoomWord(unready),
    "start": RoomWord(start),
    "bot": RoomWord(add_bot, "[NAME]"),
    "game": RoomWord(game, "NAME"),
    "preset": RoomWord(preset, "NAME"),
    "set": RoomWord(option, "NAME=VALUE"),
    "pace": RoomWord(pace, "NAME"),
    "programs": RoomWord(programs, "on|off"),
    "hints": RoomWord(hints, "on|off"),
    "standins": RoomWord(stand_ins, "on|off"),
    "kick": RoomWord(kick, "NAME"),
    "host": RoomWord(host, "NAME"),
    "emote": RoomWord(emote, "WORD"),
    "time": RoomWord(more_time),
    "again": RoomWord(again),
    "leave": RoomWord(leave),
}


def about(word: str) -> str:
    """What a word does."""
    return t(f"room-word-{word}")
