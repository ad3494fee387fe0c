package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"topocert/cmd/internal/version"
)

// manCommand writes the pages for man, which a release carries. It is hidden: whoever has
// the program has --help.
func manCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:    "man FOLDER",
		Short:  "write a page for man for each command",
		Hidden: true,
		Args:   cobra.ExactArgs(1),
	}
	date := cmd.Flags().String("date", time.Now().UTC().Format(time.DateOnly), "the `day` that the pages name")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if _, err := time.Parse(time.DateOnly, *date); err != nil {
			return fmt.Errorf("--date %q, want a day such as 2026-01-02", *date)
		}
		if err := os.MkdirAll(args[0], 0o777); err != nil {
			return err
		}
		return writeMan(cmd.Root(), args[0], *date)
	}
	return cmd
}

// writeMan writes the pages of a command, and of the commands and subjects below it that help
// lists.
func writeMan(cmd *cobra.Command, dir, date string) error {
	for _, sub := range availableCommands(cmd) {
		if err := writeMan(sub, dir, date); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(dir, manName(cmd)+".1"), []byte(manPage(cmd, date)), 0o666)
}

func manName(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// manPage returns a command's help in the macros of man(7). Cobra has pages too, but takes
// help for Markdown: it loses line breaks and stars.
func manPage(cmd *cobra.Command, date string) string {
	giveHelp(cmd)
	var b strings.Builder
	fmt.Fprintf(&b, ".TH %s 1 %s \"topocert %s\"\n", strings.ToUpper(manName(cmd)), date, version.Number)
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", manName(cmd), roff(cmd.Short))
	subject := cmd.IsAdditionalHelpTopicCommand()
	if !subject {
		fmt.Fprintf(&b, ".SH SYNOPSIS\n.B %s\n", roff(cmd.UseLine()))
	}
	if cmd.Long != "" {
		b.WriteString(".SH DESCRIPTION\n" + roffText(cmd.Long))
	}
	if subs := availableCommands(cmd); len(subs) > 0 {
		b.WriteString(".SH COMMANDS\n")
		for _, sub := range subs {
			fmt.Fprintf(&b, ".TP\n.BR %s (1)\n%s\n", manName(sub), roff(sub.Short))
		}
	}
	cmd.InitDefaultHelpFlag()
	if !subject {
		b.WriteString(".SH OPTIONS\n")
	}
	cmd.NonInheritedFlags().VisitAll(func(f *pflag.Flag) {
		if f.Hidden || subject {
			return
		}
		value, usage := pflag.UnquoteUsage(f)
		name := "--" + f.Name
		if f.Shorthand != "" {
			name = "-" + f.Shorthand + ", " + name
		}
		if f.DefValue != "" && f.DefValue != "false" && f.DefValue != "[]" && f.DefValue != date {
			usage += " (default " + f.DefValue + ")"
		}
		fmt.Fprintf(&b, ".TP\n.B %s\n%s\n", roff(strings.TrimSpace(name+" "+value)), roff(usage))
	})
	if cmd.Example != "" {
		b.WriteString(".SH EXAMPLES\n" + roffText(cmd.Example))
	}
	if !subject {
		b.WriteString(".SH EXIT STATUS\n" + roffText(exitStatuses))
	}
	b.WriteString(".SH SEE ALSO\n")
	if cmd.HasParent() {
		fmt.Fprintf(&b, ".BR %s (1),\n", manName(cmd.Parent()))
	}
	b.WriteString(".BR topocheck (1)\n")
	return b.String()
}

const exitStatuses = `0: the job was done. 1: a rejected certificate, or a failed --expect. 2: bad usage or input.
3: interrupted, or left open by limits.`

func availableCommands(cmd *cobra.Command) []*cobra.Command {
	var list []*cobra.Command
	for _, sub := range cmd.Commands() {
		if (sub.IsAvailableCommand() || sub.IsAdditionalHelpTopicCommand()) && !sub.Hidden && sub.Name() != "completion" {
			list = append(list, sub)
		}
	}
	return list
}

// roffText sets paragraphs, which are filled, and indented lines, which are kept as they are.
func roffText(text string) string {
	var b strings.Builder
	kept := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch indented := strings.HasPrefix(line, " "); {
		case line == "" && !kept:
			b.WriteString(".PP\n")
			continue
		case indented && !kept:
			b.WriteString(".PP\n.nf\n")
			kept = true
		case !indented && kept:
			b.WriteString(".fi\n.PP\n")
			kept = false
		}
		if line != "" {
			b.WriteString(roff(line) + "\n")
		}
	}
	if kept {
		b.WriteString(".fi\n")
	}
	return b.String()
}

// roff escapes what roff takes for its own.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`).Replace(text)
	if strings.HasPrefix(text, ".") {
		text = `\&` + text
	}
	return text
}
