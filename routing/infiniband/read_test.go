package infiniband

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"topocert/topology"
)

// sample reads a file of testdata.
func sample(t testing.TB, name string) string {
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func mustRead(t testing.TB, text string) *Fabric {
	f, err := Read(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// edges returns the links by labels.
func edges(f *Fabric) string {
	var all []string
	for u, v := range f.Network().Edges() {
		all = append(all, f.Network().Label(u)+"–"+f.Network().Label(v))
	}
	slices.Sort(all)
	return strings.Join(all, ", ")
}

// TestRead reads what ibnetdiscover printed of a fabric of three switches in a row, two
// cables between the first two, with a host each: testdata/line.topology.
func TestRead(t *testing.T) {
	f := mustRead(t, sample(t, "line.ibnetdiscover"))
	if got, want := counts(f), "3 switches, 3 channel adapters, 0 routers"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := edges(f), "S0–H0, S1–H1, S1–S0, S2–H2, S2–S1"; got != want {
		t.Errorf("links %s, want %s", got, want)
	}
	var ends []string
	for _, v := range f.Network().Ends() {
		ends = append(ends, f.Network().Label(v))
	}
	if got, want := strings.Join(ends, " "), "H2 H1 H0"; got != want {
		t.Errorf("ends %s, want %s", got, want)
	}
	at := func(label string) uint32 {
		v, err := f.Network().Vertex(label)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	if f.Parallel() != 1 { // S0–S1
		t.Errorf("%d links of several cables, want 1", f.Parallel())
	}
	// The addresses that OpenSM gave: see the file.
	for label, want := range map[string]int{"S0": 1, "H0": 2, "S1": 3, "S2": 4, "H1": 5, "H2": 6} {
		if got := f.Address(at(label)); got != want {
			t.Errorf("LID %d of %s, want %d", got, label, want)
		}
	}
	// The topology from which ibsim made it has no addresses, and the same links.
	before := mustRead(t, sample(t, "line.topology"))
	if edges(before) != "S0–H0, S0–S1, S1–H1, S1–S2, S2–H2" || before.Address(0) != 0 {
		t.Errorf("links %s before, LID %d", edges(before), before.Address(0))
	}
}

// plainFabric is a fabric with what ibnetdiscover prints now and then: a chassis,
// descriptions with quotes and none, repeated ones, an adapter with two ports, a
// router, more than one address a port, and enhanced port 0.
const plainFabric = `#
# Topology file: generated on Mon Jan  1 00:00:00 2024
#
Chassis 1 (guid 0x2c9)

# Spine Nodes
vendid=0x2c9
devid=0xc738
sysimgguid=0x2		# Chassis 1
switchguid=0x2(2)	# Spine 1 Chip 1
Switch	36 "S-0000000000000002"		# "a "spine", 36 ports" enhanced port 0 lid 1 lmc 0
[1][ext 3]	"H-0000000000000010"[1](11) 		# "node" lid 8 4xQDR s=4 w=2 v=4
[2]	"H-0000000000000010"[2](12) 		# "node" lid 12 4xQDR
[3]	"H-0000000000000020"[1](21) 		# "node" lid 16 4x??? 
[36]	"R-0000000000000030"[1](31) 		# "gateway" lid 17 4xQDR

Non-Chassis Nodes

vendid=0x2c9
devid=0x1011
sysimgguid=0x13
caguid=0x10
Ca	2 "H-0000000000000010"		# "node"
[1](11) 	"S-0000000000000002"[1][ext 3]		# lid 8 lmc 2 "a "spine", 36 ports" lid 1 4xQDR
[2](12) 	"S-0000000000000002"[2]		# lid 12 lmc 2 "a "spine", 36 ports" lid 1 4xQDR

caguid=0x20
Ca	1 "H-0000000000000020"		# "node"
[1](21) 	"S-0000000000000002"[3]		# lid 16 lmc 0 "a "spine", 36 ports" lid 1 4xQDR

caguid=0x40
Ca	1 "H-0000000000000040"		# "  "

rtguid=0x30
Rt	1 "R-0000000000000030"		# "gateway"
[1](31) 	"S-0000000000000002"[36]		# lid 17 lmc 0 "a "spine", 36 ports" lid 1 4xQDR
`

func TestReadFurther(t *testing.T) {
	f := mustRead(t, plainFabric)
	var labels []string
	for v := range uint32(f.Network().Order()) {
		labels = append(labels, fmt.Sprintf("%s: %s %d", f.Network().Label(v), f.Kind(v), f.Address(v)))
	}
	want := []string{
		`a "spine", 36 ports: switch 1`, "node @0x0000000000000010 port 1: channel adapter 8", "node @0x0000000000000010 port 2: channel adapter 12",
		"node @0x0000000000000020: channel adapter 16", "H-0000000000000040: channel adapter 0", "gateway: router 17",
	}
	if got, want := strings.Join(labels, "\n"), strings.Join(want, "\n"); got != want {
		t.Errorf("vertices\n%s\nwant\n%s", got, want)
	}
	if got, want := len(f.Network().Ends()), 4; got != want {
		t.Errorf("%d ends, want %d", got, want)
	}
	if f.lids[15] != 2 || f.lids[11] != 1 || f.Network().Size() != 4 {
		t.Errorf("LIDs 11 and 15 of vertices %d and %d, %d links; want 1, 2 and 4", f.lids[11], f.lids[15], f.Network().Size())
	}
}

// edit replaces a text that has to be there.
func edit(t *testing.T, text, old, new string) string {
	if !strings.Contains(text, old) {
		t.Fatalf("%q is not there", old)
	}
	return strings.Replace(text, old, new, 1)
}

func TestReadErrors(t *testing.T) {
	good := sample(t, "line.ibnetdiscover")
	for _, test := range []struct{ name, text, want string }{
		{"empty", "", "line 1: malformed graph: got the end of the file, want a node"},
		{"comments alone", "# nothing\n\n", "line 3: malformed graph: got the end of the file, want a node"},
		{"list", "Switch\t : 0x0000000000200002 ports 4 devid 0x0 vendid 0x0 \"S2\"\n", "as plain ibnetdiscover prints them"},
		{"another format", "4\n0 1\n", `line 1: malformed graph: got "4", want a node`},
		{"truncated", good[:strings.Index(good, "caguid=0x100002")], `of which the file says nothing`},
		{"half a line", good[:strings.LastIndex(good, "\n[1]")+5], `line 52: malformed graph: got "[1](", want a port, and the node`},
		{"a port first", good[strings.Index(good, "[1]"):], "a port, want a node before it"},
		{"no way back", edit(t, good, `[4]	"S-0000000000200002"[2]`, `[4]	"S-0000000000200002"[3]`), `which does not lead back; want both ends of every cable`},
		{"a port the switch has not", edit(t, good, `[4]	"S-0000000000200002"[2]`, `[5]	"S-0000000000200002"[2]`), `want a port of "S1", [1] … [4]`},
		{"port 0", edit(t, good, `[4]	"S-0000000000200002"[2]`, `[0]	"S-0000000000200002"[2]`), `want a port of "S1", [1] … [4]`},
		{"a port twice", edit(t, good, `[4]	"S-0000000000200002"[2]`, `[3]	"S-0000000000200002"[2]`), `port 3 of "S1" again, first on line 21`},
		{"a node twice", good + "Ca\t1 \"H-0000000000100000\"\t\t# \"H0\"\n", `first on line 51; want each once`},
		{"a LID twice", edit(t, good, `# lid 2 lmc 0`, `# lid 5 lmc 0`), `LID 5 of "H0" is that of "H1" as well`},
		{"a LID of a group", edit(t, good, `# lid 2 lmc 0`, `# lid 49152 lmc 0`), `want the port's addresses`},
		{"LIDs up to a group's", edit(t, good, `# lid 2 lmc 0`, `# lid 49151 lmc 1`), `want the port's addresses`},
		{"too many ports", edit(t, good, "Switch\t4 ", "Switch\t255 "), `got "255", want the number of ports, 1 … 254`},
		{"huge number of ports", edit(t, good, "Switch\t4 ", "Switch\t99999999999999999999 "), `want the number of ports, 1 … 254`},
		{"no description", edit(t, good, `# "S1" base port 0`, `# S1 base port 0`), "want the description between quotes"},
		{"bytes in a description", edit(t, good, `# "S1" base port 0`, "# \"S\x01\" base port 0"), "description: "},
		{"another way back", "Switch 1 \"a\"\n[1] \"b\"[1]\nSwitch 1 \"b\"\n[1] \"c\"[1]\nSwitch 1 \"c\"\n[1] \"b\"[1]\n", `port 1 of "a" leads to port 1 of "b", which does not lead back`},
		{"another port back", "Switch 2 \"a\"\n[1] \"b\"[1]\n[2] \"b\"[1]\nSwitch 1 \"b\"\n[1] \"a\"[2]\n", `port 1 of "a" leads to port 1 of "b", which does not lead back`},
		{"a long line", "# " + strings.Repeat("x", MaxLine), "line 1: too large: got more than 4096 bytes"},
	} {
		_, err := Read(strings.NewReader(test.text))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
			continue
		}
		if !errors.Is(err, topology.ErrFormat) && !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: %v is neither ErrFormat nor ErrLimit", test.name, err)
		}
	}
	// Whatever is left out at the end, it is noticed, or the rest is a fabric.
	for i := range len(good) {
		if f, err := Read(strings.NewReader(good[:i])); err == nil && f.Network().Order() > 1 && i < strings.LastIndex(good, `"S-0000000000200000"[1]`) {
			t.Errorf("the first %d bytes are taken for a fabric", i)
		}
	}
}

// TestReadTables holds the table of the fabric in a row against one worked out by hand
// from testdata/line.lft. Vertices: 0 S2, 1 S1, 2 S0, 3 H2, 4 H1, 5 H0, as the file of
// ibnetdiscover has them. The two cables between S0 and S1 are at ports 2 and 3 of both.
func TestReadTables(t *testing.T) {
	f := mustRead(t, sample(t, "line.ibnetdiscover"))
	const want = "" +
		"- 0 1/1 0 1 2\n" + // to S2: S0 sends by port 3, its second cable to S1
		"1 - 1 0 1 2\n" + // to S1
		"1 2/1 - 0 1 2\n" + // to S0: S1 sends by port 3
		"3 0 1/1 - 1 2\n" + // to H2
		"1 4 1 0 - 2\n" + // to H1
		"1 2 5 0 1 -\n" // to H0: S1 sends by port 2
	for _, name := range []string{"line.lft", "line-brief.lft", "line-all.lft", "line-opensm.lft"} {
		tables, err := ReadTables(strings.NewReader(sample(t, name)), f)
		if err != nil {
			t.Error(name, err)
			continue
		}
		var got bytes.Buffer
		if err := tables.WriteTable(&got); err != nil {
			t.Fatal(err)
		}
		if got.String() != want {
			t.Errorf("%s:\n%swant\n%s", name, &got, want)
		}
	}
}

// TestCapture reads what a terminal shows of ibnetdiscover: with what it says on standard error, and cables by which
// a switch is joined to itself, from one port to another and from a port to the same. A message sent into one stops.
func TestCapture(t *testing.T) {
	good := sample(t, "line.ibnetdiscover")
	const last = `[2]	"S-0000000000200001"[4]`
	capture := edit(t, good, last, "[3]\t\"S-0000000000200002\"[4]\nibwarn: [3121] mad_rpc: _do_madrpc failed\n[4]\t\"S-0000000000200002\"[3]\n"+last)
	capture = edit(t, capture, `[3]	"S-0000000000200001"[3]`, "[4]\t\"S-0000000000200000\"[4]\n[3]\t\"S-0000000000200001\"[3]")
	f := mustRead(t, "src/query_smp.c:195; umad (DR path slid 0; dlid 0; 0,1,1 Attr 0x11:0) bad status 110; Connection timed out\n"+capture)
	if got, want := edges(f), edges(mustRead(t, good)); got != want || f.Loops() != 2 || f.Complaints() != 2 {
		t.Errorf("links %s, %d loops, %d complaints; want %s, 2, 2", got, f.Loops(), f.Complaints(), want)
	}
	tables, err := ReadTables(strings.NewReader(edit(t, sample(t, "line.lft"), "0x0002 002", "0x0002 003")), f)
	if err != nil {
		t.Fatal(err)
	}
	if next, _, ok := tables.Next(0, 5); ok {
		t.Errorf("from S2 into the loop to H0 by %d, want no way", next)
	}
}

// TestMessagesStop lets switches send messages to nowhere: the entry is missing, to the
// switch itself, to a port without a cable, to the wrong host.
func TestMessagesStop(t *testing.T) {
	f := mustRead(t, sample(t, "line.ibnetdiscover"))
	good := sample(t, "line.lft")
	const entry = "0x0002 002 : (Channel Adapter portguid 0x0000000000100001: 'H0')\n"
	first := strings.Index(good, entry) // of S2, to H0
	for _, test := range []struct{ name, text string }{
		{"missing", edit(t, good[:first]+good[first+len(entry):], "6 valid", "5 valid")},
		{"itself", edit(t, good, "0x0002 002", "0x0002 000")},
		{"no cable", edit(t, good, "0x0002 002", "0x0002 004")},
		{"wrong host", edit(t, good, "0x0002 002", "0x0002 001")},
		{"none", edit(t, good, "0x0002 002", "0x0002 255")},
		{"illegal", edit(t, good, "0x0002 002 : (Channel Adapter portguid 0x0000000000100001: 'H0')", "0x0002 099 : (illegal port)")},
	} {
		tables, err := ReadTables(strings.NewReader(test.text), f)
		if err != nil {
			t.Error(test.name, err)
			continue
		}
		if next, _, ok := tables.Next(0, 5); ok {
			t.Errorf("%s: from S2 to H0 by %d, want no way", test.name, next)
		}
		if next, _, ok := tables.Next(3, 5); !ok || next != 0 {
			t.Errorf("%s: from H2 to H0 by %d, %t, want by its switch", test.name, next, ok)
		}
	}
	// An address that no one has, as dump_fts says, is no error.
	stale := edit(t, edit(t, good, "6 valid lids", "7 valid lids"), "0x0006 001 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n",
		"0x0006 001 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n0x0009 001 : (node info not available fabric scan)\n")
	tables, err := ReadTables(strings.NewReader(edit(t, stale, "[0x0-0x6]", "[0x0-0x9]")), f)
	if err != nil || tables.Unknown != 1 {
		t.Errorf("stale entry: %v", err)
	}
}

func TestReadTablesErrors(t *testing.T) {
	f := mustRead(t, sample(t, "line.ibnetdiscover"))
	good := sample(t, "line.lft")
	for _, test := range []struct{ name, text, want string }{
		{"empty", "", `line 1: malformed graph: got the end of the file, want the table of switch "S2" too`},
		{"another format", "- 0 0\n", `line 1: malformed graph: got "- 0 0", want the table of a switch`},
		{"a switch left out", good[strings.Index(good[1:], "Unicast")+1:], `want the table of switch "S2" too`},
		{"a switch twice", good + good, `the table of switch "S2" again`},
		{"truncated", good[:len(good)-len("6 valid lids dumped \n")], `got the end of the file after 6 entries for switch "S0", want a line that counts them`},
		{"an entry left out", edit(t, good, "0x0001 002 : (Switch portguid 0x0000000000200000: 'S0')\n", ""), `got "6 valid lids dumped" after 5 entries`},
		{"not a number", edit(t, good, "0x0001 002", "0x0001 two"), "want an address and a port"},
		{"a port it has not", edit(t, good, "0x0002 002", "0x0002 005"), `line 5: malformed graph: port 5 of switch "S2", want 0 … 4; is the table of another fabric?`},
		{"a huge port", edit(t, good, "0x0002 002", "0x0002 99999999999"), "want an address and a port"},
		{"a LID that no one has", edit(t, good, "0x0006 001 ", "0x0007 001 "), `got LID 7 after 5, want increasing ones up to 6`},
		{"a LID that no one has in range", strings.ReplaceAll(edit(t, good, "0x0006 001 ", "0x0007 001 "), "[0x0-0x6]", "[0x0-0x7]"), `LID 7, which no one in the fabric has`},
		{"a LID of a group", edit(t, good, "[0x0-0x6]", "[0x0-0xc000]"), `got LIDs up to 49152, want at most 49151`},
		{"a LID twice", edit(t, good, "0x0002 002", "0x0001 002"), `got LID 1 after 1`},
		{"another's LID", edit(t, good, "portguid 0x0000000000100001", "portguid 0x0000000000100003"), `LID 2 is that of port 0x0000000000100003, but in the fabric that of 0x0000000000100001, "H0"`},
		{"another's switch", edit(t, good, "guid 0x0000000000200002 (S2)", "guid 0x0000000000200009 (S9)"), `the table of switch 0x0000000000200009 (S9), which the fabric has not`},
		{"multicast", "Multicast mlids [0xc000-0xc3ff] of switch Lid 4 guid 0x0000000000200002 (S2):\n", "want the table of a switch"},
		{"a long line", good + strings.Repeat(" ", MaxLine+1), "too large"},
	} {
		_, err := ReadTables(strings.NewReader(test.text), f)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
			continue
		}
		if !errors.Is(err, topology.ErrFormat) && !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: %v is neither ErrFormat nor ErrLimit", test.name, err)
		}
	}
	// What is left out at the end is noticed.
	for i := range len(good) - len(" dumped \n") {
		if _, err := ReadTables(strings.NewReader(good[:i]), f); err == nil {
			t.Errorf("the first %d bytes are taken for tables", i)
		}
	}
}

// severalAddresses has a second address of H2's, 7, in tables: from S2 back to S1, from there on to S0, and to H0.
var severalAddresses = strings.NewReplacer("0x6]", "0x7]", "6 valid", "7 valid",
	"0x0006 001 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n", "0x0006 001 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n0x0007 002 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n",
	"0x0006 004 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n", "0x0006 004 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n0x0007 002 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n",
	"0x0006 003 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n", "0x0006 003 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n0x0007 001 : (Channel Adapter portguid 0x0000000000100005: 'H2')\n")

// TestAddresses: each address of a port is an end of its own, whose messages go by its own entries.
func TestAddresses(t *testing.T) {
	text := edit(t, sample(t, "line.ibnetdiscover"), "lid 6 lmc 0", "lid 6 lmc 1")
	one, err := ReadAddresses(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	tables, err := ReadTables(strings.NewReader(severalAddresses.Replace(sample(t, "line.lft"))), one)
	if err != nil {
		t.Fatal(err)
	}
	at := func(label string) uint32 {
		v, err := one.Network().Vertex(label)
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	if got, want := edges(one), "S0–H0, S1–H1, S1–S0, S2–H2, S2–H2 lid 7, S2–S1"; got != want {
		t.Errorf("links %s, want %s", got, want)
	}
	for _, test := range []struct {
		from, to, next string
	}{
		{"S2", "H2", "H2"}, {"S1", "H2", "S2"}, {"H2 lid 7", "H2", "S2"}, // as before
		{"S2", "H2 lid 7", "S1"}, {"S1", "H2 lid 7", "S0"}, {"S0", "H2 lid 7", ""},
	} {
		next, _, ok := tables.Next(at(test.from), at(test.to))
		if got := one.Network().Label(next); ok != (test.next != "") || ok && got != test.next {
			t.Errorf("from %s for %s by %s, %t, want %s", test.from, test.to, got, ok, test.next)
		}
	}
	if a := one.Address(at("H2 lid 7")); a != 7 || one.Several() || len(one.Network().Ends()) != 4 {
		t.Errorf("address %d, several %t, ends %v", a, one.Several(), one.Network().Ends())
	}
	if f := mustRead(t, text); !f.Several() || f.Network().Order() != 6 {
		t.Errorf("as one vertex: several %t, %d vertices", f.Several(), f.Network().Order())
	}
	_, err = ReadTables(strings.NewReader(severalAddresses.Replace(sample(t, "line.lft"))), mustRead(t, sample(t, "unaddressed.ibnetdiscover")))
	if err == nil || !strings.Contains(err.Error(), `by the tables "H2" has LIDs 6 and 7`) {
		t.Errorf("in a file without addresses: %v", err)
	}
}

// TestAddressless: a fabric whose LIDs are all 0, or a file for ibsim, which has none, has the
// tables that it has with addresses; those are the recorded ones.
func TestAddressless(t *testing.T) {
	plain := func(f *Fabric, text string) string {
		tables, err := ReadTables(strings.NewReader(text), f)
		if err != nil {
			t.Fatal(err)
		}
		var lines []string // by labels, since the files have different orders
		for v := range uint32(f.Network().Order()) {
			for d := range uint32(f.Network().Order()) {
				next, nth, ok := tables.Next(v, d)
				lines = append(lines, fmt.Sprint(f.Network().Label(v), " ", f.Network().Label(d), " ", f.Network().Label(next), nth, ok))
			}
		}
		slices.Sort(lines)
		return strings.Join(lines, "\n")
	}
	bare, good := sample(t, "unaddressed.ibnetdiscover"), sample(t, "line.lft")
	f := mustRead(t, bare)
	want := plain(mustRead(t, sample(t, "line.ibnetdiscover")), good)
	for name, got := range map[string]string{
		"LIDs 0": plain(f, good), "OpenSM's file": plain(f, sample(t, "line-opensm.lft")), "ibsim's file": plain(mustRead(t, sample(t, "line.topology")), good),
		"no GUIDs of ports": plain(mustRead(t, strings.NewReplacer("(100005)", "", "(100003)", "", "(100001)", "", "(200000)", "").Replace(bare)), good),
	} {
		if got != want {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
		}
	}
	for name, c := range map[string]struct{ text, want string }{
		"no destinations":  {sample(t, "line-brief.lft"), "the tables name none of its ports"},
		"an unknown port":  {strings.ReplaceAll(good, "0x0000000000100005: 'H2'", "0x0000000000100009: 'H9'"), "LID 6, which no one in the fabric has"},
		"one LID of two":   {edit(t, good, "0x0005 002 : (Channel Adapter portguid 0x0000000000100003: 'H1')", "0x0005 002 : (Channel Adapter portguid 0x0000000000100001: 'H0')"), `LID 5 of "H1", which is that of "H0" before`},
		"a foreign switch": {strings.ReplaceAll(good, "200002 (S2)", "200009 (S9)"), "which the fabric has not"},
	} {
		if _, err := ReadTables(strings.NewReader(c.text), f); !errors.Is(err, topology.ErrFormat) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", name, err, c.want)
		}
	}
}

// TestLastAddress: dump_fts leaves out the last address if it is a multiple of 64.
func TestLastAddress(t *testing.T) {
	moved := func(name string) string {
		return strings.NewReplacer("lid 6 ", "lid 64 ", "0x0006", "0x0040", "0x6]", "0x40]").Replace(sample(t, name))
	}
	f := mustRead(t, moved("line.ibnetdiscover"))
	whole := moved("line.lft")
	if _, err := ReadTables(strings.NewReader(whole), f); err != nil {
		t.Error(err)
	}
	var left strings.Builder
	for line := range strings.Lines(strings.ReplaceAll(whole, "6 valid", "5 valid")) {
		if !strings.HasPrefix(line, "0x0040") {
			left.WriteString(line)
		}
	}
	if _, err := ReadTables(strings.NewReader(left.String()), f); err == nil || !strings.Contains(err.Error(), `the last LID, 64, of "H2": dump_fts leaves it out`) {
		t.Errorf("%v, want that LID 64 is left out", err)
	}
}

// counts describes the fabric in a line.
func counts(f *Fabric) string {
	count := make(map[Kind]int)
	for _, n := range f.nodes {
		count[n.kind]++
	}
	return fmt.Sprintf("%d switches, %d channel adapters, %d routers", count[Switch], count[Adapter], count[Router])
}
