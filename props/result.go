package props

import (
	"math/big"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
)

// Verdict is what a decision comes to. The zero value is undecided.
type Verdict int

const (
	Undecided Verdict = iota
	Holds
	Fails
)

func (v Verdict) String() string { return [...]string{"undecided", "holds", "fails"}[v] }

// MarshalText makes the verdict a word in JSON.
func (v Verdict) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

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
	}[v]
}

// MarshalText makes the evidence a word in JSON.
func (e Evidence) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// decision is a verdict with what it rests on.
type decision struct {
	verdict  Verdict
	evidence Evidence
	// domain says for which cases the verdict is meant; for a failure, the case.
	domain string
	// complete says that the domain is the whole domain of the claim.
	complete bool
	// witness shows a failure in a way that a person can check by hand. For an
	// open claim it says what is missing.
	witness string
	// cases is the number of cases that were tried, and open says of those that stay open why.
	cases int
	open  []string
	tried []Tried
	// statements are those of the certificates, and largest those of cases beyond the
	// limit.
	statements, largest []certificates.Statement
	// follow is the verdict on the formula, which follows from the certificates; nil
	// if there is no formula.
	follow *formula.Verdict
}

// ReadingResult is the decision of one reading.
type ReadingResult struct {
	Reading  string   `json:"reading"`
	Verdict  Verdict  `json:"verdict"`
	Evidence Evidence `json:"evidence"`
	Domain   string   `json:"domain"`
	Witness  *string  `json:"witness"`
}

// Result is a claim's entry in the ledger.
type Result struct {
	ID    string `json:"id"`
	Paper string `json:"paper"`
	Kind  Kind   `json:"kind"`
	// Formula is the default reading's, null if no formula says it; Follows says that
	// topocheck repeats its verdict, Kernel that the checker which Coq has extracted repeats the same
	// one. Theorem is the proof assistant's name for it.
	Formula  *string  `json:"formula"`
	Verdict  Verdict  `json:"verdict"`
	Evidence Evidence `json:"evidence"`
	Follows  bool     `json:"follows"`
	Kernel   bool     `json:"kernel"`
	Theorem  *string  `json:"theorem"`
	// ProvedBy says by what a verdict is proved: ByCoq, ByCertificate or both. Terms are what the
	// certificate consists of, for people.
	ProvedBy      []string        `json:"proved_by,omitempty"`
	Terms         []string        `json:"terms,omitempty"`
	Domain        string          `json:"domain"`
	Complete      bool            `json:"complete"`
	Witness       *string         `json:"witness"`
	Correction    *string         `json:"correction"`
	ConditionalOn []string        `json:"conditional_on"`
	Readings      []ReadingResult `json:"readings"`
	Certificates  []string        `json:"certificates"`
	// Instances are the theorems about single networks that Coq accepted of what the default
	// reading's verdict rests on; Rests is what it rests on, the statements of its certificates.
	Instances []string                 `json:"instances"`
	Rests     []certificates.Statement `json:"-"`
	// Tried are the cases of the default reading in which it was decided, or stayed open.
	Tried   []Tried `json:"-"`
	Seconds float64 `json:"seconds"`
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
	out := Tried{Name: c.Name, Verdict: Holds, Evidence: t.evidence(), Statements: t.statements}
	switch {
	case t.failed:
		out.Verdict = Fails
	case t.open:
		out.Verdict, out.Evidence = Undecided, None
	}
	if c.tuple != nil {
		out.Names, out.Values = c.tuple.names, c.tuple.values
	}
	return out
}

// optional returns nil for an empty text: null in JSON.
func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
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
