package certificates

import (
	"errors"
	"fmt"
)

// ErrBudget is what the errors of a Budget are: checking would cost more than it may. That
// says nothing against the certificate.
var ErrBudget = errors.New("over the budget")

// What checking may cost where nobody says otherwise.
const (
	DefaultSteps  = 1 << 33
	DefaultMemory = 1 << 31
)

// A run may take several times the steps of a certificate, and each of both some more for
// each byte of the files.
const (
	stepsOfRun  = 4
	stepsOfByte = 1 << 9
)

// stepsToRead is what a byte of a text costs.
const stepsToRead = 8

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
	each           int64 // steps of one certificate, without those for its bytes
	one, all       int64 // steps left: of the certificate at hand, of the run
	memory         int64 // bytes left
	used           int64
	least, largest int64 // of memory: what was left at worst, what there was
}

// NewBudget returns a budget of so many steps for one certificate, and so many bytes.
func NewBudget(steps, memory int64) *Budget {
	return &Budget{each: steps, one: steps, all: saturated(steps, stepsOfRun), memory: memory, least: memory, largest: memory}
}

// Begin begins the next certificate, or verdict.
func (b *Budget) Begin() {
	if b != nil {
		b.one = b.each
	}
}

// Grant adds the steps for so many bytes of a file that is read for the first time.
func (b *Budget) Grant(bytes int64) {
	if b != nil {
		more := saturated(bytes, stepsOfByte)
		b.one, b.all = min(b.one+more, mostSteps), min(b.all+more, mostSteps)
	}
}

// Spend takes steps. Its error is ErrBudget: then nothing has been taken.
func (b *Budget) Spend(steps int64) error {
	switch {
	case b == nil:
		return nil
	case steps > b.one:
		return fmt.Errorf("%w: %d steps are left of %d for one certificate and %d for each byte of its files, want %d more (--steps N)",
			ErrBudget, b.one, b.each, stepsOfByte, steps)
	case steps > b.all:
		return fmt.Errorf("%w: %d steps are left of %d times %d for the run and %d for each byte of its files, want %d more (--steps N)",
			ErrBudget, b.all, stepsOfRun, b.each, stepsOfByte, steps)
	}
	b.one -= steps
	b.all -= steps
	b.used += steps
	return nil
}

// Take takes memory, until it is freed. Its error is ErrBudget: then nothing has been
// taken.
func (b *Budget) Take(bytes int64) error {
	switch {
	case b == nil:
		return nil
	case bytes > b.memory:
		return fmt.Errorf("%w: %d bytes of memory are left of %d, want %d more (--memory M)", ErrBudget, b.memory, b.largest, bytes)
	}
	b.memory -= bytes
	b.least = min(b.least, b.memory)
	return nil
}

// Free gives back memory that was taken.
func (b *Budget) Free(bytes int64) {
	if b != nil {
		b.memory += bytes
	}
}

// FreeAll gives all memory back: of work that ended without giving back its own.
func (b *Budget) FreeAll() {
	if b != nil {
		b.memory = b.largest
	}
}

// Used returns the steps that were taken, and the most memory that was taken at one time.
func (b *Budget) Used() (steps, memory int64) {
	if b == nil {
		return 0, 0
	}
	return b.used, b.largest - b.least
}

// mostSteps is as many steps as there can be.
const mostSteps = 1 << 61

// saturated returns a·b, neither being negative, and at most mostSteps.
func saturated(a, b int64) int64 {
	if b > 0 && a > mostSteps/b {
		return mostSteps
	}
	return a * b
}
