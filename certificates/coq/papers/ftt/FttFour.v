(* FTT(n) is not vertex-transitive, for no n from 4 on. For n = 4 all distances are alike, but
   (1,1) has two common neighbours or more with 5 other vertices, and (0,0) with 3. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Square Ftt FttSymmetry Links Computed.
Import ListNotations.
Open Scope Z_scope.

Section Common.
Variable g : graph.
Variable E : tells g.
Variable D : decides g.
Hypothesis P : proper g.

Lemma once : NoDup (vertices g).
Proof. destruct P. assumption. Qed.

Definition common (u v : vertex g) : list (vertex g) := filter (fun w => joined g E D u w && joined g E D w v) (vertices g).

Definition twice (u v : vertex g) : bool := negb (same g E u v) && (2 <=? Z.of_nat (length (common u v))).

Lemma in_common u v w : is_vertex g u -> is_vertex g v -> In w (common u v) <-> adj g u w /\ adj g w v.
Proof.
  intros U V. unfold common. rewrite filter_In, andb_true_iff. split.
  - intros (W & A & B). split; apply (joined_adj g E D); auto.
  - intros (A & B). pose proof (adj_right A) as W. split; [exact W|]. split; apply (joined_adj g E D); auto.
Qed.

Lemma common_once u v : NoDup (common u v).
Proof. apply NoDup_filter. destruct P. assumption. Qed.

(* An automorphism keeps it. *)
Lemma twice_kept f u v : automorphism g f -> is_vertex g u -> is_vertex g v -> twice u v = true -> twice (f u) (f v) = true.
Proof.
  intros A U V T. unfold twice in *. rewrite andb_true_iff, negb_true_iff, Z.leb_le in *. destruct T as [N L].
  assert (I : forall a b, is_vertex g a -> is_vertex g b -> f a = f b -> a = b) by (intros a b X Y Q; exact (automorphism_injective g f a b once A X Y Q)).
  assert (M : forall w, is_vertex g w -> is_vertex g (f w)).
  { intros w W. destruct A as [A _]. eapply Permutation.Permutation_in; [exact A|]. apply in_map, W. }
  split.
  - destruct (same g E (f u) (f v)) eqn:S; [|reflexivity]. apply same_iff in S. apply I in S; auto.
    assert (same g E u v = true) by (apply same_iff; exact S). congruence.
  - assert (K : (length (map f (common u v)) <= length (common (f u) (f v)))%nat); [|rewrite map_length in K; lia].
    apply NoDup_incl_length.
    + apply NoDup_map_inj; [|apply common_once]. intros a b J K. apply in_common in J, K; auto. destruct J as [J _], K as [K _].
      apply I; eapply adj_right; eauto.
    + intros x X. apply in_map_iff in X. destruct X as (w & <- & W). apply in_common in W; auto. destruct W as [W1 W2].
      pose proof (adj_right W1) as WV. apply in_common; auto. destruct A as [_ A].
      split; [exact (proj1 (A u w U WV) W1)|exact (proj1 (A w v WV V) W2)].
Qed.

Lemma not_transitive_by u v : is_vertex g u -> is_vertex g v ->
  (length (filter (twice v) (vertices g)) <? length (filter (twice u) (vertices g)))%nat = true -> ~ vertex_transitive g.
Proof.
  intros U V L T. apply Nat.ltb_lt in L. destruct (T u v U V) as (f & A & F).
  assert (M : forall w, is_vertex g w -> is_vertex g (f w)).
  { intros w W. destruct A as [A _]. eapply Permutation.Permutation_in; [exact A|]. apply in_map, W. }
  assert (K : (length (map f (filter (twice u) (vertices g))) <= length (filter (twice v) (vertices g)))%nat); [|rewrite map_length in K; lia].
  apply NoDup_incl_length.
  - apply NoDup_map_inj; [|apply NoDup_filter; destruct P; assumption]. intros a b X Y Q. apply filter_In in X, Y.
    exact (automorphism_injective g f a b once A (proj1 X) (proj1 Y) Q).
  - intros x X. apply in_map_iff in X. destruct X as (w & <- & W). apply filter_In in W. destruct W as [W T2]. apply filter_In.
    split; [apply M, W|]. rewrite <- F. apply twice_kept; auto.
Qed.
End Common.

Theorem ftt_regular_symmetric_refuted : forall n : Z, 4 <= n -> ~ vertex_transitive (FTT n).
Proof.
  intros n N. destruct (Z.eq_dec n 4) as [->|D]; [|apply not_transitive; lia].
  apply (not_transitive_by (FTT 4) same2 (ftt 4) (ftt_proper 4 ltac:(lia)) (1, 1) (0, 0)).
  - apply grid_vertex. lia.
  - apply grid_vertex. lia.
  - vm_cast_no_check (eq_refl true).
Qed.
