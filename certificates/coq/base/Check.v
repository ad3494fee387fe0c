(* The definitions say what they seem to: small facts that would be false if a
   definition were empty or off by one. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Ring Finite Deadlock.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A ring of six ---------- *)

Definition ring_linkb (n u v : Z) : bool := v =? (u + 1) mod n.

Lemma ring_linkb_link n u v : ring_linkb n u v = true <-> v = (u + 1) mod n.
Proof. apply Z.eqb_eq. Qed.

(* It bisects at 2, *)
Theorem ring6_bisection : bisection_width (Ring 6) 2.
Proof.
  assert (C := finite_cut 6 _ (ring_linkb 6) (ring_linkb_link 6)); split.
  - exists (fun v => v <? 3); split; [reflexivity|].
    specialize (C (fun v => v <? 3)); vm_compute in C; exact C.
  - intros S B; eexists; split; [apply C|].
    unfold balanced in B; change (vertices (Ring 6)) with (zrange 6) in B; revert B.
    let l := eval vm_compute in (links 6 (ring_linkb 6)) in change (links 6 (ring_linkb 6)) with l.
    let l := eval vm_compute in (zrange 6) in change (zrange 6) with l.
    rewrite !length_filter_sum; cbn [sum_over fst snd length].
    destruct (S 0), (S 1), (S 2), (S 3), (S 4), (S 5); vm_compute; intuition discriminate.
Qed.

(* and not at 1 or 3. *)
Theorem ring6_bisection_not_1 : ~ bisection_width (Ring 6) 1.
Proof. intros H; assert (E := bisection_width_unique _ _ _ ring6_bisection H); discriminate. Qed.

Theorem ring6_bisection_not_3 : ~ bisection_width (Ring 6) 3.
Proof. intros H; assert (E := bisection_width_unique _ _ _ ring6_bisection H); discriminate. Qed.

(* Six vertices, six links, degree 2, diameter 3, a cycle, two colours; no other numbers. *)
Theorem ring6_numbers : order (Ring 6) 6 /\ size (Ring 6) 6 /\ regular (Ring 6) 2 /\ diameter (Ring 6) 3 /\
  hamiltonian (Ring 6) /\ bipartite (Ring 6) /\ connected (Ring 6).
Proof.
  split; [apply ring_order; lia|]; split; [apply ring_size; lia|]; split; [apply ring_regular; lia|].
  split; [apply (ring_diameter 6); lia|]; split; [apply ring_hamiltonian; lia|].
  split; [apply ring_bipartite; [lia | reflexivity] | apply ring_connected; lia].
Qed.

Theorem ring6_not : ~ order (Ring 6) 5 /\ ~ size (Ring 6) 12 /\ ~ regular (Ring 6) 1 /\ ~ diameter (Ring 6) 2 /\ ~ diameter (Ring 6) 4.
Proof.
  destruct ring6_numbers as (A & B & C & D & _); repeat split; intros E.
  - assert (F := order_unique _ _ _ A E); discriminate.
  - assert (F := size_unique _ _ _ B E); discriminate.
  - assert (F := regular_unique _ _ _ (ring_proper 6 ltac:(lia)) C E); discriminate.
  - assert (F := diameter_unique _ _ _ D E); discriminate.
  - assert (F := diameter_unique _ _ _ D E); discriminate.
Qed.

(* A ring of five has no two colours. *)
Theorem ring5_not_bipartite : ~ bipartite (Ring 5).
Proof. apply ring_odd_not_bipartite; [lia | reflexivity]. Qed.

(* Two separate vertices are not connected and have no diameter. *)
Definition two : graph := Graph Z [0; 1] (fun _ _ => False).

Lemma two_walk u v d : walk two u v d -> u = v.
Proof. induction 1 as [|u v w d (_ & _ & _ & [L|L]) _ _]; auto; destruct L. Qed.

Theorem two_not_connected : ~ connected two.
Proof.
  intros C; destruct (C 0 1 (or_introl eq_refl) (or_intror (or_introl eq_refl))) as (d & W).
  apply two_walk in W; discriminate.
Qed.

Theorem two_no_diameter D : ~ diameter two D.
Proof. intros H; apply two_not_connected, (diameter_connected _ D); auto. Qed.

(* ---------- Petersen's graph ---------- *)

(* An outer ring of five, an inner star of five, and five spokes. *)
Definition petersen_linkb (u v : Z) : bool :=
  if u <? 5 then (v =? (u + 1) mod 5) || (v =? u + 5) else (v =? 5 + (u - 5 + 2) mod 5).

Definition Petersen : graph := Graph Z (zrange 10) (fun u v => petersen_linkb u v = true).

Lemma petersen_linkb_link u v : petersen_linkb u v = true <-> petersen_linkb u v = true.
Proof. tauto. Qed.

Definition petersen_distance (u v : Z) : Z :=
  if u =? v then 0 else if adjb petersen_linkb u v then 1 else 2.

Definition petersen_next (u v : Z) : Z :=
  if adjb petersen_linkb u v then v
  else match filter (fun w => adjb petersen_linkb u w && adjb petersen_linkb w v) (zrange 10) with w :: _ => w | [] => u end.

Theorem petersen_diameter : diameter Petersen 2.
Proof.
  destruct (finite_minimal 10 _ petersen_linkb petersen_linkb_link petersen_next petersen_distance) as [D P];
    [vm_compute; reflexivity..|].
  apply (diameter_by_distance Petersen petersen_distance 2 0 2).
  - intros u v U V; apply (distance_by_descent Petersen petersen_next); auto.
  - intros u v _ _; unfold petersen_distance; destruct (_ =? _); [lia|]; destruct (adjb _ _ _); lia.
  - apply in_zrange; lia.
  - apply in_zrange; lia.
  - reflexivity.
Qed.

Theorem petersen_numbers : order Petersen 10 /\ size Petersen 15 /\ regular Petersen 3.
Proof.
  split; [apply (finite_order 10); lia|]; split.
  - apply (finite_size 10 _ petersen_linkb petersen_linkb_link); reflexivity.
  - apply (finite_regular 10 _ petersen_linkb petersen_linkb_link); vm_compute; reflexivity.
Qed.

(* Tries all ways on through the vertices that are left, and back to the start. *)
Fixpoint tour (a : Z -> Z -> bool) (start at_ : Z) (rest : list Z) (n : nat) : bool :=
  match n with
  | O => a at_ start
  | S n => existsb (fun v => if a at_ v then tour a start v (remove Z.eq_dec v rest) n else false) rest
  end.

Lemma NoDup_remove_all (l : list Z) v : NoDup l -> NoDup (remove Z.eq_dec v l).
Proof.
  induction 1 as [|a l H N IH]; simpl; [constructor|]; destruct (Z.eq_dec v a); auto.
  constructor; auto; intros I; apply in_remove in I; tauto.
Qed.

Lemma tour_finds n link linkb (H : forall u v, linkb u v = true <-> link u v) start :
  let g := Graph Z (zrange n) link in
  forall (l : list Z) (at_ : Z) (rest : list Z), NoDup (at_ :: l) -> NoDup rest -> Permutation l rest ->
  path g (at_ :: l) -> adj g (last l at_) start ->
  tour (adjb linkb) start at_ rest (length l) = true.
Proof.
  intros g; induction l as [|v l IH]; intros at_ rest M N P Q E.
  - simpl; apply (adj_adjb n link linkb H); auto.
  - destruct Q as [A Q]; simpl; apply existsb_exists; exists v.
    split; [eapply Permutation_in; [exact P | simpl; auto]|].
    rewrite (adj_adjb n link linkb H _ _ A).
    inversion M as [|x y M1 M2]; subst; inversion M2; subst.
    apply IH; auto.
    + apply NoDup_remove_all; auto.
    + apply NoDup_Permutation; auto; [apply NoDup_remove_all; auto|].
      intros x; split.
      * intros I; apply in_in_remove; [intros ->; auto|].
        eapply Permutation_in; [exact P | simpl; auto].
      * intros I; apply in_remove in I; destruct I as [I D].
        apply (Permutation_in x (Permutation_sym P)) in I; destruct I; [congruence | auto].
    + replace (last l v) with (last (v :: l) at_); auto.
      clear; revert v; induction l as [|a l IH]; intros v; auto; simpl in *; auto.
      destruct l; auto; apply (IH a).
Qed.

Lemma petersen_no_tours :
  forallb (fun u => negb (tour (adjb petersen_linkb) u u (remove Z.eq_dec u (zrange 10)) 9)) (zrange 10) = true.
Proof. vm_compute; reflexivity. Qed.

Lemma petersen_no_tour u : 0 <= u < 10 ->
  tour (adjb petersen_linkb) u u (remove Z.eq_dec u (zrange 10)) 9 = false.
Proof. intros U; apply negb_true_iff, (forallb_zrange _ 10 petersen_no_tours u U). Qed.

(* It has no Hamiltonian cycle. *)
Theorem petersen_not_hamiltonian : ~ hamiltonian Petersen.
Proof.
  intros (u & l & _ & P & Q & E).
  assert (N : NoDup (u :: l)) by (eapply Permutation_NoDup; [apply Permutation_sym; exact P | apply NoDup_zrange]).
  assert (U : In u (zrange 10)) by (eapply Permutation_in; [exact P | simpl; auto]).
  assert (L : length l = 9%nat) by (apply Permutation_length in P; apply eq_add_S; exact P).
  assert (R : Permutation l (remove Z.eq_dec u (zrange 10))).
  { inversion N; subst; apply NoDup_Permutation; auto; [apply NoDup_remove_all, NoDup_zrange|].
    intros x; split.
    - intros I; apply in_in_remove; [intros ->; auto|]; eapply Permutation_in; [exact P | simpl; auto].
    - intros I; apply in_remove in I; destruct I as [I D].
      apply (Permutation_in x (Permutation_sym P)) in I; destruct I; [congruence | auto]. }
  assert (T := tour_finds 10 _ petersen_linkb petersen_linkb_link u l u _ N (NoDup_remove_all _ u (NoDup_zrange 10)) R Q E).
  replace (@length Z l) with 9%nat in T by (symmetry; exact L).
  assert (F := petersen_no_tour u (proj1 (in_zrange _ _) U)); exact (diff_false_true (eq_trans (eq_sym F) T)).
Qed.

(* ---------- Symmetry ---------- *)

(* The complete network of four, and the line of three. *)
Definition K4 : graph := Graph Z (zrange 4) (fun u v => u <> v).
Definition Line3 : graph := Graph Z (zrange 3) (fun u v => v = u + 1).

Lemma K4_linkb u v : negb (u =? v) = true <-> u <> v.
Proof. rewrite negb_true_iff, Z.eqb_neq; tauto. Qed.

Theorem K4_transitive : vertex_transitive K4.
Proof.
  apply (transitive_by_base K4 0); [apply NoDup_zrange | | apply in_zrange; lia].
  intros v V; apply in_zrange in V.
  exists (fun x => (x + v) mod 4), (fun x => (x - v) mod 4); split; [|rewrite Z.add_0_l; apply mod_same; lia].
  apply (finite_symmetry 4 _ _ K4_linkb); assert (E : v = 0 \/ v = 1 \/ v = 2 \/ v = 3) by lia;
    repeat (destruct E as [->|E]; [vm_compute; reflexivity|]); subst; vm_compute; reflexivity.
Qed.

Lemma Line3_linkb u v : (v =? u + 1) = true <-> v = u + 1.
Proof. apply Z.eqb_eq. Qed.

Theorem Line3_not_transitive : ~ vertex_transitive Line3.
Proof.
  intros T; destruct (T 0 1) as (f & A & E); [apply in_zrange; lia..|].
  assert (D := finite_degree 3 _ _ Line3_linkb 0 ltac:(lia)).
  assert (D' := finite_degree 3 _ _ Line3_linkb 1 ltac:(lia)).
  apply (automorphism_degree Line3 f) in D; auto; [|apply NoDup_zrange | apply in_zrange; lia].
  rewrite E in D; assert (F := degree_unique _ _ _ _ D D'); discriminate.
Qed.

(* ---------- No vertices ---------- *)

Definition nothing (V : Type) : graph := Graph V [] (fun _ _ => False).

Theorem nothing_order V N : ~ order (nothing V) N.
Proof. intros [[_ H] _]; apply H; reflexivity. Qed.

Theorem nothing_diameter V D : ~ diameter (nothing V) D.
Proof. intros [_ (u & v & [W _])]; apply walk_left in W; destruct W. Qed.

Theorem nothing_min_degree V d : ~ min_degree (nothing V) d.
Proof. intros [(v & [] & _) _]. Qed.

Theorem nothing_hamiltonian V : ~ hamiltonian (nothing V).
Proof. intros (u & l & _ & P & _); apply Permutation_length in P; discriminate. Qed.

(* ---------- Deadlock ---------- *)

(* Once round the ring, on one virtual channel: each channel waits for the next. *)
Theorem ring_round_deadlocks : forall n, 3 <= n -> ~ deadlock_free (Ring n) (fun w v => ((w + 1) mod n, 0)).
Proof.
  intros n N H.
  set (c := fun i : Z => (i mod n, (i + 1) mod n, 0) : channel (Ring n)).
  assert (S : forall i, depends (Ring n) (fun w v => ((w + 1) mod n, 0)) (c i) (c (i + 1))).
  { intros i; assert (R := mod_range i n ltac:(lia)).
    assert (D : forall a b, 0 < b - a < n -> a mod n <> b mod n).
    { intros a b L E; assert (X := Z.div_mod a n); assert (Y := Z.div_mod b n).
      assert (b / n <> a / n) by nia; nia. }
    exists (i mod n), ((i + 2) mod n), (i mod n); split; [|split; [|split; [|split]]].
    - apply takes_start; apply ring_vertex; apply mod_range; lia.
    - apply D; lia.
    - simpl; rewrite Zplus_mod_idemp_l; apply D; lia.
    - unfold c; rewrite Zplus_mod_idemp_l; reflexivity.
    - unfold c; rewrite !Zplus_mod_idemp_l; reflexivity. }
  assert (K : forall j : nat, depends_on (Ring n) (fun w v => ((w + 1) mod n, 0)) (c 0) (c (Z.of_nat (Datatypes.S j)))).
  { induction j as [|j IH]; [apply depends_one; apply (S 0)|].
    clear H; revert IH; generalize (c 0); intros a IH.
    assert (T := S (Z.of_nat (Datatypes.S j))).
    replace (Z.of_nat (Datatypes.S j) + 1) with (Z.of_nat (Datatypes.S (Datatypes.S j))) in T by lia.
    revert T; generalize (c (Z.of_nat (Datatypes.S (Datatypes.S j)))); intros b T.
    induction IH as [x y A|x y z A B IH]; eauto using depends_on. }
  specialize (K (Z.to_nat (n - 1))).
  replace (Z.of_nat (Datatypes.S (Z.to_nat (n - 1)))) with n in K by lia.
  replace (c n) with (c 0) in K; [exact (H _ K)|].
  unfold c; rewrite Z_mod_same_full, Zmod_0_l.
  replace (n + 1) with (1 + 1 * n) by lia; rewrite Z_mod_plus_full; reflexivity.
Qed.

(* A router that goes one hop at most has no dependencies. *)
Theorem ring3_deadlock_free : deadlock_free (Ring 3) (fun w v => (v, 0)).
Proof. intros c D; induction D as [c c' (u & v & w & _ & _ & X & _)|]; auto. Qed.

(* ---------- Broadcast ---------- *)

(* On one link a broadcast takes one round, and none is not enough. *)
Theorem edge_broadcast : broadcast_rounds (Ring 2) (single_port (Ring 2)) 0 1.
Proof.
  split.
  - exists [[(0, 1)]]; split; [simpl; lia|]; split; [|split].
    + constructor; [|constructor]; split; [|split; repeat constructor; simpl; tauto].
      intros u v [E|[]]; inversion E; apply ring_adj; lia.
    + intros now before after E u v I; destruct after as [|a [|b after]]; inversion E; subst.
      destruct I as [I|[]]; inversion I; reflexivity.
    + intros v V; apply ring_vertex in V; assert (E : v = 0 \/ v = 1) by lia; destruct E as [->| ->].
      * left; reflexivity.
      * right; exists 0; split; [left; reflexivity | reflexivity].
  - intros (rounds & L & _ & _ & I); destruct rounds; [|simpl in L; lia].
    specialize (I 1 ltac:(apply ring_vertex; lia)); discriminate.
Qed.

(* From the middle of a line of three, one round with all ports and two with one. *)
Lemma Line3_adj u v : adj Line3 u v <-> 0 <= u < 3 /\ 0 <= v < 3 /\ (v = u + 1 \/ u = v + 1).
Proof. unfold adj, is_vertex; simpl vertices; rewrite !in_zrange; simpl; lia. Qed.

Theorem line_broadcast_all_port : broadcast_within Line3 (all_port Line3) 1 1.
Proof.
  exists [[(1, 0); (1, 2)]]; split; [simpl; lia|]; split; [|split].
  - constructor; [|constructor]; intros u v [E|[E|[]]]; inversion E; apply Line3_adj; lia.
  - intros now before after E u v I; destruct after as [|a [|b after]]; inversion E; subst.
    destruct I as [I|[I|[]]]; inversion I; reflexivity.
  - intros v V; apply in_zrange in V; assert (E : v = 0 \/ v = 1 \/ v = 2) by lia.
    destruct E as [->|[->| ->]]; [right|left; reflexivity|right]; exists 1; simpl; auto.
Qed.

Theorem line_broadcast_single_port : ~ broadcast_within Line3 (single_port Line3) 1 1.
Proof.
  intros (rounds & L & M & _ & I).
  assert (I0 := I 0 ltac:(apply in_zrange; lia)); assert (I2 := I 2 ltac:(apply in_zrange; lia)).
  destruct rounds as [|now [|x rounds]]; [discriminate| |simpl in L; lia].
  inversion M as [|x y (_ & N & _) _]; subst; simpl in I0, I2.
  destruct I0 as [E|(u & A & ->)]; [discriminate|]; destruct I2 as [E|(v & B & ->)]; [discriminate|].
  assert (F := NoDup_map_back fst now _ _ N A B eq_refl); discriminate.
Qed.
