package script

import (
	"encoding/binary"
	"slices"

	"go.starlark.net/starlark"
	"go.starlark.net/starlarkstruct"

	"topocert/routing"
)

// asked is a router that is asked, on a network.
type asked struct {
	function
	fn     *starlark.Function
	net    *netValue
	lists  bool           // may be answered
	fault  *routing.Fault // nil for none
	faults starlark.Value // what the function is told of it
}

func (p *program) asked(net *netValue, q *toRoute) *asked {
	a := &asked{fn: p.globals[q.Router].(*starlark.Function), net: net, lists: q.Several, fault: q.Fault}
	a.router(a.fn)
	a.faults = a.dead()
	return a
}

// dead is the value faults: dead vertices and links, and whether the way from one vertex to
// another is blocked.
func (a *asked) dead() starlark.Value {
	vertices, links := starlark.NewList(nil), starlark.NewList(nil)
	if a.fault != nil {
		for f := range a.fault.All() {
			if f.Vertex() {
				_ = vertices.Append(starlark.MakeInt(int(f.U))) // it is not frozen
			} else {
				_ = links.Append(numbers([]int{int(f.U), int(f.V)}))
			}
		}
	}
	blocks := starlark.NewBuiltin("blocks", func(_ *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		var u, v int
		if err := starlark.UnpackPositionalArgs("faults."+b.Name(), args, kwargs, 2, &u, &v); err != nil {
			return nil, err
		}
		return starlark.Bool(a.fault != nil && u >= 0 && v >= 0 && a.fault.Blocks(uint32(u), uint32(v))), nil
	})
	value := starlarkstruct.FromStringDict(starlark.String("faults"), starlark.StringDict{"vertices": vertices, "links": links, "blocks": blocks})
	value.Freeze()
	return value
}

// hop asks the function, and returns the place of the next vertex among the neighbours, and
// the header then; several for a list, which h then has.
func (a *asked) hop(r *run, h *hops, at, to uint32, header starlark.Value) (uint16, starlark.Value, *Error) {
	r.again()
	args := starlark.Tuple{a.net, starlark.MakeInt(int(at)), starlark.MakeInt(int(to))}
	want := "a neighbour%s, or None where the message stops"
	if a.Header {
		args = append(args, header)
		want = "a neighbour%s and a header, or None where the message stops"
	}
	if a.Faults {
		args = append(args, a.faults)
	}
	v, err := r.call(a.fn, args)
	if err != nil {
		return 0, nil, r.program.failure(r.why(), err)
	}
	if v == starlark.None {
		return stays, header, nil
	}
	if l, ok := v.(*starlark.List); ok && a.lists && !a.Header {
		var err *Error
		if h.Lists[at], err = a.list(r, l, at); err != nil {
			return 0, nil, err
		}
		return several, header, nil
	}
	row, hop, then := a.net.net.Neighbors(at), v, header
	if pair, ok := v.(starlark.Tuple); a.Header {
		if !ok || len(pair) != 2 {
			return 0, nil, r.program.wrong(a.fn, "the function returns %s, want "+want, shortText(v), some(row))
		}
		if hop, then = pair[0], pair[1]; !isHeader(then, 0) {
			return 0, nil, r.program.wrong(a.fn, "the function returns the header %s, want None, a string, a number, a truth or a tuple of these, of at most %d bytes", shortText(then), maxHeader)
		}
		if hop == starlark.None {
			return stays, then, nil
		}
	}
	next, ok := vertexNumber(hop, a.net.net.Order())
	if ok && next == at {
		return stays, then, nil
	}
	if p := slices.Index(row, next); ok && p >= 0 {
		return uint16(p), then, nil
	}
	if _, list := v.(*starlark.List); list {
		want += "; a list of several is for an audit, without headers"
	}
	return 0, nil, r.program.wrong(a.fn, "the function returns %s, want "+want, shortText(v), some(row))
}

// list returns the next hops of a list: neighbours, or tuples of a neighbour and a virtual channel.
func (a *asked) list(r *run, l *starlark.List, at uint32) ([]routing.Choice, *Error) {
	choices := []routing.Choice{} // none: the message stops
	for i := range l.Len() {
		hop, class := l.Index(i), 0
		if pair, ok := hop.(starlark.Tuple); ok && len(pair) == 2 {
			hop = pair[0]
			if err := starlark.AsInt(pair[1], &class); err != nil || class < 0 || class >= routing.MaxClasses {
				return nil, r.program.wrong(a.fn, "the function returns the virtual channel %s, want one of 0 … %d", shortText(pair[1]), routing.MaxClasses-1)
			}
		}
		next, ok := vertexNumber(hop, a.net.net.Order())
		if !ok || !slices.Contains(a.net.net.Neighbors(at), next) {
			return nil, r.program.wrong(a.fn, "the function returns a list with %s, want neighbours%s, or (neighbour, channel)", shortText(hop), some(a.net.net.Neighbors(at)))
		}
		choices = append(choices, routing.Choice{To: next, Class: class})
	}
	return choices, nil
}

// plain asks for all next hops to a destination.
func (a *asked) plain(r *run, h *hops) {
	for at := range uint32(a.net.net.Order()) {
		place := uint16(stays)
		if h.At = at; at != h.Destination {
			place, _, h.Err = a.hop(r, h, at, h.Destination, nil)
		}
		if h.Err != nil {
			return
		}
		h.Next = binary.LittleEndian.AppendUint16(h.Next, place)
	}
}

// Bounds on headers: the bytes of one as text, and the number of vertices with headers that
// messages for one destination pass.
const (
	maxHeader = 256
	maxSteps  = 1 << 18
)

// steps follows a message from each vertex, which leaves with the header None, until it is
// where another was before with the same header, stops, or is sent where the network is dead.
func (a *asked) steps(r *run, h *hops) {
	type state struct {
		at     uint32
		header string
	}
	known := make(map[state]bool)
	for s := range uint32(a.net.net.Order()) {
		at, header := s, starlark.Value(starlark.None)
		for at != h.Destination && !known[state{at, headerText(header)}] {
			now := step{At: at, Header: headerText(header)}
			known[state{at, now.Header}] = true
			if h.At = at; len(known) > maxSteps {
				h.Err = r.program.wrong(a.fn, "%v: more than %d vertices with headers on the ways to one destination, want at most that many: are there ever new headers?", ErrLimit, maxSteps)
				h.Err.Limit = true
				return
			}
			if now.Next, header, h.Err = a.hop(r, h, at, h.Destination, header); h.Err != nil {
				return
			}
			now.Then = headerText(header)
			h.Steps = append(h.Steps, now)
			if now.Next == stays {
				break
			}
			next := a.net.net.Neighbors(at)[now.Next]
			if a.fault != nil && a.fault.Blocks(at, next) {
				break
			}
			at = next
		}
	}
}

// isHeader tells whether a value may be a header.
func isHeader(v starlark.Value, depth int) bool {
	switch v := v.(type) {
	case starlark.NoneType, starlark.Int, starlark.String, starlark.Bool:
	case starlark.Tuple:
		if depth == 4 || slices.ContainsFunc(v, func(of starlark.Value) bool { return !isHeader(of, depth+1) }) {
			return false
		}
	default:
		return false
	}
	return depth > 0 || len(headerText(v)) <= maxHeader
}

// headerText is a header as text; "" for None, with which messages leave.
func headerText(v starlark.Value) string {
	if v == starlark.None {
		return ""
	}
	return v.String()
}
