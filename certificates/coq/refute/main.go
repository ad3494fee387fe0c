// Refute writes a certificate by refutation that a network has a bisection width of W at least:
//
//	go run ./certificates/coq/refute NETWORK W DIR
//
// The command bisect takes a flow or an order where one is enough; this is for those who want to
// see the same bound twice.
package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/solver"
	"topocert/topology"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 4 {
		log.Fatal("want a network, a number of links and a folder: 'QT(3,3)' 20 kept")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := write(ctx, os.Args[1], os.Args[2], os.Args[3]); err != nil {
		log.Fatal(err)
	}
}

func write(ctx context.Context, network, least, folder string) (err error) {
	net, err := topology.Parse(network)
	if err != nil {
		return err
	}
	w, err := strconv.Atoi(least)
	if err != nil || w < 1 {
		return fmt.Errorf("%q, want a positive number of links", least)
	}
	symmetries, err := solver.FindSymmetriesByDistance(ctx, net, solver.DefaultLimits())
	if err != nil {
		return err
	}
	name := strings.ToLower(strings.NewReplacer("(", "-", ",", "-", ")", "").Replace(net.Name())) + ".refuted"
	proof, err := os.Create(filepath.Join(folder, name+".lrat"))
	if err != nil {
		return err
	}
	buffered := bufio.NewWriter(proof)
	c, err := solver.ProveLRATBisection(ctx, symmetries, w, buffered, name+".lrat")
	if err = errors.Join(err, buffered.Flush(), proof.Close()); err != nil {
		return err
	}
	file, err := os.Create(filepath.Join(folder, name+".cert"))
	if err != nil {
		return err
	}
	return errors.Join(certificates.Write(file, c), file.Close())
}
