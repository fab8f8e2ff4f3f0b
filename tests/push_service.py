"""A push service of the tests' own: takes what is sent to a device, and opens it as the device would."""

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from types import TracebackType
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

PATIENCE = 60  # seconds
AUTH = b"sixteen bytes at"


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushService:
    """On a free port of this machine; `status` is what it answers."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.status = 201
        self.heard: Queue[tuple[dict[str, str], bytes]] = Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.heard.put(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def subscription(self) -> dict[str, str]:
        """What a browser tells the server of a device."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.origin}/device/1", "p256dh": text(point), "auth": text(AUTH)}

    def next(self) -> dict[str, Any]:
        """The next notice, opened; it was signed by the owner of the server."""
        headers, body = self.heard.get(timeout=PATIENCE)
        assert Vapid02.verify(headers["authorization"])
        assert headers["content-encoding"] == "aes128gcm"
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        told: dict[str, Any] = json.loads(opened)
        return told
