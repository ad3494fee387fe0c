package certificates

import (
	"errors"
	"fmt"
	"io"
)

// ErrBudget is what the errors of a Budget are: checking would cost more than it may. That
// says nothing against the certificate.
var ErrBudget = errors.New("over the budget")

// What checking may cost where nobody says otherwise.
const (
	DefaultSteps  = 1 << 33
	DefaultMemory = 1 << 30
)

// A run may take several times the steps of a certificate, and each of both some more for
// each byte of the files.
const (
	stepsOfRun  = 4
	stepsOfByte = 1 << 9
)

// Budget bounds what checking costs, by counting: no clock has a part in it. A step is a
// look at an end of a link, or what takes as long, about a nanosecond; memory is bytes
// that are held at one time. The package comment, under "What checking costs", says how
// many steps each kind of proof takes.
//
// One certificate, or one verdict, may take so many steps; all together four times as
// many; and both 512 more for each byte of their files. What would take more is refused
// before the work, where the parameters tell, or else while it goes on. Methods of nil,
// which has no bound, do nothing.
type Budget struct {
	each             int64 // steps of one certificate, without those for its bytes
	one, all         int64 // steps left: of the certificate at hand, of the run
	memory, taken    int64 // bytes left, and those that the certificate at hand has taken
	used             int64 // steps that were taken
	ofOne, mostOfOne int64 // those of the certificate at hand, and of the dearest one before
	least, largest   int64 // of memory: what was left at worst, what there was
}

// NewBudget returns a budget of so many steps for one certificate, and so many bytes.
func NewBudget(steps, memory int64) *Budget {
	return &Budget{each: steps, one: steps, all: Saturated(steps, stepsOfRun), memory: memory, least: memory, largest: memory}
}

// Begin begins the next certificate, or verdict. It frees what the one before has taken.
func (b *Budget) Begin() {
	if b != nil {
		b.mostOfOne = max(b.mostOfOne, b.ofOne)
		b.one, b.ofOne = b.each, 0
		b.Free(b.taken)
	}
}

// Grant adds the steps for so many bytes of a file that is read for the first time.
func (b *Budget) Grant(bytes int64) {
	if b != nil {
		more := Saturated(bytes, stepsOfByte)
		b.one, b.all = min(b.one+more, mostSteps), min(b.all+more, mostSteps)
	}
}

// Spend takes steps. Its error is ErrBudget: then nothing has been taken.
func (b *Budget) Spend(steps int64) error {
	if err := b.Enough(steps); err != nil || b == nil {
		return err
	}
	b.one -= steps
	b.all -= steps
	b.used += steps
	b.ofOne += steps
	return nil
}

// Enough tells whether there are so many steps: its error is that of Spend.
func (b *Budget) Enough(steps int64) error {
	switch {
	case b == nil:
	case steps > b.one:
		return fmt.Errorf("%w: %d steps are left of %d for one certificate and %d for each byte of its files, want %d more (--steps N)",
			ErrBudget, b.one, b.each, stepsOfByte, steps)
	case steps > b.all:
		return fmt.Errorf("%w: %d steps are left of %d times %d for the run and %d for each byte of its files, want %d more (--steps N)",
			ErrBudget, b.all, stepsOfRun, b.each, stepsOfByte, steps)
	}
	return nil
}

// Take takes memory for the certificate at hand, until it is freed or the next one begins.
// Its error is ErrBudget: then nothing has been taken.
func (b *Budget) Take(bytes int64) error {
	switch {
	case b == nil:
		return nil
	case bytes > b.memory:
		return fmt.Errorf("%w: %d bytes of memory are left of %d, want %d more (--memory M)", ErrBudget, b.memory, b.largest, bytes)
	}
	b.memory -= bytes
	b.taken += bytes
	b.least = min(b.least, b.memory)
	return nil
}

// Free gives back memory that the certificate at hand has taken.
func (b *Budget) Free(bytes int64) {
	if b != nil {
		b.memory += bytes
		b.taken -= bytes
	}
}

// FreeAll gives all memory back: of work that ended without giving back its own.
func (b *Budget) FreeAll() {
	if b != nil {
		b.memory, b.taken = b.largest, 0
	}
}

// Keep takes memory for longer than one certificate, in place of what was kept before,
// which it notes. Its error is ErrBudget: then nothing is kept.
func (b *Budget) Keep(before *int64, bytes int64) error {
	if b == nil {
		return nil
	}
	b.memory += *before
	*before = 0
	if err := b.Take(bytes); err != nil {
		return err
	}
	b.taken -= bytes
	*before = bytes
	return nil
}

// Reading returns a file of which each byte that is read takes so many steps.
func (b *Budget) Reading(file io.ReadCloser, steps int64) io.ReadCloser {
	if b == nil {
		return file
	}
	return &counted{file, b, steps}
}

// counted is a file that takes steps for each byte.
type counted struct {
	io.ReadCloser
	budget *Budget
	steps  int64
}

func (f *counted) Read(into []byte) (int, error) {
	n, err := f.ReadCloser.Read(into)
	if over := f.budget.Spend(int64(n) * f.steps); over != nil {
		return 0, over
	}
	return n, err
}

// Verdicts takes what it costs to read a file of verdicts of so many bytes.
func (b *Budget) Verdicts(bytes int64) error {
	return b.text(bytes, bytesOfVerdicts, stepsOfVerdicts)
}

// Theorems takes what it costs to read a file of theorems of so many bytes.
func (b *Budget) Theorems(bytes int64) error {
	return b.text(bytes, bytesOfTheorems, StepsOfText)
}

// text takes memory and steps for each byte of a file.
func (b *Budget) text(bytes, memory, steps int64) error {
	b.Begin()
	if err := b.Take(memory * bytes); err != nil {
		return err
	}
	b.Grant(bytes) // not for what is refused
	return b.Spend(steps * bytes)
}

// String says what was taken.
func (b *Budget) String() string {
	return fmt.Sprintf("%d steps in all, at most %d for one certificate, and %d bytes of memory at one time",
		b.used, max(b.mostOfOne, b.ofOne), b.largest-b.least)
}

// mostSteps is as many steps as there can be.
const mostSteps = 1 << 61

// Saturated returns a·b, neither being negative, and at most mostSteps.
func Saturated(a, b int64) int64 {
	if b > 0 && a > mostSteps/b {
		return mostSteps
	}
	return a * b
}

// What checking takes, in steps. A pass is a look at all of the network: N + 2M of them. What
// a kind of proof takes besides stands with its checker.
const (
	StepsOfText     = 8  // to read a byte of a body
	passes          = 4  // over the network, for any certificate
	PassesOfLine    = 16 // more for each line that says something of every vertex
	PassesOfSearch  = 4
	stepsOfVerdicts = 256 // to read a byte of a file of verdicts
	bytesOfVerdicts = 256 // and the memory for it
	bytesOfTheorems = 64  // likewise, of a file of theorems
)

// start begins a certificate: it takes what reading its text costs.
func (b *Budget) start(c *Certificate) error {
	if b == nil {
		return nil
	}
	b.Begin()
	b.Grant(c.Size())
	if err := b.Take(c.Memory()); err != nil {
		return err
	}
	return b.Spend(c.Size() * StepsOfText)
}

// Size returns the number of bytes of the body, as far as it is known.
func (c *Certificate) Size() int64 {
	if c.Bytes > 0 {
		return c.Bytes
	}
	size := int64(0)
	for _, l := range c.Body {
		size += int64(len(l.Keyword) + len(l.Text) + 2)
	}
	return size
}

// Memory returns what the body and its numbers take.
func (c *Certificate) Memory() int64 { return 4*c.Size() + 64*int64(len(c.Body)) }

// Enough tells whether there are the steps for so many looks at all of the network, and so
// many more.
func (w World) Enough(times, more int64) error {
	return w.Budget.Enough(min(Saturated(times, w.extent)+more, mostSteps))
}

// Pass takes the steps of so many looks at all of the network.
func (w World) Pass(times int64) error { return w.Budget.Spend(Saturated(times, w.extent)) }
