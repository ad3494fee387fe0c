package reader

import "testing"

// TestSlashed: # begins a comment, but in words in quotes and in comments.
func TestSlashed(t *testing.T) {
	for text, want := range map[string]string{
		"# Two rings.\nf = 1 # one\n": "// Two rings.\nf = 1 // one\n",
		"// no #1\nf = 1":             "// no #1\nf = 1",
		"f(\"a#b\", G) = 1/2 #\r\n":   "f(\"a#b\", G) = 1/2 //\r\n",
		"":                            "",
	} {
		if got := slashed(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
