package lower

import (
	"bufio"
	"io"
	"math/big"
	"strconv"
	"strings"
)

// Term is a value of one of the kernel's data types.
type Term interface {
	// spell writes the term. Where it is a part of another, it stands in parentheses if it needs them.
	spell(w *writer)
}

// writer writes terms in one of the two spellings.
type writer struct {
	*bufio.Writer
	gallina bool
}

// Stream writes a term as topocheck-proved reads it.
func Stream(out io.Writer, t Term) error { return spelled(out, t, false) }

// Gallina writes a term as Coq reads it.
func Gallina(out io.Writer, t Term) error { return spelled(out, t, true) }

func spelled(out io.Writer, t Term, gallina bool) error {
	w := &writer{bufio.NewWriter(out), gallina}
	t.spell(w)
	return w.Flush()
}

// App is a constructor, or a record's, with its parts: its name in Coq, with the module where that is needed.
func App(name string, parts ...Term) Term { return application{name, parts} }

// Parts are the parts of a constructor's, or a record's, term.
func Parts(t Term) []Term { return t.(application).parts }

type application struct {
	name  string
	parts []Term
}

func (a application) spell(w *writer) {
	name := a.name
	if !w.gallina {
		name = name[strings.LastIndexByte(name, '.')+1:]
	}
	if len(a.parts) == 0 {
		w.WriteString(name)
		return
	}
	w.WriteString("(" + name)
	for _, p := range a.parts {
		w.WriteByte(' ')
		p.spell(w)
	}
	w.WriteByte(')')
}

// Bool is a truth value.
func Bool(b bool) Term { return App(strconv.FormatBool(b)) }

// None and Some make options.
func None() Term       { return App("None") }
func Some(t Term) Term { return App("Some", t) }

// number is a numeral of a type of numbers, by its scope in Coq.
type number struct{ digits, scope string }

func (n number) spell(w *writer) {
	if !w.gallina {
		w.WriteString(n.digits)
		return
	}
	if n.digits[0] == '-' {
		n.digits = "(" + n.digits + ")"
	}
	w.WriteString(n.digits + "%" + n.scope)
}

// Numbers of the types Z, Uint63.int, nat, N and positive.
func Z(n int64) Term           { return number{strconv.FormatInt(n, 10), "Z"} }
func BigZ(n *big.Int) Term     { return number{n.String(), "Z"} }
func Int(n uint64) Term        { return number{strconv.FormatUint(n, 10), "uint63"} }
func Nat(n int) Term           { return number{strconv.Itoa(n), "nat"} }
func N(n *big.Int) Term        { return number{n.String(), "N"} }
func Positive(n *big.Int) Term { return number{n.String(), "positive"} }

// Q is a fraction in lowest terms.
func Q(r *big.Rat) Term { return App("Qmake", BigZ(r.Num()), Positive(r.Denom())) }

// Text is a string of printable characters.
type Text string

func (t Text) spell(w *writer) {
	if w.gallina {
		w.WriteString(`"` + strings.ReplaceAll(string(t), `"`, `""`) + `"%string`)
		return
	}
	w.WriteString(`"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(string(t)) + `"`)
}

// List is a list.
func List(parts ...Term) Term { return list(parts) }

// ListOf is a list of what is made of each part.
func ListOf[P any](parts []P, of func(P) Term) Term {
	l := make(list, len(parts))
	for i, p := range parts {
		l[i] = of(p)
	}
	return l
}

type list []Term

// long is the length of a list that Coq reads much faster as an array. Of its notations for arrays and for lists in
// brackets it knows one at a time, so that lists have no brackets here.
const long = 16

func (l list) spell(w *writer) {
	switch {
	case !w.gallina:
		w.WriteByte('[')
		w.parts(l, " ")
		w.WriteByte(']')
	case len(l) == 0:
		w.WriteString("nil")
	case len(l) < long:
		w.WriteByte('(')
		w.parts(l, " :: ")
		w.WriteString(" :: nil)%list")
	default:
		w.WriteString("(elements ")
		array{l[0], l}.spell(w)
		w.WriteByte(')')
	}
}

// parts writes terms, with something between two.
func (w *writer) parts(terms []Term, between string) {
	for i, t := range terms {
		if i > 0 {
			w.WriteString(between)
		}
		t.spell(w)
	}
}

// Ints and Zs are lists of numbers of the types Uint63.int and Z.
func Ints[N uint32 | uint64 | int](numbers []N) Term {
	return ListOf(numbers, func(n N) Term { return Int(uint64(n)) })
}
func Zs[N uint32 | uint64 | int | int64](numbers []N) Term {
	return ListOf(numbers, func(n N) Term { return Z(int64(n)) })
}

// Tuple is a tuple of two or more: pairs of which the first may be one again.
func Tuple(a, b Term, more ...Term) Term {
	t := Term(pair{a, b})
	for _, c := range more {
		t = pair{t, c}
	}
	return t
}

type pair struct{ a, b Term }

func (p pair) spell(w *writer) {
	open, between, closed := "<", " ", ">"
	if w.gallina {
		open, between, closed = "(", ", ", ")"
	}
	w.WriteString(open)
	p.a.spell(w)
	w.WriteString(between)
	p.b.spell(w)
	w.WriteString(closed)
}

// Array is a primitive array of numbers of the type Uint63.int, with 0 outside.
func Array[N uint32 | uint64 | int](numbers []N) Term { return numbered[N](numbers) }

type numbered[N uint32 | uint64 | int] []N

func (a numbered[N]) spell(w *writer) {
	open, between, closed := "{0 ", " ", "}"
	if w.gallina {
		open, between, closed = "[| ", "; ", " | 0 |]%uint63"
	}
	w.WriteString(open)
	for i, n := range a {
		if i > 0 {
			w.WriteString(between)
		}
		w.Write(strconv.AppendUint(w.AvailableBuffer(), uint64(n), 10))
	}
	w.WriteString(closed)
}

// ArrayOf is a primitive array of terms, with what stands outside.
func ArrayOf(outside Term, parts ...Term) Term { return array{outside, parts} }

type array struct {
	outside Term
	parts   []Term
}

func (a array) spell(w *writer) {
	if !w.gallina {
		w.WriteByte('{')
		w.parts(append([]Term{a.outside}, a.parts...), " ")
		w.WriteByte('}')
		return
	}
	w.WriteString("[| ")
	w.parts(a.parts, "; ")
	w.WriteString(" | ")
	a.outside.spell(w)
	w.WriteString(" |]%array")
}

// Constant is a function of one argument with the same value everywhere: the stream has the value alone.
func Constant(value Term) Term { return constant{value} }

type constant struct{ value Term }

func (c constant) spell(w *writer) {
	if !w.gallina {
		c.value.spell(w)
		return
	}
	w.WriteString("(fun _ => ")
	c.value.spell(w)
	w.WriteByte(')')
}

// Definition is a term that has a name, and its type in Coq.
type Definition struct {
	Type, Name string
	Term       Term
}

// named stands for a term that was defined.
type named string

func (n named) spell(w *writer) {
	if !w.gallina {
		w.WriteByte('$')
	}
	w.WriteString(string(n))
}
