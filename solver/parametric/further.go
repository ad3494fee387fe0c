package parametric

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/solver/learn"
)

// edgeConnectivity and vertexConnectivity are found from the degree of vertex-transitive networks.
func (n *network) edgeConnectivity() error {
	degree, err := n.value("min_degree")
	if err != nil {
		return err
	}
	return n.state("edge_connectivity", "==", degree, "transitivity")
}

func (n *network) vertexConnectivity() error {
	degree, err := n.value("min_degree")
	if err != nil {
		return err
	}
	if err := n.state("vertex_connectivity", "<=", degree, "degree"); err != nil {
		return err
	}
	least := degree.String()
	if d, err := strconv.Atoi(least); (err != nil || d > 4) && n.lemma("edge_transitive") != nil {
		if n.lemma("girth") == nil && n.state("vertex_connectivity", ">=", least, "girth") == nil {
			return nil
		}
		if err == nil {
			least = strconv.Itoa((2*(d+1) + 2) / 3)
		}
	}
	return n.state("vertex_connectivity", ">=", least, "transitivity")
}

// edgeTransitive finds automorphisms that take a link to all others.
func (n *network) edgeTransitive() error {
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		if len(theorem.Items(n.def, n.args)) == 1 { // one neighbour of the text gives all
			m, err := n.learn.Maps(n.ctx, n.root)
			if err != nil {
				return nil, err
			}
			return moved("edge_transitive", m, "number_to"), nil
		}
		m, err := n.learn.EdgeMaps(n.ctx, n.root)
		if err != nil {
			return nil, err
		}
		return moved("edge_transitive", m), nil
	}, nil)
}

// moved is a lemma by automorphisms, which may have a further name behind the target's.
func moved(fact string, m *learn.Maps, more ...string) *theorem.Lemma {
	return lemma(fact, "==", true, "maps", line("to", strings.Join(append(slices.Clip(m.Target), more...), " ")), line("image", m.Map), line("inverse", m.Inverse))
}

// matching finds what a Hamiltonian cycle has.
func (n *network) matching() error {
	order, err := n.value("order")
	if err != nil {
		return err
	}
	return n.state("matching_number", "==", fmt.Sprintf("floor((%s)/2)", order), "hamiltonian")
}

// routed finds how many hops a router of the library takes, and so that it delivers, in how many
// hops at most, or on shortest paths.
func (n *network) routed(w fact) error {
	d := n.library.Router(w.args[0].Text, n.def.Name, len(n.args))
	if d == nil {
		return none("the router %s is no text", w.args[0])
	}
	if err := n.lemma("order"); err != nil {
		return err
	}
	order, err := n.value("order")
	if err != nil {
		return err
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		hops, err := n.learn.PairsOf(n.ctx, d, func(net *family.Member, from uint32) []int64 { return hopsOf(d, net, from) })
		if err != nil {
			return nil, err
		}
		m := lemma(w.String(), "==", fmt.Sprintf("(%s)*(%s - 1)", order, order), "hops", line("hops", hops.Text(n.renamed(d))))
		if w.Name != "max_hops" {
			return m, nil
		}
		most := once(func(net *family.Member, _ []int64) (int64, bool) { return mostHops(d, net) })
		value, err := n.learn.Value(n.ctx, most)
		if err != nil {
			return nil, err
		}
		m.Value, m.Relation = value.String(), "<="
		if far, err := n.farthest(d, most); err == nil {
			m.Relation = "=="
			m.Objects = append(m.Objects, line("far", far))
		}
		return m, nil
	}, func(m *theorem.Lemma) { n.say("hops of %s: %s", d.Name, m.Objects[0].Text) })
}

// ranked finds that messages on the text of a router that changes one coordinate after the other do not
// wait for each other: channels of a later coordinate have greater ranks, and of one coordinate those
// that are further on in their direction.
func (n *network) ranked(w fact) error {
	if err := n.routed(fact{Name: "delivered", args: w.args}); err != nil {
		return err
	}
	at, next := n.suffixed("_at"), n.suffixed("_next")
	rank := func(order []int) string {
		text := "0"
		for _, i := range slices.Backward(order) {
			side := n.learn.Side(i)
			text = fmt.Sprintf("cond(%[2]s > %[1]s, %[2]s, cond(%[2]s < %[1]s, (%[3]s) - %[2]s, (%[3]s) + %[4]s))", at[i], next[i], side, text)
		}
		return text
	}
	forth := make([]int, len(at))
	for i := range forth {
		forth[i] = i
	}
	back := slices.Clone(forth)
	slices.Reverse(back)
	var why error
	for _, order := range [][]int{forth, back} {
		if why = n.add(n.learn, func() (*theorem.Lemma, error) {
			return lemma(w.String(), "==", true, "rank", line("channel", strings.Join(slices.Concat(at, next), " ")), line("rank", rank(order))), nil
		}, nil); why == nil {
			break
		}
	}
	return why
}

// renamed are the names that a router's text has for the variables of pairs.
func (n *network) renamed(d *words.Definition) []string {
	names := make([]string, len(n.def.Definition.Params))
	names = append(names, d.Body.Route.To...)
	return append(names, d.Body.Route.From...)
}

// farthest finds two vertices, in one tuple, between which a router takes the most hops.
func (n *network) farthest(d *words.Definition, most func(*family.Member, []int64) (int64, bool)) (string, error) {
	far, err := n.learn.Vertex(n.ctx, func(net *family.Member, params []int64, v uint32) bool {
		want, ok := most(net, params)
		root, is := vertexOf(net, params, n.root)
		return !ok || is && hopsOf(d, net, root)[v] == want
	})
	if err != nil {
		return "", err
	}
	return slices.Concat(n.root, far).String(), nil
}

// mostRouted bounds the vertices of members on which routers are run between all.
const mostRouted = 100

// mostHops is the largest number of hops of a message that arrives.
func mostHops(d *words.Definition, net *family.Member) (int64, bool) {
	if net.Order() > mostRouted {
		return 0, false
	}
	most := int64(0)
	for v := range uint32(net.Order()) {
		for _, x := range hopsOf(d, net, v) {
			most = max(most, x)
		}
	}
	return most, true
}

// hopsOf is how many hops a router takes from a vertex to each; -1 where it does not arrive.
func hopsOf(d *words.Definition, net *family.Member, from uint32) []int64 {
	list := make([]int64, net.Order())
	r, err := family.NewRouter(d, net)
	for to := range list {
		at := from
		for at != uint32(to) && err == nil && list[to] >= 0 {
			next, wrong := r.Hop(at, uint32(to))
			if list[to]++; wrong != nil || next == at || next >= uint32(net.Order()) || list[to] > int64(net.Order()) {
				list[to] = -1
			}
			at = next
		}
	}
	return list
}
