"""Servers that start quickly, to be killed: everything is loaded once, then each server is a fork of this process.

Speaks lines: "start" answers with the number of the new process; it ends when its input does, and the newest server with it.
"""

import asyncio
import contextlib
import os
import signal
import socket
import sys

import uvicorn

from regalia.core.registry import games
from regalia.web.app import create_app


def serve(listening):
    os.setsid()
    server = uvicorn.Server(uvicorn.Config(create_app(), log_config=None, access_log=False))
    asyncio.run(server.serve(sockets=[listening]))


def main():
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", int(sys.argv[1])))
    listening.listen(256)
    for game in games():
        assert game.texts
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    child = 0
    for _ in sys.stdin:
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(listening)
            os._exit(0)
        print(child, flush=True)
    for end in (os.killpg, os.kill) if child else ():
        with contextlib.suppress(ProcessLookupError):
            end(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
