package words

import (
	"reflect"
	"slices"
	"testing"

	"topocert/certificates/language"
)

// TestParted: a definition of ours that is read alone, when it is first named, is what it is in
// its file, with comment and places; those before it do not know it.
func TestParted(t *testing.T) {
	i := 0
	l := Routers()
	for _, name := range []string{"networks.words", "standard.words", "routers.words"} {
		text, err := files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		list, err := language.ParseText(string(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range list {
			if i >= len(l.list) || l.list[i].name != want.Name {
				t.Fatalf("definition %d is not %s", i+1, want.Name)
			}
			before := *l
			before.known = i
			if before.Has(want.Name) || before.Find(want.Name) != nil {
				t.Errorf("%s is known before it stands there", want.Name)
			}
			got := l.Find(want.Name)
			whole := *got.Definition
			whole.Comment = slices.Concat(got.Comment, got.notes) // notes stand below the comment
			if i++; !reflect.DeepEqual(&whole, want) {
				t.Errorf("%s at line %d, want %s at line %d:\n%s", got.Name, got.Place.Line, want.Name, want.Place.Line, got.Text())
			}
		}
	}
	if i != len(l.list) || i != len(l.All()) {
		t.Errorf("%d definitions in the files, %d in the library", i, len(l.list))
	}
}

// TestFirstNamed: nothing is read of a library until it is named, and then what it uses alone.
func TestFirstNamed(t *testing.T) {
	l := new(Library).with("networks.words").with("standard.words")
	read := func() (n int) {
		for _, e := range l.list {
			if e.read != nil {
				n++
			}
		}
		return n
	}
	if !l.Has("domination_number") || l.Stem("petersen") != "Petersen" || l.FindOwn("Petersen") != nil || read() != 0 {
		t.Errorf("%d definitions are read before one is named", read())
	}
	if d := l.Find("Petersen"); d == nil || d.Role != Network || read() != 1+len(d.Uses) {
		t.Errorf("%d definitions are read for Petersen", read())
	}
}
