#!/usr/bin/env python3
"""A router as a program: the least neighbour that is closer, around what is dead.

topocert audit 'exec:python3 closer.py' 'Torus(4)' --expect minimal --faults links
"""
import sys

# The first line: topocert-router 1, the file of links, the file of labels, the network.
version, graph, labels, network = sys.stdin.readline().rstrip("\n").split("\t")[:4]
if version != "topocert-router 1":
    sys.exit("want version 1")
with open(graph) as f:
    neighbors = [[] for _ in range(int(f.readline()))]
    for line in f:
        u, v = map(int, line.split())
        neighbors[u].append(v)
        neighbors[v].append(u)

dead = set()  # directed links that are dead


def levels(to):
    """The distances to a vertex, by breadth-first search; -1 for out of reach."""
    level = [-1] * len(neighbors)
    level[to], queue = 0, [to]
    for v in queue:
        for u in neighbors[v]:
            if level[u] < 0 and (u, v) not in dead:
                level[u] = level[v] + 1
                queue.append(u)
    return level


known = {}  # levels by destination
for line in sys.stdin:
    fields = line.split()
    if fields[0] == "dead":  # no answer
        known.clear()
        dead = set()
        what = iter(fields[1:])  # "vertex V" or "link U V", or several of these
        for kind in what:
            u = int(next(what))
            for v in [int(next(what))] if kind == "link" else neighbors[u]:
                dead |= {(u, v), (v, u)}
        continue
    at, to = map(int, fields)
    if to not in known:
        known[to] = levels(to)
    level = known[to]
    closer = [v for v in neighbors[at] if 0 <= level[v] < level[at] and (at, v) not in dead]
    print(min(closer) if closer else "-", flush=True)
