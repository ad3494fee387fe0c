package infiniband

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"topocert/topology"
)

// written writes a network for ibsim, and reads it back.
func written(t *testing.T, net topology.Network, ends []uint32) (string, *Fabric) {
	var b bytes.Buffer
	if err := WriteIbsim(&b, net, ends); err != nil {
		t.Fatal(err)
	}
	return b.String(), mustRead(t, b.String())
}

func parsed(t *testing.T, name string) topology.Network {
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return net
}

// TestWriteIbsim reads back what is written: the network's links, and a host at each
// vertex. The families are those of all papers, and what they are compared with.
func TestWriteIbsim(t *testing.T) {
	for _, name := range []string{
		"OCT(1,2)", "CCTorus(5)", "CCTorusOpp(4)", "QT(2,3)", "FTT(6)", "Gamma(4,1,1)", "Gamma(3,1,1)", "Torus(4)", "Torus(2,3,4)", "Mesh(4,3)", "Hypercube(5)", "XTorus(5)",
		"Ring(8)", "Complete(5)", "Petersen", "g6:@", "g6:A_",
	} {
		net := parsed(t, name)
		_, f := written(t, net, nil)
		if f.Network().Order() != 2*net.Order() || f.Network().Size() != net.Size()+net.Order() || f.Parallel() != 0 {
			t.Errorf("%s: %d vertices, %d links, want %d and %d", name, f.Network().Order(), f.Network().Size(), 2*net.Order(), net.Size()+net.Order())
			continue
		}
		at := func(label string) uint32 {
			v, err := f.Network().Vertex(label)
			if err != nil {
				t.Fatal(name, err)
			}
			return v
		}
		for u := range uint32(net.Order()) {
			if !f.Network().HasEdge(at(net.Label(u)), at("host "+net.Label(u))) || f.Kind(at("host "+net.Label(u))) != Adapter {
				t.Errorf("%s: no host at %s", name, net.Label(u))
			}
			for _, v := range net.Neighbors(u) {
				if !f.Network().HasEdge(at(net.Label(u)), at(net.Label(v))) {
					t.Errorf("%s: no link %s–%s", name, net.Label(u), net.Label(v))
				}
			}
		}
	}
}

// TestIbsimPorts: along an axis and a direction, every switch of a torus, a hypercube
// and a mesh has the same port, the first axis first, and the host at the last.
func TestIbsimPorts(t *testing.T) {
	text, _ := written(t, parsed(t, "Torus(3,4)"), nil)
	for _, want := range []string{
		"# Torus(3,4): 12 switches, 12 hosts.\n# ibsim -s -N 24 -S 12 -P 96 FILE\n",
		"\nSwitch 5 \"(0,0)\"\n[1] \"(2,0)\"[2]\n[2] \"(1,0)\"[1]\n[3] \"(0,3)\"[4]\n[4] \"(0,1)\"[3]\n[5] \"host (0,0)\"[1]\n",
		"\nHca 1 \"host (2,3)\"\n[1] \"(2,3)\"[5]\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%swant in it\n%s", text, want)
		}
	}
	// At the side of a mesh ports stay free.
	text, _ = written(t, parsed(t, "Mesh(3)"), nil)
	if want := "\nSwitch 5 \"(0,0)\"\n[2] \"(1,0)\"[1]\n[4] \"(0,1)\"[3]\n[5] \"host (0,0)\"[1]\n"; !strings.Contains(text, want) {
		t.Errorf("%swant in it\n%s", text, want)
	}
}

// TestIbsimEnds: an end with one link is a host itself, one with more has a host.
func TestIbsimEnds(t *testing.T) {
	path, err := topology.ReadEdges(strings.NewReader("0 1\n1 2\n"))
	if err != nil {
		t.Fatal(err)
	}
	net, err := topology.NewExternal(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		ends []uint32
		want string
	}{
		{[]uint32{0, 2}, "1 switches, 2 channel adapters, 0 routers; 0–1, 1–2"},
		{[]uint32{0, 1}, "2 switches, 2 channel adapters, 0 routers; 0–1, 1–2, host 1–1"},
		{[]uint32{}, "3 switches, 0 channel adapters, 0 routers; 0–1, 1–2"},
		{nil, "3 switches, 3 channel adapters, 0 routers; 0–1, 0–host 0, 1–2, 1–host 1, 2–host 2"},
	} {
		_, f := written(t, net, test.ends)
		links := strings.NewReplacer("1–0", "0–1", "2–1", "1–2", "1–host 1", "host 1–1").Replace(edges(f))
		want := strings.NewReplacer("1–host 1", "host 1–1").Replace(test.want)
		if got := fmt.Sprintf("%s; %s", counts(f), links); got != want {
			t.Errorf("ends %d: %s, want %s", test.ends, got, want)
		}
	}
	// Of two ends that are joined to each other alone, one has to pass messages on.
	_, f := written(t, parsed(t, "g6:A_"), []uint32{0, 1})
	if got, want := counts(f), "1 switches, 2 channel adapters, 0 routers"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestIbsimNames: labels that ibsim would not read give way to numbers.
func TestIbsimNames(t *testing.T) {
	for _, label := range []string{`a"b`, "é", strings.Repeat("x", 60), "host b"} {
		g := parsed(t, "g6:A_").CSR()
		net, err := topology.NewLabelled(g, []string{label, "b"})
		if err != nil {
			t.Fatal(err)
		}
		_, f := written(t, net, nil)
		if got, want := f.Network().Label(0), "0"; got != want {
			t.Errorf("label %q: %q, want %q", label, got, want)
		}
	}
}

func TestIbsimRefuses(t *testing.T) {
	for _, test := range []struct {
		name string
		ends []uint32
		kind error
		want string
	}{
		{"Complete(256)", nil, topology.ErrLimit, "Complete(256) needs a switch of 256 ports at 0, want at most 254"},
		{"Complete(256)", []uint32{1}, topology.ErrLimit, "a switch of 255 ports at 0"},
		{"Torus(157)", nil, topology.ErrLimit, "49298 switches and hosts, want at most 49151"},
		{"Petersen", []uint32{3, 10}, topology.ErrParam, "vertex 10, want increasing vertices below 10"},
		{"Petersen", []uint32{3, 3}, topology.ErrParam, "vertex 3, want increasing"},
	} {
		err := WriteIbsim(io.Discard, parsed(t, test.name), test.ends)
		if !errors.Is(err, test.kind) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
		}
	}
	if err := WriteIbsim(io.Discard, parsed(t, "Complete(254)"), nil); err != nil {
		t.Errorf("254 ports: %v", err)
	}
}
