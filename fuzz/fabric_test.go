package fuzz

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/topology"
)

// fabricSample reads what the tools printed of a small fabric.
func fabricSample(t testing.TB, name string) []byte {
	text, err := os.ReadFile(filepath.Join("..", "routing", "infiniband", "testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// checkFabricError sees that an error is short and of a known kind.
func checkFabricError(t *testing.T, err error) {
	t.Helper()
	known := errors.Is(err, topology.ErrFormat) || errors.Is(err, topology.ErrLimit)
	if !known || len(err.Error()) > 2000 {
		t.Fatalf("got error %q, want a short one of a known kind", err)
	}
}

// FuzzFabric reads what ibnetdiscover prints. A text is refused with a known error, or is
// a fabric whose graph, labels and addresses agree; small ones go out to ibsim and back.
func FuzzFabric(f *testing.F) {
	for _, name := range []string{"line.ibnetdiscover", "line.topology"} {
		f.Add(fabricSample(f, name))
	}
	for _, text := range []string{
		"", "Switch 1 \"a\"\n", "Ca\t2 \"H-0000000000000010\"\t\t# \"node\"\n[1](11) \t\"b\"[1]\t\t# lid 8 lmc 2 \"s\" lid 1 4xQDR\n\nSwitch 3 \"b\" # \"s\" enhanced port 0 lid 1 lmc 0\n[1]\"H-0000000000000010\"[1]\n",
		"Switch 254 \"a\"\n[254] \"b\"[1]\nRt 1 \"b\"\n[1] \"a\"[254]", "Hca 2 \"a\"\n[1] \"b\"[1]\n[2] \"b\"[2]\nHca 2 \"b\"\n[1] \"a\"[1]\n[2] \"a\"[2]\n",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var fabric *infiniband.Fabric
		var err error
		checkMemory(t, 4<<20+8*len(data)+1500*(1+bytes.Count(data, []byte("\n"))), func() { fabric, err = infiniband.Read(bytes.NewReader(data)) })
		if err != nil {
			if fabric != nil {
				t.Fatalf("a fabric with the error %v", err)
			}
			checkFabricError(t, err)
			return
		}
		net := fabric.Network()
		checkGraph(t, net.CSR())
		addresses := make(map[int]bool)
		for v := range uint32(net.Order()) {
			if u, err := net.Vertex(net.Label(v)); err != nil || u != v {
				t.Fatalf("the label %q is that of %d, %v, want %d", net.Label(v), u, err, v)
			}
			if lid := fabric.Address(v); lid != 0 && addresses[lid] {
				t.Fatalf("LID %d twice", lid)
			} else {
				addresses[lid] = true
			}
			if fabric.Kind(v) != infiniband.Switch && net.Degree(v) > 1 {
				t.Fatalf("the %s %q has %d links", fabric.Kind(v), net.Label(v), net.Degree(v))
			}
		}
		if net.Order() > 64 {
			return
		}
		var text bytes.Buffer
		if err := infiniband.WriteIbsim(&text, net, []uint32{}); err != nil {
			t.Fatal(err)
		}
		back, err := infiniband.Read(&text)
		if err != nil {
			t.Fatal(err)
		}
		checkSame(t, back.Network().CSR(), net.CSR())
	})
}

// FuzzForwarding reads forwarding tables for a small fabric. A text is refused with a
// known error, or is an ordinary routing table.
func FuzzForwarding(f *testing.F) {
	fabric, err := infiniband.Read(bytes.NewReader(fabricSample(f, "line.ibnetdiscover")))
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range []string{"line.lft", "line-brief.lft", "line-all.lft", "line-opensm.lft"} {
		f.Add(fabricSample(f, name))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var tables *infiniband.Tables
		var err error
		checkMemory(t, 1<<16+8*len(data)+500*(1+bytes.Count(data, []byte("\n"))), func() { tables, err = infiniband.ReadTables(bytes.NewReader(data), fabric) })
		if err != nil {
			if tables != nil {
				t.Fatalf("tables with the error %v", err)
			}
			checkFabricError(t, err)
			return
		}
		var text bytes.Buffer
		if err := tables.WriteTable(&text); err != nil {
			t.Fatal(err)
		}
		table, err := routing.ReadTable(&text, fabric.Network().CSR())
		if err != nil {
			t.Fatal(err)
		}
		n := uint32(fabric.Network().Order())
		for v := range n {
			for d := range n {
				want, _, _ := tables.Next(v, d)
				if got, _ := table.Next(v, d, ""); got != want {
					t.Fatalf("from %d to %d by %d in the table, want %d", v, d, got, want)
				}
			}
		}
	})
}
