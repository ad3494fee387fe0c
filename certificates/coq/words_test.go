package coq_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/coq"
	"topocert/internal/deep"
)

var (
	goal = regexp.MustCompile(`(?s)Goal (\S*)\s+(.*?)\.\nProof\. tie (\w+)\. Qed\.`)
	word = regexp.MustCompile(`[A-Za-z_][A-Za-z0-9_']*(?:\.[A-Za-z_][A-Za-z0-9_']*)*`)
	// What a definition or a statement binds: the names after forall, exists, fun and let, and in
	// parentheses before a colon.
	binder      = regexp.MustCompile(`\b(?:forall|exists|fun)\s+([^,:=(]*)|\blet\s+'?([^:=]*)|[({]([\w' ]+):|\|\s*([^=|]*)=>`)
	proof       = regexp.MustCompile(`(?m)^ *(?:Theorem|Lemma|Corollary|Fact|Proof)\b`)
	start       = regexp.MustCompile(`(?m)^ *(Definition|Fixpoint|Inductive|Record|Notation)\s+"?([A-Za-z_][A-Za-z0-9_']*)([^:=({]*)`)
	constructor = regexp.MustCompile(`[|=]\s*([a-z_]\w*)`)
	ends        = regexp.MustCompile(`\.(?:\s|$)`)
)

// definition is what a name of a file stands for.
type definition struct {
	file, kind, text string
	bound            map[string]bool
	top              bool // it stands above the first proof
}

// bind returns the names that a text binds.
func bind(text string) map[string]bool {
	bound := make(map[string]bool)
	for _, m := range binder.FindAllStringSubmatch(text, -1) {
		for _, w := range word.FindAllString(strings.Join(m[1:], " "), -1) {
			bound[w] = true
		}
	}
	return bound
}

// definitions returns what the files define, but those of the checkers and the ledger.
func definitions(t *testing.T) map[string]definition {
	all := make(map[string]definition)
	for file, text := range sources(t) {
		if strings.HasPrefix(file, "checkers/") || strings.HasPrefix(file, "ledger/") {
			continue
		}
		text = code(text)
		first := len(text)
		if at := proof.FindStringIndex(text); at != nil {
			first = at[0]
		}
		for _, at := range start.FindAllStringSubmatchIndex(text, -1) {
			kind, name, params := text[at[2]:at[3]], text[at[4]:at[5]], text[at[6]:at[7]]
			if _, ok := all[name]; ok && kind == "Notation" {
				continue // of a section
			}
			body := text[at[5]:]
			if end := ends.FindStringIndex(body); end != nil {
				body = body[:end[0]]
			}
			d := definition{file, kind, body, bind(body), at[0] < first}
			for _, w := range word.FindAllString(params, -1) {
				d.bound[w] = true
			}
			if kind == "Inductive" {
				for _, m := range constructor.FindAllStringSubmatch(body, -1) {
					d.bound[m[1]] = true
				}
			}
			all[name] = d
		}
	}
	return all
}

// TestOfNumbers: where no word said of a network is in a theorem, there is no network's name in it
// either, and the other way round.
func TestOfNumbers(t *testing.T) {
	deep.NotShort(t)
	all := definitions(t)
	numbers, networks := 0, 0
	for _, m := range goal.FindAllStringSubmatch(code(string(read(t, "ledger/Ledger.v"))), -1) {
		named := slices.ContainsFunc(word.FindAllString(m[2], -1), func(w string) bool {
			return w == "Q3" || strings.Contains(strings.SplitN(all[w].text, ":=", 2)[0], ": graph") && all[w].file != "base/Graph.v"
		})
		if got := coq.OfNumbers(m[3]); got == named {
			t.Errorf("%s is of numbers alone: %v, and names a network: %v", m[3], got, named)
		}
		if named {
			networks++
		} else {
			numbers++
		}
	}
	if numbers == 0 || networks == 0 {
		t.Errorf("%d theorems of numbers and %d of networks, want some of both", numbers, networks)
	}
	t.Logf("%d theorems about networks, and %d of numbers or codes alone", networks, numbers)
}

var stated = regexp.MustCompile(`(?ms)^ *(?:Theorem|Lemma|Corollary)\s+([A-Za-z0-9_']+)(.*?)\.\s+(?:Proof|Goal)\b`)

// TestStated: what the ledger states under a theorem's name is what the theorem's file states, up to
// spaces; or that has the same words, and Coq has to see that it is no more.
func TestStated(t *testing.T) {
	deep.NotShort(t)
	all := definitions(t)
	theorems := make(map[string]string)
	texts := sources(t)
	files := sorted(texts)
	// Of a theorem that the ledger's files have in another form, theirs is the one.
	slices.SortStableFunc(files, func(a, b string) int {
		return strings.Compare(fmt.Sprint(strings.HasPrefix(a, "ledger/")), fmt.Sprint(strings.HasPrefix(b, "ledger/")))
	})
	for _, file := range files {
		for _, m := range stated.FindAllStringSubmatch(code(texts[file]), -1) {
			theorems[m[1]] = strings.TrimPrefix(strings.TrimSpace(m[2]), ":")
		}
	}
	words := func(text string) map[string]bool {
		set, bound := make(map[string]bool), bind(text)
		for _, w := range word.FindAllString(text, -1) {
			if d, ok := all[w]; ok && !bound[w] && len(d.text) > 0 && d.file != "base/Text.v" {
				set[w] = true
			}
		}
		return set
	}
	same, others := 0, 0
	for _, m := range goal.FindAllStringSubmatch(code(string(read(t, "ledger/Ledger.v"))), -1) {
		theorem, ok := theorems[m[3]]
		if !ok {
			t.Errorf("the ledger states %s, and no file has a theorem of that name", m[3])
			continue
		}
		if strings.Join(strings.Fields(theorem), "") == strings.Join(strings.Fields(m[2]), "") {
			same++
			continue
		}
		others++
		has := words(theorem)
		for w := range words(m[2]) {
			if !has[w] {
				t.Errorf("the ledger speaks of %s in %s, and the theorem does not: %s", w, m[3], theorem)
			}
		}
	}
	if same < 2*others {
		t.Errorf("%d statements are the theorems' word for word, %d are not; want more of the former: Theorems*.v is for them", same, others)
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
