package props

// Paper is a paper whose claims are decided.
type Paper struct {
	// Key is the first part of its claims' ids, and the stem of its files.
	Key string
	// Title is the paper's title; Source is the full citation.
	Title, Source string
	// Claims lists its claims in the order of the text.
	Claims []*Claim
	// Findings are the claims that fail and matter most, by their ids without the key. A
	// report opens with them.
	Findings []string
	// Notes say of statements that are not among the claims why they are not, and what of the
	// paper was read.
	Notes []string
	// Charts compare its formulas with true values.
	Charts []Chart
}
