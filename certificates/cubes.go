package certificates

import (
	"strings"
)

// maxSplit bounds the number of vertices on which a proof by cubes splits; all
// assignments of them are gone through.
const maxSplit = 16

// cube is an assignment of the split vertices, and the file that refutes it.
type cube struct {
	at   Line
	bits uint32
	file string
}

// checkCubes checks that no balanced cut has fewer links than stated, by cases:
// the sides of a few vertices, up to symmetry. Each case has a refutation in a
// file of its own.
//
// Let S be the split vertices, and call two assignments of sides to S alike if
// automorphisms that keep S as a set, and exchanging the sides, lead from one to
// the other; every class of assignments that are alike has a cube. Suppose that x
// is a balanced cut with fewer links than stated. It gives S an assignment a. Some
// h, composed of those automorphisms and exchanges, takes a to the cube b of its
// class. Let h act on the whole cut: hx has as many links as x, since
// automorphisms take links to links, and parts of the same two sizes, perhaps
// exchanged, which the formula leaves open. Since each of the automorphisms keeps
// S, what hx gives to S depends on a alone, and is b. So hx satisfies the formula
// of b, which says nothing but that a cut is balanced, has fewer links than stated
// and gives b to S. But that has been refuted.
//
// The clause (¬x_0) of the formula for a single refutation is not in that of a
// cube. It picks a cut or its opposite, the cube picks another representative;
// where vertex 0 is not in S, or the cube has it on side 1, there need not be a
// cut that is both.
func checkCubes(c *Certificate, g Graph, w World) error {
	if err := c.Statement.wantArgs(0, ">="); err != nil {
		return err
	}
	least, err := c.Statement.bound()
	if err != nil {
		return err
	}
	b, read, err := c.readGroup(g, w)
	if err != nil {
		return err
	}
	if read == len(c.Body) {
		return reject("body/missing", "the body ends after %d lines, want a split line", read)
	}
	split, err := c.numbers(read, "split", 1, maxSplit, uint32(g.Order()), false)
	if err != nil {
		return err
	}
	if err := w.Budget.Spend(saturated(stepsOfSplit*int64(1+len(b.generators)), 1<<len(split))); err != nil {
		return err
	}
	class, err := splitClasses(b, split, c.Body)
	if err != nil {
		return err
	}
	cubes, err := c.readCubes(read+1, len(split), class)
	if err != nil {
		return err
	}
	for _, k := range cubes {
		f, err := CubeCNF(g, least, split, k.bits)
		if err := f.spend(w, err); err != nil {
			return err
		}
		proof, err := c.openProof(w, k.at, k.file)
		if err != nil {
			return err
		}
		err = checkProof(f, proof, w, k.at, k.file)
		proof.Close() // nothing was written
		f.free(w)
		if err != nil {
			return err
		}
	}
	return nil
}

// splitClasses returns, for each assignment of sides to the split vertices, the
// smallest of those alike. Bit i of an assignment is the side of split vertex i.
// The group's generators are the first lines of the body, the split vertices
// stand in the next one.
func splitClasses(b *group, split []uint32, body []Line) ([]uint32, error) {
	place := make(map[uint32]int, len(split))
	for i, v := range split {
		if _, found := place[v]; found {
			return nil, body[len(b.generators)].reject("split/repeated", "vertex %d occurs twice, want it once", v)
		}
		place[v] = i
	}
	class := make([]uint32, 1<<len(split))
	all := uint32(len(class) - 1)
	for a := range class {
		class[a] = uint32(a)
	}
	for a := range class {
		join(class, uint32(a), ^uint32(a)&all)
	}
	for j, p := range b.images() {
		to := make([]int, len(split)) // where split vertex i goes
		for i, v := range split {
			at, found := place[p[v]]
			if !found {
				return nil, body[j].reject("split/moved", "split vertex %d goes to %d, want a split vertex", v, p[v])
			}
			to[i] = at
		}
		needed := false
		for a := range class {
			image := uint32(0)
			for i, at := range to {
				image |= uint32(a) >> i & 1 << at
			}
			needed = needed || find(class, uint32(a)) != find(class, image)
			join(class, uint32(a), image)
		}
		if !needed {
			return nil, body[j].reject("split/unneeded", "the automorphism makes no two cubes one that the lines before do not, want each to")
		}
	}
	flatten(class)
	return class, nil
}

// readCubes reads the cubes from line i of the body on, exactly one of each
// class.
func (c *Certificate) readCubes(i, size int, class []uint32) ([]cube, error) {
	var cubes []cube
	met := make([]bool, len(class))
	for _, line := range c.Body[i:] {
		if line.Keyword != "cube" {
			return nil, line.reject("body/keyword", "%q, want \"cube\"", cut(line.Keyword))
		}
		text, name, _ := strings.Cut(line.Text, " ")
		if len(text) != size || strings.Trim(text, "01") != "" {
			return nil, line.reject("cube/bits", "%q, want %d digits 0 or 1", cut(text), size)
		}
		k := cube{at: line, file: name}
		for j, digit := range []byte(text) {
			k.bits |= uint32(digit-'0') << j
		}
		if met[class[k.bits]] {
			return nil, line.reject("cube/repeated", "%s is like a cube before, want one of each class", text)
		}
		met[class[k.bits]] = true
		cubes = append(cubes, k)
	}
	for a, root := range class {
		if !met[root] {
			return nil, reject("cube/missing", "no cube is like %s, want one of each class", bitText(uint32(a), size))
		}
	}
	return cubes, nil
}

// bitText writes an assignment as it stands in a certificate.
func bitText(bits uint32, size int) string {
	text := make([]byte, size)
	for i := range text {
		text[i] = '0' + byte(bits>>i&1)
	}
	return string(text)
}

// CubeCNF returns the formula that says: there is a cut of g into ⌊N/2⌋ and
// ⌈N/2⌉ vertices with fewer than w links, and split[i] is on the side that bit i
// of bits tells. It is BisectionCNF without automorphisms, with a unit clause for
// each split vertex in place of that which has vertex 0 on side 0.
func CubeCNF(g Graph, w uint64, split []uint32, bits uint32) (*CNF, error) {
	f, side, err := cutCNF(g, w)
	if err != nil {
		return nil, err
	}
	for i, v := range split {
		if bits>>i&1 == 0 {
			f.Add(-side[v])
		} else {
			f.Add(side[v])
		}
	}
	return f.finished()
}
