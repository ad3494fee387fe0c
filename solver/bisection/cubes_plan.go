package bisection

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/lrat"
	"topocert/certificates/widths"
	"topocert/solver"
	"topocert/solver/sat"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// CubePlan is a proof by cubes (see ProveCubes) whose cubes may be refuted anywhere, each
// on its own. It can be written as JSON. One that was read must be validated.
type CubePlan struct {
	// Width is the number of links that every balanced cut is to have.
	Width int `json:"width"`
	// Split are the vertices whose sides are split into cases, Generators the
	// automorphisms that keep them.
	Split      []uint32   `json:"split"`
	Generators [][]uint32 `json:"generators"`
	// Cubes are the cases that are left: digit i is the side of Split[i].
	Cubes []string `json:"cubes"`
}

// PlanCubes splits the proof that every balanced cut has at least w links, by the sides of
// t vertices, as ProveCubes does. Errors as there.
func PlanCubes(ctx context.Context, e *symmetry.Symmetries, w, t int) (*CubePlan, error) {
	s, err := cubesOf(ctx, e, t)
	if err != nil {
		return nil, err
	}
	return s.plan(w), nil
}

// plan returns the split as a plan.
func (s *split) plan(w int) *CubePlan {
	p := &CubePlan{Width: w, Split: s.vertices, Generators: s.generators}
	for _, cube := range s.cubes {
		p.Cubes = append(p.Cubes, s.text(cube))
	}
	return p
}

// Validate tells whether the plan is well formed for the network. That its cubes are all
// that it takes is for the checker of its certificate to see. Errors wrap
// topology.ErrParam.
func (p *CubePlan) Validate(net topology.Network) error {
	wrong := func(format string, args ...any) error {
		return fmt.Errorf("cubes of %s: %w: %s", net.Name(), topology.ErrParam, fmt.Sprintf(format, args...))
	}
	n := net.Order()
	t := len(p.Split)
	if t < 1 || t > min(MaxSplit, n) {
		return wrong("split on %d vertices, want 1 … %d", t, min(MaxSplit, n))
	}
	if p.Width < 0 || p.Width > net.Size() {
		return wrong("%d links, want 0 … %d", p.Width, net.Size())
	}
	if len(p.Cubes) == 0 || len(p.Cubes) > 1<<t {
		return wrong("%d cubes, want 1 … %d", len(p.Cubes), 1<<t)
	}
	for i, v := range p.Split {
		if int(v) >= n || slices.Contains(p.Split[:i], v) {
			return wrong("split vertex %d, want vertices below %d, each once", v, n)
		}
	}
	for _, g := range p.Generators {
		if len(g) != n {
			return wrong("an automorphism of %d vertices, want %d", len(g), n)
		}
	}
	for i, cube := range p.Cubes {
		if len(cube) != t || strings.Trim(cube, "01") != "" || slices.Contains(p.Cubes[:i], cube) {
			return wrong("cube %.40q, want %d digits 0 or 1, each cube once", cube, t)
		}
	}
	return nil
}

// bits returns cube i as a number.
func (p *CubePlan) bits(i int) uint32 {
	bits := uint32(0)
	for j, digit := range []byte(p.Cubes[i]) {
		bits |= uint32(digit-'0') << j
	}
	return bits
}

// File returns the name that the certificate gives to the refutation of cube i.
func (p *CubePlan) File(net topology.Network, i int) string {
	return fmt.Sprintf("bisection.at-least.%s.cube-%s.lrat", solver.FileStem(net.Name()), p.Cubes[i])
}

// Refute writes the refutation of cube i to proof. Cost and errors are those of sat.Refute; a
// *SmallerCut, if the cube has a balanced cut with fewer links.
func (p *CubePlan) Refute(ctx context.Context, net topology.Network, i int, proof io.Writer) error {
	model, err := p.model(ctx, net, i, proof)
	if model != nil && err == nil {
		err = smallerCut(net, p.Width, model)
	}
	return err
}

// model is Refute, with a model of the cube's formula for the cut.
func (p *CubePlan) model(ctx context.Context, net topology.Network, i int, proof io.Writer) ([]bool, error) {
	f, err := p.formula(net, i)
	if err != nil {
		return nil, err
	}
	return sat.Refute(ctx, f, proof)
}

func (p *CubePlan) formula(net topology.Network, i int) (*lrat.CNF, error) {
	return widths.CubeCNF(net.CSR(), uint64(p.Width), p.Split, p.bits(i))
}

// Check tells whether proof is a refutation of cube i.
func (p *CubePlan) Check(net topology.Network, i int, proof io.Reader) error {
	f, err := p.formula(net, i)
	if err != nil {
		return err
	}
	return lrat.Check(f, proof)
}

// Certificate returns the certificate, which is right once each cube has its File.
func (p *CubePlan) Certificate(net topology.Network) *certificates.Certificate {
	proof := widths.Cubes{Group: automorphism.Of(p.Generators), Split: p.Split}
	for i := range p.Cubes {
		proof.Cubes = append(proof.Cubes, widths.Cube{Bits: p.bits(i), File: p.File(net, i)})
	}
	return solver.Proved(solver.AtLeast("bisection", net, p.Width), "cubes", proof)
}
