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
	"topocert/certificates/language"
	"topocert/certificates/resolve"
	"topocert/props/archive"
	"topocert/topology"
)

// look tells what is wrong with a claim of a user's own, as far as that is seen before the work:
// networks and routers that do not exist, vertices out of range, an empty domain, one
// without an end in which no network grows. It looks at the names of the smallest case. It returns a
// result only if the claim is refused, or the limits do not suffice for that.
func (r *Runner) look(ctx context.Context, c *Claim) (*Result, error) {
	if c.Wrong != nil {
		return refusedFor(ctx, c, c.Wrong)
	}
	defer func(start time.Time) { c.looked = time.Since(start) }(time.Now())
	limited, end := r.Limits.Begin(ctx)
	defer end()
	_, err := Within(limited, func() (any, error) {
		if !formula.VerdictName(c.ID) {
			return nil, fmt.Errorf("%w: the name %q, want letters, digits and . / _ -", ErrArgument, c.ID)
		}
		for _, n := range c.Formulas() {
			err := r.wrong(limited, n.Formula)
			if err != nil && n.Name != c.ID {
				err = fmt.Errorf("%s: %w", n.Name, err)
			}
			if err != nil {
				return nil, err
			}
		}
		return nil, nil
	})
	if limit := endedBy(ctx, limited, err); limit != nil {
		result := NewResult(c)
		result.Decision = *leftOpen(c.Readings[0].Formula, limit, limited)
		result.Readings = []ReadingResult{{Decision: result.Decision}}
		return result, nil
	}
	if err != nil {
		return refusedFor(ctx, c, err)
	}
	return nil, nil
}

// refusedFor is the result of a claim of a user's own that an error refuses. That of the context or of
// the disk is none, nor a defect; and of a paper's claim every error is one.
func refusedFor(ctx context.Context, c *Claim, err error) (*Result, error) {
	if !c.own || ctx.Err() != nil || errors.Is(err, ErrBug) || errors.Is(err, archive.ErrDisk) {
		return nil, err
	}
	result := NewResult(c)
	result.Refused = err
	return result, nil
}

// endedBy returns the limit that is the reason for an error, nil for none.
func endedBy(ctx, limited context.Context, err error) error {
	if limit := Passed(limited); limit != nil && ctx.Err() == nil && cutShort(err) {
		return limit
	}
	if errors.Is(err, ErrLimit) { // that of reading a network
		return err
	}
	return nil
}

// leftOpen is what is found of a formula where a limit leaves no time to look at it.
func leftOpen(f *formula.Formula, limit error, limited context.Context) *Decision {
	d := &Decision{Formula: optional(f.String()), Witness: optional("open: " + limit.Error()), Late: TimePassed(limited)}
	if !f.Truth() {
		d.Verdict, d.Value = Valued, optional("unknown")
	}
	return d
}

// wrong tells what is wrong with a formula.
func (r *Runner) wrong(ctx context.Context, f *formula.Formula) error {
	reading := stating(f)
	list, _, err := reading.list(ctx, r.Session.names, min(cmp.Or(r.MaxOrder, DefaultMaxOrder), 50)) // a look at the small ones is enough
	if err == nil {
		err = renumbered(r.Session.names, f)
	}
	switch {
	case err != nil || f.For.Open():
		return err
	case len(list) == 0:
		return fmt.Errorf("%w: no case is in the domain %q", ErrArgument, f.For)
	}
	least := slices.MinFunc(list, (*Instance).compare)
	_, err = dryRun(r.Session.names, f.Expr, least.env())
	if err != nil && least.Name != "" && !errors.Is(err, ErrLimit) {
		err = fmt.Errorf("%s: %w", least.Name, err)
	}
	return err
}

// renumbered refuses numbers for vertices of a file's network that call other vertices by them: the
// facts would be of these.
func renumbered(names *resolve.Names, f *formula.Formula) (err error) {
	f.Expr.Each(func(n *language.Node) bool {
		if err != nil || n.Op != language.Fact {
			return err == nil
		}
		params := formula.Asked(n).Params()
		network := n.Args[slices.Index(params, certificates.NetworkParam)]
		if network.Op != language.Word {
			return true
		}
		for i, a := range n.Args {
			if params[i] != certificates.VertexParam || a.Op == language.Word || !ofNumbers(a, f.For) {
				continue
			}
			net, e := names.Find(network.Text)
			if e != nil {
				return true // which is said where the fact is asked for
			}
			if callsOthers(net) {
				err = fmt.Errorf("%w: vertex %s of %q, whose file has other numbers: vertex 0 is %s there; want the file's in quotes, such as \"%s\"",
					ErrArgument, a, network.Text, net.Label(0), net.Label(0))
			}
		}
		return true
	})
	return err
}

// callsOthers tells whether some label of a network is the number of another vertex.
func callsOthers(net topology.Network) bool {
	for v := range net.Order() {
		if n, err := strconv.Atoi(net.Label(uint32(v))); err == nil && n != v && n < net.Order() {
			return true
		}
	}
	return false
}

// ofNumbers tells whether an expression has no names but of the domain's variables.
func ofNumbers(e *language.Node, d formula.Domain) bool {
	only := true
	e.Each(func(n *language.Node) bool {
		only = only && (n.Op != language.Name || slices.ContainsFunc(d.Ranges, func(r formula.Range) bool { return slices.Contains(r.Names, n.Text) }))
		return only
	})
	return only
}

// proving is the work on one reading of a claim.
type proving struct {
	*Runner
	claim        *Claim
	name         string // of the verdict
	reading      *Reading
	ctx, limited context.Context // the second ends when a limit of the whole is passed, too
	limit        int             // the order of the largest networks of the sweep
	plain        bool            // our checker can go through the domain
	cases        []*Instance     // those of the sweep, and behind them large ones
	swept        int             // how many those of the sweep are
	tried        []*Case         // the cases as far as they were tried
	late         []bool          // of the cases: time ended the search, and left it open
	failed       bool            // a case fails
	next         int             // where the first round goes on
	row          int             // how many of the last cases of the first round were late
}

// reading decides a reading, case by case, the smallest first, and stops at the first that fails; or
// finds the value of an expression. The verdict follows if a formula says the reading. It is undecided if
// a case stays open, or if there is none.
func (r *Runner) reading(ctx context.Context, c *Claim, name string, reading *Reading) (*Decision, error) {
	p := &proving{Runner: r, claim: c, name: name, reading: reading, ctx: ctx, limited: ctx}
	if c.own {
		limited, end := r.Limits.After(c.looked).Begin(ctx)
		defer end()
		p.limited = limited
	}
	if _, err := Within(p.limited, func() (any, error) { return nil, p.list() }); err != nil {
		if limit := endedBy(ctx, p.limited, err); limit != nil && c.own {
			return leftOpen(reading.Formula, limit, p.limited), nil
		}
		return nil, err
	}
	found, why, err := p.seek()
	if err != nil {
		return nil, err
	}
	if err := p.firstRound(len(p.cases)); err != nil {
		return nil, err
	}
	if found == nil {
		if err := p.lastRound(); err != nil {
			return nil, err
		}
	}
	d, err := p.conclude()
	if err == nil {
		err = p.prove(d, found, why)
	}
	return d, err
}

// list lists the cases, the smallest first; those of a table of ours in its order.
func (p *proving) list() (err error) {
	reading := p.reading
	p.limit = cmp.Or(p.MaxOrder, reading.Limit, DefaultMaxOrder)
	p.cases, p.plain, err = reading.list(p.limited, p.Session.names, p.limit)
	for err == nil && len(p.cases) == 0 && p.claim.own && reading.domain.Open() && p.limit < DefaultMaxOrder { // as far as the least
		p.limit *= 2
		p.cases, p.plain, err = reading.list(p.limited, p.Session.names, p.limit)
	}
	if err == nil && len(p.cases) == 0 && p.claim.own {
		err = fmt.Errorf("%w: no case of %q has networks of at most %d vertices", ErrArgument, reading.domain, p.limit)
	}
	if err != nil {
		return err
	}
	p.plain = p.plain || !p.claim.own // a paper's domain is as long as its file says
	if p.claim.own || reading.domain.Open() {
		slices.SortStableFunc(p.cases, (*Instance).compare)
	}
	p.swept = len(p.cases)
	if p.MaxOrder == 0 {
		p.cases = slices.Concat(p.cases, reading.Large)
	}
	p.tried, p.late = make([]*Case, len(p.cases)), make([]bool, len(p.cases))
	return nil
}

// decide decides a case, or finds the value of the formula there.
func (p *proving) decide(t *Case, c *Instance) {
	if p.reading.try != nil {
		p.reading.try(t, c)
		return
	}
	var missing string
	t.value, missing = t.evaluate(p.reading.Formula, c.env())
	switch holds, known := t.value.Truth(); {
	case p.reading.Formula.Truth() && !known, !t.value.Settled():
		t.Openf("%s", missing)
	case known && !holds:
		t.Failf("%s", p.counterexample(t, c))
	}
}

// conclude decides a reading by its cases as they were tried, up to the first that fails.
func (p *proving) conclude() (*Decision, error) {
	p.untried()
	f := p.reading.Formula
	d := &Decision{Evidence: Certified, Cases: len(p.cases), Late: slices.Contains(p.late, true)}
	if f != nil {
		d.Formula = optional(f.String())
	}
	var open []string
	var largest []certificates.Statement
	for i, t := range p.tried {
		c := p.cases[i]
		d.Tried = append(d.Tried, c.seen(t))
		if t.failed {
			return p.fails(d, c, t)
		}
		d.Rests = append(d.Rests, t.statements...)
		if t.open {
			open = append(open, at(c.Name, t.witness))
			continue
		}
		d.Evidence = min(d.Evidence, t.evidence())
		if i >= p.swept {
			largest = append(largest, t.statements...)
		}
	}
	truth := f == nil || f.Truth()
	switch {
	case open != nil && truth:
		d.Witness = optional(p.summary())
	case open != nil:
		d.Witness = optional("open: " + strings.Join(open[:min(3, len(open))], "; "))
	case len(p.cases) == 0:
		d.Witness = optional(fmt.Sprintf("open: no case of %q has order at most %d", p.reading.Domain, p.limit))
	}
	if d.Witness != nil {
		d.Evidence = None
	}
	if truth && d.Witness != nil {
		return d, nil
	}
	d.Domain, d.Complete = p.domain(p.Session.store.Kinds(largest)), p.reading.Complete
	if !truth {
		return d, p.value(d)
	}
	d.Verdict = Holds
	if f == nil {
		return d, nil
	}
	parts, err := p.parts()
	if err == nil {
		d.Evidence = Certified
		err = p.follows(d, f, parts)
	}
	return d, err
}

// fails is the decision by a case that fails.
func (p *proving) fails(d *Decision, c *Instance, t *Case) (*Decision, error) {
	d.Verdict, d.Evidence, d.Domain, d.Witness = Fails, t.evidence(), cmp.Or(c.Name, "1 case"), optional(t.witness)
	d.Complete, d.Cases, d.Rests, d.Late = p.reading.Complete && (len(p.cases) == 1 || d.Domain == p.reading.Domain), 1, t.statements, false
	f := p.reading.Formula
	if f == nil {
		return d, nil
	}
	parts, err := listed(f.For, []*Instance{c})
	if err == nil {
		d.Evidence = Certified
		err = p.follows(d, f, parts)
	}
	return d, err
}

// parts are the cases of a formula that holds, as a verdict has them.
func (p *proving) parts() (parts []formula.Cases, err error) {
	f, swept := p.reading.Formula, p.cases[:p.swept]
	switch {
	case len(swept) == 0:
	case f.For.Open() && p.reading.order != nil:
		part := formula.Cases{Count: len(swept)}
		part.For, err = p.reading.upTo(p.limit)
		parts = []formula.Cases{part}
	case !p.plain:
		parts, err = listed(f.For, swept)
	default:
		parts = []formula.Cases{{Count: len(swept)}}
	}
	if large := p.cases[p.swept:]; len(large) > 0 && err == nil {
		var more []formula.Cases
		more, err = listed(f.For, large)
		parts = append(parts, more...)
	}
	return parts, err
}

// value notes the values of an expression. That it has the one that it has without variables follows, if
// it is known: it is a verdict, too, that topocheck can repeat.
func (p *proving) value(d *Decision) error {
	f, values := p.reading.Formula, []string(nil)
	for i, t := range p.tried {
		values = append(values, at(p.cases[i].Name, t.value.String()))
	}
	d.Verdict, d.Value = Valued, optional(strings.Join(values, "; "))
	if d.Open() {
		return nil
	}
	if d.Evidence = Certified; len(d.Rests) == 0 {
		d.Evidence = Exhausted // arithmetic alone
	}
	if len(f.For.Ranges) > 0 {
		return nil
	}
	v := p.tried[0].value
	text := v.String()
	if _, exact := v.Exact(); !exact && !v.IsInfinite() {
		text = strconv.Quote(text)
	}
	is, err := formula.ParseWith(p.Session.names.Words(), fmt.Sprintf("%s == %s", f.Expr, text))
	if err != nil {
		return err
	}
	return p.follows(d, is, []formula.Cases{{Count: 1}})
}

// domain says which cases were tried; of large ones by what kinds of certificates.
func (p *proving) domain(kinds []string) string {
	d, cases := p.reading.Domain, fmt.Sprintf("%d cases", p.swept)
	if p.swept == 1 && p.claim.own {
		cases = "1 case"
	}
	switch {
	case !p.reading.Complete:
		return fmt.Sprintf("%s, order at most %d: %s%s", d, p.limit, cases, beyond(p.cases[p.swept:], kinds))
	case !p.claim.own || p.reading.order != nil:
		return d
	case len(p.reading.Formula.For.Ranges) == 0:
		return cases
	case !p.plain:
		return fmt.Sprintf("%s: %s%s", d, cases, shownAlone)
	}
	return fmt.Sprintf("%s: %s", d, cases)
}

// sides says which part of a formula that fails does so, with the values on both sides,
// and those of the facts in them.
func sides(e *language.Node, env formula.Env, facts formula.Facts) string {
	switch e.Op {
	case "&&":
		for _, a := range e.Args {
			if v, err := formula.Evaluate(a, env, facts); err == nil {
				if holds, known := v.Truth(); known && !holds {
					return sides(a, env, facts)
				}
			}
		}
	case "||":
		return sides(e.Args[0], env, facts) + "; " + sides(e.Args[1], env, facts)
	}
	seen := make(map[string]bool)
	var list []string
	show := func(e *language.Node) {
		text := formula.Written(e, env)
		v, err := formula.Evaluate(e, env, facts)
		if err != nil || seen[text] {
			return
		}
		seen[text] = true
		value := v.String()
		if value == text && e.Op != language.Name { // n/2 for n = 3
			text = e.String()
		}
		if value != text {
			list = append(list, fmt.Sprintf("%s is %s", text, value))
		}
	}
	if formula.IsTruth(e) && e.Op != language.Fact && len(e.Args) == 2 {
		show(e.Args[0])
		show(e.Args[1])
	}
	var within func(e *language.Node)
	within = func(e *language.Node) {
		if e.Op == language.Fact {
			show(e)
			return
		}
		for _, a := range formula.Parts(e) {
			within(a)
		}
	}
	within(e)
	if list == nil {
		return fmt.Sprintf("%s is false", e)
	}
	return strings.Join(list, ", ")
}
