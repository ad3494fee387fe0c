package main

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"

	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// TestReadPart writes a part of an audit and reads it; and reads others, one with a sum of
// so many digits that to compute it would take hours.
func TestReadPart(t *testing.T) {
	net, err := topology.Parse("Torus(4)")
	if err != nil {
		t.Fatal(err)
	}
	r, err := routing.New("dor", net)
	if err != nil {
		t.Fatal(err)
	}
	want, err := solver.AuditRouterPart(context.Background(), net.CSR(), r, nil, solver.AuditRange{First: 4, Count: 4})
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := readPart(bytes.NewReader(text)); err != nil || !got.Equal(want) {
		t.Errorf("%s is read as %+v, error %v", text, got, err)
	}
	for text, why := range map[string]string{
		`{"pairs":1,"total_hops":` + strings.Repeat("7", 1<<25) + `}`: "40 digits",
		`{"pairs":1,"total_hops":"7"}`:                                "40 digits",
		`{"pairs":1,"total_hops":null}`:                               "40 digits",
		`{"pairs":1}`:                                                 "40 digits",
		`{"pairs":1,"total_hops":7,"more":1}`:                         "unknown field",
		`{`:                                                           "EOF",
	} {
		if got, err := readPart(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%.40s is read as %+v, error %v, want %s", text, got, err, why)
		}
	}
	for _, text := range []string{"null", "{}", `{"total_hops":7}`} {
		if got, err := readPart(strings.NewReader(text)); got != nil || err != nil {
			t.Errorf("%s is read as %+v, error %v, want nothing", text, got, err)
		}
	}
}
