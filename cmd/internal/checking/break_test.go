package checking

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"topocert/props"
)

// decidedClaims are the claims of decided.
const decidedClaims = `# title: On rings
# domain: n >= 3
# shown: n ≥ 3
# order: n
diameter: diameter(Ring(n)) == floor(n/2) for n >= 3
# witness: no
# limit: 9
# large: 50
even: bipartite(Ring(n)) for n >= 3 if n%2 == 0
# shown: even n ≥ 4
# witness: no
# limit: 9
narrow: diameter(Ring(n)) <= 3 for n >= 3
# witness: {diameter(Ring(n))}
# limit: 20
# correction: it is at most 4
narrow correction: diameter(Ring(9)) <= 4
# shown: Ring(9)
width: bisection(Hypercube(3)) == 4
# shown: Hypercube(3)
rounds: broadcast("single-port", QT(3,2), 0) == 7 && girth(Petersen) == 5
# shown: QT(3,2)
router: minimal("dor", Torus(3)) == 72 && edge_transitive(Torus(5))
# shown: Torus(3)
table: diameter(Ring(n)) == d for (n, d) in [(4, 2), (5, 2)]
# shown: a table
`

// decided are the files of a folder of certificates and verdicts, as "topocert claims --out" writes
// it: of claims that hold, that fail, with a correction, about cuts, cycles and routers.
var decided = sync.OnceValues(func() (map[string]string, error) {
	dir, err := os.MkdirTemp("", "decided")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	session, err := props.NewSession(dir)
	if err != nil {
		return nil, err
	}
	paper := props.PaperText{Key: "x", Claims: decidedClaims}.Paper()
	if _, err := (&props.Runner{Session: session}).Run(context.Background(), paper.Claims); err != nil {
		return nil, err
	}
	if err := errors.Join(session.SaveVerdicts(), session.Close()); err != nil {
		return nil, err
	}
	files := make(map[string]string)
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		data, failed := os.ReadFile(filepath.Join(dir, e.Name()))
		files[e.Name()], err = string(data), errors.Join(err, failed)
	}
	return files, err
})

// folder writes that folder.
func folder(t *testing.T) string {
	t.Helper()
	files, err := decided()
	if err != nil {
		t.Fatal(err)
	}
	return written(t, files)
}

// TestFollows: everything in such a folder is accepted, and its last lines count it.
func TestFollows(t *testing.T) {
	var out, errs bytes.Buffer
	if code := Run(context.Background(), []string{folder(t)}, Beside{}, Text, &out, &errs); code != Accepted || errs.Len() > 0 {
		t.Errorf("status %d: %s", code, &errs)
	}
	if want := "\n7 of 7 verdicts on claims follow, 1 of 1 corrections\n"; !strings.HasSuffix(out.String(), want) {
		t.Errorf("ends with %q, want %q", out.String()[max(0, out.Len()-200):], want)
	}
}

// TestBreak breaks the folder in many ways. Each is rejected, and the reason names what
// is wrong.
func TestBreak(t *testing.T) {
	if testing.Short() {
		t.Skip("breaks a folder in many ways")
	}
	verdicts := props.VerdictFile
	replace := func(file, old, new string) func(t *testing.T, dir string) {
		return func(t *testing.T, dir string) {
			path := filepath.Join(dir, file)
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			changed := strings.Replace(string(data), old, new, 1)
			if changed == string(data) {
				t.Fatalf("%s has no %q:\n%s", file, old, data)
			}
			if err := os.WriteFile(path, []byte(changed), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	remove := func(file string) func(t *testing.T, dir string) {
		return func(t *testing.T, dir string) {
			if err := os.Remove(filepath.Join(dir, file)); err != nil {
				t.Fatal(err)
			}
		}
	}
	truncate := func(file string) func(t *testing.T, dir string) {
		return func(t *testing.T, dir string) {
			if err := os.Truncate(filepath.Join(dir, file), 100); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, test := range map[string]struct {
		change func(t *testing.T, dir string)
		reason string
	}{
		"a network's certificates gone": {remove("ring-7.cert"), `x/diameter holds in 8 cases, n in 3..9 if n <= 9 and n in [50]: diameter(Ring(n)) == floor(n/2) for n >= 3: certificate rejected: line 4: verdict/unknown: n=7: it does not follow: no certificate tells "diameter Ring(7)"`},
		"a large network's gone":        {remove("ring-50.cert"), `n=50: it does not follow: no certificate tells "diameter Ring(50)"`},
		"the counterexample's gone":     {remove("ring-8.cert"), `x/narrow fails in 1 case, n in [8]: `},
		"a refutation cut short":        {truncate("broadcast.qt-3-2.0.7.lrat"), `broadcast QT(3,2) single-port 0 >= 7`},
		"a value changed":               {replace("ring-7.cert", "diameter Ring(7) = 3", "diameter Ring(7) = 2"), `diameter Ring(7) = 2: certificate rejected`},
		"a statement's network changed": {replace("ring-7.cert", "diameter Ring(7)", "diameter Ring(6)"), `certificate rejected`},
		"an automorphism changed":       {replace("torus-5.cert", "automorphism 21 1 ", "automorphism 1 21 "), `map/link`},
		"a bound weakened":              {replace("hypercube-3.cert", "bisection Hypercube(3) >= 4", "bisection Hypercube(3) >= 3"), `x/width holds: bisection(Hypercube(3)) == 4: certificate rejected: line 33: verdict/unknown: the only case: it does not follow: no certificate tells "bisection Hypercube(3)"`},
		"a bound strengthened":          {replace("hypercube-3.cert", "bisection Hypercube(3) >= 4", "bisection Hypercube(3) >= 6"), `bisection Hypercube(3) >= 6: certificate rejected`},
		"a cut changed":                 {replace("hypercube-3.cert", "side 0", "side 7"), `certificate rejected`},
		"an answer turned":              {replace("ring-4.cert", "bipartite Ring(4) = yes", "bipartite Ring(4) = no"), `certificate rejected`},
		"a router's count changed":      {replace("torus-3.cert", "dor minimal = 72", "dor minimal = 71"), `audit Torus(3) dor minimal = 71: certificate rejected`},
		"a formula's number edited":     {replace(verdicts, "floor(n/2) for", "floor(n/2) + 1 for"), `verdict/false: n=3: the formula is false, the verdict says that it holds`},
		"a formula's relation edited":   {replace(verdicts, "diameter(Ring(n)) == floor", "diameter(Ring(n)) > floor"), `verdict/false: n=3`},
		"a formula's fact edited":       {replace(verdicts, "bipartite(Ring(n))", "hamiltonian(Ring(n))"), `no certificate tells "hamiltonian Ring(4)"`},
		"a formula's domain widened":    {replace(verdicts, "holds 7 for n in 3..9 if n <= 9", "holds 7 for n in 3..10 if n <= 9"), ""},
		"the tried domain widened":      {replace(verdicts, "holds 7 for n in 3..9 if n <= 9", "holds 8 for n in 3..10"), `n=10: it does not follow: no certificate tells "diameter Ring(10)"`},
		"the tried domain narrowed":     {replace(verdicts, "holds 7 for n in 3..9", "holds 7 for n in 3..8"), `verdict/count: the cases number 6, the verdict says 7`},
		"the tried domain left":         {replace(verdicts, "holds 7 for n in 3..9 if n <= 9", "holds 7 for n in 2..8"), `verdict/outside: n=2 is not in the domain of the formula`},
		"a condition dropped":           {replace(verdicts, "for n >= 3 if n%2 == 0\nholds 3 for n in 3..9 if n%2 == 0 && n <= 9", "for n >= 3\nholds 7 for n in 3..9"), `x/even holds in 7 cases, n in 3..9: bipartite(Ring(n)) for n >= 3: certificate rejected: line 9: verdict/unknown`},
		"a verdict swapped to holds":    {replace(verdicts, "fails 1 for n in [8]", "holds 1 for n in [8]"), `verdict/false: n=8: the formula is false, the verdict says that it holds`},
		"a verdict swapped to fails":    {replace(verdicts, "holds 2\n", "fails 2\n"), `verdict/false: n=4, d=2: the formula is true, the verdict says that it fails`},
		"another counterexample":        {replace(verdicts, "fails 1 for n in [8]", "fails 1 for n in [7]"), `verdict/false: n=7`},
		"a correction's bound edited":   {replace(verdicts, "diameter(Ring(9)) <= 4", "diameter(Ring(9)) <= 3"), `x/narrow correction holds: diameter(Ring(9)) <= 3: certificate rejected: line 17: verdict/false`},
		"a table's row edited":          {replace(verdicts, "(5, 2)]", "(5, 3)]"), `verdict/false: n=5, d=3`},
		"a count edited":                {replace(verdicts, "holds 2\n", "holds 3\n"), `verdict/count: the cases number 2, the verdict says 3`},
		"an open range called whole":    {replace(verdicts, "holds 7 for n in 3..9 if n <= 9", "holds 7"), `the formula's domain has no end`},
		"a verdict said twice":          {replace(verdicts, "claim x/even", "claim x/diameter"), `"x/diameter" has a verdict already`},
		"a name that quotes a formula":  {replace(verdicts, "claim x/even", "claim x/even holds: order(Ring(3)) == 4"), `verdict/form`},
		"a verdict said in two files": {func(t *testing.T, dir string) {
			data, err := os.ReadFile(filepath.Join(dir, verdicts))
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, "more.verdicts"), data, 0o666); err != nil {
				t.Fatal(err)
			}
		}, `verdict/name: x/diameter has a verdict in `},
		"the file of verdicts cut short": {replace(verdicts, "holds 2\nend\n", "holds 2\n"), `verdict/form`},
		"a formula that divides by zero": {replace(verdicts, "floor(n/2) for", "floor(n/(n - 3)) for"), `verdict/value`},
		"a formula about no network":     {replace(verdicts, "bipartite(Ring(n))", "bipartite(Rong(n))"), `verdict/value`},
		"version 1":                      {replace("ring-7.cert", "topocert 2", "topocert 1"), `file/version`},
	} {
		t.Run(name, func(t *testing.T) {
			dir := folder(t)
			test.change(t, dir)
			var out, errs bytes.Buffer
			code := Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs)
			if test.reason == "" { // says the same in other words
				if code != Accepted {
					t.Errorf("status %d: %s", code, &errs)
				}
				return
			}
			if code != Rejected || !strings.Contains(errs.String(), test.reason) || !strings.Contains(out.String(), "REJECTED") {
				t.Errorf("status %d, want a rejection with %q:\n%s", code, test.reason, &errs)
			}
		})
	}
	// What is not there is not handed over: neither it nor what rests on it is accepted.
	t.Run("a refutation gone", func(t *testing.T) {
		dir := folder(t)
		remove("broadcast.qt-3-2.0.7.lrat")(t, dir)
		var out, errs bytes.Buffer
		code := Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs)
		for _, want := range []string{"UNCHECKED " + filepath.Join(dir, "qt-3-2.cert") + ": broadcast QT(3,2) single-port 0 >= 7", "UNCHECKED " + filepath.Join(dir, verdicts) + ": x/rounds "} {
			if code != Usage || !strings.Contains(out.String(), want) {
				t.Errorf("status %d, want %d and %q:\n%s", code, Usage, want, &out)
			}
		}
	})
}
