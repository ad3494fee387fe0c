package infiniband_test

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/topology"
)

// line reads the fabric of three switches in a line, with a host each.
func line(t *testing.T) *infiniband.Fabric {
	text, err := os.ReadFile("testdata/line.ibnetdiscover")
	if err != nil {
		t.Fatal(err)
	}
	f, err := infiniband.Read(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestWriteTables: tables that are written are read back as the same router, which goes
// where dump_fts says of this fabric that messages go: in a line there is one way.
func TestWriteTables(t *testing.T) {
	f := line(t)
	router, err := routing.New("bfs", f.Network())
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := f.WriteTables(&text, router); err != nil {
		t.Fatal(err)
	}
	written, err := infiniband.ReadTables(&text, f)
	if err != nil {
		t.Fatal(err)
	}
	printed, err := os.ReadFile("testdata/line.lft")
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := infiniband.ReadTables(bytes.NewReader(printed), f)
	if err != nil {
		t.Fatal(err)
	}
	for v := range uint32(f.Network().Order()) {
		for d := range uint32(f.Network().Order()) {
			u, _, ok := written.Next(v, d)
			want, _, wanted := theirs.Next(v, d)
			if next, _ := router.Next(v, d, ""); u != next || u != want || ok != wanted {
				t.Errorf("from %d to %d: next %d, %t, want %d and %d, %t", v, d, u, ok, next, want, wanted)
			}
		}
	}
	if err := f.WriteTables(&text, headed{router}); !errors.Is(err, topology.ErrFormat) {
		t.Errorf("with headers: %v", err)
	}
	bare, err := infiniband.Read(strings.NewReader("Switch 2 \"a\"\n[1] \"h\"[1]\nHca 1 \"h\"\n[1] \"a\"[1]\n"))
	if err != nil {
		t.Fatal(err)
	}
	if err := bare.WriteTables(&text, router); !errors.Is(err, topology.ErrFormat) {
		t.Errorf("without addresses: %v", err)
	}
	if err := bare.WritePolicy(&text, func(int, int) int { return 0 }); err != nil && !errors.Is(err, topology.ErrFormat) {
		t.Errorf("without addresses: %v", err)
	}
}

// headed is a router with headers.
type headed struct{ routing.Router }

func (headed) Header(_, _ uint32) string { return "x" }

func (h headed) Next(at, d uint32, _ string) (uint32, string) {
	u, _ := h.Router.Next(at, d, "")
	return u, "x"
}

// TestWritePolicy: the level of a pair is in a rule for its source and a group that has its
// destination; level 0 needs none.
func TestWritePolicy(t *testing.T) {
	f := line(t)
	ends := f.Network().Ends()
	if len(ends) != 3 {
		t.Fatalf("%d ends", len(ends))
	}
	var text bytes.Buffer
	if err := f.WritePolicy(&text, func(i, j int) int { return i * j }); err != nil {
		t.Fatal(err)
	}
	got := text.String()
	for _, want := range []string{
		"source: from1\n        destination: to1-2\n        qos-level-name: lane2\n",
		"source: from2\n        destination: to2-2\n        qos-level-name: lane2\n",
		"name: lane2\n        sl: 2\n", "name: DEFAULT\n        sl: 0\n",
	} {
		if strings.Count(got, want) != 1 {
			t.Errorf("%d times %q in\n%s", strings.Count(got, want), want, got)
		}
	}
	if strings.Contains(got, "source: from0") {
		t.Errorf("a rule for level 0 in\n%s", got)
	}
	if err := f.WritePolicy(&text, func(_, _ int) int { return 15 }); !errors.Is(err, topology.ErrLimit) {
		t.Errorf("lane 15: %v", err)
	}
}

func TestWriteOptions(t *testing.T) {
	for _, test := range []struct {
		lanes   int
		virtual string
		levels  string
	}{
		{1, "1", "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"},
		{2, "2", "0,1,0,1,0,1,0,1,0,1,0,1,0,1,0,0"},
		{3, "4", "0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,2"},
		{9, "15", "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,14"},
	} {
		var text bytes.Buffer
		if err := infiniband.WriteOptions(&text, "x.lft", "x.qos", test.lanes); err != nil {
			t.Fatal(err)
		}
		want := "routing_engine file\nlfts_file x.lft\nqos TRUE\nqos_policy_file x.qos\nqos_max_vls " + test.virtual + "\nqos_sl2vl " + test.levels + "\n"
		if text.String() != want {
			t.Errorf("%d lanes: %q, want %q", test.lanes, text.String(), want)
		}
	}
}
