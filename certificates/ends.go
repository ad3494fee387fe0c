package certificates

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// endsPrefix begins the word by which a statement names ends.
const endsPrefix = "ends:sha256:"

// EndsName returns the word by which statements name the vertices that send and
// receive messages, which are given in increasing order.
func EndsName(ends []uint32) string {
	var text []byte
	for _, v := range ends {
		text = append(strconv.AppendUint(text, uint64(v), 10), '\n')
	}
	return fmt.Sprintf("%s%x", endsPrefix, sha256.Sum256(text))
}

// readEnds reads the line of the ends, if there has to be one or there is.
func readEnds(r *Lines) []uint32 {
	if r.Statement.ends() == "" && r.Next() != "ends" {
		return nil
	}
	return r.Numbers("ends")
}

// among verifies the ends, nil for all vertices, which line 0 of the body lists. It returns
// the statements without the word that names them: then they have so many arguments.
func among(c *Certificate, ends []uint32, g Graph, args int, relation string) ([]Statement, error) {
	statements := c.Statements()
	name := statements[0].ends()
	for _, s := range statements {
		if s.ends() != name {
			return nil, s.Reject("statement/ends", "ends %q beside %q, want statements about the same ends", Shortened(s.ends()), Shortened(name))
		}
	}
	for i, s := range statements {
		if name != "" {
			s.Args = slices.Delete(slices.Clone(s.Args), 1, 2)
		}
		if err := s.WantArgs(args, relation); err != nil {
			return nil, err
		}
		statements[i] = s
	}
	if err := WantLine(0, "ends", ends != nil, name != ""); err != nil || name == "" {
		return statements, err
	}
	if err := WantSet(0, ends, 1, g.Order(), g); err != nil {
		return nil, err
	}
	if shown := EndsName(ends); shown != name {
		return nil, RejectLine(0, "ends/digest", "the ends are %s, want %s as the statement names", shown, name)
	}
	return statements, nil
}

// first returns the line of the body after that of the ends, if there is one.
func first(ends []uint32) int {
	if ends == nil {
		return 0
	}
	return 1
}

// ends returns the word by which the statement names ends, "" if it is about all
// vertices: the second argument, after the router.
func (s Statement) ends() string {
	if len(s.Args) > 1 && strings.HasPrefix(s.Args[1], endsPrefix) {
		return s.Args[1]
	}
	return ""
}

// traffic is the messages that a checker follows: from each end to each of the first so
// many ends. Each stands for as many messages as times says.
type traffic struct {
	ends         []uint32 // nil for all vertices
	order        int      // of the network
	destinations int
	times        int64
}

// count returns the number of ends.
func (m *traffic) count() int {
	if m.ends == nil {
		return m.order
	}
	return len(m.ends)
}

// end returns the end with the given number, below count.
func (m *traffic) end(i int) uint32 {
	if m.ends == nil {
		return uint32(i)
	}
	return m.ends[i]
}

// has tells whether a vertex is an end.
func (m *traffic) has(v uint32) bool {
	if m.ends == nil {
		return int64(v) < int64(m.order)
	}
	_, found := slices.BinarySearch(m.ends, v)
	return found
}

// String says which vertices are ends.
func (m *traffic) String() string {
	if m.ends == nil {
		return fmt.Sprintf("vertices below %d", m.order)
	}
	return fmt.Sprintf("two of the %d ends", len(m.ends))
}
