package main

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"topocert/internal/regular"
	"topocert/routing/infiniband"
	"topocert/solver/audit"
	"topocert/topology"
)

// maxEndsFile bounds the size of a file of ends.
const maxEndsFile = 1 << 28

// endsFlag is --ends.
type endsFlag struct {
	text string
	cmd  *cobra.Command
}

func newEnds(cmd *cobra.Command) *endsFlag {
	e := &endsFlag{cmd: cmd}
	cmd.Flags().StringVar(&e.text, "ends", "all", "the `vertices` that send and receive: a list, a file, hosts or all; of a fabric, hosts unless given")
	return e
}

// check refuses what names no vertices.
func (e *endsFlag) check() error {
	if e.text == "" {
		return errors.New(`--ends "", want a list of vertices, a file, hosts or all`)
	}
	return nil
}

// of returns the vertices of a network that send and receive, nil for all.
func (e *endsFlag) of(net topology.Network) ([]uint32, error) {
	if !e.cmd.Flags().Changed("ends") && isFabric(net) {
		return readEnds("hosts", net)
	}
	return readEnds(e.text, net)
}

// isFabric tells whether a network is an InfiniBand fabric that has channel adapters.
func isFabric(net topology.Network) bool {
	return strings.HasSuffix(topology.Title(net), infiniband.Ending) && len(hostsOf(net)) > 0
}

// hosted is a network that knows which of its vertices send and receive messages; nil
// if it does not.
type hosted interface{ Ends() []uint32 }

// hostsOf returns the vertices of a network that are known to send and receive.
func hostsOf(net topology.Network) []uint32 {
	if h, ok := net.(hosted); ok {
		return h.Ends()
	}
	return nil
}

// readEnds returns the vertices that --ends stands for, in increasing order; nil for
// all.
func readEnds(text string, net topology.Network) ([]uint32, error) {
	switch text {
	case "all":
		return nil, nil
	case "hosts":
		if hosts := hostsOf(net); len(hosts) > 0 {
			return hosts, nil
		}
		return nil, fmt.Errorf("--ends hosts: which vertices of %s are hosts is not known, want their labels or numbers", topology.Title(net))
	}
	s := &endSet{net: net, in: make([]bool, net.Order())}
	bad := s.list(text)
	if bad != nil {
		clear(s.in)
		err := s.file(text)
		if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrInvalid) {
			return nil, fmt.Errorf("--ends: %w; nor is there a file of that name", bad)
		}
		if err != nil {
			return nil, fmt.Errorf("--ends: %w", err)
		}
	}
	var ends []uint32
	for v, in := range s.in {
		if in {
			ends = append(ends, uint32(v))
		}
	}
	if len(ends) == 0 {
		return nil, fmt.Errorf("--ends %q: no vertices, want at least one", text)
	}
	return ends, nil
}

// endSet collects vertices of a network.
type endSet struct {
	net topology.Network
	in  []bool
}

// list adds the vertices of a list. A label may have commas of its own, within
// parentheses, or be the whole list.
func (s *endSet) list(text string) error {
	if v, err := s.net.Vertex(text); err == nil {
		s.in[v] = true
		return nil
	}
	depth := 0
	for field := range strings.FieldsFuncSeq(text, func(r rune) bool {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		case ',', ' ', '\t':
			return depth == 0
		}
		return false
	}) {
		if err := s.item(field); err != nil {
			return err
		}
	}
	return nil
}

// item adds a vertex or a range of vertices.
func (s *endSet) item(text string) error {
	v, err := s.net.Vertex(text)
	if err == nil {
		s.in[v] = true
		return nil
	}
	from, to, ranged := strings.Cut(text, "..")
	if !ranged {
		return err
	}
	first, err := s.net.Vertex(from)
	if err != nil {
		return err
	}
	last, err := s.net.Vertex(to)
	if err != nil {
		return err
	}
	if first > last {
		return fmt.Errorf("range %q, want the smaller vertex first", text)
	}
	for v := first; v <= last; v++ {
		s.in[v] = true
	}
	return nil
}

// file adds the vertices of a file.
func (s *endSet) file(name string) error {
	return eachLine(name, func(text string) error {
		text = strings.TrimSpace(text)
		if v, err := s.net.Vertex(text); err == nil { // it may be a label with a # in it
			s.in[v] = true
			return nil
		}
		text, _, _ = strings.Cut(text, "#")
		return s.list(strings.TrimSpace(text))
	})
}

// eachLine goes through the lines of a file that names vertices. An error gets the place before it.
func eachLine(name string, take func(text string) error) error {
	f, _, err := regular.Open(name, maxEndsFile)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := bufio.NewScanner(regular.WithoutMark(f))
	lines.Buffer(nil, topology.MaxLine)
	for number := 1; lines.Scan(); number++ {
		if err := take(lines.Text()); err != nil {
			return fmt.Errorf("%s: line %d: %w", name, number, err)
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// readPairs reads a file of pairs of vertices, SRC and DST on a line, parted by blanks or a tab, by labels or numbers.
// Comments begin with "#".
func readPairs(name string, net topology.Network) ([]audit.Pair, error) {
	var pairs []audit.Pair
	err := eachLine(name, func(text string) (err error) {
		text, _, _ = strings.Cut(text, "#")
		fields := strings.Fields(text)
		if byTab := strings.Split(strings.TrimSpace(text), "\t"); len(byTab) == 2 {
			fields = byTab // labels may have blanks
		}
		if len(fields) == 0 {
			return nil
		}
		if len(fields) != 2 {
			return fmt.Errorf("%d columns, want two: SRC DST", len(fields))
		}
		var ends [2]uint32
		for i, field := range fields {
			if ends[i], err = net.Vertex(strings.TrimSpace(field)); err != nil {
				return err
			}
		}
		if ends[0] == ends[1] {
			return fmt.Errorf("%s twice, want two different vertices", fields[0])
		}
		pairs = append(pairs, audit.Pair{Source: ends[0], Destination: ends[1]})
		return nil
	})
	if err == nil && len(pairs) == 0 {
		err = fmt.Errorf("%s: no pairs, want SRC DST on a line", name)
	}
	return pairs, err
}
