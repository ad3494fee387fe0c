"""Python functions as routers: topocert asks a child of this interpreter, which asks the function here.

The child passes lines on, in both directions, between topocert and a socket of this process: so a router may
be any function, with all that it refers to. The protocol is that of docs/exec.md.
"""
from __future__ import annotations

import contextlib
import inspect
import secrets
import shlex
import socket
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, Callable, Union

from .networks import Graph

#: A router's name, or a function of where a message is and where it goes, and perhaps of the graph without
#: what is dead; it returns the neighbour to go to, a list of those that a message may take, or None where it stops.
Router = Union[str, Callable[..., Any]]


class Asked:
    """A function that topocert can ask, for as long as the context lasts."""

    def __init__(self, function: Callable[..., Any], graph: Graph) -> None:
        self.function, self.graph = function, graph
        self.raised: BaseException | None = None
        self.several = False  # some answer was a list
        self._three = _arguments(function) >= 3
        self._token = secrets.token_hex(16)

    def __enter__(self) -> str:
        self._listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._serve, daemon=True).start()
        port = self._listener.getsockname()[1]
        return "exec:" + " ".join(shlex.quote(a) for a in (sys.executable, str(Path(__file__).with_name("_relay.py")), str(port), self._token))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with contextlib.suppress(OSError):  # it ends the waiting for a connection; not on every system
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:  # closed
                return
            threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError), connection, connection.makefile("r", encoding="utf-8", newline="\n") as lines:  # it stops asking when it likes
            if lines.readline().strip() != self._token:
                return
            lines.readline()  # the protocol's first, with files that are this graph
            graph = self.graph
            for line in lines:
                words = line.split()
                if words[0] == "dead":
                    graph = self._without(words[1:])
                    continue
                try:
                    answer = self._next(int(words[0]), int(words[1]), graph)
                except BaseException as e:  # which audit raises
                    self.raised = e
                    return
                connection.sendall(f"{answer}\n".encode())

    def _next(self, at: int, to: int, graph: Graph) -> str:
        names = self.graph.vertices
        hop = self.function(names[at], names[to], graph) if self._three else self.function(names[at], names[to])
        if hop is None or hop == []:
            return "-"
        self.several = self.several or isinstance(hop, list)
        hops = hop if isinstance(hop, list) else [hop]
        for hop in hops:
            if hop not in self.graph.number:
                raise ValueError(f"the router sends a message at {names[at]!r} for {names[to]!r} to {hop!r}, which is no vertex")
        return ";".join(str(self.graph.number[hop]) for hop in hops)

    def _without(self, words: list[str]) -> Graph:
        """The graph without what is dead: "vertex V" or "link U V", or several of these."""
        dead, named, names = set(), iter(words), self.graph.vertices
        for kind in named:
            v = names[int(next(named))]
            dead |= {frozenset((v, u)) for u in ([names[int(next(named))]] if kind == "link" else self.graph.neighbors(v))}
        return Graph(names, [link for link in self.graph.links if frozenset(link) not in dead])


def _arguments(function: Callable[..., Any]) -> int:
    """How many arguments a function takes by position."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return 2
    return sum(p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) and p.default is p.empty for p in parameters)
