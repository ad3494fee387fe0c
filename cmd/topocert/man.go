package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"topocert/cmd/internal/version"
)

// manCommand writes the pages for man, which a release carries. It is hidden: whoever has
// the program has --help.
func manCommand(cmd *cobra.Command) {
	cmd.Hidden = true
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
}

// writeMan writes the pages of a command, and of the commands and subjects below it that help
// lists.
func writeMan(cmd *cobra.Command, dir, date string) error {
	for _, sub := range availableCommands(cmd) {
		if err := writeMan(sub, dir, date); err != nil {
			return err
		}
	}
	page, err := manPage(cmd, date)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, manName(cmd)+".1"), page, 0o666)
}

func manName(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// manPage returns a command's help in the macros of man(7). Cobra has pages too, but takes
// help for Markdown: it loses line breaks and stars.
func manPage(cmd *cobra.Command, date string) ([]byte, error) {
	giveHelp(cmd)
	page, err := template.New("").Funcs(template.FuncMap{
		"page": manName, "upper": strings.ToUpper, "roff": roff, "text": roffText, "below": availableCommands, "flags": manFlags,
		"day": func() string { return date }, "number": func() string { return version.Number },
	}).Parse(layout("man"))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = page.Execute(&b, cmd)
	return b.Bytes(), err
}

// manFlags lists a command's flags, each with its value and what it is for.
func manFlags(cmd *cobra.Command) (list []struct{ Name, Usage string }) {
	cmd.InitDefaultHelpFlag()
	cmd.NonInheritedFlags().VisitAll(func(f *pflag.Flag) {
		value, usage := pflag.UnquoteUsage(f)
		name := "--" + f.Name + " " + value
		if f.Shorthand != "" {
			name = "-" + f.Shorthand + ", " + name
		}
		if !slices.Contains([]string{"", "false", "[]"}, f.DefValue) && f.Name != "date" { // whose default is today
			usage += " (default " + f.DefValue + ")"
		}
		if !f.Hidden {
			list = append(list, struct{ Name, Usage string }{strings.TrimSpace(name), usage})
		}
	})
	return list
}

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
	verbatim := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch indented := strings.HasPrefix(line, " "); {
		case line == "" && !verbatim:
			b.WriteString(".PP\n")
			continue
		case indented && !verbatim:
			b.WriteString(".PP\n.nf\n")
			verbatim = true
		case !indented && verbatim:
			b.WriteString(".fi\n.PP\n")
			verbatim = false
		}
		if line != "" {
			b.WriteString(roff(line) + "\n")
		}
	}
	if verbatim {
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
