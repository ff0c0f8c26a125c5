"""docs/balance.md says what the report does."""

from __future__ import annotations

import inspect
from pathlib import Path

from hinode.cli.study.report import report as command
from hinode.sim.report.markdown import SHORT
from hinode.sim.report.page import CAVEATS
from hinode.sim.report.study import Study, all_tables, make, summaries
from tests.docs.pages import code, only, table

DOCUMENT = (Path(__file__).parents[2] / "docs" / "balance.md").read_text("utf-8")


def test_options() -> None:
    """Every option with its default."""
    rows = {only(row[0]): "".join(code(row[1])) for row in table(DOCUMENT, "Option")}
    parameters = inspect.signature(command).parameters
    defaults: dict[str, str] = {}
    for name, parameter in parameters.items():
        empty = parameter.default in (inspect.Parameter.empty, None)
        defaults["--set" if name == "card_set" else f"--{name}"] = "" if empty else str(parameter.default)
    assert rows == defaults


def test_files(tmp_path: Path) -> None:
    """Every file of a report is in the table, and no other."""
    study = Study(1, 1, (3,), "random")
    make(study, tmp_path / "out")
    found = all_tables(list(summaries(study, tmp_path / "out")))
    assert {only(row[0]) for row in table(DOCUMENT, "File")} == {f"{slug}.csv" for slug in found}


def test_results_are_in_the_words_of_a_report() -> None:
    """The notes and caveats under Results are those that `--markdown` writes."""
    tables = all_tables([])
    for words in (*(tables[slug].note for slug in SHORT), *CAVEATS):
        assert words in DOCUMENT
