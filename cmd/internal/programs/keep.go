package programs

import (
	"context"
	"sync"
)

// keeper has the programs that run.
type keeper struct {
	mu     sync.Mutex
	living map[*process]bool
}

type keeperKey struct{}

// Keep returns a context whose programs are killed by the function that is returned, if they
// run then: work that was left to itself may have some.
func Keep(ctx context.Context) (context.Context, func()) {
	k := &keeper{living: make(map[*process]bool)}
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

// keep notes that a program runs, until what it returns is called.
func keep(ctx context.Context, p *process) (release func()) {
	k, ok := ctx.Value(keeperKey{}).(*keeper)
	if !ok {
		return func() {}
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.living != nil {
		k.living[p] = true
	}
	return func() {
		k.mu.Lock()
		defer k.mu.Unlock()
		delete(k.living, p)
	}
}
