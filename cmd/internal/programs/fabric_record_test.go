package programs

import (
	"archive/tar"
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/routing/infiniband"
	"topocert/topology"
)

var record = flag.Bool("record", false, "route all seeds with OpenSM on ibsim, and keep what comes out")

// engines returns the names of OpenSM's routing engines.
func engines() []string {
	return []string{"minhop", "updn", "dor", "ftree", "sssp", "dfsssp", "lash"}
}

// seed is a network whose fabric is recorded.
type seed struct {
	name string
	net  topology.Network
	// hosts are the vertices that are hosts, nil if each vertex has one: see
	// infiniband.WriteIbsim.
	hosts []uint32
	// engines are those of OpenSM that route it.
	engines []string
	// dir is the folder of its recording.
	dir string
}

// seeds returns what is recorded.
func seeds(t *testing.T) []seed { return seedsOf(t, "recorded", engines(), names()...) }

// largerSeeds returns larger networks, up to 200 vertices, which are recorded for the lanes
// that messages need: for a test of the command, which reads them.
func largerSeeds(t *testing.T) []seed {
	return seedsOf(t, "testdata", []string{"dfsssp", "lash"}, "OCT(2,2)", "OCT(2,3)", "CCTorus(8)", "QT(3,3)", "QT(4,4)", "FTT(8)", "Torus(8)", "XTorus(8)")
}

func seedsOf(t *testing.T, dir string, engines []string, names ...string) []seed {
	var all []seed
	for _, name := range names {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		s := seed{name: name, net: net, engines: engines, dir: dir}
		if own, ok := net.(interface{ Ends() []uint32 }); ok {
			s.hosts = own.Ends()
		}
		all = append(all, s)
	}
	return all
}

// TestRecord makes the recordings anew, where that is asked for: make fabrics. With
// -run 'TestRecord$/QT' it makes some.
func TestRecord(t *testing.T) {
	if !*record {
		t.Skip("-record makes the recordings anew; it needs OpenSM and ibsim")
	}
	for _, seed := range append(seeds(t), largerSeeds(t)...) {
		t.Run(seed.name, func(t *testing.T) {
			r, err := recordSeed(t.Context(), seed)
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			if err := write(&b, r); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(seed.dir, fileName(seed.name)), b.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
			t.Logf("%d bytes", b.Len())
		})
	}
}

// TestRecorded replays the recordings: each is of its seed's network, every engine has
// run, and what it made delivers every message.
func TestRecorded(t *testing.T) {
	deep.NotShort(t)
	seeds := seeds(t)
	all, err := Recorded()
	if err != nil {
		t.Fatal(err)
	}
	files, err := recorded.ReadDir("recorded")
	if err != nil || len(files) != len(seeds) {
		t.Errorf("%d recordings of %d networks, %v", len(files), len(seeds), err)
	}
	together := 0
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		together += int(info.Size())
	}
	if together > 320<<10 {
		t.Errorf("%d bytes of recordings, want few", together)
	}
	for i, r := range all {
		f, err := infiniband.Read(bytes.NewReader(r.Discovered))
		if err != nil {
			t.Fatal(r.Name, err)
		}
		sameLinks(t, seeds[i], f)
		var ran []string
		for _, run := range r.Runs {
			ran = append(ran, run.Engine)
			log := readLog(run.Log)
			if log.Engine == "" || (log.Engine != run.Engine) != (log.GaveUp != "") {
				t.Errorf("%s: %s: %+v", r.Name, run.Engine, log)
			}
			if (log.Lanes > 0) != (log.Engine == "dfsssp" || log.Engine == "lash") {
				t.Errorf("%s: %s: %d lanes", r.Name, run.Engine, log.Lanes)
			}
			delivers(t, r.Name+": "+run.Engine, r.Discovered, run.Tables)
		}
		if strings.Join(ran, " ") != strings.Join(engines(), " ") {
			t.Errorf("%s: engines %s, want %s", r.Name, ran, engines())
		}
	}
	// What is read is written again.
	r := all[0]
	var again bytes.Buffer
	if err := write(&again, r); err != nil {
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
func sameLinks(t *testing.T, seed seed, f *infiniband.Fabric) {
	at := func(v uint32) uint32 {
		u, err := f.Network().Vertex(seed.net.Label(v))
		if err != nil {
			t.Fatal(seed.name, err)
		}
		return u
	}
	links := 0
	for u, v := range seed.net.CSR().Edges() {
		if links++; !f.Network().HasEdge(at(u), at(v)) {
			t.Errorf("%s: no link %s–%s in the fabric", seed.name, seed.net.Label(u), seed.net.Label(v))
		}
	}
	hosts := f.Network().Order() - seed.net.Order() // those that the network has not itself
	if f.Network().Size() != links+hosts || f.Parallel() > 0 {
		t.Errorf("%s: %d links in the fabric, want %d and one for each of %d hosts", seed.name, f.Network().Size(), links, hosts)
	}
}

func TestReadRecordingErrors(t *testing.T) {
	_, r := recordedSeed(t, "Torus(4)")
	var whole bytes.Buffer
	if err := write(&whole, r); err != nil {
		t.Fatal(err)
	}
	for i := 0; i < whole.Len(); i += 97 {
		if _, err := ReadRecording(bytes.NewReader(whole.Bytes()[:i])); err == nil {
			t.Errorf("the first %d bytes are taken for a recording", i)
		}
	}
	var b bytes.Buffer
	if err := write(&b, &Recording{Name: "x", Discovered: []byte("x")}); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadRecording(&b); err == nil || !strings.Contains(err.Error(), "no fabric or no tables") {
		t.Errorf("without tables: %v", err)
	}
}

// recordSeed has OpenSM route a seed with every engine. Where updn finds no root, it is
// given the first switch, and runs again.
func recordSeed(ctx context.Context, seed seed) (*Recording, error) {
	var text bytes.Buffer
	if err := infiniband.WriteIbsim(&text, seed.net, seed.hosts); err != nil {
		return nil, err
	}
	r := &Recording{Name: seed.name}
	for _, engine := range seed.engines {
		run, discovered, err := recordOne(ctx, text.Bytes(), engine)
		if err != nil {
			return nil, fmt.Errorf("%s: %s: %w", seed.name, engine, err)
		}
		if r.Discovered == nil {
			r.Discovered = discovered
		}
		if !bytes.Equal(withoutTime(r.Discovered), withoutTime(discovered)) {
			return nil, fmt.Errorf("%s: ibnetdiscover says something else under %s than under %s", seed.name, engine, r.Runs[0].Engine)
		}
		if len(seed.engines) < len(engines()) && discards(&run) {
			run.Tables = nil // those of another engine, which nobody has asked for
		}
		r.Runs = append(r.Runs, run)
	}
	return r, nil
}

// discards tells whether an engine gave up, so that the tables are another's.
func discards(run *Run) bool {
	return readLog(run.Log).GaveUp != ""
}

// recordOne runs an engine in a fabric of its own, which knows nothing of earlier runs.
func recordOne(ctx context.Context, text []byte, engine string) (run Run, discovered []byte, err error) {
	s, err := startSimulator(ctx, text)
	if err != nil {
		return run, nil, err
	}
	defer func() { err = errors.Join(err, s.close()) }()
	routed, err := s.route(ctx, engine)
	if err != nil {
		return run, nil, err
	}
	run = Run{Engine: engine, Tables: routed.Tables, Log: routed.Log}
	f, err := infiniband.Read(bytes.NewReader(routed.Discovered))
	if err != nil {
		return run, nil, err
	}
	log := readLog(run.Log)
	if n := len(f.Network().Ends()); log.Lanes > 0 && n*(n-1) <= maxLevels {
		run.Levels, err = s.levels(ctx, engine, routed)
		return run, routed.Discovered, err
	}
	if engine != "updn" || log.GaveUp == "" {
		return run, routed.Discovered, nil
	}
	// ibsim gives GUIDs in the order of the file.
	root := slices.MinFunc(f.Switches(), func(u, v uint32) int { return cmp.Compare(f.GUID(u), f.GUID(v)) })
	if routed, err = s.route(ctx, engine, f.GUID(root)); err != nil {
		return run, nil, err
	}
	return Run{Engine: engine, Root: f.Network().Label(root), Tables: routed.Tables, Log: routed.Log}, routed.Discovered, nil
}

// withoutTime leaves out comments: the time at which ibnetdiscover ran stands in one.
func withoutTime(discovered []byte) []byte {
	var kept []byte
	for line := range bytes.Lines(discovered) {
		if !bytes.HasPrefix(line, []byte("#")) {
			kept = append(kept, line...)
		}
	}
	return kept
}

// write writes a recording as a compressed tar file. Tables that two engines have
// in common are written once.
func write(w io.Writer, r *Recording) error {
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(z)
	put := func(name string, text []byte) error {
		err := t.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(len(text)), Format: tar.FormatUSTAR})
		if err == nil {
			_, err = t.Write(text)
		}
		return err
	}
	errs := []error{put("name", []byte(r.Name+"\n")), put("fabric.ibnetdiscover", withoutTime(r.Discovered))}
	for i, run := range r.Runs {
		log := strings.Join(run.Log, "\n") + "\n"
		if run.Root != "" {
			log = rootPrefix + run.Root + "\n" + log
		}
		errs = append(errs, put(run.Engine+".log", []byte(log)))
		if run.Levels != nil {
			errs = append(errs, put(run.Engine+".levels", []byte(levelsText(run.Levels))))
		}
		if run.Tables == nil {
			continue
		}
		same := -1
		for j := range i {
			if bytes.Equal(r.Runs[j].Tables, run.Tables) {
				same = j
				break
			}
		}
		if same >= 0 {
			errs = append(errs, t.WriteHeader(&tar.Header{
				Name: run.Engine + ".lft", Mode: 0o644, Typeflag: tar.TypeLink, Linkname: r.Runs[same].Engine + ".lft", Format: tar.FormatUSTAR,
			}))
			continue
		}
		errs = append(errs, put(run.Engine+".lft", run.Tables))
	}
	return errors.Join(append(errs, t.Close(), z.Close())...)
}

// maxLevels is the number of messages whose service levels are recorded; asking for one
// takes 50 ms.
const maxLevels = 400

// levelsText returns a line for each end, with the levels to all ends in order, - for
// itself.
func levelsText(l Levels) string {
	var b strings.Builder
	for _, row := range l {
		for j, level := range row {
			if j > 0 {
				b.WriteByte(' ')
			}
			if level < 0 {
				b.WriteByte('-')
			} else {
				b.WriteString(strconv.Itoa(level))
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}
