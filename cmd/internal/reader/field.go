package reader

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/examples/atlas"
)

// OfField is what messages call the files of the field's definitions.
const OfField = "the atlas"

// Entry is a definition that every command knows as if a file of --use had it: a network of
// the atlas, under its name or another of the literature, or a word of the field.
type Entry struct {
	*language.Definition
	file string
	As   string // its name, where that is not the definition's
}

// Known has the field's definitions: those that can be named, of a name and so many parameters the first
// before others; and of each file all.
type Known struct {
	Named map[string][]*Entry
	Files map[string][]*language.Definition
}

// Field reads the field's definitions.
var Field = sync.OnceValue(func() Known {
	f := Known{Named: make(map[string][]*Entry), Files: make(map[string][]*language.Definition)}
	ours := make(map[string]*Entry)
	for _, d := range words.Networks().All() {
		ours[d.Name] = &Entry{Definition: d.Definition}
	}
	for _, file := range append(atlas.Chapters(), atlas.FieldWords) {
		list, err := language.ParseText(atlas.Text(file))
		if err != nil {
			panic(file + ": " + err.Error()) // it is ours
		}
		f.Files[file] = list
		for _, d := range list {
			e := &Entry{Definition: d, file: file}
			if network := language.Capital(d.Name); network {
				ours[d.Name] = e
			} else if file != atlas.FieldWords {
				continue // a part of its chapter
			}
			f.Named[strings.ToLower(d.Name)] = []*Entry{e}
		}
	}
	for line := range strings.Lines(atlas.Text(atlas.Synonyms)) {
		if form, name, is := strings.Cut(strings.TrimSpace(line), " "); is && form != "#" {
			stem, _, _ := strings.Cut(form, "(")
			e := *ours[strings.TrimSpace(name)]
			e.As = stem
			if strings.Count(form, ",")+1 != len(e.Params) {
				panic(atlas.Synonyms + ": " + line)
			}
			f.Named[strings.ToLower(stem)] = append(f.Named[strings.ToLower(stem)], &e)
		}
	}
	return f
})

// call is a name, with what stands behind it if that is a parenthesis.
var call = regexp.MustCompile(`[A-Za-z_][A-Za-z0-9_]*(?:\s*\()?`)

// mentions goes through the names in a text that may be of the field: those of words only where they
// are called. It says how many arguments stand behind each.
func mentions(text string, each func(name string, arguments int)) {
	for _, at := range call.FindAllStringIndex(text, -1) {
		name, is := strings.CutSuffix(text[at[0]:at[1]], "(")
		name = strings.TrimSpace(name)
		if !is {
			if language.Capital(name) {
				each(name, 0)
			}
			continue
		}
		arguments, depth := 1, 0
	count:
		for _, c := range text[at[1]:] {
			switch c {
			case '(', '[':
				depth++
			case ')', ']':
				if depth--; depth < 0 {
					break count
				}
			case ',':
				if depth == 0 {
					arguments++
				}
			}
		}
		each(name, arguments)
	}
}

// Text returns the definitions of the field's that a text names, with those that they need, each once,
// of what is not taken; what they need and is taken gets another name. For each name that is used for several
// networks there is a note.
func (f Known) Text(mentioned string, taken func(name string) bool) (text string, notes []string) {
	var b strings.Builder
	done := make(map[string]bool)
	var add func(e *Entry, name string)
	add = func(e *Entry, name string) {
		if done[name] {
			return
		}
		done[name] = true
		source := strings.TrimPrefix(e.Source, e.Name)
		e.Body.Each(func(n *language.Node) bool {
			if i := slices.IndexFunc(f.Files[e.file], func(d *language.Definition) bool { return d.Name == n.Text }); i >= 0 && n.Op != language.Word {
				part := n.Text
				for taken(part) {
					part += "_"
				}
				if part != n.Text {
					source = regexp.MustCompile(`\b`+n.Text+`\b`).ReplaceAllLiteralString(source, part)
				}
				add(&Entry{Definition: f.Files[e.file][i], file: e.file}, part)
			}
			return true
		})
		for _, line := range e.Comment {
			fmt.Fprintf(&b, "// %s\n", line)
		}
		b.WriteString(name + source + "\n")
	}
	mentions(mentioned, func(name string, arguments int) {
		list := slices.DeleteFunc(slices.Clone(f.Named[strings.ToLower(name)]), func(e *Entry) bool { return len(e.Params) != arguments })
		if len(list) == 0 {
			return
		}
		e := list[0]
		as := cmp.Or(e.As, e.Name)
		if as != name && (len(name) < 3 || !language.Capital(as)) || done[as] || taken(as) {
			return // names of networks are read in either case
		}
		if len(list) > 1 {
			var other []string
			for _, e := range list[1:] {
				other = append(other, e.Name)
			}
			notes = append(notes, fmt.Sprintf("%s is read as %s; %s has this name too", as, e.Name, strings.Join(other, " or ")))
		}
		add(e, as)
	})
	return b.String(), notes
}

// starts are the names that a file in Starlark may define.
var starts = regexp.MustCompile(`(?m)^(?:def\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*[=(]`)

// bound are the variables that a text has, before "in" and as a definition's parameters: no definition can have their names.
var bound = regexp.MustCompile(`((?:[A-Za-z_]\w*\s*,\s*)*[A-Za-z_]\w*)\)?\s+in\b|(?m:^[A-Za-z_]\w*\(([^)]*)\)\s*=)`)

// prose are comments, of claims those head lines that are no formulas.
var prose = regexp.MustCompile(`(?m)^\s*(?:#|//)(?:\s|~)*(?:said|read|source|about|quote|note|title|authors|section)\b.*$|^\s*//.*$`)

// Programs are the networks that a file in Starlark defines, with their parameters and what is said of them first.
var Programs = regexp.MustCompile(`(?m)^def ([A-Z][A-Za-z0-9]*)(\([^)]*\)):\n\s+"""([^\n"]*)`)

// Know makes the field's definitions known that the texts name, as if a file before the user's own
// had them, unless one of these has the name, or a standard definition. It tells whether a network is named that
// is a program, and which names are used for several networks.
func (s *Definitions) Know(mentioned, own []string) (programs bool, notes []string, err error) {
	taken := make(map[string]bool)
	for _, text := range own {
		for _, m := range starts.FindAllStringSubmatch(text, -1) {
			taken[strings.ToLower(m[1])] = true
		}
		for _, m := range bound.FindAllStringSubmatch(text, -1) {
			for name := range strings.SplitSeq(m[1]+","+m[2], ",") {
				taken[strings.ToLower(strings.TrimSpace(name))] = true
			}
		}
	}
	mentioned = append(slices.Clone(mentioned), own...)
	for _, m := range Programs.FindAllStringSubmatch(atlas.Text(atlas.Programs), -1) {
		if !taken[strings.ToLower(m[1])] && slices.ContainsFunc(mentioned, func(text string) bool { return strings.Contains(strings.ToLower(text), strings.ToLower(m[1])+"(") }) {
			programs = true
		}
	}
	text, notes := Field().Text(prose.ReplaceAllLiteralString(strings.Join(mentioned, "\n"), ""), func(name string) bool {
		return taken[strings.ToLower(name)] || words.Standard().Has(name) || words.Standard().Stem(name) != ""
	})
	if text == "" {
		return programs, notes, nil
	}
	return programs, notes, s.KnowText(text)
}

// KnowText makes definitions of the field known.
func (s *Definitions) KnowText(text string) error { return s.define(file{OfField, text, text}) }
