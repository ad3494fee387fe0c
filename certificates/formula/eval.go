package formula

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// Facts is where an evaluation asks for what it does not know itself.
type Facts interface {
	// Canonical returns the canonical name of the network with the given name.
	Canonical(name string) (string, error)
	// CanonicalRouter returns the name that statements have for a router on a network.
	CanonicalRouter(router, network string) (string, error)
	// Vertex returns the vertex of a network that has the given label.
	Vertex(network, label string) (uint32, error)
	// Known returns what is known of a fact; no bounds if nothing is.
	Known(f certificates.Fact) (certificates.Bounds, error)
}

// Env holds the values of variables.
type Env map[string]*big.Rat

// Value is what an expression comes to, as far as the facts tell.
type Value struct {
	sort certificates.Sort
	// low and high enclose a number; what is no number is no bound, and then the number is not
	// infinite. Where high is infinite it may be, and where low is it is.
	low, high meaning.Number
	// doubtful says that it may have no value, so that nothing follows from it.
	doubtful bool
	// known says that a truth is known, and truth which it is.
	known, truth bool
	// Word is a word, "" if it is not known, or a network's name.
	Word string
}

// ErrValue marks an expression that has no value: a division by zero, arithmetic
// with an infinite distance, a number that is too long.
var ErrValue = errors.New("no value")

// ErrUnknown marks an expression that has no value as long as nothing is known of a fact in it,
// at which a range ends or which is an argument. It is ErrValue too.
var ErrUnknown = fmt.Errorf("%w", ErrValue)

// unlike is noValue for a value that is of no use, since it is not known or is another.
func unlike(e *language.Node, x Value, want string) error {
	mark := ErrValue
	if !x.Settled() {
		mark = ErrUnknown
	}
	return fmt.Errorf("%w: %s: %s, want %s", mark, certificates.Shortened(e.String()), x, want)
}

func noValue(e *language.Node, format string, args ...any) error {
	return fmt.Errorf("%w: %s: %s", ErrValue, certificates.Shortened(e.String()), fmt.Sprintf(format, args...))
}

// Truth returns the truth of a value, and whether it is known.
func (v Value) Truth() (holds, known bool) { return v.truth, v.known && v.sort == truth }

// Exact returns the number if it is known.
func (v Value) Exact() (*big.Rat, bool) {
	if !v.exact() || v.IsInfinite() {
		return nil, false
	}
	return v.low.Rat(), true
}

// exact tells whether it is a number that is known, or infinite.
func (v Value) exact() bool { return v.low.Is() && v.high.Is() && v.low.Cmp(v.high) == 0 }

// IsInfinite tells whether it is infinite for certain.
func (v Value) IsInfinite() bool { return v.low.IsInfinite() }

// endless tells whether it may be infinite.
func (v Value) endless() bool { return v.high.IsInfinite() }

// Bounds are those of a number.
func (v Value) Bounds() certificates.Bounds {
	return certificates.Bounds{Low: v.low.Rat(), High: v.high.Rat()}
}

// Settled tells whether the value is known.
func (v Value) Settled() bool { return v.exact() || v.known || v.sort == word && v.Word != "" }

// String writes the value for people: 5, 7/2, infinite, true, free; or what is known
// of it: 20 to 24, at least 20, unknown.
func (v Value) String() string {
	above := v.high.Is() && !v.endless()
	switch {
	case v.exact():
		return v.low.String()
	case v.known:
		return fmt.Sprint(v.truth)
	case v.Word != "":
		return v.Word
	case v.low.Is() && above:
		return v.low.String() + " to " + v.high.String()
	case v.low.Is():
		return "at least " + v.low.String()
	case above:
		return "at most " + v.high.String()
	}
	return "unknown"
}

// evaluator computes values of expressions. It counts its steps, so that no formula
// keeps it for long.
type evaluator struct {
	facts  Facts
	budget *certificates.Budget
	steps  int
	// within are bounds of variables; nil where these have values.
	within map[string]certificates.Bounds
	// open names the facts that were asked for and are not known exactly.
	open map[string]bool
}

// spend counts operations.
func (v *evaluator) spend(operations int) error {
	if v.steps += operations; v.steps > maxSteps {
		return fmt.Errorf("%w: more than %d operations", ErrValue, maxSteps)
	}
	return v.budget.Spend(stepsOfOperation * int64(operations))
}

// long counts numbers by their length: one operation for each 32 bits.
func (v *evaluator) long(values ...Value) error {
	bits := 0
	for _, x := range values {
		for _, n := range []meaning.Number{x.low, x.high} {
			above, below := n.Bits()
			bits += above + below
		}
	}
	if bits < 64 {
		return nil
	}
	return v.spend(bits / 32)
}

// doubt is what is known of what may have no value.
func doubt(sort certificates.Sort) Value { return Value{sort: sort, doubtful: true} }

func exactly(x meaning.Number) Value { return Value{sort: number, low: x, high: x} }

func truthOf(b bool) Value { return Value{sort: truth, known: true, truth: b} }

// Evaluate computes the value of a claim's expression for the given values of variables.
func Evaluate(e *language.Node, env Env, facts Facts) (Value, error) {
	return (&evaluator{facts: facts}).value(e, env)
}

// Enclose is Evaluate, for all values of variables within bounds.
func Enclose(e *language.Node, within map[string]certificates.Bounds) (Value, error) {
	return (&evaluator{within: within}).value(e, nil)
}

// EvaluateWithin is Evaluate, where more than so many operations are an error.
func EvaluateWithin(e *language.Node, env Env, facts Facts, operations int) (Value, error) {
	return (&evaluator{facts: facts, steps: maxSteps - operations}).value(e, env)
}

// Written writes an expression with the values of its variables in their places, and with plain
// numbers as the parameters of networks: "diameter(QT(2, 3))".
func Written(e *language.Node, env Env) string { return filled(e, env, false).String() }

// filled replaces the variables by their values, and, in the parameters of a network, sums
// and products by numbers.
func filled(e *language.Node, env Env, parameter bool) *language.Node {
	number := func(x *big.Rat) *language.Node {
		n := numeral(new(big.Rat).Abs(x), e.Place)
		if x.Sign() < 0 {
			return &language.Node{Op: "-", Args: []*language.Node{n}, Place: e.Place}
		}
		return n
	}
	if x, known := env[e.Text]; known && e.Op == language.Name {
		return number(x)
	}
	if parameter {
		if x, err := Whole(e, env); err == nil {
			return number(x)
		}
	}
	if e.Word != nil {
		e = e.Word
	}
	copied := *e
	if e.Ranges != nil {
		r := e.Ranges[0]
		r.In = filled(r.In, env, false)
		env = maps.Clone(env)
		delete(env, r.Names[0]) // the variable is its own
		r.If = filled(r.If, env, false)
		copied.Ranges = []language.Range{r}
	}
	copied.Args = nil
	for _, a := range e.Args {
		copied.Args = append(copied.Args, filled(a, env, e.Op == language.Network))
	}
	return &copied
}

func (v *evaluator) value(e *language.Node, env Env) (Value, error) {
	if err := v.spend(1); err != nil {
		return Value{}, err
	}
	if e.Word != nil {
		return v.meant(e, env)
	}
	switch e.Op {
	case language.Numeral:
		return exactly(meaning.Of(Numeral(e))), nil
	case language.Name:
		return v.name(e, env)
	case language.Word:
		return Value{sort: word, Word: e.Text}, nil
	case language.Network:
		name, err := v.network(e, env)
		return Value{sort: network, Word: name}, err
	case language.Fact:
		return v.known(e, env)
	case language.Class:
		return v.lastMember(e, env)
	case "&&", "||":
		return v.connective(e, env)
	}
	if e.Ranges != nil {
		return v.quantified(e, env)
	}
	if e.Text == "cond" {
		return v.choice(e, env)
	}
	args := make([]Value, len(e.Args))
	for i, a := range e.Args {
		var err error
		if args[i], err = v.value(a, env); err != nil {
			return Value{}, err
		}
	}
	if e.Op == "!" {
		return args[0].Not(), nil
	}
	if err := v.long(args...); err != nil {
		return Value{}, err
	}
	if IsTruth(e) {
		return v.compare(e.Op, args[0], args[1]), nil
	}
	x, err := v.calculated(e, args)
	if err == nil {
		err = v.inBounds(e, x)
	}
	return x, err
}

// name is the value of a variable, or of what has its own.
func (v *evaluator) name(e *language.Node, env Env) (Value, error) {
	switch e.Text {
	case "true", "false":
		return truthOf(e.Text == "true"), nil
	case "infinite":
		return exactly(meaning.Infinite), nil
	}
	x, ok := env[e.Text]
	if b, is := v.within[e.Text]; is {
		return Value{sort: number, low: meaning.Of(b.Low), high: meaning.Of(b.High), doubtful: b.Low == nil && b.High == nil}, nil
	}
	if !ok {
		return Value{}, noValue(e, "no value is given for the variable")
	}
	return exactly(meaning.Of(x)), nil
}

// connective computes && and ||. The left side guards the right one, which is left alone if the
// left one decides; and where the left one is not known it may have no value, so nothing is known.
func (v *evaluator) connective(e *language.Node, env Env) (Value, error) {
	left, err := v.value(e.Args[0], env)
	switch {
	case err != nil:
		return Value{}, err
	case !left.known:
		return doubt(truth), v.glance(e.Args[1], env)
	case left.truth == (e.Op == "||"):
		return left, nil
	}
	return v.value(e.Args[1], env)
}

// glance looks at an expression for the facts in it that are not known.
func (v *evaluator) glance(e *language.Node, env Env) error {
	if _, err := v.value(e, env); err != nil && !errors.Is(err, ErrValue) {
		return err
	}
	return nil
}

// meant is the value of a word that says it in facts. Its arguments have values, used or not.
func (v *evaluator) meant(e *language.Node, env Env) (Value, error) {
	for _, a := range e.Word.Args {
		if a.Op == language.Word { // a network's name or a vertex's label
			continue
		}
		x, err := v.value(a, env)
		switch {
		case err != nil:
			return Value{}, err
		case x.doubtful:
			return doubt(sortOf(e)), v.glance(e.Body, env)
		}
	}
	return v.value(e.Body, env)
}

// compare compares numbers by their bounds, words and truths if they are known.
func (v *evaluator) compare(op string, a, b Value) Value {
	if a.doubtful || b.doubtful {
		return doubt(truth)
	}
	if a.sort != number {
		if a.sort == truth && !(a.known && b.known) || a.sort == word && (a.Word == "" || b.Word == "") {
			return Value{sort: truth}
		}
		same := a.truth == b.truth && a.Word == b.Word
		return truthOf(same == (op == "=="))
	}
	switch op {
	case "<=":
		return atMost(a, b)
	case ">=":
		return atMost(b, a)
	case "<":
		return atMost(b, a).Not()
	case ">":
		return atMost(a, b).Not()
	}
	equal := atMost(a, b)
	if equal.truth { // otherwise b ≤ a does not matter
		equal = atMost(b, a)
	}
	if op == "!=" {
		return equal.Not()
	}
	return equal
}

// atMost tells whether a ≤ b.
func atMost(a, b Value) Value {
	switch {
	case b.IsInfinite() || a.high.Is() && b.low.Is() && a.high.Cmp(b.low) <= 0:
		return truthOf(true)
	case a.low.Is() && b.high.Is() && a.low.Cmp(b.high) > 0:
		return truthOf(false)
	}
	return Value{sort: truth}
}

// Not is the truth of the contrary.
func (v Value) Not() Value {
	v.truth = v.known && !v.truth
	return v
}

// network returns the canonical name of the network that e names.
func (v *evaluator) network(e *language.Node, env Env) (string, error) {
	name, err := v.written(e, env)
	if err != nil {
		return "", err
	}
	return v.facts.Canonical(name)
}

// written returns the name of a network as a formula writes it, with its numbers.
func (v *evaluator) written(e *language.Node, env Env) (string, error) {
	name := e.Text
	if err := v.spend(len(name) / 16); err != nil { // it may be a graph's text
		return "", err
	}
	if e.Op == language.Network && len(e.Args) > 0 {
		var numbers []string
		for _, a := range e.Args {
			n, err := v.index(a, env, false)
			if err != nil {
				return "", err
			}
			numbers = append(numbers, n)
		}
		name += "(" + strings.Join(numbers, ",") + ")"
	}
	if v.facts == nil {
		return "", noValue(e, "no networks are known here")
	}
	return name, nil
}

// lastMember is the number of the last member of a class.
func (v *evaluator) lastMember(e *language.Node, env Env) (Value, error) {
	n, err := v.whole(e.Args[0], env)
	if err != nil {
		return Value{}, err
	}
	if !n.Num().IsInt64() {
		return Value{}, noValue(e, "%s, want a number of 63 bits", n.RatString())
	}
	members, listed, err := e.Note.(class)(n.Num().Int64(), func(steps int64) error { return v.spend(int(steps / stepsOfOperation)) })
	switch {
	case err != nil:
		return Value{}, noValue(e, "%v", err)
	case !listed:
		return Value{}, noValue(e, "its networks are too many to be listed, want samples of them: %s(%s, i) for i in 0..9", e.Text, n.RatString())
	}
	return exactly(meaning.Of(big.NewRat(int64(members-1), 1))), nil
}

// Whole is the value of an expression without facts that must be a whole number.
func Whole(e *language.Node, env Env) (*big.Rat, error) { return new(evaluator).whole(e, env) }

func (v *evaluator) whole(e *language.Node, env Env) (*big.Rat, error) {
	x, err := v.value(e, env)
	if err != nil {
		return nil, err
	}
	n, exact := x.Exact()
	if !exact || !n.IsInt() {
		return nil, unlike(e, x, "a whole number")
	}
	return n, nil
}

// index returns the decimals of an expression that must be a whole number, and perhaps not negative.
func (v *evaluator) index(e *language.Node, env Env, negative bool) (string, error) {
	n, err := v.whole(e, env)
	switch {
	case err != nil:
		return "", err
	case n.Sign() < 0 && !negative || n.Num().BitLen() > 62:
		return "", noValue(e, "%s, want a whole number%s", n.RatString(), map[bool]string{false: ", 0 or more", true: " of at most 62 bits"}[negative])
	}
	return n.RatString(), nil
}

// Asks returns the fact that a call asks for, as statements name it.
func Asks(e *language.Node, env Env, facts Facts) (certificates.Fact, error) {
	if e.Op != language.Fact {
		return certificates.Fact{}, noValue(e, "want a fact")
	}
	f, _, err := (&evaluator{facts: facts}).asked(e, env)
	return f, err
}

// asked returns the fact that a call asks for, and the words of all its arguments.
func (v *evaluator) asked(e *language.Node, env Env) (f certificates.Fact, args []string, err error) {
	kind := Asked(e)
	params := kind.Params()
	g := slices.Index(params, certificates.NetworkParam)
	name, err := v.written(e.Args[g], env)
	if err != nil {
		return f, nil, err
	}
	f.Subject = kind.Subject
	if f.Network, err = v.facts.Canonical(name); err != nil {
		return f, nil, err
	}
	for i, a := range e.Args {
		var text string
		switch {
		case i == g:
			continue
		case params[i] == certificates.NetworkParam:
			text, err = v.network(a, env)
		case params[i] == certificates.RouterParam:
			text, err = v.facts.CanonicalRouter(a.Text, name)
		case params[i] == certificates.ModelParam || params[i] == certificates.NumbersParam || a.Op == language.Word && a.Text == "all":
			text = a.Text
		case a.Op == language.Word:
			var vertex uint32
			vertex, err = v.facts.Vertex(name, a.Text)
			text = fmt.Sprint(vertex)
		default:
			text, err = v.index(a, env, params[i] == certificates.IntegerParam)
		}
		if err != nil {
			return f, nil, err
		}
		args = append(args, text)
	}
	if kind.Quantity != "" {
		args = append(args, kind.Quantity)
	}
	f.Args = args
	if f.Subject == "distances" { // the statement names the vertex alone
		f.Args = args[:1:1]
	}
	return f, args, nil
}

// known returns the value of a fact as far as it is known.
func (v *evaluator) known(e *language.Node, env Env) (Value, error) {
	asked, args, err := v.asked(e, env)
	if err != nil {
		return Value{}, err
	}
	kind := Asked(e)
	b, err := v.facts.Known(asked)
	if err != nil {
		return Value{}, err
	}
	b = kind.Read(b, args)
	x := Value{sort: kind.Value, doubtful: b.Word == "" && b.Low == nil && b.High == nil}
	switch {
	case kind.Value == number && (b.Word == "infinite" || b.Word == "fails"):
		x = exactly(meaning.Infinite)
	case kind.Value == number:
		x.low, x.high = meaning.Of(b.Low), meaning.Of(b.High)
		if b.High == nil && !kind.Always {
			x.high = meaning.Infinite
		}
	case kind.Value == truth && (b.Word == "yes" || b.Word == "no"):
		x.known, x.truth = true, b.Word == "yes"
	case kind.Value == word:
		x.Word = b.Word
	}
	if !x.Settled() {
		if v.open == nil {
			v.open = make(map[string]bool)
		}
		v.open[asked.String()] = true
	}
	return x, nil
}
