package main

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// ringTable is the text of a table on Ring(n) whose messages go up if that is shorter, on a virtual channel, and else
// down on channel 0.
func ringTable(n, channel int) string {
	var b strings.Builder
	for d := range n {
		for v := range n {
			switch up := (d - v + n) % n; {
			case up == 0:
				b.WriteString("- ")
			case 2*up <= n:
				fmt.Fprintf(&b, "%d/%d ", (v+1)%n, channel)
			default:
				fmt.Fprintf(&b, "%d ", (v+n-1)%n)
			}
		}
		b.WriteString("\n")
	}
	return b.String()
}

// TestProvedLanes: of lanes that messages keep, of routers with virtual channels, and of formulas about them the two
// checkers say the same.
func TestProvedLanes(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	table := ringTable(5, 1)
	write("ring.table", table)
	router := fmt.Sprintf("table-sha256:%x", sha256.Sum256([]byte(table)))
	refutation, err := fs.ReadFile(archives(t), "good/lrat/lanes-ring.lrat")
	if err != nil {
		t.Fatal(err)
	}
	write("five.lrat", string(refutation))
	write("none.lrat", "2 0 1 0\n")
	keep := "lanes - 0 0 0 0\nlanes 0 - 0 0 0\nlanes 0 0 - 0 0\nlanes 1 1 1 - 1\nlanes 1 1 1 1 -\nend\n"
	ranks := "ranks 0 2 1 1 0 2 0 3 0 3\nranks 2 0 0 0 2 0 1 0 1 0\n"
	double := func(text string) string { // each channel has a class 0 and a class 1
		words := strings.Fields(text)
		for i, w := range words {
			if w != "ranks" {
				words[i] = w + " " + w
			}
		}
		return strings.ReplaceAll(strings.Join(words, " "), " ranks", "\nranks") + "\n"
	}
	five := "messages 0 2 1 3 2 4 3 0 4 1\n"
	accepted := []string{
		"lanes Ring(5) bfs <= 2\nlayers\n" + ranks + keep,
		"lanes Ring(5) bfs >= 2\nlrat\n" + five + "ring 0 3 5 7 8\nproof five.lrat\nend\n",
		"lanes Ring(5) " + router + " <= 2\nlayers\n" + double(ranks) + keep,
		"lanes Ring(5) " + router + " >= 2\nlrat\n" + five + "ring 1 7 11 15 17\nproof five.lrat\nend\n",
		"lanes Ring(4) shortest <= 1\nlayers\nranks 0 0 0 0 2 1 2 1\nlanes - 0 0 0\nlanes 0 - 0 0\nlanes 0 0 - 0\nlanes 0 0 0 -\nend\n",
		"lanes Ring(4) shortest >= 1\nlrat\nmessages 0 2\nproof none.lrat\nend\n",
		"deadlock Torus(4) dor = deadlock\nchannel-cycle\nwaits 0 2 0\nwaits 1 3 0\nwaits 2 0 0\nwaits 3 1 0\nend\n",
		"deadlock Ring(5) " + router + " = cyclic\nchannel-cycle\nwaits 0 2 0\nwaits 1 3 0\nwaits 2 4 0\nwaits 3 0 0\nwaits 4 1 0\nend\n",
		"deadlock Ring(5) bfs = cyclic\nchannel-cycle\nwaits 0 2 0\nwaits 1 3 0\nwaits 2 4 0\nwaits 3 0 0\nwaits 4 1 0\nend\n",
	}
	rejected := []string{
		"lanes Ring(5) bfs <= 1\nlayers\n" + ranks + keep,
		"lanes Ring(5) bfs <= 2\nlayers\n" + double(ranks) + keep,
		"lanes Ring(5) " + router + " <= 2\nlayers\n" + ranks + keep,
		"lanes Ring(5) bfs >= 3\nlrat\n" + five + "ring 0 3 5 7 8\nproof five.lrat\nend\n",
		"lanes Ring(5) " + router + " >= 2\nlrat\n" + five + "ring 0 6 10 14 16\nproof five.lrat\nend\n", // the other class
		"lanes Ring(5) " + router + " >= 2\nlrat\n" + five + "ring 1 7 11 15\nproof five.lrat\nend\n",
		"lanes Ring(5) shortest >= 2\nlrat\n" + five + "ring 1 3 5 7 8\nproof five.lrat\nend\n",
		"deadlock Ring(5) " + router + " = deadlock\nchannel-cycle\nwaits 0 2 0\nwaits 1 3 0\nwaits 2 4 0\nwaits 3 0 0\nwaits 4 1 0\nend\n", // two classes
		"audit Ring(5) lanes:" + router + " delivered = 20\nexhaustion\nend\n",
		"audit Torus(5) lanes:lanes:dor delivered = 600\nexhaustion\nend\n",
		"audit FTT(4) lanes:ftt-a delivered = 240\nexhaustion\nend\n",
		"lanes Ring(4) lanes:shortest >= 1\nlrat\nmessages 0 2\nproof none.lrat\nend\n",
		"lanes g6:C` shortest >= 1\nlrat\nmessages 0 2\nproof none.lrat\nend\n", // no path
	}
	write("good.cert", "topocert 2\n"+strings.Join(accepted, ""))
	write("bad.cert", "topocert 2\n"+strings.Join(rejected, ""))
	verdicts := "topocert 2 verdicts\n"
	for i, formula := range []string{`lanes("bfs", Ring(5)) == 2`, `lanes("shortest", Ring(4)) == 1`, `lanes("bfs", Ring(5)) < 3`, `deadlock("dor", Torus(4)) == "deadlock"`, `!deadlock_free("dor", Torus(4))`, `!deadlock_free("bfs", Ring(5))`} {
		verdicts += fmt.Sprintf("claim lanes/%d\nformula %s\nholds 1\nend\n", i, formula)
	}
	write("good.verdicts", verdicts)
	write("bad.verdicts", "topocert 2 verdicts\nclaim lanes/more\nformula lanes(\"bfs\", Ring(5)) == 3\nholds 1\nend\n"+
		"claim lanes/free\nformula deadlock_free(\"bfs\", Ring(5))\nholds 1\nend\nclaim lanes/word\nformula deadlock(\"bfs\", Ring(5)) == \"deadlock\"\nholds 1\nend\n")
	write("low.cert", "topocert 2\nlanes Ring(6) bfs >= 1\nlrat\nmessages 0 2\nproof none.lrat\nend\n")
	write("low.verdicts", "topocert 2 verdicts\nclaim lanes/low\nformula lanes(\"bfs\", Ring(6)) >= 1\nholds 1\nend\n")
	write("bad.low.verdicts", "topocert 2 verdicts\nclaim lanes/more\nformula 2*lanes(\"bfs\", Ring(6)) >= 2\nholds 1\nend\n") // it may be infinite
	ours, theirs := both(t, program, dir)
	compare(t, ours, theirs)
	for i, about := range theirs.about {
		want := "accepted"
		if strings.Contains(about, "bad.") {
			want = "REJECTED"
		}
		if theirs.words[i] != want || ours.words[i] != want {
			t.Errorf("%s: topocheck says %s, topocheck-proved %s, want %s", about, ours.words[i], theirs.words[i], want)
		}
	}
	if n := len(accepted) + len(rejected) + 6 + 3 + 3; len(theirs.words) != n {
		t.Errorf("%d answers, want %d: %v\n%s", len(theirs.words), n, slices.Compact(theirs.about), theirs.reasons)
	}
}
