// Package metric checks what distances show: degrees, eccentricities, diameter, radius, girth,
// and the orbits of vertices, which distances tell apart.
package metric
