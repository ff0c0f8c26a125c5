"""The build hook of the package: a wheel or an sdist without the browser client cannot be built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "hinode/server/static/index.html"
NOT_BUILT = "The browser client is not built. Run `make web` (needs Node 20), then build again."


class ClientHook(BuildHookInterface[Any]):
    """Refuses to build what would serve no pages. `make setup` installs an editable package before `make web`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not Path(self.root, PAGE).is_file():
            self.app.abort(NOT_BUILT)
