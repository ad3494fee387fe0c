// Package formats reads and writes graphs in the formats of other programs: Kinds lists
// them, and KindOf tells one by the ending of a file's name. Nothing is guessed from what a
// file holds.
//
// It is no part of what a verdict rests on. A certificate names a graph by its graph6
// text or the digest of its edge list, and whoever checks it reads the graph from one of
// these two, with package topology. This package may therefore use libraries: gonum's
// parser reads DOT.
//
// # Formats
//
//	.g6                    graph6: a graph a line, as nauty writes it
//	.s6                    sparse6: a graph a line, as nauty writes it for sparse graphs
//	.edges .edgelist       edge list: "u v" a line, numbers from 0 or names; the order may stand first; weights are for --weights, data are ignored
//	.matrix                adjacency matrix: 0 and 1, a row a line or in brackets
//	.graph .metis          METIS: the neighbours of each vertex, from 1; sizes are ignored, weights of edges are for --weights
//	.col .dimacs .gr       DIMACS: "p edge n m" and "e u v", from 1; "p sp n m" and "a u v w", each link as two arcs; "p tw n m" and "u v"; weights are for --weights
//	.dot .gv               DOT: Graphviz; the vertices' names or labels are kept
//	.graphml               GraphML: XML, as networkx, igraph and yEd write it; the vertices' names or labels are kept
//	.anynet                anynet: BookSim2's network files: routers and nodes; the nodes are the ends
//
// A byte order mark before a text is left out.
//
// # Graphs that are not simple
//
// The graphs here are undirected, without loops and without double links. A file that
// holds others is refused, with a message that says so, unless Options.Undirected says
// to take each arc for a link, to merge double links and to drop loops; Options.Note is
// then told how many. Weights without Options.Weights, colours and positions are ignored; where they are
// numbers that a user may count on, with a note.
//
// # Labels
//
// Vertices that have names in a file have them as labels (topology.NewLabelled). Where
// all names are the numbers 0 … n−1, in any order, they are the vertices; where they are
// 1 … n, and in formats that always count from 1 (METIS, DIMACS), vertex i−1 has the
// label i.
//
// # Limits
//
// Those of package topology: MaxOrder, MaxSize, MaxLine and those of labels. They are
// checked before memory is taken; no memory is taken for what a file only announces,
// except the order. Errors wrap topology.ErrFormat, topology.ErrLimit or the reader's
// error, name the line where there is one, and say what was got and wanted.
package formats
