package gallina

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/internal/vectors"
)

var (
	mutants = flag.Int("mutants", 0, "how many mutants of certificates Coq is given, 0 for 200, in make deep 1000")
	seed    = flag.Uint64("seed", 1, "the seed of the mutants")
	update  = flag.Bool("update", false, "rewrite what the theorems say, in testdata")
)

// forger gives certificates to Coq, each as a goal that it accepts or refuses.
type forger struct {
	Instances
	given   []given
	unsaid  int               // certificates that no theorem is for
	shown   map[string]bool   // the statements that good certificates show
	atLeast map[string]uint64 // by network: the largest width that they show
}

// newForger returns one that was given the good certificates, and which these are.
func newForger(t *testing.T) (f *forger, good []*certificates.Certificate, folders []string) {
	f = &forger{Instances: Instances{givenAsLinks: true, Accepted: true, trial: tried()}, shown: make(map[string]bool), atLeast: make(map[string]uint64)}
	for _, file := range forgedFiles(t, "good/KIND/*.cert") {
		for _, c := range readForged(t, file) {
			f.give(c, "good/"+c.Kind, path.Dir(file))
			good, folders = append(good, c), append(folders, path.Dir(file))
		}
	}
	return f, good, folders
}

// given is a certificate of which a theorem was made.
type given struct {
	Instance
	kind, what string
	wrong      error // what package certificates says
}

// archives holds the certificates of package certificates' tests.
var archives = func() fs.FS {
	all, err := vectors.FS("../../certificates/testdata")
	if err != nil {
		panic(err)
	}
	return all
}()

// forgedWorld looks up names, and files beside a certificate.
func forgedWorld(folder string) certificates.World {
	return resolve.New().World(func(name string) (io.ReadCloser, error) { return archives.Open(path.Join(folder, name)) })
}

// readable are the values that statements in Coq are made from.
var readable = regexp.MustCompile(`^(0|[1-9][0-9]*|yes|no|free|fails)$`)

// give adds a certificate, of which the writer is told that it was accepted.
func (f *forger) give(c *certificates.Certificate, what, folder string) {
	f.World = forgedWorld(folder)
	if g, err := f.World.Graph(c.Statement.Network); err != nil || g.Order() > 150 {
		return
	}
	// Of a certificate of several statements each is a theorem of its own.
	for _, s := range c.Statements() {
		alone := *c
		alone.Statement, alone.Also = s, nil
		if c.Kind == "order" && s.Relation == "=" {
			alone.Statement.Relation = ">=" // as the theorem has it
		}
		before := len(f.List())
		wrong := kinds.Check(&alone, f.World)
		if len(c.Also) > 0 && errors.Is(wrong, certificates.ErrRejected) && kinds.Check(c, f.World) == nil {
			wrong = nil
		}
		if r := rule(wrong); strings.HasPrefix(r, "statement/") && r != "statement/value" || !readable.MatchString(s.Value) || f.add(&alone, wrong) == 0 {
			f.unsaid++
			continue
		}
		for _, made := range f.List()[before:] {
			f.given = append(f.given, given{made, c.Kind, what + ": " + made.Of, wrong})
			if wrong == nil {
				f.shown[made.Statement] = true
				if network, width, ok := atLeast(made.Statement); ok {
					f.atLeast[network] = max(width, f.atLeast[network])
				}
			}
		}
	}
}

// add returns how many theorems were written. A body of another form than the kind's may be
// beyond the writer, which then wrote nothing.
func (f *forger) add(c *certificates.Certificate, wrong error) (written int) {
	defer func() {
		if p := recover(); p != nil && wrong == nil {
			panic(p)
		}
	}()
	written, _ = f.Add(c)
	return written
}

// rule returns the rule by which a certificate was rejected, if it was.
func rule(wrong error) string {
	var r *certificates.Rejection
	if !errors.As(wrong, &r) {
		return ""
	}
	return r.Rule
}

// atLeast reads a statement that a width is at least so much.
func atLeast(statement string) (network string, width uint64, ok bool) {
	rest, ok := strings.CutPrefix(statement, "width_at_least ")
	space := strings.LastIndexByte(rest, ' ')
	if !ok || space < 0 {
		return "", 0, false
	}
	width, err := strconv.ParseUint(rest[space+1:], 10, 64)
	return rest[:space], width, err == nil
}

// known tells whether good certificates show what a theorem says, or what is wrong is nothing that
// it rests on: Coq finds levels itself.
func (f *forger) known(g given) bool {
	if r := rule(g.wrong); strings.HasPrefix(r, "levels/") || r == "body/extra" {
		return true
	}
	network, width, ok := atLeast(g.Statement)
	return f.shown[g.Statement] || ok && width <= f.atLeast[network]
}

// accepted asks Coq, and returns which theorems it accepts.
func (f *forger) accepted(t *testing.T) map[string]bool {
	coqc, err := exec.LookPath("coqc")
	if err != nil {
		t.Skip("forged certificates are not given to Coq: there is no coqc (Debian's package coq)")
	}
	for module := range f.requires {
		if err := compiled(t, module); err != nil {
			t.Skipf("forged certificates are not given to Coq: %v; make coq compiles it", err)
		}
	}
	source := filepath.Join(t.TempDir(), "Forged.v")
	if err := os.WriteFile(source, []byte(f.Text()), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.CommandContext(t.Context(), coqc, "-R", theory, "Topocert", source).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out[max(0, len(out)-2000):])
	}
	accepted := make(map[string]bool)
	for line := range strings.Lines(string(out)) {
		verdict, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		if verdict == "accepted" || verdict == "refused" {
			accepted[name] = verdict == "accepted"
		}
	}
	if len(accepted) != len(f.given) {
		t.Fatalf("Coq answers %d times, want %d: %.2000s", len(accepted), len(f.given), out)
	}
	return accepted
}

// theory is the folder of the Coq files.
const theory = "../../certificates/coq"

// coqFiles returns all of them.
func coqFiles(t *testing.T) (files []string) {
	for _, pattern := range []string{"*/*.v", "papers/*/*.v"} {
		some, err := filepath.Glob(filepath.Join(theory, pattern))
		if err != nil || some == nil {
			t.Fatalf("no files %s: %v", pattern, err)
		}
		files = append(files, some...)
	}
	return files
}

// compiled tells whether the file of a module is compiled as it stands.
func compiled(t *testing.T, module string) error {
	for _, file := range coqFiles(t) {
		if filepath.Base(file) != module+".v" {
			continue
		}
		source, err := os.Stat(file)
		if err != nil {
			return err
		}
		object, err := os.Stat(file + "o")
		if err != nil || object.ModTime().Before(source.ModTime()) {
			return fmt.Errorf("%s is not compiled as it stands", file)
		}
		return nil
	}
	t.Fatalf("there is no module %s", module)
	return nil
}

// read returns the certificates of a file, none if it is malformed.
func readForged(t *testing.T, file string) []*certificates.Certificate {
	data, err := fs.ReadFile(archives, file)
	if err != nil {
		t.Fatal(err)
	}
	if first, rest, ok := bytes.Cut(data, []byte("\n")); ok && bytes.HasPrefix(first, []byte("expect: ")) {
		data = rest
	}
	var all []*certificates.Certificate
	for in := certificates.NewReader(bytes.NewReader(data)); ; {
		c, err := in.Next()
		if err != nil {
			return all
		}
		all = append(all, c)
	}
}

func forgedFiles(t *testing.T, pattern string) []string {
	var files []string
	for _, kind := range checked() {
		some, err := fs.Glob(archives, strings.ReplaceAll(pattern, "KIND", kind))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, some...)
	}
	if len(files) < len(checked()) {
		t.Fatalf("%d files %s for %d kinds", len(files), pattern, len(checked()))
	}
	return files
}

// TestForged: what Coq says of certificates, good, bad and changed at random, which it is given at once.
func TestForged(t *testing.T) {
	if testing.Short() {
		t.Skip("not with -short")
	}
	f, good, folders := newForger(t)
	for _, file := range forgedFiles(t, "bad/KIND/*.txt") {
		for _, c := range readForged(t, file) {
			f.give(c, file, path.Dir(file))
		}
	}
	vectors := len(f.given)
	count := *mutants
	if count == 0 {
		count = deep.Cases(0, 200, 1000)
	}
	random := rand.New(rand.NewPCG(*seed, 0))
	for tried := 0; len(f.given)-vectors < count; tried++ {
		if tried > 100*count {
			t.Fatalf("%d mutants after %d trials, want %d", len(f.given)-vectors, tried, count)
		}
		i := random.IntN(len(good))
		if c := mutated(random, good[i]); c != nil {
			f.give(c, fmt.Sprintf("mutant %d of %s", len(f.given)-vectors, good[i].Statement), folders[i])
		}
	}
	accepted := f.accepted(t)
	t.Run("vectors", func(t *testing.T) { f.vectors(t, f.given[:vectors], accepted) })
	t.Run("mutants", func(t *testing.T) { f.mutants(t, f.given[vectors:], accepted) })
}

// vectors: Coq accepts what package certificates accepts, where there is a theorem for it. Of
// what it rejects Coq accepts only what is true nevertheless.
func (f *forger) vectors(t *testing.T, list []given, accepted map[string]bool) {
	met := make(map[string][2]int)
	away := 0
	for _, g := range list {
		count := met[g.kind]
		switch {
		case g.wrong == nil && !accepted[g.Name]:
			t.Errorf("%s: Coq refuses it", g.what)
		case g.wrong != nil && accepted[g.Name] && !f.known(g):
			t.Errorf("%s: Coq accepts %s, and package certificates says %v", g.what, g.Statement, g.wrong)
		case g.wrong != nil && accepted[g.Name]:
			away++
		case accepted[g.Name]:
			count[0]++
		default:
			count[1]++
		}
		met[g.kind] = count
	}
	for _, kind := range checked() {
		t.Logf("%-14s accepted %2d, refused %2d", kind, met[kind][0], met[kind][1])
		if met[kind][0] == 0 {
			t.Errorf("no good certificate of kind %s was tried", kind)
		}
	}
	t.Logf("of %d the statement is true all the same; no theorem is for %d statements", away, f.unsaid)
}

// mutants: of the mutants of certificates that package certificates rejects, Coq accepts only what is
// true nevertheless.
func (f *forger) mutants(t *testing.T, list []given, accepted map[string]bool) {
	alike, refused, weaker, away := 0, 0, 0, 0
	for _, g := range list {
		switch {
		case g.wrong != nil && accepted[g.Name] && !f.known(g):
			t.Errorf("%s: Coq accepts %s, and package certificates says %v", g.what, g.Statement, g.wrong)
		case g.wrong != nil && accepted[g.Name]:
			away++
		case accepted[g.Name]:
			alike++
		case g.wrong == nil:
			weaker++
		default:
			refused++
		}
	}
	t.Logf("seed %d: of %d mutants Coq refuses %d, of which package certificates accepts %d; both accept %d; of %d the statement is true all the same",
		*seed, len(list), refused+weaker, weaker, alike, away)
	if refused < len(list)/2 {
		t.Errorf("%d mutants are wrong, want half of %d", refused, len(list))
	}
}

// mutated returns a certificate with a number changed, or a line; nil if it is the same.
func mutated(random *rand.Rand, c *certificates.Certificate) *certificates.Certificate {
	m := *c
	all := c.Statements()
	m.Statement, m.Also = all[random.IntN(len(all))], nil
	m.Body = slices.Clone(c.Body)
	change := func(words []string) bool {
		var places []int
		for i, w := range words {
			if _, err := strconv.ParseUint(w, 10, 32); err == nil {
				places = append(places, i)
			}
		}
		if len(places) == 0 {
			return false
		}
		i := places[random.IntN(len(places))]
		n, _ := strconv.Atoi(words[i])
		switch random.IntN(4) {
		case 0:
			n++
		case 1:
			n--
		case 2:
			n = random.IntN(2*n + 3)
		default: // two numbers change places
			j := places[random.IntN(len(places))]
			words[i], words[j] = words[j], words[i]
			return words[i] != words[j]
		}
		if n < 0 || words[i] == strconv.Itoa(n) {
			return false
		}
		words[i] = strconv.Itoa(n)
		return true
	}
	if len(m.Body) == 0 || random.IntN(4) == 0 {
		s := m.Statement
		s.Args = slices.Clone(s.Args)
		words := append(slices.Clone(s.Args), s.Value)
		if !change(words) {
			return nil
		}
		copy(s.Args, words)
		s.Value = words[len(words)-1]
		m.Statement = s
		return &m
	}
	i := random.IntN(len(m.Body))
	switch random.IntN(8) {
	case 0: // a line is lost
		m.Body = slices.Delete(m.Body, i, i+1)
		return &m
	case 1: // two lines change places
		j := random.IntN(len(m.Body))
		m.Body[i], m.Body[j] = m.Body[j], m.Body[i]
		if m.Body[i].Text == m.Body[j].Text {
			return nil
		}
		return &m
	}
	words := strings.Split(m.Body[i].Text, " ")
	if m.Body[i].Keyword == "proof" || m.Body[i].Keyword == "cube" || !change(words) {
		return nil
	}
	m.Body[i].Text = strings.Join(words, " ")
	return &m
}

// tried returns what writes theorems as goals, and has Coq say whether the proof is accepted.
func tried() func(name string, t theorem) string {
	preamble := trialPreamble
	return func(name string, t theorem) string {
		defer func() { preamble = "" }()
		return fmt.Sprintf("%s\nGoal %s.\nProof. first [%s; idtac \"accepted %s\" | idtac \"refused %s\"]. Abort.\n", preamble, t.statement, t.steps("; ", "accepted"), name, name)
	}
}

// trialPreamble defines how a goal is tried.
const trialPreamble = `
Ltac accepted := match goal with |- ?b = true => let x := eval vm_compute in b in constr_eq x true end; vm_cast_no_check (eq_refl true).
`
