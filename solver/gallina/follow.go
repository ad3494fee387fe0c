package gallina

import (
	"fmt"

	"topocert/certificates/formula"
	"topocert/solver/lower"
)

// Follow writes a verdict that was accepted as a theorem: it follows from what was written of the facts that it asked for, by
// their keys. An error that is lower.ErrNoForm says that there is none.
func (x *Instances) Follow(v *formula.Verdict, asked []string) error {
	verdict, err := x.terms.Verdict(v)
	if err != nil {
		return fmt.Errorf("%s: %w", v.Name, err)
	}
	var from []lower.Term
	for i, shown := range x.shown {
		for _, key := range asked {
			if shown[key] {
				from = append(from, lower.App(fmt.Sprintf("(Accept _ _ _ accepted_%d)", i+1)))
				break
			}
		}
	}
	says := "holds"
	if v.Fails {
		says = "fails"
	}
	i := Instance{x.free(identifier(v.Name+"_"+says), ""), "verdict_is_right " + spelled(verdict), "claim " + v.Name + " " + says}
	x.last = i.Name
	x.add(&x.text, i, i.Of+": "+v.Formula.String(), fmt.Sprintf("apply (follows_right %s). %s", spelled(lower.List(from...)), computed))
	return nil
}
