package theorem

// relatedExamples are theorems that are about other networks and routers, or follow from other lemmas.
func relatedExamples() map[string]example {
	const values = ": there are values"
	return map[string]example{
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
		"connectivity of two vertices": {`
claim edge_connectivity(Grid(2*n, 1)) == 1 && vertex_connectivity(Grid(2*n, 1)) <= 1 for n in 1..1
instance 1
network Grid(2*n, 1)
vertex (0, 0)
back (x-1, y) if x > 0
back (x, y-1) if y > 0
lemma vertex_transitive == true
by maps
to a b
image (cond(a == 0, x, 1-x), y)
inverse (cond(a == 0, x, 1-x), y)
lemma connected == true
by potential
upper x
lemma min_degree == 1
by neighbors
at (0, 0)
lemma edge_connectivity == 1
by transitivity
lemma vertex_connectivity <= 1
by degree`, []change{
			{"vertex_connectivity <= 1\nby degree", "vertex_connectivity >= 2\nby transitivity", "at least so many of the degree" + values},
			{"vertex_connectivity <= 1\nby degree", "vertex_connectivity >= 1\nby transitivity", "at least so many of the degree" + values},
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
		"a router whose hops have variables": {`
claim minimal("walk", Line(n)) == n*(n-1) && max_hops("walk", Line(n)) == n-1 && deadlock_free("walk", Line(n)) for n >= 1
instance 2
network Line(n)
vertex 0
lemma order == n
by product
lemma minimal("walk") == n*(n-1)
by hops
hops abs(j-i)
lemma max_hops("walk") == n-1
by hops
hops abs(j-i)
far (0, n-1)
lemma deadlock_free("walk") == true
by rank
channel a b
rank cond(b > a, a, n-a)`, []change{
			{`minimal("walk") == n*(n-1)
by hops
hops abs(j-i)`, `minimal("walk") == n*(n-1)
by hops
hops i-j`, "the hops are not negative" + values},
			{"far (0, n-1)", "far (0, n)", "takes so many hops" + values},
			{"rank cond(b > a, a, n-a)", "rank a", "a greater rank" + values},
		}},
		"lanes that messages keep": {`
claim lanes("walk", Line(n)) <= 2 for n >= 2
instance 2
network Line(n)
vertex 0
lemma lanes("walk") <= 2
by rank
lane cond(i > j, 1, 0)
layer l
may l == 0 && i <= j || l == 1 && i >= j
channel a b
block l
rank cond(b > a, a, n-a)`, []change{
			{"lane cond(i > j, 1, 0)", "lane cond(i > j, 2, 0)", "is one in which it may be" + values},
			{"lane cond(i > j, 1, 0)", "lane 0", "is one in which it may be" + values},
			{"walk\") <= 2\nby", "walk\") <= 1\nby", "is one in which it may be" + values},
			{"may l == 0 && i <= j", "may l == 0 && i < j", "where it goes next it may be" + values},
			{"rank cond(b > a, a, n-a)", "rank a", "a greater rank" + values},
			{"block l", "block 0-a*a", "a greater rank" + values},
			{"layer l", "layer i", "want new names"},
			{"channel a b", "channel a", "each of 2 coordinates"},
			{"walk\") <= 2\nby", "walk\") == 2\nby", "want one of"},
		}},
		"a router without deadlock": {`
claim deadlock_free("xy", Grid(m, n)) && total_hops("xy", Grid(m, 1)) == m*(m*m-1)/3 for m >= 1, n >= 1
instance 3 2
network Grid(m, n)
vertex (0, 0)
lemma order == m*n
by product
lemma delivered("xy") == m*n*(m*n-1)
by hops
hops abs(u-x) + abs(v-y)
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
			{"lemma delivered(\"xy\") == m*n*(m*n-1)\nby hops\nhops abs(u-x) + abs(v-y)\n", "", "needs a lemma about delivered"},
			{"rank cond(c > a, a,", "rank cond(c > a, -a,", "a greater rank" + values},
			{"rank cond(c > a, a, cond(c < a, m-a, m + cond(d > b, b, n-b)))", "rank 0", "a greater rank" + values},
			{"channel a b c d", "channel a b c", "each of 4 coordinates"},
			{"hops abs(x-u) + abs(y-v)", "hops 2*abs(x-u) + abs(y-v)", "a hop leads nearer" + values},
			{"sum 6*v*abs(x-u)", "sum 5*v*abs(x-u)", "the sum over v grows by its parts" + values},
		}},
	}
}
