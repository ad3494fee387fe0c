// Package routing holds routers: rules that say, hop by hop, where a message
// for a destination goes next. A router is the subject of statements about it,
// so it is written to be read beside its source.
//
//	dor     dimension order, on meshes and tori
//	ecube   the lowest differing bit first, on hypercubes
//
// A router is a pure function of the current vertex, the destination and the
// message's header (see certificates.Router, whose shape Router has), so it may
// be used from many goroutines.
package routing
