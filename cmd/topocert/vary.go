package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"math/big"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/certificates/formula"
)

// variation is a family's networks: a formula of a network, such as QT(m,n), with the values
// of its variables.
type variation struct {
	network *formula.Formula // order(QT(m,n)) for …
	failed  []*audited       // by the time the audit is over
	count   int
}

// newVariation reads --vary, and the NETWORK that it is for.
func newVariation(vary string, networks []string) (*variation, error) {
	if len(networks) != 1 {
		return nil, fmt.Errorf("--vary with %d networks, want one with variables, such as 'QT(m,n)'", len(networks))
	}
	domain, err := formula.ParseDomain(vary)
	if err != nil {
		return nil, fmt.Errorf("--vary %q: %w", vary, err)
	}
	if domain.Open() {
		return nil, fmt.Errorf("--vary %q: a range without an end, want one such as n in 3..9", vary)
	}
	if _, err := formula.Parse("order(" + networks[0] + ")"); err == nil {
		return nil, fmt.Errorf("--vary with %q, which has no variables, want a network such as QT(m,n)", networks[0])
	}
	f, err := formula.Parse("order(" + networks[0] + ") for " + strings.TrimPrefix(domain.String(), "for "))
	if err != nil || len(f.Expr.Args) != 1 {
		return nil, fmt.Errorf("--vary with %q, want a network with the variables %s, such as QT(m,n)", networks[0], strings.Join(domain.Names(), ", "))
	}
	return &variation{network: f}, nil
}

// errEnough ends going through a domain.
var errEnough = errors.New("enough")

// items yields the family's networks in the order of the domain, each once.
func (v *variation) items(ctx context.Context, read func(name string) iter.Seq[item]) iter.Seq[item] {
	return func(yield func(item) bool) {
		seen := make(map[string]bool)
		err := v.network.For.Each(func(env formula.Env) error {
			values := maps.Clone(env)
			asked, err := formula.Asks(v.network.Expr, values, plainNames{})
			if err != nil || seen[asked.Network] {
				return err
			}
			seen[asked.Network] = true
			for it := range read(asked.Network) {
				it.parameters = make(map[string]*big.Int)
				for name, value := range values {
					if !value.IsInt() {
						return fmt.Errorf("%s = %s, want a whole number", name, value.RatString())
					}
					it.parameters[name] = value.Num()
				}
				if !yield(it) {
					return errEnough
				}
			}
			return ctx.Err()
		})
		if err != nil && !errors.Is(err, errEnough) && ctx.Err() == nil {
			yield(item{name: "--vary", err: err})
		}
	}
}

// plainNames are facts of which nothing is known; networks have their names.
type plainNames struct{}

func (plainNames) Canonical(name string) (string, error)          { return name, nil }
func (plainNames) Vertex(string, string) (uint32, error)          { return 0, nil }
func (plainNames) CanonicalRouter(string, string) (string, error) { return "", nil }
func (plainNames) Known(certificates.Fact) (certificates.Bounds, error) {
	return certificates.Bounds{}, nil
}

// sum tells how many members fail, and of the smallest, with the fewest vertices and then
// links, the counterexample.
func (v *variation) sum(w io.Writer) {
	if len(v.failed) == 0 {
		fmt.Fprintf(w, "none of the %d that were audited fails\n", v.count)
		return
	}
	least := slices.MinFunc(v.failed, func(a, b *audited) int {
		return cmp.Or(a.job.net.Order()-b.job.net.Order(), a.job.net.Size()-b.job.net.Size())
	})
	fmt.Fprintf(w, "%d of the %d that were audited fail; the smallest is %s, with %d vertices: %s\n", len(v.failed), v.count, least.Network, least.job.net.Order(), least.witness)
}

// printLine writes the audit of a member in one line.
func (r *audited) printLine(w io.Writer) {
	var values []string
	for _, name := range slices.Sorted(maps.Keys(r.Parameters)) {
		values = append(values, fmt.Sprintf("%s=%v", name, r.Parameters[name]))
	}
	all := func(n uint64, what string) string {
		if n == r.Pairs {
			return "all " + what
		}
		return fmt.Sprintf("%d %s", n, what)
	}
	text := fmt.Sprintf("%s, %s, at most %s", all(r.Delivered, "delivered"), all(r.Minimal, "minimal"), times(r.MaxHops, "hop"))
	if r.Deadlock != nil {
		text += ", " + map[string]string{"free": "no deadlock", "acyclic": "no cycle of channels", "deadlock": "deadlock", "cyclic": "cyclic"}[*r.Deadlock]
	}
	fmt.Fprintf(w, "%-16s %-12s %d pairs: %s   %.2f s\n", called(w, r.Network), strings.Join(values, " "), r.Pairs, text, r.Seconds)
}

// varied makes of the audit's networks those of a family.
func (f *auditFlags) varied(networks []string) (*variation, error) {
	v, err := newVariation(f.vary, networks)
	if err != nil {
		return nil, err
	}
	f.items = func(cmd *cobra.Command, _ []string) iter.Seq[item] {
		return v.items(cmd.Context(), func(name string) iter.Seq[item] { return f.in.items(cmd, []string{name}) })
	}
	return v, nil
}
