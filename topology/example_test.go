package topology_test

import (
	"errors"
	"fmt"
	"strings"

	"topocert/topology"
)

// show prints a network's name, order and size, and one vertex's neighbours.
func show(net topology.Network, err error) {
	if err != nil {
		fmt.Println(err)
		return
	}
	var labels []string
	for _, u := range net.Neighbors(0) {
		labels = append(labels, net.Label(u))
	}
	fmt.Printf("%s: %d vertices, %d links; %s is linked to %s\n",
		net.Name(), net.Order(), net.Size(), net.Label(0), strings.Join(labels, " "))
}

func ExampleParse() {
	show(topology.Parse("qt(4, 4)"))
	show(topology.Parse("g6:D?{"))
	_, err := topology.Parse("QT(1,4)")
	fmt.Println(errors.Is(err, topology.ErrParam), err)
	// Output:
	// QT(4,4): 128 vertices, 256 links; (0,0,0) is linked to (0,0,1) (0,0,2) (0,0,4) (3,1,4)
	// g6:D?{: 5 vertices, 4 links; 0 is linked to 4
	// true topology: QT(1,4): parameter outside the domain: want m, n ≥ 2
}

func ExampleNew() {
	net, err := topology.New("QT", 4, 4)
	show(net, err)
	stem, params := net.Family()
	fmt.Println(stem, params, net.(topology.Grid).Sides())
	_, err = topology.New("QT", 4)
	fmt.Println(err)
	_, err = topology.New("Torus", 5000, 5000)
	fmt.Println(errors.Is(err, topology.ErrLimit), err)
	// Output:
	// QT(4,4): 128 vertices, 256 links; (0,0,0) is linked to (0,0,1) (0,0,2) (0,0,4) (3,1,4)
	// QT [4 4] [4 4 8]
	// topology: unknown name: QT(4), want QT(m,n)
	// true topology: Torus(5000,5000): too large: want at most 16777216 vertices and 67108864 links
}

func ExampleNew_ring() {
	net, err := topology.New("Ring", 5)
	show(net, err)
	// Output:
	// Ring(5): 5 vertices, 5 links; 0 is linked to 1 4
}

func ExampleNew_complete() {
	net, err := topology.New("Complete", 4)
	show(net, err)
	// Output:
	// Complete(4): 4 vertices, 6 links; 0 is linked to 1 2 3
}

func ExampleNew_hypercube() {
	net, err := topology.New("Hypercube", 3)
	show(net, err)
	// Output:
	// Hypercube(3): 8 vertices, 12 links; 0 is linked to 1 2 4
}

func ExampleNew_petersen() {
	net, err := topology.New("Petersen")
	show(net, err)
	// Output:
	// Petersen: 10 vertices, 15 links; 0 is linked to 1 4 5
}

func ExampleNew_gP() {
	net, err := topology.New("GP", 7, 2)
	show(net, err)
	// Output:
	// GP(7,2): 14 vertices, 21 links; 0 is linked to 1 6 7
}

func ExampleNew_mesh() {
	net, err := topology.New("Mesh", 2, 3, 4)
	show(net, err)
	// Output:
	// Mesh(2,3,4): 24 vertices, 46 links; (0,0,0) is linked to (0,0,1) (0,1,0) (1,0,0)
}

func ExampleNew_torus() {
	net, err := topology.New("Torus", 2, 4)
	show(net, err)
	// Output:
	// Torus(2,4): 8 vertices, 12 links; (0,0) is linked to (0,1) (0,3) (1,0)
}

func ExampleNew_jTorus() {
	net, err := topology.New("JTorus", 2, 3)
	show(net, err)
	// Output:
	// JTorus(2,3): 24 vertices, 48 links; (0,0) is linked to (0,1) (0,5) (1,0) (3,0)
}

func ExampleNew_octagon() {
	net, err := topology.New("Octagon")
	show(net, err)
	// Output:
	// Octagon: 8 vertices, 12 links; 0 is linked to 1 4 7
}

func ExampleNew_oCT() {
	net, err := topology.New("OCT", 2, 2)
	show(net, err)
	// Output:
	// OCT(2,2): 128 vertices, 448 links; (0,0,0) is linked to (0,0,1) (0,0,4) (0,0,7) (0,1,0) (0,3,0) (1,0,0) (3,0,0)
}

func ExampleNew_oMMH() {
	net, err := topology.New("OMMH", 4, 4, 3)
	show(net, err)
	// Output:
	// OMMH(4,4,3): 128 vertices, 448 links; (0,0,0) is linked to (0,0,1) (0,0,2) (0,0,4) (0,1,0) (0,3,0) (1,0,0) (3,0,0)
}

func ExampleNew_xMesh() {
	net, err := topology.New("XMesh", 5)
	show(net, err)
	// Output:
	// XMesh(5): 25 vertices, 48 links; (0,0) is linked to (0,1) (1,0) (1,1)
}

func ExampleNew_xMeshW() {
	net, err := topology.New("XMeshW", 5)
	show(net, err)
	// Output:
	// XMeshW(5): 25 vertices, 50 links; (0,0) is linked to (0,1) (1,0) (1,1) (4,4)
}

func ExampleNew_xTorus() {
	net, err := topology.New("XTorus", 5)
	show(net, err)
	// Output:
	// XTorus(5): 25 vertices, 58 links; (0,0) is linked to (0,1) (0,4) (1,0) (1,1) (4,0)
}

func ExampleNew_cCTorus() {
	net, err := topology.New("CCTorus", 5)
	show(net, err)
	// Output:
	// CCTorus(5): 25 vertices, 58 links; (0,0) is linked to (0,1) (0,4) (1,0) (2,2) (4,0)
}

func ExampleNew_cCTorusOpp() {
	net, err := topology.New("CCTorusOpp", 6)
	show(net, err)
	// Output:
	// CCTorusOpp(6): 36 vertices, 84 links; (0,0) is linked to (0,1) (0,5) (1,0) (3,3) (5,0)
}

func ExampleNew_qT() {
	net, err := topology.New("QT", 2, 2)
	show(net, err)
	// Output:
	// QT(2,2): 32 vertices, 64 links; (0,0,0) is linked to (0,0,1) (0,0,2) (0,0,4) (1,1,4)
}

func ExampleNew_fTT() {
	net, err := topology.New("FTT", 6)
	show(net, err)
	// Output:
	// FTT(6): 36 vertices, 72 links; (0,0) is linked to (0,1) (1,0) (3,5) (5,3)
}

func ExampleNew_mCR() {
	net, err := topology.New("MCR", 2)
	show(net, err)
	// Output:
	// MCR(2): 16 vertices, 20 links; (0,0,0) is linked to (0,0,1) (0,0,3) (1,0,2)
}

func ExampleNew_tCR() {
	net, err := topology.New("TCR", 2)
	show(net, err)
	// Output:
	// TCR(2): 16 vertices, 24 links; (0,0,0) is linked to (0,0,1) (0,0,3) (1,0,2)
}

func ExampleNew_gamma() {
	net, err := topology.New("Gamma", 4, 1, 1)
	show(net, err)
	// Output:
	// Gamma(4,1,1): 64 vertices, 128 links; (0,0,0) is linked to (0,1,0) (0,3,3) (1,0,0) (3,0,0)
}
