package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// streamOfTests in the environment is a file: the program of the tests writes it as if it were topocheck --lower.
const streamOfTests = "STREAM_OF_TESTS"

// TestChangedStreams: whatever topocheck --lower says, no line is accepted that is not in the folder, and none that
// topocheck does not accept, but where the kernel has shown the same elsewhere in the folder.
func TestChangedStreams(t *testing.T) {
	program := proved(t)
	random := rand.New(rand.NewPCG(*mutantSeed, 2))
	folders := streamFolders(t)
	count := deep.Cases(0, 100, 1000)
	accepted, changed := 0, 0
	for i := range count {
		folder := folders[i%len(folders)]
		stream := folder.items
		for range 1 + random.IntN(3) {
			stream = changedStream(random, stream, folders[random.IntN(len(folders))].items)
		}
		file := filepath.Join(t.TempDir(), "stream")
		if err := os.WriteFile(file, []byte(strings.Join(stream, "")), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := command(t, program, "--steps", "1000000000", folder.path)
		cmd.Env = append(cmd.Env, streamOfTests+"="+file)
		var stdout, stderr bytes.Buffer
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		_ = cmd.Run() // its status is that of what it says
		said := saidOf(cmd.ProcessState.ExitCode(), stdout.String(), stderr.String())
		if said.code < 0 || said.code > 2 {
			t.Fatalf("exit status %d, want 0 to 2: %s", said.code, &stderr)
		}
		before, others := accepted, false
		for j, about := range said.about {
			if said.words[j] != "accepted" {
				others = true
				continue
			}
			accepted++
			about = given.ReplaceAllString(about, "") // what is given is printed from the terms
			if _, text, _ := strings.Cut(about, ": "); !folder.lines[about] && !(folder.texts[text] && folder.stated[text]) {
				t.Errorf("change %d of %s: accepted %s", i, folder.path, about)
			}
		}
		if others || accepted-before < len(folder.lines) {
			changed++
		}
	}
	t.Logf("seed %d: %d streams, of which %d are noticed; %d lines are accepted", *mutantSeed, count, changed, accepted)
	if changed < count/3 || accepted < count {
		t.Errorf("%d of %d changes are noticed, and %d lines are accepted: want a third, and one for each", changed, count, accepted)
	}
}

// TestLies: terms whose line is the folder's, and which say another thing, or say it twice, are not accepted.
func TestLies(t *testing.T) {
	program := proved(t)
	domain := `(Domain [(Between_ "n" (Constant (Number (Qmake 3 1))) (Some (Constant (Number (Qmake 4 1)))))] None)`
	// A router that goes ahead on a ring, or back; and a certificate of it.
	route := func(network, parameters, operation string) string {
		return fmt.Sprintf(`(Route "%s" %s 1 (Next_ NoRange (Always true) (Calculate Modulo_ (Calculate %s (Local 1) (Whole 1)) (Whole 4)) NoNext))`, network, parameters, operation)
	}
	routed := func(defined, used, network string) string {
		return `(definition route "step" ["n"] ["i" "j"] ` + defined + ")\n" +
			`(certificate (Standard "` + network + `" [4]) [<[(Traffic (RouteTakes (WordedRouter "step" ` + used + `) 0 1 1))] (TrafficProof Followed)>])`
	}
	// The same in numbers, with a variable.
	numbered := func(low, text, network string) string {
		hops := func(low string) string {
			return `[(Next [(Rest (Plus (Var 1) (Var 3)) (Var 0))] [(Range (Num ` + low + `) (Num 1) Yes)] Yes)]`
		}
		return `(definition hops "step" ["n"] ["i" "j" "s"] (Route "Ring" 1 1 NoNext) ` + hops(low) + ")\n" +
			`(certificate (Standard "` + network + `" [4]) [<[(Traffic (RouteTakes (OwnRouter "step" (HopsText ` + text + " " + hops("1") + `)) 0 1 1))] (TrafficProof Followed)>])`
	}
	// A network of which each vertex has the one across for a neighbour: the text that is defined, and the one that is used.
	opposite := "topocert 2\norder Even(5) = 5\ncount\nend\n"
	divided := func(used string) string {
		text := func(quotient string) string {
			return "(Text 1 [(Range (Num 0) (Minus (Var 0) (Num 1)) Yes)] [(Next [(Rest (Plus (Var 1) (" + quotient + " (Var 0) (Num 2))) (Var 0))] [] Yes)])"
		}
		return `(definition text "Even" ["n"] ["i"] ` + text("Divide") + ")\n" + `(certificate (Own "Even" ` + text(used) + " [5]) [<[(Metric (OrderIs 5))] (MetricProof Counted)>])"
	}
	step := "topocert 2\nroute Ring(4) step 0 1 = 1\ntrace\npath 0 1\nend\n"
	ahead := route("Ring", "1", "Plus_")
	for what, c := range map[string]struct{ file, text, items string }{
		"a router on another network":    {"a.cert", strings.Replace(step, "Ring", "Complete", 1), routed(ahead, ahead, "Complete")},
		"a router with fewer parameters": {"a.cert", step, strings.ReplaceAll(routed(ahead, ahead, "Ring"), `"Ring" 1 1`, `"Ring" 0 1`)},
		"a router with more coordinates": {"a.cert", step, strings.ReplaceAll(routed(ahead, ahead, "Ring"), `"Ring" 1 1`, `"Ring" 1 2`)},
		"a router with another text":     {"a.cert", step, routed(route("Ring", "1", "Minus_"), ahead, "Ring")},
		"a router's network with a line": {"a.cert", step, routed(route(`Ring\naccepted x`, "1", "Plus_"), ahead, "Ring")},
		"hops on another network":        {"a.cert", strings.Replace(step, "Ring", "Complete", 1), numbered("1", `"Ring" 1`, "Complete")},
		"hops for another network":       {"a.cert", strings.Replace(step, "Ring", "Complete", 1), numbered("1", `"Complete" 1`, "Complete")},
		"hops with fewer parameters":     {"a.cert", step, numbered("1", `"Ring" 0`, "Ring")},
		"a hop with another range":       {"a.cert", step, numbered("2", `"Ring" 1`, "Ring")},
		"a quotient that is not whole":   {"a.cert", opposite, divided("Divide")},
		"a quotient that is rounded":     {"a.cert", opposite, divided("Floor")},
		"a vertex that is 0 in machine words": {"a.cert", "topocert 2\nsize g6:B_ = 0\ncount\nend\n",
			"(certificate (Given 3 [<9223372036854775808 1>]) [<[(Metric (SizeIs 0))] (MetricProof Counted)>])"},
		"a link to no vertex": {"a.cert", "topocert 2\nsize g6:B@ = 0\ncount\nend\n",
			"(certificate (Given 3 [<0 5>]) [<[(Metric (SizeIs 0))] (MetricProof Counted)>])"},
		"cases twice": {"a.verdicts", "topocert 2 verdicts\nclaim x\nformula n > 2 for n in 3..4\nholds 2 for n in 3..4\nholds 2 for n in 3..4\nend\n",
			`(verdict "x" (Verdict (Binary More_ (Variable_ "n") (Constant (Number (Qmake 2 1)))) ` + domain + " true [<2 " + domain + "> <2 " + domain + ">]))"},
	} {
		for honest, items := range map[bool]string{false: c.items, true: strings.NewReplacer("9223372036854775808", "0", "SizeIs 0", "SizeIs 1", "<0 5>", "<0 1>", " <2 "+domain+">]", "]", "Complete", "Ring",
			`"Ring" 0 1`, `"Ring" 1 1`, `"Ring" 1 2`, `"Ring" 1 1`, "Minus_", "Plus_", `\naccepted x`, "", "[(Range (Num 2)", "[(Range (Num 1)", "[5]", "[4]", "OrderIs 5", "OrderIs 4", "(Floor", "(Divide", `(HopsText "Ring" 0`, `(HopsText "Ring" 1`).Replace(c.items)} {
			folder := t.TempDir()
			text := c.text
			if honest {
				text = strings.NewReplacer("B_ = 0", "B_ = 1", "B@ = 0", "B_ = 1", "holds 2 for n in 3..4\nholds 2 for n in 3..4", "holds 2 for n in 3..4", "Complete", "Ring", "Even(5) = 5", "Even(4) = 4").Replace(text)
			}
			file, stream := filepath.Join(folder, c.file), filepath.Join(t.TempDir(), "stream")
			for path, text := range map[string]string{file: text, stream: fmt.Sprintf("(lowered 1)\n(folder %q)\n(file %q)\n%s\n(end)\n", folder, file, items)} {
				if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			cmd := command(t, program, folder)
			cmd.Env = append(cmd.Env, streamOfTests+"="+stream)
			out, _ := cmd.Output()
			if accepted := bytes.Contains(out, []byte("accepted ")); accepted != honest {
				t.Errorf("%s, honest %v: %s", what, honest, out)
			}
		}
	}
}

// streamFolder is a folder with what topocheck --lower says of it, an item each, and what is accepted in it.
type streamFolder struct {
	path   string
	items  []string
	lines  map[string]bool // that are accepted
	texts  map[string]bool // the same, without their files
	stated map[string]bool // whatever is said of them
}

// streamFolders returns the folders of the good vectors, and one with verdicts and theorems.
func streamFolders(t *testing.T) []streamFolder {
	t.Helper()
	dir := t.TempDir()
	vectorsIn(t, dir)
	paths, err := filepath.Glob(filepath.Join(dir, "good", "*"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("%d folders of vectors, %v", len(paths), err)
	}
	for i, b := range byHand() {
		folder := filepath.Join(dir, "hand", fmt.Sprint(i))
		for name, text := range b.files {
			path := filepath.Join(folder, name)
			if err := os.MkdirAll(folder, 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		paths = append(paths, folder)
	}
	var list []streamFolder
	for _, path := range append(paths, "testdata/theorems") {
		var stdout, stderr, stream bytes.Buffer
		s := saidOf(run([]string{"--steps", "1000000000", path}, &stdout, &stderr), stdout.String(), "")
		if run([]string{"--lower", "--steps", "1000000000", path}, &stream, &stderr) != 0 || stream.Len() > 1<<20 {
			continue
		}
		f := streamFolder{path: path, lines: make(map[string]bool), texts: make(map[string]bool), stated: make(map[string]bool)}
		f.items = slices.Collect(strings.Lines(stream.String()))
		for i, about := range s.about {
			about = given.ReplaceAllString(about, "")
			_, text, _ := strings.Cut(about, ": ")
			f.stated[text] = true
			if s.words[i] == "accepted" {
				f.lines[about], f.texts[text] = true, true
			}
		}
		list = append(list, f)
	}
	return list
}

var constructor = regexp.MustCompile(`[A-Z][A-Za-z_0-9]*`)

// changedStream returns a stream with one change; others are the items of another one.
func changedStream(random *rand.Rand, items, others []string) []string {
	items = slices.Clone(items)
	i, j := random.IntN(len(items)), random.IntN(len(items))
	switch random.IntN(10) {
	case 0:
		return slices.Delete(items, i, i+1)
	case 1:
		return slices.Insert(items, i, items[j])
	case 2:
		items[i] = others[random.IntN(len(others))]
	case 3:
		items[i], items[j] = items[j], items[i]
	case 4, 5: // a constructor is another
		if names := constructor.FindAllString(strings.Join(items, ""), -1); len(names) > 0 {
			items[i] = replacedOne(random, items[i], constructor, names[random.IntN(len(names))])
		}
	case 6, 7: // a term is another
		if a, b := termIn(random, items[i]), termIn(random, items[j]); a != "" && b != "" {
			items[i] = strings.Replace(items[i], a, b, 1)
		}
	default: // a number is
		items[i] = replacedOne(random, items[i], number, fmt.Sprint(random.IntN(5)*random.IntN(5)))
	}
	return items
}

// replacedOne has something else where an expression matches.
func replacedOne(random *rand.Rand, text string, what *regexp.Regexp, with string) string {
	places := what.FindAllStringIndex(text, -1)
	if len(places) == 0 {
		return text
	}
	p := places[random.IntN(len(places))]
	return text[:p[0]] + with + text[p[1]:]
}

// termIn returns a part of an item that stands in parentheses or brackets, "" if the one it looks at has no end.
func termIn(random *rand.Rand, item string) string {
	places := regexp.MustCompile(`[(<[{]`).FindAllStringIndex(item, -1)
	if len(places) < 2 {
		return ""
	}
	from, depth := places[1+random.IntN(len(places)-1)][0], 0
	for at := from; at < len(item); at++ {
		if strings.IndexByte("(<[{", item[at]) >= 0 {
			depth++
		} else if strings.IndexByte(")>]}", item[at]) >= 0 {
			if depth--; depth == 0 {
				return item[from : at+1]
			}
		}
	}
	return ""
}

// theoremStream returns what topocheck --lower writes of the theorems of the tests.
func theoremStream(t *testing.T) string {
	t.Helper()
	var stream, stderr bytes.Buffer
	if code := run([]string{"--lower", theoremFolder}, &stream, &stderr); code != 0 {
		t.Fatalf("%d: %s", code, &stderr)
	}
	return stream.String()
}

// theoremFolder has a theorem of each method.
const theoremFolder = "testdata/theorems"

// checkedAlone is what topocheck-proved says of a stream without its folder.
func checkedAlone(program, stream string) string {
	cmd := exec.Command(program, "--lowered", "-")
	cmd.Stdin = strings.NewReader(stream)
	out, _ := cmd.Output() // its status is that of what it says
	return string(out)
}

// ofFile leaves out of a stream the theorems of other files: what they define stays.
func ofFile(stream, file string) string {
	var b strings.Builder
	here := false
	for line := range strings.Lines(stream) {
		if name, begins := strings.CutPrefix(line, "(file "); begins {
			here = strings.HasPrefix(name, fmt.Sprintf("%q", file))
		}
		if here || !strings.HasPrefix(line, "(theorem ") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// TestLiesAboutFamilies: a theorem of which a lemma is about another vertex, network or router, by what will not do, or
// that says one too many or too few, is not accepted.
func TestLiesAboutFamilies(t *testing.T) {
	program, stream := proved(t), theoremStream(t)
	honest := make(map[string]bool) // theorems that are accepted
	for _, c := range []struct{ theorem, old, lie string }{
		{"distances-of-vertices-by-number", "(OfEccentricity (Minus (Var 1) (Num 1)))", "(OfEccentricity (Var 1))"},
		{"distances-of-vertices-by-number", "(Minus (Plus (Var 0) (Var 1)) (Num 2)) Yes (BySource", "(Minus (Plus (Var 0) (Var 1)) (Num 3)) Yes (BySource"},
		{"distances-of-vertices-by-number", "[(Num 1) (Minus (Var 1) (Num 1))] (Plus", "[(Num 1) (Num 0)] (Plus"},
		{"distances-of-vertices-by-number", "SaysAtMost 1 (Minus (Plus (Var 0) (Var 1)) (Num 1))", "SaysAtMost 1 (Minus (Plus (Var 0) (Var 1)) (Num 3))"},
		{"distances-from-a-vertex-by-sums", "(OfDistanceSumFrom (Minus (Var 0) (Num 1)))", "(OfDistanceSumFrom (Num 0))"},
		{"distances-from-a-vertex-by-sums", "(OfDistanceSumFrom (Minus (Var 0) (Num 1))) SaysExactly 2", "(OfDistanceSumFrom (Minus (Var 0) (Num 1))) SaysExactly 1"},
		{"distances-from-a-vertex-by-sums", "(Minus (Minus (Var 0) (Num 1)) (Var 1))) (Num 0) [(Cond", "(Minus (Minus (Var 0) (Num 2)) (Var 1))) (Num 0) [(Cond"},
		{"distances-from-a-vertex-by-sums", "(OfAtDistance (Num 1) (Num 2))", "(OfAtDistance (Num 1) (Num 1))"},
		{"distances-from-a-vertex-by-sums", "(Plus (Var 0) (Num 1)) (Var 1)))) (Num 2) [", "(Plus (Var 0) (Num 1)) (Var 1)))) (Num 1) ["},
		{"distances-from-a-vertex-by-sums", "(OfAtDistance (Num 1) (Num 2)) SaysExactly 1 (Num 2)", "(OfAtDistance (Num 1) (Num 2)) SaysExactly 1 (Num 3)"},
		{"isomorphic-needs-all-links", "(ByEmbedding [(Piece [(Var 1) (Var 2)] None)]", "(ByEmbedding [(Piece [(Var 1) (Num 0)] None)]"},
		{"isomorphic-needs-all-links", "[(Var 0)]) SaysExactly 1 (Num 1) Yes (ByEmbedding", "[(Plus (Var 0) (Num 1))]) SaysExactly 1 (Num 1) Yes (ByEmbedding"},
		{"transitive-by-walks", "(ByReturning (Num 4)", "(ByReturning (Num 3)"},
		{"transitive-by-walks", "[(Piece [(Num 0) (Num 1)] None) (Piece [(Num 1) (Num 2)] None)]", "[(Piece [(Num 0) (Num 1)] None) (Piece [(Num 0) (Num 2)] None)]"},
		{"bounds-by-transitivity-and-neighbors", "OfAutomorphisms SaysAtLeast 1 (Var 0)", "OfAutomorphisms SaysAtLeast 1 (Plus (Var 0) (Num 1))"},
		{"routers", "(ByHops (Rest (Minus (Var 2) (Var 1)) (Var 0)) [])", "(ByHops (Rest (Minus (Var 1) (Var 2)) (Var 0)) [])"},
		{"routers", "(Plus (Var 1) (Num 1)) (Var 0))] [] Yes)]) SaysExactly", "(Plus (Var 1) (Num 2)) (Var 0))] [] Yes)]) SaysExactly"},
		{"a-router-without-deadlock", "(ByRank (Cond (Less (Var 2) (Var 4)) (Var 2)", "(ByRank (Cond (Less (Var 2) (Var 4)) (Minus (Num 0) (Var 2))"},
		{"a-router-without-deadlock", "(Minus (Times (Var 0) (Var 0)) (Num 1))) Yes (ByHopSums", "(Minus (Times (Var 0) (Var 0)) (Num 2))) Yes (ByHopSums"},
		{"bounds-by-transitivity-and-neighbors", "OfMaxDegree SaysAtMost 1 (Num 2)", "OfMaxDegree SaysAtMost 1 (Num 1)"},
		{"a-router-whose-hops-have-variables", "[(Range (Minus (Num 0) (Num 1)) (Num 1) Yes)] (Less (Abs (Minus (Plus (Var 1) (Var 3)) (Var 2))) (Abs (Minus (Var 1) (Var 2)))))]) SaysExactly 1 (Minus",
			"[(Range (Num 0) (Num 1) Yes)] (Less (Abs (Minus (Plus (Var 1) (Var 3)) (Var 2))) (Abs (Minus (Var 1) (Var 2)))))]) SaysExactly 1 (Minus"},
		{"directed-networks", "(OfArcs Arcs_diameter) SaysExactly 1 (Minus (Var 0) (Num 1)) Yes (ByPotential", "(OfArcs Arcs_diameter) SaysExactly 1 (Minus (Var 0) (Num 2)) Yes (ByPotential"},
		{"directed-networks", "[] true) None [(Lemma (OfArcs Arcs_order) SaysExactly 1 (Var 0)", "[] false) None [(Lemma (OfArcs Arcs_order) SaysExactly 1 (Var 0)"},
		{"directed-networks", "(OfArcs Arcs_hamiltonian)", "OfHamiltonian"},
		{"directed-networks", "(OfArcs Arcs_hamiltonian)", "(OfArcs Arcs_transitive)"},
		{"a-digraph-with-orbits", "(OfArcs Arcs_orbits) SaysAtMost 1 (Num 2)", "(OfArcs Arcs_orbits) SaysAtMost 1 (Num 1)"},
		{"a-digraph-with-orbits", "(OfArcs Arcs_order) SaysExactly 2", "(OfArcs Arcs_order) SaysExactly 4"},
		{"a-digraph-with-orbits", `(ByDirected "Looped" (Arcs_text $Looped_text))`, `(ByOwn "Looped" $Looped_text)`},
		{"size-by-sums-over-variables", "(Family $Clique_text 1 [] [(Var 0)] [(Num 0)] [] false)", "(Family $Clique_text 1 [] [(Var 0)] [(Num 0)] [] true)"},
		{"values-by-cases", "(Equal (Var 0) (Num 3)) (ByPotential", "(Equal (Var 0) (Num 4)) (ByPotential"},
		{"a-router-whose-hops-have-variables", "(ByRank (Cond (Less (Var 1) (Var 2)) (Var 1) (Minus (Var 0) (Var 1))))", "(ByRank (Cond (Less (Var 1) (Var 2)) (Var 1) (Plus (Var 0) (Var 1))))"},
		{"sets-and-cliques-by-degree-and-girth", "(OfWord Clique_number) SaysAtMost 1 (Num 2)", "(OfWord Clique_number) SaysAtMost 1 (Num 1)"},
		{"sets-and-cliques-by-degree-and-girth", `(OfWord Clique_number) SaysAtMost 1 (Num 2) Yes (ByRule "girth")`, `(OfWord Clique_number) SaysExactly 1 (Num 2) Yes (ByRule "girth")`},
		{"sets-and-cliques-by-degree-and-girth", "SaysAtLeast 1 (Minus (Num 0) (Floor (Minus (Num 0) (Var 0)) (Num 3)))", "SaysAtLeast 1 (Plus (Floor (Var 0) (Num 3)) (Num 1))"},
		{"independence_number-by-hamiltonian", `SaysAtMost 1 (Floor (Var 0) (Num 2)) Yes (ByRule "hamiltonian")`, `SaysAtMost 1 (Floor (Minus (Var 0) (Num 1)) (Num 2)) Yes (ByRule "hamiltonian")`},
		{"quotients-in-arcs", "[(Next [(Rest (Plus (Var 1) (Divide (Var 0) (Num 2)))", "[(Next [(Rest (Plus (Var 1) (Divide (Var 0) (Num 3)))"},
		{"orbits-of-links-and-rounds", "(OfBroadcast (Minus (Var 0) (Num 1)))", "(OfBroadcast (Num 0))"},
		{"orbits-of-links-and-rounds", "(F_broadcast AllPort)", "(F_broadcast SinglePort)"},
		{"orbits-of-links-and-rounds", "(F_gossip AllPort)", "(F_gossip SinglePort)"},
		{"orbits-of-links-and-rounds", `(Floor (Var 0) (Num 2)) Yes (ByRule "diameter")`, `(Num 1) Yes (ByRule "diameter")`},
		{"orbits-of-links-and-rounds", "OfEdgeOrbits SaysExactly 1 (Num 1)", "OfEdgeOrbits SaysExactly 1 (Num 2)"},
		{"stretch-and-lanes-of-a-router", `SaysExactly 1 (Num 1) Yes (ByRule "minimal")`, `SaysExactly 1 (Num 2) Yes (ByRule "minimal")`},
		{"stretch-and-lanes-of-a-router", `SaysExactly 1 (Num 1) Yes (ByRule "deadlock_free")`, `SaysExactly 1 (Num 0) Yes (ByRule "deadlock_free")`},
	} {
		file := theoremFolder + "/" + c.theorem + ".theorems"
		alone, line := ofFile(stream, file), "\naccepted "+file+": "
		if strings.Count(alone, c.old) != 1 {
			t.Errorf("%s has %q %d times, want once", c.theorem, c.old, strings.Count(alone, c.old))
		}
		if !honest[file] {
			honest[file] = strings.Contains(checkedAlone(program, alone), line)
		}
		lie := strings.Replace(alone, c.old, c.lie, 1)
		if !honest[file] || lie == alone || strings.Contains(checkedAlone(program, lie), line) {
			t.Errorf("%s, which is accepted: %v, is with %q for %q", c.theorem, honest[file], c.lie, c.old)
		}
	}
}
