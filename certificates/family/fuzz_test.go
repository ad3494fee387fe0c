package family_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/words"
	"topocert/internal/deep"
)

// texts makes random texts of networks.
type texts struct {
	*rand.Rand
	names []string // the variables in scope
	made  int      // of them so far
}

func (x *texts) one(of ...string) string { return of[x.IntN(len(of))] }

func (x *texts) variable() string {
	x.made++
	return fmt.Sprintf("v%d", x.made)
}

func (x *texts) term(depth int) string {
	if depth == 0 || x.IntN(4) == 0 {
		if x.IntN(3) == 0 {
			return x.one("0", "1", "2", "3", "7", "9223372036854775807")
		}
		return x.one(x.names...)
	}
	a, b := x.term(depth-1), x.term(depth-1)
	switch x.IntN(14) {
	case 0:
		return fmt.Sprintf("(%s) / (%s)", a, b)
	case 1:
		return fmt.Sprintf("%s((%s) / (%s))", x.one("floor", "ceil"), a, b)
	case 2:
		return fmt.Sprintf("%s(%s, %s)", x.one("pow", "xor", "bit", "log", "root"), a, b)
	case 3:
		return fmt.Sprintf("%s(%s, %s, 2)", x.one("min", "max"), a, b)
	case 4:
		return fmt.Sprintf("cond(%s, %s, %s)", x.cond(depth-1), a, b)
	case 5:
		return fmt.Sprintf("%s(%s)", x.one("abs", "factorial", "half", "-", "floor"), a)
	case 6:
		v := x.variable()
		x.names = append(x.names, v)
		body := x.term(depth - 1)
		op := x.one("sum", "min", "max", "count", "least", "most")
		if op != "sum" && op != "min" && op != "max" {
			body = x.cond(depth - 1)
		}
		x.names = x.names[:len(x.names)-1]
		return fmt.Sprintf("(%s %s in %s..3: %s)", op, v, a, body)
	}
	return fmt.Sprintf("(%s) %s (%s)", a, x.one("+", "-", "*", "%", "%"), b)
}

func (x *texts) cond(depth int) string {
	if depth == 0 || x.IntN(3) == 0 {
		return fmt.Sprintf("%s %s %s", x.term(max(0, depth-1)), x.one("==", "!=", "<", "<=", ">", ">="), x.term(max(0, depth-1)))
	}
	switch x.IntN(4) {
	case 0:
		return fmt.Sprintf("!(%s)", x.cond(depth-1))
	case 1:
		return fmt.Sprintf("odd(%s)", x.term(depth-1))
	case 2:
		v := x.variable()
		low := x.term(depth - 1)
		x.names = append(x.names, v)
		defer func() { x.names = x.names[:len(x.names)-1] }()
		return fmt.Sprintf("(%s %s in %s..3: %s)", x.one("all", "some"), v, low, x.cond(depth-1))
	}
	return fmt.Sprintf("(%s) %s (%s)", x.cond(depth-1), x.one("&&", "||"), x.cond(depth-1))
}

func (x *texts) maybe(format string, arg func(int) string, depth int) string {
	if x.IntN(3) > 0 {
		return ""
	}
	return fmt.Sprintf(format, arg(depth))
}

// network writes a text whose members are often right.
func (x *texts) network() string {
	x.names = []string{"n"}
	var b strings.Builder
	b.WriteString("half(x) = floor(x/2)\nodd(x) = x%2 == 1\nW(n) = " + x.one("graph", "graph", "digraph") + " ")
	width := 1 + x.IntN(3)
	for i := range width {
		if i > 0 {
			b.WriteString(", ")
		}
		v := x.variable()
		low := x.one("0", "0", "1", x.term(1))
		high := x.one("n-1", "n-1", "2", x.term(1))
		x.names = append(x.names, v)
		fmt.Fprintf(&b, "%s in %s..%s%s", v, low, high, x.maybe(" if %s", x.cond, 2))
	}
	vertex := x.names[1:]
	for i := range 1 + x.IntN(3) {
		b.WriteString([]string{": ", "; "}[min(i, 1)])
		over, known := "", len(x.names)
		if x.IntN(3) == 0 {
			v := x.variable()
			over = fmt.Sprintf(" for %s in 0..%s", v, x.term(1))
			x.names = append(x.names, v)
			over += x.maybe(" if %s", x.cond, 2)
		}
		var to []string
		moved := x.IntN(width)
		for j, v := range vertex {
			switch {
			case j == moved:
				to = append(to, x.one(fmt.Sprintf("(%s) %% n", x.term(2)), v+"+1", x.term(3)))
			default:
				to = append(to, v)
			}
		}
		next := strings.Join(to, ", ")
		if width > 1 {
			next = "(" + next + ")"
		}
		fmt.Fprintf(&b, "%s if %s != %s%s%s", next, to[moved], vertex[moved], x.maybe(" if %s", x.cond, 3), over)
		x.names = x.names[:known]
	}
	return b.String()
}

// check builds members of a text, and compares them with naive evaluation; it returns how many
// there are.
func check(t *testing.T, text string) int {
	l, err := new(words.Library).Extend(text, func(string) string { return "" }, nil)
	if err != nil {
		return 0
	}
	members := 0
	for _, d := range l.All() {
		if d.Role != words.Network || len(d.Definition.Params) > 3 {
			continue
		}
		for n := range int64(5) {
			compared, difference := agree(d, []int64{n, 2, 3}[:len(d.Definition.Params)])
			if difference != "" {
				t.Errorf("%s, of %d: %s", text, n, difference)
			}
			if compared {
				members++
			}
		}
	}
	return members
}

// TestAgrees: random texts have the members that naive evaluation finds.
func TestAgrees(t *testing.T) {
	x := &texts{Rand: rand.New(rand.NewPCG(1, 2))}
	members, texts := 0, deep.Cases(100, 600, 3000)
	for range texts {
		members += check(t, x.network())
	}
	if members < texts/5 {
		t.Errorf("only %d members were compared, want more", members)
	}
}

// FuzzFamily: no text makes the builder fail in another way than by an error, and what it
// builds is what naive evaluation finds. A text that cannot be read is taken for the seed of one.
func FuzzFamily(f *testing.F) {
	for _, d := range words.Standard().All() {
		if d.Role == words.Network {
			f.Add(d.Source)
		}
	}
	f.Add("seed")
	f.Add("D(n) = digraph i in 0..pow(2,n)-1: (2*i+b) % pow(2,n) for b in 0..1")
	f.Fuzz(func(t *testing.T, text string) {
		if l, err := new(words.Library).Extend(text, func(string) string { return "" }, nil); err != nil || !simple(l) {
			seed := [2]uint64{uint64(len(text))}
			for i := range len(text) {
				seed[i%2] = seed[i%2]*1099511628211 + uint64(text[i])
			}
			text = (&texts{Rand: rand.New(rand.NewPCG(seed[0], seed[1]))}).network()
		}
		check(t, text)
	})
}

// simple tells whether naive evaluation has all that is in a library: it has what the builder
// does not refuse as no part of a network's text.
func simple(l *words.Library) bool {
	for _, d := range l.All() {
		if d.Role != words.Network {
			continue
		}
		if _, _, err := family.Prepare(d, make([]int64, len(d.Definition.Params)), func(int64) error { return errGaveUp }); err != nil && strings.Contains(err.Error(), "want it written out") || err != nil && strings.Contains(err.Error(), "want whole numbers and") || err != nil && strings.Contains(err.Error(), "no range A..B") {
			return false
		}
	}
	return true
}
