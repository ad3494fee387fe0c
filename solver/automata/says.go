package automata

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"topocert/certificates/automata"
)

// shown writes letters of so many words as these, the last place first, where letters are read in that order.
func (m *members) shown(word []int, many int) string {
	list := make([]string, many)
	for _, letter := range word {
		for i := range list {
			list[many-1-i] += strconv.FormatInt(int64(letter%m.q), 16)
			letter /= m.q
		}
	}
	return strings.Join(list, " and ")
}

// said writes where a condition fails.
func (f *finder) said(err error) error {
	var failed *Failed
	if !errors.As(err, &failed) || failed.Word == nil {
		return err
	}
	at := "for " + fmt.Sprint(failed.Word)
	switch many := failed.words(); {
	case len(failed.Word) == 0:
		at = "at the first letter"
	case many > 0:
		at = "for the words that begin with " + f.shown(failed.Word, many)
	}
	return fmt.Errorf("the condition %q is not shown %s", failed.What, at)
}

// words are how many words the letters are of, 0 where they are not shown so: of routers that where a message is, where it goes, where it is next,
// and behind that; of others two.
func (f *Failed) words() int {
	switch f.What {
	case "zero", "covered", "some", "all", "seen":
		return 0
	case "along", "nearer", "ranked":
		return 3
	case "falls":
		return 4
	}
	return 2
}

// mostShown bounds the states of a table for people.
const mostShown = 12

// says is what the proof rests on: the distance as a table.
func (f *finder) says() []string {
	p := f.proof
	from := map[bool]string{true: "from the last place to the first", false: "from the first place to the last"}[p.Down]
	list := []string{fmt.Sprintf("the distance of two words is read %s, in %d states", from, len(p.Distance.States))}
	if p.Walks != nil {
		list[0] = fmt.Sprintf("what two words are apart at least is read %s, in %d states, and how long walks are, in %d", from, len(p.Distance.States), len(p.Above().States))
	}
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
