package oracle

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
)

// Leaves are the numerals and names of sentences that are drawn.
func Leaves() []string { return []string{"0", "1", "2", "3", "5", "0.5", "infinite", "0", "1"} }

// Sentences draws so many sentences, and calls a function with each and its value, nil for
// none; but with those that take long. A seed has always the same.
func Sentences(count int, seed uint64, each func(i int, s *Sentence, value any)) {
	for i := range count {
		s := Draw(rand.New(rand.NewPCG(seed, uint64(i))), 1+i%5, Leaves()...)
		if value, quick := s.quickly(); quick {
			each(i, s, value)
		}
	}
}

func (s *Sentence) quickly() (value any, quick bool) {
	defer func() {
		if r := recover(); r != nil && r != (TooLong{}) {
			panic(r)
		}
	}()
	value, _ = s.Value(nil)
	return value, true
}

// Forge writes verdicts on so many sentences into files of a folder, a thousand in each, which say that
// a sentence holds and that it fails in turn. A claim's name ends with what a checker has to
// answer, and why: -accepted, -false or -none.
func Forge(folder string, count int, seed uint64) error {
	const inFile = 1000
	var files []string
	Sentences(count, seed, func(i int, s *Sentence, value any) {
		if i/inFile >= len(files) {
			files = append(files, "topocert 2 verdicts\n")
		}
		said, answer := []string{"fails", "holds"}[i/5%2], "false"
		if value == nil {
			answer = "none"
		} else if value == (said == "holds") {
			answer = "accepted"
		}
		files[len(files)-1] += fmt.Sprintf("claim sentence-%d-%s\nformula %s\n%s 1\nend\n", i, answer, s, said)
	})
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for i, text := range files {
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("sentences-%04d.verdicts", i)), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}
