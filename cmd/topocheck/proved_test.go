package main

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"topocert/certificates/words"
	"topocert/internal/deep"
	testvectors "topocert/internal/vectors"
)

// built returns topocheck-proved, made of the sources as they are: it is kept in the user's cache, under
// a digest of them and of the compiler. The error says why it is not there.
var built = sync.OnceValues(func() (string, error) {
	digest := sha256.New()
	for _, args := range [][]string{{"query", "-format", "%d %v", "coq-core.kernel"}, {"ocamlopt", "-version"}} {
		out, err := exec.Command("ocamlfind", args...).Output()
		if err != nil {
			return "", errors.New("no OCaml, or no library coq-core.kernel: apt-get install --no-install-recommends ocaml ocaml-findlib libcoq-core-ocaml-dev")
		}
		digest.Write(out)
	}
	for _, pattern := range []string{"certificates/proved/*.ml", "certificates/proved/*.mli", "certificates/proved/build", "certificates/proved/readers", "cmd/internal/version/version.go"} {
		files, err := filepath.Glob(filepath.Join("../..", pattern))
		if err != nil || len(files) == 0 {
			return "", fmt.Errorf("no files %s: %v", pattern, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				return "", err
			}
			fmt.Fprintf(digest, "%s %d\n%s", file, len(text), text)
		}
	}
	cache, err := os.UserCacheDir()
	if err == nil {
		cache = filepath.Join(cache, "topocert-tests")
		err = os.MkdirAll(cache, 0o700)
	}
	program := filepath.Join(cache, fmt.Sprintf("topocheck-proved-%x", digest.Sum(nil)))
	var dir string
	if err == nil {
		if _, err := os.Stat(program); err == nil {
			return program, nil
		}
		dir, err = os.MkdirTemp(cache, "making")
	}
	if err != nil { // the user has no cache, or none that can be written
		if scratch, err = os.MkdirTemp("", "topocheck-proved"); err != nil {
			return "", err
		}
		dir, program = scratch, filepath.Join(scratch, "kept")
	} else {
		defer os.RemoveAll(dir)
		defer forget(cache)
	}
	fresh := filepath.Join(dir, "topocheck-proved")
	if out, err := exec.Command("../../certificates/proved/build", fresh).CombinedOutput(); err != nil {
		return "", fmt.Errorf("it is not built: %w\n%s", err, out)
	}
	return program, os.Rename(fresh, program)
})

// scratch is where topocheck-proved lies for this run alone, "" if it is kept.
var scratch string

// asTopocheck in the environment makes the program of the tests be topocheck, which topocheck-proved starts.
const asTopocheck = "TOPOCHECK_OF_TESTS"

func TestMain(m *testing.M) {
	if file := os.Getenv(streamOfTests); file != "" {
		text, _ := os.ReadFile(file)
		_, _ = os.Stdout.Write(text)
		os.Exit(0)
	}
	if os.Getenv(asTopocheck) != "" {
		os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
	}
	code := m.Run()
	if scratch != "" {
		os.RemoveAll(scratch)
	}
	os.Exit(code)
}

// forget removes what was built of sources of long ago: all but the last ten programs.
func forget(cache string) {
	files, _ := filepath.Glob(filepath.Join(cache, "topocheck-proved-*"))
	made := make(map[string]int64)
	for _, file := range files {
		if info, err := os.Stat(file); err == nil {
			made[file] = info.ModTime().UnixNano()
		}
	}
	slices.SortFunc(files, func(a, b string) int { return cmp.Compare(made[b], made[a]) })
	for _, file := range files[min(len(files), 10):] {
		_ = os.Remove(file) // another run may have done so
	}
}

// proved returns the path of topocheck-proved, and skips the test where it cannot be built.
func proved(t testing.TB) string {
	t.Helper()
	if testing.Short() {
		t.Skip("starts a program in OCaml")
	}
	program, err := built()
	if err != nil {
		if strings.HasPrefix(err.Error(), "no OCaml") {
			t.Skip(err)
		}
		t.Fatal(err)
	}
	return program
}

// command is a run of topocheck-proved, with the topocheck that is tested.
func command(t testing.TB, program string, args ...string) *exec.Cmd {
	t.Helper()
	topocheck, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), asTopocheck+"=1", "TOPOCHECK="+topocheck)
	return cmd
}

// said is what a checker says: the lines of its answers, each parted into the first word and the rest,
// and the reasons.
type said struct {
	words, about []string
	reasons      string
	code         int
}

func saidOf(code int, stdout, stderr string) said {
	s := said{code: code, reasons: stderr}
	for line := range strings.Lines(stdout) {
		word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if slices.Contains([]string{"accepted", "REJECTED", "UNCHECKED"}, word) {
			s.words, s.about = append(s.words, word), append(s.about, rest)
		}
	}
	return s
}

// TestProvedPaths: files below a folder are called alike, however the folder is.
func TestProvedPaths(t *testing.T) {
	program := proved(t)
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "a.cert"), []byte("topocert 2\norder Petersen = 10\ncount\nend\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	t.Chdir(folder)
	up := ".." + string(filepath.Separator) + filepath.Base(folder)
	for _, path := range []string{".", "./", ".//", "./a.cert", up, up + "//../" + filepath.Base(folder), folder + "/./"} {
		ours, theirs := both(t, program, path)
		if compare(t, ours, theirs)["accepted accepted"] != 1 {
			t.Errorf("%s: %q, want one statement that is accepted", path, theirs.words)
		}
	}
}

// both runs the two checkers.
func both(t testing.TB, program string, args ...string) (ours, theirs said) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	ours = saidOf(run(args, &stdout, &stderr), stdout.String(), stderr.String())
	stdout.Reset()
	stderr.Reset()
	cmd := command(t, program, args...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) || cmd.ProcessState.ExitCode() < 0 {
		t.Fatal(err)
	}
	return ours, saidOf(cmd.ProcessState.ExitCode(), stdout.String(), stderr.String())
}

// given is what a line says of definitions and names of a folder's own: topocheck-proved prints definitions from their terms.
var given = regexp.MustCompile(`(, by own\.words: .*|, if .* (is|are) what own\.names says)$`)

// formless says why topocheck-proved leaves something unchecked that topocheck accepts: there are no terms for it, or it would take
// too much.
var formless = regexp.MustCompile(`is wanted`)

// capitals are those of a standard network's name, which topocheck prints as the folder has them, topocheck-proved as they are.
var capitals = regexp.MustCompile(`\b[A-Z][A-Za-z0-9]*`)

// line is a line without what the two say in ways of their own.
func line(text string) string {
	return capitals.ReplaceAllStringFunc(given.ReplaceAllString(text, ""), func(name string) string { return cmp.Or(words.Networks().Stem(name), name) })
}

// compare tells of each line on which the two differ, but that there are no terms for topocheck-proved.
// It returns how many of each pair of words there are.
func compare(t testing.TB, ours, theirs said) map[string]int {
	t.Helper()
	for i := range max(len(ours.about), len(theirs.about)) {
		if i >= len(ours.about) || i >= len(theirs.about) || line(ours.about[i]) != line(theirs.about[i]) {
			t.Fatalf("line %d: topocheck has %q, topocheck-proved %q", i+1, ours.about[min(i, len(ours.about)):][:min(1, max(0, len(ours.about)-i))], theirs.about[min(i, len(theirs.about)):][:min(1, max(0, len(theirs.about)-i))])
		}
	}
	pairs := make(map[string]int)
	for i, about := range theirs.about {
		pairs[ours.words[i]+" "+theirs.words[i]]++
		if ours.words[i] != theirs.words[i] && !(theirs.words[i] == "UNCHECKED" && formless.MatchString(reasonOf(theirs, about))) {
			t.Errorf("%s: topocheck says %s, topocheck-proved %s: %s", about, ours.words[i], theirs.words[i], reasonOf(theirs, about))
		}
	}
	return pairs
}

// reasonOf returns what a checker says of a line that it does not accept: the statements of a certificate have the reason of the first.
func reasonOf(s said, about string) string {
	before := ""
	for i, other := range s.about {
		if strings.Contains(s.reasons, other+": ") {
			before = other
		}
		if other == about || i == len(s.about)-1 {
			break
		}
	}
	_, reason, _ := strings.Cut(s.reasons, before+": ")
	reason, _, _ = strings.Cut(reason, "\n")
	return reason
}

// archives holds the certificates of package certificates' tests.
func archives(t testing.TB) fs.FS {
	t.Helper()
	all, err := testvectors.FS("../../certificates/testdata")
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// vectorsIn copies the certificates of package certificates' tests, with the files beside them, below
// a folder: but for files of verdicts and theorems.
func vectorsIn(t testing.TB, dir string) {
	t.Helper()
	from := archives(t)
	err := fs.WalkDir(from, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if kind := filepath.Base(filepath.Dir(path)); kind == "verdicts" || kind == "verdict" || strings.HasSuffix(path, ".verdicts") {
			return nil
		}
		data, err := fs.ReadFile(from, path)
		if err != nil {
			return err
		}
		if name, bad := strings.CutSuffix(path, ".txt"); bad { // its first line says which rule it breaks
			path = name + ".cert"
			_, data, _ = bytes.Cut(data, []byte("\n"))
		}
		to := filepath.Join(dir, path)
		return errors.Join(os.MkdirAll(filepath.Dir(to), 0o777), os.WriteFile(to, data, 0o666))
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestProvedVectors: of all certificates of the tests the two checkers say the same.
func TestProvedVectors(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	vectorsIn(t, dir)
	steps := deep.Cases(0, 50_000_000, 200_000_000) // some vectors take long until a limit is met
	ours, theirs := both(t, program, "--steps", strconv.Itoa(steps), dir)
	pairs := compare(t, ours, theirs)
	t.Log(pairs)
	if pairs["accepted accepted"] < 430 || pairs["REJECTED REJECTED"] < 900 || pairs["accepted UNCHECKED"] > 0 {
		t.Errorf("%v, want more that are accepted, and none that topocheck alone accepts", pairs)
	}
}

// TestProvedFolder: files that lie beside certificates and are named by digests, flags, and the last
// lines are the same.
func TestProvedFolder(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o777), os.WriteFile(file, []byte(text), 0o666)); err != nil {
			t.Fatal(err)
		}
		return file
	}
	const square = "sha256:15f89de2ba30a3d9a2a7a53fb2a9ba4e9cd53bd11e4e2e53f7fbcb8cbd2e5d32"
	edges := "4\n0 1\n0 3\n1 2\n2 3\n"
	write("a/ring.edges", "# a ring\n4\n1 0\n0 3\n1 2\n2 3\n")
	write("a/a.cert", "topocert 2\norder "+digestOf(edges)+" = 4\nsize "+digestOf(edges)+" = 4\ncount\nend\n")
	write("b/own.names", "topocert 2 names\nfile "+digestOf(edges)+" graph\ngraph "+digestOf(edges)+" Square(4)\nend\n")
	write("b/graph", edges)
	write("b/b.cert", "topocert 2\nsize "+digestOf(edges)+" = 4\ncount\nend\n")
	write("c/own.names", "topocert 2 names\nfile "+square+" graph\nend\n") // another digest
	write("c/graph", edges)
	write("c/c.cert", "topocert 2\nsize "+square+" = 4\ncount\nend\nsize g6:CR = 3\ncount\nend\nsize g6:CU = 3\ncount\nend\n")
	write("d/d.cert", "topocert 2\nsize g6:Cr = 4\ncount\nend\nsize g6:~??Cr = 4\ncount\nend\ndiameter Mesh(03) = 4\ndistances\nend\nsize Torus(4) = 32\ncount\nend\nsize Nowhere(4) = 32\ncount\nend\nsize Ring(2) = 1\ncount\nend\nsize FatTree(4) = 48\ncount\nend\n")
	table := "- 0 3 0\n1 - 1 0\n1 2 - 2\n3 0 3 -\n"
	write("e/e.table", table)
	write("e/e.edges", edges)
	router := "table-" + digestOf(table)
	write("e/e.cert", "topocert 2\naudit "+digestOf(edges)+" "+router+" delivered = 12\naudit "+digestOf(edges)+" "+router+" max-hops = 2\nexhaustion\nend\nroute "+digestOf(edges)+" "+router+" 0 2 = 2\ntrace\npath 0 1 2\nend\n")
	line, first := digestOf("3\n0 1\n1 2\n"), "table-"+digestOf("- 0 1\n1 - 1\n1 2 -\n")
	last := "table-" + digestOf("- 0 -\n1 - 1\n- 2 -\n")
	write("m/line.edges", "3\n0 1\n1 2\n")
	write("m/all.table", "- 0 1\n1 - 1\n1 2 -\n")
	write("m/near.table", "- 0 -\n1 - 1\n- 2 -\n")
	write("m/line.labels", "left\nmiddle\n0\n")
	write("m/own.names", "topocert 2 names\nfile "+line+" line.edges\nfile "+first+" all.table\nfile "+last+" near.table\ngraph "+line+" Line(3)\ngraph "+line+" other\ngraph g6:Bw Line(4)\n"+
		"labels line.labels Line(3)\nrouter "+first+" walk Line(3)\nrouter "+last+" walk other\nrouter "+last+" walk "+line+"\nend\n")
	write("m/m.cert", "topocert 2\ndistance "+line+" 0 2 = 2\ndistances\nend\ndistance "+line+" 1 2 = 1\ndistances\nend\ndistance g6:Bw 0 2 = 1\ndistances\nend\n"+
		"audit "+line+" "+first+" delivered = 6\nexhaustion\nend\naudit "+line+" "+last+" delivered = 4\nexhaustion\nend\naudit "+line+" lanes:"+first+" delivered = 6\nexhaustion\nend\n"+
		"audit "+line+" lanes:lanes:"+last+" delivered = 4\nexhaustion\nend\naudit "+line+" lanes:updown delivered = 6\nexhaustion\nend\naudit Torus(3) lanes:dor-dateline delivered = 72\nexhaustion\nend\naudit OCT(1,1) lanes:oct-printed delivered = 72\nexhaustion\nend\n"+
		"deadlock "+line+" lanes:"+first+" = free\nchannel-order\nranks 0 2 1 0\nend\n")
	verdicts := "topocert 2 verdicts\n"
	for i, formula := range []string{"distance(Line(3), \"left\", \"0\") == 2", "distance(Line(3), \"left\", 2) == 2", "distance(\"other\", \"0\", \"2\") == 2",
		"all n in 3..4: distance(Line(n), 0, \"0\") == cond(n == 3, 2, 0)", "all n in 4..4: distance(Line(n), 0, \"2\") == 1", "delivered(\"walk\", Line(3)) == 6", "delivered(\"walk\", \"other\") == 4",
		"delivered(\"walk\", \"" + line + "\") == 4", "delivered(\"lanes:walk\", Line(3)) == 6", "deadlock(\"lanes:walk\", Line(3)) == \"free\" && deadlock_free(\"lanes:walk\", Line(3))",
		"delivered(\"walk\", Line(3)) == delivered(\"walk\", \"other\") + 2"} {
		verdicts += fmt.Sprintf("claim m/%d\nformula %s\nholds 1\nend\n", i, formula)
	}
	write("m/m.verdicts", verdicts)
	write("q/q.cert", "topocert 2\norder QT(4,4) = 128\ncount\nend\norder Complete(3) = 3\ncount\nend\n")
	write("q/q.verdicts", "topocert 2 verdicts\nclaim q\nformula order(\"qT(4, 04)\") == 128 && order(Complete(3)) == order(\"complete( 03 )\")\nholds 1\nend\n")
	write("f/f.cert", "topocert 2\norder Petersen = 10\ncount\nend\nmore")
	write("g/g.cert", "topocert 2\norder Petersen = 10\ncount\nend\norder  Petersen = 10\ncount\nend\n")
	write("i/own.words", "// Two rings, joined by rungs.\nPrism(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)\nnext(i, n) = (i+1) % n\nRow(n) = graph i in 0..n-1: // around\n    next(i, n)\n"+
		"shorter = route Ring(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n\nRound(n) = digraph i in 1..n: i%n + 1\nfar(G) = max v in vertices(G): eccentricity(G, v)\n")
	write("i/i.cert", "topocert 2\norder Prism(12) = 24\nsize Prism(12) = 36\ncount\nend\nsize Row(5) = 5\ncount\nend\ndiameter Prism(6) = 4\ndistances\nend\naudit Ring(7) shorter delivered = 42\nexhaustion\nend\naudit Ring(7) shorter max-hops = 4\nexhaustion\nend\nsize Round(5) = 5\ncount\nend\norder Prism(2,3) = 24\ncount\nend\n")
	for i, text := range []string{"Row(n) = graph i in 0..n-1: i+1 if i+1 < n\nRow(n = 3\n", "Row(n) = graph i in 0..n-1: i+1 if i+1 < n\nBad(G) = order(3)\n", "Row(n) = graph i in 0..n-1: i+1 if i+1\n", "Row(n) = graph i in 0..n-1: (i, 1)\n",
		"Row(n) = graph i in 0..n-1: i+1 if i+1 < n\nlarge(G) = order(G) + diameter\n", "Row(n) = graph i in 0..n-1: i+1 if i+1 < n\nlarge(G) = all v in vertices(G): degree(G, v) > 3 && v in neighbors(G, v)\nagain(G, k) = count S in sets(vertices(G), k): len(S) == k\n",
		"diameter(G) = 3\n", "Torus(n) = graph i in 0..n-1: (i+1)%n\n"} {
		write(fmt.Sprintf("j%d/own.words", i), text)
		write(fmt.Sprintf("j%d/j.cert", i), "topocert 2\nsize Row(5) = 4\ncount\nend\nsize Ring(5) = 5\ncount\nend\n")
	}
	write("k/k.cert", "topocert 2\ndiameter Ring(5) = 2\ndistances\nend\ndiameter Ring(6) = 3\ndistances\nend\n")
	write("k/k.verdicts", "topocert 2 verdicts\nclaim a/one\nformula diameter(Ring(n)) == floor(n/2) for n >= 3\nholds 2 for n in 5..6\nend\nclaim a/one reading 2\nformula diameter(Ring(n)) == n for n >= 3\nfails 1 for n in [5]\nend\n"+
		"claim a/one correction\nformula diameter(Ring(n)) == floor(n/2) for n >= 3\nholds 3 for n in 5..7\nend\nclaim a/two\nformula order(Ring(5)) == 5\nholds 1\nend\n")
	write("l/l.cert", "topocert 2\nedge-orbits Ring(6) = 1\ninvariants\nruns 1 5 0 0\nend\nautomorphisms Ring(6) = 12\nstabilisers\nruns 1 5 0 0\nautomorphism 2 1 0 5 4 3\nbase 4 2\nend\n"+
		"automorphisms Ring(5) >= 10\nstabilisers\nruns 1 4 0 0\nautomorphism 1 0 4 3 2\nbase 3 1\nend\nmatching-number Ring(5) >= 2\nmatching\npairs 0 1 2 3\nend\nmatching-number Ring(5) <= 2\nbarrier\nend\n"+
		"matching-number g6:B? <= 0\nbarrier\nend\nspanning-trees Ring(6) = 6\ndeterminant\nend\nspanning-trees g6:B? = 0\ndeterminant\nend\ndisjoint-paths Ring(5) 0 2 >= 2\npaths\npath 0 1 2\npath 0 4 3 2\nend\ngirth Ring(5) <= 5\ncycle\ncycle 0 1 2 3 4\nend\n")
	verdicts = "topocert 2 verdicts\n"
	for i, formula := range []string{"edge_orbits(Ring(6)) == 1", "automorphisms(Ring(6)) == 12", "automorphisms(Ring(5)) > 9", "automorphisms(Ring(5)) < 11", "matching_number(Ring(5)) == 2",
		"matching_number(\"g6:B?\") == 0", "spanning_trees(Ring(6)) == 6", "spanning_trees(\"g6:B?\") == 0", "disjoint_paths(Ring(5), 0, 2) > 1", "disjoint_paths(Ring(5), 0, 2) == 2", "girth(Ring(5)) < 6", "girth(Ring(5)) > 4"} {
		verdicts += fmt.Sprintf("claim l/%d\nformula %s\nholds 1\nend\n", i, formula)
	}
	write("l/l.verdicts", verdicts)
	long := write("h/h.cert", "topocert 2\nsize g6:"+strings.Repeat("~", 4)+" = 1\ncount\nend\nsize g6:S"+strings.Repeat("~", 31)+"_ = 190\ncount\nend\nsize g6:^"+strings.Repeat("~", 77)+"w = 466\ncount\nend\n")
	for _, args := range [][]string{{dir}, {"--jsonl", dir}, {"-json", filepath.Join(dir, "d")}, {filepath.Join(dir, "b"), filepath.Join(dir, "a", "a.cert")}, {long},
		{"--graph", filepath.Join(dir, "b", "graph"), long}, {"--steps", "0", dir}, {"--no-such-flag"}, {}, {"--json", "--jsonl", dir}, {filepath.Join(dir, "nothing")}} {
		var stdout, stderr bytes.Buffer
		code := run(args, &stdout, &stderr)
		cmd := command(t, program, args...)
		out, err := cmd.Output()
		if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
			t.Fatal(err)
		}
		ours, theirs := withoutReasons(stdout.String()), withoutReasons(string(out))
		if code != cmd.ProcessState.ExitCode() && !strings.Contains(theirs, "UNCHECKED") && !slices.Contains(args, "--jsonl") && !slices.Contains(args, "-json") {
			t.Errorf("%q: exit %d, topocheck-proved %d", args, code, cmd.ProcessState.ExitCode())
		}
		if ours != theirs {
			t.Errorf("%q: topocheck prints\n%s\ntopocheck-proved\n%s", args, ours, theirs)
		}
	}
}

// withoutReasons returns what is printed but for reasons in JSON, and for what is said of names and definitions of a folder's own.
func withoutReasons(text string) string {
	text = regexp.MustCompile(`(?m)^given .*\n`).ReplaceAllString(text, "")
	text = regexp.MustCompile(`, if .* (is|are) what own\.names says`).ReplaceAllString(text, "")
	text = regexp.MustCompile(`("reason": ?)"([^"\\]|\\.)*"`).ReplaceAllString(text, "$1…")
	return regexp.MustCompile(`(?m)^\d+ of (\d+) statements accepted, in (\d+) files.*$`).ReplaceAllString(text, "$1 in $2")
}

// TestProvedWords: statements about words of a folder, by strategies, and verdicts that follow from them; on a
// network whose text has a quantifier.
func TestProvedWords(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	verdicts := "topocert 2 verdicts\n"
	for i, formula := range []string{
		`covers(Fibonacci(3)) == 2`,
		`covers(Ring(6)) <= 3`,
		`covers(Ring(6)) < 4 && covers(Ring(6)) <= 10`,
		`covers(Ring(5)) >= 3`,
		`2 < covers(Ring(5))`,
		`covers(Ring(5)) >= 4`,
		`covers(Ring(5)) != 2`,
		`isolated(Fibonacci(3)) == 0`,
		`isolated(Fibonacci(3)) == 1`,
		`inside(Ring(4), Fibonacci(3))`,
		`inside(Ring(4), "g6:A_") && !inside(Ring(3), "g6:A_")`,
		`half(Fibonacci(3)) == 2.5`,
		`nearest(Fibonacci(3), 0, 2)`,
		`nearest(Fibonacci(3), "0", 2)`,
		`!nearest(Fibonacci(3), "1", 2)`,
		`!nearest(Fibonacci(3), 1, 2)`,
		`sparse(Fibonacci(4), 2)`,
		`same_order(Fibonacci(3), Ring(5))`,
		`all n in 3..4: sparse(Fibonacci(n), n)`,
		`covers(Fibonacci(3)) == isolated(Fibonacci(3)) + 2`,
		`covers(Petersen) == 6`,
	} {
		verdicts += fmt.Sprintf("claim n/%d\nformula %s\nholds 1\nend\n", i, formula)
	}
	for name, text := range map[string]string{"own.words": wordsOfFolder, "n.cert": strategiesOfFolder, "n.verdicts": verdicts} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ours, theirs := both(t, program, dir)
	pairs := compare(t, ours, theirs)
	if pairs["accepted accepted"] != 32 || pairs["REJECTED REJECTED"] != 12 {
		t.Errorf("%v, want 32 that both accept, and 12 that both reject\n%s", pairs, theirs.reasons)
	}
}

const wordsOfFolder = `// Binary words without two 1 in a row, joined where they differ in one bit.
Fibonacci(n) = graph v in 0..pow(2,n)-1 if n >= 1 && (all i in 0..n-2: bit(v,i)*bit(v,i+1) == 0): xor(v, pow(2,b)) for b in 0..n-1 if bit(v,b) == 1

// Vertices that have a link at each.
covers(G) = least k in 0..order(G): some S in sets(vertices(G), k): all (u, v) in links(G): u in S || v in S

// Vertices without links.
isolated(G) = count v in vertices(G): degree(G, v) == 0

// What facts say.
sparse(G, c) = size(G) <= c*order(G) && (all d in 0..c-1: order(G) > d)
same_order(G, H) = order(G) == order(H)

// One network in another.
inside(G, H) = some f in maps(vertices(G), vertices(H)): all (u, v) in links(G): f[u] != f[v] && adjacent(H, f[u], f[v])

// A part of the others.
half(G) = order(G)/2
nearest(G, v, d) = all u in vertices(G): distance(G, v, u) <= d

// Of a network whose text has a word.
before(x) = floor((x-1)/2)
Heap(n) = graph x in 0..n-1: floor(before(x)) if x > 0
leaves(G) = count v in vertices(Heap(order(G))): degree(Heap(order(G)), v) == 1
part(n) = n/2
Across(n) = digraph i in 0..n-1 if n%2 == 0: (i+part(n))%n if i < part(n)
ends(G) = count v in vertices(Across(2*order(G))): degree(Across(2*order(G)), v) == 0
`

const strategiesOfFolder = `topocert 2
order Fibonacci(4) = 8
size Fibonacci(4) = 10
count
end
order Fibonacci(3) = 5
size Fibonacci(3) = 5
count
end
order Ring(5) = 5
count
end
covers Fibonacci(3) = 2
strategy
choose 0 4
by evaluate
by evaluate
end
covers Ring(6) <= 3
strategy
choose 0 2 4
by evaluate
end
covers Ring(5) >= 3
strategy
by evaluate
end
covers Ring(5) >= 4
strategy
by evaluate
end
isolated Fibonacci(3) = 0
strategy
end
isolated Fibonacci(3) = 1
strategy
end
inside Ring(4) Fibonacci(3) = yes
strategy
choose 0 1 4 3
by each
by evaluate
by evaluate
by evaluate
by evaluate
by evaluate
by evaluate
by evaluate
by evaluate
end
inside Ring(4) g6:A_ = yes
strategy
choose 0 1 0 1
by evaluate
end
inside Ring(3) g6:A_ = no
strategy
by evaluate
end
half Fibonacci(3) = 5/2
strategy
end
ends Ring(4) = 4
strategy
end
leaves Ring(5) = 3
strategy
end
leaves Ring(5) = 2
strategy
end
nearest Fibonacci(3) 0 2 = yes
strategy
by every
by evaluate
end
nearest Fibonacci(3) 1 2 = no
strategy
choose 2
by evaluate
end
nearest Fibonacci(3) 5 2 = no
strategy
by evaluate
end
diameter Ring(5) = 2
strategy
by evaluate
end
order Fibonacci(0) = 1
count
end
`

// FuzzProved: whatever a file has in it, nothing is accepted by one of the checkers and rejected by the
// other. Where nothing is fuzzed TestProvedVectors has the same files, and starts the program once.
func FuzzProved(f *testing.F) {
	if flag.Lookup("test.fuzz").Value.String() == "" {
		f.Skip("needs -fuzz")
	}
	program := proved(f)
	all := archives(f)
	files, err := fs.Glob(all, "good/*/*.cert")
	if err != nil || len(files) == 0 {
		f.Fatalf("%d vectors, %v", len(files), err)
	}
	for _, file := range files {
		if data, err := fs.ReadFile(all, file); err == nil && len(data) < 1000 {
			f.Add(data)
		}
	}
	large := regexp.MustCompile(`\([^)]*[0-9]{3}|\([^)]*,[^)]*,[^)]*,|Hypercube\([0-9]{2}`)
	f.Fuzz(func(t *testing.T, data []byte) {
		if large.Match(data) {
			return // it would take long
		}
		file := filepath.Join(t.TempDir(), "a.cert")
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
		ours, theirs := both(t, program, "--steps", "100000000", file)
		compare(t, ours, theirs)
	})
}

// digestOf is how certificates name a graph by the list of its links.
func digestOf(text string) string { return fmt.Sprintf("sha256:%x", sha256.Sum256([]byte(text))) }
