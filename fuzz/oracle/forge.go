package oracle

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"topocert/certificates/language"
)

// Sentences draws so many sentences, every third with words about a network of three vertices, and
// calls a function with each and its value, nil for none; but with those that take long. A seed has
// always the same.
func Sentences(count int, seed uint64, network string, each func(i int, words []*Definition, s *language.Node, value any)) {
	for i := range count {
		r, d := rand.New(rand.NewPCG(seed, uint64(i))), Formulas()
		if i%3 == 0 {
			d = d.DrawWords(r, 1+r.IntN(2), fmt.Sprintf("w%d_", i), network)
		}
		s := d.Draw(r, 1+i%5)
		Quickly(func() {
			value, _ := (&Meaning{Words: Among(d.Words), Left: 1 << 12}).Of(s, OfThree())
			each(i, d.Words, s, value)
		})
	}
}

// OfThree is a network of three vertices, by its name.
func OfThree() Names { return Names{"Ring(3)": New(3).Named()} }

// Folder is what is forged of so many sentences: files by their names.
type Folder map[string]string

// Forge writes verdicts on so many sentences into a folder, a thousand each in folders of it, which
// say that a sentence holds and that it fails in turn. A claim's name ends with what a checker has to
// answer, and why: -accepted, -false or -none.
func Forge(folder string, count int, seed uint64) error {
	const inFolder = 1000
	var folders []Folder
	Sentences(count, seed, "Ring(3)", func(i int, list []*Definition, s *language.Node, value any) {
		if i/inFolder >= len(folders) {
			folders = append(folders, Folder{
				"a.cert": "topocert 2\norder Ring(3) = 3\ncount\nend\n", "a.verdicts": "topocert 2 verdicts\n", "own.words": "// Forged.\n"})
		}
		said, answer := []string{"fails", "holds"}[i/5%2], "false"
		if value == nil {
			answer = "none"
		} else if value == (said == "holds") {
			answer = "accepted"
		}
		in := folders[len(folders)-1]
		for _, d := range list {
			in["own.words"] += d.String() + "\n"
		}
		in["a.verdicts"] += fmt.Sprintf("claim sentence-%d-%s\nformula %s\n%s 1\nend\n", i, answer, s, said)
	})
	return WriteFolders(folder, "sentences", folders)
}

// ForgeTexts writes certificates about networks that are text, a thousand texts each in a folder: of the
// orders, sizes and links that they have, and of others. A file's name begins with what a checker
// has to answer. Sorted tells whether definitions have sorts.
func ForgeTexts(folder string, count int, seed uint64, sorted func(text string) bool) error {
	const inFolder = 1000
	var folders []Folder
	for i := range count {
		if i%inFolder == 0 {
			folders = append(folders, Folder{"own.words": "// Forged.\n", "accepted.cert": "topocert 2\n", "false.cert": "topocert 2\n", "none.cert": "topocert 2\n"})
		}
		n, text := DrawNetwork(rand.New(rand.NewPCG(seed, uint64(i))), fmt.Sprintf("N%d", i)), ""
		for _, d := range n.Words {
			text += d.String() + "\n"
		}
		if text += n.String() + "\n"; !sorted(text) {
			continue
		}
		in := folders[len(folders)-1]
		in["own.words"] += text
		for k := range 4 {
			Quickly(func() {
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
	return WriteFolders(folder, "texts", folders)
}

// WriteFolders writes folders into one, each with a name and a number.
func WriteFolders(folder, name string, folders []Folder) error {
	for i, files := range folders {
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
