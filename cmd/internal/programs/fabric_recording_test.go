package programs

import (
	"archive/tar"
	"compress/gzip"
	"embed"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// Recording is what the programs said of one fabric under each routing engine.
type Recording struct {
	Name       string // the network's
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

//go:embed recorded/*.tar.gz
var recorded embed.FS

// names are those of the networks that are recorded: one or two of each of the five papers,
// what they are compared with, and what machines are built as.
func names() []string {
	return []string{
		"OCT(1,1)", "OCT(1,2)", "CCTorus(4)", "CCTorus(5)", "QT(2,2)", "QT(2,3)", "FTT(5)", "FTT(6)", "Gamma(2,1,1)", "Gamma(4,1,1)",
		"Torus(4)", "Torus(5)", "Mesh(4)", "Hypercube(4)", "XTorus(5)", "FatTree(4)", "Dragonfly(4,1,1)",
	}
}

// Recorded returns the recordings.
func Recorded() ([]*Recording, error) {
	var all []*Recording
	for _, name := range names() {
		file, err := recorded.Open(path.Join("recorded", fileName(name)))
		if err != nil {
			return nil, fmt.Errorf("%s is not recorded; make fabrics does it: %w", name, err)
		}
		r, err := ReadRecording(file)
		if err == nil && r.Name != name {
			err = fmt.Errorf("it is of %s", r.Name)
		}
		if err != nil {
			return nil, fmt.Errorf("the recording of %s: %w", name, err)
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

const rootPrefix = "root: "

// maxEntry bounds the size of a file in a recording.
const maxEntry = 1 << 26

// ReadRecording reads a recording, which is a compressed tar file.
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
			if run(engine).Levels, err = parseLevels(string(text)); err != nil {
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
