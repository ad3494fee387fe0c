"""Tests of the package: its examples, its errors, graphs and routers of Python's."""
import doctest
import tempfile
import unittest
import warnings
from pathlib import Path

import topocert
import topocert.commands
import topocert.networks

try:
    import networkx
except ImportError:
    networkx = None


def load_tests(loader, tests, pattern):
    for module in (topocert, topocert.commands, topocert.networks):
        tests.addTests(doctest.DocTestSuite(module))
    return tests


def ring(n):
    return topocert.Graph(range(n), [(i, (i + 1) % n) for i in range(n)])


class Prove(unittest.TestCase):
    def test_folder(self):
        verdict = topocert.prove("diameter(G) == diameter(H) + 1", G=ring(6), H={"x": "y", "y": "xz", "z": "y"})
        self.assertTrue(verdict and verdict.follows)
        with tempfile.TemporaryDirectory() as folder:
            saved = verdict.save(Path(folder) / "kept")
            self.assertTrue(topocert.check(saved).ok)
            with self.assertRaisesRegex(topocert.Error, "want a new folder"):
                verdict.save(saved)
            for certificate in saved.glob("*.cert"):  # a lie
                certificate.write_text(certificate.read_text().replace("= 3", "= 2"))
            self.assertFalse(topocert.check(saved))
            self.assertTrue(topocert.check(saved).rejected[0][1])

    def test_labels(self):
        path = topocert.Graph([(0, 1), (0, 2), "a"], [((0, 1), (0, 2)), ((0, 2), "a")])
        self.assertEqual(topocert.prove('eccentricity(G, "(0, 2)")', G=path).value, "1")

    def test_notes(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "one.edges"
            file.write_text("1 2\n2 3\n")
            with warnings.catch_warnings(record=True) as notes:
                warnings.simplefilter("always")
                self.assertEqual(topocert.prove("order(G)", G=file).value, "3")
            self.assertIn("numbered from 1", str(notes[0].message))
            self.assertIn("one.edges", str(notes[0].message))

    def test_errors(self):
        for wrong, says in {
            "diameter(G) ==": "not a formula",
            "diameter(Petersn) == 2": "Petersen",
            "order(\"none.edges\")": "none.edges",
        }.items():
            with self.subTest(wrong), self.assertRaisesRegex(topocert.Error, says) as caught:
                topocert.prove(wrong, G=ring(3))
            self.assertEqual(caught.exception.status, 2)
        for bad in (object(), {1: [2], 2: []}, {1: [1]}):
            with self.subTest(bad), self.assertRaises(topocert.Error):
                topocert.measure(bad)

    def test_open(self):
        verdict = topocert.prove("bandwidth(Torus(30)) == 1", timeout=0.1)
        self.assertEqual((verdict.verdict, bool(verdict)), ("undecided", False))

    def test_html(self):
        text = topocert.prove_all(["order(G) < 3", "order(G)"], G=ring(3))._repr_html_()
        self.assertIn("<td style='text-align:left'>order(G) &lt; 3</td><td style='text-align:left'>fails</td>", text)
        self.assertIn("<td style='text-align:left'>5</td>", topocert.measure("Petersen")._repr_html_())


class Routers(unittest.TestCase):
    def test_faults(self):
        def around(at, to, graph):  # the shorter way; the other where the link is dead
            step = 1 if 2 * ((to - at) % 5) <= 5 else -1
            hops = [(at + s) % 5 for s in (step, -step)]
            return next((h for h in hops if h in graph.neighbors(at)), None)

        found = topocert.audit(around, ring(5), faults="links")
        # Under each fault the pairs circle that are joined by the dead link, or by it as the second of two: it turns back.
        self.assertEqual((found.pairs, found.delivered), (5 * 20, 5 * 16))
        self.assertEqual([lost for _, lost in found.faults], [4] * 5)
        self.assertEqual({frozenset(link) for link, _ in found.faults}, {frozenset((v, (v + 1) % 5)) for v in range(5)})

    def test_several_faults(self):
        seen = set()

        def closer(at, to, graph):
            seen.add(len(graph.links))
            return min(graph.neighbors(at), default=None)

        found = topocert.audit(closer, ring(4), faults=2)
        self.assertEqual(len(found.faults), 8 * 7 // 2)  # of 4 vertices and 4 links
        self.assertEqual(found.faults[0][0], ((0,), (1,)))
        self.assertLessEqual(seen, {0, 1, 2, 3})  # 3 where a counterexample takes one alone

    def test_stops(self):
        found = topocert.audit(lambda at, to: None if to == "c" else to, {"a": "bc", "b": "ac", "c": "ab"})
        self.assertEqual((found.delivered, found.counterexample[0]), (4, "a"))
        self.assertFalse(found.ok)

    def test_names(self):
        found = topocert.audit(lambda at, to, graph: min(graph.neighbors(at)), "Ring(3)")
        self.assertEqual(found.pairs, 6)
        self.assertLess(found.delivered, 6)

    def test_numbers(self):
        found = topocert.audit(lambda at, to: (at + 1) % 8, "Ring(8)")
        self.assertEqual((found.delivered, found.counterexample), (56, list(range(8))))
        self.assertIn("(0,0)", topocert.audit(lambda at, to, graph: min(graph.neighbors(at)), "Mesh(2)").counterexample)

    def test_several(self):
        def either(at, to):  # both ways to what is opposite
            return [(at + 1) % 4, (at + 3) % 4] if (to - at) % 4 == 2 else to

        found = topocert.audit(either, ring(4))
        self.assertEqual((found.minimal, found.data["adaptive"]), (12, True))
        self.assertEqual(topocert.audit(either, "Ring(4)", pairs=[(0, 2)]).data["deadlock"], "free")
        self.assertEqual(topocert.audit(either, ring(4), faults="links").data["adaptive"], True)
        self.assertEqual(topocert.audit(lambda at, to: [], ring(4)).delivered, 0)

    def test_ends(self):
        self.assertEqual(topocert.audit("bfs", ring(5), ends=[0, 2]).pairs, 2)
        self.assertEqual(topocert.audit("bfs", ring(5), pairs=[(0, 2), (2, 0), (3, 1)]).pairs, 3)
        with self.assertRaisesRegex(topocert.Error, "7"):
            topocert.audit("bfs", ring(5), ends=[7])
        grid = topocert.Graph([(0, 0), (0, 1), (1, 1)], [((0, 0), (0, 1)), ((0, 1), (1, 1))])
        self.assertEqual(topocert.audit("bfs", grid, pairs=[((0, 0), (1, 1))]).max_hops, 2)

    def test_shrink(self):
        found = topocert.shrink(lambda at, to, graph: min(graph.neighbors(at)), (ring(n) for n in range(3, 6)))
        self.assertEqual(found.data["pairs"], 6)
        self.assertIsNone(topocert.shrink("bfs", ["Ring(3)"]))

    def test_raises(self):
        with self.assertRaisesRegex(ZeroDivisionError, "zero"):
            topocert.audit(lambda at, to: at // 0, ring(3))
        with self.assertRaisesRegex(ValueError, "7, which is no vertex"):
            topocert.audit(lambda at, to: 7, ring(3))
        with self.assertRaisesRegex(topocert.Error, "neighbour"):
            topocert.audit(lambda at, to: to, ring(5))


@unittest.skipUnless(networkx, "networkx is not there: Debian's package is python3-networkx")
class Networkx(unittest.TestCase):
    def test_both_ways(self):
        g = networkx.relabel_nodes(networkx.petersen_graph(), {v: ("p", v) for v in range(10)})
        self.assertTrue(topocert.prove("bisection(G) == 5 && girth(G) == 5", G=g))
        self.assertEqual(len(topocert.bisect(g).side), 5)
        self.assertIn(topocert.bisect(g).side[0], g)
        back = topocert.graph("Petersen").to_networkx()
        self.assertTrue(networkx.is_isomorphic(g, back))
        self.assertEqual(topocert.measure(g)["diameter"], networkx.diameter(g))

    def test_router(self):
        g = networkx.grid_graph((3, 3))
        path = dict(networkx.all_pairs_shortest_path(g))
        found = topocert.audit(lambda at, to: path[at][to][1], g)
        self.assertEqual((found.delivered, found.minimal), (72, 72))

    def test_refused(self):
        for bad in (networkx.DiGraph([(0, 1)]), networkx.MultiGraph([(0, 1), (0, 1)]), networkx.Graph([(0, 0)])):
            with self.subTest(bad), self.assertRaises(topocert.Error):
                topocert.measure(bad)


if __name__ == "__main__":
    unittest.main()
