package papers

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestWordsOfPapers: no two papers have a word of the same name, since the ledger's folder has the words of all.
func TestWordsOfPapers(t *testing.T) {
	files, err := filepath.Glob("*.words")
	if err != nil {
		t.Fatal(err)
	}
	of := make(map[string]string)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, head := range regexp.MustCompile(`(?m)^(\w+)\(`).FindAllStringSubmatch(string(text), -1) {
			if other := of[head[1]]; other != "" && other != file {
				t.Errorf("%s and %s have a word %s", other, file, head[1])
			}
			of[head[1]] = file
		}
	}
	if len(of) < 50 {
		t.Errorf("%d words, want more", len(of))
	}
}
