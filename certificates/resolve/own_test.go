package resolve_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/resolve"
)

// TestLabelsOnce: however often formulas ask for the vertex with a label, the file of
// labels is read when it is listed, and once for each label.
func TestLabelsOnce(t *testing.T) {
	opened := 0
	names, err := resolve.NewLast().Folder([]resolve.Entry{{Kind: "graph", Canonical: "g6:Bg", Own: "x"}, {Kind: "labels", File: "l", Own: "x"}}, func(string) (io.ReadCloser, error) {
		opened++
		return io.NopCloser(strings.NewReader("a\nb\nc\n")), nil
	})
	if err != nil {
		t.Fatal(err)
	}
	facts := resolve.NewFacts(names)
	facts.Add(certificates.Statement{Subject: "order", Network: "g6:Bg", Relation: "=", Value: "3"})
	for range 100 {
		for want, label := range []string{"a", "b", "c"} {
			if v, err := facts.Vertex("x", label); err != nil || v != uint32(want) {
				t.Fatal(label, v, err)
			}
		}
	}
	if opened > 4 {
		t.Errorf("the file of labels was opened %d times", opened)
	}
}

// TestLabelsChange: labels that are not those that were listed are refused.
func TestLabelsChange(t *testing.T) {
	texts := []string{"a\nb\nc\n", "b\na\nc\n"}
	names, err := resolve.NewLast().Folder([]resolve.Entry{{Kind: "graph", Canonical: "g6:Bg", Own: "x"}, {Kind: "labels", File: "l", Own: "x"}}, func(string) (io.ReadCloser, error) {
		text := texts[0]
		texts = texts[1:]
		return io.NopCloser(strings.NewReader(text)), nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if v, err := names.Vertex("x", "a"); err == nil {
		t.Error(fmt.Sprint("vertex ", v, ", want an error"))
	}
}
