package programs

import (
	"context"
	"sync"
)

// keeper has the programs that run.
type keeper struct {
	mu     sync.Mutex
	living map[ender]bool
}

// ender is a program that can be ended.
type ender interface{ end() }

type keeperKey struct{}

// Keep returns a context whose programs are killed by the function that is returned, if they
// run then: work that was left to itself may have some.
func Keep(ctx context.Context) (context.Context, func()) {
	k := &keeper{living: make(map[ender]bool)}
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

// note notes that a program runs, or that it does no more.
func note(ctx context.Context, p ender, runs bool) {
	k, ok := ctx.Value(keeperKey{}).(*keeper)
	if !ok {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.living != nil && runs {
		k.living[p] = true
	} else {
		delete(k.living, p)
	}
}
