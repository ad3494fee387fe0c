package fuzz_test

import (
	"testing"

	"topocert/fuzz"
	"topocert/topology"
)

// clockwise is a router of one's own: always up, around a ring.
type clockwise struct{ n uint32 }

func (clockwise) Header(_, _ uint32) string { return "" }

func (r clockwise) Next(at, _ uint32, _ string) (uint32, string) { return (at + 1) % r.n, "" }

func own(t fuzz.TB) fuzz.Contract {
	net, err := topology.Parse("Ring(9)")
	if err != nil {
		t.Fatalf("%v", err)
	}
	return fuzz.Contract{Net: net, Router: clockwise{9}, Deadlock: "deadlock"}
}

// The tests of the package comment, on a router that keeps its contract: it
// delivers, though not on shortest paths, and can deadlock.

func TestOwn(t *testing.T)      { own(t).Every(t) }
func TestOwnDrawn(t *testing.T) { own(t).Check(t) }
func FuzzOwn(f *testing.F)      { own(f).Fuzz(f) }
