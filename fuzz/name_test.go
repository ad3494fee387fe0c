package fuzz

import (
	"runtime"
	"strings"
	"testing"

	"topocert/topology"
)

// FuzzName reads names of networks. Whatever the text, Parse returns a network
// or an error, quickly; a network's own name gives the same network again; and
// memory stays within what the package promises: a few words for each vertex
// and link, and nothing for a name that is refused.
func FuzzName(f *testing.F) {
	for _, family := range topology.Families() {
		f.Add(family.Name)
	}
	for _, name := range []string{
		"", "(", ")", "()", "QT(4,4)", "qt( 2 , 2 )", "QT(2,2", "QT(2,2))", "QT(-1,2)", "QT(2,,2)", "Torus(4)", "Torus(2,3,4)",
		"Mesh(999999999,999999999)", "Hypercube(63)", "Gamma(4,1,1)", "g6:", "g6:D?{", "g6:~~~~~~~~", "GP(6,3)", "CCTorusOpp(5)",
	} {
		f.Add(name)
	}
	f.Fuzz(func(t *testing.T, name string) {
		if large(name) {
			t.Skip("a network that takes long to build")
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		net, err := topology.Parse(name)
		runtime.ReadMemStats(&after)
		words := uint64(1 << 13)
		if err == nil {
			words += 64 * uint64(net.Order()+net.Size()+len(name))
		}
		if took := after.TotalAlloc - before.TotalAlloc; took > 8*(words+64*uint64(len(name))) {
			t.Errorf("Parse(%q) took %d bytes", name, took)
		}
		if err != nil {
			return
		}
		again, err := topology.Parse(net.Name())
		if err != nil || again.Name() != net.Name() || again.CSR().Digest() != net.CSR().Digest() {
			t.Errorf("Parse(%q) is named %q, which gives %v, %v", name, net.Name(), again, err)
		}
	})
}

// large tells whether a name's numbers multiply to a network that is within the
// limits, but takes longer than a fuzzer should wait.
func large(name string) bool {
	product := 1.0
	for field := range strings.FieldsFuncSeq(name, func(r rune) bool { return r < '0' || r > '9' }) {
		n := 0.0
		for _, d := range field {
			n = 10*n + float64(d-'0')
		}
		product *= max(n, 1)
		if n > 12 && n < 64 && strings.Contains(strings.ToLower(name), "cube") || n > 10 && strings.Contains(strings.ToLower(name), "ommh") {
			return true
		}
		if n > 300 && strings.Contains(strings.ToLower(name), "complete") && n < 1e5 {
			return true
		}
	}
	return product > 64 && product < 1e10
}
