// Package fuzz holds the property tests and the native fuzz targets that look
// at several packages at once. Nothing imports it.
//
//	FuzzName          names of networks
//	FuzzGraph6, FuzzEdges, FuzzMETIS   graph files
//	FuzzCertificate   certificates: what is accepted is true
//
// "make fuzz" runs every target for a while; "go test" replays their corpora.
package fuzz
