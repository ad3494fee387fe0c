package language

import (
	"fmt"
	"strings"
	"testing"
)

// written shows how an expression was read: every operation in parentheses.
func written(n *Node) string {
	var args []string
	for _, a := range n.Args {
		args = append(args, written(a))
	}
	ranges := func(list []Range) string {
		var parts []string
		for _, r := range list {
			text := strings.Join(r.Names, ",") + " in " + written(r.In)
			if r.If != nil {
				text += " if " + written(r.If)
			}
			parts = append(parts, text)
		}
		return strings.Join(parts, "; ")
	}
	next := func(list []Next) string {
		var parts []string
		for _, x := range list {
			text := written(x.To)
			if len(x.For) > 0 {
				text += " for " + ranges(x.For)
			}
			for _, c := range x.If {
				text += " if " + written(c)
			}
			parts = append(parts, text)
		}
		return strings.Join(parts, " | ")
	}
	switch n.Op {
	case Numeral, Name:
		return n.Text
	case Word:
		return `"` + n.Text + `"`
	case Call:
		return n.Text + "<" + strings.Join(args, " ") + ">"
	case Index:
		return args[0] + "[" + strings.Join(args[1:], " ") + "]"
	case Graph, Digraph:
		return "{" + n.Op + " " + ranges(n.Ranges) + ": " + next(n.Next) + "}"
	case Route:
		return fmt.Sprintf("{route %s%v %v %v: %s}", n.Route.Network, n.Route.Params, n.Route.From, n.Route.To, next(n.Next))
	}
	if len(n.Ranges) > 0 {
		return "{" + n.Op + " " + ranges(n.Ranges) + ": " + args[0] + "}"
	}
	return "(" + n.Op + " " + strings.Join(args, " ") + ")"
}

func TestExpressions(t *testing.T) {
	for text, want := range map[string]string{
		"1 + 2*3 - 4":                   "(- (+ 1 (* 2 3)) 4)",
		"a - b - c":                     "(- (- a b) c)",
		"a/b%c":                         "(% (/ a b) c)",
		"-a*b":                          "(* (- a) b)",
		"!a && b || c && d":             "(|| (&& (! a) b) (&& c d))",
		"a < b + 1 && c in S":           "(&& (< a (+ b 1)) (in c S))",
		"v in S || some u in N: u in S": "(|| (in v S) {some u in N: (in u S)})",
		"all x in 0..n-1 if x > 0, (u, v) in E: f(x, u)": "{all x in (.. 0 (- n 1)) if (> x 0); u,v in E: f<x u>}",
		"max (u, v) in links(G): d(u)":                   "{max u,v in links<G>: d<u>}",
		"max(u, v) + 1":                                  "(+ max<u v> 1)",
		"(max i in 1..4: i) + 1":                         "(+ {max i in (.. 1 4): i} 1)",
		"1 + max i in 1..4: i + 1":                       "(+ 1 {max i in (.. 1 4): (+ i 1)})",
		"count + sum":                                    "(+ count sum)",
		"all in S":                                       "(in all S)",
		"(1, (2, 3))":                                    "(tuple 1 (tuple 2 3))",
		"(1..k, V)":                                      "(tuple (.. 1 k) V)",
		"maps((1..k, V), 0..1)":                          "maps<(tuple (.. 1 k) V) (.. 0 1)>",
		"p[i, j][k]":                                     "p[i j][k]",
		"2..3":                                           "",
		"f(2..3)":                                        "f<(.. 2 3)>",
		"1.5..2":                                         "",
		"graph v in V if v > 0: u for u in N(v) if u > 1; v + 1 if v < 2": "{graph v in V if (> v 0): u for u in N<v> if (> u 1) | (+ v 1) if (< v 2)}",
		"x == y == z":                     "",
		"x == (y == z)":                   "(== x (== y z))",
		"a in b in c":                     "",
		"f()":                             "",
		"least k in 0..9: k > 3 && k < 5": "{least k in (.. 0 9): (&& (> k 3) (< k 5))}",
		"some x in A: all y in B: x == y": "{some x in A: {all y in B: (== x y)}}",
		"min in S":                        "(in min S)",
	} {
		c, err := Parse(text)
		got := ""
		if err == nil {
			got = written(c.Expr)
		}
		if got != want {
			t.Errorf("%s is read as %s, %v, want %s", text, got, err, want)
		}
	}
}

func TestDefinitions(t *testing.T) {
	list, err := ParseText(`// A prism.
// Source: folklore.
Prism(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)

// not of the next

twice(k) = 2*k // trailing
Ring(n)  = graph i in 0..n-1: (i+1)%n
shorter  = route Ring(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n
max_load("router", G) = max (u, v) in links(G):
    count (s, t) in pairs(G): (u, v) in route("router", G, s, t)
`)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, d := range list {
		got = append(got, fmt.Sprintf("%d:%d %s %q %s", d.Place.Line, d.Place.Column, d.Head(), d.Comment, written(d.Body)))
	}
	want := []string{
		`3:1 Prism(n) ["A prism." "Source: folklore."] {graph i in (.. 0 (- n 1)); s in (.. 0 1): (tuple (% (+ i 1) n) s) | (tuple i (- 1 s))}`,
		`7:1 twice(k) [] (* 2 k)`,
		`8:1 Ring(n) ["trailing"] {graph i in (.. 0 (- n 1)): (% (+ i 1) n)}`,
		`9:1 shorter [] {route Ring[n] [i] [j]: (% (+ i 1) n) if (<= (* 2 (% (- j i) n)) n) | (% (- i 1) n)}`,
		`10:1 max_load("router", G) [] {max u,v in links<G>: {count s,t in pairs<G>: (in (tuple u v) route<"router" G s t>)}}`,
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("read as\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if source := list[4].Source; !strings.HasPrefix(source, "max_load(\"router\", G) =") || !strings.HasSuffix(source, "s, t)") {
		t.Errorf("the source is %q", source)
	}
}

func TestRefuse(t *testing.T) {
	for text, want := range map[string]string{
		"f(x) = ":                               "column 8: the end, want an operand: a number, a name, a call or an expression in parentheses",
		"f(x) =\n  1 +\n  * 2":                  "line 3, column 3: * before an operand; a power is pow(x, y)",
		"f(x = 1":                               `column 5: "=", want "," or ")" after a parameter of f`,
		"f(1) = 1":                              `column 3: "1", want a parameter of f: a name, or a word in quotes`,
		"f(x)":                                  `column 5: the end, want "=" and what f is`,
		"1 = 2":                                 `column 1: "1", want a definition: NAME = …, or NAME(PARAMETERS) = …`,
		"f = 1 2":                               `column 7: got "2" after an expression, want an operator, or the next definition`,
		"f = all x in S x":                      `column 16: "x", want ":" after the ranges of all`,
		"f = all x y in S: x":                   `column 11: "y", want "in" and a range`,
		"f = all (x, x) in S: x":                "column 13: variable x twice, want it once",
		"f = route ring from i to j: i":         `column 11: "ring", want the network of the router: route Ring(n) from i to j: …`,
		"f = route Ring(n) from i to j: i on 1": `column 37: "1", want "=" and what on is`,
		"f = route any ring from i to j: i":     `column 15: "ring", want the network of the router: route Ring(n) from i to j: …`,
		"f = route Ring(n) from i: i":           `column 25: ":", want "to" in the router's head: route Ring(n) from i to j: …`,
		"f = a[1":                               `column 8: the end, want an operator, "," or "]"`,
		"f = $":                                 `column 5: "$", want a number, a name, a word in double quotes, or one of .. == != <= >= && || + - * / % < > ! ( ) [ ] , : ; =`,
		"f = 1 & 2":                             "column 7: operator &, want &&",
		"f = \"a":                               `column 5: word "\"a", want printable ASCII in double quotes, without quotes and backslashes in it`,
		"f = 007":                               `column 5: number "007", want digits without leading zeros, and perhaps a point and digits`,
		"f = " + strings.Repeat("(", 300):       "column 205: nested deeper than 200",
		"f = 1" + strings.Repeat(" + 1", 300):   "column 807: nested deeper than 200",
	} {
		if _, err := ParseText(text); err == nil || err.Error() != want {
			t.Errorf("%.40s: %v, want %s", text, err, want)
		}
	}
	if _, err := ParseText(strings.Repeat(" ", MaxText+1)); err == nil {
		t.Error("a text that is too long is read")
	}
}

// FuzzParseText: no text makes the parser fail but by an error with a place in it, and the
// source of each definition is read as the same definition.
func FuzzParseText(f *testing.F) {
	f.Add("Prism(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)")
	f.Add("f(G) = least k in 0..order(G): some S in sets(vertices(G), k): all v in vertices(G): v in S")
	f.Add("r = route Ring(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n\nq(\"a\") = 1")
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Count(text, "\n") + 1
		list, err := ParseText(text)
		if err != nil {
			wrong, is := err.(*Error)
			if !is || wrong.Line > lines || wrong.Column > len(text)+1 {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		for _, d := range list {
			again, err := ParseText(d.Source)
			if err != nil || len(again) != 1 || written(again[0].Body) != written(d.Body) || again[0].Head() != d.Head() {
				t.Fatalf("%q: the source %q is read as %v, %v", text, d.Source, again, err)
			}
		}
	})
}
