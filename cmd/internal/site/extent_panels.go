package site

import (
	"math/big"
	"slices"

	"topocert/cmd/internal/printed"
)

// Panel is a part of a picture: a table of cells.
type Panel struct {
	// Title says what the variables have in common that are not on its axes: "k=2".
	Title string
	// Across and Down are the variables of the axes; Down is "" in a strip, whose cells stand
	// in rows one after another.
	Across, Down  string
	Columns, Rows []string
	// Cells are in the order of rows and columns; nil where there is no case.
	Cells [][]*Cell
}

// The sizes of what is drawn: values on an axis, cells of a row of a strip, and panels.
const (
	axis    = 24
	perRow  = 10
	strips  = 6
	panels  = 12
	inPanel = 12
)

// Panels lays the picture out, and takes note of the cells that have no room. Values in which
// nothing is decided are left out at the ends.
func (e *picture) Panels() []Panel {
	e.trim()
	switch len(e.Names) {
	case 0, 1:
		return e.strip("")
	case 2:
		return []Panel{e.table("", 0, 1, e.Cells, axis)}
	}
	// The axes are the variables with most values.
	count := make([]int, len(e.Names))
	for i := range e.Names {
		count[i] = len(e.values(i, e.Cells))
	}
	order := make([]int, len(count))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return count[j] - count[i] })
	if lists := count[order[0]] == len(e.Cells); lists { // a table of the paper's, whose first variable tells its rows apart
		return e.strip(e.Names[order[0]])
	}
	x, y := min(order[0], order[1]), max(order[0], order[1])
	groups := make(map[string][]*Cell)
	var titles []string
	for _, c := range e.Cells {
		var names []string
		for i, name := range e.Names {
			if i != x && i != y {
				names = append(names, name)
			}
		}
		title := printed.Case(names, e.env(c))
		if groups[title] == nil {
			titles = append(titles, title)
		}
		groups[title] = append(groups[title], c)
	}
	var list []Panel
	for _, title := range titles {
		if len(list) == panels {
			for _, c := range groups[title] {
				c.outside = true
			}
			continue
		}
		list = append(list, e.table(title, x, y, groups[title], inPanel))
	}
	return list
}

// trim leaves out, in a domain without an end, cells beyond the largest values that occur in
// a decided one.
func (e *picture) trim() {
	if e.Complete {
		return
	}
	largest := make([]*big.Rat, len(e.Names))
	for _, c := range e.Cells {
		for i, x := range c.Values {
			if c.Decided() && (largest[i] == nil || x.Cmp(largest[i]) > 0) {
				largest[i] = x
			}
		}
	}
	e.Cells = slices.DeleteFunc(e.Cells, func(c *Cell) bool {
		for i, x := range c.Values {
			if !c.Decided() && (largest[i] == nil || x.Cmp(largest[i]) > 0) {
				return true
			}
		}
		return false
	})
}

// values returns the values of a variable, ascending.
func (e *picture) values(i int, cells []*Cell) []*big.Rat {
	var list []*big.Rat
	for _, c := range cells {
		list = append(list, c.Values[i])
	}
	return ascending(list)
}

// strip lays the cells out in rows, one after another, each under the value of its variable.
func (e *picture) strip(by string) []Panel {
	p := Panel{Across: by}
	if len(e.Names) > 0 && by == "" {
		p.Across = e.Names[0]
	}
	for i, c := range e.Cells {
		if i >= strips*perRow {
			c.outside = true
			continue
		}
		if i%perRow == 0 {
			p.Cells = append(p.Cells, nil)
		}
		last := &p.Cells[len(p.Cells)-1]
		*last = append(*last, c)
		label := ""
		if p.Across != "" {
			label = e.env(c)[p.Across].RatString()
		}
		p.Columns = append(p.Columns, label)
	}
	if p.Cells == nil {
		return nil
	}
	return []Panel{p}
}

// table lays cells out over two variables, the larger values of the second above.
func (e *picture) table(title string, x, y int, cells []*Cell, most int) Panel {
	p := Panel{Title: title, Across: e.Names[x], Down: e.Names[y]}
	place := func(i int) (map[string]int, []string) {
		at, names := make(map[string]int), []string(nil)
		var last *big.Rat
		for _, v := range e.values(i, cells) {
			if last != nil && len(names) >= 5 && v.Cmp(new(big.Rat).Mul(last, big.NewRat(3, 2))) > 0 {
				break // far beyond the others
			}
			if len(names) < most {
				at[v.RatString()] = len(names)
				names = append(names, v.RatString())
			}
			last = v
		}
		return at, names
	}
	column, columns := place(x)
	row, rows := place(y)
	p.Columns, p.Rows = columns, rows
	slices.Reverse(p.Rows)
	p.Cells = make([][]*Cell, len(rows))
	for i := range p.Cells {
		p.Cells[i] = make([]*Cell, len(columns))
	}
	for _, c := range cells {
		i, inside := column[c.Values[x].RatString()]
		j, also := row[c.Values[y].RatString()]
		if c.outside = !inside || !also; !c.outside {
			p.Cells[len(rows)-1-j][i] = c
		}
	}
	return p
}
