package topology

// Point is a point of the grid of integers in space.
type Point [3]int

// Layout places the vertices 0, 1, … of a network at points of the grid. Lengths
// are Euclidean; their squares are integers, so they compare exactly.
type Layout struct {
	points []Point
}

// Place returns the layout that puts each vertex below order at a point.
func Place(order int, at func(v uint32) Point) *Layout {
	l := &Layout{points: make([]Point, order)}
	for v := range l.points {
		l.points[v] = at(uint32(v))
	}
	return l
}

// Point returns where v stands.
func (l *Layout) Point(v uint32) Point { return l.points[v] }

// Distinct tells whether no two vertices stand at the same point.
func (l *Layout) Distinct() bool {
	seen := make(map[Point]bool, len(l.points))
	for _, p := range l.points {
		seen[p] = true
	}
	return len(seen) == len(l.points)
}

// Sides returns the sides of the least box of unit cells that holds all vertices.
func (l *Layout) Sides() [3]int {
	if len(l.points) == 0 {
		return [3]int{}
	}
	low, high := l.points[0], l.points[0]
	for _, p := range l.points {
		for i := range p {
			low[i], high[i] = min(low[i], p[i]), max(high[i], p[i])
		}
	}
	return [3]int{high[0] - low[0] + 1, high[1] - low[1] + 1, high[2] - low[2] + 1}
}

// Volume returns the number of unit cells in the least box that holds all
// vertices.
func (l *Layout) Volume() int {
	s := l.Sides()
	return s[0] * s[1] * s[2]
}

// Square returns the square of the distance between two vertices in space.
func (l *Layout) Square(u, v uint32) int {
	square := 0
	for i, a := range l.points[u] {
		d := a - l.points[v][i]
		square += d * d
	}
	return square
}
