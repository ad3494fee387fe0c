package words

import "testing"

// TestWritten: words stand as what they say, with their arguments in it.
func TestWritten(t *testing.T) {
	const text = "twice(x) = x + x\nback(x, y) = y - x\nfloored(x) = floor(x) + x\nnear(x, y, n) = (x - y)%n == 1\nwhere(c, x) = cond(c, x, 0)\n" +
		"first(x, y) = x\nfourth(x) = first(1, x)\nadded(x) = sum i in 0..3: x\nten = 10\na(x) = x+x+x+x+x+x+x+x\nb(x) = a(a(a(x)))\ncolours(G) = order(G)\n"
	for _, c := range []struct{ body, want string }{
		{"twice(n/2) - 1", "n/2 + n/2 - 1"},
		{"back(n%2, n%3)", "n%3 - n%2"},
		{"twice(back(i, n))", "n - i + (n - i)"},
		{"where(near(i, ten, n) && !(n > i), n)", "cond((i - 10)%n == 1 && !(i < n), n, 0)"},
		{"where(n >= 3, n)", "cond(3 <= n, n, 0)"},
		// A word's parameter is whole: that it is rounded says nothing.
		{"floored(n/2)", "n/2 + n/2"},
		{"floor(n/2) + floor(n)", "floor(n/2) + n"},
		{"first(i, n)", "i"},
		{"first(n, 1%(n-3))", "line 13, column 27: first, which does not use y: want a name or a numeral for it"},
		{"fourth(n/2)", "line 7, column 13: first, which does not use y: want a name or a numeral for it"},
		{"added(i)", `line 8, column 12: a word with "sum", whose variable is also a name in the text of a network`},
		{"b(b(b(i)))", "line 11, column 12: more than 65536 parts when each word is written out"},
	} {
		l, err := Standard().Extend(text+"W(n) = graph i in 0..n-1: "+c.body, func(string) string { return "" }, nil)
		if err != nil {
			t.Fatal(err)
		}
		d, err := l.Find("W").Written()
		var got string
		if err != nil {
			got = err.Error()
		} else {
			got = d.Body.Next[0].To.String()
		}
		if got != c.want {
			t.Errorf("%s\ngot  %s\nwant %s", c.body, got, c.want)
		}
	}
}
