"""Writes every generated file: `make generate`."""

from tools.generate import made

if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, "utf-8")
