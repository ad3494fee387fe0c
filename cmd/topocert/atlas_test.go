package main

import (
	"bytes"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spf13/cobra"
	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/coloring"
	"gonum.org/v1/gonum/graph/path"
	"gonum.org/v1/gonum/graph/simple"
	"gonum.org/v1/gonum/graph/topo"
	"gonum.org/v1/gonum/mat"

	"topocert/cmd/internal/atlas"
	"topocert/internal/deep"
	"topocert/topology"
)

// atlasDir is the folder of the atlas that is kept.
const atlasDir = "../../examples/atlas"

// keptAtlas returns the chapters of the atlas that is kept, and the atlas.
func keptAtlas(t *testing.T) *atlasJob {
	t.Helper()
	cmd := &cobra.Command{}
	cmd.SetContext(t.Context())
	job := &atlasJob{cmd: cmd, memory: &memoryFlag{}, dir: atlasDir, timeout: 5 * cellTime}
	if err := job.read(nil); err != nil {
		t.Fatal(err)
	}
	if job.earlier == nil {
		t.Fatalf("%s: no %s: make atlas", atlasDir, atlas.JSONFile)
	}
	return job
}

// TestAtlasInStep: the atlas that is kept has every family, definition, member and claim of the
// chapters, and no others; its two files say the same.
func TestAtlasInStep(t *testing.T) {
	deep.NotShort(t)
	job := keptAtlas(t)
	var data, table bytes.Buffer
	if err := job.earlier.WriteJSON(&data); err != nil {
		t.Fatal(err)
	}
	if err := job.earlier.WriteCSV(&table); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string][]byte{atlas.JSONFile: data.Bytes(), atlas.CSVFile: table.Bytes()} {
		if got, err := os.ReadFile(filepath.Join(atlasDir, name)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not what make atlas writes: %v", name, err)
		}
	}
	if !slices.Equal(job.earlier.Words, atlas.Words()) {
		t.Error("the words are other ones: make atlas")
	}
	families := 0
	for _, c := range job.chapters {
		tab, end, err := job.tabulation(c, "")
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range c.Families {
			families++
			e := job.earlier.Family(f.Name)
			if e == nil {
				t.Errorf("%s: the atlas has no %s: make atlas", f.Place, f.Name)
				continue
			}
			fresh, err := tab.Describe(t.Context(), f)
			if err != nil {
				t.Fatalf("%s: %v", f.Place, err)
			}
			if e.Chapter != c.Key || e.Section != f.Section || e.About != f.About || !slices.Equal(e.Sources, f.Sources) || e.Definition != fresh.Definition || e.Form != fresh.Form || e.Domain != fresh.Domain ||
				e.Drawing != nil && (fresh.Drawing == nil || e.Drawing.Graph6 != fresh.Drawing.Graph6) {
				t.Errorf("%s: the atlas says other things of %s: make atlas", f.Place, f.Name)
			}
			for i, m := range fresh.Members {
				if len(e.Members) != len(fresh.Members) || e.Members[i].Network != m.Network {
					t.Errorf("%s: the atlas has other members of %s, not %s: make atlas", f.Place, f.Name, m.Network)
					break
				}
			}
			for i, claim := range f.Claims {
				if len(e.Claims) != len(f.Claims) || e.Claims[i].ID != claim.Name || e.Claims[i].Formula != claim.Text || !slices.Equal(e.Claims[i].Said, claim.All("said")) {
					t.Errorf("%s: the atlas has other claims on %s: make atlas", claim.Place, f.Name)
					break
				}
			}
		}
		if err := end(nil); err != nil {
			t.Error(err)
		}
	}
	if len(job.earlier.Families) != families {
		t.Errorf("%d families, want %d", len(job.earlier.Families), families)
	}
}

// TestAtlasAnew: cells of small members are decided again; none is another. One family in fifty is
// taken; in make deep, one in five.
func TestAtlasAnew(t *testing.T) {
	deep.NotShort(t)
	small := deep.Cases(6, 6, 8)
	costly := []string{"pancyclic", "bipancyclic", "edge_chromatic_number", "hamiltonian_connected", "hamiltonian_laceable", "extra_connectivity_2", "mm_conditional_diagnosability", "edge_disjoint_hamiltonian_cycles", "cyclic_edge_connectivity", "wide_diameter"}
	job := keptAtlas(t)
	n, same := 0, 0
	for _, c := range job.chapters {
		c.Families = slices.DeleteFunc(c.Families, func(*atlas.Family) bool { n++; return n%deep.Cases(50, 50, 5) != 1 })
		for _, f := range c.Families {
			f.Claims = nil
		}
		tab, end, err := job.tabulation(c, "")
		if err != nil {
			t.Fatal(err)
		}
		tab.Earlier = nil
		tab.Wanted = func(order int, w atlas.Word) bool {
			return order <= small && (!slices.Contains(costly, w.Name) || order <= 5) && order > 2
		}
		fresh, err := tab.Run(t.Context())
		if err := end(err); err != nil {
			t.Fatal(err)
		}
		for _, e := range fresh {
			kept := job.earlier.Family(e.Name)
			for i, m := range e.Members {
				for word, cell := range m.Cells {
					if was := kept.Members[i].Cells[word]; cell.Value != "" && was.Value != "" && was != cell {
						t.Errorf("%s of %s is %v, kept is %v", word, m.Network, cell, was)
					} else if was == cell {
						same++
					}
				}
			}
		}
	}
	if same < 40 {
		t.Errorf("%d cells are as they were, want more", same)
	}
}

// TestAtlasByGonum: the drawn members' cells are what gonum, and plain loops, say of their graphs.
func TestAtlasByGonum(t *testing.T) {
	deep.NotShort(t)
	job := keptAtlas(t)
	compared := 0
	for _, e := range job.earlier.Families {
		if e.Drawing == nil || e.Drawing.Directed {
			continue
		}
		i := slices.IndexFunc(e.Members, func(m *atlas.Member) bool { return m.Network == e.Drawing.Network })
		if i < 0 {
			continue
		}
		g, err := topology.ParseGraph6(e.Drawing.Graph6)
		if err != nil {
			t.Fatal(err)
		}
		if g.Order() > 128 {
			continue
		}
		for word, want := range secondOpinion(g) {
			cell, asked := e.Members[i].Cells[word]
			if !asked || cell.Value == "" {
				continue
			}
			if compared++; cell.Value != want {
				t.Errorf("%s of %s is %s, by gonum %s", word, e.Drawing.Network, cell.Value, want)
			}
		}
	}
	if compared < 10*len(job.earlier.Families)/2 {
		t.Errorf("%d cells are compared", compared)
	}
}

// secondOpinion says what gonum, and plain loops, find of a connected graph.
func secondOpinion(g *topology.Graph) map[string]string {
	n := g.Order()
	u := simple.NewUndirectedGraph()
	for v := range n {
		u.AddNode(simple.Node(v))
	}
	laplacian := mat.NewSymDense(max(n-1, 1), nil)
	for a, b := range g.Edges() {
		u.SetEdge(u.NewEdge(simple.Node(a), simple.Node(b)))
		if int(a) < n-1 && int(b) < n-1 {
			laplacian.SetSym(int(a), int(b), -1)
		}
	}
	out := map[string]string{"order": big.NewInt(int64(n)).String(), "size": big.NewInt(int64(g.Size())).String()}
	least, most := n, 0
	for v := range uint32(n) {
		least, most = min(least, g.Degree(v)), max(most, g.Degree(v))
		if int(v) < n-1 {
			laplacian.SetSym(int(v), int(v), float64(g.Degree(v)))
		}
	}
	number := func(word string, x int) { out[word] = big.NewInt(int64(x)).String() }
	number("min_degree", least)
	number("max_degree", most)
	all := path.DijkstraAllPaths(u)
	diameter, radius, sum, girth := 0.0, math.Inf(1), 0.0, math.Inf(1)
	for a := range int64(n) {
		far := 0.0
		for b := range int64(n) {
			d := all.Weight(a, b)
			far, sum = max(far, d), sum+d
		}
		diameter, radius = max(diameter, far), min(radius, far)
	}
	if math.IsInf(diameter, 1) || n < 3 {
		return out
	}
	for a, b := range g.Edges() { // the shortest cycle through a link is a shortest way around it
		u.RemoveEdge(int64(a), int64(b))
		girth = min(girth, 1+path.DijkstraFrom(simple.Node(a), u).WeightTo(int64(b)))
		u.SetEdge(u.NewEdge(simple.Node(a), simple.Node(b)))
	}
	number("diameter", int(diameter))
	number("radius", int(radius))
	out["mean_distance"] = new(big.Rat).SetFrac64(int64(sum), int64(n*(n-1))).RatString()
	if out["girth"] = "infinite"; !math.IsInf(girth, 1) {
		number("girth", int(girth))
	}
	if n <= 64 {
		clique := 0
		for _, c := range topo.BronKerbosch(u) {
			clique = max(clique, len(c))
		}
		number("clique_number", clique)
	}
	if n <= 16 {
		if k, _, err := coloring.DsaturExact(nil, graph.Undirected(u)); err == nil {
			number("chromatic_number", k)
			out["bipartite"] = map[bool]string{true: "true", false: "false"}[k <= 2]
		}
	}
	if log, sign := mat.LogDet(laplacian); sign > 0 && log < 30 { // below 2^43 exactly
		number("spanning_trees", int(math.Round(math.Exp(log))))
	}
	return out
}

// TestReportAtlas: a report on all our papers has the atlas that is kept; one on a paper, or on a
// user's own, has none unless it is asked for.
func TestReportAtlas(t *testing.T) {
	deep.NotShort(t)
	for _, c := range []struct {
		dir, paper string
		own, want  bool
	}{
		{"", "", false, true}, {"", "qt", false, false}, {"none", "", false, false}, {"", "", true, false}, {atlasDir, "", true, true}, {atlasDir, "qt", false, true},
	} {
		r := &report{}
		if c.own {
			r.own = &ownPapers{}
		}
		if err := r.readAtlas(c.dir, c.paper); err != nil {
			t.Fatal(err)
		}
		if got := r.atlas != nil && len(r.atlas.Families) > 0; got != c.want || r.proofs != "" {
			t.Errorf("%+v: an atlas %v, certificates %q", c, got, r.proofs)
		}
	}
}
