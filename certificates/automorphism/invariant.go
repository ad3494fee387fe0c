package automorphism

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strconv"

	"topocert/certificates"
)

// Invariants is a proof of the number of orbits of all automorphisms on the links, or on the
// vertices: generators, whose orbits refinement tells apart.
type Invariants struct{ Group Generators }

// ByInvariants is the kind of such proofs.
var ByInvariants = certificates.Kind{Name: "invariants", Shows: []string{"edge-orbits G = n", "vertex-orbits G = n"}, Form: certificates.FormOf((*Invariants).form, Invariants.check)}

func (p *Invariants) form(r *certificates.Lines) { p.Group.Form(r) }

// check checks the number of orbits on the links, or on the vertices.
//
// The generators have at least as many orbits as all automorphisms. There are not fewer if what
// refinement makes of one of each orbit differs from what it makes of all others. Of a link A–B it
// is the two digests of what is met when A and then B is singled out, or B and then A: an
// automorphism that takes the link to another one takes either A or B to the lesser end, and
// what is met is the same. (Different digests are of different traces; so nothing rests on the
// digest.)
func (p Invariants) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	s := c.Statement
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return err
	}
	var list [][]uint32 // one of each orbit
	if s.Subject == "vertex-orbits" {
		for _, v := range b.Roots() {
			list = append(list, []uint32{v})
		}
	} else {
		if err := w.Pass(certificates.PassesOfLine * int64(1+len(p.Group))); err != nil {
			return err
		}
		list = b.Links(g)
	}
	if err := s.WantValue(strconv.Itoa(len(list))); err != nil || len(list) < 2 {
		return err
	}
	all, err := newColouring(g, w)
	if err != nil {
		return err
	}
	met := make(map[string][]uint32)
	for _, one := range list {
		sight, err := all.sight(one)
		if err != nil {
			return err
		}
		if before := met[sight]; before != nil {
			return certificates.Reject("invariants/alike", "refinement makes the same of %d and of %d, want a difference", before, one)
		}
		met[sight] = one
	}
	return nil
}

// sight returns the digests of what is met when the vertices of a list, one or two, are singled
// out, in both orders.
func (c *colouring) sight(list []uint32) (string, error) {
	var digests []string
	for range list {
		d, err := c.clone()
		if err != nil {
			return "", err
		}
		t := new(trace)
		for _, v := range list {
			if err := d.single(v, t); err != nil {
				return "", err
			}
		}
		if err := d.put(t); err != nil {
			return "", err
		}
		d.drop()
		hash := sha256.New()
		for _, x := range t.noted {
			hash.Write(binary.BigEndian.AppendUint32(nil, x))
		}
		digests = append(digests, string(hash.Sum(nil)))
		slices.Reverse(list)
	}
	slices.Sort(digests)
	return digests[0] + digests[len(digests)-1], nil
}
