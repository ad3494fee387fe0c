package lanes

import (
	"context"
	"fmt"
	"slices"

	"topocert/certificates"
)

// problem is what matters of routes for their lanes: the channel dependency graph, each
// dependency with a number, and of each route those of its dependencies that can be in a
// cycle. Routes with the same of them, or with fewer, are one.
type problem struct {
	channels int
	tail     []uint32   // of each dependency
	head     []uint32   //
	out, in  [][]uint32 // the dependencies of each channel
	paths    [][]uint32 // the dependencies of each route that has some
	owner    []int      // a message for each route, which has these dependencies
	users    [][]uint32 // the routes of each dependency
	of       []int32    // the route of each message that has its dependencies; −1 if it has none
}

// manyRoutes is the number of routes, or of lines of a proof, after each of which it is asked
// whether the context has ended: some milliseconds of work.
const manyRoutes = 1024

// ended returns the context's error after every so many of them.
func ended(ctx context.Context, i int) error {
	if i%manyRoutes != 0 {
		return nil
	}
	return ctx.Err()
}

// problem returns what matters of the routes: only dependencies within a strongly connected
// component can be in a cycle. Errors: ErrNone; the context's.
func (l *Routes) problem(ctx context.Context) (*problem, error) {
	p, number, err := l.dependencies(ctx)
	if err != nil {
		return nil, err
	}
	part := p.strongComponents()
	known := make(map[string]int32)
	met := make(map[uint32]bool) // channels of a route
	for m := range p.of {
		if err := ended(ctx, m); err != nil {
			return nil, err
		}
		route := l.channels[l.start[m]:l.start[m+1]]
		clear(met)
		var path []uint32
		for h, x := range route {
			if met[x] {
				n := len(l.Ends)
				return nil, fmt.Errorf("%w: the message from %s to %s takes a channel again, and waits for itself", ErrNone,
					l.Network.Label(l.Ends[m/n]), l.Network.Label(l.Ends[m%n]))
			}
			met[x] = true
			if h > 0 && part[route[h-1]] == part[x] {
				path = append(path, number[[2]uint32{route[h-1], x}])
			}
		}
		if p.of[m] = -1; len(path) == 0 {
			continue
		}
		key := certificates.Key(path)
		i, again := known[key]
		if !again {
			i = int32(len(p.paths))
			known[key] = i
			p.paths, p.owner = append(p.paths, path), append(p.owner, m)
		}
		p.of[m] = i
	}
	if err := p.absorb(ctx, known); err != nil {
		return nil, err
	}
	p.users = make([][]uint32, len(p.tail))
	for i, path := range p.paths {
		for _, e := range path {
			p.users[e] = append(p.users[e], uint32(i))
		}
	}
	return p, nil
}

// dependencies returns a problem with all dependencies of the routes, and their numbers, but
// without routes yet.
func (l *Routes) dependencies(ctx context.Context) (*problem, map[[2]uint32]uint32, error) {
	number := make(map[[2]uint32]uint32)
	p := &problem{channels: l.count(), of: make([]int32, len(l.start)-1)}
	p.out, p.in = make([][]uint32, p.channels), make([][]uint32, p.channels)
	for m := range p.of {
		if err := ended(ctx, m); err != nil {
			return nil, nil, err
		}
		route := l.channels[l.start[m]:l.start[m+1]]
		for h := 1; h < len(route); h++ {
			e := [2]uint32{route[h-1], route[h]}
			if _, known := number[e]; !known {
				i := uint32(len(number))
				number[e] = i
				p.tail, p.head = append(p.tail, e[0]), append(p.head, e[1])
				p.out[e[0]], p.in[e[1]] = append(p.out[e[0]], i), append(p.in[e[1]], i)
			}
		}
	}
	return p, number, nil
}

// absorb leaves out the paths that are others without their first or last dependency: they
// go into the lanes of these. known has the paths' numbers.
func (p *problem) absorb(ctx context.Context, known map[string]int32) error {
	into := slices.Repeat([]int32{-1}, len(p.paths))
	for i, path := range p.paths {
		if err := ended(ctx, i); err != nil {
			return err
		}
		if len(path) < 2 {
			continue
		}
		for _, part := range [][]uint32{path[1:], path[:len(path)-1]} {
			if j, ok := known[certificates.Key(part)]; ok {
				into[j] = int32(i)
			}
		}
	}
	place := make([]int32, len(p.paths))
	var paths [][]uint32
	var owner []int
	for i, path := range p.paths {
		if into[i] < 0 {
			place[i] = int32(len(paths))
			paths, owner = append(paths, path), append(owner, p.owner[i])
		}
	}
	for m, i := range p.of {
		if i < 0 {
			continue
		}
		for into[i] >= 0 { // ever longer
			i = into[i]
		}
		p.of[m] = place[i]
	}
	p.paths, p.owner = paths, owner
	return nil
}
