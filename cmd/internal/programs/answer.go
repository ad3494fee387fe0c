package programs

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"topocert/routing"
	"topocert/topology"
)

// maxAnswer bounds the bytes of an answer, the newline among them.
const maxAnswer = 1 << 12

// stays marks a vertex where a message stops.
const stays = math.MaxUint16

// errLong says that a line is longer than an answer may be.
var errLong = fmt.Errorf("a line of more than %d bytes", maxAnswer-1)

// readLine reads a line, without what ends it. Text at the end of the output is a line too.
// It returns errLong, or the reader's error, io.EOF at the end.
func readLine(in *bufio.Reader) (string, error) {
	line, err := in.ReadSlice('\n')
	switch {
	case errors.Is(err, bufio.ErrBufferFull):
		return string(line), errLong
	case err == io.EOF && len(line) > 0:
	case err != nil:
		return "", err
	}
	return strings.TrimRight(string(line), "\r\n"), nil
}

// place returns the place among the neighbours of at that an answer names, or stays.
func place(answer string, net topology.Network, at uint32, labels bool) (uint16, error) {
	text, row := strings.TrimSpace(answer), net.Neighbors(at)
	next, known := at, text == "-"
	if !known && !labels && text != "" && strings.Trim(text, "0123456789") == "" {
		n, err := strconv.ParseUint(text, 10, 32)
		next, known = uint32(n), err == nil && n < uint64(net.Order())
	} else if !known {
		v, err := net.Vertex(text)
		next, known = v, err == nil
	}
	if known && next == at {
		return stays, nil
	}
	if i, found := slices.BinarySearch(row, next); known && found {
		return uint16(i), nil
	}
	return 0, fmt.Errorf("got %s, want %s", quoted(answer), wanted(net, at, labels))
}

// several marks a vertex where an answer is a list of next hops, and not one neighbour.
const several = stays - 1

// list returns the next hops of an answer such as "3/1;5", without doubles: vertices as place takes them, each
// perhaps with its virtual channel.
func list(answer string, net topology.Network, at uint32, labels bool) ([]routing.Choice, error) {
	var all []routing.Choice
	for text := range strings.SplitSeq(answer, ";") {
		class := 0
		next, err := place(text, net, at, labels)
		if i := strings.LastIndex(text, "/"); err != nil && i >= 0 {
			k, wrong := strconv.Atoi(strings.TrimSpace(text[i+1:]))
			if wrong != nil || k < 0 || k >= routing.MaxClasses {
				return nil, fmt.Errorf("got %s, want a virtual channel of 0 … %d behind /", quoted(text), routing.MaxClasses-1)
			}
			class = k
			next, err = place(text[:i], net, at, labels)
		}
		if err == nil && next == stays {
			err = fmt.Errorf("got %s among others, want - alone", quoted(text))
		}
		if err != nil {
			return nil, err
		}
		all = append(all, routing.Choice{To: net.Neighbors(at)[next], Class: class})
	}
	slices.SortFunc(all, func(a, b routing.Choice) int { return cmp.Or(cmp.Compare(a.To, b.To), cmp.Compare(a.Class, b.Class)) })
	return slices.Compact(all), nil
}

// wanted says what may be answered at a vertex.
func wanted(net topology.Network, at uint32, labels bool) string {
	row := net.Neighbors(at)
	if len(row) == 0 {
		return "- for none, since it has no neighbours"
	}
	return "one of its neighbours" + routing.NeighborList(row, func(v uint32) string { return called(net, v, labels) }) + ", or - for none"
}

// called is what a question calls a vertex.
func called(net topology.Network, v uint32, labels bool) string {
	if labels {
		return net.Label(v)
	}
	return strconv.Itoa(int(v))
}

// quoted returns a text for a message: cut if it is long, with nothing that does not print.
func quoted(text string) string {
	const most = 80
	if len(text) > most {
		return strconv.Quote(strings.ToValidUTF8(text[:most], "?")) + "…"
	}
	return strconv.Quote(text)
}

// clean returns a line of a program's without characters that do not print.
func clean(line string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, strings.ToValidUTF8(line, "?"))
}
