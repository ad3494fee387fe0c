package checking

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// TestFolders: a name is what the file of names of the same folder says, and of no other.
// Where several folders are checked, the order does not matter.
func TestFolders(t *testing.T) {
	const (
		path3    = "topocert 2\norder g6:Bg = 3\nsize g6:Bg = 2\ncount\nend\n"
		complete = "topocert 2\norder g6:Bw = 3\nsize g6:Bw = 3\ncount\nend\n"
		levels   = "topocert 2\ndistance g6:Bg 0 1 = 1\ndistances\nlevels 0 0 1 2\nend\n" +
			"distance g6:Bg 0 2 = 2\ndistances\nlevels 0 0 1 2\nend\n"
	)
	names := func(lines ...string) string { return "topocert 2 names\n" + strings.Join(append(lines, "end\n"), "\n") }
	verdict := func(name, formula string) string {
		return "topocert 2 verdicts\nclaim " + name + "\nformula " + formula + "\nholds 1\nend\n"
	}
	for _, c := range []struct {
		name  string
		files map[string]string
		want  []string // on standard output
		never string   // nowhere
		code  int
	}{
		{"two meanings in two folders", map[string]string{
			"a/own.names": names("graph g6:Bg m.edges"), "a/a.cert": path3, "a/a.verdicts": verdict("a", `size("m.edges") == 2`),
			"b/own.names": names("graph g6:Bw m.edges"), "b/b.cert": path3, "b/b.verdicts": verdict("b", `size("m.edges") == 2`),
		}, []string{
			`accepted DIR/a/a.verdicts: a holds: size("m.edges") == 2, if "m.edges" is what own.names says`,
			`REJECTED DIR/b/b.verdicts: b holds: size("m.edges") == 2, if "m.edges" is what own.names says`,
			"DIR/a: 1 of 1 verdicts on claims follow",
			"DIR/b: 0 of 1 verdicts on claims follow",
		}, "accepted DIR/b/b.verdicts", Rejected},
		{"a meaning in one folder only", map[string]string{
			"a/own.names": names("graph g6:Bg m.edges"), "a/a.cert": path3,
			"b/b.cert": path3, "b/b.verdicts": verdict("b", `size("m.edges") == 2`),
		}, []string{"REJECTED DIR/b/b.verdicts"}, "accepted DIR/b/b.verdicts", Rejected},
		{"a meaning in the folder above only", map[string]string{
			"own.names": names("graph g6:Bg m.edges"), "a.cert": path3, "b/b.cert": path3, "b/b.verdicts": verdict("b", `size("m.edges") == 2`),
		}, []string{"REJECTED DIR/b/b.verdicts"}, "accepted DIR/b/b.verdicts", Rejected},
		{"two meanings in one file", map[string]string{
			"own.names": names("graph g6:Bg m.edges", "graph g6:Bw m.edges"), "a.cert": path3, "a.verdicts": verdict("a", `size("m.edges") == 2`),
		}, []string{"REJECTED DIR/own.names", "REJECTED DIR/a.verdicts"}, "accepted DIR/a.verdicts", Rejected},
		{"a wrong line after a name", map[string]string{
			"own.names": names("graph g6:Bg m.edges", "graph g6:Bw QT(2,2)"), "a.cert": path3, "a.verdicts": verdict("a", `size("m.edges") == 2`),
		}, []string{"REJECTED DIR/own.names", "REJECTED DIR/a.verdicts"}, "accepted DIR/a.verdicts", Rejected},
		{"a file that is not there", map[string]string{
			"own.names": names("graph g6:Bg m.edges", "file sha256:"+strings.Repeat("0", 64)+" gone.edges"), "a.cert": path3,
			"a.verdicts": verdict("a", `size("m.edges") == 2`) + "claim b\nformula size(Ring(3)) == 3\nholds 1\nend\n",
		}, []string{"UNCHECKED DIR/own.names", "UNCHECKED DIR/a.verdicts: a ", "REJECTED DIR/a.verdicts: b "}, "accepted DIR/a.verdicts", Rejected},
		{"labels of two folders", map[string]string{
			"a/own.names": names("labels l x", "graph g6:Bg x"), "a/l": "a\nb\nc\n", "a/a.cert": levels,
			"a/a.verdicts": verdict("a", `distance("x", "a", "b") == 1`),
			"b/own.names":  names("labels l x", "graph g6:Bg x"), "b/l": "a\nc\nb\n",
			"b/b.verdicts": verdict("b", `distance("x", "a", "b") == 2`) + "claim wrong\nformula distance(\"x\", \"a\", \"b\") == 1\nholds 1\nend\n",
			"c/own.names":  names("graph g6:Bg x"),
			"c/c.verdicts": verdict("c", `distance("x", "a", "b") == 1`),
		}, []string{"accepted DIR/a/a.verdicts: a ", "accepted DIR/b/b.verdicts: b ", "REJECTED DIR/b/b.verdicts: wrong ", "REJECTED DIR/c/c.verdicts: c "}, "", Rejected},
		{"routers of two folders", map[string]string{
			"a/own.names": names("router table-sha256:" + strings.Repeat("1", 64) + " mine Complete(2)"), "a/a.cert": path3,
			"a/a.verdicts": verdict("a", `delivered("mine", Complete(2)) == 2`),
			"b/b.verdicts": verdict("b", `delivered("mine", Complete(2)) == 2`),
		}, []string{
			`REJECTED DIR/a/a.verdicts: a holds: delivered("mine", Complete(2)) == 2, if "mine" on Complete(2) is what own.names says`,
			"no certificate tells \"audit Complete(2) table-sha256:" + strings.Repeat("1", 64), "no such router: \"mine\"",
		}, "", Rejected},
		{"a graph beside other certificates", map[string]string{
			"a/own.names": names("file SQUARE square.edges", "graph SQUARE q"), "a/square.edges": "4\n0 1\n0 3\n1 2\n2 3\n", "a/a.cert": "topocert 2\norder SQUARE = 4\ncount\nend\n",
			"b/b.cert": "topocert 2\nsize SQUARE = 4\ncount\nend\n",
		}, []string{"accepted DIR/a/a.cert: order SQUARE = 4", "UNCHECKED DIR/b/b.cert: size SQUARE = 4"}, "", Usage},
		{"one claim in two folders", map[string]string{
			"a/a.cert": complete, "a/a.verdicts": verdict("x", `size("g6:Bw") == 3`), "b/b.verdicts": verdict("x", `size("g6:Bw") == 2`),
		}, []string{"accepted DIR/a/a.verdicts: x holds: size(", "REJECTED DIR/b/b.verdicts: x holds: size("}, "has a verdict", Rejected},
		{"one claim twice in a folder", map[string]string{
			"a.cert": complete, "a.verdicts": verdict("x", `size("g6:Bw") == 3`), "b.verdicts": verdict("x", `size("g6:Bw") == 3`),
		}, []string{"accepted DIR/a.verdicts: x ", "REJECTED DIR/b.verdicts: x ", "line 2: verdict/name: x has a verdict in DIR/a.verdicts already"}, "", Rejected},
		{"names that look like other text", map[string]string{
			"own.names": names("graph g6:Bg x y, if nothing", "graph g6:Bg accepted b.cert: order g6:Bw = 4"), "a.cert": path3,
			"a.verdicts": verdict("a", `size("x y, if nothing") + size("accepted b.cert: order g6:Bw = 4") == 4`),
		}, []string{` == 4, if "x y, if nothing", "accepted b.cert: order g6:Bw = 4" are what own.names says`}, "", Accepted},
	} {
		t.Run(c.name, func(t *testing.T) {
			for name, text := range c.files {
				c.files[name] = strings.ReplaceAll(text, "SQUARE", squareDigest)
			}
			dir := written(t, c.files)
			paths, err := filepath.Glob(filepath.Join(dir, "*"))
			if err != nil || c.files["a.cert"] != "" {
				paths = []string{dir}
			}
			for range 2 {
				var out, errs bytes.Buffer
				code := Run(context.Background(), paths, Beside{}, Text, &out, &errs)
				said := strings.ReplaceAll(strings.ReplaceAll(out.String()+errs.String(), dir, "DIR"), squareDigest, "SQUARE")
				if code != c.code {
					t.Errorf("status %d, want %d", code, c.code)
				}
				for _, want := range c.want {
					if !strings.Contains(said, want) {
						t.Errorf("does not say %q", want)
					}
				}
				if c.never != "" && strings.Contains(said, c.never) {
					t.Errorf("says %q", c.never)
				}
				if t.Failed() {
					t.Fatal(said)
				}
				slices.Reverse(paths)
			}
		})
	}
}

// squareDigest is the name of the graph 0–1–2–3–0 by its digest.
const squareDigest = "sha256:323f17d95f13a0371e057cf2c030eb71e7d3220a6d5bad584bd00d5662851e6e"

// TestFoldersAtRandom: folders with names, labels and verdicts at random, true and false, of
// which some files of names are refused. What is accepted is true by the folder's own names,
// and all that is true by names that were not refused is accepted.
func TestFoldersAtRandom(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	graphs := []string{"g6:Bg", "g6:Bw", "g6:B?"} // a path 0–1–2, a triangle, no link
	sizes := []int{2, 3, 0}
	distances := [][3][3]string{
		{{"0", "1", "2"}, {"1", "0", "1"}, {"2", "1", "0"}}, {{"0", "1", "1"}, {"1", "0", "1"}, {"1", "1", "0"}},
		{{"0", "infinite", "infinite"}, {"infinite", "0", "infinite"}, {"infinite", "infinite", "0"}},
	}
	var all strings.Builder
	all.WriteString("topocert 2\n")
	for i, g := range graphs {
		fmt.Fprintf(&all, "size %s = %d\ncount\nend\n", g, sizes[i])
		for u, row := range distances[i] {
			levels := strings.ReplaceAll(strings.Join(row[:], " "), "infinite", "-")
			for v, d := range row {
				fmt.Fprintf(&all, "distance %s %d %d = %s\ndistances\nlevels %d %s\nend\n", g, u, v, d, u, levels)
			}
		}
	}
	trials := deep.Cases(15, 40, 150)
	accepted, refused := 0, 0
	for trial := range trials {
		files := map[string]string{"certs/all.cert": all.String()}
		follows := make(map[string]bool)
		for folder := range 3 {
			dir := fmt.Sprintf("%c", 'a'+folder)
			lines := []string{}
			meaning := map[string]int{}
			labels := map[string][]int{}
			wrong := false
			for _, name := range []string{"x", "y"} {
				for range random.IntN(3) {
					g := random.IntN(3)
					if before, known := meaning[name]; known && before != g {
						wrong = true
					}
					meaning[name] = g
					lines = append(lines, "graph "+graphs[g]+" "+name)
				}
				if _, known := meaning[name]; known && random.IntN(2) == 0 {
					labels[name] = random.Perm(3)
					text := make([]string, 3)
					for label, v := range labels[name] {
						text[v] = string(rune('p' + label))
					}
					files[dir+"/"+name+".labels"] = strings.Join(text, "\n") + "\n"
					lines = append(lines, "labels "+name+".labels "+name)
				}
			}
			if random.IntN(8) == 0 {
				lines, wrong = append(lines, "graph g6:Bw QT.(2,2)"), true
			}
			random.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
			if len(lines) > 0 {
				files[dir+"/own.names"] = "topocert 2 names\n" + strings.Join(append(lines, "end\n"), "\n")
			}
			var verdicts strings.Builder
			verdicts.WriteString("topocert 2 verdicts\n")
			for i := range 4 {
				name := []string{"x", "y"}[random.IntN(2)]
				g, known := meaning[name]
				formula, holds := "", false
				if u, v, d := random.IntN(3), random.IntN(3), random.IntN(3); i < 2 {
					formula, holds = fmt.Sprintf(`size("%s") == %d`, name, d+1), known && sizes[g] == d+1
				} else {
					at := labels[name]
					formula = fmt.Sprintf(`distance("%s", "%c", "%c") == %d`, name, 'p'+u, 'p'+v, d)
					holds = known && at != nil && distances[g][at[u]][at[v]] == fmt.Sprint(d)
				}
				claim := fmt.Sprintf("claim-%d", i)
				fmt.Fprintf(&verdicts, "claim %s\nformula %s\nholds 1\nend\n", claim, formula)
				follows[dir+"/v.verdicts: "+claim] = holds && !wrong
			}
			files[dir+"/v.verdicts"] = verdicts.String()
		}
		dir := written(t, files)
		paths, err := filepath.Glob(filepath.Join(dir, "*"))
		if err != nil {
			t.Fatal(err)
		}
		random.Shuffle(len(paths), func(i, j int) { paths[i], paths[j] = paths[j], paths[i] })
		var out, errs bytes.Buffer
		Run(context.Background(), paths, Beside{}, Text, &out, &errs)
		for what, holds := range follows {
			if got := strings.Contains(out.String(), "accepted "+filepath.Join(dir, what)+" "); got != holds {
				t.Fatalf("trial %d: %s: accepted: %v, want %v\n%v\n%s%s", trial, what, got, holds, files, out.String(), errs.String())
			}
			if holds {
				accepted++
			} else {
				refused++
			}
		}
	}
	if accepted < trials/2 || refused < trials {
		t.Errorf("%d accepted, %d refused: too few to tell", accepted, refused)
	}
}
