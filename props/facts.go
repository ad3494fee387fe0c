package props

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/routing"
)

// Fact establishes a fact by its name in formulas, of the arguments in their order there:
// t.Fact("distance", net, u, v), t.Fact("max_hops", "dor", net). The case stays open if it
// is not known exactly.
func (t *Case) Fact(name string, args ...any) certificates.Bounds {
	asked := t.asked()
	b := asked.fact(name, args)
	if !b.Settled() {
		t.Openf("%s", strings.Join(asked.missing, "; "))
	}
	return b
}

// Known establishes a fact in the words of statements, as far as that is possible, and
// returns what is known of it.
func (t *Case) Known(f certificates.Fact) certificates.Bounds {
	b, err := t.asked().Known(f)
	t.Check(err)
	return b
}

// Int returns a fact that is a whole number, −1 for one that is infinite.
func (t *Case) Int(name string, args ...any) int {
	b := t.Fact(name, args...)
	if b.Word == "infinite" || b.Word == "fails" {
		return -1
	}
	if b.Low == nil || !b.Low.IsInt() || !b.Low.Num().IsInt64() {
		t.Check(fmt.Errorf("%s%v is no whole number", name, args))
	}
	return int(b.Low.Num().Int64())
}

// Is tells whether a fact is so.
func (t *Case) Is(name string, args ...any) bool { return t.Fact(name, args...).Word == "yes" }

// AtMost tells whether a fact is at most a number. No more than that is established.
func (t *Case) AtMost(most int, name string, args ...any) bool {
	asked, goal := t.asked(), big.NewRat(int64(most), 1)
	asked.aimAt("<=", goal)
	b := asked.fact(name, args)
	enough := b.High != nil && b.High.Cmp(goal) <= 0
	if !enough && (b.Low == nil || b.Low.Cmp(goal) <= 0) {
		t.Openf("%s", strings.Join(asked.missing, "; "))
	}
	return enough
}

// Mean returns the mean distance over all N² ordered pairs, each vertex with itself
// included, certified.
func (t *Case) Mean(net *Net) *big.Rat {
	n := t.Fact("order", net).Low
	return new(big.Rat).Quo(t.Fact("distance_sum", net).Low, new(big.Rat).Mul(n, n))
}

// MeanDistinct is Mean over the N(N−1) ordered pairs of different vertices.
func (t *Case) MeanDistinct(net *Net) *big.Rat {
	n := t.Fact("order", net).Low
	pairs := new(big.Rat).Mul(n, new(big.Rat).Sub(n, big.NewRat(1, 1)))
	return new(big.Rat).Quo(t.Fact("distance_sum", net).Low, pairs)
}

// asked answers a formula's questions in a case: it establishes each fact that it is
// asked for, and notes the certificates.
type asked struct {
	*resolve.Names
	t *Case
	// missing are the facts that could not be settled, with what is known of them.
	missing []string
	aim     aim
	known   map[string]certificates.Bounds // of the facts that were asked for
}

func (t *Case) asked() *asked {
	return &asked{Names: t.session.names, t: t, known: make(map[string]certificates.Bounds)}
}

// aim is what the fact that is asked for is compared with.
type aim struct {
	// least is a number that the fact must not fall below for the comparison to hold, most
	// one that it must not exceed; nil for none. Exactly says that more is asked than most.
	least, most *int
	exactly     bool
}

// aimAt notes what the next fact is compared with.
func (a *asked) aimAt(op string, value *big.Rat) {
	a.aim = aim{exactly: op == "==" || op == "!="}
	switch op {
	case ">=":
		a.aim.least = whole(ceil(value))
	case ">":
		a.aim.least = whole(new(big.Int).Add(floor(value), big.NewInt(1)))
	case "<=", "==", "!=":
		a.aim.most = whole(floor(value))
	case "<":
		a.aim.most = whole(new(big.Int).Sub(ceil(value), big.NewInt(1)))
	}
}

// met tells whether no more need be known.
func (a aim) met(b certificates.Bounds) bool {
	return b.Settled() ||
		a.least != nil && b.Low != nil && b.Low.Cmp(big.NewRat(int64(*a.least), 1)) >= 0 ||
		a.most != nil && !a.exactly && b.High != nil && b.High.Cmp(big.NewRat(int64(*a.most), 1)) <= 0
}

// whole returns a number if it is small, nil for others.
func whole(n *big.Int) *int {
	if !n.IsInt64() || n.Int64() < 0 || n.Int64() >= 1<<31 {
		return nil
	}
	small := int(n.Int64())
	return &small
}

// Canonical may have to read, or to make, a network.
func (a *asked) Canonical(name string) (string, error) {
	if a.t.limited == nil {
		return a.Names.Canonical(name)
	}
	return Within(a.t.limited, func() (string, error) { return a.Names.Canonical(name) })
}

// fact establishes what a call in a formula asks for.
func (a *asked) fact(name string, args []any) certificates.Bounds {
	f, quantity := certificates.Fact{Subject: name}, ""
	for _, kind := range certificates.FactKinds() {
		if kind.Name == name && kind.Reading == certificates.AsStated {
			f.Subject, quantity = kind.Subject, kind.Quantity
		}
	}
	for _, arg := range args {
		switch arg := arg.(type) {
		case *Net:
			if f.Network == "" {
				f.Network = arg.Name()
				continue
			}
			f.Args = append(f.Args, arg.Name())
		default:
			f.Args = append(f.Args, fmt.Sprint(arg))
		}
	}
	if quantity != "" {
		f.Args = append(f.Args, quantity)
	}
	b, err := a.Known(f)
	a.t.Check(err)
	return b
}

// Known establishes a fact, as far as the limits allow. What it returns is what the
// certificates say that it has noted in the case: no more, whatever else the session knows.
func (a *asked) Known(f certificates.Fact) (certificates.Bounds, error) {
	key := f.String()
	if a.known[key].Settled() {
		return a.known[key], nil
	}
	b, err := a.settle(f)
	a.known[key] = a.known[key].And(b)
	return b, err
}

// settle establishes a fact that is not known.
func (a *asked) settle(f certificates.Fact) (certificates.Bounds, error) {
	if a.Directed(f.Network) {
		return a.directed(f)
	}
	q, why, err := attempt(a.t, func(t *Case) (*query, error) { return resolved(t.session.names, f) })
	switch {
	case err != nil:
		return certificates.Bounds{}, err
	case q == nil:
		a.missing = append(a.missing, fmt.Sprintf("%s: %s", f, why))
		return certificates.Bounds{}, nil
	case q.Order() == 0:
		a.missing = append(a.missing, fmt.Sprintf("%s has no vertices, and nothing is certified of it", a.t.session.names.Title(f.Network)))
		return certificates.Bounds{}, nil
	}
	a.t.look(q.network)
	return a.attempted(f, func(t *Case) error { return q.in(t, a.aim).establish() }, q.in(a.t, a.aim).unsettled)
}

// directed establishes a fact of a directed network: a word, of which the text is the meaning.
// Such networks have no other facts.
func (a *asked) directed(f certificates.Fact) (certificates.Bounds, error) {
	if certificates.WordOf(a.Words(), f.Subject) == nil {
		return certificates.Bounds{}, fmt.Errorf("%s is a directed network, for which %s has no meaning here; words have (\"topocert list words\")", f.Network, f.Subject)
	}
	return a.attempted(f, func(t *Case) error {
		_, statements, err := word(f, a.aim).of(t.ctx, t.session, f.Network, nil)
		t.statements = append(t.statements, statements...)
		return err
	}, func(b certificates.Bounds) string { return fmt.Sprintf("%s: %s", f, onlyKnown(b)) })
}

// attempted has a fact established within the limits, and returns what is known of it then; unsettled
// says that in words.
func (a *asked) attempted(f certificates.Fact, establish func(t *Case) error, unsettled func(b certificates.Bounds) string) (certificates.Bounds, error) {
	before := len(a.t.statements)
	_, why, err := attempt(a.t, func(t *Case) (any, error) { return nil, establish(t) })
	if err != nil {
		return certificates.Bounds{}, err
	}
	b, err := a.t.session.factsOf(a.t.statements[before:]).Known(f)
	if err != nil || b.Settled() {
		return b, err
	}
	if broken := a.t.session.Broken(); broken != nil {
		return certificates.Bounds{}, broken
	}
	switch {
	case why == "":
		why = unsettled(b)
	case a.t.limited != nil:
		why = unsettled(b) + ": " + why
	}
	a.missing = append(a.missing, why)
	return b, nil
}

// query is a fact that is to be established: of which network, with which vertices and which
// router; and what it is compared with.
type query struct {
	*Net
	f      certificates.Fact
	v      []uint32
	router routing.Router
	aim    aim
}

// in returns the query in a case.
func (q *query) in(t *Case, aim aim) *query {
	return &query{&Net{q.network, t}, q.f, q.v, q.router, aim}
}

// ErrArgument marks an argument of a fact that is not among the network's vertices,
// or no router or model.
var ErrArgument = errors.New("argument out of range")

// resolved looks up what a fact asks for, and tells what is wrong with it before anything
// is established: a dry run.
func resolved(names *resolve.Names, f certificates.Fact) (*query, error) {
	net, err := names.Network(f.Network)
	if err != nil {
		return nil, err
	}
	q := &query{Net: &Net{network: net}, f: f}
	for i, param := range paramsOf(f, names.Words()) {
		switch text := f.Args[i]; {
		case param == certificates.NetworkParam:
			_, err = names.Network(text)
		case param == certificates.VertexParam && text != "all":
			v, wrong := strconv.ParseUint(text, 10, 32)
			if wrong != nil || v >= uint64(net.Order()) {
				err = fmt.Errorf("%w: vertex %s of %s, want 0 … %d", ErrArgument, text, net.Name(), net.Order()-1)
			}
			q.v = append(q.v, uint32(v))
		case param == certificates.RouterParam && (f.Subject != "lanes" || text != certificates.Shortest):
			q.router, err = names.Router(text, f.Network)
		case param == certificates.ModelParam:
			if models := []routing.Model{routing.SinglePort, routing.AllPort}; !slices.Contains(models, routing.Model(text)) {
				err = fmt.Errorf("%w: model %q, want one of %q", ErrArgument, text, models)
			}
		}
		if err != nil {
			return nil, err
		}
	}
	return q, nil
}

// paramsOf returns what the arguments of a fact are, without its network.
func paramsOf(f certificates.Fact, library *words.Library) []certificates.Param {
	kinds := certificates.FactKinds()
	if d := certificates.WordOf(library, f.Subject); d != nil {
		if kind, is := certificates.WordFact(d); is {
			kinds = append(kinds, kind)
		}
	}
	for _, kind := range kinds {
		if kind.Subject == f.Subject {
			params := kind.Params()
			i := slices.Index(params, certificates.NetworkParam)
			params = slices.Delete(params, i, i+1)
			return params[:min(len(params), len(f.Args))]
		}
	}
	return nil
}

// unsettled says what is known of a fact that is not known exactly.
func (q *query) unsettled(b certificates.Bounds) string {
	switch {
	case q.f.Subject == "bisection" && b.Low != nil && b.High != nil:
		return fmt.Sprintf("the bisection width of %s is only known to be %s to %s", q.title(), b.Low.RatString(), b.High.RatString())
	case q.f.Subject == "hamiltonian":
		return fmt.Sprintf("it is not known whether %s has a Hamiltonian cycle", q.title())
	}
	return fmt.Sprintf("%s: %s", certificates.Fact{Subject: q.f.Subject, Network: q.title(), Args: q.f.Args}, onlyKnown(b))
}

// onlyKnown says which bounds of a number are known.
func onlyKnown(b certificates.Bounds) string {
	switch {
	case b.Low != nil && b.High != nil:
		return fmt.Sprintf("only %s to %s is known", b.Low.RatString(), b.High.RatString())
	case b.Low != nil:
		return fmt.Sprintf("only at least %s is known", b.Low.RatString())
	case b.High != nil:
		return fmt.Sprintf("only at most %s is known", b.High.RatString())
	}
	return "nothing is known"
}
