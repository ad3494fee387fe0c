package certificates

import (
	"fmt"
	"io"
)

// Refutation is a proof that there is no balanced cut with fewer links than stated, no
// cycle through all vertices, no cluster with more vertices than stated, no broadcast with
// fewer rounds, no assignment of fewer lanes: a file that refutes the formula which says the
// contrary. The checker makes the formula itself.
type Refutation struct {
	Of   Encoding
	File string
}

// Encoding is what a certificate says of a formula that its statement determines.
type Encoding interface {
	// Subject is that of the statements.
	Subject() string
	// Lines is the number of lines that say it.
	Lines() int
	// CNF returns the formula.
	CNF(s Statement, g Graph, w World) (*CNF, error)
}

// encodings has, for each subject, how to read what is said of the formula.
var encodings = map[string]func(r *Lines) Encoding{
	"bisection":   func(r *Lines) Encoding { return BisectionEncoding{readGroup(r)} },
	"hamiltonian": func(r *Lines) Encoding { return readHamiltonEncoding(r) },
	"broadcast":   func(r *Lines) Encoding { return BroadcastEncoding{} },
	"cluster":     func(r *Lines) Encoding { return ClusterEncoding{readGroup(r)} },
	"lanes":       func(r *Lines) Encoding { return readLanesEncoding(r) },
}

func readRefutation(r *Lines) Refutation {
	p := Refutation{encodings[r.Statement.Subject](r), r.Text("proof")}
	if next := r.Next(); next != "" {
		r.Reject("body/keyword", "%q after the proof line, want the end", Shortened(next))
	}
	return p
}

// Files returns the name of the refutation.
func (p Refutation) Files() []string { return []string{p.File} }

// check checks that a file refutes the formula.
func (p Refutation) check(c *Certificate, g Graph, w World) error {
	last := p.Of.Lines()
	proof, err := openProof(c.Statement, w, last, p.File)
	if err != nil {
		return err
	}
	defer proof.Close()
	f, err := p.CNF(c.Statement, g, w)
	if err != nil {
		return err
	}
	return checkProof(f, proof, w, last, p.File)
}

// CNF returns the formula that the file refutes.
func (p Refutation) CNF(s Statement, g Graph, w World) (*CNF, error) {
	if s.Subject != p.Of.Subject() {
		return nil, Reject("statement/subject", "%q with a formula for %q, want one subject", Shortened(s.Subject), p.Of.Subject())
	}
	return p.Of.CNF(s, g, w)
}

// openProof opens the file beside the certificate of a statement that line i of the body names.
func openProof(s Statement, w World, i int, name string) (io.ReadCloser, error) {
	if !fileName(name) {
		return nil, RejectLine(i, "proof/name", "%q, want letters, digits, - _ and inner dots, at most 255", Shortened(name))
	}
	if w.Open == nil {
		return nil, RejectLine(i, "proof/unavailable", "there are no files beside this certificate, want one of this name")
	}
	proof, err := w.Open(name)
	if err != nil {
		return nil, fmt.Errorf("certificates: %s: %w", Shortened(s.String()), err)
	}
	return w.Budget.Reading(proof, stepsOfText), nil
}

// checkProof tells whether a file, which line i of the body names, is a refutation of f.
func checkProof(f *CNF, proof io.Reader, w World, i int, name string) error {
	return Beside(i, name, 1, checkLRATWithin(f, proof, maxStore, w.Budget))
}

// fileName tells whether name is that of a file in the same folder, and nowhere
// else on any system.
func fileName(name string) bool {
	for i, b := range []byte(name) {
		switch {
		case b >= 'a' && b <= 'z', b >= 'A' && b <= 'Z', b >= '0' && b <= '9', b == '-', b == '_':
		case b == '.' && i > 0 && i < len(name)-1:
		default:
			return false
		}
	}
	return name != "" && len(name) <= 255
}
