// Package neighbors names the neighbours of a vertex in messages.
package neighbors

// most is the number of neighbours that are named.
const most = 8

// List names the first few vertices of a row, each behind a blank.
func List(row []uint32, name func(v uint32) string) (text string) {
	for _, v := range row[:min(len(row), most)] {
		text += " " + name(v)
	}
	if len(row) > most {
		text += " …"
	}
	return text
}
