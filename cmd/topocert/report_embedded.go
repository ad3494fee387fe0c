//go:build checker

package main

import (
	_ "embed"

	"topocert/cmd/internal/site"
)

// A release has these files, which the tree has not: see deploy/release.
var (
	//go:embed checker/topocheck.wasm
	checkerProgram []byte
	//go:embed checker/wasm_exec.js
	checkerRuntime []byte
	//go:embed checker/engine.wasm.gz
	checkerEngine []byte
)

// embeddedChecker returns topocheck for browsers as it is in this program, or nil.
func embeddedChecker() *site.Checker {
	return &site.Checker{Program: checkerProgram, Runtime: checkerRuntime, Engine: checkerEngine}
}
