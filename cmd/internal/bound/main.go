// Bound writes a certificate of a chosen kind that a network has a bisection width of W at least:
//
//	go run ./cmd/internal/bound KIND NETWORK W DIR
//
// The kind is lrat, cubes or order. The command bisect takes a flow where one is enough; this is for
// those who want to see the same bound twice. An order proves what the width is; W is what it has to be.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver/bisection"
	"topocert/solver/pathwidth"
	"topocert/solver/symmetry"
	"topocert/topology"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 5 {
		log.Fatal("want a kind, a network, a number of links and a folder: lrat 'QT(3,3)' 20 kept")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := writeBound(ctx, os.Args[1], os.Args[2], os.Args[3], os.Args[4]); err != nil {
		log.Fatal(err)
	}
}

func writeBound(ctx context.Context, kind, network, least, folder string) error {
	net, err := topology.Parse(network)
	if err != nil {
		return err
	}
	w, err := strconv.Atoi(least)
	if err != nil || w < 1 {
		return fmt.Errorf("%q, want a positive number of links", least)
	}
	name := strings.ToLower(strings.NewReplacer("(", "-", ",", "-", ")", "").Replace(net.Name())) + "." + kind
	create := func(name string) (io.WriteCloser, error) { return os.Create(filepath.Join(folder, name)) }
	c, err := prove(ctx, kind, net, w, name, create)
	if err != nil {
		return err
	}
	file, err := create(name + ".cert")
	if err != nil {
		return err
	}
	return errors.Join(kinds.Write(file, c), file.Close())
}

// prove returns a certificate of the kind; a refutation goes to a file that is made by create.
func prove(ctx context.Context, kind string, net topology.Network, w int, name string, create func(name string) (io.WriteCloser, error)) (*certificates.Certificate, error) {
	if kind == "order" {
		c, width, err := pathwidth.Prove(ctx, net, bisection.DefaultBudget().Boundary)
		if err == nil && width != w {
			err = fmt.Errorf("a width of %d, want %d", width, w)
		}
		return c, err
	}
	symmetries, err := symmetry.FindByDistance(ctx, net, symmetry.DefaultLimits())
	if err != nil {
		return nil, err
	}
	switch kind {
	case "lrat":
		proof, err := create(name + ".lrat")
		if err != nil {
			return nil, err
		}
		c, err := bisection.ProveLRAT(ctx, symmetries, w, proof, name+".lrat")
		return c, errors.Join(err, proof.Close())
	case "cubes":
		const split = 4 // vertices
		return bisection.ProveCubes(ctx, symmetries, w, split, create)
	}
	return nil, fmt.Errorf("the kind %q, want lrat, cubes or order", kind)
}
