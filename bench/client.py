"""make bench-client: what the browser loads, how soon it can be used, and how fast a push is on the screen.

A real Chromium loads pages from a real server. Times are medians, shown beside those of an empty page or frame in the
same run, because they depend on the machine as much as on the client.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.serving import ServerProcess
from hinode.server.web.pages import STATIC

RUNS = 7
PUSHES = 40
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
KEEP_SOCKET = """
const Real = WebSocket;
window.WebSocket = class extends Real { constructor(url) { super(url); window.line = this; } };
"""
# 100 figures of five clans, alternating between two halves of the map.
PUSH = """
async ({ pushes }) => {
  const view = await (await fetch(`/api/tables/${location.pathname.split("/")[2]}/view`)).json();
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const crowd = (round) => view.provinces.map((province, i) => {
    const clans = {};
    const here = i % 2 === round % 2 ? view.players : [];
    for (const { seat } of here) clans[seat] = { pieces: { bushi: 4, shinto: 1 }, force: 5 };
    return { ...province, clans };
  });
  const took = [], idle = [];
  for (let round = 0; round < pushes; round += 1) {
    let start = performance.now();
    await frame();
    idle.push(performance.now() - start);
    const patch = { provinces: crowd(round) };
    const said = { type: "news", seat: 0, n: 1e6 + round, actions: 1, first: 1e6, marks: [], events: [] };
    const data = JSON.stringify({ ...said, patch });
    start = performance.now();
    window.line.onmessage({ data });
    await frame();
    took.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 50));
  }
  return { took, idle };
}
"""


def opened(browser: Browser, look: Callable[[Response], None] | None = None) -> Page:
    """A page of a new visitor, with an empty cache."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
    if look is not None:
        page.on("response", look)
    return page


def loaded(page: Page, url: str, ready: str) -> float:
    """Milliseconds from opening a page until an element on it is usable."""
    page.goto(url, wait_until="commit")
    page.wait_for_selector(ready)
    return float(page.evaluate("performance.now()"))


def everything() -> int:
    """The gzipped size of everything a browser could load: every page in every language."""
    return sum(len(gzip.compress(path.read_bytes())) for path in STATIC.rglob("*") if path.is_file())


def weight(browser: Browser, base: str) -> tuple[int, int]:
    """Gzipped kilobytes of code, styles and texts: of the start page, and of the start page and a table."""
    sizes: dict[str, int] = {}

    def look(response: Response) -> None:
        if "/api/" not in response.url and response.ok:
            sizes[response.url] = len(gzip.compress(response.body()))

    page = opened(browser, look)
    loaded(page, base, "button.call:enabled")
    start = sum(sizes.values())
    page.click("button.call")
    page.wait_for_selector("#decision h2")
    page.wait_for_timeout(1000)
    return start, sum(sizes.values())


def measure(browser: Browser, base: str, report: Table) -> None:
    """Everything, one after the other."""
    start, both = weight(browser, base)
    report.add_row("start page, gzipped", f"{start / 1000:.0f} kB", "")
    report.add_row("start page and table, gzipped", f"{both / 1000:.0f} kB", "under 150 kB")
    report.add_row("whole application in all languages, gzipped", f"{everything() / 1000:.0f} kB", "")
    empty = median(loaded(opened(browser), f"{base}/health", "body") for _ in range(RUNS))
    first = median(loaded(opened(browser), base, "button.call:enabled") for _ in range(RUNS))
    report.add_row("an empty page", f"{empty:.0f} ms", "")
    report.add_row("start page can be used after", f"{first:.0f} ms", "")
    page = opened(browser)
    page.add_init_script(KEEP_SOCKET)
    loaded(page, base, "button.call:enabled")
    page.locator('input[type="radio"][value="5"]').check(force=True)  # five players
    page.click("button.call")
    page.wait_for_selector("#decision h2")
    tables = [loaded(page, page.url, "#decision h2") for _ in range(RUNS)]
    report.add_row("a table can be used after", f"{median(tables):.0f} ms", "")
    page.wait_for_timeout(2000)
    found: dict[str, list[float]] = page.evaluate(PUSH, {"pushes": PUSHES})
    report.add_row("a frame without news (two frames)", f"{median(found['idle']):.0f} ms", "")
    cuts = quantiles(found["took"], n=20)
    report.add_row("push to painted frame, 100 figures", f"{median(cuts):.0f} ms, p95 {cuts[18]:.0f} ms", "")


def main() -> None:
    """Measure and print a table."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        sys.exit("There is no Chromium: `make chromium`, or set CHROMIUM.")
    report = Table("what", "measured", "goal", title="The browser client")
    options: dict[str, Any] = {"executable_path": chromium, "args": FLAGS}
    with tempfile.TemporaryDirectory() as folder, ServerProcess(folder) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options)
        measure(browser, f"http://127.0.0.1:{server.port}", report)
        browser.close()
    Console(width=100 if not sys.stdout.isatty() else None).print(report)


if __name__ == "__main__":
    main()
