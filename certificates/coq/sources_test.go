package coq_test

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// sources returns the texts of the files in Coq, by their slashed names.
func sources(t *testing.T) map[string]string {
	t.Helper()
	texts := make(map[string]string)
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".v" {
			return err
		}
		text, err := os.ReadFile(file)
		texts[filepath.ToSlash(file)] = string(text)
		return err
	})
	if err != nil || len(texts) < 100 {
		t.Fatalf("%d files in Coq, %v", len(texts), err)
	}
	return texts
}

// sorted returns their names in the order in which the script check has them.
func sorted(texts map[string]string) (names []string) {
	for name := range texts {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// TestProject: the list of files that Coq's editors read, which "make coq" would write anew, has
// each file but the one that is made from the ledger.
func TestProject(t *testing.T) {
	want := "-R . Topocert\n"
	for _, file := range sorted(sources(t)) {
		if file != "ledger/Ledger.v" {
			want += file + "\n"
		}
	}
	if got, err := os.ReadFile("_CoqProject"); err != nil || string(got) != want {
		t.Errorf("_CoqProject: %v, has\n%swant\n%s", err, got, want)
	}
}

var required = regexp.MustCompile(`From Topocert Require (?:Import|Export)?([^.]*)\.`)

// TestFolders: each file has a name of its own, since only that is required, and rests on none
// of a folder above its own.
func TestFolders(t *testing.T) {
	below := map[string][]string{
		"base":     {"base"},
		"networks": {"base", "networks"},
		"checkers": {"base", "networks", "checkers"},
		"papers":   {"base", "networks", "papers"},
		"ledger":   {"base", "networks", "papers", "ledger"},
	}
	texts := sources(t)
	folder := make(map[string]string) // by module
	top := func(file string) string { first, _, _ := strings.Cut(file, "/"); return first }
	for file := range texts {
		module := strings.TrimSuffix(path.Base(file), ".v")
		if folder[module] != "" {
			t.Errorf("%s has the name of a file in %s", file, folder[module])
		}
		folder[module] = top(file)
	}
	for file, text := range texts {
		for _, m := range required.FindAllStringSubmatch(text, -1) {
			for module := range strings.FieldsSeq(m[1]) {
				if !slices.Contains(below[top(file)], folder[module]) {
					t.Errorf("%s requires %s of %q, want a file of %v", file, module, folder[module], below[top(file)])
				}
			}
		}
	}
}

var (
	comment = regexp.MustCompile(`(?s)\(\*.*?\*\)`)
	// A hole is what lets a theorem rest on what is not proved: an axiom by any of its names, a proof
	// that is given up, a check of the kernel that is put off.
	hole = regexp.MustCompile(`(?m)(?:^|[^A-Za-z0-9_'])((?:Admitted|admit|give_up|Admit Obligations|Axioms?|Parameters?|Conjectures?|Primitive\s+[a-z_0-9]+|bypass_check|` +
		`(?:Unset|Set)\s+(?:Guard|Positivity|Universe)\s+Checking|Type\s+In\s+Type|type-in-type|Declare\s+ML)(?:[^A-Za-z0-9_']|$))`)
	// A hypothesis is none in a section, where the theorem gets it as a premise.
	outline   = regexp.MustCompile(`(?m)^\s*(?:(Section)\b|(Module)\b[^.=]*\.(?:\s|$)|(End)\b|((?:Local\s+|Global\s+)?(?:Hypothes[ie]s|Variables?|Context))\b)`)
	theoremOf = regexp.MustCompile(`(?m)^ *Theorem ([A-Za-z0-9_]+)`)
)

// holes returns what is assumed in a text.
func holes(text string) (found []string) {
	text = comment.ReplaceAllString(text, " ")
	for _, m := range hole.FindAllStringSubmatch(text, -1) {
		found = append(found, strings.TrimSpace(m[1]))
	}
	var open []string
	for _, m := range outline.FindAllStringSubmatch(text, -1) {
		switch {
		case m[4] == "" && m[3] == "":
			open = append(open, m[1]+m[2])
		case m[3] != "" && len(open) > 0:
			open = open[:len(open)-1]
		case !slices.Contains(open, "Section"):
			found = append(found, m[3]+m[4]+" outside of a section")
		}
	}
	if len(open) > 0 {
		found = append(found, "a section without its end")
	}
	return found
}

// TestHoles: nothing is admitted or assumed.
func TestHoles(t *testing.T) {
	for file, text := range sources(t) {
		for _, h := range holes(text) {
			t.Errorf("%s: %s", file, h)
		}
	}
	for _, text := range []string{
		"Lemma a : 1 = 2.\nProof. Admitted.", "Proof. admit. Qed.", "Axiom a : False.", "Parameter a : False.", "Conjecture a : False.",
		"Hypothesis a : False.", "  Hypotheses a b : False.", "Variable a : False.", "Variables a b : False.", "Context (a : False).", "Local Hypothesis a : False.",
		"Section S.\nVariable a : nat.\nEnd S.\nVariable b : False.", "Unset Guard Checking.", "Unset  Positivity Checking.", "#[bypass_check(guard)] Fixpoint f (n : nat) : False := f n.",
		"Unset Universe Checking.", "Proof. give_up. Qed.", "Primitive a := #int63_add.",
	} {
		if holes(text) == nil {
			t.Errorf("no hole was found in %q", text)
		}
	}
	if found := holes("(* Axiom *) Module M := N.\nModule O <: P.\nSection S.\n Hypothesis a : 1 = 1.\n Context (b : nat).\nEnd S.\nEnd O.\nSet Primitive Projections.\nDefinition admits := 1."); found != nil {
		t.Errorf("%v were found where nothing is assumed", found)
	}
}

// TestAccepted: what is listed as accepted by Coq are theorems of these files, each of one file, and
// those that ledger has in the ledger's form are listed. Coq accepted the files as they stand.
func TestAccepted(t *testing.T) {
	texts := sources(t)
	in := make(map[string][]string) // the files that prove a theorem
	for file, text := range texts {
		for _, m := range theoremOf.FindAllStringSubmatch(comment.ReplaceAllString(text, ""), -1) {
			in[m[1]] = append(in[m[1]], file)
		}
	}
	for list, stem := range map[string]string{"theorems.txt": "ledger/Theorems", "routers.txt": "ledger/Routers", "texts.txt": "networks/TextTheorems"} {
		text, err := os.ReadFile(list)
		if err != nil {
			t.Fatal(err)
		}
		listed := make(map[string]bool)
		for line := range strings.Lines(string(text)) {
			name, assumes, _ := strings.Cut(strings.TrimSpace(line), " ")
			elsewhere := slices.DeleteFunc(slices.Clone(in[name]), func(file string) bool { return strings.HasPrefix(file, "ledger/") })
			if listed[name] || len(in[name]) == 0 || len(elsewhere) > 1 || assumes != "closed" {
				t.Errorf("%s: %s assumes %q and is proved in %v, want one line for a theorem of one file that assumes nothing", list, name, assumes, in[name])
			}
			listed[name] = true
		}
		for name, files := range in {
			if slices.ContainsFunc(files, func(file string) bool { return strings.HasPrefix(file, stem) }) && !listed[name] {
				t.Errorf("%s has the theorem %s, and %s does not list it", stem, name, list)
			}
		}
	}
	digest := sha256.New()
	for _, file := range sorted(texts) {
		digest.Write([]byte(texts[file]))
	}
	got, err := os.ReadFile("accepted.txt")
	if want := fmt.Sprintf("%x\n", digest.Sum(nil)); err != nil || string(got) != want {
		t.Errorf("accepted.txt: %v: Coq accepted the files with the digest %swhich now is %sand make coq has it read them", err, got, want)
	}
}
