package checking

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// Paths, a certificate, and what the theorem of pathTheorem says.
const (
	pathWords = "Path(n) = graph i in 0..n-1 if n >= 1: i+1 if i < n-1\n"
	pathCert  = "topocert 2\norder Path(3) = 3\ncount\nend\n"
	pathClaim = "order(Path(n)) == n for n >= 1"
)

// pathTheorem is a theorem about paths, with proofs by hand.
func pathTheorem(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../certificates/theorem/testdata/path.theorems")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// changed replaces a part of a text, which occurs in it.
func changed(t *testing.T, text, old, now string) string {
	t.Helper()
	if !strings.Contains(text, old) {
		t.Fatalf("%q does not occur", old)
	}
	return strings.Replace(text, old, now, 1)
}

// TestTheorems: a theorem is accepted with its folder's definitions, and no other; one name
// has one meaning in a folder; and what is not as it should be is rejected.
func TestTheorems(t *testing.T) {
	deep.NotShort(t)
	pathProof := pathTheorem(t)
	own := map[string]string{"own.words": pathWords}
	with := func(more ...string) map[string]string {
		files := map[string]string{"own.words": pathWords, "a.cert": pathCert, "a.theorems": pathProof}
		for i := 0; i < len(more); i += 2 {
			files[more[i]] = more[i+1]
		}
		return files
	}
	bad := func(old, now string) map[string]string { return with("a.theorems", changed(t, pathProof, old, now)) }
	verdict := "topocert 2 verdicts\nclaim path\nformula " + pathClaim + "\nholds 1 for n in [3]\nend\n"
	for _, c := range []struct {
		name  string
		files map[string]string
		want  []string
		never string
		code  int
	}{
		{"a theorem", with(), []string{
			"accepted DIR/a.theorems: path holds for all: " + pathClaim + ", by own.words: Path(n) = graph", "1 of 1 statements accepted, in 2 files\n1 of 1 theorems hold for all parameters\n",
		}, "REJECTED", Accepted},
		{"a theorem alone", map[string]string{"own.words": pathWords, "a.theorems": pathProof}, []string{"0 of 0 statements accepted, in 1 file\n1 of 1 theorems"}, "REJECTED", Accepted},
		{"beside a verdict that says no more", with("a.verdicts", verdict), []string{"accepted DIR/a.verdicts: path holds in 1 case", "accepted DIR/a.theorems: path holds for all", "1 of 1 verdicts on claims follow, 1 of 1 theorems"}, "REJECTED", Accepted},
		{"beside a verdict on another formula", with("a.verdicts", changed(t, verdict, "== n", ">= n")), []string{"accepted DIR/a.verdicts: path ", "REJECTED DIR/a.theorems: path ", "theorem/name: path has a verdict in DIR/a.verdicts on another formula"}, "accepted DIR/a.theorems", Rejected},
		{"beside a verdict that it fails", with("a.verdicts", changed(t, verdict, "holds 1", "fails 1")), []string{"REJECTED DIR/a.verdicts: path ", "REJECTED DIR/a.theorems: path ", "theorem/name: path fails by the verdict"}, "accepted DIR/a.theorems", Rejected},
		{"one name in two files", with("b.theorems", pathProof), []string{"accepted DIR/a.theorems: path ", "REJECTED DIR/b.theorems: path ", "theorem/name: path has a theorem in DIR/a.theorems already"}, "", Rejected},
		{"one name in a file", with("a.theorems", changed(t, pathProof, "end\n", "")+strings.TrimPrefix(pathProof, "topocert theorems 1\n")), []string{"REJECTED DIR/a.theorems\n", "theorem/form: path is the name of another theorem"}, "accepted DIR/a.theorems", Rejected},
		{"a name that is a text", bad("theorem path", "theorem path holds for all: order(Path(n)) == 7"), []string{"REJECTED DIR/a.theorems\n", "theorem/form"}, "== 7 for", Rejected},
		{"one name in two folders", map[string]string{
			"x/own.words": pathWords, "x/a.theorems": pathProof,
			"y/own.words": changed(t, changed(t, pathWords, "i+1", "i+2"), "i < n-1", "i < n"), "y/a.theorems": pathProof,
		}, []string{"accepted DIR/x/a.theorems: path ", "REJECTED DIR/y/a.theorems: path ", "DIR/x: 1 of 1 theorems", "DIR/y: 0 of 1 theorems"}, "accepted DIR/y/", Rejected},
		{"without definitions", map[string]string{"a.theorems": pathProof}, []string{"REJECTED DIR/a.theorems: path ", "Path has no definition that is text"}, "accepted DIR", Rejected},
		{"definitions of the folder above", map[string]string{"own.words": pathWords, "a.cert": pathCert, "x/a.theorems": pathProof}, []string{"REJECTED DIR/x/a.theorems: path "}, "accepted DIR/x", Rejected},
		{"definitions that are refused", with("own.words", pathWords+"Path(n) = graph i in 0..n: i\n"), []string{"REJECTED DIR/own.words", "REJECTED DIR/a.theorems: path "}, "accepted DIR/a.theorems", Rejected},
		{"a claim about other networks", bad("claim order(Path(n))", "claim order(Ring(n))"), []string{"REJECTED DIR/a.theorems: path holds for all: order(Ring(n))"}, "accepted DIR/a.theorems", Rejected},
		{"a larger domain", bad("for n >= 1", "for n >= 0"), []string{"REJECTED DIR/a.theorems"}, "accepted DIR/a.theorems", Rejected},
		{"another value", bad("== n for", "== n+1 for"), []string{"REJECTED DIR/a.theorems"}, "accepted DIR/a.theorems", Rejected},
		{"a claim that is a number", bad("order(Path(n)) == n for", "order(Path(n)) for"), []string{"theorem/claim"}, "accepted DIR/a.theorems", Rejected},
		{"a claim that cannot be read", bad("order(Path(n)) == n for", "order(Path(n) == n for"), []string{"REJECTED DIR/a.theorems: path\n", "theorem/claim"}, "accepted DIR/a.theorems", Rejected},
		{"values outside the domain", bad("instance 1", "instance 0"), []string{"theorem/instance"}, "accepted DIR/a.theorems", Rejected},
		{"values beyond all", bad("instance 1", "instance "+strings.Repeat("9", 1<<16)), []string{"theorem/instance"}, "accepted DIR/a.theorems", Rejected},
		{"an empty file", with("a.theorems", ""), []string{"REJECTED DIR/a.theorems\n", "file/truncated"}, "accepted DIR/a.theorems", Rejected},
		{"no theorems", with("a.theorems", "topocert theorems 1\nend\n"), []string{"no theorems, want one or more"}, "accepted DIR/a.theorems", Rejected},
		{"another version", bad("theorems 1", "theorems 2"), []string{"file/header"}, "accepted DIR/a.theorems", Rejected},
		{"no end", with("a.theorems", strings.TrimSuffix(pathProof, "end\n")), []string{"file/truncated"}, "accepted DIR/a.theorems", Rejected},
		{"more after the end", with("a.theorems", pathProof+"end\n"), []string{"file/extra"}, "accepted DIR/a.theorems", Rejected},
		{"half of a line", with("a.theorems", pathProof[:len(pathProof)/2]), []string{"file/truncated"}, "accepted DIR/a.theorems", Rejected},
		{"a proof less", bad("refute the claim\ncases 0\nsum 1 1\nsum 1 1\n", ""), []string{"theorem/missing"}, "accepted DIR/a.theorems", Rejected},
		{"a proof more", bad("end\n", "refute the claim\nsum 1 0\nend\n"), []string{"theorem/extra"}, "accepted DIR/a.theorems", Rejected},
		{"a proof of nothing", bad("the claim\ncases 0\nsum 1 1\n", "the claim\ncases 0\n"), []string{"theorem/proof"}, "accepted DIR/a.theorems", Rejected},
		{"a fact that there is not", bad("sum 1 6\n", "sum 1 99999999999999999999\n"), []string{"theorem/proof"}, "accepted DIR/a.theorems", Rejected},
		{"a number below 0", bad("sum 1 6\n", "sum -1 5\n"), []string{"want a number without a sign"}, "accepted DIR/a.theorems", Rejected},
		{"a coefficient of a million digits", bad("sum 1 6\n", "sum "+strings.Repeat("9", 1<<20)+" 6\n"), []string{"want a number without a sign"}, "accepted DIR/a.theorems", Rejected},
		{"cuts without end", bad("sum 1 6\n", strings.Repeat("cut x0\n", 1<<17)), []string{"nest deeper"}, "accepted DIR/a.theorems", Rejected},
		{"facts without end", bad("sum 1 6\n", strings.Repeat("round 1 1 0\n", 1<<17)), []string{"more than 65536 facts"}, "accepted DIR/a.theorems", Rejected},
		{"large facts without end", bad("sum 1 6\n", "cut x0^8+"+strings.Join(manyMonomials(), "+")+"\n"+strings.Repeat("round 1 1 7\n", 1<<16)), []string{"words at one time"}, "accepted DIR/a.theorems", Rejected},
		{"no name in the folder's own file", own, []string{"no certificates"}, "", Usage},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := written(t, c.files)
			var out, errs bytes.Buffer
			code := Run(t.Context(), []string{dir}, Beside{}, Text, &out, &errs)
			said := strings.ReplaceAll(out.String()+errs.String(), dir, "DIR")
			if code != c.code {
				t.Errorf("status %d, want %d", code, c.code)
			}
			for _, want := range c.want {
				if !strings.Contains(said, want) {
					t.Errorf("does not say %q", want)
				}
			}
			if c.never != "" && strings.Contains(said, c.never) {
				t.Errorf("says %q", c.never)
			}
			if t.Failed() {
				t.Fatalf("%.2000s", said)
			}
		})
	}
	// A folder that is given twice says nothing else the second time.
	dir := written(t, with("a.verdicts", verdict))
	var out, errs bytes.Buffer
	if code := Run(t.Context(), []string{dir, dir}, Beside{}, Text, &out, &errs); code != Accepted || strings.Count(out.String(), "accepted "+dir+"/a.theorems: path ") != 2 {
		t.Errorf("given twice: status %d\n%s%s", code, &out, &errs)
	}
}

// manyMonomials lists different monomials in one variable each, in their order.
func manyMonomials() []string {
	var list []string
	for i := range 1 << 9 {
		list = append(list, fmt.Sprintf("x%d", i))
	}
	return list
}

// TestTheoremForms: theorems in JSON, with an explanation, and over the budget.
func TestTheoremForms(t *testing.T) {
	deep.NotShort(t)
	pathProof := pathTheorem(t)
	dir := written(t, map[string]string{"own.words": pathWords, "a.theorems": pathProof})
	for _, c := range []struct {
		form   Form
		limits Limits
		want   string
		code   int
	}{
		{Lines, Limits{}, `{"file":"DIR/a.theorems","statement":"path holds for all: ` + pathClaim + `, by own.words: `, Accepted},
		{Explained, Limits{}, "    definition   Path(n) = graph i in 0..n-1 if n >= 1: i+1 if i < n-1, as own.words says\n", Accepted},
		{Explained, Limits{}, "more for claims about whole families\n", Accepted},
		{Text, Limits{Steps: 1000}, "UNCHECKED DIR/a.theorems: path\n", Usage},
		{Text, Limits{Memory: 1 << 20}, "UNCHECKED DIR/a.theorems: path\n", Usage},
	} {
		var out, errs bytes.Buffer
		code := Run(t.Context(), []string{dir}, Beside{Limits: c.limits}, c.form, &out, &errs)
		if said := strings.ReplaceAll(out.String(), dir, "DIR"); code != c.code || !strings.Contains(strings.ReplaceAll(said, `\u003e`, ">"), c.want) {
			t.Errorf("status %d, want %d and %q in\n%s%s", code, c.code, c.want, said, errs.String())
		}
	}
}
