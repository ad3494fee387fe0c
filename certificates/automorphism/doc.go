// Package automorphism checks automorphisms, and what they alone show: the group that a proof
// gives by its generators, with its orbits on vertices and links; edge-transitive graphs; and
// graphs that have another one as a spanning subgraph. By refinement of colours it also checks
// that there are no more: the number of automorphisms, and of orbits.
package automorphism
