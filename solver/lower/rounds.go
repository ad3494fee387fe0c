package lower

import (
	"slices"

	"topocert/certificates/broadcasts"
	"topocert/certificates/faults"
)

// pathsFrom are the paths from a vertex.
func pathsFrom(from faults.PathsFrom) Term {
	return Tuple(Int(uint64(from.Source)), ListOf(from.Paths, Ints[uint32]))
}

// schedule is the rounds from one source, or from one of each orbit.
func (j *job) schedule(p broadcasts.Schedule) Term {
	if !broadcasts.ForAll(j.s) {
		return App("Scheduled", ListOf(p.From[0].Rounds, pairs))
	}
	return App("ScheduledFrom", j.group(p.Group), ListOf(p.From, func(from broadcasts.Rounds) Term {
		return Tuple(Int(uint64(from.Source)), ListOf(from.Rounds, pairs))
	}))
}

// pairs are two numbers after the other.
func pairs(numbers []uint32) Term {
	return ListOf(slices.Collect(slices.Chunk(numbers, 2)), func(pair []uint32) Term {
		return Tuple(Int(uint64(pair[0])), Int(uint64(pair[1])))
	})
}
