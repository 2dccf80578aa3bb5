"""The bare stack: the frames of a recorded game, fanned out by Starlette and uvicorn alone.

No rooms, no rules, no store. Every message of a client is answered with the frames that the real
server sent for that action, to the same five connections, through the raw ASGI `send`.
"""

import json
import sys
from pathlib import Path
from typing import Any, ClassVar

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

Entry = list[tuple[int, dict[str, str]]]


class Fan:
    """The WebSocket endpoint."""

    script: ClassVar[list[Entry]] = []
    sends: ClassVar[dict[str, dict[int, Any]]] = {}  # by room, then by place in it
    positions: ClassVar[dict[str, int]] = {}

    def __init__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope, self.receive, self.send = scope, receive, send

    def __await__(self) -> Any:
        return self.serve().__await__()

    async def serve(self) -> None:
        room, index = self.scope["path_params"]["room"], self.scope["path_params"]["index"]
        await self.receive()
        await self.send({"type": "websocket.accept"})
        sends = self.sends.setdefault(room, {})
        sends[int(index)] = self.send
        while (await self.receive())["type"] == "websocket.receive":
            position = self.positions.get(room, 0)
            self.positions[room] = position + 1
            for to, frame in self.script[position % len(self.script)]:
                await sends[to](frame)


def read_script(path: Path) -> list[Entry]:
    entries = []
    for line in path.read_text().splitlines():
        frames = json.loads(line)["frames"]
        pairs = [(to, text) for to, texts in enumerate(frames) for text in texts]
        entries.append([(to, {"type": "websocket.send", "text": text}) for to, text in pairs])
    return entries


def main() -> None:
    Fan.script = read_script(Path(sys.argv[2]))
    app = Starlette(routes=[WebSocketRoute("/ws/{room}/{index}", Fan)])
    config = uvicorn.Config(
        app,
        port=int(sys.argv[1]),
        loop="uvloop",
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
