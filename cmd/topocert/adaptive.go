package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	"topocert/internal/regular"
	"topocert/routing"
	"topocert/topology"
)

// adaptiveRouter returns the router of a table in a file whose fields are several next hops,
// of labels or numbers; nil for any other.
func adaptiveRouter(name string, net topology.Network) (*routing.Adaptive, error) {
	file, ok := strings.CutPrefix(name, tablePrefix)
	if !ok || net.Order() > routing.MaxAdaptive {
		return nil, nil
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, nil // the reader of tables says so
	}
	defer f.Close()
	lists := false
	for _, fields := range tableLines(regular.WithoutMark(f)) {
		for _, field := range fields {
			_, err := net.Vertex(field)
			lists = lists || err != nil && strings.Contains(field, ";")
		}
	}
	if !lists {
		return nil, nil
	}
	if _, err := f.Seek(0, 0); err != nil {
		return nil, err
	}
	var text bytes.Buffer
	if err := inNumbers(&text, regular.WithoutMark(f), net); err != nil {
		return nil, fmt.Errorf("%s: routing: %w: %w", file, routing.ErrTable, err)
	}
	r, err := routing.ReadAdaptive(&text, net.CSR())
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return r, nil
}
