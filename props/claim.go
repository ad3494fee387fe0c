package props

import (
	"cmp"
	"strings"
	"time"

	"topocert/certificates/formula"
	"topocert/certificates/theorem"
)

// Kind says what sort of statement a claim is.
type Kind string

const (
	Theorem   Kind = "theorem"   // a theorem, a numbered property, a formula
	Algorithm Kind = "algorithm" // what an algorithm does, or costs
	Table     Kind = "table"     // printed numbers
	Text      Kind = "text"      // a remark
)

// Claim is a checkable statement of a paper.
type Claim struct {
	// ID is the paper's key and the claim's name: "oct/char2-diameter".
	ID      string
	Kind    Kind
	Section string // where it stands
	Quote   string // the paper's words, short
	Formal  string // what is decided
	// Note says how it is read.
	Note string
	// ConditionalOn names the networks whose definitions are inferred.
	ConditionalOn []string
	// Readings are the ways to take the statement, the default first. A claim
	// without readings is open.
	Readings []Reading
	// Open says what it would take to decide a claim that has no readings.
	Open string
	// Correction is a statement that holds where the claim fails.
	Correction *Correction
	// Coq says what its theorems in Coq state, where the formulas do not say it.
	Coq Coq
	// Place is where a user's own stands in a file, "own.claims:3", "" if it stands in none; Column where
	// it begins on its line, from 0. Unnamed says that the user gave it no name.
	Place   string
	Column  int
	Unnamed bool
	// Wrong says why a user's own is refused, whatever its formula is.
	Wrong error
	// Long marks a claim with a case that takes a second or so. It is begun before the others,
	// so that no run waits for it alone, and tests with -short leave it out.
	Long bool

	words string // definitions of its paper's own
	// theorems are those about whole families that are kept for its paper, by name; nil for none.
	theorems func() map[string]*theorem.Theorem

	own    bool          // it is a user's
	paper  string        // the key of a user's own paper
	looked time.Duration // what it took to look at it, which is part of what it may take
}

// OwnClaim returns a claim of a user's own, of the paper with the given key, "" for none: a formula
// under a name, as formula.VerdictName takes it, which may be that of a claim of ours, or an
// expression whose value is wanted; nil for one that is wrong. Each claim of a session needs another name.
func OwnClaim(paper, id string, f *formula.Formula) *Claim {
	c := &Claim{ID: id, Kind: Theorem, own: true, paper: paper}
	if f != nil {
		c.Formal, c.Readings = f.String(), []Reading{{Formula: f, Domain: f.For.String(), Complete: !f.For.Open()}}
	}
	return c
}

// Own tells whether the claim is a user's own.
func (c *Claim) Own() bool { return c.own }

// Called is what messages call the claim: one of a paper of ours by its id.
func (c *Claim) Called() string {
	if !c.own {
		return c.ID
	}
	return cmp.Or(c.Place, c.Formal)
}

// Name returns the claim's name within its paper.
func (c *Claim) Name() string {
	if c.own {
		return c.ID
	}
	return strings.TrimPrefix(c.ID, c.Paper()+"/")
}

// Paper returns the key of the claim's paper: "oct".
func (c *Claim) Paper() string {
	if c.own {
		return c.paper
	}
	paper, _, _ := strings.Cut(c.ID, "/")
	return paper
}

// Reading is one way to take a claim: a statement about every case of a domain.
type Reading struct {
	// Name tells readings apart; it is empty for a claim's only one.
	Name string
	// Domain is the set of all cases: "k, m ≥ 2", "CCTorus(5)".
	Domain string
	// Complete says that Cases yields the whole domain whatever the limit.
	Complete bool
	// Limit is the order of the largest network tried by default; 0 leaves it
	// to the run.
	Limit int
	// Formula, if there is one, is what is decided: for certificates' readers.
	Formula *formula.Formula
	// Cases returns the cases whose networks have at most limit vertices, the smallest
	// first. Without it they are those of the formula.
	Cases func(limit int) []Instance
	// Large holds further cases, far beyond the limit. They are tried after the
	// others, unless the run sets the limit.
	Large []Instance

	// show words a case of the formula that fails; nil for the values on both sides.
	show func(t *Case, e Env) string
	// parts says which cases were tried, as parts of a verdict; nil for the whole domain.
	parts func(limit int, tried []Instance) ([]formula.Cases, error)
}

// Instance is one case of a reading.
type Instance struct {
	// Name identifies it: "k=2, m=3".
	Name string
	// Order is the order of its largest network.
	Order int
	// Try decides it: it reports what is wrong through t, or returns.
	Try func(t *Case)

	tuple *tuple // the values of the variables; nil for others
}

// Correction is a statement that holds where a claim fails. It is decided like
// a reading; one that does not hold is a defect of the ledger.
type Correction struct {
	Statement string
	Reading
}

// Once is a reading about a single instance, which is its whole domain.
func Once(instance string, try func(t *Case)) Reading {
	return Reading{Domain: instance, Complete: true, Cases: func(int) []Instance { return []Instance{{Name: instance, Try: try}} }}
}

// Lost is a reading that cannot be decided, since we do not have what it rests on:
// a figure, a program, another paper. If it is what the paper says, it is the first
// reading; the others are what can be decided instead.
func Lost(name, why string) Reading {
	return Once(name, func(t *Case) { t.Openf("%s", why) }).Named(name)
}

// Named returns the reading under a name.
func (r Reading) Named(name string) Reading {
	r.Name = name
	return r
}

// UpTo returns the reading with a default limit of its own on the order.
func (r Reading) UpTo(limit int) Reading {
	r.Limit = limit
	return r
}

// Headline tells whether claims of the kind count in headlines: theorems and
// algorithms do, printed numbers and remarks do not.
func (k Kind) Headline() bool { return k == Theorem || k == Algorithm }

// Kinds lists the kinds of claims, those of the headlines first.
func Kinds() []Kind { return []Kind{Theorem, Algorithm, Table, Text} }
