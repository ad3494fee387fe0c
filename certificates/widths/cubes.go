package widths

import (
	"strings"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/lrat"
)

// maxSplit bounds the number of vertices on which a proof by cubes splits; all
// assignments of them are gone through.
const maxSplit = 16

// stepsOfSplit is what it takes to go through an assignment of the vertices of a split line.
const stepsOfSplit = 64

// Cubes is a proof of a lower bound on the bisection width: a group, vertices on whose sides
// it splits, and a case for each way to give them sides, up to symmetry.
type Cubes struct {
	Group automorphism.Generators
	Split []uint32
	Cubes []Cube
}

// ByCubes is the kind of such proofs.
var ByCubes = certificates.Kind{Name: "cubes", Shows: []string{"bisection G >= k"}, Beside: []string{"cube"}, Form: certificates.FormOf((*Cubes).form, Cubes.check)}

// Cube is an assignment of the split vertices, of which bit i is the side of the i-th, and
// the file that refutes it.
type Cube struct {
	Bits uint32
	File string
}

func (p *Cubes) form(r *certificates.Lines) {
	p.Group.Form(r)
	r.Few("split", 1, maxSplit, &p.Split)
	certificates.Each(r, &p.Cubes, func(k *Cube) {
		text := bitText(k.Bits, len(p.Split)) + " " + k.File
		if r.Text("cube", &text); !r.Reads() {
			return
		}
		text, k.File, _ = strings.Cut(text, " ")
		if len(text) != len(p.Split) || strings.Trim(text, "01") != "" {
			r.Wrong("cube/bits", "%q, want %d digits 0 or 1", certificates.Shortened(text), len(p.Split))
		}
		for j, digit := range []byte(text) {
			k.Bits |= uint32(digit-'0') << j
		}
	})
}

// check checks that no balanced cut has fewer links than stated, by cases:
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
func (p Cubes) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return err
	}
	line, split := len(p.Group), p.Split
	if err := certificates.WantNumbers(line, split, 1, maxSplit, uint32(g.Order())); err != nil {
		return err
	}
	if err := w.Budget.Spend(certificates.Saturated(stepsOfSplit*int64(1+len(b.Generators)), 1<<len(split))); err != nil {
		return err
	}
	class, err := splitClasses(b, split)
	if err != nil {
		return err
	}
	if err := p.wantAll(class); err != nil {
		return err
	}
	for _, k := range p.Cubes {
		line++
		f, err := CubeCNF(g, c.Statement.Bound(), split, k.Bits)
		if err := f.Spend(w, err); err != nil {
			return err
		}
		proof, err := lrat.Open(c.Statement, w, line, k.File)
		if err != nil {
			return err
		}
		err = lrat.CheckFile(f, proof, w, line, k.File)
		proof.Close() // nothing was written
		f.Free(w)
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
func splitClasses(b *automorphism.Orbits, split []uint32) ([]uint32, error) {
	place := make(map[uint32]int, len(split))
	for i, v := range split {
		if _, found := place[v]; found {
			return nil, certificates.RejectLine(len(b.Generators), "split/repeated", "vertex %d occurs twice, want it once", v)
		}
		place[v] = i
	}
	class := make([]uint32, 1<<len(split))
	all := uint32(len(class) - 1)
	for a := range class {
		class[a] = uint32(a)
	}
	for a := range class {
		automorphism.Join(class, uint32(a), ^uint32(a)&all)
	}
	for j, p := range b.Images() {
		to := make([]int, len(split)) // where split vertex i goes
		for i, v := range split {
			at, found := place[p[v]]
			if !found {
				return nil, certificates.RejectLine(j, "split/moved", "split vertex %d goes to %d, want a split vertex", v, p[v])
			}
			to[i] = at
		}
		needed := false
		for a := range class {
			image := uint32(0)
			for i, at := range to {
				image |= uint32(a) >> i & 1 << at
			}
			needed = needed || automorphism.Find(class, uint32(a)) != automorphism.Find(class, image)
			automorphism.Join(class, uint32(a), image)
		}
		if !needed {
			return nil, certificates.RejectLine(j, "split/unneeded", "the automorphism makes no two cubes one that the lines before do not, want each to")
		}
	}
	automorphism.Flatten(class)
	return class, nil
}

// wantAll checks that there is exactly one cube of each class.
func (p Cubes) wantAll(class []uint32) error {
	met := make([]bool, len(class))
	for i, k := range p.Cubes {
		line := len(p.Group) + 1 + i
		if k.Bits >= uint32(len(class)) {
			return certificates.RejectLine(line, "cube/bits", "%b, want %d digits 0 or 1", k.Bits, len(p.Split))
		}
		if met[class[k.Bits]] {
			return certificates.RejectLine(line, "cube/repeated", "%s is like a cube before, want one of each class", bitText(k.Bits, len(p.Split)))
		}
		met[class[k.Bits]] = true
	}
	for a, root := range class {
		if !met[root] {
			return certificates.Reject("cube/missing", "no cube is like %s, want one of each class", bitText(uint32(a), len(p.Split)))
		}
	}
	return nil
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
// of bits tells. It is CNF without automorphisms, with a unit clause for
// each split vertex in place of that which has vertex 0 on side 0.
func CubeCNF(g certificates.Graph, w uint64, split []uint32, bits uint32) (*lrat.CNF, error) {
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
	return f.Finished()
}
