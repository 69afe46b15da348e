"""Requests as an enemy makes them: good ones spoilt byte by byte, and moves that nobody would make."""

import asyncio
import json
import string

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW", "get", "G E T", "")
HEADERS = (
    "content-length: -1",
    "content-length: 99999999999999999999",
    "content-length: 5\r\ncontent-length: 6",
    "transfer-encoding: chunked",
    "transfer-encoding: chunked, identity",
    "expect: 100-continue",
    "upgrade: websocket\r\nconnection: upgrade",
    "origin: http://[::1",
    "origin: null",
    "cookie: regalia=%00; regalia=; =;;;",
    "accept-language: " + "fr;q=0.1," * 300,
    "last-event-id: 9999999999999999999999",
    "x-forwarded-for: 1.2.3.4",
    "host: \x00",
    "range: bytes=0-,5-",
    "a" * 5000 + ": b",
    ": nothing",
)
VALUES = (None, True, -1, 0, 2**63, 1e308, "", "\ud800", "\u0000", "x" * 3000, [], [[]], {}, {"a": {"b": []}}, "é" * 40)
SAFE_SECONDS = 600.0
REST_SECONDS = 1.0
"""For which a request that is not whole is kept waiting."""
AT_ONCE, WAITING = 16, 600
"""So many lines wait for an answer at once, and so many with those that have waited for it for a while."""
SOON = 0.2


def good_request(rng, tables):
    """A request that a page or a program might make."""
    id = rng.choice(tables)
    method, path, body = rng.choice(
        [
            ("GET", "/", None),
            ("GET", f"/tables/{id}", None),
            ("GET", f"/api/tables/{id}", None),
            ("GET", f"/api/tables/{id}/log?since=0", None),
            ("GET", "/healthz", None),
            ("GET", "/static/nothing.css", None),
            ("POST", f"/api/tables/{id}/actions", {"keys": ["a"], "expected_step": 0}),
            ("POST", f"/api/tables/{id}/chat", {"text": "hello"}),
            ("POST", "/api/tables", {"game": "two_heirs", "mode": "duel", "players": 2, "seats": ["me", "open"]}),
            ("POST", "/api/identity/guest", {"name": "Eve"}),
        ]
    )
    if body is not None and rng.random() < 0.5:
        body[rng.choice(list(body))] = rng.choice(VALUES)
    return method, path, None if body is None else json.dumps(body)


def on_the_wire(rng, tables):
    """The bytes of a request, mostly with something wrong."""
    method, path, body = good_request(rng, tables)
    if rng.random() < 0.2:
        method = rng.choice(METHODS)
    if rng.random() < 0.2:
        path += rng.choice(["?%", "/../..", "%00", "//", "?lang=\u00e9", ";x", "#", "?" + "a=b&" * 500])
    lines = [f"{method} {path} HTTP/{rng.choice(['1.1', '1.1', '1.1', '1.0', '9.9', '2.0'])}", "host: localhost"]
    if rng.random() < 0.9:
        lines.append("connection: close")
    if rng.random() < 0.4:
        lines.append(rng.choice(HEADERS))
    if body is not None:
        lines += ["content-type: application/json", f"content-length: {len(body.encode())}"]
    data = bytearray("\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + (body or "").encode())
    if rng.random() < 0.05:  # a second request behind the first, without waiting for the answer
        data += bytes(data)
    if rng.random() < 0.4:
        for _ in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    if rng.random() < 0.15:
        del data[rng.randrange(len(data)) :]
    return bytes(data)


async def sent(port, data):
    """The status and the head of the answer; 0 where the server just hung up. If it does neither, a TimeoutError.

    Whoever sent too little is asked for the rest: the line is kept open for a while, then closed on our side.
    """
    head = b""
    async with asyncio.timeout(SAFE_SECONDS):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(data)
            try:
                head = await asyncio.wait_for(reader.readline(), REST_SECONDS)
            except TimeoutError:
                writer.write_eof()
            head += await reader.read(4096)
        except (ConnectionError, ValueError):
            return 0, ""
        finally:
            writer.close()
    first = head.split(b"\r\n", 1)[0].split(b" ")
    status = int(first[1]) if len(first) > 1 and first[1].isdigit() else 0
    return status, head.decode(errors="replace")


class Lines:
    """Many lines at once. One on which the server waits for the rest does not hold up the next request, so there may be some
    hundred of those."""

    def __init__(self, port, check):
        self.port = port
        self.check = check
        self.active = asyncio.Semaphore(AT_ONCE)
        self.waiting = asyncio.Semaphore(WAITING)

    async def send_all(self, requests):
        async with asyncio.TaskGroup() as lines:
            for data in requests:
                await self.active.acquire()
                await self.waiting.acquire()
                lines.create_task(self._send(data))

    async def _send(self, data):
        task = asyncio.create_task(sent(self.port, data))
        try:
            await asyncio.wait([task], timeout=SOON)
            self.active.release()
            self.check(data, *await task)
        finally:
            self.waiting.release()


def strange_move(rng, tables):
    """A path and a body of somebody who knows the interface and means no good."""
    made = rng.choice(tables)
    id, table = made["table"]["id"], made["table"]
    keys = [choice["key"] for choice in table["choices"]] or ["pass"]
    if rng.random() < 0.3:
        keys = ["".join(rng.choice(string.printable) for _ in range(rng.randrange(12)))]
    step = table["step"] + rng.choice([0, 0, 0, 1, -1, 10**9])
    base = f"/api/tables/{id}"
    return rng.choice(
        [
            ("POST", f"{base}/actions", {"keys": [rng.choice(keys)], "expected_step": step, "pass_forced": True}),
            ("POST", f"{base}/actions", {"keys": keys[:3] * rng.randrange(1, 4), "expected_step": step, "confirm": True}),
            ("POST", f"{base}/actions", {"keys": rng.choice(VALUES), "expected_step": rng.choice(VALUES)}),
            ("POST", f"{base}/undo", {"seat": rng.randrange(-3, 5), "expected_step": step}),
            ("POST", f"{base}/redo", {"expected_step": step}),
            ("POST", f"{base}/take-back", {"expected_step": step}),
            ("POST", f"{base}/consent", {"seat": 1, "yes": rng.random() < 0.5}),
            ("POST", f"{base}/chat", {"text": rng.choice(["hello", "", "<script>", "x" * 5000])}),
            ("POST", f"{base}/stand-in", {"seat": rng.randrange(3), "bot": rng.choice(["random", "nobody"])}),
            ("POST", f"{base}/leave", {"seat": rng.choice(VALUES)}),
            ("POST", f"{base}/rematch", {}),
            ("POST", f"{base}/fork", {"step": rng.randrange(-1, 9)}),
            ("GET", f"{base}?seat={rng.randrange(-2, 4)}", None),
            ("GET", f"{base}/journal", None),
            ("GET", f"{base}/refusals", None),
            ("GET", f"/tables/{id}", None),
        ]
    )
