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
		g := make([][]uint32, 1+d.n(4))
		for v := range g {
			for u := range v {
				if d.n(2) == 0 {
					g[v], g[u] = append(g[v], uint32(u)), append(g[u], uint32(v))
				}
			}
		}
		text := d.define(d.n(3)) + "q(G) = " + d.write("truth", nil, 1+d.n(4)) + "\n"
		l, err := words.Standard().Extend(text, func(string) string { return "" }, func(string) bool { return false })
		if err != nil {
			continue
		}
		m := &meaning{words: l, left: 1 << 12}
		value, has, done := m.of(l.Find("q"), graphOf(g))
		if !done {
			continue
		}
		in := folders[len(folders)-1]
		in["own.words"] += drawnNames.ReplaceAllString(text, fmt.Sprintf("${1}_%d", i))
		for _, said := range []string{"yes", "no"} {
			file := "none.cert"
			if has {
				file = map[bool]string{true: "accepted.cert", false: "false.cert"}[shownAs(value) == said]
			}
			in[file] += fmt.Sprintf("q-%d %s = %s\nstrategy\nby evaluate\nend\n", i, graph6(g), said)
		}
	}
	return oracle.WriteFolders(folder, "words", folders)
}

// drawnBytes are such that dice begin with.
func drawnBytes(seed uint64, i int) []byte {
	return binary.BigEndian.AppendUint64(nil, rand.New(rand.NewPCG(seed, uint64(i))).Uint64())
}

func graph6(rows [][]uint32) string {
	var links []oracle.Link
	for v, row := range rows {
		for _, u := range row {
			if int(u) < v {
				links = append(links, oracle.Link{int(u), v})
			}
		}
	}
	return oracle.New(len(rows), links...).Graph6()
}
