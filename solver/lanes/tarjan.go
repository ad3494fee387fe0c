package lanes

import "slices"

// strongComponents returns for each channel the number of its strongly connected component in the
// channel dependency graph.
//
// Source: R. Tarjan, "Depth-First Search and Linear Graph Algorithms", SIAM J. Computing
// 1, 1972. It keeps its own stack, since a way may pass through all channels.
func (p *problem) strongComponents() []int32 {
	n := p.channels
	part := slices.Repeat([]int32{-1}, n)
	index, low := make([]int32, n), make([]int32, n)
	type frame struct {
		x    uint32
		rest []uint32 // dependencies
	}
	var stack []uint32
	var frames []frame
	count, parts := int32(0), int32(0)
	enter := func(x uint32) {
		count++
		index[x], low[x] = count, count
		stack = append(stack, x)
		frames = append(frames, frame{x, p.out[x]})
	}
	for root := range uint32(n) {
		if index[root] > 0 {
			continue
		}
		enter(root)
		for len(frames) > 0 {
			f := &frames[len(frames)-1]
			x := f.x
			if len(f.rest) > 0 {
				y := p.head[f.rest[0]]
				f.rest = f.rest[1:]
				switch {
				case index[y] == 0:
					enter(y)
				case part[y] < 0:
					low[x] = min(low[x], index[y])
				}
				continue
			}
			frames = frames[:len(frames)-1]
			if len(frames) > 0 {
				above := frames[len(frames)-1].x
				low[above] = min(low[above], low[x])
			}
			if low[x] != index[x] {
				continue
			}
			at := len(stack) - 1
			for stack[at] != x {
				at--
			}
			for _, y := range stack[at:] {
				part[y] = parts
			}
			stack = stack[:at]
			parts++
		}
	}
	return part
}
