"""Somebody in front of a browser: what the page complained about, and what came over the wire."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from tests.server.serving import Server

BLOCKED = "Service Worker registration blocked by Playwright"  # see `USUAL`


class Visitor:
    """A person's browser, with its first page."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.problems: list[str] = []
        self.frames: list[str] = []  # everything the server sent over sockets
        context.on("page", self._listen)
        self.page = context.new_page()

    def _listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", self._request)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.problems.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
            self.problems.append(f"a request to another host: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def forgive(self, *parts: str) -> None:
        """Forget complaints that a test has provoked."""
        self.problems = [problem for problem in self.problems if not any(part in problem for part in parts)]

    def sits(self, server: Server, table: str, secret: str) -> Page:
        """Open the own link of a seat, on a new page: at a table that is shown already, only the mark would change."""
        self.page.goto("about:blank")
        self.page.goto(f"{server.url}/t/{table}#seat={secret}")
        return self.page

    def opens(self) -> Locator:
        """The form for a new table, behind its door on the first page."""
        self.page.get_by_role("button", name="Open a table").click()
        # By its heading: until it appears, the page holds another form with a name to fill in.
        return self.page.locator("form", has=self.page.get_by_role("heading", name="Open a table"))

    @property
    def table(self) -> str:
        """The name of the table the page shows."""
        return self.page.url.partition("/t/")[2].partition("#")[0]


def settled(page: Page) -> Page:
    """A page, once its lazy parts are loaded."""
    expect(page.locator("[data-coming]")).to_have_count(0)
    return page
