package papers

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"topocert/props"
	"topocert/solver/distance"
	"topocert/topology"
)

// pictured are the least and the largest m and n of the README's picture.
const pictured, upTo = 2, 20

// TestReadmePicture holds the picture of the README, and the numbers beside it, against the
// diameters and the ledger; -update draws it.
func TestReadmePicture(t *testing.T) {
	svg, wrong := diameterPicture(t)
	const file = "../../docs/qt-diameter.svg"
	old, err := os.ReadFile(file)
	if err != nil && !*update {
		t.Fatal(err)
	}
	if string(old) != svg {
		if !*update {
			t.Errorf("%s is not what is drawn (go test ./props/papers -run Readme -update)", file)
		} else if err := os.WriteFile(file, []byte(svg), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	fail, decided := 0, 0
	for _, p := range all() {
		data, err := os.ReadFile("testdata/" + p.Key + ".golden")
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range readGolden(t, p, data) {
			if r.Kind != props.Theorem && r.Kind != props.Algorithm {
				continue
			}
			switch r.Verdict {
			case props.Fails:
				fail++
				decided++
			case props.Holds:
				decided++
			}
		}
	}
	text := strings.Join(strings.Fields(string(readme)), " ")
	sizes := upTo - pictured + 1
	for _, want := range []string{
		fmt.Sprintf("%d of %d theorems and algorithms are wrong", fail, decided),
		fmt.Sprintf("wrong at %d of the %d sizes with 2 ≤ m, n ≤ %d", wrong, sizes*sizes, upTo),
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the README does not say %q", want)
		}
	}
}

// diameterPicture draws a square for each QT(m,n) with what the printed diameter has too
// much; it returns the number of sizes at which it is wrong as well.
func diameterPicture(t *testing.T) (svg string, wrong int) {
	const cell, left, top, below = 26, 60, 62, 44
	size := (upTo - pictured + 1) * cell
	colours := map[int]string{-1: "#7fa8d8", 0: "#e9ece6", 1: "#f0b95a", 2: "#c8641e"}
	used := make(map[int]int)
	var cells strings.Builder
	for m := pictured; m <= upTo; m++ {
		x := left + (m-pictured)*cell
		fmt.Fprintf(&cells, `<text x="%d" y="%d">%d</text>`+"\n", x+cell/2, top+size+18, m)
		for n := pictured; n <= upTo; n++ {
			y := top + (upTo-n)*cell
			if m == pictured {
				fmt.Fprintf(&cells, `<text x="%d" y="%d">%d</text>`+"\n", left-14, y+cell/2+4, n)
			}
			truth := diameterOf(t, m, n)
			d := 2*max(m/2, n/2) + 4 - truth // Section 2
			used[d]++
			colour, known := colours[d]
			if !known {
				t.Fatalf("QT(%d,%d): the printed diameter has %d too much, and there is no colour for that", m, n, d)
			}
			fmt.Fprintf(&cells, `<g><title>QT(%d,%d): diameter %d, printed %d</title><rect x="%d" y="%d" width="%d" height="%[7]d" fill="%s"/>`, m, n, truth, truth+d, x, y, cell-1, colour)
			if d != 0 {
				ink := "#000"
				if d == 2 {
					ink = "#fff"
				}
				fmt.Fprintf(&cells, `<text x="%d" y="%d" fill="%s">%s</text>`, x+cell/2, y+cell/2+4, ink, strings.Replace(fmt.Sprintf("%+d", d), "-", "−", 1))
				wrong++
			}
			cells.WriteString("</g>\n")
		}
	}
	var b strings.Builder
	about := fmt.Sprintf("The printed diameter of QT(m,n), 2max(⌊m/2⌋,⌊n/2⌋)+4, is right at %d of %d sizes", used[0], used[0]+wrong)
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 %d %d" width="%[1]d" height="%[2]d" font-family="sans-serif" font-size="12" text-anchor="middle">`+"\n", left+size+20, top+size+below)
	fmt.Fprintf(&b, "<title>%s</title>\n"+`<rect width="100%%" height="100%%" fill="#fff"/>`+"\n", about)
	fmt.Fprintf(&b, `<text x="%d" y="20" text-anchor="start" font-size="15">The printed diameter of QT(m,n), minus the true one</text>`+"\n", left)
	x := left
	for _, d := range []int{0, 1, 2, -1} {
		says := "right"
		if d > 0 {
			says = fmt.Sprintf("%d too large", d)
		} else if d < 0 {
			says = fmt.Sprintf("%d too small", -d)
		}
		fmt.Fprintf(&b, `<rect x="%d" y="34" width="14" height="14" fill="%s"/><text x="%d" y="46" text-anchor="start">%s: %d</text>`+"\n", x, colours[d], x+20, says, used[d])
		x += 120
	}
	b.WriteString(cells.String())
	fmt.Fprintf(&b, `<text x="%d" y="%d">m</text><text x="18" y="%d">n</text>`+"\n</svg>\n", left+size/2, top+size+38, top+size/2)
	return b.String(), wrong
}

// diameterOf returns the largest distance from a vertex of the first module: translations
// lead from any module to any other.
func diameterOf(t *testing.T, m, n int) int {
	qt, err := topology.New("QT", m, n)
	if err != nil {
		t.Fatal(err)
	}
	var level, order []uint32
	far := uint32(0)
	for source := range uint32(8) {
		level, order = distance.Levels(qt.CSR(), source, level, order)
		for _, d := range level {
			far = max(far, d)
		}
	}
	return int(far)
}
