"""The table of paths and their description."""

import asyncio

from starlette.routing import Route

from parlour.server.routes import ENDPOINTS, description, routes
from server.wire import serving


def test_the_description_is_of_all_routes() -> None:
    served = {
        (route.path, method)
        for route in routes()
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD"
    }
    pages = {("/", "GET"), ("/{page}.html", "GET"), ("/openapi.json", "GET")}
    pages |= {("/manifest.webmanifest", "GET"), ("/sw.js", "GET")}
    pages |= {("/static/{path:path}", "GET"), ("/skins/{game}/{path:path}", "GET")}
    paths = description()["paths"]
    assert isinstance(paths, dict)
    described = {(path, method.upper()) for path, methods in paths.items() for method in methods}
    assert served - pages == described
    assert len(described) == len(ENDPOINTS)


def test_the_description_is_served() -> None:
    async def check() -> None:
        async with serving() as served:
            assert (await served.get("/openapi.json")).json() == description()

    asyncio.run(check())
