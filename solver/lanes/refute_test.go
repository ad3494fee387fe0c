package lanes

import (
	"slices"
	"testing"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/routing"
	"topocert/solver/solvertest"
)

// TestLaneSAT holds the numbers that the solver gives to variables and clauses against the
// formula of traffic.CNF, also with the rings that are met.
func TestLaneSAT(t *testing.T) {
	rings := 0
	for _, test := range []struct {
		net, router string
		ends        []uint32
	}{
		{"Ring(5)", "bfs", nil}, {"Ring(8)", "bfs", []uint32{0, 2, 3, 5, 6, 7}}, {"Torus(4)", "dor", nil}, {"Torus(4,3)", "dor-dateline", nil},
		{"QT(2,2)", "qt-minimal", nil}, {"OCT(1,1)", "oct", nil}, {"Complete(4)", "bfs", nil},
		{"Ring(6)", certificates.Shortest, nil}, {"Torus(3,4)", certificates.Shortest, nil}, {"GP(5,2)", certificates.Shortest, []uint32{0, 1, 2, 7, 8}},
	} {
		net := solvertest.Parse(t, test.net)
		name := test.router
		if name == certificates.Shortest {
			name = "bfs" // any will do: routes then only tell the network and the ends
		}
		router, err := routing.New(name, net)
		if err != nil {
			t.Fatal(err)
		}
		routes, err := Follow(t.Context(), net, router, test.ends)
		if err != nil {
			t.Fatal(err)
		}
		choices := routes.allShortest(t.Context())
		if test.router != certificates.Shortest {
			p, err := routes.problem(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			choices = routes.choices(p)
		}
		for lanes := 1; lanes <= 4; lanes++ {
			s, err := newSATSearch(routes, choices, lanes)
			if err != nil {
				t.Fatal(err)
			}
			if _, _, err := s.solve(t.Context()); err != nil {
				t.Fatal(err)
			}
			rings += len(s.rings)
			sameFormula(t, test.net+" "+test.router, s)
		}
	}
	if rings < 50 {
		t.Errorf("%d rings are met, want 50 or more", rings)
	}
}

// sameFormula writes the clauses down in the solver's variables. In traffic.CNF they are the
// same, those of the solver's numbers at their places.
func sameFormula(t *testing.T, name string, s *satSearch) {
	t.Helper()
	f, err := traffic.CNF(s.choices.messages, s.lanes, s.rings)
	if err != nil {
		t.Fatal(err)
	}
	var clauses [][]int32
	add := func(number int, clause ...int32) {
		clauses = append(clauses, clause)
		if number > 0 && (number > f.Clauses() || !slices.Equal(f.Clause(number-1), clause)) {
			t.Fatalf("%s, %d lanes: clause %d is not %v", name, s.lanes, number, clause)
		}
	}
	var variables []int32
	for i, routes := range s.choices.messages {
		var some []int32
		for r, route := range routes {
			takes := s.takes[i][r]
			some = append(some, takes...)
			for l, x := range takes {
				if l > i { // one of the first i+1 lanes
					add(0, -x)
				}
				for h := 1; h < len(route); h++ {
					add(0, -x, s.depends[[2]uint32{route[h-1], route[h]}][l])
				}
			}
		}
		add(s.clause[i], some...)
		variables = append(variables, some...)
	}
	if s.clauses != len(clauses) {
		t.Errorf("%s, %d lanes: %d clauses before those of the rings, the solver says %d", name, s.lanes, len(clauses), s.clauses)
	}
	for _, ring := range s.rings {
		for l := range s.lanes {
			var clause []int32
			for i, x := range ring {
				clause = append(clause, -s.depends[[2]uint32{x, ring[(i+1)%len(ring)]}][l])
			}
			add(len(clauses)+1, clause...)
		}
	}
	for _, list := range s.depends {
		variables = append(variables, list...)
	}
	slices.Sort(variables)
	for i, v := range variables {
		if int(v) != i+1 {
			t.Fatalf("%s, %d lanes: variables are %v, want each number once", name, s.lanes, variables)
		}
	}
	var theirs [][]int32
	for i := range f.Clauses() {
		theirs = append(theirs, f.Clause(i))
	}
	slices.SortFunc(clauses, slices.Compare)
	slices.SortFunc(theirs, slices.Compare)
	if f.Variables() != len(variables) || !slices.EqualFunc(theirs, clauses, slices.Equal) {
		t.Errorf("%s, %d lanes: %d variables and %d clauses, the solver has %d and %d, or others", name, s.lanes, f.Variables(), f.Clauses(), len(variables), len(clauses))
	}
}
