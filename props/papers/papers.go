// Package papers holds the papers whose claims are in the ledger, each by its stem: in qt.claims what the
// paper claims; where there are any, in qt.words the definitions of its own that its formulas use, in
// qt.short what is written out wherever a line uses it, and in qt.theorems the claims that hold for whole
// families ("go test -run Theorems -update" finds them); and in qt.go and qt_….go the functions in Go that
// its lines name, for what no formula says. The papers know nothing of each other. Making the claims of a
// paper takes a moment, since all their formulas are read; so Keys makes none, and Of only those that are
// asked for.
package papers

import (
	"embed"

	"topocert/props"
	"topocert/props/claims"
)

//go:embed *.claims *.words *.short *.theorems
var files embed.FS

// list lists the papers. This is the one place where a new paper is entered, with its functions in Go.
func list() []props.PaperText {
	return []props.PaperText{
		{Key: "oct", Code: octCode()},
		{Key: "cctorus", Code: cctorusCode()},
		{Key: "qt", Code: qtCode()},
		{Key: "ftt", Code: fttCode()},
		{Key: "supertoroidal", Code: supertoroidalCode()},
	}
}

// Keys lists the papers' keys. It makes no claims, and so takes no time.
func Keys() []string {
	var keys []string
	for _, p := range list() {
		keys = append(keys, p.Key)
	}
	return keys
}

// text returns a paper of the list as this folder has it.
func text(p props.PaperText) props.PaperText {
	for ending, part := range map[string]*string{".claims": &p.Claims, ".words": &p.Words, ".short": &p.Short, ".theorems": &p.Theorems} {
		data, _ := files.ReadFile(p.Key + ending) // there is none of some
		*part = string(data)
	}
	return p
}

// Titles lists the papers' titles, in the order of Keys, and takes no time either.
func Titles() []string {
	var titles []string
	for _, p := range list() {
		titles = append(titles, claims.Title(text(p).Claims))
	}
	return titles
}

// Of returns the paper with a key, or all for "".
func Of(key string) []props.Paper {
	var chosen []props.Paper
	for _, p := range list() {
		if key == "" || p.Key == key {
			chosen = append(chosen, text(p).Paper())
		}
	}
	return chosen
}

// Catalogue lists the claims of all papers.
func Catalogue() []*props.Claim {
	var all []*props.Claim
	for _, p := range Of("") {
		all = append(all, p.Claims...)
	}
	return all
}
