package theorem

// countedExamples are theorems that count vertices, links and colours.
func countedExamples() map[string]example {
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
			{"lemma connected == true\n", "lemma connected == true if n > 4\n", "connected(Prism(n)) is true where (distance_sum(Prism(n)) == 2*n*(2*floor(n*n/4) + n))" + values},
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
		"distances from a vertex by sums": {`
claim distance_sum_from(Ring(n), n-1) == floor(n*n/4) && at_distance(Ring(n), 1, 2) == 2 for n >= 5
instance 5
network Ring(n)
vertex 0
back (v-1)%n
lemma 2*distance_sum_from(n - 1) == 2*floor(n*n/4)
by sums
sum v
source n-1
distance min(v+1, n-1-v)
sum cond(2*v <= n, v*(v+1), 2*floor(n*n/4) - (n-v)*(n-1-v))
lemma at_distance(1, 2) == 2
by sums
sum v
source 1
distance cond(v == 0, 1, min(v-1, n+1-v))
depth 2
sum cond(v <= 3, 0, 1) + cond(v <= n-1, 0, 1)`, []change{
			{"source n-1", "source n-2", "the vertex behind source has the number" + values},
			{"distance min(v+1, n-1-v)", "distance abs(n-1-v)", "lower term along neighbour 1" + values},
			{"distance cond(v == 0, 1,", "distance cond(v == 0, 2,", "some neighbour is nearer" + values},
			{"v*(v+1)", "v*v", "the distances: the sum over v grows by its parts" + values},
			{"(n - 1) == 2*floor(n*n/4)", "(n - 1) == 2*floor(n*n/4) + 1", "the sum of the distances" + values},
			{"depth 2", "depth 1", "the distance of the vertices" + values},
			{"depth 2", "depth v", "\"v\" in \"v\", want one of [\"n\"]"},
			{"sum cond(v <= 3, 0, 1) + cond(v <= n-1, 0, 1)", "sum cond(v <= 3, 0, 2)", "the vertices at this distance: the sum over v grows by its parts" + values},
			{"for n >= 5", "for n >= 3", "the vertices at this distance: the sum over v grows by its parts" + values},
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
			{"size(Both(n)) == n for", "size(Both(n)) == n && floor(n/(n-3)) == floor(n/(n-3)) for", "divisor n - 3 is positive where (min_degree(Both(n)) == 2 && size(Both(n)) == n)" + values},
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
		"no links have no colours": {`
claim edge_chromatic_number(Lonely(n)) <= 0 for n >= 1
instance 1
network Lonely(n)
vertex 0
lemma edge_chromatic_number <= 0
by colours
link e
colour e`, []change{
			{"edge_chromatic_number <= 0\nby", "edge_chromatic_number <= 0-1\nby", "no fewer colours than none" + values},
		}},
	}
}
