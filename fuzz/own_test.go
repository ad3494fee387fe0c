package fuzz

import (
	"strings"
	"testing"

	"topocert/certificates/resolve"
)

// FuzzOwn: what is read as a file of names is written back as the same text. Anything
// else is refused.
func FuzzOwn(f *testing.F) {
	zeros := strings.Repeat("0", 64)
	for _, text := range []string{
		"topocert 2 names\nend\n",
		"topocert 2 names\nfile sha256:" + zeros + " a.edges\ngraph sha256:" + zeros + " Wheel(3)\nend\n",
		"topocert 2 names\nfile table-sha256:" + zeros + " a.table\nrouter table-sha256:" + zeros + " home Wheel(3)\nlabels a.labels my graph.edges\nend\n",
		"topocert 2 names\ngraph g6:Bw  x\nend\n",
		"topocert 2 names\ngraph g6:Bw x\nend\nend\n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		entries, err := resolve.ReadOwn(strings.NewReader(text))
		if err != nil {
			return
		}
		var again strings.Builder
		if err := resolve.WriteOwn(&again, entries); err != nil {
			t.Fatal(err)
		}
		if again.String() != text {
			t.Errorf("read %q, written %q", text, again.String())
		}
	})
}
