package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/theorem"
	"topocert/fuzz"
	"topocert/internal/deep"
)

var (
	forged     = flag.Int("forged", 0, "how many verdicts on sentences are forged, 0 for 300, in make deep 30000")
	forgedSeed = flag.Uint64("forged.seed", 1, "where the sentences begin; each seed has others")
	forgedInto = flag.String("forged.into", "", "a `folder` in which the forged verdicts are left")
)

func forgeries() int {
	if *forged > 0 {
		return *forged
	}
	return deep.Cases(30, 300, 30000)
}

// TestForgedVerdicts: of verdicts on sentences, true, false and without a value, topocheck accepts
// those that say what is so.
func TestForgedVerdicts(t *testing.T) { wantForged(t, forgeVerdicts, ours) }

// TestProvedForgedVerdicts: so does topocheck-proved.
func TestProvedForgedVerdicts(t *testing.T) { wantForged(t, forgeVerdicts, theirs(t)) }

func forgeVerdicts(folder string) error { return forgeSentences(folder, forgeries(), *forgedSeed) }

// TestForgedTheorems: of theorems about claims, true, false and without a value, with proofs of what can be
// proved, topocheck accepts those that are proved, and so does topocheck-proved.
func TestForgedTheorems(t *testing.T) { wantForged(t, forgeTheorems, ours) }

func TestProvedForgedTheorems(t *testing.T) { wantForged(t, forgeTheorems, theirs(t)) }

func forgeTheorems(folder string) error {
	lists, texts := make(map[int][]*theorem.Theorem), make(map[int]string)
	fuzz.Claims(forgeries()/3, *forgedSeed, func(i int, c *fuzz.Claimed) {
		answer := "-none"
		switch {
		case c.Why == "":
			answer = "-accepted"
		case c.Holds():
			answer = "-open"
		case slices.Contains(c.Values, any(false)):
			answer = "-false"
		}
		c.Theorem.Name += answer
		lists[i/1000] = append(lists[i/1000], c.Theorem)
		for _, d := range c.Claim.Words {
			texts[i/1000] += d.String() + "\n"
		}
	})
	for i, list := range lists { // each theorem in a file of its own: what topocheck-proved cannot read it leaves as a whole
		into := filepath.Join(folder, fmt.Sprintf("claims-%04d", i))
		err := errors.Join(os.MkdirAll(into, 0o777), os.WriteFile(filepath.Join(into, "own.words"), []byte("// Forged.\n"+texts[i]), 0o666))
		for _, th := range list {
			var b bytes.Buffer
			err = errors.Join(err, theorem.Write(&b, []*theorem.Theorem{th}), os.WriteFile(filepath.Join(into, th.Name+".theorems"), b.Bytes(), 0o666))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// TestForgedTexts: of networks that are text, some ill-defined, both checkers accept the order, the size and each
// link that they have, and no others.
func TestForgedTexts(t *testing.T) { wantForged(t, forgeNetworks, ours) }

func TestProvedForgedTexts(t *testing.T) { wantForged(t, forgeNetworks, theirs(t)) }

func forgeNetworks(folder string) error { return forgeTexts(folder, forgeries()/10, *forgedSeed) }

// TestForgedWords: of words, with parameters of all kinds, both checkers accept by evaluation what is so.
func TestForgedWords(t *testing.T) { wantForged(t, forgeTruths, ours) }

func TestProvedForgedWords(t *testing.T) { wantForged(t, forgeTruths, theirs(t)) }

func forgeTruths(folder string) error { return forgeWords(folder, forgeries(), *forgedSeed) }

// theirs runs topocheck-proved.
func theirs(t *testing.T) func(folder string) said {
	program := proved(t)
	return func(folder string) said {
		var stdout, stderr bytes.Buffer
		cmd := command(t, program, folder)
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		if err := cmd.Run(); cmd.ProcessState == nil || cmd.ProcessState.ExitCode() < 0 {
			t.Fatal(err)
		}
		return saidOf(cmd.ProcessState.ExitCode(), stdout.String(), stderr.String())
	}
}

// ours runs topocheck.
func ours(folder string) said {
	var stdout, stderr strings.Builder
	code := run([]string{folder}, &stdout, &stderr)
	return saidOf(code, stdout.String(), stderr.String())
}

func wantForged(t *testing.T, forge func(folder string) error, check func(folder string) said) {
	t.Helper()
	folder := *forgedInto
	if folder == "" {
		folder = t.TempDir()
	}
	if err := forge(folder); err != nil {
		t.Fatal(err)
	}
	s := check(folder)
	answers := make(map[string]int)
	for i, about := range s.about {
		_, name, of := strings.Cut(about, ": ")
		if name, _, _ = strings.Cut(name, " "); !of { // it is not read
			name = strings.TrimSuffix(filepath.Base(about), ".theorems")
		}
		kind := name[strings.LastIndex(name, "-")+1:]
		if file, is := strings.CutSuffix(filepath.Base(about[:strings.Index(about+": ", ": ")]), ".cert"); is {
			kind = file
		}
		answers[kind+" "+s.words[i]]++
		want := "REJECTED"
		if kind == "accepted" || kind == "a" {
			want = "accepted"
		}
		if s.words[i] != want {
			t.Errorf("%s: %s, want %s", about, s.words[i], want)
		}
	}
	if len(s.about) == 0 || answers["accepted accepted"] == 0 {
		t.Errorf("%d answers", len(s.about))
	}
	t.Logf("%v", answers)
}
