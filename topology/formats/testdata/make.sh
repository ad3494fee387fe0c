#!/bin/sh
# Makes the samples of this folder with Debian's nauty, python3-networkx, python3-numpy,
# python3-pydot, python3-igraph and graphviz.
# NAME.g6 is the graph that NAME.* hold, for graphs whose vertices keep their order.
# Made with nauty 2.8.6, networkx 2.8.8, pydot 1.4.2,
# igraph 0.10.2, graphviz 2.42.2.
set -e
cd "$(dirname "$0")"

# nauty: all cubic connected graphs of 8 vertices, and random ones on both sides of the
# orders where sparse6 changes its form.
nauty-geng -cq -d3 -D3 8 >cubic8.g6
nauty-copyg -qs cubic8.g6 cubic8.s6
nauty-copyg -qi cubic8.g6 incremental.s6
nauty-showg -aq cubic8.g6 | sed -n '1,10p' | sed '/^$/d' | head -n 9 >cubic8-first.matrix
for n in 1 2 3 4 5 8 15 16 17 62 63 64 65; do nauty-genrang -qg -S$n -P3 $n 1; done >random.g6
nauty-copyg -qs random.g6 random.s6

/usr/bin/python3 - <<'END'
import networkx as nx

def graph6(name, g):
    with open(name + '.g6', 'wb') as f:
        f.write(nx.to_graph6_bytes(g, header=False))

p = nx.petersen_graph()
graph6('petersen', p)
nx.write_edgelist(p, 'petersen.edgelist')
nx.write_sparse6(p, 'petersen.s6')
nx.write_graphml(p, 'petersen.graphml', prettyprint=True)
nx.nx_pydot.write_dot(p, 'petersen.dot')
with open('petersen.matrix', 'w') as f:
    f.write(str(nx.to_numpy_array(p, dtype=int)) + '\n')
with open('petersen-floats.matrix', 'w') as f:
    f.write(str(nx.to_numpy_array(p)) + '\n')
with open('petersen-list.matrix', 'w') as f:
    f.write(str(nx.to_numpy_array(p, dtype=int).tolist()) + '\n')

for u, v in p.edges:
    p[u][v]['weight'] = 0.5 + u
nx.write_weighted_edgelist(p, 'petersen-weighted.edgelist')
nx.write_edgelist(p, 'petersen-data.edgelist')
nx.write_graphml(p, 'petersen-data.graphml', prettyprint=False)

one = nx.relabel_nodes(nx.cycle_graph(5), lambda v: v + 1)
graph6('from-one', nx.cycle_graph(5))
nx.write_edgelist(one, 'from-one.edgelist', data=False)
nx.write_graphml(one, 'from-one.graphml')

grid = nx.grid_2d_graph(3, 4)
graph6('grid', nx.convert_node_labels_to_integers(grid))
nx.write_edgelist(grid, 'grid.edgelist')
nx.write_graphml(grid, 'grid.graphml')
nx.nx_pydot.write_dot(grid, 'grid.dot')

arrows = nx.DiGraph([(0, 1), (1, 0), (1, 2), (2, 2)])
nx.write_graphml(arrows, 'arrows.graphml')
nx.nx_pydot.write_dot(arrows, 'arrows.dot')
double = nx.MultiGraph([(0, 1), (0, 1), (1, 2), (2, 2)])
nx.write_graphml(double, 'double.graphml')
nx.write_sparse6(double, 'double.s6')
END

/usr/bin/python3 - <<'END'
import igraph

g = igraph.Graph.Ring(5)
g.vs['name'] = ['a', 'b', 'c & d', 'e', 'f']
g.write_graphml('igraph.graphml')
g.write_dot('igraph.dot')
g.write_edgelist('igraph.edges')
g.write_adjacency('igraph.matrix')
END

# graphviz: a layout of the Petersen graph, and subgraphs as its own tools print them.
neato -Tdot petersen.dot >petersen-neato.gv
printf 'graph "a b" { node [shape=box]; subgraph cluster_1 { host1; host2 } -- "s 1"; "s 1" -- "s 2" -- {host3 host4}; lone }' |
	nop >subgraphs.gv
