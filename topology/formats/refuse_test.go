package formats_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"topocert/topology"
	"topocert/topology/formats"
)

// parse reads one graph in the format with the given ending.
func parse(ending, text string, o formats.Options) (*topology.External, error) {
	for net, err := range formats.KindOf(formats.Kinds(), ending).Graphs(strings.NewReader(text), o) {
		return net, err
	}
	return nil, nil
}

// TestRead reads small texts by hand: what is read, and what is said of it.
func TestRead(t *testing.T) {
	const (
		dotHead = "graph {"
		mlHead  = `<graphml><graph edgedefault="undirected">`
		mlTail  = `</graph></graphml>`
	)
	for _, test := range []struct {
		ending, text string
		links        string // by labels, "order: a–b …"
		notes        string
	}{
		{".edges", "3\n0 1\n", "3: 0–1", ""},
		{".edges", "\ufeff0 1\r\n1 2\r\n", "3: 0–1 1–2", ""},
		{".edges", "0,1\n1,\t2\n", "3: 0–1 1–2", ""},
		{".edges", "0 1 {}\n", "2: 0–1", ""},
		{".edges", "0 1 {'weight': {'a': 3}}\n1 2 {'x': 1}", "3: 0–1 1–2", "the data {…} of 2 links are ignored"},
		{".edges", "a b 2.5\nb c -1e3\n", "3: a–b b–c", "the third column of 2 lines is taken for weights, which are ignored"},
		{".edges", "0 1\n1 4\n", "5: 0–1 1–4", "no link names 2 other vertices below the largest, such as 2: isolated"},
		{".edges", "2 1\n3 1\n", "3: 1–2 1–3", "vertices are numbered from 1: they are 0 … 2 here, with the file's numbers as labels"},
		{".edges", "'0' '1'\n'2' '1'\n", "3: 0–1 1–2", ""},
		{".edges", "('a', 0) ('b', (1, 2)) {}\n", "2: ('a',0)–('b',(1,2))", ""},
		{".edges", "\"New York\" 'St. Louis'\n", "2: New York–St. Louis", ""},
		{".matrix", "0 1\n1 0\n", "2: 0–1", ""},
		{".matrix", "01\n10\n", "2: 0–1", ""},
		{".matrix", "2\n01\n10", "2: 0–1", ""},
		{".matrix", "11\n" + strings.Repeat("00000000000\n", 11), "11: ", ""},
		{".matrix", "1\n0\n", "1: ", ""},
		{".matrix", "0\n", "1: ", ""},
		{".matrix", "# a\n0,1.0;1,0.0\n", "2: 0–1", ""},
		{".matrix", "[0 1\n1 0]", "2: 0–1", ""},
		{".matrix", "[[0 1\n  0]\n [1 0 1]\n [0 1 0]]\n", "3: 0–1 1–2", ""},
		{".matrix", "[0, 1],\n[1, 0]\n", "2: 0–1", ""},
		{".col", "c a\np edge 3 2\nc b\ne 1 2\n\ne 3 2\n", "3: 1–2 2–3", ""},
		{".col", "p col 2 1\nn 1 5\ne 2 1\n", "2: 1–2", "1 line about vertices ignored"},
		{".col", "p edge 0 0\n", "0: ", ""},
		{".dot", dotHead + "}", "0: ", ""},
		{".dot", dotHead + "a -- b -- c; c -- a}", "3: a–b a–c b–c", ""},
		{".dot", dotHead + `2--1;0}`, "3: 1–2", ""},
		{".dot", dotHead + `a:p:n -- "b c" [x=1]; node [label=z] edge [y=2] k=v}`, "2: a–b c", ""},
		{".dot", dotHead + `subgraph s {a b} c -- subgraph s {} }`, "3: a–c b–c", ""},
		{".dot", "strict graph {a -- b; b -- a}", "2: a–b", ""},
		{".dot", "/* a */ graph {\n# b\n// c\na -- b}", "2: a–b", ""},
		{".dot", dotHead + `0 [label="x\"y"]; 1 [label="p\\q"]; 0--1}`, `2: p\q–x"y`, ""},
		{".dot", dotHead + `0 [label=a]; 1 [label=a]; 0--1}`, "2: 0–1", "names of vertices are used instead of their labels, which are not one for each, distinct and in characters that print"},
		{".dot", dotHead + `u [label=a]; v [label=b]; u--v}`, "2: u–v", ""},
		{".dot", dotHead + `1--2}`, "2: 1–2", "vertices are numbered from 1: they are 0 … 1 here, with the file's numbers as labels"},
		{".graphml", mlHead + mlTail, "0: ", ""},
		{".graphml", mlHead + `<edge source="a" target="b"/><node id="b"/><node id="a"/>` + mlTail, "2: a–b", ""},
		{".graphml", mlHead + `<node id="a"/><node id="b"/><edge source="a" target="b" directed="false"><data key="w">3</data></edge>` + mlTail, "2: a–b", "data of 1 link ignored"},
		{".graphml", `<graphml><key id="v_name" for="node" attr.name="name"/><graph edgedefault="undirected"><node id="n0"><data key="v_name">x &amp; y</data></node>` +
			`<node id="n1"><data key="v_name"> z </data></node><edge source="n0" target="n1"/></graph></graphml>`, "2: x & y–z", ""},
		{".graphml", `<graphml xmlns:y="u"><key id="d" for="node"/><graph edgedefault="undirected"><node id="n0"><data key="d"><y:S><y:NodeLabel>p<y:M/></y:NodeLabel></y:S></data></node>` +
			`<node id="n1"><data key="d"><y:S><y:NodeLabel>q</y:NodeLabel></y:S></data></node></graph></graphml>`, "2: ", ""},
		{".anynet", "router 0 node 0 node 1 router 1 15\n\nnode 2 router 1\nrouter 1 router 0 7\n", "5: node 0–router 0 node 1–router 0 node 2–router 1 router 0–router 1", "2 latencies ignored"},
		{".anynet", "router 0", "1: ", ""},
		{".s6", ">>sparse6<<:Bf\n", "3: 0–1", ""},
		{".s6", ":?", "0: ", ""},
		{".s6", ":@", "1: ", ""},
		{".g6", ">>graph6<<A_\r\n", "2: 0–1", ""},
		{".graph", "2 1\n2\n1\n", "2: 1–2", ""},
		{".graph", "0 0\n", "0: ", ""},
		{".graph", "7 11\n5 3 2\n1 3 4\n5 4 2 1\n2 3 6 7\n1 3 6\n5 4 7\n6 4\n", "7: 1–2 1–3 1–5 2–3 2–4 3–4 3–5 4–6 4–7 5–6 6–7", ""}, // METIS manual 5.1.0, §4.1.1
		{".graph", "% a\r\n 3\t1 000 0\r\n2\r\n%c\r\n \t1\r\n\r\n", "3: 1–2", ""},
		{".graph", "3 2 1\n2 5\n1 5 3 6\n2 6\n", "3: 1–2 2–3", "sizes and weights are ignored"},
		{".graph", "3 2 111 2\n9 8 8 2 5\n9 8 8 1 5 3 6\n9 8 8 2 6\n", "3: 1–2 2–3", "sizes and weights are ignored"},
		{".graph", "3 2 10\n4 2\n4 1 3\n4 2\n", "3: 1–2 2–3", "sizes and weights are ignored"},
		{".graph", "3 2\n2 3\n1\n1\n% a\n\n \n", "3: 1–2 1–3", "2 blank lines after the last vertex ignored"},
		{".graph", "4 1\n2\n1\n", "4: 1–2", "the last 2 vertices have no line: isolated"},
		{".graph", "3 4\n2 3\n1\n1\n", "3: 1–2 1–3", "the header counts each link at both ends"},
		{".graph", "\ufeff2 1\n2\n1\n", "2: 1–2", ""},
		{".g6", "\ufeff>>graph6<<A_\n", "2: 0–1", ""},
		{".dot", "\ufeffgraph {a -- b}", "2: a–b", ""},
		{".graphml", "\ufeff" + mlHead + mlTail, "0: ", ""},
		{".s6", "\ufeff:An\n", "2: 0–1", ""},
		{".col", "p col 3 2\nd 3\nv 1 2\nx 1 2\ne 1 2 7\ne 2 3\n", "3: 1–2 2–3", "3 lines about vertices ignored|weights of 1 line ignored"},
		{".gr", "c a\np sp 3 4\na 1 2 5\na 2 1 5\na 2 3 1\na 3 2 1\n", "3: 1–2 2–3", "weights of 4 lines ignored"},
		{".gr", "p tw 3 2\n1 2\nc a\n2 3\n", "3: 1–2 2–3", ""},
		{".edges", "4 5\n0 1\n1 2\n2 3\n3 0\n0 2\n", "4: 0–1 0–2 0–3 1–2 2–3", `the first line, "4 5", is taken for the numbers of vertices and links`},
		{".edges", "4 4\n0 1\n1 2\n2 3\n3 0\n", "4: 0–1 0–3 1–2 2–3", `the first line, "4 4", is taken for the numbers of vertices and links`},
		{".edges", "3 3\n1 2\n2 3\n3 1\n", "3: 1–2 1–3 2–3", `the first line, "3 3", is taken for the numbers of vertices and links|vertices are numbered from 1: they are 0 … 2 here, with the file's numbers as labels`},
		{".edges", "3 2\n0 1 2.5\n1 2 1\n", "3: 0–1 1–2", `the first line, "3 2", is taken for the numbers of vertices and links|the third column of 2 lines is taken for weights, which are ignored`},
		{".edges", "3 2\n2 1\n1 0\n0 3\n", "4: 0–1 0–3 1–2 2–3", ""}, // four links
		{".edges", "source,target\n0,1\n1,2\n", "3: 0–1 1–2", `the first line, "source,target", is taken for names of columns`},
		{".edges", "Source Target Weight\na b 2\nb c 3\n", "3: a–b b–c", `the first line, "Source Target Weight", is taken for names of columns|the third column of 2 lines is taken for weights, which are ignored`},
		{".edges", "from to\na b\nb c\n", "3: a–b b–c", `the first line, "from to", is taken for names of columns`},
		{".edges", "from to\nto b\n", "3: b–to from–to", ""}, // to is a vertex
		{".edges", "x y\n0 1\n", "2: 0–1", `the first line, "x y", is taken for names of columns`},
		{".edges", "0,0 0,1\n0,1 1,1\n", "3: 0,0–0,1 0,1–1,1", ""},
		{".edges", "3 2 4\n0 3\n1 3\n2 4\n3 4\n", "5: 0–3 1–3 2–4 3–4", `the first line, "3 2 4", is taken for the numbers of hosts, switches and ports: the hosts, 0 … 2, are the ends`},
		{".dot", dotHead + "\"a\" + \"b\" -- c [label=\"x + y\"] // \"d\" + \"e\"\n}", "2: ab–c", ""},
		{".graphml", mlHead + `<node id="n0" yfiles.foldertype="group"><graph edgedefault="undirected"><node id="a"/><node id="b"/><edge source="a" target="b"/></graph></node><node id="c"/><edge source="c" target="a"/>` + mlTail, "3: a–b a–c", "1 group left out: what is within is read"},
		{".graphml", mlHead + `<node id="g"><graph edgedefault="undirected"><node id="a"/></graph></node><edge source="g" target="a"/>` + mlTail, "2: a–g", ""},
	} {
		var notes []string
		net, err := parse(test.ending, test.text, formats.Options{Note: func(text string) { notes = append(notes, text) }})
		if err != nil {
			t.Errorf("%s %q: %v", test.ending, test.text, err)
			continue
		}
		if got := fmt.Sprint(net.Order(), ": ", strings.Join(edges(net), " ")); got != test.links {
			t.Errorf("%s %q: %s, want %s", test.ending, test.text, got, test.links)
		}
		if got := strings.Join(notes, "|"); got != test.notes {
			t.Errorf("%s %q: notes %q, want %q", test.ending, test.text, got, test.notes)
		}
	}
}

// TestReadLabels: yEd's labels, and routers with the ends that BookSim gives them.
func TestReadLabels(t *testing.T) {
	net, err := parse(".graphml", `<graphml xmlns:y="u"><graph edgedefault="undirected"><node id="n0"><data key="d"><y:NodeLabel>p<y:M/></y:NodeLabel></data></node>`+
		`<node id="n1"><data key="d"><y:NodeLabel>q</y:NodeLabel></data></node></graph></graphml>`, formats.Options{})
	if err != nil || net.Label(0) != "p" || net.Label(1) != "q" {
		t.Errorf("%v, %v", net, err)
	}
	net, err = parse(".anynet", "router 0 node 0 router 1 node 1\nrouter 1 node 2\n", formats.Options{})
	if err != nil || !slices.Equal(net.Ends(), []uint32{2, 3, 4}) {
		t.Errorf("%v, %v", net, err)
	}
}

// TestRefuse: malformed files, with the place, what was got and what is wanted.
func TestRefuse(t *testing.T) {
	const ml = `<graphml><graph edgedefault="undirected">`
	format, limit := topology.ErrFormat, topology.ErrLimit
	for _, test := range []struct {
		ending, text string
		is           error
		says         string
	}{
		{".edges", "", format, "line 1: malformed graph: got the end of the file, want an order or a link"},
		{".edges", "# a\n", format, "line 2: malformed graph: got the end of the file"},
		{".edges", "3\n0 3\n", format, "line 2: malformed graph: got vertex 3, want vertices below the order, 3"},
		{".edges", "3\na b\n", format, `line 2: malformed graph: got "a", want a number below the order, 3`},
		{".edges", "0 1\n1 x\n", format, `line 2: malformed graph: got "x", and numbers on other lines, want numbers or names throughout`},
		{".edges", "a b\nb 1\n", format, "line 2: malformed graph: got the number 1, and names on other lines"},
		{".edges", "0 1\n2\n", format, `line 2: malformed graph: got only "2", want two vertices`},
		{".edges", "a\n", format, "line 1: malformed graph: got \"a\", want decimal digits on the first line, or two vertices"},
		{".edges", "0 1\n1 1\n", format, "line 2: malformed graph: loop at vertex 1, want a simple graph; --undirected drops loops"},
		{".edges", "a a\n", format, `line 1: malformed graph: loop at vertex "a"`},
		{".edges", "0 1\n0 2\n1 0\n", format, "line 3: malformed graph: link 1–0 is given again, first on line 1, want each link once; --undirected"},
		{".edges", "a b\nb c\nc b\n", format, `line 3: malformed graph: link "c"–"b" is given again, first on line 2`},
		{".edges", "1 2\n2 1\n", format, `line 2: malformed graph: link 2–1 is given again, first on line 1`},
		{".edges", "0 1 a\n", format, `line 1: malformed graph: got "a" after two vertices, want a weight`},
		{".edges", "0 1 2\n1 2\n", format, `line 1: malformed graph: got "0 1 2" and lines of two columns, want the same number on all`},
		{".edges", "0 1\n1 2 3\n", format, "line 1: malformed graph: got 2 columns, and another number on other lines"},
		{".edges", "0 1 2 3\n", format, `got "0 1 2 3", want two vertices and a weight or data`},
		{".edges", "0 1 {'a'\n", format, `got data "{'a'", want a closing brace`},
		{".edges", "0 'a\n", format, "want a closing quote"},
		{".edges", "'a'b c\n", format, "after a closing quote"},
		{".edges", "(0, 1 2\n", format, "want a closing parenthesis"},
		{".edges", "a b\x1b[2J\n", format, "line 1: malformed graph: label \"b\\x1b[2J\" with character U+001B"},
		{".edges", "1 2\n2 4\n", format, "no link names vertex 0 and 1 other vertex, and no first line gives the order"},
		{".edges", "0 16777216\n", limit, "line 1: too large: got vertex 16777216"},
		{".edges", "0 99999999999999999999999\n", limit, "line 1: too large: got \"99999999999999999999999\""},
		{".edges", "16777217\n", limit, "line 1: too large: got order 16777217"},
		{".edges", strings.Repeat("x", topology.MaxLabel+1) + " b\n", limit, "line 1: too large: a label of 257 bytes"},
		{".edges", "0 1\n1 2" + strings.Repeat(" ", topology.MaxLine-2), limit, "line 2: too large: got more than 16777216 bytes"},
		{".matrix", "", format, "line 1: malformed graph: got the end of the file, want a matrix"},
		{".matrix", "5\n", format, "got the end of the file after the order, want 5 rows"},
		{".matrix", "5\n01\n10\n", format, "got the order 5 and rows of 2 entries"},
		{".matrix", "0 1\n1 0 0\n", format, "line 2: malformed graph: got 3 entries in row 2, want 2"},
		{".matrix", "0 1\n1\n", format, "line 2: malformed graph: got 1 entries in row 2, want 2"},
		{".matrix", "0 1\n1 0\n0 0\n", format, "line 3: malformed graph: got more than 2 rows"},
		{".matrix", "0 1 0\n1 0 0\n", format, "line 3: malformed graph: got the end of the file after 2 rows, want 3"},
		{".matrix", "0 1\n0 0\n", format, "line 1: malformed graph: column 2 of row 1 is 1 and column 1 of row 2 is 0, want a symmetric matrix; --undirected"},
		{".matrix", "0 0\n1 0\n", format, "line 2: malformed graph: column 1 of row 2 is 1"},
		{".matrix", "1 0\n0 0\n", format, "line 1: malformed graph: loop at vertex 0"},
		{".matrix", "0 2\n2 0\n", format, `line 1: malformed graph: got entry "2", want 0 or 1; weights are not read`},
		{".matrix", "0 .5\n", format, `got entry ".5"`},
		{".matrix", "0 -1\n", format, `got entry "-1"`},
		{".matrix", "0 x\n", format, `line 1: malformed graph: got "x", want entries 0 and 1`},
		{".matrix", "[[[0]]]", format, "got a bracket within brackets"},
		{".matrix", "0]", format, "want an opening one before it"},
		{".matrix", "[[0 1]\n[1 0]", format, "line 3: malformed graph: got the end of the file, want a closing bracket"},
		{".col", "e 1 2\n", format, `line 1: malformed graph: got line "e 1 2", want "p edge n m" first`},
		{".col", "", format, "line 1: malformed graph: got the end of the file"},
		{".col", "p cnf 2 1\n1 2 0\n", format, `got a problem "cnf", want edge, col, sp or tw`},
		{".col", "p edge 2 1\ne 1 3\n", format, "line 2: malformed graph: got vertex 3, want 1 … 2"},
		{".col", "p edge 2 1\ne 0 1\n", format, "line 2: malformed graph: got vertex 0, want 1 … 2"},
		{".col", "p edge 2 1\ne 2 2\n", format, "line 2: malformed graph: loop at vertex 2"},
		{".col", "p edge 2 2\ne 1 2\ne 2 1\n", format, "line 3: malformed graph: link 2–1 is given again, first on line 2"},
		{".col", "p edge 2 2\ne 1 2\n", format, "line 1: malformed graph: got 2 links in the header and 1 lines of them"},
		{".col", "p edge 2 1\ny 1 2\n", format, `line 2: malformed graph: got line "y 1 2", want "e u v"`},
		{".gr", "p sp 2 1\na 1 2 3\n", format, "line 2: malformed graph: vertex 1 names 2, which does not name it, want both; --undirected"},
		{".gr", "p sp 2 3\na 1 2 3\na 2 1 3\na 1 2 4\n", format, "line 4: malformed graph: vertex 1 names 2 twice"},
		{".gr", "p tw 2 1\ne 1 2\n", format, `line 2: malformed graph: got line "e 1 2", want "u v"`},
		{".col", "p edge 2 1\np edge 2 1\n", format, "line 2: malformed graph: got line"},
		{".col", "p edge 16777217 1\n", limit, "line 1: too large: got 16777217 vertices"},
		{".dot", "", format, "malformed graph: DOT: 1:1: error: "},
		{".dot", "graph {\n a -- -- b }", format, "DOT: 2:7: error: "},
		{".dot", "graph {a -> b}", format, "contains directed edge"},
		{".dot", "digraph {}", format, "a directed graph (digraph)"},
		{".dot", "graph {a -- a}", format, `loop at vertex "a"`},
		{".dot", "graph {a -- b; b -- a}", format, `link "b"–"a" is given more than once`},
		{".dot", "graph {{a b} -- {b c}}", format, `loop at vertex "b"`},
		{".dot", "graph {} graph {}", format, "got 2 graphs, want one"},
		{".dot", "graph {\"\"}", format, "an empty label"},
		{".dot", "graph " + strings.Repeat("{", 65537), limit, "more than 65536 braces"},
		{".graphml", "", format, "want a graph"},
		{".graphml", "<graphml>", format, "line 1: malformed graph: XML: unexpected EOF"},
		{".graphml", "<html/>", format, `line 1: malformed graph: got element "html", want graphml`},
		{".graphml", "<graphml/>", format, "got the end of the file, want a graph"},
		{".graphml", "<graphml><graph/></graphml>", format, `got edgedefault "", want undirected or directed`},
		{".graphml", ml + "<node/>", format, "line 1: node: malformed graph: an empty label"},
		{".graphml", ml + "\n<node id='a'/>\n<node id='a'/>", format, `line 3: malformed graph: node "a" is declared twice`},
		{".graphml", ml + "<node id='a'/>\n<edge source='a' target='b'/></graph></graphml>", format, `line 2: malformed graph: an edge names node "b", which is nowhere declared`},
		{".graphml", ml + "<edge source='a'/>", format, "line 1: edge's target: malformed graph: an empty label"},
		{".graphml", ml + "<node id='a'/><edge source='a' target='a'/>", format, `loop at vertex "a"`},
		{".graphml", ml + "<node id='a'/><node id='b'/>\n<edge source='a' target='b'/>\n<edge source='b' target='a'/></graph></graphml>", format, `line 3: malformed graph: link "b"–"a" is given again, first on line 2`},
		{".graphml", ml + "<hyperedge/>", format, "got a hyperedge"},
		{".graphml", ml + "<node id='a'><data><graph/></data></node>", format, "got a second graph"},
		{".graphml", ml + "</graph><graph/>", format, "got a second graph"},
		{".graphml", ml + "<edge source='a' target='b' directed='true'/>", format, "a directed edge, want an undirected graph; --undirected"},
		{".graphml", ml + "<edge source='a' target='b' directed='maybe'/>", format, `got directed "maybe"`},
		{".graphml", ml + strings.Repeat("<a>", 63), limit, "elements nest more than 64 deep"},
		{".graphml", `<!DOCTYPE a [<!ENTITY b "c">]>` + ml + "<node id='&b;'/>", format, "XML: invalid character entity &b;"},
		{".graphml", `<?xml version="1.0" encoding="UTF-16"?>` + ml, format, `got encoding "UTF-16", want UTF-8`},
		{".anynet", "", format, "line 1: malformed graph: got the end of the file, want a router"},
		{".anynet", "node 0 node 1\n", format, "line 1: malformed graph: node 0 is linked to node 1, want a router"},
		{".anynet", "router 0 node 0\nrouter 1 node 0\n", format, "line 2: malformed graph: node 0 is at router 1, and at router 0 before"},
		{".anynet", "router 0 router 0\n", format, "line 1: malformed graph: loop at router 0"},
		{".anynet", "router 0 router 1\nrouter 0 router 1\n", format, `line 2: malformed graph: link "router 0"–"router 1" is given again, first on line 1`},
		{".anynet", "router 0 router 2\n", format, "line 1: malformed graph: got router 2 of 2 routers"},
		{".anynet", "router 0 node 1\n", format, "got node 1 of 1 nodes"},
		{".anynet", "router\n", format, `got the end of the line after "router", want its number`},
		{".anynet", "router x\n", format, "the number of a router: malformed graph: got \"x\""},
		{".anynet", "router 0 15\n", format, `got "15", want router or node`},
		{".anynet", "router 0 node 0 1 2\n", format, `got "2", want router or node`},
		{".anynet", "switch 0\n", format, `got "switch", want router or node`},
		{".anynet", "node 0\n", format, "node 0 has no router"},
		{".anynet", "router 16777216\n", limit, "got router 16777216"},
		{".s6", "", format, ""},
		{".s6", "A_\n", format, "malformed graph: got what may be a graph6 text"},
		{".s6", ";A_\n", format, "an incremental sparse6 text"},
		{".s6", ":\n", format, "which ends within its order"},
		{".s6", ":A \n", format, "got byte 32 at 2"},
		{".s6", ":Cf\x7f\n", format, "got byte 127 at 3"},
		{".s6", ":AA\n", format, "loop at vertex 0"},
		{".s6", ":Cckg?@?\n", format, ""},
		{".s6", ":~~@?????", limit, "too large: got order"},
		{".g6", "A_\n", nil, ""},
		{".g6", "\n", format, "got an empty text"},
		{".g6", strings.Repeat("x", topology.MaxLine+1) + "\n", limit, "too large: a line of more than 16777216 bytes"},
		{".edges", "a b\nc 1\n", format, "line 2: malformed graph: got the number 1, and names on other lines"},
		{".edges", "0 1\na b\n", format, "line 1: malformed graph: got the number 0, and names on other lines"},
		{".edges", "0 1\n5\n", format, `line 2: malformed graph: got only "5", want two vertices`},
		{".edges", "3 2\n0 1\n1 2\n", format, `line 1: malformed graph: got "3 2", which is 3 vertices and 2 links, or the link 3–2; want the order alone on the first line, 3 or 4`},
		{".edges", "5 2\n1 3\n3 4\n", format, "of which none names 0 or 5: want to know whether vertices count from 0 or 1"},
		{".edges", "2 1 2\n0 1\n", format, "line 1: malformed graph: link 0–1 joins two of 2 hosts"},
		{".edges", "2 1 1\n0 2\n1 2\n", format, "line 1: malformed graph: switch 2 has 2 links, want at most the 1 ports"},
		{".edges", "2 1 2\n0 2\n", format, "line 1: malformed graph: host 1 has 0 links, want one"},
		{".edges", "0 1 2\n1 5\n", format, `line 1: malformed graph: got "0 1 2" and lines of two columns, want the same number on all`},
		{".edges", "0,0 0,1\n0 1\n", format, "line 2: malformed graph: got the number 0, and names"},
		{".graph", "", format, "line 1: malformed graph: got the end of the file, want a header"},
		{".graph", "% a\n", format, "line 2: malformed graph: got the end of the file, want a header"},
		{".graph", "\n2 1\n2\n1\n", format, `line 1: malformed graph: got header ""`},
		{".graph", "% a\n2\n", format, `line 2: malformed graph: got header "2"`},
		{".graph", "2 1 0 0 0\n2\n1\n", format, "line 1: malformed graph: got header"},
		{".graph", "a b\n", format, `line 1: malformed graph: got "a"`},
		{".graph", "+2 1\n2\n1\n", format, `line 1: malformed graph: got "+2"`},
		{".graph", "2 -1\n2\n1\n", format, `line 1: malformed graph: got "-1"`},
		{".graph", "2 1 0000\n2\n1\n", format, `got fmt "0000", want three digits, 0 or 1`},
		{".graph", "2 1 2\n2\n1\n", format, `got fmt "2"`},
		{".graph", "2 1 0 2\n2\n1\n", format, "got ncon 2 with fmt 0"},
		{".graph", "2 1 10 0\n2\n1\n", format, "got ncon 0 with fmt 10"},
		{".graph", "2 1 11 2\n5 5 2 7\n5\n", format, "line 3: malformed graph: got 1 number in the row of vertex 2, want 2 before"},
		{".graph", "2 1 1\n2\n1 1\n", format, "line 2: malformed graph: got a neighbour without a weight at the end of the row of vertex 1"},
		{".graph", "16777217 1\n", limit, "line 1: too large: got 16777217 vertices"},
		{".graph", "18446744073709551616 1\n", limit, "line 1: "},
		{".graph", "16777216 67108864\n2\n1\n", format, "line 4: malformed graph: got the end of the file after 2 vertices, want 16777216"},
		{".graph", "2 1\n2\n", format, "line 2: malformed graph: vertex 1 names 2, which does not name it"},
		{".graph", "2 1\n2\n1\n1\n", format, `line 4: malformed graph: got line "1" after the last vertex`},
		{".graph", "0 0\n1\n", format, "line 2: "},
		{".graph", "2 1\n1\n2\n", format, "line 2: malformed graph: loop at vertex 1"},
		{".graph", "2 1\n2\n0\n", format, "line 3: malformed graph: got vertex 0, want 1 … 2"},
		{".graph", "2 1\n2\n3\n", format, "line 3: malformed graph: got vertex 3, want 1 … 2"},
		{".graph", "2 1\n4294967296\n1\n", limit, "line 2: "},
		{".graph", "2 1\n2 1.5\n1 1.5\n", format, `line 2: malformed graph: got "1.5"`},
		{".graph", "3 3\n2 3 2\n1\n1\n", format, "line 2: malformed graph: vertex 1 names 2 twice"},
		{".graph", "3 1\n2\n% a\n3\n\n", format, "line 2: malformed graph: vertex 1 names 2, which does not name it"},
		{".graph", "4 3\n2\n1\n\n\n", format, "line 1: malformed graph: got 3 links in the header and 1 in the lines"},
		{".graph", "3 1\n2 3\n1\n1\n", format, "line 3: malformed graph: got more than 2 neighbours"},
		{".graph", "0 1\n", format, "line 1: malformed graph: got 1 links in the header and 0"},
		{".graph", "2 1\n2" + strings.Repeat(" ", topology.MaxLine) + "\n1\n", limit, "line 2: too large: got more than 16777216 bytes"},
		{".dot", "graph {\"a\" + b}", format, `unknown/invalid token "+"`},
	} {
		net, err := parse(test.ending, test.text, formats.Options{})
		if test.is == nil || test.text == "" && err == nil {
			if err != nil || net != nil && test.text == "" {
				t.Errorf("%s %.60q: %v", test.ending, test.text, err)
			}
			continue
		}
		if net != nil || !errors.Is(err, test.is) || !strings.Contains(err.Error(), test.says) || len(err.Error()) > 400 {
			t.Errorf("%s %.60q: %v, want %s", test.ending, test.text, err, test.says)
		}
	}
}

// TestUndirected: what is taken for a simple graph, and how it is counted.
func TestUndirected(t *testing.T) {
	for _, test := range []struct{ ending, text, links, notes string }{
		{".edges", "0 1\n1 0\n1 1\n0 1\n", "2: 0–1", "2 double links merged, 1 loop dropped"},
		{".edges", "0 0\n", "1: ", "1 loop dropped"},
		{".edges", "a b\nb a\n", "2: a–b", "1 double link merged"},
		{".edges", "0 1\n1 2\n", "3: 0–1 1–2", ""},
		{".matrix", "010\n001\n000\n", "3: 0–1 1–2", "arcs in one direction only, taken for links: 2"},
		{".matrix", "000\n100\n010\n", "3: 0–1 1–2", "arcs in one direction only, taken for links: 2"},
		{".matrix", "11\n10\n", "2: 0–1", "1 loop dropped"},
		{".graph", "3 9\n2 2 1\n3\n\n", "3: 1–2 2–3", "arcs in one direction only, taken for links: 2|1 double link merged|1 loop dropped|9 links in the header, and 2 in the lines"},
		{".gr", "p sp 3 2\na 1 2 1\na 2 3 1\n", "3: 1–2 2–3", "weights of 2 lines ignored|arcs in one direction only, taken for links: 2"},
		{".edges", "3 3\n0 1\n1 0\n1 2\n2 1\n0 2\n2 0\n", "3: 0–1 0–2 1–2", `the first line, "3 3", is taken for the numbers of vertices and links|3 double links merged`},
		{".col", "p edge 3 2\ne 1 2\ne 2 1\ne 2 3\n", "3: 1–2 2–3", "2 links in the header, and 3 lines of them|1 double link merged"},
		{".dot", "digraph {a -> b; b -> a}", "2: a–b", "1 double link merged"},
		{".anynet", "router 0 router 1 router 1 router 0\n", "2: router 0–router 1", "1 double link merged, 1 loop dropped"},
	} {
		var notes []string
		net, err := parse(test.ending, test.text, formats.Options{Undirected: true, Note: func(text string) { notes = append(notes, text) }})
		if err != nil {
			t.Errorf("%s %q: %v", test.ending, test.text, err)
			continue
		}
		if got := fmt.Sprint(net.Order(), ": ", strings.Join(edges(net), " ")); got != test.links {
			t.Errorf("%s %q: %s, want %s", test.ending, test.text, got, test.links)
		}
		if got := strings.Join(notes, "|"); got != test.notes {
			t.Errorf("%s %q: notes %q, want %q", test.ending, test.text, got, test.notes)
		}
	}
}

// TestWriteRefuses: networks that a format cannot hold.
func TestWriteRefuses(t *testing.T) {
	star, err := parse(".edges", "4\n0 1\n0 2\n0 3\n", formats.Options{})
	if err != nil {
		t.Fatal(err)
	}
	ends, err := star.WithEnds([]uint32{0, 1})
	if err != nil {
		t.Fatal(err)
	}
	if err := formats.WriteAnynet(new(strings.Builder), ends); !errors.Is(err, topology.ErrParam) || !strings.Contains(err.Error(), "end 0 of g6:Cs has 3 links, want one, to a router") {
		t.Error(err)
	}
	torus, err := topology.Parse("Torus(100)")
	if err != nil {
		t.Fatal(err)
	}
	for _, write := range []func() error{
		func() error { return formats.WriteMatrix(new(strings.Builder), torus) },
		func() error { return formats.WriteGraph6(new(strings.Builder), torus) },
	} {
		if err := write(); !errors.Is(err, topology.ErrLimit) {
			t.Error(err)
		}
	}
}
