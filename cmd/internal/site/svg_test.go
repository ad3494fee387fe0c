package site

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"topocert/topology"
)

// TestWriteSVG: a drawing is well-formed, has a mark for every vertex, and a colour
// in place of every name of one.
func TestWriteSVG(t *testing.T) {
	for _, name := range []string{"QT(3,3)", "FTT(5)", "Gamma(4,1,1)", "OCT(2,2)", "Petersen", "Torus(4,4,4)", "Complete(1)", `g6:C\`} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if err := WriteSVG(&out, net); err != nil {
			t.Fatal(err)
		}
		text := out.String()
		if strings.Contains(text, "var(") || !strings.Contains(text, "fill: #ffffff; stroke: #1b1f24") {
			t.Errorf("%s: colours are not put in:\n%.1200s", name, text)
		}
		vertices := 0
		for d := xml.NewDecoder(&out); ; {
			token, err := d.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if e, ok := token.(xml.StartElement); ok {
				for _, a := range e.Attr {
					if a.Name.Local == "class" && strings.HasPrefix(a.Value, "vertex") {
						vertices++
					}
				}
			}
		}
		if vertices != net.Order() {
			t.Errorf("%s: %d vertices are drawn, want %d", name, vertices, net.Order())
		}
	}
	for _, name := range []string{"Torus(33)", "g6:?"} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := WriteSVG(io.Discard, net); !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: %v, want ErrLimit", name, err)
		}
	}
}
