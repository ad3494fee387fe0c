package checking

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"

	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/topology"
)

// longGraph matches a graph6 text that is longer than people read. In JSON it is whole.
var longGraph = regexp.MustCompile(`g6:[?-~]{61,}`)

// shownGraph is how much of a long graph6 text is shown.
const shownGraph = 12

// shortened returns a text with its long graph6 texts cut, each with the order of its graph
// and the name that the folder's user has for it; and the cases of a verdict, before its formula,
// as Listed has them.
func (p *printer) shortened(folder, text string) string {
	if cases, formula, ok := strings.Cut(text, ": "); ok {
		text = Listed(cases) + ": " + formula
	}
	return longGraph.ReplaceAllStringFunc(text, func(name string) string {
		about := ""
		if order, _, err := topology.Shape(name); err == nil && order <= topology.MaxOrder {
			about = fmt.Sprintf(" (%d vertices)", order)
		}
		if own := p.called[folder][name]; own != "" {
			return own + ", " + name[:3+shownGraph] + "…" + about
		}
		return name[:3+shownGraph] + "…" + about
	})
}

// longList matches a list of values that is longer than people read.
var longList = regexp.MustCompile(`\[[^\[\]]{121,}\]`)

// Listed returns a text with its long lists of values cut: the first two, the last, and how many
// there are between.
func Listed(text string) string {
	return longList.ReplaceAllStringFunc(text, func(list string) string {
		by := ", "
		if strings.HasPrefix(list, "[(") {
			by = "), "
		}
		values := strings.SplitAfter(list, by)
		last := len(values) - 1
		if last < 4 {
			return list
		}
		return fmt.Sprintf("%s%s… %d more …, %s", values[0], values[1], last-2, values[last])
	})
}

// call takes in the names that a file of names has for graphs.
func (p *printer) call(report recheck.Said) {
	entries, _ := report.About.([]resolve.Entry)
	for _, entry := range entries {
		if entry.Kind != "graph" {
			continue
		}
		folder := filepath.Dir(report.File)
		if p.called[folder] == nil {
			p.called[folder] = make(map[string]string)
		}
		if p.called[folder][entry.Canonical] == "" {
			p.called[folder][entry.Canonical] = entry.Own
		}
	}
}

// define prints the definitions of a file of definitions, which the statements below are about.
func (p *printer) define(report recheck.Said) {
	definitions, _ := report.About.([]*words.Definition)
	if p.objects != nil {
		return
	}
	for _, d := range definitions {
		fmt.Fprintf(p.lines, "given %s: %s\n", recheck.Shown(report.File), d.Line())
	}
}
