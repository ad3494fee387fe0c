(* What statements say of bisection widths: the least number of links between two parts of ⌊N/2⌋ and
   ⌈N/2⌉ vertices. *)

From Coq Require Import ZArith.
From Topocert Require Import Graph.
Open Scope Z_scope.

Inductive width :=
| WidthAtMost (w : Z)     (* bisection G <= w *)
| WidthAtLeast (w : Z)    (* bisection G >= w *)
| WidthIs (w : Z).        (* bisection G = w *)

Definition width_says (g : graph) (m : width) : Prop :=
  match m with
  | WidthAtMost w => width_at_most g w
  | WidthAtLeast w => width_at_least g w
  | WidthIs w => bisection_width g w
  end.
