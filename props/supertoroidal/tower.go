package supertoroidal

import (
	"topocert/props"
	"topocert/topology"
)

// sameLength is the claim that the H-net's two networks have longest links of
// the same length.
func sameLength() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/hnet-same-length", Kind: props.Text, Section: "III",
		Quote:  "With this layout both the mesh and Γ(4,1,1) have maximal links of the same length",
		Formal: "there is an order of the planes that fits the text in which the longest vertical links of Γ(4,1,1) and of the 4 × 4 × 4 torus, on the same columns and the same horizontal rings, have the same length",
		Note: "the text fixes that x is a horizontal ring, and that each four planes of one y, with the four values of z, stand together; the figure, which has the order of the planes, is lost, so that the order is read as some order that fits. " +
			"As the rings are horizontal, z stands for w = z − xy modulo c; the torus has its links (0,0,1) along w. All 24 orders of y are combined with all 24 orders of w for each y. " +
			"In Γ(4,1,1) each plane of y has links to all of the planes of y+1, so with two such groups d apart there is one of length 4d+3, whatever the order; in the torus there need not be",
		Readings: []props.Reading{
			props.Once("the H-net, with y in the order 0, 3, 1, 2 upwards, and w upwards for even y, downwards for odd y", func(t *props.Case) {
				up, down := [4]int{0, 1, 2, 3}, [4]int{3, 2, 1, 0}
				g, m := towerLengths(t, tower{groups: interleaved4(), planes: [4][4]int{up, down, up, down}})
				t.Want(g == m && g == 11, "Γ(4,1,1) has a vertical link of length %d and none longer, the torus one of %d", g, m)
			}).Named("some order of the planes that fits the text: length 11 both"),
			props.Once("the H-net", func(t *props.Case) {
				same, all, _ := towers(t)
				if 0 < same && same < all {
					t.Openf("%d of the %d orders of the planes that fit the text give both the same length, the others do not; the lost Figure 3 would tell which one it is", same, all)
				}
				t.Want(same == all, "no order of the planes that fits the text gives both the same length")
			}).Named("the layout of Figure 3"),
			props.Once("the H-net with these orders", func(t *props.Case) {
				fold := interleaved4()
				g, m := towerLengths(t, tower{groups: fold, planes: [4][4]int{fold, fold, fold, fold}})
				t.Want(g == m, "with y, and w for every y, in the order 0, 3, 1, 2 upwards Γ(4,1,1) has a vertical link of length %d, the torus none longer than %d", g, m)
			}).Named("y and w both interleaved, as rings are"),
			props.Once("the H-net, all orders of its planes", func(t *props.Case) {
				_, _, least := towers(t)
				t.Want(least[0] == least[1], "no order of the planes gives Γ(4,1,1) a longest vertical link shorter than %d; one gives %d to the torus", least[0], least[1])
			}).Named("each with the order of the planes that is best for it"),
		},
	}
}

// hNet returns the network of the H-net, and where each vertex stands in a tower: its
// column x and the plane of y and w.
func hNet(t *props.Case) (*props.Net, place) {
	net := gamma(t, 4, 1, 1)
	return net.Net, func(v uint32) (x, y, w int) {
		a := net.Coordinates(v)
		return a[0], a[1], mod(a[2]-a[0]*a[1], net.c)
	}
}

// mesh returns the torus of the same order, whose coordinates are x, y and w.
func mesh(t *props.Case) (*props.Net, place) {
	net := t.Net("Torus(4,4,4)")
	return net, func(v uint32) (x, y, w int) {
		a := net.Coordinates(v)
		return a[0], a[1], a[2]
	}
}

// place tells the column and the plane of a vertex.
type place func(v uint32) (x, y, w int)

// tower is an order of the H-net's 16 planes: that of y and w is number
// 4·groups[y] + planes[y][w] from below.
type tower struct {
	groups [4]int
	planes [4][4]int
}

// vertical tells which pairs (y,w), (y',w') a network joins vertically, in any
// column.
type vertical [4][4][4][4]bool

// newVertical takes the vertical links from a network. The other links must be
// horizontal.
func newVertical(t *props.Case, net *props.Net, place place) *vertical {
	var joined vertical
	for u, v := range net.Edges() {
		x, y, w := place(u)
		x2, y2, w2 := place(v)
		if x == x2 {
			joined[y][y2][w][w2], joined[y2][y][w2][w] = true, true
			continue
		}
		t.Want(y == y2 && w == w2, "%s: the link %s–%s is not horizontal", net.Name(), net.Label(u), net.Label(v))
	}
	return &joined
}

// longest returns the length of the longest vertical link.
func (j *vertical) longest(layout tower) int {
	most := 0
	for y := range 4 {
		for y2 := range 4 {
			most = max(most, j.between(y, y2, 4*(layout.groups[y2]-layout.groups[y]), layout.planes[y], layout.planes[y2]))
		}
	}
	return most
}

// between returns the length of the longest vertical link between the planes of y
// and those of y2, whose groups start the given number of planes apart.
func (j *vertical) between(y, y2, apart int, planes, planes2 [4]int) int {
	most := 0
	for w, a := range planes {
		for w2, b := range planes2 {
			if j[y][y2][w][w2] {
				most = max(most, gap(apart+b, a))
			}
		}
	}
	return most
}

// interleaved4 returns the places of 0 … 3 in the order 0, 3, 1, 2.
func interleaved4() (places [4]int) {
	for i := range places {
		places[i] = topology.Interleave(i, len(places))
	}
	return places
}

// towerLengths returns the lengths of the longest vertical links of Γ(4,1,1)
// and of the torus.
func towerLengths(t *props.Case, tower tower) (gamma, torus int) {
	h, hPlace := hNet(t)
	m, mPlace := mesh(t)
	return newVertical(t, h, hPlace).longest(tower), newVertical(t, m, mPlace).longest(tower)
}

// towers goes through all orders of the planes. It returns in how many of
// them the longest vertical links of Γ(4,1,1) and the torus have the same length,
// the number of all, and the least length for each of the two.
func towers(t *props.Case) (same, all int, least [2]int) {
	h, hPlace := hNet(t)
	m, mPlace := mesh(t)
	nets := [2]*vertical{newVertical(t, h, hPlace), newVertical(t, m, mPlace)}
	orders := orders()
	least = [2]int{16, 16}
	for _, groups := range orders {
		if groups[0] > groups[1] {
			continue // its mirror image, upside down, counts for it
		}
		t.Check(nil)
		// span[n][y][y2][i][j] is the longest link of network n between y and y2 if
		// their planes have the orders i and j.
		var span [2][4][4][24][24]int
		for n, net := range nets {
			for y := range 4 {
				for y2 := range y + 1 {
					for i, a := range orders {
						for j, b := range orders {
							span[n][y][y2][i][j] = net.between(y, y2, 4*(groups[y2]-groups[y]), a, b)
						}
					}
				}
			}
		}
		var order [4]int
		var vary func(y int, most [2]int)
		vary = func(y int, most [2]int) {
			if y == 4 {
				all += 2
				if most[0] == most[1] {
					same += 2
				}
				least[0], least[1] = min(least[0], most[0]), min(least[1], most[1])
				return
			}
			for i := range orders {
				order[y] = i
				next := most
				for n := range next {
					for y2 := range y + 1 {
						next[n] = max(next[n], span[n][y][y2][i][order[y2]])
					}
				}
				vary(y+1, next)
			}
		}
		vary(0, [2]int{})
	}
	return same, all, least
}

// orders returns the 24 orders of four things.
func orders() [][4]int {
	var orders [][4]int
	for n := range 4 * 4 * 4 * 4 {
		p := [4]int{n / 64, n / 16 % 4, n / 4 % 4, n % 4}
		if 1<<p[0]|1<<p[1]|1<<p[2]|1<<p[3] == 15 {
			orders = append(orders, p)
		}
	}
	return orders
}
