package gallina

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"testing"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/solver"
	"topocert/solver/bisection"
	"topocert/solver/hamilton"
	"topocert/solver/symmetry"
	"topocert/topology"
)

var reach = flag.Bool("reach", false, "measure how far the checkers in Coq reach within a minute")

// reached is a certificate with the files that it names.
type reached struct {
	c     *certificates.Certificate
	files map[string][]byte
}

func (r *reached) create(name string) (io.WriteCloser, error) {
	return &reachedFile{name: name, of: r}, nil
}

type reachedFile struct {
	bytes.Buffer
	name string
	of   *reached
}

var reachedLock sync.Mutex

func (f *reachedFile) Close() error {
	reachedLock.Lock()
	defer reachedLock.Unlock()
	f.of.files[f.name] = f.Bytes()
	return nil
}

// rowByRow proves a width by the order in which the vertices are numbered.
func rowByRow(net topology.Network, w int) *certificates.Certificate {
	order := solver.Identity(net.Order())
	return &certificates.Certificate{
		Statement: certificates.Statement{Subject: "bisection", Network: net.Name(), Relation: ">=", Value: strconv.Itoa(w)},
		Kind:      "order",
		Proof:     widths.Order{Vertices: order},
	}
}

// TestReach gives Coq large certificates, and says how long it takes.
func TestReach(t *testing.T) {
	if !*reach {
		t.Skip("takes minutes; -reach runs it")
	}
	ctx := context.Background()
	for _, c := range []struct {
		kind, network string
		width         int // 0 for no Hamiltonian cycle
	}{
		{"lrat", "Petersen", 0},
		{"lrat", "FTT(7)", 16},
		{"lrat", "QT(3,3)", 20},
		{"cubes", "FTT(6)", 12},
		{"cubes", "QT(2,2)", 8},
		{"order", "Mesh(12,12)", 12},
		{"order", "Torus(7,7)", 14},
		{"order", "Mesh(14,14)", 14},
		{"order", "CCTorus(8)", 16},
	} {
		t.Run(fmt.Sprintf("%s/%s", c.kind, c.network), func(t *testing.T) {
			net, err := topology.Parse(c.network)
			if err != nil {
				t.Fatal(err)
			}
			r := &reached{files: make(map[string][]byte)}
			var proof bytes.Buffer
			switch {
			case c.kind == "order":
				r.c = rowByRow(net, c.width)
			case c.width == 0:
				var cycle []uint32
				if r.c, cycle, err = hamilton.ProveLRAT(ctx, net, &proof, "proof.lrat"); cycle != nil {
					t.Fatal("there is a cycle")
				}
			default:
				symmetries, e := symmetry.FindByDistance(ctx, net, symmetry.DefaultLimits())
				if e != nil {
					t.Fatal(e)
				}
				if c.kind == "lrat" {
					r.c, err = bisection.ProveLRAT(ctx, symmetries, c.width, &proof, "proof.lrat")
				} else {
					r.c, err = bisection.ProveCubes(ctx, symmetries, c.width, 4, r.create)
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			if proof.Len() > 0 {
				r.files["proof.lrat"] = proof.Bytes()
			}
			r.run(t)
		})
	}
}

// run has Coq accept the certificate's theorem.
func (r *reached) run(t *testing.T) {
	coqc, err := exec.LookPath("coqc")
	if err != nil {
		t.Skip("there is no coqc (Debian's package coq)")
	}
	world := forgedWorld(".")
	world.Open = func(name string) (io.ReadCloser, error) {
		data, found := r.files[name]
		if !found {
			return nil, os.ErrNotExist
		}
		return io.NopCloser(bytes.NewReader(data)), nil
	}
	x := &Instances{World: world, givenAsLinks: r.c.Statement.Network == "Petersen"}
	if _, err := x.Add(r.c); err != nil {
		t.Fatal(err)
	}
	for module := range x.requires {
		if err := compiled(t, module); err != nil {
			t.Skipf("%v; make coq compiles it", err)
		}
	}
	text := x.Text()
	source := filepath.Join(t.TempDir(), "Reach.v")
	if err := os.WriteFile(source, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), coqc, "-R", theory, "Topocert", source)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %.2000s", err, out)
	}
	size := 0
	for _, data := range r.files {
		size += len(data)
	}
	t.Logf("%s: %d bytes of refutations, %d of Coq: %.1f s of CPU", r.c.Statement, size, len(text),
		(cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds())
}
