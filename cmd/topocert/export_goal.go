package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/solver/gallina"
	"topocert/solver/parametric"
)

// goalTime is how long a proof is sought, and what there is of one.
const goalTime = 10 * time.Second

// exportGoal writes a claim for Coq: as a theorem, if a proof is found, and else with what was found
// of one, as a goal.
func exportGoal(cmd *cobra.Command, library *words.Library, statement string) error {
	claim, err := formula.ParseWith(library, statement)
	if err != nil {
		return err
	}
	text, notes, err := provedGoal(cmd.Context(), library, claim)
	if err != nil {
		return err
	}
	if text == "" {
		var found *theorem.Theorem
		partial, err := parametric.FindPartial(cmd.Context(), library, "goal", claim, parametric.Options{Time: goalTime})
		switch {
		case err == nil:
			found = partial.Theorem
			for _, m := range partial.Missing {
				notes = append(notes, m.Error())
			}
		case !errors.Is(err, parametric.ErrNone):
			return err
		default:
			notes = append(notes, err.Error())
		}
		if text, err = gallina.Goal(library, claim, found, notes); err != nil {
			return err
		}
	}
	_, err = fmt.Fprint(cmd.OutOrStdout(), text)
	return err
}

// provedGoal writes a claim as a theorem, if a proof is found that has a form in Coq; the notes say
// why not.
func provedGoal(ctx context.Context, library *words.Library, claim *formula.Formula) (text string, notes []string, err error) {
	found, err := parametric.Find(ctx, library, "goal", claim, parametric.Options{Time: goalTime})
	if err == nil {
		text, err = gallina.Proved(library, found.Theorem)
	}
	if err == nil || ctx.Err() != nil {
		return text, nil, err
	}
	return "", []string{err.Error()}, nil
}
