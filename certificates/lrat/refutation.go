// Package lrat checks refutations of propositional formulas in the LRAT format, restricted to
// reverse unit propagation. The formulas are made by the packages of their subjects.
package lrat

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"topocert/certificates"
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
	CNF(s certificates.Statement, g certificates.Graph, w certificates.World) (*CNF, error)
}

// Lines reads what is said of a formula, or writes it.
type Lines func(r *certificates.Lines, of Encoding) Encoding

// LinesOf returns the lines of encodings that are values of type E.
func LinesOf[E Encoding](lines func(*E, *certificates.Lines)) Lines {
	return func(r *certificates.Lines, of Encoding) Encoding {
		e, _ := of.(E) // empty where it is read
		lines(&e, r)
		return e
	}
}

// Kind returns the kind of proof. For each form of statements, encodings has the lines of what
// is said of the formula.
func Kind(encodings map[string]Lines) certificates.Kind {
	form := func(p *Refutation, r *certificates.Lines) {
		subject := r.Statement.Subject
		if p.Of != nil {
			subject = p.Of.Subject()
		}
		for form, lines := range encodings {
			if strings.HasPrefix(form, subject+" ") {
				p.Of = lines(r, p.Of)
			}
		}
		r.Text("proof", &p.File)
		if next := r.Next(); next != "" {
			r.Reject("body/keyword", "%q after the proof line, want the end", certificates.Shortened(next))
		}
	}
	return certificates.Kind{Name: "lrat", Shows: slices.Sorted(maps.Keys(encodings)), Beside: []string{"proof"}, Form: certificates.FormOf(form, Refutation.check)}
}

// check checks that a file refutes the formula.
func (p Refutation) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	last := p.Of.Lines()
	proof, err := Open(c.Statement, w, last, p.File)
	if err != nil {
		return err
	}
	defer proof.Close()
	f, err := p.CNF(c.Statement, g, w)
	if err != nil {
		return err
	}
	return CheckFile(f, proof, w, last, p.File)
}

// CNF returns the formula that the file refutes.
func (p Refutation) CNF(s certificates.Statement, g certificates.Graph, w certificates.World) (*CNF, error) {
	if s.Subject != p.Of.Subject() {
		return nil, certificates.Reject("statement/subject", "%q with a formula for %q, want one subject", certificates.Shortened(s.Subject), p.Of.Subject())
	}
	return p.Of.CNF(s, g, w)
}

// Open opens the file beside the certificate of a statement that line i of the body names.
func Open(s certificates.Statement, w certificates.World, i int, name string) (io.ReadCloser, error) {
	if !fileName(name) {
		return nil, certificates.RejectLine(i, "proof/name", "%q, want letters, digits, - _ and inner dots, at most 255", certificates.Shortened(name))
	}
	if w.Open == nil {
		return nil, certificates.RejectLine(i, "proof/unavailable", "there are no files beside this certificate, want one of this name")
	}
	proof, err := w.Open(name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", certificates.Shortened(s.String()), err)
	}
	return w.Budget.Reading(proof, certificates.StepsOfText), nil
}

// CheckFile tells whether a file, which line i of the body names, is a refutation of f.
func CheckFile(f *CNF, proof io.Reader, w certificates.World, i int, name string) error {
	return certificates.Beside(i, name, 1, CheckWithin(f, proof, maxStore, w.Budget))
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
