package gallina

import "testing"

// TestTried: a goal is tried with all the steps of its theorem and with no more, in Coq's words.
func TestTried(t *testing.T) {
	for _, c := range []struct {
		t    theorem
		want string
	}{
		{theorem{statement: "S", lemma: "l x"}, `first [apply (l x); [accepted]; idtac "accepted n" | idtac "refused n"]`},
		{theorem{statement: "S", lemma: "l", side: "a|b"}, `first [apply (l); [accepted|a|b]; idtac "accepted n" | idtac "refused n"]`},
		{theorem{statement: "S", lemma: "l", before: "apply k"}, `first [apply k; apply (l); [accepted]; idtac "accepted n" | idtac "refused n"]`},
	} {
		if got, want := tried()("n", c.t), trialPreamble+"\nGoal S.\nProof. "+c.want+". Abort.\n"; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
