package arithmetic

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// reader reads questions and proofs as the files in testdata have them:
//
//	fact 2*x0-1        a fact of the branch
//	choice             a choice, whose branches follow
//	fact x0
//	or
//	fact -x0-1
//	end
//	proof              the nodes follow, a line each
type reader struct{ lines []string }

func (r *reader) next() (word, rest string) {
	if len(r.lines) == 0 {
		return "", ""
	}
	word, rest, _ = strings.Cut(r.lines[0], " ")
	return word, rest
}

// branch reads facts and choices up to another line.
func (r *reader) branch() (*Branch, error) {
	b := new(Branch)
	for {
		switch word, rest := r.next(); word {
		case "fact":
			p, err := parsePoly(rest)
			if err != nil {
				return nil, err
			}
			r.lines = r.lines[1:]
			b.Facts = append(b.Facts, p)
		case "choice":
			list := []*Branch{}
			for word == "choice" || word == "or" {
				r.lines = r.lines[1:]
				in, err := r.branch()
				if err != nil {
					return nil, err
				}
				list = append(list, in)
				word, _ = r.next()
			}
			if word != "end" && word != "none" {
				return nil, fmt.Errorf("%q in a choice, want or, end or none", word)
			}
			r.lines = r.lines[1:]
			if word == "none" { // of no branches
				list = list[:0]
			}
			b.Choices = append(b.Choices, list)
		default:
			return b, nil
		}
	}
}

// parse reads a question and a proof of it.
func parse(text string) (*Branch, []Node, error) {
	r := &reader{strings.Split(strings.TrimSpace(text), "\n")}
	q, err := r.branch()
	if err != nil {
		return nil, nil, err
	}
	if word, _ := r.next(); word != "proof" {
		return nil, nil, fmt.Errorf("%q, want fact, choice or proof", word)
	}
	var proof []Node
	for _, line := range r.lines[1:] {
		form, rest, _ := strings.Cut(line, " ")
		n, err := ParseNode(form, rest)
		if err != nil {
			return nil, nil, err
		}
		if n.String() != line {
			return nil, nil, fmt.Errorf("%q is written as %q", line, n)
		}
		proof = append(proof, n)
	}
	return q, proof, nil
}

// vector is a question with a proof, and what is said of it: "" if it is accepted.
type vector struct{ what, text, wrong string }

// vectors reads a file of them: a comment that says what each is, the text, and a line
// "expect accepted" or what the error contains.
func vectors(t testing.TB, name string) []vector {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var list []vector
	for part := range strings.SplitSeq(strings.TrimSpace(string(text)), "\n\n") {
		what, rest, _ := strings.Cut(part, "\n")
		body, wrong, found := strings.Cut(rest, "\nexpect ")
		if !found || !strings.HasPrefix(what, "# ") {
			t.Fatalf("%s: %q, want a comment, a question, a proof, and what to expect", name, part)
		}
		list = append(list, vector{what[2:], body, strings.TrimSpace(wrong)})
	}
	return list
}

// TestVectors checks proofs that are right, and refuses those that are wrong for what is wrong.
func TestVectors(t *testing.T) {
	good, bad := 0, 0
	seen := make(map[string]bool)
	for _, v := range vectors(t, "testdata/vectors.txt") {
		if seen[v.what] {
			t.Errorf("%s: twice", v.what)
		}
		seen[v.what] = true
		q, proof, err := parse(v.text)
		if err == nil {
			err = Refute(q, proof, nil)
		}
		if v.wrong == "accepted" {
			good++
			if err != nil {
				t.Errorf("%s: %v, want it accepted", v.what, err)
			}
			continue
		}
		bad++
		if err == nil || !strings.Contains(err.Error(), v.wrong) {
			t.Errorf("%s: %v, want an error with %q", v.what, err, v.wrong)
		}
	}
	if good < 10 || bad < 60 {
		t.Errorf("%d good vectors and %d bad ones, want 10 and 60", good, bad)
	}
}
