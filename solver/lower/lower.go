package lower

import (
	"errors"
	"fmt"
	"strings"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/language"
	"topocert/certificates/resolve"
)

// ErrNoForm marks what the kernel has no terms for.
var ErrNoForm = errors.New("no form in the kernel")

func noForm(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrNoForm, fmt.Sprintf(format, args...))
}

// Lowering makes terms of what was accepted in one folder, by what names mean there.
type Lowering struct {
	Names *resolve.Names
	World certificates.World // of the certificates: with the files beside them
	// Define is called with each term that has a name, before the name is used.
	Define func(Definition)

	defined map[string]string // the names of what was defined, by what it is
}

// define returns the name of a term that is made once, and written where it is used first.
func (l *Lowering) define(kind, key string, make_ func() (Term, error)) (Term, error) {
	if l.defined == nil {
		l.defined = make(map[string]string)
	}
	name, met := l.defined[kind+" "+key]
	if !met {
		term, err := make_()
		if err != nil {
			return nil, err
		}
		if name = key; kind != "text" {
			name = fmt.Sprintf("%s_%d", kind, len(l.defined)+1)
		}
		l.defined[kind+" "+key] = name
		l.Define(Definition{kind, name, term})
	}
	return named(name), nil
}

// Certificate is what a certificate states and proves: the facts of one group after those of another, with the
// proof of each group.
type Certificate struct {
	Network Term
	Jobs    []Job
}

// Job is facts of one group, as the certificate states them, and a proof of them.
type Job struct {
	Said  []certificates.Statement
	Facts []Term
	Proof Term
}

// Certificate returns the terms of a certificate that was accepted.
func (l *Lowering) Certificate(c *certificates.Certificate) (*Certificate, error) {
	proof, err := kinds.Read(c)
	if err != nil {
		return nil, err
	}
	net, err := l.World.Graph(c.Statement.Network)
	if err != nil {
		return nil, err
	}
	network, err := l.network(c.Statement.Network)
	if err != nil {
		return nil, err
	}
	lowered := &Certificate{Network: network}
	var groups []string
	jobs := make(map[string]Job)
	j := &job{Lowering: l, net: net, c: c, s: c.Statement, network: network, by: proof}
	for _, s := range c.Statements() {
		group, fact := j.fact(s)
		job, met := jobs[group]
		if !met {
			groups = append(groups, group)
		}
		jobs[group] = Job{Said: append(job.Said, s), Facts: append(job.Facts, App(group, fact))}
	}
	for _, group := range groups {
		job, shown := jobs[group], j.proof(c.Kind, group, proof)
		if j.err != nil {
			break
		}
		tag := strings.TrimSuffix(group, "_") + "Proof" + group[len(strings.TrimSuffix(group, "_")):]
		job.Proof = App(tag, shown)
		lowered.Jobs = append(lowered.Jobs, job)
	}
	return lowered, j.err
}

// Forget drops what was defined, before another folder is gone through.
func (l *Lowering) Forget() { l.defined = nil }

// job is the certificate that is being put into terms.
type job struct {
	*Lowering
	net     certificates.Graph
	network Term
	c       *certificates.Certificate
	s       certificates.Statement // the first
	by      any                    // the proof
	failing
}

// failing is what something is put into terms with: what goes wrong first is kept in err.
type failing struct{ err error }

func (f *failing) fail(err error) {
	if f.err == nil {
		f.err = err
	}
}

// none says that there is no form for something, and returns no term of use.
func (f *failing) none(format string, args ...any) Term {
	f.fail(noForm(format, args...))
	return None()
}

// noneAt is none for a part of a text.
func (f *failing) noneAt(n *language.Node, want string) Term {
	return f.none("line %d, column %d: %s", n.Place.Line, n.Place.Column, want)
}
