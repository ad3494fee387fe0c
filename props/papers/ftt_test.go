package papers

import (
	"fmt"
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/props"
	"topocert/routing"
	"topocert/topology"
)

// fttText is the paper as it is written.
func fttText() props.PaperText { return text(props.PaperText{Key: "ftt"}) }

// line returns what stands behind the name of a claim, or of one of its lines.
func line(t *testing.T, name string) string {
	t.Helper()
	m := regexp.MustCompile(`(?m)^` + name + `: (.*)$`).FindStringSubmatch(fttText().Claims)
	if m == nil {
		t.Fatalf("no line %s", name)
	}
	return m[1]
}

// TestHops: the hops that the lines of routeA-undefined-hop have for (x_{n-1}-Mid) are what the
// router computes.
func TestHops(t *testing.T) {
	for c := routing.FTTToRight; c <= routing.FTTToPlace; c++ {
		name := "routeA-undefined-hop"
		if c > routing.FTTToRight {
			name += " reading " + strconv.Itoa(int(c-routing.FTTToRight)+1)
		}
		hops := regexp.MustCompile(`^0 <= x \+ \((.*?)\) && `).FindStringSubmatch(line(t, name))[1]
		f, err := formula.Parse(hops + " for n in 4..9, x in floor(n/2) + 1..n - 1")
		if err != nil {
			t.Fatal(err)
		}
		err = f.For.Each(func(e formula.Env) error {
			n, x := int(e["n"].Num().Int64()), int(e["x"].Num().Int64())
			v, err := formula.Evaluate(f.Expr, e, nil)
			if got, _ := v.Exact(); err != nil || got.Cmp(big.NewRat(int64(c.From(x, n)), 1)) != 0 {
				t.Errorf("%s, n = %d, x1 = %d: %v hops, want %d; %v", name, n, x, got, c.From(x, n), err)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestReadingsOfA: the lines that speak of any reading of A speak of all.
func TestReadingsOfA(t *testing.T) {
	var want []string
	for _, r := range routing.FTTReadings() {
		want = append(want, r.String())
	}
	slices.Sort(want)
	for _, name := range []string{"routeA-delivers", "routeA-minimal reading 2", "routeA-minimal reading 3", "fig2-route-1 reading 2", "fig2-route-1 reading 3", "fig2-route-2 reading 2", "fig2-route-2 reading 3"} {
		got := regexp.MustCompile(`ftt-a-[a-z0-9-]+`).FindAllString(line(t, name), -1)
		slices.Sort(got)
		if got = slices.Compact(got); !slices.Equal(got, want) {
			t.Errorf("%s has the readings %v, want %v", name, got, want)
		}
	}
}

// TestDrawing: the steps of Turns(n) are the links of FTT(n), each in both directions, and go to the
// right, up, left and down.
func TestDrawing(t *testing.T) {
	names := resolve.New()
	if err := names.Define(fttText().Words); err != nil {
		t.Fatal(err)
	}
	for n := 4; n <= 7; n++ {
		turns, err := names.Network(fmt.Sprintf("Turns(%d)", n))
		if err != nil {
			t.Fatal(err)
		}
		made, err := topology.New("FTT", n)
		if err != nil {
			t.Fatal(err)
		}
		net := made.(topology.Grid)
		steps := 0
		for a, b := range turns.CSR().Edges() {
			if (a+1)%4 != b%4 {
				a, b = b, a
			}
			u, v, heading := a/4, b/4, int(a%4)
			if !net.CSR().HasEdge(u, v) || (a+1)%4 != b%4 {
				t.Errorf("FTT(%d): the step %d from %s to %s", n, heading, net.Label(u), net.Label(v))
			}
			c, d := net.Coordinates(u), net.Coordinates(v)
			if by := []int{1, 1, -1, -1}[heading]; c[heading%2]+by != d[heading%2] && c[heading%2] != (n-1)*(1+by)/2 {
				t.Errorf("FTT(%d): the step %d leads from %s to %s", n, heading, net.Label(u), net.Label(v))
			}
			steps++
		}
		if steps != 2*net.Size() {
			t.Errorf("FTT(%d): %d steps, want %d", n, steps, 2*net.Size())
		}
	}
}

// tableRow is a row of Table 2: the network and the numbers by the letters of formulas.
type tableRow struct {
	network string
	letters map[string]string
}

// table2 reads the rows of Table 2 in the text.
func table2(t *testing.T) []tableRow {
	var rows []tableRow
	for _, m := range regexp.MustCompile(`(?m)^# (\w+) (\d+) (\d) (\d+) (\d+) (\d+) (\d*)(\.?)(\d*)$`).FindAllStringSubmatch(fttText().Claims, -1) {
		order, _ := strconv.Atoi(m[2])
		n := 1
		for n*n < order {
			n++
		}
		if n*n != order {
			t.Errorf("N = %d is no square", order)
		}
		if m[7] == "" {
			m[7] = "0"
		}
		rows = append(rows, tableRow{m[1], map[string]string{"n": strconv.Itoa(n), "k": strconv.Itoa(n / 2),
			"g": m[3], "d": m[4], "c": m[5], "w": m[6], "p": m[7] + m[8] + m[9], "s": "1" + strings.Repeat("0", len(m[9]))}})
	}
	if len(rows) != 30 {
		t.Fatalf("Table 2 has %d rows, want 30", len(rows))
	}
	return rows
}

// TestTable2: the tuples in the lines about Table 2 are its rows, and all rows of the network.
func TestTable2(t *testing.T) {
	rows := table2(t)
	domain := regexp.MustCompile(` for (?:\(([a-z, ]+)\)|([nk])) in \[([^\]]*)\]`)
	lines := regexp.MustCompile(`(?m)^(t2-(\w+)-[a-z0-9-]+(?: reading \d| correction)?|thm1-even-n-table-range(?: correction)?): .*$`).FindAllStringSubmatch(fttText().Claims, -1)
	tried := 0
	for _, m := range lines {
		d := domain.FindStringSubmatch(m[0])
		if d == nil {
			continue
		}
		tried++
		network, names := m[2], strings.Split(d[1]+d[2], ", ")
		if network == "" {
			network = "ftt"
		}
		var all []string
		for _, r := range rows {
			if strings.EqualFold(r.network, network) {
				var tuple []string
				for _, name := range names {
					tuple = append(tuple, r.letters[name])
				}
				all = append(all, strings.Join(tuple, ", "))
			}
		}
		got := strings.Split(strings.Trim(d[3], "()"), "), (")
		if len(names) == 1 {
			got = strings.Split(d[3], ", ")
		}
		if one := len(got) == 1 && slices.Contains(all, got[0]); !one && !slices.Equal(got, all) {
			t.Errorf("%s has the rows %q, want %q, or one of them", m[1], got, all)
		}
	}
	if tried < 30 {
		t.Errorf("%d lines have rows, want 30 or more", tried)
	}
}

// TestJoinedRows: likewise for the lines that compare the rows of networks.
func TestJoinedRows(t *testing.T) {
	rows := table2(t)
	// joined returns the tuples of two rows of the same N: of the network, and of the others.
	joined := func(pairs [][2]string, tuple func(i int, a, b map[string]string) []string) string {
		var tuples []string
		for i, pair := range pairs {
			for _, a := range rows {
				for _, b := range rows {
					if a.network == pair[0] && b.network == pair[1] && a.letters["n"] == b.letters["n"] {
						tuples = append(tuples, "("+strings.Join(tuple(i, a.letters, b.letters), ", ")+")")
					}
				}
			}
		}
		slices.Sort(tuples)
		return strings.Join(tuples, " ")
	}
	above := func(letter string) func(i int, a, b map[string]string) []string {
		return func(i int, a, b map[string]string) []string {
			return []string{a["n"], strconv.Itoa(i), a[letter], b[letter]}
		}
	}
	grown := joined([][2]string{{"Mesh", "FTT"}, {"Mesh", "TCR"}, {"MCR", "FTT"}, {"MCR", "TCR"}, {"OUC", "FTT"}, {"OUC", "TCR"}}, func(i int, a, b map[string]string) []string {
		return []string{strconv.Itoa(i), a["n"], a["d"], b["d"]}
	})
	words := text(props.PaperText{Key: "ftt"}).Words
	for network, word := range map[string]string{"Mesh": "row_of_mesh", "MCR": "row_of_mcr", "TCR": "row_of_mcr", "OUC": "row_of_ouc", "FTT": "row_of_ftt"} {
		var list []string
		for _, r := range rows {
			if n, _ := strconv.Atoi(r.letters["n"]); r.network == network {
				list = append(list, fmt.Sprintf("len(vertices(G)) == %d", n*n))
			}
		}
		if want := "\n" + word + "(G) = " + strings.Join(list, " || ") + "\n"; !strings.Contains(words, want) {
			t.Errorf("ftt.words: want%s", want)
		}
	}
	for name, want := range map[string]string{
		"cmp-v-packing reading 4":        joined([][2]string{{"FTT", "Mesh"}, {"FTT", "MCR"}, {"FTT", "TCR"}, {"FTT", "OUC"}}, above("p")),
		"cmp-ouc-cost-highest reading 2": joined([][2]string{{"OUC", "Mesh"}, {"OUC", "MCR"}, {"OUC", "TCR"}, {"OUC", "FTT"}}, above("c")),
		"cmp-fig5-growth reading 4":      grown,
		"cmp-fig5-growth reading 5":      grown,
	} {
		for _, list := range regexp.MustCompile(` in \[(.*?)\]`).FindAllStringSubmatch(line(t, name), -1) {
			got := regexp.MustCompile(`\(.*?\)`).FindAllString(list[1], -1)
			slices.Sort(got)
			if strings.Join(got, " ") != want {
				t.Errorf("%s has %v, want %s", name, got, want)
			}
		}
	}
}
