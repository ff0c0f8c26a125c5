# Stand-ins for what docs/hosting.md uses and a test cannot: other machines, users, services, packages from a network.
# Everything happens under $MACHINE. bash reads this before each block of commands.

apt() { :; }
certbot() { :; }
chown() { :; }
docker() { :; }
nginx() { :; }
useradd() { :; }

caddy() { echo '$2a$14$abcdefghijklmnopqrstuv'; }

# The next version, as far as anybody can see. The tools of the checkout still count as set up.
git() {
    sed -i 's/^version = "0.1.0"/version = "0.2.0"/' pyproject.toml
    touch .venv/.ready
}

scp() { cp "$1" "$MACHINE/root/"; }

# A virtual environment finds the packages of the tests, as if they had been downloaded.
python3() {
    "$OUR_PYTHON" "$@"
    local site
    for site in "${@: -1}"/lib/python3.*/site-packages; do echo "$PACKAGES" > "$site/packages.pth"; done
}

install() {
    local words=()
    while (($#)); do
        case $1 in
            --owner | --group) shift ;;
            *) words+=("$1") ;;
        esac
        shift
    done
    command install "${words[@]}"
}

systemctl() {
    case "$*" in
        "enable --now hinode" | "start hinode") start ;;
        "stop hinode") stop ;;
        "restart hinode") stop && start ;;
        "start hinode-backup") $(exec_start hinode-backup) ;;
        "daemon-reload" | "enable --now hinode-backup.timer" | "reload caddy" | "reload nginx") ;;
        *) echo "systemctl $*: no stand-in for this" >&2 && return 1 ;;
    esac
}

exec_start() { sed -n 's/^ExecStart=//p' "$MACHINE/etc/systemd/system/$1.service"; }

start() {
    mkdir -p "$MACHINE/var/lib/hinode"
    $(exec_start hinode) >> "$MACHINE/hinode.log" 2>&1 &
    echo $! > "$MACHINE/hinode.pid"
}

stop() {
    local pid
    pid=$(cat "$MACHINE/hinode.pid")
    kill "$pid"
    while grep -qs '^State:.[^ZX]' "/proc/$pid/status"; do sleep 0.05; done
}
