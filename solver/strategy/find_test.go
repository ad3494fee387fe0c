package strategy_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/language"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/certificates/write"
	"topocert/fuzz/oracle"
	"topocert/solver/strategy"
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
		g, known := oracle.Named(name)
		if !known {
			return ours(name)
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

// found decides a request, passes the certificates through their text to the checker, and
// returns what they state.
func found(t *testing.T, ctx context.Context, r strategy.Request, l *words.Library) (says []string, err error) {
	f := make(files)
	result, err := strategy.Find(ctx, r, f.world(l), f.Create)
	if result == nil {
		return nil, err
	}
	for _, c := range result.Certificates() {
		var text bytes.Buffer
		if err := write.File(&text, c); err != nil {
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
	request strategy.Request
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
				r, want = strategy.Request{Subject: strings.ReplaceAll(name, "_", "-"), Network: "Ring(3)"}, "yes"
			}
			if name := strings.ReplaceAll(r.Subject, "-", "_"); own[name] {
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

func asRequest(t *testing.T, text string) (r strategy.Request, want string, ok bool) {
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
	r.Subject = strings.ReplaceAll(n.Text, "_", "-")
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
	for _, p := range list {
		t.Run(p.text, func(t *testing.T) {
			if testing.Short() && slices.ContainsFunc(long, func(s string) bool { return strings.HasPrefix(p.text, s) }) {
				t.Skip("takes more than a second")
			}
			ctx, cancel := context.WithTimeout(t.Context(), 20*time.Minute)
			defer cancel()
			start := time.Now()
			says, err := found(t, ctx, p.request, l)
			if err != nil || len(says) != 1 || !strings.HasSuffix(says[0], " = "+p.want) {
				t.Errorf("%q: %q, %v, want %s", p.text, says, err, p.want)
			}
			t.Logf("%.2f s", time.Since(start).Seconds())
		})
	}
}
