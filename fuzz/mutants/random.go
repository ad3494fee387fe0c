package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
)

// equivalentFile lists the changes that change no behaviour.
const equivalentFile = "fuzz/testdata/mutants/equivalent.txt"

// changed are the packages that random changes are made in.
func changed() []string {
	return []string{"topology", "certificates", "certificates/formula", "certificates/recheck", "certificates/resolve", "routing"}
}

// guards are the packages whose quick tests must notice what the tests of the changed
// package do not.
func guards() []string {
	return []string{"./fuzz", "./cmd/internal/checking", "./props/oct", "./props/cctorus", "./props/qt", "./props/ftt", "./props/supertoroidal"}
}

// enough is how many of a hundred changes that change behaviour must be killed.
const enough = 95

// The fates of changes, beside those of patches.
const (
	equivalent = "equivalent"
	same       = "same code"
	unbuilt    = "does not compile"
)

// sample is a run of random changes.
type sample struct {
	temp     string
	count    int
	guards   []string
	reasons  map[place]string
	patience map[string]time.Duration // how long the tests of a package may take
	slow     map[string]bool          // the packages whose quick tests are run first
	code     map[string]string        // what packages compile to

	lock  sync.Mutex
	list  []*change
	next  int
	real  int
	fates []string // of the list's changes, as far as they have been tried
}

// runRandom tries as many random changes as are wanted. Those whose name starts with
// a prefix are all tried, in order, if there are prefixes. It tells whether enough of
// them are killed.
func runRandom(ctx context.Context, seed uint64, count int, quick bool, prefixes []string) (bool, error) {
	s := &sample{count: count, guards: guards(), patience: make(map[string]time.Duration), code: make(map[string]string), slow: make(map[string]bool)}
	if quick {
		s.guards = nil
	}
	var err error
	if s.reasons, err = readEquivalent(filepath.FromSlash(equivalentFile)); err != nil {
		return false, err
	}
	if s.list, err = chosen(seed, prefixes); err != nil {
		return false, err
	}
	if s.temp, err = os.MkdirTemp("", "mutants"); err != nil {
		return false, err
	}
	defer os.RemoveAll(s.temp)
	if err := s.baseline(ctx); err != nil {
		return false, err
	}
	s.fates = make([]string, len(s.list))
	var group sync.WaitGroup
	for i := range parallel {
		b := newBench(s.temp, i, 0)
		group.Go(func() { s.work(ctx, b) })
	}
	group.Wait()
	ok := s.report(seed)
	if err := ctx.Err(); err != nil {
		return false, fmt.Errorf("stopped: %w", err)
	}
	return ok, nil
}

// list prints the changes whose name starts with a prefix, as equivalentFile has them.
func list(prefixes []string) error {
	all, err := chosen(0, prefixes)
	if err != nil {
		return err
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
	return nil
}

// chosen returns all changes in an order that follows from the seed; or those that one
// of the prefixes starts, in the order of the text.
func chosen(seed uint64, prefixes []string) ([]*change, error) {
	var list []*change
	for _, dir := range changed() {
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
	b := newBench(s.temp, 0, 0)
	if err := b.renew(); err != nil {
		return err
	}
	for _, dir := range changed() {
		var err error
		if s.code[dir], err = b.code(ctx, dir); err != nil {
			return err
		}
	}
	for _, dir := range append([]string{"./topology", "./certificates", "./certificates/formula", "./routing"}, s.guards...) {
		quick, err := b.seconds(ctx, dir, "-test.short")
		if err != nil {
			return err
		}
		s.patience[dir] = time.Minute + 10*quick
		if slices.Contains(s.guards, dir) {
			continue
		}
		whole, err := b.seconds(ctx, dir)
		if err != nil {
			return err
		}
		s.patience[dir], s.slow[dir] = time.Minute+10*whole, whole > 2*quick
	}
	return nil
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

// work tries the next change until there are enough.
func (s *sample) work(ctx context.Context, b *bench) {
	for ctx.Err() == nil {
		s.lock.Lock()
		i := s.next
		s.next++
		done := i >= len(s.list) || s.real >= s.count
		s.lock.Unlock()
		if done {
			return
		}
		c := s.list[i]
		start := time.Now()
		fate, detail := s.try(ctx, b, c)
		if ctx.Err() != nil {
			return
		}
		s.lock.Lock()
		s.fates[i] = fate
		if fate == killed || fate == survived || fate == equivalent {
			s.real++
			fmt.Printf("%-60s %s %s (%.0f s)\n", c, fate, detail, time.Since(start).Seconds())
		}
		s.lock.Unlock()
	}
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
		if s.slow["./"+dir] {
			steps = append(steps, step{"./" + dir, "-test.short"})
		}
		steps = append(steps, step{"./" + dir, "-test.short=false"})
	}
	if strings.HasPrefix(dir, "certificates/") { // whose vectors are for all below
		steps = append(steps, step{"./certificates", "-test.short"})
	}
	if len(steps) == 0 && len(s.guards) == 0 {
		return unbuilt, "no tests of its own"
	}
	for _, guard := range s.guards {
		steps = append(steps, step{guard, "-test.short"})
	}
	for i, t := range steps {
		if i == len(steps)-len(s.guards) && b.same(ctx, dir, s.code) {
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
	if len(s.guards) == 0 && b.same(ctx, dir, s.code) {
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
	return number[killed]*100 >= enough*behave
}
