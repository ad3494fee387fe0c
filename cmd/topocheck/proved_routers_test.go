package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// members are networks for routers, those with few vertices first: all pairs of one with at most routedPairs
// vertices are tried, and some pairs of one with more.
var members = []string{
	"Ring(5)", "Complete(4)", "Petersen", "Hypercube(3)", "Hypercube(5)", "Mesh(2)", "Mesh(4,3)", "Mesh(2,3,4)", "Mesh(5)", "Mesh(7)",
	"Torus(4)", "Torus(5,3)", "Torus(2,4,3)", "Torus(6,2)", "Torus(5)", "Torus(8,2,3)", "JTorus(1,1)", "JTorus(1,2)", "JTorus(2,1)", "JTorus(2,2)", "JTorus(3,2)", "JTorus(5,1)", "JTorus(5,2)", "JTorus(4,3)", "JTorus(2,6)",
	"Octagon", "OCT(1,1)", "OCT(1,2)", "OCT(2,1)", "OCT(2,2)", "OCT(5,1)", "OCT(6,2)", "OCT(3,3)", "XMesh(3)", "XMesh(4)", "XMesh(5)", "XMesh(6)", "XMesh(9)", "XMesh(10)",
	"XMeshW(3)", "XMeshW(4)", "XMeshW(5)", "XMeshW(6)", "XMeshW(9)", "XMeshW(10)", "XTorus(3)", "XTorus(4)", "XTorus(5)", "XTorus(6)", "XTorus(9)", "XTorus(10)",
	"CCTorus(3)", "CCTorus(4)", "CCTorus(5)", "CCTorus(6)", "CCTorus(7)", "CCTorus(12)", "CCTorus(13)", "CCTorusOpp(4)", "CCTorusOpp(6)", "CCTorusOpp(8)", "CCTorusOpp(12)",
	"QT(2,2)", "QT(2,3)", "QT(3,2)", "QT(3,3)", "QT(3,7)", "QT(2,9)", "QT(10,2)", "QT(5,6)", "FTT(4)", "FTT(5)", "FTT(6)", "FTT(7)", "FTT(11)", "FTT(12)", "OMMH(2,3,1)", "MCR(2)", "TCR(3)",
	"Gamma(2,1,1)", "Gamma(2,2,2)", "Gamma(3,1,1)", "Gamma(3,2,1)", "Gamma(4,1,1)", "Gamma(4,2,1)", "Gamma(4,1,2)", "Gamma(6,1,1)", "FatTree(2)", "FatTree(4)", "FatTree(6)", "Dragonfly(1,1,1)", "Dragonfly(2,1,1)", "Dragonfly(3,2,1)", "Dragonfly(2,1,2)", "Dragonfly(4,1,2)",
}

// routedPairs are vertices up to which every pair is tried, and triedPairs so many pairs of larger networks.
const (
	routedPairs = 24
	triedPairs  = 150
)

// notRouted are the routers that topocheck-proved does not know.
var notRouted = []string{
	"updown",
}

// TestProvedRoutes: of each router, on networks of each kind, the path of every message is that of the router
// in Go, for both checkers.
func TestProvedRoutes(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	for _, k := range routing.Kinds() {
		if slices.Contains(notRouted, k.Name) {
			continue
		}
		tried := 0
		for i, name := range members {
			net, err := topology.Parse(name)
			if err != nil {
				t.Fatal(err)
			}
			r, err := routing.New(k.Name, net)
			if err != nil {
				continue // not for this network
			}
			if tried++; tried > 9 && i%4 != 0 && strings.HasPrefix(k.About, "any ") || strings.HasPrefix(k.Name, "ftt-a") && net.Order() > 25 {
				continue
			}
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%d.cert", k.Name, i)), []byte(traces(net, k.Name, r)), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if tried == 0 {
			t.Errorf("%s is tried on no network", k.Name)
		}
	}
	ours, theirs := both(t, program, "--steps", "100000000000", dir)
	t.Log(compare(t, ours, theirs))
	wrong := 0
	for i, word := range theirs.words {
		if ours.words[i] == "accepted" && word == "accepted" {
			continue
		}
		if wrong++; wrong > 9 {
			break
		}
		t.Errorf("%s: topocheck says %s, topocheck-proved %s", theirs.about[i], ours.words[i], word)
	}
	if wrong > 0 {
		t.Logf("%.2000s", theirs.reasons)
	}
}

// traces is a file of certificates with the paths of messages.
func traces(net topology.Network, name string, r routing.Router) string {
	var b strings.Builder
	b.WriteString("topocert 2\n")
	n := net.Order()
	pairs := n * n
	if n > routedPairs {
		pairs = triedPairs
	}
	for i := range pairs {
		s, to := uint32(i%n), uint32(i/n)
		if n > routedPairs {
			s, to = uint32(i*7919%n), uint32(i*104729/n%n)
		}
		way := routing.Follow(net.CSR(), r, s, to)
		value := "fails"
		if way.Outcome == routing.Delivered {
			value = fmt.Sprint(way.Hops())
		}
		fmt.Fprintf(&b, "route %s %s %d %d = %s\ntrace\npath%s\nend\n", net.Name(), name, s, to, value, numbers(way.Path))
	}
	return b.String()
}

func numbers(list []uint32) string {
	var b strings.Builder
	for _, v := range list {
		fmt.Fprintf(&b, " %d", v)
	}
	return b.String()
}
