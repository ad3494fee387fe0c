package certificates_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/kinds"
	"topocert/certificates/words"
	"topocert/internal/deep"
	testvectors "topocert/internal/vectors"
	"topocert/routing"
	"topocert/topology"
)

// world looks up names as topocheck does.
func world() certificates.World {
	return certificates.World{
		Graph: func(name string) (certificates.Graph, error) {
			net, err := topology.Parse(name)
			if err != nil {
				return nil, err
			}
			return net.CSR(), nil
		},
		Router: func(router, network string) (certificates.Router, error) {
			net, err := topology.Parse(network)
			if err != nil {
				return nil, err
			}
			return routing.New(router, net)
		},
	}
}

// beside looks up names as topocheck does for the given file, and words in own.words beside it.
func beside(file string) certificates.World {
	w := world()
	w.Open = func(name string) (io.ReadCloser, error) { return archives.Open(path.Join(path.Dir(file), name)) }
	if text, err := fs.ReadFile(archives, path.Join(path.Dir(file), "own.words")); err == nil {
		if w.Words, err = words.Standard().Extend(string(text), func(string) string { return "" }, topology.Known); err != nil {
			panic(err)
		}
	}
	return w
}

// stated holds what accepted certificates say, for the verdicts after them.
type stated map[string]certificates.Bounds

func (stated) CanonicalRouter(name, _ string) (string, error) { return name, nil }

func (stated) Canonical(name string) (string, error) { return topology.Canonical(name) }

func (stated) Vertex(network, label string) (uint32, error) {
	net, err := topology.Parse(network)
	if err != nil {
		return 0, err
	}
	return net.Vertex(label)
}

func (s stated) Known(f certificates.Fact) (certificates.Bounds, error) { return s[f.String()], nil }

// check reads a file and checks its certificates; and the verdicts, if the text of a
// file of verdicts follows.
func check(data []byte, w certificates.World) error {
	text, verdicts, both := bytes.Cut(data, []byte("topocert 2 verdicts\n"))
	facts := make(stated)
	if len(text) > 0 || !both {
		all, err := certificates.ReadAll(bytes.NewReader(text))
		if err != nil {
			return err
		}
		checker := kinds.Checker(w)
		for _, c := range all {
			if err := checker.Check(c); err != nil {
				return err
			}
			for _, s := range c.Statements() {
				about := certificates.FactOf(s).String()
				facts[about] = facts[about].And(certificates.BoundsOf(s))
			}
		}
	}
	if !both {
		return nil
	}
	list, err := formula.ReadVerdicts(words.Standard(), strings.NewReader("topocert 2 verdicts\n"+string(verdicts)))
	if err != nil {
		return err
	}
	for _, v := range list {
		if err := formula.NewVerdictChecker(facts, nil).Check(v); err != nil {
			return err
		}
	}
	var again bytes.Buffer
	if err := formula.WriteVerdicts(&again, list); err != nil {
		return err
	}
	if again.String() != "topocert 2 verdicts\n"+string(verdicts) {
		return fmt.Errorf("the verdicts are written as %q", again.String())
	}
	return nil
}

// TestGood checks certificates that were written from the format's description,
// without this program. Each must be accepted, and be written as it was read.
func TestGood(t *testing.T) {
	met := make(map[string]bool)
	for _, file := range vectors(t, "good/*/*.cert") {
		t.Run(file, func(t *testing.T) {
			data := vector(t, file)
			met[path.Base(path.Dir(file))] = true
			if err := check(data, beside(file)); err != nil {
				t.Fatal(err)
			}
			all, err := certificates.ReadAll(bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range all {
				// What is written of the proof's value is what was read, and what is checked of it
				// is the same.
				if c.Proof, err = kinds.Read(c); err != nil {
					t.Fatal(err)
				}
				c.Body = nil
				if err := kinds.Check(c, beside(file)); err != nil {
					t.Errorf("the value: %v", err)
				}
			}
			var again bytes.Buffer
			if err := kinds.Write(&again, all...); err != nil || !bytes.Equal(again.Bytes(), data) {
				t.Fatalf("written as %q, %v", again.Bytes(), err)
			}
		})
	}
	for _, kind := range kinds.All() {
		kind := kind.Name
		if !met[kind] {
			t.Errorf("no good certificate of kind %s", kind)
		}
	}
}

// TestFactTable: every statement that a proof may show is in the table of facts, with the
// relations that it may have, and no others.
func TestFactTable(t *testing.T) {
	bounds := make(map[string]string) // by subject
	for _, kind := range certificates.FactKinds() {
		bounds[kind.Subject] = kind.Bounds
	}
	met := make(map[string]bool)
	for _, file := range vectors(t, "good/*/*.cert") {
		all, err := certificates.ReadAll(bytes.NewReader(vector(t, file)))
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range all {
			for _, s := range c.Statements() {
				met[s.Subject+s.Relation] = true
				if s.Relation != "=" && c.Kind != "strategy" && !slices.Contains(strings.Fields(bounds[s.Subject]), s.Relation) {
					t.Errorf("%s: %s is accepted, and the table has no %s", file, s, s.Relation)
				}
			}
		}
	}
	for subject, relations := range bounds {
		for relation := range strings.FieldsSeq(relations) {
			if !met[subject+relation] {
				t.Errorf("no good certificate says %s … %s, which the table has", subject, relation)
			}
		}
	}
	for _, kind := range kinds.All() {
		for _, subject := range kind.About() {
			if _, known := bounds[subject]; !known && subject != "automorphism" && kind.Name != "strategy" { // which no formula asks for; words have a table of their own
				t.Errorf("statements on %s, which %s shows, are not in the table", subject, kind.Name)
			}
		}
	}
}

// TestGoodVerdicts checks certificates and verdicts that follow from them, written
// from the format's description.
func TestGoodVerdicts(t *testing.T) {
	for _, file := range vectors(t, "good/verdicts/*.txt") {
		if err := check(vector(t, file), beside(file)); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
}

// TestBad checks certificates that break one rule each: the file's first line
// says which, the rest is the certificate.
func TestBad(t *testing.T) {
	folders := make(map[string]bool)
	rules := make(map[string]bool)
	for _, file := range vectors(t, "bad/*/*.txt") {
		t.Run(file, func(t *testing.T) {
			first, data, _ := bytes.Cut(vector(t, file), []byte("\n"))
			want, ok := strings.CutPrefix(string(first), "expect: ")
			if !ok {
				t.Fatalf("first line %q, want \"expect: RULE\"", first)
			}
			folders[path.Base(path.Dir(file))], rules[want] = true, true
			if !deep.Tests() && slices.Contains(laborious, file) {
				t.Skip("meets a limit after much work")
			}
			err := check(data, beside(file))
			var r *certificates.Rejection
			if !errors.As(err, &r) || !errors.Is(err, certificates.ErrRejected) {
				t.Fatalf("error %v, want a rejection by %s", err, want)
			}
			if r.Rule != want {
				t.Fatalf("%v, want a rejection by %s", err, want)
			}
			if r.Line < 1 || !wants.MatchString(r.Detail) {
				t.Errorf("%v, want the line, and what was wanted there", err)
			}
		})
	}
	for _, kind := range kinds.All() {
		kind := kind.Name
		if !folders[kind] {
			t.Errorf("no bad certificate of kind %s", kind)
		}
	}
	// Rules that no file of text can break against a network of ours; they have
	// tests of their own.
	for _, rule := range []string{"file/limit", "graph/range", "graph/loop", "graph/order", "graph/asymmetric", "graph/weights", "router/unknown", "lrat/limit", "proof/unavailable",
		"kind/proof", "strategy/word", "audit/group", "audit/endless", "channel/class", "channel/limit"} {
		rules[rule] = true
	}
	for _, rule := range rulesOfSource(t) {
		if !rules[rule] && !strings.HasPrefix(rule, "theorem/") && !strings.HasPrefix(rule, "automata/") { // theorems have tests of their own
			t.Errorf("no bad certificate breaks rule %s", rule)
		}
	}
}

// wants matches a reason that says what was wanted.
var wants = regexp.MustCompile(`want |expected |the statement says|the verdict says|no certificate tells|by zero`)

// laborious are the files whose limit is met late: a million cases, or all the states or
// links that a checker follows. Each kind has others.
var laborious = []string{"bad/verdict/domain-long.txt", "bad/frontier/states.txt", "bad/cluster/limit-links.txt", "bad/lrat/too-large-a-count.txt", "bad/lrat/lanes-too-many-paths.txt"}

// rulesOfSource returns the rules that the checkers name.
func rulesOfSource(t *testing.T) []string {
	var rules []string
	pattern := regexp.MustCompile(`"([a-z]+/[a-z]+)"[,}]`)
	for _, file := range append(sources(t, "*.go"), sources(t, "*/*.go")...) {
		if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(filepath.ToSlash(file), "recheck/") {
			continue
		}
		for _, m := range pattern.FindAllSubmatch(read(t, file), -1) {
			rules = append(rules, string(m[1]))
		}
	}
	if len(rules) < 30 {
		t.Fatalf("found %d rules in the source: %q", len(rules), rules)
	}
	return rules
}

// archives holds the vectors, as good/KIND/FILE and bad/KIND/FILE.
var archives = func() fs.FS {
	all, err := testvectors.FS("testdata")
	if err != nil {
		panic(err)
	}
	return all
}()

// vectors returns the vectors whose names match.
func vectors(t *testing.T, pattern string) []string {
	files, err := fs.Glob(archives, pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %d files, %v", pattern, len(files), err)
	}
	return files
}

func vector(t *testing.T, file string) []byte {
	data, err := fs.ReadFile(archives, file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// sources returns the files of the checkout whose names match.
func sources(t *testing.T, pattern string) []string {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %d files, %v", pattern, len(files), err)
	}
	return files
}

func read(t *testing.T, file string) []byte {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
