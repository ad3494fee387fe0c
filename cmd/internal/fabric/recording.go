package fabric

import (
	"archive/tar"
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"topocert/routing/infiniband"
)

// Recording is what the programs said of one fabric under each routing engine.
type Recording struct {
	Name       string // the seed's
	Discovered []byte // by ibnetdiscover
	Runs       []Run
}

// Run is one run of OpenSM.
type Run struct {
	Engine string
	// Root is the label of the switch that was named as the root, for updn, which does
	// not always find one; else empty.
	Root string
	// Tables are nil where the engine gave up and those of another are not kept.
	Tables []byte
	Log    []string
	// Levels are the service levels that dfsssp and lash give to messages, where there
	// are few enough to ask for; else nil.
	Levels Levels
}

// maxLevels is the number of messages whose service levels are recorded; asking for one
// takes 50 ms.
const maxLevels = 400

// Read reads the log.
func (r *Run) ReadLog() (infiniband.Log, error) {
	return infiniband.ReadLog(strings.NewReader(strings.Join(r.Log, "\n")))
}

//go:embed recorded/*.tar.gz
var recorded embed.FS

// Recorded returns the recordings of the seeds, in their order.
func Recorded() ([]*Recording, error) {
	seeds, err := Seeds()
	if err != nil {
		return nil, err
	}
	return recordings(seeds)
}

// RecordedLarger returns those of the larger seeds. Where an engine gave up, there is its
// log, but no tables.
func RecordedLarger() ([]*Recording, error) {
	seeds, err := LargerSeeds()
	if err != nil {
		return nil, err
	}
	return recordings(seeds)
}

func recordings(seeds []Seed) ([]*Recording, error) {
	var all []*Recording
	for _, seed := range seeds {
		text, err := recorded.ReadFile(path.Join("recorded", fileName(seed.Name)))
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s is not recorded; make fabrics does it", seed.Name)
		}
		if err != nil {
			return nil, err
		}
		r, err := ReadRecording(bytes.NewReader(text))
		if err == nil && r.Name != seed.Name {
			err = fmt.Errorf("it is of %s", r.Name)
		}
		if err != nil {
			return nil, fmt.Errorf("the recording of %s: %w", seed.Name, err)
		}
		all = append(all, r)
	}
	return all, nil
}

// fileName returns the name of a recording's file: "qt-2-3.tar.gz".
func fileName(name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return !strings.ContainsRune("0123456789abcdefghijklmnopqrstuvwxyz", r) })
	return strings.Join(words, "-") + ".tar.gz"
}

// Record has OpenSM route a seed with every engine. Where updn finds no root, it is
// given the first switch, and runs again.
func Record(ctx context.Context, seed Seed) (*Recording, error) {
	var text bytes.Buffer
	if err := infiniband.WriteIbsim(&text, seed.Net, seed.Hosts); err != nil {
		return nil, err
	}
	r := &Recording{Name: seed.Name}
	for _, engine := range seed.Engines {
		run, discovered, err := recordOne(ctx, text.Bytes(), engine)
		if err != nil {
			return nil, fmt.Errorf("%s: %s: %w", seed.Name, engine, err)
		}
		if r.Discovered == nil {
			r.Discovered = discovered
		}
		if !bytes.Equal(withoutTime(r.Discovered), withoutTime(discovered)) {
			return nil, fmt.Errorf("%s: ibnetdiscover says something else under %s than under %s", seed.Name, engine, r.Runs[0].Engine)
		}
		if len(seed.Engines) < len(Engines()) && discards(&run) {
			run.Tables = nil // those of another engine, which nobody has asked for
		}
		r.Runs = append(r.Runs, run)
	}
	return r, nil
}

// discards tells whether an engine gave up, so that the tables are another's.
func discards(run *Run) bool {
	log, err := run.ReadLog()
	return err == nil && log.GaveUp != ""
}

// recordOne runs an engine in a fabric of its own, which knows nothing of earlier runs.
func recordOne(ctx context.Context, text []byte, engine string) (run Run, discovered []byte, err error) {
	s, err := Start(ctx, text)
	if err != nil {
		return run, nil, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	routed, err := s.Route(ctx, engine)
	if err != nil {
		return run, nil, err
	}
	run = Run{Engine: engine, Tables: routed.Tables, Log: routed.Log}
	f, err := infiniband.Read(bytes.NewReader(routed.Discovered))
	if err != nil {
		return run, nil, err
	}
	log, err := run.ReadLog()
	if err != nil {
		return run, nil, err
	}
	if n := len(f.Network().Ends()); log.Lanes > 0 && n*(n-1) <= maxLevels {
		run.Levels, err = s.Levels(ctx, engine, routed)
		return run, routed.Discovered, err
	}
	if engine != "updn" || log.GaveUp == "" {
		return run, routed.Discovered, nil
	}
	// ibsim gives GUIDs in the order of the file.
	root := slices.MinFunc(f.Switches(), func(u, v uint32) int { return cmp.Compare(f.GUID(u), f.GUID(v)) })
	if routed, err = s.Route(ctx, engine, f.GUID(root)); err != nil {
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

// Write writes the recording as a compressed tar file. Tables that two engines have
// in common are written once.
func (r *Recording) Write(w io.Writer) error {
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
			errs = append(errs, put(run.Engine+".levels", []byte(run.Levels.String())))
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

const rootPrefix = "root: "

// maxEntry bounds the size of a file in a recording.
const maxEntry = 1 << 26

// ReadRecording reads what Write writes.
func ReadRecording(from io.Reader) (*Recording, error) {
	z, err := gzip.NewReader(from)
	if err != nil {
		return nil, err
	}
	r := new(Recording)
	runs := make(map[string]*Run)
	var order []string
	run := func(engine string) *Run {
		if runs[engine] == nil {
			runs[engine] = &Run{Engine: engine}
			order = append(order, engine)
		}
		return runs[engine]
	}
	t := tar.NewReader(z)
	for {
		h, err := t.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
		if h.Size > maxEntry {
			return nil, fmt.Errorf("%s: %d bytes, want at most %d", h.Name, h.Size, maxEntry)
		}
		text, err := io.ReadAll(t)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", h.Name, err)
		}
		engine, kind, _ := strings.Cut(h.Name, ".")
		switch {
		case h.Name == "name":
			r.Name = strings.TrimSpace(string(text))
		case h.Name == "fabric.ibnetdiscover":
			r.Discovered = text
		case kind == "log":
			run(engine).readLog(string(text))
		case kind == "levels":
			if run(engine).Levels, err = ParseLevels(string(text)); err != nil {
				return nil, fmt.Errorf("%s: %w", h.Name, err)
			}
		case kind == "lft" && h.Typeflag == tar.TypeLink:
			other := runs[strings.TrimSuffix(h.Linkname, ".lft")]
			if other == nil {
				return nil, fmt.Errorf("%s: the same as %s, which is not there", h.Name, h.Linkname)
			}
			run(engine).Tables = other.Tables
		case kind == "lft":
			run(engine).Tables = text
		default:
			return nil, fmt.Errorf("a file %q, want name, fabric.ibnetdiscover, ENGINE.lft, ENGINE.log or ENGINE.levels", h.Name)
		}
	}
	for _, engine := range order {
		r.Runs = append(r.Runs, *runs[engine])
	}
	if r.Discovered == nil || len(r.Runs) == 0 {
		return nil, errors.New("no fabric or no tables in it")
	}
	return r, nil
}

// readLog takes a log apart.
func (r *Run) readLog(text string) {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if root, ok := strings.CutPrefix(lines[0], rootPrefix); ok {
		r.Root, lines = root, lines[1:]
	}
	r.Log = lines
}
