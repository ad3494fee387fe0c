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
	// true QT(1,4): parameter outside the domain: want m, n ≥ 2
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
	// QT(4), want QT(m,n)
	// true Torus(5000,5000): too large: want at most 16777216 vertices and 67108864 links
}

func ExampleNew_families() {
	show(topology.New("Ring", 5))
	show(topology.New("Complete", 4))
	show(topology.New("Hypercube", 3))
	show(topology.New("Petersen"))
	show(topology.New("GP", 7, 2))
	show(topology.New("Mesh", 2, 3, 4))
	show(topology.New("Torus", 2, 4))
	show(topology.New("JTorus", 2, 3))
	show(topology.New("Octagon"))
	show(topology.New("OCT", 2, 2))
	show(topology.New("OMMH", 4, 4, 3))
	show(topology.New("XMesh", 5))
	show(topology.New("XMeshW", 5))
	show(topology.New("XTorus", 5))
	show(topology.New("CCTorus", 5))
	show(topology.New("CCTorusOpp", 6))
	show(topology.New("QT", 2, 2))
	show(topology.New("FTT", 6))
	show(topology.New("MCR", 2))
	show(topology.New("TCR", 2))
	show(topology.New("Gamma", 4, 1, 1))
	// Output:
	// Ring(5): 5 vertices, 5 links; 0 is linked to 1 4
	// Complete(4): 4 vertices, 6 links; 0 is linked to 1 2 3
	// Hypercube(3): 8 vertices, 12 links; 0 is linked to 1 2 4
	// Petersen: 10 vertices, 15 links; 0 is linked to 1 4 5
	// GP(7,2): 14 vertices, 21 links; 0 is linked to 1 6 7
	// Mesh(2,3,4): 24 vertices, 46 links; (0,0,0) is linked to (0,0,1) (0,1,0) (1,0,0)
	// Torus(2,4): 8 vertices, 12 links; (0,0) is linked to (0,1) (0,3) (1,0)
	// JTorus(2,3): 24 vertices, 48 links; (0,0) is linked to (0,1) (0,5) (1,0) (3,0)
	// Octagon: 8 vertices, 12 links; 0 is linked to 1 4 7
	// OCT(2,2): 128 vertices, 448 links; (0,0,0) is linked to (0,0,1) (0,0,4) (0,0,7) (0,1,0) (0,3,0) (1,0,0) (3,0,0)
	// OMMH(4,4,3): 128 vertices, 448 links; (0,0,0) is linked to (0,0,1) (0,0,2) (0,0,4) (0,1,0) (0,3,0) (1,0,0) (3,0,0)
	// XMesh(5): 25 vertices, 48 links; (0,0) is linked to (0,1) (1,0) (1,1)
	// XMeshW(5): 25 vertices, 50 links; (0,0) is linked to (0,1) (1,0) (1,1) (4,4)
	// XTorus(5): 25 vertices, 58 links; (0,0) is linked to (0,1) (0,4) (1,0) (1,1) (4,0)
	// CCTorus(5): 25 vertices, 58 links; (0,0) is linked to (0,1) (0,4) (1,0) (2,2) (4,0)
	// CCTorusOpp(6): 36 vertices, 84 links; (0,0) is linked to (0,1) (0,5) (1,0) (3,3) (5,0)
	// QT(2,2): 32 vertices, 64 links; (0,0,0) is linked to (0,0,1) (0,0,2) (0,0,4) (1,1,4)
	// FTT(6): 36 vertices, 72 links; (0,0) is linked to (0,1) (1,0) (3,5) (5,3)
	// MCR(2): 16 vertices, 20 links; (0,0,0) is linked to (0,0,1) (0,0,3) (1,0,2)
	// TCR(2): 16 vertices, 24 links; (0,0,0) is linked to (0,0,1) (0,0,3) (1,0,2)
	// Gamma(4,1,1): 64 vertices, 128 links; (0,0,0) is linked to (0,1,0) (0,3,3) (1,0,0) (3,0,0)
}
