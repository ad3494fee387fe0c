package fuzz

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// TestOraclesArePlain: the files oracle*_test.go import nothing of the provers, and use nothing
// that another file of this package declares, which might. Of the rest of the module they know
// what networks, routers and statements are.
func TestOraclesArePlain(t *testing.T) {
	paths, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	declared := make(map[string]string) // the file of each name of the package
	oracles := make(map[string]*ast.File)
	for _, path := range paths {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for name := range file.Scope.Objects {
			declared[name] = path
		}
		if strings.HasPrefix(path, "oracle") {
			oracles[path] = file
		}
	}
	if oracles[declared["truth"]] == nil {
		t.Errorf("truth is declared in %q, want a file oracle*_test.go", declared["truth"])
	}
	plain := map[string]bool{
		"topocert/topology": true, "topocert/routing": true, "topocert/certificates": true,
		"topocert/certificates/broadcasts": true, // the words for models
		"topocert/certificates/traffic":    true, // the digest of ends
		"topocert/fuzz/oracle":             true, // which imports nothing of ours
	}
	for path, file := range oracles {
		for _, i := range file.Imports {
			if name := strings.Trim(i.Path.Value, `"`); strings.HasPrefix(name, "topocert/") && !plain[name] {
				t.Errorf("%s imports %s: an oracle must not decide by what it is held against", path, name)
			}
		}
		for _, name := range file.Unresolved { // in this file
			if from := declared[name.Name]; from != "" && oracles[from] == nil {
				t.Errorf("%s uses %s of %s, want oracles to use only one another", path, name.Name, from)
			}
		}
	}
}
