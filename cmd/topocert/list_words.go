package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/words"
	"topocert/cmd/internal/reader"
)

// listedWord is the form of a definition in JSON.
type listedWord struct {
	listed
	// Defines is "word", "network" or "router"; Fact tells whether formulas may ask for it, or
	// it is a part of other words alone.
	Defines    string   `json:"defines"`
	Fact       bool     `json:"fact"`
	Parameters []string `json:"parameters"`
	// Of its comment: what the words mean, where they come from, what they say at the edge, and
	// what the literature prints.
	Meaning     string   `json:"meaning"`
	Source      string   `json:"source"`
	Conventions string   `json:"conventions"`
	Values      []string `json:"values"`
	Definition  string   `json:"definition"`
	File        *string  `json:"file"` // of --use; null for a standard definition
}

// newListedWord reads the comment above a definition: what it means, then perhaps "Source:",
// "Conventions:" and values behind "=".
func (s *scripts) newListedWord(d *words.Definition) *listedWord {
	w := &listedWord{
		listed: listed{Name: d.Head(), About: s.About(d)}, Defines: [...]string{"word", "network", "router", "router with several next hops"}[d.Role],
		Parameters: []string{}, Meaning: reader.Sentence(d), Values: []string{}, Definition: d.Source,
	}
	_, w.Fact = certificates.WordFact(d)
	for _, p := range d.Definition.Params {
		w.Parameters = append(w.Parameters, p.Name)
	}
	if d.Own {
		w.File = new(s.From(d.Name))
	}
	var into *string
	for _, line := range d.Comment {
		value, isValue := strings.CutPrefix(line, "=")
		source, isSource := strings.CutPrefix(line, "Source:")
		conventions, isConventions := strings.CutPrefix(line, "Conventions:")
		switch {
		case isValue:
			w.Values, into = append(w.Values, strings.TrimSpace(value)), nil
		case isSource:
			w.Source, into = strings.TrimSpace(source), &w.Source
		case isConventions:
			w.Conventions, into = strings.TrimSpace(conventions), &w.Conventions
		case into != nil:
			*into += " " + strings.TrimSpace(line)
		}
	}
	return w
}

// Lines are those of the definition.
func (w *listedWord) Lines() []string { return strings.Split(w.Definition, "\n") }

// listWords lists the words: all, or those that are named; of a single one it says all that there
// is, also of a network or router with a text.
func listWords(own *scripts, name string, out *answers) error {
	var field strings.Builder
	for _, w := range listField(words.Word) {
		field.WriteString(w.Name + "\n")
	}
	if text, _ := reader.Field().Text(field.String(), own.Library().Has); text != "" {
		if err := own.KnowText(text); err != nil {
			return err
		}
	}
	all := slices.Clone(own.Library().All())
	first := func(d *words.Definition) int { // the user's own
		return map[bool]int{true: -1}[d.Own && own.From(d.Name) != reader.OfField]
	}
	slices.SortStableFunc(all, func(a, b *words.Definition) int { return cmp.Compare(first(a), first(b)) })
	var list []*listedWord
	for _, d := range all {
		if d.Role == words.Word || strings.EqualFold(d.Name, name) {
			list = append(list, own.newListedWord(d))
		}
	}
	if name != "" {
		list = chosen(list, name, func(w *listedWord) (name, about string) { return w.Name, w.About })
	}
	if len(list) == 0 && name != "" {
		var names []string
		for _, d := range all {
			names = append(names, d.Name)
		}
		return fmt.Errorf("none of the words is named like %q%s; \"topocert list words\" lists them", name, reader.DidYouMean(name, names))
	}
	for _, w := range list {
		out.give(w, func(to io.Writer) {
			if len(list) == 1 && name != "" {
				fill(to, "word", w)
				return
			}
			fmt.Fprintf(to, "%-40s %s\n", w.Name, w.About)
		})
	}
	return out.close(nil)
}
