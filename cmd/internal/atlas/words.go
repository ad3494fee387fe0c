package atlas

import (
	_ "embed"
	"regexp"
	"strconv"
	"strings"
)

// Word is a column: what is asked of each member.
type Word struct {
	// Name is the column's, Call the formula, in which G stands for the network.
	Name  string `json:"name"`
	Call  string `json:"call"`
	About string `json:"about"`
	// Truth says that the value is true or false, else it is a number.
	Truth bool `json:"truth"`
	// Directed says that it is asked of directed networks too.
	Directed bool `json:"directed"`
	// Most is the order of the largest members of which it is asked. Beyond it the cell is open.
	Most int `json:"most"`
}

//go:embed words.txt
var table string

// Words is the table of what is asked, and up to which order.
func Words() []Word {
	var list []Word
	for line := range strings.Lines(table) {
		if cells := strings.Split(strings.TrimSuffix(line, "\n"), " | "); len(cells) == 6 {
			most, _ := strconv.Atoi(cells[3]) // a test compares it with the atlas that is kept
			list = append(list, Word{Name: cells[0], Truth: cells[1] == "truth", Directed: cells[2] == "directed", Most: most, Call: cells[4], About: cells[5]})
		}
	}
	return list
}

// variable is the G of a formula, and of no other name.
var variable = regexp.MustCompile(`\bG\b`)

// Of returns the formula about a network.
func (w Word) Of(network string) string { return variable.ReplaceAllLiteralString(w.Call, network) }
