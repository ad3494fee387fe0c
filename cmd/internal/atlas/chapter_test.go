package atlas

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

const chapter = `# Some remarks: of no matter.
# title: Rings and prisms

# section: Rings
# family: Ring(n) for n in 3..5
# family: Ring(2*n) for n in 4..5
# draw: Ring(5)
# about: Each vertex has two neighbours,
# about: and that is all.
# source: first
# source: second
ring/diameter: diameter(Ring(n)) == floor(n/2) for n in 3..9
# said: Theorem 1
# read: https://example.org/1
# said: Theorem 2
# correction: diameter(Ring(n)) == 1 for n in [3]
ring/own: order(Ring(n)) == n for n in 3..9

# family: Petersen
# about: the Petersen graph
# source: J. Petersen 1898
`

// TestRead: what a chapter says of its families and claims.
func TestRead(t *testing.T) {
	got, err := Read("a/rings.claims", "rings", chapter)
	if err != nil {
		t.Fatal(err)
	}
	want := &Chapter{Key: "rings", Title: "Rings and prisms", Families: []*Family{
		{
			Name: "Ring", Parts: []Part{{"Ring(n)", "n in 3..5"}, {"Ring(2*n)", "n in 4..5"}}, Section: "Rings", About: "Each vertex has two neighbours, and that is all.", Draw: "Ring(5)",
			Sources: []string{"first", "second"}, Place: "a/rings.claims:5",
		},
		{Name: "Petersen", Parts: []Part{{"Petersen", ""}}, Section: "Rings", About: "the Petersen graph", Sources: []string{"J. Petersen 1898"}, Place: "a/rings.claims:19"},
	}}
	list := got.Families[0].Claims
	if len(list) != 2 || list[0].Name != "ring/diameter" || list[0].Text != "diameter(Ring(n)) == floor(n/2) for n in 3..9" || !slices.Equal(list[0].All("said"), []string{"Theorem 1", "Theorem 2"}) ||
		list[0].Get("correction") != "diameter(Ring(n)) == 1 for n in [3]" || list[0].Place != "a/rings.claims:12" || list[1].Name != "ring/own" {
		t.Errorf("the claims %+v", list)
	}
	got.Families[0].Claims = nil
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// TestReadRefuses: each change of the chapter is refused, with the line, what stands there and what
// is wanted.
func TestReadRefuses(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"# title: Rings and prisms\n", "", `rings.claims: no title, want a line such as "# title: `},
		{"# title: Rings and prisms", "# Title: Rings and prisms", `rings.claims:2: the head "Title:", want "title:"`},
		{"# section: Rings", "# secton: Rings", `rings.claims:4: the head "secton:", want "section:"`},
		{"# family: Ring(n)", "# family: ring(n)", `rings.claims:5: the family "ring(n) for n in 3..5", want such as "CrossedCube(n) for n in 2..7"`},
		{"# family: Petersen", "# family: Ring(n)", `rings.claims:19: a second family Ring, the first is in rings.claims:5`},
		{"# draw: Ring(5)", "# draw:", `rings.claims:7: the head "draw:" has no text`},
		{"# source: first", "# draw: Ring(3)", `rings.claims:10: a second head "draw:", the first says "Ring(5)"`},
		{"# about: the Petersen graph\n", "", `rings.claims:19: the family Petersen has no line "# about: …", want one below it`},
		{"# source: J. Petersen 1898", "", `rings.claims:19: the family Petersen has no line "# source: …", want one below it`},
		{"# section: Rings", "# said: Theorem 0", `rings.claims:4: the head "said:" without a claim above it, want it below the claim`},
		{"# section: Rings", "# draw: Ring(3)", `rings.claims:4: the head "draw:" above the first family, want it below a line "# family: …"`},
		{"# section: Rings", "early: order(Ring(3)) == 3", `rings.claims:4: the claim early above the first family, want a line "# family: …" above it`},
		{"ring/own: ", "ring/diameter: ", `rings.claims:17: the name ring/diameter is that of rings.claims:12 already`},
		{"ring/own: order(Ring(n)) == n", "order(Ring(n)) == n", `rings.claims:17: "order(Ring(n)) == n for n in 3..9", want a claim, "id: formula", or a comment`},
		{"# read: https://example.org/1", "# correction: 1 == 1", `rings.claims:16: a second head "correction:", the first says "1 == 1"`},
	} {
		text := strings.Replace(chapter, c.old, c.new, 1)
		if text == chapter {
			t.Fatalf("%q is not in the chapter", c.old)
		}
		if _, err := Read("rings.claims", "rings", text); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q for %q: %v, want %s", c.new, c.old, err, c.want)
		}
	}
}
