package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/props/papers"
)

// topics returns the subjects of "topocert help SUBJECT". They are commands that cannot be run.
func topics() []*cobra.Command {
	return []*cobra.Command{
		{Use: "network", Aliases: []string{"networks", "graph", "graphs"}, Short: "what a NETWORK is: names, files, one's own", Long: "NETWORK is " + explainNetworks() + networkAbout, Example: `  topocert measure Petersen 'Torus(4,4)' mine.edges
  topocert list networks Torus
  topocert export --svg 'QT(2,2)' > qt.svg`},
		{Use: "formula", Aliases: []string{"formulas", "statement", "statements", "claim"}, Short: "what a STATEMENT is: facts, numbers, ranges, verdicts", Long: formulaAbout(), Example: `  topocert prove 'diameter(Torus(m,n)) == floor(m/2) + floor(n/2) for m in 3..6, n in m..6'
  topocert prove 'bipartite("mine.edges") && girth("mine.edges") >= 4'
  topocert prove 'bisection Petersen = 5'
  topocert list facts`},
		{Use: "routers", Aliases: []string{"router", "routing"}, Short: "what a ROUTER is: names, tables, one's own", Long: "ROUTER is " + explainRouters() + routersAbout, Example: `  topocert audit dor 'Torus(4)' 'Mesh(3)'
  topocert audit table:mine.table mine.edges --expect minimal
  topocert lanes shortest 'OCT(2,2)'
  topocert list routers`},
		{Use: "words", Aliases: []string{"word", "definition", "definitions"}, Short: "networks, routers and properties of one's own, as lines of text", Long: wordsAbout, Example: `  topocert list words
  topocert list words domination`},
		{Use: "families", Aliases: []string{"family"}, Short: "claims about all members of a family, and the families of the atlas", Long: familiesAbout, Example: `  topocert prove --use examples/prisms.words 'diameter(Prism(n)) == floor(n/2) + 1 for n >= 3'
  topocert prove 'order(Ring(n)) == n for n >= 3'`},
		{Use: "certificates", Aliases: []string{"certificate", "verdicts", "verdict", "evidence"}, Short: "what the folder of --out holds, and what a verdict says", Long: certificatesAbout, Example: `  topocert prove 'diameter(Petersen) == 2' --out kept && topocert check kept
  topocert check kept --explain`},
		{Use: "papers", Aliases: []string{"paper", "ledger"}, Short: "the papers whose claims are decided, and one's own", Long: papersAbout(), Example: `  topocert claims --id 'qt/node*'
  topocert list claims qt/bisection`},
	}
}

const networkAbout = `

In a shell a name with parentheses stands in quotes. In a formula the name of a file does,
"mine.edges"; a name of a network does not. A file of links has two vertices a line,
numbers from 0 or names:

    0 1
    1 2
    2 0

A network of one's own, with parameters, is a line in a file of definitions for --use,
mine.words, or a function in a Starlark file, mine.star:

    Prism(n) = graph i in 0..n-1 if n >= 3, s in 0..1: ((i+1)%n, s); (i, 1-s)

    def Wheel(n):
        return graph(n + 1, [(i, (i + 1) % n) for i in range(n)] + [(i, n) for i in range(n)])

Its name begins with a capital; Wheel(5) is then a NETWORK, and order(Wheel(n)) a formula.
"topocert help words" and docs/words.md say more of the first, docs/starlark.md of the second.`

// wordsAbout says how definitions are written.
const wordsAbout = `A file of definitions, mine.words, is for --use; it may be given several times, and a later
file may use what an earlier one defines. A definition is a line or a few:

    // Two rings, joined by rungs.
    Prism(n) = graph i in 0..n-1 if n >= 3, s in 0..1: ((i+1)%n, s); (i, 1-s)
    Ladder(n) = graph i in 0..n-1, s in 0..1: (i+1, s) if i+1 < n; (i, 1-s)
    Cube(n) = graph v in 0..pow(2,n)-1: xor(v, pow(2,k)) for k in 0..n-1
    around = route Prism(n) from (i, s) to (j, t): (i, 1-s) if s != t; ((i+1)%n, s)
    // Fewest vertices such that each vertex has a neighbour among them.
    total(G) = least k in 0..order(G): some S in sets(vertices(G), k):
        all v in vertices(G): some u in neighbors(G, v): u in S

A network's name has a capital. It has coordinates with their ranges, "if" behind one for
fewer, and behind the colon the neighbours, parted by ";", each with "if" and "for" of its
own. A link that is given from one end holds from both; a neighbour outside of the ranges,
or the vertex itself, is an error. Vertices are numbered in the order of their coordinates,
the last one fastest. Prism(12) is then a NETWORK everywhere.

A router goes to the first of its vertices whose condition holds. A word is a fact or a part
of one: a number or a truth about networks, with quantifiers: all some count set sum min max
least most. "topocert list words" lists the standard ones, of which it may be made.

    sets(S, k)          the subsets of at most k members; exactly k: len(T) == k besides
    least k in A..B: c  infinite where c holds for no k; most has no value there
    min x in S: t       infinite of nothing; max has no value there
    all x in S: c       reaches as far to the right as it can: parentheses end it
    a < b < c           is refused: a < b && b < c
    v < 3               is refused for a vertex v: vertices are no numbers in a word
    (u, v) in links(G)  is each link twice, once from either end: count and sum refuse it

Small, complete and disconnected networks are where definitions differ: docs/own-words.md writes
a word down step by step, with what goes wrong. A comment, from // or # on, straight above a
definition is what is said of it. With --out the folder has the definitions in own.words, by which topocheck reads
the statements about them: a verdict that rests on them prints them, since it is true of what
they say alone.`

// someFacts are the facts that are named first.
func someFacts() []string {
	return []string{"order", "size", "diameter", "girth", "bipartite", "hamiltonian", "bisection", "vertex_connectivity", "vertex_transitive", "distance", "minimal", "deadlock_free"}
}

// formulaAbout says what formulas are.
func formulaAbout() string {
	var facts strings.Builder
	for _, name := range someFacts() {
		for _, kind := range certificates.FactKinds() {
			if kind.Name == name {
				fmt.Fprintf(&facts, "  %-24s %s\n", kind.Form(), kind.About)
			}
		}
	}
	return fmt.Sprintf(`STATEMENT is a formula: a fact about a network, or facts that are compared.

    diameter(Petersen) == 2
    diameter(Torus(m,n)) == floor(m/2) + floor(n/2) for m in 3..6, n in m..6
    bisection(QT(2,n)) >= 4 for n in 2..4 if n %% 2 == 0
    order(Ring(n)) == n for n >= 3
    minimal("dor", Torus(4)) == 240

Facts, of %d that "topocert list facts" lists:

%s
A network's name begins with a capital; a graph file, "g6:TEXT", a router and a model of
broadcasts stand in double quotes. Numbers are exact: + - * /, %% for the remainder,
floor, ceil, abs, min, max, pow(x, y). Truths are compared with == and !=, and joined
with && || !; cond(c, x, y) is x if c holds, and else y.

After "for" come ranges: VAR in A..B, VAR in [A, B, …], VAR >= A; then "if" and a
condition. A range without an end is tried as far as --max-order. Without a comparison
the value is printed. What certificates state is understood too: bisection QT(4,4) = 24.

A file of statements, for --file, has one a line, "id: formula", with # comments.`, len(certificates.FactKinds()), facts.String())
}

const routersAbout = `

A table of next hops has a line for each destination; field v is the next hop from vertex v,
and - stands at the destination. This one goes around a ring of three:

    - 0 0
    1 - 1
    2 2 -

A router of one's own is a line in a file of definitions for --use ("topocert help words"),
or a function in a Starlark file:

    def home(net, at, to):
        return to if net.has_edge(at, to) else net.order - 1

audit sends a message from every vertex to every other, and finds deadlocks; lanes finds
the fewest virtual lanes; route traces one message.`

const certificatesAbout = `With --out a folder is written that stands alone: certificates (.cert), the verdicts that
rest on them (claims.verdicts), and every graph and table that they name. topocheck, and
"topocert check", need nothing else and trust nothing that the search did.

    accepted   the certificate proves its statement; or the verdict follows: all that
               its formula asks is stated by accepted certificates
    REJECTED   it proves nothing; exit status 1
    UNCHECKED  a graph or table is missing, or the limits do not suffice; exit status 2

A verdict is holds, fails (with the smallest case that fails) or undecided. Its evidence:

    proved      for all parameters, by a theorem
    certified   every case of the domain has certificates, which topocheck accepts
    exhausted   every case was computed, but some of our own code has to be trusted
    searched    a search without a certificate says so
    sampled     random cases were tried

A statement about all parameters fails on one counterexample; it holds only as far as the
domain says, unless it is proved. "complete" says that the domain is all of it.`

// papersAbout lists the papers.
func papersAbout() string {
	var list strings.Builder
	titles := papers.Titles()
	for i, key := range papers.Keys() {
		fmt.Fprintf(&list, "  %-14s %s\n", key, titles[i])
	}
	return `What these papers claim is decided by "topocert claims":

` + list.String() + `
--paper KEY takes one paper, --id GLOB some of its claims, such as 'qt/bisection*'; "topocert
report" writes all as a site. A paper of one's own is a file of statements, with files for
its networks, routers and words:

    topocert prove --use mine.star --file mine.claims --out kept
    topocheck kept`
}

// The groups of commands in the help.
const (
	groupNetworks = "networks"
	groupRouters  = "routers"
	groupPapers   = "papers"
	groupTools    = "tools"
	groupMachines = "machines"
)

// arrange sorts the commands by task, and says how help is laid out: examples first.
func arrange(root *cobra.Command) {
	root.AddGroup(
		&cobra.Group{ID: groupNetworks, Title: "Networks and statements about them:"},
		&cobra.Group{ID: groupRouters, Title: "Routers and broadcasts:"},
		&cobra.Group{ID: groupPapers, Title: "The papers:"},
		&cobra.Group{ID: groupTools, Title: "Certificates, lists, other tools:"},
		&cobra.Group{ID: groupMachines, Title: "Many machines:"},
	)
	groups := map[string]string{
		"measure": groupNetworks, "bisect": groupNetworks, "hamilton": groupNetworks, "prove": groupNetworks,
		"audit": groupRouters, "lanes": groupRouters, "route": groupRouters, "broadcast": groupRouters,
		"claims": groupPapers, "report": groupPapers, "atlas": groupPapers,
		"check": groupTools, "list": groupTools, "export": groupTools,
		"plan": groupMachines, "work": groupMachines, "join": groupMachines,
	}
	for _, cmd := range root.Commands() {
		cmd.GroupID = groups[cmd.Name()]
	}
	root.SetHelpCommandGroupID(groupTools)
	root.SetCompletionCommandGroupID(groupTools)
	root.SetHelpTemplate(helpTemplate)
	root.SetUsageTemplate(usageTemplate)
	root.AddCommand(topics()...)
}

const helpTemplate = `{{.CommandPath}}: {{.Short}}
{{if .Runnable}}
Usage:
  {{if .HasParent}}{{.UseLine}}{{else}}{{.CommandPath}} COMMAND …{{end}}
{{end}}{{if .HasExample}}
Examples:
{{.Example}}
{{end}}{{with .Long}}
{{. | trimTrailingWhitespaces}}
{{end}}{{.UsageString}}`

const usageTemplate = `{{if .HasAvailableSubCommands}}{{$cmds := .Commands}}{{range $group := .Groups}}
{{.Title}}{{range $cmds}}{{if (and (eq .GroupID $group.ID) .IsAvailableCommand)}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}
{{end}}{{if not .AllChildCommandsHaveGroup}}
Commands:{{range $cmds}}{{if (and (eq .GroupID "") .IsAvailableCommand)}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}
{{end}}{{end}}{{if and .HasAvailableLocalFlags (or .Runnable .HasAvailableSubCommands)}}
Flags:
{{.LocalFlags.FlagUsages | trimTrailingWhitespaces}}
{{end}}{{if .HasAvailableInheritedFlags}}
Flags of all commands:
{{.InheritedFlags.FlagUsages | trimTrailingWhitespaces}}
{{end}}{{if .HasHelpSubCommands}}
Subjects, for {{.CommandPath}} help SUBJECT:{{range .Commands}}{{if .IsAdditionalHelpTopicCommand}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}
{{end}}{{if .HasAvailableSubCommands}}
{{.CommandPath}} help{{if .HasParent}} …{{end}} COMMAND says more of a command.
{{end}}`
