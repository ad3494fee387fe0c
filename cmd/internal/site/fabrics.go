package site

import (
	"bytes"
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/cmd/internal/fabric"
	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/solver/audit"
	"topocert/topology"
)

const fabricsPlace = "fabrics/index.html"

// fabricView is a network as a fabric, under the subnet manager's routing engines and
// our routers.
type fabricView struct {
	ID, Name        string
	Switches, Hosts int
	Rows            []fabricRow
}

// fabricRow is what becomes of the messages from every host to every other.
type fabricRow struct {
	Router, About string
	Ours          bool
	// None says why there are no tables; else "".
	None string
	// Result is of the channels that the router has; nil if there are no tables.
	*audit.Result
	Mean string // over those delivered
	Load uint64 // on a link between switches, each direction by itself
	// Lanes is the number of virtual lanes, one for all of a message's way, that the
	// routes need not to deadlock, as the log says; 0 if it does not.
	Lanes int
	// Assigned tells whether messages deadlock on the lanes that the engine gives them: as
	// Deadlock; "" if they are not recorded.
	Assigned string
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

// fabricPages writes the page on fabrics, from the recordings.
func (s *site) fabricPages(ctx context.Context) error {
	if s.Own != nil {
		return nil
	}
	recordings, err := fabric.Recorded()
	if err != nil {
		return err
	}
	views := make([]*fabricView, len(recordings))
	var tasks []func() error
	for i, r := range recordings {
		tasks = append(tasks, func() (err error) {
			if views[i], err = viewFabric(ctx, r, s.Routers); err != nil {
				err = fmt.Errorf("the fabric of %s: %w", r.Name, err)
			}
			return err
		})
	}
	if err := inParallel(max(1, s.Workers), tasks); err != nil {
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
			list[i].Where = append(list[i].Where, link{"#" + v.ID, r.Router + " on " + v.Name})
		}
	}
	return list
}

// caught returns the routes of engines that are meant to be free of deadlock and are not.
func caught(views []*fabricView) []link {
	var list []link
	for _, v := range views {
		for _, r := range v.Rows {
			if (r.Router == "updn" || r.Router == "ftree") && r.None == "" && r.Deadlock() == "deadlock" {
				list = append(list, link{"#" + v.ID, r.Router + " on " + v.Name})
			}
		}
	}
	return list
}

// viewFabric audits everything that a recording has, and those of the routers that are
// for its network and deliver.
func viewFabric(ctx context.Context, r *fabric.Recording, kinds []routing.Kind) (*fabricView, error) {
	f, err := infiniband.Read(bytes.NewReader(r.Discovered))
	if err != nil {
		return nil, err
	}
	net := f.Network()
	v := &fabricView{ID: anchor(r.Name), Name: r.Name, Switches: len(f.Switches()), Hosts: len(net.Ends())}
	for _, run := range r.Runs {
		row, err := engineRow(ctx, f, &run)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", run.Engine, err)
		}
		v.Rows = append(v.Rows, *row)
	}
	bare, err := topology.Parse(r.Name)
	if err != nil {
		return nil, err
	}
	for _, kind := range kinds {
		if strings.Contains(kind.Name, "printed") || strings.HasPrefix(kind.Name, "ftt-a-") || strings.HasPrefix(kind.Name, "ftt-b-") {
			continue // the papers' own, of which most do not deliver: the network's page has them
		}
		inner := kind.New(bare)
		if inner == nil {
			continue
		}
		if _, tolerant := inner.(routing.FaultTolerant); tolerant {
			continue // without faults it is the same as another
		}
		router, err := fabric.Hosted(inner, bare, net)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", kind.Name, err)
		}
		row := &fabricRow{Router: kind.Name, Ours: true}
		if err := row.audit(ctx, f, router); err != nil {
			return nil, fmt.Errorf("%s: %w", kind.Name, err)
		}
		v.Rows = append(v.Rows, *row)
	}
	return v, nil
}

// engineRow audits the tables of one of the subnet manager's engines.
func engineRow(ctx context.Context, f *infiniband.Fabric, run *fabric.Run) (*fabricRow, error) {
	log, err := run.ReadLog()
	if err != nil {
		return nil, err
	}
	row := &fabricRow{Router: run.Engine, Lanes: log.Lanes}
	if run.Root != "" {
		row.About = "levels counted from " + run.Root
	}
	if log.Engine != run.Engine {
		row.None = fmt.Sprintf("no tables, those of %s instead: %s", log.Engine, log.GaveUp)
		return row, nil
	}
	tables, err := infiniband.ReadTables(bytes.NewReader(run.Tables), f)
	if err != nil {
		return nil, err
	}
	table, _, err := fabric.OnFabric(tables, f)
	if err != nil {
		return nil, err
	}
	if err := row.audit(ctx, f, table); err != nil || run.Levels == nil {
		return row, err
	}
	on, err := fabric.WithLevels(table, f.Network(), run.Levels)
	if err != nil {
		return nil, err
	}
	found, err := audit.Run(ctx, f.Network().CSR(), on, audit.Options{Workers: 1, Channels: true, Ends: f.Network().Ends()})
	if err != nil {
		return nil, err
	}
	row.Assigned = found.Deadlock()
	return row, nil
}

// audit sends a message from every host to every other.
func (r *fabricRow) audit(ctx context.Context, f *infiniband.Fabric, router routing.Router) error {
	g, ends := f.Network().CSR(), f.Network().Ends()
	found, err := audit.Run(ctx, g, router, audit.Options{Workers: 1, Loads: true, Channels: true, Ends: ends})
	if err != nil {
		return err
	}
	r.Result = found
	if found.Delivered > 0 {
		r.Mean = new(big.Rat).SetFrac(found.TotalHops, new(big.Int).SetUint64(found.Delivered)).FloatString(2)
	}
	arc := 0
	for v := range uint32(g.Order()) {
		for _, u := range g.Neighbors(v) {
			if f.Kind(v) == infiniband.Switch && f.Kind(u) == infiniband.Switch {
				r.Load = max(r.Load, found.Loads[arc])
			}
			arc++
		}
	}
	if can := found.Deadlock(); can == "free" || can == "acyclic" {
		r.Turning = found.Channels.Classes
		return nil
	}
	r.Turning, err = lanes(ctx, g, router, ends)
	return err
}

// anchor makes a name one of a page: "qt-2-3".
func anchor(name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return !slices.Contains([]rune("0123456789abcdefghijklmnopqrstuvwxyz"), r)
	})
	return strings.Join(words, "-")
}
