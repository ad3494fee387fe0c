package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/cmd/internal/programs"
	"topocert/cmd/internal/reader"
	"topocert/cmd/internal/script"
	"topocert/examples/atlas"
	"topocert/internal/interrupt"
	"topocert/routing"
	"topocert/topology"
)

// scripts are the files of --use: networks and routers of the user's own, in Starlark, and
// definitions of these and of words.
type scripts struct {
	reader.Definitions
	paths []string
	files []*script.File
	// programs says that networks of the atlas are named that are programs.
	programs bool
}

// register registers the flag. The files are run before the command.
func (s *scripts) register(cmd *cobra.Command) {
	cmd.Flags().StringArrayVar(&s.paths, "use", nil, "make the networks, routers and words of this `file` known, FILE.star or FILE.words; may be repeated")
	if err := cmd.MarkFlagFilename("use", "star", "words"); err != nil {
		panic(err) // the flag is there
	}
	beforehand(cmd, func(cmd *cobra.Command) error {
		mentioned := slices.Clone(cmd.Flags().Args())
		cmd.Flags().Visit(func(f *pflag.Flag) {
			values := []string{f.Value.String()}
			if list, several := f.Value.(pflag.SliceValue); several {
				values = list.GetSlice()
			}
			for _, value := range values {
				if text, err := reader.TextOf(value); f.Name == "file" && err == nil {
					mentioned = append(mentioned, text)
				} else if f.Name != "use" {
					mentioned = append(mentioned, value)
				}
			}
		})
		if err := s.know(mentioned, cmd.ErrOrStderr()); err != nil {
			return err
		}
		err := s.load(cmd.Context(), cmd.ErrOrStderr())
		s.Say(mentioned)
		return err
	})
}

// load reads the files, and runs those in Starlark. No two of them may define the same name.
func (s *scripts) load(ctx context.Context, stderr io.Writer) error {
	networks, routers := make(map[string]string), make(map[string]string)
	for _, path := range s.paths {
		if filepath.Ext(path) == words.Ending {
			text, err := reader.TextOf(path)
			if err == nil {
				err = s.Define(path, text)
			}
			if err != nil {
				return err
			}
		}
	}
	for _, d := range s.Library().All() {
		switch {
		case d.Role == words.Router, d.Role == words.Relation:
			routers[strings.ToLower(d.Name)] = cmp.Or(s.From(d.Name), "the standard definitions")
		case d.Role == words.Network:
			networks[strings.ToLower(d.Name)] = cmp.Or(s.From(d.Name), "the standard definitions")
		}
	}
	for _, path := range s.paths {
		if filepath.Ext(path) == words.Ending {
			continue
		}
		printed := &firstLines{w: stderr, path: path}
		f, err := interrupt.Await(ctx, func() (*script.File, error) { return script.Load(ctx, path, script.DefaultLimits(), printed) })
		if err != nil {
			return err
		}
		for _, list := range []struct {
			entries []script.Entry
			seen    map[string]string
		}{{f.Families(), networks}, {f.Routers(), routers}} {
			for _, e := range list.entries {
				stem, _, _ := strings.Cut(e.Name, "(")
				key := strings.ToLower(stem) // names of networks are read in either case
				if first := list.seen[key]; first != "" {
					return fmt.Errorf("--use %s: %s is defined by %s already", path, e.Name, first)
				}
				list.seen[key] = path
			}
		}
		s.files = append(s.files, f)
	}
	if s.programs {
		f, err := interrupt.Await(ctx, func() (*script.File, error) {
			return script.Parse(ctx, reader.OfField, []byte(atlas.Text(atlas.Programs)), script.DefaultLimits(), stderr)
		})
		if err != nil {
			return err
		}
		s.files = append(s.files, f)
	}
	return nil
}

// know makes the definitions of the field known that the texts, and the files, name.
func (s *scripts) know(mentioned []string, stderr io.Writer) error {
	var own []string
	for _, path := range s.paths {
		text, err := reader.TextOf(path)
		if err != nil {
			return err
		}
		own = append(own, text)
	}
	programs, notes, err := s.Know(mentioned, own)
	for _, note := range notes {
		fmt.Fprintln(stderr, "topocert: "+note)
	}
	s.programs = programs
	return err
}

// list lists what the files define of a kind: networks or routers.
func (s *scripts) list(kind string) []listed {
	list := []listed{}
	switch kind {
	case "networks":
		list = s.textsOf(words.Network, true)
	case "routers":
		list = append(s.textsOf(words.Router, true), s.textsOf(words.Relation, true)...)
	case "words":
		list = append(s.textsOf(words.Word, true), s.textsOf(words.Word, false)...)
	}
	for _, f := range s.files {
		entries := map[string][]script.Entry{"networks": f.Families(), "routers": f.Routers()}[kind]
		for _, e := range entries {
			about := strings.TrimSuffix(e.About, ".")
			if about != "" {
				about += ", "
			}
			list = append(list, listed{e.Name, about + "from " + f.Path()})
		}
	}
	return list
}

// network returns a network of the files, or one that a standard definition has;
// script.ErrUnknown if there is none of that name.
func (s *scripts) network(ctx context.Context, name string) (topology.Network, error) {
	if net, err := s.Definitions.Network(ctx, name); !errors.Is(err, resolve.ErrUnknown) {
		return net, err
	}
	for _, f := range s.files {
		net, err := interrupt.Await(ctx, func() (*topology.External, error) { return f.Network(ctx, name) })
		if !errors.Is(err, script.ErrUnknown) {
			if err != nil {
				return nil, err
			}
			return net, nil
		}
	}
	return nil, script.ErrUnknown
}

// router returns a router of the files; script.ErrUnknown if they have none of that
// name.
func (s *scripts) router(name string, net topology.Network) (*script.Router, error) {
	for _, f := range s.files {
		if r, err := f.Router(name, net); !errors.Is(err, script.ErrUnknown) {
			return r, err
		}
	}
	return nil, script.ErrUnknown
}

// named returns a router of the files, asked for all next hops so that nothing of it
// fails later, and the name that its table gives it in certificates; "" if its messages have
// headers, so that it has no table.
func (s *scripts) named(ctx context.Context, name string, net topology.Network) (r routing.Router, certified string, err error) {
	own, err := s.router(name, net)
	if err == nil {
		_, err = interrupt.Await(ctx, func() (any, error) { return nil, own.Compile(ctx) })
	}
	if err != nil {
		return nil, "", err
	}
	if certified, err = tableName(net, own); own.Headed() && errors.Is(err, routing.ErrTable) {
		return own, "", nil // no table says what it does
	}
	return own, certified, err
}

// routerTo returns the router with the given name on a network, of which only the way
// to one destination is asked: one of the user's own need not be asked for all others.
func (in *input) routerTo(ctx context.Context, name string, net topology.Network, destination uint32) (routing.Router, error) {
	if command, ok := strings.CutPrefix(name, programs.Prefix); ok {
		r, err := programs.Ask(ctx, command, net, []uint32{destination}, in.execOptions())
		if err != nil {
			return nil, err
		}
		return r, nil
	}
	own, err := in.own.router(name, net)
	if errors.Is(err, script.ErrUnknown) {
		r, _, err := in.router(ctx, name, net)
		return r, err
	}
	if err == nil {
		_, err = interrupt.Await(ctx, func() (any, error) { return nil, own.CompileTo(ctx, destination) })
	}
	return own, err
}

// maxPrinted is the number of lines that a file may print; the rest is left out, and that is said.
const maxPrinted = 20

// firstLines passes on the first lines that a file prints.
type firstLines struct {
	w     io.Writer
	path  string
	lines int
}

// Write passes on what belongs to the first lines.
func (f *firstLines) Write(p []byte) (int, error) {
	before := f.lines
	for line := range bytes.Lines(p) {
		if f.lines >= maxPrinted {
			break
		}
		if bytes.HasSuffix(line, []byte("\n")) {
			f.lines++
		}
		if _, err := f.w.Write(line); err != nil {
			return 0, err
		}
	}
	if before < maxPrinted && f.lines >= maxPrinted {
		if _, err := fmt.Fprintf(f.w, "topocert: what %s prints after %d lines is left out\n", f.path, maxPrinted); err != nil {
			return 0, err
		}
	}
	return len(p), nil
}

// textsOf lists the networks or routers that have a text: the user's own, or the others that
// package topology has not.
func (s *scripts) textsOf(role words.Role, own bool) []listed {
	list := []listed{}
	for _, d := range s.Library().All() {
		if d.Role == role && d.Own == own && !topology.Known(d.Name) {
			list = append(list, listed{d.Head(), s.About(d)})
		}
	}
	return list
}
