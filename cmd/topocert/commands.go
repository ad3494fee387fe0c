package main

import "github.com/spf13/cobra"

// command is a command: its line of use, what it does, what arguments it takes, nil for any, and what
// gives it its flags and the work.
type command struct {
	use, short string
	args       cobra.PositionalArgs
	give       func(cmd *cobra.Command)
}

// newCommand returns a command.
func newCommand(c command) *cobra.Command {
	cmd := &cobra.Command{Use: c.use, Short: c.short, Args: c.args}
	c.give(cmd)
	return cmd
}

// tools is the title of the commands among which help and completion are.
const tools = "Certificates, lists, other tools:"

// group are commands for one task, with a title.
type group struct {
	title    string
	commands []command
}

// commands lists the commands by task, as help does.
func commands() []group {
	return []group{
		{"Networks and statements about them:", []command{
			{"measure NETWORK…", "compute order, size, degrees, distances, girth and symmetry, exactly", someNetwork, measureCommand},
			{"show NETWORK…", "print a network's definition, what is known of it, and what the literature says", someNetwork, showCommand},
			{"bisect NETWORK…", "find bisection widths, with certificates for both bounds", someNetwork, bisectCommand},
			{"hamilton NETWORK…", "find a cycle through all vertices, or prove that there is none", someNetwork, hamiltonCommand},
			{"prove [STATEMENT…]", "decide statements of one's own, with certificates", nil, proveCommand},
		}},
		{"Routers and broadcasts:", []command{
			{"audit ROUTER NETWORK…", "try a router on every ordered pair of vertices, and look for deadlocks", asUsed, auditCommand},
			{"lanes ROUTER NETWORK…", "find the fewest virtual lanes on which no deadlock can be", asUsed, lanesCommand},
			{"route ROUTER NETWORK SRC DST", "trace one message", asUsed, routeCommand},
			{"broadcast SCHEDULE NETWORK SRC", "carry out a broadcast schedule and hold it against its model", asUsed, broadcastCommand},
		}},
		{"The papers:", []command{
			{"claims", "decide the papers' claims", noArguments, claimsCommand},
			{"report --out DIR", "the ledger as a site: pages, drawings, charts and certificates", noArguments, reportCommand},
			{"atlas DIR", "tabulate families of networks, with certificates", cobra.ExactArgs(1), atlasCommand},
		}},
		{tools, []command{
			{"check FILE|DIR…", "check certificates, as topocheck does", nil, checkCommand},
			{"list networks|routers|schedules|claims|facts|words [NAME]", "list networks, routers, schedules, claims, facts or words", nil, listCommand},
			{"export --g6 NETWORK… | --dot NETWORK | --ibsim NETWORK | … | --dimacs CERTIFICATE | --coq CERTIFICATE… | --coq-goal STATEMENT | --coq-ledger", "hand a network or a result to another tool", nil, exportCommand},
		}},
		{"Many machines:", []command{
			{"plan KIND", "split work into tasks for many machines", cobra.ArbitraryArgs, planCommand},
			{"work FOLDER", "do one's share of the tasks of a plan", oneFolder, workCommand},
			{"join FOLDER", "make one certificate of the results of a plan's tasks, and check it", oneFolder, joinCommand},
		}},
		{"", []command{
			{"man FOLDER", "write a page for man for each command", cobra.ExactArgs(1), manCommand},
		}},
	}
}
