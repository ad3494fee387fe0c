package atlas

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
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

// about is the sentence that the JSON begins with.
const about = "Families of interconnection networks, and what is certified of their small members. " +
	"The form is described by: go doc topocert/cmd/internal/atlas Atlas"

// WriteJSON writes the atlas, a cell and a claim a line.
func (a *Atlas) WriteJSON(w io.Writer) error {
	p := &printer{}
	p.text("{\n \"form\": %d,\n \"about\": %s,\n \"words\": [", Form, p.json(about))
	for i, word := range a.Words {
		p.text("%s\n  %s", comma(i), p.json(wordJSON(word)))
	}
	p.text("\n ],\n \"families\": [")
	for i, e := range a.Families {
		p.text("%s\n  {\n", comma(i))
		for _, field := range []struct {
			name  string
			value any
		}{
			{"name", e.Name}, {"form", e.Form}, {"domain", e.Domain}, {"chapter", e.Chapter}, {"title", e.Title}, {"section", e.Section}, {"about", e.About},
			{"sources", e.Sources}, {"language", e.Language}, {"definition", e.Definition}, {"drawing", e.Drawing},
		} {
			p.text("   %q: %s,\n", field.name, p.json(field.value))
		}
		p.text("   \"members\": [")
		for j, m := range e.Members {
			p.text("%s\n    {\"network\": %s, \"parameters\": %s, \"cells\": {", comma(j), p.json(m.Network), p.json(m.Parameters))
			n := 0
			for _, word := range a.Words {
				if cell, ok := m.Cells[word.Name]; ok {
					p.text("%s\n     %q: %s", comma(n), word.Name, p.json(cell))
					n++
				}
			}
			p.text("\n    }}")
		}
		p.text("\n   ],\n   \"claims\": [")
		for j, c := range e.Claims {
			p.text("%s\n    %s", comma(j), p.json(c))
		}
		p.text("\n   ]\n  }")
	}
	p.text("\n ]\n}\n")
	if p.err != nil {
		return p.err
	}
	_, err := w.Write(p.b.Bytes())
	return err
}

// printer writes pieces of JSON, and remembers the first error.
type printer struct {
	b   bytes.Buffer
	err error
}

func (p *printer) text(format string, args ...any) { fmt.Fprintf(&p.b, format, args...) }

// json returns a value on one line.
func (p *printer) json(v any) string {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	p.err = errors.Join(p.err, encoder.Encode(v))
	return string(bytes.TrimSuffix(b.Bytes(), []byte("\n")))
}

// comma returns what parts an element from those before.
func comma(i int) string {
	if i == 0 {
		return ""
	}
	return ","
}

// wordJSON is a word in JSON.
type wordJSON struct {
	Name     string `json:"name"`
	Call     string `json:"call"`
	About    string `json:"about"`
	Truth    bool   `json:"truth"`
	Directed bool   `json:"directed"`
	Most     int    `json:"most"`
}

// ReadJSON reads an atlas.
func ReadJSON(data []byte) (*Atlas, error) {
	var raw struct {
		Form     int        `json:"form"`
		Words    []wordJSON `json:"words"`
		Families []*Entry   `json:"families"`
	}
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, fmt.Errorf("atlas: %w", err)
	}
	if raw.Form != Form {
		return nil, fmt.Errorf("atlas: the form %d, want %d", raw.Form, Form)
	}
	a := &Atlas{Families: raw.Families}
	for _, w := range raw.Words {
		a.Words = append(a.Words, Word(w))
	}
	return a, nil
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
	for _, e := range a.Families {
		if e.Name == name {
			return e
		}
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
