package solver_test

import (
	"fmt"
	"log"
	"slices"

	"gonum.org/v1/gonum/graph/encoding/graph6"
	"gonum.org/v1/gonum/graph/simple"
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

// A graph that a program has built with gonum is decided here.
func ExampleFromGonum() {
	built := simple.NewUndirectedGraph()
	for _, link := range [][2]int64{{10, 20}, {20, 40}, {40, 30}, {30, 10}} {
		built.SetEdge(built.NewEdge(simple.Node(link[0]), simple.Node(link[1])))
	}
	g, ids, err := solver.FromGonum(built)
	if err != nil {
		log.Fatal(err)
	}
	net, err := topology.NewExternal(g)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(net.Name(), "with nodes", ids)
	bounds := net.Degree(0)
	fmt.Println("vertex 0 is node", ids[0], "of degree", bounds)
	// Output:
	// g6:Cr with nodes [10 20 30 40]
	// vertex 0 is node 10 of degree 2
}
