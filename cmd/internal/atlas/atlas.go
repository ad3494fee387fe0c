package atlas

import (
	_ "embed"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/template"
)

// The files of an atlas, in its folder.
const (
	JSONFile = "atlas.json"
	CSVFile  = "atlas.csv"
)

// Form is the version of the form of the JSON.
const Form = 1

// Atlas is what is tabulated, of all chapters. Its JSON is an object:
//
//	form      1
//	about     what it is, and what its parts mean, in sentences
//	words     the columns: name, call (a formula about G), about, truth, directed (whether directed
//	          networks are asked), most (the order of the largest members that are)
//	families  name, form, domain, chapter, title (of the chapter), section, about, sources, language
//	          (words, starlark or standard), definition, drawing, members, claims
//
// A drawing has the network's name, its graph6 text and, where they are no numbers from 0, the
// labels of its vertices; directed says that these are links without their directions. A member has its network's name, the
// values of the parameters, and cells by word. A cell has value, a whole number, a fraction,
// infinite, true or false; or low and high, what is known of it, either of which may be missing,
// and open, why no more is known: "time", "memory", "none" where it has no value, or a sentence.
// A word of which a member has no cell was not asked: the order is above most, or the network directed.
//
// A claim has id, formula, verdict, evidence, domain, complete, witness, fails_for as "topocert prove"
// has them; said and read, where the literature says it and where that was read; and correction, a
// claim that holds instead, or null; or instead, a sentence, where no formula says that.
type Atlas struct {
	Words    []Word
	Families []*Entry
}

// Entry is a family with what is found of it.
type Entry struct {
	Name       string    `json:"name"`
	Form       string    `json:"form"`
	Domain     string    `json:"domain"`
	Chapter    string    `json:"chapter"`
	Title      string    `json:"title"`
	Section    string    `json:"section"`
	About      string    `json:"about"`
	Sources    []string  `json:"sources"`
	Language   string    `json:"language"`
	Definition string    `json:"definition"`
	Drawing    *Drawing  `json:"drawing"`
	Members    []*Member `json:"members"`
	Claims     []Outcome `json:"claims"`
}

// Drawing is a member that is drawn.
type Drawing struct {
	Network string   `json:"network"`
	Graph6  string   `json:"graph6"`
	Labels  []string `json:"labels,omitempty"`
	// Directed says that the network is: its links are drawn without their directions.
	Directed bool `json:"directed,omitempty"`
}

// Member is a member of a family with its cells, by word.
type Member struct {
	Network    string          `json:"network"`
	Parameters Parameters      `json:"parameters"`
	Cells      map[string]Cell `json:"cells"`

	order    int
	directed bool
}

// Parameters are the names and values of a member's variables, in the order of the domain.
type Parameters []Parameter

// Parameter is a variable with its value.
type Parameter struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Cell is what is known of a word about a member.
type Cell struct {
	Value string `json:"value,omitempty"`
	Low   string `json:"low,omitempty"`
	High  string `json:"high,omitempty"`
	Open  string `json:"open,omitempty"`
}

// Outcome is a claim with what is found of it.
type Outcome struct {
	ID         string   `json:"id"`
	Formula    string   `json:"formula"`
	Verdict    string   `json:"verdict"`
	Evidence   string   `json:"evidence"`
	Domain     string   `json:"domain"`
	Complete   bool     `json:"complete"`
	Witness    string   `json:"witness,omitempty"`
	FailsFor   string   `json:"fails_for,omitempty"`
	Said       []string `json:"said,omitempty"`
	Read       []string `json:"read,omitempty"`
	Correction *Outcome `json:"correction"`
	Instead    string   `json:"instead,omitempty"`
}

// Proved tells whether the claim is proved for all parameters that it speaks of.
func (o *Outcome) Proved() bool { return o.Evidence == "proved" }

// String is the cell as a table has it: "3", "11..12", "11..", "..12", "?".
func (c Cell) String() string {
	switch {
	case c.Value != "":
		return c.Value
	case c.Low == "" && c.High == "" && c.Open == openNone:
		return "–"
	case c.Low == "" && c.High == "":
		return "?"
	}
	return c.Low + ".." + c.High
}

//go:embed atlas.tmpl
var form string

// WriteJSON writes the atlas, a cell and a claim a line.
func (a *Atlas) WriteJSON(w io.Writer) error {
	text, err := template.New("").Funcs(template.FuncMap{
		"form": func() int { return Form },
		"json": oneLine,
		"asked": func(m *Member) (names []string) {
			for _, word := range a.Words {
				if _, is := m.Cells[word.Name]; is {
					names = append(names, word.Name)
				}
			}
			return names
		},
	}).Parse(form)
	if err != nil {
		return err
	}
	return text.Execute(w, a)
}

// oneLine returns a value in JSON on one line.
func oneLine(v any) (string, error) {
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return strings.TrimSuffix(b.String(), "\n"), err
}

// ReadJSON reads an atlas.
func ReadJSON(data []byte) (*Atlas, error) {
	var raw struct {
		Form     int      `json:"form"`
		Words    []Word   `json:"words"`
		Families []*Entry `json:"families"`
	}
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, fmt.Errorf("atlas: %w", err)
	}
	if raw.Form != Form {
		return nil, fmt.Errorf("atlas: the form %d, want %d", raw.Form, Form)
	}
	return &Atlas{raw.Words, raw.Families}, nil
}

// WriteCSV writes a line for each member: chapter, family, network, and a column a word. Bounds are
// "11..12"; what is open otherwise is "?", what has no value "–", and what was not asked is empty.
func (a *Atlas) WriteCSV(w io.Writer) error {
	out := csv.NewWriter(w)
	row := []string{"chapter", "family", "network"}
	for _, word := range a.Words {
		row = append(row, word.Name)
	}
	err := out.Write(row)
	for _, e := range a.Families {
		for _, m := range e.Members {
			row = []string{e.Chapter, e.Name, m.Network}
			for _, word := range a.Words {
				text := ""
				if cell, ok := m.Cells[word.Name]; ok {
					text = cell.String()
				}
				row = append(row, text)
			}
			err = errors.Join(err, out.Write(row))
		}
	}
	out.Flush()
	return errors.Join(err, out.Error())
}

// Family returns the entry of a name, nil if there is none.
func (a *Atlas) Family(name string) *Entry {
	if i := slices.IndexFunc(a.Families, func(e *Entry) bool { return e.Name == name }); i >= 0 {
		return a.Families[i]
	}
	return nil
}

// Chapter returns the entries of a chapter.
func (a *Atlas) Chapter(key string) []*Entry {
	var list []*Entry
	for _, e := range a.Families {
		if e.Chapter == key {
			list = append(list, e)
		}
	}
	return list
}
