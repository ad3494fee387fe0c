package checking

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"topocert/certificates"
)

// Limits says what checking may cost; 0 stands for what is usual.
type Limits struct {
	// Steps is the number of steps of one certificate; Memory the number of bytes.
	Steps, Memory int64
}

func (l Limits) memory() int64 { return cmp.Or(l.Memory, certificates.DefaultMemory) }

func (l Limits) budget() *certificates.Budget {
	return certificates.NewBudget(cmp.Or(l.Steps, certificates.DefaultSteps), l.memory())
}

// StepsUsage and MemoryUsage say what the flags --steps and --memory are for.
const (
	StepsUsage  = "let checking take `N` steps for a certificate, about a nanosecond each, and 4·N in all (default 2^33)"
	MemoryUsage = "let checking take `M` bytes of memory, such as 512MB or 4GB (default 1GB)"
)

// SetSteps reads a number of steps.
func (l *Limits) SetSteps(text string) error {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 1 || n > math.MaxInt64/8 {
		return fmt.Errorf("%q steps, want a whole number, 1 or more", text)
	}
	l.Steps = n
	return nil
}

// SetMemory reads a number of bytes, as Bytes does.
func (l *Limits) SetMemory(text string) error {
	n, ok := Bytes(text)
	if !ok || n < 1 || n > math.MaxInt64/8 {
		return fmt.Errorf("%q of memory, want a number of bytes such as 512MB or 4GB", text)
	}
	l.Memory = n
	return nil
}

// Bytes reads a number of bytes, with kB, MB, GB or TB after it for powers of 1024.
func Bytes(text string) (n int64, ok bool) {
	digits, scale := text, int64(1)
	for i, unit := range []string{"kB", "MB", "GB", "TB"} {
		if rest, ok := strings.CutSuffix(text, unit); ok {
			digits, scale = strings.TrimSpace(rest), 1<<(10*(i+1))
		}
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	return n * scale, err == nil && n >= 0 && n <= math.MaxInt64/scale
}
