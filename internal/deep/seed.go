package deep

import (
	"flag"
	"os"
	"runtime/debug"
	"testing"

	_ "pgregory.net/rapid" // registers the flag
)

// Main runs a package's tests with rapid's seed 1, or the one that -rapid.seed
// gives, so that "go test ./..." is a regression proof: the same inputs in every run. It is to be
// called by TestMain of packages with property tests.
func Main(m *testing.M) {
	flag.Parse()
	if seed := flag.Lookup("rapid.seed"); seed.Value.String() == "0" {
		if err := seed.Value.Set("1"); err != nil {
			panic(err)
		}
	}
	debug.SetGCPercent(400) // what tests make is small, and soon of no use
	os.Exit(m.Run())
}
