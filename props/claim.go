package props

import (
	"cmp"
	"strings"
	"time"

	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/solver/parametric"
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
	// Hints say what stands for something that proofs for all parameters of a user's own need.
	Hints []parametric.Hint
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
		c.Formal, c.Readings = f.String(), []Reading{stating(f)}
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
	// Complete says that the cases are the whole domain whatever the limit.
	Complete bool
	// Limit is the order of the largest network tried by default; 0 leaves it
	// to the run.
	Limit int
	// Formula, if there is one, is what is decided: for certificates' readers.
	Formula *formula.Formula
	// Large holds further cases, far beyond the limit. They are tried after the
	// others, unless the run sets the limit.
	Large []*Instance

	tuples
	// try decides a case where no formula does: it reports what is wrong through t, or returns.
	try func(t *Case, c *Instance)
	// witnesses word cases of the formula that fail.
	witnesses []witness
}

// stating is the reading that a formula says.
func stating(f *formula.Formula) Reading {
	return Reading{Formula: f, Domain: f.For.String(), Complete: !f.For.Open(), tuples: tuples{domain: f.For}}
}

// Correction is a statement that holds where a claim fails. It is decided like
// a reading; one that does not hold is a defect of the ledger.
type Correction struct {
	Statement string
	Reading
}

// Once is a reading about a single instance, which is its whole domain.
func Once(instance string, try func(t *Case)) Reading {
	return Reading{Domain: instance, Complete: true, tuples: tuples{called: &pattern{end: instance}}, try: func(t *Case, _ *Instance) { try(t) }}
}

// Headline tells whether claims of the kind count in headlines: theorems and
// algorithms do, printed numbers and remarks do not.
func (k Kind) Headline() bool { return k == Theorem || k == Algorithm }

// Kinds lists the kinds of claims, those of the headlines first.
func Kinds() []Kind { return []Kind{Theorem, Algorithm, Table, Text} }
