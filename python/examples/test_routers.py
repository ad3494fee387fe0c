"""A router's tests, for pytest with Hypothesis: pytest examples/test_routers.py"""
import pytest
import topocert
from hypothesis import given, settings, strategies as st


def torus(m, n):
    vertices = [(i, j) for i in range(m) for j in range(n)]
    links = {frozenset(((i, j), near)) for i, j in vertices for near in (((i + 1) % m, j), (i, (j + 1) % n))}
    return topocert.Graph(vertices, [tuple(sorted(link)) for link in links if len(link) == 2])


def dimension_order(at, to, sizes):
    """First along the rows, then along the columns, each the shorter way around."""
    for k, size in enumerate(sizes):
        if at[k] != to[k]:
            step = 1 if 2 * ((to[k] - at[k]) % size) <= size else -1
            return tuple((x + step) % size if i == k else x for i, x in enumerate(at))
    return None


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 5), st.integers(2, 5))
def test_minimal(m, n):
    """Hypothesis shrinks what fails to the smallest torus."""
    audit = topocert.audit(lambda at, to: dimension_order(at, to, (m, n)), torus(m, n))
    assert audit.minimal == audit.pairs, audit.counterexample


@pytest.mark.parametrize("n", [3, 4])
def test_deadlock(n):
    """Rings of up to four vertices have no cycle of waiting channels; with five they have."""
    assert topocert.audit(lambda at, to: dimension_order(at, to, (n, n)), torus(n, n)).deadlock_free


@pytest.mark.parametrize("claim", ["diameter(Torus(n)) == 2*floor(n/2) for n in 3..6", "vertex_connectivity(Torus(n)) == 4 for n in 3..5"])
def test_claims(claim):
    verdict = topocert.prove(claim)
    assert verdict, verdict
    assert verdict.check()
