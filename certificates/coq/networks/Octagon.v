(* The octagon: the ring of 8 vertices and its four diameters. The OCT paper,
   section 2.1, Definition 6; topology/octagon.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Finite.
Import ListNotations.
Open Scope Z_scope.

(* o is joined to o+1, o-1 and o+4 modulo 8. *)
Definition Octagon : graph := Graph Z (zrange 8) (fun u v => v = (u + 1) mod 8 \/ v = (u + 4) mod 8).

Definition octagon_linkb (u v : Z) : bool := (v =? (u + 1) mod 8) || (v =? (u + 4) mod 8).

Lemma octagon_linkb_link u v : octagon_linkb u v = true <-> v = (u + 1) mod 8 \/ v = (u + 4) mod 8.
Proof. unfold octagon_linkb; rewrite orb_true_iff, !Z.eqb_eq; tauto. Qed.

Lemma eight : 0 < 8.
Proof. lia. Qed.

(* The distance by the difference of the numbers: 0 1 2 2 1 2 2 1. *)
Definition octagon_distance (u v : Z) : Z :=
  match (v - u) mod 8 with
  | 0 => 0 | 1 => 1 | 2 => 2 | 3 => 2 | 4 => 1 | 5 => 2 | 6 => 2 | _ => 1
  end.

(* The paper's router, section 3.1.1, step 1: to the destination if it is
   adjacent; by a side first if it is two steps round, by the diameter first if
   it is three. *)
Definition octagon_next (u v : Z) : Z :=
  match (v - u) mod 8 with
  | 0 => u | 1 => (u + 1) mod 8 | 2 => (u + 1) mod 8 | 3 => (u + 4) mod 8
  | 4 => (u + 4) mod 8 | 5 => (u + 4) mod 8 | 6 => (u + 7) mod 8 | _ => (u + 7) mod 8
  end.

Lemma octagon_proper : proper Octagon.
Proof. apply (finite_proper 8); lia. Qed.

Lemma octagon_vertex v : is_vertex Octagon v <-> 0 <= v < 8.
Proof. apply in_zrange. Qed.

Lemma octagon_decidable : decidable Octagon.
Proof. apply (finite_decidable 8 _ octagon_linkb octagon_linkb_link). Qed.

Theorem octagon_order : order Octagon 8.
Proof. apply (finite_order 8); lia. Qed.

Theorem octagon_regular : regular Octagon 3.
Proof.
  apply (finite_regular 8 _ octagon_linkb octagon_linkb_link); vm_compute; reflexivity.
Qed.

Theorem octagon_links : size Octagon 12.
Proof.
  apply (finite_size 8 _ octagon_linkb octagon_linkb_link); vm_compute; reflexivity.
Qed.

Lemma octagon_descends : descends Octagon octagon_next octagon_distance /\
  forall v, is_vertex Octagon v -> potential Octagon (fun u => octagon_distance u v).
Proof.
  apply (finite_minimal 8 _ octagon_linkb octagon_linkb_link); vm_compute; reflexivity.
Qed.

Theorem octagon_dist u v : 0 <= u < 8 -> 0 <= v < 8 -> dist Octagon u v (octagon_distance u v).
Proof.
  destruct octagon_descends as [D P]; intros U V.
  apply (distance_by_descent Octagon octagon_next); auto; apply octagon_vertex; auto.
Qed.

Theorem octagon_minimal : minimal_router Octagon octagon_next.
Proof. destruct octagon_descends as [D P]; apply (minimal_by_descent Octagon _ octagon_distance); auto. Qed.

Theorem octagon_diameter : diameter Octagon 2.
Proof.
  apply (diameter_by_distance Octagon octagon_distance 2 0 2).
  - intros u v U V; apply octagon_vertex in U, V; apply octagon_dist; auto.
  - intros u v U V; apply octagon_vertex in U, V; apply Z.leb_le.
    apply (forallb_zrange2 (fun u v => octagon_distance u v <=? 2) 8); auto; vm_compute; reflexivity.
  - apply octagon_vertex; lia.
  - apply octagon_vertex; lia.
  - reflexivity.
Qed.

Theorem octagon_connected : connected Octagon.
Proof. eapply diameter_connected, octagon_diameter. Qed.

Theorem octagon_transitive : vertex_transitive Octagon.
Proof.
  apply (transitive_by_base Octagon 0); [apply NoDup_zrange | | apply octagon_vertex; lia].
  intros v V; apply octagon_vertex in V.
  exists (fun x => (x + v) mod 8), (fun x => (x - v) mod 8); split; [|rewrite Z.add_0_l; apply mod_same; lia].
  apply (finite_symmetry 8 _ octagon_linkb octagon_linkb_link);
    assert (v = 0 \/ v = 1 \/ v = 2 \/ v = 3 \/ v = 4 \/ v = 5 \/ v = 6 \/ v = 7) as E by lia;
    repeat (destruct E as [->|E]; [vm_compute; reflexivity|]); subst; vm_compute; reflexivity.
Qed.

Lemma octagon_traceable : traceable_even Octagon.
Proof.
  split; [|reflexivity]; exists (zrange 8), 0, 7; split; [|apply Permutation_refl].
  rewrite <- (map_id (zrange 8)); apply (chain_by_function Octagon (fun i => i) 8); [lia|].
  intros i I; split; [apply octagon_vertex; lia|]; split; [apply octagon_vertex; lia|].
  split; [lia|]; left; simpl; left; rewrite mod_same; lia.
Qed.

(* ---------- Bisection ---------- *)

(* The cut of a set by the eight answers whether a vertex is in it. *)
Lemma octagon_cut S : cut Octagon S
  (Z.of_nat (length (filter (fun e => S (fst e) && negb (S (snd e))) (links 8 octagon_linkb)))).
Proof. apply finite_cut, octagon_linkb_link. Qed.

Theorem octagon_bisection : bisection_width Octagon 4.
Proof.
  split.
  - exists (fun v => match v with 0 | 1 | 4 | 5 => true | _ => false end); split; [reflexivity|].
    assert (H := octagon_cut (fun v => match v with 0 | 1 | 4 | 5 => true | _ => false end)).
    vm_compute in H; exact H.
  - intros S B; exists (Z.of_nat (length (filter (fun e => S (fst e) && negb (S (snd e))) (links 8 octagon_linkb)))).
    split; [apply octagon_cut|].
    unfold balanced in B; change (vertices Octagon) with (zrange 8) in B; revert B.
    let l := eval vm_compute in (links 8 octagon_linkb) in change (links 8 octagon_linkb) with l.
    let l := eval vm_compute in (zrange 8) in change (zrange 8) with l.
    rewrite !length_filter_sum; cbn [sum_over fst snd length].
    destruct (S 0), (S 1), (S 2), (S 3), (S 4), (S 5), (S 6), (S 7); vm_compute; intuition discriminate.
Qed.
