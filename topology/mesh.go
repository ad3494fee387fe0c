package topology

import "slices"

// Mesh is the grid with the given sides: two vertices are joined when they
// differ by 1 in one coordinate and agree in the others. Mesh(n) is n×n.
//
//	Domain   sides ≥ 2
//	Order    the product of the sides N, size Σ N·(side−1)/side
//	Degree   one or two for each axis, less at the border
//	Labels   (x,y,…), row-major
//
// Symmetries: reflection of each axis and exchange of axes of equal length.
//
// Source: the usual definition; the papers on CCTorus and FTT compare with it.
type Mesh struct{ network }

// NewMesh returns the mesh with the given sides, or n×n for one argument n.
func NewMesh(sides ...int) (*Mesh, error) {
	b, err := grid("Mesh", sides)
	if err != nil {
		return nil, err
	}
	m := &Mesh{makeNetwork(title("Mesh", sides...), b, func(link func(u, v uint32)) {
		for i := range b.side {
			b.line(i, link)
		}
	})}
	m.reflections(b.axes()...)
	return m, nil
}

// grid reads the sides of a mesh or torus.
func grid(family string, args []int) (box, error) {
	sides := slices.Clone(args)
	if len(args) == 1 {
		sides = []int{args[0], args[0]}
	}
	inDomain := len(sides) > 0 && slices.Min(sides) >= 2
	if err := admit(family, args, inDomain, "one side n ≥ 2 (for n×n), or two or more sides ≥ 2", 2*len(sides), sides...); err != nil {
		return box{}, err
	}
	return newBox(sides...), nil
}

// axes returns the numbers of all axes.
func (b box) axes() []int {
	axes := make([]int, len(b.side))
	for i := range axes {
		axes[i] = i
	}
	return axes
}
