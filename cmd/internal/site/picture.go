package site

import (
	"cmp"
	"context"
	"fmt"
	"html"
	"html/template"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/printed"
	"topocert/props"
)

// survey finds the cases of the claims' pictures, and settles what is cheap of them.
func (s *site) survey(ctx context.Context) error {
	s.pictures = make(map[string]*picture)
	var tasks []func() error
	for i := range s.Results {
		r := &s.Results[i]
		e := planPicture(r.Claim, r)
		if e == nil {
			continue
		}
		s.pictures[r.ID] = e
		if s.Bare {
			continue
		}
		tasks = append(tasks, func() error { return e.Settle(ctx, s.Session, s.Pictured) })
	}
	return inParallel(tasks)
}

// evaluate decides the pictures' cells by the certificates of the session's folder.
func (s *site) evaluate() error {
	facts := resolve.NewFacts(s.Session.Resolver())
	on := make(map[string][]string) // statements by the facts that they are about
	s.statedIn = make(map[string]string)
	for name, f := range s.certificates {
		for _, st := range f.statements {
			facts.Add(st)
			about, text := certificates.FactOf(st).String(), st.String()
			on[about] = append(on[about], text)
			if old, is := s.statedIn[text]; !is || name < old {
				s.statedIn[text] = name
			}
		}
	}
	for i := range s.Results {
		r := &s.Results[i]
		p, id := s.pictures[r.ID], r.ID
		if p == nil {
			continue
		}
		if err := p.Evaluate(facts, func(fact string) []string { return on[fact] }); err != nil {
			return fmt.Errorf("%s: %w", id, err)
		}
		if r.Verdict == props.Holds && r.Evidence == props.Proved {
			p.prove(r)
		}
		p.panels = p.Panels()
		p.count()
		if len(p.panels) == 0 || p.Inside.Holds+p.Inside.Fails == 0 {
			delete(s.pictures, id)
		}
	}
	return nil
}

// prove decides the cells of a claim that a theorem says of all.
func (p *picture) prove(r *props.Result) {
	for _, t := range r.TheoremsOn() {
		if t.Name == r.ID {
			p.theorem = props.TheoremFile(r.ID)
		}
	}
	for _, c := range p.Cells {
		if !c.Decided() && p.Formula != nil {
			c.Cell = printed.ByTheorem(p.Case(c), c.Values)
		}
	}
}

// shade is a kind of cells, as the legend has it.
type shade struct{ Class, Sign, Text string }

// Measured tells whether the cells show differences.
func (p *picture) Measured() bool {
	return slices.ContainsFunc(p.Cells, func(c *Cell) bool { return c.Fails && c.Difference != nil && c.Difference.Sign() != 0 })
}

// Legend says what each kind of the cells that are drawn means.
func (p *picture) Legend() []shade {
	right := "holds"
	if p.Measured() {
		right = "the formula is right"
	}
	all := []shade{
		{"y", "✓", right}, {"f", "✗", "fails"}, {"u", "−1", "the true value is less, by under 2"}, {"u2", "−2", "less by 2 or more"}, {"v", "+1", "the true value is more, by under 2"}, {"v2", "+2", "more by 2 or more"},
		{"o", "·", fmt.Sprintf("not decided here (%d)", p.Inside.Open)},
	}
	return slices.DeleteFunc(all, func(s shade) bool {
		return !slices.ContainsFunc(p.Cells, func(c *Cell) bool { return !c.outside && c.Shade() == s.Class })
	})
}

// Sizes of a cell of a table, and of a strip, in pixels.
const (
	cellSize   = 20
	stripWide  = 36
	stripHigh  = 24
	stripLabel = 14
	labelWide  = 30
)

// draw draws the picture, each cell a link to a certificate; it counts the decided cells that
// have none.
func (s *site) drawPicture(p *picture, root, about string) template.HTML {
	var b strings.Builder
	for _, panel := range p.panels {
		if panel.Title != "" {
			fmt.Fprintf(&b, `<div class="panel"><p class="meta">%s</p>`, html.EscapeString(panel.Title))
		}
		if panel.Down == "" {
			s.drawStrip(&b, p, &panel, root, about)
		} else {
			s.drawTable(&b, p, &panel, root, about)
		}
		if panel.Title != "" {
			b.WriteString("</div>")
		}
		b.WriteByte('\n')
	}
	return template.HTML(b.String())
}

func beginCells(b *strings.Builder, width, height int, about string) {
	fmt.Fprintf(b, `<svg class="cells" xmlns="http://www.w3.org/2000/svg" role="group" aria-label="%s" width="%d" height="%d" viewBox="0 0 %[2]d %[3]d">`+"\n",
		html.EscapeString(about), width, height)
}

func (s *site) drawTable(b *strings.Builder, p *picture, panel *Panel, root, about string) {
	across, down := len(panel.Columns)*cellSize, len(panel.Rows)*cellSize
	wide := max(across, 60)
	beginCells(b, labelWide+wide+4, down+36, about)
	for j, row := range panel.Cells {
		fmt.Fprintf(b, `<text class="axis end" x="%d" y="%d">%s</text>`+"\n", labelWide-4, j*cellSize+14, axisLabel(panel.Rows[j]))
		for i, c := range row {
			if c != nil {
				s.drawCell(b, p, c, root, labelWide+i*cellSize, j*cellSize, cellSize, cellSize)
			}
		}
	}
	every := 1
	for _, c := range panel.Columns {
		if len(c) > 2 {
			every = 2
		}
	}
	for i, c := range panel.Columns {
		if i%every == 0 {
			fmt.Fprintf(b, `<text class="axis" x="%d" y="%d">%s</text>`, labelWide+i*cellSize+cellSize/2, down+13, axisLabel(c))
		}
	}
	fmt.Fprintf(b, `<text class="axis name" x="%d" y="%d">%s →</text><text class="axis name" x="%d" y="%d">%s ↑</text></svg>`, labelWide+across/2, down+30, panel.Across, labelWide/2, down+30, panel.Down)
}

func (s *site) drawStrip(b *strings.Builder, p *picture, panel *Panel, root, about string) {
	const high = stripHigh + stripLabel
	name := 0
	if panel.Across != "" {
		name = 18
	}
	wide := len(panel.Cells[0]) * stripWide
	beginCells(b, max(wide, 2*stripWide)+2, len(panel.Cells)*high+name, about)
	n := 0
	for j, row := range panel.Cells {
		for i, c := range row {
			s.drawCell(b, p, c, root, i*stripWide, j*high, stripWide, stripHigh)
			if panel.Columns[n] != "" {
				fmt.Fprintf(b, `<text class="axis" x="%d" y="%d">%s</text>`+"\n", i*stripWide+stripWide/2, j*high+stripHigh+11, axisLabel(panel.Columns[n]))
			}
			n++
		}
	}
	if name > 0 {
		fmt.Fprintf(b, `<text class="axis name" x="%d" y="%d">%s →</text>`, max(stripWide, wide/2), len(panel.Cells)*high+13, panel.Across)
	}
	b.WriteString("</svg>")
}

// axisLabel shortens what stands beside a cell.
func axisLabel(text string) string {
	if len(text) > 5 {
		return text[:4] + "…"
	}
	return text
}

// drawCell draws a cell at a place.
func (s *site) drawCell(b *strings.Builder, p *picture, c *Cell, root string, x, y, w, h int) {
	open, end, title, text, of := `<g`, `</g>`, c.Title, c.Text, p.Case(c)
	switch href := cmp.Or(s.proofOf(c), p.theorem); {
	case !c.Decided():
		title, text = of+": not decided here", "·"
	case href != "":
		open, end = `<a href="`+html.EscapeString(fileHref(root, href))+`"`, `</a>`
	default:
		p.Unlinked++
	}
	if p.Formula != nil && c.Decided() {
		open += ` data-cell="` + html.EscapeString(of) + `"`
	}
	squeezed := ""
	if n := len([]rune(text)); n*6 > w-2 {
		squeezed = fmt.Sprintf(` textLength="%d" lengthAdjust="spacingAndGlyphs"`, w-4)
	}
	fmt.Fprintf(b, `%s><title>%s</title><rect class="%s" x="%d" y="%d" width="%d" height="%d"/><text class="%[3]s" x="%[8]d" y="%[9]d"%[10]s>%[11]s</text>%[12]s`+"\n",
		open, html.EscapeString(title), c.Shade(), x, y, w-1, h-1, x+(w-1)/2, y+h/2+4, squeezed, html.EscapeString(text), end)
}

// proofOf returns the file of a certificate that a cell rests on, "" if there is none.
func (s *site) proofOf(c *Cell) string {
	for _, text := range c.Statements {
		if name := s.statedIn[text]; name != "" {
			return name
		}
	}
	return ""
}

// mini draws the picture small, without links.
func (p *picture) mini(about string) template.HTML {
	paths := make(map[string]*strings.Builder)
	width, height, at := 0, 0, 0
	for k, panel := range p.panels {
		if k == 4 {
			break
		}
		for j, row := range panel.Cells {
			for i, c := range row {
				if c == nil {
					continue
				}
				class := c.Shade()
				if paths[class] == nil {
					paths[class] = new(strings.Builder)
				}
				fmt.Fprintf(paths[class], "M%d %dh1v1h-1z", at+i, j)
				width = max(width, at+i+1)
			}
			height = max(height, j+1)
		}
		at = width + 1
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="mini" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="%s" viewBox="0 0 %d %d" preserveAspectRatio="xMinYMid meet">`, html.EscapeString(about), max(width, 1), max(height, 1))
	for _, class := range []string{"y", "f", "u", "u2", "v", "v2", "o"} {
		if paths[class] != nil {
			fmt.Fprintf(&b, `<path class="%s" d="%s"/>`, class, paths[class])
		}
	}
	b.WriteString("</svg>")
	return template.HTML(b.String())
}
