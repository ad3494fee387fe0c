package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/props/papers"
)

// word is a word in capitals that stands for an argument in the commands' lines of use.
// What is said of it here is said by the --help of each command that has it, and its
// names complete what is typed.
type word struct {
	name    string          // NETWORK
	explain func() string   // nil if the command says it
	names   func() []listed // nil if there are no names to complete
}

// words lists the words that need an explanation.
func words() []word {
	return []word{
		{"NETWORK", explainNetworks, listNetworks},
		{"ROUTER", explainRouters, listRouters},
		{"SCHEDULE", func() string { return `one of those that "topocert list schedules" lists.` }, listSchedules},
		{"STATEMENT", nil, listFacts},
		{"SRC", func() string { return `a vertex: its label as it is printed, such as (0,0,1), or its number.` }, nil},
	}
}

// explainNetworks says what a NETWORK is.
func explainNetworks() string {
	var b strings.Builder
	b.WriteString("one of\n")
	line := func(form, about string) { fmt.Fprintf(&b, "  %-22s %s\n", form, about) }
	line("QT(4,4)", `a network that "topocert list networks" lists, with its parameters`)
	line("g6:D?{", "the graph with this graph6 text")
	line("graphs.g6:3", "the graph on line 3 of a file with a graph a line")
	line("CCC(3)", "with --use FILE.star, a network that the file defines")
	line("-", "graph6 lines on standard input, answered as they come")
	b.WriteString("or a graph file, whose ending says what it is:\n")
	for _, kind := range graphFiles() {
		line(strings.Join(kind.Endings, " "), kind.Name+": "+kind.About)
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// explainRouters says what a ROUTER is.
func explainRouters() string {
	var b strings.Builder
	b.WriteString("one of those that \"topocert list routers\" lists:\n")
	var plain []string
	var forms strings.Builder
	for _, r := range listRouters() {
		if strings.Contains(r.Name, ":") {
			fmt.Fprintf(&forms, "  %-22s %s\n", r.Name, r.About)
		} else {
			plain = append(plain, r.Name)
		}
	}
	b.WriteString(wrapped(plain))
	b.WriteString(forms.String())
	b.WriteString("or, with --use FILE.star, a router that the file defines\n")
	return strings.TrimSuffix(b.String(), "\n")
}

// wrapped writes names on lines of 78 characters.
func wrapped(names []string) string {
	var b strings.Builder
	line := " "
	for _, name := range names {
		if len(line)+1+len(name) > 78 {
			b.WriteString(line + "\n")
			line = " "
		}
		line += " " + name
	}
	return b.String() + line + "\n"
}

// explain adds to the command's help what the words in its line of use mean, and has
// their names complete what is typed.
func explain(cmd *cobra.Command) {
	used := slices.DeleteFunc(words(), func(w word) bool { return !strings.Contains(cmd.Use, w.name) })
	if cmd.Long == "" {
		cmd.Long = cmd.Short + "."
	}
	for _, w := range used {
		if w.explain == nil {
			continue
		}
		cmd.Long += "\n\n" + w.name + " is " + w.explain()
	}
	if cmd.ValidArgsFunction == nil && len(cmd.ValidArgs) == 0 {
		cmd.ValidArgsFunction = completeArguments
	}
	for flag, names := range map[string]func() []string{"paper": papers.Keys, "id": claimIDs} {
		if cmd.Flags().Lookup(flag) != nil {
			// An error would say that the flag is unknown, or has a completion already.
			_ = cmd.RegisterFlagCompletionFunc(flag, func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
				return slices.DeleteFunc(names(), func(name string) bool { return !strings.HasPrefix(name, typed) }), cobra.ShellCompDirectiveNoFileComp
			})
		}
	}
}

// completeArguments completes an argument with the names that its word in the line of
// use has; where there are none, or none begins so, files are offered.
func completeArguments(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	var positions []string
	for _, field := range strings.Fields(cmd.Use)[1:] {
		if name := strings.Trim(field, "[]…"); strings.ToUpper(name) == name && !strings.HasPrefix(name, "-") {
			positions = append(positions, name)
		}
	}
	if len(positions) == 0 {
		return nil, cobra.ShellCompDirectiveDefault
	}
	at := positions[min(len(args), len(positions)-1)]
	for _, w := range words() {
		if w.name == at && w.names != nil {
			return completions(append(w.names(), ownNames(cmd, at)...), typed), cobra.ShellCompDirectiveNoSpace
		}
	}
	return nil, cobra.ShellCompDirectiveDefault
}

// ownNames lists what the files of --use that are typed already define for a word.
func ownNames(cmd *cobra.Command, word string) []listed {
	kinds := map[string]string{"NETWORK": "networks", "ROUTER": "routers"}
	paths, err := cmd.Flags().GetStringArray("use")
	slices.Sort(paths)
	own := scripts{paths: slices.Compact(paths)} // a completion reads the flags twice
	if err != nil || own.load(context.Background(), io.Discard) != nil {
		return nil // nothing to offer
	}
	return own.list(kinds[word])
}

// completions returns the names that begin as typed. Of a name with parameters the part
// before them is one.
func completions(names []listed, typed string) []string {
	var all []string
	for _, n := range names {
		stem, _, with := strings.Cut(n.Name, "(")
		if with {
			stem += "("
		}
		if head, _, form := strings.Cut(stem, ":"); form {
			stem = head + ":"
		}
		if strings.HasPrefix(strings.ToLower(stem), strings.ToLower(typed)) {
			all = append(all, cobra.CompletionWithDesc(stem, n.About))
		}
	}
	return all
}

// claimIDs lists the ids of all claims.
func claimIDs() []string { return stems(listClaims()) }

// stems returns the names of a list, without parameters.
func stems(list []listed) []string {
	var names []string
	for _, l := range list {
		stem, _, _ := strings.Cut(l.Name, "(")
		names = append(names, stem)
	}
	return names
}
