package fuzz

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/fuzz/oracle"
	"topocert/topology"
)

// The files oracle*_test.go tell by definitions, and by trying everything, what is true of
// small networks. They share nothing with the provers: see TestOraclesArePlain.

// truth evaluates a statement without its certificate. It knows every subject;
// an unknown one is an error in this test.
func truth(t testing.TB, s certificates.Statement) bool {
	net, err := topology.Parse(s.Network)
	if err != nil {
		t.Fatalf("%s: %v", s, err)
	}
	var at []uint32
	for _, a := range s.Args {
		if v, err := strconv.ParseUint(a, 10, 32); err == nil && v < uint64(net.Order()) {
			at = append(at, uint32(v))
		}
	}
	finite := connected(net)
	is := func(value any) bool { return s.Relation == "=" && s.Value == fmt.Sprint(value) }
	yes := func(b bool) bool { return is(map[bool]string{true: "yes", false: "no"}[b]) }
	bound, _ := strconv.Atoi(s.Value)
	switch s.Subject {
	case "order":
		return is(net.Order())
	case "size":
		return is(len(links(net)))
	case "min-degree":
		least, _ := extremes(degrees(net))
		return is(least)
	case "max-degree":
		_, most := extremes(degrees(net))
		return is(most)
	case "diameter":
		_, most := extremes(eccentricities(net))
		return is(orInfinite(finite, most))
	case "radius":
		least, _ := extremes(eccentricities(net))
		return is(orInfinite(finite, least))
	case "distance-sum":
		sum := 0
		for v := range uint32(net.Order()) {
			for _, d := range levels(net, v) {
				sum += d
			}
		}
		return is(orInfinite(finite, sum))
	case "eccentricity":
		return is(orInfinite(finite, eccentricities(net)[at[0]]))
	case "distance":
		d := levels(net, at[0])[at[1]]
		return is(orInfinite(d >= 0, d))
	case "distances":
		var count []int
		level := levels(net, at[0])
		for d := range slices.Max(level) + 1 {
			n := 0
			for _, l := range level {
				if l == d {
					n++
				}
			}
			count = append(count, n)
		}
		return is(strings.ReplaceAll(strings.Trim(fmt.Sprint(count), "[]"), " ", ","))
	case "vertex-orbits":
		return is(newImages(net).vertexOrbits())
	case "vertex-transitive":
		return yes(newImages(net).vertexOrbits() == 1)
	case "edge-orbits":
		return is(newImages(net).edgeOrbits())
	case "automorphisms":
		many, _ := new(big.Int).SetString(s.Value, 10)
		return s.Relation == "=" && many.Cmp(newImages(net).group()) == 0 || s.Relation == ">=" && many.Cmp(newImages(net).group()) <= 0
	case "edge-transitive":
		return yes(newImages(net).edgeTransitive())
	case "automorphism":
		return s.Relation == "=" && newImages(net).atLeast(bound)
	case "bipartite":
		return yes(bipartite(net))
	case "girth":
		g, cyclic := girth(net)
		if s.Relation == "<=" {
			return cyclic && g <= bound
		}
		return is(orInfinite(cyclic, g))
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
	case "spanning-trees":
		return is(spanningTrees(net))
	case "eigenvalue-multiplicity", "laplacian-multiplicity":
		k, _ := strconv.ParseInt(s.Args[0], 10, 64)
		return within(s.Relation, multiplicity(net, s.Subject == "laplacian-multiplicity", k), bound)
	case "matching-number":
		return within(s.Relation, largestMatching(net), bound)
	case "vertex-fault-detour", "edge-fault-detour":
		d := faultDetour(net, s.Subject == "edge-fault-detour")
		return is(orInfinite(d >= 0, d))
	case "cluster":
		d, _ := strconv.ParseUint(s.Args[0], 10, 64)
		return within(s.Relation, largestCluster(net, d), bound)
	case "contains":
		other, err := topology.Parse(s.Args[0])
		if err != nil {
			t.Fatalf("%s: %v", s, err)
		}
		if other.Order() == net.Order() {
			return yes(contains(net, other))
		}
	case "route":
		return is(routeEnds(t, net, s, at))
	case "audit":
		return is(audited(t, net, s))
	case "max-load":
		return is(maxLoad(t, net, s))
	case "deadlock":
		return deadlocks(t, net, s)
	case "lanes":
		return within(s.Relation, lanesOf(t, net, s), bound)
	case "broadcast":
		most := 0
		for v := range uint32(net.Order()) {
			if finite && (s.Args[1] == "all" || slices.Contains(at, v)) {
				most = max(most, broadcastRounds(net, s.Args[0], v))
			}
		}
		return bounds(s, finite, most, most)
	case "gossip":
		least, most := gossipRounds(net, s.Args[0])
		return bounds(s, finite, least, most)
	}
	if w, known := wordOf(s.Subject); known {
		return sayOfWord(t, s, net, w)
	}
	t.Fatalf("%s: no way to tell whether it is true", s)
	return false
}

// wordOf returns the standard word that a statement is about.
func wordOf(subject string) (oracle.Word, bool) {
	all := append(oracle.Words(), oracle.Pairs()...)
	i := slices.IndexFunc(all, func(w oracle.Word) bool { return certificates.SubjectOf(w.Name) == subject })
	if i < 0 {
		return oracle.Word{}, false
	}
	return all[i], true
}

// sayOfWord tells whether a statement about a word is true, by brute force.
func sayOfWord(t testing.TB, s certificates.Statement, net topology.Network, w oracle.Word) bool {
	brute := func(net topology.Network) oracle.Graph {
		var links []oracle.Link
		for u, v := range net.CSR().Edges() {
			links = append(links, oracle.Link{int(u), int(v)})
		}
		return oracle.New(net.Order(), links...)
	}
	args := s.Args
	var other topology.Network
	if w.ValueOfTwo != nil {
		var err error
		if other, err = topology.Parse(args[0]); err != nil {
			t.Fatalf("%s: %v", s, err)
		}
		args = args[1:]
	}
	var numbers []int
	for _, a := range args {
		n, err := strconv.Atoi(a)
		if err != nil {
			return false
		}
		numbers = append(numbers, n)
	}
	var value any
	if other != nil {
		value = w.ValueOfTwo(brute(net), brute(other), numbers)
	} else {
		value = w.Value(brute(net), numbers)
	}
	if truth, is := value.(bool); is {
		return s.Relation == "=" && s.Value == map[bool]string{true: "yes", false: "no"}[truth]
	}
	got, stated := certificates.BoundsOf(certificates.Statement{Relation: "=", Value: oracle.Text(value)}), certificates.BoundsOf(certificates.Statement{Relation: "=", Value: s.Value})
	switch {
	case got.Word != "" || stated.Word != "": // infinite, or none
		return s.Relation == "=" && got.Word == stated.Word || s.Relation == ">=" && got.Word == certificates.Infinite && stated.Low != nil
	case s.Relation == "<=":
		return got.Low.Cmp(stated.Low) <= 0
	case s.Relation == ">=":
		return got.Low.Cmp(stated.Low) >= 0
	}
	return got.Low.Cmp(stated.Low) == 0
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

// beyond tells whether the truth of a statement would take longer than a test should
// wait: that of a bisection has all halves of the vertices tried, that of a matching all
// partners.
func beyond(s certificates.Statement) bool {
	net, err := topology.Parse(s.Network)
	most := 64
	switch s.Subject {
	case "bisection":
		most = 24
	case "matching-number":
		most = 16
	case "contains":
		if other, wrong := topology.Parse(s.Args[0]); err == nil && (wrong != nil || other.Order() != net.Order()) {
			most = 6
		}
	default:
		if _, known := wordOf(s.Subject); known && !slices.ContainsFunc(certificates.FactKinds(), func(f certificates.FactKind) bool { return f.Subject == s.Subject }) {
			most = 6
		}
	}
	return err == nil && net.Order() > most
}

// orInfinite is a value, or the word for one that is not defined.
func orInfinite(defined bool, value int) string {
	if !defined {
		return "infinite"
	}
	return strconv.Itoa(value)
}

// extremes returns the least and the largest number, 0 of none.
func extremes(list []int) (least, most int) {
	if len(list) == 0 {
		return 0, 0
	}
	return slices.Min(list), slices.Max(list)
}

// links returns the links, each once.
func links(g certificates.Graph) (list [][2]uint32) {
	for v := range uint32(g.Order()) {
		for _, u := range g.Neighbors(v) {
			if v < u {
				list = append(list, [2]uint32{v, u})
			}
		}
	}
	return list
}

// degrees returns the degree of each vertex.
func degrees(g certificates.Graph) (list []int) {
	for v := range uint32(g.Order()) {
		list = append(list, len(g.Neighbors(v)))
	}
	return list
}

// reached returns the distances from s over the vertices and links that are alive,
// −1 out of reach: breadth-first search.
func reached(g certificates.Graph, s uint32, alive func(u, v uint32) bool) []int {
	level := slices.Repeat([]int{-1}, g.Order())
	level[s] = 0
	for queue := []uint32{s}; len(queue) > 0; queue = queue[1:] {
		for _, v := range g.Neighbors(queue[0]) {
			if level[v] < 0 && alive(queue[0], v) {
				level[v] = level[queue[0]] + 1
				queue = append(queue, v)
			}
		}
	}
	return level
}

// levels returns the distances from s, −1 out of reach.
func levels(g certificates.Graph, s uint32) []int {
	return reached(g, s, func(_, _ uint32) bool { return true })
}

// connected tells whether there are vertices, and a path joins each two.
func connected(g certificates.Graph) bool {
	return g.Order() > 0 && !slices.Contains(levels(g, 0), -1)
}

// eccentricities returns the largest distance from each vertex of a connected network.
func eccentricities(g certificates.Graph) (list []int) {
	for v := range uint32(g.Order()) {
		list = append(list, slices.Max(levels(g, v)))
	}
	return list
}

// bipartite tells whether the two ends of each link are at different distances from
// each vertex: a closed walk of odd length has a link of which they are not.
func bipartite(g certificates.Graph) bool {
	for s := range uint32(g.Order()) {
		level := levels(g, s)
		for _, l := range links(g) {
			if level[l[0]] >= 0 && level[l[0]] == level[l[1]] {
				return false
			}
		}
	}
	return true
}

// girth returns the length of a shortest cycle, if there is one: a link, and a shortest
// path between its ends without it.
func girth(g certificates.Graph) (length int, cyclic bool) {
	for _, l := range links(g) {
		d := reached(g, l[0], func(u, v uint32) bool { return u != l[0] || v != l[1] })[l[1]]
		if d >= 0 && (!cyclic || d+1 < length) {
			length, cyclic = d+1, true
		}
	}
	return length, cyclic
}
