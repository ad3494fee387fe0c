// Package pathwidth decides bisection widths exactly by dynamic programming along a path
// decomposition.
//
// An order of the vertices is a path decomposition: its bags are the boundaries, the vertices
// with neighbours later in the order, and the least possible size of the largest boundary, the
// vertex separation number, is the pathwidth (N. G. Kinnersley, Information Processing Letters
// 42, 1992). Find looks for an order by natural orders, beam search and exact rearrangement of
// short stretches. The program goes along it, vertex by vertex: it introduces the vertex into
// the bag, and forgets those without later neighbours; a table has, for each assignment of the
// bag to two sides and each number of vertices on one side, the least number of cut links.
//
// Prove makes a certificate of kind order: the order alone, along which the checker goes too.
// It costs N·2^boundary·N/2 steps, on all cores, eight entries in a word; boundaries of up to
// 22 are taken.
package pathwidth
