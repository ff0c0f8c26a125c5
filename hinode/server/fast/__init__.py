"""The short way in and out of a socket: what asyncio and uvicorn do, at less cost."""
