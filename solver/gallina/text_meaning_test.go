package gallina

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/words"
	"topocert/internal/deep"
)

// texts makes random texts of networks.
type texts struct {
	*rand.Rand
	names []string
}

// term makes a term, as deep as said.
func (x *texts) term(depth int) string {
	if depth == 0 || x.IntN(4) == 0 {
		if x.IntN(3) == 0 {
			return fmt.Sprint(x.IntN(5))
		}
		return x.names[x.IntN(len(x.names))]
	}
	a, b := x.term(depth-1), x.term(depth-1)
	switch x.IntN(12) {
	case 0, 1:
		return fmt.Sprintf("(%s + %s)", a, b)
	case 2:
		return fmt.Sprintf("(%s - %s)", a, b)
	case 3:
		return fmt.Sprintf("%s * %s", grouped(a), grouped(b))
	case 4:
		return fmt.Sprintf("floor(%s / %s)", grouped(a), grouped(b))
	case 5:
		return fmt.Sprintf("ceil(%s / (%s + 3))", grouped(a), grouped(b))
	case 6:
		return fmt.Sprintf("(%s %% %s)", grouped(a), grouped(b))
	case 7:
		return fmt.Sprintf("%s(%s, %s)", []string{"min", "max"}[x.IntN(2)], a, b)
	case 8:
		return fmt.Sprintf("abs(%s)", a)
	case 9:
		return fmt.Sprintf("pow(%s %% 5, %s %% 4)", grouped(a), grouped(b))
	case 10:
		return fmt.Sprintf("%s(%s, %s)", []string{"xor", "bit", "pow"}[x.IntN(3)], a, b)
	}
	return fmt.Sprintf("cond(%s, %s, %s)", x.cond(depth-1), a, b)
}

// cond makes a condition.
func (x *texts) cond(depth int) string {
	if depth <= 0 || x.IntN(3) == 0 {
		return fmt.Sprintf("%s %s %s", x.term(max(depth, 1)), []string{"==", "!=", "<", "<=", ">", ">="}[x.IntN(6)], x.term(max(depth, 1)))
	}
	a, b := x.cond(depth-1), x.cond(depth-1)
	switch x.IntN(3) {
	case 0:
		return fmt.Sprintf("(%s && %s)", a, b)
	case 1:
		return fmt.Sprintf("(%s || %s)", a, b)
	}
	return fmt.Sprintf("!(%s)", a)
}

// network makes a text of which most members are right.
func (x *texts) network() string {
	x.names = []string{"n", "i"}
	var b strings.Builder
	b.WriteString("W(n) = graph i in 0..n-1")
	if x.IntN(3) == 0 {
		fmt.Fprintf(&b, " if %s", x.cond(1))
	}
	second := x.IntN(2) == 0
	if second {
		fmt.Fprintf(&b, ", j in %s..%s", []string{"0", "i", "0-n"}[x.IntN(3)], x.term(1))
		x.names = append(x.names, "j")
		if x.IntN(3) == 0 {
			fmt.Fprintf(&b, " if %s", x.cond(1))
		}
	}
	known := len(x.names)
	for i := range 1 + x.IntN(3) {
		over, separator := "", ";"
		if i == 0 {
			separator = ":"
		}
		if x.IntN(3) == 0 {
			over = fmt.Sprintf(" for k in 0..%s", x.term(1))
			x.names = append(x.names, "k")
			if x.IntN(2) == 0 {
				over += " if " + x.cond(1)
			}
		}
		to := fmt.Sprintf("%s %% n", grouped(x.term(2)))
		other := fmt.Sprintf("%s != i", grouped(to))
		if second {
			to = fmt.Sprintf("(%s, %s)", to, []string{"j", x.term(1)}[min(1, x.IntN(6))])
		}
		fmt.Fprintf(&b, "%s %s if %s%s", separator, to, other, over)
		if x.IntN(2) == 0 {
			fmt.Fprintf(&b, " if %s", x.cond(2))
		}
		x.names = x.names[:known]
	}
	return b.String()
}

// TestTextMeaning: of random texts Coq finds the same members right as package family, with the same
// vertices in the same order and the same links.
func TestTextMeaning(t *testing.T) {
	if testing.Short() {
		t.Skip("not with -short")
	}
	coqc, err := exec.LookPath("coqc")
	if err != nil {
		t.Skip("random texts are not given to Coq: there is no coqc (Debian's package coq)")
	}
	if err := compiled(t, "TextTable"); err != nil {
		t.Skipf("random texts are not given to Coq: %v; make coq compiles it", err)
	}
	x := &texts{Rand: rand.New(rand.NewPCG(*seed, 0))}
	var file bytes.Buffer
	file.WriteString("From Coq Require Import ZArith Uint63 PArray List.\nFrom Topocert Require Import Graph CheckGraph Text TextTable.\nImport ListNotations.\nOpen Scope Z_scope.\n" +
		"Definition as_is t ps := option_map (fun P => (known (text_vertices t ps), map (fun i => map to_Z (row P i)) (ints (total P)))) (text_table t ps).\n" +
		"Definition is_quick t ps := match numbers ps with Some small => match quick_table t small with Some _ => 1 | None => 0 end | None => 0 end.\n")
	var quick []string
	var asked []string // by line of the file
	right, wrong, count := 0, 0, deep.Cases(0, 40, 120)
	for i := range count {
		source := x.network()
		library, err := words.Standard().Extend(source, func(string) string { return "" }, nil)
		if err != nil {
			t.Fatalf("%s: %v", source, err)
		}
		d := library.Find("W")
		text, err := lowered(d)
		if err != nil {
			t.Fatalf("%s: %v", source, err)
		}
		fmt.Fprintf(&file, "Definition W%d := %s.\n", i, text)
		asked = append(asked, source)
		for n := range int64(5) {
			m, err := family.Build(d, []int64{n}, nil)
			want := "None"
			switch {
			case err == nil:
				right++
				want = "Some " + listing(m)
				quick = append(quick, fmt.Sprintf("is_quick W%d [%d]", i, n))
			case strings.Contains(err.Error(), "64 bits"), strings.Contains(err.Error(), "32 bits"), strings.Contains(err.Error(), "at most"):
				continue // Coq's numbers have no bound
			default:
				wrong++
			}
			fmt.Fprintf(&file, "Goal as_is W%d [%d] = %s. vm_cast_no_check (eq_refl (as_is W%d [%d])). Qed.\n", i, n, want, i, n)
			asked = append(asked, fmt.Sprintf("%s for n = %d: %v", source, n, err))
		}
	}
	if right < count || wrong < count {
		t.Errorf("%d members are right and %d are not, want %d at least of each", right, wrong, count)
	}
	// Machine integers are enough for most.
	fmt.Fprintf(&file, "Goal (%d <=? fold_right Z.add 0 [%s]) = true. vm_cast_no_check (eq_refl true). Qed.\n", right*9/10, strings.Join(quick, "; "))
	asked = append(asked, "tables by machine integers")
	path := filepath.Join(t.TempDir(), "Meant.v")
	if err := os.WriteFile(path, file.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.CommandContext(t.Context(), coqc, "-R", theory, "Topocert", path).CombinedOutput(); err != nil {
		at := ""
		var line int
		if _, rest, ok := bytes.Cut(out, []byte("line ")); ok {
			if _, err := fmt.Sscan(string(rest[:bytes.IndexByte(rest, ',')]), &line); err == nil && line > 6 {
				at = asked[line-7]
			}
		}
		t.Fatalf("%s: %v: %.2000s", at, err, out)
	}
	t.Logf("%d members are right, %d are not", right, wrong)
}

// listing writes a member's vertices, and of each the numbers of its neighbours.
func listing(m *family.Member) string {
	var vertices, rows []string
	for v := range uint32(m.Order()) {
		vertices = append(vertices, "["+strings.ReplaceAll(strings.Trim(m.Label(v), "()"), ",", "; ")+"]")
		row := slices.Clone(m.Neighbors(v))
		slices.Sort(row)
		rows = append(rows, "["+strings.ReplaceAll(strings.Trim(fmt.Sprint(row), "[]"), " ", "; ")+"]")
	}
	return "([" + strings.Join(vertices, "; ") + "], [" + strings.Join(rows, "; ") + "])"
}
