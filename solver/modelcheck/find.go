package modelcheck

import (
	"context"
	"errors"
	"fmt"
	"io"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/lrat"
	"topocert/certificates/strategy"
	"topocert/solver"
)

// Request is a word of a network, and how much is to be known of it.
type Request struct {
	// Subject, Network and Args are those of the statement.
	Subject, Network string
	Args             []string
	// Least asks whether a number is at least this, Most whether it is at most that. With
	// neither, or with Exactly, its value is asked for.
	Least, Most *int
	Exactly     bool
}

// statement states a value of the request's word.
func (r Request) statement(relation, value string) certificates.Statement {
	return certificates.Statement{Subject: r.Subject, Network: r.Network, Args: r.Args, Relation: relation, Value: value}
}

// Result is what Find finds: certificates of the value, or of bounds of it.
type Result struct{ List []*certificates.Certificate }

// Certificates returns them.
func (r *Result) Certificates() []*certificates.Certificate { return r.List }

// Find decides a truth, or finds a number, as far as the request asks. The world has the
// networks, the words and the routers; refutations are files made by create. When the context
// ends, the result is what is known by then, and comes with the context's error. The result is
// nil if nothing is known.
//
// Errors: the context's; certificates.ErrBudget where a sentence can be decided by no way within
// the steps and the memory that a checker takes; that of the checker where a word has no value.
//
// Cost: exponential in the worst case; bounded by the context.
func Find(ctx context.Context, r Request, w certificates.World, create solver.Files) (*Result, error) {
	g, err := w.Graph(r.Network)
	if err != nil {
		return nil, err
	}
	s := &search{request: r, world: w, graph: g, create: create, groups: make(map[string]automorphism.Generators), proofs: make(map[string]bool)}
	s.world.Budget = nil
	var list []*certificates.Certificate
	q, err := s.quantity(ctx)
	switch {
	case err != nil:
	case q.Truth:
		list, err = s.truth(ctx)
	case q.Op == "least" || q.Op == "most":
		list, err = s.number(ctx, q)
	case q.Op == "max" || q.Op == "min":
		list, err = s.extreme(ctx, q.Op)
	default:
		list, err = s.computed(ctx)
	}
	if len(list) == 0 {
		return nil, err
	}
	return &Result{list}, err
}

// search is the work on one request.
type search struct {
	request Request
	world   certificates.World
	graph   certificates.Graph
	create  solver.Files
	// groups are automorphisms by what they keep.
	groups map[string]automorphism.Generators
	// proofs are the refutations that were written.
	proofs map[string]bool
}

// certificate is that of a statement.
func certificate(st certificates.Statement, steps []strategy.Step) *certificates.Certificate {
	return &certificates.Certificate{Statement: st, Kind: "strategy", Proof: strategy.Strategy{Steps: steps}}
}

// within is the world with so many steps.
func (s *search) within(ctx context.Context, steps int64) certificates.World {
	w := s.world
	w.Budget = budget(ctx, steps)
	return w
}

// goals opens the game of a statement.
func (s *search) goals(ctx context.Context, st certificates.Statement) (*strategy.Game, []strategy.Goal, error) {
	game, goals, err := strategy.NewGame(st, s.graph, s.within(ctx, certificates.DefaultSteps))
	return game, goals, ended(ctx, err)
}

// game opens the game of a statement, which has one goal.
func (s *search) game(ctx context.Context, st certificates.Statement) (*strategy.Game, strategy.Goal, error) {
	game, goals, err := s.goals(ctx, st)
	if err != nil {
		return nil, strategy.Goal{}, err
	}
	if len(goals) != 1 {
		return nil, strategy.Goal{}, fmt.Errorf("%s has %d goals, want one", st, len(goals))
	}
	return game, goals[0], nil
}

// decided decides the goal of a statement.
func (s *search) decided(ctx context.Context, st certificates.Statement) (outcome, error) {
	game, goal, err := s.game(ctx, st)
	if err != nil {
		return outcome{}, err
	}
	return s.decide(ctx, game, goal)
}

func (s *search) quantity(ctx context.Context) (strategy.Quantity, error) {
	q, err := strategy.QuantityOf(s.request.statement("=", "0"), s.graph, s.within(ctx, certificates.DefaultSteps))
	return q, ended(ctx, err)
}

func (s *search) truth(ctx context.Context) ([]*certificates.Certificate, error) {
	solver.Tell(ctx, solver.Report{Step: "a strategy"})
	yes := s.request.statement("=", "yes")
	o, err := s.decided(ctx, yes)
	if err != nil {
		return nil, err
	}
	if o.met {
		return []*certificates.Certificate{certificate(yes, o.steps)}, nil
	}
	return []*certificates.Certificate{certificate(s.request.statement("=", "no"), o.steps)}, nil
}

func (s *search) computed(ctx context.Context) ([]*certificates.Certificate, error) {
	solver.Tell(ctx, solver.Report{Step: "evaluation"})
	text, err := s.evaluated(ctx, certificates.DefaultSteps)
	if err != nil {
		return nil, err
	}
	return []*certificates.Certificate{certificate(s.request.statement("=", text), nil)}, nil
}

// evaluated computes the value of the word by going through everything.
func (s *search) evaluated(ctx context.Context, steps int64) (string, error) {
	text, err := strategy.Value(s.request.statement("=", "0"), s.graph, s.within(ctx, steps))
	return text, ended(ctx, err)
}

// written writes a refutation of a formula, if it has one, under a name of its own; else it
// returns a model.
func (s *search) written(ctx context.Context, f *lrat.CNF, refute func(ctx context.Context, proof io.Writer) ([]bool, error)) (name string, model []bool, err error) {
	name = fmt.Sprintf("%s.%s.%s.lrat", s.request.Subject, solver.FileStem(s.request.Network), digest(f))
	if s.proofs[name] {
		return name, nil, nil
	}
	err = s.create.Write(name, func(file io.Writer) (err error) {
		model, err = refute(ctx, file)
		return err
	})
	if err == nil && model == nil {
		s.proofs[name] = true
	}
	return name, model, err
}

// ended is the context's error in place of that of a budget that was made to end with it.
func ended(ctx context.Context, err error) error {
	if errors.Is(err, certificates.ErrBudget) && ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}
