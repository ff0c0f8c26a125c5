# A server with all its tables in the volume /data:
#   docker build -t hinode . && docker run -p 127.0.0.1:8000:8000 -v hinode-data:/data hinode
# docs/hosting.md says how to put it behind TLS.

# The browser client.
FROM node:20-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci
COPY web ./
COPY hinode/engine/automa/cards/decks ../hinode/engine/automa/cards/decks
COPY hinode/words ../hinode/words
RUN npm run build

# The wheel, installed in pinned versions.
FROM python:3.11-slim AS wheel
WORKDIR /src
COPY requirements/dev.txt requirements/dev.txt
RUN pip install --no-cache-dir --constraint requirements/dev.txt hatchling
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY hinode hinode
COPY --from=client /src/hinode/server/static hinode/server/static
RUN python -m hatchling build -t wheel
RUN python -m venv /opt/hinode && /opt/hinode/bin/pip install --no-cache-dir "$(echo dist/*.whl)[pinned]"

# The server: Python, and what was installed.
FROM python:3.11-slim
COPY --from=wheel /opt/hinode /opt/hinode
ENV PATH=/opt/hinode/bin:$PATH

# The data belongs to a user who can do nothing else. The volume takes over the owner of the folder.
RUN useradd --uid 10001 --no-create-home hinode && install --directory --owner hinode --group hinode --mode 700 /data
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000

# Fails when the server does not answer, and when it answers 503 because its store does not.
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=5)"]

ENTRYPOINT ["hinode"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data", "--log-level", "info"]
