package programs

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/solver/lanes"
	"topocert/topology"
)

// TestLive has OpenSM route a few small fabrics, and holds what comes out against what is
// recorded: the same fabric, and as many virtual lanes. What other versions of OpenSM
// choose among shortest routes may differ, so tables are read and not compared.
func TestLive(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: no programs are run")
	}
	for _, test := range []struct {
		name    string
		engines []string
	}{
		{"Torus(4)", []string{"dor", "dfsssp", "lash"}},
		{"QT(2,3)", []string{"dfsssp"}},
		{"OCT(1,2)", []string{"minhop"}}, // its last address is 128, which dump_fts leaves out
		{"FatTree(4)", []string{"ftree"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			seed, kept := recordedSeed(t, test.name)
			s := startOpenSM(t, ctx, seed)
			for _, engine := range test.engines {
				routed, err := s.route(ctx, engine)
				if err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(withoutTime(routed.Discovered), withoutTime(kept.Discovered)) {
					t.Errorf("%s: the fabric is not that recorded", engine)
				}
				for _, run := range kept.Runs {
					if run.Engine != engine {
						continue
					}
					was, is := readLog(run.Log), readLog(routed.Log)
					if is.Engine != engine || is.Lanes != was.Lanes {
						t.Errorf("%s: %+v; recorded: %+v", engine, is, was)
					}
				}
				delivers(t, engine, routed.Discovered, routed.Tables)
			}
			if err := s.close(); err != nil {
				t.Error(err)
			}
			if _, err := os.Stat(s.dir); err == nil {
				t.Errorf("%s is left", s.dir)
			}
		})
	}
}

// TestLiveLevels asks OpenSM, which stays for it, for the service level of each message.
func TestLiveLevels(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: no programs are run")
	}
	seed, kept := recordedSeed(t, "Gamma(2,1,1)")
	s := startOpenSM(t, t.Context(), seed)
	defer s.close()
	routed, err := s.route(t.Context(), "lash")
	if err != nil {
		t.Fatal(err)
	}
	levels, err := s.levels(t.Context(), "lash", routed)
	if err != nil {
		t.Fatal(err)
	}
	for _, run := range kept.Runs {
		if run.Engine == "lash" && levelsText(levels) != levelsText(run.Levels) {
			t.Errorf("levels\n%swant, as recorded,\n%s", levelsText(levels), levelsText(run.Levels))
		}
	}
	other := *routed
	other.Tables = nil
	if _, err := s.levels(t.Context(), "lash", &other); err == nil || !strings.Contains(err.Error(), "makes other tables") {
		t.Errorf("of other tables: %v", err)
	}
}

// TestLiveLanes has OpenSM take routes and lanes of ours: its switches have the tables then,
// and it says the lanes as service levels.
func TestLiveLanes(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: no programs are run")
	}
	seed, kept := recordedSeed(t, "Torus(4)")
	s := startOpenSM(t, t.Context(), seed)
	defer s.close()
	f, err := infiniband.Read(bytes.NewReader(kept.Discovered))
	if err != nil {
		t.Fatal(err)
	}
	// On the routes of dor, which need two lanes.
	bare, err := routing.New("dor", seed.net)
	if err != nil {
		t.Fatal(err)
	}
	router, err := Hosted(bare, seed.net, f.Network())
	if err != nil {
		t.Fatal(err)
	}
	routes, err := lanes.Follow(t.Context(), f.Network(), router, f.Network().Ends())
	if err != nil {
		t.Fatal(err)
	}
	lanes, err := lanes.Assign(t.Context(), routes, 0)
	if err != nil || lanes.Count != 2 {
		t.Fatalf("%+v, %v, want two lanes", lanes, err)
	}
	dir := t.TempDir()
	put := func(name string, write func(w io.Writer) error) string {
		var text bytes.Buffer
		file := filepath.Join(dir, name)
		if err := errors.Join(write(&text), os.WriteFile(file, text.Bytes(), 0o666)); err != nil {
			t.Fatal(err)
		}
		return file
	}
	forwarding := put("x.lft", func(w io.Writer) error { return f.WriteTables(w, router) })
	policy := put("x.qos", func(w io.Writer) error { return f.WritePolicy(w, lanes.Lane) })
	var options strings.Builder
	if err := infiniband.WriteOptions(&options, forwarding, policy, lanes.Count); err != nil {
		t.Fatal(err)
	}
	text, levels, err := s.configured(t.Context(), f, options.String())
	if err != nil {
		t.Fatal(err)
	}
	tables, err := infiniband.ReadTables(bytes.NewReader(text), f)
	if err != nil {
		t.Fatal(err)
	}
	for v := range uint32(f.Network().Order()) {
		for d := range uint32(f.Network().Order()) {
			want, _ := router.Next(v, d, "")
			if u, _, _ := tables.Next(v, d); u != want {
				t.Errorf("from %d to %d: next %d, want %d", v, d, u, want)
			}
		}
	}
	for i := range levels {
		for j, level := range levels[i] {
			if level != lanes.Lane(i, j) {
				t.Errorf("service level %d from end %d to end %d, want lane %d", level, i, j, lanes.Lane(i, j))
			}
		}
	}
}

// recordedSeed returns a seed and its recording.
func recordedSeed(t *testing.T, name string) (seed, *Recording) {
	all, err := Recorded()
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range seeds(t) {
		if s.name == name {
			return s, all[i]
		}
	}
	t.Fatalf("no seed %s", name)
	return seed{}, nil
}

// start starts the simulator on a seed, or skips the test where it is not installed.
func startOpenSM(t *testing.T, ctx context.Context, seed seed) *simulator {
	var text bytes.Buffer
	if err := infiniband.WriteIbsim(&text, seed.net, seed.hosts); err != nil {
		t.Fatal(err)
	}
	s, err := startSimulator(ctx, text.Bytes())
	if errors.Is(err, errMissing) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// delivers follows the tables from every adapter to every other.
func delivers(t *testing.T, what string, discovered, tables []byte) {
	f, err := infiniband.Read(bytes.NewReader(discovered))
	if err != nil {
		t.Fatal(what, err)
	}
	routes, err := infiniband.ReadTables(bytes.NewReader(tables), f)
	if err != nil {
		t.Fatal(what, err)
	}
	for _, source := range f.Network().Ends() {
		for _, d := range f.Network().Ends() {
			v, hops := source, 0
			for v != d {
				next, _, ok := routes.Next(v, d)
				if hops++; !ok || hops > f.Network().Order() {
					t.Fatalf("%s: the message from %s to %s does not arrive", what, f.Network().Label(source), f.Network().Label(d))
				}
				v = next
			}
		}
	}
}

// TestStartRefuses starts the simulator on what is no topology.
func TestStartRefuses(t *testing.T) {
	s, err := startSimulator(t.Context(), []byte("Switch 3 \"a\"\n[1] \"b\"[1]\nnonsense\n"))
	if errors.Is(err, errMissing) {
		t.Skip(err)
	}
	if err == nil {
		s.close()
		t.Fatal("ibsim took nonsense for a topology")
	}
	if left, err := filepath.Glob(filepath.Join(os.TempDir(), "topocert-fabric-*")); err != nil {
		t.Fatal(err)
	} else {
		for _, dir := range left {
			if info, err := os.Stat(dir); err == nil && time.Since(info.ModTime()) > 2*life {
				t.Errorf("%s is left", dir)
			}
		}
	}
}

// TestStartInterrupted starts it in a context that has ended.
func TestStartInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := startSimulator(ctx, []byte("Switch 1 \"a\"\n"))
	if errors.Is(err, errMissing) {
		t.Skip(err)
	}
	if !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want that it was stopped", err)
	}
}

// TestHosted is about what Hosted refuses; what it does is held against the network
// itself where it is audited, in cmd/internal/site.
func TestHosted(t *testing.T) {
	net, err := topology.Parse("Torus(4)")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"Torus(5)": "of the fabric, want those of Torus(4) and their hosts", "CCTorus(4)": "", "Hypercube(4)": "of the fabric, want those of Torus(4)", "Gamma(2,1,1)": "of the fabric, want",
	} {
		_, r := recordedSeed(t, name)
		f, err := infiniband.Read(bytes.NewReader(r.Discovered))
		if err != nil {
			t.Fatal(err)
		}
		_, err = Hosted(nil, net, f.Network())
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("on the fabric of %s: %v, want %q", name, err, want)
		}
	}
}

// TestMissing: what is not installed is told, with what to install.
func TestMissing(t *testing.T) {
	_, err := findProgram("no-such-subnet-manager")
	if !errors.Is(err, errMissing) || !strings.Contains(err.Error(), "no-such-subnet-manager: not installed; on Debian: apt-get install opensm ibsim-utils infiniband-diags") {
		t.Error(err)
	}
}
