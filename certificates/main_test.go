package certificates_test

import (
	"flag"
	"os"
	"testing"

	_ "pgregory.net/rapid" // registers the flag
)

// TestMain fixes the seed of the property tests, so that the tests are a
// regression proof; -rapid.seed sets another.
func TestMain(m *testing.M) {
	flag.Parse()
	if seed := flag.Lookup("rapid.seed"); seed.Value.String() == "0" {
		if err := seed.Value.Set("1"); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}
