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

	"topocert/internal/deep"
)

// unsaid are limits that a file cannot meet, or that say the same as another.
var unsaid = map[string]string{
	"maxFrontierNow": "the limit of the boundary, and the vertex that is being placed",
	"maxGiven":       "names in a line of output",
	"mostLeast":      "what larger values count as where only the sign is asked",
	"mostSteps":      "steps of a budget that nobody can give",
	"maxTableFile":   "a file that is handed over, which is read into memory",
}

// TestLimitsOnPage: each limit of the trusted code stands on the format's page, as a power
// of two or in decimals.
func TestLimitsOnPage(t *testing.T) {
	deep.NotShort(t)
	page := string(read(t, "doc.go")) + string(read(t, "theorem/doc.go")) + string(read(t, "arithmetic/doc.go")) + string(read(t, "automata/doc.go"))
	met := 0
	eachConstant(t, func(file, name string, value constant.Value) {
		small := strings.ToLower(name)
		if !strings.HasPrefix(small, "max") && !strings.HasPrefix(small, "most") || unsaid[name] != "" {
			return
		}
		met++
		if !onPage(page, value) {
			t.Errorf("%s: the limit %s = %s stands nowhere on the page", file, name, value)
		}
	})
	if met < 30 {
		t.Errorf("found %d limits, want more", met)
	}
}

// eachConstant calls f with each constant of the trusted code that needs no others.
func eachConstant(t *testing.T, f func(file, name string, value constant.Value)) {
	for _, pattern := range []string{"*.go", "*/*.go"} {
		for _, file := range sources(t, pattern) {
			if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(filepath.ToSlash(file), "coq/") {
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
					value, err := types.Eval(set, nil, token.NoPos, text(t, set, file, spec.Values[i]))
					if err == nil && value.Value != nil {
						f(filepath.ToSlash(file), name.Name, value.Value)
					}
				}
				return true
			})
		}
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

// TestLimits: the limits are those of the format's page (doc.go, "Limits" and
// "Formulas"), and of the comments at the constants.
func TestLimits(t *testing.T) {
	got := make(map[string]string)
	eachConstant(t, func(_, name string, value constant.Value) { got[name] = value.ExactString() })
	for name, want := range map[string]string{
		"MaxFile":           "268435456",
		"MaxLines":          "1048576",
		"maxStatements":     "16",
		"maxWords":          "8",
		"maxAudit":          "8192",
		"maxAuditRows":      "4294967296",
		"MaxAuditHops":      "68719476736",
		"maxHeaders":        "268435456",
		"MaxCountingRounds": "4096",
		"MaxGossipOrder":    "16384",
		"maxCluster":        "8192",
		"maxClusterWork":    "17179869184",
		"maxDeletions":      "17179869184",
		"maxCNFOrder":       "4096",
		"maxCNFLinks":       "65536",
		"MaxCNFLiterals":    "8388608",
		"MaxCNFSets":        "65536",
		"maxSplit":          "16",
		"maxMatrixRows":     "256",
		"maxMatrixLines":    "16384",
		"maxForm":           "63",
		"maxNumber":         "2147483647",
		"maxStore":          "268435456",
		"maxBoundary":       "22",
		"maxTables":         "2147483648",
		"maxCarried":        "274877906944",
		"costLimit":         "65535",
	} {
		if got[name] != want {
			t.Errorf("%s is %q, want %s", name, got[name], want)
		}
	}
}
