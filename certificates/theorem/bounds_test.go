package theorem

// boundExamples are of bounds from one side, where other examples have what the fact is.
func boundExamples() map[string]example {
	const values = ": there are values"
	return map[string]example{
		"bounds": {`
claim max_degree(Prism(n)) <= 3 && vertex_orbits(Prism(n)) <= 1 && diameter(Prism(n)) <= floor(n/2) + 1 && radius(Prism(n)) == floor(n/2) + 1 && distance(Prism(n), 0, 1) <= 1 && edge_connectivity(Prism(n)) <= 3 && chromatic_number(Prism(n)) >= 2 && bipartite(Prism(n)) for n >= 4 if n%2 == 0
instance 4
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma max_degree <= 3
by neighbors
lemma min_degree == 3
by neighbors
at (0, 0)
lemma vertex_orbits <= 1
by maps
root (0, 0)
to a b
image ((i+a)%n, abs(s-b))
inverse ((i-a)%n, abs(s-b))
lemma vertex_transitive == true
by maps
to a b
image ((i+a)%n, abs(s-b))
inverse ((i-a)%n, abs(s-b))
lemma diameter <= floor(n/2) + 1
by potential
upper min(i, n-i) + s
lemma radius == floor(n/2) + 1
by potential
upper min(i, n-i) + s
far (floor(n/2), 1)
lower min(i, n-i) + s
lemma distance(0, 1) <= 1
by potential
sum 2*i
sum s
source (0, 0)
far (0, 1)
upper min(i, n-i) + s
lemma edge_connectivity <= 3
by degree
lemma chromatic_number >= 2
by vertices
vertex (0, 0)
vertex (1, 0)
lemma bipartite == true if n%2 == 0
by colour
colour (i+s)%2`, []change{
			{"max_degree <= 3\nby", "max_degree <= 2\nby", "the degree of any vertex" + values},
			{"vertex_orbits <= 1\nby", "vertex_orbits <= 0\nby", "there are so many roots" + values},
			{"root (0, 0)", "root (a, 0)", "a root that depends on where it goes"},
			{"diameter <= floor(n/2) + 1\nby", "diameter <= floor(n/2)\nby", "the upper term is at most the value" + values},
			{"radius == floor(n/2) + 1\nby", "radius == floor(n/2) + 2\nby", "a vertex at this distance" + values},
			{"far (floor(n/2), 1)", "far (floor(n/2), 2)", "a vertex at this distance" + values},
			{"distance(0, 1) <= 1\nby", "distance(0, 1) <= 0\nby", "the upper term is at most the value there" + values},
			{"far (0, 1)", "far (1, 0)", "the vertex behind far has the number" + values},
			{"edge_connectivity <= 3\nby", "edge_connectivity <= 2\nby", "the smallest degree" + values},
			{"chromatic_number >= 2\nby", "chromatic_number >= 3\nby", "so many vertices" + values},
			{"vertex (1, 0)", "vertex (2, 0)", "vertices 1 and 2 are joined" + values},
			{"colour (i+s)%2", "colour i%2", "the colour along neighbour 2" + values},
			{"colour (i+s)%2", "colour i+s", "the colour is 0 or 1" + values},
		}},
		"diagnosability": {`
claim pmc_diagnosability(Prism(n)) == 3 for n >= 5
instance 5
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma order == 2*n
by product
lemma connected == true
by potential
upper min(i, n-i) + s
lemma min_degree == 3
by neighbors
at (0, 0)
lemma vertex_transitive == true
by maps
to a b
image ((i+a)%n, abs(s-b))
inverse ((i-a)%n, abs(s-b))
lemma vertex_connectivity >= 3
by transitivity
lemma pmc_diagnosability <= 3
by degree
lemma pmc_diagnosability >= 3
by connectivity`, []change{
			{"pmc_diagnosability <= 3\nby", "pmc_diagnosability <= 2\nby", "the smallest degree" + values},
			{"pmc_diagnosability >= 3\nby", "pmc_diagnosability >= 4\nby", "no more than the connectivity, nor half of the vertices" + values},
			{"n >= 5\ninstance 5", "n >= 3\ninstance 5", "no more than the connectivity, nor half of the vertices" + values},
			{"lemma vertex_connectivity >= 3\nby transitivity\n", "lemma vertex_connectivity <= 3\nby degree\n", "needs a lemma that says what vertex_connectivity is >="},
		}},
		"a cut that leaves no vertex alone": {`
claim restricted_connectivity(Ring(n)) == 2 for n >= 6
instance 6
network Ring(n)
vertex 0
back (v-1)%n
lemma min_degree == 2
by neighbors
at 0
lemma max_degree == 2
by neighbors
at 0
lemma order == n
by product
lemma connected == true
by potential
upper min(v, n-v)
lemma girth >= n
by degree
lemma restricted_connectivity <= 2
by girth
lemma vertex_transitive == true
by maps
to a
image (v+a)%n
inverse (v-a)%n
lemma vertex_connectivity >= 2
by transitivity
lemma restricted_connectivity >= 2
by connectivity`, []change{
			{"girth >= n\nby", "girth >= n+1\nby", "two neighbours at most, and no more than the order" + values},
			{"restricted_connectivity <= 2\nby", "restricted_connectivity <= 1\nby", "the neighbours of a link" + values},
			{"restricted_connectivity >= 2\nby", "restricted_connectivity >= 3\nby", "no more than the connectivity" + values},
			{"n >= 6\ninstance 6", "n >= 5\ninstance 5", "the neighbours of a link" + values},
			{"lemma restricted_connectivity <= 2\nby girth\n", "", "the claim" + values},
			{"lemma connected == true\nby potential\nupper min(v, n-v)\n", "", "that says that connected is true"},
		}},
		"what is left of a ring": {`
claim extra_connectivity(Ring(n), 1) == 2 && component_connectivity(Ring(n), 3) == 3 && fault_diameter(Ring(n), 1) == n-2 for n >= 6
instance 6
network Ring(n)
vertex 0
back (v-1)%n
lemma order == n
by product
lemma min_degree == 2
by neighbors
at 0
lemma max_degree == 2
by neighbors
at 0
lemma connected == true
by potential
upper min(v, n-v)
lemma vertex_transitive == true
by maps
to a
image (v+a)%n
inverse (v-a)%n
lemma hamiltonian == true
by next
next (v+1)%n
position v
lemma vertex_connectivity >= 2
by transitivity
lemma girth <= n
by hamiltonian
lemma girth >= n
by degree
lemma diameter == floor(n/2)
by potential
upper min(v, n-v)
lower min(v, n-v)
far floor(n/2)
lemma extra_connectivity(1) <= 2
by girth
lemma extra_connectivity(1) >= 2
by connectivity
lemma component_connectivity(3) <= 3
by girth
lemma component_connectivity(3) >= 3
by connectivity
lemma fault_diameter(1) <= n-2
by connectivity
lemma fault_diameter(1) >= n-2
by girth
lemma metric_dimension >= 2
by degree`, []change{
			{"extra_connectivity(1) <= 2\nby", "extra_connectivity(1) <= 1\nby", "the neighbours of a link" + values},
			{"extra_connectivity(1) <= 2\nby", "extra_connectivity(2) <= 2\nby", "the neighbours of a link" + values},
			{"extra_connectivity(1) >= 2\nby", "extra_connectivity(1) >= 3\nby", "no more than the connectivity" + values},
			{"component_connectivity(3) <= 3\nby", "component_connectivity(3) <= 2\nby", "the neighbours of some" + values},
			{"component_connectivity(3) <= 3\nby", "component_connectivity(4) <= 4\nby", "the neighbours of some" + values}, // two neighbours
			{"component_connectivity(3) >= 3\nby", "component_connectivity(3) >= 4\nby", "fewer are not near so many parts" + values},
			{"fault_diameter(1) <= n-2\nby", "fault_diameter(1) <= n-3\nby", "fewer dead than the connectivity" + values},
			{"fault_diameter(1) <= n-2\nby", "fault_diameter(2) <= n-2\nby", "fewer dead than the connectivity" + values},
			{"fault_diameter(1) >= n-2\nby", "fault_diameter(1) >= n-1\nby", "neighbours of one that is dead" + values},
			{"metric_dimension >= 2\nby", "metric_dimension >= 3\nby", "neighbours of a landmark" + values},
			{"lemma girth >= n\nby degree\n", "", "what girth is >="},
		}},
		"columns of a ring": {`
claim domination_number(Prism(n)) == floor(n/2) + 1 - cond(n%4 == 0, 1, 0) for n >= 3
instance 3
network Prism(n)
vertex (0, 0)
back ((i-1)%n, s)
lemma domination_number == floor(n/2) + 1 - cond(n%4 == 0, 1, 0)
by columns
columns n
tracks 2
place c k
at (c, k)
column i
track s
step 0 -1 0
step 0 0 1
step 0 1 0
step 1 -1 1
step 1 0 0
step 1 1 1
window 1 1
fewest 3
begins 9
period 4
growth 2`, []change{
			{"- cond(n%4 == 0, 1, 0)\nby", "- cond(n%4 == 1, 1, 0)\nby", "the value for 4 columns" + values},
			{"columns n", "columns n-1", "there are so many columns" + values},
			{"column i", "column i+1", "a vertex has a column and a track" + values},
			{"at (c, k)", "at (c, 1-k)", "a vertex has a column and a track" + values},
			{"tracks 2", "tracks 3", "a column has a vertex on track 2" + values},
			{"step 0 0 1\n", "", "want one from a track, and its reverse"},
			{"step 0 0 1\n", "step 0 0 1\nstep 1 0 0\n", "want less than 3 columns between them"},
			{"step 0 -1 0\nstep 0 0 1\nstep 0 1 0\n", "step 0 0 1\n", "neighbour 1 is by a step" + values},
			{"step 0 0 1\n", "step 0 -2 0\nstep 0 2 0\nstep 0 0 1\n", "want less than 3 columns between them"},
			{"step 0 0 1\nstep 0 1 0\nstep 1 -1 1\nstep 1 0 0\n", "step 0 0 1\nstep 0 1 0\nstep 1 -1 1\nstep 1 0 0\nstep 0 1 1\nstep 1 -1 0\n", "leads to a neighbour" + values},
			{"window 1 1", "window 1 0", "says more than what is within"},
			{"window 1 1", "window 0 0", "want 1 to 16"},
			{"begins 9", "begins 3", "do not grow by 2 each 4"},
			{"period 4", "period 3", "do not grow by 2 each 3"},
			{"growth 2", "growth 1", "do not grow by 1 each 4"},
			{"fewest 3", "fewest 4", "there are so many columns" + values},
		}},
		// M. S. Jacobson and L. F. Kinch, "On the domination number of products of graphs: I", Ars Combin. 18 (1983), pp. 33–44.
		"columns of a path": {`
claim domination_number(Mesh(2,n)) == ceil((n+1)/2) for n >= 2
instance 2
network Mesh(2,n)
vertex (0, 0)
back (x1-1, x2) if x1 == 1
back (x1, x2-1) if x2 != 0
lemma domination_number == ceil((n2+1)/2)
by columns
columns n2
tracks 2
place c k
at (k, c)
column x2
track x1
step 0 -1 0
step 0 0 1
step 0 1 0
step 1 -1 1
step 1 0 0
step 1 1 1
ends open
window 1 1
fewest 2
begins 3
period 2
growth 1`, []change{
			{"ceil((n2+1)/2)\nby", "ceil(n2/2)\nby", "the value for 2 columns" + values},
			{"ends open\n", "", "want less than 2 columns between them"},
			{"ends open\n", "ends closed\n", `ends "closed", want open`},
			{"columns n2", "columns n2-1", "there are so many columns" + values},
			{"step 0 0 1\nstep 0 1 0\nstep 1 -1 1\nstep 1 0 0\n", "step 0 0 1\nstep 0 1 0\nstep 1 -1 1\nstep 1 0 0\nstep 0 1 1\nstep 1 -1 0\n", "leads to a neighbour" + values},
			{"step 0 -1 0\nstep 0 0 1\nstep 0 1 0\n", "step 0 0 1\n", "neighbour 2 is by a step" + values},
			{"window 1 1", "window 1 0", "says more than what is within"},
			{"begins 3", "begins 2", "do not grow by 1 each 2"},
			{"growth 1", "growth 2", "do not grow by 2 each 2"},
		}},
		"landmarks": {`
claim metric_dimension(Ring(n)) <= 2 for n >= 3
instance 3
network Ring(n)
vertex 0
back (v-1)%n
lemma metric_dimension <= 2
by landmarks
from a
distance min(abs(v-a), n-abs(v-a))
landmark 0
landmark 1`, []change{
			{"metric_dimension <= 2\nby", "metric_dimension <= 1\nby", "so few landmarks" + values},
			{"landmark 1", "landmark n", "landmark 2 is a vertex" + values},
			{"landmark 1", "landmark 0", "no two vertices are as far from all landmarks" + values},
			{"landmark 1", "landmark 1 if n == 3", "want one for all parameters"},
			{"n-abs(v-a))", "n-abs(v-a)+1)", "the lower term along neighbour 1" + values},
			{"distance min(abs(v-a), n-abs(v-a))", "distance 0", "some neighbour is nearer" + values},
			{"from a", "from n", "want new names"},
		}},
		"ways round a ring": {`
claim wide_diameter(Ring(n), 2) == n-1 && disjoint_paths(Ring(n), 0, 1) == 2 && edge_fault_detour(Ring(n)) == n-2 for n >= 3
instance 3
network Ring(n)
vertex 0
back (v-1)%n
lemma order == n
by product
lemma min_degree == 2
by neighbors
at 0
lemma max_degree == 2
by neighbors
at 0
lemma connected == true
by potential
upper min(v, n-v)
lemma vertex_transitive == true
by maps
to a
image (v+a)%n
inverse (v-a)%n
lemma hamiltonian == true
by next
next (v+1)%n
position v
lemma vertex_connectivity >= 2
by transitivity
lemma girth <= n
by hamiltonian
lemma girth >= n
by degree
lemma edge_transitive == true
by maps
to a b
image (v+a)%n
inverse (v-a)%n
lemma wide_diameter(2) <= n-1
by hamiltonian
lemma wide_diameter(2) >= n-1
by girth
lemma disjoint_paths(0, 1) <= 2
by degree
lemma disjoint_paths(0, 1) >= 2
by hamiltonian
lemma edge_fault_detour <= n-2
by girth
lemma edge_fault_detour >= n-2
by girth`, []change{
			{"wide_diameter(2) <= n-1\nby", "wide_diameter(2) <= n-2\nby", "two paths round the cycle" + values},
			{"wide_diameter(2) <= n-1\nby", "wide_diameter(3) <= n-1\nby", "two paths round the cycle" + values},
			{"wide_diameter(2) >= n-1\nby", "wide_diameter(1) >= n-1\nby", "two paths between neighbours" + values},
			{"wide_diameter(2) >= n-1\nby", "wide_diameter(2) >= n\nby", "two paths between neighbours" + values},
			{"disjoint_paths(0, 1) <= 2\nby", "disjoint_paths(0, 1) <= 1\nby", "no more than the largest degree" + values},
			{"disjoint_paths(0, 1) >= 2\nby", "disjoint_paths(0, 1) >= 3\nby", "two paths round the cycle" + values},
			{"disjoint_paths(0, 1) >= 2\nby", "disjoint_paths(0, 0) >= 2\nby", "two paths round the cycle" + values},
			{"disjoint_paths(0, 1) >= 2\nby", "disjoint_paths(0, 3) >= 2\nby", "two paths round the cycle" + values}, // n = 3
			{"girth <= n\nby", "girth <= n-1\nby", "the cycle" + values},
			{"edge_fault_detour <= n-2\nby", "edge_fault_detour <= n-3\nby", "round a shortest cycle" + values},
			{"edge_fault_detour >= n-2\nby", "edge_fault_detour >= n-1\nby", "round a link" + values},
			{"lemma edge_transitive == true\nby maps\nto a b\nimage (v+a)%n\ninverse (v-a)%n\n", "", "that says that edge_transitive is true"},
		}},
		"a ring": {`
claim automorphisms(Ring(n)) == 2*n && spanning_trees(Ring(n)) == n for n >= 3
instance 3
network Ring(n)
vertex 0
back (v-1)%n
lemma order == n
by product
lemma max_degree == 2
by neighbors
at 0
lemma hamiltonian == true
by next
next (v+1)%n
position v
lemma automorphisms == 2*n
by ring
lemma spanning_trees == n
by ring`, []change{
			{"automorphisms == 2*n\nby", "automorphisms == n\nby", "a ring" + values},
			{"spanning_trees == n\nby", "spanning_trees == n-1\nby", "a ring" + values},
			{"max_degree == 2\n", "max_degree <= 2\n", "theorem/"},
			{"lemma hamiltonian == true\nby next\nnext (v+1)%n\nposition v\n", "", "that says that hamiltonian is true"},
		}},
		"paths through all vertices": {`
claim hamiltonian_connected(Prism(2*n+1)) for n >= 1
instance 2
network Prism(2*n+1)
vertex (0, 0)
back ((i-1)%n, s)
lemma order == 2*n
by product
lemma vertex_transitive == true
by maps
to a b
image ((i+a)%n, abs(s-b))
inverse ((i-a)%n, abs(s-b))
lemma hamiltonian_connected == true
by paths
step at
path (floor(at/2), floor((at+1)/2)%2) if (i+s)%2 == 1 && at < 2*i
path (at - i, i%2) if (i+s)%2 == 1 && at < i + n
path (2*n-1-at+i, (i+1)%2) if (i+s)%2 == 1
path ((n - floor(at/2))%n, floor((at+1)/2)%2) if at < 2*(n-i)
path (2*n-at-i, (n-i)%2) if at < 2*n-i
path (at+1-2*n+i, (n-i+1)%2)`, []change{
			{"(Prism(2*n+1)) for n >= 1\ninstance 2\nnetwork Prism(2*n+1)", "(Prism(2*n+2)) for n >= 1\ninstance 2\nnetwork Prism(2*n+2)", "the path begins at the vertex, and ends where it is wanted" + values},
			{"path (2*n-1-at+i, (i+1)%2)", "path (2*n-1-at+i, i%2)", "the path begins at the vertex, and ends where it is wanted" + values},
			{"path (at - i, i%2) if", "path (0, i%2) if", "each hop is along a link" + values},
			{"lemma vertex_transitive == true\nby maps\nto a b\nimage ((i+a)%n, abs(s-b))\ninverse ((i-a)%n, abs(s-b))\n", "", "that says that vertex_transitive is true"},
		}},
		"paths between colours": {`
claim hamiltonian_laceable(Prism(2*n)) for n >= 2
instance 2
network Prism(2*n)
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
lemma bipartite == true
by colour
colour (i+s)%2
lemma hamiltonian_laceable == true
by paths
step at
colour (i+s)%2
path (floor(at/2), floor((at+1)/2)%2) if at < 2*i
path (at - i, i%2) if at < i + n
path (2*n-1-at+i, (i+1)%2)`, []change{
			{"step at\ncolour (i+s)%2", "step at\ncolour i%2", "the colour along neighbour 2" + values},
			{"step at\ncolour (i+s)%2", "step at\ncolour 0", "the colour along neighbour 1" + values},
			{"path (2*n-1-at+i, (i+1)%2)", "path (2*n-1-at+i, i%2)", "the path begins at the vertex, and ends where it is wanted" + values},
			{"path (floor(at/2), floor((at+1)/2)%2) if at < 2*i\npath (at - i, i%2) if at < i + n\npath (2*n-1-at+i, (i+1)%2)",
				"path (at%2, 0) if at < 2*n-1-i-s\npath (at-(2*n-1-i-s), 0) if at <= 2*n-1-s\npath (i, s)", "the vertices differ" + values},
			{"path (floor(at/2), floor((at+1)/2)%2) if at < 2*i\n", "", "the path begins at the vertex, and ends where it is wanted" + values},
			{"lemma connected == true\nby potential\nupper min(i, n-i) + s\n", "", "that says that connected is true"},
		}},
		"hops at most": {`
claim max_hops("around", Cycle(n)) <= n for n >= 3
instance 3
network Cycle(n)
vertex 0
lemma max_hops("around") <= n
by hops
hops min((i-j)%n, (j-i)%n)`, []change{
			{"max_hops(\"around\") <= n\nby", "max_hops(\"around\") <= 0\nby", "no message takes more hops" + values},
			{"hops min((i-j)%n, (j-i)%n)", "hops (i-j)%n", "a hop leads nearer" + values},
		}},
	}
}
