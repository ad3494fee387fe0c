package theorem

// impliedExamples are theorems about numbers that follow from other lemmas.
func impliedExamples() map[string]example {
	const values = ": there are values"
	return map[string]example{
		"sets and cliques by degree and girth": {`
claim domination_number(Cycle(n)) >= ceil(n/3) && clique_number(Cycle(n)) <= 2 for n >= 4
instance 4
network Cycle(n)
vertex 0
back (i-1)%n
lemma order == n
by product
lemma max_degree == 2
by neighbors
at 0
lemma domination_number >= ceil(n/3)
by degree
lemma girth <= n
by cycle
length n
step t
walk t%n
lemma girth >= 4
by walks
lemma clique_number <= 2
by girth`, []change{
			{"domination_number >= ceil(n/3)\nby", "domination_number >= ceil(n/3) + 1\nby", "fewer are not near all" + values},
			{"lemma max_degree == 2\nby neighbors\nat 0", "lemma max_degree <= 2\nby neighbors", "says what max_degree is =="},
			{"clique_number <= 2\nby", "clique_number <= 1\nby", "no triangle" + values},
			{"girth >= 4", "girth >= 3", "no triangle" + values},
			{"lemma girth >= 4\nby walks\n", "", "says what girth is >="},
			{"lemma girth >= 4\n", "lemma girth >= 4 if n > 4\n", "says what girth is >="},
		}},
		"what follows from a diameter, colours and transitivity": {`
claim connected(Cycle(n)) && radius(Cycle(n)) == floor(n/2) && girth(Cycle(n)) >= 4 for n >= 4 if n%2 == 0
instance 4
network Cycle(n)
vertex 0
back (i-1)%n
lemma vertex_transitive == true
by maps
to a
image (i+a)%n
inverse (i-a)%n
lemma diameter == floor(n/2)
by potential
upper min(i, n-i)
lower min(i, n-i)
far floor(n/2)
lemma connected == true
by diameter
lemma radius == floor(n/2)
by transitivity
lemma bipartite == true
by colour
colour i%2
lemma girth <= n
by cycle
length n
step t
walk t%n
lemma girth >= 3
by length
lemma girth >= 4
by bipartite`, []change{
			{"lemma radius == floor(n/2)\n", "lemma radius == floor(n/2) - 1\n", "the diameter" + values},
			{"girth >= 3\nby", "girth >= 4\nby", "three links" + values},
			{"girth >= 4\nby", "girth >= 5\nby", "no triangle" + values},
			{"lemma bipartite == true\nby colour\ncolour i%2\n", "", "bipartite is true"},
		}},
		"independence_number by hamiltonian": {`
claim independence_number(Cycle(n)) <= floor(n/2) for n >= 3
instance 3
network Cycle(n)
vertex 0
lemma order == n
by product
lemma hamiltonian == true
by next
next (i+1)%n
position i
lemma independence_number <= floor(n/2)
by hamiltonian`, []change{
			{"independence_number <= floor(n/2)\nby", "independence_number <= floor(n/2) - 1\nby", "half of the order" + values},
			{"lemma hamiltonian == true\nby next\nnext (i+1)%n\nposition i\n", "", "hamiltonian is true"},
		}},
		"orbits of links and rounds": {`
claim edge_orbits(Cycle(n)) == 1 && broadcast("all-port", Cycle(n), n-1) == floor(n/2) && gossip("all-port", Cycle(n)) == floor(n/2) for n >= 3
instance 3
network Cycle(n)
vertex 0
back (i-1)%n
lemma edge_transitive == true
by maps
to a e
image (a+i)%n
inverse (i-a)%n
lemma min_degree == 2
by neighbors
at 0
lemma edge_orbits == 1
by transitivity
lemma eccentricity(n-1) == floor(n/2)
by potential
source n-1
sum i
upper min(i+1, n-1-i)
lower min(i+1, n-1-i)
far floor(n/2) - 1
lemma broadcast("all-port", n-1) == floor(n/2)
by eccentricity
lemma diameter == floor(n/2)
by potential
from a
upper min(abs(i-a), n-abs(i-a))
lower min(i, n-i)
far floor(n/2)
lemma gossip("all-port") == floor(n/2)
by diameter`, []change{
			{"edge_orbits == 1\nby", "edge_orbits == 2\nby", "one orbit, of one link at least" + values},
			{"lemma min_degree == 2\nby neighbors\nat 0\n", "", "a lemma about min_degree"},
			{"lemma edge_transitive == true\nby maps\nto a e\nimage (a+i)%n\ninverse (i-a)%n\n", "", "edge_transitive is true"},
			{"(\"all-port\", n-1) == floor(n/2)\nby", "(\"all-port\", n-1) == ceil(n/2)\nby", "the eccentricity" + values},
			{"lemma broadcast(\"all-port\", n-1)", "lemma broadcast(\"all-port\", 0)", "a lemma about eccentricity"},
			{"lemma broadcast(\"all-port\", n-1)", "lemma broadcast(\"single-port\", n-1)", `want "all-port"`},
			{"(\"all-port\") == floor(n/2)\nby", "(\"all-port\") == ceil(n/2)\nby", "the diameter" + values},
			{"lemma gossip(\"all-port\")", "lemma gossip(\"single-port\")", `want "all-port"`},
		}},
		"stretch and lanes of a router": {`
claim max_stretch("walk", Line(n)) == 1 && lanes("walk", Line(n)) == 1 for n >= 2
instance 2
network Line(n)
vertex 0
lemma order == n
by product
lemma minimal("walk") == n*(n-1)
by hops
hops abs(j-i)
lemma max_stretch("walk") == 1
by minimal
lemma deadlock_free("walk") == true
by rank
channel a b
rank cond(b < a, n-a, a)
lemma lanes("walk") == 1
by deadlock_free`, []change{
			{`max_stretch("walk") == 1
by`, `max_stretch("walk") == 2
by`, "all pairs of vertices" + values},
			{`lemma max_stretch("walk")`, `lemma max_stretch("dor")`, "a lemma about minimal"},
			{`lanes("walk") == 1
by`, `lanes("walk") == 2
by`, "one lane, of some messages" + values},
			{"for n >= 2", "for n >= 1", "one lane, of some messages" + values},
			{`lemma lanes("walk")`, `lemma lanes("dor")`, "deadlock_free is true"},
			{`lemma minimal("walk")`, `lemma delivered("walk")`, "a lemma about minimal"},
		}},
	}
}
