package main

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"text/tabwriter"
)

// page is what an answer is printed on. On a terminal lines are wrapped, tables are drawn with
// blanks, and verdicts are coloured.
type page struct {
	bytes.Buffer
	width  int // of the terminal; 0 if it is none
	colour bool
}

// newPage returns a page for a terminal of so many columns, 0 for none.
func newPage(width int) *page { return &page{width: width, colour: width > 0 && coloured()} }

// coloured tells whether a terminal is to have colours: see https://no-color.org.
func coloured() bool { return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" }

// text returns what is printed.
func (p *page) text() []byte {
	if p.width == 0 {
		return p.Bytes()
	}
	var out strings.Builder
	for line := range strings.Lines(drawn(p.String(), p.width)) {
		line = wrap(strings.TrimSuffix(line, "\n"), p.width)
		if p.colour {
			line = paint(line)
		}
		out.WriteString(line + "\n")
	}
	return []byte(out.String())
}

// The escape sequences of ECMA-48 for colours.
const (
	green  = "\x1b[32m"
	red    = "\x1b[31m"
	yellow = "\x1b[33m"
	normal = "\x1b[0m"
)

// verdictWord matches the verdict of a line: of a statement, of channels, of lanes.
var verdictWord = regexp.MustCompile(`^(?:(?:  channels +)?(holds|fails|undecided|no deadlock|deadlock|cyclic)\b)`)

// paint gives the verdict of a line its colour.
func paint(line string) string {
	m := verdictWord.FindStringSubmatchIndex(line)
	if m == nil {
		return line
	}
	word := line[m[2]:m[3]]
	colour := map[string]string{"holds": green, "no deadlock": green, "fails": red, "deadlock": red}[word]
	if colour == "" {
		colour = yellow
	}
	return line[:m[2]] + colour + word + normal + line[m[3]:]
}

// wrap breaks a line at blanks so that none is wider than so many columns, unless a word is.
// What follows is indented as far as the line's text, or as its second column: two blanks part columns.
func wrap(line string, width int) string {
	if len([]rune(line)) <= width || width < 20 {
		return line
	}
	indent := hanging(line, width)
	var out strings.Builder
	used := 0
	rest := line
	for rest != "" {
		blanks := len(rest) - len(strings.TrimLeft(rest, " "))
		word, _, _ := strings.Cut(rest[blanks:], " ")
		rest = rest[blanks+len(word):]
		columns := len([]rune(word))
		if used > indent && used+blanks+columns > width {
			out.WriteString("\n" + strings.Repeat(" ", indent))
			used, blanks = indent, 0
		}
		out.WriteString(strings.Repeat(" ", blanks) + word)
		used += blanks + columns
	}
	return out.String()
}

// hanging is the indent of what follows a line's first part.
func hanging(line string, width int) int {
	leading := len(line) - len(strings.TrimLeft(line, " "))
	if at := strings.Index(line[leading:], "  "); at > 0 {
		text := line[leading+at:]
		if column := len([]rune(line)) - len([]rune(strings.TrimLeft(text, " "))); column <= width/2 {
			return column
		}
	}
	return min(leading+2, width/2)
}

// drawn replaces the tables of Markdown in a text by columns that are parted by blanks, or where
// these are too wide, by a line for each row that names its numbers which are not 0.
func drawn(text string, width int) string {
	var out strings.Builder
	var table []string
	flush := func() {
		if len(table) > 0 {
			out.WriteString(drawnTable(table, width))
			table = nil
		}
	}
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "| ") && strings.HasSuffix(line, "|\n") {
			table = append(table, strings.TrimSuffix(line, "\n"))
			continue
		}
		flush()
		out.WriteString(line)
	}
	flush()
	return out.String()
}

// drawnTable draws the lines of a table: a head, a rule, and rows.
func drawnTable(lines []string, width int) string {
	var rows [][]string
	for i, line := range lines {
		if i == 1 {
			continue // the rule
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for j := range cells {
			cells[j] = strings.TrimSpace(cells[j])
		}
		rows = append(rows, cells)
	}
	var columns strings.Builder
	w := tabwriter.NewWriter(&columns, 0, 0, 2, ' ', 0)
	for _, cells := range rows {
		_, _ = w.Write([]byte(strings.Join(cells, "\t") + "\n")) // a builder takes all
	}
	_ = w.Flush()
	widest := 0
	for line := range strings.Lines(columns.String()) {
		widest = max(widest, len([]rune(strings.TrimRight(line, " \n"))))
	}
	if widest <= width {
		return columns.String()
	}
	var out strings.Builder
	for _, cells := range rows[1:] {
		var names, counts []string
		for j, cell := range cells {
			switch {
			case j >= len(rows[0]) || cell == "0":
			case cell == "" || cell[0] < '0' || cell[0] > '9':
				names = append(names, cell)
			default:
				counts = append(counts, cell+" "+rows[0][j])
			}
		}
		out.WriteString(strings.Join(names, ", ") + ":  " + strings.Join(counts, "; ") + "\n")
	}
	return out.String()
}
