package modelcheck_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/language"
	"topocert/certificates/lrat"
	"topocert/certificates/resolve"
	"topocert/certificates/strategy"
	"topocert/certificates/words"
	"topocert/fuzz/oracle"
	"topocert/internal/deep"
	"topocert/solver"
	"topocert/solver/modelcheck"
	"topocert/solver/sat"
	"topocert/topology"
)

// files are refutations by name.
type files map[string]*bytes.Buffer

func (f files) Create(name string) (io.WriteCloser, error) {
	f[name] = new(bytes.Buffer)
	return kept{f[name]}, nil
}

type kept struct{ io.Writer }

func (kept) Close() error { return nil }

func (f files) world(l *words.Library) certificates.World {
	w := resolve.New().World(func(name string) (io.ReadCloser, error) {
		if f[name] == nil {
			return nil, fmt.Errorf("no file %s", name)
		}
		return io.NopCloser(bytes.NewReader(f[name].Bytes())), nil
	})
	w.Words = l
	ours := w.Graph
	w.Graph = func(name string) (certificates.Graph, error) {
		if g, known := digraphs()[name]; known {
			return g, nil
		}
		g, known := oracle.Named(name)
		if n := 0; !known {
			if _, err := fmt.Sscanf(name, "Flower(%d)", &n); err != nil {
				return ours(name)
			}
			g = flower(n)
		}
		return topology.FromEdges(len(g.Vertices), func(yield func(u, v uint32) bool) {
			for _, link := range g.Links {
				if !yield(uint32(link[0]), uint32(link[1])) {
					return
				}
			}
		})
	}
	return w
}

// flower is the flower snark of n stars, n odd (R. Isaacs, "Infinite families of nontrivial trivalent
// graphs which are not Tait colorable", Amer. Math. Monthly 82, 1975): in each star a vertex 4i
// with three leaves, of which the first are joined in a ring, and the others in one of twice the
// length.
func flower(n int) oracle.Graph {
	var links []oracle.Link
	for i := range n {
		next := 4 * ((i + 1) % n)
		for leaf := 1; leaf <= 3; leaf++ {
			links = append(links, oracle.Link{4 * i, 4*i + leaf})
		}
		links = append(links, oracle.Link{4*i + 1, next + 1})
		if next == 0 {
			links = append(links, oracle.Link{4*i + 2, 3}, oracle.Link{4*i + 3, 2})
		} else {
			links = append(links, oracle.Link{4*i + 2, next + 2}, oracle.Link{4*i + 3, next + 3})
		}
	}
	return oracle.New(4*n, links...)
}

// found decides a request, passes the certificates through their text to the checker, and
// returns what they state.
func found(t *testing.T, ctx context.Context, r modelcheck.Request, l *words.Library) (says []string, err error) {
	f := make(files)
	result, err := modelcheck.Find(ctx, r, f.world(l), f.Create)
	if result == nil {
		return nil, err
	}
	for _, c := range result.Certificates() {
		var text bytes.Buffer
		if err := kinds.Write(&text, c); err != nil {
			t.Fatal(err)
		}
		read, err := certificates.NewReader(&text).Next()
		if err != nil {
			t.Fatalf("%s: %v", c.Statement, err)
		}
		w := f.world(l)
		w.Budget = certificates.NewBudget(certificates.DefaultSteps, certificates.DefaultMemory)
		if err := kinds.Check(read, w); err != nil {
			t.Errorf("%s: %v\n%s", c.Statement, err, certificates.Shortened(text.String()))
		}
		says = append(says, c.Statement.String())
	}
	return says, err
}

// printed is a value that the library prints: a request, and what is to be found.
type printed struct {
	text    string
	request modelcheck.Request
	want    string
}

// printedValues reads the lines that begin with //= from the comments of the standard words. What
// is more than a word of networks and numbers becomes a word of its own.
func printedValues(t *testing.T) ([]printed, *words.Library) {
	var list []printed
	var more strings.Builder
	own := make(map[string]bool) // words that statements have proofs of another kind for
	for _, k := range certificates.FactKinds() {
		if d := words.Standard().Find(k.Name); d != nil {
			own[k.Name] = true
			fmt.Fprintf(&more, "the_%s\n", d.Source)
		}
	}
	for _, d := range words.Standard().All() {
		for _, line := range d.Comment {
			text, is := strings.CutPrefix(line, "= ")
			if !is {
				continue
			}
			text, _, _ = strings.Cut(text, "  (")
			r, want, ok := asRequest(t, text)
			if !ok {
				name := fmt.Sprintf("printed_%d", len(list))
				fmt.Fprintf(&more, "%s(G) = %s\n", name, text)
				r, want = modelcheck.Request{Subject: certificates.SubjectOf(name), Network: "Ring(3)"}, "yes"
			}
			if name := certificates.NameOf(r.Subject); own[name] {
				r.Subject = "the-" + r.Subject
			}
			list = append(list, printed{text, r, want})
		}
	}
	l, err := words.Standard().Extend(more.String(), func(string) string { return "" }, topology.Known)
	if err != nil {
		t.Fatal(err)
	}
	return list, l
}

func asRequest(t *testing.T, text string) (r modelcheck.Request, want string, ok bool) {
	claim, err := language.Parse(text)
	if err != nil {
		t.Logf("%s: %v", text, err)
		return r, "", false
	}
	n := claim.Expr
	want = "yes"
	switch n.Op {
	case "!":
		n, want = n.Args[0], "no"
	case "==":
		_, right, _ := strings.Cut(text, " == ")
		n, want = n.Args[0], right
	}
	if n.Op != language.Call {
		return r, "", false
	}
	d := words.Standard().Find(n.Text)
	if d == nil || len(d.Params) != len(n.Args) {
		return r, "", false
	}
	if _, is := certificates.WordFact(d); !is {
		return r, "", false
	}
	r.Subject = certificates.SubjectOf(n.Text)
	for i, a := range n.Args {
		arg := written(a)
		if arg == "" || d.Params[i].IsNetwork() != language.Capital(arg) && !d.Params[i].IsWord() {
			return r, "", false
		}
		if d.Params[i].IsNetwork() && r.Network == "" {
			r.Network = arg
			continue
		}
		r.Args = append(r.Args, arg)
	}
	return r, want, true
}

// written is an argument as a statement has it; "" for one that it cannot have.
func written(n *language.Node) string {
	switch n.Op {
	case language.Numeral, language.Word:
		return n.Text
	case language.Name:
		if language.Capital(n.Text) {
			return n.Text
		}
	case language.Call:
		if !language.Capital(n.Text) {
			return ""
		}
		var args []string
		for _, a := range n.Args {
			args = append(args, written(a))
		}
		return n.Text + "(" + strings.Join(args, ",") + ")"
	}
	return ""
}

// TestPrinted: what the library prints is found, by certificates that the checker accepts.
func TestPrinted(t *testing.T) {
	long := []string{"vertex_orbits", "spanning_trees(Petersen)", "mm_", "pmc_conditional", "edge_fault_hamiltonian", "metric_dimension(Hypercube(4))", "automorphisms"}
	list, l := printedValues(t)
	for i, p := range list {
		slow := slices.ContainsFunc(long, func(s string) bool { return strings.HasPrefix(p.text, s) })
		if !deep.Takes(i, 40, 4) || slow && !deep.Tests() {
			continue
		}
		t.Run(p.text, func(t *testing.T) {
			says, err := found(t, t.Context(), p.request, l)
			if err != nil || len(says) != 1 || !strings.HasSuffix(says[0], " = "+p.want) {
				t.Errorf("%q: %q, %v, want %s", p.text, says, err, p.want)
			}
		})
	}
}

// steps are the forms of the steps of the certificates for a request.
func steps(t *testing.T, r modelcheck.Request, text string) (forms []string, says []string) {
	l, err := words.Standard().Extend(text, func(string) string { return "" }, topology.Known)
	if err != nil {
		t.Fatal(err)
	}
	f := make(files)
	result, err := modelcheck.Find(t.Context(), r, f.world(l), f.Create)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range result.Certificates() {
		for _, st := range c.Proof.(strategy.Strategy).Steps {
			forms = append(forms, st.Form)
		}
		says = append(says, c.Statement.String())
	}
	return forms, says
}

// TestAims: no more is shown than what a comparison takes, or what decides that it fails.
func TestAims(t *testing.T) {
	number := func(n int) *int { return &n }
	for _, test := range []struct {
		subject, network string
		least, most      *int
		exactly          bool
		want             string
	}{
		{"domination-number", "Petersen", nil, number(4), false, "domination-number Petersen <= 4"},
		{"domination-number", "Petersen", nil, number(2), false, "domination-number Petersen >= 3"},
		{"domination-number", "Petersen", number(2), nil, false, "domination-number Petersen >= 2"},
		{"domination-number", "Petersen", nil, number(3), true, "domination-number Petersen = 3"},
		{"independence-number", "Petersen", number(3), nil, false, "independence-number Petersen >= 3"},
		{"independence-number", "Petersen", nil, number(4), true, "independence-number Petersen = 4"},
		{"independence-number", "Petersen", nil, number(4), false, "independence-number Petersen <= 4"},
		{"independence-number", "Petersen", nil, number(7), false, "independence-number Petersen <= 7"},
		{"independence-number", "Petersen", number(5), nil, false, "independence-number Petersen <= 4"},
		{"independence-number", "Petersen", number(11), nil, false, "independence-number Petersen <= 10"},
		{"independence-number", "Petersen", nil, number(10), false, "independence-number Petersen <= 10"},
		{"domination-number", "Petersen", number(0), nil, false, "domination-number Petersen >= 0"},
		{"domination-number", "Petersen", nil, nil, false, "domination-number Petersen = 3"},
		{"circumference", "Petersen", number(9), nil, false, "circumference Petersen >= 9"},
	} {
		r := modelcheck.Request{Subject: test.subject, Network: test.network, Least: test.least, Most: test.most, Exactly: test.exactly}
		says, err := found(t, t.Context(), r, words.Standard())
		if err != nil || !slices.Contains(says, test.want) {
			t.Errorf("%+v: %q, %v, want %s", test, says, err, test.want)
		}
	}
}

// TestBounds: what is known when the work is ended are bounds, which the checker accepts. The
// domination number of the 6 × 6 torus is 8, and asked are 2, 4, 8, 6, …
func TestBounds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	asked := 0
	ctx = solver.WithRefuter(ctx, func(_ context.Context, f *lrat.CNF, proof io.Writer) ([]bool, error) {
		if asked++; asked == 3 {
			cancel()
			return nil, ctx.Err()
		}
		return sat.Refute(t.Context(), f, proof)
	})
	says, err := found(t, ctx, modelcheck.Request{Subject: "domination-number", Network: "Torus(6,6)"}, words.Standard())
	want := []string{"domination-number Torus(6,6) <= 8", "domination-number Torus(6,6) >= 5"}
	if !errors.Is(err, context.Canceled) || !slices.Equal(says, want) {
		t.Errorf("%q, %v, want %q", says, err, want)
	}
}

// TestForms: symmetry makes one value stand for its orbit, and where nothing is left open a
// sentence is evaluated.
func TestForms(t *testing.T) {
	deep.NotShort(t)
	const text = `
regular(G, d) = all v in vertices(G): degree(G, v) == d
round(G) = all u in vertices(G), v in vertices(G) if u != v: some c in maps(0..order(G)-1, vertices(G)):
    c[0] == u && c[1] == v && (all i in 0..order(G)-1, j in 0..i-1: c[i] != c[j]) && all i in 0..order(G)-2: adjacent(G, c[i], c[i+1])
`
	for _, test := range []struct{ subject, network, args, want, says string }{
		{"regular", "Ring(7)", "2", "evaluate", "regular Ring(7) 2 = yes"},
		{"regular", "Mesh(2,3)", "2", "evaluate", "regular Mesh(2,3) 2 = no"},
		{"chromatic-number", "Ring(9)", "", "choose evaluate evaluate", "chromatic-number Ring(9) = 3"},
		{"chromatic-number", "Groetzsch", "", "choose evaluate proof", "chromatic-number Groetzsch = 4"},
		{"round", "Ring(9)", "", "choose choose proof", "round Ring(9) = no"},
		{"hamiltonian-connected", "Torus(3,3)", "", "orbits orbits choose evaluate choose evaluate", "hamiltonian-connected Torus(3,3) = yes"},
	} {
		r := modelcheck.Request{Subject: test.subject, Network: test.network, Args: strings.Fields(test.args)}
		forms, says := steps(t, r, text)
		if strings.Join(forms, " ") != test.want || says[0] != test.says {
			t.Errorf("%s: %q by %q, want %s", test.says, says, forms, test.want)
		}
	}
}
