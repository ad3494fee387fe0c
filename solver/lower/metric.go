package lower

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/metric"
)

// distances is a proof by the levels from some vertices: of lengths, or of orbits.
func (j *job) distances(group string, p metric.Distances) Term {
	if len(j.s.Args) > 0 { // the statement names the source
		return App("FromOne", levels(p.Levels[0]))
	}
	constructor := map[string]string{"Metric": "FromLevels", "Symmetry": "ByLevels"}[group]
	return App(constructor, j.group(p.Group), ListOf(p.Levels, levels))
}

// levels are the distances from a vertex, which are to be found where none are given.
func levels(l metric.Levels) Term {
	if l.Level == nil {
		return App("Searched", Int(uint64(l.Source)))
	}
	return App("Levels.Told", Int(uint64(l.Source)), Array(reached(l.Level)))
}

// far is the level in the kernel of what is out of reach.
const far = 1 << 22

// reached has far in place of none.
func reached(level []uint32) []uint32 {
	level = slices.Clone(level)
	for v, l := range level {
		if l == certificates.None {
			level[v] = far
		}
	}
	return level
}

// group is a list of the images of all vertices under automorphisms.
func (j *job) group(group automorphism.Generators) Term {
	verified, err := group.Verify(j.net, certificates.World{})
	if err != nil {
		j.fail(err)
		return List()
	}
	return ListOf(verified.Images(), Array[uint32])
}
