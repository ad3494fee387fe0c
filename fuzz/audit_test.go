package fuzz

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/routing"
	"topocert/solver/audit"
)

// TestAudit holds what an audit finds, of all vertices or of some as ends, against routes that
// are walked one by one, under tables, right and wrong. That among some ends no deadlock is found
// where there is one is possible: that search is bounded.
func TestAudit(t *testing.T) {
	met := make(map[string]int)
	rapid.Check(t, func(t *rapid.T) {
		net := Network(t, 12, "Ring", "Complete", "GP", "Mesh", "Torus", "Hypercube")
		var r routing.Router = drawTable(t, net.CSR())
		if rapid.Bool().Draw(t, "wrong") {
			r = Wrong(t, net, r)
		}
		var ends, all []uint32
		for v := range uint32(net.Order()) {
			all = append(all, v)
		}
		if rapid.Bool().Draw(t, "some ends") {
			few := rapid.SliceOfNDistinct(rapid.SampledFrom(all), 1, 5, rapid.ID).Draw(t, "ends")
			slices.Sort(few)
			ends, all = few, few
		}
		a, err := audit.Run(t.Context(), net.CSR(), r, audit.Options{Channels: true, Ends: ends})
		if err != nil {
			t.Fatal(err)
		}
		want := totals(net, r, all)
		for _, q := range audit.Quantities() {
			c, err := audit.ProveExhaustion(net, "drawn", a, q)
			if err != nil {
				t.Fatal(err)
			}
			if c.Statement.Value != want[q] {
				t.Fatalf("%s, %v, ends %v: %s %s, want %s", net.Name(), r, ends, q, c.Statement.Value, want[q])
			}
		}
		got, may := a.Deadlock(), waiting(net, r, all)
		if !slices.Contains(may, got) || ends == nil && got != may[len(may)-1] {
			t.Fatalf("%s, %v, ends %v: %s, want one of %v", net.Name(), r, ends, got, may)
		}
		met[got]++
	})
	if !testing.Short() && (met["free"] == 0 || met["deadlock"] == 0) { // 20 inputs may show none
		t.Errorf("met %v, want free and deadlock", met)
	}
}
