package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/certificates/words"
	"topocert/cmd/internal/checking"
	"topocert/cmd/internal/reader"
	"topocert/props"
	"topocert/props/papers"
	"topocert/routing"
	"topocert/topology"
)

// listed is the form of an entry of a list in JSON.
type listed struct {
	Name  string `json:"name"`
	About string `json:"about"`
}

// Form tells whether it is a form of names, such as table:FILE.
func (l listed) Form() bool { return strings.Contains(l.Name, ":") }

func listCommand(cmd *cobra.Command) {
	lists := map[string]func() []listed{
		"networks": listNetworks, "routers": listRouters, "schedules": listSchedules, "claims": listClaims, "facts": listFacts, "words": listWordNames,
	}
	kinds := []string{"networks", "routers", "schedules", "claims", "facts", "words"}
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
		switch {
		case len(args) == 0:
			return slices.DeleteFunc(kinds, func(kind string) bool { return !strings.HasPrefix(kind, typed) }), cobra.ShellCompDirectiveNoFileComp
		case len(args) == 1 && lists[args[0]] != nil:
			return slices.DeleteFunc(stems(lists[args[0]]()), func(name string) bool { return !strings.HasPrefix(name, typed) }), cobra.ShellCompDirectiveNoFileComp
		}
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	cmd.Args = func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) == 0 || len(args) > 2:
			return fmt.Errorf("%s, want one of %s, and perhaps a name", times(len(args), "argument"), strings.Join(kinds, ", "))
		case lists[args[0]] == nil:
			return fmt.Errorf("no list %q%s, want one of %s", args[0], reader.DidYouMean(args[0], kinds), strings.Join(kinds, ", "))
		}
		return nil
	}
	form := newForm(cmd)
	all := cmd.Flags().Bool("all", false, "each reading of a router on a line of its own")
	var own scripts
	own.register(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if args[0] == "words" {
			return listWords(&own, append(args, "")[1], newAnswers(cmd, form))
		}
		list := append(own.list(args[0]), lists[args[0]]()...)
		switch {
		case len(args) == 2:
			if chosen := chosen(list, args[1], func(l listed) (name, about string) { return l.Name, l.About }); len(chosen) > 0 {
				list = chosen
				break
			}
			return fmt.Errorf("none of the %s is named like %q%s; \"topocert list %s\" lists them", args[0], args[1], reader.DidYouMean(args[1], stems(list)), args[0])
		case args[0] == "routers" && !*all && form.kind() == checking.Text:
			list = folded(list)
		}
		out := newAnswers(cmd, form)
		for _, l := range list {
			out.give(l, func(w io.Writer) { fmt.Fprintf(w, "%-40s %s\n", l.Name, l.About) })
		}
		if args[0] == "facts" && len(args) == 1 && form.kind() == checking.Text {
			out.give(nil, func(w io.Writer) { fmt.Fprintln(w, `and the words that "topocert list words" lists`) })
		}
		return out.close(nil)
	}
}

// listWordNames lists the standard words by their names.
func listWordNames() []listed {
	var list []listed
	for _, d := range words.Standard().All() {
		if d.Role == words.Word {
			list = append(list, listed{d.Head(), reader.Sentence(d)})
		}
	}
	return list
}

// chosen returns the entries that have a name, or else those that hold it in their name or in what is
// said of them, in either case.
func chosen[T any](list []T, name string, said func(T) (name, about string)) []T {
	name = strings.ToLower(name)
	for _, like := range []func(entry, about string) bool{
		func(entry, about string) bool { return entry == name || strings.HasPrefix(entry, name+"(") },
		func(entry, about string) bool { return strings.Contains(entry+" "+about, name) },
	} {
		if some := slices.DeleteFunc(slices.Clone(list), func(x T) bool {
			entry, about := said(x)
			return !like(strings.ToLower(entry), strings.ToLower(about))
		}); len(some) > 0 {
			return some
		}
	}
	return nil
}

// leastFolded is the number of readings of one thing from which on they are one line.
const leastFolded = 6

// folded returns a list of routers with one entry for many readings of one thing, which say the same of
// themselves up to the first comma.
func folded(list []listed) []listed {
	var out []listed
	for len(list) > 0 {
		head, _, several := strings.Cut(list[0].About, ", ")
		n := 1
		for several && n < len(list) && strings.HasPrefix(list[n].About, head+", ") {
			n++
		}
		prefix := list[0].Name
		for _, l := range list[:n] {
			for !strings.HasPrefix(l.Name, prefix) {
				prefix = prefix[:len(prefix)-1]
			}
		}
		stem := strings.TrimRight(prefix, "-")
		if n < leastFolded || stem == prefix {
			out, list = append(out, list[0]), list[1:]
			continue
		}
		out = append(out, listed{prefix + "…", fmt.Sprintf("%d readings of %s: topocert list routers %s", n, head, stem)})
		list = list[n:]
	}
	return out
}

// listOf lists things, each with what is said of it.
func listOf[T any](all []T, entry func(T) listed) []listed {
	list := []listed{}
	for _, x := range all {
		list = append(list, entry(x))
	}
	return list
}

func listNetworks() []listed {
	list := listOf(topology.Families(), func(f topology.Family) listed { return listed{f.Name, f.About} })
	list = append(list, new(scripts).textsOf(words.Network, false)...)
	list = append(list, listField(words.Network)...)
	return append(list, listed{"g6:TEXT", "the graph with this graph6 text"})
}

func listRouters() []listed {
	list := listOf(routing.Kinds(), func(k routing.Kind) listed { return listed{k.Name, k.About} })
	list = append(list, new(scripts).textsOf(words.Router, false)...)
	return append(list,
		listed{"table:FILE", "the routing table in the file, see topocert help audit: any network of up to 8192 vertices"},
		listed{"lft:FILE", "the forwarding tables of a fabric's switches in the file, as dump_fts prints them: NETWORK.ibnetdiscover"},
		listed{"exec:COMMAND", "a program in any language that is asked for each next hop, see docs/exec.md: any network of up to 8192 vertices"},
		listed{"lanes:ROUTER", "ROUTER with virtual channels, without deadlock: one that delivers all and has neither headers nor channels, up to 8192 vertices"})
}

// listSchedules lists the broadcast schedules.
func listSchedules() []listed {
	list := listOf(routing.Schedules(), func(p routing.Plan) listed { return listed{p.Name, p.About} })
	return append(list, listed{optimal, "single-port, the fewest rounds, by search: any connected network"})
}

// listFacts lists the facts that formulas may name.
func listFacts() []listed {
	return listOf(certificates.FactKinds(), func(f certificates.FactKind) listed { return listed{f.Form(), f.About} })
}

func listClaims() []listed {
	return listOf(papers.Catalogue(), func(c *props.Claim) listed {
		return listed{c.ID, fmt.Sprintf("%s, §%s: %s", c.Kind, c.Section, c.Quote)}
	})
}
