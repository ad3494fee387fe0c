package main

import (
	"slices"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/cmd/internal/reader"
	"topocert/examples/atlas"
)

// listField lists the networks of the atlas, or the words of the field, with their other names.
func listField(role words.Role) (list []listed) {
	f := reader.Field()
	other := make(map[string][]string)
	for _, entries := range f.Named {
		for _, e := range entries {
			if e.As != "" {
				other[e.Name] = append(other[e.Name], e.As)
			}
		}
	}
	for _, file := range append(atlas.Chapters(), atlas.FieldWords) {
		for _, d := range f.Files[file] {
			if network := language.Capital(d.Name); network != (role == words.Network) || !network && file != atlas.FieldWords {
				continue
			}
			about := reader.Sentence(&words.Definition{Definition: d})
			if names := other[d.Name]; len(names) > 0 {
				slices.Sort(names)
				about += ", also " + strings.Join(names, ", ")
			}
			list = append(list, listed{(&words.Definition{Definition: d}).Head(), about + ", from " + reader.OfField})
		}
	}
	if role == words.Network {
		for _, m := range reader.Programs.FindAllStringSubmatch(atlas.Text(atlas.Programs), -1) {
			list = append(list, listed{m[1] + m[2], strings.TrimSuffix(m[3], ".") + ", from " + reader.OfField})
		}
	}
	return list
}
