"""The actions of others as a player's page shows them: sockets for the others, a real browser for the player."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.serving import Server, good
from tests.web.conftest import Visit
from tests.web.visitor import settled


def test_a_proposal_is_written_on_while_others_refuse(server: Server, visit: Visit) -> None:
    """The question has another number by then; the finished proposal still answers it, as it was written."""
    table = server.table("Anna", "Ben", "Cleo")
    page = settled(visit().sits(server, table.name, table.secrets[0]))
    _, ben, cleo = table.browsers()
    tea = page.locator("#decision")
    tea.get_by_role("group", name="Propose an alliance to").get_by_role("button").first.click()
    tea.get_by_role("button", name="More: You give: Coins").click()
    assert ben.act(f"propose {cleo.clan()}")["type"] == "done"
    cleo.settle()
    assert cleo.act(f"refuse {ben.clan()}")["type"] == "done"
    expect(page.get_by_role("log").first).to_contain_text("refuses")
    tea.get_by_role("button", name="Propose", exact=True).click()
    expect(tea).to_contain_text("You propose an alliance")
    ben.settle()
    assert [(give, ask) for *_, give, _, ask, _ in ben.view["decision"]["what"]["proposals"]] == [(1, 0)]


def test_talk_of_a_player_who_has_left(server: Server, visit: Visit) -> None:
    """Their name stays with their lines; the new holder of the seat has not said them."""
    table = server.table("Anna", "Ben", start=False)
    anna, ben = (server.browser(table.name, secret) for secret in table.secrets)
    assert ben.ask("say", seat=1, text="The plum tree blooms.")["type"] == "done"
    with server.client() as client:
        bearer = {"authorization": f"Bearer {table.secrets[1]}"}
        good(client.delete(f"/api/tables/{table.name}/seats/1", headers=bearer))
        for name in ("Cleo", "Dora"):
            seated = good(client.post(f"/api/tables/{table.name}/seats", json={"name": name}))
            assert anna.ask("say", seat=0, text=f"Welcome, {name}.")["type"] == "done"
        good(client.post(f"/api/tables/{table.name}/start", headers={"authorization": f"Bearer {table.secrets[0]}"}))
    assert seated["seat"] == 2
    page = settled(visit().sits(server, table.name, table.secrets[0]))
    page.get_by_role("tab", name="Talk").click()
    lines = page.get_by_role("log").locator("li")
    expect(lines).to_have_count(3)
    expect(lines.nth(0)).to_contain_text("Ben")
    expect(lines.nth(0)).to_contain_text("The plum tree blooms.")
    expect(lines.nth(0).locator("svg")).to_have_count(0)
    expect(lines.nth(1)).to_contain_text("Anna")
    expect(lines.nth(1).locator("svg")).to_have_count(1)
