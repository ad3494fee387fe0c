package fuzz

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/traffic"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/solver/distance"
	"topocert/solver/metric"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// accepted checks a file of certificates, and returns the statements of those that
// are accepted. An error must be a rejection, or say that a name is unknown.
func accepted(t testing.TB, data []byte) []certificates.Statement {
	all, err := certificates.ReadAll(bytes.NewReader(data))
	if err != nil {
		if !errors.Is(err, certificates.ErrRejected) {
			t.Fatalf("reading: %v, want a rejection", err)
		}
		return nil
	}
	var list []certificates.Statement
	checker := kinds.Checker(smallWorld())
	for _, c := range all {
		if large(c.Statement.Network) {
			continue
		}
		err := checker.Check(c)
		if alone := kinds.Check(c, smallWorld()); (alone == nil) != (err == nil) {
			t.Fatalf("%s: %v after others, %v alone", c.Statement, err, alone)
		}
		if err == nil {
			list = append(list, c.Statements()...)
			continue
		}
		for _, known := range []error{certificates.ErrRejected, topology.ErrName, topology.ErrParam, topology.ErrLimit, topology.ErrFormat, routing.ErrRouter, nil} {
			if known == nil {
				t.Fatalf("checking: %v, want a rejection or an unknown name", err)
			}
			if errors.Is(err, known) {
				break
			}
		}
	}
	return list
}

// smallWorld looks up small networks and routers.
func smallWorld() certificates.World {
	network := func(name string) (topology.Network, error) {
		if large(name) {
			return nil, topology.ErrLimit
		}
		return topology.Parse(name)
	}
	return certificates.World{
		Graph: func(name string) (certificates.Graph, error) {
			net, err := network(name)
			if err != nil {
				return nil, err
			}
			return net.CSR(), nil
		},
		Router: func(router, name string) (certificates.Router, error) {
			net, err := network(name)
			if err != nil {
				return nil, err
			}
			return routing.New(router, net)
		},
	}
}

// truth evaluates a statement without its certificate. It knows every subject;
// an unknown one is an error in this test.
func truth(t testing.TB, s certificates.Statement) bool {
	net, err := topology.Parse(s.Network)
	if err != nil {
		t.Fatalf("%s: %v", s, err)
	}
	m, err := metric.Measure(context.Background(), net, symmetry.DefaultLimits(), 1)
	if err != nil {
		t.Fatalf("%s: %v", s, err)
	}
	var at []uint32
	for _, a := range s.Args {
		if v, err := strconv.ParseUint(a, 10, 32); err == nil && v < uint64(net.Order()) {
			at = append(at, uint32(v))
		}
	}
	infinite := func(defined bool, value any) string {
		if !defined {
			return "infinite"
		}
		return fmt.Sprint(value)
	}
	is := func(value any) bool { return s.Relation == "=" && s.Value == fmt.Sprint(value) }
	yes := func(b bool) bool { return is(map[bool]string{true: "yes", false: "no"}[b]) }
	bound, _ := strconv.Atoi(s.Value)
	switch s.Subject {
	case "order":
		return is(net.Order())
	case "size":
		return is(net.Size())
	case "min-degree":
		return is(m.MinDegree)
	case "max-degree":
		return is(m.MaxDegree)
	case "diameter":
		return is(infinite(m.Distances.Connected, m.Distances.Diameter))
	case "radius":
		return is(infinite(m.Distances.Connected, m.Distances.Radius))
	case "distance-sum":
		return is(infinite(m.Distances.Connected, m.Distances.Sum))
	case "eccentricity":
		level, order := distance.Levels(net.CSR(), at[0], nil, nil)
		return is(infinite(m.Connected, level[order[len(order)-1]]))
	case "distance":
		level, _ := distance.Levels(net.CSR(), at[0], nil, nil)
		return is(infinite(level[at[1]] != distance.Unreached, level[at[1]]))
	case "distances":
		level, _ := distance.Levels(net.CSR(), at[0], nil, nil)
		count := make([]int, net.Order())
		for _, l := range level {
			if l != distance.Unreached {
				count[l]++
			}
		}
		end := slices.Index(append(count, 0), 0)
		return is(strings.ReplaceAll(strings.Trim(fmt.Sprint(count[:end]), "[]"), " ", ","))
	case "vertex-orbits":
		return is(newImages(net).vertexOrbits())
	case "vertex-transitive":
		return yes(newImages(net).vertexOrbits() == 1)
	case "edge-transitive":
		return yes(newImages(net).edgeTransitive())
	case "automorphism":
		return s.Relation == "=" && newImages(net).atLeast(bound)
	case "bipartite":
		return yes(m.Bipartite)
	case "girth":
		if s.Relation == "<=" {
			return m.Girth > 0 && m.Girth <= bound
		}
		return is(infinite(m.Girth > 0, m.Girth))
	case "hamiltonian":
		return yes(hasHamiltonianCycle(net))
	case "bisection":
		return within(s.Relation, bisectionWidth(net), bound)
	case "vertex-connectivity":
		return within(s.Relation, vertexConnectivity(net), bound)
	case "edge-connectivity":
		return within(s.Relation, edgeConnectivity(net), bound)
	case "disjoint-paths":
		return within(s.Relation, disjointPaths(net, at[0], at[1]), bound)
	case "vertex-fault-detour", "edge-fault-detour":
		d := faultDetour(net, s.Subject == "edge-fault-detour")
		return is(infinite(d >= 0, d))
	case "cluster":
		d, _ := strconv.ParseUint(s.Args[0], 10, 64)
		return within(s.Relation, largestCluster(net, d), bound)
	case "contains":
		other, err := topology.Parse(s.Args[0])
		if err != nil {
			t.Fatalf("%s: %v", s, err)
		}
		return yes(contains(net, other))
	case "route":
		return routeEnds(t, net, s, at)
	case "audit", "deadlock":
		return audited(t, net, s)
	case "lanes":
		return within(s.Relation, lanesOf(t, net, s), bound)
	case "broadcast":
		most, finite := 0, m.Distances.Connected
		for v := range uint32(net.Order()) {
			if finite && (s.Args[1] == "all" || slices.Contains(at, v)) {
				most = max(most, broadcastRounds(net, s.Args[0], v))
			}
		}
		return bounds(s, finite, most, most)
	case "gossip":
		least, most := gossipRounds(net, s.Args[0])
		return bounds(s, m.Distances.Connected, least, most)
	}
	t.Fatalf("%s: no way to tell whether it is true", s)
	return false
}

// within tells whether a number stands in the relation to a bound.
func within(relation string, number, bound int) bool {
	switch relation {
	case "<=":
		return number <= bound
	case ">=":
		return number >= bound
	}
	return number == bound
}

// routeEnds tells whether a router needs as many hops as the statement says.
func routeEnds(t testing.TB, net topology.Network, s certificates.Statement, at []uint32) bool {
	router, err := routing.New(s.Args[0], net)
	if err != nil {
		t.Fatal(err)
	}
	v, header := at[0], router.Header(at[0], at[1])
	for hops := range 4 * net.Order() {
		if v == at[1] {
			return s.Value == strconv.Itoa(hops)
		}
		v, header = router.Next(v, at[1], header)
	}
	return s.Value == "fails"
}

// audited tells whether a statement about all pairs under a router, or all of some
// ends, is true.
func audited(t testing.TB, net topology.Network, s certificates.Statement) bool {
	router, err := routing.New(s.Args[0], net)
	if err != nil {
		t.Fatal(err)
	}
	o := audit.Options{Channels: true, Every: true}
	if last := len(s.Args) - 1; last > 0 && strings.HasPrefix(s.Args[1], "ends:") {
		o.Ends = namedEnds(t, net.Order(), s.Args[1])
	}
	a, err := audit.Run(context.Background(), net.CSR(), router, o)
	if err != nil {
		t.Fatal(err)
	}
	if s.Subject == "deadlock" {
		// Of a deadlock it may be said that there is a cycle.
		return s.Value == a.Deadlock() || s.Value == "cyclic" && a.Deadlock() == "deadlock"
	}
	c, err := audit.ProveExhaustion(net, s.Args[0], a, s.Args[len(s.Args)-1])
	return err == nil && c.Statement.String() == s.String()
}

// lanesOf returns the number of lanes that a statement about them is about.
func lanesOf(t testing.TB, net topology.Network, s certificates.Statement) int {
	var router routing.Router
	if s.Args[0] != certificates.Shortest {
		var err error
		if router, err = routing.New(s.Args[0], net); err != nil {
			t.Fatal(err)
		}
	}
	var ends []uint32
	for v := range uint32(net.Order()) {
		ends = append(ends, v)
	}
	if len(s.Args) > 1 {
		ends = namedEnds(t, net.Order(), s.Args[1])
	}
	return lanesNeeded(net.CSR(), router, ends, 3)
}

// namedEnds finds the ends that a statement names: among all sets of vertices of a small
// network, and among those of three of a larger one.
func namedEnds(t testing.TB, order int, name string) []uint32 {
	var found []uint32
	look := func(ends ...uint32) bool {
		if traffic.EndsName(ends) == name {
			found = ends
		}
		return found != nil
	}
	if order <= 16 {
		for set := range 1 << order {
			var ends []uint32
			for v := range order {
				if set>>v&1 == 1 {
					ends = append(ends, uint32(v))
				}
			}
			if look(ends...) {
				return found
			}
		}
	}
	for a := range uint32(min(order, 100)) {
		for b := range a {
			for c := range b {
				if look(c, b, a) {
					return found
				}
			}
		}
	}
	t.Fatalf("%s: no such vertices of %d", name, order)
	return nil
}

// hasHamiltonianCycle searches all paths; small networks only.
func hasHamiltonianCycle(net topology.Network) bool {
	n := net.Order()
	used := make([]bool, n)
	var extend func(v uint32, length int) bool
	extend = func(v uint32, length int) bool {
		if length == n {
			return n >= 3 && slices.Contains(net.Neighbors(v), 0)
		}
		for _, u := range net.Neighbors(v) {
			if !used[u] {
				used[u] = true
				if extend(u, length+1) {
					return true
				}
				used[u] = false
			}
		}
		return false
	}
	used[0] = true
	return extend(0, 1)
}

// bisectionWidth tries all balanced cuts; small networks only.
func bisectionWidth(net topology.Network) int {
	n := net.Order()
	best := net.Size()
	inside := make([]bool, n)
	var place func(v, taken int)
	place = func(v, taken int) {
		if taken == n/2 {
			width := 0
			for a, b := range net.CSR().Edges() {
				if inside[a] != inside[b] {
					width++
				}
			}
			best = min(best, width)
			return
		}
		if n-v < n/2-taken {
			return
		}
		inside[v] = true
		place(v+1, taken+1)
		inside[v] = false
		place(v+1, taken)
	}
	place(0, 0)
	return best
}

// goodCertificates returns the texts of certificates that are accepted.
func goodCertificates(t testing.TB) [][]byte {
	files, err := filepath.Glob("../certificates/testdata/good/*/*.cert")
	if err != nil || len(files) == 0 {
		t.Fatalf("no certificates: %v", err)
	}
	var texts [][]byte
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, data)
	}
	return texts
}

// soundness is the property that matters: what is accepted is true.
func soundness(t testing.TB, data []byte) {
	for _, s := range accepted(t, data) {
		if !beyond(s) && !truth(t, s) {
			t.Fatalf("accepted, though false: %s\n%s", s, data)
		}
	}
}

// beyond tells whether the truth of a statement would take longer than a test should
// wait: that of a bisection has all halves of the vertices tried.
func beyond(s certificates.Statement) bool {
	net, err := topology.Parse(s.Network)
	most := 64
	if s.Subject == "bisection" {
		most = 24
	}
	return err == nil && net.Order() > most
}

// FuzzCertificate checks arbitrary texts as certificates: the checker neither
// panics nor hangs, and accepts nothing that is false.
func FuzzCertificate(f *testing.F) {
	for _, text := range goodCertificates(f) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if all, err := certificates.ReadAll(bytes.NewReader(data)); err == nil && slices.ContainsFunc(all, func(c *certificates.Certificate) bool { return len(c.Statement.Network) > 24 }) {
			t.Skip("too large a graph to evaluate by brute force")
		}
		soundness(t, data)
	})
}

// TestMutatedCertificates changes good certificates where it hurts, a number or
// a word at a time, or a statement or a certificate more, and holds them against the
// truth.
func TestMutatedCertificates(t *testing.T) {
	good := goodCertificates(t)
	rapid.Check(t, func(rt *rapid.T) {
		text := string(rapid.SampledFrom(good).Draw(rt, "certificate"))
		lines := strings.SplitAfter(text, "\n")
		at := func(label string) int { return rapid.IntRange(0, len(lines)-2).Draw(rt, label) }
		switch rapid.SampledFrom([]string{"number", "swap", "drop", "repeat", "exchange", "join", "also"}).Draw(rt, "change") {
		case "number":
			i := rapid.IntRange(1, len(lines)-2).Draw(rt, "line")
			words := strings.Fields(lines[i])
			j := rapid.IntRange(0, len(words)-1).Draw(rt, "word")
			words[j] = rapid.SampledFrom([]string{"0", "1", "2", "3", "4", "5", "7", "10", "-", "yes", "no", "infinite", "<=", "="}).Draw(rt, "to")
			lines[i] = strings.Join(words, " ") + "\n"
		case "swap":
			i := rapid.IntRange(1, len(lines)-2).Draw(rt, "line")
			words := strings.Fields(lines[i])
			j, k := rapid.IntRange(0, len(words)-1).Draw(rt, "word"), rapid.IntRange(0, len(words)-1).Draw(rt, "with")
			words[j], words[k] = words[k], words[j]
			lines[i] = strings.Join(words, " ") + "\n"
		case "drop":
			i := at("line")
			lines = slices.Delete(lines, i, i+1)
		case "repeat":
			i := at("line")
			lines = slices.Insert(lines, i, lines[i])
		case "exchange":
			i, j := at("line"), at("with")
			lines[i], lines[j] = lines[j], lines[i]
		case "join": // another file's certificates after these
			other := string(rapid.SampledFrom(good).Draw(rt, "other"))
			_, rest, _ := strings.Cut(other, "\n")
			lines = append(lines[:len(lines)-1], strings.SplitAfter(rest, "\n")...)
		case "also": // one statement more
			words := strings.Fields(lines[1])
			words[0] = rapid.SampledFrom([]string{words[0], "order", "size", "max-degree", "diameter", "radius", "girth", "vertex-orbits", "vertex-transitive", "vertex-fault-detour", "edge-fault-detour", "edge-transitive"}).Draw(rt, "subject")
			words[len(words)-1] = rapid.SampledFrom([]string{words[len(words)-1], "0", "1", "2", "3", "4", "6", "yes", "no", "infinite"}).Draw(rt, "value")
			lines = slices.Insert(lines, rapid.IntRange(1, 2).Draw(rt, "line"), strings.Join(words, " ")+"\n")
		}
		soundness(t, []byte(strings.Join(lines, "")))
	})
}

// TestEveryByteMatters changes every byte of every good certificate: what is
// still accepted is true.
func TestEveryByteMatters(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	every := 1
	if testing.Short() {
		every = 8
	}
	tried, still := 0, 0
	for _, text := range goodCertificates(t) {
		whole := len(accepted(t, text)) // a change of one certificate leaves the others of its file
		for i := 0; i < len(text); i += every {
			changed := bytes.Clone(text)
			changed[i] = "0123456789 -\nabe=<"[random.IntN(18)]
			if bytes.Equal(changed, text) {
				continue
			}
			tried++
			list := accepted(t, changed)
			if len(list) > 0 && len(list) >= whole {
				still++
			}
			for _, s := range list {
				if !beyond(s) && !truth(t, s) {
					t.Fatalf("accepted, though false: %s\n%s", s, changed)
				}
			}
		}
	}
	if still*10 > tried {
		t.Errorf("%d of %d changed certificates are still accepted", still, tried)
	}
}
