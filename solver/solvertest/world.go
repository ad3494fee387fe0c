package solvertest

import (
	"bytes"
	"errors"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/lrat"
	"topocert/topology"
)

// Made returns a certificate that a prover makes of what is right.
func Made(c *certificates.Certificate, err error) *certificates.Certificate {
	if err != nil {
		panic(err)
	}
	return c
}

// AsText puts the lines of a certificate's body in the place of its proof.
func AsText(c *certificates.Certificate) {
	var lines []certificates.Line
	kinds.Body(c, func(l certificates.Line) { lines = append(lines, l) })
	c.Body, c.Proof = lines, nil
}

// CNF returns a formula without clauses.
func CNF(variables int) *lrat.CNF {
	f := new(lrat.CNF)
	f.Fresh(variables)
	return f
}

// WorldOf is a world in which every name is the one graph.
func WorldOf(g certificates.Graph) certificates.World {
	return certificates.World{Graph: func(string) (certificates.Graph, error) { return g, nil }}
}

// ErrFull is the error of a full disk.
var ErrFull = errors.New("disk full")

// FullDisk takes so many bytes.
type FullDisk struct{ Left int }

func (d *FullDisk) Write(p []byte) (int, error) {
	if d.Left < len(p) {
		return d.Left, ErrFull
	}
	d.Left -= len(p)
	return len(p), nil
}

// AcceptedWith checks a certificate as it would be read from a file, beside the
// files.
func AcceptedWith(t rapid.TB, c *certificates.Certificate, beside Files) {
	t.Helper()
	var text bytes.Buffer
	if err := kinds.Write(&text, c); err != nil {
		t.Fatal(err)
	}
	again, err := certificates.NewReader(&text).Next()
	if err != nil {
		t.Fatal(err)
	}
	world := SameWorld
	world.Open = beside.Open
	if err := kinds.Check(again, world); err != nil {
		t.Fatalf("%s: %v", c.Statement, err)
	}
}

// SameWorld looks names up in package topology.
var SameWorld = certificates.World{Graph: func(name string) (certificates.Graph, error) {
	net, err := topology.Parse(name)
	if err != nil {
		return nil, err
	}
	return net.CSR(), nil
}}
