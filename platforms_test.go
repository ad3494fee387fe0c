package topocert

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"

	"topocert/internal/deep"
)

// TestPlatforms: all packages have the right types on other machines, too. The
// bodies of others' functions are not looked at, and nothing is compiled: .ci/run runs it, and
// "make deep" builds all.
func TestPlatforms(t *testing.T) {
	deep.Only(t)
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for _, platform := range []string{"linux/386", "linux/arm64", "windows/amd64", "darwin/arm64"} {
		system, machine, _ := strings.Cut(platform, "/")
		ours := 0
		list, err := packages.Load(&packages.Config{
			Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps | packages.NeedTypes | packages.NeedSyntax | packages.NeedTypesInfo | packages.NeedTypesSizes,
			Env:  append(os.Environ(), "GOOS="+system, "GOARCH="+machine, "CGO_ENABLED=0"),
			ParseFile: func(files *token.FileSet, name string, text []byte) (*ast.File, error) {
				file, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution)
				if file != nil && !strings.HasPrefix(name, root) {
					for _, d := range file.Decls {
						if f, ok := d.(*ast.FuncDecl); ok {
							f.Body = nil
						}
					}
				}
				return file, err
			},
		}, "./...")
		if err != nil {
			t.Fatalf("%s: %v", platform, err)
		}
		packages.Visit(list, nil, func(p *packages.Package) {
			if p.PkgPath != "topocert" && !strings.HasPrefix(p.PkgPath, "topocert/") {
				return
			}
			ours++
			for _, err := range p.Errors {
				t.Errorf("%s: %v", platform, err)
			}
		})
		if ours < 50 {
			t.Errorf("%s: %d packages of ours, want all", platform, ours)
		}
	}
}
