package audit

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// TestDuatoMesh: Duato's protocol on a mesh, that is all minimal hops on channel 1 and those of
// dimension order on channel 0, is free by the escape channel 0; on channel 1 alone, as by Dally
// and Seitz, there is a cycle, and a message has no channel of a third one for escape. With minimal
// hops for escape too the escape channels wait in a cycle; the west-first turn model (Glass
// and Ni, 1992) needs no escape.
func TestDuatoMesh(t *testing.T) {
	const side = 3
	net, err := topology.Parse("Mesh(3)")
	if err != nil {
		t.Fatal(err)
	}
	table := func(hops func(x, y, a, b int, add func(dx, dy, class int))) *routing.Adaptive {
		var text strings.Builder
		for d := range side * side {
			for v := range side * side {
				var list []string
				x, y, a, b := v/side, v%side, d/side, d%side
				hops(x, y, a, b, func(dx, dy, class int) {
					list = append(list, fmt.Sprintf("%d/%d", (x+dx)*side+y+dy, class))
				})
				if len(list) == 0 {
					list = []string{"-"}
				}
				text.WriteString(strings.Join(list, ";") + " ")
			}
			text.WriteString("\n")
		}
		r, err := routing.ReadAdaptive(strings.NewReader(text.String()), net.CSR())
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	towards := func(from, to int) int { return min(1, max(-1, to-from)) }
	duato := func(class int) func(x, y, a, b int, add func(dx, dy, class int)) {
		return func(x, y, a, b int, add func(dx, dy, class int)) {
			if a != x {
				add(towards(x, a), 0, 1)
			}
			if b != y {
				add(0, towards(y, b), 1)
			}
			if a != x {
				add(towards(x, a), 0, 0)
			}
			if b != y && (a == x || class == 0) { // with 0 not dimension order
				add(0, towards(y, b), 0)
			}
		}
	}
	west := func(x, y, a, b int, add func(dx, dy, class int)) {
		if a < x {
			add(-1, 0, 0)
			return
		}
		if a > x {
			add(1, 0, 0)
		}
		if b != y {
			add(0, towards(y, b), 0)
		}
	}
	for _, c := range []struct {
		name   string
		r      *routing.Adaptive
		escape []int
		want   string
	}{
		{"Duato", table(duato(1)), []int{0}, "free"},
		{"Duato, by Dally and Seitz", table(duato(1)), nil, "cyclic"},
		{"Duato, both for escape", table(duato(1)), []int{0, 1}, "cyclic"},
		{"Duato, the wrong channel", table(duato(1)), []int{1}, "cyclic"},
		{"minimal hops for escape", table(duato(0)), []int{0}, "cyclic"},
		{"west first", table(west), nil, "free"},
	} {
		a, err := RunAdaptive(t.Context(), net.CSR(), c.r, nil, nil, c.escape)
		if err != nil || a.Deadlock() != c.want || a.Minimal != 72 {
			t.Errorf("%s: %q, %d of 72 minimal, %v; want %q", c.name, a.Deadlock(), a.Minimal, err, c.want)
		}
	}
	some := table(func(x, y, a, b int, add func(dx, dy, class int)) {
		if a != x {
			add(towards(x, a), 0, 0)
		} else if b != y {
			add(0, towards(y, b), 1)
		}
	})
	a, err := RunAdaptive(t.Context(), net.CSR(), some, nil, nil, []int{0})
	if err != nil || a.Deadlock() != "unescaped" || a.Escape.At/side != a.Escape.For/side {
		t.Errorf("channel 1 alone in a row: %+v, %v, want a message unescaped in the row of its destination", a.Escape, err)
	}
}

// TestAdaptive holds audits of wild tables against walks that try every choice.
func TestAdaptive(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 9))
	met := map[string]int{}
	for range 300 {
		net, err := topology.Parse([]string{"Ring(5)", "Petersen", "Mesh(2,3)", "Ring(3)"}[rng.IntN(4)])
		if err != nil {
			t.Fatal(err)
		}
		n, wild := net.Order(), rng.IntN(12)
		var text strings.Builder
		level := make([][]int, n)
		for d := range n {
			level[d] = make([]int, n)
			for v := range level[d] {
				level[d][v] = n
			}
			level[d][d] = 0
			for range n {
				for u, v := range net.CSR().Edges() {
					level[d][u] = min(level[d][u], level[d][v]+1)
					level[d][v] = min(level[d][v], level[d][u]+1)
				}
			}
			for v := range n {
				var list []string
				for _, u := range net.Neighbors(uint32(v)) {
					if v != d && (level[d][u] < level[d][v] && rng.IntN(40) > 0 || rng.IntN(100) < wild) {
						list = append(list, fmt.Sprint(u))
					}
				}
				if list == nil {
					list = []string{"-"}
				}
				text.WriteString(strings.Join(list, ";") + " ")
			}
			text.WriteString("\n")
		}
		r, err := routing.ReadAdaptive(strings.NewReader(text.String()), net.CSR())
		if err != nil {
			t.Fatal(err)
		}
		var delivered, minimal uint64
		most := 0
		for d := range uint32(n) {
			for s := range uint32(n) {
				if s == d {
					continue
				}
				if l := longest(r, s, d, 0, nil, false); l >= 0 {
					delivered++
					most = max(most, l)
					if l == level[d][s] {
						minimal++
					}
				}
			}
		}
		a, err := RunAdaptive(t.Context(), net.CSR(), r, nil, nil, nil)
		if err != nil || a.Delivered != delivered || a.Minimal != minimal || a.MaxHops != most {
			t.Fatalf("%s\n%s%d delivered, %d minimal, at most %d hops, %v; want %d, %d, %d", net.Name(), text.String(), a.Delivered, a.Minimal, a.MaxHops, err, delivered, minimal, most)
		}
		met[a.Deadlock()]++
		for _, vertices := range []bool{false, true} {
			for f := range routing.Faults(net.CSR(), vertices) {
				for _, knows := range []bool{false, true} {
					var want uint64
					for d := range uint32(n) {
						for s := range uint32(n) {
							if s != d && !f.Kills(s) && !f.Kills(d) && longest(r, s, d, 0, &f, knows) > 0 {
								want++
							}
						}
					}
					beside := routing.FaultTolerant(r)
					if knows {
						beside = told{r}
					}
					a, err := RunFaults(t.Context(), net.CSR(), beside, func(yield func(routing.Fault) bool) { yield(f) }, nil)
					if err != nil || a.Delivered != want {
						t.Fatalf("%s, %s, told %v\n%s%d delivered, %v; want %d", net.Name(), Without(net, f), knows, text.String(), a.Delivered, err, want)
					}
				}
			}
		}
		if a.Livelocked > 0 {
			met["round"]++
		}
		if a.Stopped > 0 {
			met["stopped"]++
		}
		if a.Delivered > a.Minimal {
			met["longer"]++
		}
	}
	if met["deadlock"] > 0 || met["free"]*met["acyclic"]*met["cyclic"]*met["round"]*met["stopped"]*met["longer"] == 0 {
		t.Errorf("met %v, want each of the outcomes and never deadlock", met)
	}
}

// told is a router that was told of the faults.
type told struct{ *routing.Adaptive }

func (r told) Around(f routing.Fault) routing.Router { return r.Beside(f) }

// longest is that of the walks from v, −1 if one does not arrive. A router that was told of a fault loses
// what it sends there; another one takes what is alive.
func longest(r *routing.Adaptive, v, d uint32, steps int, f *routing.Fault, told bool) int {
	switch {
	case v == d:
		return steps
	case steps > 16:
		return -1
	}
	far := -1
	for c := range r.Choices(v, d) {
		if f != nil && f.Blocks(v, c.To) {
			if told {
				return -1
			}
			continue
		}
		l := longest(r, c.To, d, steps+1, f, told)
		if l < 0 {
			return -1
		}
		far = max(far, l)
	}
	return far
}

// TestAdaptivePairs: of pairs alone, what waits for what is that of their messages. Both ways round a ring of four
// close a cycle, but not for what goes from 0 to 2 and from 1 to 3 by 0 and 2.
func TestAdaptivePairs(t *testing.T) {
	net, err := topology.Parse("Ring(4)")
	if err != nil {
		t.Fatal(err)
	}
	r, err := routing.ReadAdaptive(strings.NewReader("- 0 1;3 0\n1 - 1 0;2\n1;3 2 - 2\n3 0;2 3 -\n"), net.CSR())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		pairs  []Pair
		escape []int
		want   string
	}{
		{[]Pair{{Source: 0, Destination: 2}, {Source: 0, Destination: 2}, {Source: 0, Destination: 1}}, nil, "free"},
		{[]Pair{{Source: 0, Destination: 2}, {Source: 0, Destination: 1}}, []int{0}, "free"},
		{[]Pair{{Source: 0, Destination: 2}, {Source: 1, Destination: 3}, {Source: 2, Destination: 0}, {Source: 3, Destination: 1}}, nil, "cyclic"},
	} {
		a, err := RunAdaptive(t.Context(), net.CSR(), r, nil, c.pairs, c.escape)
		if err != nil || a.Deadlock() != c.want || a.Delivered != uint64(len(c.pairs)) || a.Minimal != a.Delivered || a.Loads != nil {
			t.Errorf("%v, escape %v: %q, %d delivered, %d minimal, %v; want %q and all", c.pairs, c.escape, a.Deadlock(), a.Delivered, a.Minimal, err, c.want)
		}
	}
}

// TestDuatoIndirect: a cycle of escape channels that only messages close which leave them in between, from
// (1,2) by 2, 3 to (3,0), and from (3,0) by 0, 1 to (1,2).
func TestDuatoIndirect(t *testing.T) {
	net, err := topology.Parse("g6:C~")
	if err != nil {
		t.Fatal(err)
	}
	for want, to2 := range map[string]string{"cyclic": "2/0;1/1", "free": "2/0"} {
		r, err := routing.ReadAdaptive(strings.NewReader("- 2/0 0/0;3/1 0/0\n1/0 - 1/0 1/0\n"+to2+" 2/0 - 0/0\n3/0 3/0 3/0 -\n"), net.CSR())
		if err != nil {
			t.Fatal(err)
		}
		if a, err := RunAdaptive(t.Context(), net.CSR(), r, nil, nil, []int{0}); err != nil || a.Deadlock() != want || a.Delivered != 12 {
			t.Errorf("by %s: %q, %d of 12 delivered, %v; want %q", to2, a.Deadlock(), a.Delivered, err, want)
		}
	}
}
