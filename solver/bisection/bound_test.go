package bisection_test

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver"
	"topocert/solver/bisection"
	"topocert/solver/pathwidth"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// With these flags the test writes a certificate of a chosen kind that a network has a bisection width of W at least, for "make coq":
//
//	go test ./solver/bisection -run TestBound -args -kind lrat -network 'QT(3,3)' -width 20 -to DIR
//
// The command bisect takes a flow where one is enough; this is for those who want to see the same bound twice. An order proves what
// the width is; W is what it has to be.
var (
	boundKind    = flag.String("kind", "", "lrat, cubes or order")
	boundNetwork = flag.String("network", "Mesh(3,4)", "the network's name")
	boundWidth   = flag.Int("width", 3, "the number of links")
	boundTo      = flag.String("to", "", "the folder of the certificate")
)

// TestBound: each kind of proof shows the width of a small mesh.
func TestBound(t *testing.T) {
	if *boundKind != "" {
		writeBound(t, *boundKind, *boundTo)
		return
	}
	for _, kind := range []string{"lrat", "cubes", "order"} {
		dir := t.TempDir()
		writeBound(t, kind, dir)
		if made, err := filepath.Glob(filepath.Join(dir, "mesh-3-4."+kind+".cert")); err != nil || len(made) != 1 {
			t.Errorf("%s: %v, %v", kind, made, err)
		}
	}
}

func writeBound(t *testing.T, kind, folder string) {
	net, err := topology.Parse(*boundNetwork)
	if err != nil {
		t.Fatal(err)
	}
	name := solver.FileStem(net.Name()) + "." + kind
	create := func(name string) (io.WriteCloser, error) { return os.Create(filepath.Join(folder, name)) }
	c, err := bound(t, kind, net, name, create)
	if err != nil {
		t.Fatal(err)
	}
	file, err := create(name + ".cert")
	if err == nil {
		err = errors.Join(kinds.Write(file, c), file.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

// bound returns a certificate of the kind; a refutation goes to a file that is made by create.
func bound(t *testing.T, kind string, net topology.Network, name string, create func(name string) (io.WriteCloser, error)) (*certificates.Certificate, error) {
	if kind == "order" {
		c, width, err := pathwidth.Prove(t.Context(), net, bisection.DefaultBudget().Boundary)
		if err == nil && width != *boundWidth {
			err = fmt.Errorf("a width of %d, want %d", width, *boundWidth)
		}
		return c, err
	}
	symmetries, err := symmetry.FindByDistance(t.Context(), net, symmetry.DefaultLimits())
	if err != nil {
		return nil, err
	}
	switch kind {
	case "lrat":
		return bisection.ProveLRAT(t.Context(), symmetries, *boundWidth, create, name+".lrat")
	case "cubes":
		const split = 4 // vertices
		return bisection.ProveCubes(t.Context(), symmetries, *boundWidth, split, create)
	}
	return nil, fmt.Errorf("the kind %q, want lrat, cubes or order", kind)
}
