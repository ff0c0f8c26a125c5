"""The WebSocket route: one socket for each browser at a table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.handlers import WebsocketRouteHandler

from hinode.server.errors import Refused
from hinode.server.metrics import CONNECTIONS, REFUSALS
from hinode.server.protocol import encode
from hinode.server.room.hall import Hall
from hinode.server.web.limits import Buckets, Limits
from hinode.server.web.visit import POLICY, TRY_AGAIN, Visit, failed
from hinode.server.web.web import address, check_origin


def socket_route(origins: tuple[str, ...], limits: Limits, opened: Buckets) -> WebsocketRouteHandler:
    """Build the route. `opened` limits new sockets by address."""

    @websocket("/api/tables/{table:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        if not opened.take(address(socket)):
            REFUSALS.labels("too_fast").inc()
            await socket.close(TRY_AGAIN, "too_fast")  # without an error message: the browser waits and reconnects
            return
        CONNECTIONS.inc()
        try:
            check_origin(socket, origins)
            hall: Hall = socket.app.state.hall
            async with hall.room(str(socket.path_params["table"])) as room:
                await Visit(socket, room, limits).stay()
        except Refused as error:
            REFUSALS.labels(error.code).inc()
            await socket.send_data(encode(failed(error, None)))
            await socket.close(POLICY, error.code)
        finally:
            CONNECTIONS.dec()

    return table_socket
