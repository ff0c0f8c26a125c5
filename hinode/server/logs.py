"""Structured logs: one JSON object per line. Secrets, links, talk and hidden information are never logged."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

# The fields allowed beside time, level, logger and message. Others are dropped.
FIELDS: Final = (
    "table", "trouble", "reason", "method", "route", "status", "ms", "code", "address", "port", "number",
    "bot",
)  # fmt: skip


class Lines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in FIELDS:
            value = getattr(record, name, None)
            if value is not None:
                line[name] = value
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Write logs to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # it would log query strings
    # This one would log the links of sockets, and at debug their cookies and messages too.
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, root.level))
