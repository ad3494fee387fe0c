package automorphism

import (
	"fmt"
	"strconv"

	"topocert/certificates"
)

// Automorphisms is a proof by automorphisms alone.
type Automorphisms struct{ Group Generators }

// ByAutomorphisms is the kind of such proofs.
var ByAutomorphisms = certificates.Kind{Name: "automorphisms", Shows: []string{"automorphism G name = n", "edge-transitive G = yes"}, Several: true, Form: certificates.FormOf((*Automorphisms).form, Automorphisms.check)}

func (p *Automorphisms) form(r *certificates.Lines) { p.Group.Form(r) }

// check checks statements that automorphisms alone prove.
func (p Automorphisms) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return err
	}
	n := len(p.Group)
	if n == 0 {
		return certificates.Reject("body/missing", "no automorphism, want at least 1")
	}
	for _, s := range c.Statements() {
		if s.Subject == "automorphism" {
			if err := s.WantValue(strconv.Itoa(n)); err != nil {
				return err
			}
			if err := b.wantDifferent(); err != nil {
				return err
			}
		} else if orbits := len(b.Links(g)); orbits > 1 {
			return certificates.Reject("orbits/many", "the automorphisms have %d orbits on the links, want 1", orbits)
		}
	}
	return nil
}

// wantDifferent checks that no two of the generators, line by line, are the same.
func (b *Orbits) wantDifferent() error {
	met := make(map[string]bool)
	for i, image := range b.Images() {
		key := fmt.Sprint(image)
		if met[key] {
			return certificates.RejectLine(i, "automorphism/repeated", "the same permutation as on a line before, want it once")
		}
		met[key] = true
	}
	return nil
}
