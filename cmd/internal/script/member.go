package script

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"strings"
	"sync"

	"topocert/certificates/words"
	"topocert/topology"
)

// member is a network of a family.
type member struct {
	name string // "CCC(3)"
	fam  *function
	args []int

	mu  sync.Mutex // held while it is made
	net *topology.External
}

// Network makes a network of the file, once for each name. Its labels are those that
// the file gives, its source is its name in the form that is used everywhere: "CCC(3)" for
// "ccc( 03 )"; parameters that have defaults are written out. ErrUnknown says that no family of
// the file is meant.
func (f *File) Network(ctx context.Context, name string) (*topology.External, error) {
	m, err := f.member(name)
	if err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.net == nil {
		m.net, err = f.make(ctx, m)
	}
	return m.net, err
}

// member returns the network that a name means, made or not.
func (f *File) member(name string) (*member, error) {
	head, list, hasList := strings.Cut(strings.TrimSpace(name), "(")
	head = strings.TrimSpace(head)
	for i := range f.found.Families {
		fam := &f.found.Families[i]
		if !strings.EqualFold(fam.Name, head) {
			continue
		}
		args, ok := arguments(list, hasList)
		if !ok || len(args) < fam.Least || !fam.More && len(args) > len(fam.Params) {
			if len(fam.Params) == 0 {
				return nil, fmt.Errorf("%s: %q, want %s", f.path, clean(name), fam.form())
			}
			return nil, fmt.Errorf("%s: %q, want %s with whole numbers of at most 9 digits", f.path, clean(name), fam.form())
		}
		for i := len(args); i < fam.Least+len(fam.Defaults); i++ {
			if of, wrong := fam.Wrong[i]; wrong {
				return nil, fmt.Errorf("%s: %q: the parameter %s is a %s by default, want a whole number", f.path, clean(name), fam.Params[i], of)
			}
			args = append(args, fam.Defaults[i-fam.Least])
		}
		m := &member{name: words.Title(fam.Name, args), fam: fam, args: args}
		f.mu.Lock()
		defer f.mu.Unlock()
		if known := f.members[m.name]; known != nil {
			return known, nil
		}
		f.members[m.name] = m
		return m, nil
	}
	return nil, fmt.Errorf("%s: %w: %q", f.path, ErrUnknown, clean(name))
}

// make has the family's function run.
func (f *File) make(ctx context.Context, m *member) (*topology.External, error) {
	var net *topology.External
	err := f.ask(ctx, nil, &request{Make: &making{m.fam.Name, m.args}}, func(r *reply) error {
		if r.Made == nil {
			return nil
		}
		graph, err := r.Made.external()
		if err == nil {
			net = graph.WithSource(m.name)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", m.name, err)
	}
	return net, nil
}

// arguments reads "3,4)".
func arguments(list string, present bool) ([]int, bool) {
	if !present {
		return nil, true
	}
	list, closed := strings.CutSuffix(strings.TrimSpace(list), ")")
	if !closed || len(list) > 256 {
		return nil, false
	}
	var args []int
	for field := range strings.SplitSeq(list, ",") {
		n, err := strconv.ParseUint(strings.TrimSpace(field), 10, 31)
		if err != nil || n >= 1e9 || n > math.MaxInt32 {
			return nil, false
		}
		args = append(args, int(n))
	}
	return args, true
}
