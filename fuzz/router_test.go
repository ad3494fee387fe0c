package fuzz

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

// family is the routers of a family of networks, and what they promise.
type family struct {
	routers  []string // that deliver every message
	minimal  bool
	networks []string
	order    int // the largest to draw
}

// property draws a network, a router and a pair, and holds the router to its
// contract. Fault-tolerant routers are told of a fault, too.
func (f family) property(t *rapid.T) {
	net := Network(t, f.order, f.networks...)
	name := rapid.SampledFrom(f.routers).Draw(t, "router")
	r, err := routing.New(name, net)
	if err != nil {
		t.Skip(err) // not for this member
	}
	s, d := Pair(t, net)
	Contract{Net: net, Router: r, Minimal: f.minimal}.Pair(t, s, d)
	if tolerant, ok := r.(routing.FaultTolerant); ok {
		fault := Fault(t, net)
		if fault.Vertex() && (fault.U == s || fault.U == d) {
			return
		}
		route := routing.Follow(audit.Broken(net, fault).CSR(), tolerant.Around(fault), s, d)
		if route.Outcome != routing.Delivered {
			t.Fatalf("%s on %s with the fault %v, %s to %s: %s after %d", name, net.Name(), fault, net.Label(s), net.Label(d), route.Outcome, route.Path)
		}
	}
}

// fuzz makes a fuzz target of the property. Its seeds are drawn at random, the same
// in every run; inputs that fail are saved below testdata/fuzz.
func (f family) fuzz(target *testing.F) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 16 {
		seed := make([]byte, 256)
		for i := range seed {
			seed[i] = byte(rng.Uint32())
		}
		target.Add(seed)
	}
	target.Fuzz(rapid.MakeFuzz(f.property))
}

// families lists the routers that promise something, by the stem of their
// networks.
func families() map[string]family {
	return map[string]family{
		"mesh":            {routers: []string{"dor", "dor-dateline"}, minimal: true, networks: []string{"Mesh", "Torus"}, order: 4096},
		"bfs":             {routers: []string{"bfs"}, minimal: true, networks: []string{"Mesh", "QT", "FTT", "Gamma"}, order: 400},             // its table has N² entries
		"updown":          {routers: []string{"updown"}, networks: []string{"Mesh", "QT", "FTT", "Gamma", "FatTree", "Dragonfly"}, order: 200}, // its tables have 2·N² entries
		"dragonfly":       {routers: []string{"dragonfly"}, networks: []string{"Dragonfly"}, order: 400},
		"oct":             {routers: []string{"octagon", "octagon-printed", "jtorus", "oct"}, minimal: true, networks: []string{"Octagon", "JTorus", "OCT"}, order: 4096},
		"oct-fault":       {routers: []string{"oct-fault"}, minimal: true, networks: []string{"OCT"}, order: 1024},
		"ftt":             {routers: []string{"ftt-minimal"}, minimal: true, networks: []string{"FTT"}, order: 4096},
		"ftt-fault":       {routers: []string{"ftt-fault"}, minimal: true, networks: []string{"FTT"}, order: 400},
		"supertoroidal":   {routers: []string{"gamma-table", "gamma-minimal"}, minimal: true, networks: []string{"Gamma"}, order: 4096},
		"supertoroidal-b": {routers: []string{"gamma-b", "gamma-b-table"}, networks: []string{"Gamma"}, order: 4096},
		"qt":              {routers: []string{"qt-minimal"}, minimal: true, networks: []string{"QT"}, order: 4096},
		"cctorus":         {routers: []string{"cctorus-minimal"}, minimal: true, networks: []string{"CCTorus", "CCTorusOpp"}, order: 4096},
		"xtorus":          {routers: []string{"xtorus-minimal"}, minimal: true, networks: []string{"XTorus"}, order: 4096},
		"xmesh":           {routers: []string{"xmesh-minimal"}, minimal: true, networks: []string{"XMesh", "XMeshW"}, order: 4096},
		"hypercube":       {routers: []string{"ecube"}, minimal: true, networks: []string{"Hypercube"}, order: 4096},
	}
}

func FuzzMesh(f *testing.F)      { families()["mesh"].fuzz(f) }
func FuzzBFS(f *testing.F)       { families()["bfs"].fuzz(f) }
func FuzzUpDown(f *testing.F)    { families()["updown"].fuzz(f) }
func FuzzDragonfly(f *testing.F) { families()["dragonfly"].fuzz(f) }
func FuzzHypercube(f *testing.F) { families()["hypercube"].fuzz(f) }

func FuzzOCT(f *testing.F)      { families()["oct"].fuzz(f) }
func FuzzOCTFault(f *testing.F) { families()["oct-fault"].fuzz(f) }

func FuzzFTT(f *testing.F)      { families()["ftt"].fuzz(f) }
func FuzzFTTFault(f *testing.F) { families()["ftt-fault"].fuzz(f) }

func FuzzGamma(f *testing.F)   { families()["supertoroidal"].fuzz(f) }
func FuzzGammaB(f *testing.F)  { families()["supertoroidal-b"].fuzz(f) }
func FuzzQT(f *testing.F)      { families()["qt"].fuzz(f) }
func FuzzCCTorus(f *testing.F) { families()["cctorus"].fuzz(f) }
func FuzzXTorus(f *testing.F)  { families()["xtorus"].fuzz(f) }
func FuzzXMesh(f *testing.F)   { families()["xmesh"].fuzz(f) }

// TestRouters is every target's property, on inputs that rapid draws.
func TestRouters(t *testing.T) {
	deep.NotShort(t)
	for stem, f := range families() {
		t.Run(stem, func(t *testing.T) { rapid.Check(t, f.property) })
	}
}

// log is a TB that notes whether the contract was broken.
type log struct{ text string }

func (*log) Helper() {}

func (l *log) Fatalf(format string, args ...any) { l.text = fmt.Sprintf(format, args...) }

// TestWrong: the contract notices every wrong router, and nothing else. Whether a
// router is wrong is found by following every pair.
func TestWrong(t *testing.T) {
	met := make(map[bool]int)
	rapid.Check(t, func(t *rapid.T) {
		net := Network(t, 40, "Mesh", "Torus", "Hypercube", "GP", "QT", "FTT", "Ring")
		right, err := routing.New("bfs", net)
		if err != nil {
			t.Fatal(err)
		}
		r := Wrong(t, net, right)
		minimal := rapid.Bool().Draw(t, "minimal")
		broken := false
		for s := range uint32(net.Order()) {
			level := levels(net, s)
			for d := range uint32(net.Order()) {
				hops, arrived, _ := walk(net, r, s, d)
				broken = broken || !arrived || minimal && len(hops) > level[d]
			}
		}
		var every, pair log
		c := Contract{Net: net, Router: r, Minimal: minimal}
		c.Every(&every)
		if (every.text != "") != broken {
			t.Fatalf("%v on %s: broken %t, Every says %q", r, net.Name(), broken, every.text)
		}
		s, d := Pair(t, net)
		if c.Pair(&pair, s, d); pair.text != "" && !broken {
			t.Fatalf("%v on %s: not broken, Pair says %q", r, net.Name(), pair.text)
		}
		met[broken]++
	})
	if !testing.Short() && (met[true] == 0 || met[false] == 0) { // 20 inputs may show none
		t.Errorf("wrong and right routers: %v", met)
	}
}

// TestNetworks: the generator draws members of every family.
func TestNetworks(t *testing.T) {
	for _, f := range topology.Families() {
		name, _, _ := strings.Cut(f.Name, "(")
		rapid.Check(t, func(t *rapid.T) {
			if net := Network(t, 512, name); net.Order() > 512 {
				t.Fatalf("%s has %d vertices", net.Name(), net.Order())
			}
		})
	}
}
