package resolve

import (
	"fmt"
	"io"
	"strings"

	"topocert/certificates"
	"topocert/routing"
	"topocert/topology"
)

// Steps for a byte of the files of graphs, tables and labels, and of those whose digest
// alone is computed, and of definitions; and for a vertex or an end of a link of a network that is made.
const (
	stepsOfGraphByte  = 32
	stepsOfTableByte  = 16
	stepsOfLabelByte  = 16
	stepsOfDigestByte = 8
	stepsOfTextByte   = 1 << 8
	stepsToMake       = 16
)

// Bytes of memory for a byte of definitions: while they are read, and from then on.
const (
	bytesToRead = 1 << 8
	bytesOfText = 1 << 7
)

// Limit makes what networks and routers cost count against a budget. It is for names that
// remember the last network and router alone, in one goroutine.
func (n *Names) Limit(b *certificates.Budget) { n.cost.budget = b }

// cost counts what making networks and routers costs.
type cost struct {
	budget *certificates.Budget // nil for no bound
	// network and router are the bytes that the last ones take.
	lastNetwork, lastRouter int64
}

// network takes what the network with a canonical name costs, before it is made. Of one
// that is read from a file nothing is known yet.
func (c *cost) network(name string) error {
	if c.budget == nil {
		return nil
	}
	order, ends, err := topology.Shape(name)
	if err != nil || order > topology.MaxOrder || ends > 2*topology.MaxSize {
		return c.budget.Keep(&c.lastNetwork, 0) // it will not be made
	}
	return c.shape(order, ends)
}

// mostSteps bounds what making a network by its text takes where there is no budget.
const mostSteps int64 = certificates.DefaultSteps

// making returns how the steps count that making a network by its text takes.
func (c *cost) making() func(steps int64) error {
	if c.budget != nil {
		return c.budget.Spend
	}
	left := mostSteps
	return func(steps int64) error {
		if left -= steps; left < 0 {
			return fmt.Errorf("%w: a text that takes more than %d steps, want fewer", topology.ErrLimit, mostSteps)
		}
		return nil
	}
}

// given takes what a network costs that has been read.
func (c *cost) given(net topology.Network) error {
	return c.shape(int64(net.Order()), 2*int64(net.Size()))
}

// bytesOf returns the bytes that a network of so many vertices and ends of links takes.
func bytesOf(order, ends int64) int64 { return 12*order + 4*ends }

// Given returns the bytes that the networks take that were handed over.
func (n *Names) Given() int64 {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.given
}

// shape takes what a network of so many vertices and ends of links costs.
func (c *cost) shape(order, ends int64) error {
	if err := c.budget.Keep(&c.lastNetwork, bytesOf(order, ends)); err != nil {
		return err
	}
	return c.budget.Spend(stepsToMake * (order + ends))
}

// text takes what it costs to read definitions of so many bytes, which stay.
func (c *cost) text(bytes int64) error {
	var kept int64
	if err := c.budget.Keep(&kept, bytesOfText*bytes); err != nil {
		return err
	}
	if err := c.budget.Take(bytesToRead * bytes); err != nil {
		return err
	}
	return c.budget.Spend(stepsOfTextByte * bytes)
}

// router takes what the named router on a network costs, before it is made: some are
// tables, made with a search from every vertex, or by asking for every pair.
func (c *cost) router(name string, net topology.Network) error {
	if c.budget == nil {
		return nil
	}
	order, ends := int64(net.Order()), 2*int64(net.Size())
	memory, steps := order, stepsToMake*(order+ends)
	inner, lanes := routing.CutLanes(name)
	for lanes && order <= routing.MaxTable {
		memory += order * order
		steps += order * (4*(order+ends) + 64*order)
		inner, lanes = routing.CutLanes(inner)
	}
	if order <= routing.MaxTable && (inner == "bfs" || inner == "updown" || strings.HasPrefix(inner, routing.TablePrefix)) {
		memory += 4 * order * order
		steps += 4 * order * (order + ends)
	}
	if err := c.budget.Keep(&c.lastRouter, memory); err != nil {
		return err
	}
	return c.budget.Spend(steps)
}

// reading opens a file of which each byte that is read takes so many steps.
func (c *cost) reading(open opener, steps int64) opener {
	return func() (io.ReadCloser, error) {
		file, err := open()
		if err != nil {
			return nil, err
		}
		return c.budget.Reading(file, steps), nil
	}
}
