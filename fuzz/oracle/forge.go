package oracle

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// Sentences draws so many sentences, every third with words about a network of three vertices, and
// calls a function with each and its value, nil for none; but with those that take long. A seed has
// always the same.
func Sentences(count int, seed uint64, network string, each func(i int, words []*Definition, s *Sentence, value any)) {
	for i := range count {
		r, d := rand.New(rand.NewPCG(seed, uint64(i))), Formulas()
		if i%3 == 0 {
			d = d.DrawWords(r, 1+r.IntN(2), fmt.Sprintf("w%d_", i), network)
		}
		s := d.Draw(r, 1+i%5)
		Quickly(func() {
			value, _ := s.Value(OfThree())
			each(i, d.Words, s, value)
		})
	}
}

// OfThree are the facts of a network of three vertices that sentences know.
func OfThree() map[string]any { return map[string]any{"order(G)": ratio(3)} }

func ratio(n int64) Number { return Number{big.NewRat(n, 1)} }

// Quickly does what may take long, and tells whether it did not.
func Quickly(do func()) (quick bool) {
	defer func() {
		if r := recover(); r != nil && r != (TooLong{}) {
			panic(r)
		}
	}()
	do()
	return true
}

// Folder is what is forged of so many sentences: files by their names.
type Folder map[string]string

// Forge writes verdicts on so many sentences into a folder, a thousand each in folders of it, which
// say that a sentence holds and that it fails in turn. A claim's name ends with what a checker has to
// answer, and why: -accepted, -false or -none.
func Forge(folder string, count int, seed uint64) error {
	const inFolder = 1000
	var folders []Folder
	Sentences(count, seed, "Ring(3)", func(i int, list []*Definition, s *Sentence, value any) {
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
	return write(folder, "sentences", folders)
}

// write writes folders into one.
func write(folder, name string, folders []Folder) error {
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
