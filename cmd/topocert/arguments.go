package main

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"topocert/routing"
	"topocert/topology"
)

// capitals matches the words of a line of use that stand for arguments.
var capitals = regexp.MustCompile(`(?:^|[ \[])([A-Z]{2,}|ROUTER)…?`)

// argumentsOf lists the words of a command's line of use that stand for its arguments, and
// tells whether the last may be repeated.
func argumentsOf(cmd *cobra.Command) (names []string, more bool) {
	for _, m := range capitals.FindAllStringSubmatch(cmd.Use, -1) {
		names = append(names, m[1])
	}
	return names, strings.Contains(cmd.Use, "…")
}

// asUsed refuses a command line whose number of arguments is not that of its line of use, and one
// that has a network in the place of a router or a schedule.
func asUsed(cmd *cobra.Command, args []string) error {
	names, more := argumentsOf(cmd)
	if len(args) < len(names) || len(args) > len(names) && !more {
		return fmt.Errorf("%s needs %s, got %s: %s", cmd.CommandPath(), listing(names), times(len(args), "argument"), firstExample(cmd))
	}
	if len(names) > 1 && names[1] == "NETWORK" && looksNetwork(args[0]) && !looksNetwork(args[1]) {
		right := append([]string{cmd.CommandPath(), shellWord(args[1]), shellWord(args[0])}, args[2:]...)
		return fmt.Errorf("%s stands before NETWORK: %s", names[0], strings.Join(right, " "))
	}
	return nil
}

// someNetwork refuses a command line without networks.
func someNetwork(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return errors.New("no network given, want a name such as QT(4,4), a graph file, or -")
	}
	return nil
}

// noArguments refuses arguments: what is wanted is said by flags.
func noArguments(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if cmd.Name() == "claims" {
		return fmt.Errorf("%s takes no arguments, got %q: for claims by their names want --id %s, for a paper --paper KEY", cmd.CommandPath(), args[0], shellWord(args[0]))
	}
	return fmt.Errorf("%s takes no arguments, got %q: %s", cmd.CommandPath(), args[0], firstExample(cmd))
}

// looksNetwork tells whether an argument can only be a network.
func looksNetwork(arg string) bool {
	head, _, form := strings.Cut(arg, ":")
	switch {
	case routing.Known(arg), form && strings.Contains(" table lft lanes exec ", " "+head+" "):
		return false
	case strings.HasPrefix(arg, "g6:"), strings.Contains(arg, "("), graphFileNamed(arg) != nil, topology.Known(arg):
		return true
	}
	return false
}

// listing writes words as a list: "ROUTER, NETWORK, SRC and DST".
func listing(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}

// firstExample is the first line of a command's examples.
func firstExample(cmd *cobra.Command) string {
	giveHelp(cmd)
	first, _, _ := strings.Cut(strings.TrimSpace(cmd.Example), "\n")
	return "for example " + first
}

// shellWord quotes an argument for a shell where that is needed.
func shellWord(arg string) string {
	if strings.ContainsAny(arg, " ()*?[]{}$&|;<>\"'~#") {
		return "'" + strings.ReplaceAll(arg, "'", `'\''`) + "'"
	}
	return arg
}
