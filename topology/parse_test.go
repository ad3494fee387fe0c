package topology_test

import (
	"errors"
	"math"
	"runtime"
	"strings"
	"testing"

	"topocert/topology"
)

func TestParseCanonical(t *testing.T) {
	for text, want := range map[string]string{
		"qt(3,3)": "QT(3,3)", " OCT( 2, 2 ) ": "OCT(2,2)", "petersen": "Petersen", "GAMMA (4,1,1)": "Gamma(4,1,1)",
		"torus(04)": "Torus(4)", "mesh(2,3,4)": "Mesh(2,3,4)", "g6:D?{": "g6:D?{", "CCTORUSOPP(4)": "CCTorusOpp(4)",
	} {
		net, err := topology.Parse(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
		} else if net.Name() != want {
			t.Errorf("%q is named %q, want %q", text, net.Name(), want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]error{
		"":                            topology.ErrName,
		"Foo(3)":                      topology.ErrName,
		"QT":                          topology.ErrName,
		"QT()":                        topology.ErrName,
		"QT(2)":                       topology.ErrName,
		"QT(2,2,2)":                   topology.ErrName,
		"QT(2,2":                      topology.ErrName,
		"QT(2,2))":                    topology.ErrName,
		"QT(2,-2)":                    topology.ErrName,
		"QT(2,+2)":                    topology.ErrName,
		"QT(2,x)":                     topology.ErrName,
		"QT(2,2.0)":                   topology.ErrName,
		"Torus(99999999999999999999)": topology.ErrName,
		"Petersen(5)":                 topology.ErrName,
		"Mesh":                        topology.ErrName,
		"Mesh()":                      topology.ErrName,
		"Mesh(" + strings.Repeat("2,", 200) + "2)": topology.ErrName,
		"QT(1,2)":                  topology.ErrParam,
		"FTT(3)":                   topology.ErrParam,
		"OCT(0,1)":                 topology.ErrParam,
		"Gamma(1,1,1)":             topology.ErrParam,
		"Gamma(2,0,1)":             topology.ErrParam,
		"GP(6,3)":                  topology.ErrParam,
		"CCTorusOpp(5)":            topology.ErrParam,
		"CCTorusOpp(2)":            topology.ErrParam,
		"Torus(1,5)":               topology.ErrParam,
		"Mesh(1)":                  topology.ErrParam,
		"Ring(2)":                  topology.ErrParam,
		"Complete(0)":              topology.ErrParam,
		"Hypercube(0)":             topology.ErrParam,
		"XMesh(2)":                 topology.ErrParam,
		"MCR(1)":                   topology.ErrParam,
		"OMMH(1,2,3)":              topology.ErrParam,
		"OMMH(2,2,0)":              topology.ErrParam,
		"Torus(1000000,1000000)":   topology.ErrLimit,
		"Torus(4097)":              topology.ErrLimit,
		"Complete(10000000)":       topology.ErrLimit,
		"Complete(11587)":          topology.ErrLimit,
		"Hypercube(63)":            topology.ErrLimit,
		"Hypercube(999999999)":     topology.ErrLimit,
		"Hypercube(24)":            topology.ErrLimit,
		"OMMH(2,2,999999999)":      topology.ErrLimit,
		"Gamma(999999999,9,9)":     topology.ErrLimit,
		"OCT(999999999,999999999)": topology.ErrLimit,
		"g6:":                      topology.ErrFormat,
		"g6:D?":                    topology.ErrFormat,
		"g6:~~~~~~~~":              topology.ErrLimit,
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		net, err := topology.Parse(text)
		runtime.ReadMemStats(&after)
		if !errors.Is(err, want) {
			t.Errorf("Parse(%q) = %v, %v, want %v", text, net, err, want)
			continue
		}
		if net != nil {
			t.Errorf("Parse(%q) returns a network beside its error", text)
		}
		if !strings.Contains(err.Error(), "want") || len(err.Error()) > 300 {
			t.Errorf("Parse(%q): %v: want a short text with what was wanted", text, err)
		}
		// Nothing of the network is built.
		if took := after.TotalAlloc - before.TotalAlloc; took > 64<<10 {
			t.Errorf("Parse(%q) allocates %d bytes to refuse, want at most 64 KiB", text, took)
		}
	}
}

// TestConstructorsRefuse tries arguments that Parse cannot pass on.
func TestConstructorsRefuse(t *testing.T) {
	for name, err := range map[string]error{
		"OCT":       second(topology.New("OCT", math.MaxInt, math.MaxInt)),
		"OCT half":  second(topology.New("OCT", math.MaxInt/2+1, 1)),
		"JTorus":    second(topology.New("JTorus", math.MinInt, 1)),
		"Gamma":     second(topology.New("Gamma", math.MaxInt, 1, 1)),
		"Gamma 2":   second(topology.New("Gamma", 1<<21, 1<<21, 1<<21)),
		"Hypercube": second(topology.New("Hypercube", math.MaxInt)),
		"GP":        second(topology.New("GP", math.MaxInt, 1)),
		"Mesh":      second(topology.New("Mesh", 1)),
		"Torus":     second(topology.New("Torus", math.MaxInt, 2)),
		"OMMH":      second(topology.New("OMMH", 2, 2, math.MaxInt)),
		"QT":        second(topology.New("QT", -1, -1)),
		"Complete":  second(topology.New("Complete", math.MaxInt)),
	} {
		if !errors.Is(err, topology.ErrParam) && !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

func second[T any](_ T, err error) error { return err }

func TestFromEdgesRefuses(t *testing.T) {
	seq := func(links ...[2]uint32) func(func(u, v uint32) bool) {
		return func(yield func(u, v uint32) bool) {
			for _, l := range links {
				if !yield(l[0], l[1]) {
					return
				}
			}
		}
	}
	for want, err := range map[string]error{
		"loop at vertex 1, want a simple graph":        second(topology.FromEdges(3, seq([2]uint32{1, 1}))),
		"link 1–3, want vertices below 3":              second(topology.FromEdges(3, seq([2]uint32{1, 3}))),
		"link 3–1, want vertices below 3":              second(topology.FromEdges(3, seq([2]uint32{3, 1}))),
		"link 1–2 is given twice, want each link once": second(topology.FromEdges(3, seq([2]uint32{0, 1}, [2]uint32{1, 2}, [2]uint32{1, 2}))),
		"link 2–1 is given twice, want each link once": second(topology.FromEdges(3, seq([2]uint32{1, 2}, [2]uint32{2, 1}))),
	} {
		if !errors.Is(err, topology.ErrFormat) || err.Error() != "malformed graph: "+want {
			t.Errorf("error %v, want ErrFormat: %s", err, want)
		}
	}
	if err := second(topology.FromEdges(topology.MaxOrder+1, seq())); !errors.Is(err, topology.ErrLimit) {
		t.Errorf("too many vertices: error %v", err)
	}
	if err := second(topology.FromEdges(-1, seq())); !errors.Is(err, topology.ErrLimit) {
		t.Errorf("fewer than no vertices: error %v", err)
	}
}

// TestCanonicalWithoutBuilding: Canonical says what Parse's network is named, for every
// family; and takes no time for a network that is too large to build.
func TestCanonicalWithoutBuilding(t *testing.T) {
	for _, text := range []string{
		"ring(07)", "complete(5)", "hypercube( 4 )", "Petersen ", "gp(7,2)", "mesh(4)", "mesh(2,3,4)", "torus(5)", "Torus(3,4,5)", "jtorus(2,3)", "octagon",
		"oct(2,3)", "OMMH(4,4,3)", "xmesh(5)", "xmeshw(5)", "xtorus(5)", "cctorus(6)", "cctorusopp(6)", "qt(2,2)", "ftt(4)", "mcr(3)", "tcr(3)", "gamma(4,1,1)", "g6:D?{",
	} {
		net, err := topology.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if name, err := topology.Canonical(text); err != nil || name != net.Name() {
			t.Errorf("%q is %q, %v, want %q", text, name, err, net.Name())
		}
	}
	if name, err := topology.Canonical("complete(999999999)"); err != nil || name != "Complete(999999999)" {
		t.Errorf("a network beyond the limits is named %q, %v", name, err)
	}
	for _, text := range []string{"", "Foo(3)", "QT(2)", "QT(2,x)", "g6:D?", "g6:"} {
		if name, err := topology.Canonical(text); err == nil {
			t.Errorf("%q is named %q, want an error", text, name)
		}
	}
}
