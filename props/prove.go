package props

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"topocert/certificates/formula"
)

// Question is a claim, or an expression, of one's own: a formula under a name.
type Question struct {
	// ID is the name, as formula.VerdictName takes it: "wheel/order". Each
	// question of a session needs another.
	ID      string
	Formula *formula.Formula
}

// Proof is what is found about a statement. Its JSON is that of "topocert prove".
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
	Seconds      float64  `json:"seconds"`
}

// Open tells whether the limits left the statement undecided, or a value unknown.
func (p *Proof) Open() bool { return p.Evidence == None }

// Prover decides statements of one's own, by the engine that decides the papers' claims.
// The session's Resolver says how networks and routers of one's own are looked up.
type Prover struct {
	Session *Session
	// Limits are those of each statement. What is not established within them is left open,
	// with the bounds that are known.
	Limits Limits
	// MaxOrder is the order of the largest networks that are tried where the domain has
	// no end; 0 is DefaultMaxOrder.
	MaxOrder int
	// Step, if set, is called before each case.
	Step func(q Question, name string, done, all int)

	looked sync.Map // the time that Check took, by the questions' names: it is part of a statement's
}

func (p *Prover) maxOrder() int {
	if p.MaxOrder > 0 {
		return p.MaxOrder
	}
	return DefaultMaxOrder
}

// Check tells what is wrong with a statement, as far as that is seen before the work:
// networks and routers that do not exist, vertices out of range, an empty domain, one
// without an end in which no network grows. It looks at the names of the smallest case.
// Where the limits do not suffice for that, it returns what is found of the statement.
func (p *Prover) Check(ctx context.Context, q Question) (*Proof, error) {
	start := time.Now()
	defer func() { p.looked.Store(q.ID, time.Since(start)) }()
	limited, end := p.Limits.Begin(ctx)
	defer end()
	_, err := Within(limited, func() (any, error) { return nil, p.check(limited, q) })
	if limit := Passed(limited); limit != nil && ctx.Err() == nil && cutShort(err) {
		return leftOpen(q, limit), nil
	}
	if errors.Is(err, ErrLimit) { // that of reading a network
		return leftOpen(q, err), nil
	}
	return nil, err
}

func (p *Prover) check(ctx context.Context, q Question) error {
	if !formula.VerdictName(q.ID) {
		return fmt.Errorf("%w: the name %q, want letters, digits and . / _ -", ErrArgument, q.ID)
	}
	if q.Formula.For.Open() {
		_, err := p.casesOf(ctx, q.Formula, min(p.maxOrder(), 50)) // a look at the small ones is enough
		return err
	}
	first, found, err := smallest(ctx, q.Formula.For)
	if err != nil {
		return err
	}
	if !found {
		return fmt.Errorf("%w: no case is in the domain %q", ErrArgument, q.Formula.For)
	}
	_, err = q.Formula.Expr.Evaluate(first.env(), &scout{names: p.Session.names})
	switch {
	case errors.Is(err, ErrLimit):
		return err
	case err != nil:
		return errors.New(first.at(err.Error()))
	}
	return nil
}

// Prove decides a statement, case by case, the smallest first, and stops at the first
// that fails; or finds the value of its expression. What it rests on is kept in the
// session's folder. An error says that the statement has no meaning, that the context
// has ended, or, if it is ErrBug, that this program has a defect.
func (p *Prover) Prove(ctx context.Context, q Question) (*Proof, error) {
	start := time.Now()
	limits := p.Limits
	if took, ok := p.looked.Load(q.ID); ok {
		limits = limits.After(took.(time.Duration))
	}
	limited, end := limits.Begin(ctx)
	defer end()
	cases, err := Within(limited, func() (tuples, error) { return p.casesOf(limited, q.Formula, p.maxOrder()) })
	if limit := Passed(limited); limit != nil && ctx.Err() == nil && cutShort(err) {
		return leftOpen(q, limit), nil
	}
	if err != nil {
		return nil, err
	}
	if len(cases.list) == 0 {
		return nil, fmt.Errorf("%w: no case of %q has networks of at most %d vertices", ErrArgument, q.Formula.For, p.maxOrder())
	}
	job := &proving{Prover: p, ctx: ctx, limited: limited, question: q, cases: cases}
	job.proof = &Proof{Statement: q.Formula.String(), ID: q.ID, Evidence: Certified}
	if q.Formula.Truth() {
		err = job.decide()
	} else {
		err = job.evaluate()
	}
	if err != nil {
		return nil, err
	}
	p.Session.keep(job.rests...)
	job.proof.Certificates = p.Session.Names(job.rests)
	job.proof.Seconds = time.Since(start).Seconds()
	return job.proof, nil
}

// leftOpen is what is found of a statement where a limit leaves no time to look at it.
func leftOpen(q Question, limit error) *Proof {
	p := &Proof{Statement: q.Formula.String(), ID: q.ID, Domain: "no case", Certificates: []string{}, Witness: optional("open: " + limit.Error())}
	if q.Formula.Truth() {
		p.Verdict = verdict(Undecided)
	} else {
		p.Value = optional("unknown")
	}
	return p
}

// proving is the work on one statement.
type proving struct {
	*Prover
	ctx      context.Context
	limited  context.Context // ends when a limit is passed, too
	question Question
	cases    tuples
	proof    *Proof
	rests    []string // the statements of the certificates
}

// one evaluates the expression in a case, and says what is missing to know it.
func (j *proving) one(i int) (v formula.Value, t *Case, missing string, err error) {
	c := j.cases.list[i]
	name := c.name()
	if j.Step != nil {
		j.Step(j.question, name, i, len(j.cases.list))
	}
	t, err = (&Runner{Session: j.Session}).try(j.ctx, Instance{Name: name, Try: func(t *Case) {
		t.limited = j.limited
		asked := t.asked()
		var err error
		v, err = j.question.Formula.Expr.Evaluate(c.env(), asked)
		if limit := Passed(j.limited); limit != nil && cutShort(err) && j.ctx.Err() == nil {
			missing = limit.Error()
			return
		}
		if errors.Is(err, formula.ErrValue) {
			missing = err.Error()
			return
		}
		t.Check(err)
		missing = strings.Join(asked.missing, "; ")
	}})
	if err != nil && j.ctx.Err() == nil && name != "" {
		err = fmt.Errorf("%s: %w", name, err)
	}
	return v, t, missing, err
}

// decide finds whether the formula holds in all cases.
func (j *proving) decide() error {
	open := ""
	for i, c := range j.cases.list {
		v, t, missing, err := j.one(i)
		if err != nil {
			return err
		}
		holds, known := v.Truth()
		switch {
		case known && !holds:
			return j.fails(c, t)
		case !known && open == "":
			open = c.at(missing)
		}
		j.rests = append(j.rests, t.statements...)
	}
	j.proof.Cases, j.proof.Domain = len(j.cases.list), j.domain()
	if open != "" {
		j.proof.Verdict, j.proof.Evidence, j.proof.Witness = verdict(Undecided), None, optional("open: "+open)
		return nil
	}
	j.proof.Verdict = verdict(Holds)
	parts, err := j.cases.parts(j.question.Formula.For)
	if err != nil {
		return err
	}
	return j.follows(&formula.Verdict{Formula: j.question.Formula, Cases: parts})
}

// fails takes in the case in which the formula fails. The verdict rests on it alone.
func (j *proving) fails(c tuple, t *Case) error {
	j.rests = t.statements
	facts := j.Session.said(t.statements)
	j.proof.Verdict, j.proof.Cases = verdict(Fails), 1
	if j.proof.Domain = c.name(); j.proof.Domain == "" {
		j.proof.Domain = j.domain()
	}
	j.proof.Witness = optional(c.at(sides(j.question.Formula.Expr, c.env(), facts)))
	parts, err := listedCases(j.question.Formula.For, []tuple{c})
	if err != nil {
		return err
	}
	return j.follows(&formula.Verdict{Formula: j.question.Formula, Fails: true, Cases: parts})
}

// follows notes that the verdict follows from the certificates. One that does not is a
// defect of this program.
func (j *proving) follows(v *formula.Verdict) error {
	v.Name = j.question.ID
	if err := v.Check(j.Session.said(j.rests)); err != nil {
		return fmt.Errorf("%w: the verdict on %q: %w", ErrBug, v.Formula, err)
	}
	j.proof.Follows = true
	j.Session.keep(j.rests...)
	j.Session.say(v)
	return nil
}

// evaluate finds the expression's value in all cases.
func (j *proving) evaluate() error {
	var values, open []string
	var only formula.Value
	for i, c := range j.cases.list {
		v, t, missing, err := j.one(i)
		if err != nil {
			return err
		}
		only = v
		j.rests = append(j.rests, t.statements...)
		values = append(values, c.at(v.String()))
		if !v.Settled() {
			open = append(open, c.at(missing))
		}
	}
	j.proof.Value = optional(strings.Join(values, "; "))
	j.proof.Cases, j.proof.Domain = len(j.cases.list), j.domain()
	if open != nil {
		j.proof.Evidence, j.proof.Witness = None, optional("open: "+strings.Join(open[:min(3, len(open))], "; "))
		return nil
	}
	if len(j.rests) == 0 {
		j.proof.Evidence = Exhausted // arithmetic alone
	}
	if len(j.cases.list) > 1 || len(j.question.Formula.For.Ranges) > 0 {
		return nil
	}
	// The value is a verdict too, that topocheck can repeat.
	text := only.String()
	if _, exact := only.Exact(); !exact && !only.Infinite {
		text = strconv.Quote(text)
	}
	f, err := formula.Parse(fmt.Sprintf("%s == %s", j.question.Formula.Expr, text))
	if err != nil {
		return err
	}
	return j.follows(&formula.Verdict{Formula: f, Cases: []formula.Cases{{Count: 1}}})
}

// domain says which cases were tried.
func (j *proving) domain() string {
	d, cases := j.question.Formula.For, fmt.Sprintf("%d cases", len(j.cases.list))
	if len(j.cases.list) == 1 {
		cases = "1 case"
	}
	switch {
	case len(d.Ranges) == 0:
		return "1 case, complete"
	case j.cases.whole && !j.cases.plain:
		return fmt.Sprintf("%s: %s, complete, but the checker is shown these cases alone", d, cases)
	case j.cases.whole:
		return fmt.Sprintf("%s: %s, complete", d, cases)
	}
	return fmt.Sprintf("%s, order at most %d: %s, not complete", d, j.maxOrder(), cases)
}

func verdict(v Verdict) *Verdict { return &v }

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
