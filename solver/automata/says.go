package automata

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/automata"
)

// shown writes columns as their two words, the last place first, where letters are read in that order.
func (m *members) shown(word []int) string {
	var x, y strings.Builder
	for _, letter := range word {
		fmt.Fprintf(&x, "%x", letter/m.q)
		fmt.Fprintf(&y, "%x", letter%m.q)
	}
	return x.String() + " and " + y.String()
}

// said writes where a condition fails.
func (f *finder) said(err error) error {
	var failed *Failed
	if !errors.As(err, &failed) || failed.Word == nil {
		return err
	}
	at := fmt.Sprint(failed.Word)
	if failed.columns(f.q) {
		at = "the words that begin with " + f.shown(failed.Word)
	}
	return fmt.Errorf("the condition %q is not shown for %s", failed.What, at)
}

func (f *Failed) columns(q int) bool {
	return !slices.Contains([]string{"zero", "covered", "some", "all", "seen"}, f.What) && q > 0
}

// mostShown bounds the states of a table for people.
const mostShown = 12

// says is what the proof rests on: the distance as a table.
func (f *finder) says() []string {
	p := f.proof
	from := map[bool]string{true: "from the last place to the first", false: "from the first place to the last"}[p.Down]
	list := []string{fmt.Sprintf("the distance of two words is read %s, in %d states", from, len(p.Distance.States))}
	if len(p.Distance.States) <= mostShown {
		for i, s := range p.Distance.States {
			list = append(list, stateSays(i, s, f.q))
		}
	}
	return list
}

// stateSays is a line of the table: where letters lead, and what they add.
func stateSays(i int, s automata.WeightedState, q int) string {
	var parts []string
	seen := make(map[string]int)
	for letter, moves := range s.Moves {
		var to []string
		for _, m := range moves {
			to = append(to, fmt.Sprintf("%s %+d", stateName(int(m.To)), m.Weight))
		}
		if to == nil {
			continue
		}
		key := strings.ReplaceAll(strings.Join(to, " or "), " +0", "")
		at := fmt.Sprintf("%x%x", letter/q, letter%q)
		if j, is := seen[key]; is {
			parts[j] = at + " " + parts[j]
		} else {
			seen[key] = len(parts)
			parts = append(parts, at+" to "+key)
		}
	}
	end := "no end"
	if s.May {
		end = fmt.Sprintf("end %+d", s.End)
	}
	return fmt.Sprintf("%s: %s; %s", stateName(i), strings.Join(parts, ", "), end)
}

func stateName(i int) string {
	if i < 26 {
		return string(rune('A' + i))
	}
	return fmt.Sprintf("%s%d", string(rune('A'+i%26)), i/26)
}
