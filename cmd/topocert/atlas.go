package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates/words"
	"topocert/cmd/internal/atlas"
	"topocert/cmd/internal/reader"
	"topocert/props"
	"topocert/props/archive"
)

// A cell of the atlas has some time, where nothing else is said cellTime, and a claim in it ten times
// as much, but claimTime at least.
const (
	cellTime  = time.Second
	claimTime = 10 * time.Second
)

func atlasCommand(cmd *cobra.Command) {
	chapters := cmd.Flags().StringArray("chapter", nil, "only this chapter, `KEY` of KEY.claims; the others stay as they are; may be repeated")
	out := cmd.Flags().String("out", "", "keep the certificates, and a copy of the atlas, in this `folder`")
	timeout := cellTime
	cmd.Flags().Var((*duration)(&timeout), "timeout", "time for each cell: 5 is five seconds; a claim has ten times as much, ten seconds at least")
	open := cmd.Flags().Bool("open", false, "decide only what is open in the atlas that is there: quicker, but of all else there are no certificates")
	memory := newMemory(cmd)
	registerSAT(cmd, memory)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		job := &atlasJob{cmd: cmd, memory: memory, dir: args[0], out: *out, timeout: timeout, open: *open}
		if err := job.read(*chapters); err != nil {
			return err
		}
		return job.run()
	}
}

// atlasJob is one run of the command.
type atlasJob struct {
	cmd      *cobra.Command
	memory   *memoryFlag
	dir, out string
	timeout  time.Duration
	open     bool
	chapters []*atlas.Chapter
	only     []string // the chapters that are made; nil for all
	earlier  *atlas.Atlas
}

// read reads the chapters, and the earlier atlas.
func (job *atlasJob) read(only []string) error {
	paths, err := filepath.Glob(filepath.Join(job.dir, "*.claims"))
	if err != nil {
		return err
	}
	if len(paths) == 0 {
		return fmt.Errorf("%s: no chapter, want a file KEY.claims in it", job.dir)
	}
	slices.Sort(paths)
	var keys []string
	places := make(map[string]string)
	var wrong []error
	for _, path := range paths {
		key := strings.TrimSuffix(filepath.Base(path), ".claims")
		keys = append(keys, key)
		text, err := reader.TextOf(path)
		if err != nil {
			return err
		}
		c, err := atlas.Read(path, key, text)
		if err != nil {
			wrong = append(wrong, err)
			continue
		}
		for _, f := range c.Families {
			if first := places[f.Name]; first != "" {
				wrong = append(wrong, fmt.Errorf("%s: a second family %s, the first is in %s", f.Place, f.Name, first))
			}
			places[f.Name] = f.Place
		}
		job.chapters = append(job.chapters, c)
	}
	if err := errors.Join(wrong...); err != nil {
		return err
	}
	for _, key := range only {
		if !slices.Contains(keys, key) {
			return fmt.Errorf("--chapter %q%s, want one of %s", key, reader.DidYouMean(key, keys), strings.Join(keys, ", "))
		}
	}
	job.only = only
	data, err := os.ReadFile(filepath.Join(job.dir, atlas.JSONFile))
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err == nil {
		job.earlier, err = atlas.ReadJSON(data)
	}
	return err
}

// run makes the chapters, and writes the atlas.
func (job *atlasJob) run() error {
	all := &atlas.Atlas{Words: atlas.Words()}
	for _, c := range job.chapters {
		if job.only != nil && !slices.Contains(job.only, c.Key) {
			if job.earlier != nil {
				all.Families = append(all.Families, job.earlier.Chapter(c.Key)...)
			}
			continue
		}
		list, err := job.chapter(c)
		if errors.Is(err, context.Canceled) {
			return status{exitInterrupted, errors.New("interrupted: nothing is written to " + job.dir)}
		}
		if errors.Is(err, props.ErrBug) {
			return status{exitRejected, err}
		}
		if err != nil {
			return err
		}
		all.Families = append(all.Families, list...)
	}
	dirs := []string{job.dir}
	if job.out != "" {
		dirs = append(dirs, job.out)
	}
	for _, file := range []struct {
		name  string
		write func(io.Writer) error
	}{{atlas.JSONFile, all.WriteJSON}, {atlas.CSVFile, all.WriteCSV}} {
		var b bytes.Buffer
		if err := file.write(&b); err != nil {
			return err
		}
		for _, dir := range dirs {
			if err := inFolder(dir, func(into *archive.Folder) error { return into.WriteFile(file.name, b.Bytes()) }); err != nil {
				return err
			}
		}
	}
	members := 0
	for _, e := range all.Families {
		members += len(e.Members)
	}
	_, err := fmt.Fprintf(job.cmd.OutOrStdout(), "%d families, %d members: %s\n", len(all.Families), members, filepath.Join(job.dir, atlas.JSONFile))
	return err
}

// chapter makes a chapter, with its certificates in a folder of its own.
func (job *atlasJob) chapter(c *atlas.Chapter) (list []*atlas.Entry, err error) {
	out := ""
	if job.out != "" {
		out = filepath.Join(job.out, c.Key)
	}
	t, end, err := job.tabulation(c, out)
	if err != nil {
		return nil, err
	}
	defer func() { err = end(err) }()
	stderr := job.cmd.ErrOrStderr()
	line := newProgress(job.cmd)
	defer line.Close()
	line.Begin(c.Key)
	t.Say = line.Say
	list, err = t.Run(job.cmd.Context())
	if err == nil {
		err = t.Session.SaveVerdicts()
	}
	line.Clear()
	for _, what := range t.Kept {
		fmt.Fprintf(stderr, "topocert: %s: kept from %s, since the time did not suffice now\n", what, filepath.Join(job.dir, atlas.JSONFile))
	}
	return list, err
}

// tabulation returns the work on a chapter, whose session knows what lies beside it, and what ends it.
func (job *atlasJob) tabulation(c *atlas.Chapter, out string) (t *atlas.Tabulation, end func(error) error, err error) {
	cmd := job.cmd
	in := &input{memory: job.memory}
	in.exec.errors = lateErrors{cmd}
	for _, ending := range []string{words.Ending, ".star"} {
		path := filepath.Join(job.dir, c.Key+ending)
		if _, err := os.Stat(path); err == nil {
			in.own.paths = append(in.own.paths, path)
		}
	}
	if err := in.own.load(cmd.Context(), cmd.ErrOrStderr()); err != nil {
		return nil, nil, err
	}
	session, err := props.NewSession(out)
	if err != nil {
		return nil, nil, err
	}
	end = func(ended error) error { return closing(session, ended) }
	if err := in.own.Into(session.Define); err != nil {
		return nil, nil, end(err)
	}
	in.provide(cmd, session.Resolver())
	return &atlas.Tabulation{
		Chapter: c, Session: session, Memory: job.memory.watch, CellTime: job.timeout, ClaimTime: max(claimTime, 10*job.timeout),
		Definition: in.own.definition, Earlier: job.earlier, Open: job.open,
	}, end, nil
}

// definition returns how a family is defined, and in which language: in that of definitions, in
// Starlark, or, of a network of ours, by the standard definitions.
func (s *scripts) definition(family string) (text, language string) {
	if d := s.Library().Find(family); d != nil {
		language = "words"
		if !d.Own {
			language = "standard"
		}
		return textWith(d, make(map[string]bool)), language
	}
	for _, f := range s.files {
		if source, err := os.ReadFile(f.Path()); err == nil {
			if text := functionWith(string(source), family); text != "" {
				return text, "starlark"
			}
		}
	}
	return "", "standard"
}

// textWith returns the text of a definition, below those that it uses, as far as they are in the
// same hands.
func textWith(d *words.Definition, seen map[string]bool) string {
	var b strings.Builder
	for _, name := range d.Uses {
		if used := d.Used(name); used != nil && used.Own && d.Own && !seen[name] {
			seen[name] = true
			b.WriteString(textWith(used, seen) + "\n")
		}
	}
	return b.String() + d.Text()
}

// topLevel begins a statement of a Starlark file that is not within another.
var topLevel = regexp.MustCompile(`(?m)^[A-Za-z_]`)

// functionWith returns the text of a function of a Starlark file, below those statements of the file
// that it names, and theirs; "" if there is no such function.
func functionWith(source, name string) string {
	var blocks []string
	starts := topLevel.FindAllStringIndex(source, -1)
	for i, at := range starts {
		end := len(source)
		if i+1 < len(starts) {
			end = starts[i+1][0]
		}
		blocks = append(blocks, source[at[0]:end])
	}
	defined := regexp.MustCompile(`^(?:def\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*[=(]`)
	wanted := map[string]bool{name: true}
	found := false
	for range blocks { // until nothing is added
		before := len(wanted)
		for _, block := range blocks {
			m := defined.FindStringSubmatch(block)
			if m == nil || !wanted[m[1]] {
				continue
			}
			found = found || m[1] == name
			for _, other := range blocks {
				if o := defined.FindStringSubmatch(other); o != nil && regexp.MustCompile(`\b`+o[1]+`\b`).MatchString(block) {
					wanted[o[1]] = true
				}
			}
		}
		if len(wanted) == before {
			break
		}
	}
	if !found {
		return ""
	}
	var b strings.Builder
	for _, block := range blocks {
		if m := defined.FindStringSubmatch(block); m != nil && wanted[m[1]] {
			b.WriteString(uncommented(block) + "\n")
		}
	}
	return strings.TrimSpace(b.String()) + "\n"
}

// uncommented returns a statement without the comments below it, which belong to the next one.
func uncommented(block string) string {
	lines := strings.Split(strings.TrimRight(block, "\n"), "\n")
	for len(lines) > 1 && (strings.HasPrefix(lines[len(lines)-1], "#") || strings.TrimSpace(lines[len(lines)-1]) == "") {
		lines = lines[:len(lines)-1]
	}
	return strings.Join(lines, "\n") + "\n"
}
