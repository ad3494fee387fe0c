"""Decide claims about interconnection networks, with certificates.

>>> import topocert
>>> verdict = topocert.prove("diameter(Petersen) == 2")
>>> verdict
<holds certified: diameter(Petersen) == 2>
>>> bool(verdict)
True
>>> verdict.check().ok                 # topocheck repeats it, and trusts nothing of the above
True

A network is a name that topocert knows, a file (a ``pathlib.Path``), a graph of networkx, a
dictionary of neighbours, or a :class:`Graph`:

>>> ring = topocert.Graph(range(5), [(i, (i + 1) % 5) for i in range(5)])
>>> topocert.prove("diameter(G) == 3", G=ring)
<fails certified: diameter(G) == 3; diameter(G) is 2>
>>> topocert.hamilton(ring).cycle
[0, 1, 2, 3, 4]

A router is one that topocert knows, or a Python function of where a message is and where it goes:

>>> audit = topocert.audit(lambda at, to: (at + 1) % 5, ring)
>>> audit.delivered, audit.pairs, audit.minimal, audit.deadlock_free
(20, 20, 10, False)

All that topocert refuses is an :class:`Error`, with its message.
"""
from ._errors import Error, Note
from ._results import Audit, Bisection, Checked, Hamiltonian, Measures, Result, Verdict, Verdicts
from .commands import audit, bisect, check, graph, hamilton, measure, prove, prove_all, shrink
from .networks import Graph, Network
from .routers import Router

__all__ = [
    "Audit", "Bisection", "Checked", "Error", "Graph", "Hamiltonian", "Measures", "Network", "Note", "Result", "Router", "Verdict", "Verdicts",
    "audit", "bisect", "check", "graph", "hamilton", "measure", "prove", "prove_all", "shrink",
]
