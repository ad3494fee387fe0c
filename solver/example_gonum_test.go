package solver_test

import (
	"fmt"
	"log"
	"slices"

	"gonum.org/v1/gonum/graph/encoding/graph6"
	"gonum.org/v1/gonum/graph/topo"

	"topocert/solver"
	"topocert/topology"
)

// gonum's algorithms and encodings take a network as it is.
func ExampleNewGonum() {
	net, err := topology.Parse("Petersen")
	if err != nil {
		log.Fatal(err)
	}
	g := solver.NewGonum(net.CSR())
	fmt.Println("components:", len(topo.ConnectedComponents(g)))
	var cliques []int
	for _, c := range topo.BronKerbosch(g) {
		cliques = append(cliques, len(c))
	}
	fmt.Println("largest clique:", slices.Max(cliques))
	fmt.Println("graph6:", graph6.Encode(g))
	// Output:
	// components: 1
	// largest clique: 2
	// graph6: IheA@GUAo
}
