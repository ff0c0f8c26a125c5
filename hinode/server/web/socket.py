"""The route of the sockets: one socket for each browser at a table."""

from __future__ import annotations

from litestar import websocket
from litestar.handlers import WebsocketRouteHandler

from hinode.server.errors import Refused
from hinode.server.metrics import CONNECTIONS, REFUSALS
from hinode.server.protocol import encode
from hinode.server.room.hall import Hall
from hinode.server.web.limits import Buckets, Limits
from hinode.server.web.visit import POLICY, TRY_AGAIN, Visit, close, failed, text
from hinode.server.web.web import address, check_origin
from hinode.server.web.wire import Plain


def socket_route(origins: tuple[str, ...], limits: Limits, opened: Buckets) -> WebsocketRouteHandler:
    """The route of the sockets."""

    @websocket("/api/tables/{table:str}/socket", websocket_class=Plain)
    async def table_socket(socket: Plain) -> None:
        await socket.hear()  # websocket.connect
        await socket.tell({"type": "websocket.accept", "subprotocol": None, "headers": []})
        if not opened.take(address(socket)):
            REFUSALS.labels("too_fast").inc()
            await socket.tell(close(TRY_AGAIN, "too_fast"))  # and nothing said: a browser waits a little and comes back
            return
        CONNECTIONS.inc()
        try:
            check_origin(socket, origins)
            hall: Hall = socket.app.state.hall
            async with hall.room(str(socket.path_params["table"])) as room:
                await Visit(socket, room, limits, hall.errands).stay()
        except Refused as error:
            REFUSALS.labels(error.code).inc()
            await socket.tell(text(encode(failed(error, None))))
            await socket.tell(close(POLICY, error.code))
        finally:
            CONNECTIONS.dec()

    return table_socket
