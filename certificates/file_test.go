package certificates_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
)

// TestReader reads the certificates of a file in turn, up to what is not well
// formed.
func TestReader(t *testing.T) {
	const order, size = "order Petersen = 10\ncount\nend\n", "size Petersen = 15\nmin-degree Petersen = 3\ncount\nend\n"
	for _, c := range []struct {
		text string
		good int    // certificates before the end or the error
		rule string // "" for a proper end
		line int
	}{
		{"topocert 2\n" + order, 1, "", 0},
		{"topocert 2\n" + order + size, 2, "", 0},
		{"topocert 2\n" + order + "size Petersen\n" + size, 1, "statement/form", 5},
		{"topocert 2\n" + order + size + "order Petersen = 10\n", 2, "file/truncated", 9},
		{"topocert 2\n" + order + size + "\n", 2, "statement/form", 9},
		{"topocert 2\n" + order + size + "x", 2, "file/truncated", 9},
		{"topocert 2\n" + order + "diameter Ring(3) = 1\ndistances\nlevels 0  0 1 1\nend\n" + size, 3, "", 0},
		{"topocert 2\n" + order + "diameter Ring(3) = 1\ndistances\nlevels  0 0 1 1 \nend\n" + size, 3, "", 0},
		{"topocert 2\n" + order + "diameter Ring(3) = 1\ndistances\n levels 0 0 1 1\nend\n" + size, 1, "file/line", 7},
		{"topocert 2\n" + order + "diameter Ring(3) = 1\ndistances\nlevels \nend\n" + size, 1, "file/line", 7},
		{"topocert 2\n" + order + "diameter Ring(3) = 1 \ndistances\nlevels 0 0 1 1\nend\n" + size, 1, "statement/form", 5},
		{"topocert 2\n" + order + "diameter Ring(3) = 1\nend\n" + size, 1, "file/kind", 6},
		{"topocert 2\n", 0, "file/truncated", 1},
		{"topocert 1\n" + order, 0, "file/version", 1},
		{"Topocert 2\n" + order, 0, "file/header", 1},
		{"", 0, "file/truncated", 1},
	} {
		r := certificates.NewReader(strings.NewReader(c.text))
		good := 0
		_, err := r.Next()
		for ; err == nil; _, err = r.Next() {
			good++
		}
		var wrong *certificates.Rejection
		switch {
		case good != c.good:
			t.Errorf("%q: %d certificates, want %d", c.text, good, c.good)
		case c.rule == "" && err != io.EOF:
			t.Errorf("%q: %v, want the end", c.text, err)
		case c.rule != "" && (!errors.As(err, &wrong) || wrong.Rule != c.rule || wrong.Line != c.line):
			t.Errorf("%q: %v, want %s in line %d", c.text, err, c.rule, c.line)
		}
		if _, again := r.Next(); again != err {
			t.Errorf("%q: then %v, want %v again", c.text, again, err)
		}
		if all, err := certificates.ReadAll(strings.NewReader(c.text)); (err == nil) != (c.rule == "") || err == nil && len(all) != c.good {
			t.Errorf("%q: %d certificates at once, %v", c.text, len(all), err)
		}
	}
}

// TestWriteNothing: a file holds at least one certificate.
func TestWriteNothing(t *testing.T) {
	var out strings.Builder
	if err := kinds.Write(&out); err == nil || out.Len() > 0 {
		t.Errorf("wrote %q, %v, want an error", out.String(), err)
	}
}

// TestChecker looks each network up once while its certificates follow one another,
// and says where a certificate stands that is wrong as a whole.
func TestChecker(t *testing.T) {
	all, err := certificates.ReadAll(strings.NewReader("topocert 2\norder A = 3\ncount\nend\norder A = 4\ncount\nend\norder B = 2\ncount\nend\norder A = 3\ncount\nend\n"))
	if err != nil {
		t.Fatal(err)
	}
	asked := ""
	checker := kinds.Checker(certificates.World{Graph: func(name string) (certificates.Graph, error) {
		asked += name
		return map[string]rows{"A": {{1}, {0, 2}, {1}}, "B": {{1}, {0}}}[name], nil
	}})
	for i, c := range all {
		err := checker.Check(c)
		var wrong *certificates.Rejection
		if i == 1 {
			if !errors.As(err, &wrong) || wrong.Line != 5 {
				t.Errorf("%s: %v, want a rejection in line 5", c.Statement, err)
			}
		} else if err != nil {
			t.Errorf("%s: %v", c.Statement, err)
		}
	}
	if asked != "ABA" {
		t.Errorf("looked up %s, want ABA", asked)
	}
}
