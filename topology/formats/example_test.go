package formats_test

import (
	"fmt"
	"log"
	"os"
	"strings"

	"topocert/topology"
	"topocert/topology/formats"
)

// Names in a file become labels.
func ExampleReadDOT() {
	net, err := formats.ReadDOT(strings.NewReader(`graph { spine1 -- {leaf1 leaf2}; spine2 -- {leaf1 leaf2} }`), formats.Options{})
	if err != nil {
		log.Fatal(err)
	}
	v, err := net.Vertex("leaf2")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(net.Name(), "leaf2 is vertex", v, "with the neighbours")
	for _, u := range net.Neighbors(v) {
		fmt.Println(u, net.Label(u))
	}
	// Output:
	// g6:Cr leaf2 is vertex 2 with the neighbours
	// 0 spine1
	// 3 spine2
}

// A graph that is not simple is refused, or taken for one that is, with a note.
func ExampleOptions() {
	arcs := "0 1\n1 0\n1 2\n2 2\n"
	_, err := formats.ReadEdges(strings.NewReader(arcs), formats.Options{})
	fmt.Println(err)
	net, err := formats.ReadEdges(strings.NewReader(arcs), formats.Options{Undirected: true, Note: func(text string) { fmt.Println("note:", text) }})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(net.Size(), "links")
	// Output:
	// line 4: malformed graph: loop at vertex 2, want a simple graph; --undirected drops loops
	// note: 1 double link merged, 1 loop dropped
	// 2 links
}

// A network is written for another program.
func ExampleKind() {
	net, err := topology.Parse("Mesh(2)")
	if err != nil {
		log.Fatal(err)
	}
	kind := formats.KindOf(formats.Kinds(), "mesh.anynet")
	fmt.Println(kind.Name)
	if err := kind.Write(os.Stdout, net); err != nil {
		log.Fatal(err)
	}
	// Output:
	// anynet
	// router 0 node 0 router 1 router 2
	// router 1 node 1 router 3
	// router 2 node 2 router 3
	// router 3 node 3
}
