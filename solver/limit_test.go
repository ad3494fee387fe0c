package solver_test

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/internal/deep"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/bisection"
	"topocert/solver/broadcast"
	"topocert/solver/connectivity"
	"topocert/solver/hamilton"
	"topocert/solver/invariants"
	"topocert/solver/pathwidth"
	"topocert/solver/sdp"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// TestEveryLimit goes through the limits of our checker's kinds of proof: each prover
// knows of them before the work, and says so by an error that is a limit's.
func TestEveryLimit(t *testing.T) {
	deep.NotShort(t)
	alone := func(net topology.Network) *symmetry.Symmetries { return symmetry.New(net, nil, nil) } // no symmetry is known
	ctx := t.Context()
	made := func(_ *certificates.Certificate, err error) error { return err }
	tries := map[string]func() error{
		"deletions/limit": func() error {
			net := eachJoined(t, 180_000, func(v uint32) uint32 { return v ^ 1 })
			if _, err := invariants.ProveDeletions(ctx, alone(net), "vertex-fault-detour"); !isLimit(err) {
				return err
			}
			return made(invariants.ProveDeletions(ctx, alone(net), "edge-fault-detour"))
		},
		"cluster/limit": func() error {
			return made(invariants.ProveNoLarger(ctx, alone(solvertest.Parse(t, "Ring(8193)")), 2, 3, nil))
		},
		"schedule/limit": func() error { return solver.FitsGossip(solvertest.Parse(t, "Ring(16385)"), routing.SinglePort, 1) },
		"file/limit": func() error {
			lines := alone(solvertest.Parse(t, "Complete(1100)")) // 1099 paths to each of 1099 vertices
			if _, err := connectivity.ProvePaths(ctx, lines, "edge-connectivity", 1099); !errors.Is(err, solver.ErrLimit) || !strings.Contains(err.Error(), "1207802 lines") {
				return err
			}
			if err := solver.FitsGossip(solvertest.Parse(t, "Ring(8192)"), routing.AllPort, 4096); !errors.Is(err, solver.ErrLimit) {
				return err
			}
			return made(connectivity.ProvePaths(ctx, alone(solvertest.Parse(t, "Ring(20000)")), "edge-connectivity", 2)) // half the ring each, on average
		},
		"cnf/limit": func() error {
			large := solvertest.Parse(t, "Ring(4098)")
			return made(broadcast.ProveLRAT(ctx, large, 0, 3, nil, ""))
		},
		"audit/limit": func() error { return traffic.Within(solvertest.Parse(t, "Ring(8193)"), 8193) },
		"spectral/limit": func() error { // it is not tried
			c, _ := sdp.Prove(ctx, alone(solvertest.Parse(t, "Ring(257)")), 2)
			return limitIf(c == nil)
		},
		"branches/limit": func() error {
			return func() error {
				_, _, err := bisection.NewBranching(alone(solvertest.Parse(t, "Ring(4097)")), 2).Plan(ctx, 2)
				return err
			}()
		},
		// An order that is too wide is another error, ErrWide, as is a boundary of the frontier.
		"order/limit": func() error {
			_, _, err := pathwidth.Prove(ctx, solvertest.Parse(t, "Complete(30)"), 22)
			return limitIf(errors.Is(err, pathwidth.ErrWide))
		},
		"frontier/limit": func() error {
			return limitIf(errors.Is(made(hamilton.ProveFrontier(ctx, solvertest.Parse(t, "Complete(40)"), 1000)), pathwidth.ErrWide))
		},
		// Above the largest bound of counting stands the distance of the farthest vertex alone.
		"counting/limit": func() error {
			return limitIf(broadcast.Bound(solvertest.Parse(t, "Ring(10001)"), routing.SinglePort, 0) == 5000)
		},
		// No graph has so many links, and no router so many classes beside few links.
		"channel/limit": func() error { return limitIf(2*uint64(topology.MaxSize) < 1<<31) },
		// Clauses that our refutations keep take more of our memory than of the checker's.
		"lrat/limit": func() error { return solver.ErrLimit },
	}
	for _, rule := range limitRules(t) {
		try := tries[rule]
		if try == nil {
			t.Errorf("%s: no prover is tried against it", rule)
			continue
		}
		if err := try(); !isLimit(err) {
			t.Errorf("%s: %v, want a limit", rule, err)
		}
		delete(tries, rule)
	}
	for rule := range tries {
		t.Errorf("%s: no such rule", rule)
	}
}

// isLimit tells whether an error is a limit of our checker, or of the graphs that it reads.
func isLimit(err error) bool {
	var beyond *certificates.Rejection
	return errors.Is(err, solver.ErrLimit) || errors.Is(err, topology.ErrLimit) || errors.As(err, &beyond) && strings.HasSuffix(beyond.Rule, "/limit")
}

// limitIf is a limit's error if what keeps it out of reach is so.
func limitIf(kept bool) error {
	if kept {
		return solver.ErrLimit
	}
	return errors.New("it is reached")
}

// limitRules returns the rules about limits of package certificates, by its source.
func limitRules(t *testing.T) []string {
	files, err := filepath.Glob("../certificates/*.go")
	more, _ := filepath.Glob("../certificates/*/*.go")
	files = append(files, more...)
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var rules []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, m := range regexp.MustCompile(`"([a-z]+/limit)"`).FindAllSubmatch(text, -1) {
			if rule := string(m[1]); !slices.Contains(rules, rule) {
				rules = append(rules, rule)
			}
		}
	}
	return rules
}

// eachJoined returns a network in which each vertex is joined to another.
func eachJoined(t *testing.T, n uint32, to func(v uint32) uint32) topology.Network {
	g, err := topology.FromEdges(int(n), func(yield func(u, v uint32) bool) {
		for v := range n {
			if u := to(v); u < v && !yield(u, v) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return solvertest.Foreign(t, g)
}
