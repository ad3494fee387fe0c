package words

import (
	"strings"
	"testing"

	"topocert/certificates/language"
)

// TestNetwork: the definition of a name and a number of parameters is that of a network with so
// many, and meshes and tori have as many as there are sides.
func TestNetwork(t *testing.T) {
	for _, name := range []string{"Mesh", "Torus"} {
		for sides := range MaxSides {
			if d := Standard().Network(name, sides+1); d == nil || len(d.Params) != sides+1 {
				t.Errorf("%s has no text for %d parameters", name, sides+1)
			}
		}
	}
	for name, params := range map[string]int{"Mesh": 0, "Torus": MaxSides + 1, "OCT": 1, "diameter": 1, "Nobody": 1} {
		if d := Standard().Network(name, params); d != nil {
			t.Errorf("%s of %d parameters is %s, want none", name, params, d.Head())
		}
	}
}

// TestSortsOfNetworks: the sorts of all networks of ours are right, which nobody looks at where they are read; and of
// one that a user has somebody does.
func TestSortsOfNetworks(t *testing.T) {
	networks := Networks()
	look := func(d *Definition, before *Library) error {
		c := &checker{library: before}
		c.network(d)
		return c.err
	}
	for i, d := range networks.All() {
		before := *networks
		before.known = i
		if err := look(d, &before); err != nil {
			t.Errorf("%s: %v", d.Name, err)
		}
	}
	for name, list := range grids() {
		for i, grid := range list {
			if err := look(grid(), new(Library)); err != nil {
				t.Errorf("%s of %d sides: %v", name, i+1, err)
			}
		}
	}
	wrong := "Path(n) = graph i in 0..n-1: i+1 if i"
	parsed, err := language.ParseText(wrong)
	if err != nil {
		t.Fatal(err)
	}
	if err := look(&Definition{Definition: parsed[0]}, networks); err == nil || !strings.Contains(err.Error(), "want true or false") {
		t.Errorf("%s: %v, want an error", wrong, err)
	}
	if _, err := networks.Extend(wrong, func(string) string { return "" }, nil); err == nil || !strings.Contains(err.Error(), "want true or false") {
		t.Errorf("%s of a user's: %v, want an error", wrong, err)
	}
}
