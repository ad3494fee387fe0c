"""Graphs of Python's as networks of topocert's, and back."""
from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Hashable, Iterable, Mapping, Union
from xml.sax.saxutils import quoteattr

from ._errors import Error

Vertex = Hashable


class Graph:
    """A simple undirected graph: vertices, which are any objects, and links.

    >>> g = Graph("abc", [("a", "b"), ("b", "c")])
    >>> g
    <graph of 3 vertices and 2 links>
    >>> g.neighbors("b")
    ['a', 'c']
    """

    def __init__(self, vertices: Iterable[Vertex], links: Iterable[tuple[Vertex, Vertex]]) -> None:
        self.vertices: list[Any] = list(vertices)
        self.number: dict[Any, int] = {v: i for i, v in enumerate(self.vertices)}
        if len(self.number) < len(self.vertices):
            raise Error("a vertex is given twice, want each once", 2)
        self.links: list[tuple[Any, Any]] = []
        self._neighbors: dict[Any, list[Any]] = {v: [] for v in self.vertices}
        for u, v in links:
            for end in (u, v):
                if end not in self.number:
                    raise Error(f"link {u!r}–{v!r} names {end!r}, which is no vertex", 2)
            if u == v:
                raise Error(f"a loop at {u!r}, want a simple graph", 2)
            if v in self._neighbors[u]:
                raise Error(f"link {u!r}–{v!r} is given twice, want each once", 2)
            self.links.append((u, v))
            self._neighbors[u].append(v)
            self._neighbors[v].append(u)

    def neighbors(self, v: Vertex) -> list[Any]:
        """The neighbours of a vertex."""
        return list(self._neighbors[v])

    def __len__(self) -> int:
        return len(self.vertices)

    def __repr__(self) -> str:
        return f"<graph of {len(self.vertices)} vertices and {len(self.links)} links>"

    def to_networkx(self) -> Any:
        """The same graph as one of networkx."""
        import networkx

        g = networkx.Graph()
        g.add_nodes_from(self.vertices)
        g.add_edges_from(self.links)
        return g

    def named(self) -> list[str]:
        """What the vertices are called in a file: their texts, or where these are not apart their numbers.

        >>> Graph([(0, 1), "x"], []).named()
        ['(0, 1)', 'x']
        >>> Graph([1, "1"], []).named()
        ['0', '1']
        """
        texts = [str(v) for v in self.vertices]
        plain = all(t.isprintable() and t.strip() == t and 0 < len(t.encode()) <= 256 for t in texts)
        return texts if plain and len(set(texts)) == len(texts) else [str(i) for i in range(len(texts))]

    def write(self, path: Path) -> None:
        """Write the graph as GraphML, with the vertices' names."""
        with open(path, "w", encoding="utf-8") as f:
            f.write('<graphml><key id="label" for="node" attr.name="label" attr.type="string"/><graph edgedefault="undirected">\n')
            for i, name in enumerate(self.named()):
                f.write(f'<node id="{i}"><data key="label">{quoteattr(name)[1:-1]}</data></node>\n')
            for u, v in self.links:
                f.write(f'<edge source="{self.number[u]}" target="{self.number[v]}"/>\n')
            f.write("</graph></graphml>\n")


def numbers(labels: list[str]) -> list[Any]:
    """Labels of vertices, as numbers where they are 0, 1, 2 …."""
    return list(range(len(labels))) if labels == [str(i) for i in range(len(labels))] else list(labels)


#: A name that topocert knows, a graph of networkx, a dictionary of neighbours, a file.
Network = Union[str, "os.PathLike[str]", Graph, Mapping[Any, Iterable[Any]], Any]


def graph_of(network: Any) -> Graph | None:
    """The graph that an object is; None for a name or a file."""
    if isinstance(network, (str, os.PathLike)):
        return None
    if isinstance(network, Graph):
        return network
    if hasattr(network, "is_directed") and hasattr(network, "nodes") and hasattr(network, "edges"):  # networkx's
        if network.is_directed():
            raise Error("a directed graph, want an undirected one, such as G.to_undirected()", 2)
        if network.is_multigraph():
            raise Error("a multigraph, want a simple graph, such as networkx.Graph(G)", 2)
        return Graph(network.nodes, network.edges)
    if isinstance(network, Mapping):
        links = {frozenset((u, v)): (u, v) for u, near in network.items() for v in near}
        for u, v in links.values():
            if u not in network.get(v, ()) or v not in network.get(u, ()):
                raise Error(f"{u!r} and {v!r} are neighbours in one direction only, want both", 2)
        return Graph(network, links.values())
    raise Error(f"got {type(network).__name__}, want a network: a name, a path, a graph of networkx, a Graph, or a dictionary of neighbours", 2)


def place(network: Any, name: str, folder: Path) -> tuple[str, Graph | None]:
    """What topocert calls a network, in a folder where a file of it is written, and its graph if it is one."""
    if isinstance(network, str):
        return network, None
    if isinstance(network, os.PathLike):
        file = name + "".join(Path(network).suffixes[-1:])
        try:
            shutil.copyfile(network, folder / file)
        except OSError as e:
            raise Error(f"{os.fspath(network)}: {e.strerror}", 2) from e
        return file, None
    g = graph_of(network)
    assert g is not None
    g.write(folder / f"{name}.graphml")
    return f"{name}.graphml", g
