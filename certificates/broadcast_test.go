package certificates_test

import (
	"testing"

	"topocert/certificates"
	"topocert/certificates/broadcasts"
	"topocert/internal/deep"
)

// leastRounds returns the rounds of the shortest single-port broadcast in g from
// the source, by trying all sets of sends in all rounds. g is connected.
func leastRounds(g certificates.Graph, source uint32) int {
	all := uint(1)<<g.Order() - 1
	now := map[uint]bool{1 << source: true}
	for rounds := 0; ; rounds++ {
		if now[all] {
			return rounds
		}
		next := make(map[uint]bool)
		for set := range now {
			var choose func(u uint32, after uint)
			choose = func(u uint32, after uint) {
				if int(u) == g.Order() {
					next[after] = true
					return
				}
				choose(u+1, after)
				if set>>u&1 == 1 {
					for _, v := range g.Neighbors(u) {
						choose(u+1, after|1<<v)
					}
				}
			}
			choose(0, set)
		}
		now = next
	}
}

// levels returns the distances from the source.
func levels(g certificates.Graph, source uint32) []uint32 {
	level := make([]uint32, g.Order())
	for v := range level {
		level[v] = ^uint32(0)
	}
	level[source] = 0
	for queue := []uint32{source}; len(queue) > 0; queue = queue[1:] {
		for _, u := range g.Neighbors(queue[0]) {
			if level[u] == ^uint32(0) {
				level[u] = level[queue[0]] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}

// TestBroadcastBounds holds the formula and counting against brute force, for
// all connected graphs on up to 6 vertices and all sources: the formula has a
// model exactly if the rounds suffice, and counting excludes none that do.
func TestBroadcastBounds(t *testing.T) {
	deep.NotShort(t)
	exact, cases := 0, 0
	for n := 1; n <= 6; n++ {
		for _, g := range connectedGraphs(n) {
			for s := range uint32(n) {
				least := leastRounds(g, s)
				r := broadcasts.NewReach(g, s, levels(g, s))
				for rounds := range n + 1 {
					allowed := r.AllowsRounds(rounds)
					if rounds >= least && !allowed {
						t.Fatalf("graph %v from %d: %d rounds suffice, counting excludes %d", g, s, least, rounds)
					}
					if rounds+1 == least {
						cases++
						if !allowed {
							exact++
						}
					}
				}
				if n == 6 && (s > 0 || testing.Short()) {
					continue // the formulas take longer
				}
				for rounds := max(0, least-2); rounds <= least+1; rounds++ {
					f, err := broadcasts.CNF(g, s, uint64(rounds))
					if err != nil {
						t.Fatal(err)
					}
					if got := satisfiable(f, 0, 0); got != (rounds >= least) {
						t.Fatalf("graph %v from %d: %d rounds suffice; formula for %d rounds: model %t", g, s, least, rounds, got)
					}
				}
			}
		}
	}
	if 10*exact < 6*cases {
		t.Errorf("counting gives the least number of rounds in %d of %d cases, want most", exact, cases)
	}
}

// TestReach counts sequences by hand for the octagon, 1, 3, 4 vertices at
// distances 0, 1, 2, degree 3. In 2 rounds: the sequences (), (1), (2), (1,1), so
// 4 places for 8 vertices and 1 for 4 at distance 2. In 3 rounds: (3), (1,2),
// (2,1), (1,1,1) besides, so 8 and 4.
func TestReach(t *testing.T) {
	r := broadcasts.Reach{Beyond: []int{8, 7, 4}, Source: 3, Most: 3}
	for rounds, want := range []bool{false, false, false, true, true} {
		if got := r.AllowsRounds(rounds); got != want {
			t.Errorf("%d rounds: allowed %t, want %t", rounds, got, want)
		}
	}
	// With 5 vertices at distance 2 it takes a round more; so does degree 2.
	r.Beyond[2] = 5
	if r.AllowsRounds(3) {
		t.Error("5 vertices at distance 2 in 3 rounds")
	}
	if (broadcasts.Reach{Beyond: []int{8, 7, 4}, Source: 2, Most: 2}).AllowsRounds(3) {
		t.Error("8 vertices of a ring in 3 rounds")
	}
	// Of the 16 sequences with a sum of at most 4, degree 3 leaves out (4) and (1,3).
	for n, want := range map[int]bool{14: true, 15: false} {
		if got := (broadcasts.Reach{Beyond: []int{n, n - 1}, Source: 3, Most: 3}).AllowsRounds(4); got != want {
			t.Errorf("%d vertices of degree 3 in 4 rounds: allowed %t, want %t", n, got, want)
		}
	}
	if (broadcasts.Reach{Beyond: []int{2, 1}, Never: true, Source: 1, Most: 1}).AllowsRounds(9) {
		t.Error("a vertex out of reach in 9 rounds")
	}
}
