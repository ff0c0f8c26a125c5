"""Every case under cases/ and examples/ holds and says which numbers it proves."""

from __future__ import annotations

import pytest

from hinode.notation.cases import check_case
from hinode.reference import RULES
from tests.rules.case_files import EXAMPLES, ROOT, CaseFile, case_files

FILES = case_files()


def name(file: CaseFile) -> str:
    """The name of a case, for the test report."""
    return file.path.stem


@pytest.mark.parametrize("file", FILES, ids=name)
def test_case_holds(file: CaseFile) -> None:
    """Every line holds, and at least one is a check."""
    result = check_case(file.text)
    assert result.failure is None
    assert result.checks


@pytest.mark.parametrize("file", FILES, ids=name)
def test_case_leaves_nothing_to_chance(file: CaseFile) -> None:
    """It holds whatever the generator brings, so that another implementation can run it."""
    assert "\nrng " not in file.text
    for generator in (1, 7**20):
        assert check_case(file.text.replace("\nhonor ", f"\nrng {generator}\nhonor ", 1)).failure is None


@pytest.mark.parametrize("file", FILES, ids=name)
def test_case_carries_its_numbers(file: CaseFile) -> None:
    """The first comment names rules that exist, then tells the case; name and folder carry one of the numbers."""
    assert set(file.numbers) <= {*RULES, *EXAMPLES}
    assert file.number_in_name in file.numbers
    assert file.sentence
    if file.path.parent != ROOT / "examples":
        assert file.path.relative_to(ROOT).parts[:-1] == ("cases", folder_of(file.number_in_name))


def folder_of(number: str) -> str:
    """The chapter of a rule; rulings are kept by tens."""
    if number.startswith("Q"):
        return f"q{max(1, int(number[1:]) // 10 * 10):02}"
    return f"{number[0].lower()}{int(number[1:].split('.')[0]):02}"


def test_there_are_cases_of_every_kind() -> None:
    """Rules, rulings, the Automa and examples."""
    assert {file.number_in_name[0] for file in FILES} == set("RQAE")
    assert len(FILES) >= 300
