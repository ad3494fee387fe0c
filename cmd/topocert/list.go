package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/props/papers"
	"topocert/routing"
	"topocert/topology"
)

// listed is the form of an entry of a list in JSON.
type listed struct {
	Name  string `json:"name"`
	About string `json:"about"`
}

func listCommand() *cobra.Command {
	lists := map[string]func() []listed{
		"networks": listNetworks, "routers": listRouters, "schedules": listSchedules, "claims": listClaims, "facts": listFacts,
	}
	cmd := &cobra.Command{
		Use:   "list networks|routers|schedules|claims|facts",
		Short: "what there is, by name",
		Example: `  topocert list networks
  topocert list claims --json`,
		ValidArgs: []string{"networks", "routers", "schedules", "claims", "facts"},
	}
	cmd.Args = func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) != 1:
			return fmt.Errorf("%d arguments, want one of %s", len(args), strings.Join(cmd.ValidArgs, ", "))
		case lists[args[0]] == nil:
			return fmt.Errorf("no list %q%s, want one of %s", args[0], didYouMean(args[0], cmd.ValidArgs), strings.Join(cmd.ValidArgs, ", "))
		}
		return nil
	}
	form := newForm(cmd)
	var own scripts
	own.register(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		out := newAnswers(cmd, form)
		for _, l := range append(own.list(args[0]), lists[args[0]]()...) {
			out.give(l, func(w io.Writer) { fmt.Fprintf(w, "%-40s %s\n", l.Name, l.About) })
		}
		return out.close(nil)
	}
	return cmd
}

func listNetworks() []listed {
	list := []listed{}
	for _, f := range topology.Families() {
		list = append(list, listed{f.Name, f.About})
	}
	return append(list, listed{"g6:TEXT", "the graph with this graph6 text"})
}

func listRouters() []listed {
	list := []listed{}
	for _, k := range routing.Kinds() {
		list = append(list, listed{k.Name, k.About})
	}
	return append(list,
		listed{"table:FILE", "the routing table in the file, see topocert help audit: any network of up to 8192 vertices"},
		listed{"lft:FILE", "the forwarding tables of a fabric's switches in the file, as dump_fts prints them: NETWORK.ibnetdiscover"},
		listed{"exec:COMMAND", "a program in any language that is asked for each next hop, see docs/exec.md: any network of up to 8192 vertices"},
		listed{"lanes:ROUTER", "ROUTER with virtual channels, without deadlock: one that delivers all and has neither headers nor channels, up to 8192 vertices"})
}

// listSchedules lists the broadcast schedules.
func listSchedules() []listed {
	list := []listed{}
	for _, p := range routing.Schedules() {
		list = append(list, listed{p.Name, p.About})
	}
	return append(list, listed{optimal, "single-port, the fewest rounds, by search: any connected network"})
}

// listFacts lists the facts that formulas may name.
func listFacts() []listed {
	list := []listed{}
	for _, f := range certificates.FactKinds() {
		list = append(list, listed{f.Form(), f.About})
	}
	return list
}

func listClaims() []listed {
	list := []listed{}
	for _, c := range papers.Catalogue() {
		list = append(list, listed{c.ID, fmt.Sprintf("%s, §%s: %s", c.Kind, c.Section, c.Quote)})
	}
	return list
}
