package words

import (
	"os"
	"regexp"
	"testing"
)

// TestBuiltinsOnPage: each part of the language is in the table of the package comment.
func TestBuiltinsOnPage(t *testing.T) {
	page, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range Builtins() {
		if !regexp.MustCompile(`(?m)^//\t.*\b` + name + `\b`).Match(page) {
			t.Errorf("%s is not in the table", name)
		}
	}
}
