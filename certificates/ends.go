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

// among returns the ends of which the statements speak, nil for all vertices, and
// the certificate without them: its statements without the word that names them, its
// body without the line that lists them.
func (c *Certificate) among(g Graph) (ends []uint32, rest *Certificate, err error) {
	statements := c.Statements()
	name := statements[0].ends()
	for _, s := range statements {
		if s.ends() != name {
			return nil, nil, s.reject("statement/ends", "ends %q beside %q, want statements about the same ends", cut(s.ends()), cut(name))
		}
	}
	if name == "" {
		return nil, c, nil
	}
	for i, s := range statements {
		statements[i].Args = slices.Delete(slices.Clone(s.Args), 1, 2)
	}
	if len(c.Body) == 0 {
		return nil, nil, reject("body/missing", "no lines, want a first one that lists the ends")
	}
	if ends, err = c.vertexSet(0, "ends", 1, g.Order(), g); err != nil {
		return nil, nil, err
	}
	if shown := EndsName(ends); shown != name {
		return nil, nil, c.Body[0].reject("ends/digest", "the ends are %s, want %s as the statement names", shown, name)
	}
	return ends, &Certificate{Statement: statements[0], Also: statements[1:], Kind: c.Kind, Body: c.Body[1:], Line: c.Line}, nil
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
