// Package fuzz holds contracts for routers, to be used by tests, and the
// property tests and native fuzz targets of this module that look at several
// packages at once.
//
// # A router of one's own
//
// A router is anything with the two methods of routing.Router: the header with
// which a message leaves, and the next vertex at each step, both pure functions.
// In a module that requires this one ("require topocert v0.0.0" and "replace
// topocert => FOLDER" in its go.mod), ten lines hold it against breadth-first search, for every ordered pair and for
// those that rapid or the fuzzer come up with:
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
// testdata/fuzz; "go test" tries both again. A router that decides by the
// relative address alone, on a network that is a topology.Group, is best made
// with routing.NewRelative: N questions then stand for all N² pairs.
//
// solver.AuditRouter returns everything that Every looks at, with link loads and
// channel dependencies. With faults, let the router be a routing.Tolerant, and
// use solver.AuditFaults.
//
// # Certificates
//
// solver.ProveAudit, ProveDeadlock and ProveRoute state what was found. Their
// checker asks the router itself, so it has to know it. Whoever does not have
// its code checks a table of its next hops: routing.WriteTable writes one,
//
//	topocert audit table:mine.table 'QT(4,4)' --out kept
//	topocheck --table mine.table kept
//
// audits it and checks the certificates, which name the table by its digest.
// The format, which any language can write, is described at routing.ReadTable.
//
// # Fuzz targets
//
//	FuzzName                           names of networks
//	FuzzGraph6, FuzzEdges, FuzzMETIS   graph files
//	FuzzTable                          routing tables
//	FuzzCertificate, FuzzLRAT          certificates: what is accepted is true
//	FuzzMesh, FuzzOCT, …               the routers of a family: see router_test.go
//
// "make fuzz" runs every target for a while; "go test" replays their corpora.
package fuzz
