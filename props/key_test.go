package props

import (
	"errors"
	"testing"

	"topocert/solver/invariants"
)

// TestCertificateIsOfThisObject: a second cycle, set of permutations or embedding of the
// same network is checked itself, and does not pass by the certificate of the first.
func TestCertificateIsOfThisObject(t *testing.T) {
	run := func(try func(t *Case)) error {
		_, err := newSession().try(t.Context(), t.Context(), false, try)
		return err
	}
	cycle := func(t *Case, vertices []uint32) {
		net := t.Net("Ring(6)")
		t.certifyObject(vertices, invariants.ProveCycle(net.network, vertices))
	}
	good, bad := []uint32{0, 1, 2, 3, 4, 5}, []uint32{0, 2, 1, 3, 4, 5}
	if err := run(func(t *Case) { cycle(t, good) }); err != nil {
		t.Error(err)
	}
	if err := run(func(t *Case) {
		cycle(t, good)
		cycle(t, bad)
	}); !errors.Is(err, ErrBug) {
		t.Errorf("a cycle that is none, after one that is: %v, want %v", err, ErrBug)
	}
	c, err := newSession().try(t.Context(), t.Context(), false, func(t *Case) {
		t.Want(t.AnticodeAtLeast(t.Net("Ring(6)"), 2, []uint32{0, 1, 2}), "three vertices in a row are not within 2")
		t.Want(t.AnticodeAtLeast(t.Net("Ring(6)"), 2, []uint32{0, 2, 4}), "every second vertex is not within 2")
	})
	if err != nil || c.failed || len(c.statements) != 2 {
		t.Errorf("two sets: %v, %+v", err, c)
	}
}
