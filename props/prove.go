package props

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/props/limits"
)

// Question is a claim, or an expression, of one's own: a formula under a name.
type Question struct {
	// ID is the name, as formula.VerdictName takes it: "wheel/order". Each
	// question of a session needs another.
	ID      string
	Formula *formula.Formula
	// Text is what is printed in place of the formula, if it is not empty.
	Text string

	looked time.Duration // what Check took, which is part of what the question may take
}

// String returns the question as it was asked.
func (q Question) String() string {
	if q.Text != "" {
		return q.Text
	}
	return q.Formula.String()
}

// Proof is what is found about a question. Its JSON is that of "topocert prove".
type Proof struct {
	Statement string `json:"statement"`
	// ID is empty in JSON for a statement that the user gave no name.
	ID string `json:"id,omitempty"`
	// Verdict is nil for an expression that is neither true nor false; Value is nil for
	// one that is. A value that is not known exactly is given as far as it is: "20 to 24".
	Verdict  *Verdict `json:"verdict"`
	Value    *string  `json:"value"`
	Evidence Evidence `json:"evidence"`
	// Follows says that topocheck repeats the verdict, or the value, from the
	// certificates alone.
	Follows bool `json:"follows"`
	// Domain says what was tried: all cases, those up to a limit, or the one that fails.
	// Cases is their number.
	Domain string `json:"domain"`
	Cases  int    `json:"cases"`
	// Witness is the smallest case that fails, with the values on both sides; or what is
	// missing for a verdict.
	Witness      *string  `json:"witness"`
	Certificates []string `json:"certificates"`
	// ProvedBy says of a verdict whose evidence is proved by what it is: ByCertificate. Terms
	// are what that consists of, for people. Unproved says why a claim that was tried in some
	// cases is not proved for all.
	ProvedBy []string `json:"proved_by,omitempty"`
	Terms    []string `json:"terms,omitempty"`
	Unproved *string  `json:"unproved,omitempty"`
	// FailsFor is a domain in which all cases fail, by a theorem.
	FailsFor *string `json:"fails_for,omitempty"`
	Seconds  float64 `json:"seconds"`
	// Late says of what is left open that the time ended a search.
	Late bool `json:"-"`

	whole bool                     // the cases are the whole domain
	rests []certificates.Statement // the statements of the certificates
	tried []Tried
}

// Result returns what is found as an entry of a ledger: that of a claim whose only reading is
// the statement.
func (p *Proof) Result(c *Claim) Result {
	r := Result{
		ID: c.ID, Paper: c.Paper(), Kind: c.Kind, Evidence: p.Evidence, Follows: p.Follows, Complete: p.whole && p.Evidence != None,
		Domain:  strings.TrimSuffix(strings.TrimSuffix(p.Domain, ", complete"), ", not complete"),
		Witness: p.Witness, ConditionalOn: []string{}, Certificates: p.Certificates, Instances: []string{}, Rests: p.rests, Tried: p.tried, Seconds: p.Seconds,
	}
	r.ProvedBy, r.Terms = p.ProvedBy, p.Terms
	r.Domain = strings.TrimSuffix(r.Domain, ": all")
	if p.Open() {
		r.Domain = ""
	}
	if p.Verdict != nil {
		r.Verdict, r.Formula = *p.Verdict, optional(c.Readings[0].Formula.String())
	}
	r.Readings = []ReadingResult{{"", r.Verdict, r.Evidence, r.Domain, r.Witness}}
	return r
}

// Open tells whether the limits left the statement undecided, or a value unknown.
func (p *Proof) Open() bool { return p.Evidence == None }

func (r *Runner) maxOrder() int { return cmp.Or(r.MaxOrder, DefaultMaxOrder) }

// Check tells what is wrong with a question, as far as that is seen before the work:
// networks and routers that do not exist, vertices out of range, an empty domain, one
// without an end in which no network grows. It looks at the names of the smallest case.
// Where the limits do not suffice for that, it returns what is found of the statement.
func (r *Runner) Check(ctx context.Context, q *Question) (*Proof, error) {
	defer func(start time.Time) { q.looked = time.Since(start) }(time.Now())
	limited, end := r.Limits.Begin(ctx)
	defer end()
	return q.within(ctx, limited, func() error { return r.check(limited, q) })
}

// within does work on a question within its limits. Where these do not suffice, it returns
// what is found of the statement.
func (q *Question) within(ctx, limited context.Context, work func() error) (*Proof, error) {
	_, err := limits.Within(limited, func() (any, error) { return nil, work() })
	if limit := limits.Passed(limited); limit != nil && ctx.Err() == nil && cutShort(err) {
		return q.leftOpen(limit, limits.TimePassed(limited)), nil
	}
	if errors.Is(err, limits.ErrLimit) { // that of reading a network
		return q.leftOpen(err, limits.TimePassed(limited)), nil
	}
	return nil, err
}

func (r *Runner) check(ctx context.Context, q *Question) error {
	if !formula.VerdictName(q.ID) {
		return fmt.Errorf("%w: the name %q, want letters, digits and . / _ -", ErrArgument, q.ID)
	}
	list, _, err := casesOf(ctx, r.Session.names, q.Formula, min(r.maxOrder(), 50)) // a look at the small ones is enough
	switch {
	case err != nil || q.Formula.For.Open():
		return err
	case len(list) == 0:
		return fmt.Errorf("%w: no case is in the domain %q", ErrArgument, q.Formula.For)
	}
	_, err = dryRun(r.Session.names, q.Formula.Expr, list[0].env())
	if name := list[0].name(); err != nil && name != "" && !errors.Is(err, limits.ErrLimit) {
		err = fmt.Errorf("%s: %w", name, err)
	}
	return err
}

// Prove answers a question: it decides a formula, case by case, the smallest first, and stops
// at the first that fails; or finds the value of an expression. What that rests on is kept in
// the session's folder. The session's Resolver says how networks and routers of one's own are
// looked up. An error says that the question has no meaning, that the context has ended, or,
// if it is ErrBug, that this program has a defect.
func (r *Runner) Prove(ctx context.Context, q Question) (*Proof, error) {
	start, list, plain := time.Now(), []*tuple(nil), false
	limited, end := r.Limits.After(q.looked).Begin(ctx)
	defer end()
	left, err := q.within(ctx, limited, func() (err error) {
		list, plain, err = casesOf(limited, r.Session.names, q.Formula, r.maxOrder())
		return err
	})
	if left != nil || err != nil {
		return left, err
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%w: no case of %q has networks of at most %d vertices", ErrArgument, q.Formula.For, r.maxOrder())
	}
	p := &proving{
		Runner: r, limited: limited, question: q, values: make([]formula.Value, len(list)), tried: make([]*Case, len(list)), late: make([]bool, len(list)),
	}
	for _, c := range list {
		p.cases = append(p.cases, Instance{Name: c.name(), tuple: c})
	}
	found, why, err := p.seek(ctx)
	if err != nil {
		return nil, err
	}
	err = p.firstRound(ctx, len(p.cases))
	if err == nil && found == nil {
		err = p.lastRound(ctx)
	}
	if err != nil {
		return nil, err
	}
	proof, err := p.decide(plain)
	if err != nil {
		return nil, err
	}
	if q.Formula.Truth() {
		if err := proof.prove(q.Formula.For, found, why); err != nil {
			return nil, err
		}
		if found != nil {
			proof.Certificates = p.Session.withTheorem(proof.Certificates, q.ID)
		}
	}
	if q.Formula.Truth() && *proof.Verdict == Fails {
		where, found, err := p.beyond(ctx, slices.IndexFunc(p.tried, func(t *Case) bool { return t.failed }))
		if err != nil {
			return nil, err
		}
		if found != nil {
			proof.FailsFor, proof.Terms = optional(where), found.Terms
			proof.Certificates = p.Session.withTheorem(proof.Certificates, q.ID+" correction")
		}
	}
	proof.Seconds = time.Since(start).Seconds()
	return proof, nil
}

// leftOpen is what is found of a question where a limit leaves no time to look at it.
func (q Question) leftOpen(limit error, late bool) *Proof {
	p := &Proof{Statement: q.String(), ID: q.ID, Domain: "no case", Certificates: []string{}, Witness: optional("open: " + limit.Error()), Late: late}
	if q.Formula.Truth() {
		p.Verdict = new(Verdict)
	} else {
		p.Value = optional("unknown")
	}
	return p
}

// proving is the work on one question.
type proving struct {
	*Runner
	limited  context.Context // ends when a limit is passed, too
	question Question
	cases    []Instance
	values   []formula.Value // in the cases
	tried    []*Case         // the cases as far as they were tried
	late     []bool          // of the cases: time ended the search, and left it open
	failed   bool            // a case fails
	next     int             // where the first round goes on
	row      int             // how many of the last cases of the first round were late
}

// try decides the formula in a case, or finds its value there, within limits.
func (p *proving) try(limited context.Context, t *Case, i int) {
	c := p.cases[i]
	if p.Step != nil {
		p.Step(p.question, c.Name, i, len(p.cases))
	}
	t.limited = limited
	f, env := p.question.Formula, c.tuple.env()
	if f.Truth() {
		t.decide(f, env, func(t *Case, env formula.Env) string {
			return at(c.Name, sides(f.Expr, env, t.session.said(t.statements)))
		})
		return
	}
	v, missing := t.evaluate(f, env)
	if p.values[i] = v; !v.Settled() {
		t.Openf("%s", missing)
	}
}

// decide notes what was found of the cases.
func (p *proving) decide(plain bool) (*Proof, error) {
	f := p.question.Formula
	p.untried()
	reading := &Reading{Formula: f}
	if !plain {
		reading.parts = func(_ int, tried []Instance) ([]formula.Cases, error) { return listed(f.For, tried) }
	}
	if !f.Truth() {
		reading.Formula = nil
	}
	engine := &Runner{Session: p.Session}
	d, err := engine.conclude(reading, 0, p.cases, nil, p.tried)
	if err == nil && !f.Truth() {
		err = p.value(engine, &d)
	}
	if err != nil {
		return nil, err
	}
	if d.domain == "" {
		d.domain = p.domain(plain)
	}
	p.Session.kept.Keep(d.statements...)
	p.Session.kept.Say(d.named(p.question.ID))
	proof := &Proof{
		Statement: p.question.String(), ID: p.question.ID, Evidence: d.evidence, Follows: d.follow != nil, Domain: d.domain, Cases: d.cases,
		Witness: optional(d.witness), Certificates: p.Session.Names(d.statements), rests: d.statements, tried: d.tried,
		whole: !f.For.Open() && (d.verdict == Holds || len(p.cases) == 1),
	}
	proof.Late = slices.Contains(p.late, true)
	if f.Truth() && d.open != nil {
		proof.Witness = optional(p.told())
	} else if d.open != nil {
		proof.Witness = optional("open: " + strings.Join(d.open[:min(3, len(d.open))], "; "))
	}
	if f.Truth() {
		proof.Verdict = &d.verdict
		return proof, nil
	}
	var values []string
	for i, v := range p.values {
		values = append(values, at(p.cases[i].Name, v.String()))
	}
	proof.Value = optional(strings.Join(values, "; "))
	return proof, nil
}

// value notes that the value of an expression without variables follows, if it is known: it
// is a verdict, too, that topocheck can repeat.
func (p *proving) value(engine *Runner, d *decision) error {
	if d.open != nil {
		return nil
	}
	if d.evidence = Certified; len(d.statements) == 0 {
		d.evidence = Exhausted // arithmetic alone
	}
	f, v := p.question.Formula, p.values[0]
	if len(f.For.Ranges) > 0 {
		return nil
	}
	text := v.String()
	if _, exact := v.Exact(); !exact && !v.Infinite {
		text = strconv.Quote(text)
	}
	is, err := formula.ParseWith(p.Session.names.Words(), fmt.Sprintf("%s == %s", f.Expr, text))
	if err != nil {
		return err
	}
	evidence := d.evidence
	err = engine.follows(d, is, []formula.Cases{{Count: 1}})
	d.evidence = evidence
	return err
}

// domain says which cases were tried.
func (p *proving) domain(plain bool) string {
	d, cases := p.question.Formula.For, fmt.Sprintf("%d cases", len(p.cases))
	if len(p.cases) == 1 {
		cases = "1 case"
	}
	switch {
	case len(d.Ranges) == 0:
		return "1 case, complete"
	case d.Open():
		return fmt.Sprintf("%s, order at most %d: %s, not complete", d, p.maxOrder(), cases)
	case !plain:
		return fmt.Sprintf("%s: %s, complete, but the checker is shown these cases alone", d, cases)
	}
	return fmt.Sprintf("%s: %s, complete", d, cases)
}

// sides says which part of a formula that fails does so, with the values on both sides,
// and those of the facts in them.
func sides(e *formula.Expr, env formula.Env, facts formula.Facts) string {
	p := e.Parts()
	switch p.Op {
	case "&&":
		for _, a := range p.Args {
			if v, err := a.Evaluate(env, facts); err == nil {
				if holds, known := v.Truth(); known && !holds {
					return sides(a, env, facts)
				}
			}
		}
	case "||":
		return sides(p.Args[0], env, facts) + "; " + sides(p.Args[1], env, facts)
	}
	shown := make(map[string]bool)
	var list []string
	show := func(e *formula.Expr) {
		text := e.Written(env)
		v, err := e.Evaluate(env, facts)
		if err != nil || shown[text] {
			return
		}
		shown[text] = true
		if value := v.String(); value != text {
			list = append(list, fmt.Sprintf("%s is %s", text, value))
		}
	}
	if p.Truth && p.Op != "fact" && len(p.Args) == 2 {
		show(p.Args[0])
		show(p.Args[1])
	}
	var within func(e *formula.Expr)
	within = func(e *formula.Expr) {
		p := e.Parts()
		if p.Op == "fact" {
			show(e)
			return
		}
		for _, a := range p.Args {
			within(a)
		}
	}
	within(e)
	if list == nil {
		return fmt.Sprintf("%s is false", e)
	}
	return strings.Join(list, ", ")
}
