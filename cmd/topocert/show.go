package main

import (
	"context"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/atlas"
	"topocert/cmd/internal/reader"
	kept "topocert/examples/atlas"
	"topocert/props"
	"topocert/topology"
)

// shown is what is known of a network, in JSON.
type shown struct {
	Network string `json:"network"`
	Order   int    `json:"order"`
	Size    int    `json:"size"`
	// Family is the atlas' name for its family; null if the atlas has it not.
	Family     *string  `json:"family"`
	About      string   `json:"about"`
	Sources    []string `json:"sources"`
	Definition string   `json:"definition"`
	// Known are what the atlas has certificates of, of this member; Proved what is proved for all
	// members; Claims what the literature says of the family, and what is found of it.
	Known  []fact   `json:"known"`
	Proved []stated `json:"proved"`
	Claims []stated `json:"claims"`
	// Picture is a command that draws it.
	Picture string `json:"picture"`
}

type fact struct {
	Fact  string `json:"fact"`
	Value string `json:"value"`
}

type stated struct {
	Formula  string   `json:"formula"`
	Verdict  string   `json:"verdict"`
	Evidence string   `json:"evidence"`
	Said     []string `json:"said"`
}

// notPlain is what a file's name does not take from a network's.
var notPlain = regexp.MustCompile(`[^a-z0-9]+`)

func showCommand(cmd *cobra.Command) {
	job := newStudy(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		table, err := atlas.ReadJSON(kept.JSON())
		if err != nil {
			return err
		}
		job.one = func(_ context.Context, _ *props.Session, it item) (answer, error) {
			return job.in.own.show(table, it), nil
		}
		return job.run(cmd, args)
	}
}

// show gathers what is known of a network, by its family's name.
func (s *scripts) show(table *atlas.Atlas, it item) *shown {
	stem, parameters, _ := strings.Cut(it.name, "(")
	out := &shown{
		Network: it.name, Order: it.net.Order(), Size: it.net.Size(), Sources: []string{}, Known: []fact{}, Proved: []stated{}, Claims: []stated{},
		Picture: fmt.Sprintf("topocert export --svg '%s' > %s.svg", it.name, strings.Trim(notPlain.ReplaceAllString(strings.ToLower(it.name), "-"), "-")),
	}
	family, d := stem, s.Library().Find(stem)
	if d == nil && topology.Known(it.name) {
		d = s.Library().Network(stem, strings.Count(parameters, ",")+1)
	}
	if i := slices.IndexFunc(reader.Field().Named[strings.ToLower(stem)], func(e *reader.Entry) bool {
		return d != nil && d.Own && s.From(d.Name) == reader.OfField && len(e.Params) == len(d.Params)
	}); i >= 0 {
		family = reader.Field().Named[strings.ToLower(stem)][i].Name
	}
	if d != nil {
		out.About, out.Definition = reader.Sentence(d), d.Text()
	}
	e := table.Family(family)
	if e == nil || d != nil && d.Own && s.From(d.Name) != reader.OfField {
		return out // a user's own, or not in the atlas
	}
	out.Family, out.About, out.Sources = &e.Name, e.About, e.Sources
	if out.Definition == "" {
		out.Definition = e.Definition
	}
	member := e.Name
	if parameters != "" {
		member += "(" + parameters
	}
	for _, m := range e.Members {
		if strings.ReplaceAll(m.Network, " ", "") != strings.ReplaceAll(member, " ", "") {
			continue
		}
		for _, w := range table.Words {
			if c, is := m.Cells[w.Name]; is && c.Open == "" {
				out.Known = append(out.Known, fact{w.Name, c.String()})
			}
		}
	}
	for _, c := range e.Claims {
		list := &out.Claims
		if c.Proved() && c.Verdict == "holds" {
			list = &out.Proved
		}
		*list = append(*list, stated{c.Formula, c.Verdict, c.Evidence, append([]string{}, c.Said...)})
	}
	return out
}

// Lines are those of the definition.
func (s *shown) Lines() []string { return strings.Split(strings.TrimSuffix(s.Definition, "\n"), "\n") }

func (s *shown) open() bool        { return false }
func (s *shown) print(w io.Writer) { fill(w, "shown", s) }
