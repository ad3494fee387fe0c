package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"strconv"
	"strings"

	"topocert/cmd/internal/programs"
	"topocert/cmd/internal/script"
	"topocert/internal/regular"
	"topocert/props"
	"topocert/routing"
	"topocert/topology"
)

// tablePrefix begins the name of a router whose table of next hops is in a file.
const tablePrefix = "table:"

// errNumbers says that a table has no labels of vertices.
var errNumbers = errors.New("no labels")

// labelledTable reads a routing table in which vertices have their labels, and returns
// with it the name that certificates have for the same table in numbers. It returns
// errNumbers where the file has numbers alone, or the network has no other labels. The
// file has been refused as a table of numbers before: its size is small enough.
func labelledTable(file string, net topology.Network) (table *routing.Table, certified string, err error) {
	if own, ok := net.(*topology.External); ok && !own.Labelled() {
		return nil, "", errNumbers
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, "", err
	}
	defer f.Close()
	if !numbersAsLabels(net) && !hasLabels(regular.WithoutMark(f)) {
		return nil, "", errNumbers
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return nil, "", err
	}
	var text bytes.Buffer
	if err := inNumbers(&text, regular.WithoutMark(f), net); err != nil {
		return nil, "", fmt.Errorf("%s: routing: %w: %w", file, routing.ErrTable, err)
	}
	if table, err = routing.ReadTable(&text, net.CSR()); err != nil {
		return nil, "", fmt.Errorf("%s: %w", file, err)
	}
	certified, err = tableName(net, table)
	return table, certified, err
}

// numbersAsLabels tells whether a file calls its vertices by other numbers, such as those from 1.
func numbersAsLabels(net topology.Network) bool {
	own, ok := net.(*topology.External)
	if !ok || !own.Labelled() {
		return false
	}
	_, err := strconv.Atoi(own.Label(0))
	return err == nil
}

// tableOf returns the text of a router's table, as a folder of certificates has it.
func tableOf(net topology.Network, r routing.Router) ([]byte, error) {
	var text bytes.Buffer
	err := routing.WriteTable(&text, net.CSR(), r)
	return text.Bytes(), err
}

// tableName returns the name that certificates have for a router by its table.
func tableName(net topology.Network, r routing.Router) (string, error) {
	text, err := tableOf(net, r)
	return routing.TableName(sha256.Sum256(text)), err
}

// tableLines goes through the lines of a table that say something: their numbers, from
// 1, and their fields.
func tableLines(r io.Reader) iter.Seq2[int, []string] {
	return func(yield func(int, []string) bool) {
		lines := bufio.NewScanner(r)
		lines.Buffer(nil, topology.MaxLine+1) // the newline is in it
		for line := 1; lines.Scan(); line++ {
			text, _, _ := strings.Cut(lines.Text(), "#")
			if fields := strings.Fields(text); len(fields) > 0 && !yield(line, fields) {
				return
			}
		}
	}
}

// hasLabels tells whether some next hop of a table is no number.
func hasLabels(r io.Reader) bool {
	for _, fields := range tableLines(r) {
		for _, field := range fields {
			if strings.Trim(field, "0123456789/") != "" && field != "-" {
				return true
			}
		}
	}
	return false
}

// inNumbers writes a table of labels as one of numbers, each line in its place.
func inNumbers(w *bytes.Buffer, r io.Reader, net topology.Network) (err error) {
	to, order, last := 0, net.Order(), 0
	for line, fields := range tableLines(r) {
		if to == order {
			return fmt.Errorf("line %d: next hops to one vertex more, want %d lines", line, order)
		}
		if len(fields) != order {
			return fmt.Errorf("line %d: %d next hops to %s, want %d", line, len(fields), net.Label(uint32(to)), order)
		}
		for ; last < line-1; last++ {
			w.WriteByte('\n')
		}
		for at, field := range fields {
			hops := []string{field}
			if _, err := net.Vertex(field); err != nil {
				hops = strings.Split(field, ";") // of an adaptive router
			}
			for i, hop := range hops {
				if hops[i], err = nextHop(hop, uint32(at), uint32(to), net); err != nil {
					return fmt.Errorf("line %d: %w", line, err)
				}
			}
			w.WriteString(strings.Join(hops, ";"))
			w.WriteByte(' ')
		}
		w.WriteByte('\n')
		last, to = line, to+1
	}
	return nil // ReadTable says what is missing
}

// nextHop returns a field of a table with the number of the vertex in place of its label.
func nextHop(field string, at, to uint32, net topology.Network) (string, error) {
	if field == "-" {
		return field, nil
	}
	class := ""
	next, err := net.Vertex(field)
	if i := strings.LastIndexByte(field, '/'); err != nil && i >= 0 {
		next, err = net.Vertex(field[:i])
		class = field[i:]
	}
	if err != nil || at == to || !net.CSR().HasEdge(at, next) {
		return "", fmt.Errorf("from %s to %s the next hop is %.40q, want %s", net.Label(at), net.Label(to), field, hopsThere(at, to, net))
	}
	return strconv.Itoa(int(next)) + class, nil
}

// hopsThere says what may stand in a table.
func hopsThere(at, to uint32, net topology.Network) string {
	if at == to {
		return "-"
	}
	return "one of its neighbours" + routing.NeighborList(net.Neighbors(at), net.Label)
}

// handOver gives a session the table of a router whose name in certificates is the digest of
// the text that WriteTable writes of it, so that it is in the folder that names it, and tells
// whether it is such a router: one of the user's own, a program, the forwarding tables of a fabric, or a
// table of labels.
func handOver(session *props.Session, certified string, net topology.Network, r routing.Router) (bool, error) {
	if lanes, ok := r.(*routing.Lanes); ok {
		r = lanes.Router
	}
	switch r.(type) {
	case *routing.Table, *script.Router, *programs.Router:
	default:
		return false, nil
	}
	text, err := tableOf(net, r)
	if err != nil || routing.TableName(sha256.Sum256(text)) != routing.WithoutLanes(certified) {
		return false, err
	}
	session.Resolver().AddTable(text)
	return true, nil
}
