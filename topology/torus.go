package topology

// Torus is the mesh with the given sides and wrap-around links: two vertices
// are joined when they differ by 1, modulo the side, in one coordinate and
// agree in the others. Torus(n) is n×n.
//
//	Domain   sides ≥ 2
//	Order    the product of the sides N; size N for each axis with side ≥ 3,
//	         N/2 for each axis with side 2 (its rings are single links)
//	Labels   (x,y,…), row-major
//
// Symmetries: translation and reflection of each axis and exchange of axes of
// equal length; with a side of 4 there are more.
//
// Source: the usual definition; all five papers compare with it.
type Torus struct{ cyclic }

// NewTorus returns the torus with the given sides, or n×n for one argument n.
func NewTorus(sides ...int) (*Torus, error) {
	b, err := grid("Torus", sides)
	if err != nil {
		return nil, err
	}
	t := &Torus{makeCyclic(title("Torus", sides...), b, func(link func(u, v uint32)) {
		for i := range b.side {
			b.ring(i, link)
		}
	})}
	t.translations(b.axes()...)
	t.reflections(b.axes()...)
	return t, nil
}
