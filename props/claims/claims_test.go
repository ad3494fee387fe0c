package claims

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

const paperText = `# title: On rings
# source: somewhere
# read: the abstract

# domain: n >= 3
# shown: n ≥ 3
# order: n

# section: 2
// Rings are wide,
# it says.
diameter: diameter(Ring(n)) == n for n >= 3
# said: the diameter is n
# correction: half of it
// Note: a remark with a capital.
diameter reading 2: go wide: n; x < 2 for n >= 3
# reading: at most
# witness: [n == 3] three: {diameter(Ring(n))}
# witness: Ring({n})
diameter correction: diameter(Ring(n)) == floor(n/2) for n >= 3
# open: a statement that is not here
lost:
// open: the figure is lost
# not typed: another

# chart: rings Rings
# sizes: n in 3..4
# true: [diameter(Ring(n))] Ring(n)
`

// TestRead: what a file says of its paper, its domains, its claims with their further lines, and its
// charts.
func TestRead(t *testing.T) {
	f := Read("a.claims", paperText, nil)
	if err := errors.Join(f.Wrong...); err != nil || f.Get("title") != "On rings" || f.Get("read") != "the abstract" || Title(paperText) != "On rings" {
		t.Errorf("%v, title %q, read %q", err, f.Get("title"), f.Get("read"))
	}
	if want := []string{"Open: a statement that is not here", "Not typed: another"}; !reflect.DeepEqual(f.Notes, want) {
		t.Errorf("notes %q, want %q", f.Notes, want)
	}
	if len(f.Domains) != 1 || f.Domains[0].Text != "n >= 3" || f.Domains[0].Get("shown") != "n ≥ 3" || f.Domains[0].Get("order") != "n" {
		t.Errorf("domains %+v", f.Domains)
	}
	if len(f.Charts) != 1 || f.Charts[0].Text != "rings Rings" || f.Charts[0].Get("sizes") != "n in 3..4" {
		t.Errorf("charts %+v", f.Charts)
	}
	var got []string
	for _, c := range f.Claims {
		got = append(got, c.Place+" "+c.ID()+" "+c.Text)
	}
	want := []string{
		"a.claims:12 diameter diameter(Ring(n)) == n for n >= 3", "a.claims:16 diameter reading 2 go wide: n; x < 2 for n >= 3",
		"a.claims:20 diameter correction diameter(Ring(n)) == floor(n/2) for n >= 3", "a.claims:22 lost ",
	}
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("got\n%q, want\n%q", got, want)
	}
	first, second := f.Claims[0], f.Claims[1]
	if first.Section != "2" || first.Quote != "Rings are wide, it says." || first.Get("said") != "the diameter is n" || first.Get("correction") != "half of it" || !first.Formula() {
		t.Errorf("%+v", first)
	}
	if g := second.Go(); second.Formula() || !reflect.DeepEqual(g, &Go{"wide", []string{"n", "x < 2"}, "n >= 3"}) || len(second.All("witness")) != 2 {
		t.Errorf("%+v, %+v", second, g)
	}
	if f.Claims[3].Get("open") != "the figure is lost" {
		t.Errorf("%+v", f.Claims[3])
	}
}

// TestReadRefuses: each change is refused, with the place, what stands there and what is wanted.
func TestReadRefuses(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"# title: On", "# remark: On", ""}, // a remark
		{"# title: On", "# titel: On", `a.claims:1: the head "titel:", want "title:"`},
		{"# title: On", "# titl: On", `a.claims:1: the head "titl:", want "title:"`},
		{"# title: On", "# Title: On", `a.claims:1: the head "Title:", want "title:"`},
		{"# section: 2", "# section:", `a.claims:9: the head "section:" has no text`},
		{"# source: somewhere", "# title: On wheels", `a.claims:2: a second head "title:", the first says "On rings"`},
		{"# source: somewhere", "# said: nothing", `a.claims:2: the head "said:" without a claim above it, want it below the claim`},
		{"# said: the diameter is n", "# title: Late", `a.claims:13: the head "title:" stands below the first claim, want it above`},
		{"# said: the diameter is n", "# draw: Ring(3)", `a.claims:13: the head "draw:" above the first family, want it below a line "# family: …"`},
		{"# said: the diameter is n", "# sizes: n in 3..4", `a.claims:13: the head "sizes:" without a chart above it, want it below a line "# chart: …"`},
		{"diameter reading 2:", "radius reading 2:", `the line radius reading 2 without the claim above it, want it below the lines of radius`},
		{"lost:", "diameter:", `the name diameter is that of a.claims:12 already`},
		{"lost:", "lost reading:", `the name "lost reading", want letters, digits and . / _ - before the colon`},
	} {
		text := strings.Replace(paperText, c.old, c.new, 1)
		if text == paperText {
			t.Fatalf("%q is not in the text", c.old)
		}
		f := Read("a.claims", text, nil)
		all := f.Wrong
		for _, c := range f.Claims {
			all = append(all, c.Wrong)
		}
		if err := errors.Join(all...); c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%q for %q: %v, want %s", c.new, c.old, err, c.want)
		}
	}
}

// TestReadWhole: a line that is a formula as it stands has no name, though a colon be in it.
func TestReadWhole(t *testing.T) {
	f := Read("a.claims", "  all n in 1..2: n < 3\nn: all n in 1..2: n < 3\n", func(line string) bool { return strings.HasPrefix(line, "all") })
	if a, b := f.Claims[0], f.Claims[1]; a.Name != "" || a.Text != "all n in 1..2: n < 3" || a.Column != 2 || b.Name != "n" || b.Text != a.Text || b.Column != 3 {
		t.Errorf("%+v, %+v", a, b)
	}
}
