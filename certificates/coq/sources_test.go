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

	"topocert/internal/deep"
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
// each file but the one that is made from the ledger, and the one that extracts the checker.
func TestProject(t *testing.T) {
	want := "-R . Topocert\n"
	for _, file := range sorted(sources(t)) {
		if file != "ledger/Ledger.v" && file != "proved/Extract.v" {
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
		"proved":   {"base", "networks", "checkers", "proved"},
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

// code returns a text without its comments, which nest, and without what its strings hold: in
// Coq a comment may hold a string and a string the signs of a comment.
func code(text string) string {
	var b strings.Builder
	depth, quoted := 0, false
	for i := 0; i < len(text); i++ {
		switch two := text[i:min(i+2, len(text))]; {
		case text[i] == '"':
			quoted = !quoted
			if depth == 0 {
				b.WriteByte('"')
			}
		case quoted:
		case two == "(*":
			depth++
			i++
			b.WriteByte(' ')
		case two == "*)" && depth > 0:
			depth--
			i++
		case depth == 0 || text[i] == '\n':
			b.WriteByte(text[i])
		}
	}
	return b.String()
}

var (
	// A hole is what lets a theorem rest on what is not proved: an axiom by any of its names, a proof
	// that is given up, a check of the kernel that is put off, a text or a plug-in from elsewhere.
	hole = regexp.MustCompile(`(?m)(?:^|[^A-Za-z0-9_'])((?:Admitted|admit|give_up|Admit\s+Obligations|Axioms?|Parameters?|Conjectures?|Primitive\s+[a-z_0-9]+|bypass_check|` +
		`(?:Unset|Set)\s+(?:Guard|Positivity|Universe)\s+Checking|(?:Unset|Set)\s+(?:Type\s+In\s+Type|Definitional\s+UIP|Impredicative\s+Set)|Type\s+In\s+Type|type-in-type|` +
		`Declare\s+(?:ML|Module|Instance)|Symbols?|Rewrite\s+Rules?|Load\s+(?:Verbose\s+)?"|Add\s+(?:Rec\s+)?(?:LoadPath|ML)|Extract(?:ion)?|Register)(?:[^A-Za-z0-9_']|$))`)
	// A hypothesis is none in a section, where the theorem gets it as a premise.
	outline = regexp.MustCompile(`(?m)^\s*(?:(Section)\b|(Module)\b[^.=]*\.(?:\s|$)|(End)\b|((?:(?:Local|Global|Polymorphic|#\[[^\]]*\])\s+)*(?:Hypothes[ie]s|Variables?|Context))\b)`)
	// A sentence that gives something a name for the whole file; Local and Let do not.
	naming = regexp.MustCompile(`(?m)(?:^|\.\s)\s*(?:(?:Global|Program|Polymorphic|#\[[^\]]*\])\s+)*` +
		`(Definition|Fixpoint|CoFixpoint|Inductive|CoInductive|Variant|Record|Structure|Class|Instance|Theorem|Lemma|Corollary|Fact|Remark|Proposition|Property|Example|Function|Ltac)\s+([A-Za-z_][A-Za-z0-9_']*)`)
	library = regexp.MustCompile(`From\s+Coq\s+Require\s+(?:Import\s+|Export\s+)?([^.]*)\.\s`)
	// What has the checker written as OCaml, by Coq's own words for integers, arrays, strings and lists.
	extracting = regexp.MustCompile(`(?m)^From Coq Require Import Extraction ExtrOcamlBasic ExtrOCamlInt63 ExtrOCamlPArray ExtrOcamlNativeString\.$|^Extraction Blacklist String List\.$|^Extraction "kernel\.ml" [a-z_ \n]+\.$`)
	foreign    = regexp.MustCompile(`(?m)(?:^|\.\s)\s*(?:From\s+(\S+)\s+)?Require\b`)
)

// holes returns what is assumed in a text.
func holes(text string) (found []string) {
	text = code(text)
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
	for _, m := range foreign.FindAllStringSubmatch(text, -1) {
		if m[1] != "Coq" && m[1] != "Topocert" {
			found = append(found, "a file of "+m[1])
		}
	}
	return found
}

// TestHoles: nothing is admitted or assumed. What a section's hypotheses are is seen by
// "Print Assumptions", to which make coq puts every theorem that is listed.
func TestHoles(t *testing.T) {
	deep.NotShort(t)
	for file, text := range sources(t) {
		if file == "proved/Extract.v" { // it proves nothing, and has these two commands alone
			text = extracting.ReplaceAllString(text, "")
		}
		for _, h := range holes(text) {
			t.Errorf("%s: %s", file, h)
		}
	}
	for _, text := range []string{
		"Lemma a : 1 = 2.\nProof. Admitted.", "Proof. admit. Qed.", "Proof. give_up. Qed.", "Admit Obligations.",
		"Axiom a : False.", "Axioms a b : False.", "Local Axiom a : False.", "#[local] Axiom a : False.", "Parameter a : False.", "Parameters a b : False.", "Parameter Inline a : False.",
		"Conjecture a : False.", "Conjectures a b : False.", "Definition s := \"(*\". Axiom a : False. Definition t := \"*)\".",
		"(* (* *) *) Axiom a : False.", "(* \"*)\" *) Axiom a : False.",
		"Hypothesis a : False.", "  Hypotheses a b : False.", "Variable a : False.", "Variables a b : False.", "Context (a : False).", "Local Hypothesis a : False.", "#[local] Variable a : False.",
		"Section S.\nVariable a : nat.\nEnd S.\nVariable b : False.", "Module M.\nVariable a : False.\nEnd M.", "Section S.\nVariable a : False.",
		"Unset Guard Checking.", "Unset  Positivity Checking.", "Unset Universe Checking.", "Set Definitional UIP.", "Set Type In Type.",
		"#[bypass_check(guard)] Fixpoint f (n : nat) : False := f n.", "#[bypass_check(positivity)] Inductive i := c : (i -> False) -> i.", "#[bypass_check(universes)] Definition t := Type.",
		"Primitive a := #int63_add.", "Declare Module M : T.", "Module Type T.\nParameter a : False.\nEnd T.", "Declare Instance a : C.", "Declare ML Module \"a\".",
		"Symbol a : False.", "Rewrite Rule r := a => b.", "Load \"elsewhere\".", "Add LoadPath \"elsewhere\" as E.", "Add Rec LoadPath \"elsewhere\".",
		"Extract Constant a => \"b\".", "Register a as b.", "From Elsewhere Require Import A.", "Require Import Elsewhere.A.",
	} {
		if holes(text) == nil {
			t.Errorf("no hole was found in %q", text)
		}
	}
	if found := holes("From Coq Require Import List.\nFrom Topocert Require Import A.\n(* Axiom, (* Load *) admit *) Module M := N.\nModule O <: P.\nSection S.\n Hypothesis a : 1 = 1.\n Context (b : nat).\nEnd S.\nEnd O.\n" +
		"Set Primitive Projections.\nDefinition admits := \"Axiom\".\nDefinition Loads (parameter : nat) := 1."); found != nil {
		t.Errorf("%v were found where nothing is assumed", found)
	}
}

// TestLibrary: of Coq's library the theorems use what has no axiom; the checkers of single
// networks, and what compares links, use its primitive integers and arrays as well.
func TestLibrary(t *testing.T) {
	closed := strings.Fields("ZArith NArith Lia List Permutation Sorted Mergesort Orders Bool Arith Znumtheory Psatz")
	for file, text := range sources(t) {
		allowed := closed
		if strings.HasPrefix(file, "checkers/") || strings.HasPrefix(file, "proved/") || file == "networks/Links.v" {
			allowed = append(slices.Clone(closed), "Uint63", "PArray")
		}
		if strings.HasPrefix(file, "proved/") {
			allowed = append(allowed, "Ring63", "String", "QArith", "Qcanon", "Qround", "Qabs", "Lqa", "FinFun")
		}
		if file == "proved/Extract.v" {
			text = extracting.ReplaceAllString(text, "")
		}
		for _, m := range library.FindAllStringSubmatch(code(text), -1) {
			for module := range strings.FieldsSeq(m[1]) {
				if !slices.Contains(allowed, module) {
					t.Errorf("%s requires %s of Coq's library, want some of %v", file, module, allowed)
				}
			}
		}
	}
}

// TestScripts: Coq is called with no option that weakens what it checks.
func TestScripts(t *testing.T) {
	weak := regexp.MustCompile(`-(?:type-in-type|impredicative-set|indices-matter|allow-sprop|vos|vok|bypass\S*)\b`)
	for _, script := range []string{"check", "instances", "inputs"} {
		text, err := os.ReadFile(script)
		if option := weak.Find(text); err != nil || option != nil {
			t.Errorf("%s calls Coq with %q, %v; want no such option", script, option, err)
		}
	}
	if !weak.MatchString("coqc -type-in-type a.v") {
		t.Error("the option -type-in-type is not found")
	}
}

// names returns what the files give names to, and in which files.
func names(texts map[string]string) map[string][]string {
	in := make(map[string][]string)
	for _, file := range sorted(texts) {
		for _, m := range naming.FindAllStringSubmatch(code(texts[file]), -1) {
			in[m[2]] = append(in[m[2]], file)
		}
	}
	return in
}

// TestNames: what the ledger's files call a theorem is in one of them, and what they have in
// another form is in one file more.
func TestNames(t *testing.T) {
	deep.NotShort(t)
	for name, files := range names(sources(t)) {
		ledger := slices.DeleteFunc(slices.Clone(files), func(file string) bool { return !strings.HasPrefix(file, "ledger/") })
		if len(ledger) > 1 || len(ledger) == 1 && len(files) > 2 {
			t.Errorf("%s is a name in %v, want one file of the ledger and one more", name, files)
		}
	}
	twice := names(map[string]string{"a.v": "Definition a := 1. Lemma b : 1 = 1.\nProof. reflexivity. Qed.", "b.v": "(* Lemma a. *) Local Definition a := 1.\n  Fixpoint b := 1.\nLet a := 1."})
	if len(twice["a"]) != 1 || len(twice["b"]) != 2 {
		t.Errorf("the names of two files are %v, want a once and b twice", twice)
	}
}

// TestAccepted: what is listed as accepted by Coq are theorems of these files, each of one file, and
// those that ledger has in the ledger's form are listed. Coq accepted the files as they stand.
func TestAccepted(t *testing.T) {
	deep.NotShort(t)
	texts := sources(t)
	in := make(map[string][]string)    // the files that prove a theorem
	named := make(map[string][]string) // those that call it a Theorem
	for file, text := range texts {
		for _, m := range naming.FindAllStringSubmatch(code(text), -1) {
			if slices.Contains([]string{"Theorem", "Lemma", "Corollary"}, m[1]) {
				in[m[2]] = append(in[m[2]], file)
			}
			if m[1] == "Theorem" {
				named[m[2]] = append(named[m[2]], file)
			}
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
		for name, files := range named {
			if slices.ContainsFunc(files, func(file string) bool { return strings.HasPrefix(file, stem) }) && !listed[name] {
				t.Errorf("%s has the theorem %s, and %s does not list it", stem, name, list)
			}
		}
	}
	digest := sha256.New()
	for _, file := range sorted(texts) {
		digest.Write([]byte(texts[file]))
	}
	text, err := os.ReadFile("accepted.txt")
	got, _, _ := strings.Cut(string(text), "\n") // below it is the digest of what they were compared with
	if want := fmt.Sprintf("%x", digest.Sum(nil)); err != nil || got != want {
		t.Errorf("accepted.txt: %v: Coq accepted the files with the digest %s, which now is %s, and make coq has it read them", err, got, want)
	}
}
