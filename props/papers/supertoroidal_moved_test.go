package papers

import (
	"context"
	"math"
	"slices"
	"testing"

	"topocert/props"
	"topocert/topology"
)

// decide decides readings on networks of at most 64 vertices.
func decide(t *testing.T, readings ...props.Reading) (list []props.Verdict) {
	t.Helper()
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	for _, r := range readings {
		results, err := (&props.Runner{Session: session, MaxOrder: 64}).Run(context.Background(), []*props.Claim{{ID: "supertoroidal/test", Readings: []props.Reading{r}}})
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, results[0].Verdict)
	}
	return list
}

// decideLines decides lines of claims that use the paper's own shorthands.
func decideLines(t *testing.T, claims string, code props.Code) (list []props.Verdict) {
	t.Helper()
	paper := props.PaperText{Key: "test", Claims: claims, Short: text(props.PaperText{Key: "supertoroidal"}).Short, Code: code}
	for _, c := range paper.Paper().Claims {
		list = append(list, decide(t, c.Readings[0])...)
	}
	return list
}

// TestShorthands compares definitions with others: the sine with √½ and ½, the logarithm of 2, the counts of B's first
// links with r; the number s of the stretch with the largest of all; the representation (6) with a search for all.
func TestShorthands(t *testing.T) {
	for i, got := range decideLines(t, `
sine-of-30: 2*sine_low(6) <= 1 && 1 <= 2*sine_high(6)
sine-of-45: 2*sine_low(4)*sine_low(4) <= 1 && 1 <= 2*sine_high(4)*sine_high(4)
sine: 0 < sine_high(n) - sine_low(n) && sine_high(n) - sine_low(n) < 1/10000 for n in 4..100
fold: (all d in 0..n-1: fold(n, cond(d%2 == 0, floor(d/2), n - 1 - floor(d/2))) == d) && (all i in 0..n-1: abs(fold(n, (i + 1)%n) - fold(n, i)) <= 2) for n in 1..12
flat: flat_depth(4, 1, 1, 3, 2) == -2 && flat_left(4, 1, 2) == 1 && flat_depth(4, 1, 1, 1, 1) == 2 && flat_left(4, 1, 1) == 1
tower: tower_column(4, 3) == 0 && tower_row(4, 3) == 1 && tower_column(4, 1) == 1 && tower_row(4, 1) == 0
logarithm: ln_low(2) < 0.69314719 && 0.69314718 < ln_high(2) && ln_high(2) - ln_low(2) < 1/1000
begin: begin_down(c, l) == (count j in 1..c*c*l-1: rest_of(c, l, j) > 0) && begin_level(c, l) == (count j in 1..c*c*l-1: rest_of(c, l, j) == 0) for c in [4, 6], l in 1..3
stretch: (count s in 2..c: floor(s*s/4) + 1 >= c/2 && (s == 2 || floor((s - 1)*(s - 1)/4) + 1 < c/2)) == 1 && (all s in 2..c if floor(s*s/4) + 1 >= c/2 && (s == 2 || floor((s - 1)*(s - 1)/4) + 1 < c/2): 1 + max(c/s, cond(s > 2, 2*(floor((s - 1)*(s - 1)/4) + 1)/(s - 1), 0)) == max r in 2..c: 1 + 2*min(floor(r*r/4) + 1, c/2)/r) for c in 4..40 if c%2 == 0
representation: (2*((c*l - 2)/2) + 1 == c*l - 1 && c/2*(c*l - 1) + (c*l - 2)/2 >= c*c*l/2) == (all j in -c*c*l/2..c*c*l/2-1: (count q in -c/2..c/2: abs(j - q*(c*l - 1)) <= (c*l - 2)/2) == 1) for c in [4, 6], l in 1..3
`, nil) {
		if got != props.Holds {
			t.Errorf("definition %d: %v", i, got)
		}
	}
}

// TestLostLinks renumbers copies in ways that lose links, and sees them lost.
func TestLostLinks(t *testing.T) {
	want := []props.Verdict{props.Fails, props.Fails, props.Fails, props.Holds}
	for i, got := range decideLines(t, `
two-become-one: go copies: Gamma({c},{k},{2*l}); x; y + i; all a == 0 || lost == 0 for (c, k, l) in [(4, 1, 1)]
slopes-double: go copies: Gamma({c},{k},{2*l}); x; 2*y + i; all a == 0 || lost == 0 for (c, k, l) in [(4, 1, 1)]
slopes-grow: go copies: Gamma({c},{k},{2*l}); x; (y + i*c*l + 1)%(2*c*l); all a == 0 || lost == 0 for (c, k, l) in [(4, 1, 1)]
slopes-stay: go copies: Gamma({c},{k},{2*l}); x; (half_turned(i, c*l, y) + c*l)%(2*c*l); all a == 0 || lost == 0 for (c, k, l) in [(4, 1, 1)]
`, props.Code{"copies": copies}) {
		if got != want[i] {
			t.Errorf("renumbering %d: %v, want %v", i, got, want[i])
		}
	}
}

// relinked is a network with other links.
type relinked struct {
	topology.Grid
	links *topology.Graph
}

// CSR returns the other links.
func (r relinked) CSR() *topology.Graph { return r.links }

// TestMovedLink moves one link of Γ(4,1,1), and sees that lines that judge links, and hold, notice it.
func TestMovedLink(t *testing.T) {
	moved := func(t *props.Case, c props.Call) {
		_, net := props.Own(t, func() (relinked, error) {
			made, err := topology.New("Gamma", 4, 1, 1)
			if err != nil {
				return relinked{}, err
			}
			net := made.(topology.Grid)
			links, err := topology.FromEdges(net.Order(), func(yield func(u, v uint32) bool) {
				for u, v := range net.CSR().Edges() {
					if u == net.At(0, 0, 0) && v == net.At(1, 0, 0) {
						v = net.At(2, 2, 3)
					}
					if !yield(u, v) {
						return
					}
				}
			})
			return relinked{net, links}, err
		})
		linksIn(t, c, net)
	}
	judged := 0
	readings := func(function func(t *props.Case, c props.Call)) (list []props.Reading) {
		code := supertoroidalCode()
		code["links"] = function
		text := text(props.PaperText{Key: "supertoroidal", Code: code})
		text.Theorems = ""
		for _, c := range text.Paper().Claims {
			list = append(list, c.Readings...)
		}
		return list
	}
	judges := func(t *props.Case, c props.Call) { judged++; links(t, c) }
	on := readings(moved)
	// The link that moved is none of the longest, nor is one that climbs by c−1.
	shorter := []string{"", "in space: at most 1 + 2πk/l", "any layout on points of the unit grid: at least c/2"}
	for i, r := range readings(judges) {
		if r.Formula != nil {
			continue
		}
		before := judged
		if whole := decide(t, r)[0]; judged > before && whole == props.Holds {
			if got := decide(t, on[i])[0]; got != props.Fails && !slices.Contains(shorter, r.Name) {
				t.Errorf("%s: with a link moved: %v", r.Name, got)
			}
		}
	}
	if judged < 10 {
		t.Errorf("%d lines judge links", judged)
	}
}

// TestCylinder places the nodes of some cylinders in space, in floating-point numbers, and measures every link and the
// spacing.
func TestCylinder(t *testing.T) {
	measure := props.Deciding(func(t *props.Case, c, k, l int) {
		net := gamma(t, c, k, l)
		ck, cl := c*k, c*l
		at := make([][3]float64, net.Order())
		for v := range at {
			a := net.Coordinates(uint32(v))
			ring := 2 * a[0] // in the order 0, ck−1, 1, ck−2, …
			if ring >= ck {
				ring = 2*(ck-a[0]) - 1
			}
			r := 1/(2*math.Sin(math.Pi/float64(cl))) + float64(ring)
			angle := 2 * math.Pi * float64(a[1]) / float64(cl)
			at[v] = [3]float64{r * math.Cos(angle), r * math.Sin(angle), float64(a[2])}
		}
		square := func(u, v uint32) (s float64) {
			for i := range at[u] {
				s += (at[u][i] - at[v][i]) * (at[u][i] - at[v][i])
			}
			return s
		}
		along, around := 0.0, 0.0
		for u, v := range net.Edges() {
			if net.Coordinate(u, 0) == net.Coordinate(v, 0) {
				around = max(around, square(u, v))
			} else {
				along = max(along, square(u, v))
			}
		}
		outer := 1 + 2*float64(ck-1)*math.Sin(math.Pi/float64(cl))
		step := float64((c - 1) * (c - 1))
		t.Want(math.Abs(outer*outer+step-around) <= 1e-9 && math.Abs(4+step-along) <= 1e-9, "%s: the squares of the longest links are %v and %v", net.Name(), along, around)
		for u := range uint32(net.Order()) {
			for v := range u {
				t.Want(square(u, v) >= 1-1e-9, "%s: %s and %s are less than 1 apart", net.Name(), net.Label(u), net.Label(v))
			}
		}
	})
	paper := props.PaperText{Key: "supertoroidal", Claims: "test: go measure for (c, k, l) in [(4, 1, 1), (4, 2, 1), (4, 1, 3), (6, 1, 1)]\n", Code: props.Code{"measure": measure}}.Paper()
	if got := decide(t, paper.Claims[0].Readings[0])[0]; got != props.Holds {
		t.Errorf("%v", got)
	}
}

// TestTurnedColumns turns the columns of Γ(3,1,1) in all 3^9 ways, and sees that no way does with shorter links than the
// sums round squares allow: (c−1)/4 round a ring, c/2 on a straight axis. With the sums of c = 3 both come to a turn that
// is not 0.
func TestTurnedColumns(t *testing.T) {
	const c, ways = 3, 19683
	turn := props.Once("turned columns", func(t *props.Case) {
		net := gamma(t, c, 1, 1)
		leastRing, leastAxis := c, c
		for way := range ways {
			var turn [c * c]int
			for i, rest := 0, way; i < len(turn); i, rest = i+1, rest/c {
				turn[i] = rest % c
			}
			ring, axis := 0, 0
			for u, v := range net.Edges() {
				height := func(v uint32) int {
					return (net.Coordinate(v, 2) + turn[c*net.Coordinate(v, 0)+net.Coordinate(v, 1)]) % c
				}
				gap := max(height(u)-height(v), height(v)-height(u))
				ring, axis = max(ring, min(gap, c-gap)), max(axis, gap)
			}
			leastRing, leastAxis = min(leastRing, ring), min(leastAxis, axis)
		}
		t.Want(4*leastRing >= c-1 && 2*leastAxis >= c, "links of %d round a ring and of %d on an axis suffice", leastRing, leastAxis)
	})
	if got := decide(t, turn)[0]; got != props.Holds {
		t.Errorf("%v", got)
	}
}
