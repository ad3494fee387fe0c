package topology_test

import (
	"crypto/sha256"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/topology"
)

// TestLinks: the members of every family that have at most 200 vertices, of more than two
// parameters those whose product is at most 60, have the labels and links that
// testdata/links.txt has digests of. Networks that a function each had built wrote these; since
// then they are texts. Parameters that are refused have no line. With -short, one in forty.
func TestLinks(t *testing.T) {
	const file = "testdata/links.txt"
	var got strings.Builder
	left := make(map[string]bool) // of names with -short
	for _, f := range topology.Families() {
		lengths := []int{f.Args}
		if f.Args < 0 {
			lengths = []int{1, 2, 3, 4, 5}
		}
		stem, _, _ := strings.Cut(f.Name, "(")
		for _, n := range lengths {
			most := 200
			if n > 2 {
				most = 60
			}
			i := 0
			for params := range parametersTo(n, most) {
				name := stem
				i++
				if n > 0 {
					name += "(" + strings.Trim(strings.Join(strings.Fields(fmt.Sprint(params)), ","), "[]") + ")"
				}
				if left[name] = !deep.Takes(i, 40, 1); left[name] {
					continue
				}
				if order, _, err := topology.Shape(name); err != nil || order > 200 {
					continue
				}
				net, err := topology.Parse(name)
				if err != nil {
					continue
				}
				h := sha256.New()
				for v := range uint32(net.Order()) {
					fmt.Fprintln(h, net.Label(v), net.Neighbors(v))
				}
				fmt.Fprintf(&got, "%s %d %d %x\n", net.Name(), net.Order(), net.Size(), h.Sum(nil)[:4])
			}
		}
	}
	if *update && !testing.Short() {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := slices.DeleteFunc(strings.Split(string(data), "\n"), func(line string) bool {
		name, _, _ := strings.Cut(line, " ")
		return left[name]
	})
	for i, line := range strings.Split(got.String(), "\n") {
		if i >= len(want) || line != want[i] {
			t.Fatalf("line %d of %s would be %q, want %q", i+1, file, line, want[min(i, len(want)-1)])
		}
	}
}

// parametersTo yields the tuples of n numbers from 0 up to most, of several those whose product
// is at most that; a 0 counts as 1.
func parametersTo(n, most int) func(yield func([]int) bool) {
	return func(yield func([]int) bool) {
		var extend func(head []int, left int) bool
		extend = func(head []int, left int) bool {
			if len(head) == n {
				return yield(head)
			}
			for x := 0; x <= left; x++ {
				if !extend(append(head[:len(head):len(head)], x), left/max(x, 1)) {
					return false
				}
			}
			return true
		}
		extend(nil, most)
	}
}
