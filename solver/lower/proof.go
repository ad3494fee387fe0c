package lower

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/lrat"
	"topocert/certificates/metric"
	"topocert/certificates/widths"
)

// proof returns the proof of a certificate in the terms of a group of facts.
func (j *job) proof(kind, group string, proof any) Term {
	switch p := proof.(type) {
	case metric.Count:
		return App("Counted")
	case metric.Distances:
		return j.distances(group, p)
	case widths.Cut:
		return App("WidthByCut", Ints(p.Side))
	case widths.Flow:
		return j.flow(p)
	case widths.Order:
		return App("WidthByOrder", Ints(p.Vertices))
	case widths.Spectral:
		return spectral(p)
	case widths.Cubes:
		return j.cubes(p)
	case widths.Branches:
		return j.branches(p)
	case lrat.Refutation:
		slots, parts := j.refuted(p)
		switch of := p.Of.(type) {
		case widths.Encoding:
			return App("WidthByLrat", j.group(of.Group), slots, parts)
		}
	}
	return j.none("a proof by %s", kind)
}

// distances is a proof by the levels from some vertices: of lengths, or of orbits.
func (j *job) distances(group string, p metric.Distances) Term {
	if len(p.Group) == 0 && len(p.Levels) == 1 && group == "Metric" && len(j.s.Args) > 0 {
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
	return App("Told", Int(uint64(l.Source)), Array(reached(l.Level)))
}

// group is a list of the images of all vertices under automorphisms.
func (j *job) group(group automorphism.Generators) Term {
	return ListOf(group, func(a automorphism.Automorphism) Term { return Array(j.images(a)) })
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

// images returns the images of all vertices under an automorphism.
func (j *job) images(a automorphism.Automorphism) []uint32 {
	images := make([]uint32, j.net.Order())
	for v := range images {
		images[v] = uint32(v)
	}
	copy(images, a.Images)
	at := 0
	for i := 0; i+1 < len(a.Runs); i += 2 {
		for u := a.Runs[i]; u <= a.Runs[i+1]; u++ {
			images[at] = u
			at++
		}
	}
	start := 0
	for i, v := range a.Cycles {
		switch last := i+1 == len(a.Cycles) || a.Cycles[i+1] == certificates.None; {
		case v == certificates.None:
			start = i + 1
		case last:
			images[v] = a.Cycles[start]
		default:
			images[v] = a.Cycles[i+1]
		}
	}
	return images
}
