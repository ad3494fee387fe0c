package fabric

import (
	"bytes"
	"context"
	"errors"
	"testing"
	"time"

	"topocert/topology"
	"topocert/topology/infiniband"
)

func simulate(t *testing.T, name string) *Simulator {
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := infiniband.WriteIbsim(&text, net, nil); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	t.Cleanup(cancel)
	s, err := Start(ctx, text.Bytes())
	if errors.Is(err, ErrMissing) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func TestLive(t *testing.T) {
	s := simulate(t, "Torus(4)")
	for _, e := range Engines() {
		r, err := s.Route(t.Context(), e)
		if err != nil {
			t.Fatal(e, err)
		}
		t.Log(e, len(r.Tables), r.Log)
	}
}
