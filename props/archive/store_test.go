package archive

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/topology"
)

// TestKeptWhileSaving: a certificate that is kept while others are being written waits for its
// turn: it is not there before the graph that it names by its digest. What is written is no
// longer in memory.
func TestKeptWhileSaving(t *testing.T) {
	dir, names := t.TempDir(), resolve.New()
	store, err := Open(dir, names)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	keep := func(order uint32) string {
		ring, err := topology.Parse(fmt.Sprintf("Ring(%d)", order))
		if err != nil {
			t.Fatal(err)
		}
		net, err := topology.NewExternal(ring.CSR())
		if err == nil {
			err = names.Add(net)
		}
		if err != nil {
			t.Fatal(err)
		}
		of := certificates.Statement{Subject: "diameter", Network: net.Name(), Relation: "=", Value: fmt.Sprint(order / 2)}
		store.Hold(&certificates.Certificate{Statement: of, Kind: "distances", Body: []certificates.Line{certificates.NumbersLine("source", 0)}})
		store.Keep(of)
		return store.Name(of)
	}
	first := keep(300)
	list := store.fresh
	if err := store.writeNames(list, false); err != nil {
		t.Fatal(err)
	}
	second := keep(301) // as if another goroutine kept it now
	if err := store.write(list); err != nil {
		t.Fatal(err)
	}
	if got := visible(t, dir); !slices.Contains(got, first) || slices.Contains(got, second) {
		t.Errorf("there are %q, want %s without %s, whose graph is not there", got, first, second)
	}
	if err := store.Save(false); err != nil {
		t.Fatal(err)
	}
	if got := visible(t, dir); len(got) != 5 || !slices.Contains(got, second) {
		t.Errorf("there are %q in the end, want two certificates, two graphs and names", got)
	}
	for text, h := range store.entries {
		if len(h.Body) > 0 || h.Proof != nil {
			t.Errorf("the proof of %s is on disk and in memory", text)
		}
	}
}

// visible returns the names of the files in a folder that are no temporary ones, sorted.
func visible(t *testing.T, dir string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "[^.]*"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range names {
		names[i] = filepath.Base(names[i])
	}
	return names
}

// TestAbandoned: of a run that was killed between the files that go with a certificate and
// the certificate, the next removes those files, but none that another certificate names.
func TestAbandoned(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	header := "topocert 2\nbroadcast QT(3,2) single-port 0 >= "
	put("other.cert", header+"7\nlrat\nproof used.lrat\nend\n")
	put("begun.cert", header+"6\nlrat\nproof alone.lrat\nproof used.lrat\nend\n")
	for _, name := range []string{"used.lrat", "alone.lrat", "own.lrat"} {
		put(name, "1 0 1 0\n")
	}
	begun := filepath.Join(t.TempDir(), "begun.cert")
	if err := os.Rename(filepath.Join(dir, "begun.cert"), begun); err != nil {
		t.Fatal(err)
	}
	abandoned(dir, "begun.cert", begun)
	if got, want := visible(t, dir), []string{"other.cert", "own.lrat", "used.lrat"}; !slices.Equal(got, want) {
		t.Errorf("there are %q, want %q", got, want)
	}
}

// TestProofFile: a refutation is trimmed when its file is closed; one that is too long to be
// remembered, and another text, is written as it comes.
func TestProofFile(t *testing.T) {
	deep.NotShort(t)
	store, err := Open(t.TempDir(), resolve.New())
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	const proof, trimmed = "9 1 0 2 0\n10 2 0 3 0\n11 0 9 0\n", "9 1 0 2 0\n11 0 9 0\n"
	long := strings.Repeat("12 3 0 1 0\n", maxTrimmed/11+1)
	for name, c := range map[string]struct {
		parts []string
		want  string
	}{
		"proof": {[]string{proof[:7], proof[7:]}, trimmed},
		"text":  {[]string{"branches\n", "end\n"}, "branches\nend\n"},
		"long":  {[]string{proof, long, "13 0 1 0\n"}, proof + long + "13 0 1 0\n"},
	} {
		f, err := store.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range c.parts {
			if n, err := io.WriteString(f, part); n != len(part) || err != nil {
				t.Errorf("%s: %d of %d bytes, %v", name, n, len(part), err)
			}
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		r, err := store.OpenFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err := errors.Join(err, r.Close()); err != nil || string(text) != c.want {
			t.Errorf("%s: %d bytes, %.40q, %v, want %d", name, len(text), text, err, len(c.want))
		}
	}
}

// TestProofsAtOnce: searches that make the same refutation at the same time do not spoil that of one
// another: what is read is whole, and what is given up takes nothing away.
func TestProofsAtOnce(t *testing.T) {
	store, err := Open(t.TempDir(), resolve.New())
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	const name, proof = "ring.lrat", "9 1 0 2 0\n10 0 9 0\n"
	begin := func() io.WriteCloser {
		f, err := store.Create(name)
		if err == nil {
			_, err = io.WriteString(f, proof)
		}
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	whole := func(after string, err error) {
		t.Helper()
		if err != nil {
			t.Fatalf("%s: %v", after, err)
		}
		r, err := store.OpenFile(name)
		if err != nil {
			t.Fatalf("%s: %v", after, err)
		}
		text, err := io.ReadAll(r)
		if err := errors.Join(err, r.Close()); err != nil || string(text) != proof {
			t.Errorf("%s: %q, %v, want %q", after, text, err, proof)
		}
	}
	first := begin()
	whole("the first is whole", first.Close())
	second, third := begin(), begin()
	whole("others are begun", nil)
	whole("one is given up", second.(*proofFile).Abandon())
	whole("all are whole", third.Close())
	if left := len(store.temporary); left != 1 {
		t.Errorf("%d files are left, want one", left)
	}
}
