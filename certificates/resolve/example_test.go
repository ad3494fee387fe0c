package resolve_test

import (
	"errors"
	"fmt"
	"log"

	"topocert/certificates/resolve"
	"topocert/topology"
)

// A network has one name in statements, however it was written.
func ExampleNames_Canonical() {
	name, err := resolve.New().Canonical("QT( 4, 04 )")
	fmt.Println(name, err)
	// Output:
	// QT(4,4) <nil>
}

// A graph from outside gets a name of its own. It cannot take that of a network here.
func ExampleNames_Add() {
	triangle, err := topology.FromEdges(3, func(yield func(u, v uint32) bool) {
		_ = yield(0, 1) && yield(1, 2) && yield(2, 0)
	})
	if err != nil {
		log.Fatal(err)
	}
	net, err := topology.NewExternal(triangle)
	if err != nil {
		log.Fatal(err)
	}
	names := resolve.New()
	fmt.Println(net.Name(), names.Add(net))
	fmt.Println(errors.Is(names.Add(named{net, "QT(4,4)"}), resolve.ErrTaken))
	// Output:
	// g6:Bw <nil>
	// true
}
