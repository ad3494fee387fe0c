package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates/formula"
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
		limited, cancel := context.WithTimeout(cmd.Context(), goalTime)
		defer cancel()
		found, missing := parametric.FindPartial(limited, library, "goal", claim)
		if err := cmd.Context().Err(); err != nil {
			return err
		}
		for _, m := range missing {
			notes = append(notes, m.Error())
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
	limited, cancel := context.WithTimeout(ctx, goalTime)
	defer cancel()
	found, err := parametric.Find(limited, library, "goal", claim)
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		err = fmt.Errorf("%w: no proof was found within %v", parametric.ErrNone, goalTime)
	}
	if err == nil {
		text, err = gallina.Proved(library, found.Theorem)
	}
	if err == nil || ctx.Err() != nil {
		return text, nil, err
	}
	return "", []string{err.Error()}, nil
}
