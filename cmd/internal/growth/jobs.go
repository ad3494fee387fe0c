package growth

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/solver/bisection"
	"topocert/solver/distance"
	"topocert/solver/flow"
	"topocert/solver/pathwidth"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// jobs are the main jobs, each with networks of one family or shape.
func jobs() []job {
	return []job{
		{
			names:    []string{"distances"},
			about:    []string{"distances of all pairs of QT(n,n), one breadth-first search after the other, no symmetry"},
			networks: squares("QT(%d,%[1]d)", 4, 6, 8, 12, 16, 24, 32, 48, 64),
			task:     distances,
		},
		{
			names:    []string{"audit"},
			about:    []string{"every pair of QT(n,n) by qt-minimal, against distances"},
			networks: squares("QT(%d,%[1]d)", 4, 6, 8, 12, 16, 24, 32, 48),
			task:     auditing,
		},
		{
			names:    []string{"flow", "flow, checked"},
			about:    []string{"a bound on the bisection width of OCT(k,k) by a flow modulo symmetry", "the checker over it"},
			networks: squares("OCT(%d,%[1]d)", 2, 4, 8, 16, 32, 64, 128),
			task:     flowing,
		},
		{
			names:    []string{"order", "order, checked"},
			about:    []string{"the bisection width of Mesh(n) by an order", "the checker over it"},
			networks: squares("Mesh(%d)", 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
			task:     order,
		},
		{
			names:    []string{"refutation", "refutation, checked"},
			about:    []string{"a proof by SAT that no cut of Torus(n) is narrower than the least that was found", "the checker over it"},
			networks: squares("Torus(%d)", 3, 4, 5, 6, 7),
			task:     refutation,
		},
	}
}

func squares(format string, sizes ...int) []string {
	var list []string
	for _, n := range sizes {
		list = append(list, fmt.Sprintf(format, n))
	}
	return list
}

func distances(_ context.Context, net topology.Network) ([]step, error) {
	return []step{func(ctx context.Context) error {
		_, err := distance.AllPairs(ctx, net.CSR(), 1)
		return err
	}}, nil
}

func auditing(_ context.Context, net topology.Network) ([]step, error) {
	r, err := routing.New("qt-minimal", net)
	if err != nil {
		return nil, err
	}
	return []step{func(ctx context.Context) error {
		_, err := audit.Run(ctx, net.CSR(), r, audit.Options{Workers: 1})
		return err
	}}, nil
}

func flowing(ctx context.Context, net topology.Network) ([]step, error) {
	symmetries, err := symmetry.Find(ctx, net, nil, symmetry.DefaultLimits())
	if err != nil {
		return nil, err
	}
	var found *certificates.Certificate
	return []step{func(ctx context.Context) (err error) {
		found, _, err = flow.Prove(ctx, symmetries, net.CSR().Size())
		return err
	}, checking(net, &found, nil)}, nil
}

func order(_ context.Context, net topology.Network) ([]step, error) {
	var found *certificates.Certificate
	return []step{func(ctx context.Context) (err error) {
		found, _, err = pathwidth.Prove(ctx, net, bisection.DefaultBudget().Boundary)
		return err
	}, checking(net, &found, nil)}, nil
}

func refutation(ctx context.Context, net topology.Network) ([]step, error) {
	symmetries, err := symmetry.Find(ctx, net, nil, symmetry.DefaultLimits())
	if err != nil {
		return nil, err
	}
	_, width, err := bisection.FindCut(ctx, net, 0)
	if err != nil {
		return nil, err
	}
	var found *certificates.Certificate
	var proof bytes.Buffer
	return []step{func(ctx context.Context) (err error) {
		proof.Reset()
		found, err = bisection.ProveLRAT(ctx, symmetries, width, &proof, "proof.lrat")
		return err
	}, checking(net, &found, &proof)}, nil
}

// errNone is that a job has found no certificate.
var errNone = errors.New("no certificate was found")

// checking checks what has been found, with the proof beside it if there is one.
func checking(net topology.Network, found **certificates.Certificate, proof *bytes.Buffer) step {
	return func(context.Context) error {
		if *found == nil {
			return errNone
		}
		world := resolve.New().World(func(string) (io.ReadCloser, error) {
			return io.NopCloser(bytes.NewReader(proof.Bytes())), nil
		})
		return kinds.Check(*found, world)
	}
}
