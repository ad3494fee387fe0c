package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates/language"
	"topocert/props/papers"
)

// complete has the names of arguments, and the values of flags, complete what is typed.
func complete(cmds []*cobra.Command) {
	for _, cmd := range cmds {
		if cmd.ValidArgsFunction == nil && len(cmd.ValidArgs) == 0 {
			cmd.ValidArgsFunction = completeArguments
		}
		completeFlags(cmd)
		complete(cmd.Commands())
	}
}

// completeFlags has the values of flags complete what is typed.
func completeFlags(cmd *cobra.Command) {
	values := map[string]func() []string{
		"paper": papers.Keys, "id": claimIDs,
		"expect": oneOf("minimal", "delivers"), "faults": oneOf("vertices", "links"), "by": oneOf(byBranches, byCubes),
		"timeout": oneOf("5s", "1m", "5m", "1h"), "memory": oneOf("1GB", "4GB", "16GB"),
	}
	if cmd.Name() == "hamilton" {
		values["only"] = oneOf("yes", "no", "unknown")
	}
	endings := map[string][]string{
		"use": {"star", "words"}, "file": {"claims", "txt"}, "table": {"table"}, "graph": endingsOf(),
	}
	for name, list := range values {
		if cmd.Flags().Lookup(name) == nil {
			continue
		}
		// An error would say that the flag is unknown, or has a completion already.
		_ = cmd.RegisterFlagCompletionFunc(name, func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
			return slices.DeleteFunc(list(), func(name string) bool { return !strings.HasPrefix(name, typed) }), cobra.ShellCompDirectiveNoFileComp
		})
	}
	for name, list := range endings {
		if cmd.Flags().Lookup(name) != nil {
			_ = cmd.MarkFlagFilename(name, list...) // likewise
		}
	}
	for _, name := range []string{"out", "dir", "checker"} {
		if cmd.Flags().Lookup(name) != nil {
			_ = cmd.MarkFlagDirname(name) // likewise
		}
	}
}

// oneOf returns a source of names for completion.
func oneOf(list ...string) func() []string { return func() []string { return list } }

// endingsOf lists the endings of graph files, without their points.
func endingsOf() []string {
	var list []string
	for _, kind := range graphFiles() {
		for _, ending := range kind.Endings {
			list = append(list, strings.TrimPrefix(ending, "."))
		}
	}
	return list
}

// completeArguments completes an argument with the names that its word in the line of
// use has, and with files of its kind.
func completeArguments(cmd *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	positions, _ := argumentsOf(cmd)
	if cmd.Name() == "export" {
		positions = []string{"NETWORK"}
	}
	if len(positions) == 0 {
		return nil, cobra.ShellCompDirectiveDefault
	}
	const names = cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
	switch word := positions[min(len(args), len(positions)-1)]; word {
	case "NETWORK":
		list := append(completions(append(listNetworks(), ownNames(cmd, word)...), typed), filesOf(typed, endingsOf())...)
		if len(list) == 0 {
			return endingsOf(), cobra.ShellCompDirectiveFilterFileExt
		}
		return list, names
	case "ROUTER":
		return completeRouter(cmd, typed), names
	case "SCHEDULE":
		return completions(listSchedules(), typed), names
	case "STATEMENT":
		return completeFormula(cmd, typed), names
	case "SRC", "DST":
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return nil, cobra.ShellCompDirectiveDefault
}

// completeRouter completes a router: after lanes: another, after table: and lft: a file.
func completeRouter(cmd *cobra.Command, typed string) []string {
	prefix, rest, form := strings.Cut(typed, ":")
	var list []string
	switch {
	case !form:
		return completions(append(listRouters(), ownNames(cmd, "ROUTER")...), typed)
	case prefix == "lanes":
		list = completeRouter(cmd, rest)
	case prefix == "table", prefix == "lft":
		list = filesOf(rest, []string{prefix})
	}
	for i := range list {
		list[i] = prefix + ":" + list[i]
	}
	return list
}

// completeFormula completes the last name of a formula: a fact or a network.
func completeFormula(cmd *cobra.Command, typed string) []string {
	at := strings.LastIndexAny(typed, "( ,!") + 1
	var list []string
	if last := typed[at:]; last != "" && language.Capital(last) {
		list = completions(append(listNetworks(), ownNames(cmd, "NETWORK")...), last)
	} else {
		list = completions(append(listFacts(), ownNames(cmd, "STATEMENT")...), last)
	}
	for i := range list {
		list[i] = typed[:at] + list[i]
	}
	return list
}

// filesOf lists the files whose names begin as typed and have one of the endings, and folders.
func filesOf(typed string, endings []string) []string {
	if typed == "" {
		return nil
	}
	var list []string
	matches, _ := filepath.Glob(strings.NewReplacer("*", `\*`, "?", `\?`, "[", `\[`).Replace(typed) + "*") // no match for what is no pattern
	for _, name := range matches {
		info, err := os.Stat(name)
		switch {
		case err != nil:
		case info.IsDir():
			list = append(list, name+string(filepath.Separator))
		case slices.Contains(endings, strings.TrimPrefix(filepath.Ext(name), ".")):
			list = append(list, name)
		}
	}
	return list
}

// ownNames lists what the files of --use that are typed already define for a word.
func ownNames(cmd *cobra.Command, word string) []listed {
	kinds := map[string]string{"NETWORK": "networks", "ROUTER": "routers", "STATEMENT": "words"}
	paths, err := cmd.Flags().GetStringArray("use")
	slices.Sort(paths)
	own := scripts{paths: slices.Compact(paths)} // a completion reads the flags twice
	if err != nil || own.load(context.Background(), io.Discard) != nil {
		return nil // nothing to offer
	}
	return own.list(kinds[word])
}

// completions returns the names that begin as typed. Of a name with parameters the part
// before them is one, and what is said of it has them.
func completions(names []listed, typed string) []string {
	var all []string
	for _, n := range names {
		stem, _, with := strings.Cut(n.Name, "(")
		about := n.About
		if with {
			stem, about = stem+"(", n.Name+": "+about
		}
		if head, _, form := strings.Cut(stem, ":"); form {
			stem = head + ":"
		}
		if strings.HasPrefix(strings.ToLower(stem), strings.ToLower(typed)) {
			all = append(all, cobra.CompletionWithDesc(stem, about))
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
