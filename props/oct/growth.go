package oct

import (
	"topocert/props"
	"topocert/topology"
)

// grown wants OCT(k,m) to be what is left of OCT(k,m+1) and of OCT(k+1,m).
func grown(t *props.Case, k, m int) {
	grownBy(t, oct(t, k, m), oct(t, k, m+1), 1)
	grownBy(t, oct(t, k, m), oct(t, k+1, m), 0)
}

// grownBy says that the case fails unless big is small with two lines added
// behind the last of an axis, and nothing else is changed: all old nodes have
// their degrees, and of the links between old nodes one in each ring is gone.
func grownBy(t *props.Case, small, big *props.Net, axis int) {
	side := small.Sides()[axis]
	old := func(v uint32) uint32 { return big.At(small.Coordinates(v)...) }
	gone := 0
	for v := range uint32(small.Order()) {
		t.Want(big.Degree(old(v)) == small.Degree(v), "%s has degree %d in %s and %d in %s",
			small.Label(v), small.Degree(v), small.Name(), big.Degree(old(v)), big.Name())
		for w := range v {
			before, after := small.HasEdge(v, w), big.HasEdge(old(v), old(w))
			if before == after {
				continue
			}
			a, b := small.Coordinates(v), small.Coordinates(w)
			atSeam := min(a[axis], b[axis]) == 0 && max(a[axis], b[axis]) == side-1
			t.Want(before && atSeam, "%s and %s: linked in %s: %v, in %s: %v",
				small.Label(v), small.Label(w), small.Name(), before, big.Name(), after)
			gone++
		}
	}
	rings := small.Order() / side
	t.Want(gone == rings, "from %s to %s %d links between old nodes are lost, and there are %d rings", small.Name(), big.Name(), gone, rings)
}

// gainsOne wants the code of column i with a 1 inserted to be that of column i+1 of 2m+2, for all of
// the 2m columns, and the two new ones to be adjacent.
func gainsOne(t *props.Case, m int) {
	for i := range 2 * m {
		word, longer := topology.Johnson(i, m), topology.Johnson(i+1, m+1)
		gains := false
		for b := range longer {
			gains = gains || longer[b] == '1' && longer[:b]+longer[b+1:] == word
		}
		t.Want(gains, "m=%d: %s is not %s with a 1 inserted", m, longer, word)
	}
	t.Want(t.Net("Ring(%d)", 2*m+2).HasEdge(0, uint32(2*m+1)), "m=%d: the new columns 0 and %d are not adjacent", m, 2*m+1)
}

// adjacentColumns says that the case fails unless the new bit has a place so that
// two adjacent columns can be the new ones: without these two, and without that bit,
// the codes are those of the old columns.
func adjacentColumns(t *props.Case, m int) {
	closest, example := closestColumns(t, m)
	t.Want(closest == 1, "from %d columns to %d, wherever the new bit is put: the closest two columns that can be the new ones have the codes %s, at distance %d",
		2*m, 2*m+2, example, closest)
}

// closestColumns returns the least distance of two columns that can be the new
// ones of 2m+2 when a bit is put at one place in all codes, and their codes.
func closestColumns(t *props.Case, m int) (closest int, example string) {
	ring := t.Net("Ring(%d)", 2*m+2)
	old := make(map[string]bool)
	for i := range 2 * m {
		old[topology.Johnson(i, m)] = true
	}
	closest = 2 * m
	for place := range m + 1 {
		count := make(map[string]int) // of the columns whose codes are a word with the bit inserted
		var words []string
		for j := range 2*m + 2 {
			code := topology.Johnson(j, m+1)
			words = append(words, code[:place]+code[place+1:])
			count[words[j]]++
		}
		var spare []int // the columns that can be new: their words are no old ones, or occur twice
		for j, word := range words {
			if !old[word] || count[word] > 1 {
				spare = append(spare, j)
			}
		}
		for n, i := range spare {
			for _, j := range spare[:n] {
				// Every old word must be left once.
				count[words[i]]--
				count[words[j]]--
				if leftOnce(count, old) {
					if d := int(t.Levels(ring, uint32(i))[j]); d < closest {
						closest, example = d, topology.Johnson(j, m+1)+" and "+topology.Johnson(i, m+1)
					}
				}
				count[words[i]]++
				count[words[j]]++
			}
		}
	}
	return closest, example
}

// leftOnce tells whether each of the old words is counted once.
func leftOnce(count map[string]int, old map[string]bool) bool {
	for word := range old {
		if count[word] != 1 {
			return false
		}
	}
	return true
}

// newBitOnTop says that the case fails unless a new bit on top, 0 for the columns
// up to m and 1 for the others, leaves the old columns their bits, and the two new
// ones are m steps apart, and no others that can be the new ones are closer.
func newBitOnTop(t *props.Case, m int) {
	for i := range 2 * m {
		bit, becomes := "0", i
		if i > m {
			bit, becomes = "1", i+1
		}
		t.Want(topology.Johnson(becomes, m+1) == bit+topology.Johnson(i, m), "column %d", i)
	}
	// The columns that are no old one are m+1 and 2m+1.
	d := t.Int("distance", t.Net("Ring(%d)", 2*m+2), uint32(m+1), uint32(2*m+1))
	t.Want(d == m, "columns %d and %d are at distance %d", m+1, 2*m+1, d)
	d, example := closestColumns(t, m)
	t.Want(d == m, "m=%d: the columns %s are at distance %d", m, example, d)
}
