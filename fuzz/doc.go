// Package fuzz holds contracts for routers, to be used by tests, and the
// property tests and native fuzz targets of this module that look at several
// packages at once.
//
// # A router of one's own
//
// A router is anything with the two methods of routing.Router: the header with
// which a message leaves, and the next vertex at each step, both pure functions.
// In a module that requires this one ("require topocert v0.0.0" and "replace
// topocert => FOLDER" in its go.mod, then "go mod tidy", which enters what this
// module requires in go.mod and go.sum), ten lines hold it against breadth-first
// search, for every ordered pair and for those that rapid or the fuzzer come up
// with:
//
//	import (
//		"testing"
//
//		"topocert/fuzz"
//		"topocert/topology"
//	)
//
//	func contract(t fuzz.TB) fuzz.Contract {
//		net, err := topology.Parse("QT(4,4)") // or one of topology.ReadFile("mine.edges")
//		if err != nil {
//			t.Fatalf("%v", err)
//		}
//		return fuzz.Contract{Net: net, Router: mine{net}, Minimal: true, Deadlock: "free"}
//	}
//
//	func TestMine(t *testing.T)      { contract(t).Every(t) } // all N² pairs
//	func TestMineDrawn(t *testing.T) { contract(t).Check(t) } // pairs that rapid draws, on large networks
//	func FuzzMine(f *testing.F)      { contract(f).Fuzz(f) }  // go test -fuzz FuzzMine
//
// Every names the closest pair that breaks the contract, and its path. Check
// shrinks what it finds and saves it below testdata/rapid; Fuzz saves it below
// testdata/fuzz; "go test" tries both again. In a network that is not connected,
// messages to where no path leads have to stop, and no more is asked of them.
// Deadlock is a matter of all pairs together: Check and Fuzz ask it once, before
// they draw, with N² questions, and refuse networks of more than 8192 vertices
// unless the router is the relative one of the next sentence. A router that decides
// by the relative address alone, on a network that is a topology.Group, is best
// made with routing.NewRelative: N questions then stand for all N² pairs.
//
// audit.Run returns everything that Every looks at, with link loads and
// channel dependencies. With faults, let the router be a routing.FaultTolerant, and
// use audit.RunFaults.
//
// # Certificates
//
// audit.ProveExhaustion, ProveDeadlock and ProveTrace state what was found, under
// whatever name of the router they are given. Method WriteTo of what they return
// writes the certificate, a certificates.Reader reads it, and its method Check checks
// it: that asks the router itself, which a certificates.World finds by its name.
//
// topocheck does not know a router of one's own. Whoever does not have its code
// checks a table of its next hops: routing.WriteTable writes one,
//
//	topocert audit table:mine.table 'QT(4,4)' --out kept
//	topocheck --table mine.table kept
//
// audits it and checks the certificates. They name the table table-sha256:HEX, HEX
// being the SHA-256 digest of its file. topocheck accepts only that name, so that
// certificates made in Go for it are made for routing.TableName of the file's
// digest: example_test.go does that, and checks the certificate in Go. The format of
// a table, which any language can write, is described at routing.ReadTable.
//
// A table holds next hops, and of a router with virtual channels that of every hop.
// WriteTable refuses a router with headers. lanes:table:mine.table is a table without
// virtual channels with some of its own: see routing.Lanes.
//
// # Fuzz targets
//
//	FuzzName                           names of networks
//	FuzzGraph6, FuzzEdges, FuzzMETIS   graph files that package topology reads
//	FuzzSparse6, FuzzEdgeList,         those of package topology/formats: what is read
//	FuzzMatrix, FuzzDIMACS, FuzzDOT,   is written and read back the same in every format
//	FuzzGraphML, FuzzAnynet
//	FuzzTable                          routing tables
//	FuzzCertificate, FuzzLRAT          certificates: what is accepted is true
//	FuzzMesh, FuzzOCT, …               the routers of a family: see router_test.go
//
// "make fuzz" runs every target for a while; "go test" replays their corpora.
package fuzz
