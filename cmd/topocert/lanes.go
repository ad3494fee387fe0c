package main

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/programs"
	"topocert/props"
	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/solver"
	"topocert/solver/lanes"
	"topocert/topology"
)

func lanesCommand(cmd *cobra.Command) {
	job := &lanesJob{study: newKeeping(cmd), ends: newEnds(cmd)}
	job.in.registerExec(cmd)
	registerSAT(cmd, job.in.memory)
	cmd.Flags().Lookup("out").Usage = "keep the certificates, and the lanes, in this `folder`"
	cmd.Flags().IntVar(&job.most, "max", 0, "exit with 1 if more than this `number` of lanes is used; do not ask whether fewer would do")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if cmd.Flags().Changed("max") && job.most < 1 {
			return fmt.Errorf("--max %d, want 1 or more", job.most)
		}
		if err := job.ends.check(); err != nil {
			return err
		}
		job.study.one = func(ctx context.Context, session *props.Session, it item) (answer, error) {
			a, err := job.one(ctx, cmd.Context(), session, args[0], it)
			if a == nil {
				return nil, err
			}
			return a, err
		}
		job.missed = func(it item, a answer) error {
			if n := a.(*laned).Lanes; job.most > 0 && n > job.most {
				return fmt.Errorf("%s on %s: %s, want at most %d", args[0], it.name, times(n, "lane"), job.most)
			}
			return nil
		}
		return job.run(cmd, args[1:])
	}
}

// lanesJob is what "lanes" is asked for.
type lanesJob struct {
	*study
	ends *endsFlag
	most int // 0 if it is asked whether fewer lanes would do
}

// laned is the form of an answer in JSON.
type laned struct {
	Router  string `json:"router"`
	Network string `json:"network"`
	Pairs   int    `json:"pairs"`
	// Delivered counts the pairs whose messages arrive. Others have lanes for the channels
	// that they take all the same.
	Delivered int    `json:"delivered"`
	Lanes     int    `json:"lanes"`
	Lower     *int   `json:"lower"` // null where it was not asked for, or nothing is known
	Exact     bool   `json:"exact"`
	Method    string `json:"method"`
	// InLane has the number of pairs in each lane.
	InLane       []int    `json:"in_lane"`
	Certificates []string `json:"certificates"`
	Files        []string `json:"files"`
	Seconds      float64  `json:"seconds"`

	asked bool // whether fewer lanes would do
}

func (a *laned) open() bool { return a.asked && !a.Exact }

func (a *laned) bounds(late bool, timeout time.Duration) string {
	least := 1
	if a.Lower != nil {
		least = *a.Lower
	}
	text := fmt.Sprintf("%s on %s: %d <= lanes <= %d after %.0f s", a.Router, a.Network, least, a.Lanes, a.Seconds)
	if !late {
		return text + ", by all that is tried"
	}
	return fmt.Sprintf("%s. Try --timeout %s", text, longer(timeout))
}

func (a *laned) print(w io.Writer) {
	text := times(a.Lanes, "lane")
	switch {
	case a.open() && a.Lower != nil:
		text = fmt.Sprintf("%d..%d lanes", *a.Lower, a.Lanes)
	case a.Exact:
		text += ", proved the least,"
	}
	if lost := a.Pairs - a.Delivered; lost > 0 {
		text += fmt.Sprintf(" (%d do not arrive)", lost)
	}
	fmt.Fprintf(w, "%s on %s: %d pairs on %s by %s, %v in each   %.2f s\n", a.Router, called(w, a.Network), a.Pairs, text, a.Method, a.InLane, a.Seconds)
}

// one gives lanes on one network. With an error there may be an answer too: what is known
// at an interrupt.
func (job *lanesJob) one(limited, ctx context.Context, session *props.Session, router string, it item) (*laned, error) {
	start := time.Now()
	among, err := job.ends.of(it.net)
	if err != nil {
		return nil, err
	}
	if it.net.Size() == 0 {
		return nil, fmt.Errorf("%s has no links, want a network with channels", it.name)
	}
	type routed struct {
		lanes  *lanes.Known
		router routing.Router
	}
	had, ended := props.Within(limited, func() (routed, error) {
		found, r, err := job.find(limited, ctx, session, router, it, among)
		return routed{found, r}, err
	})
	found, r := had.lanes, had.router
	if found == nil {
		return nil, ended
	}
	lanes := found.Found
	a := &laned{
		Router: router, Network: it.name, Pairs: lanes.Routes.Messages(), Delivered: lanes.Routes.Delivered(), Lanes: lanes.Count, Exact: found.Exact(), Method: lanes.Method,
		InLane: lanes.Loads(), Certificates: []string{}, Files: []string{}, asked: job.most == 0,
	}
	if found.Lower > 0 || a.Pairs == 0 {
		a.Lower = &found.Lower
	}
	if job.out != "" {
		a.Certificates = session.Names(found.Statements())
		if a.Files, err = job.write(session, router, it.net, lanes, r); err != nil {
			return nil, err
		}
	}
	a.Seconds = time.Since(start).Seconds()
	return a, ended
}

// find looks for lanes, and for routes if they are to be chosen. That the time is over, or a
// formula too large, leaves the number of lanes open. At an interrupt, the error comes with
// the lanes that were found.
func (job *lanesJob) find(limited, ctx context.Context, session *props.Session, router string, it item, ends []uint32) (found *lanes.Known, r routing.Router, err error) {
	task := lanes.Task{Network: it.net, Router: router, Ends: ends, Most: job.most}
	if router == certificates.Shortest {
		if err := session.Introduce(it.net); err != nil {
			return nil, nil, err
		}
	} else {
		if task.Routes, task.Router, err = job.in.router(ctx, router, it.net); err != nil {
			return nil, nil, err
		}
		if err := introduceRouter(session, router, task.Router, it.net, task.Routes); err != nil {
			return nil, nil, err
		}
	}
	found, err = session.Lanes(limited, task)
	switch {
	case found == nil || errors.Is(err, props.ErrBug):
		return nil, nil, err
	case ctx.Err() != nil:
		err = ctx.Err()
	case props.Passed(limited) != nil, errors.Is(err, context.DeadlineExceeded), props.IsLimit(err):
		err = nil
	case err != nil:
		return nil, nil, err
	}
	if r = task.Routes; found.Table != nil {
		r = found.Table
	}
	return found, r, err
}

// introduceRouter makes a router that a user has named known to a session, by its name in
// certificates, with the table that it is, if it is one.
func introduceRouter(session *props.Session, named, name string, net topology.Network, r routing.Router) error {
	switch {
	case name == "":
		return fmt.Errorf("%s: its messages have headers, so that no table says what it does; certificates are about tables, want a router without headers", named)
	case routing.Known(name):
		return session.Introduce(net)
	}
	if handed, err := handOver(session, name, net, r); err != nil {
		return err
	} else if !handed {
		tableBeside(session.Resolver(), named, name)
	}
	return session.IntroduceRouter(name, net, r)
}

// write writes the lanes as files for other programs, and returns their names.
func (job *lanesJob) write(session *props.Session, router string, net topology.Network, lanes *lanes.Assignment, r routing.Router) (names []string, err error) {
	title := topology.Title(net)
	if title != net.Name() {
		title = filepath.Base(title)
	}
	stem := solver.FileStem(title) + "." + solver.FileStem(router)
	put := func(ending string, write func(w io.Writer) error) {
		if err != nil {
			return
		}
		var text bytes.Buffer
		if err = write(&text); err == nil {
			err = session.WriteFile(stem+ending, text.Bytes())
			names = append(names, stem+ending)
		}
	}
	put(".lanes.csv", func(w io.Writer) error { return writeLanes(w, lanes) })
	if router == certificates.Shortest {
		put(".table", func(w io.Writer) error { return routing.WriteTable(w, net.CSR(), r) })
	}
	if !isFabric(net) {
		return names, err
	}
	f, e := programs.FabricOf(net)
	if e != nil {
		return names, errors.Join(err, e)
	}
	if ends := f.Network().Ends(); len(ends) != len(lanes.Routes.Ends) || f.Address(ends[0]) == 0 {
		return names, err // not all of the fabric's ends have lanes, or they have no addresses
	}
	put(".lft", func(w io.Writer) error { return f.WriteTables(w, r) })
	put(".qos", func(w io.Writer) error { return f.WritePolicy(w, lanes.Lane) })
	put(".opensm", func(w io.Writer) error { return infiniband.WriteOptions(w, stem+".lft", stem+".qos", lanes.Count) })
	return names, err
}

// writeLanes writes a line for each pair: source, destination, lane.
func writeLanes(w io.Writer, lanes *lanes.Assignment) error {
	out := csv.NewWriter(w)
	record := []string{"source", "destination", "lane"}
	err := out.Write(record)
	for i, s := range lanes.Routes.Ends {
		for j, d := range lanes.Routes.Ends {
			if i != j && err == nil {
				record[0], record[1], record[2] = strconv.Itoa(int(s)), strconv.Itoa(int(d)), strconv.Itoa(lanes.Lane(i, j))
				err = out.Write(record)
			}
		}
	}
	out.Flush()
	return errors.Join(err, out.Error())
}
