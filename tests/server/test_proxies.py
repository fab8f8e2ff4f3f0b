"""The proxies of docs/examples, as they stand there, before a real server."""

import contextlib
import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from serve_process import Served
from websockets.sync.client import connect

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NAME = "honjin.example"
PATHS = os.environ.get("PATH", "") + os.pathsep + "/usr/sbin"
HEADERS = {"X-Honjin": "1"}


@dataclass
class Front:
    """A proxy that speaks TLS, and what its certificate is checked with."""

    port: int
    trust: ssl.SSLContext

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    def client(self, address: str) -> httpx.Client:
        """A browser at this address."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        headers = {**HEADERS, "Host": f"{NAME}:{self.port}", "Origin": self.origin}
        return httpx.Client(transport=transport, base_url=f"https://127.0.0.1:{self.port}", headers=headers)

    def get(self, client: httpx.Client, path: str, **headers: str) -> httpx.Response:
        said = {name.replace("_", "-"): value for name, value in headers.items()}
        return client.get(path, headers=said, extensions={"sni_hostname": NAME})

    def post(self, client: httpx.Client, path: str, body: object) -> httpx.Response:
        return client.post(path, json=body, extensions={"sni_hostname": NAME})


def program(name: str) -> str:
    found = shutil.which(name, path=PATHS)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def certified(folder: Path) -> None:
    """A certificate that only this test trusts."""
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    made = [program("openssl"), "req", "-x509", *kind, *subject, *files]
    subprocess.run(made, check=True, capture_output=True)


def nginx_command(folder: Path, served: Served, port: int) -> list[str]:
    text = (EXAMPLES / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("127.0.0.1:8642", f"127.0.0.1:{served.port}"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/honjin", str(folder)),
        ("http {", "http {\n" + "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in TEMPORARY)),
    ):
        assert old in text
        text = text.replace(old, new, 1) if old == "http {" else text.replace(old, new)
    (folder / "nginx.conf").write_text(text)
    rest = f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;"
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", rest]


TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def caddy_command(folder: Path, served: Served, port: int) -> list[str]:
    text = (EXAMPLES / "Caddyfile").read_text("utf-8")
    own = f"{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {folder}/fullchain.pem {folder}/privkey.pem\n"
    settings = ("admin off", f"http_port {free_port()}", "auto_https disable_redirects")
    quiet = "{\n" + "".join(f"\t{setting}\n" for setting in settings)
    for old, new in (
        ("\n{\n", f"\n{quiet}"),
        (f"{NAME} {{\n", own),
        ("127.0.0.1:8642", f"127.0.0.1:{served.port}"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "Caddyfile").write_text(text)
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


COMMANDS = {"nginx": nginx_command, "caddy": caddy_command}


@pytest.fixture(scope="module", params=list(COMMANDS))
def front(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    """One of the proxies, before a server at its usual limits."""
    folder = tmp_path_factory.mktemp("proxy")
    program(request.param)
    certified(folder)
    folder.chmod(0o755)  # the proxy's workers may be somebody else
    port = free_port()
    data = tmp_path_factory.mktemp("data")
    with Served(data, rate=1, HONJIN_PROXY="127.0.0.1", HONJIN_HOSTS=NAME) as served:
        command = COMMANDS[request.param](folder, served, port)
        home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        with (folder / "log").open("w") as log, running(command, home, log):
            wait_for(port, folder)
            yield Front(port, ssl.create_default_context(cafile=str(folder / "fullchain.pem")))


@contextlib.contextmanager
def running(command: list[str], environment: dict[str, str], log: object) -> Iterator[None]:
    started = subprocess.Popen(command, env=environment, stdout=log, stderr=log)  # type: ignore[call-overload]
    try:
        yield
    finally:
        started.terminate()
        started.wait(20)


def wait_for(port: int, folder: Path) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise AssertionError("\n".join(path.read_text() for path in folder.glob("*log")))


def test_the_cookie_belongs_to_this_host_alone(front: Front) -> None:
    with front.client("127.0.0.2") as client:
        answer = front.get(client, "/api/me")
    assert answer.status_code == 200, answer.text
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("__host-honjin=")
    for word in ("secure", "httponly", "samesite=lax", "path=/"):
        assert word in cookie
    assert "domain=" not in cookie


def test_browsers_are_told_to_come_by_tls_only(front: Front) -> None:
    with front.client("127.0.0.2") as client:
        for path in ("/", "/api/games", "/nothing"):
            kept = front.get(client, path).headers["strict-transport-security"]
            assert int(kept.partition("max-age=")[2].partition(";")[0]) >= 365 * 24 * 3600


def test_a_game_is_played_through_it(front: Front) -> None:
    with front.client("127.0.0.2") as client:
        front.get(client, "/api/me")
        seats = [{"kind": "me"}]
        made = front.post(client, "/api/tables", {"game": "way-of-the-samurai", "seats": seats})
        assert made.status_code == 201, made.text
        cookie = f"__Host-honjin={client.cookies['__Host-honjin']}"
    url = f"wss://{NAME}:{front.port}/api/tables/{made.json()['id']}/socket"
    plain = socket.create_connection(("127.0.0.1", front.port), 5, ("127.0.0.2", 0))
    said = {"Cookie": cookie, "Origin": front.origin}
    with connect(url, sock=plain, ssl=front.trust, additional_headers=said, proxy=None) as wire:
        state = json.loads(wire.recv(10))
        choice = state["decision"]["options"][0]["notation"]
        wire.send(json.dumps({"type": "play", "seq": 0, "epoch": 0, "choice": choice, "id": "first"}))
        while (heard := json.loads(wire.recv(10)))["type"] != "ack":
            assert heard["type"] in ("state", "presence")
    assert (heard["id"], heard["seq"]) == ("first", 1)


def test_pages_from_elsewhere_are_refused(front: Front) -> None:
    with front.client("127.0.0.2") as client:
        for origin in (f"http://{NAME}:{front.port}", "https://elsewhere.example"):
            client.headers["Origin"] = origin
            assert front.post(client, "/api/replays", {"record": "x"}).status_code == 403


def test_each_client_has_a_budget_of_its_own_and_cannot_forge_another(front: Front) -> None:
    """New guests are the dearest thing that needs no cookie."""
    refused = 0
    with front.client("127.0.0.3") as greedy:
        for number in range(100):
            forged = f"10.0.0.{number}"
            greedy.cookies.clear()
            answer = front.get(
                greedy, "/api/me", X_Forwarded_For=forged, X_Real_IP=forged, Forwarded=f"for={forged}"
            )
            refused += answer.status_code == 429
    assert refused > 20
    with front.client("127.0.0.4") as other:
        assert front.get(other, "/api/me").status_code == 200


def test_what_only_the_owner_reads_stays_inside(front: Front) -> None:
    with front.client("127.0.0.2") as client:
        assert front.get(client, "/metrics").status_code in (403, 404)
