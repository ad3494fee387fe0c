package theorem

// distantExamples are theorems that are about distances, cycles and symmetries.
func distantExamples() map[string]example {
	const values = ": there are values"
	return map[string]example{
		"girth": {`
claim girth(Prism(n)) == 4 for n >= 4
instance 4
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma vertex_transitive == true
by maps
to a b
image ((i+a)%n, abs(s-b))
inverse ((i-a)%n, abs(s-b))
lemma girth <= 4
by cycle
length 4
step t
walk (0, 0) if t % 4 == 0
walk (1, 0) if t == 1
walk (1, 1) if t == 2
walk (0, 1)
lemma girth >= 4
by walks`, []change{
			{"for n >= 4", "for n >= 3", "no cycle of 3 links" + values},
			{"girth >= 4", "girth >= 5", "no cycle of 4 links" + values},
			{"girth >= 4", "girth >= n", "want a number"},
			{"walk (1, 1) if t == 2", "walk (0, 1) if t == 2", "along a link" + values},
			{"walk (1, 1) if t == 2\nwalk (0, 1)", "walk (0, 0) if t == 2\nwalk (1, 0)", "the vertices differ" + values},
			{"length 4", "length 2", "at most the value" + values},
			{"back ((i-1)%n, s)", "back ((i-2)%n, s)", "reverse neighbour 0 is one" + values},
			{"walk (1, 1) if t == 2\nwalk (0, 1)", "walk (1, 1) if t == 2\nwalk (0, 1) if t == 9", "along a link" + values},
			{"girth <= 4", "girth == 4", "want one of"},
			{"girth <= 4", "2*girth <= 4", "want no factor"},
			{"girth <= 4", "girth <= 3", "at most the value" + values},
			{"back ((i-1)%n, s)\n", "", "reverse of neighbour 1 is counted" + values},
			{"lemma girth <= 4\nby cycle\nlength 4\nstep t\nwalk (0, 0) if t % 4 == 0\nwalk (1, 0) if t == 1\nwalk (1, 1) if t == 2\nwalk (0, 1)\n", "", "needs a lemma about girth"},
		}},
		"girth from any vertex": {`
claim girth(Grid(m, n)) == 4 for m >= 2, n >= 2
instance 2 2
network Grid(m, n)
vertex (0, 0)
back (x-1, y) if x > 0
back (x, y-1) if y > 0
lemma girth <= 4
by cycle
length 4
step t
walk (0, 0) if t % 4 == 0
walk (1, 0) if t == 1
walk (1, 1) if t == 2
walk (0, 1)
lemma girth >= 4
by walks`, []change{
			{"girth >= 4", "girth >= 5", "no cycle of 4 links" + values},
			{"m >= 2,", "m >= 1,", "" + values},
		}},
		"radius by centre": {`
claim radius(Line(n)) == floor(n/2) && !vertex_transitive(Line(n)) for n >= 3
instance 3
network Line(n)
vertex 0
back x-1 if x > 0
lemma radius == floor(n/2)
by centre
centre floor(n/2)
upper abs(x - floor(n/2))
from a
lower abs(x-a)
far n-1 if n-1-a >= floor(n/2)
far 0
lemma min_degree == 1
by neighbors
at 0
lemma max_degree == 2
by neighbors
at 1
lemma vertex_transitive == false
by degrees`, []change{
			{"centre floor(n/2)", "centre floor(n/2)-1", "some neighbour is nearer" + values},
			{"far n-1 if n-1-a >= floor(n/2)", "far n-1 if n-a >= floor(n/2)", "as far from any" + values},
			{"lower abs(x-a)", "lower abs(x-a)+1", "lower term at its source" + values},
			{"radius == floor(n/2)\nby", "radius == floor((n-1)/2)\nby", "at most the value" + values},
			{"vertex_transitive == false", "vertex_transitive == true", "want false"},
			{"lemma max_degree == 2\nby neighbors\nat 1", "lemma max_degree <= 2\nby neighbors", "says what max_degree is =="},
			{"lemma max_degree == 2\n", "lemma max_degree <= 2\n", "a line \"at\" that max_degree by neighbors does not read"},
			{"at 0\n", "at 0-1\n", "a vertex of that degree" + values},
			{"max_degree == 2", "max_degree == 1", "the degree of any vertex" + values},
			{"min_degree == 1", "min_degree == 0", "a vertex of that degree" + values},
			{"upper abs(x - floor(n/2))", "upper floor(n/2)", "some neighbour is nearer" + values},
		}},
		"vertex_transitive by eccentricities": {`
claim !vertex_transitive(Line(n)) for n >= 3
instance 3
network Line(n)
vertex 0
back x-1 if x > 0
lemma radius == floor(n/2)
by centre
centre floor(n/2)
upper abs(x - floor(n/2))
from a
lower abs(x-a)
far n-1 if n-1-a >= floor(n/2)
far 0
lemma diameter == n-1
by potential
from a
upper abs(x-a)
lower x
far n-1
lemma vertex_transitive == false
by eccentricities`, []change{
			{"for n >= 3", "for n >= 2", "they differ" + values},
			{"from a\nupper abs(x-a)\nlower x\n", "upper x\nlower x\n", `needs names behind "from"`},
		}},
		"transitive by walks": {`
claim !edge_transitive(Line(n)) && !vertex_transitive(Grid(n, 2)) for n >= 4
instance 5
network Line(n)
vertex 0
back x-1 if x > 0
lemma edge_transitive == false
by walks
length 4
at (0, 1)
at (1, 2)
network Grid(n, 2)
vertex (0, 0)
back (x-1, y) if x > 0
back (x, y-1) if y > 0
lemma vertex_transitive == false
by walks
length 2
at (0, 0)
at (1, 0)`, []change{
			{"length 4", "length 2", "so many closed walks" + values},
			{"at (1, 2)", "at (0, 1)", "so many closed walks" + values},
			{"at (1, 2)", "at (1, 3)", "so many closed walks" + values},
			{"at (1, 2)", "at (1, 2, 3)", "of 3 terms"},
			{"at (1, 2)\n", "", "1 lines"},
			{"at (1, 0)", "at (0, 1)", "so many closed walks" + values},
			{"for n >= 4", "for n >= 3", "so many closed walks" + values},
			{"length 4", "length 40", "want a number from 2"},
			{"length 4", "length n", `"n" in "n"`},
		}},
		"edge_transitive by maps": {`
claim edge_transitive(Torus2(n)) for n >= 3
instance 3
network Torus2(n)
vertex (0, 0)
lemma edge_transitive == true
by maps
to a b e
image ((x+a)%n, (y+b)%n) if e == 1
image ((y+a)%n, (x+b)%n)
inverse ((x-a)%n, (y-b)%n) if e == 1
inverse ((y-b)%n, (x-a)%n)`, []change{
			{"image ((x+a)%n, (y+b)%n) if e == 1\n", "image ((x+a)%n, (y+b)%n) if e == 2\n", "a link goes to any" + values},
			{"inverse ((y-b)%n, (x-a)%n)", "inverse ((x-a)%n, (y-b)%n)", "have inverses" + values},
			{"image ((y+a)%n, (x+b)%n)", "image ((y+a)%n, (2*x+b)%n)", "" + values},
			{"to a b e", "to a b", "each of 3 coordinates"},
		}},
		"edge_transitive by maps the other way round": {`
claim edge_transitive(Cycle(n)) for n >= 3
instance 3
network Cycle(n)
vertex 0
lemma edge_transitive == true
by maps
to a e
image (a+1-i)%n
inverse (a+1-i)%n`, []change{
			{"image (a+1-i)%n\ninverse (a+1-i)%n", "image (a+2-i)%n\ninverse (a+2-i)%n", "a link goes to any" + values},
			{"image (a+1-i)%n\ninverse (a+1-i)%n", "image (a-i)%n\ninverse (a-i)%n", "a link goes to any" + values},
		}},
		"distances of vertices by number": {`
claim eccentricity(Grid(m, n), n-1) == m+n-2 && distance(Grid(m, n), 0, 2*n-1) == n && eccentricity(Grid(m, n), 0) < m+n for m >= 2, n >= 1
instance 2 1
network Grid(m, n)
vertex (0, 0)
back (x-1, y) if x > 0
back (x, y-1) if y > 0
lemma eccentricity(n-1) == m+n-2
by potential
source (0, n-1)
sum x*n
sum y
upper x + n-1-y
lower x + n-1-y
far (m-1, 0)
lemma distance(0, 2*n-1) == n
by potential
source (0, 0)
far (1, n-1)
sum x*n
sum y
upper x + y
lower x + y
lemma eccentricity(0) <= m+n-1
by potential
source (0, 0)
sum x*n
sum y
upper x + y`, []change{
			{"source (0, n-1)", "source (0, 0)", "behind source has the number" + values},
			{"far (1, n-1)", "far (0, n-1)", "behind far has the number" + values},
			{"far (1, n-1)", "far (0, 2*n-1)", "behind far has the number" + values},
			{"far (m-1, 0)", "far (m-1, 1)", "a vertex at this distance" + values},
			{"lower x + n-1-y", "lower x + 2*(n-1-y)", "lower term along neighbour 2" + values},
			{"lower x + n-1-y", "lower 2*x + n-1-y", "lower term along neighbour 1" + values},
			{"far (m-1, 0)", "far (m, 0)", "a vertex at this distance" + values},
			{"== n\nby", "== n-1\nby", "at most the value there" + values},
			{"== n\nby", "== n+1\nby", "a vertex at this distance" + values},
			{"eccentricity(0) <= m+n-1", "eccentricity(0) <= m+n-3", "at most the value" + values},
			{"lemma eccentricity(n-1)", "lemma eccentricity(n)", "behind source has the number" + values},
		}},
		"directed networks": {`
claim order(Oneway(n)) == n && diameter(Oneway(n)) == n-1 && hamiltonian(Oneway(n)) for n >= 3
instance 3
network Oneway(n)
vertex 0
lemma order == n
by product
lemma vertex_transitive == true
by maps
to a
image (i+a)%n
inverse (i-a)%n
lemma diameter == n-1
by potential
upper (0-i)%n
lower (0-i)%n
far 1
lemma hamiltonian == true
by next
next (i+1)%n
position i`, []change{
			{"diameter == n-1\nby", "diameter == n-2\nby", "at most the value" + values},
			{"far 1\n", "far n-1\n", "a vertex at this distance" + values},
			{"upper (0-i)%n", "upper min(i, n-i)", "some neighbour is nearer" + values},
			{"lower (0-i)%n", "lower i", "lower term along neighbour 1" + values},
			{"image (i+a)%n\ninverse (i-a)%n", "image (a-i)%n\ninverse (a-i)%n", "neighbour 1 is a link" + values},
			{"next (i+1)%n", "next (i-1)%n", "the next vertex is a neighbour" + values},
			{"lemma order == n\n", "lemma connected == true\nby potential\nupper (0-i)%n\nlemma order == n\n", "of the directed network"},
		}},
		"a digraph with orbits": {`
claim order(Looped(n)) == 2*n && vertex_orbits(Looped(n)) <= 2 && diameter(Looped(n)) == 2*n-1 && diameter(Oneway(n)) <= n for n >= 3
instance 3
network Looped(n)
vertex (0, 0)
lemma 2*order == 4*n
by sums
sum 4*i
sum 2*s
lemma vertex_orbits <= 2
by maps
to a b
root (0, 0) if b == 0
root (0, 1)
image ((i+a)%n, s)
inverse ((i-a)%n, s)
lemma diameter == 2*n-1
by potential
upper cond(i == 0 && s == 0, 0, 2*n-2*i-s)
upper cond(i > 0, 2*n+1-2*i-s, 1-s)
lower cond(i == 0 && s == 0, 0, 2*n-2*i-s)
far (0, 1)
network Oneway(n)
vertex 0
lemma diameter <= n
by potential
from j
upper (j-i)%n`, []change{
			{"diameter == 2*n-1\n", "diameter == 2*n-2\n", "at most the value" + values},
			{"inverse ((i-a)%n, s)", "inverse ((i+a)%n, s)", "images are vertices, and have inverses" + values},
			{"image ((i+a)%n, s)\ninverse ((i-a)%n, s)", "image ((i+a)%n, 1-s)\ninverse ((i-a)%n, 1-s)", "a root goes to any vertex" + values},
			{"vertex_orbits <= 2\n", "vertex_orbits <= 1\n", "so many roots" + values},
			{"upper (j-i)%n", "upper (i-j)%n", "some neighbour is nearer" + values},
		}},
		"girth of a ring": {`
claim girth(Cycle(n)) >= 5 for n >= 5
instance 5
network Cycle(n)
vertex 0
back (i-1)%n
lemma girth <= n
by cycle
length n
step t
walk t%n
lemma girth >= 5
by walks`, []change{
			{"for n >= 5", "for n >= 4", "no cycle of 4 links" + values},
			{"girth <= n\n", "girth <= n-1\n", "at most the value" + values},
		}},
	}
}
