package traffic

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
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

// formEnds goes through the line of the ends, if there has to be one or there is.
func formEnds(r *certificates.Lines, ends *[]uint32) {
	r.Some("ends", ends, endsOf(r.Statement) != "" || r.Next() == "ends")
}

// among verifies the ends, nil for all vertices, which line 0 of the body lists. It returns
// the statements without the word that names them: then they have so many arguments.
func among(c *certificates.Certificate, ends []uint32, g certificates.Graph, args int) ([]certificates.Statement, error) {
	statements := c.Statements()
	name := endsOf(statements[0])
	for _, s := range statements {
		if endsOf(s) != name {
			return nil, s.Reject("statement/ends", "ends %q beside %q, want statements about the same ends", certificates.Shortened(endsOf(s)), certificates.Shortened(name))
		}
	}
	for i, s := range statements {
		if name != "" {
			s.Args = slices.Delete(slices.Clone(s.Args), 1, 2)
		}
		if err := s.WantArgs(args); err != nil {
			return nil, err
		}
		statements[i] = s
	}
	if err := certificates.WantLine(0, "ends", ends != nil, name != ""); err != nil || name == "" {
		return statements, err
	}
	if err := certificates.WantSet(0, ends, 1, g.Order(), g); err != nil {
		return nil, err
	}
	if shown := EndsName(ends); shown != name {
		return nil, certificates.RejectLine(0, "ends/digest", "the ends are %s, want %s as the statement names", shown, name)
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

// endsOf returns the word by which the statement names ends, "" if it is about all
// vertices: the second argument, after the router.
func endsOf(s certificates.Statement) string {
	if len(s.Args) > 1 && strings.HasPrefix(s.Args[1], endsPrefix) {
		return s.Args[1]
	}
	return ""
}

// pairs is the messages that a checker follows: from each end to each of the first so
// many ends. Each stands for as many messages as times says.
type pairs struct {
	ends         []uint32 // nil for all vertices
	order        int      // of the network
	destinations int
	times        int64
}

// count returns the number of ends.
func (m *pairs) count() int {
	if m.ends == nil {
		return m.order
	}
	return len(m.ends)
}

// end returns the end with the given number, below count.
func (m *pairs) end(i int) uint32 {
	if m.ends == nil {
		return uint32(i)
	}
	return m.ends[i]
}

// has tells whether a vertex is an end.
func (m *pairs) has(v uint32) bool {
	if m.ends == nil {
		return int64(v) < int64(m.order)
	}
	_, found := slices.BinarySearch(m.ends, v)
	return found
}

// String says which vertices are ends.
func (m *pairs) String() string {
	if m.ends == nil {
		return fmt.Sprintf("vertices below %d", m.order)
	}
	return fmt.Sprintf("two of the %d ends", len(m.ends))
}
