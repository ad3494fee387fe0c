package fuzz

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// told is a test that keeps what it is told, and ends there.
type told struct {
	testing.TB
	text string
}

func (*told) Helper() {}

func (r *told) Fatalf(format string, args ...any) {
	r.text = "fails: " + fmt.Sprintf(format, args...)
	panic(r)
}

func (r *told) Skipf(format string, args ...any) {
	r.text = "skips: " + fmt.Sprintf(format, args...)
	panic(r)
}

// tell returns what a test is told, "" if it passes.
func tell(test func(t testing.TB)) (text string) {
	r := &told{}
	defer func() {
		if p := recover(); p != nil && p != any(r) {
			panic(p)
		}
		text = r.text
	}()
	test(r)
	return ""
}

// growing goes to and fro with a header that grows.
type growing struct{ routing.Router }

func (growing) Next(at, _ uint32, header string) (uint32, string) { return at ^ 1, header + "+" }

// inClass takes one class of several.
type inClass struct {
	routing.Router
	classes, class int
}

func (c inClass) Classes() int { return c.classes }

func (c inClass) Class(uint32, uint32, uint32, string) int { return c.class }

// to is a router that says no more than where to go.
type to func(at, destination uint32) uint32

func (to) Header(uint32, uint32) string { return "" }

func (r to) Next(at, destination uint32, _ string) (uint32, string) { return r(at, destination), "" }

// TestContract: what every kind of broken contract says, and that it is told by
// Every, Pair, or what Check and Fuzz begin with.
func TestContract(t *testing.T) {
	deep.NotShort(t)
	on := func(router, name string) Contract {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		r, err := routing.New(router, net)
		if err != nil {
			t.Fatal(err)
		}
		return Contract{Net: net, Router: r}
	}
	with := func(c Contract, change func(c *Contract)) Contract { change(&c); return c }
	minimal := func(c *Contract) { c.Minimal = true }
	deadlock := func(want string) func(c *Contract) { return func(c *Contract) { c.Deadlock = want } }
	every := func(c Contract) string { return tell(func(t testing.TB) { c.Every(t) }) }
	begin := func(c Contract) string { return tell(func(t testing.TB) { c.begin(t) }) }
	pair := func(s, d uint32) func(c Contract) string {
		return func(c Contract) string { return tell(func(t testing.TB) { c.Pair(t, s, d) }) }
	}
	square, apart := on("bfs", "Ring(4)"), on("bfs", "g6:C`") // 0–1 and 2–3
	free := "fails: in Complete(7), channels are free, want deadlock: they have an order, in which no message goes back"
	circle := "fails: in Ring(5), channels are deadlock, want free: each waits for the next, and the last for the first: 0–1 1–2 2–3 3–4 4–0"
	for name, test := range map[string]struct {
		contract Contract
		ask      func(c Contract) string
		want     string // all that is told
		part     string // if it is not "", what is told in it
	}{
		"free":                  {with(on("bfs", "Complete(7)"), deadlock("free")), every, "", ""},
		"no deadlock":           {with(on("bfs", "Complete(7)"), deadlock("deadlock")), every, free, ""},
		"no deadlock, drawn":    {with(on("bfs", "Complete(7)"), deadlock("deadlock")), begin, free, ""},
		"deadlock":              {with(on("bfs", "Ring(5)"), deadlock("free")), every, circle, ""},
		"deadlock, drawn":       {with(on("bfs", "Ring(5)"), deadlock("free")), begin, circle, ""},
		"deadlock, one message": {with(on("bfs", "Ring(5)"), deadlock("free")), pair(0, 2), "", ""},
		"as said, drawn":        {with(on("bfs", "Ring(5)"), deadlock("deadlock")), begin, "", ""},
		"nothing said, drawn":   {on("bfs", "Ring(5)"), begin, "", ""},
		"not a word of its": {with(square, deadlock("fre")), begin,
			`fails: the contract has Deadlock "fre", want free, acyclic, deadlock, cyclic or nothing`, ""},
		"long cycle": {with(on("bfs", "Ring(31)"), deadlock("free")), every, "", "8–9 9–10 10–11 11–12 …"},
		"number of the class": {with(on("bfs", "Ring(5)"), func(c *Contract) {
			c.Router, c.Deadlock = inClass{c.Router, 200, 123}, "free"
		}), every, "", "channels are cyclic, want free: each waits for the next, and the last for the first: 0–1/123 1–2/123 "},
		"too many dependencies": {with(on("bfs", "Complete(700)"), deadlock("free")), every,
			"fails: in Complete(700), it is not known whether channels are free: they may depend on one another in more than 268435456 ways, the most that are looked at, and this is no verdict on the router", ""},
		"too many questions": {with(on("octagon", "Octagon"), func(c *Contract) {
			ring, err := topology.New("Ring", 8193)
			if err != nil {
				t.Fatal(err)
			}
			c.Net, c.Router, c.Deadlock = ring, square.Router, "free"
		}), begin, "fails: whether Ring(8193) deadlocks takes 8193² questions, want a relative router or at most 8192 vertices: leave Deadlock empty here, and ask it of a smaller network", ""},
		"relative, on a large network": {with(on("dor", "Torus(91)"), deadlock("deadlock")), begin, "", ""},
		"no Net":                       {Contract{Router: square.Router}, every, "fails: the contract has no Net, want the network of its router", ""},
		"no Net, drawn":                {Contract{Router: square.Router}, begin, "fails: the contract has no Net, want the network of its router", ""},
		"no Net, one message":          {Contract{Router: square.Router}, pair(0, 1), "fails: the contract has no Net, want the network of its router", ""},
		"no Router":                    {Contract{Net: square.Net}, every, "fails: the contract has no Router, want one on Ring(4)", ""},
		"no vertices":                  {on("bfs", "g6:?"), every, "", ""},
		"no vertices, drawn":           {on("bfs", "g6:?"), begin, "skips: g6:? has no vertices, so that there is no pair to draw", ""},
		"no such vertex":               {square, pair(4, 0), "fails: a message from vertex 4 to 0 in Ring(4), want vertices below 4", ""},
		"endless headers": {with(square, func(c *Contract) { c.Router = growing{c.Router} }), every, "",
			"the message from vertex 2 to 0 comes to 2 with a header of 510 bytes, \"++++"},
		"no classes": {with(square, func(c *Contract) { c.Router = inClass{c.Router, 0, 0} }), every,
			"fails: in Ring(4): the router has 0 virtual channels a link, want 1 … 1024", ""},
		"many classes": {with(square, func(c *Contract) { c.Router, c.Deadlock = inClass{c.Router, 1 << 30, 0}, "free" }), begin,
			"fails: in Ring(4): the router has 1073741824 virtual channels a link, want 1 … 1024", ""},
		"a detour": {with(square, func(c *Contract) {
			c.Router, c.Minimal = to(func(at, _ uint32) uint32 { return (at + 1) % 4 }), true
		}), every, "fails: 12 of 12 delivered, 8 minimal; in Ring(4), 0 to 3: 0 1 2 3, 3 hops, the distance is 1", ""},
		"apart":              {with(apart, minimal), every, "", ""},
		"apart, one message": {with(apart, minimal), pair(0, 2), "", ""},
		"apart, and round": {with(apart, func(c *Contract) { c.Router = to(func(at, _ uint32) uint32 { return at ^ 1 }) }), every,
			"fails: 4 of 12 delivered, 4 minimal; in " + apart.Net.Name() + ", 0 to 2: 0 1 0, has been at 0 before, and goes round for ever; no path leads there", ""},
		"apart, and round, one message": {with(apart, func(c *Contract) { c.Router = to(func(at, _ uint32) uint32 { return at ^ 1 }) }), pair(3, 1),
			"fails: in " + apart.Net.Name() + ", 3 to 1: 3 2 3, has been at 3 before, and goes round for ever; no path leads there", ""},
		"apart, and lost": {with(apart, func(c *Contract) {
			c.Router = to(func(at, d uint32) uint32 {
				if at/2 == d/2 && at != 3 {
					return d
				}
				return at
			})
		}), every, "fails: 3 of 12 delivered, 3 minimal, 8 stop that no path joins; in " + apart.Net.Name() + ", 3 to 2: 3, stops there", ""},
	} {
		got := test.ask(test.contract)
		if test.part == "" && got != test.want || !strings.Contains(got, test.part) {
			t.Errorf("%s:\ngot  %s\nwant %s%s", name, strconv.Quote(got), strconv.Quote(test.want), strconv.Quote(test.part))
		}
	}
}

// TestContractNothing: of the empty graph, Check draws nothing.
func TestContractNothing(t *testing.T) {
	net, err := topology.Parse("g6:?")
	if err != nil {
		t.Fatal(err)
	}
	skipped := false
	t.Run("check", func(t *testing.T) {
		defer func() { skipped = t.Skipped() }()
		Contract{Net: net, Router: clockwise{}}.Check(t)
	})
	if !skipped {
		t.Error("a pair has been drawn from no vertices")
	}
}
