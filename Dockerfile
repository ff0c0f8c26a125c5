# A server with all its tables in the volume /data:
#   docker build -t hinode . && docker run -p 127.0.0.1:8000:8000 -v hinode-data:/data hinode
# docs/hosting.md says how to put it behind TLS.
FROM python:3.11-slim

WORKDIR /app
COPY requirements requirements
# What builds the package (hatchling) is pinned by dev.txt, what it needs to run by server.txt.
RUN pip install --no-cache-dir --requirement requirements/server.txt --constraint requirements/dev.txt hatchling
COPY pyproject.toml README.md ./
COPY hinode hinode
RUN pip install --no-cache-dir --no-deps --no-build-isolation .

# The data belongs to a user who can do nothing else. The volume takes over the owner of the folder.
RUN useradd --uid 10001 --no-create-home hinode && install --directory --owner hinode --group hinode --mode 700 /data
USER hinode
WORKDIR /data
VOLUME /data
EXPOSE 8000

# Fails when the server does not answer, and when it answers 503 because its store does not.
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=5)"]

ENTRYPOINT ["hinode"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data", "--log-level", "info"]
