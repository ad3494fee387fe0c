package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"strconv"
	"strings"

	"topocert/topology"
)

// graphFile is a kind of graph file. One of line and whole is set.
type graphFile struct {
	ending string // of the files' names
	about  string // one line for --help
	// line reads one graph, of a file that has a graph a line. A bad line loses no other.
	line func(text string, o fileOptions) (topology.Network, error)
	// whole reads a file that is one graph.
	whole func(r io.Reader, o fileOptions) (topology.Network, error)
}

// fileOptions are what flags say of graph files.
type fileOptions struct {
	// note tells the user what a reader did with the file: so many double links merged.
	note func(text string)
}

// graphFiles lists the kinds of graph files. This is the one place where a new kind is
// entered.
func graphFiles() []graphFile {
	return []graphFile{
		{ending: ".g6", about: "graph6, a graph a line", line: readGraph6Line},
		{ending: ".edges", about: "an edge list: a line \"u v\" for each link, vertices from 0", whole: external(topology.ReadEdges)},
		{ending: ".graph", about: "METIS", whole: external(topology.ReadMETIS)},
	}
}

// external makes a reader of graphs one of networks.
func external(read func(io.Reader) (*topology.Graph, error)) func(io.Reader, fileOptions) (topology.Network, error) {
	return func(r io.Reader, _ fileOptions) (topology.Network, error) {
		g, err := read(r)
		if err != nil {
			return nil, err
		}
		return topology.NewExternal(g)
	}
}

// readGraph6Line reads a line of a graph6 file, and of standard input.
func readGraph6Line(text string, _ fileOptions) (topology.Network, error) {
	g, err := topology.ParseGraph6(text)
	if err != nil {
		return nil, err
	}
	return topology.NewExternal(g)
}

// graphFileNamed returns the kind of the file with this name, nil if its ending is none
// of a graph file.
func graphFileNamed(name string) *graphFile {
	for _, kind := range graphFiles() {
		if strings.HasSuffix(name, kind.ending) {
			return &kind
		}
	}
	return nil
}

// linesOfInput yields the graphs on standard input, a graph a line.
func linesOfInput(stdin io.Reader, o fileOptions) iter.Seq[item] {
	return func(yield func(item) bool) {
		for number, text := range lines(stdin) {
			it := text.item("-", number, readGraph6Line, o)
			if it.err == nil && strings.HasPrefix(it.net.Name(), "g6:") {
				it.name = it.net.Name()
			}
			if !yield(it) {
				return
			}
		}
	}
}

// graphsOf yields the graphs of a file. They are called by the file's name; if there
// are several, with the number of the line.
func graphsOf(file string, kind *graphFile, o fileOptions) iter.Seq[item] {
	return func(yield func(item) bool) {
		f, err := os.Open(file)
		if err != nil {
			yield(item{name: file, err: err})
			return
		}
		defer f.Close()
		if kind.whole != nil {
			net, err := kind.whole(f, o)
			yield(item{name: file, net: net, err: err})
			return
		}
		var held *item // the first, until it is known whether there are others
		for number, text := range lines(f) {
			it := text.item(file, number, kind.line, o)
			if number == 1 {
				held = &it
				continue
			}
			if held != nil && !yield(*held) || !yield(it) {
				return
			}
			held = nil
		}
		if held != nil {
			held.name = file
			yield(*held)
		}
	}
}

// lineOfFile takes apart graphs.g6:3, which stands for the graph on the third line of a
// file, and is what it is called among the graphs of the file.
func lineOfFile(arg string) (file string, number int, ok bool) {
	at := strings.LastIndexByte(arg, ':')
	if at < 0 {
		return "", 0, false
	}
	file = arg[:at]
	number, err := strconv.Atoi(arg[at+1:])
	kind := graphFileNamed(file)
	return file, number, err == nil && number > 0 && kind != nil && kind.line != nil
}

// lineOf yields the graph on a line of a file.
func lineOf(file string, want int, o fileOptions) iter.Seq[item] {
	return func(yield func(item) bool) {
		name := fmt.Sprintf("%s:%d", file, want)
		f, err := os.Open(file)
		if err != nil {
			yield(item{name: name, err: err})
			return
		}
		defer f.Close()
		last := 0
		for number, text := range lines(f) {
			if last = number; number == want {
				yield(text.item(file, number, graphFileNamed(file).line, o))
				return
			}
		}
		yield(item{name: name, err: fmt.Errorf("%w: the file has %s", topology.ErrFormat, times(last, "line"))})
	}
}

// line is a line of a file, without its end, or why it could not be read.
type line struct {
	text string
	err  error
}

// item reads the graph on a line.
func (l line) item(file string, number int, read func(string, fileOptions) (topology.Network, error), o fileOptions) item {
	it := item{name: fmt.Sprintf("%s:%d", file, number), err: l.err}
	if l.err == nil {
		it.net, it.err = read(l.text, o)
	}
	return it
}

// graph6Header may stand at the start of a file with a graph a line.
const graph6Header = ">>graph6<<"

// lines yields the lines of a file by their numbers, from 1, each as soon as it has
// ended. A line that is too long is told and passed over; an error of reading ends the
// sequence.
func lines(r io.Reader) iter.Seq2[int, line] {
	return func(yield func(int, line) bool) {
		in := bufio.NewReaderSize(r, 1<<16)
		for number := 1; ; number++ {
			text, err := readLine(in)
			switch {
			case err == io.EOF && text == "":
				return
			case err != nil && err != io.EOF && !errors.Is(err, topology.ErrLimit):
				yield(number, line{err: err})
				return
			}
			if err == io.EOF {
				err = nil
			}
			if number == 1 {
				text = strings.TrimPrefix(text, graph6Header)
			}
			if !yield(number, line{text, err}) {
				return
			}
		}
	}
}

// readLine reads a line, without its end. The last line may have none. Of a line longer
// than topology.MaxLine the rest is passed over.
func readLine(in *bufio.Reader) (string, error) {
	var text []byte
	tooLong := false
	for {
		part, err := in.ReadSlice('\n')
		if !tooLong {
			text = append(text, part...)
		}
		if len(bytes.TrimSuffix(text, []byte("\n"))) > topology.MaxLine {
			tooLong, text = true, nil
		}
		switch {
		case err == bufio.ErrBufferFull:
			continue
		case tooLong && (err == nil || err == io.EOF):
			return "", fmt.Errorf("%w: a line of more than %d bytes, want at most that many", topology.ErrLimit, topology.MaxLine)
		}
		return string(bytes.TrimSuffix(bytes.TrimSuffix(text, []byte("\n")), []byte("\r"))), err
	}
}
