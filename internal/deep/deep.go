// Package deep says how much the tests try, and from which seed: with -short, what shows that nothing is grossly broken;
// plainly, what a change may break; and all of it where TOPOCERT_DEEP is set, as "make deep" does
// before a release.
package deep

import (
	"os"
	"testing"
)

// Tests tells whether the tests are to try all.
func Tests() bool { return os.Getenv("TOPOCERT_DEEP") != "" }

// Only skips what is left to "make deep".
func Only(t testing.TB) {
	t.Helper()
	if !Tests() {
		t.Skip("needs TOPOCERT_DEEP=1: left to make deep")
	}
}

// NotShort skips, with -short, what takes a good part of a second.
func NotShort(t testing.TB) {
	t.Helper()
	if testing.Short() && !Tests() {
		t.Skip("not with -short")
	}
}

// Takes tells whether a test tries case i of a list: with -short one in so many of them, plainly
// one in so many, and all in the end.
func Takes(i, short, plain int) bool { return i%Cases(short, plain, 1) == 0 }

// Cases returns one of three numbers of cases: for -short, for plain tests, and for all.
func Cases(short, plain, all int) int {
	switch {
	case Tests():
		return all
	case testing.Short():
		return short
	}
	return plain
}
