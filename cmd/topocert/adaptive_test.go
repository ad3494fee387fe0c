package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestAdaptiveTables: audits of tables with several next hops, and what is refused.
func TestAdaptiveTables(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return "table:" + path
	}
	pairs := strings.TrimPrefix(file("pairs", "0 2\n0 1\n"), "table:")
	const lines = "1 - 1 2;0\n1 2;0 - 2\n"
	either := file("either", "- 0 1;3 0 # either way round\n1 - 1 0;2\n1;3 2 - 2\n3 0;2 3 -\n")
	for _, c := range []struct {
		args       []string
		code       int
		out, wrong string
	}{
		{[]string{either, "--expect", "minimal"}, exitDone, "cyclic: 4 wait", ""},
		{[]string{either, "--json"}, exitDone, `"adaptive": true`, ""},
		{[]string{either, "--escape", "0"}, exitDone, "for escape 0: cyclic", ""},
		{[]string{either, "--escape", "1"}, exitUsage, "", "want virtual channels of"},
		{[]string{file("round", "- 0;2 1 0\n1 - 1 2\n1;3 2 - 2\n3 2 3 -\n"), "--expect", "delivers"}, exitRejected, "1 2 1, has been at 1 before, and goes round for ever", "want delivers"},
		{[]string{file("far", "- 0 1 2\n1 - 1 0\n1;3 2 - 2\n3 0 3 -\n"), "--expect", "minimal"}, exitRejected, "", "want minimal"},
		{[]string{file("no link", "- 0 1;0 0\n"+lines)}, exitUsage, "", `line 1: from 2 to 0 the next hop is "0", want one of its neighbours 1 3`},
		{[]string{file("twice", "- 0 1;1 0\n1 - 1 0;2\n1;3 2 - 2\n3 0;2 3 -\n")}, exitUsage, "", `the next hop "1" twice, want it once`},
		{[]string{file("ends", "- 0 1;3 0\n")}, exitUsage, "", "ends after 1 destinations, want 4"},
		{[]string{file("hole", "- - 1;3 0\n1 - 1 0;2\n1;3 2 - 2\n3 0;2 3 -\n")}, exitUsage, "", "no next hop from vertex 1 to 0"},
		{[]string{either, "--out", filepath.Join(dir, "out")}, exitUsage, "", "want it without"},
		{[]string{either, "--faults", "links"}, exitDone, "under 4 of them pairs are lost, 16 in all", ""},
		{[]string{either, "--faults", "links", "--escape", "0"}, exitUsage, "", "want one of the two"},
		{[]string{either, "--faults", "2"}, exitDone, "28 sets of 2", ""},
		{[]string{either, "--pairs", pairs}, exitDone, "the 2 given ones", ""},
		{[]string{either, "--pairs", pairs, "--json"}, exitDone, `"deadlock": "free"`, ""},
		{[]string{either, "--pairs", pairs, "--escape", "0"}, exitDone, "no deadlock, by Duato's condition", ""},
		{[]string{"bfs", "--escape", "0"}, exitUsage, "", "want an adaptive router"},
	} {
		code, out, errs := topocert(t, append([]string{"audit", c.args[0], "Ring(4)"}, c.args[1:]...)...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(errs, c.wrong) {
			t.Errorf("%s: %d, %.900s%s; want %d, %q, %q", strings.Join(c.args, " "), code, out, errs, c.code, c.out, c.wrong)
		}
	}
}

// TestAdaptiveRouters: a program, a function and a text with several next hops are audited as the table that says
// the same is; what speaks of one next hop refuses them.
func TestAdaptiveRouters(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	table := file("either.table", "- 0 1/1;3 0\n1 - 1 0;2/1\n1;3/1 2 - 2\n3 0/1;2 3 -\n")
	star := file("either.star", `
def either(net, at, to):
    if (to - at) % 4 == 2:
        return [(at + 1) % 4, ((at - 1) % 4, 1)]
    return to
def astray(net, at, to): return [at + 2]
def far(net, at, to): return [((at + 1) % 4, 4000)]
`)
	text := file("either.words", "both_ways = route any Ring(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n on 1 if 2*((j-i)%n) == n; (i-1)%n if 2*((j-i)%n) > n\n"+
		"astray_text = route any Ring(n) from i to j: (i+2)%n\nnowhere_text = route any Ring(n) from i to j: i+1\nfar_text = route any Ring(n) from i to j: (i+1)%n on 0-1\n")
	for _, more := range [][]string{nil, {"--escape", "0"}, {"--escape", "1"}, {"--ends", "0,2"}} {
		audited := func(args ...string) string {
			code, out, errs := topocert(t, append(append([]string{"audit"}, args...), append(more, "--json")...)...)
			lines := strings.Split(out, "\n")
			if code != exitDone || len(lines) < 5 {
				t.Fatalf("%v: %d, %s%s", args, code, out, errs)
			}
			return strings.Join(slices.DeleteFunc(lines, func(line string) bool {
				return strings.Contains(line, `"router"`) || strings.Contains(line, `"seconds"`)
			}), "\n")
		}
		want := audited("table:"+table, "Ring(4)")
		if !strings.Contains(want, `"adaptive": true`) {
			t.Errorf("the table is not adaptive: %s", want)
		}
		for _, args := range [][]string{{"--use", star, "either", "Ring(4)"}, {"--use", text, "both_ways", "Ring(4)"}, {"exec:ring-router either", "Ring(4)"}} {
			if got := audited(args...); got != want {
				t.Errorf("%v %v: %s\nthe table: %s", args, more, got, want)
			}
		}
	}
	// What is told of dead links chooses around them, what is not takes what is alive: of a ring of four one way
	// round is left, which half of the messages find, those of a router that goes both ways only from where a choice is.
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--use", file("told.star", "def told(net, at, to, faults):\n"+
			"    if (to - at) % 4 == 2: return [n for n in net.neighbors(at) if not faults.blocks(at, n) and not faults.blocks(n, to)]\n"+
			"    if not faults.blocks(at, to): return to\n    return (2 * at - to) % 4\n"), "told", "Ring(4)"}, "choices                 several"},
		{[]string{"--use", star, "either", "Ring(4)"}, "16 in all"},
		{[]string{"exec:ring-router either", "Ring(4)"}, "choices                 several"},
	} {
		code, out, errs := topocert(t, append(append([]string{"audit"}, c.args...), "--faults", "links")...)
		if code != exitDone || !strings.Contains(out, c.want) {
			t.Errorf("%v: %d, %s%s; want %q", c.args, code, out, errs, c.want)
		}
	}
	for _, c := range []struct {
		args  []string
		wrong string
	}{
		{[]string{"audit", "--use", star, "astray", "Ring(4)"}, "a list with 3, want neighbours 0 2, or (neighbour, channel)"},
		{[]string{"audit", "--use", star, "far", "Ring(4)"}, "the virtual channel 4000, want one of 0 … 1023"},
		{[]string{"audit", "--use", text, "astray_text", "Ring(5)"}, "at 1 for 0 the next hop is 3, want neighbours 0 2"},
		{[]string{"audit", "--use", text, "nowhere_text", "Ring(5)"}, "from 4 to 0 the next hop is 5, which is no vertex of Ring(5)"},
		{[]string{"audit", "--use", text, "far_text", "Ring(5)"}, "the virtual channel is -1, want one of 0 … 1023"},
		{[]string{"audit", "exec:ring-router either 4000", "Ring(4)"}, `"1/4000", want a virtual channel of 0 … 1023 behind /`},
		{[]string{"route", "exec:ring-router either", "Ring(4)", "0", "2"}, "several are for an audit"},
		{[]string{"route", "--use", star, "either", "Ring(4)", "0", "2"}, "a list of several is for an audit"},
		{[]string{"route", "--use", text, "both_ways", "Ring(4)", "0", "2"}, "both_ways has several next hops, want a router with one: several are for an audit"},
		{[]string{"prove", "--use", text, `delivers("both_ways", Ring(n)) for n >= 3`}, "both_ways has several next hops"},
		{[]string{"prove", "--use", text, `minimal("both_ways", Ring(4)) == 12`}, "both_ways has several next hops"},
	} {
		if code, out, errs := topocert(t, c.args...); code != exitUsage || !strings.Contains(errs, c.wrong) {
			t.Errorf("%v: %d, %s%s; want %q", c.args, code, out, errs, c.wrong)
		}
	}
}
