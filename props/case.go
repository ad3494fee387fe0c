package props

import (
	"context"
	"fmt"
	"iter"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/topology"
)

// Case is one instance of a claim being decided. Its methods establish facts about
// networks. They end the case when a fact cannot be established, so a claim's code
// reads like the claim. A case that ends without a failure holds.
//
// A case finds out what it rests on: the certificates of the facts that it asked
// for; and whether anything was read of a network without one.
type Case struct {
	ctx     context.Context
	session *Session
	// looker stands for the case where large networks are forgotten.
	looker *looker
	// statements are those of the certificates that the case rests on.
	statements []certificates.Statement
	// uncertified says that something was computed or read of a network without a certificate: then
	// the evidence is Exhausted.
	uncertified  bool
	witness      string
	failed, open bool
	value        formula.Value // of a formula
	// limited ends with ctx, or when a limit of the case is passed, which leaves open what
	// is asked then; nil for the papers' claims, which take as long as they take.
	limited context.Context
}

// stop ends a case from within; the runner catches it.
type stop struct{ err error }

// Failf says that the case fails, and why: the witness. It ends the case.
func (t *Case) Failf(format string, args ...any) {
	t.failed, t.witness = true, fmt.Sprintf(format, args...)
	panic(stop{})
}

// Openf says that the case cannot be decided, and why. It ends the case.
func (t *Case) Openf(format string, args ...any) {
	t.open, t.witness = true, fmt.Sprintf(format, args...)
	panic(stop{})
}

// Want says that the case fails unless ok.
func (t *Case) Want(ok bool, format string, args ...any) {
	if !ok {
		t.Failf(format, args...)
	}
}

// Check ends the case with an error that is no finding.
func (t *Case) Check(err error) {
	if err == nil {
		err = t.ctx.Err()
	}
	if err != nil {
		panic(stop{err})
	}
}

// evidence returns what the decision rests on.
func (t *Case) evidence() Evidence {
	if t.uncertified || len(t.statements) == 0 {
		return Exhausted
	}
	return Certified
}

// Net returns the named network.
func (t *Case) Net(format string, args ...any) *Net {
	name, err := t.session.names.Canonical(fmt.Sprintf(format, args...))
	t.Check(err)
	net, err := t.session.network(name)
	t.Check(err)
	t.look(net)
	return &Net{net, t}
}

// look notes that the case looks at a network, which is remembered until end.
func (t *Case) look(net topology.Network) {
	if net.Order() > mostRemembered {
		t.session.memo.look(t.looker, net.Name())
	}
}

// end forgets the large networks at which no other case looks.
func (t *Case) end() { t.session.names.ForgetMade(t.session.memo.leave(t.looker)) }

// External returns a graph that the claim has made as a network, with its graph6 text
// for a name, so that certificates can be made for it.
func (t *Case) External(order int, edges iter.Seq2[uint32, uint32]) *Net {
	g, err := topology.FromEdges(order, edges)
	t.Check(err)
	text, err := g.Graph6()
	t.Check(err)
	return t.Net("%s", "g6:"+text)
}

// Own returns a network that the claim has made by a constructor, a variant that has
// no name. What it is stands in the claim's code, so the case then rests on more than
// certificates.
func Own[N topology.Network](t *Case, make func() (N, error)) (N, *Net) {
	t.uncertified = true
	n, err := make()
	t.Check(err)
	return n, &Net{n, t}
}

// prove establishes what a certificate states, and notes it.
func (t *Case) prove(c *certificates.Certificate, err error) {
	t.Check(err)
	t.certify(c.Statement.String(), certificates.FactOf(c.Statement), func() (*certificates.Certificate, error) { return c, nil })
}

// certify establishes a fact by a certificate that is made once for the key.
func (t *Case) certify(key string, f certificates.Fact, prove func() (*certificates.Certificate, error)) certificates.Bounds {
	stated, err := t.session.establish(t.ctx, key, prove)
	t.Check(err)
	for _, s := range stated {
		if certificates.FactOf(s).String() == f.String() {
			t.statements = append(t.statements, s)
			return certificates.BoundsOf(s)
		}
	}
	t.Check(fmt.Errorf("%w: asked for %q, it states %q", ErrBug, f, stated))
	panic("unreachable: Check ends the case")
}
