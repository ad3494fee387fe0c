package fabric

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"topocert/routing/infiniband"
)

var record = flag.Bool("record", false, "route all seeds with OpenSM on ibsim, and keep what comes out")

// TestRecord makes the recordings anew, where that is asked for: make fabrics. With
// -run 'TestRecord$/QT' it makes some.
func TestRecord(t *testing.T) {
	if !*record {
		t.Skip("-record makes the recordings anew; it needs OpenSM and ibsim")
	}
	seeds, err := Seeds()
	if err != nil {
		t.Fatal(err)
	}
	larger, err := LargerSeeds()
	if err != nil {
		t.Fatal(err)
	}
	for _, seed := range append(seeds, larger...) {
		t.Run(seed.Name, func(t *testing.T) {
			r, err := Record(t.Context(), seed)
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			if err := r.Write(&b); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join("recorded", fileName(seed.Name)), b.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
			t.Logf("%d bytes", b.Len())
		})
	}
}

// TestRecorded replays the recordings: each is of its seed's network, every engine has
// run, and what it made delivers every message.
func TestRecorded(t *testing.T) {
	seeds, err := Seeds()
	if err != nil {
		t.Fatal(err)
	}
	all, err := Recorded()
	if err != nil {
		t.Fatal(err)
	}
	larger, err := LargerSeeds()
	if err != nil {
		t.Fatal(err)
	}
	files, err := recorded.ReadDir("recorded")
	if err != nil || len(files) != len(seeds)+len(larger) {
		t.Errorf("%d recordings of %d networks, %v", len(files), len(seeds)+len(larger), err)
	}
	together := 0
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		together += int(info.Size())
	}
	if together > 640<<10 {
		t.Errorf("%d bytes of recordings, want few", together)
	}
	for i, r := range all {
		f, err := infiniband.Read(bytes.NewReader(r.Discovered))
		if err != nil {
			t.Fatal(r.Name, err)
		}
		sameLinks(t, seeds[i], f)
		var engines []string
		for _, run := range r.Runs {
			engines = append(engines, run.Engine)
			log, err := run.ReadLog()
			if err != nil || log.Engine == "" || (log.Engine != run.Engine) != (log.GaveUp != "") {
				t.Errorf("%s: %s: %+v, %v", r.Name, run.Engine, log, err)
			}
			if (log.Lanes > 0) != (log.Engine == "dfsssp" || log.Engine == "lash") {
				t.Errorf("%s: %s: %d lanes", r.Name, run.Engine, log.Lanes)
			}
			delivers(t, r.Name+": "+run.Engine, r.Discovered, run.Tables)
		}
		if strings.Join(engines, " ") != strings.Join(Engines(), " ") {
			t.Errorf("%s: engines %s, want %s", r.Name, engines, Engines())
		}
	}
	// What is read is written again.
	r := all[0]
	var again bytes.Buffer
	if err := r.Write(&again); err != nil {
		t.Fatal(err)
	}
	back, err := ReadRecording(&again)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(back, r) {
		t.Errorf("%s: it is not read as it was written", r.Name)
	}
}

// sameLinks sees that a fabric has the seed's links.
func sameLinks(t *testing.T, seed Seed, f *infiniband.Fabric) {
	at := func(v uint32) uint32 {
		u, err := f.Network().Vertex(seed.Net.Label(v))
		if err != nil {
			t.Fatal(seed.Name, err)
		}
		return u
	}
	links := 0
	for u, v := range seed.Net.CSR().Edges() {
		if links++; !f.Network().HasEdge(at(u), at(v)) {
			t.Errorf("%s: no link %s–%s in the fabric", seed.Name, seed.Net.Label(u), seed.Net.Label(v))
		}
	}
	hosts := f.Network().Order() - seed.Net.Order() // those that the network has not itself
	if f.Network().Size() != links+hosts || f.Parallel() > 0 {
		t.Errorf("%s: %d links in the fabric, want %d and one for each of %d hosts", seed.Name, f.Network().Size(), links, hosts)
	}
}

func TestReadRecordingErrors(t *testing.T) {
	_, r := recordedSeed(t, "Torus(4)")
	var whole bytes.Buffer
	if err := r.Write(&whole); err != nil {
		t.Fatal(err)
	}
	for i := 0; i < whole.Len(); i += 97 {
		if _, err := ReadRecording(bytes.NewReader(whole.Bytes()[:i])); err == nil {
			t.Errorf("the first %d bytes are taken for a recording", i)
		}
	}
	var b bytes.Buffer
	if err := (&Recording{Name: "x", Discovered: []byte("x")}).Write(&b); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadRecording(&b); err == nil || !strings.Contains(err.Error(), "no fabric or no tables") {
		t.Errorf("without tables: %v", err)
	}
}
