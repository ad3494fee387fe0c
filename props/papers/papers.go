// Package papers lists the papers whose claims are in the ledger: the one place where
// the folders of props meet. The papers know nothing of each other. Making the claims of
// a paper takes a moment, since all their formulas are read; so Keys makes none, and Of
// only those that are asked for.
package papers

import (
	"topocert/props"
	"topocert/props/cctorus"
	"topocert/props/claims"
	"topocert/props/ftt"
	"topocert/props/oct"
	"topocert/props/qt"
	"topocert/props/supertoroidal"
)

// list lists the papers. This is the one place where a new paper is entered.
func list() []props.PaperText {
	return []props.PaperText{
		oct.Text(),
		cctorus.Text(),
		qt.Text(),
		ftt.Text(),
		supertoroidal.Text(),
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

// Titles lists the papers' titles, in the order of Keys, and takes no time either.
func Titles() []string {
	var titles []string
	for _, p := range list() {
		titles = append(titles, claims.Title(p.Claims))
	}
	return titles
}

// Of returns the paper with a key, or all for "".
func Of(key string) []props.Paper {
	var chosen []props.Paper
	for _, p := range list() {
		if key == "" || p.Key == key {
			chosen = append(chosen, p.Paper())
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
