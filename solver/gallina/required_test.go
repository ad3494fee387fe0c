package gallina

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

var (
	definedWord  = regexp.MustCompile(`(?m)^ *(?:Theorem|Lemma|Definition|Fixpoint|Inductive|Record|Notation) "?([A-Za-z0-9_']+)`)
	exportedWord = regexp.MustCompile(`(?s)Require Export ([^.]*)\.`)
	requiredWord = regexp.MustCompile(`From Topocert Require Import ([^.]*)\.`)
	usedWord     = regexp.MustCompile(`[A-Za-z_][A-Za-z0-9_']*`)
	coqComment   = regexp.MustCompile(`(?s)\(\*.*?\*\)`)
)

// TestRequired: the file of one certificate requires every module whose words it uses, though
// in the file of many another certificate may have required it.
func TestRequired(t *testing.T) {
	deep.NotShort(t)
	in := make(map[string][]string)      // the modules in which a word is defined
	exports := make(map[string][]string) // by module
	for _, file := range coqFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		module := strings.TrimSuffix(filepath.Base(file), ".v")
		for _, m := range definedWord.FindAllSubmatch(text, -1) {
			in[string(m[1])] = append(in[string(m[1])], module)
		}
		for _, m := range exportedWord.FindAllSubmatch(text, -1) {
			exports[module] = append(exports[module], strings.Fields(string(m[1]))...)
		}
	}
	tried := 0
	for _, file := range forgedFiles(t, "good/KIND/*.cert") {
		for _, c := range readForged(t, file) {
			for _, s := range c.Statements() {
				alone := *c
				alone.Statement, alone.Also = s, nil
				for _, asLinks := range []bool{false, true} {
					x := &Instances{World: forgedWorld(path.Dir(file)), givenAsLinks: asLinks}
					if written, _ := x.Add(&alone); written == 0 {
						continue
					}
					tried++
					for _, word := range missingWords([]byte(x.Text()), in, exports) {
						t.Errorf("%s: %s uses %s, and requires none of %v", file, s, word, in[word])
					}
				}
			}
		}
	}
	if tried < len(checked()) {
		t.Errorf("%d files tried, want one of each kind", tried)
	}
}

// missingWords returns the words that are defined here and in no module that a file requires,
// nor in the file.
func missingWords(text []byte, in, exports map[string][]string) (missing []string) {
	known := strings.Fields(string(requiredWord.FindSubmatch(text)[1]))
	for i := 0; i < len(known); i++ {
		known = append(known, exports[known[i]]...)
	}
	text = coqComment.ReplaceAll(text, nil)
	here := make(map[string]bool)
	for _, m := range definedWord.FindAllSubmatch(text, -1) {
		here[string(m[1])] = true
	}
	for _, w := range usedWord.FindAll(text, -1) {
		word := string(w)
		defined := func(module string) bool { return slices.Contains(known, module) }
		if len(word) > 2 && !here[word] && len(in[word]) > 0 && !slices.ContainsFunc(in[word], defined) && !slices.Contains(missing, word) {
			missing = append(missing, word)
		}
	}
	return missing
}
