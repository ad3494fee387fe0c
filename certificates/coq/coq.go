// Package coq holds what Coq accepted of the theorems in this folder.
//
// Nothing in it is trusted: the lists are what Coq said, and "make coq" has it say them again.
// Package gallina of the solver writes the statements.
package coq

import (
	_ "embed"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// theoremsText has a line for each theorem about a claim: its name, and what "make coq" wrote
// beside it, "closed" or what it assumes.
//
//go:embed theorems.txt
var theoremsText string

// ledgerText is what "topocert export --coq-ledger" wrote, and Coq accepted.
//
//go:embed ledger/Ledger.v
var ledgerText string

// graphText says in ordinary words what is said of networks.
//
//go:embed base/Graph.v
var graphText string

// numberedText says what is said of vertices by their numbers.
//
//go:embed base/Numbered.v
var numberedText string

// girthText says what cycles and the girth are.
//
//go:embed base/Girth.v
var girthText string

// instancesText is what "make coq" wrote: a line for each theorem about
// a single network, its name, what it assumes ("closed", or "integers" for what Coq's library says of
// primitive integers and arrays), and what it states: a certificate's statement and "by" its kind of
// proof; or "claim ID fails for" a case.
//
//go:embed instances.txt
var instancesText string

// largeText is what "make coq-large" wrote last, in the same form.
//
//go:embed instances-large.txt
var largeText string

// repeatedText has a line for each verdict and theorem on a claim that the proved checker repeats,
// as it says it: "oct/char2-diameter holds in 38 cases, …: diameter(OCT(k, m)) == k + m + 2 …".
//
//go:embed repeated.txt
var repeatedText string

// repeated holds its lines, accepted the entries of the kept ledger.
var (
	repeated = parts(repeatedText, "\n")
	accepted = parts(ledgerText, "\n\n")
)

// parts holds the parts of a text between which something stands.
func parts(text, between string) func() map[string]bool {
	return sync.OnceValue(func() map[string]bool {
		set := make(map[string]bool)
		for part := range strings.SplitSeq(text, between) {
			set[strings.TrimSpace(part)] = true
		}
		return set
	})
}

// Repeated tells whether the checker that Coq has extracted, topocheck-proved, repeats a verdict or
// a theorem, given by its name and by what it says.
func Repeated(name, says string) bool { return repeated()[name+" "+says] }

// Theorems returns what the theorems about claims assume, by their names, as Coq last listed them:
// "closed" for nothing.
func Theorems() map[string]string { return theorems() }

var theorems = sync.OnceValue(func() map[string]string {
	assumed := make(map[string]string)
	for line := range strings.Lines(theoremsText) {
		name, assumes, _ := strings.Cut(strings.TrimSpace(line), " ")
		assumed[name] = assumes
	}
	return assumed
})

// ofNumbers holds the theorems of the kept ledger in whose statements no word of Graph.v,
// Numbered.v or Girth.v occurs that is said of a network, and no network.
var ofNumbers = sync.OnceValue(func() map[string]bool {
	said := make(map[string]bool)
	for _, m := range saidOfNetwork.FindAllStringSubmatch(comments.ReplaceAllString(graphText+numberedText+girthText, " "), -1) {
		said[m[1]] = true
	}
	set := make(map[string]bool)
	for _, m := range ledgerEntry.FindAllStringSubmatch(ledgerText, -1) {
		statement := comments.ReplaceAllString(m[2], " ")
		for _, let := range letBound.FindAllStringSubmatch(statement, -1) {
			statement = regexp.MustCompile(`\b`+let[1]+`\b`).ReplaceAllString(statement, " ")
		}
		set[m[1]] = !slices.ContainsFunc(identifiers.FindAllString(statement, -1), func(word string) bool { return said[word] || network.MatchString(word) })
	}
	return set
})

var (
	comments      = regexp.MustCompile(`(?s)\(\*.*?\*\)`)
	saidOfNetwork = regexp.MustCompile(`(?m)^(?:Definition|Fixpoint|Inductive) (\w+)[^=]*?\((?:g|g h) : graph\)`)
	ledgerEntry   = regexp.MustCompile(`(?s)\nGoal \(\* (\w+) \*\)\n(.*?)\nProof\.`)
	letBound      = regexp.MustCompile(`\blet (\w+)`)
	network       = regexp.MustCompile(`^(?:[A-Z]+Torus|[A-Z]{2,}[A-Za-z]*|Gamma|Torus|Mesh|Ring|Line|Octagon|Hypercube|Gray2|Q3)$`)
	identifiers   = regexp.MustCompile(`[A-Za-z_][A-Za-z0-9_']*`)
)

// instances holds the theorems about single networks by what they state.
var instances = sync.OnceValue(func() map[string][]string {
	byStatement := make(map[string][]string)
	for line := range strings.Lines(instancesText + largeText) {
		if words := strings.SplitN(strings.TrimSpace(line), " ", 3); len(words) == 3 {
			of := words[2]
			if statement, _, ok := strings.Cut(of, " by "); ok {
				of = statement
			}
			byStatement[of] = append(byStatement[of], words[0])
		}
	}
	return byStatement
})

// Rechecked returns the theorems that Coq accepted by computing on a certificate with this
// statement; or, for "claim ID fails", on those from which that follows.
func Rechecked(statement string) []string {
	if strings.HasPrefix(statement, "claim ") {
		var names []string
		for of, theorems := range instances() {
			if strings.HasPrefix(of, statement+": ") {
				names = append(names, theorems...)
			}
		}
		slices.Sort(names)
		return names
	}
	return instances()[statement]
}

// Listed tells whether Coq accepted a theorem of that name without assumptions.
func Listed(name string) bool { return theorems()[name] == "closed" }

// OfNumbers tells whether a theorem about a claim, of that name, speaks of numbers or codes alone:
// it is arithmetic of what is printed, and no network occurs in what the ledger states.
func OfNumbers(name string) bool { return ofNumbers()[name] }

// Proved tells whether Coq accepted the theorem, without assumptions, with exactly
// this statement.
func Proved(name, statement string) bool {
	return Listed(name) && accepted()[strings.TrimSpace(Entry(name, statement))]
}

// Name returns the name of a claim's theorem: its id with _ for / and - and ., and then
// what of the claim is shown: "" or "_correction" or "_refuted".
func Name(id, what string) string {
	return strings.NewReplacer("/", "_", "-", "_", ".", "_").Replace(id) + what
}

// Entry writes the entry of a theorem in the file that Coq reads: the statement,
// made from the ledger, and the theorem that has it.
func Entry(name, statement string) string {
	return fmt.Sprintf("Goal (* %s *)\n  %s.\nProof. tie %s. Qed.\n", name, statement, name)
}

// Beside writes a statement with the formula that it stands for.
func Beside(formula, statement string) string {
	return "(* " + formula + " *)\n  " + statement
}

// Preamble begins the file.
const Preamble = `(* Written by "topocert export --coq-ledger" from the claims of the ledger: the
   statement of every claim that is called proved, and the theorem that has this
   statement. Coq checks it with "make coq". *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Tie Names Theorems.
Import ListNotations.
Open Scope Z_scope.
`
