package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"strconv"
	"strings"

	"topocert/cmd/internal/interrupt"
	"topocert/routing/infiniband"
	"topocert/topology"
	"topocert/topology/formats"
)

// graphFiles lists the kinds of graph files: those of package formats, and fabrics,
// which are above it.
func graphFiles() []formats.Kind {
	return append(formats.Kinds(), formats.Kind{
		Name: "ibnetdiscover", Endings: []string{infiniband.Ending}, Read: readFabric,
		About: "what ibnetdiscover prints of an InfiniBand fabric; the channel adapters are the ends",
	})
}

// readFabric reads an InfiniBand fabric: see infiniband.Read. Its ends are the channel
// adapters.
func readFabric(r io.Reader, o formats.Options) (*topology.External, error) {
	f, err := infiniband.Read(r)
	if err != nil {
		return nil, err
	}
	if n := f.Parallel(); n > 0 {
		o.Note(fmt.Sprintf("links of several cables, each one link here, with the cables as virtual channels of forwarding tables: %d", n))
	}
	return f.Network(), nil
}

// graphFileNamed returns the kind of the file with this name, nil if its ending is none
// of a graph file.
func graphFileNamed(name string) *formats.Kind {
	for _, kind := range graphFiles() {
		for _, ending := range kind.Endings {
			if strings.HasSuffix(name, ending) {
				return &kind
			}
		}
	}
	return nil
}

// endings lists the endings of all graph files in a sentence: ".g6, … or .ibnetdiscover".
func endings() string {
	var all []string
	for _, kind := range graphFiles() {
		all = append(all, kind.Endings...)
	}
	return strings.Join(all[:len(all)-1], ", ") + " or " + all[len(all)-1]
}

// noting says in each note which graph it is about.
func noting(o formats.Options, name string) formats.Options {
	tell := o.Note
	o.Note = func(text string) { tell(name + ": " + text) }
	return o
}

// linesOfInput yields the graphs on standard input, a graph a line.
func linesOfInput(stdin io.Reader, o formats.Options) iter.Seq[item] {
	return func(yield func(item) bool) {
		graph6 := graphFileNamed(".g6")
		for number, text := range lines(stdin, graph6) {
			it := text.item("-", number, graph6, o)
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
// are several, with the number of the line. The context ends the reading of one that is one
// graph.
func graphsOf(ctx context.Context, file string, kind *formats.Kind, o formats.Options) iter.Seq[item] {
	return func(yield func(item) bool) {
		f, err := os.Open(file)
		if err != nil {
			yield(item{name: file, err: err})
			return
		}
		defer f.Close()
		if kind.Read != nil {
			net, err := kind.Read(interrupt.Reader(ctx, f), noting(o, file))
			yield(fromFile(file, net, err))
			return
		}
		var held *item // the first, until it is known whether there are others
		for number, text := range lines(f, kind) {
			it := text.item(file, number, kind, o)
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
			if held.name = file; held.err == nil {
				*held = fromFile(file, held.net.(*topology.External), nil)
			}
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
	return file, number, err == nil && number > 0 && kind != nil && kind.Parse != nil
}

// lineOf yields the graph on a line of a file.
func lineOf(file string, want int, o formats.Options) iter.Seq[item] {
	return func(yield func(item) bool) {
		name := fmt.Sprintf("%s:%d", file, want)
		f, err := os.Open(file)
		if err != nil {
			yield(item{name: name, err: err})
			return
		}
		defer f.Close()
		last, kind := 0, graphFileNamed(file)
		for number, text := range lines(f, kind) {
			if last = number; number == want {
				yield(text.item(file, number, kind, o))
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
func (l line) item(file string, number int, kind *formats.Kind, o formats.Options) item {
	name := fmt.Sprintf("%s:%d", file, number)
	if l.err != nil {
		return item{name: name, err: l.err}
	}
	net, err := kind.Parse(l.text, noting(o, name))
	return fromFile(name, net, err)
}

// fromFile is what was read of a file, under the name that it has there.
func fromFile(name string, net *topology.External, err error) item {
	if err != nil {
		return item{name: name, err: err}
	}
	return item{name: name, net: net.WithSource(name)}
}

// lines yields the lines of a file of the given kind by their numbers, from 1, each as soon as it has
// ended. A line that is too long is told and passed over; an error of reading ends the
// sequence.
func lines(r io.Reader, kind *formats.Kind) iter.Seq2[int, line] {
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
				text = strings.TrimPrefix(text, ">>"+kind.Name+"<<") // the header that may stand there
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
