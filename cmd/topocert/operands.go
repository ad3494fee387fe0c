package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// operand is a word in capitals that stands for an argument in the commands' lines of use.
// What is said of it here is said by the --help of each command that has it.
type operand struct {
	name    string        // NETWORK
	explain func() string // nil if the command says it
}

// operands lists the words that need an explanation.
func operands() []operand {
	return []operand{
		{"NETWORK", explainNetworks},
		{"ROUTER", explainRouters},
		{"SCHEDULE", func() string { return `one of those that "topocert list schedules" lists.` }},
		{"SRC", func() string { return `a vertex: its label as it is printed, such as (0,0,1), or its number.` }},
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
	line("CCC(3)", "with --use FILE, a network that the file defines: see topocert help words")
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
	for _, r := range folded(listRouters()) {
		if strings.Contains(r.Name, ":") {
			fmt.Fprintf(&forms, "  %-22s %s\n", r.Name, r.About)
		} else {
			plain = append(plain, r.Name)
		}
	}
	b.WriteString(wrapped(plain))
	b.WriteString(forms.String())
	b.WriteString("or, with --use FILE, a router that the file defines\n")
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

// explain adds to the command's help what the words in its line of use mean.
func explain(cmd *cobra.Command) {
	for _, w := range operands() {
		if w.explain == nil || !strings.Contains(cmd.Use, w.name) {
			continue
		}
		if cmd.Long != "" {
			cmd.Long += "\n\n"
		}
		cmd.Long += w.name + " is " + w.explain()
	}
}
