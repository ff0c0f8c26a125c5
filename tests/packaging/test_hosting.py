"""docs/hosting.md: every command, as it is typed, from the wheel to the deleted table."""

from __future__ import annotations

import configparser
import re
import tomllib
from pathlib import Path

from tests.packaging.checkout import copy_checkout
from tests.packaging.machine import GUIDE, Machine, sections
from tests.server.process import ROOT


def test_the_guide(tmp_path: Path) -> None:
    """Install, serve, protect, back up, restore, upgrade, roll back, delete and export."""
    blocks = sections()
    with Machine(tmp_path / "server", copy_checkout(tmp_path / "hinode")).switched_on() as machine:
        build, install = blocks.pop("Install")
        machine.run(build)
        assert machine.run(install).endswith("\nhinode 0.1.0\n")
        (service,) = blocks.pop("Run as a service")
        assert '"ok"' in machine.run(service)
        assert "<!doctype html>" in machine.ask("/").text.lower()
        for title in ("In a container", "Behind TLS", "Ask for a password"):
            for block in blocks.pop(title):
                machine.run(block)
        check_doors(machine)
        back_up(machine, *blocks.pop("Back up and restore"), *blocks.pop("Upgrade and roll back"))
        clear_away(machine, *blocks.pop("Delete a table"), *blocks.pop("Export games"))
    assert not blocks


def check_doors(machine: Machine) -> None:
    """The proxies know the cookie they set, and the variables of nginx are its own, not the shell's."""
    caddy = machine.file("/etc/caddy/Caddyfile")
    (door,) = {*re.findall(r"door=(\w+)", caddy)}
    assert len(door) == 32
    assert "friends $2a$14$" in caddy
    assert re.fullmatch(r"friends:\$6\$\S+\n", machine.file("/etc/nginx/hinode.password"))
    (key,) = re.findall(r'"(\w{32})" off;', machine.file("/etc/nginx/conf.d/hinode-door.conf"))
    assert "map $cookie_door $hinode_asks {" in machine.file("/etc/nginx/conf.d/hinode-door.conf")
    assert f'"door={key}; ' in machine.file("/etc/nginx/hinode-door.inc")
    assert "include" in machine.file("/etc/nginx/sites-enabled/hinode")


def back_up(
    machine: Machine, once: str, nightly: str, restore: str, build: str, upgrade: str, back: str, trial: str
) -> None:
    """A restored server has what it had; another version serves the same tables."""
    kept = machine.table()
    machine.run(once)
    assert re.fullmatch(r"(.*\n)+hinode-\S+Z\.sqlite\n", machine.run(nightly))
    lost = machine.table()
    machine.run(restore)
    machine.run(service_answers())
    assert machine.ask(f"/api/tables/{kept}").status_code == 200
    assert machine.ask(f"/api/tables/{lost}").status_code == 404

    machine.run(build)
    machine.run(upgrade)
    assert machine.run("/opt/hinode/bin/hinode --version") == "hinode 0.2.0\n"
    assert machine.ask(f"/api/tables/{kept}").status_code == 200
    machine.run(back)
    assert machine.run("/opt/hinode/bin/hinode --version") == "hinode 0.1.0\n"
    assert machine.ask(f"/api/tables/{kept}").status_code == 200
    other = re.search(r"`(BACKUP=\S+)`", GUIDE)
    assert other is not None
    machine.run(re.sub(r"^BACKUP=.*$", other[1], restore, flags=re.MULTILINE))
    machine.run(service_answers())
    assert machine.run(trial).startswith("1 game of 1 table ")


def clear_away(machine: Machine, delete: str, start: str, export: str) -> None:
    """One table is deleted after a question, another exported."""
    gone, left = machine.table(), machine.table()
    said = machine.run(delete.replace("NAME", gone), answers="y\n")
    assert f"Deleted table {gone} (Anna" in said
    machine.run(start)
    machine.run(service_answers())
    assert machine.ask(f"/api/tables/{gone}").status_code == 404
    assert "2 games of 2 tables" in machine.run(export.replace("NAME", left))


def service_answers() -> str:
    """The line of the guide that waits until the service answers."""
    line = re.search(r"^curl .*/health$", GUIDE, re.MULTILINE)
    assert line is not None
    return line[0]


def units() -> dict[str, configparser.RawConfigParser]:
    """The units of systemd in the guide."""
    found: dict[str, configparser.RawConfigParser] = {}
    for name, text in re.findall(r"^cat > /etc/systemd/system/(\S+) <<'END'\n(.*?)^END$", GUIDE, re.M | re.S):
        found[name] = configparser.RawConfigParser(strict=False)
        found[name].read_string(text)
    return found


def test_the_units_name_each_other() -> None:
    """The timer starts the backup of the same name; both services run as the same user, on the same folder."""
    all_units = units()
    assert sorted(all_units) == ["hinode-backup.service", "hinode-backup.timer", "hinode.service"]
    services = [all_units["hinode.service"]["Service"], all_units["hinode-backup.service"]["Service"]]
    assert {service["User"] for service in services} == {"hinode"}
    assert all("--data /var/lib/hinode " in service["ExecStart"] for service in services)
    assert services[1]["ReadWritePaths"] == "/var/lib/hinode /var/backups/hinode"


def test_the_guide_is_about_this_version() -> None:
    """It installs the version of pyproject.toml, and upgrades to a later one."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"hinode_rising_sun-{version}-py3-none-any.whl" in GUIDE
    assert f"VERSION={version}\n" in GUIDE
    assert f"docker build -t hinode:{version} ." in GUIDE
