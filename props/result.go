package props

import (
	"math/big"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/theorem"
)

// Verdict is what a decision comes to. The zero value is undecided.
type Verdict int

const (
	Undecided Verdict = iota
	Holds
	Fails
	Valued // of an expression that is neither true nor false
)

func (v Verdict) String() string { return [...]string{"undecided", "holds", "fails", "value"}[v] }

// MarshalJSON makes the verdict a word in JSON; a value has none.
func (v Verdict) MarshalJSON() ([]byte, error) {
	if v == Valued {
		return []byte("null"), nil
	}
	return []byte(strconv.Quote(v.String())), nil
}

// Evidence is how a verdict is known, from least to most.
type Evidence int

const (
	None      Evidence = iota
	Sampled            // random tests
	Searched           // an untrusted search said so
	Exhausted          // every case of the domain was computed
	Certified          // the checker accepts a certificate for every case
	Proved             // for all parameters, by a theorem of Coq or by a certificate about the family
)

func (e Evidence) String() string {
	return [...]string{"none", "sampled", "searched", "exhausted", "certified", "proved"}[e]
}

// Meaning says in a sentence what the evidence is worth.
func (e Evidence) Meaning() string {
	return [...]string{
		"nothing is known: the claim says what it would take",
		"random tests; no verdict rests on this alone",
		"an untrusted search said so; no verdict rests on this alone",
		"every case of the domain was computed",
		"every case of the domain was computed, and the checker accepts a certificate for each fact used",
		"for all parameters, by a theorem in Coq or by a certificate about the whole family that topocheck accepts; the verdict says which; of numbers alone is what speaks of no network, but of what is printed",
	}[e]
}

// Meaning says in a sentence what the verdict means.
func (v Verdict) Meaning() string {
	return [...]string{
		"not decided; what it would take is said",
		"no case of the domain is a counterexample; that says nothing about parameters beyond the domain",
		"there is a counterexample, which is shown",
		"what an expression comes to",
	}[v]
}

// MarshalText makes the evidence a word in JSON.
func (e Evidence) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// Decision is what is found of one reading of a claim.
type Decision struct {
	// Formula is what was decided, null where none says it.
	Formula *string `json:"formula"`
	Verdict Verdict `json:"verdict"`
	// Value is that of an expression that is neither true nor false, else null. One that is not known
	// exactly is given as far as it is: "20 to 24".
	Value    *string  `json:"value"`
	Evidence Evidence `json:"evidence"`
	// Follows says that topocheck repeats the verdict, or the value, from the certificates alone.
	Follows bool `json:"follows"`
	// ProvedBy says by what a verdict is proved: ByCoq, ByCertificate or both. Terms are what the
	// certificate consists of, for people. Unproved says why a claim of a user's own that was tried in
	// some cases is not proved for all, FailsFor in which domain all cases fail, by a theorem.
	ProvedBy []string `json:"proved_by,omitempty"`
	Terms    []string `json:"terms,omitempty"`
	Unproved *string  `json:"unproved,omitempty"`
	FailsFor *string  `json:"fails_for,omitempty"`
	// Domain says for which cases the verdict is meant; for a failure, the case. Complete says that it
	// is the whole domain of the claim. Cases is the number of cases that were tried.
	Domain   string `json:"domain"`
	Complete bool   `json:"complete"`
	Cases    int    `json:"cases"`
	// Witness shows a failure in a way that a person can check by hand; of what is open it says
	// what is missing.
	Witness *string `json:"witness"`
	// Rests are the statements of the certificates that it rests on, Tried the cases in which it was
	// decided, or stayed open. Late says of what is left open that the time ended a search.
	Rests []certificates.Statement `json:"-"`
	Tried []Tried                  `json:"-"`
	Late  bool                     `json:"-"`

	verdict *formula.Verdict // that which follows; nil for none
	theorem *theorem.Theorem // the one about all cases; nil for none
}

// Open tells whether the limits left the claim undecided, or a value unknown.
func (d *Decision) Open() bool { return d.Evidence == None }

// ReadingResult is the decision on one reading, which has a name where there are several.
type ReadingResult struct {
	Reading string `json:"reading"`
	Decision
}

// Result is a claim's entry in the ledger: of a paper's claim, of a statement of a user's own, of
// a claim of the atlas. Its JSON is that of "topocert claims" and of "topocert prove".
type Result struct {
	// Statement is what was asked, in words, or as the user typed it.
	Statement string `json:"statement"`
	// ID is empty in JSON for a statement that the user gave no name.
	ID    string `json:"id"`
	Paper string `json:"paper"`
	Kind  Kind   `json:"kind"`
	// Decision is that of the default reading.
	Decision
	// Kernel says that the checker which Coq has extracted repeats the verdict. Theorem is the proof
	// assistant's name for it.
	Kernel        bool            `json:"kernel"`
	Theorem       *string         `json:"theorem"`
	Correction    *string         `json:"correction"`
	ConditionalOn []string        `json:"conditional_on"`
	Readings      []ReadingResult `json:"readings"`
	Certificates  []string        `json:"certificates"`
	// Instances are the theorems about single networks that Coq accepted of what the default
	// reading's verdict rests on.
	Instances []string `json:"instances"`
	Seconds   float64  `json:"seconds"`
	Claim     *Claim   `json:"-"`
	// Corrected is the decision on the correction, nil if there is none.
	Corrected *Decision `json:"-"`
	// Refused says why a claim of a user's own has no meaning; all else is as if it were open.
	Refused error `json:"-"`
}

// Tried is a case that was tried.
type Tried struct {
	Name string
	// Values are those of the variables with these Names; there are none in a case without
	// variables.
	Names  []string
	Values []*big.Rat
	// Verdict is that on the case alone, undecided if it stayed open.
	Verdict  Verdict
	Evidence Evidence
	// Statements are those of the certificates that the case rests on.
	Statements []certificates.Statement
}

// seen returns the case as it was tried.
func (c *Instance) seen(t *Case) Tried {
	out := Tried{Name: c.Name, Names: c.names, Values: c.values, Verdict: Holds, Evidence: t.evidence(), Statements: t.statements}
	switch {
	case t.failed:
		out.Verdict = Fails
	case t.open:
		out.Verdict, out.Evidence = Undecided, None
	}
	return out
}

// shownAlone ends a domain through which our checker cannot go.
const shownAlone = ", complete, but the checker is shown these cases alone"

// Extent is the domain, and whether that is all: "n >= 3, order at most 50: 5 cases, not complete".
func (d *Decision) Extent() string {
	switch {
	case d.Open() || d.Domain == "" || strings.HasSuffix(d.Domain, shownAlone):
		return d.Domain
	case d.Complete && d.Verdict == Holds && d.Evidence == Proved:
		return d.Domain + ": all, complete"
	case d.Complete:
		return d.Domain + ", complete"
	case d.Verdict == Fails:
		return d.Domain
	}
	return d.Domain + ", not complete"
}

// optional returns nil for an empty text: null in JSON.
func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// TextOf returns the text of one that is optional, "" for nil.
func TextOf(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// Verdicts lists the verdicts in the order of tables.
func Verdicts() []Verdict { return []Verdict{Holds, Fails, Undecided} }

// Condition says what the verdict is conditional on, "" if on nothing:
// " (if MCR is as inferred)".
func (r *Result) Condition() string {
	if len(r.ConditionalOn) == 0 {
		return ""
	}
	verb := " is"
	if len(r.ConditionalOn) > 1 {
		verb = " are"
	}
	return " (if " + strings.Join(r.ConditionalOn, ", ") + verb + " as inferred)"
}
