package gallina

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// TestWords: the standard words' texts in Coq are those of the library.
// go test ./solver/gallina -run TestWords -update writes them.
func TestWords(t *testing.T) {
	text := Words(words.Standard())
	compare(t, "../../certificates/coq/proved/StandardWords.v", text)
	if n := strings.Count(text, "not said in Coq"); n != 0 {
		t.Errorf("%d words have no form in Coq, want none", n)
	}
}

// TestWord: a word's text in Coq, by hand; and what Coq's syntax has no form for.
func TestWord(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"w(G, v) = all u in vertices(G) if u != v: adjacent(G, u, v)",
			"Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Not (Equal (Local 0) (Local 1))) (OfTwo Adjacent_ (Local 2) (Local 0) (Local 1))"},
		{"w(G) = min (u, v) in links(G), k in 1..3 if k > 1: max(1, -k, degree(G, v))",
			"Quantify_ Minimum 2 (Over (Of Links_ (Local 0))) (Always true) (Quantify_ Minimum 1 (Over (To_ (Whole 1) (Whole 3))) (Less (Whole 1) (Local 0)) " +
				"(Extreme true (Extreme true (Whole 1) (Calculate Minus_ (Whole 0) (Local 0))) (OfVertex Degree_ (Local 3) (Local 1))))"},
		{"three = 3\nw(G) = most k in 0..three: some c in maps((1..k, 0..1), 0..1), S in sets(links(G), k), T in sets(S): c[1,k] <= len(T)",
			"First true (Whole 0) (Call NoArg three_word) (Always true) (Quantify_ Exists_ 1 (Maps_ (Tuple (To_ (Whole 1) (Local 0)) (Tuple (To_ (Whole 0) (Whole 1)) Nil)) (To_ (Whole 0) (Whole 1))) (Always true) " +
				"(Quantify_ Exists_ 1 (Sets (Of Links_ (Local 2)) (UpTo (Local 1))) (Always true) (Quantify_ Exists_ 1 (Sets (Local 0) Any) (Always true) " +
				"(Not (Less (Len (Local 0)) (At_ (Local 2) (Tuple (Whole 1) (Tuple (Local 3) Nil))))))))"},
		{"net(G, f) = graph v in vertices(G) if !(v in f): u for u in neighbors(G, v) if true if u != v; link(v, v)\nw(G) = order(net(G, vertices(G))) >= 0",
			"Not (Less (Of Order_ (Call (Arg (Local 0) (Arg (Of Vertices_ (Local 0)) NoArg)) net_word)) (Whole 0))"},
		{"w(G) = graph v in vertices(G) if true: u for u in neighbors(G, v) if true if u != v; v",
			"Graph_ false (Range_ 1 (Over (Of Vertices_ (Local 0))) (Always true) NoRange) (Next_ (Range_ 1 (Over (OfVertex Neighbours_ (Local 1) (Local 0))) (Always true) NoRange) " +
				"(Not (Equal (Local 0) (Local 1))) (Local 0) (Next_ NoRange (Always true) (Local 0) NoNext))"},
		{"w(G) = order(Petersen) == order(G)", "not said in Coq: line 1, column 14: Petersen, want a word"},
	} {
		library, err := words.Standard().Extend(c.text, func(string) string { return "" }, nil)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		got, err := Word(library, library.Find("w"))
		if err != nil {
			got = err.Error()
		}
		got = strings.TrimSuffix(strings.TrimPrefix(got, "Definition w_word : expression :=\n  "), ".\n")
		if got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.text, got, c.want)
		}
	}
}

// Words writes the texts of a library's words as a file for Coq, in the syntax of
// certificates/coq/proved/WordSays.v, each with its text in a comment. Those that have no form
// there are named in a comment with the reason.
func Words(library *words.Library) string {
	text, those := asFile(wordsHead, library, words.Word, Word)
	names := each(those, func(_ int, d *words.Definition) string {
		return fmt.Sprintf("\n  (\"%s\"%%string, %s)", d.Name, WordName(d.Name))
	})
	return text + fmt.Sprintf("\n(* By name. *)\nDefinition standard_words : list (string * expression) := [%s].\n", strings.Join(names, ";"))
}

// asFile writes the definitions of a library that have a role as a file for Coq, and returns those
// that have a form there.
func asFile(head string, library *words.Library, role words.Role, write func(*words.Library, *words.Definition) (string, error)) (text string, those []*words.Definition) {
	for _, d := range library.All() {
		if d.Role != role {
			continue
		}
		if x, err := write(library, d); err != nil {
			head += fmt.Sprintf("\n(* %s: %v *)\n", d.Head(), err)
		} else {
			head += "\n" + commented(d.Source) + x
			those = append(those, d)
		}
	}
	return head, those
}

// WordName returns what Coq calls the text of a word.
func WordName(word string) string { return word + "_word" }

const wordsHead = `(* The standard words' texts: made from certificates/words/standard.words by package gallina, which a test
   does again. WordSays.v says what they mean; a name is the number of its place there, the innermost first. *)

From Coq Require Import ZArith List String.
From Topocert Require Import WordSays.
Import ListNotations.
Open Scope Z_scope.
`

// Word writes the text of a word as a definition for Coq, in the syntax of WordSays.v. Words
// that the text uses are called by their names. Errors are ErrUnsaid.
func Word(library *words.Library, d *words.Definition) (string, error) {
	var s places
	for _, p := range d.Definition.Params {
		s = s.with(p.Name)
	}
	w := &worder{library: library}
	text := strings.TrimSuffix(strings.TrimPrefix(w.expr(d.Body, s), "("), ")")
	return fmt.Sprintf("Definition %s : expression :=\n  %s.\n", WordName(d.Name), text), w.err
}

// places are the names that have values, the innermost last.
type places []string

func (s places) with(names ...string) places { return append(slices.Clip(s), names...) }

// worder writes expressions of words.
type worder struct {
	failing
	library *words.Library
}

func (w *worder) none(n *language.Node, what string) string {
	w.fail(fmt.Errorf("%w: line %d, column %d: %s", ErrUnsaid, n.Place.Line, n.Place.Column, what))
	return ""
}

// made writes a constructor with its arguments.
func made(constructor string, args ...string) string {
	if len(args) == 0 {
		return constructor
	}
	return "(" + constructor + " " + strings.Join(args, " ") + ")"
}

// all writes expressions one after the other.
func (w *worder) all(list []*language.Node, s places) []string {
	return each(list, func(_ int, n *language.Node) string { return w.expr(n, s) })
}

// expr writes an expression.
func (w *worder) expr(n *language.Node, s places) string {
	switch n.Op {
	case language.Numeral:
		return made("Whole", n.Text)
	case language.Name, language.Word:
		if i := slices.Index(s, n.Text); i >= 0 {
			return made("Local", fmt.Sprint(len(s)-1-i))
		}
		switch n.Text {
		case "infinite":
			return "Infinite_"
		case "true", "false":
			return made("Always", n.Text)
		}
		return w.call(n, s)
	case language.Call:
		return w.call(n, s)
	case language.Tuple:
		return w.tuple(n.Args, s)
	case language.Index:
		key := ""
		if len(n.Args) == 2 {
			key = w.expr(n.Args[1], s)
		} else {
			key = w.tuple(n.Args[1:], s)
		}
		return made("At_", w.expr(n.Args[0], s), key)
	case "least", "most":
		return w.first(n, s)
	case "all", "some", "count", "sum", "min", "max", "set":
		return w.quantified(n, n.Ranges, s)
	case language.Graph:
		coordinates, inside := w.ranges(n.Ranges, s)
		return made("Graph_", "false", coordinates, w.nexts(n.Next, inside))
	}
	op := n.Op
	if op == "-" && len(n.Args) == 1 {
		op = "0-"
	}
	if wordForms[string(op)] != "" {
		return formed(string(op), w.all(n.Args, s)...)
	}
	return w.none(n, fmt.Sprintf("%q, want what WordSays.v has a form for", n.Op))
}

func (w *worder) tuple(list []*language.Node, s places) string {
	text := "Nil"
	for _, n := range slices.Backward(list) {
		text = made("Tuple", w.expr(n, s), text)
	}
	return text
}

// ofNetworks is what Coq calls what the language says of networks and sets.
func ofNetworks() map[string]string {
	return map[string]string{"len": "Len", "link": "LinkOf", "order": "Of Order_", "size": "Of Size_", "vertices": "Of Vertices_", "links": "Of Links_",
		"elements": "Of Elements_", "pairs": "Of Pairs_", "connected": "Of Connected_", "neighbors": "OfVertex Neighbours_", "incident": "OfVertex Incident_",
		"degree": "OfVertex Degree_", "component": "OfVertex Component_", "adjacent": "OfTwo Adjacent_", "distance": "OfTwo Distance_", "route": "Route"}
}

// call writes a part of the language, or a word with its arguments.
func (w *worder) call(n *language.Node, s places) string {
	if name := ofNetworks()[n.Text]; name != "" {
		return made(name, w.all(n.Args, s)...)
	}
	if n.Op == language.Call && wordForms[n.Text] != "" {
		return formed(n.Text, w.all(n.Args, s)...)
	}
	d := w.library.Find(n.Text)
	if d == nil || d.Role != words.Word {
		return w.none(n, n.Text+", want a word")
	}
	args := "NoArg"
	for _, a := range slices.Backward(n.Args) {
		args = made("Arg", w.expr(a, s), args)
	}
	return made("Call", args, WordName(d.Name))
}

// only writes a range's condition.
func (w *worder) only(n *language.Node, s places) string {
	if n == nil {
		return made("Always", "true")
	}
	return w.expr(n, s)
}

// first writes "least", or "most".
func (w *worder) first(n *language.Node, s places) string {
	r := n.Ranges[0]
	inside := s.with(r.Names...)
	return made("First", fmt.Sprint(n.Op == "most"), w.expr(r.In.Args[0], s), w.expr(r.In.Args[1], s), w.only(r.If, inside), w.expr(n.Args[0], inside))
}

// quantified writes a quantifier over some ranges: one within the other.
func (w *worder) quantified(n *language.Node, list []language.Range, s places) string {
	if len(list) == 0 {
		return w.expr(n.Args[0], s)
	}
	kind := map[string]string{"all": "All", "some": "Exists_", "count": "Count", "sum": "Sum_of", "min": "Minimum", "max": "Maximum", "set": "Those"}[n.Op]
	r := list[0]
	inside := s.with(r.Names...)
	return made("Quantify_", kind, fmt.Sprint(len(r.Names)), w.over(r.In, s), w.only(r.If, inside), w.quantified(n, list[1:], inside))
}

// over writes what a variable goes through: sets and maps, or the members of a set.
func (w *worder) over(n *language.Node, s places) string {
	switch {
	case n.Op == language.Call && n.Text == "maps":
		return made("Maps_", w.all(n.Args, s)...)
	case n.Op == language.Call && n.Text == "sets" && len(n.Args) == 1:
		return made("Sets", w.expr(n.Args[0], s), "Any")
	case n.Op == language.Call && n.Text == "sets":
		return made("Sets", w.expr(n.Args[0], s), made("UpTo", w.expr(n.Args[1], s)))
	}
	return made("Over", w.expr(n, s))
}

// ranges writes those of a network.
func (w *worder) ranges(list []language.Range, s places) (string, places) {
	if len(list) == 0 {
		return "NoRange", s
	}
	r := list[0]
	inside := s.with(r.Names...)
	more, last := w.ranges(list[1:], inside)
	return made("Range_", fmt.Sprint(len(r.Names)), w.over(r.In, s), w.only(r.If, inside), more), last
}

// nexts writes neighbours.
func (w *worder) nexts(list []language.Next, s places) string {
	if len(list) == 0 {
		return "NoNext"
	}
	over, inside := w.ranges(list[0].For, s)
	var only *language.Node
	for _, c := range list[0].If {
		if only == nil {
			only = c
		} else {
			only = &language.Node{Op: "&&", Args: []*language.Node{only, c}, Place: c.Place}
		}
	}
	return made("Next_", over, w.only(only, inside), w.expr(list[0].To, inside), w.nexts(list[1:], s))
}

// wordForms are the language's operations among the expressions of proved/WordSays.v.
var wordForms = map[string]string{
	"!":         "(Not $1)",
	"&&":        "(And $1 $2)",
	"||":        "(Or $1 $2)",
	"==":        "(Equal $1 $2)",
	"!=":        "(Not (Equal $1 $2))",
	"<":         "(Less $1 $2)",
	"<=":        "(Not (Less $2 $1))",
	">":         "(Less $2 $1)",
	">=":        "(Not (Less $1 $2))",
	"in":        "(In_ $1 $2)",
	"..":        "(To_ $1 $2)",
	"0-":        "(Calculate Minus_ (Whole 0) $1)",
	"+":         "(Calculate Plus_ $1 $2)",
	"-":         "(Calculate Minus_ $1 $2)",
	"*":         "(Calculate Times_ $1 $2)",
	"/":         "(Calculate Over_ $1 $2)",
	"%":         "(Calculate Modulo_ $1 $2)",
	"floor":     "(Function Floor__ $1)",
	"ceil":      "(Function Ceil__ $1)",
	"abs":       "(Function Abs__ $1)",
	"factorial": "(Function Factorial__ $1)",
	"pow":       "(Calculate Power_ $1 $2)",
	"xor":       "(Calculate Xor__ $1 $2)",
	"bit":       "(Calculate Bit__ $1 $2)",
	"log":       "(Calculate Log__ $1 $2)",
	"root":      "(Calculate Root__ $1 $2)",
	"min":       "(Extreme false $1 $2)",
	"max":       "(Extreme true $1 $2)",
	"cond":      "(Cond $1 $2 $3)",
}

// formed writes an operation. min and max have any number of operands.
func formed(op string, operands ...string) string {
	for (op == "min" || op == "max") && len(operands) > 2 {
		operands = append([]string{formed(op, operands[:2]...)}, operands[2:]...)
	}
	return expanded(wordForms[op], operands)
}
