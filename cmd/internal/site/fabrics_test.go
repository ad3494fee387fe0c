package site

import (
	"encoding/json"
	"testing"
)

// TestFabrics: the summary of what the recordings say. Up*/down* as OpenSM computes it is not always free of deadlock: a switch picks a
// shortest allowed way of its own, whatever way a message came. The test of package fabric computes all that is kept.
func TestFabrics(t *testing.T) {
	var views []*fabricView
	if err := json.Unmarshal(fabricsData, &views); err != nil {
		t.Fatal(err)
	}
	for _, v := range views {
		if v.Name == "QT(2,3)" && (v.ID() != "qt-2-3" || v.LanesOf("dfsssp") != "6" || v.LanesOf("minhop") != "–" || v.Least(true).Router != "qt-minimal" || v.Least(false).Load > v.Rows[0].Load) {
			t.Errorf("the summary of QT(2,3): %s, %s, %+v, %+v", v.LanesOf("dfsssp"), v.LanesOf("minhop"), v.Least(true), v.Least(false))
		}
	}
	if c := caught(views); len(c) != 1 || c[0].Text != "updn on XTorus(5)" {
		t.Errorf("%v deadlock, want updn on XTorus(5)", c)
	}
}
