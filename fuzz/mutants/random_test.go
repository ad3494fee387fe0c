package mutants

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// equivalentFile lists the changes that change no behaviour.
const equivalentFile = "fuzz/testdata/mutants/equivalent.txt"

// A field is a part of the tree in which random changes are made.
type field struct {
	below  []string // the folders whose packages are changed
	guards []string // the packages whose quick tests must notice what those of the changed package do not
	whole  []string // the folders whose packages' slow tests are run too
	enough int      // how many of a hundred changes that change behaviour must be killed
}

// fields are the parts of the tree. What a search does first, and how long it tries, changes
// its time more often than its answer, which is checked anyway.
func fields() map[string]field {
	return map[string]field{
		"trusted": {
			below:  []string{"topology", "certificates", "routing"},
			guards: []string{"./certificates", "./fuzz", "./cmd/internal/checking", "./props/papers"},
			whole:  []string{"topology", "certificates", "routing"},
			enough: 95,
		},
		"searching": {
			below:  []string{"solver", "props", "props/archive", "cmd"},
			guards: []string{"./solver", "./fuzz", "./props", "./cmd/topocert"},
			whole:  []string{"solver"},
			enough: 80,
		},
	}
}

// packages returns the folders of the field's packages. The papers' claims are not among
// them: the golden files hold them.
func (f field) packages() ([]string, error) {
	var dirs []string
	for _, top := range f.below {
		err := filepath.WalkDir(filepath.FromSlash(top), func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case !d.IsDir():
				return nil
			case d.Name() == "testdata", strings.HasSuffix(d.Name(), "test"):
				return filepath.SkipDir
			case top == "props" && path != "props":
				return filepath.SkipDir
			}
			files, err := filepath.Glob(filepath.Join(path, "*.go"))
			if len(files) > 0 {
				dirs = append(dirs, filepath.ToSlash(path))
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return dirs, nil
}

// The fates of changes, beside those of patches.
const (
	equivalent = "equivalent"
	same       = "same code"
	unbuilt    = "does not compile"
)

// sample is a run of random changes.
type sample struct {
	temp     string
	field    field
	count    int
	reasons  map[place]string
	patience map[string]time.Duration // how long the tests of a package may take
	slow     map[string]bool          // the packages whose quick tests are run before the others
	code     map[string]string        // what packages compile to

	lock  sync.Mutex
	list  []*change
	real  int
	fates []string // of the list's changes, as far as they have been tried
}

// TestRandom tries as many random changes as are wanted. Those whose name starts with
// a prefix are all tried, in order, if there are prefixes. Enough of them have to be killed.
func TestRandom(t *testing.T) {
	if *count == 0 {
		t.Skip("left to make mutants")
	}
	s := &sample{temp: t.TempDir(), field: fieldOf(t), count: *count, patience: make(map[string]time.Duration), code: make(map[string]string), slow: make(map[string]bool)}
	if *quick {
		s.field.guards = nil
	}
	var err error
	if s.reasons, err = readEquivalent(equivalentFile); err != nil {
		t.Fatal(err)
	}
	if s.list, err = s.field.chosen(*seed, strings.Fields(*of)); err != nil {
		t.Fatal(err)
	}
	if err := s.baseline(t.Context()); err != nil {
		t.Fatal(err)
	}
	s.fates = make([]string, len(s.list))
	onBenches(t.Context(), s.temp, func(b *bench, i int) bool { return s.one(t.Context(), b, i) })
	if !s.report(*seed) {
		t.Errorf("fewer than %d of a hundred are killed", s.field.enough)
	}
}

// fieldOf returns the part of the tree that is chosen.
func fieldOf(t *testing.T) field {
	f, known := fields()[*in]
	if !known {
		t.Fatalf("-mutants.in %q, want trusted or searching", *in)
	}
	return f
}

// TestListed prints the changes whose name starts with a prefix, as equivalentFile has them.
func TestListed(t *testing.T) {
	if *of == "" {
		t.Skip("there are no -mutants.of")
	}
	all, err := fieldOf(t).chosen(0, strings.Fields(*of))
	if err != nil {
		t.Fatal(err)
	}
	before := ""
	for _, c := range all {
		if at := fmt.Sprintf("%s: %s: %s", c.file, c.function, c.text); at != before {
			fmt.Println(at)
			before = at
		}
		if c.nth == 1 {
			fmt.Printf("\t%s\n", c.what)
		} else {
			fmt.Printf("\t%s (%d)\n", c.what, c.nth)
		}
	}
}

// chosen returns all changes in an order that follows from the seed; or those that one
// of the prefixes starts, in the order of the text.
func (f field) chosen(seed uint64, prefixes []string) ([]*change, error) {
	dirs, err := f.packages()
	if err != nil {
		return nil, err
	}
	var list []*change
	for _, dir := range dirs {
		found, err := changes(".", dir)
		if err != nil {
			return nil, err
		}
		list = append(list, found...)
	}
	if len(prefixes) == 0 {
		random := rand.New(rand.NewPCG(seed, 0))
		random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		return list, nil
	}
	list = slices.DeleteFunc(list, func(c *change) bool {
		return !slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(c.String(), p) })
	})
	if len(list) == 0 {
		return nil, fmt.Errorf("no change has a name that starts with one of %q", prefixes)
	}
	return list, nil
}

// baseline tries the tests without a change.
func (s *sample) baseline(ctx context.Context) error {
	b := newBench(s.temp, 0)
	if err := b.renew(); err != nil {
		return err
	}
	// Twice as many as are wanted, since some do not compile.
	dirs := make(map[string]bool)
	for _, c := range s.list[:min(len(s.list), 2*s.count+10)] {
		dirs[filepath.ToSlash(filepath.Dir(c.file))] = true
	}
	for _, dir := range slices.Sorted(maps.Keys(dirs)) {
		var err error
		if s.code[dir], err = b.code(ctx, dir); err != nil {
			return err
		}
		if err := s.time(ctx, b, "./"+dir, s.field.wholly(dir)); err != nil {
			return err
		}
	}
	for _, guard := range s.field.guards {
		if s.patience[guard] == 0 {
			if err := s.time(ctx, b, guard, false); err != nil {
				return err
			}
		}
	}
	return nil
}

// wholly tells whether the slow tests of a package are run.
func (f field) wholly(dir string) bool {
	return slices.ContainsFunc(f.whole, func(top string) bool { return dir == top || strings.HasPrefix(dir, top+"/") })
}

// time finds out how long the tests of a package take without a change; nothing where it
// has none.
func (s *sample) time(ctx context.Context, b *bench, dir string, whole bool) error {
	if files, err := filepath.Glob(filepath.Join(filepath.FromSlash(dir), "*_test.go")); err != nil || len(files) == 0 {
		return err
	}
	quick, err := b.seconds(ctx, dir, plainly)
	if err != nil {
		return err
	}
	s.patience[dir] = time.Minute + 10*quick
	if !whole {
		return nil
	}
	all, err := b.seconds(ctx, dir, wholly)
	s.patience[dir], s.slow[dir] = time.Minute+10*all, all > 2*quick
	return err
}

// seconds compiles the tests of a package, and returns how long they take without a
// change.
func (b *bench) seconds(ctx context.Context, dir string, args ...string) (time.Duration, error) {
	if _, _, err := b.test(ctx, dir, "-test.list=^$"); err != nil {
		return 0, err
	}
	start := time.Now()
	output, failed, err := b.test(ctx, dir, args...)
	if failed {
		err = fmt.Errorf("the tests of %s fail without a change:\n%s", dir, output)
	}
	return time.Since(start), err
}

// one tries a change, and returns false if there are enough.
func (s *sample) one(ctx context.Context, b *bench, i int) bool {
	s.lock.Lock()
	done := i >= len(s.list) || s.real >= s.count
	s.lock.Unlock()
	if done {
		return false
	}
	start := time.Now()
	fate, detail := s.try(ctx, b, s.list[i])
	s.lock.Lock()
	defer s.lock.Unlock()
	if ctx.Err() != nil {
		return false
	}
	s.fates[i] = fate
	if fate == killed || fate == survived || fate == equivalent {
		s.real++
		fmt.Printf("%-60s %s %s (%.0f s)\n", s.list[i], fate, detail, time.Since(start).Seconds())
	}
	return true
}

// try tells what becomes of a change, and how.
func (s *sample) try(ctx context.Context, b *bench, c *change) (fate, detail string) {
	if reason := s.reasons[c.place()]; reason != "" {
		return equivalent, reason
	}
	if err := b.renew(); err != nil {
		return unbuilt, err.Error()
	}
	if err := c.put(b.tree); err != nil {
		return unbuilt, err.Error()
	}
	dir := filepath.ToSlash(filepath.Dir(c.file))
	type step struct{ dir, short string }
	var steps []step
	if s.patience["./"+dir] > 0 {
		whole := s.field.wholly(dir)
		if s.slow["./"+dir] || !whole {
			steps = append(steps, step{"./" + dir, plainly})
		}
		if whole {
			steps = append(steps, step{"./" + dir, wholly})
		}
	}
	own := len(steps)
	for _, guard := range s.field.guards {
		if guard != "./"+dir {
			steps = append(steps, step{guard, plainly})
		}
	}
	if len(steps) == 0 {
		return unbuilt, "no tests of its own"
	}
	for i, t := range steps {
		if i == own && b.same(ctx, dir, s.code) {
			return same, ""
		}
		output, failed, err := b.test(ctx, t.dir, t.short, "-test.timeout="+s.patience[t.dir].String())
		if err != nil {
			return unbuilt, err.Error()
		}
		if failed {
			return killed, t.dir + " " + culprit(output)
		}
	}
	if own == len(steps) && b.same(ctx, dir, s.code) {
		return same, ""
	}
	return survived, fmt.Sprintf("(%s: %s)", c.function, c.text)
}

// put makes the change in the tree below root.
func (c *change) put(root string) error {
	path := filepath.Join(root, filepath.FromSlash(c.file))
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return os.WriteFile(path, c.apply(text), 0o644)
}

var (
	where = regexp.MustCompile(`\([^()]*\.go:[0-9]+\)`)
	debug = regexp.MustCompile(`(?m)^\S+ SDWARF.*\n(\t.*\n)*`)
)

// code returns what a package compiles to, without places in its text.
func (b *bench) code(ctx context.Context, dir string) (string, error) {
	output, err := b.command(ctx, b.tree, "go", "build", "-trimpath", "-gcflags=-S", "./"+dir)
	if err != nil {
		return "", fmt.Errorf("%s does not compile: %w\n%s", dir, err, output)
	}
	return where.ReplaceAllString(debug.ReplaceAllString(output, ""), ""), nil
}

// same tells whether a package compiles to what it does without a change.
func (b *bench) same(ctx context.Context, dir string, before map[string]string) bool {
	code, err := b.code(ctx, dir)
	return err == nil && code == before[dir]
}

// report prints how many changes were killed. Those that were tried beyond the count,
// since several are tried at once, do not count.
func (s *sample) report(seed uint64) bool {
	number := make(map[string]int)
	for i, fate := range s.fates {
		if number[killed]+number[survived]+number[equivalent] == s.count {
			break
		}
		number[fate]++
		if fate == survived {
			fmt.Printf("%s: %s\n", survived, s.list[i])
		}
	}
	behave := number[killed] + number[survived]
	fmt.Printf("\nseed %d: %d of %d random changes killed, %d survived; %d are listed as equivalent\n",
		seed, number[killed], behave, number[survived], number[equivalent])
	fmt.Printf("passed over: %d that do not compile, %d that compile to the same code\n", number[unbuilt], number[same])
	return number[killed]*100 >= s.field.enough*behave
}
