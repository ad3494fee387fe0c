package main

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/internal/deep"
)

var (
	mutants      = flag.Int("mutants", 0, "how many mutants of certificates, and of what lies beside them, topocheck-proved is given, 0 for 200, in make deep 1500")
	mutantSeed   = flag.Uint64("mutants.seed", 1, "where the mutants begin; each seed has others")
	mutantClaims = flag.String("mutants.claims", "", "a `folder` of certificates, verdicts and theorems, such as topocert claims --out writes, to be changed as well")
	mutantsOf    = flag.String("mutants.of", "", "a regular `expression` for what is changed, such as ^verdicts; all of it if empty")
)

// batch is how many mutants are given to the checkers at once.
const batch = 4000

// A base is a folder of files of which one is changed.
type base struct {
	of    string            // what is changed, such as "flow", "verdicts" or "graphs"
	files map[string]string // by name
	file  string            // the one that is changed
	again func(files map[string]string)
}

// alone tells whether many mutants can lie in one folder. Names of theorems and verdicts are once in one.
func (b base) alone() bool {
	return filepath.Ext(b.file) == ".cert" && b.again == nil
}

func mutantCount() int {
	if *mutants > 0 {
		return *mutants
	}
	return deep.Cases(0, 200, 1500)
}

// TestProvedMutants: of certificates, verdicts, theorems, and of files of names, words, graphs, tables
// and refutations in which something is changed, the kernel accepts what topocheck accepts.
func TestProvedMutants(t *testing.T) {
	program := proved(t)
	random := rand.New(rand.NewPCG(*mutantSeed, 0))
	bases := basesOf(t)
	what := regexp.MustCompile(*mutantsOf)
	byKind := make(map[string][]base)
	for _, b := range bases {
		if what.MatchString(b.of) {
			byKind[b.of] = append(byKind[b.of], b)
		}
	}
	kinds := slices.Sorted(maps.Keys(byKind))
	total, of := make(map[string]int), make(map[string]int)
	for made := 0; made < mutantCount(); {
		dir := t.TempDir()
		texts := make(map[string]string) // by the path that the checkers print, or its folder
		for n := min(batch, mutantCount()-made); n > 0; n-- {
			list := byKind[kinds[random.IntN(len(kinds))]]
			i := random.IntN(len(list))
			b := list[i]
			text := mutant(random, b.files[b.file], list[random.IntN(len(list))])
			made++
			of[b.of]++
			folder := filepath.Join(dir, fmt.Sprintf("%s-%d", b.of, i))
			name := fmt.Sprintf("%d%s", made, filepath.Ext(b.file))
			if !b.alone() {
				folder, name = filepath.Join(dir, fmt.Sprintf("%s-%d-%d", b.of, i, made)), b.file
			}
			files := maps.Clone(b.files)
			delete(files, b.file)
			files[name] = text
			if b.again != nil {
				b.again(files)
			}
			texts[filepath.Join(folder, name)] = text
			if !b.alone() {
				texts[folder] = text
			}
			if err := os.MkdirAll(folder, 0o777); err != nil {
				t.Fatal(err)
			}
			for file, text := range files {
				path := filepath.Join(folder, file)
				if _, err := os.Stat(path); err == nil {
					continue
				}
				if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
		}
		// Steps are few, so that a change that makes a network large does not take long.
		ours, theirs := both(t, program, "--steps", "4000000000", dir)
		for pair, n := range differences(t, ours, theirs, texts) {
			total[pair] += n
		}
		if err := os.RemoveAll(dir); err != nil {
			t.Fatal(err)
		}
		if made%(25*batch) == 0 {
			t.Logf("%d mutants: %v", made, total)
		}
	}
	t.Logf("seed %d, %d mutants: %v, of %v", *mutantSeed, mutantCount(), total, of)
	if *mutantsOf == "" && (total["REJECTED REJECTED"] < mutantCount()/4 || total["accepted accepted"] < mutantCount()/50) {
		t.Errorf("%v of %d mutants, want a quarter that both reject, and a fiftieth that both accept", total, mutantCount())
	}
}

// differences tells of each line on which the two differ, but that there are no terms for. It returns how
// many of each pair of words there are.
func differences(t *testing.T, ours, theirs said, texts map[string]string) map[string]int {
	pairs := make(map[string]int)
	for i := range max(len(ours.about), len(theirs.about)) {
		x, y := answerAt(ours, i), answerAt(theirs, i)
		pairs[x.word+" "+y.word]++
		if x == y || x.about == y.about && y.word == "UNCHECKED" && formless.MatchString(reasonOf(theirs, theirs.about[i])) {
			continue
		}
		file, _, _ := strings.Cut(x.about, ": ")
		text, ok := texts[file]
		if !ok {
			text = texts[filepath.Dir(file)]
		}
		t.Errorf("topocheck says %q, topocheck-proved %q: %s\n%s", x, y, reasonOf(theirs, y.about), shortened(text))
		if x.about != y.about {
			break
		}
	}
	return pairs
}

// An answer is a line of a checker: a word, and what it is about.
type answer struct{ word, about string }

func answerAt(s said, i int) answer {
	if i >= len(s.about) {
		return answer{}
	}
	return answer{s.words[i], line(s.about[i])}
}

func shortened(text string) string { return text[:min(len(text), 3000)] }

// ---------- What is changed ----------

// basesOf returns what mutants are made of, none of it large.
func basesOf(t *testing.T) []base {
	t.Helper()
	dir := t.TempDir()
	vectorsIn(t, dir)
	var list []base
	folders, err := filepath.Glob(filepath.Join(dir, "good", "*"))
	if err != nil || len(folders) == 0 {
		t.Fatalf("%d folders of vectors, %v", len(folders), err)
	}
	for _, folder := range folders {
		list = append(list, vectors(t, folder)...)
	}
	list = append(list, byHand()...)
	verdicts, err := fs.Glob(archives(t), "*/verdict*/*.txt")
	if err != nil || len(verdicts) == 0 {
		t.Fatalf("%d vectors of verdicts, %v", len(verdicts), err)
	}
	for _, file := range verdicts {
		data, err := fs.ReadFile(archives(t), file)
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		if strings.HasPrefix(text, "expect:") {
			_, text, _ = strings.Cut(text, "\n")
		}
		facts, rest, ok := strings.Cut(text, "topocert 2 verdicts\n")
		if !ok || len(rest) > 4000 || regexp.MustCompile(`\.\.[0-9]{5}`).MatchString(rest) {
			continue // many cases take long
		}
		files := map[string]string{"a.verdicts": "topocert 2 verdicts\n" + rest}
		if facts != "" {
			files["facts.cert"] = facts
		}
		list = append(list, base{of: "verdicts", files: files, file: "a.verdicts"})
	}
	theorems, err := filepath.Glob("../../props/*/*.theorems")
	if err != nil || len(theorems) == 0 {
		t.Fatalf("%d files of theorems, %v", len(theorems), err)
	}
	for _, file := range append(theorems, "../../certificates/theorem/testdata/path.theorems") {
		list = append(list, parts(read(t, file), "theorems", "a.theorems", 8000)...)
	}
	if theorems, err = filepath.Glob("testdata/theorems/*.theorems"); err != nil || len(theorems) == 0 {
		t.Fatalf("%d files of theorems, %v", len(theorems), err)
	}
	for _, file := range theorems {
		for _, b := range parts(read(t, file), "theorems", "a.theorems", 8000) {
			b.files["own.words"] = read(t, "testdata/theorems/own.words")
			list = append(list, b)
		}
	}
	if *mutantClaims != "" {
		list = append(list, claimsIn(t, *mutantClaims)...)
	}
	return list
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// vectors returns the certificates of a folder, each with the files that lie beside them, and those files that
// certificates name.
func vectors(t *testing.T, folder string) []base {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	beside, certificates := make(map[string]string), make(map[string]string)
	for _, e := range entries {
		text := read(t, filepath.Join(folder, e.Name()))
		if filepath.Ext(e.Name()) == ".cert" {
			certificates[e.Name()] = text
		} else if len(text) < 1<<14 {
			beside[e.Name()] = text
		}
	}
	var list []base
	for _, name := range slices.Sorted(maps.Keys(certificates)) {
		text := certificates[name]
		if len(text) > 1500 || !small(text, 50, 300) {
			continue
		}
		files := maps.Clone(beside)
		files["a.cert"] = text
		list = append(list, base{of: filepath.Base(folder), files: files, file: "a.cert"})
		for _, other := range slices.Sorted(maps.Keys(beside)) {
			if strings.Contains(text, " "+other+"\n") {
				list = append(list, base{of: "beside", files: map[string]string{"a.cert": text, other: beside[other]}, file: other})
			}
		}
	}
	return list
}

// parts returns what a file of certificates, verdicts or theorems has, one to each file, but what is long.
func parts(text, of, file string, long int) []base {
	header, rest, _ := strings.Cut(text, "\n")
	var list []base
	for part := range strings.SplitSeq(rest, "\nend\n") {
		if part != "" && len(part) < long {
			list = append(list, base{of: of, files: map[string]string{file: header + "\n" + part + "\nend\n"}, file: file})
		}
	}
	return list
}

var sides = regexp.MustCompile(`\([0-9,]*\)`)

// small tells whether the networks of a text are: their sides, and these multiplied.
func small(text string, side, most int) bool {
	for _, list := range sides.FindAllString(text, -1) {
		product := 1
		for word := range strings.SplitSeq(strings.Trim(list, "()"), ",") {
			n, err := strconv.Atoi(word)
			if err != nil || n > side {
				return false
			}
			product *= max(1, n)
		}
		if product > most {
			return false
		}
	}
	return !strings.Contains(text, "Hypercube(") && !strings.Contains(text, "Gamma(")
}

// quick are certificates that take no time.
var quick = regexp.MustCompile(`\n(count|distances|cut|cycle|schedule|classes|odd-cycle|trace)\n`)

// claimsIn returns the short certificates about small networks, the verdicts and the theorems of a folder.
// Beside the verdicts lie the certificates.
func claimsIn(t *testing.T, dir string) []base {
	t.Helper()
	var list []base
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files of claims, %v", len(files), err)
	}
	facts := make(map[string]string)
	var verdicts []base
	for _, file := range files {
		name := filepath.Base(file)
		switch filepath.Ext(file) {
		case ".cert":
			var shorts []string
			for _, b := range parts(read(t, file), "claims", "a.cert", 1500) {
				text := b.files["a.cert"]
				if len(text) < 600 && small(text, 7, 100) && !strings.Contains(text, "sha256:") && !strings.Contains(text, "lrat") && !strings.Contains(text, "\norder\norder") {
					list = append(list, b)
					if short := strings.TrimPrefix(text, "topocert 2\n"); quick.MatchString(short) {
						shorts = append(shorts, short)
					}
				}
			}
			if len(shorts) > 0 {
				facts[name] = "topocert 2\n" + strings.Join(shorts, "")
			}
		case ".verdicts":
			verdicts = append(verdicts, parts(read(t, file), "verdicts", "a.verdicts", 4000)...)
		case ".theorems":
			list = append(list, parts(read(t, file), "theorems", "a.theorems", 16000)...)
		}
	}
	// Facts are those of the whole run: one folder has them.
	list = append(list, base{of: "facts", files: map[string]string{"a.verdicts": verdicts[0].files["a.verdicts"]}, file: "a.verdicts"})
	maps.Copy(list[len(list)-1].files, facts)
	return append(list, verdicts...)
}

// byHand returns folders of names, words, graphs and tables.
func byHand() []base {
	const edges, links = "4\n0 1\n0 3\n1 2\n2 3\n", "order # = 4\nsize # = 4\ncount\nend\ndiameter # = 2\ndistances\nend\nbipartite # = yes\nclasses\nodd 1 3\nend\n"
	const table = "- 0 3 0\n1 - 1 0\n1 2 - 2\n3 0 3 -\n"
	const routed = "audit # % delivered = 12\naudit # % max-hops = 2\nexhaustion\nend\nroute # % 0 2 = 2\ntrace\npath 0 1 2\nend\n"
	square, router := digestOf(edges), "table-"+digestOf(table)
	certificate := func(text, network, router string) string {
		return "topocert 2\n" + strings.NewReplacer("#", network, "%", router).Replace(text)
	}
	names := map[string]string{"own.names": "topocert 2 names\nfile " + square + " graph\ngraph " + square + " Square(4)\ngraph g6:Bw TRIANGLE\nend\n", "graph": edges,
		"a.cert":     certificate(links, square, "") + "order g6:Bw = 3\nsize g6:Bw = 3\ncount\nend\n",
		"a.verdicts": "topocert 2 verdicts\nclaim a\nformula order(Square(n)) == n && size(TRIANGLE) == 3 for n in [4]\nholds 1\nend\nclaim b\nformula diameter(Square(4)) > 2\nfails 1\nend\n"}
	tabled := map[string]string{"own.names": "topocert 2 names\nfile " + router + " r.table\nfile " + square + " graph\nrouter " + square + " " + router + " mine\nend\n", "graph": edges, "r.table": table, "a.cert": certificate(routed, square, router)}
	words := map[string]string{"own.words": "// Two rings, joined by rungs.\nPrism(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)\nnext(i, n) = (i+1) % n\nRow(n) = graph i in 0..n-1: // around\n    next(i, n)\n" +
		"shorter = route Ring(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n\nRound(n) = digraph i in 1..n: i%n + 1\nfar(G) = max v in vertices(G): eccentricity(G, v)\n",
		"a.cert": "topocert 2\norder Prism(4) = 8\nsize Prism(4) = 12\ncount\nend\nsize Row(5) = 5\ncount\nend\ndiameter Prism(6) = 4\ndistances\nend\naudit Ring(7) shorter delivered = 42\nexhaustion\nend\n" +
			"audit Ring(7) shorter max-hops = 4\nexhaustion\nend\nsize Round(5) = 5\ncount\nend\norder Prism(2,3) = 24\ncount\nend\nwidest Prism(4) = 3\ncount\nend\n"}
	form := map[string]string{"own.words": "Prism(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)\n", "a.cert": "topocert 2\norder Prism(4) = 8\nsize Prism(4) = 12\ncount\nend\n",
		"a.verdicts": "topocert 2 verdicts\nclaim a\nformula size(Prism(n)) == 3*n for n in [4]\nholds 1\nend\n"}
	ring := map[string]string{"ring.edges": "# a ring\n4\n1 0\n0 3\n1 2\n2 3\n", "a.cert": certificate(links, square, "")}
	// The digests that certificates and names have are those of the graph or the table after the change.
	graphAgain := func(files map[string]string) {
		replaceAll(files, square, digestOf(files["graph"]))
	}
	tableAgain := func(files map[string]string) {
		replaceAll(files, router, "table-"+digestOf(files["r.table"]))
	}
	var list []base
	add := func(of, file string, files map[string]string, again func(map[string]string)) {
		list = append(list, base{of: of, files: files, file: file, again: again})
	}
	same := func(map[string]string) {}
	add("names", "own.names", names, nil)
	add("names", "own.names", tabled, nil)
	add("graphs", "graph", names, graphAgain)
	add("graphs", "graph", names, graphAgain)
	add("graphs", "graph", names, nil)
	add("graphs", "ring.edges", ring, nil)
	add("tables", "r.table", tabled, tableAgain)
	add("tables", "r.table", tabled, tableAgain)
	add("tables", "r.table", tabled, nil)
	add("words", "own.words", words, nil)
	add("words", "own.words", form, nil)
	add("named", "a.cert", names, same)
	add("named", "a.cert", tabled, same)
	add("named", "a.cert", words, same)
	add("named", "a.verdicts", names, same)
	add("named", "a.verdicts", form, same)
	return list
}

// replaceAll replaces a text in all files.
func replaceAll(files map[string]string, before, after string) {
	for name, text := range files {
		files[name] = strings.ReplaceAll(text, before, after)
	}
}

// ---------- Changes ----------

var number = regexp.MustCompile(`[0-9]+`)

// mutant returns a text with one change, or more, of which some come from another one.
func mutant(random *rand.Rand, text string, other base) string {
	with := other.files[other.file]
	for {
		changed := text
		for n := 1 + random.IntN(4)/3; n > 0; n-- {
			changed = mutated(random, changed, with)
		}
		for random.IntN(6) == 0 {
			changed = mutated(random, changed, with)
		}
		if changed != text {
			return changed
		}
	}
}

// mutated returns a text with a number, a word, a line or a character changed.
func mutated(random *rand.Rand, text, with string) string {
	if len(text) < 2 {
		return text + with
	}
	lines, others := strings.Split(text, "\n"), strings.Split(with, "\n")
	i, j := random.IntN(len(lines)), random.IntN(len(lines))
	k := random.IntN(len(others))
	if random.IntN(20) > 0 { // a header is seldom changed
		i = min(max(i, 1), len(lines)-1)
	}
	words := strings.Split(lines[i], " ")
	w := random.IntN(len(words))
	switch random.IntN(20) {
	case 0: // a line is lost
		lines = slices.Delete(lines, i, i+1)
	case 1: // a line is there twice
		lines = slices.Insert(lines, i, lines[j])
	case 2: // two lines change places
		lines[i], lines[j] = lines[j], lines[i]
	case 3: // a line is another file's
		lines[i] = others[k]
	case 4: // so is a word
		from := strings.Split(others[k], " ")
		words[w] = from[random.IntN(len(from))]
		lines[i] = strings.Join(words, " ")
	case 5: // a word is lost
		lines[i] = strings.Join(slices.Delete(words, w, w+1), " ")
	case 6: // a word is there twice
		lines[i] = strings.Join(slices.Insert(words, w, words[random.IntN(len(words))]), " ")
	case 7: // two words change places
		v := random.IntN(len(words))
		words[v], words[w] = words[w], words[v]
		lines[i] = strings.Join(words, " ")
	case 8: // one relation is another
		relations := []string{"=", "<=", ">=", "==", "<", ">", "!=", "+", "-", "*", "/", "%"}
		for try := 0; try < len(words) && !slices.Contains(relations, words[w]); try++ {
			w = (w + 1) % len(words)
		}
		words[w] = relations[random.IntN(len(relations))]
		lines[i] = strings.Join(words, " ")
	case 9: // a character is
		at := random.IntN(len(text))
		char := string(rune(' ' + random.IntN('~'-' '+1)))
		switch random.IntN(12) {
		case 0:
			char = "\n"
		case 1:
			char = []string{"\t", "\r", "\x00", "\x7f", "é", "\xff"}[random.IntN(6)]
		case 2, 3, 4:
			char = string(text[random.IntN(len(text))])
		}
		return text[:at] + char + text[at+random.IntN(2):]
	case 10: // some are lost, mostly few
		at := random.IntN(len(text))
		end := min(len(text), at+1+random.IntN(3))
		if random.IntN(20) == 0 {
			end = len(text)
		}
		return text[:at] + text[end:]
	case 11: // the text goes on as the other one
		return strings.Join(slices.Concat(lines[:i], others[min(k, len(others)-1):]), "\n")
	default:
		changed, ok := renumbered(random, lines[i])
		for try := 0; !ok && try < 10; try++ {
			i = random.IntN(len(lines))
			changed, ok = renumbered(random, lines[i])
		}
		lines[i] = changed
	}
	return strings.Join(lines, "\n")
}

// renumbered returns a line with another number in it, if it has one that may be changed. Sides of networks
// stay small, or are huge.
func renumbered(random *rand.Rand, line string) (string, bool) {
	places := number.FindAllStringIndex(line, -1)
	if len(places) == 0 {
		return line, false
	}
	p := places[random.IntN(len(places))]
	n, err := strconv.Atoi(line[p[0]:p[1]])
	if err != nil || n > 1<<40 {
		return line, false
	}
	side := strings.LastIndex(line[:p[0]], "(") > strings.LastIndex(line[:p[0]], ")")
	choices := []int{n + 1, max(0, n-1), random.IntN(n + 1), n / 2}
	if !side {
		choices = append(choices, random.IntN(2*n+3), n+2)
		if n < 300 { // it may be how many cases there are
			choices = append(choices, n*10, n+100)
		}
	}
	with := strconv.Itoa(choices[random.IntN(len(choices))])
	switch random.IntN(24) {
	case 0:
		with = "-"
	case 1:
		with = "-" + with
	case 2:
		with = "0" + with
	case 3:
		if strings.Contains(line, "..") {
			break // a range
		}
		with = []string{"4294967296", "4611686018427387904", "9223372036854775807", "9223372036854775808", "123456789012345678901234567890"}[random.IntN(5)]
	case 4: // another number of the line
		q := places[random.IntN(len(places))]
		if !side {
			with = line[q[0]:q[1]]
		}
	}
	return line[:p[0]] + with + line[p[1]:], true
}
