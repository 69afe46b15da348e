"""Mail by the operator's own server. An address is never written to a log, and only its person is ever shown it."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import msgspec

PATIENCE = 20.0
AMISS = ("=?", "..")
"""What the head of a mail would take for another address, or for none."""
ADDRESS = re.compile(r"^[^\s@<>\"',;:()\[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?$")


class NotSent(Exception):
    """The mail server did not take it."""


class Post(msgspec.Struct, frozen=True):
    """`smtp://name:word@host:587` (with STARTTLS where the server has it) or `smtps://…:465`, and the address we write as."""

    url: str
    sender: str
    patience: float = PATIENCE

    def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """`stop`: where one click ends these mails. Blocking: call it in a thread."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, _line(subject)
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">") or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            with self._server() as server:
                server.send_message(message)
        except (OSError, smtplib.SMTPException) as problem:
            raise NotSent(type(problem).__name__) from None

    def _server(self) -> smtplib.SMTP:
        parts = urlsplit(self.url)
        host, secure = parts.hostname or "localhost", ssl.create_default_context()
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=self.patience, context=secure)
        else:
            server = smtplib.SMTP(host, parts.port or 25, timeout=self.patience)
            if server.has_extn("starttls") or (server.ehlo()[0] == 250 and server.has_extn("starttls")):
                server.starttls(context=secure)
                server.ehlo()
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        return server


def plain(address: str) -> str:
    """The address as it is compared and kept; empty if it cannot be one."""
    found = address.strip()
    fits = len(found) <= 254 and found.isprintable() and not any(part in found for part in AMISS) and ADDRESS.match(found)
    return found.lower() if fits else ""


def _line(text: str) -> str:
    """What can stand in the head of a mail."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
