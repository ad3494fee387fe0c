// Package faults checks what a network bears: connectivity from both sides, disjoint paths
// (Menger), and how much longer distances get where a vertex or a link is dead.
package faults
