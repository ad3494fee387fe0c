package script

import (
	"errors"
	"fmt"
	"time"
)

// Limits bound what a file may take.
type Limits struct {
	// File is the length of the file in bytes.
	File int
	// Steps is the number of steps of the interpreter for running the file, and for
	// making each network; HopSteps that for a router's answer for one vertex and one
	// destination. 10⁷ take well under a second.
	Steps, HopSteps uint64
	// Memory is the number of bytes that values take at a time.
	Memory int64
	// Time is for running the file, and for making each network: of the processor where
	// the system tells, of the clock elsewhere. HopTime, of the clock, is for a router's
	// answer.
	Time, HopTime time.Duration
	// Output is the number of bytes that may be printed, in all.
	Output int
}

// DefaultLimits let a file make networks of a few million links.
func DefaultLimits() Limits {
	return Limits{File: 1 << 18, Steps: 100_000_000, HopSteps: 1_000_000, Memory: 1 << 29, Time: 6 * time.Second, HopTime: 5 * time.Second, Output: 1 << 16}
}

const (
	maxCalls = 1000    // calls within one another
	maxBits  = 1 << 20 // of a power
	maxStack = 1 << 26 // bytes, for what the interpreter does by calling itself
)

// ErrLimit marks a file that takes more than its limits allow.
var ErrLimit = errors.New("limit passed")

func tooMuch(format string, args ...any) error {
	return fmt.Errorf("%w: %s", ErrLimit, fmt.Sprintf(format, args...))
}

func (l *Limits) tooLarge() error {
	return tooMuch("more than %d MB for values, want at most that much", l.Memory>>20)
}

func tooLong(limit time.Duration) error {
	return tooMuch("more than %v, want at most that long", limit)
}
