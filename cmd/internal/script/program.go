package script

import (
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"
	"unicode/utf8"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"topocert/routing"
	"topocert/topology"
)

// program is a file that runs in this process.
type program struct {
	name    string
	limits  Limits
	watch   *watch
	say     func(line string)
	globals starlark.StringDict
	printed atomic.Int64
}

// options of the dialect: what Python has and Starlark leaves to its users.
func options() *syntax.FileOptions {
	return &syntax.FileOptions{Set: true, While: true, TopLevelControl: true, GlobalReassign: true, Recursion: true}
}

// load runs a file. Its variables are constant from then on.
func (p *program) load(text []byte) (*definitions, *Error) {
	r := p.watch.begin(p, "the file")
	defer r.end()
	lines := strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(string(text))
	changed, powers := withoutPowers(lines)
	tree, err := options().Parse(p.name, changed, 0)
	if err != nil {
		return nil, p.failure(nil, err)
	}
	powers.rewrite(reflect.ValueOf(tree))
	names := predeclared()
	compiled, err := starlark.FileProgram(tree, names.Has)
	if err != nil {
		return nil, p.failure(nil, err)
	}
	if err := r.try(func() (err error) {
		if p.globals, err = compiled.Init(r.thread, names); err == nil {
			p.globals.Freeze()
		}
		return err
	}); err != nil {
		return nil, p.failure(r.why(), err)
	}
	return p.definitions()
}

// definitions finds the families and the routers among the file's names.
func (p *program) definitions() (*definitions, *Error) {
	found := new(definitions)
	for _, name := range p.globals.Keys() {
		fn, ok := p.globals[name].(*starlark.Function)
		if !ok {
			continue
		}
		doc, _, _ := strings.Cut(strings.TrimSpace(fn.Doc()), "\n\n")
		k := function{Name: name, About: clean(strings.Join(strings.Fields(doc), " "))}
		k.Line, k.Column = placeOf(fn)
		first, _ := utf8.DecodeRuneInString(name)
		switch {
		case unicode.IsUpper(first):
			if err := k.family(fn); err != nil {
				return nil, p.wrong(fn, "%s: %v", name, err)
			}
			for _, other := range found.Families {
				if strings.EqualFold(other.Name, name) {
					return nil, p.wrong(fn, "%s and %s are both networks, want names that differ in more than case", other.Name, name)
				}
			}
			found.Families = append(found.Families, k)
		case unicode.IsLower(first) && k.router(fn):
			if routing.Known(name) {
				return nil, p.wrong(fn, "there is a router %s already, want another name: \"topocert list routers\" lists them", name)
			}
			found.Routers = append(found.Routers, k)
		case unicode.IsLower(first):
			found.Helpers = append(found.Helpers, k)
		}
	}
	for _, list := range [][]function{found.Families, found.Routers} {
		slices.SortStableFunc(list, func(a, b function) int { return a.Line - b.Line })
	}
	return found, nil
}

// family notes the parameters of a family.
func (k *function) family(fn *starlark.Function) error {
	if topology.Known(k.Name) {
		return errors.New("there is a network of that name already, want another name: \"topocert list networks\" lists them")
	}
	if strings.IndexFunc(k.Name, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) >= 0 {
		return errors.New("want a name of letters and digits")
	}
	if fn.HasKwargs() || fn.NumKwonlyParams() > 0 {
		return errors.New("a network has whole numbers for parameters, want no parameters by name alone and no **")
	}
	k.More, k.Wrong = fn.HasVarargs(), make(map[int]string)
	for i := range fn.NumParams() {
		param, _ := fn.Param(i)
		k.Params = append(k.Params, param)
		value := fn.ParamDefault(i)
		if value == nil {
			if !k.More || i < fn.NumParams()-1 {
				k.Least++
			}
			continue
		}
		n, err := starlark.AsInt32(value)
		if err != nil || n < 0 {
			k.Wrong[i] = value.Type()
		}
		k.Defaults = append(k.Defaults, n)
	}
	return nil
}

// router tells whether a function has the parameters of a router, and notes which: net, at
// and to, and then header or faults or both.
func (k *function) router(fn *starlark.Function) bool {
	if fn.HasVarargs() || fn.HasKwargs() || fn.NumKwonlyParams() > 0 {
		return false
	}
	var params []string
	for i := range fn.NumParams() {
		name, _ := fn.Param(i)
		params = append(params, name)
	}
	rest, ok := strings.CutPrefix(strings.Join(params, " "), "net at to")
	k.Header, k.Faults = strings.HasPrefix(rest, " header"), strings.HasSuffix(rest, " faults")
	return ok && slices.Contains([]string{"", " header", " faults", " header faults"}, rest)
}

// make makes a network of a family.
func (p *program) make(family string, args []int) (*network, *Error) {
	r := p.watch.begin(p, family)
	defer r.end()
	fn := p.globals[family].(*starlark.Function)
	v, err := r.call(fn, numbers(args))
	if err != nil {
		return nil, p.failure(r.why(), err)
	}
	graph, ok := v.(*graphValue)
	if !ok {
		return nil, p.wrong(fn, "the function returns a %s, want graph(order, edges)", v.Type())
	}
	return &network{Order: graph.net.Order(), Links: linksOf(graph.net.CSR()), Labels: graph.labels, Ends: graph.net.Ends()}, nil
}

func numbers(args []int) starlark.Tuple {
	t := starlark.Tuple{}
	for _, a := range args {
		t = append(t, starlark.MakeInt(a))
	}
	return t
}

// route finds the next hops to some destinations, several at a time, and tells them as
// they are found. It stops at a failure, which is told too, as are those of all lesser
// destinations.
func (p *program) route(net *netValue, q *toRoute, tell func(*hops)) {
	router, destinations := p.asked(net, q), q.Destinations
	next := make(chan uint32)
	var failed atomic.Bool
	var workers sync.WaitGroup
	for range min(len(destinations), runtime.GOMAXPROCS(0)) {
		workers.Go(func() {
			r := p.watch.beginHops(p, q.Router)
			defer r.end()
			for d := range next {
				h := &hops{Destination: d, Next: make([]byte, 0, 2*net.net.Order()), Lists: make(map[uint32][]routing.Choice)}
				if router.Header {
					router.steps(r, h)
				} else {
					router.plain(r, h)
				}
				if h.Err != nil {
					failed.Store(true)
				}
				tell(h)
			}
		})
	}
	for _, d := range destinations {
		if failed.Load() {
			break
		}
		next <- d
	}
	close(next)
	workers.Wait()
}

// some lists the first few vertices of a row.
func some(row []uint32) string {
	return routing.NeighborList(row, func(u uint32) string { return fmt.Sprint(u) })
}
