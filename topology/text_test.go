package topology

import (
	"testing"

	"topocert/certificates/family"
)

// TestMember: a network is the member that its text says, with the same numbers of vertices, but
// for Gamma, whose text has them in another order.
func TestMember(t *testing.T) {
	for _, name := range []string{"Ring(5)", "Hypercube(3)", "JTorus(2,2)", "OCT(1,2)", "QT(2,3)", "Torus(3,4)", "Gamma(3,1,1)"} {
		net, err := Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		m := net.(interface{ Member() *family.Member }).Member()
		if (m == nil) != (name == "Gamma(3,1,1)") {
			t.Errorf("the member of %s is %v", name, m)
		}
	}
}
