package site

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"topocert/solver"
)

const fabricsPlace = "fabrics/index.html"

// fabricsData are the fabrics, in JSON. The test of package fabric computes what it says from the recordings, and with -update writes
// it.
//
//go:embed fabrics.json
var fabricsData []byte

// fabricView is a network as a fabric, under the subnet manager's routing engines and
// our routers.
type fabricView struct {
	Name            string
	Switches, Hosts int
	Rows            []fabricRow
}

// ID is the network's place on the page.
func (v *fabricView) ID() string { return solver.FileStem(v.Name) }

// fabricRow is what becomes of the messages from every host to every other.
type fabricRow struct {
	Router, About string
	Ours          bool
	// None says why there are no tables; else "".
	None string
	// These are as an audit has them, of the channels that the router has.
	Pairs, Delivered, Minimal uint64
	MaxHops                   int
	Deadlock                  string
	Mean                      string // hops, over the pairs delivered
	Load                      uint64 // on a link between switches, each direction by itself
	// Lanes is the number of virtual lanes, one for all of a message's way, that the
	// routes need not to deadlock, as the log says; 0 if it does not.
	Lanes int
	// Turning is the number of virtual channels with which they do not if a message may
	// change them at every hop: see routing.Lanes; 0 if that is not known.
	Turning int
}

// Least returns the row with the least load of those that deliver every message: of our
// routers, or of the subnet manager's engines. It is nil if there is none.
func (v *fabricView) Least(ours bool) *fabricRow {
	var least *fabricRow
	for i := range v.Rows {
		r := &v.Rows[i]
		if r.Ours == ours && r.None == "" && r.Delivered == r.Pairs && (least == nil || r.Load < least.Load) {
			least = r
		}
	}
	return least
}

// LanesOf returns the number of lanes that an engine says its tables need.
func (v *fabricView) LanesOf(engine string) string {
	for _, r := range v.Rows {
		if r.Router == engine && !r.Ours && r.Lanes > 0 {
			return fmt.Sprint(r.Lanes)
		}
	}
	return "–"
}

// fabricPages writes the page on fabrics.
func (s *site) fabricPages() error {
	if s.Own != nil {
		return nil
	}
	var views []*fabricView
	if err := json.Unmarshal(fabricsData, &views); err != nil {
		return err
	}
	return s.write(fabricsPlace, "fabrics", struct {
		page
		Fabrics []*fabricView
		Caught  []link
		GaveUp  []gaveUp
	}{s.head(fabricsTitle(caught(views)), fabricsPlace, fabricsPlace), views, caught(views), givenUp(views)})
}

// fabricsTitle begins with what was found.
func fabricsTitle(caught []link) string {
	if len(caught) == 0 {
		return "Under a subnet manager"
	}
	engine, network, _ := strings.Cut(caught[0].Text, " on ")
	return fmt.Sprintf("OpenSM’s %s deadlocks on %s", engine, network)
}

// gaveUp is why engines made no tables: where, in the words of the log.
type gaveUp struct {
	Why   string
	Where []link
}

// givenUp returns the engines that made no tables, by the reason.
func givenUp(views []*fabricView) []gaveUp {
	var list []gaveUp
	for _, v := range views {
		for _, r := range v.Rows {
			if r.None == "" {
				continue
			}
			i := slices.IndexFunc(list, func(g gaveUp) bool { return g.Why == r.None })
			if i < 0 {
				i, list = len(list), append(list, gaveUp{Why: r.None})
			}
			list[i].Where = append(list[i].Where, link{"#" + v.ID(), r.Router + " on " + v.Name})
		}
	}
	return list
}

// caught returns the routes of engines that are meant to be free of deadlock and are not.
func caught(views []*fabricView) []link {
	var list []link
	for _, v := range views {
		for _, r := range v.Rows {
			if (r.Router == "updn" || r.Router == "ftree") && r.None == "" && r.Deadlock == "deadlock" {
				list = append(list, link{"#" + v.ID(), r.Router + " on " + v.Name})
			}
		}
	}
	return list
}
