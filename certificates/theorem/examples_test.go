package theorem

// examples are theorems that need no more than one method beside those they rest on.
func examples() map[string]example {
	const values = ": there are values"
	return map[string]example{
		"order by sums": {`
claim order(Stairs(n)) == n*(n+1)/2 for n >= 1
instance 1
network Stairs(n)
vertex (0, 0)
lemma 2*order == n*(n+1)
by sums
sum x*(x+1)
sum 2*y`, []change{
			{"sum 2*y", "sum 2*y+1", "begins with 0" + values},
			{"sum 2*y", "sum y", "the sum over y grows by its parts" + values},
			{"sum x*(x+1)", "sum x*x", "the sum over x grows by its parts" + values},
			{"2*order == n*(n+1)\nby", "2*order == n*(n+2)\nby", "the number of vertices" + values},
			{"2*order == n*(n+1)\nby", "order == n*(n+1)/2\nby", "the sum over y grows by its parts" + values},
			{"2*order", "02*order", "or 2 or more times"},
			{"2*order", "1*order", "or 2 or more times"},
			{"sum 2*y", "sum 2*y\nsum y", "more lines"},
			{"sum x*(x+1)", "sum y", `"y" in "y"`},
			{"sum 2*y", "", "no line"},
		}},
		"order by sums with conditions": {`
claim order(Odds(n)) == 2*floor(n/2) for n >= 2
instance 5
network Odds(n)
vertex (1, 0)
lemma order == 2*floor(n/2)
by sums
sum 2*floor(x/2)
sum s`, []change{
			{"sum 2*floor(x/2)", "sum 2*x", "the sum over x grows by its parts" + values},
			{"vertex (1, 0)", "vertex (0, 0)", "its vertex is one" + values},
		}},
		"size by sums": {`
claim size(Grid(m, n)) == 2*m*n - m - n for m >= 1, n >= 1
instance 3 1
network Grid(m, n)
vertex (0, 0)
lemma size == 2*m*n - m - n
by sums
links once
links once
sum x*n - cond(x == m, n, 0)
sum cond(x < m-1, y, 0)
sum x*(n-1)
sum min(y, n-1)`, []change{
			{"== 2*m*n - m - n\nby", "== 2*m*n - m\nby", "the number of links" + values},
			{"links once\nlinks once", "links once\nlinks twice", "neighbours 2 and 2 give links from both ends: true" + values},
			{"links once\nlinks once", "links once", "1 lines"},
			{"links once\nlinks once", "links once\nlinks some", "want once or twice"},
			{"sum min(y, n-1)", "sum y", "the sum over y grows by its parts" + values},
		}},
		"size by sums from both ends": {`
claim size(Prism(n)) == 3*n for n >= 3
instance 3
network Prism(n)
vertex (0, 0)
lemma size == 3*n
by sums
links once
links twice
sum 2*i
sum s
sum 2*i
sum s`, []change{
			{"links once\nlinks twice", "links once\nlinks once", "neighbours 2 and 2 give links from both ends: false" + values},
			{"links once\nlinks twice", "links twice\nlinks twice", "neighbours 1 and 1 give links from both ends: true" + values},
			{"for n >= 3", "for n >= 2", ""},
		}},
		"size by sums over variables": {`
claim size(Clique(n)) == n*(n-1)/2 for n >= 1
instance 3
network Clique(n)
vertex 0
lemma 2*size == n*(n-1)
by sums
links once
sum (2*n-1-x)*x
sum 2*(k - x - 1)`, []change{
			{"sum 2*(k - x - 1)", "sum 2*(k - x)", "begins with 0" + values},
		}},
		"distance_sum by sums": {`
claim distance_sum(Prism(n)) == 2*n*(2*floor(n*n/4) + n) && mean_distance(Prism(n)) == (2*floor(n*n/4) + n)/(2*n-1) for n >= 3
instance 3
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma order == 2*n
by product
lemma vertex_transitive == true
by maps
to a b
image ((i+a)%n, abs(s-b))
inverse ((i-a)%n, abs(s-b))
lemma connected == true
by potential
upper min(i, n-i) + s
lemma distance_sum == 2*n*(2*floor(n*n/4) + n)
by sums
distance min(i, n-i) + s
each 2*floor(n*n/4) + n
sum cond(2*i <= n+1, i*(i-1), 2*floor(n*n/4) - (n-i)*(n-i+1)) + i
sum s*min(i, n-i) + floor(s/2)`, []change{
			{"lemma connected == true\n", "lemma connected == true if n > 4\n", "there is a value" + values},
			{"/(2*n-1)", "/(2*n)", "the claim" + values},
			{"distance min(i, n-i) + s", "distance min(i, n-i) - s", "not negative" + values},
			{"distance min(i, n-i) + s", "distance min(i, n-i) + 2*s", "along neighbour 2" + values},
			{"sum s*min(i, n-i) + floor(s/2)", "sum s*min(i, n-i) + s", "over s grows by its parts" + values},
			{"== 2*n*(2*floor(n*n/4) + n)\nby", "== 2*n*(2*floor(n*n/4) + n + 1)\nby", "the sum of all distances" + values},
			{"each 2*floor(n*n/4) + n\n", "each 2*floor(n*n/4) + n + 1\n", "the sum of all distances" + values},
			{"- (n-i)*(n-i+1)) + i", "- (n-i)*(n-i+1))", "over i grows by its parts" + values},
			{"lemma vertex_transitive == true\nby maps\nto a b\nimage ((i+a)%n, abs(s-b))\ninverse ((i-a)%n, abs(s-b))\n", "", "vertex_transitive is true"},
		}},
		"distance_sum by sums from any vertex": {`
claim distance_sum(Line(n)) == n*(n*n-1)/3 for n >= 1
instance 3
network Line(n)
vertex 0
back x-1 if x > 0
lemma 6*distance_sum == 2*n*(n*n-1)
by sums
from a
distance abs(x-a)
sum (a-1)*a*(2*a-1) + 3*(1-n)*(a-1)*a + 3*n*(n-1)*a
sum 3*cond(x <= a, 2*x*a - x*(x-1), a*(a+1) + (x-a)*(x-a-1))`, []change{
			{"x <= a,", "x <= a+2,", "over x grows by its parts" + values},
			{"== 2*n*(n*n-1)\nby", "== 2*n*(n*n+2)\nby", "the sum of all distances" + values},
			{"back x-1 if x > 0\n", "", "some neighbour is nearer" + values},
			{"back x-1 if x > 0\n", "back x-1 if x > 1\n", "some neighbour is nearer" + values},
		}},
		"bisection by cut": {`
claim bisection(Prism(n)) <= 4 for n >= 3 if n%2 == 0
instance 4
network Prism(n)
vertex (0, 0)
lemma order == 2*n
by product
lemma bisection <= 4
by cut
side 2*i < n
sum 2*min(i, floor(n/2))
sum cond(2*i < n, s, 0)
sum cond(i < floor(n/2), 0, 2) + cond(i < n, 0, 2)
sum cond(i == floor(n/2)-1 || i == n-1, s, 0)
sum 0
sum 0`, []change{
			{"side 2*i < n\nsum 2*min(i, floor(n/2))\nsum cond(2*i < n, s, 0)\nsum cond(i < floor(n/2), 0, 2) + cond(i < n, 0, 2)\nsum cond(i == floor(n/2)-1 || i == n-1, s, 0)\n", "side i < 0\nsum 0\nsum 0\nsum 0\nsum 0\n", "the set has half of the vertices" + values},
			{"side 2*i < n", "side 2*i < n+2", "the sum over s grows by its parts" + values},
			{"bisection <= 4\nby", "bisection <= 3\nby", "the links of the cut" + values},
			{" if n%2 == 0\n", "\n", "the set: the sum over i grows by its parts" + values},
		}},
		"domination_number by set": {`
claim domination_number(Prism(n)) <= n for n >= 3
instance 4
network Prism(n)
vertex (0, 0)
lemma domination_number <= n
by set
member s == 0
sum i
sum min(s, 1)`, []change{
			{"member s == 0", "member i == 0", "near every vertex" + values},
			{"<= n\nby", "<= n-1\nby", "the size of the set" + values},
		}},
		"independence_number by set": {`
claim independence_number(Prism(n)) >= 2*floor(n/2) for n >= 3
instance 4
network Prism(n)
vertex (0, 0)
lemma independence_number >= 2*floor(n/2)
by set
member (i+s)%2 == 0 && i < 2*floor(n/2)
sum min(i, 2*floor(n/2))
sum cond(i < 2*floor(n/2) && s > i%2, 1, 0)`, []change{
			{" && i < 2*floor(n/2)\n", "\n", "leads out of the set" + values},
		}},
		"chromatic_number": {`
claim chromatic_number(Prism(n)) == cond(n%2 == 0, 2, 3) && clique_number(Prism(n)) >= cond(n == 3, 3, 2) for n >= 3
instance 4
network Prism(n)
vertex (0, 0)
lemma bipartite == false if n%2 == 1
by odd-walk
length n
step t
walk (t%n, 0)
lemma chromatic_number >= 3 if n%2 == 1
by bipartite
lemma chromatic_number >= 2
by bipartite
at (0, 0)
lemma chromatic_number <= 2 if n%2 == 0
by colours
colour (i+s)%2
lemma chromatic_number <= 3
by colours
colour (cond(i < n-1, i%2, 2 - (n+1)%2) + s)%3
lemma clique_number >= 2
by vertices
vertex (0, 0)
vertex (0, 1)
lemma clique_number >= 3 if n == 3
by vertices
vertex (0, 0)
vertex (1, 0)
vertex (2, 0)`, []change{
			{"chromatic_number >= 3 if n%2 == 1\n", "chromatic_number >= 3\n", `no lines "at"`},
			{"chromatic_number <= 2 if n%2 == 0", "chromatic_number <= 2", "the colour along neighbour 1" + values},
			{"colour (i+s)%2\n", "colour (i+s)%3\n", "so few" + values},
			{"== cond(n%2 == 0, 2, 3) &&", "== 2 &&", "the claim" + values},
			{"length n\nstep t\nwalk (t%n, 0)", "length 1\nstep t\nwalk (0, t)", "ends where it begins" + values},
			{"lemma bipartite == false if n%2 == 1", "lemma bipartite == false", "the length is odd and positive" + values},
			{"clique_number >= 3 if n == 3", "clique_number >= 3", "vertices 1 and 3 are joined" + values},
		}},
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
			{"lemma max_degree == 2\n", "lemma max_degree <= 2\n", "says what max_degree is"},
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
		"contains by map": {`
claim contains(Grid(n, 2*m), Grid(m, n)) && isomorphic(Grid(n, 2*m), Grid(2*m, n)) for m >= 1, n >= 1
instance 1 1
network Grid(m, n)
vertex (0, 0)
network Grid(2*m, n)
vertex (0, 0)
network Grid(n, 2*m)
vertex (0, 0)
lemma contains(Grid(m, n)) == true
by map
from a b
to c d
image (b, a)
inverse (d, c)
lemma isomorphic(Grid(2*m, n)) == true
by map
from a b
to c d
image (n-1-b, a)
inverse (d, n-1-c)`, []change{
			{"image (b, a)", "image (a, b)", "images are vertices, and have inverses" + values},
			{"image (b, a)", "image (b, 2*a)", "images are vertices, and have inverses" + values},
			{"image (b, a)\ninverse (d, c)", "image (b, 2*a)\ninverse (floor(d/2), c)", "image of a link by neighbour 1 is a link" + values},
			{"isomorphic(Grid(2*m, n)) ==", "isomorphic(Grid(m, n)) ==", "each vertex is an image" + values},
			{"isomorphic(Grid(2*m, n)) ==", "isomorphic(Grid(3*m, n)) ==", "needs the network Grid(3*m, n)"},
			{"lemma contains(Grid(m, n)) == true", "lemma contains(Grid(m, n)) == false", "want true"},
			{"lemma contains(Grid(m, n)) == true", "lemma contains == true", "contains has 1 arguments"},
			{"lemma contains(Grid(m, n)) == true", "lemma contains(Grid(m, n), m) == true", "contains has 3 arguments"},
			{"claim contains(Grid(n, 2*m), Grid(m, n))", "claim contains(Grid(n, 2*m), Grid(m, 2*n))", "nothing is shown of contains(Grid(n, 2*m), Grid(m, 2*n))"},
			{"inverse (d, n-1-c)", "inverse (d, a)", `"a" in "(d, a)"`},
			{"from a b\nto c d\nimage (b, a)", "from m b\nto c d\nimage (b, a)", "want new names"},
		}},
		"isomorphic needs all links": {`
claim contains(Prism(n), Cycles(n)) for n >= 3
instance 3
network Cycles(n)
vertex (0, 0)
network Prism(n)
vertex (0, 0)
lemma contains(Cycles(n)) == true
by map
from a b
to c d
image (a, b)
inverse (c, d)`, []change{
			{"lemma contains(", "lemma isomorphic(", "a link by neighbour 2 is the image of one" + values},
		}},
		"connectivity by transitivity": {`
claim edge_connectivity(Prism(n)) == 3 && vertex_connectivity(Prism(n)) == 3 for n >= 3
instance 3
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma vertex_transitive == true
by maps
to a b
image ((i+a)%n, abs(s-b))
inverse ((i-a)%n, abs(s-b))
lemma connected == true
by potential
upper min(i, n-i) + s
lemma min_degree == 3
by neighbors
at (0, 0)
lemma edge_connectivity == 3
by transitivity
lemma vertex_connectivity <= 3
by degree
lemma vertex_connectivity >= 3
by transitivity`, []change{
			{"vertex_connectivity >= 3", "vertex_connectivity >= 4", "at least so many of the degree" + values},
			{"vertex_connectivity <= 3", "vertex_connectivity <= 2", "the smallest degree" + values},
			{"lemma edge_connectivity == 3", "lemma edge_connectivity == 2", "the degree" + values},
			{"lemma connected == true\nby potential\nupper min(i, n-i) + s\n", "", "connected is true"},
			{"lemma min_degree == 3\nby neighbors\nat (0, 0)\n", "", "needs a lemma about min_degree"},
			{"lemma vertex_transitive == true\n", "lemma vertex_transitive == true if n > 5\n", "vertex_transitive is true"},
			{"lemma vertex_transitive == true\nby maps\nto a b\nimage ((i+a)%n, abs(s-b))\ninverse ((i-a)%n, abs(s-b))\n", "", "vertex_transitive is true"},
		}},
		"by a Hamiltonian cycle": {`
claim matching_number(Cycle(n)) == floor(n/2) && hamiltonian_path(Cycle(n)) for n >= 3
instance 3
network Cycle(n)
vertex 0
lemma order == n
by product
lemma hamiltonian == true
by next
next (i+1)%n
position i
lemma matching_number == floor(n/2)
by hamiltonian
lemma hamiltonian_path == true
by hamiltonian`, []change{
			{"matching_number == floor(n/2)\nby", "matching_number == ceil(n/2)\nby", "half of the order" + values},
			{"lemma hamiltonian_path == true", "lemma hamiltonian_path == false", "want true"},
			{"position i\n", "position 0\n", "the position of the next vertex" + values},
			{"position i\n", "position i+1\n", "the position of any vertex" + values},
			{"next (i+1)%n", "next (i+2)%n", "the next vertex is a neighbour" + values},
			{"next (i+1)%n", "next (i-1)%n", "the position of the next vertex" + values},
			{"lemma hamiltonian == true\nby next\nnext (i+1)%n\nposition i\n", "", "hamiltonian is true"},
		}},
		"bisection by counting": {`
claim bisection(Cycle(n)) >= 2 for n >= 3
instance 3
network Cycle(n)
vertex 0
back (i-1)%n
lemma order == n
by product
lemma vertex_transitive == true
by maps
to a
image (i+a)%n
inverse (i-a)%n
lemma bisection >= 2
by counting
links once
steps min(i, n-i)
factor 2
most floor(n*n/4)
sum cond(2*i <= n+1, i*(i-1), 2*floor(n*n/4) - (n-i)*(n-i+1))`, []change{
			{"bisection >= 2\nby", "bisection >= 3\nby", "a smaller cut is too small" + values},
			{"most floor(n*n/4)", "most floor(n*n/4)-1", "are no more" + values},
			{"steps min(i, n-i)", "steps min(i, n-i-1)", "some step leads nearer" + values},
			{"steps min(i, n-i)", "steps -1", "not negative" + values},
			{"links once", "links twice", "give links from both ends: true" + values},
			{"factor 2", "factor 1", "grows by its parts" + values},
			{"factor 2", "factor n", `"n" in "n"`},
			{"factor 2", "factor 0", "want a number from 1"},
			{"factor 2\n", "", "grows by its parts" + values},
			{"back (i-1)%n\n", "", "some step leads nearer" + values},
			{"inverse (i-a)%n\n", "inverse (i-a)%n\nlemma vertex_transitive == true\nby maps\nto a\nimage (a-i)%n\ninverse (a-i)%n\n", "maps take neighbour 1 to neighbour 1" + values},
			{"lemma order == n\nby product\n", "", "needs a lemma about order"},
		}},
		"bisection by counting both ends": {`
claim bisection(Prism(n)) >= 4 for n >= 4
instance 4
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma order == 2*n
by product
lemma vertex_transitive == true
by maps
to a b
image ((i+a)%n, (s+b)%2)
inverse ((i-a)%n, (s-b)%2)
lemma bisection >= 4
by counting
links once
links twice
steps min(i, n-i)
steps s
factor 2
most 2*floor(n*n/4)
sum 2*cond(2*i <= n+1, i*(i-1), 2*floor(n*n/4) - (n-i)*(n-i+1))
sum 2*s*min(i, n-i)
sum 2*i
sum cond(s > 1, 2, 0)`, []change{
			{"for n >= 4", "for n >= 3", "the steps along neighbour 2 are no more" + values},
			{"bisection >= 4\nby", "bisection >= 5\nby", "a smaller cut is too small" + values},
			{"steps min(i, n-i)\nsteps s", "steps s\nsteps min(i, n-i)", "some step leads nearer" + values},
		}},
		"routers": {`
claim minimal("around", Cycle(n)) == n*(n-1) && max_hops("around", Cycle(n)) == floor(n/2) && delivered("up", Cycle(n)) == n*(n-1) for n >= 3
instance 3
network Cycle(n)
vertex 0
lemma order == n
by product
lemma minimal("around") == n*(n-1)
by hops
hops min(abs(j-i), n-abs(j-i))
lemma max_hops("around") == floor(n/2)
by hops
hops min((j-i)%n, (i-j)%n)
far (0, floor(n/2))
lemma delivered("up") == n*(n-1)
by hops
hops (j-i) % n`, []change{
			{"hops min(abs(j-i), n-abs(j-i))", "hops abs(j-i)", "a hop leads nearer" + values},
			{`lemma minimal("around") == n*(n-1)
by hops
hops min(abs(j-i), n-abs(j-i))`, `lemma minimal("up") == n*(n-1)
by hops
hops (j-i) % n`, "lower term along neighbour 1" + values},
			{`minimal("around") == n*(n-1)
by`, `minimal("around") == n*n
by`, "all pairs of vertices" + values},
			{"far (0, floor(n/2))", "far (0, 1)", "takes so many hops" + values},
			{`lemma delivered("up") == n*(n-1)
by hops
hops (j-i) % n`, `lemma delivered("jump") == n*(n-1)
by hops
hops cond(i == j, 0, 1)`, "a hop leads nearer" + values},
			{`lemma delivered("up")`, `lemma delivered("xy")`, "no text of a router for Cycle"},
			{`lemma delivered("up")`, `lemma delivered("far")`, "far: divisor 1 is positive" + values},
		}},
		"a router without deadlock": {`
claim deadlock_free("xy", Grid(m, n)) && total_hops("xy", Grid(m, 1)) == m*(m*m-1)/3 for m >= 1, n >= 1
instance 3 2
network Grid(m, n)
vertex (0, 0)
lemma deadlock_free("xy") == true
by rank
channel a b c d
rank cond(c > a, a, cond(c < a, m-a, m + cond(d > b, b, n-b)))
network Grid(m, 1)
vertex (0, 0)
lemma 6*total_hops("xy") == 2*m*(m*m-1)
by sums
hops abs(x-u) + abs(y-v)
sum (x-1)*x*(2*x-1) + 3*(1-m)*(x-1)*x + 3*m*(m-1)*x
sum y*(3*x*(x+1) + 3*(m-x)*(m-x-1))
sum 3*cond(u <= x, 2*u*x - u*(u-1), x*(x+1) + (u-x)*(u-x-1))
sum 6*v*abs(x-u)`, []change{
			{"m + cond(d", "cond(d", "a greater rank" + values},
			{"rank cond(c > a, a,", "rank cond(c > a, -a,", "a greater rank" + values},
			{"rank cond(c > a, a, cond(c < a, m-a, m + cond(d > b, b, n-b)))", "rank 0", "a greater rank" + values},
			{"channel a b c d", "channel a b c", "each of 4 coordinates"},
			{"hops abs(x-u) + abs(y-v)", "hops 2*abs(x-u) + abs(y-v)", "a hop leads nearer" + values},
			{"sum 6*v*abs(x-u)", "sum 5*v*abs(x-u)", "the sum over v grows by its parts" + values},
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
		"degrees": {`
claim min_degree(Both(n)) == 2 && size(Both(n)) == n for n in 3..8, k in [(1), (2)] if n != 5
instance 3 1
network Both(n)
vertex 0
lemma order == n
by product
lemma min_degree == 2
by neighbors
at 0
lemma max_degree == 2
by neighbors
at 0
lemma size == n
by degrees`, []change{
			{"vertex 0\n", "vertex 0\nback (i+1)%n\n", "neighbours 1 and 3 differ" + values},
			{"lemma size == n\n", "lemma size == n+1\n", "the sum of degrees" + values},
			{"lemma order == n\n", "lemma order == n+1\n", "the product" + values},
			{"instance 3 1", "instance 9 1", "is not in the domain"},
			{"instance 3 1", "instance 5 1", "is not in the domain"},
			{"instance 3 1", "instance 3 3", "is not in the domain"},
			{"instance 3 1", "instance 3", "1 values"},
			{"instance 3 1\n", "", "0 values"},
			{"size(Both(n)) == n for", "size(Both(n)) == n && n < 8 for", "the claim" + values},
			{"size(Both(n)) == n for", "size(Both(n)) == n && n > 3 for", "the claim" + values},
			{"size(Both(n)) == n for", "size(Both(n)) == n && k == 1 for", "the claim" + values},
			{"size(Both(n)) == n for", "size(Both(n)) == n && size(Both(n+1)) >= n for", "nothing is shown of size(Both(n + 1))"},
			{"size(Both(n)) == n for", "size(Cycle(n)) == n for", "nothing is shown of size(Cycle(n))"},
			{"size(Both(n)) == n for", "size(Both(n)) == n && floor(n/(n-3)) == floor(n/(n-3)) for", "divisor n-3 is positive" + values},
		}},
		"bisection of a torus": {`
claim bisection(Torus2(n)) <= 2*n for n >= 4 if n%2 == 0
instance 4
network Torus2(n)
vertex (0, 0)
back ((x-1)%n, y)
back (x, (y-1)%n)
lemma order == n*n
by product
lemma bisection <= 2*n
by cut
side x < floor(n/2)
sum cond(x < floor(n/2), n*x, n*floor(n/2))
sum cond(x < floor(n/2), y, 0)
sum cond(x < floor(n/2), 0, n) + cond(x == n, n, 0)
sum cond(x == floor(n/2)-1 || x == n-1, y, 0)
sum 0
sum 0`, []change{
			{"bisection <= 2*n\nby", "bisection <= 2*n-1\nby", "the links of the cut" + values},
		}},
		"edge_chromatic_number": {`
claim edge_chromatic_number(Prism(n)) == 3 && vertex_orbits(Prism(n)) == 1 && automorphisms(Prism(n)) >= 2*n for n >= 3 if n%2 == 0
instance 4
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma order == 2*n
by product
lemma vertex_transitive == true
by maps
to a b
image ((i+a)%n, abs(s-b))
inverse ((i-a)%n, abs(s-b))
lemma vertex_orbits == 1
by transitivity
lemma automorphisms >= 2*n
by transitivity
lemma max_degree == 3
by neighbors
at (0, 0)
lemma edge_chromatic_number >= 3
by degree
lemma edge_chromatic_number <= 3
by colours
link e
colour cond(e == 1, i%2, 2)`, []change{
			{" if n%2 == 0\n", "\n", "links by neighbours 1 and 1 that share an end differ" + values},
			{"colour cond(e == 1, i%2, 2)", "colour cond(e == 1, i%2, 1)", "links by neighbours 1 and 2 that share an end differ" + values},
			{"colour cond(e == 1, i%2, 2)", "colour cond(e == 1, i%2, 3)", "the colours of neighbour 2 are so few" + values},
			{"edge_chromatic_number >= 3", "edge_chromatic_number >= 4", "the largest degree" + values},
			{"vertex_orbits == 1\nby", "vertex_orbits == 2\nby", "one orbit" + values},
			{"automorphisms >= 2*n\nby", "automorphisms >= 2*n+1\nby", "one for each vertex" + values},
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
