package automata

import (
	"cmp"
	"errors"
	"fmt"

	"topocert/certificates/automata"
)

// hops are those of the router's text.
func (f *finder) hops() (h automata.Hops, err error) {
	p := f.proof
	h.Next, err = f.text.Hops(p.Base, p.Down, p.Offset, f.spend)
	return h, err
}

// minimal finds that a router takes shortest paths, where the distance is found.
func (f *finder) minimal() error {
	if len(f.proof.Distance.States) == 0 {
		find := f.distance
		if f.hint != nil {
			find = func() error {
				_, err := f.given()
				return err
			}
		}
		if err := find(); err != nil {
			return err
		}
	}
	h, err := f.hops()
	if err != nil {
		return err
	}
	p := &automata.Routed{Hops: h, Distances: f.proof.Distances}
	if err := f.shows(p, nil); err != nil {
		return err
	}
	f.lemma(f.about("minimal("), "==", f.allPairs(), p)
	return nil
}

// allPairs are how many pairs of vertices there are, of which none is twice the same.
func (f *finder) allPairs() string {
	order := f.known["order"]
	return fmt.Sprintf("%s*(%s - 1)", order, order)
}

// delivered finds that all messages arrive: since channels have ranks, or on shortest paths.
func (f *finder) delivered() error {
	p, err := f.ranked()
	if err == nil {
		f.lemma(f.about("delivered("), "==", f.allPairs(), p)
		return nil
	}
	if more := f.fact(f.about("minimal(")); more != nil {
		return errors.Join(err, more)
	}
	f.follows(f.about("delivered("), "==", f.allPairs(), "minimal")
	return nil
}

func (f *finder) deadlockFree() error {
	p, err := f.ranked()
	if err == nil {
		f.lemma(f.about("deadlock_free("), "==", "true", p)
	}
	return err
}

// ranked finds ranks of channels: which letter is the first, or the last, in which the ends of a channel differ.
func (f *finder) ranked() (*automata.Ranked, error) {
	h, err := f.hops()
	if err != nil {
		return nil, err
	}
	var why error
	for i := range 4 {
		p := &automata.Ranked{Hops: h, Rank: *place(f.q, i/2 == 1, int64(i%2))}
		err := f.shows(p, nil)
		if err == nil || f.ctx.Err() != nil {
			return p, err
		}
		why = cmp.Or(why, err)
	}
	return nil, fmt.Errorf("by the place where the ends of a channel differ: %w", why)
}

// place weighs two words that differ with the number of letters before the first, or the last, in which they do; or those from it on.
func place(q int, last bool, behind int64) *automata.Weighted {
	f := &automata.Weighted{Letters: q * q, Starts: []automata.Move{{}}, States: []automata.WeightedState{{}, {May: true}}}
	for letter := range q * q {
		differ := letter/q != letter%q
		var before, after []automata.Move
		if last || !differ {
			before = append(before, automata.Move{Weight: 1 - behind})
		}
		if differ {
			before = append(before, automata.Move{To: 1, Weight: behind})
		}
		if !last || !differ {
			after = append(after, automata.Move{To: 1, Weight: behind})
		}
		f.States[0].Moves, f.States[1].Moves = append(f.States[0].Moves, before), append(f.States[1].Moves, after)
	}
	return f
}
