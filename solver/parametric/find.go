package parametric

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/solver/learn"
	"topocert/solver/smt"
)

// ErrNone is what the errors of a search are that found no theorem: each says why.
var ErrNone = errors.New("not proved for all parameters")

func none(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrNone, fmt.Sprintf(format, args...))
}

// Found is a theorem that was found, and checked.
type Found struct {
	Theorem *theorem.Theorem
	// Terms are what it rests on, a line each for people, such as
	// "Prism(n): distance from (0, 0): min(i, n-i)+s".
	Terms []string
}

// Find looks for a proof that a claim holds for all values of its variables. The name is that of
// the theorem. What hints say is not looked for. Errors wrap ErrNone, but for the context's.
func Find(ctx context.Context, l *words.Library, name string, claim *formula.Formula, hints ...Hint) (*Found, error) {
	f := newFinder(ctx, l, name, claim)
	f.hints = hints
	err := f.find()
	switch wrong := f.unheeded(); {
	case wrong != nil && err != nil:
		err = fmt.Errorf("%w; and %s", err, strings.TrimPrefix(wrong.Error(), ErrNone.Error()+": "))
	case wrong != nil:
		f.terms = append(f.terms, strings.TrimPrefix(wrong.Error(), ErrNone.Error()+": "))
	}
	switch {
	case err == nil:
		return &Found{f.theorem, f.terms}, nil
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case errors.Is(err, ErrNone):
		return nil, err
	}
	return nil, none("%v", err)
}

func newFinder(ctx context.Context, l *words.Library, name string, claim *formula.Formula) *finder {
	return &finder{
		ctx: ctx, library: l, claim: claim, proofs: make(map[string][]arithmetic.Node), heeded: make(map[string]bool),
		theorem: &theorem.Theorem{Name: name, Claim: claim.String()},
	}
}

// finder is a search for one theorem.
type finder struct {
	ctx     context.Context
	library *words.Library
	claim   *formula.Formula
	theorem *theorem.Theorem
	terms   []string
	hints   []Hint
	heeded  map[string]bool
	// refusedHint is why a hint cannot be taken, nil if all can.
	refusedHint error
	// missed say why some lemmas were not found that the claim may not need.
	missed []error
	// proofs are those of the questions that were refuted, by what the questions say and ask.
	proofs map[string][]arithmetic.Node
}

func (f *finder) find() error {
	families, err := f.begin()
	if err != nil {
		return err
	}
	if err := lacking(families); err != nil {
		return err
	}
	for _, n := range families {
		if err := n.find(); err != nil {
			return err
		}
	}
	// All questions again, in their order, for the proofs.
	if err := f.theorem.Visit(f.library, nil, f.prove); err != nil {
		if f.missed == nil {
			f.missed = unbounded(families)
		}
		return errors.Join(append(f.missed, err)...)
	}
	if err := f.theorem.Check(f.library, nil); err != nil {
		return fmt.Errorf("bug: a theorem that was found is refused: %w", err)
	}
	return nil
}

// begin finds values of the variables, and the networks.
func (f *finder) begin() (families []*network, err error) {
	if f.claim, err = formula.ParseTheorem(f.library, f.theorem.Claim); err != nil {
		return nil, err
	}
	for _, x := range f.claim.For.Expressions() {
		if x.Op == language.Class {
			return nil, none("a claim about a class is decided for the members of %s, as far as they are listed", x)
		}
	}
	if f.theorem.Instance, err = f.instance(); err != nil {
		return nil, err
	}
	return f.families()
}

// refuted says that a question has an answer: what it was to show is false, or it does not follow
// from what is shown of the facts in it, whose values are not those of a network then.
type refuted struct {
	question *arithmetic.Question
	values   []int64
}

// madeForTerms are the variables of a question that stand for parts of terms.
var madeForTerms = regexp.MustCompile(`^(quotient\(|max\(|power\(|cond$|xor$|piece$)`)

func (r *refuted) Error() string {
	var at, facts []string
	for i, x := range r.values[:min(len(r.values), len(r.question.Names))] {
		switch name := r.question.Names[i]; {
		case madeForTerms.MatchString(name):
		case strings.Contains(name, "("):
			facts = append(facts, fmt.Sprintf("%s = %d", name, x))
		case !strings.Contains(name, " "):
			at = append(at, fmt.Sprintf("%s=%d", name, x))
		}
	}
	switch {
	case facts == nil && !strings.HasPrefix(r.question.What, "the claim"): // of what was tried it says nothing more
		return fmt.Sprintf("%s: this way fails, for %s", r.question.What, strings.Join(at, ", "))
	case facts == nil:
		return fmt.Sprintf("%s: not so for %s", r.question.What, strings.Join(at, ", "))
	}
	return fmt.Sprintf("%s: what is shown leaves open %s, for %s", r.question.What, strings.Join(facts, ", "), strings.Join(at, ", "))
}

// questionWork bounds the search for the proof of one question, see package smt.
const questionWork = 1 << 21

// refute finds the proof of a question.
func (f *finder) refute(q *arithmetic.Question) ([]arithmetic.Node, error) {
	key := q.What + "\n" + text(&q.Root)
	if nodes, known := f.proofs[key]; known {
		return nodes, nil
	}
	nodes, err := smt.Refute(f.ctx, &q.Root, questionWork)
	var model *smt.Model
	switch {
	case errors.As(err, &model):
		return nil, &refuted{q, model.Values}
	case err != nil:
		return nil, fmt.Errorf("%s: %w", q.What, err)
	}
	f.proofs[key] = nodes
	return nodes, nil
}

// prove adds the proof of a question to the theorem's.
func (f *finder) prove(q *arithmetic.Question) error {
	nodes, err := f.refute(q)
	f.theorem.Proofs = append(f.theorem.Proofs, theorem.Proof{What: q.What, Nodes: nodes})
	return err
}

// text writes a branch.
func text(b *arithmetic.Branch) string {
	var s strings.Builder
	for _, p := range b.Facts {
		s.WriteString(p.String() + "\n")
	}
	for _, c := range b.Choices {
		s.WriteString("(")
		for _, in := range c {
			s.WriteString(text(in) + "|")
		}
		s.WriteString(")\n")
	}
	return s.String()
}

// lemmas has the questions of the theorem as it stands refuted, but those of the claim.
func (f *finder) lemmas() error {
	return f.theorem.Lemmas(f.library, nil, func(q *arithmetic.Question) error {
		_, err := f.refute(q)
		return err
	})
}

// fact is one that the claim speaks of: its name, and its arguments but for the network.
type fact struct {
	Name  string
	args  []*language.Node
	other *network // the second network, nil for none
}

// String writes the fact as a lemma has it.
func (w fact) String() string {
	var args []string
	for _, a := range w.args {
		args = append(args, a.String())
	}
	if args == nil {
		return w.Name
	}
	return w.Name + "(" + strings.Join(args, ", ") + ")"
}

// families are the networks of the claim, with the facts that it speaks of, in their order.
func (f *finder) families() ([]*network, error) {
	var list []*network
	var err error
	known := func(x *language.Node) *network {
		name := x.String()
		if i := slices.IndexFunc(list, func(n *network) bool { return n.name == name }); i >= 0 {
			return list[i]
		}
		d := f.library.Network(x.Text, len(x.Args))
		if d == nil {
			err = none("%s has no definition that is text", x.Text)
			return nil
		}
		list = append(list, &network{finder: f, name: name, def: d, args: x.Args})
		return list[len(list)-1]
	}
	var visit func(x *language.Node)
	visit = func(x *language.Node) {
		for _, a := range formula.Given(x) {
			visit(a)
		}
		if x.Op != language.Fact {
			for _, a := range formula.Parts(x) {
				visit(a)
			}
			return
		}
		w := fact{Name: x.Text}
		var of *network
		for _, a := range x.Args {
			if a.Op != language.Network {
				w.args = append(w.args, a)
				continue
			}
			n := known(a)
			switch {
			case n == nil:
				return
			case of == nil:
				of = n
			default:
				n.first, w.other = true, n
				w.args = append(w.args, a)
			}
		}
		if of == nil {
			err = none("%s: no method for such a fact", x)
			return
		}
		if !slices.ContainsFunc(of.wanted, func(v fact) bool { return v.String() == w.String() }) {
			of.wanted = append(of.wanted, w)
		}
	}
	claim, failed := f.byOrders()
	if failed != nil {
		return nil, failed
	}
	visit(claim)
	slices.SortStableFunc(list, func(a, b *network) int { return int(learn.Truth(b.first)) - int(learn.Truth(a.first)) })
	return list, err
}
