package learn

import (
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// Term is an expression of the language: a number, a variable, or an operation on terms. It
// does not change. Conditions are terms as well; true is 1.
type Term struct {
	op   string // numeral, variable, an operator or a function of the language, "cond"
	args []*Term
	x    int64 // the number, or the variable's slot
	name string
}

const (
	numeral  = language.Numeral
	variable = language.Name
)

// Tuple is a tuple of terms: a vertex, or what a map makes of one.
type Tuple []*Term

func number(x int64) *Term { return &Term{op: numeral, x: x} }

func slot(i int, name string) *Term { return &Term{op: variable, x: int64(i), name: name} }

func apply(op string, args ...*Term) *Term { return &Term{op: op, args: args} }

func (t *Term) is(x int64) bool { return t.op == numeral && t.x == x }

// add, minus, times, mod, floor and cond make terms, with the obvious left out.
func add(a, b *Term) *Term {
	switch {
	case a.is(0):
		return b
	case b.is(0):
		return a
	case a.op == numeral && b.op == numeral:
		return number(a.x + b.x)
	case b.op == numeral && b.x < 0:
		return apply("-", a, number(-b.x))
	case (a.op == "+" || a.op == "-") && a.args[1].op == numeral && b.op == numeral:
		c := a.args[1].x
		if a.op == "-" {
			c = -c
		}
		return add(a.args[0], number(c+b.x))
	case a.op == numeral && b.op != numeral: // numbers stand last
		return add(b, a)
	}
	return apply("+", a, b)
}

func minus(a, b *Term) *Term {
	switch {
	case b.op == numeral:
		return add(a, number(-b.x))
	case a.equal(b):
		return number(0)
	}
	return apply("-", a, b)
}

func times(c int64, a *Term) *Term {
	switch {
	case c == 0:
		return number(0)
	case c == 1:
		return a
	case a.op == numeral:
		return number(c * a.x)
	case a.op == "*":
		return apply("*", times(c, a.args[0]), a.args[1])
	}
	return apply("*", number(c), a)
}

func mod(a, m *Term) *Term {
	if a.op == numeral && m.op == numeral && m.x > 0 {
		return number(a.x - m.x*meaning.FloorDiv(a.x, m.x))
	}
	return apply("%", a, m)
}

func floor(a *Term, d int64) *Term {
	switch {
	case d == 1:
		return a
	case a.op == numeral:
		return number(meaning.FloorDiv(a.x, d))
	}
	return apply("floor", apply("/", a, number(d)))
}

func cond(c, yes, no *Term) *Term {
	if yes.equal(no) {
		return yes
	}
	return apply("cond", c, yes, no)
}

// chain applies an operation of two arguments or more, such as min; of one term it is that.
func chain(op string, list ...*Term) *Term {
	if len(list) == 1 {
		return list[0]
	}
	return apply(op, list...)
}

// all joins conditions; of none it is nil.
func all(list []*Term) *Term {
	var joined *Term
	for _, c := range list {
		if joined == nil {
			joined = c
		} else {
			joined = apply("&&", joined, c)
		}
	}
	return joined
}

// sum adds terms.
func sum(parts []*Term) *Term {
	s := parts[0]
	for _, t := range parts[1:] {
		s = add(s, t)
	}
	return s
}

// weighted is a sum of terms times numbers and of a constant, over a divisor and rounded down: what is
// added stands first, and numbers last.
func weighted(terms []*Term, coefs []int64, constant, divisor int64) *Term {
	sum := number(0)
	var less []*Term
	for i, t := range terms {
		switch c := coefs[i]; {
		case t.is(1):
			constant += c
		case c > 0:
			sum = add(sum, times(c, t))
		case c < 0:
			less = append(less, times(-c, t))
		}
	}
	if sum.is(0) {
		sum, constant = number(constant), 0
	}
	for _, t := range less {
		sum = minus(sum, t)
	}
	return floor(add(sum, number(constant)), divisor)
}

// holds tells whether a condition does.
func (t *Term) holds(values []int64) bool {
	x, ok := t.Value(values)
	return ok && x != 0
}

func (t *Term) equal(u *Term) bool {
	return t.op == u.op && t.x == u.x && slices.EqualFunc(t.args, u.args, (*Term).equal)
}

// size is the number of a term's parts.
func (t *Term) size() int {
	n := 1
	for _, a := range t.args {
		n += a.size()
	}
	return n
}

// each visits a term and those within it.
func (t *Term) each(visit func(*Term)) {
	visit(t)
	for _, a := range t.args {
		a.each(visit)
	}
}

// uses tells whether a variable occurs.
func (t *Term) uses(slot int) bool {
	found := false
	t.each(func(u *Term) { found = found || u.op == variable && u.x == int64(slot) })
	return found
}

// with puts terms in the place of variables; nil leaves a variable as it is.
func (t *Term) with(value func(slot int) *Term) *Term {
	if t.op == variable {
		if u := value(int(t.x)); u != nil {
			return u
		}
		return t
	}
	if len(t.args) == 0 {
		return t
	}
	args := make([]*Term, len(t.args))
	for i, a := range t.args {
		args[i] = a.with(value)
	}
	switch {
	case t.op == "+":
		return add(args[0], args[1])
	case t.op == "-":
		return minus(args[0], args[1])
	}
	return &Term{t.op, args, t.x, t.name}
}

// Value evaluates a term, given the variables' values in the order of their slots: those of
// [Family.Names], then those that the function that made the term names. It answers false
// where the term has no value.
func (t *Term) Value(values []int64) (x int64, ok bool) {
	switch t.op {
	case numeral:
		return t.x, true
	case variable:
		return values[t.x], true
	case "cond", "&&", "||":
		c, ok := t.args[0].Value(values)
		switch {
		case !ok:
			return 0, false
		case t.op == "&&" && c == 0, t.op == "||" && c != 0:
			return c, true
		case t.op == "cond" && c == 0:
			return t.args[2].Value(values)
		}
		return t.args[1].Value(values)
	case "floor", "ceil":
		q := t.args[0]
		if q.op != "/" {
			return q.Value(values)
		}
		a, fine := q.args[0].Value(values)
		b, good := q.args[1].Value(values)
		if !fine || !good || b <= 0 {
			return 0, false
		}
		if t.op == "ceil" {
			a += b - 1
		}
		return meaning.FloorDiv(a, b), true
	}
	x, ok = t.args[0].Value(values)
	switch {
	case !ok:
		return 0, false
	case len(t.args) == 1:
		return operation(t.op, x, x)
	}
	for _, a := range t.args[1:] {
		y, fine := a.Value(values)
		if !fine {
			return 0, false
		}
		if x, ok = operation(t.op, x, y); !ok {
			return 0, false
		}
	}
	return x, true
}

// operation computes what is often met itself, since search is long, and leaves the rest to package family.
func operation(op string, x, y int64) (int64, bool) {
	switch op {
	case "+":
		return x + y, true
	case "-":
		return x - y, true
	case "*":
		return x * y, true
	case "%":
		if y <= 0 {
			return 0, false
		}
		return x - y*meaning.FloorDiv(x, y), true
	case "min":
		return min(x, y), true
	case "max":
		return max(x, y), true
	case "==":
		return Truth(x == y), true
	case "!=":
		return Truth(x != y), true
	case "<":
		return Truth(x < y), true
	case "<=":
		return Truth(x <= y), true
	case ">":
		return Truth(x > y), true
	case ">=":
		return Truth(x >= y), true
	}
	z, err := family.Apply(op, x, y)
	return z, err == nil
}

// Truth is the value of a condition: 1 where it holds, else 0.
func Truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// String writes the term in the language.
func (t *Term) String() string { return t.Text(nil) }

// Text writes the term in the language, with other names for the variables, by slot; "" and
// slots beyond the list keep the variable's own name.
func (t *Term) Text(names []string) string { return t.node(names).String() }

// node is the term as the language has it.
func (t *Term) node(names []string) *language.Node {
	n := &language.Node{Op: t.op}
	switch {
	case t.op == numeral && t.x < 0:
		n = &language.Node{Op: "-", Args: []*language.Node{number(-t.x).node(nil)}}
	case t.op == numeral:
		n.Text = strconv.FormatInt(t.x, 10)
	case t.op == variable && int(t.x) < len(names) && names[t.x] != "":
		n.Text = names[t.x]
	case t.op == variable:
		n.Text = t.name
	case t.op[0] >= 'a' && t.op[0] <= 'z': // a function
		n.Op, n.Text = language.Call, t.op
	}
	for _, a := range t.args {
		n.Args = append(n.Args, a.node(names))
	}
	return n
}

// String writes the tuple as the language has it: of one term that term.
func (t Tuple) String() string { return t.Text(nil) }

// Text writes the tuple with other names for the variables; see [Term.Text].
func (t Tuple) Text(names []string) string {
	var parts []string
	for _, a := range t {
		parts = append(parts, a.Text(names))
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

// Values evaluates the tuple; see [Term.Value].
func (t Tuple) Values(values []int64) ([]int64, bool) {
	return t.into(make([]int64, 0, len(t)), values)
}

func (t Tuple) into(list, values []int64) ([]int64, bool) {
	for _, a := range t {
		x, ok := a.Value(values)
		if !ok {
			return nil, false
		}
		list = append(list, x)
	}
	return list, true
}

// single is a tuple of one term, nil for none; only is that term again.
func single(t *Term) Tuple {
	if t == nil {
		return nil
	}
	return Tuple{t}
}

func (t Tuple) only() *Term {
	if t == nil {
		return nil
	}
	return t[0]
}

func (t Tuple) size() int {
	n := 0
	for _, a := range t {
		n += a.size()
	}
	return n
}

func (t Tuple) with(value func(slot int) *Term) Tuple {
	made := make(Tuple, len(t))
	for i, a := range t {
		made[i] = a.with(value)
	}
	return made
}
