package main

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"topocert/certificates/language"
	"topocert/fuzz"
	"topocert/fuzz/oracle"
)

// forgery is what is forged, a thousand each in folders: files by their names, that begin alike.
type forgery struct {
	begin   map[string]string
	folders []map[string]string
}

// in is the folder of a number.
func (f *forgery) in(i int) map[string]string {
	for i/1000 >= len(f.folders) {
		f.folders = append(f.folders, maps.Clone(f.begin))
	}
	return f.folders[i/1000]
}

// write writes the folders into one, each with a name and a number.
func (f *forgery) write(folder, name string) error {
	for i, files := range f.folders {
		into := filepath.Join(folder, fmt.Sprintf("%s-%04d", name, i))
		if err := os.MkdirAll(into, 0o777); err != nil {
			return err
		}
		for name, text := range files {
			if err := os.WriteFile(filepath.Join(into, name), []byte(text), 0o666); err != nil {
				return err
			}
		}
	}
	return nil
}

// byAnswer are certificates in files that are named by what a checker has to answer.
func byAnswer() *forgery {
	const none = "topocert 2\n"
	return &forgery{begin: map[string]string{"own.words": "// Forged.\n", "accepted.cert": none, "false.cert": none, "none.cert": none}}
}

// forgeSentences writes verdicts on so many sentences into a folder, which say that a sentence holds and that it
// fails in turn. A claim's name ends with what a checker has to answer, and why: -accepted, -false or -none.
func forgeSentences(folder string, count int, seed uint64) error {
	f := &forgery{begin: map[string]string{
		"a.cert": "topocert 2\norder Ring(3) = 3\ncount\nend\n", "a.verdicts": "topocert 2 verdicts\n", "own.words": "// Forged.\n"}}
	oracle.Sentences(count, seed, func(i int, list []*oracle.Definition, s *language.Node, value any) {
		said, answer := []string{"fails", "holds"}[i/5%2], "false"
		if value == nil {
			answer = "none"
		} else if value == (said == "holds") {
			answer = "accepted"
		}
		in := f.in(i)
		in["own.words"] += fuzz.Definitions(list)
		in["a.verdicts"] += fmt.Sprintf("claim sentence-%d-%s\nformula %s\n%s 1\nend\n", i, answer, s, said)
	})
	return f.write(folder, "sentences")
}

// forgeTexts writes certificates about networks that are text: of the orders, sizes and links that they have,
// and of others. A file's name says what a checker has to answer.
func forgeTexts(folder string, count int, seed uint64) error {
	f := byAnswer()
	for i := range count {
		n := oracle.DrawNetwork(rand.New(rand.NewPCG(seed, uint64(i))), fmt.Sprintf("N%d", i))
		text := fuzz.Definitions(n.Words) + n.String() + "\n"
		if _, err := fuzz.Extend(text); err != nil {
			continue
		}
		in := f.in(i)
		in["own.words"] += text
		for k := range 4 {
			oracle.Quickly(func() {
				g, is := n.Graph(k)
				name := fmt.Sprintf("%s(%d)", n.Name, k)
				stated := func(file string, order, size int) {
					kind := "count"
					if n.Directed {
						kind = "strategy"
					}
					in[file] += fmt.Sprintf("order %s = %d\n%s\nend\nsize %s = %d\n%s\nend\n", name, order, kind, name, size, kind)
				}
				switch {
				case !is:
					stated("none.cert", max(1, len(g.Vertices)), len(g.Links))
				case len(g.Vertices) > 40:
				default:
					stated("accepted.cert", len(g.Vertices), len(g.Links))
					stated("false.cert", len(g.Vertices)+1, len(g.Links)+1)
					if !n.Directed {
						in["accepted.cert"] += fmt.Sprintf("contains %s %s = yes\nembedding\nmap %s\nend\n", name, g.Graph6(), strings.Trim(fmt.Sprint(g.Vertices), "[]"))
					}
				}
			})
		}
	}
	return f.write(folder, "texts")
}

// drawnNames are those that a word that was drawn may have.
var drawnNames = regexp.MustCompile(`\b(q|helper_\d)\b`)

// forgeWords writes statements about words that were drawn, of graphs of at most four vertices:
// that the word is so, and that it is not, both by evaluation. A file's name says what a
// checker has to answer.
func forgeWords(folder string, count int, seed uint64) error {
	f := byAnswer()
	for i := range count {
		text, g := fuzz.DrawWord(seed, i)
		l, err := fuzz.Extend(text)
		if err != nil {
			continue
		}
		value, has, done := fuzz.Meaning(l, 1<<12, g)
		if !done {
			continue
		}
		in := f.in(i)
		in["own.words"] += drawnNames.ReplaceAllString(text, fmt.Sprintf("${1}_%d", i))
		for _, said := range []string{"yes", "no"} {
			file := "none.cert"
			if has {
				file = map[bool]string{true: "accepted.cert", false: "false.cert"}[oracle.ShownAs(value) == said]
			}
			in[file] += fmt.Sprintf("q-%d %s = %s\nstrategy\nby evaluate\nend\n", i, g.Graph6(), said)
		}
	}
	return f.write(folder, "words")
}
