package programs

import (
	"bufio"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/routing"
	"topocert/topology"
)

// Router is what a program answered on a network: a table, with the whole network or beside a
// fault. Its messages have no headers.
type Router struct {
	net topology.Network
	// hops[d] are the next hops to d, by vertex, as places among the neighbours; nil for a
	// destination that was not asked about.
	hops [][]uint16
	// lists[d] are the answers that are lists, by vertex; nil where there is none.
	lists [][][]routing.Choice
}

var _ routing.Router = (*Router)(nil)

// Header returns "".
func (r *Router) Header(uint32, uint32) string { return "" }

// Next returns the next vertex; at itself where the message stops, and for a destination
// that was not asked about.
func (r *Router) Next(at, destination uint32, _ string) (uint32, string) {
	if row := r.hops[destination]; row != nil && row[at] != stays {
		return r.net.Neighbors(at)[row[at]], ""
	}
	return at, ""
}

// Adaptive returns the answers as a router with several next hops, as Options.Several allows; nil where no
// answer is a list.
func (r *Router) Adaptive() (*routing.Adaptive, error) {
	if r.lists == nil {
		return nil, nil
	}
	return routing.NewAdaptive(r.net.CSR(), func(at, destination uint32) ([]routing.Choice, error) {
		switch place := r.hops[destination][at]; place {
		case several:
			return r.lists[destination][at], nil
		case stays:
			return nil, nil
		default:
			return []routing.Choice{{To: r.net.Neighbors(at)[place]}}, nil
		}
	})
}

// admit refuses networks that are too large for a table.
func admit(command string, net topology.Network) error {
	if net.Order() > routing.MaxTable {
		return fmt.Errorf("%s%s: %w: a program on %d vertices, want at most %d", Prefix, command, topology.ErrLimit, net.Order(), routing.MaxTable)
	}
	return nil
}

// Ask runs a program on a network, asks it about some destinations, nil for all, and ends
// it. It takes 2 bytes for each question, of which there are N−1 for each destination, asked
// twice. Errors are an [Error], ErrCommand, topology.ErrLimit, the system's or the context's.
func Ask(ctx context.Context, command string, net topology.Network, destinations []uint32, o Options) (*Router, error) {
	if err := admit(command, net); err != nil {
		return nil, err
	}
	p, err := start(ctx, command, net, o)
	if err != nil {
		return nil, err
	}
	defer p.end()
	r, err := p.ask(p.first(), destinations, true)
	if err == nil {
		err = p.finish()
	}
	if err != nil {
		return nil, err
	}
	return r, nil
}

// Program is a program that is told of faults, and runs until it is closed.
type Program struct {
	process *process
	first   string // the first line; "" if it has been written
}

// Tell starts a program that is told of faults. It is to be closed.
func Tell(ctx context.Context, command string, net topology.Network, o Options) (*Program, error) {
	if err := admit(command, net); err != nil {
		return nil, err
	}
	p, err := start(ctx, command, net, o)
	if err != nil {
		return nil, err
	}
	return &Program{p, p.first()}, nil
}

// Beside asks about all destinations beside a fault. After an error the program is of no use.
// It is not for several goroutines at a time.
func (p *Program) Beside(f routing.Fault) (*Router, error) {
	dead := "dead"
	for f := range f.All() {
		if f.Vertex() {
			dead += fmt.Sprintf(" vertex %d", f.U)
		} else {
			dead += fmt.Sprintf(" link %d %d", f.U, f.V)
		}
	}
	dead += "\n"
	r, err := p.process.ask(p.first+dead, nil, false)
	if err != nil {
		return nil, fmt.Errorf("after %q: %w", dead[:len(dead)-1], err)
	}
	p.first = ""
	return r, nil
}

// Close ends the program, which is not to say anything more.
func (p *Program) Close() error {
	defer p.process.end()
	return p.process.finish()
}

// questions are those about some destinations.
type questions struct {
	net    topology.Network
	to     []uint32
	labels bool
}

// count returns their number.
func (q *questions) count() int { return len(q.to) * (q.net.Order() - 1) }

// nth returns a question of those in order.
func (q *questions) nth(i int) (at, to uint32) {
	others := q.net.Order() - 1
	to = q.to[i/others]
	if at = uint32(i % others); at >= to {
		at++
	}
	return at, to
}

// text appends the line of a question.
func (q *questions) text(line []byte, at, to uint32) []byte {
	if q.labels {
		return append(append(append(append(line, q.net.Label(at)...), '\t'), q.net.Label(to)...), '\n')
	}
	line = append(strconv.AppendUint(line, uint64(at), 10), ' ')
	return append(strconv.AppendUint(line, uint64(to), 10), '\n')
}

// ask writes what goes before, asks every question about some destinations, nil for all, in
// order, and again from the last to the first. The last questions end the program's input, so
// that it writes out what it has kept.
func (p *process) ask(before string, destinations []uint32, last bool) (*Router, error) {
	q := &questions{p.net, destinations, p.options.Labels}
	r := &Router{net: p.net, hops: make([][]uint16, p.net.Order())}
	if destinations == nil {
		for d := range uint32(p.net.Order()) {
			q.to = append(q.to, d)
		}
	}
	for _, d := range q.to {
		r.hops[d] = make([]uint16, p.net.Order())
		r.hops[d][d] = stays
	}
	written := make(chan struct{})
	go func() {
		defer close(written)
		p.question(before, q)
		if last {
			_ = p.in.Close()
		}
	}()
	err := p.answers(q, r)
	if err != nil {
		p.kill()
	}
	<-written
	if err != nil {
		return nil, err
	}
	return r, nil
}

// question writes all questions. That the program no longer reads is for the reader to tell.
func (p *process) question(before string, q *questions) {
	out := bufio.NewWriterSize(p, 1<<15)
	_, _ = out.WriteString(before)
	var line []byte
	for _, again := range []bool{false, true} {
		for i := range q.count() {
			if again {
				i = q.count() - 1 - i
			}
			at, to := q.nth(i)
			line = q.text(line[:0], at, to)
			if _, err := out.Write(line); err != nil {
				return
			}
		}
	}
	_ = out.Flush()
}

// answers reads the answers to all questions.
func (p *process) answers(q *questions, r *Router) error {
	asked := func(at, to uint32) string { return strings.TrimSuffix(string(q.text(nil, at, to)), "\n") }
	for i := range 2 * q.count() {
		again := i >= q.count()
		if again {
			i = 2*q.count() - 1 - i
		}
		at, to := q.nth(i)
		line, err := readLine(p.lines)
		p.progress.Add(1)
		if err != nil {
			return p.failed(asked(at, to), err)
		}
		hop, err := place(line, p.net, at, q.labels)
		var choices []routing.Choice
		if err != nil && p.ctx.Err() == nil && strings.ContainsAny(line, ";/") {
			if choices, err = r.list(line, at, q.labels, p.options.Several); err == nil {
				hop = several
			}
		}
		switch {
		case err != nil && p.ctx.Err() != nil:
			return context.Cause(p.ctx)
		case err != nil:
			return p.errorf(asked(at, to), "%w", err)
		case !again:
			r.hops[to][at] = hop
			r.keep(at, to, choices)
		case hop != r.hops[to][at] || hop == several && !slices.Equal(choices, r.lists[to][at]):
			return p.errorf(asked(at, to), "twice, got %q and then %s, want the same answer", p.hop(r, at, to), quoted(strings.TrimSpace(line)))
		}
	}
	return nil
}

// list is list where a list may be answered.
func (r *Router) list(line string, at uint32, labels, may bool) ([]routing.Choice, error) {
	choices, err := list(line, r.net, at, labels)
	switch {
	case err == nil && !may:
		return nil, fmt.Errorf("got %s, several next hops or a virtual channel, want one next hop: several are for an audit", quoted(line))
	case r.net.Order() > routing.MaxAdaptive:
		return nil, fmt.Errorf("%w: several next hops on %d vertices, want at most %d", topology.ErrLimit, r.net.Order(), routing.MaxAdaptive)
	}
	return choices, err
}

// keep keeps an answer that is a list; nil for none.
func (r *Router) keep(at, to uint32, choices []routing.Choice) {
	if choices == nil {
		return
	}
	if r.lists == nil {
		r.lists = make([][][]routing.Choice, r.net.Order())
	}
	if r.lists[to] == nil {
		r.lists[to] = make([][]routing.Choice, r.net.Order())
	}
	r.lists[to][at] = choices
}

// hop names what was answered.
func (p *process) hop(r *Router, at, to uint32) string {
	switch place := r.hops[to][at]; place {
	case stays:
		return "-"
	case several:
		var texts []string
		for _, c := range r.lists[to][at] {
			texts = append(texts, fmt.Sprintf("%s/%d", called(p.net, c.To, p.options.Labels), c.Class))
		}
		return strings.Join(texts, ";")
	default:
		return called(p.net, p.net.Neighbors(at)[place], p.options.Labels)
	}
}
