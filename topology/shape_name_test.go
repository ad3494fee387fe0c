package topology_test

import (
	"fmt"
	"strings"
	"testing"

	"topocert/topology"
)

// TestShapeOfName: what a name tells of a network before it is built is its order, and no
// fewer ends of links than it has; and is beyond the limits where Parse says so.
func TestShapeOfName(t *testing.T) {
	check := func(name string) {
		order, ends, err := topology.Shape(name)
		if err != nil {
			t.Errorf("Shape(%q): %v", name, err)
			return
		}
		net, err := topology.Parse(name)
		if err == nil && (order != int64(net.Order()) || ends < 2*int64(net.Size()) || ends > 4*int64(net.Size())+256) {
			t.Errorf("Shape(%q) = %d, %d, the network has %d vertices and %d links", name, order, ends, net.Order(), net.Size())
		}
	}
	for _, f := range topology.Families() {
		stem, _, _ := strings.Cut(f.Name, "(")
		switch f.Args {
		case 0:
			check(stem)
		case 1:
			for a := range 12 {
				check(fmt.Sprintf("%s(%d)", stem, a))
			}
		case 3:
			for i := range 64 {
				check(fmt.Sprintf("%s(%d,%d,%d)", stem, 1+i/16, 1+i/4%4, 1+i%4))
			}
		default:
			for i := range 64 {
				check(fmt.Sprintf("%s(%d,%d)", stem, 1+i/8, 1+i%8))
			}
		}
	}
	for _, name := range []string{"g6:?", "g6:@", "g6:Bg", "g6:D?{", "Torus(7)", "Mesh(2,3,4)", "Torus(2,2,2,2,2)"} {
		check(name)
	}
	for _, name := range []string{"Hypercube(63)", "Hypercube(24)", "Mesh(999999999,999999999)", "Complete(11587)", "Torus(4097)", "g6:~~~~~~~~", "Gamma(999999999,9,9)"} {
		if order, ends, err := topology.Shape(name); err != nil || order <= topology.MaxOrder && ends <= 2*topology.MaxSize {
			t.Errorf("Shape(%q) = %d, %d, %v, want numbers beyond the limits", name, order, ends, err)
		}
	}
	for _, name := range []string{"", "QT(1", "Ring()", "g6:"} {
		if _, _, err := topology.Shape(name); err == nil {
			t.Errorf("Shape(%q) has no error", name)
		}
	}
}
