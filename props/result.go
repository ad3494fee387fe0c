package props

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
	Proved             // a proof assistant accepted the statement for all parameters
)

func (e Evidence) String() string {
	return [...]string{"none", "sampled", "searched", "exhausted", "certified", "proved"}[e]
}

// MarshalText makes the evidence a word in JSON.
func (e Evidence) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// Decision is a verdict with what it rests on.
type Decision struct {
	Verdict  Verdict  `json:"verdict"`
	Evidence Evidence `json:"evidence"`
	// Domain says for which cases the verdict is meant; for a failure, the case.
	Domain string `json:"domain"`
	// Witness shows a failure in a way that a person can check by hand. For an
	// open claim it says what is missing.
	Witness string `json:"witness"`
	// complete says that the domain is the whole domain of the claim.
	complete bool
	// certificates are the statements or files of the certificates.
	certificates []string
}

// ReadingResult is the decision of one reading.
type ReadingResult struct {
	Reading string `json:"reading"`
	Decision
}

// Result is a claim's entry in the ledger.
type Result struct {
	ID            string          `json:"id"`
	Paper         string          `json:"paper"`
	Kind          Kind            `json:"kind"`
	Verdict       Verdict         `json:"verdict"`
	Evidence      Evidence        `json:"evidence"`
	Domain        string          `json:"domain"`
	Complete      bool            `json:"complete"`
	Witness       *string         `json:"witness"`
	Correction    *string         `json:"correction"`
	ConditionalOn []string        `json:"conditional_on"`
	Readings      []ReadingResult `json:"readings"`
	Certificates  []string        `json:"certificates"`
	Seconds       float64         `json:"seconds"`
}
