package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/solver"
)

// TestRecordedFabrics audits what OpenSM made of a fat tree, a torus and networks of all
// five papers, in one command each, and checks the certificates that it keeps. The same
// command finds the deadlock of a fat tree if switches send messages too.
func TestRecordedFabrics(t *testing.T) {
	deep.NotShort(t)
	wanted := map[string]string{ // deadlock among the hosts, with one channel a link
		"OCT(1,1)": "deadlock", "CCTorus(4)": "deadlock", "QT(2,2)": "deadlock", "FTT(5)": "deadlock", "Gamma(2,1,1)": "deadlock",
		"Torus(4)": "deadlock", "XTorus(5)": "deadlock", "FatTree(4)": "free",
	}
	for name, want := range wanted {
		t.Run(name, func(t *testing.T) {
			r := recorded(t, "recorded", name)
			dir := t.TempDir()
			t.Chdir(dir)
			if err := os.WriteFile("net.ibnetdiscover", r["fabric.ibnetdiscover"], 0o666); err != nil {
				t.Fatal(err)
			}
			for _, tables := range []string{"dfsssp.lft", "updn.lft"} {
				if err := os.WriteFile(tables, r[tables], 0o666); err != nil {
					t.Fatal(err)
				}
			}
			if got := fabricAudit(t, "lft:dfsssp.lft", "--expect", "delivers", "--out", "kept"); got != want {
				t.Errorf("deadlock %q among the hosts, want %q", got, want)
			}
			var out, errs bytes.Buffer
			if code := run(context.Background(), []string{"check", "kept"}, nil, &out, &errs); code != exitDone || !strings.Contains(out.String(), " = "+want) {
				t.Errorf("check: exit %d: %s%s", code, &out, &errs)
			}
			// Up*/down* is meant to be free of deadlock. As OpenSM computes it, it is not
			// always: a switch sends on by a shortest allowed way of its own, whatever way
			// the message has come.
			updn := map[bool]string{true: "deadlock", false: "free"}[name == "XTorus(5)"]
			if got := fabricAudit(t, "lft:updn.lft", "--out", "updn"); got != updn {
				t.Errorf("updn: deadlock %q among the hosts, want %s", got, updn)
			}
			if code := run(context.Background(), []string{"check", "updn"}, nil, &out, &errs); code != exitDone || !strings.Contains(out.String(), " = "+updn) {
				t.Errorf("check: exit %d: %s%s", code, &out, &errs)
			}
			if want == "free" {
				if got := fabricAudit(t, "lft:dfsssp.lft", "--ends", "all"); got != "deadlock" {
					t.Errorf("deadlock %q among all vertices, want deadlock", got)
				}
			}
			if left, err := filepath.Glob(filepath.Join("kept", "*.table")); err != nil || len(left) != 1 {
				t.Errorf("tables %v in the folder, %v, want one", left, err)
			}
		})
	}
}

// recorded returns the files of a recording of a network, which the tests of cmd/internal/programs make.
func recorded(t *testing.T, folder, network string) map[string][]byte {
	file, err := os.Open(filepath.Join("../internal/programs", folder, solver.FileStem(network)+".tar.gz"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	z, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	files := make(map[string][]byte)
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if err == io.EOF {
			return files
		}
		if err != nil {
			t.Fatal(err)
		}
		if files[h.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
		if h.Typeflag == tar.TypeLink {
			files[h.Name] = files[h.Linkname]
		}
	}
}

// fabricAudit audits a router on net.ibnetdiscover, and returns what it says of deadlock.
func fabricAudit(t *testing.T, router string, flags ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	args := append([]string{"audit", router, "net.ibnetdiscover", "--json"}, flags...)
	if code := run(context.Background(), args, nil, &out, &errs); code != exitDone {
		t.Fatalf("%v: exit %d: %s", args, code, &errs)
	}
	var list []struct {
		Network  string
		Pairs    uint64
		Deadlock string
	}
	if err := json.Unmarshal(out.Bytes(), &list); err != nil || len(list) != 1 || list[0].Network != "net.ibnetdiscover" || list[0].Pairs == 0 {
		t.Fatalf("%v: %v: %s", args, err, &out)
	}
	return list[0].Deadlock
}
