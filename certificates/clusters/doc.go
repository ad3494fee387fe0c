// Package clusters checks bounds on the largest cluster of a diameter: an anticode.
package clusters
