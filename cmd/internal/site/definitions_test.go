package site

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/topology"
)

var update = flag.Bool("update", false, "write the definitions of the networks anew")

// TestDefinitions: the pages' definitions of the networks are the comments of package
// topology, word by word, and every family has one.
func TestDefinitions(t *testing.T) {
	comments := make(map[string]string)
	files, err := filepath.Glob("../../../topology/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("no source of package topology: %v", err)
	}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if of, ok := spec.(*ast.TypeSpec); ok && d.Doc != nil {
						comments[of.Name.Name] = d.Doc.Text()
					}
				}
			case *ast.FuncDecl:
				if d.Doc != nil && d.Recv == nil {
					comments[d.Name.Name] = d.Doc.Text()
				}
			}
		}
	}
	var b strings.Builder
	for _, f := range topology.Families() {
		text := comments[stem(f.Name)]
		if text == "" {
			text = comments["New"+stem(f.Name)]
		}
		if text == "" {
			t.Errorf("%s has no comment", f.Name)
		}
		b.WriteString(definitionMark + f.Name + "\n" + text)
	}
	if *update {
		if err := os.WriteFile("definitions.txt", []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if b.String() != definitionText {
		t.Error("definitions.txt is not what the comments say: run the test with -update")
	}
	all := definitions()
	for _, f := range topology.Families() {
		if all[stem(f.Name)] == "" {
			t.Errorf("%s has no definition", f.Name)
		}
	}
}
