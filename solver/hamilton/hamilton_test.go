package hamilton

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os/exec"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates/kinds"
	"topocert/internal/deep"
	"topocert/solver"
	"topocert/solver/invariants"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// heldKarp tells by dynamic programming over the sets of vertices whether the
// graph has a Hamiltonian cycle (M. Held, R. M. Karp, "A dynamic programming approach to
// sequencing problems", J. SIAM 10, 1962): for each set with vertex 0, the ends of the
// paths from 0 through all of it. Up to 20 vertices.
func heldKarp(g *topology.Graph) bool {
	n := g.Order()
	if n < 3 {
		return false
	}
	row := make([]uint32, n)
	for v := range uint32(n) {
		for _, u := range g.Neighbors(v) {
			row[v] |= 1 << u
		}
	}
	ends := make([]uint32, 1<<n)
	ends[1] = 1
	for set := uint32(1); set < 1<<n; set += 2 {
		for e := ends[set]; e != 0; e &= e - 1 {
			for next := row[bits.TrailingZeros32(e)] &^ set; next != 0; next &= next - 1 {
				u := next & -next
				ends[set|u] |= u
			}
		}
	}
	return ends[1<<n-1]&row[0] != 0
}

// judge holds all searches against the truth. It tells whether FindCycle, which
// does not promise it, finds a cycle where there is one.
func judge(t rapid.TB, g *topology.Graph, hamiltonian bool) (finds bool) {
	t.Helper()
	net, err := topology.NewExternal(g)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	found, err := FindCycle(ctx, net, 1)
	if err != nil {
		t.Fatal(err)
	}
	exact, err := searchExhaustively(ctx, g, 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	for name, cycle := range map[string][]uint32{"FindCycle": found, "searchExhaustively": exact} {
		if cycle != nil && !hamiltonian || name == "searchExhaustively" && cycle == nil && hamiltonian {
			t.Fatalf("%s of %s: %v, want a cycle: %t", name, net.Name(), cycle, hamiltonian)
		}
		if cycle != nil {
			if err := kinds.Check(invariants.ProveCycle(net, cycle), solvertest.WorldOf(g)); err != nil {
				t.Fatalf("%s of %s: %v", name, net.Name(), err)
			}
		}
	}
	c, none := ProveSeparator(net)
	if none == nil {
		if hamiltonian {
			t.Fatalf("%s is Hamiltonian, got %v", net.Name(), c)
		}
		if err := kinds.Check(c, solvertest.WorldOf(g)); err != nil {
			t.Fatalf("%s: %v", net.Name(), err)
		}
	}
	return (found != nil) == hamiltonian
}

// TestHamiltonEveryGraph tries all labelled graphs, connected or not, of at most
// five vertices.
func TestHamiltonEveryGraph(t *testing.T) {
	for n := 1; n <= 5; n++ {
		var links []solvertest.Link
		for u := range uint32(n) {
			for v := range u {
				links = append(links, solvertest.Link{v, u})
			}
		}
		for set := range 1 << len(links) {
			var some []solvertest.Link
			for i, l := range links {
				if set>>i&1 == 1 {
					some = append(some, l)
				}
			}
			g := solvertest.Linked(t, n, some)
			if !judge(t, g, heldKarp(g)) {
				t.Errorf("no cycle is found through links %v", some)
			}
		}
	}
}

// TestHamiltonGeng tries all connected graphs on 3 to 7 vertices up to
// isomorphism.
//
// Source of the numbers of graphs and of those with a Hamiltonian cycle: OEIS
// A001349 and A003216.
func TestHamiltonGeng(t *testing.T) {
	geng, err := exec.LookPath("nauty-geng")
	if err != nil {
		if geng, err = exec.LookPath("geng"); err != nil {
			t.Skip("nauty's geng is not installed")
		}
	}
	for n, want := range map[int][2]int{3: {2, 1}, 4: {6, 3}, 5: {21, 8}, 6: {112, 48}, 7: {853, 383}} {
		text, err := exec.Command(geng, "-cq", fmt.Sprint(n)).Output()
		if err != nil {
			t.Fatal(err)
		}
		var got [2]int
		for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
			net, err := topology.Parse("g6:" + lines.Text())
			if err != nil {
				t.Fatal(err)
			}
			hamiltonian := heldKarp(net.CSR())
			if !judge(t, net.CSR(), hamiltonian) {
				t.Errorf("%s: no cycle is found", net.Name())
			}
			got[0]++
			if hamiltonian {
				got[1]++
			}
		}
		if got != want {
			t.Errorf("%d vertices: %v graphs and Hamiltonian ones, want %v", n, got, want)
		}
	}
}

func TestHamiltonRandom(t *testing.T) {
	missed := 0
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(3, 12).Draw(rt, "order")
		percent := rapid.IntRange(10, 70).Draw(rt, "percent")
		var links []solvertest.Link
		for u := range uint32(n) {
			for v := range u {
				if rapid.IntRange(0, 99).Draw(rt, "link") < percent {
					links = append(links, solvertest.Link{v, u})
				}
			}
		}
		g := solvertest.Linked(t, n, links)
		if !judge(rt, g, heldKarp(g)) {
			missed++
		}
	})
	if !testing.Short() && missed > 0 { // of any seed that is not promised
		t.Errorf("in %d graphs with a cycle none is found", missed)
	}
}

// TestPlanted hides a Hamiltonian cycle among a few links. What is found is one; that one is
// found is not promised, but of the fixed seed it is.
func TestPlanted(t *testing.T) {
	most, missed := deep.Cases(40, 60, 100), 0
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(30, most).Draw(rt, "order")
		order := rapid.Permutation(solver.Identity(n)).Draw(rt, "cycle")
		set := make(map[solvertest.Link]bool)
		add := func(u, v uint32) {
			if u != v {
				set[solvertest.Link{min(u, v), max(u, v)}] = true
			}
		}
		for i, v := range order {
			add(v, order[(i+1)%n])
		}
		for range n {
			vertex := rapid.Uint32Range(0, uint32(n-1))
			add(vertex.Draw(rt, "u"), vertex.Draw(rt, "v"))
		}
		var links []solvertest.Link
		for l := range set {
			links = append(links, l)
		}
		net, err := topology.NewExternal(solvertest.Linked(t, n, links))
		if err != nil {
			rt.Fatal(err)
		}
		cycle, err := FindCycle(context.Background(), net, 1)
		if err != nil {
			rt.Fatal(err)
		}
		if cycle == nil {
			missed++
		} else if err := kinds.Check(invariants.ProveCycle(net, cycle), solvertest.WorldOf(net)); err != nil {
			rt.Fatal(err)
		}
		if c, err := ProveSeparator(net); err == nil {
			rt.Fatalf("refuted: %v", c)
		}
	})
	if deep.Tests() && missed > 0 {
		t.Errorf("%d cycles are not found", missed)
	}
}

// TestTourGaps holds the gaps that a tour keeps against those that are there.
func TestTourGaps(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(4, 24).Draw(rt, "order")
		seed := rapid.Uint64().Draw(rt, "seed")
		rng := rand.New(rand.NewPCG(seed, 1))
		links := slices.Clone(solvertest.TreeLinks(rng, n))
		for range n / 2 {
			if u, v := uint32(rng.IntN(n)), uint32(rng.IntN(n)); u < v && !slices.Contains(links, solvertest.Link{u, v}) && !slices.Contains(links, solvertest.Link{v, u}) {
				links = append(links, solvertest.Link{u, v})
			}
		}
		g := solvertest.Linked(t, n, links)
		tr := newTour(g, rng, true)
		before := n
		for range 100 {
			gaps := 0
			for i, v := range tr.at {
				if int(tr.place[v]) != i {
					rt.Fatalf("vertex %d at %d, want %d", v, i, tr.place[v])
				}
				beside := uint8(0)
				for _, u := range []uint32{tr.next(v), tr.before(v)} {
					if !g.HasEdge(u, v) {
						beside++
					}
				}
				if tr.gaps[v] != beside || (tr.index[v] >= 0) != (beside > 0) || beside > 0 && tr.open[tr.index[v]] != v {
					rt.Fatalf("vertex %d has %d gaps, want %d", v, tr.gaps[v], beside)
				}
				gaps += int(beside)
			}
			if gaps > 2*before {
				rt.Fatalf("%d gaps after %d", gaps/2, before)
			}
			if before = gaps / 2; before == 0 {
				break
			}
			tr.step()
		}
	})
}

// TestHamiltonStops sees that searches end with the context, and by the budget.
func TestHamiltonStops(t *testing.T) {
	net, err := topology.Parse("GP(1001,2)") // 1001 ≡ 5 modulo 6: no cycle
	if err != nil {
		t.Fatal(err)
	}
	for _, limit := range []int64{0, 1, 100, 1000, 3000} {
		solvertest.WantStop(t, limit, func(ctx context.Context) error {
			cycle, err := FindCycle(ctx, net, 1)
			if cycle != nil {
				t.Errorf("got %v, want no cycle", cycle)
			}
			return err
		})
		solvertest.WantStop(t, limit, func(ctx context.Context) error {
			cycle, err := searchExhaustively(ctx, net.CSR(), 1<<30)
			if cycle != nil {
				t.Errorf("got %v, want no cycle", cycle)
			}
			return err
		})
	}
	if cycle, err := searchExhaustively(context.Background(), net.CSR(), 10); cycle != nil || !errors.Is(err, symmetry.ErrBudget) {
		t.Errorf("got %v, %v, want ErrBudget", cycle, err)
	}
}
