package supertoroidal

import "topocert/props"

// join makes a large network from two copies of a small one (Section V): one
// coordinate of the nodes is renumbered.
type join struct {
	old, whole network
	axis       int
	// at holds for each copy the node of the whole that each node becomes.
	at [2][]uint32
}

// rule gives coordinate i of n, n even, of a node of copy 0 or 1 its new
// value among 2n.
type rule func(copy, i, n int) int

// printed is the paper's: "adding c/2 to the values of the y-coordinate in the
// second copy of Γ(c,1,1) and c to the y-coordinate of the last half of the nodes
// of the first copy".
func printed(copy, i, n int) int {
	switch {
	case copy == 1:
		return i + n/2
	case 2*i >= n:
		return i + n
	}
	return i
}

// turned has the second copy turned half round: the first half of its nodes is
// moved, as the last half of the first copy's.
func turned(copy, i, n int) int {
	if (2*i >= n) == (copy == 0) {
		return i + n
	}
	return i
}

// newJoin joins two copies of Γ(c,k,l) along x, axis 0, to Γ(c,2k,l), or along
// y, axis 1, to Γ(c,k,2l). The other coordinates stay as they are.
func newJoin(t *props.Case, c, k, l int, axis int, rule rule) *join {
	old, n := gamma(t, c, k, l), c*k
	whole := gamma(t, c, 2*k, l)
	if axis == 1 {
		whole, n = gamma(t, c, k, 2*l), c*l
	}
	j := &join{old: old, whole: whole, axis: axis}
	taken := make([]bool, j.whole.Order())
	for copy := range j.at {
		j.at[copy] = make([]uint32, j.old.Order())
		for v := range j.at[copy] {
			a := j.old.Coordinates(uint32(v))
			a[axis] = rule(copy, a[axis], n)
			w := j.whole.At(a...)
			t.Want(!taken[w], "two nodes become %s of %s", j.whole.Label(w), j.whole.Name())
			j.at[copy][v], taken[w] = w, true
		}
	}
	return j
}

// cut is a link of a copy from v ahead along an axis that the whole lacks.
type cut struct {
	copy int
	v, w uint32
	// now is where the link from v leads in the whole.
	now uint32
}

// cuts returns the links along an axis that the whole lacks: those from v to w with
// the label (1,0,0) or (0,1,0), of which the whole has none from v's place to w's.
func (j *join) cuts(t *props.Case, axis int) []cut {
	var cuts []cut
	for copy, at := range j.at {
		for v := range uint32(j.old.Order()) {
			w, now := ahead(t, j.old, v, axis), ahead(t, j.whole, at[v], axis)
			if at[w] != now {
				cuts = append(cuts, cut{copy, v, w, now})
			}
		}
	}
	return cuts
}

// wantKept says that the case fails unless all links along an axis stay.
func (j *join) wantKept(t *props.Case, axis int) {
	if cuts := j.cuts(t, axis); len(cuts) > 0 {
		i := cuts[0]
		at := j.at[i.copy]
		t.Failf("%d links %s of the two copies of %s are lost: the first of copy %d, %s–%s, would become %s–%s, but in %s the link from %s leads to %s",
			len(cuts), [2]string{"(1,0,0)", "(0,1,0)"}[axis], j.old.Name(), i.copy+1, j.old.Label(i.v), j.old.Label(i.w),
			j.whole.Label(at[i.v]), j.whole.Label(at[i.w]), j.whole.Name(), j.whole.Label(at[i.v]), j.whole.Label(i.now))
	}
}

// wantCutAt says that the case fails unless the links along the join's axis that
// are lost are all those ahead from the given value of the coordinate, one for each
// copy, and no other link is.
func (j *join) wantCutAt(t *props.Case, last [2]int) {
	j.wantKept(t, 1-j.axis)
	lost := 0
	for _, cut := range j.cuts(t, j.axis) {
		t.Want(j.old.Coordinate(cut.v, j.axis) == last[cut.copy], "the link %s–%s of copy %d is lost", j.old.Label(cut.v), j.old.Label(cut.w), cut.copy+1)
		lost++
	}
	side := j.old.Sides()[j.axis]
	t.Want(lost == 2*j.old.Order()/side, "%d links are lost at the joint, want %d", lost, 2*j.old.Order()/side)
}

// changed returns the number of nodes, of both copies, whose identifiers change.
func (j *join) changed() int {
	changed := 0
	for _, at := range j.at {
		for v, w := range at {
			if j.old.Label(uint32(v)) != j.whole.Label(w) {
				changed++
			}
		}
	}
	return changed
}

// twins is the domain of Section V, two copies of Γ(c,1,1); anyTwins
// holds two copies of any network. The order is that of the whole.
func twins() props.Family {
	return anyTwins().From("two copies of Γ(c,1,1), even c ≥ 4", "c >= 4, k in 1..1, l in 1..1 if c % 2 == 0")
}

func anyTwins() props.Family {
	f := family()
	f.Domain, f.Order = "two copies of Γ(c,k,l), even c ≥ 4, k, l ≥ 1", "2*c*c*c*k*l"
	return f
}
