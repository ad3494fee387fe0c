package sat

import "testing"

// TestTrim: what the empty clause does not rest on goes, from deletions too; what is no
// refutation stays as it is.
func TestTrim(t *testing.T) {
	for _, c := range []struct{ name, proof, want string }{
		{"all needed", "9 1 0 2 3 0\n10 0 9 4 0\n", "9 1 0 2 3 0\n10 0 9 4 0\n"},
		{"one not needed", "9 1 0 2 0\n10 2 0 3 0\n11 0 9 0\n", "9 1 0 2 0\n11 0 9 0\n"},
		{"needed by what is not", "9 1 0 2 0\n10 2 0 9 0\n11 0 1 2 0\n", "11 0 1 2 0\n"},
		{"deleted", "9 1 0 2 0\n10 2 0 3 0\n10 d 10 9 4 0\n11 d 10 0\n12 0 1 0\n", "10 d 4 0\n12 0 1 0\n"},
		{"no empty clause at the end", "9 1 0 2 0\n10 0 9 0\n10 d 9 0\n", "9 1 0 2 0\n10 0 9 0\n10 d 9 0\n"},
		{"no empty clause", "9 1 0 2 0\n10 2 0 3 0\n", "9 1 0 2 0\n10 2 0 3 0\n"},
		{"cut short", "9 1 0 2 0\n10 0 1 0", "9 1 0 2 0\n10 0 1 0"},
		{"another text", "branches\nend\n", "branches\nend\n"},
		{"empty", "", ""},
	} {
		if got := string(Trim([]byte(c.proof))); got != c.want {
			t.Errorf("%s:\n%s, want\n%s", c.name, got, c.want)
		}
	}
}
