package certificates_test

import (
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// unsaid are limits that a file cannot meet, or that say the same as another.
var unsaid = map[string]string{
	"maxFrontierNow": "the limit of the boundary, and the vertex that is being placed",
	"maxGiven":       "names in a line of output",
	"mostSteps":      "steps of a budget that nobody can give",
	"maxTableFile":   "a file that is handed over, which is read into memory",
}

// TestLimitsOnPage: each limit of the trusted code stands on the format's page, as a power
// of two or in decimals.
func TestLimitsOnPage(t *testing.T) {
	page := string(read(t, "doc.go"))
	met := 0
	for _, pattern := range []string{"*.go", "formula/*.go", "resolve/*.go", "recheck/*.go"} {
		for _, file := range vectors(t, pattern) {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			set := token.NewFileSet()
			tree, err := parser.ParseFile(set, file, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(tree, func(n ast.Node) bool {
				spec, ok := n.(*ast.ValueSpec)
				if !ok || len(spec.Values) != len(spec.Names) {
					return true
				}
				for i, name := range spec.Names {
					small := strings.ToLower(name.Name)
					if !strings.HasPrefix(small, "max") && !strings.HasPrefix(small, "most") {
						continue
					}
					value, err := types.Eval(set, nil, token.NoPos, text(t, set, file, spec.Values[i]))
					if err != nil || value.Value == nil || unsaid[name.Name] != "" {
						continue // no constant, or one of others
					}
					met++
					if !onPage(page, value.Value) {
						t.Errorf("%s: the limit %s = %s stands nowhere on the page", filepath.ToSlash(file), name.Name, value.Value)
					}
				}
				return true
			})
		}
	}
	if met < 30 {
		t.Errorf("found %d limits, want more", met)
	}
}

// text returns the source of an expression.
func text(t *testing.T, set *token.FileSet, file string, e ast.Expr) string {
	data := read(t, file)
	return string(data[set.Position(e.Pos()).Offset:set.Position(e.End()).Offset])
}

// onPage tells whether a number stands on the page: 8192, 2¹³, 2³¹−1.
func onPage(page string, value constant.Value) bool {
	n, exact := constant.Int64Val(value)
	if !exact {
		return false
	}
	forms := []string{value.ExactString()}
	for k := range 63 {
		power := "2" + strings.NewReplacer("0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴", "5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹").Replace(constant.MakeInt64(int64(k)).String())
		switch n {
		case 1 << k:
			forms = append(forms, power)
		case 1<<k - 1:
			forms = append(forms, power+"−1")
		}
	}
	const digits = "0-9⁰¹²³⁴⁵⁶⁷⁸⁹"
	return regexp.MustCompile("(^|[^" + digits + "])(" + strings.Join(forms, "|") + ")([^" + digits + "]|$)").MatchString(page)
}
