package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates/words"
	"topocert/cmd/internal/progress"
	"topocert/cmd/internal/reader"
	"topocert/routing"
	"topocert/topology"
)

// unknownNetwork is a name that no network has, here or in the files of --use.
type unknownNetwork struct {
	stem   string // without parameters
	detail string
	err    error
}

func (u *unknownNetwork) Error() string { return u.detail }
func (u *unknownNetwork) Unwrap() error { return u.err }

// unknown says of a name that is no network's what it may be. It is an error of package
// topology that the name is unknown, or has wrong parameters.
func (in *input) unknown(name string, err error) error {
	stem, _, _ := strings.Cut(strings.TrimSpace(name), "(")
	stem = strings.TrimSpace(stem)
	switch info, e := os.Stat(name); {
	case e == nil && info.IsDir():
		return fmt.Errorf("%s is a folder, want a graph file or the name of a network", name)
	case e == nil:
		return fmt.Errorf("%s: unknown file type%s, want a name that ends in %s", name, ofEnding(name), endings())
	case topology.Known(name) || strings.Contains(stem, ":") && !routing.Known(name):
		return err // it says which parameters or which text are wanted
	case stem == name && (filepath.Ext(name) != "" || strings.ContainsAny(name, `/\`)):
		return fmt.Errorf("%s: no such file, and unknown file type%s, want a name that ends in %s", name, ofEnding(name), endings())
	}
	detail := fmt.Sprintf("unknown network: %q", shortName(name))
	switch known := append(listNetworks(), in.own.list("networks")...); {
	case name == "":
		detail += ", want one such as QT(4,4)"
	case routing.Known(name):
		detail += " is a router"
	default:
		detail += unlessNamed(stem, known)
	}
	return &unknownNetwork{stem: stem, detail: detail + `; "topocert list networks" lists them, and --use FILE makes those of a file known`, err: err}
}

// ofEnding names the ending of a file, and the nearest one that is known.
func ofEnding(name string) string {
	ending := filepath.Ext(name)
	if ending == "" {
		return ""
	}
	var all []string
	for _, kind := range graphFiles() {
		all = append(all, kind.Endings...)
	}
	return " " + ending + reader.DidYouMean(ending, all)
}

// unknownRouter says of a name that is no router's on a network what it may be. It is an
// error of package routing.
func (in *input) unknownRouter(name string, net topology.Network, err error) error {
	for _, k := range routing.Kinds() {
		if about, on, ok := cutLast(k.About, ": "); ok && k.Name == name {
			return fmt.Errorf("%s on %s%w: this router is for %s (%s); for any network there are bfs and updown: \"topocert list routers\" lists all",
				name, shortName(topology.Title(net)), reworded{err}, on, about)
		}
	}
	if d := in.own.Library().Find(name); d != nil && d.Role == words.Relation {
		return fmt.Errorf("%s has several next hops, want a router with one: several are for an audit%w", name, reworded{err})
	}
	hint := unlessNamed(name, append(listRouters(), in.own.list("routers")...))
	switch inner, lanes := routing.CutLanes(name); {
	case topology.Known(name):
		hint = " is a network"
	case filepath.Ext(name) == ".table":
		hint = ", want table:" + name + " for a file"
	case lanes && routing.Known(inner), strings.Contains(name, ":") && !lanes:
		return err // it says what is wanted
	}
	return fmt.Errorf("unknown router: %q%s; \"topocert list routers\" lists them%w", shortName(name), hint, reworded{err})
}

// reworded is an error that another message says; it is still that error.
type reworded struct{ err error }

func (reworded) Error() string   { return "" }
func (r reworded) Unwrap() error { return r.err }

// cutLast is strings.Cut at the last separator.
func cutLast(text, separator string) (before, after string, found bool) {
	at := strings.LastIndex(text, separator)
	if at < 0 {
		return text, "", false
	}
	return text[:at], text[at+len(separator):], true
}

// unlessNamed is the hint for a word that is none of the names of a list.
func unlessNamed(word string, list []listed) string {
	names := stems(list)
	if slices.ContainsFunc(names, func(name string) bool { return name == word }) {
		return ""
	}
	return reader.DidYouMean(word, names)
}

// shortName returns a name for a message: a long one, such as a graph6 text, is cut.
func shortName(name string) string { return progress.Fit(name, longName) }
