package topology_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/topology"
)

// TestReadFile reads files of each kind, good and bad.
func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	for _, test := range []struct{ name, text, want string }{
		{"ring.edges", "0 1\n1 2\n2 0\n", "g6:Bw"}, // the triangle: order 3, bits 111000
		{"two.g6", "Bw\nA_\n", "g6:Bw g6:A_"},
		{"none.g6", "", ""},
		{"bad.edges", "0 0\n", "PATH: line 1: malformed graph: loop at vertex 0, want a simple graph"},
		{"bad.g6", "Bw\nB\n", "PATH: line 2: malformed graph: "},
		{"ring.txt", "0 1\n", "file \"PATH\", want one that ends in .g6 or .edges"},
	} {
		path := filepath.Join(dir, test.name)
		if err := os.WriteFile(path, []byte(test.text), 0o644); err != nil {
			t.Fatal(err)
		}
		var got []string
		nets, err := topology.ReadFile(path)
		for _, net := range nets {
			got = append(got, net.Name())
		}
		if err != nil {
			if nets != nil {
				t.Errorf("%s: %v beside an error", test.name, nets)
			}
			got = append(got, strings.ReplaceAll(err.Error(), path, "PATH"))
		}
		if text := strings.Join(got, " "); err == nil && text != test.want || err != nil && !(test.want != "" && strings.HasPrefix(text, test.want)) {
			t.Errorf("%s: %q, want %q", test.name, text, test.want)
		}
	}
	if _, err := topology.ReadFile(filepath.Join(dir, "none.edges")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file that is not there: %v", err)
	}
}

// TestExternalNames: a graph of up to 256 vertices is named by its graph6 text, a larger
// one by its digest.
func TestExternalNames(t *testing.T) {
	for _, n := range []int{255, 256, 257} {
		g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) { yield(0, 1) })
		if err != nil {
			t.Fatal(err)
		}
		net, err := topology.NewExternal(g)
		if err != nil {
			t.Fatal(err)
		}
		text, err := g.Graph6()
		if err != nil {
			t.Fatal(err)
		}
		want := "g6:" + text
		if n > 256 {
			want = "sha256:" + g.Digest()
		}
		if net.Name() != want || net.Label(254) != "254" || len(net.Symmetries()) > 0 {
			t.Errorf("%d vertices: %.40s, want %.40s", n, net.Name(), want)
		}
		if back, err := net.Vertex(fmt.Sprint(n - 1)); err != nil || back != uint32(n-1) {
			t.Errorf("%d vertices: the last is %d, %v", n, back, err)
		}
	}
}
