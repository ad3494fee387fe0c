package atlas

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"time"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/props"
	"topocert/props/claims"
	"topocert/solver"
	"topocert/topology"
)

// The reasons of cells that are open, but for sentences.
const (
	openTime   = "time"
	openMemory = "memory"
	openNone   = "none"
)

// Tabulation is the work on a chapter.
type Tabulation struct {
	Chapter *Chapter
	// Session knows the chapter's networks and words, and keeps the certificates.
	Session *props.Session
	// Memory limits that of a cell and of a claim; nil for no limit. CellTime and ClaimTime are
	// what each may take; zero for no limit.
	Memory              *props.Memory
	CellTime, ClaimTime time.Duration
	// Definition returns how a family is defined: the text, and in which language.
	Definition func(family string) (text, language string)
	// Earlier is an earlier atlas, whose values stay where the limits do not suffice; nil for none.
	Earlier *Atlas
	// Open says that only what is open in the earlier atlas is decided. Of all else there are no
	// certificates then.
	Open bool
	// Say, if set, is told what is being done.
	Say func(what string)
	// Wanted, if set, says which words are asked of members of an order; others are left out.
	Wanted func(order int, w Word) bool
	// Kept are the cells and claims that stayed, for want of time.
	Kept []string
}

// Run decides the cells and the claims of the chapter. An error says that the chapter has no
// meaning, that the context has ended, or, if it is props.ErrBug, that this program has a defect.
func (t *Tabulation) Run(ctx context.Context) ([]*Entry, error) {
	var list []*Entry
	for _, f := range t.Chapter.Families {
		e, err := t.family(ctx, f)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Place, err)
		}
		list = append(list, e)
	}
	return list, nil
}

// Describe returns what is to be said of a family before anything is decided: its members have no
// cells, and there are no claims.
func (t *Tabulation) Describe(ctx context.Context, f *Family) (*Entry, error) {
	e := &Entry{
		Name: f.Name, Form: f.Parts[0].Form, Domain: f.Parts[0].Domain, Chapter: t.Chapter.Key, Title: t.Chapter.Title, Section: f.Section, About: f.About,
		Sources: f.Sources, Claims: []Outcome{},
	}
	if len(f.Parts) > 1 {
		var parts []string
		for _, p := range f.Parts {
			parts = append(parts, p.String())
		}
		e.Form, e.Domain = f.Name, strings.Join(parts, "; ")
	}
	e.Definition, e.Language = t.Definition(f.Name)
	var err error
	if e.Members, err = t.members(ctx, f); err == nil {
		e.Drawing, err = t.drawing(cmp.Or(f.Draw, drawable(e.Members)))
	}
	return e, err
}

// family decides what is to be decided of a family.
func (t *Tabulation) family(ctx context.Context, f *Family) (*Entry, error) {
	e, err := t.Describe(ctx, f)
	if err != nil {
		return nil, err
	}
	earlier := t.earlier(e)
	late := make(map[string]bool) // the words that took too long of a smaller member
	for _, m := range e.Members {
		m.Cells = make(map[string]Cell)
		for _, w := range Words() {
			if m.order > w.Most || m.directed && !w.Directed || t.Wanted != nil && !t.Wanted(m.order, w) {
				continue
			}
			if old, ok := earlier.cell(m.Network, w.Name); t.Open && ok && (old.Value != "" || old.Open != openTime && old.Open != openMemory) {
				m.Cells[w.Name] = old
				continue
			}
			cell, err := t.cell(ctx, m, w, late)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", w.Of(m.Network), err)
			}
			m.Cells[w.Name] = t.keep(m.Network, w.Name, cell, earlier)
		}
	}
	for _, c := range f.Claims {
		o, err := t.claim(ctx, c, earlier)
		if err != nil {
			return nil, err
		}
		e.Claims = append(e.Claims, *o)
	}
	return e, nil
}

// members lists the members of a family, the smallest first.
func (t *Tabulation) members(ctx context.Context, f *Family) ([]*Member, error) {
	var list []*Member
	for _, p := range f.Parts {
		more, err := t.part(ctx, p)
		if err != nil {
			return nil, fmt.Errorf("the family %s: %w", p, err)
		}
		list = append(list, more...)
	}
	slices.SortStableFunc(list, func(a, b *Member) int { return cmp.Compare(a.order, b.order) })
	for i, m := range list {
		if slices.ContainsFunc(list[:i], func(other *Member) bool { return other.Network == m.Network }) {
			return nil, fmt.Errorf("the member %s is listed twice, want it once", m.Network)
		}
	}
	return list, nil
}

// part lists some members of a family.
func (t *Tabulation) part(ctx context.Context, p Part) ([]*Member, error) {
	text := "order(" + p.Form + ")"
	if p.Domain != "" {
		text += " for " + p.Domain
	}
	names := t.Session.Resolver()
	order, err := formula.ParseWith(names.Words(), text)
	if err != nil {
		return nil, err
	}
	if order.For.Open() {
		return nil, errors.New("it has no last member, want ranges with ends")
	}
	var list []*Member
	_, err = props.WalkDomain(ctx, order.For, func(env formula.Env) error {
		asked, err := formula.Asks(order.Expr, env, namesOnly{names})
		if err != nil {
			return err
		}
		m := &Member{Network: names.Title(asked.Network), directed: names.Directed(asked.Network), Parameters: Parameters{}}
		for _, name := range order.For.Names() {
			m.Parameters = append(m.Parameters, Parameter{name, env[name].RatString()})
		}
		g, err := names.Graph(asked.Network)
		if err != nil {
			return err
		}
		m.order = g.Order()
		list = append(list, m)
		return nil
	})
	if err == nil && len(list) == 0 {
		err = errors.New("it has no member, want one")
	}
	return list, err
}

// namesOnly answers what formulas ask of names, and no facts.
type namesOnly struct{ *resolve.Names }

// Known knows nothing.
func (namesOnly) Known(certificates.Fact) (certificates.Bounds, error) {
	return certificates.Bounds{}, nil
}

// mostDrawn is the order of the largest member that is drawn where nothing else is said.
const mostDrawn = 32

// drawable returns the largest member that is small enough to be drawn, or the smallest.
func drawable(members []*Member) string {
	if len(members) == 0 {
		return ""
	}
	name := members[0].Network
	for _, m := range members {
		if m.order <= mostDrawn {
			name = m.Network
		}
	}
	return name
}

// drawing returns the network that is drawn; of a directed one the links without their directions.
func (t *Tabulation) drawing(name string) (*Drawing, error) {
	names := t.Session.Resolver()
	canonical, err := names.Canonical(name)
	if err != nil {
		return nil, fmt.Errorf("the network %q to be drawn: %w", name, err)
	}
	if names.Directed(canonical) {
		return t.undirected(canonical)
	}
	net, err := names.Find(name)
	if err != nil {
		return nil, err
	}
	return drawn(topology.Title(net), net.CSR(), net.Label)
}

// drawn describes a drawing of a graph.
func drawn(name string, g *topology.Graph, label func(v uint32) string) (*Drawing, error) {
	d := &Drawing{Network: name}
	var err error
	if d.Graph6, err = g.Graph6(); err != nil {
		return nil, err
	}
	plain := true
	for v := range uint32(g.Order()) {
		plain = plain && label(v) == fmt.Sprint(v)
		d.Labels = append(d.Labels, label(v))
	}
	if plain {
		d.Labels = nil
	}
	return d, nil
}

// undirected returns the drawing of a directed network.
func (t *Tabulation) undirected(canonical string) (*Drawing, error) {
	g, err := t.Session.Resolver().Graph(canonical)
	if err != nil {
		return nil, err
	}
	links := make(map[[2]uint32]bool)
	for u := range uint32(g.Order()) {
		for _, v := range g.Neighbors(u) {
			if u != v { // there may be loops, which are not drawn
				links[[2]uint32{min(u, v), max(u, v)}] = true
			}
		}
	}
	under, err := topology.FromEdges(g.Order(), func(yield func(u, v uint32) bool) {
		for link := range links {
			if !yield(link[0], link[1]) {
				return
			}
		}
	})
	if err != nil {
		return nil, err
	}
	label := func(v uint32) string { return fmt.Sprint(v) }
	if named, ok := g.(interface{ Label(v uint32) string }); ok {
		label = named.Label
	}
	d, err := drawn(canonical, under, label)
	if err == nil {
		d.Directed = true
	}
	return d, err
}

// cell decides a word about a member. Once a word took too long of a member and nothing was found
// of it, it is not asked of larger ones.
func (t *Tabulation) cell(ctx context.Context, m *Member, w Word, late map[string]bool) (Cell, error) {
	if late[w.Name] {
		return Cell{Open: openTime}, nil
	}
	if t.Say != nil {
		t.Say(w.Of(m.Network))
	}
	f, err := formula.ParseWith(t.Session.Resolver().Words(), w.Of(m.Network))
	if err != nil {
		return Cell{}, err
	}
	r, err := t.runner(t.CellTime, nil).Decide(ctx, props.OwnClaim(t.Chapter.Key, solver.FileStem(m.Network)+"/"+w.Name, f))
	if err != nil {
		return Cell{}, err
	}
	cell := Cell{}
	switch {
	case r.Value != nil:
		cell = cellOf(*r.Value)
	case !r.Open():
		cell.Value = fmt.Sprint(r.Verdict == props.Holds)
	}
	if cell.Value == "" {
		cell.Open = reason(r)
		late[w.Name] = cell.Open == openTime && w.Name != "bisection"
	}
	return cell, nil
}

// cellOf reads a value as formula.Value writes it.
func cellOf(text string) Cell {
	if low, high, both := strings.Cut(text, " to "); both {
		return Cell{Low: low, High: high}
	}
	if low, ok := strings.CutPrefix(text, "at least "); ok {
		return Cell{Low: low}
	}
	if high, ok := strings.CutPrefix(text, "at most "); ok {
		return Cell{High: high}
	}
	if text == "unknown" {
		return Cell{}
	}
	return Cell{Value: text}
}

// reason says why a cell is open.
func reason(r *props.Result) string {
	if r.Witness == nil {
		return "nothing is known"
	}
	text := strings.TrimPrefix(*r.Witness, "open: ")
	switch {
	case strings.Contains(text, "of memory"):
		return openMemory
	case strings.Contains(text, "no answer within"), strings.Contains(text, "takes longer"):
		return openTime
	case strings.HasPrefix(text, "no value"):
		return openNone
	}
	return text
}

// runner decides what is asked, within some time.
func (t *Tabulation) runner(within time.Duration, finder props.Finder) *props.Runner {
	return &props.Runner{Session: t.Session, Limits: props.Limits{Time: within, Memory: t.Memory}, Finder: finder}
}

// claim decides a claim and its correction.
func (t *Tabulation) claim(ctx context.Context, line *claims.Claim, earlier *Entry) (*Outcome, error) {
	if t.Say != nil {
		t.Say(line.Name)
	}
	c := props.OwnClaims(t.Chapter.Key, &claims.File{Claims: []*claims.Claim{line}}, t.Session.Resolver().Words(), nil)[0]
	quotes, read, correction := line.All("said"), line.All("read"), line.Get("correction")
	formal := c.Correction != nil && c.Correction.Formula != nil
	if t.Open {
		if old := earlier.settled(line, formal); old != nil {
			old.Said, old.Read = quotes, read
			return old, nil
		}
	}
	r, err := t.runner(t.ClaimTime, props.FindTheorem).Decide(ctx, c)
	if err == nil && r.Verdict == props.Valued {
		err = errors.New("it is a value and no claim, want a comparison")
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %s: %w", line.Place, c.ID, err)
	}
	o := outcome(c.ID, line.Text, &r.Decision)
	if o.Said, o.Read = quotes, read; formal {
		o.Correction = outcome(c.ID+"/correction", correction, r.Corrected)
	} else {
		o.Instead = correction
	}
	t.keepClaim(o, earlier)
	return o, nil
}

// settled returns what an earlier run said of a claim and its correction, if nothing is open; nil if
// something is.
func (e *Entry) settled(c *claims.Claim, formal bool) *Outcome {
	if e == nil {
		return nil
	}
	correction := c.Get("correction")
	for i := range e.Claims {
		old := e.Claims[i]
		if old.ID != c.Name || old.Formula != c.Text || old.Verdict == "undecided" || old.Verdict == "holds" && !old.Complete {
			continue
		}
		if k := old.Correction; !formal && k == nil && old.Instead == correction || k != nil && k.Formula == correction && k.Verdict != "undecided" && (k.Complete || k.Verdict == "fails") {
			return &old
		}
	}
	return nil
}

// outcome is what is found of a formula.
func outcome(id, text string, d *props.Decision) *Outcome {
	return &Outcome{
		ID: id, Formula: text, Verdict: d.Verdict.String(), Evidence: d.Evidence.String(), Domain: d.Domain, Complete: d.Complete,
		Witness: props.TextOf(d.Witness), FailsFor: props.TextOf(d.FailsFor),
	}
}

// earlier returns the earlier entry of a family, nil if there is none or it had another
// definition.
func (t *Tabulation) earlier(e *Entry) *Entry {
	if t.Earlier == nil {
		return nil
	}
	before := t.Earlier.Family(e.Name)
	if before == nil || before.Definition != e.Definition || before.Language != e.Language {
		return nil
	}
	return before
}

// keep returns the earlier value of a cell, or the closer bounds, where a limit left it open.
func (t *Tabulation) keep(network, word string, cell Cell, earlier *Entry) Cell {
	if cell.Open != openTime && cell.Open != openMemory || earlier == nil {
		return cell
	}
	old, ok := earlier.cell(network, word)
	if !ok {
		return cell
	}
	merged := closer(cell, old)
	if merged != cell {
		t.Kept = append(t.Kept, word+" of "+network)
	}
	return merged
}

// cell returns the cell of a word about a member; of no entry there is none.
func (e *Entry) cell(network, word string) (Cell, bool) {
	if e == nil {
		return Cell{}, false
	}
	for _, m := range e.Members {
		if m.Network == network {
			cell, ok := m.Cells[word]
			return cell, ok
		}
	}
	return Cell{}, false
}

// closer joins what two runs know of a cell that the new one left open. The old one has no say where
// it contradicts the new one.
func closer(cell, old Cell) Cell {
	low, high := number(cell.Low), number(cell.High)
	if old.Value != "" {
		x := number(old.Value)
		if x != nil && (low != nil && x.Cmp(low) < 0 || high != nil && x.Cmp(high) > 0) || x == nil && high != nil {
			return cell
		}
		return Cell{Value: old.Value}
	}
	oldLow, oldHigh := number(old.Low), number(old.High)
	if oldLow != nil && high != nil && oldLow.Cmp(high) > 0 || oldHigh != nil && low != nil && oldHigh.Cmp(low) < 0 {
		return cell
	}
	merged := cell
	if oldLow != nil && (low == nil || oldLow.Cmp(low) > 0) {
		merged.Low = old.Low
	}
	if oldHigh != nil && (high == nil || oldHigh.Cmp(high) < 0) {
		merged.High = old.High
	}
	return merged
}

// number reads a number, nil for what is none.
func number(text string) *big.Rat {
	x, _ := new(big.Rat).SetString(text)
	return x
}

// keepClaim takes over what an earlier run said of a claim, of the same formula, that is undecided
// now, or that was proved for all parameters and is not now.
func (t *Tabulation) keepClaim(o *Outcome, earlier *Entry) {
	if earlier == nil {
		return
	}
	for i := range earlier.Claims {
		old := &earlier.Claims[i]
		if old.ID != o.ID || old.Formula != o.Formula {
			continue
		}
		if o.Verdict == "undecided" && old.Verdict != "undecided" || o.Verdict == "holds" && old.Verdict == "holds" && old.Proved() && !o.Proved() {
			quotes, read, correction, instead := o.Said, o.Read, o.Correction, o.Instead
			*o = *old
			o.Said, o.Read, o.Correction, o.Instead = quotes, read, correction, instead
			t.Kept = append(t.Kept, o.ID)
		}
	}
}
