package site

import (
	"bytes"
	"cmp"
	_ "embed"
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"math/big"
	"os"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/atlas"
	"topocert/cmd/internal/checking"
	kept "topocert/examples/atlas"
	"topocert/solver"
)

// The places of the atlas.
const (
	atlasFolder = "atlas"
	atlasPlace  = atlasFolder + "/index.html"
)

// atlasGroup is a group of words that are shown together.
type atlasGroup struct {
	Key, Name string
	Words     []string
}

// groupTexts are the groups of the words of the atlas: key, name and words. The first is shown at first, and
// there is a copy of its table for each of its columns, sorted by that, for readers without scripts.
//
//go:embed atlas-groups.txt
var groupTexts string

func atlasGroups() (list []atlasGroup) {
	for line := range strings.Lines(groupTexts) {
		parts := strings.Split(line, " | ")
		list = append(list, atlasGroup{parts[0], parts[1], strings.Fields(parts[2])})
	}
	return list
}

// cellView is a cell of a table of the atlas.
type cellView struct {
	Text string
	// Sort is what it is sorted by, where that is not the text; Title says more.
	Sort, Title string
	Open        bool // it is no exact value
}

// newCell returns a cell as it is shown. A fraction is shown with decimals, a long number by its
// first digits.
func newCell(w atlas.Word, m *atlas.Member) cellView {
	v := cellView{}
	cell, asked := m.Cells[w.Name]
	if !asked {
		v.Text, v.Open, v.Title = "·", true, fmt.Sprintf("not asked: of members of order at most %d, and of directed networks only some words are", w.Most)
		return v
	}
	v.Text = cell.String()
	switch {
	case cell.Value == "true":
		v.Text, v.Sort = "yes", "1"
	case cell.Value == "false":
		v.Text, v.Sort = "no", "0"
	case strings.Contains(w.Name, "conditional_diag") && cell.Value != "" && cell.Value == m.Cells["order"].Value:
		v.Text, v.Title, v.Open = "all", "all sets of faults without a whole neighbourhood can be told apart", true
	case cell.Value == "infinite":
		v.Text, v.Sort = "∞", "1e999"
	case cell.Value == "" && cell.Open == "none":
		v.Title, v.Open = "there is no such number", true
	case cell.Value == "":
		v.Text = strings.Replace(v.Text, "..", "…", 1)
		v.Title, v.Open = "open: "+cell.Open, true
		if cell.Open == "time" || cell.Open == "memory" {
			v.Title = "open: more " + cell.Open + " is needed"
		}
		v.Sort = cmp.Or(cell.Low, cell.High)
	default:
		x, ok := new(big.Rat).SetString(cell.Value)
		switch {
		case ok && !x.IsInt():
			v.Text, v.Title, v.Sort = x.FloatString(3), cell.Value, x.FloatString(9)
		case ok && len(cell.Value) > 9:
			f, _ := new(big.Float).SetRat(x).Float64()
			v.Text, v.Title, v.Sort = strings.Replace(fmt.Sprintf("%.3g", f), "e+", "·10^", 1), cell.Value, fmt.Sprintf("%g", f)
		}
	}
	return v
}

// columnView is a column of the atlas.
type columnView struct {
	atlas.Word
	Href   string   // the copy that is sorted by it; "" for none
	Sorted bool     // this table is
	groups []string // the keys of those it is in
}

// columns returns the columns, with the groups that they are in. A word of no group is in one of
// its own, since it has to be seen.
func (s *site) atlasColumns(only string, sortedBy string) []columnView {
	main := atlasGroups()[0]
	var list []columnView
	for _, w := range s.Atlas.Words {
		c := columnView{Word: w, Sorted: w.Name == sortedBy}
		for _, g := range atlasGroups() {
			if slices.Contains(g.Words, w.Name) {
				c.groups = append(c.groups, g.Key)
			}
		}
		if c.groups == nil {
			c.groups = []string{main.Key}
		}
		if only != "" && !slices.Contains(c.groups, only) {
			continue
		}
		if slices.Contains(main.Words, w.Name) {
			c.Href = "by-" + strings.ReplaceAll(w.Name, "_", "-") + ".html"
		}
		list = append(list, c)
	}
	return list
}

// inPhone is the number of columns of a group that a telephone shows.
const inPhone = 6

// hiding are rules that hide the columns of other groups than the one that is chosen, and on a narrow screen
// all but the first of that. The table's first column belongs to all.
func hiding(columns []columnView) string {
	var b strings.Builder
	for _, g := range atlasGroups() {
		var hidden, shown []string
		for i, c := range columns {
			if place := fmt.Sprintf(":nth-child(%d)", i+2); slices.Contains(c.groups, g.Key) {
				shown = append(shown, place)
			} else {
				hidden = append(hidden, place)
			}
		}
		fmt.Fprintf(&b, "main:has(#group-%s:checked) table.atlas tr > :is(%s) { display: none; }\n", g.Key, strings.Join(hidden, ", "))
		if len(shown) > inPhone {
			fmt.Fprintf(&b, "@media (max-width: 40rem) { main:has(#group-%s:checked) table.atlas tr > :is(%s) { display: none; } }\n", g.Key, strings.Join(shown[inPhone:], ", "))
		}
	}
	return b.String()
}

// memberView is a row of the table: a member of a family.
type memberView struct {
	*atlas.Member
	Family *atlas.Entry
	sort   string // what it is sorted by
}

// Also is what a search finds the member by, besides its name.
func (m *memberView) Also() string {
	return strings.Join(append([]string{m.Family.Section}, atlasSynonyms()[m.Family.Name]...), " ")
}

// Drawn tells whether it is the one that is drawn.
func (m *memberView) Drawn() bool {
	return m.Family.Drawing != nil && m.Family.Drawing.Network == m.Network
}

// chapterView is a part of the table.
type chapterView struct {
	Key, Title string
	Members    []memberView
}

func familyPlace(e *atlas.Entry) string { return atlasFolder + "/" + familyPage(e) }

// familyPage is the page of a family, from the others of the atlas.
func familyPage(e *atlas.Entry) string { return solver.FileStem(e.Name) + ".html" }

// spaced writes a word of the atlas as words of English.
func spaced(name string) string { return strings.ReplaceAll(name, "_", " ") }

// atlasPages writes the atlas: a table of all members, with copies sorted by columns, a page for
// each family, and the data.
func (s *site) atlasPages() error {
	if s.Atlas == nil {
		return nil
	}
	files, err := s.atlasCertificates()
	if err := errors.Join(
		err,
		s.filled(atlasFolder+"/"+atlas.JSONFile, s.Atlas.WriteJSON),
		s.filled(atlasFolder+"/"+atlas.CSVFile, s.Atlas.WriteCSV),
		s.file(atlasFolder+"/atlas.js", atlasScript),
		s.file(atlasFolder+"/atlas.css", []byte(hiding(s.atlasColumns("", "")))),
	); err != nil {
		return err
	}
	if err := s.atlasTable(atlasPlace, ""); err != nil {
		return err
	}
	for _, c := range s.atlasColumns(atlasGroups()[0].Key, "") {
		if err := s.atlasTable(atlasFolder+"/"+c.Href, c.Name); err != nil {
			return err
		}
	}
	for i, e := range s.Atlas.Families {
		if err := s.writeFamily(i, e, files); err != nil {
			return fmt.Errorf("%s: %w", e.Name, err)
		}
	}
	return nil
}

// atlasTable writes the table of all members: with all words, by chapters, or with their order and
// a word, sorted by it.
func (s *site) atlasTable(place, by string) error {
	view := struct {
		page
		Families, Members int
		Groups            []atlasGroup
		Columns           []columnView
		Chapters          []chapterView
		By                string
	}{page: s.head("Atlas of networks", place, atlasPlace), Families: len(s.Atlas.Families), Groups: atlasGroups(), Columns: s.atlasColumns("", by)}
	if by != "" {
		view.Columns = slices.DeleteFunc(view.Columns, func(c columnView) bool { return c.Name != by && c.Name != "order" })
		view.By = spaced(by)
	}
	var all []memberView
	for _, e := range s.Atlas.Families {
		if n := len(view.Chapters); n == 0 || view.Chapters[n-1].Key != e.Chapter {
			view.Chapters = append(view.Chapters, chapterView{Key: e.Chapter, Title: e.Title})
		}
		last := &view.Chapters[len(view.Chapters)-1]
		for _, m := range e.Members {
			row := memberView{Member: m, Family: e}
			if by != "" {
				cell := newCell(atlas.Word{Name: by}, m)
				row.sort = cmp.Or(cell.Sort, cell.Text)
			}
			view.Members++
			last.Members, all = append(last.Members, row), append(all, row)
		}
	}
	if by != "" {
		slices.SortStableFunc(all, func(a, b memberView) int {
			x, isX := new(big.Rat).SetString(a.sort)
			y, isY := new(big.Rat).SetString(b.sort)
			switch {
			case isX && isY:
				return x.Cmp(y)
			case isX:
				return -1 // what is not known is last
			case isY:
				return 1
			}
			return 0
		})
		view.Chapters = []chapterView{{Members: all}}
	}
	return s.write(place, "atlas", view)
}

// atlasCertificates copies the certificates into the site, and returns the files that are about a
// network, by its name and chapter.
func (s *site) atlasCertificates() (map[[2]string][]string, error) {
	files := make(map[[2]string][]string)
	if s.AtlasCertificates == "" {
		return files, nil
	}
	root, err := os.OpenRoot(s.AtlasCertificates)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	copied := make(map[string]bool)
	for _, e := range s.Atlas.Families {
		if copied[e.Chapter] {
			continue
		}
		copied[e.Chapter] = true
		called, err := ownNames(root.FS(), e.Chapter)
		if err != nil {
			return nil, err
		}
		err = fs.WalkDir(root.FS(), e.Chapter, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := fs.ReadFile(root.FS(), path)
			if err != nil {
				return err
			}
			if strings.HasSuffix(path, checking.Ending) {
				all, err := certificates.ReadAll(bytes.NewReader(data))
				if err != nil {
					return fmt.Errorf("%s: %w", path, err)
				}
				seen := make(map[string]bool)
				for _, c := range all {
					if name := cmp.Or(called[c.Statement.Network], c.Statement.Network); !seen[name] {
						seen[name] = true
						files[[2]string{e.Chapter, name}] = append(files[[2]string{e.Chapter, name}], path)
					}
				}
			}
			return s.file(atlasFolder+"/certificates/"+path, data)
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}

// ownNames returns what the networks of a folder of certificates that are named by digests are called.
func ownNames(dir fs.FS, chapter string) (map[string]string, error) {
	called := make(map[string]string)
	data, err := fs.ReadFile(dir, chapter+"/"+resolve.OwnFile)
	if errors.Is(err, fs.ErrNotExist) {
		return called, nil
	}
	if err != nil {
		return nil, err
	}
	entries, err := resolve.ReadOwn(bytes.NewReader(data))
	for _, e := range entries {
		if e.Kind == "graph" {
			called[e.Canonical] = e.Own
		}
	}
	return called, err
}

// writeFamily writes the page of a family.
func (s *site) writeFamily(i int, e *atlas.Entry, certificatesOf map[[2]string][]string) error {
	type rowGroup struct {
		Name string
		Rows []atlas.Word // about all members
	}
	view := struct {
		page
		Entry             *atlas.Entry
		Synonyms          []string
		Members           string
		Figure            *figure
		Groups            []rowGroup
		Proved, Said, Own []*atlas.Outcome
		Before, After     link
		Single            []singleView
	}{page: s.head(e.Section, familyPlace(e), atlasPlace), Entry: e, Members: membersOf(e), Synonyms: atlasSynonyms()[e.Name]}
	for place, to := range map[int]*link{i - 1: &view.Before, i + 1: &view.After} {
		if place >= 0 && place < len(s.Atlas.Families) {
			other := s.Atlas.Families[place]
			*to = link{familyPage(other), other.Section}
		}
	}
	if e.Drawing != nil {
		net, err := drawnNetwork(e.Drawing)
		if err != nil {
			return err
		}
		f := newPlan(net).plainFigure()
		if e.Drawing.Directed {
			f.Caption += " Links lead one way, and are drawn without their directions."
		}
		view.Figure = &f
	}
	graphs := graphsOf(e)
	for _, m := range e.Members {
		single := singleView{m, graphs[m.Network], certificatesOf[[2]string{e.Chapter, m.Network}], nil}
		for _, w := range s.Atlas.Words {
			if cell := m.Cells[w.Name]; cell.Value != "" {
				single.Facts = append(single.Facts, factView{w, newCell(w, m).Text, w.Of(m.Network)})
			}
		}
		view.Single = append(view.Single, single)
	}
	placed := make(map[string]bool)
	for _, g := range append(atlasGroups()[1:], atlasGroup{"", "more", nil}) {
		group := rowGroup{Name: g.Name}
		for _, w := range s.Atlas.Words {
			if placed[w.Name] || g.Key != "" && !slices.Contains(g.Words, w.Name) {
				continue
			}
			placed[w.Name] = true
			asked := func(m *atlas.Member) bool {
				_, is := m.Cells[w.Name]
				return is
			}
			if slices.ContainsFunc(e.Members, asked) {
				group.Rows = append(group.Rows, w)
			}
		}
		if group.Rows != nil {
			view.Groups = append(view.Groups, group)
		}
	}
	for i := range e.Claims {
		o := &e.Claims[i]
		switch {
		case o.Said != nil || o.Read != nil:
			view.Said = append(view.Said, o)
		case o.Proved() && o.Verdict == "holds":
		default:
			view.Own = append(view.Own, o)
		}
		if o.Proved() && o.Verdict == "holds" {
			view.Proved = append(view.Proved, o)
		}
		if c := o.Correction; c != nil && c.Proved() && c.Verdict == "holds" {
			view.Proved = append(view.Proved, c)
		}
	}
	return s.write(familyPlace(e), "family", view)
}

// singleView is what a family's page says of one member beside the table: its graph6 text, "" where the atlas
// does not say how it is made or its links lead one way, the files of its certificates, and what is known of it.
type singleView struct {
	*atlas.Member
	Graph6 string
	Files  []string
	Facts  []factView
}

// factView is a word's value of a member, and the formula.
type factView struct {
	atlas.Word
	Value, Formula string
}

// Values are the member's parameters as the head of a column has them: "3,1".
func values(m *atlas.Member) string {
	_, inner, is := strings.Cut(strings.TrimSuffix(m.Network, ")"), "(")
	if !is {
		return m.Network
	}
	return inner
}

// mostGraph6 is the order of the largest members whose graph6 text is shown.
const mostGraph6 = 256

// graphsOf returns the graph6 texts of a family's members, by their names, as far as the atlas says how they
// are made.
func graphsOf(e *atlas.Entry) map[string]string {
	graphs := make(map[string]string)
	if e.Drawing != nil && e.Drawing.Directed {
		return graphs
	}
	names := resolve.New()
	if e.Language == "words" && names.Define(e.Definition+"\n") != nil {
		return graphs
	}
	for _, m := range e.Members {
		n, err := strconv.Atoi(m.Cells["order"].Value)
		if err != nil || n > mostGraph6 {
			continue
		}
		if net, err := names.Network(m.Network); err == nil {
			if graphs[m.Network], err = net.CSR().Graph6(); err != nil {
				delete(graphs, m.Network)
			}
		} else if e.Drawing != nil && e.Drawing.Network == m.Network {
			graphs[m.Network] = e.Drawing.Graph6
		}
	}
	return graphs
}

// atlasSynonyms returns what families are called besides, by the names of the atlas.
func atlasSynonyms() map[string][]string {
	list := make(map[string][]string)
	for line := range strings.Lines(kept.Text(kept.Synonyms)) {
		if other, name, ok := strings.Cut(strings.TrimSpace(line), " "); ok && other != "#" {
			name = strings.TrimSpace(name)
			list[name] = append(list[name], other)
		}
	}
	return list
}

// membersOf says which members an entry has: "Ring(n) for n in 3..5".
func membersOf(e *atlas.Entry) string {
	switch {
	case e.Domain == "":
		return e.Form
	case strings.HasPrefix(e.Domain, e.Name+"("): // parts, each with its form
		return e.Domain
	}
	return e.Form + " for " + e.Domain
}

// atlasView is what the front page says of the atlas.
type atlasView struct {
	Families, Members int
	Networks          []thumbnail
}

// atlasOverview returns what the front page says of the atlas, with some families drawn small; nil
// without one.
func (s *site) atlasOverview() (*atlasView, error) {
	if s.Atlas == nil {
		return nil, nil
	}
	const most = 12
	v := &atlasView{Families: len(s.Atlas.Families)}
	step := max(1, len(s.Atlas.Families)/most)
	for i, e := range s.Atlas.Families {
		v.Members += len(e.Members)
		if i%step != 0 || len(v.Networks) == most || e.Drawing == nil {
			continue
		}
		net, err := drawnNetwork(e.Drawing)
		if err != nil {
			return nil, err
		}
		v.Networks = append(v.Networks, thumbnail{familyPlace(e), e.Section, e.About, template.HTML(newPlan(net).thumbnail())})
	}
	return v, nil
}
