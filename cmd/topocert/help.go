package main

import (
	"embed"
	"path"
	"slices"
	"strings"
	"sync"
	"text/template"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/props/papers"
)

// helpTexts has a text for each command, such as help/plan-audit.txt: its examples, a line
// each, and after an empty line what it does. A subject of "topocert help SUBJECT", which is
// a command that cannot be run, is a file in help/subjects: two lines more stand above, what it is,
// and its other names. What several texts have in common is in help/parts.
//
//go:embed help
var helpTexts embed.FS

// helpTemplates are the texts by the names of their files.
var helpTemplates = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{
		"graphFiles": graphFiles, "join": strings.Join, "wrapped": wrapped, "papers": papers.Keys, "titles": papers.Titles, "named": factsNamed,
		"routers": func() []listed { return folded(listRouters()) }, "facts": func() int { return len(certificates.FactKinds()) },
	}).ParseFS(helpTexts, "help/*.txt", "help/subjects/*.txt", "help/parts/*.txt"))
})

// factsNamed are the facts with some names.
func factsNamed(names string) (list []certificates.FactKind) {
	for name := range strings.FieldsSeq(names) {
		i := slices.IndexFunc(certificates.FactKinds(), func(k certificates.FactKind) bool { return k.Name == name })
		list = append(list, certificates.FactKinds()[i])
	}
	return list
}

// helpText returns a text's examples and the rest.
func helpText(name string) (examples, long string) {
	var b strings.Builder
	if err := helpTemplates().ExecuteTemplate(&b, name+".txt", nil); err != nil {
		panic(err) // a test has all
	}
	examples, long, _ = strings.Cut(b.String(), "\n\n")
	return strings.TrimSuffix(examples, "\n"), strings.TrimSuffix(long, "\n")
}

// indent sets the lines of examples apart.
func indent(examples string) string { return "  " + strings.ReplaceAll(examples, "\n", "\n  ") }

// giveHelp gives a command or a subject its help. It is called where help is wanted: to make all texts takes
// as long as all else of a start.
func giveHelp(cmd *cobra.Command) {
	name := strings.Join(strings.Fields(cmd.CommandPath())[1:], "-")
	if helpTemplates().Lookup(name+".txt") == nil { // the command itself, and those of cobra
		return
	}
	examples, long := helpText(name)
	if cmd.IsAdditionalHelpTopicCommand() {
		examples = strings.SplitN(examples, "\n", 3)[2]
	}
	cmd.Example, cmd.Long = indent(examples), long
	for _, operand := range []string{"NETWORK", "ROUTER", "SCHEDULE", "SRC"} { // in the line of use
		if strings.Contains(cmd.Use, operand) {
			about, _ := helpText(operand)
			cmd.Long = strings.TrimPrefix(cmd.Long+"\n\n"+operand+" is "+about, "\n\n")
		}
	}
}

// wrapped writes the names of routers on lines of 78 characters.
func wrapped(routers []listed) string {
	var b strings.Builder
	line := " "
	for _, r := range routers {
		if r.Form() {
			continue
		}
		if len(line)+1+len(r.Name) > 78 {
			b.WriteString(line + "\n")
			line = " "
		}
		line += " " + r.Name
	}
	return b.String() + line + "\n"
}

// subjects returns those of "topocert help SUBJECT".
func subjects() []*cobra.Command {
	entries, err := helpTexts.ReadDir("help/subjects")
	if err != nil {
		panic(err) // it is compiled in
	}
	var list []*cobra.Command
	for _, e := range entries {
		text, err := helpTexts.ReadFile("help/subjects/" + e.Name())
		if err != nil {
			panic(err) // likewise
		}
		lines := strings.SplitN(string(text), "\n", 3)
		list = append(list, &cobra.Command{Use: strings.TrimSuffix(e.Name(), path.Ext(e.Name())), Short: lines[0], Aliases: strings.Fields(strings.TrimPrefix(lines[1], "also "))})
	}
	return list
}

// arrange says how help is laid out: examples first.
func arrange(root *cobra.Command) {
	root.SetHelpCommandGroupID(tools)
	root.SetCompletionCommandGroupID(tools)
	root.SetHelpTemplate(layout("help"))
	show := root.HelpFunc()
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) {
		giveHelp(cmd)
		show(cmd, args)
	})
	root.SetUsageTemplate(layout("usage"))
}

// layout returns the form of a part of the help.
func layout(part string) string {
	text, err := helpTexts.ReadFile("help/layout/" + part + ".tmpl")
	if err != nil {
		panic(err) // it is compiled in
	}
	return string(text)
}
