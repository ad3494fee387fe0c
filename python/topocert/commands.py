"""The commands of topocert as functions."""
from __future__ import annotations

import os
import re
import shutil
import tempfile
import weakref
from pathlib import Path
from typing import Any, Callable, Iterable, Sequence

from . import _programs
from ._errors import Error
from ._results import Audit, Bisection, Checked, Hamiltonian, Measures, Verdict, Verdicts
from .networks import Graph, Network, numbers, place
from .routers import Asked, Router


class _Work:
    """A folder in which topocert works, and what its networks are called there."""

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="topocert-"))
        weakref.finalize(self, shutil.rmtree, self.path, ignore_errors=True)  # once no result refers to it
        self.names: dict[str, str] = {}  # users' names by those of files

    def place(self, network: Network, name: str = "G") -> tuple[str, Graph | None]:
        """What topocert calls a network; a text that names a file is the file."""
        if isinstance(network, str) and os.path.isfile(network):
            network = Path(network)
        called, g = place(network, name, self.path)
        if not isinstance(network, str):
            self.names[called] = str(network) if isinstance(network, os.PathLike) else name
        return called, g

    def answers(self, command: str, *arguments: str) -> list[dict[str, Any]]:
        found = _programs.answers("topocert", [command, *arguments], self.path, self.names)
        for answer in found:
            if isinstance(answer.get("network"), str):
                answer["network"] = _programs.renamed(answer["network"], self.names)
        return found

    def certificate(self, answer: dict[str, Any], word: str) -> list[int] | None:
        """The numbers behind a word in the certificate of an answer."""
        if answer["certificate"] is None:
            return None
        text = (self.path / "kept" / answer["certificate"]).read_text(encoding="utf-8")
        found = re.search(rf"^{word} ((?:\d+ ?)+)$", text, re.MULTILINE)
        return None if found is None else [int(n) for n in found[1].split()]


def _vertices(network: str, g: Graph | None, work: _Work) -> list[Any]:
    """The vertices of a network by their numbers: objects of Python's, or labels."""
    if g is not None:
        return g.vertices
    return numbers(_programs.run("topocert", ["export", "--labels", network], work.path, work.names).splitlines())


def _limits(timeout: float | None, use: Sequence[Any]) -> list[str]:
    limits = [] if timeout is None else ["--timeout", f"{timeout:g}"]
    for file in use:
        limits += ["--use", os.path.abspath(file)]
    return limits


def prove(statement: str, *, use: Sequence[Any] = (), timeout: float | None = None, max_order: int | None = None, **networks: Network) -> Verdict:
    """Decide a statement, or find the value of an expression. ``topocert help formulas`` has the language.

    Keywords name networks in the statement; ``use`` has files of definitions, ``timeout`` the seconds for
    the statement, and ``max_order`` the largest networks of an open range.

    >>> prove("bisection(Torus(n)) == 2*n for n in [4, 6]")
    <holds certified: bisection(Torus(n)) == 2*n for n in [4, 6]>
    >>> prove("girth(G)", G={"a": "bc", "b": "ac", "c": "ab"}).value
    '3'
    """
    return prove_all([statement], use=use, timeout=timeout, max_order=max_order, **networks)[0]


def prove_all(statements: Iterable[str], *, use: Sequence[Any] = (), timeout: float | None = None, max_order: int | None = None, **networks: Network) -> Verdicts:
    """Decide several statements: see :func:`prove`. Their certificates are in one folder.

    >>> for verdict in prove_all(["order(G) == 4", "size(G) == 4"], G={0: [1], 1: [0, 2], 2: [1, 3], 3: [2]}):
    ...     print(verdict.verdict, verdict.statement)
    holds order(G) == 4
    fails size(G) == 4
    """
    work, asked = _Work(), list(statements)
    if not asked:
        raise Error("no statement, want one such as \"diameter(Petersen) == 2\"", 2)
    called = {}
    for name, network in networks.items():
        file, _ = work.place(network, name)
        called[name] = file if isinstance(network, str) and file == network else f'"{file}"'
    limits = _limits(timeout, use) + ([] if max_order is None else ["--max-order", str(max_order)])
    found = work.answers("prove", *limits, "--out", "kept", "--", *(_with_networks(s, called) for s in asked))
    return Verdicts([Verdict(data, statement, work.names, work) for data, statement in zip(found, asked)])


def _with_networks(statement: str, called: dict[str, str]) -> str:
    """A statement with what topocert calls the networks, outside of quotes.

    >>> _with_networks('order(G) == order("G") + G2', {"G": '"G.graphml"'})
    'order("G.graphml") == order("G") + G2'
    """
    if not called:
        return statement.replace("\n", " ")
    parts = statement.replace("\n", " ").split('"')
    pattern = re.compile(r"(?<![A-Za-z0-9_])(?:" + "|".join(map(re.escape, called)) + r")(?![A-Za-z0-9_(])")
    parts[::2] = [pattern.sub(lambda m: called[m[0]], part) for part in parts[::2]]
    parts[1::2] = [os.path.abspath(word) if os.path.isfile(word) else word for word in parts[1::2]]
    return '"'.join(parts)


def measure(network: Network, *, use: Sequence[Any] = (), timeout: float | None = None) -> Measures:
    """Measure a network: degrees, distances, girth, orbits of its automorphisms, all exact.

    >>> petersen = measure("Petersen")
    >>> petersen["girth"], petersen["automorphism_group_order"]
    (5, 120)
    """
    work = _Work()
    called, _ = work.place(network)
    return Measures(work.answers("measure", *_limits(timeout, use), "--", called)[0])


def bisect(network: Network, *, use: Sequence[Any] = (), timeout: float | None = None) -> Bisection:
    """Find the bisection width, with certificates for both bounds.

    >>> found = bisect("Torus(4)")
    >>> found, len(found.side)
    (<bisection width 8 of Torus(4)>, 8)
    """
    work = _Work()
    called, g = work.place(network)
    answer = work.answers("bisect", *_limits(timeout, use), "--out", "kept", "--", called)[0]
    side = work.certificate(answer, "side") or []
    vertices = _vertices(called, g, work) if side and not use else None
    return Bisection(answer, [vertices[v] if vertices else v for v in side], work)


def hamilton(network: Network, *, use: Sequence[Any] = (), timeout: float | None = None) -> Hamiltonian:
    """Find a cycle through all vertices, or prove that there is none.

    >>> hamilton("Petersen")
    <Petersen: not Hamiltonian>
    """
    work = _Work()
    called, g = work.place(network)
    answer = work.answers("hamilton", *_limits(timeout, use), "--out", "kept", "--", called)[0]
    cycle = work.certificate(answer, "cycle")
    vertices = _vertices(called, g, work) if cycle and not use else None
    return Hamiltonian(answer, None if cycle is None else [vertices[v] if vertices else v for v in cycle], work)


def audit(router: Router, network: Network, *, faults: str | int | None = None, ends: Iterable[Any] | None = None, pairs: Iterable[tuple[Any, Any]] | None = None, use: Sequence[Any] = (), timeout: float | None = None) -> Audit:
    """Send a message between every two ends: does it arrive, by a shortest path, and can messages deadlock?

    The router is one that topocert knows, or a function of (at, to), or of (at, to, graph): the graph is
    without what is dead. It returns the neighbour to go to, or None where the message stops. Its vertices are
    the network's: objects, or for a name or a file labels, which are numbers where these are 0, 1, 2 …. It may return
    a list of neighbours as well, any of which the message may take: what is said is then so by every choice. ``faults`` is "links" or
    "vertices", each of which dies in turn, or a number, of which so many die at the same time. ``ends`` are the
    vertices that send and receive, ``pairs`` those that send to one another alone.

    >>> def around(at, to):
    ...     return (at + 1) % 4
    >>> ring = {v: [(v + 1) % 4, (v - 1) % 4] for v in range(4)}
    >>> found = audit(around, ring)
    >>> found
    <around on G: 12 of 12 delivered, 8 minimal, deadlock>
    >>> found.cycle
    [(0, 1), (1, 2), (2, 3), (3, 0)]
    """
    work = _Work()
    called, g = work.place(network)
    flags = _limits(timeout, use) + ([] if faults is None else ["--faults", str(faults)])
    names = None if g is None else dict(zip(g.named(), g.vertices))
    texts = {} if g is None else dict(zip(g.vertices, g.named()))
    for flag, listed in (("ends", None if ends is None else [(v,) for v in ends]), ("pairs", pairs)):
        if listed is not None:
            lines = ["\t".join(texts.get(v, str(v)) for v in one) + "\n" for one in listed]
            (work.path / f"{flag}.txt").write_text("".join(lines), encoding="utf-8")
            flags += [f"--{flag}", f"{flag}.txt"]
    kept = ["--out", "kept"] if faults is None and pairs is None else []  # else there are no certificates
    vertex: Callable[[str], Any] = (lambda v: v) if names is None else (lambda v: names[v])
    if isinstance(router, str):
        return Audit(work.answers("audit", *flags, *kept, "--", router, called)[0], vertex, work)
    asked = Asked(router, g if g is not None else graph(network, use=use))
    vertex = dict(zip(asked.graph.named(), asked.graph.vertices)).__getitem__
    with asked as command:
        try:
            answer = work.answers("audit", *flags, *kept, "--", command, called)[0]
        except Error:
            if asked.raised is not None:
                raise asked.raised
            if not (kept and asked.several):
                raise
            answer = work.answers("audit", *flags, "--", command, called)[0]  # of several next hops there are no certificates
    answer["router"] = getattr(router, "__name__", type(router).__name__)
    return Audit(answer, vertex, work)


def shrink(router: Router, networks: Iterable[Network], fails: Callable[[Audit], bool] = lambda a: not a.ok, **options: Any) -> Audit | None:
    """The audit of the first network, of some in the order of their sizes, on which a router fails; None if it fails on none.

    >>> shrink("bfs", (f"Torus({n})" for n in range(2, 6)))
    <bfs on Torus(5): 600 of 600 delivered, 600 minimal, deadlock>
    """
    return next((found for n in networks if fails(found := audit(router, n, **options))), None)


def graph(network: Network, *, use: Sequence[Any] = ()) -> Graph:
    """The graph of a network, with its labels: ``graph("Torus(4)").to_networkx()``.

    >>> graph("Ring(3)").links
    [(0, 1), (0, 2), (1, 2)]
    >>> graph("Mesh(2)").vertices
    ['(0,0)', '(0,1)', '(1,0)', '(1,1)']
    """
    work = _Work()
    called, g = work.place(network)
    if g is not None:
        return g
    labels = numbers(_programs.run("topocert", ["export", *_limits(None, use), "--labels", called], work.path, work.names).splitlines())
    edges = _programs.run("topocert", ["export", *_limits(None, use), "--edges", called], work.path, work.names).split()[1:]
    return Graph(labels, [(labels[int(u)], labels[int(v)]) for u, v in zip(edges[::2], edges[1::2])])


def check(folder: Any) -> Checked:
    """Let topocheck check a folder of certificates."""
    return Checked.of(folder)
