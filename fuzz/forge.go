package fuzz

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"regexp"

	"topocert/certificates/words"
	"topocert/fuzz/oracle"
)

// names are those that a word that was drawn may have.
var drawnNames = regexp.MustCompile(`\b(q|helper_\d)\b`)

// ForgeWords writes statements about words that were drawn, of graphs of at most four vertices, a thousand in
// each folder: that the word is so, and that it is not, both by evaluation. A file's name says what a
// checker has to answer.
func ForgeWords(folder string, count int, seed uint64) error {
	const inFolder = 1000
	var folders []oracle.Folder
	for i := range count {
		if i%inFolder == 0 {
			folders = append(folders, oracle.Folder{"own.words": "// Forged.\n", "accepted.cert": "topocert 2\n", "false.cert": "topocert 2\n", "none.cert": "topocert 2\n"})
		}
		d := newDice(drawnBytes(seed, i))
		g := oracle.New(1 + d.n(4))
		for v := range g.Vertices {
			for u := range v {
				if d.n(2) == 0 {
					g.Links = append(g.Links, oracle.Link{u, v})
				}
			}
		}
		text := d.define(d.n(3)) + "q(G) = " + d.write("truth", nil, 1+d.n(4)) + "\n"
		l, err := words.Standard().Extend(text, func(string) string { return "" }, func(string) bool { return false })
		if err != nil {
			continue
		}
		value, has, done := meaning(l, 1<<12, g)
		if !done {
			continue
		}
		in := folders[len(folders)-1]
		in["own.words"] += drawnNames.ReplaceAllString(text, fmt.Sprintf("${1}_%d", i))
		for _, said := range []string{"yes", "no"} {
			file := "none.cert"
			if has {
				file = map[bool]string{true: "accepted.cert", false: "false.cert"}[oracle.ShownAs(value) == said]
			}
			in[file] += fmt.Sprintf("q-%d %s = %s\nstrategy\nby evaluate\nend\n", i, g.Graph6(), said)
		}
	}
	return oracle.WriteFolders(folder, "words", folders)
}

// drawnBytes are such that dice begin with.
func drawnBytes(seed uint64, i int) []byte {
	return binary.BigEndian.AppendUint64(nil, rand.New(rand.NewPCG(seed, uint64(i))).Uint64())
}

// meaning is the value of the word q of a network: has is false where it has none, done where looking
// takes more than so many steps.
func meaning(l *words.Library, steps int, g oracle.Graph) (value any, has, done bool) {
	m := &oracle.Meaning{Left: steps, Down: true, Words: func(name string) *oracle.Definition {
		d := l.Find(name)
		if d == nil {
			return nil
		}
		of := &oracle.Definition{Body: d.Body}
		for _, p := range d.Definition.Params {
			of.Params = append(of.Params, p.Name)
		}
		return of
	}}
	done = oracle.Quickly(func() { value, has = m.Of(l.Find("q").Body, oracle.Names{"G": g.Named()}) })
	return value, has, done
}
