package audit

import (
	"context"
	"fmt"
	"slices"

	"topocert/routing"
)

// wait is a message that takes a channel of a cycle as the given hop of its route, and
// then the next channel of the cycle.
type wait struct {
	source, destination uint32
	hop                 int
	taken               []uint32 // the channels up to that hop
}

// Limits of the search for messages that can deadlock.
const (
	maxWaits     = 64      // messages for each channel of the cycle
	maxWaitSteps = 1 << 20 // choices tried
)

// findWaits finds a message for each two consecutive channels of the cycle. If it can
// it finds such as take no channel twice before they wait, all together: these can set
// out at once and come to wait for one another. It follows every message, and then
// tries choices up to a limit.
func (a *Result) findWaits(ctx context.Context, r routing.Router) error {
	cycle := a.Channels.Cycle()
	place := make(map[[2]uint32]int, len(cycle)) // of two consecutive channels
	for i, channel := range cycle {
		place[[2]uint32{channel, cycle[(i+1)%len(cycle)]}] = i
	}
	found := make([][]wait, len(cycle))
	for _, s := range a.Ends {
		if err := ctx.Err(); err != nil {
			return fmt.Errorf("channel cycle: stopped: %w", err)
		}
		for _, d := range a.Ends {
			taken := a.Channels.Route(r, s, d)
			for hop := 1; hop < len(taken); hop++ {
				if i, ok := place[[2]uint32{taken[hop-1], taken[hop]}]; ok && len(found[i]) < maxWaits {
					found[i] = append(found[i], wait{s, d, hop - 1, taken[:hop]})
				}
			}
		}
	}
	for i, list := range found {
		// Those that take fewest channels stand in the way of fewest others.
		slices.SortStableFunc(list, func(x, y wait) int { return x.hop - y.hop })
		a.waits = append(a.waits, list[0])
		found[i] = list
	}
	if a.Headerless && a.Channels.Classes == 1 {
		taken, steps := make(map[uint32]bool), 0
		a.apart = chooseDisjoint(found, a.waits, taken, &steps)
	}
	return nil
}

// chooseDisjoint fills chosen with one message of each list so that no two take the same
// channel, nor one a channel twice, by backtracking. taken are the channels taken already. It reports
// false, and may have changed chosen, if there are none or the steps are too many.
func chooseDisjoint(lists [][]wait, chosen []wait, taken map[uint32]bool, steps *int) bool {
	if len(lists) == 0 {
		return true
	}
	for _, m := range lists[0] {
		if *steps++; *steps > maxWaitSteps {
			return false
		}
		free := 0 // how many of its channels are taken by no other
		for free < len(m.taken) && !taken[m.taken[free]] {
			taken[m.taken[free]] = true
			free++
		}
		if free == len(m.taken) {
			chosen[0] = m
			if chooseDisjoint(lists[1:], chosen[1:], taken, steps) {
				return true
			}
		}
		for _, channel := range m.taken[:free] {
			delete(taken, channel)
		}
	}
	return false
}
