(* The bisection widths that the FTT paper prints for the mesh, MCR and TCR: for odd sides they
   are larger. One size of each, by computation. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Torus Mesh Links Computed ComputedWidth CctorusWidths Mcr Tcr TcrDiameter.
Import ListNotations.
Open Scope Z_scope.

Lemma narrower_not g w x : width_at_least g w -> x < w -> ~ bisection_width g x.
Proof.
  intros A L [[S [B C]] _]. destruct (A S B) as (c & C' & M). rewrite (cut_unique g S c x C' C) in M. lia.
Qed.

Lemma mcr3_width : width_at_least (MCR 3) 4.
Proof.
  apply (fewest_least (MCR 3) same3 (mcr 3) 4); [apply ports_proper; lia|apply mcr_decidable|vm_cast_no_check (eq_refl true)].
Qed.

Lemma tcr3_width : width_at_least (TCR 3) 7.
Proof.
  apply (fewest_least (TCR 3) same3 (tcr 3) 7); [apply ports_proper; lia|apply tcr_decidable|vm_cast_no_check (eq_refl true)].
Qed.

Theorem ftt_t1_mcr_bisection_refuted : forall k : Z, (k = 3) -> ~ (bisection_width (MCR k) k).
Proof. intros k ->. apply (narrower_not _ _ _ mcr3_width). lia. Qed.

Theorem ftt_t1_tcr_bisection_refuted : forall k : Z, (k = 3) -> ~ (bisection_width (TCR k) (2 * k)).
Proof. intros k ->. apply (narrower_not _ _ _ tcr3_width). lia. Qed.

Theorem ftt_t2_mcr_bisection_refuted : forall k w : Z, (k = 3 /\ w = 3) -> ~ (bisection_width (MCR k) w).
Proof. intros k w [-> ->]. apply (narrower_not _ _ _ mcr3_width). lia. Qed.

Theorem ftt_t2_tcr_bisection_refuted : forall k w : Z, (k = 3 /\ w = 6) -> ~ (bisection_width (TCR k) w).
Proof. intros k w [-> ->]. apply (narrower_not _ _ _ tcr3_width). lia. Qed.

Theorem ftt_t2_mesh_bisection_refuted : forall n w : Z, (n = 5 /\ w = 5) -> ~ (bisection_width (Mesh [n; n]) w).
Proof.
  intros n w [-> ->] B. pose proof (bisection_width_unique _ _ _ B mesh5_width). lia.
Qed.
