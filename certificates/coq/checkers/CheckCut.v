(* Cuts: the width is at most that of a given one. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckIso CheckSymmetry.
Import ListNotations.
Open Scope Z_scope.

(* The vertices of a list, as a test. *)
Definition side_of (n : int) (l : list int) : int -> bool :=
  let t := fold_left (fun t v => t.[v <- 1%uint63]) l (make n 0%uint63) in fun v => (t.[v] =? 1)%uint63.

(* The links that leave the side. *)
Definition cut_links (P : plain) (S : int -> bool) : Z :=
  sum_over (fun u => Z.of_nat (length (filter (fun w => negb (S w)) (row P u)))) (filter S (ints (total P))).

Definition cut_check (P : plain) (side : list int) (w : Z) : bool :=
  let S := side_of (total P) side in
  (Z.of_nat (length (filter S (ints (total P)))) =? to_Z (total P) / 2) && (cut_links P S <=? w).

Lemma cut_links_spec P S : good_plain P -> cut (Numbers P) S (cut_links P S).
Proof.
  intros W; unfold cut, cut_links.
  apply (count_iff (fun e : int * int => In (fst e) (filter S (ints (total P))) /\ (In (snd e) (row P (fst e)) /\ S (snd e) = false))).
  - intros [u v]; simpl; rewrite filter_In, in_ints, numbers_adj by exact W; tauto.
  - apply (count_pairs (fun u v => In v (row P u) /\ S v = false) (fun u => Z.of_nat (length (filter (fun w => negb (S w)) (row P u))))).
    + apply NoDup_filter, NoDup_ints.
    + intros u U; apply filter_In in U; destruct U as [U _]; apply in_ints in U.
      apply count_list; [apply NoDup_filter, row_once; assumption|]; intros v; rewrite filter_In, negb_true_iff; reflexivity.
Qed.

Lemma cut_sound P side w : good_plain P -> cut_check P side w = true -> width_at_most (Numbers P) w.
Proof.
  unfold cut_check; rewrite andb_true_iff, Z.eqb_eq, Z.leb_le; set (S := side_of _ _); clearbody S; intros W [B C].
  exists S; split; [|exists (cut_links P S); split; [apply cut_links_spec; exact W | exact C]].
  unfold balanced; simpl vertices; rewrite length_ints; exact B.
Qed.
