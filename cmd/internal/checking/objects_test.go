package checking

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"
)

// TestObjects: an array is what encoding/json writes of the whole list.
func TestObjects(t *testing.T) {
	type object struct {
		Text string  `json:"text"`
		List []int   `json:"list"`
		None *string `json:"none"`
	}
	all := []object{{"a<b>&", []int{1, 2}, nil}, {"", nil, nil}, {"é", []int{}, nil}}
	for n := range len(all) + 1 {
		var want, array, lines bytes.Buffer
		encoder := json.NewEncoder(&want)
		encoder.SetIndent("", " ")
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(all[:n]); err != nil {
			t.Fatal(err)
		}
		for _, w := range []*Objects{NewObjects(&array, Array), NewObjects(&lines, Lines)} {
			for _, o := range all[:n] {
				if err := w.Write(o); err != nil {
					t.Fatal(err)
				}
			}
			if err := w.Close(); err != nil || w.Count() != n {
				t.Errorf("%d objects, %v", w.Count(), err)
			}
		}
		if array.String() != want.String() {
			t.Errorf("%d objects: got %q, want %q", n, &array, &want)
		}
		if got := bytes.Count(lines.Bytes(), []byte("\n")); got != n {
			t.Errorf("%d objects on %d lines: %q", n, got, &lines)
		}
	}
}

// TestObjectsFails: what cannot be written is told each time, and ends the writing.
func TestObjectsFails(t *testing.T) {
	full := &fullDisk{}
	w := NewObjects(full, Array)
	first := w.Write(1)
	if !errors.Is(first, errFull) || w.Write(2) != first || w.Close() != first || full.calls != 1 {
		t.Errorf("%v, and %d calls", first, full.calls)
	}
}

var errFull = errors.New("no space left")

type fullDisk struct{ calls int }

func (d *fullDisk) Write([]byte) (int, error) { d.calls++; return 0, errFull }
