package bisection

import (
	"context"
	"strconv"
	"testing"

	"topocert/certificates/kinds"
	"topocert/internal/deep"
	"topocert/solver/pathwidth"
	"topocert/solver/solvertest"
)

// TestProveOrderPapers proves widths that no formula here gives; the checker and
// the cut search find the same.
func TestProveOrderPapers(t *testing.T) {
	deep.NotShort(t)
	for i, name := range []string{"QT(2,2)", "OCT(1,1)", "FTT(5)", "FTT(6)", "XMesh(7)", "XMeshW(6)", "XTorus(5)", "CCTorus(5)", "MCR(4)", "TCR(3)", "OMMH(2,2,3)", "Gamma(4,1,1)"} {
		if !deep.Takes(i, 4, 4) {
			continue
		}
		net := solvertest.Parse(t, name)
		cert, proved, err := pathwidth.Prove(context.Background(), net, 20)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if err := kinds.Check(cert, solvertest.SameWorld); err != nil {
			t.Error(err)
		}
		if cert.Statement.Value != strconv.Itoa(proved) {
			t.Errorf("%s, and the width %d", cert.Statement, proved)
		}
		_, width, err := FindCut(context.Background(), net, proved)
		if err != nil || width != proved {
			t.Errorf("a cut of %d links, %v, though %s", width, err, cert.Statement)
		}
	}
}
