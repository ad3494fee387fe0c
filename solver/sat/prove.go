package sat

import (
	"context"
	"fmt"
	"io"

	"topocert/certificates"
	"topocert/certificates/lrat"
	"topocert/solver"
)

// Prove proves a statement about a graph by a refutation of the formula that says the contrary, which
// it writes to a file of that name, made by create: it goes beside the certificate. It returns a model
// in place of a certificate if the formula has one. Cost and errors are those of Refute; that of
// the formula if it would be too large; and those of the file.
func Prove(ctx context.Context, s certificates.Statement, g certificates.Graph, of lrat.Encoding, create solver.Files, file string) (c *certificates.Certificate, model []bool, err error) {
	f, err := of.CNF(s, g, certificates.World{})
	if err == nil {
		err = create.Write(file, func(proof io.Writer) (err error) {
			model, err = Refute(ctx, f, proof)
			return err
		})
	}
	switch {
	case err != nil:
		return nil, nil, fmt.Errorf("%s: %w", s, err)
	case model != nil:
		return nil, model, nil
	}
	return solver.Proved(s, "lrat", lrat.Refutation{Of: of, File: file}), nil, nil
}
