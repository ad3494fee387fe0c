package checking

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"topocert/certificates/recheck"
)

// TestVerdictBuildsNothing: a verdict about a network of which no certificate speaks is
// rejected without making the network, which would take gigabytes; a label in it does
// not have it made either.
func TestVerdictBuildsNothing(t *testing.T) {
	for _, formula := range []string{"order(Complete(11000)) == 11000", `distance(Complete(11000), "0", "1") == 1`, "order(Complete(999999999)) > 1"} {
		file := filepath.Join(t.TempDir(), "claims"+recheck.Verdicts)
		if err := os.WriteFile(file, []byte("topocert 2 verdicts\nclaim a\nformula "+formula+"\nholds 1\nend\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		var out, errs bytes.Buffer
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		code := Run(context.Background(), []string{file}, Beside{}, Text, &out, &errs)
		runtime.ReadMemStats(&after)
		if code != Rejected || !strings.Contains(errs.String(), "no certificate tells") {
			t.Errorf("%s: %d, %s", formula, code, &errs)
		}
		if took := after.TotalAlloc - before.TotalAlloc; took > 1<<20 {
			t.Errorf("%s: rejected after taking %d bytes", formula, took)
		}
	}
}

// TestShortestIsNobodys: a verdict on lanes for any shortest paths follows without a
// condition. No file of names says what they are.
func TestShortestIsNobodys(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.cert":               "topocert 2\nlanes Complete(2) shortest <= 1\nlayers\nranks 0 0\nlanes - 0\nlanes 0 -\nend\n",
		"a" + recheck.Verdicts: "topocert 2 verdicts\nclaim a\nformula lanes(\"shortest\", Complete(2)) <= 1\nholds 1\nend\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var out, errs bytes.Buffer
	want := "a holds: lanes(\"shortest\", Complete(2)) <= 1\n"
	if code := Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs); code != Accepted || !strings.Contains(out.String(), want) {
		t.Errorf("%d, %s%s, want %s", code, &out, &errs, want)
	}
}

// TestOwnNames: files of names that are refused, each with what is said of it.
func TestOwnNames(t *testing.T) {
	const none = "sha256:0000000000000000000000000000000000000000000000000000000000000000"
	for _, c := range []struct {
		name, text, want string
		code             int
	}{
		{"good", "topocert 2 names\ngraph g6:Bw x\nend\n", "", Accepted},
		{"nothing", "topocert 2 names\nend\n", "", Accepted},
		{"header", "topocert 3 names\nend\n", "line 1", Rejected},
		{"empty", "", "line 1", Rejected},
		{"cut", "topocert 2 names\ngraph g6:Bw x\n", "last line", Rejected},
		{"more", "topocert 2 names\nend\nend\n", "line 3", Rejected},
		{"word", "topocert 2 names\nnetwork g6:Bw x\nend\n", "line 2", Rejected},
		{"no name", "topocert 2 names\ngraph g6:Bw\nend\n", "line 2", Rejected},
		{"blanks", "topocert 2 names\ngraph  g6:Bw x\nend\n", "line 2", Rejected},
		{"graph6", "topocert 2 names\ngraph g6:B x\nend\n", "graph6", Rejected},
		{"digest", "topocert 2 names\ngraph sha256:00 x\nend\n", "line 2", Rejected},
		{"capital", "topocert 2 names\ngraph " + strings.ToUpper(none) + " x\nend\n", "line 2", Rejected},
		{"of ours", "topocert 2 names\ngraph g6:Bw qt( 4,4)\nend\n", "is a network of ours", Rejected},
		{"wrong width", "topocert 2 names\ngraph g6:Bw QT(4)\nend\n", "is a network of ours", Rejected},
		{"graph6 name", "topocert 2 names\ngraph g6:Bw g6:C~\nend\n", "is a network of ours", Rejected},
		{"router", "topocert 2 names\nrouter table-" + none + " bfs x\nend\n", "is a router of ours", Rejected},
		{"lanes", "topocert 2 names\nrouter table-" + none + " lanes:mine x\nend\n", "is a router of ours", Rejected},
		{"two routers", "topocert 2 names\nrouter table-" + none + " mine x\nrouter table-" + strings.Replace(none, "00", "11", 1) + " mine x\nend\n", "too", Rejected},
		{"missing", "topocert 2 names\nfile " + none + " gone.edges\nend\n", "gone.edges", Usage},
		{"outside", "topocert 2 names\nfile " + none + " ../four.edges\nend\n", "line 2", Rejected},
		{"absolute", "topocert 2 names\nfile " + none + " /etc/passwd\nend\n", "line 2", Rejected},
		{"hidden", "topocert 2 names\nfile " + none + " .four.edges\nend\n", "line 2", Rejected},
		{"forged", "topocert 2 names\nfile " + none + " four.edges\nend\n", "is sha256:", Rejected},
		{"forged table", "topocert 2 names\nfile table-" + none + " four.edges\nend\n", "is table-sha256:", Rejected},
		{"no graph", "topocert 2 names\nfile " + none + " good.cert\nend\n", "line 1", Rejected},
		{"labels of nothing", "topocert 2 names\nlabels four.edges x\nend\n", "want a network such as", Rejected},
		{"other labels", "topocert 2 names\ngraph g6:Bg x\nlabels three.labels x\nlabels turned.labels x\nend\n", "has the labels of three.labels already", Rejected},
		{"capitals", "topocert 2 names\ngraph g6:Bw G6:C~\nend\n", "is a network of ours", Rejected},
		{"router of two spellings", "topocert 2 names\nrouter table-" + none + " mine Ring(4)\nrouter table-" + strings.Replace(none, "00", "11", 1) + " mine ring( 4)\nend\n", "is a network of ours", Rejected},
		{"two meanings", "topocert 2 names\ngraph g6:Bw x\ngraph g6:Bg x\nend\n", "line 3: ", Rejected},
		{"a point in a name of ours", "topocert 2 names\ngraph g6:Bw QT.(2,2)\nend\n", "line 2: ", Rejected},
		{"a blank in a name of ours", "topocert 2 names\ngraph g6:Bw Q T(2,2)\nend\n", "is a network of ours", Rejected},
		{"a router on a network", "topocert 2 names\ngraph g6:Bw bfs on Ring(4)\nend\n", "want it as formulas write a network", Rejected},
		{"zeros in a call", "topocert 2 names\ngraph g6:Bw Wheel(03)\nend\n", "want it as formulas write a network", Rejected},
		{"a call", "topocert 2 names\ngraph g6:Bw Wheel(3,4)\nend\n", "", Accepted},
		{"a path", "topocert 2 names\ngraph g6:Bw ./QT(2,2).edges\nend\n", "", Accepted},
		{"a copy", "topocert 2 names\ngraph g6:Bw graph (1).edges\nend\n", "", Accepted},
		{"quotes", "topocert 2 names\ngraph g6:Bw a\" is\nend\n", "without quotes", Rejected},
		{"backslash", "topocert 2 names\ngraph g6:Bw a\\\nend\n", "without quotes and backslashes", Rejected},
		{"quotes in a router", "topocert 2 names\nrouter table-" + none + " a\"b x\nend\n", "without quotes", Rejected},
		{"a router in capitals", "topocert 2 names\nrouter table-" + none + " BFS x\nend\n", "is a router of ours", Rejected},
		{"a router on what looks like ours", "topocert 2 names\nrouter table-" + none + " mine QT.(2,2)\nend\n", "is a network of ours", Rejected},
		{"lines in any order", "topocert 2 names\nlabels three.labels x\ngraph g6:Bg x\nend\n", "", Accepted},
		{"too few labels", "topocert 2 names\ngraph g6:Cl x\nlabels three.labels x\nend\n", "3 labels", Rejected},
		{"too many labels", "topocert 2 names\ngraph g6:A_ x\nlabels three.labels x\nend\n", "more than 2 labels", Rejected},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			for name, text := range map[string]string{
				"good.cert": "topocert 2\norder Petersen = 10\ncount\nend\n", "own.names": c.text,
				"four.edges": "4\n0 1\n0 3\n1 2\n2 3\n", "three.labels": "a\nb\nc\n", "turned.labels": "b\na\nc\n",
			} {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			var out, errs bytes.Buffer
			if code := Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs); code != c.code || !strings.Contains(errs.String(), c.want) {
				t.Errorf("%d, want %d: %s", code, c.code, &errs)
			}
			if !strings.Contains(out.String(), "accepted "+filepath.Join(dir, "good.cert")) {
				t.Errorf("the certificate beside it: %s", &out)
			}
		})
	}
}
