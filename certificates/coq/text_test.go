package coq_test

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"topocert/topology"
)

// untold says of families why no theorem has their text.
func untold(family string) string {
	switch family {
	case "Complete", "Petersen", "GP", "CCTorusOpp", "FatTree", "Dragonfly":
		return "Coq has no definition of it but its links"
	}
	return ""
}

var (
	textTheorem = regexp.MustCompile(`(?m)^Theorem text_(\w+)( [a-z ]+)? : (.*)text_says (\w+)_text \[([^\]]*)\] (\(.*\)|\w+) (\w+) (\w+)\.$`)
	onlyTheorem = regexp.MustCompile(`(?m)^Theorem only_(\w+)( [a-z ]+) : text_right (\w+)_text \[([^\]]*)\] <-> (.*)\.$`)
	premise     = regexp.MustCompile(`^(\d+) <= ([a-z])$`)
)

// TestTextTheorems: each theorem about a network's text is about that network's, with the same
// parameters, and for all that the family has: where a parameter is less than a theorem says, package
// topology has no member. Another theorem says that the text is right for no other parameters. Each family has a theorem, or there is a reason why not.
func TestTextTheorems(t *testing.T) {
	source, err := os.ReadFile("networks/TextTheorems.v")
	if err != nil {
		t.Fatal(err)
	}
	families := make(map[string]topology.Family)
	for _, f := range topology.Families() {
		name, _, _ := strings.Cut(f.Name, "(")
		families[name] = f
	}
	matches := textTheorem.FindAllStringSubmatch(string(source), -1)
	only := make(map[string]string)
	for _, m := range onlyTheorem.FindAllStringSubmatch(string(source), -1) {
		if list := strings.Join(strings.Fields(m[2]), "; "); m[3] != m[1] || m[4] != list {
			t.Errorf("only_%s is about the text %s [%s], want %s [%s]", m[1], m[3], m[4], m[1], list)
		}
		only[m[1]] = strings.ReplaceAll(m[5], " /\\ ", " -> ") + " -> "
	}
	if got := strings.Count(string(source), "\nTheorem "); got != len(matches)+len(only) {
		t.Errorf("%d theorems, of which %d are in the forms that are read here", got, len(matches)+len(only))
	}
	told := make(map[string]bool)
	for _, m := range matches {
		name, params, premises, text, args, network := m[1], strings.Fields(m[2]), m[3], m[4], m[5], m[6]
		told[name] = true
		list := strings.Join(params, "; ")
		want := "(" + strings.Join(append([]string{name}, params...), " ") + ")"
		several := strings.TrimRight(name, "23")
		if several == "Torus" || several == "Mesh" {
			want = "(" + several + " [" + list + "])"
		} else if len(params) == 0 {
			want = name
		}
		if text != name || args != list || network != want {
			t.Errorf("text_%s says of the text %s [%s] that it is %s, want %s [%s] and %s", name, text, args, network, name, list, want)
		}
		if len(params) > 0 && only[name] != premises {
			t.Errorf("text_%s supposes %q, and only_%s says %q, want the same", name, premises, name, only[name])
		}
		family, ok := families[several]
		if !ok {
			continue
		}
		for _, h := range strings.Split(strings.TrimSuffix(premises, " -> "), " -> ") {
			if h == "" {
				continue
			}
			p := premise.FindStringSubmatch(h)
			if p == nil {
				t.Errorf("text_%s supposes %q, want premises like 2 <= n", name, h)
				continue
			}
			least, _ := strconv.Atoi(p[1])
			values := make([]int, len(params))
			for i, param := range params {
				values[i] = 6
				if param == p[2] {
					values[i] = least - 1
				}
			}
			if g, err := family.New(values); err == nil {
				t.Errorf("text_%s supposes %s, and there is %s", name, h, g.Name())
			}
		}
	}
	for name := range families {
		if reason := untold(name); told[name] == (reason != "") {
			t.Errorf("%s: a theorem about its text: %v; reason why not: %q", name, told[name], reason)
		}
	}
}
