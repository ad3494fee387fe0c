//go:build !js

package site

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/cmd/internal/checking"
	"topocert/internal/deep"
)

// trial is what is typed into the page "Try a claim".
type trial struct {
	Name        string `json:"-"`
	Definitions string `json:"definitions,omitempty"`
	Claims      string `json:"claims"`
	Hash        string `json:"hash,omitempty"` // in place of the texts, that of an address
	Stop        bool   `json:"stop,omitempty"` // a moment after the work has begun
	Save        bool   `json:"save,omitempty"`
}

// shownCard is what the page shows of a claim, shownPage the whole.
type shownCard struct {
	Kind, Text   string
	Cells, Drawn int
	Wide         bool
}

type shownPage struct {
	Status, Checked, Hash, Archive string
	Cards                          []shownCard
}

// tryCases are the page's trials; of each card the kind and a part of the text.
func tryCases() (trials []trial, wants [][]shownCard) {
	for _, c := range []struct {
		trial
		cards []shownCard
	}{
		{trial{Name: "all kinds", Save: true,
			Definitions: "// A torus with diagonals.\nDRT(m,n) = graph i in 0..m-1, j in 0..n-1:\n    ((i+1)%m, j); (i, (j+1)%n); ((i+1)%m, (j+1)%n) if i%2 == 0\n",
			Claims: "diameter(Petersen) == 2\ndiameter(QT(m,n)) == 2*max(floor(m/2),floor(n/2)) + 4 for m, n in 2..3\norder(Ring(n)) == n for n >= 3\n" +
				"minimal_router(\"dor\", Torus(4))\ndelivers(\"oct-printed\", OCT(1,2))\ndiamter(Petersen) == 2\norder(Torus(1000,1000,1000))\nbipartite(LTQ(3))\ngirth(CCC(3))\n"},
			[]shownCard{
				{Kind: "answer is-holds", Text: "✓ True", Drawn: 1},
				{Kind: "answer is-fails", Text: "fails in 3 of the 4 cases", Cells: 4, Drawn: 1}, // as in the ledger, qt/diameter
				{Kind: "answer is-holds", Text: "✓ True: proved for n >= 3", Drawn: 1, Cells: 60},
				{Kind: "answer is-holds", Text: "✓ True", Drawn: 1},
				{Kind: "answer is-fails", Text: "✗ False", Drawn: 1},
				{Kind: "answer is-refused", Text: "the nearest is diameter"},
				{Kind: "answer is-refused", Text: "Torus(1000,1000,1000): too large: want at most 16777216 vertices"},
				{Kind: "answer is-fails", Text: "✗ False", Drawn: 1},
				{Kind: "answer is-holds", Text: "= 3", Drawn: 1},
			}},
		{trial{Name: "wrong definitions", Definitions: "DRT(m = 3", Claims: "order(Ring(3)) == 3"}, []shownCard{{Kind: "answer is-refused", Text: "definitions:1:"}}},
		{trial{Name: "stopped", Claims: "order(Ring(3)) == 3\ndomination_number(Torus(9,9)) == 17\n", Stop: true}, []shownCard{
			{Kind: "answer is-", Text: "order(Ring(3)) == 3"}, {Kind: "answer is-waiting", Text: "… Not decided"},
		}},
	} {
		trials, wants = append(trials, c.trial), append(wants, c.cards)
	}
	return trials, wants
}

// TestTry types into the page "Try a claim", opened from the disk, and looks at what it shows; its archive is a
// folder that topocheck accepts, and its address has the text.
func TestTry(t *testing.T) {
	deep.Only(t)
	browser, dir := chromium(t), t.TempDir()
	c := compiled(t)
	var err error
	if c.Engine, err = Packed(builtFor(t, "engine")); err != nil {
		t.Fatal(err)
	}
	writeTryPage(t, dir, c)
	trials, wants := tryCases()
	found := typed(t, browser, dir, trials)
	for i, want := range wants {
		got := found[i]
		if len(got.Cards) != len(want) {
			t.Errorf("%s: %+v, want %d cards", trials[i].Name, got, len(want))
			continue
		}
		for k, w := range want {
			if c := got.Cards[k]; !strings.HasPrefix(c.Kind, w.Kind) || !strings.Contains(c.Text, w.Text) || c.Cells != w.Cells || c.Drawn != w.Drawn && w.Kind != "answer is-" || c.Wide {
				t.Errorf("%s: %+v, want %+v", trials[i].Name, c, w)
			}
		}
	}
	if all := found[0]; !strings.Contains(all.Checked, "7 of 7 verdicts on claims follow, 1 of 1 theorems") || strings.Contains(all.Cards[0].Text, "not confirmed") {
		t.Errorf("%q, want all confirmed: %+v", all.Checked, all.Cards[0])
	}
	if found[2].Status != "Stopped." {
		t.Errorf("%q, want it stopped", found[2].Status)
	}
	var said bytes.Buffer
	if status := checking.Run(t.Context(), []string{unzipped(t, found[0].Archive)}, checking.Beside{}, checking.Text, &said, &said); status != checking.Accepted {
		t.Errorf("topocheck of the archive: %d: %s", status, said.String())
	}
	again := typed(t, browser, dir, []trial{{Hash: found[0].Hash}})
	if len(again[0].Cards) != len(wants[0]) || again[0].Cards[0].Text != found[0].Cards[0].Text && !strings.HasPrefix(again[0].Cards[0].Text, "✓ True") {
		t.Errorf("by the address %.40s…: %+v", found[0].Hash, again[0])
	}
}

// writeTryPage writes a site that has that page alone.
func writeTryPage(t *testing.T, dir string, c *Checker) {
	t.Helper()
	s := &site{Job: &Job{Dir: dir, Checker: c}}
	for _, step := range []func() error{s.parse, s.program, s.tryPage, func() error { return s.file("style.css", style) }} {
		if err := step(); err != nil {
			t.Fatal(err)
		}
	}
}

// typed has the browser type, and returns what the page shows.
func typed(t *testing.T, browser, dir string, trials []trial) []shownPage {
	t.Helper()
	list, err := json.Marshal(trials)
	if err != nil {
		t.Fatal(err)
	}
	var found []shownPage
	asked(t, browser, "testdata/try.html", &found, "TRIALS", string(list), "ADDRESS", fileURL(filepath.Join(dir, tryPlace)))
	if len(found) != len(trials) {
		t.Fatalf("%d answers, want %d", len(found), len(trials))
	}
	return found
}

// unzipped returns the folder that an archive in base64 has.
func unzipped(t *testing.T, text string) string {
	t.Helper()
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, archive); err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, "certificates")
}
