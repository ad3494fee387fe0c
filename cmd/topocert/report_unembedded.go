//go:build !checker

package main

import "topocert/cmd/internal/site"

// embeddedChecker returns topocheck for browsers as it is in this program, or nil: a build
// without the tag checker has none.
func embeddedChecker() *site.Checker { return nil }
