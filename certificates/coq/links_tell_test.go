package coq_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/words"
	"topocert/topology"
)

// seeded returns a network's definition with the sign at a place of its text changed, nil if that is
// no definition.
func seeded(text string, at int) *words.Definition {
	sign := byte('+')
	if text[at] == '+' {
		sign = '-'
	}
	_, rest, _ := strings.Cut(text[:at]+string(sign)+text[at+1:], "(")
	never := func(string) bool { return false }
	lib, err := words.Standard().Extend("Seeded("+rest, func(string) string { return "" }, never)
	if err != nil {
		return nil
	}
	return lib.Find("Seeded")
}

// differs tells whether a network whose definition has a changed sign has other links than the
// member of package topology, or none.
func differs(d *words.Definition, name string) bool {
	_, list, _ := strings.Cut(strings.TrimSuffix(name, ")"), "(")
	var params []int64
	for s := range strings.SplitSeq(list, ",") {
		x, _ := strconv.Atoi(s)
		params = append(params, int64(x))
	}
	net, err := topology.Parse(name)
	if err != nil {
		panic(err)
	}
	m, err := family.Build(d, params, nil)
	if err != nil || m.Order() != net.Order() || m.Size() != net.Size() {
		return true
	}
	at := make([]uint32, m.Order()) // the vertex with the same label
	for v := range at {
		if at[v], err = net.Vertex(m.Label(uint32(v))); err != nil {
			return true
		}
	}
	for v := range at {
		var near []uint32
		for _, u := range m.Neighbors(uint32(v)) {
			near = append(near, at[u])
		}
		slices.Sort(near)
		if !slices.Equal(near, net.Neighbors(at[v])) {
			return true
		}
	}
	return false
}

// TestLinksTell: the members whose links are compared tell a definition from one in which a sign is
// another: whatever sign is changed in a network's text, one of them has other links, if any member of
// at most 216 vertices has.
func TestLinksTell(t *testing.T) {
	if testing.Short() {
		t.Skip("builds thousands of networks")
	}
	own, all := make(map[string][]string), make(map[string][]string)
	for into, list := range map[*map[string][]string][]member{&own: members(0), &all: members(216)} {
		for _, m := range list {
			stem, _, _ := strings.Cut(m.name, "(")
			(*into)[stem] = append((*into)[stem], m.name)
		}
	}
	signs, same := 0, 0
	for stem, names := range own {
		d := words.Standard().Find(stem)
		if d == nil || !strings.Contains(names[0], "(") {
			continue
		}
		_, text, _ := strings.Cut(d.Line(), stem)
		for at := strings.Index(text, "="); at < len(text); at++ {
			if text[at] != '+' && text[at] != '-' {
				continue
			}
			s := seeded(text, at)
			if s == nil {
				continue
			}
			signs++
			tells := func(name string) bool { return differs(s, name) }
			switch {
			case slices.ContainsFunc(names, tells):
			case slices.ContainsFunc(all[stem], tells):
				t.Errorf("%s: the sign %q before %q may be the other one, and the members that are compared, %v, are the same", stem, text[at], fmt.Sprintf("%.20s", text[at+1:]), names)
			default:
				same++
			}
		}
	}
	if signs < 40 {
		t.Errorf("%d signs were changed, want 40 and more", signs)
	}
	t.Logf("%d signs were changed, of which %d are the same network with the other sign", signs, same)
}
