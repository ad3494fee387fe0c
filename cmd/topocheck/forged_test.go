package main

import (
	"flag"
	"strings"
	"testing"

	"topocert/fuzz/oracle"
)

var (
	forged     = flag.Int("forged", 3000, "how many verdicts on sentences are forged")
	forgedSeed = flag.Uint64("forged.seed", 1, "where the sentences begin; each seed has others")
	forgedInto = flag.String("forged.into", "", "a `folder` in which the forged verdicts are left")
)

// TestForgedVerdicts: of verdicts on sentences, true, false and without a value, topocheck accepts
// those that say what is so.
func TestForgedVerdicts(t *testing.T) { wantForged(t, ours, 0) }

// TestProvedForgedVerdicts: so does topocheck-proved, but that it may leave one of a thousand unchecked.
func TestProvedForgedVerdicts(t *testing.T) {
	program := proved(t)
	wantForged(t, func(folder string) said { _, theirs := both(t, program, folder); return theirs }, *forged/1000)
}

// ours runs topocheck.
func ours(folder string) said {
	var stdout, stderr strings.Builder
	code := run([]string{folder}, &stdout, &stderr)
	return saidOf(code, stdout.String(), stderr.String())
}

func wantForged(t *testing.T, check func(folder string) said, unchecked int) {
	t.Helper()
	folder := *forgedInto
	if folder == "" {
		folder = t.TempDir()
	}
	if err := oracle.Forge(folder, *forged, *forgedSeed); err != nil {
		t.Fatal(err)
	}
	s := check(folder)
	answers := make(map[string]int)
	for i, about := range s.about {
		name := strings.Fields(about)[1]
		if strings.HasSuffix(about, "order Ring(3) = 3") {
			continue
		}
		kind := name[strings.LastIndex(name, "-")+1:]
		answers[kind+" "+s.words[i]]++
		want := "REJECTED"
		if kind == "accepted" {
			want = kind
		}
		if s.words[i] == "UNCHECKED" && unchecked > 0 {
			unchecked--
		} else if s.words[i] != want {
			t.Errorf("%s: %s, want %s", about, s.words[i], want)
		}
	}
	if len(s.about) == 0 || answers["accepted accepted"] == 0 {
		t.Errorf("%d answers", len(s.about))
	}
	t.Logf("%v", answers)
}
