package props

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/topology"
)

// rings is the family of the tests: rings of n vertices, of diameter ⌊n/2⌋.
func rings() Family { return Family{Domain: "n ≥ 3", For: "n >= 3", Order: "n"} }

// TestFormulas decides formulas whose truth is known, and sees that their verdicts
// follow.
func TestFormulas(t *testing.T) {
	for _, test := range []struct {
		name     string
		reading  Reading
		verdict  Verdict
		domain   string
		complete bool
		witness  string
		follow   string // the lines of the verdict
	}{
		{"holds", upTo(9, Family{Domain: "n ≥ 3", For: "n >= 3", Order: "n", Large: []int{50}}.Holds("diameter(Ring(n)) == floor(n/2)", "no")), Holds,
			"n ≥ 3, order at most 9: 7 cases; further n=50 (order 50); by distances", false, "",
			"holds 7 for n in 3..9 if n <= 9\nholds 1 for n in [50]\n"},
		{"part", upTo(9, rings().Where("even n ≥ 4", "n % 2 == 0").Holds("bipartite(Ring(n))", "no")), Holds,
			"even n ≥ 4, order at most 9: 3 cases", false, "", "holds 3 for n in 3..9 if n%2 == 0 && n <= 9\n"},
		{"fails", upTo(20, rings().Holds("diameter(Ring(n)) <= 3", "Ring({n}) has diameter {diameter(Ring(n))}, half of {n} is {n/2:1}")), Fails,
			"n=8", false, "Ring(8) has diameter 4, half of 8 is 4.0", "fails 1 for n in [8]\n"},
		{"table", Family{Domain: "the table", For: "(n, d) in [(4, 2), (5, 2), (6, 2)]", Case: "row {n}"}.Holds("diameter(Ring(n)) == d", "printed {d}"), Fails,
			"row 6", false, "printed 2", "fails 1 for (n, d) in [(6, 2)]\n"},
		{"whole table", Family{Domain: "the table", For: "(n, d) in [(4, 2), (5, 2)]"}.Holds("diameter(Ring(n)) == d", "no"), Holds, "the table", true, "", "holds 2\n"},
		{"once", Statement("Petersen", "diameter(Petersen) == 2 && !hamiltonian(Petersen) && girth(Petersen) == 5", "no"), Holds, "Petersen", true, "", "holds 1\n"},
		{"arithmetic", Statement("a sum", "1 + 1 == 3", "it is {1 + 1}"), Fails, "a sum", true, "it is 2", "fails 1\n"},
		{"bounds", Statement("Ring(6)", "bisection(Ring(6)) >= 2 && connected(Ring(6)) && vertex_connectivity(Ring(6)) == 2", "no"), Holds, "Ring(6)", true, "", "holds 1\n"},
		{"router", Statement("Torus(3)", `minimal("dor", Torus(3)) == 9*8 && deadlock("dor-dateline", Torus(3)) == "free" && route("dor", Torus(3), 0, "(1,1)") == 2`, "no"),
			Holds, "Torus(3)", true, "", "holds 1\n"},
		{"rounds", Statement("Hypercube(3)", `broadcast("single-port", Hypercube(3), 0) == 3 && broadcast("all-port", Hypercube(3), "all") == 3 && gossip("all-port", Hypercube(3)) >= 3`, "no"),
			Holds, "Hypercube(3)", true, "", "holds 1\n"},
		{"anticode", Statement("Ring(7)", "cluster(Ring(7), 2) == 3 && contains(Complete(7), Ring(7)) && at_distance(Ring(7), 0, 3) == 2 && eccentricity(Ring(7), 1) == 3 && disjoint_paths(Ring(7), 0, 3) == 2", "no"),
			Holds, "Ring(7)", true, "", "holds 1\n"},
		{"paths", Statement("Octagon", "disjoint_paths(Octagon, 0, 1) == 3 && disjoint_paths(Octagon, 0, 2) == 3 && disjoint_paths(Octagon, 5, 5) == 0 && matching_number(Octagon) == 4 && spanning_trees(Petersen) == 2000", "no"),
			Holds, "Octagon", true, "", "holds 1\n"},
		{"group", Statement("GP(27,8)", "vertex_orbits(GP(27,8)) == 2 && edge_orbits(GP(3,1)) == 2 && automorphisms(Petersen) == 120 && automorphisms(Complete(6)) == factorial(6)", "no"),
			Holds, "GP(27,8)", true, "", "holds 1\n"},
		{"open", Statement("GP(27,8)", "vertex_transitive(GP(27,8)) || false", "no"), Undecided, "", false, "open: GP(27,8): GP(27,8) is not vertex-transitive by search, but its distances tell no two vertices apart, so there is no certificate", ""},
	} {
		dir := t.TempDir()
		session, err := NewSession(dir)
		if err != nil {
			t.Fatal(err)
		}
		r := decideOne(t, &Runner{Session: session}, &Claim{ID: "x/" + test.name, Readings: []Reading{test.reading}})
		witness := ""
		if r.Witness != nil {
			witness = *r.Witness
		}
		if r.Verdict != test.verdict || r.Domain != test.domain || r.Complete != test.complete || witness != test.witness ||
			r.Formula == nil || r.Follows != (test.follow != "") || test.follow != "" && r.Evidence != Certified {
			t.Errorf("%s: %v %v, %q, complete %v, witness %q, follows %v", test.name, r.Verdict, r.Evidence, r.Domain, r.Complete, witness, r.Follows)
		}
		if err := errors.Join(session.SaveVerdicts(), session.Close()); err != nil {
			t.Fatal(err)
		}
		acceptAll(t, dir)
		data, err := os.ReadFile(filepath.Join(dir, VerdictFile))
		if (err == nil) != (test.follow != "") || err == nil && !strings.Contains(string(data), "\n"+test.follow+"end\n") {
			t.Errorf("%s: the verdicts are %v\n%s", test.name, err, data)
		}
	}
}

// TestFindsEvidence: a claim that reads a network without a certificate is called
// exhausted, whatever it asks for besides; one that only asks for certified facts, or
// reads a network to word its witness, is called certified.
func TestFindsEvidence(t *testing.T) {
	for name, test := range map[string]struct {
		try  func(t *Case)
		want Evidence
	}{
		"facts alone": {func(t *Case) { t.Want(t.Int("diameter", t.Net("Ring(6)")) == 3, "") }, Certified},
		"labels are free": {func(t *Case) {
			net := t.Net("Torus(3)")
			t.Want(t.Int("distance", net, net.At(0, 0), net.At(1, 1)) == 2, "%s", net.Label(0))
		}, Certified},
		"arithmetic alone": {func(t *Case) {}, Exhausted},
		"neighbours":       {func(t *Case) { net := t.Net("Ring(6)"); t.Int("order", net); net.Neighbors(0) }, Exhausted},
		"a link":           {func(t *Case) { net := t.Net("Ring(6)"); t.Int("order", net); net.HasEdge(0, 1) }, Exhausted},
		"the links":        {func(t *Case) { net := t.Net("Ring(6)"); t.Int("order", net); net.Edges() }, Exhausted},
		"the graph":        {func(t *Case) { net := t.Net("Ring(6)"); t.Int("order", net); net.CSR() }, Exhausted},
		"the network":      {func(t *Case) { net := t.Net("QT(2,2)"); t.Int("order", net); net.Read() }, Exhausted},
		"levels":           {func(t *Case) { net := t.Net("Ring(6)"); t.Int("order", net); t.Levels(net, 0) }, Exhausted},
		"symmetries":       {func(t *Case) { net := t.Net("Ring(6)"); t.Int("order", net); t.Symmetries(net) }, Exhausted},
		"an audit":         {func(t *Case) { net := t.Net("Torus(3)"); t.Int("order", net); t.Audit(net, t.Router("dor", net)) }, Exhausted},
		"no automorphism": {func(t *Case) {
			net := t.Net("Ring(6)")
			t.Int("order", net)
			t.Symmetric(net, "swap", []uint32{1, 0, 2, 3, 4, 5})
		}, Exhausted},
	} {
		r := decideOne(t, &Runner{Session: newSession()}, &Claim{ID: "x/evidence", Readings: []Reading{Once("here", test.try)}})
		if r.Evidence != test.want {
			t.Errorf("%s: %v, want %v", name, r.Evidence, test.want)
		}
	}
}

// relinked is a network with other links.
type relinked struct {
	topology.Network
	links *topology.Graph
}

// CSR returns the other links.
func (r relinked) CSR() *topology.Graph { return r.links }

// TestTakenNames: nothing comes under a name that the registry knows.
func TestTakenNames(t *testing.T) {
	session := newSession()
	broken, err := topology.Parse("OCT(2,2)")
	if err != nil {
		t.Fatal(err)
	}
	if err := session.Introduce(broken); err != nil {
		t.Errorf("the registry's own network: %v", err)
	}
	ring, err := topology.New("Ring", 128)
	if err != nil {
		t.Fatal(err)
	}
	if err := session.Introduce(relinked{broken, ring.CSR()}); err == nil {
		t.Error("a ring passes for OCT(2,2)")
	}
	if err := session.IntroduceRouter("dor", ring, nil); err == nil {
		t.Error("a router of one's own passes for dor")
	}
}

// TestCertifyAsked: a prover that proves another fact than was asked for is a defect.
func TestCertifyAsked(t *testing.T) {
	claim := &Claim{ID: "x/other", Readings: []Reading{Once("Petersen", func(t *Case) {
		t.certify("wrong", certificates.Fact{Subject: "diameter", Network: "Petersen"}, func() (*certificates.Certificate, error) {
			s, err := certificates.ParseStatement("order Petersen = 10")
			return &certificates.Certificate{Statement: s, Kind: "count"}, err
		})
	})}}
	_, err := (&Runner{Session: newSession()}).Run(context.Background(), []*Claim{claim})
	if !errors.Is(err, ErrBug) {
		t.Errorf("error %v", err)
	}
}

// TestAlike: GP(27,8) is not vertex-transitive (R. Frucht, J. E. Graver and M. E. Watkins:
// 8² is neither 1 nor −1 modulo 27), but all its vertices see the same distances. There is
// no certificate, so the claim is open; it is no bug.
func TestAlike(t *testing.T) {
	r := decideOne(t, &Runner{Session: newSession()}, &Claim{ID: "x/alike", Readings: []Reading{
		Statement("GP(27,8)", "!vertex_transitive(GP(27,8))", "it is"),
	}})
	if r.Verdict != Undecided || r.Follows || !strings.Contains(*r.Witness, "tell no two vertices apart") {
		t.Errorf("%s: %s, want an undecided claim", r.Verdict, *r.Witness)
	}
}
