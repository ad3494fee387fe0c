package fuzz_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

// Example_certificate certifies that a router of one's own is minimal, so that
// "topocheck --table mine.table mine.cert" accepts it, and checks that in Go.
func Example_certificate() {
	if err := certify(); err != nil {
		fmt.Println(err)
	}
	// Output:
	// accepted: audit Petersen, minimal = 90, of the table
}

func certify() error {
	folder, err := os.MkdirTemp("", "mine")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	net, err := topology.Parse("Petersen")
	if err != nil {
		return err
	}
	mine, err := routing.New("bfs", net) // or a router of one's own
	if err != nil {
		return err
	}

	// The table of the router, and the name that it has from its file.
	var text bytes.Buffer
	if err := routing.WriteTable(&text, net.CSR(), mine); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, "mine.table"), text.Bytes(), 0o666); err != nil {
		return err
	}
	name := routing.TableName(sha256.Sum256(text.Bytes()))

	// The certificate, for that name.
	found, err := audit.Run(context.Background(), net.CSR(), mine, audit.Options{})
	if err != nil {
		return err
	}
	c, err := audit.ProveExhaustion(net, name, found, "minimal")
	if err != nil {
		return err
	}
	file, err := os.Create(filepath.Join(folder, "mine.cert"))
	if err != nil {
		return err
	}
	defer file.Close()
	if err := kinds.Write(file, c); err != nil {
		return err
	}
	if _, err := file.Seek(0, 0); err != nil {
		return err
	}

	// Checked by whoever has the two files, and knows the network.
	c, err = certificates.NewReader(file).Next()
	if err != nil {
		return err
	}
	table, err := routing.ReadTable(&text, net.CSR())
	if err != nil {
		return err
	}
	err = kinds.Check(c, certificates.World{
		Graph: func(network string) (certificates.Graph, error) {
			if network != net.Name() {
				return nil, fmt.Errorf("the certificate is about %s, want %s", network, net.Name())
			}
			return net.CSR(), nil
		},
		Router: func(router, _ string) (certificates.Router, error) {
			if router != name {
				return nil, fmt.Errorf("the certificate is about %s, want %s", router, name)
			}
			return table, nil
		},
	})
	if err != nil {
		return err
	}
	s := c.Statement
	if s.Args[0] == name {
		fmt.Printf("accepted: %s %s, %s %s %s, of the table\n", s.Subject, s.Network, s.Args[1], s.Relation, s.Value)
	}
	return nil
}
