package topocert

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// layers says which of our own packages each package may import, and which
// modules of others. Tests are free. The imports are parsed here, since a test
// that asked the go command would be cached.
func layers() map[string]struct{ ours, others []string } {
	type allow = struct{ ours, others []string }
	layers := map[string]allow{
		// Read by whoever doubts a verdict, so the standard library only.
		"topology": {ours: []string{"certificates/family", "certificates/language", "certificates/words"}},
		// The syntax of claims, networks, routers and properties as text; the definitions that
		// everybody has; and all of it that certificates refer to.
		"certificates/language": {},
		"certificates/meaning":  {ours: []string{"certificates/language"}},
		"certificates/words":    {ours: []string{"certificates/language", "certificates/meaning"}},
		"certificates/family":   {ours: []string{"certificates/language", "certificates/meaning", "certificates/words"}},
		"certificates":          {ours: []string{"certificates/words"}},
		// Lists all kinds of proof, for whoever checks any.
		"certificates/kinds": {ours: append([]string{"certificates", "certificates/words"}, checkers()...)},
		// The language of formulas, and verdicts on them.
		"certificates/formula": {ours: []string{"certificates", "certificates/language", "certificates/meaning", "certificates/words"}},
		// Proofs about all whole numbers, and what they show of whole families of networks.
		"certificates/arithmetic": {ours: []string{"certificates"}},
		"certificates/automata":   {ours: []string{"certificates", "certificates/language", "certificates/meaning", "certificates/words"}},
		"certificates/theorem":    {ours: []string{"certificates", "certificates/arithmetic", "certificates/automata", "certificates/formula", "certificates/language", "certificates/meaning", "certificates/words"}},
		// Finds such proofs.
		"solver/automata": {ours: []string{"certificates/automata", "certificates/language", "certificates/meaning", "certificates/words"}},
		"solver/smt":      {ours: []string{"certificates/arithmetic", "certificates/meaning"}},
		// Graphs in the formats of other programs. A certificate names a graph by its graph6
		// text or the digest of its edge list, which topology reads, so that no verdict
		// rests on these readers, and gonum's parser of DOT may serve.
		"topology/formats": {ours: []string{"topology", "internal/regular"}, others: []string{"gonum.org/v1/gonum"}},
		// A router is the subject of statements about it, and read likewise.
		"routing": {ours: []string{"topology"}},
		// Reads what InfiniBand's tools print. A fabric becomes an ordinary graph and
		// its tables an ordinary routing table, which are all that topocheck sees.
		"routing/infiniband": {ours: []string{"topology", "routing"}},
		// What searches share: what they say while they work, limits, graphs as gonum sees them.
		"solver": {ours: append(proofs(), "topology", "routing"), others: []string{"gonum.org/v1/gonum"}},
		// Imported by the tests of searches only.
		"solver/solvertest":            {ours: append(proofs(), "topology"), others: []string{"pgregory.net/rapid"}},
		"solver/symmetry/symmetrytest": {ours: []string{"topology", "solver/symmetry", "solver/solvertest"}},
		// The one place where names become networks and routers.
		"certificates/resolve": {ours: []string{"topology", "routing", "certificates", "certificates/family", "certificates/language", "certificates/words"}},
		// Which certificates are accepted, and which verdicts follow from them.
		"certificates/recheck": {ours: []string{"topology", "routing", "certificates", "certificates/arithmetic", "certificates/formula", "certificates/language", "certificates/words", "certificates/kinds", "certificates/resolve", "certificates/theorem", "internal/regular"}},
		// Holds what Coq accepted: the standard library only.
		"certificates/coq": {},
		// Puts what topocheck has accepted into the kernel's terms.
		"solver/lower": {ours: append(proofs(), "routing", "certificates/arithmetic", "certificates/automata", "certificates/formula", "certificates/kinds", "certificates/language", "certificates/meaning", "certificates/resolve", "certificates/theorem", "certificates/words")},
		// Writes statements and theorems for Coq.
		"solver/gallina": {ours: append(proofs(), "certificates/arithmetic", "certificates/theorem", "certificates/family", "certificates/formula", "certificates/language", "certificates/meaning", "certificates/resolve", "certificates/words", "solver/lower")},
		// Learns the terms that certificates for families consist of, from small members.
		"solver/learn": {ours: []string{"topology", "certificates/arithmetic", "certificates/family", "certificates/language", "certificates/meaning", "certificates/words", "solver", "solver/distance"}},
		// Finds theorems about whole families.
		"solver/parametric": {ours: []string{"certificates", "certificates/arithmetic", "certificates/family", "certificates/formula", "certificates/language", "certificates/lrat", "certificates/strategy", "certificates/theorem", "certificates/words", "solver/automata", "solver/distance", "solver/sat", "solver/smt", "solver/learn"}},
		"props":             {ours: append(proofs(), "topology", "routing", "certificates/family", "certificates/formula", "certificates/language", "certificates/coq", "certificates/resolve", "certificates/theorem", "certificates/words", "solver", "solver/...", "props/claims", "props/archive", "internal/interrupt")},
		// Reads files of claims.
		"props/claims": {},
		// Accepted certificates, and the folder in which they are kept.
		"props/archive": {ours: append(proofs(), "routing", "certificates/formula", "certificates/theorem", "certificates/words", "certificates/resolve", "solver", "solver/sat", "internal/regular")},
		// The papers see networks through the engine.
		"props/papers": {ours: []string{"topology", "routing", "certificates", "props", "props/claims"}},
		// Imported by tests only.
		"fuzz": {
			ours:   append(proofs(), "topology", "routing", "routing/infiniband", "certificates/arithmetic", "certificates/formula", "certificates/language", "certificates/resolve", "certificates/theorem", "certificates/words", "fuzz/oracle", "solver", "solver/...", "props"),
			others: []string{"pgregory.net/rapid"},
		},
		// Says what the standard words are of small graphs, and must not learn it from them.
		"fuzz/oracle": {ours: []string{"certificates/language"}},
		// Links nothing but what it takes to check: see TestTopocheckLinks.
		"cmd/topocheck":         {ours: []string{"certificates", "certificates/formula", "certificates/recheck", "certificates/theorem", "certificates/words", "solver/lower", "cmd/internal/checking", "cmd/internal/progress", "cmd/internal/version"}},
		"cmd/internal/checking": {ours: []string{"routing", "topology", "certificates", "certificates/kinds", "certificates/formula", "certificates/language", "certificates/words", "certificates/recheck", "certificates/resolve", "certificates/theorem", "cmd/internal/progress", "internal/interrupt", "internal/regular"}},
		// Vectors for tests, and for whoever tests another checker.
		"internal/vectors":        {others: []string{"golang.org/x/tools/txtar"}},
		"internal/vectors/unpack": {ours: []string{"internal/vectors"}},
		// How much the tests try, and from which seed.
		"internal/deep": {others: []string{"pgregory.net/rapid"}},
		// Opens regular files alone.
		"internal/regular": {},
		// Waits for work, and ends at an interrupt: for commands, and for limits.
		"internal/interrupt": {},
		// What the report prints of verdicts, the check in its pages, and the program that does it in a browser.
		"cmd/internal/printed":      {ours: []string{"certificates", "certificates/formula", "certificates/language", "certificates/recheck", "certificates/resolve", "certificates/theorem", "cmd/internal/checking"}},
		"cmd/internal/site/checker": {ours: []string{"cmd/internal/checking", "cmd/internal/printed"}},
		// The program that decides claims in a browser.
		"cmd/internal/site/engine": {ours: []string{"topology", "certificates/resolve", "cmd/internal/reader", "cmd/internal/site", "props"}},
		// Networks and routers of users' own, in Starlark: the interpreter is nowhere else.
		"cmd/internal/script": {ours: []string{"topology", "routing", "certificates/words", "solver/distance", "internal/regular"}, others: []string{"go.starlark.net"}},
		// Formulas, claims and definitions as people write them, with the field's names.
		"cmd/internal/reader": {ours: []string{"topology", "routing", "certificates", "certificates/formula", "certificates/language", "certificates/meaning", "certificates/resolve", "certificates/words", "solver/parametric", "props", "props/claims", "examples/atlas", "internal/interrupt", "internal/regular"}},
		// Tabulates families of networks, and keeps what was found.
		"cmd/internal/atlas": {ours: []string{"topology", "certificates", "certificates/formula", "certificates/resolve", "solver", "props", "props/claims"}},
		// Routers that are programs in any language, tables of fabrics, and SAT solvers: processes are started here.
		"cmd/internal/programs": {ours: []string{"topology", "topology/formats", "routing", "routing/infiniband", "certificates/arithmetic", "certificates/lrat", "solver", "solver/drat", "solver/milp", "internal/regular"}},
		// Files that many machines share; what they are about is the command's to know.
		"cmd/internal/shares": {ours: []string{"internal/regular"}},
		// Says while commands work what they are at.
		"cmd/internal/progress": {},
		"cmd/internal/version":  {ours: []string{"certificates"}},
		// The report's pages and drawings; charts are the one thing here that is
		// better left to a library.
		"cmd/internal/site": {
			ours:   []string{"topology", "routing", "routing/infiniband", "certificates", "certificates/subgraphs", "certificates/kinds", "certificates/formula", "certificates/metric", "certificates/resolve", "certificates/theorem", "certificates/traffic", "certificates/widths", "certificates/words", "solver", "solver/...", "props", "props/papers", "cmd/internal/atlas", "cmd/internal/checking", "cmd/internal/printed", "examples/atlas"},
			others: []string{"gonum.org/v1/plot", "codeberg.org/go-fonts/liberation", "codeberg.org/go-pdf/fpdf"},
		},
		"cmd/topocert": {
			ours:   append(proofs(), "topology", "topology/formats", "routing", "routing/infiniband", "certificates/formula", "certificates/language", "certificates/meaning", "certificates/words", "certificates/coq", "certificates/recheck", "certificates/resolve", "certificates/theorem", "solver", "solver/...", "props", "props/claims", "props/archive", "props/papers", "cmd/internal/checking", "cmd/internal/printed", "cmd/internal/progress", "cmd/internal/atlas", "cmd/internal/site", "cmd/internal/reader", "cmd/internal/script", "cmd/internal/programs", "examples/atlas", "internal/interrupt", "internal/regular", "cmd/internal/shares", "cmd/internal/version"),
			others: []string{"github.com/spf13/cobra", "github.com/spf13/pflag", "golang.org/x/term"},
		},
		// A router as a program, which nothing imports.
		"examples/routers": {},
		// The atlas as it was last made, which the report shows.
		"examples/atlas": {},
		".":              {},
	}
	// Each subject's checkers are a package of their own, so that a verdict rests on few.
	for _, subject := range checkers() {
		layers[subject] = allow{ours: []string{"certificates"}}
	}
	for subject, below := range map[string][]string{
		"metric": {"automorphism"}, "widths": {"automorphism", "lrat"}, "faults": {"automorphism"},
		"traffic": {"lrat"}, "broadcasts": {"automorphism", "metric", "lrat"}, "subgraphs": {"automorphism", "lrat"},
		"strategy": {"arithmetic", "automorphism", "language", "lrat", "meaning", "subgraphs", "words"}, // spanning trees, by a determinant
	} {
		ours := []string{"certificates"}
		for _, name := range below {
			ours = append(ours, "certificates/"+name)
		}
		layers["certificates/"+subject] = allow{ours: ours}
	}
	// Each search is a package of its own, which may use any library.
	for subject, below := range searches() {
		ours := append(proofs(), "topology", "routing", "solver")
		for _, name := range below {
			ours = append(ours, "solver/"+name)
		}
		if subject == "modelcheck" { // it looks at the form of sentences
			ours = append(ours, "certificates/language", "certificates/words")
		}
		layers["solver/"+subject] = allow{ours: ours, others: []string{"gonum.org/v1/gonum", "github.com/irifrance/gini"}}
	}
	return layers
}

// checkers are the packages with the checkers of one subject each.
func checkers() []string {
	var list []string
	for _, subject := range []string{"automorphism", "metric", "lrat", "widths", "subgraphs", "faults", "traffic", "broadcasts", "strategy"} {
		list = append(list, "certificates/"+subject)
	}
	return list
}

// proofs are what makes certificates, or has any checked.
func proofs() []string {
	return append(checkers(), "certificates", "certificates/arithmetic", "certificates/kinds")
}

// searches says which other searches each package below solver may import.
func searches() map[string][]string {
	return map[string][]string{
		"distance":     {},
		"sat":          {},
		"drat":         {"sat"},
		"milp":         {},
		"symmetry":     {"distance"},
		"invariants":   {"distance", "symmetry", "sat"},
		"connectivity": {"distance", "symmetry"},
		"broadcast":    {"distance", "symmetry", "sat"},
		"pathwidth":    {"distance"},
		"flow":         {"distance", "symmetry"},
		"sdp":          {"distance", "symmetry"},
		"bisection":    {"distance", "symmetry", "pathwidth", "flow", "sdp", "sat"},
		"hamilton":     {"distance", "symmetry", "invariants", "pathwidth", "sat"},
		"audit":        {"distance"},
		"modelcheck":   {"symmetry", "sat", "milp"},
		"lanes":        {"distance", "sat", "audit"},
	}
}

func TestLayers(t *testing.T) {
	met := make(map[string]bool)
	for dir, imports := range imports(t) {
		allowed, known := layers()[dir]
		if !known {
			t.Errorf("package %s is in no layer", dir)
			continue
		}
		met[dir] = true
		for _, name := range imports {
			if ours, ok := strings.CutPrefix(name, "topocert/"); ok {
				if !slices.ContainsFunc(allowed.ours, func(name string) bool {
					above, all := strings.CutSuffix(name, "...")
					return name == ours || all && strings.HasPrefix(ours, above)
				}) {
					t.Errorf("%s imports %s, which is not below it", dir, ours)
				}
				continue
			}
			first, _, _ := strings.Cut(name, "/")
			if strings.Contains(first, ".") && !slices.ContainsFunc(allowed.others, func(m string) bool {
				return name == m || strings.HasPrefix(name, m+"/")
			}) {
				t.Errorf("%s imports %s, which is not allowed there", dir, name)
			}
		}
	}
	for dir := range layers() {
		if !met[dir] {
			t.Errorf("layer %s has no package", dir)
		}
	}
}

// TestPapersReadThroughCases: a paper's code calls no function that makes a graph or a network
// but within props.Own, which notes it. Else a claim could read a graph without its
// case knowing. (A router is made for a network, which only a case hands out.)
func TestPapersReadThroughCases(t *testing.T) {
	makes := regexp.MustCompile(`^topology\.(Parse|New|From|Read)`)
	checked := 0
	err := filepath.WalkDir("props/papers", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		checked++
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				return types.ExprString(n.Fun) != "props.Own"
			case *ast.SelectorExpr:
				if name := types.ExprString(n); makes.MatchString(name) {
					t.Errorf("%s: %s makes a graph behind the case's back, want props.Own", set.Position(n.Pos()), name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if checked < 15 {
		t.Errorf("only %d files were found", checked)
	}
}

// TestTopocheckLinks follows the imports of topocheck and of all below certificates: none
// leads out of the standard library, or to a search, the engine or a reader of foreign files. Of package solver there is
// what puts into terms what was accepted.
func TestTopocheckLinks(t *testing.T) {
	all := imports(t)
	queue := []string{"cmd/topocheck"}
	for dir := range all {
		if strings.HasPrefix(dir, "certificates") {
			queue = append(queue, dir)
		}
	}
	seen := make(map[string]bool)
	for ; len(queue) > 0; queue = queue[1:] {
		for _, name := range all[queue[0]] {
			ours, is := strings.CutPrefix(name, "topocert/")
			if first, _, _ := strings.Cut(name, "/"); !is && strings.Contains(first, ".") {
				t.Errorf("topocheck links %s, through %s", name, queue[0])
			}
			if name == "os/exec" {
				t.Errorf("topocheck links os/exec, through %s: it runs nothing", queue[0])
			}
			if is && !seen[ours] {
				seen[ours] = true
				queue = append(queue, ours)
				if first, _, _ := strings.Cut(ours, "/"); first == "solver" && ours != "solver/lower" || first == "props" || ours == "topology/formats" {
					t.Errorf("topocheck links %s, through %s", ours, queue[0])
				}
			}
		}
	}
	for _, dir := range []string{"certificates", "certificates/formula", "certificates/recheck", "certificates/resolve"} {
		if !seen[dir] {
			t.Errorf("topocheck does not link %s: the imports were not found", dir)
		}
	}
}

// imports returns the imports of each package's files that are not tests, by
// folder.
func imports(t *testing.T) map[string][]string {
	found := make(map[string][]string)
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && file != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		dir := path.Dir(filepath.ToSlash(file))
		found[dir] = append(found[dir], []string{}...)
		for _, spec := range parsed.Imports {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			found[dir] = append(found[dir], name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}
