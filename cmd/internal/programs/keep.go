package programs

import (
	"context"
	"sync"
)

// keeper has the programs that run.
type keeper struct {
	mu     sync.Mutex
	living map[*child]bool
}

type keeperKey struct{}

// Keep returns a context whose programs are killed by the function that is returned, if they
// run then: work that was left to itself may have some.
func Keep(ctx context.Context) (context.Context, func()) {
	k := &keeper{living: make(map[*child]bool)}
	return context.WithValue(ctx, keeperKey{}, k), k.end
}

func (k *keeper) end() {
	k.mu.Lock()
	living := k.living
	k.living = nil
	k.mu.Unlock()
	for p := range living {
		p.end()
	}
}

// note notes that a program runs, or that it does no more; it returns false if none is to run any more.
func note(ctx context.Context, c *child, runs bool) bool {
	k, ok := ctx.Value(keeperKey{}).(*keeper)
	if !ok {
		return true
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.living != nil && runs {
		k.living[c] = true
	} else {
		delete(k.living, c)
	}
	return k.living != nil
}
